"""Slides and claims, and which function answers which phase (rules, section 3)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core import Event, Move, Moved, Put, Told
from game.rules.umbrella import passing, powers
from game.rules.umbrella.boards import Stage
from game.rules.umbrella.faces import CELLS, COLORS
from game.rules.umbrella.passing import changed
from game.rules.umbrella.places import (
    DECLINE_MOVE,
    FACE_MOVES,
    LINES,
    MARKER,
    OFFER,
    SHIFT,
    SIDES,
    TABLES,
    WITHDRAW,
    claim_move,
    cover_moves,
    place,
    push_event,
    slide_event,
    slide_move,
    swap_moves,
)
from game.rules.umbrella.state import FULL, Stack, State
from game.rules.umbrella.turn import end_turn

Result = tuple[State, tuple[Event, ...]]


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move of the seat in turn; () exactly when the game is over."""
    return _MOVES[state.phase](state)


def apply(state: State, move: Move) -> Result:
    """The position after a legal move, and what happened; the move is not checked."""
    return _APPLY[state.phase](state, move)


def _slides(state: State) -> tuple[Move, ...]:
    """Area by color by line; any area on the table when the own four are empty (rules, 3.2)."""
    table = TABLES[state.setup.seats]
    waiting = state.waiting
    moves: tuple[Move, ...] = ()
    for area, slides in zip(table.around[state.seat], table.slides[state.seat], strict=True):
        slot = 4 * area
        red, yellow, blue, green = waiting[slot : slot + 4]
        moves += slides[(red > 0) | (yellow > 0) << 1 | (blue > 0) << 2 | (green > 0) << 3]
    return moves or _slides_from_afar(state)


def _slides_from_afar(state: State) -> tuple[Move, ...]:
    """All four own areas are empty: any umbrella of the table enters from any side."""
    table, seat = TABLES[state.setup.seats], state.seat
    return tuple(
        slide_move(seat, place(table.areas[slot // 4], slot % 4), side, line, via)
        for slot, count in enumerate(state.waiting[: -len(COLORS)])
        if count
        for side in SIDES
        for via in (place(table.areas[table.around[seat][side]], slot % 4),)
        for line in range(len(LINES[side]))
    )


def slide_of(state: State, move: Move) -> tuple[int, int, int, int, int]:
    """Side, line, source area, color and target area of a slide.

    The place before the entry cell names the side: it lies in the own area there.
    """
    seat, path = state.seat, move.path
    table = TABLES[state.setup.seats]
    side = table.side[seat][path[-2].area]
    line = path[-1].y if side & 1 else path[-1].x
    target = len(table.areas) - 1 if state.setup.seats == 1 else table.around[seat][side ^ 2]
    return side, line, table.index[path[0].area], path[0].x, target


def _slide(state: State, move: Move) -> Result:
    """Slide, then ask for a claim if one is possible, else end the turn."""
    seat = state.seat
    side, line, source, color, target = slide_of(state, move)
    stage = state.stages[seat]
    out = stage[LINES[side][line][-1]]
    stage = SHIFT[side][line]((*stage, color))
    waiting = list(state.waiting)
    taken, landed = 4 * source + color, 4 * target + out
    areas = TABLES[state.setup.seats].areas
    events: list[Event] = [
        push_event(seat, side, line, areas[target], out, waiting[landed]),
        slide_event(seat, side, line, areas[source], color, waiting[taken] - 1),
    ]
    waiting[taken] -= 1
    waiting[landed] += 1
    stages = (*state.stages[:seat], stage, *state.stages[seat + 1 :])
    if _claimable(state, stage):
        events.append(OFFER)
        after = state._replace(stages=stages, waiting=tuple(waiting), phase="claim")
    else:
        after = end_turn(state._replace(stages=stages, waiting=tuple(waiting)), events)
    return after, tuple(events)


def complete(stage: Stage, space: int, stack: Stack) -> int:
    """The color that the live figure of a space shows on the stage, or -1."""
    if stack:
        a, b, c, d = CELLS[space][stack[0]]
        color = stage[a]
        if color == stage[b] and color == stage[c] and color == stage[d]:
            return color
    return -1


def _claimable(state: State, stage: Stage) -> bool:
    """Whether the seat in turn can claim a figure with this stage."""
    for space, stack in enumerate(state.figures[state.seat]):
        color = complete(stage, space, stack)
        if color >= 0 and state.board.accepts[space][color] & ~state.drops[state.seat]:
            return True
    return False


def _claims(state: State) -> tuple[Move, ...]:
    """Every complete live figure with every free space that accepts it, and to decline."""
    seat, board = state.seat, state.board
    moves = []
    for space, stack in enumerate(state.figures[seat]):
        color = complete(state.stages[seat], space, stack)
        if color >= 0:
            free = board.accepts[space][color] & FULL & ~state.drops[seat]
            for index, target in enumerate(board.spaces):
                if free >> index & 1:
                    moves.append(claim_move(seat, space, target.x, target.y))
    moves.append(DECLINE_MOVE)
    return tuple(moves)


def _claim(state: State, move: Move) -> Result:
    """Place a token for a complete figure, then resolve powers; or decline and end the turn."""
    seat = state.seat
    events: list[Event] = [WITHDRAW]
    if move.kind == "decline":
        events.append(Told("declined", seat))
        return end_turn(state, events), tuple(events)
    space, target = move.path[0].x, move.path[1]
    color = state.stages[seat][CELLS[space][state.figures[seat][space][0]][0]]
    bit = 1 << state.board.at[target.x, target.y]
    pool, reserve, markers = state.pool, state.reserve, state.markers
    events.append(Told("claimed", seat, color))
    if pool:
        pool -= 1
        events.append(Moved("token", ((place("pool", pool), target),)))
    elif reserve:
        reserve -= 1
        events.append(Moved("token", ((place("reserve", reserve), target),)))
    else:
        markers = changed(markers, seat, markers[seat] | bit)
        events.append(Put("marker", target, MARKER))
    after = state._replace(
        drops=changed(state.drops, seat, state.drops[seat] | bit),
        markers=markers,
        pool=pool,
        reserve=reserve,
        claimed=space,
    )
    return powers.fire(after, events), tuple(events)


def _covers(state: State) -> tuple[Move, ...]:
    """Each pending tile onto each figure of the receiver (rules, 3.1)."""
    seat = state.seat
    spaces = tuple(space for space, stack in enumerate(state.figures[seat]) if stack)
    return cover_moves(seat, len(state.pending[seat]), spaces)


_MOVES: dict[str, Callable[[State], tuple[Move, ...]]] = {
    "cover": _covers,
    "slide": _slides,
    "claim": _claims,
    "order": powers.order_moves,
    "extra": powers.extra_moves,
    "swap": lambda state: swap_moves(state.seat),
    "exchange": powers.exchanges,
    "face": lambda state: FACE_MOVES,
    "over": lambda state: (),
}

_APPLY: dict[str, Callable[[State, Move], Result]] = {
    "cover": passing.cover,
    "slide": _slide,
    "claim": _claim,
    "order": powers.order,
    "extra": powers.use,
    "swap": powers.use,
    "exchange": powers.use,
    "face": passing.choose_face,
}
