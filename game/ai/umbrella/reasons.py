"""Why a move of Umbrella is good, in the terms in which positions are valued."""

from __future__ import annotations

from game.ai.umbrella.bits import FIGURES, LANE, LANE_MASK, NEAREST, REACH
from game.ai.umbrella.codes import move_of
from game.ai.umbrella.position import Position
from game.ai.umbrella.worth import Weights, Worth
from game.rules.core import Move
from game.rules.umbrella.faces import COLORS
from game.rules.umbrella.state import State

Reason = tuple[str, dict[str, str | int]]

SMALL = 0.25
"""Points below which a change is no reason."""


def reason(state: State, move: Move) -> Reason:
    """The key of a sentence and its values."""
    before = Position.of(state)
    codes = before.codes()
    after = before.play(next(code for code in codes if move_of(before, code) == move))
    worth = Worth(before, Weights())
    if move.kind == "slide":
        return _slide(before, after, worth)
    if move.kind == "claim":
        return _claim(before, after, worth)
    if move.kind == "face":
        return "hint.why.face", {"seat": (state.seat + 1) % state.seats}
    return f"hint.why.{move.kind}", {}


def _slide(before: Position, after: Position, worth: Worth) -> Reason:
    """A figure closed or brought near, something taken from others, or the own area."""
    seat, seats = before.seat, before.fixed.seats
    if after.phase == "claim":
        space = after.claims()[0][1]
        return "hint.why.completes", {"color": _color(after, seat, space, worth), "count": 1}
    steps = _steps(after, seat, worth)
    gained = worth.value(after, seat) - worth.value(before, seat)
    losses = [
        (worth.value(before, other) - worth.value(after, other), other)
        for other in range(seats)
        if other != seat
    ]
    lost, victim = max(losses, default=(0.0, -1))
    if lost > max(gained, SMALL):
        return "hint.why.denies", {"seat": victim}
    if _area(before, seat) > _area(after, seat) and gained < 1.0:
        return "hint.why.area", {"count": _area(after, seat)}
    if steps:
        least, color = min(steps)
        near = sum(1 for slides, _ in steps if slides == least)
        if near > 1:
            return "hint.why.near_many", {"figures": near, "count": least}
        return "hint.why.near", {"color": color, "count": least}
    return "hint.why.ahead", {}


def _area(position: Position, seat: int) -> int:
    first = 4 * position.fixed.around[seat][2]
    return sum(position.waiting[first : first + 4])


def _steps(position: Position, seat: int, worth: Worth) -> list[tuple[int, str]]:
    """For each live figure within three slides that can be claimed: how many, in which color."""
    sides = worth.sides(position, seat)
    gains = worth.plan.gains(position.drops[seat], 0)
    found = []
    for space, stack in enumerate(position.figures[seat]):
        if not stack or stack[0] < 0:
            continue
        near = [
            (NEAREST - _closeness(position.stages[seat], sides, space, stack[0], color), name)
            for color, name in enumerate(COLORS)
            if gains[4 * space + color]
        ]
        if near and min(near)[0] < NEAREST:
            found.append(min(near))
    return found


def _closeness(stage: int, sides: int, space: int, face: int, color: int) -> int:
    table = REACH.table(FIGURES[space][face] << 4 | sides >> 4 * color & 15)
    return table[stage >> LANE * color & LANE_MASK]


def _color(position: Position, seat: int, space: int, worth: Worth) -> str:
    """The color that a complete figure shows."""
    face = position.figures[seat][space][0]
    cells = FIGURES[space][face]
    stage = position.stages[seat]
    colors = [c for c in range(4) if stage >> LANE * c & LANE_MASK & cells == cells]
    return COLORS[colors[0]]


def _claim(before: Position, after: Position, worth: Worth) -> Reason:
    """What the space pays now, or what it prepares."""
    seat, parts = before.seat, worth.fixed.board.parts
    group = sum(parts(after.drops[seat])) - sum(parts(before.drops[seat]))
    if after.due:
        return "hint.why.power", {}
    if group > 0:
        return "hint.why.group", {"count": group}
    return "hint.why.space", {}
