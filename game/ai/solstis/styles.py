"""The four levels of Solstis: how long each thinks, and how exact it is."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any

from game.ai.ranking import Ranking, pick
from game.ai.solstis.quick import Quick
from game.ai.solstis.search import SCALE, Effort, Search
from game.rules import solstis
from game.rules.core import Move

SEEN = 0.04
"""Least share of the visits that a move needs so that its value means something."""


@dataclass(frozen=True)
class Style:
    """One level. ``slack`` is in points: moves that are no more than that behind may be chosen."""

    effort: Effort
    slack: float


STYLES = {
    # Likes tiles that fit, thinks of the moment, and is easily content.
    "drizzle": Style(Effort(10, turns=1), 14.0),
    # Looks a turn further and counts what a capture leaves lying there.
    "shower": Style(Effort(40), 4.5),
    # Looks at twice as many possible hands, and is rarely content with less than the best.
    "downpour": Style(Effort(80), 1.5),
    # The same with far more patience.
    "storm": Style(Effort(500), 0.0),
    # Not for people: Storm that sees what it must not, to measure what that would be worth.
    "peek": Style(Effort(500, sees="hands"), 0.0),
    "open": Style(Effort(500, sees="all"), 0.0),
}


def rank(state: Any, style: Style, rng: Random) -> Generator[None, None, Ranking]:
    """The moves of the seat in turn with their expected lead in points, best first.

    The best one is the one that the search went back to most often.
    """
    found = yield from Search(state, style.effort, rng).run()
    keys = [key for key, _ in Quick(state).actions()]
    moves = dict(zip(keys, solstis.legal_moves(state), strict=True))
    most = max(visits for _, _, visits in found)
    best = max(found, key=lambda each: (each[2], each[1]))
    near = [each for each in found if each[2] >= SEEN * most and each is not best]
    near.sort(key=lambda each: each[1], reverse=True)
    return [(min(_points(mean), _points(best[1])), moves[key]) for key, mean, _ in (best, *near)]


def _points(mean: float) -> float:
    """The lead in points that a mean reward stands for."""
    bounded = min(0.999, max(0.001, mean))
    return SCALE * log(bounded / (1.0 - bounded))


def choose(state: Any, level: str, rng: Random, quiet: int) -> Generator[None, None, Move]:
    """The move that a level makes; a match ends with the pile, so nothing has to be hurried."""
    style = STYLES[level]
    ranked = yield from rank(state, style, rng)
    return pick(ranked, style.slack, rng)
