"""Points at any moment, and the result bands of solo (rules, 4, 5 and 8)."""

from __future__ import annotations

from game.rules.core import HEAD_START, Line, Score
from game.rules.umbrella.places import TABLES
from game.rules.umbrella.state import State

TOKEN_POINTS = 2
CLEAR_POINTS = 2
"""For an empty personal area."""

BANDS = ((35, "rainbow"), (30, "storm"), (25, "downpour"), (20, "shower"), (15, "drizzle"))
"""Least totals of the solo results (house); below the last one the game is lost."""


def scores(state: State) -> tuple[Score, ...]:
    """The score of every seat: lines tokens, groups, areas and clear; few umbrellas win ties."""
    return tuple(_score(state, seat) for seat in range(state.setup.seats))


def _score(state: State, seat: int) -> Score:
    drops = state.drops[seat]
    parts = state.board.parts(drops)
    area = 4 * TABLES[state.setup.seats].around[seat][2]
    umbrellas = sum(state.waiting[area : area + 4])
    tokens = drops.bit_count()
    lines: tuple[Line, ...] = (
        Line("tokens", TOKEN_POINTS * tokens, tokens, (TOKEN_POINTS,) * tokens),
        Line("groups", sum(parts), len(parts), parts),
        Line("areas", -umbrellas, umbrellas),
        Line("clear", 0 if umbrellas else CLEAR_POINTS),
    )
    given = state.setup.head_start
    if given:
        lines += (Line(HEAD_START, given[seat]),)
    return Score(lines, tie=-umbrellas)


def band(total: int) -> str:
    """The result of a solo game: lost, drizzle, shower, downpour, storm or rainbow."""
    return next((name for least, name in BANDS if total >= least), "lost")
