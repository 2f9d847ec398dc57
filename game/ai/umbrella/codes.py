"""The moves of the rules that the codes of a fast position mean."""

from __future__ import annotations

from game.ai.umbrella.position import (
    CLAIM,
    COVER,
    DECLINE,
    FACE,
    POWER,
    SLIDE,
    SWAP,
    Code,
    Position,
)
from game.rules.core import Move, Place
from game.rules.umbrella.places import (
    DECLINE_MOVE,
    FACE_MOVES,
    STAGE,
    TABLES,
    claim_move,
    place,
    power_move,
    slide_move,
)


def move_of(position: Position, code: Code) -> Move:
    """The move of the rules that a code means in this position."""
    seat, kind = position.seat, code[0]
    if kind == SLIDE:
        return _slide_move(position, code)
    if kind == CLAIM:
        space = position.fixed.board.spaces[code[2]]
        return claim_move(seat, code[1], space.x, space.y)
    if kind == DECLINE:
        return DECLINE_MOVE
    if kind == POWER:
        return power_move(seat, code[1])
    if kind == FACE:
        return FACE_MOVES[code[1]]
    if kind == SWAP:
        return Move("swap", (STAGE[seat][code[1]], STAGE[seat][code[2]]))
    if kind == COVER:
        return Move("cover", (place(f"pending.{seat}", code[1]), place(f"figure.{seat}", code[2])))
    slot = _slot_place(position, code[2])
    return Move("exchange", (STAGE[seat][code[1]], slot))


def _slot_place(position: Position, slot: int) -> Place:
    return place(TABLES[position.fixed.seats].areas[slot // 4], slot & 3)


def _slide_move(position: Position, code: Code) -> Move:
    seat, side = position.seat, code[2] >> 2
    slot = _slot_place(position, code[1])
    around = position.fixed.around[seat]
    via = None
    if not any(position.waiting[4 * area + color] for area in around for color in range(4)):
        via = place(TABLES[position.fixed.seats].areas[around[side]], code[1] & 3)
    return slide_move(seat, slot, side, code[2] & 3, via)
