"""What a greedy player of Solstis thinks a move is worth: the table right after it, no further.

It captures when it can, prefers what scores at once (largest area, fires, spirits), and likes
squares that bring a spirit and tiles beside what it has (rules, section 4).
"""

from __future__ import annotations

from game.rules.core import Move
from game.rules.solstis import board
from game.rules.solstis.scoring import score
from game.rules.solstis.state import NONE, State, corners

NOISE = 0.2
"""Less than the smallest difference that matters: it only breaks ties."""

CAPTURE = 3.0
"""Two tiles more, before it is known which the second one is."""
SPIRIT = 4.0
"""A square that brings a spirit: its own star and what it does."""
THIRD = 0.35
"""A square that lacks one cell only."""
BESIDE = 0.25
"""A neighbor of an own tile: areas grow together."""
WARMTH = 0.4
"""A fire that is there but not lit."""
DRAW_TWO = 2.2
"""Choosing one of two unknown spirits, against the stars of one that lies open."""
NOW = {
    "trout": 1.0,
    "deer": 1.6,
    "eagle": 0.8,
    "bear": 2.0,
    "dragonfly": 1.5,
    "beetle": 1.8,
    "groundhog": 3.0,
}
"""What the effects of the plain spirits are worth."""
LATER = {"squirrel": 1.5, "bee": 0.6, "bird": 0.6, "butterfly": 0.8, "lizard": 0.3, "wolf": 0.2}
"""What a blue spirit may still gain."""


def worth(before: State, move: Move, after: State) -> float:
    """How good the move is for the decider, compared with other moves of the same decision."""
    seat = before.seat
    if before.phase == "play":
        return _play(before, move)
    if before.phase == "meet":
        return _meet(before, move)
    if before.phase == "keep":
        return _spirit(before, before.drawn[move.path[0].x])
    if before.phase == "cover":
        place = move.path[0]
        spirit = dict(before.laid[before.evil])[10 * place.y + place.x]
        return _spirit_worth(before, before.evil, spirit)
    if before.phase == "square":
        return _room(before, 10 * move.path[0].y + move.path[0].x)
    value = panorama(before, seat, after.lands[seat], after.arcs[seat])
    return value + SPIRIT * _new_square(before, after, seat)


def _play(state: State, move: Move) -> float:
    """The best capture with this tile; without one the tile is worth what it would be later."""
    seat = state.seat
    tile = state.hands[seat][move.path[0].x]
    lands, arcs = state.lands[seat], state.arcs[seat]
    best = -_fit(state, seat, tile)
    for other in state.display:
        if other >= 0 and board.MATCHES[tile] >> other & 1:
            both = lands | 1 << tile | 1 << other
            value = CAPTURE + panorama(state, seat, both, arcs & ~both)
            value += SPIRIT * bool(_squares(state, seat, lands | arcs, both | arcs))
            best = max(best, value - panorama(state, seat, lands, arcs))
    return best


def _fit(state: State, seat: int, tile: int) -> float:
    """What the tile would add to the panorama if it could be laid now."""
    lands, arcs = state.lands[seat], state.arcs[seat]
    return panorama(state, seat, lands | 1 << tile, arcs) - panorama(state, seat, lands, arcs)


def panorama(state: State, seat: int, lands: int, arcs: int) -> float:
    """Points of a panorama and what it promises."""
    spirits = [spirit for _, spirit in state.laid[seat] if spirit != state.covered]
    full = lands | arcs
    value = float(score(lands, arcs, spirits).total)
    warm = board.spread(full & board.VALLEY, full)
    for icon in board.FIRES[:-1]:
        value += WARMTH * bool(icon & lands and not icon & warm)
    value += BESIDE * (board.beside(full) & full).bit_count()
    taken = corners(state.laid[seat])
    for corner in board.bits(board.CORNERS & ~taken):
        value += THIRD * ((board.covered_by(1 << corner) & full).bit_count() == 3)
    return value


def _squares(state: State, seat: int, old: int, new: int) -> int:
    """Corners of squares that are complete now, were not before, and hold no spirit."""
    return board.complete(new) & ~board.complete(old) & ~corners(state.laid[seat])


def _new_square(before: State, after: State, seat: int) -> bool:
    old = before.lands[seat] | before.arcs[seat]
    return bool(_squares(before, seat, old, after.lands[seat] | after.arcs[seat]))


def _room(state: State, corner: int) -> float:
    """A square away from others leaves these for later spirits."""
    seat = state.mover
    full = state.lands[seat] | state.arcs[seat]
    others = board.complete(full) & ~corners(state.laid[seat])
    return -float((board.covered_by(1 << corner) & board.covered_by(others)).bit_count())


def _meet(state: State, move: Move) -> float:
    place = move.path[0]
    if place.area == "spirit_pile":
        return DRAW_TWO + 1.0
    return _spirit(state, state.spirits[place.x])


def _spirit(state: State, spirit: int) -> float:
    """What the spirit brings to the one who meets it."""
    name = board.SPIRITS[spirit]
    extra = NOW.get(name, 0.0) + LATER.get(name, 0.0)
    if name == "deer" and all(tile == NONE for tile in state.hands[state.mover]):
        extra = 0.0
    if name in ("eagle", "bear", "groundhog") and not state.pile:
        extra = 0.0
    return _spirit_worth(state, state.mover, spirit) + extra


def _spirit_worth(state: State, seat: int, spirit: int) -> float:
    """Stars that a spirit is worth among the others of that seat."""
    lands, arcs = state.lands[seat], state.arcs[seat]
    others = [own for _, own in state.laid[seat] if own != spirit]
    with_it = score(lands, arcs, [*others, spirit]).total
    return float(with_it - score(lands, arcs, others).total)
