"""The score of Solstis (section 4), at any moment and by named lines."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.core import HEAD_START, Line, Score
from game.rules.solstis import board
from game.rules.solstis.state import State


def lit_fires(lands: int, arcs: int) -> list[int]:
    """The icons (indices of ``FIRES``) whose tiles are there in a group that reaches row 1."""
    full = lands | arcs
    warm = board.spread(full & board.VALLEY, full) & lands
    return [index for index, icon in enumerate(board.FIRES) if icon & warm == icon]


class Shape(NamedTuple):
    """What counts of a panorama, whatever spirits lie on it."""

    areas: int
    largest: int
    """Land tiles of the area with the most of them."""
    icons: int
    lit: int


@lru_cache(maxsize=4096)
def shape(lands: int, arcs: int) -> Shape:
    """Measure a panorama; remembered, because most moves leave one of the two as it was."""
    areas = board.groups(lands | arcs)
    largest = max([(area & lands).bit_count() for area in areas], default=0)
    icons = sum([icon & lands == icon for icon in board.FIRES])
    return Shape(len(areas), largest, icons, len(lit_fires(lands, arcs)))


def score(lands: int, arcs: int, spirits: list[int]) -> Score:
    """The score of a panorama with its uncovered ``spirits``, the Evil Spirit not among them."""
    areas, largest, icons, lit = shape(lands, arcs)
    amounts = {
        board.BEE: sum(spirit < board.BEE for spirit in spirits),
        board.LADYBUG: icons - lit,
        board.WOLF: areas,
        board.BIRD: sum(spirit >= board.BEE for spirit in spirits) - 1,
        board.LIZARD: arcs.bit_count(),
        board.BUTTERFLY: lit,
    }
    lines = [
        Line("area", largest, largest),
        Line("fires", lit, lit),
        Line("spirits", len(spirits), len(spirits)),
    ]
    lines += [
        Line(board.SPIRITS[spirit], amount, amount)
        for spirit, amount in amounts.items()
        if spirit in spirits
    ]
    return Score(tuple(lines))


def counting(state: State, seat: int) -> list[int]:
    """The spirits of a seat that the Evil Spirit does not cover."""
    return [spirit for _, spirit in state.laid[seat] if spirit != state.covered]


def scores(state: State) -> tuple[Score, ...]:
    """Both scores as things stand; the covering and the Squirrel count once they have happened."""
    found = tuple(
        score(state.lands[seat], state.arcs[seat], counting(state, seat)) for seat in (0, 1)
    )
    if not state.head_start:
        return found
    pairs = zip(found, state.head_start, strict=True)
    return tuple(Score((*each.lines, Line(HEAD_START, given))) for each, given in pairs)
