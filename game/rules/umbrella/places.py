"""The table as places: which areas surround a seat, and every place, move and event made once.

Sides of a stage are numbered 0 top, 1 right, 2 bottom, 3 left, so ``side ^ 2`` is the opposite
one, and the line of a slide is the x of its entry cell for even sides and the y for odd ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from game.rules.core import Move, Moved, Place, Put, Token, Told
from game.rules.umbrella.faces import COLORS, NAMES, SIZE

SEATS = range(1, 5)
SIDES = range(4)

UMBRELLA = tuple(Token("umbrella", color) for color in COLORS)
DROP = Token("token", "drop")
MARKER = Token("token", "marker")
DECLINE = Token("choice", "decline")
FIGURE = (
    *(Token("figure", name) for name in NAMES),
    *(Token("figure", name, False) for name in NAMES),
)
"""By face; the second half (face + HIDDEN) lies unseen."""


@cache
def place(area: str, x: int = 0, y: int = 0) -> Place:
    """The one shared Place of these values."""
    return Place(area, x, y)


STAGE = tuple(
    tuple(place(f"stage.{seat}", cell % SIZE, cell // SIZE) for cell in range(SIZE * SIZE))
    for seat in range(len(SEATS))
)
"""``STAGE[seat][cell]``."""

CHOICE = (place("choice", 0), place("choice", 1))


def _line(side: int, line: int) -> tuple[int, ...]:
    """The cells of a line from the one where an umbrella enters to the one it leaves from."""
    step = SIZE if side in (0, 2) else 1
    first = line if side in (0, 2) else line * SIZE
    cells = tuple(range(first, first + SIZE * step, step))
    return cells if side in (0, 3) else cells[::-1]


LINES = tuple(tuple(_line(side, line) for line in range(SIZE)) for side in SIDES)
"""``LINES[side][line]``: the four cells from entry to exit."""


def _shift(line: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """What turns 16 cells and the incoming color (as item 16) into the 16 cells after a slide."""
    source = list(range(SIZE * SIZE))
    for before, cell in zip((SIZE * SIZE, *line), line, strict=False):
        source[cell] = before
    return itemgetter(*source)


SHIFT = tuple(tuple(_shift(LINES[side][line]) for line in range(SIZE)) for side in SIDES)
"""``SHIFT[side][line](stage + (color,))`` is the stage after that slide."""

NEIGHBORS = tuple(
    (cell, other)
    for cell in range(SIZE * SIZE)
    for other in (cell + 1, cell + SIZE)
    if other < SIZE * SIZE and (other != cell + 1 or other % SIZE)
)
"""The 24 pairs of orthogonally adjacent cells, the one that comes first in reading order first."""


@dataclass(frozen=True)
class Table:
    """The areas of a table for some players; the last area is the bag."""

    areas: tuple[str, ...]
    index: dict[str, int]
    around: tuple[tuple[int, int, int, int], ...]
    """``around[seat][side]``: the area on that side of the stage."""
    side: tuple[dict[str, int], ...]
    """``side[seat][area name]``: where it lies for that seat."""
    slides: tuple[tuple[tuple[tuple[Move, ...], ...], ...], ...]
    """``slides[seat][side][colors]``: moves from that side; ``colors`` has bit c for color c."""


def slide_move(seat: int, slot: Place, side: int, line: int, via: Place | None = None) -> Move:
    """The slide of the top umbrella of ``slot``; ``via`` is named when all own areas are empty."""
    entry = STAGE[seat][LINES[side][line][0]]
    return Move("slide", (slot, via, entry) if via else (slot, entry))


def _table(seats: int) -> Table:
    laterals = max(seats, 2)
    areas = (
        "center",
        *(f"lateral.{seat}" for seat in range(laterals)),
        *(f"personal.{seat}" for seat in range(seats)),
        "bag",
    )
    # The right area of a player is the left area of the one before; solo has a second lateral.
    around = tuple(
        (0, 1 + (seat - 1) % laterals, 1 + laterals + seat, 1 + seat) for seat in range(seats)
    )
    side = tuple({areas[area]: side for side, area in enumerate(own)} for own in around)
    slides = tuple(
        tuple(
            tuple(
                tuple(
                    slide_move(seat, place(areas[own[side]], color), side, line)
                    for color in range(len(COLORS))
                    if colors >> color & 1
                    for line in range(SIZE)
                )
                for colors in range(1 << len(COLORS))
            )
            for side in SIDES
        )
        for seat, own in enumerate(around)
    )
    return Table(areas, {area: i for i, area in enumerate(areas)}, around, side, slides)


TABLES = {seats: _table(seats) for seats in SEATS}


@cache
def push_event(seat: int, side: int, line: int, area: str, color: int, count: int) -> Moved:
    """The pushed-off umbrella goes from the far end of the line onto ``count`` others."""
    why = "leave" if area == "bag" else "push"
    source = STAGE[seat][LINES[side][line][-1]]
    return Moved(why, ((source, place(area, color, count)),))


@cache
def slide_event(seat: int, side: int, line: int, area: str, color: int, top: int) -> Moved:
    """The umbrella at height ``top`` of its area enters, and three move on by one cell."""
    cells = [STAGE[seat][cell] for cell in LINES[side][line]]
    sources = (place(area, color, top), *cells[:-1])
    return Moved("slide", tuple(zip(sources, cells, strict=True)))


TURN = tuple(Told("turn", seat) for seat in range(len(SEATS)))
OVER = Told("over", -1)
OFFER = Put("offer", CHOICE[0], DECLINE)
WITHDRAW = Put("withdraw", CHOICE[0], None)
DECLINE_MOVE = Move("decline", (CHOICE[0],))
FACE_MOVES = (Move("face", (CHOICE[0],)), Move("face", (CHOICE[1],)))


@cache
def claim_move(seat: int, space: int, x: int, y: int) -> Move:
    """Claim the live figure of a space with the scoreboard space at x,y."""
    return Move("claim", (place(f"figure.{seat}", space), place(f"board.{seat}", x, y)))


@cache
def cover_moves(seat: int, waiting: int, spaces: tuple[int, ...]) -> tuple[Move, ...]:
    """Every pending tile onto every one of the spaces."""
    return tuple(
        Move("cover", (place(f"pending.{seat}", tile), place(f"figure.{seat}", space)))
        for tile in range(waiting)
        for space in spaces
    )


@cache
def power_move(seat: int, power: int) -> Move:
    """Choose or use the power with that index of the board."""
    return Move("power", (place(f"power.{seat}", power),))


@cache
def swap_moves(seat: int) -> tuple[Move, ...]:
    """All 24 swaps of neighboring cells, and to decline."""
    stage = STAGE[seat]
    swaps = (Move("swap", (stage[a], stage[b])) for a, b in NEIGHBORS)
    return (*swaps, DECLINE_MOVE)


@cache
def exchange_moves(seat: int, area: str, color: int) -> tuple[Move, ...]:
    """Every cell of a stage exchanged with the umbrellas of one slot."""
    slot = place(area, color)
    return tuple(Move("exchange", (cell, slot)) for cell in STAGE[seat])
