"""What a Solstis panorama is worth in points: what it scores now, and what it promises."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.ai.solstis.quick import Quick
from game.rules.solstis import board
from game.rules.solstis.scoring import shape

Laid = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Hopes:
    """Points for what may still come of a panorama, at the start of a match."""

    third: float = 0.8
    """A free square that lacks one cell."""
    beside: float = 0.12
    """A tile that touches others."""
    cool: float = 0.4
    """A fire that is not lit."""
    apart: float = 0.3
    """Land tiles outside of the largest area: they may be joined to it."""
    bear: float = 0.8
    """A larger hand."""


HOPES = Hopes()

LATER = {
    board.BEE: 0.5,
    board.WOLF: 0.0,
    board.SQUIRREL: 2.0,
    board.BIRD: 0.5,
    board.BUTTERFLY: 0.8,
    board.LADYBUG: 0.3,
    board.LIZARD: 0.5,
}
"""What a blue spirit may still gain."""


@lru_cache(maxsize=60_000)
def scored(lands: int, arcs: int, laid: Laid, covered: int) -> int:
    """The points of a panorama as the rules count them."""
    areas, largest, icons, lit = shape(lands, arcs)
    spirits = [spirit for _, spirit in laid if spirit != covered]
    total = largest + lit + len(spirits)
    for spirit in spirits:
        if spirit == board.BEE:
            total += sum(1 for other in spirits if other < board.BEE)
        elif spirit == board.LADYBUG:
            total += icons - lit
        elif spirit == board.WOLF:
            total += areas
        elif spirit == board.BIRD:
            total += sum(1 for other in spirits if other >= board.BEE) - 1
        elif spirit == board.LIZARD:
            total += arcs.bit_count()
        elif spirit == board.BUTTERFLY:
            total += lit
    return total


@lru_cache(maxsize=60_000)
def hoped(lands: int, arcs: int, laid: Laid) -> float:
    """What a panorama promises beside its points."""
    full = lands | arcs
    _, largest, icons, lit = shape(lands, arcs)
    free = board.CORNERS & ~board.mask(corner for corner, _ in laid)
    hopes = HOPES
    value = hopes.cool * (icons - lit) + hopes.apart * (lands.bit_count() - largest)
    value += hopes.beside * (board.beside(full) & full).bit_count()
    value += hopes.third * nearly(full, free).bit_count()
    for _, spirit in laid:
        value += LATER.get(spirit, 0.0)
    return value


def nearly(full: int, free: int) -> int:
    """Corners of the free squares that lack exactly one cell."""
    a, b, c, d = full, full >> 1, full >> 10, full >> 11
    return (a & b & (c ^ d) | (a ^ b) & c & d) & free


def value(draft: Quick, seat: int) -> float:
    """Points and promises of a seat; the promises fade as the pile runs out."""
    lands, arcs, laid = draft.lands[seat], draft.arcs[seat], draft.laid[seat]
    points = float(scored(lands, arcs, laid, draft.covered))
    if draft.phase == "over":
        return points
    left = len(draft.pile) / 30
    hand = draft.hands[seat]
    points += (0.25 + 0.75 * left) * hoped(lands, arcs, laid)
    points += HOPES.bear * left * (len(hand) - 3)
    if draft.evil == seat and laid:
        points -= 1.5
    return points


def lead(draft: Quick, seat: int) -> float:
    """By how much a seat is ahead."""
    ahead = value(draft, seat) - value(draft, 1 - seat)
    given = draft.head_start
    return ahead + given[seat] - given[1 - seat] if given else ahead
