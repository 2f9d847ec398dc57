"""A stage as one number, and how many slides a figure is away from being complete.

A stage has four lanes of 16 bits, one for each color: bit ``16 * color + cell`` is set where that
color lies. A line is numbered ``4 * side + line`` with the sides of ``rules.umbrella.places``.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.umbrella.faces import CELLS, FACES, SIZE
from game.rules.umbrella.places import LINES, SIDES

LANE = 16
LANE_MASK = (1 << LANE) - 1
LANES = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE
"""The first bit of every lane."""

COLOR_OF = {1 << LANE * color: color for color in range(4)}
"""Which color a single bit of LANES means."""

NEAREST = 4
"""Closeness of a complete figure; one less for each slide that is missing, 0 for four or more."""


def mask_of(cells: Iterable[int]) -> int:
    """The cells as bits of one lane."""
    return sum(1 << cell for cell in cells)


FIGURES = tuple(tuple(mask_of(CELLS[space][face]) for face in range(FACES)) for space in range(4))
"""``FIGURES[space][face]``: the four cells as bits."""

_STEP = (SIZE, -1, -SIZE, 1)
"""How far a cell moves in a slide from each side."""


class Line:
    """What a slide along one line does to all four lanes at once."""

    def __init__(self, side: int, line: int) -> None:
        cells = LINES[side][line]
        self.side = side
        self.own = mask_of(cells)
        self.rest = ~(self.own * LANES)
        self.moving = mask_of(cells[:-1]) * LANES
        self.step = _STEP[side]
        self.entry = cells[0]
        self.exit = cells[-1]

    def slide(self, stage: int, color: int) -> int:
        """The stage after an umbrella of that color entered."""
        moved = stage & self.moving
        moved = moved << self.step if self.step > 0 else moved >> -self.step
        return stage & self.rest | moved | 1 << LANE * color + self.entry


BY_LINE = tuple(Line(side, line) for side in SIDES for line in range(SIZE))


def stage_bits(stage: tuple[int, ...]) -> int:
    """The colors of 16 cells as one number."""
    return sum(1 << LANE * color + cell for cell, color in enumerate(stage))


_STATES = 1 << LANE


def _without(bit: int) -> int:
    """Byte lanes of the cell masks that lack this bit."""
    run = b"\xff" * (1 << bit) + b"\x00" * (1 << bit)
    return int.from_bytes(run * (_STATES >> bit + 1), "little")


_WITHOUT = tuple(_without(bit) for bit in range(LANE))

_COUNT = bytes(marks.bit_count() for marks in range(256))


def _earlier(wanted: set[int], sides: int) -> set[int]:
    """The cells wanted before a slide so that one of these masks holds after it."""
    found = set()
    for line in BY_LINE:
        own, entry, step = line.own, 1 << line.entry, line.step
        keep = own & ~entry
        enters = sides >> line.side & 1
        for mask in wanted:
            # A line that the mask does not touch changes nothing for it.
            if mask & own and (enters or not mask & entry):
                inside = mask & keep
                found.add(mask & ~own | (inside >> step if step > 0 else inside << -step))
    return found


def closeness(figure: int, sides: int) -> bytes:
    """How close a figure is, for every mask of the cells that hold one color.

    ``sides`` has bit s if that color can enter from side s; it is taken to stay so. Entry number
    M of the answer is 4 if the figure is complete with M, 3 if one slide completes it, and so on.
    """
    marks = bytearray(_STATES)
    wanted = fresh = {figure}
    marks[figure] = 0xF
    for missing in range(1, NEAREST):
        earlier = _earlier(fresh, sides)
        if missing < NEAREST - 1:
            earlier = _minimal(earlier | wanted)
        fresh, wanted = earlier - wanted, earlier
        for mask in fresh:
            marks[mask] |= 0xF << missing & 0xF
    # Whatever contains a wanted mask is as close: spread the marks of all levels at once.
    closed = int.from_bytes(marks, "little")
    for bit in range(LANE):
        closed |= (closed & _WITHOUT[bit]) << (8 << bit)
    return closed.to_bytes(_STATES, "little").translate(_COUNT)


def _minimal(masks: set[int]) -> set[int]:
    """The masks that contain no other one; containing one is as good."""
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count):
        for other in kept:
            if other & mask == other:
                break
        else:
            kept.append(mask)
    return set(kept)


class Reach:
    """Remembers the closeness tables that were needed, the latest ones only."""

    def __init__(self, most: int = 480) -> None:
        self._most = most
        self.tables: dict[int, bytes] = {}
        """By ``figure << 4 | sides``."""

    def table(self, key: int) -> bytes:
        """``closeness(figure, sides)`` for such a key, made once."""
        found = self.tables.get(key)
        if found is None:
            if len(self.tables) >= self._most:
                for old in list(self.tables)[: self._most // 2]:
                    del self.tables[old]
            found = self.tables[key] = closeness(key >> 4, key & 15)
        return found


REACH = Reach()
