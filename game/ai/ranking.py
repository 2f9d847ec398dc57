"""Choosing among moves that are nearly as good as the best: how a weaker level stays sensible."""

from __future__ import annotations

from random import Random

from game.rules.core import Move

Ranking = list[tuple[float, Move]]
"""Moves with their values, the best first."""


def pick(ranking: Ranking, slack: float, rng: Random) -> Move:
    """One of the moves at most ``slack`` behind the best, the better ones more often.

    The chance of a move falls evenly from the best one down to nothing at ``slack``.
    """
    best = ranking[0][0]
    if slack <= 0:
        return ranking[0][1]
    near = [(1.0 - (best - value) / slack, move) for value, move in ranking if best - value < slack]
    if len(near) < 2:
        return ranking[0][1]
    return rng.choices([move for _, move in near], [share for share, _ in near])[0]
