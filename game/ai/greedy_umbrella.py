"""What a greedy player of Umbrella thinks a move is worth: the table right after it, no further.

A claim comes first, then progress on the figures that could be claimed, and half the points of
the own waiting area (rules, section 9). Near the end only real points count.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules import umbrella
from game.rules.core import Move
from game.rules.umbrella.faces import CELLS, COLORS
from game.rules.umbrella.places import TABLES
from game.rules.umbrella.state import Setup, State

NOISE = 1.0
"""At most one cell of progress. Up to 0.5 would only break ties, as values go in steps of half a
point; with none at all a game can go round in circles."""

CLAIM = 100.0
"""A slide that completes a figure, and claiming it; more than any progress can be worth."""

POWER = 3.0
"""A power that fires, and an extra turn to come."""

CLEAR = 2
"""Points for an empty personal area (rules, section 4)."""

GIFT = 0.5
"""How much the next player's progress counts when a tile is handed on."""


def worth(before: State, move: Move, after: State) -> float:
    """How good the table is for the decider, compared with other moves of the same decision."""
    seat = before.seat
    last = after.trigger >= 0 and not after.extra
    value = areas(after, seat) * (1.0 if last or after.over else 0.5)
    if not last and not after.over:
        value += progress(after, seat)
    if before.phase == "slide":
        if after.phase == "claim":
            value += CLAIM + best_claim(after)
        return value
    if move.kind == "claim":
        value += CLAIM
    value += earned(after, seat) + POWER * (len(after.due) + after.extra)
    if before.phase in ("claim", "face") and before.seats > 1:
        value -= GIFT * progress(after, (seat + 1) % before.seats)
    return value


def best_claim(state: State) -> float:
    """The most that claiming now can earn in tokens, groups and powers."""
    seat = state.seat
    claims = (move for move in umbrella.legal_moves(state) if move.kind == "claim")
    results = (umbrella.apply(state, move)[0] for move in claims)
    return max(earned(after, seat) + POWER * (len(after.due) + after.extra) for after in results)


def earned(state: State, seat: int) -> int:
    """Points of a seat but for those of its waiting area."""
    return umbrella.scores(state)[seat].total - areas(state, seat)


def areas(state: State, seat: int) -> int:
    """Points of the personal area: one less for each umbrella, or those of an empty one."""
    area = TABLES[state.seats].around[seat][2]
    count = sum(state.waiting[4 * area : 4 * area + 4])
    return -count if count else CLEAR


def progress(state: State, seat: int) -> int:
    """Cells that hold the best color of each live figure, of those a free space accepts."""
    stage, mask = state.stages[seat], state.drops[seat]
    claimed = state.claimed if seat == state.seat else -1
    total = 0
    for space, stack in enumerate(state.figures[seat]):
        if stack and space != claimed:
            a, b, c, d = CELLS[space][stack[0]]
            held = (stage[a], stage[b], stage[c], stage[d])
            colors = claimable(state.setup, mask, space)
            total += max((held.count(color) for color in colors), default=0)
    return total


@lru_cache(maxsize=10_000)
def claimable(setup: Setup, mask: int, space: int) -> tuple[int, ...]:
    """The colors with which a figure of that space can be claimed by who holds those spaces."""
    free = [board for index, board in enumerate(setup.board.spaces) if not mask >> index & 1]
    if any(board.arrow == space for board in free):
        return tuple(range(len(COLORS)))
    return tuple({color: None for board in free for color in board.colors})
