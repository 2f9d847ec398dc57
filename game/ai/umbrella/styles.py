"""The four levels of Umbrella: how far each looks, what it cares about, how exact it is."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from game.ai.ranking import Ranking, pick
from game.ai.umbrella.codes import move_of
from game.ai.umbrella.position import Position
from game.ai.umbrella.search import Search
from game.ai.umbrella.solo import rank_solo
from game.ai.umbrella.worth import Weights, Worth
from game.rules import umbrella
from game.rules.core import Move


@dataclass(frozen=True)
class Style:
    """One level. ``slack`` is in points: moves that are no more than that behind may be chosen."""

    widths: tuple[int, ...]
    beam: int
    slack: float
    weights: Weights = field(default_factory=Weights)


EXACT = 0.05
"""A slack that only breaks ties; without any a game could go round in circles."""

HASTY = (0.02, 0.1, 0.2, 0.4, 0.45)
"""Hopes of those who would rather claim now."""

STYLES = {
    # Takes what lies in reach, looks at its own stage only and is easily content.
    "drizzle": Style((99,), 1, 1.2, Weights(HASTY, others=0.0)),
    # Plans for the scoreboard, sees what it hands on, but does not look ahead.
    "shower": Style((99,), 3, 0.8, Weights(HASTY, others=0.6)),
    # Weighs every slide against the best answer.
    "downpour": Style((10, 1), 8, 0.3),
    # Three turns deep: its own, the answers, and its own again.
    "storm": Style((12, 8, 1), 16, EXACT),
}


PATIENCE = 4
"""Rounds without a claim that are nothing unusual."""
URGE = 0.4
"""Points that each round after these adds to a token."""
CARE = 0.1
"""Share of the care for what others hope that each of these rounds takes."""


def hurried(weights: Weights, rounds: float) -> Weights:
    """What an opponent cares about after so many rounds without a claim.

    Nothing in the rules forces an end: one who leads may wait, one who is behind may hinder, for
    ever. So tokens are worth more and more, and hindering less and less, until somebody claims.
    """
    late = rounds - PATIENCE
    if late <= 0:
        return weights
    others = weights.others * max(0.0, 1.0 - CARE * late)
    return replace(weights, urge=URGE * late, others=others)


def rank(state: Any, style: Style, quiet: int = 0) -> Generator[None, None, Ranking]:
    """The moves of the seat in turn with their values in points, best first.

    ``quiet`` is how many slides were played since the last claim.
    """
    position = Position.of(state)
    worth = Worth(position, hurried(style.weights, quiet / state.seats))
    if position.fixed.seats == 1:
        ranked = yield from rank_solo(position, worth, style.beam)
    else:
        ranked = yield from Search(worth, style.widths).rank(position)
    return [(value, move_of(position, code)) for value, code in ranked]


def choose(state: Any, level: str, rng: Random, quiet: int) -> Generator[None, None, Move]:
    """The move that a level makes."""
    style = STYLES[level]
    ranked = yield from rank(state, style, quiet)
    # Only slides are chosen freely: to leave a claim or a power unused is no style, but a blunder.
    slack = style.slack if state.phase == "slide" else EXACT
    if state.phase == "slide" and _completes(state, ranked[0][1]):
        ranked = [option for option in ranked if _completes(state, option[1])]
    return pick(ranked, slack, rng)


def _completes(state: Any, move: Move) -> bool:
    """Whether a figure can be claimed after the slide."""
    return bool(umbrella.apply(state, move)[0].phase == "claim")
