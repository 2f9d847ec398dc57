"""A hint: the move of the strongest level and one reason for it, read off its own evaluation.

It is asked about a resampled state like any opponent, so it knows nothing that the seat does not.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any, NamedTuple

from game.ai.solstis import reasons as solstis_reasons
from game.ai.solstis import styles as solstis_styles
from game.ai.umbrella import reasons as umbrella_reasons
from game.ai.umbrella import styles as umbrella_styles
from game.rules.core import Move, Rules

BEST = "storm"


class Advice(NamedTuple):
    """The move, and the key of the sentence with its values: names of colors and spirits, seats
    and numbers, to be put into words by whoever shows it."""

    move: Move
    why: str
    values: dict[str, str | int]


Reason = tuple[str, dict[str, str | int]]


def advise(
    rules: Rules[Any], state: Any, rng: Random, quiet: int = 0
) -> Generator[None, None, Advice]:
    """The best move and why."""
    reason: Callable[[Any, Move], Reason]
    if rules.NAME == "umbrella":
        ranked = yield from umbrella_styles.rank(state, umbrella_styles.STYLES[BEST], quiet)
        reason = umbrella_reasons.reason
    else:
        ranked = yield from solstis_styles.rank(state, solstis_styles.STYLES[BEST], rng)
        reason = solstis_reasons.reason
    move = ranked[0][1]
    return Advice(move, *reason(state, move))
