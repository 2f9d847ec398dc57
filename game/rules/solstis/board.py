"""The printed things of Solstis: cells, squares, fires, spirits, and every token, place and move.

A cell is the number ``10 * row + column`` (row 0 = red valley .. 5 = purple, column 0..9), and so
is the land tile that belongs there; a set of cells is an int with those bits. The stride of ten
makes neighbors a shift, and a square is named by its lower left cell. All that a move or an event
can mention is built here once, so that playing only looks it up.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core import Move, Place, Token

ROWS = ("red", "orange", "green", "blue", "pink", "purple")
"""Row colors from the valley up; the index is the row number less one."""

_SPANS = ((0, 10), (0, 10), (0, 10), (1, 9), (2, 8), (3, 7))
_SIZE = 60

CELLS = tuple(10 * y + x for y, (start, stop) in enumerate(_SPANS) for x in range(start, stop))
"""The 48 cells, which are also the 48 land tiles, in ascending order."""


def mask(cells: Iterable[int]) -> int:
    """The cells as one int of bits; NONE (-1) is skipped."""
    found = 0
    for cell in cells:
        if cell >= 0:
            found |= 1 << cell
    return found


def bits(cells: int) -> list[int]:
    """The cells of a mask in ascending order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


ALL = mask(CELLS)
VALLEY = mask(CELLS[:10])
"""Row 1: fires burn where a group reaches it."""
_NOT_LAST = ALL & ~mask([10 * y + 9 for y in range(6)])
_NOT_FIRST = ALL & ~mask([10 * y for y in range(6)])

FACES = tuple(f"{ROWS[cell // 10]}-{cell % 10 + 1}" for cell in range(_SIZE))
"""Face of the land tile of each cell: color and printed number."""
TILE = {FACES[cell]: cell for cell in CELLS}
"""Cell of each of the 48 faces."""

MATCHES = tuple(
    mask([c for c in CELLS if c != cell and (c // 10 == cell // 10 or c % 10 == cell % 10)])
    for cell in range(_SIZE)
)
"""For each tile the tiles of the same row or column (section 3, "match")."""

CORNERS = mask(c for c in CELLS if c % 10 < 9 and {c + 1, c + 10, c + 11} <= set(CELLS))
"""The lower left cells of the 33 squares."""

FIRES = (
    *(1 << TILE[face] for face in ("blue-2", "blue-9", "pink-3", "pink-8")),
    *(1 << TILE[face] for face in ("purple-4", "purple-5", "purple-6", "purple-7")),
    1 << TILE["purple-5"] | 1 << TILE["purple-6"],
)
"""The nine fire icons: the land tiles that must be there, one for each, two for the shared one."""


def beside(cells: int) -> int:
    """The cells orthogonally adjacent to any of ``cells``, some of which may be among them."""
    sideways = (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1
    return (sideways | cells << 10 | cells >> 10) & ALL


def spread(start: int, among: int) -> int:
    """All cells of ``among`` that hang together with ``start`` (itself in ``among``)."""
    while True:
        sideways = (start & _NOT_LAST) << 1 | (start & _NOT_FIRST) >> 1
        grown = (start | sideways | start << 10 | start >> 10) & among
        if grown == start:
            return start
        start = grown


def groups(full: int) -> list[int]:
    """The separate orthogonally connected areas of a panorama, rainbows connecting."""
    found = []
    while full:
        group = spread(full & -full, full)
        found.append(group)
        full ^= group
    return found


def complete(full: int) -> int:
    """Corners of the squares whose four cells are in ``full``."""
    return full & full >> 1 & full >> 10 & full >> 11 & CORNERS


def around(cells: int) -> int:
    """Corners of the squares that contain any of ``cells``."""
    return (cells | cells >> 1 | cells >> 10 | cells >> 11) & CORNERS


def covered_by(corners: int) -> int:
    """The cells of the squares with those corners."""
    return corners | corners << 1 | corners << 10 | corners << 11


def newly_complete(filled: int, full: int, taken: int) -> int:
    """Corners of the squares completed by the cells ``filled`` this turn and not yet ``taken``."""
    return complete(full) & around(filled) & ~taken


def rainbow_cells(full: int) -> int:
    """Where a rainbow may go: beside what is there, anywhere if nothing is (step 4)."""
    return beside(full) & ~full if full else ALL


SPIRITS = (
    *("trout", "deer", "eagle", "bear", "dragonfly", "beetle", "groundhog"),
    *("bee", "ladybug", "wolf", "squirrel", "bird", "lizard", "butterfly"),
    "evil",
)
"""Seven plain, seven blue, and the Evil Spirit; a spirit is its index here."""
TROUT, DEER, EAGLE, BEAR, DRAGONFLY, BEETLE, GROUNDHOG = range(7)
BEE, LADYBUG, WOLF, SQUIRREL, BIRD, LIZARD, BUTTERFLY = range(7, 14)
EVIL = 14
RAINBOWS = 12

LAND_UP = tuple(Token("land", face) for face in FACES)
LAND_DOWN = tuple(Token("land", face, False) for face in FACES)
SPIRIT_UP = tuple(Token("spirit", face) for face in SPIRITS)
SPIRIT_DOWN = tuple(Token("spirit", face, False) for face in SPIRITS)
RAINBOW = Token("rainbow", "rainbow")
PASS_TOKEN = Token("choice", "pass")


def _row(area: str, count: int, y: int = 0) -> tuple[Place, ...]:
    return tuple(Place(area, x, y) for x in range(count))


def _grid(area: str) -> tuple[tuple[Place, ...], ...]:
    """Per seat a place for each cell number."""
    return tuple(
        tuple(Place(f"{area}.{seat}", cell % 10, cell // 10) for cell in range(_SIZE))
        for seat in (0, 1)
    )


PANORAMA = _grid("panorama")
SQUARE = _grid("square")
COVER = _grid("cover")
HAND = tuple(_row(f"hand.{seat}", 4) for seat in (0, 1))
DISPLAY = _row("display", 48)
BENEATH = _row("display", 48, 1)
PILE = _row("pile", 48)
REMOVED = _row("removed", 48)
SUPPLY = _row("supply", RAINBOWS)
LOOSE = _row("loose", RAINBOWS)
SPIRIT_PILE = _row("spirit_pile", 15)
FACE_UP = _row("spirits", 15)
CHOICE = _row("choice", 2)
EVIL_AT = tuple(Place(f"evil.{seat}") for seat in (0, 1))
BOX = _row("box", 15)
PLAYED = Place("played")


def _moves(kind: str, places: tuple[Place, ...]) -> tuple[Move, ...]:
    return tuple(Move(kind, (place,)) for place in places)


PLAY = tuple(_moves("play", places) for places in HAND)
DEER_MOVE = tuple(_moves("deer", places) for places in HAND)
CAPTURE = _moves("capture", DISPLAY)
BEETLE_MOVE = _moves("beetle", DISPLAY)
RAINBOW_MOVE = tuple(_moves("rainbow", places) for places in PANORAMA)
SQUARE_MOVE = tuple(_moves("square", places) for places in SQUARE)
COVER_MOVE = tuple(_moves("cover", places) for places in SQUARE)
MEET_FACE_UP = _moves("meet", FACE_UP)
MEET_PILE = Move("meet", (SPIRIT_PILE[0],))
KEEP = _moves("keep", CHOICE)
PASS = Move("pass", (CHOICE[0],))
