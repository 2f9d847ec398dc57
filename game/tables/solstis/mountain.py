"""A panorama: its night picture with the stepped outline, the rims of its areas, its fires."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.rules.core import Place
from game.rules.solstis import CELLS, FIRES, State, groups, icons
from game.rules.solstis import lit as lit_fires
from game.tables.solstis import pieces
from game.tables.solstis.colors import GOLD, LILAC, MOAT, TEXT
from game.view.canvas import Box, Canvas

NUMBERS = ("ECB8BE", "FEDABE", "C2D8D0", "C8E4FE", "FEEEF6", "DAC6E9")
"""Colors of the numbers of empty cells, from row 1 up."""
FEET = (
    (1.6479, 3.6233),
    (8.3021, 3.6733),
    (2.6521, 4.5858),
    (7.5229, 4.7567),
    (3.4646, 5.3775),
    (4.4271, 5.5317),
    (5.6146, 5.4233),
    (6.5146, 5.5358),
    (5.0146, 5.8692),
)
"""Where the foot of each fire stands (``FIRES``), as ``fires.json`` beside the pictures says."""
FLAME = 38 / 80
"""Height of a fire in parts of a cell."""


def point(box: Box, x: float, y: float) -> tuple[float, float]:
    """A point of the panorama, in cells from its lower left."""
    cell = box.w / 10
    return box.x + cell * x, box.y + box.h - cell * y


def cell_box(box: Box, place: Place) -> Box:
    """The rectangle of a cell of the panorama in that box."""
    side = box.w / 10
    x, y = point(box, place.x, place.y + 1)
    return Box(x, y, side, side)


def night(canvas: Canvas, box: Box, seat: int, active: bool, numbers: bool = True) -> None:
    """The whole mountain before any tile lies on it, with its edge; it glows for who plays."""
    cell = box.w / 10
    edge = ("sun", "moon")[seat] if active else "idle"
    wide, high = box.w + 1.2 * cell, box.h + 1.2 * cell
    canvas.picture(f"solstis/panorama-edge-{edge}", *box.center, wide, high)
    canvas.picture("solstis/panorama-night", *box.center, box.w, box.h)
    for x, y in CELLS if numbers else ():
        spot = point(box, x + 0.5, y + 0.5)
        canvas.printed.text(str(x + 1), *spot, cell * 0.40, NUMBERS[y], TEXT, "center")


def rims(box: Box, state: State, seat: int) -> list[tuple[str, Box]]:
    """Lines with their colors: gold around the area that scores, pale around the others."""
    found = []
    for rank, group in reversed(list(enumerate(groups(state, seat)))):
        wide = rank == 0 and group.lands > 0
        edges = list(_edges({(place.x, place.y) for place in group.cells}))
        for thick, color in ((6.5, MOAT), (3.4, GOLD)) if wide else ((4.0, MOAT), (1.8, LILAC)):
            half = thick / 2
            for a, b in edges:
                (ax, ay), (bx, by) = point(box, *a), point(box, *b)
                left, top = min(ax, bx) - half, min(ay, by) - half
                bar = Box(left, top, abs(bx - ax) + thick, abs(by - ay) + thick)
                found.append((f"#{color}", bar))
    return found


def _edges(cells: set[tuple[int, int]]) -> Iterable[tuple[tuple[int, int], tuple[int, int]]]:
    """The sides of cells that have no neighbor, joined along rows and columns."""
    flat: dict[tuple[int, bool], set[int]] = {}
    upright: dict[tuple[int, bool], set[int]] = {}
    for x, y in cells:
        for step, above in ((1, True), (-1, False)):
            if (x, y + step) not in cells:
                flat.setdefault((y + above, above), set()).add(x)
            if (x + step, y) not in cells:
                upright.setdefault((x + above, above), set()).add(y)
    for (level, _), starts in flat.items():
        for first, last in _runs(starts):
            yield (first, level), (last, level)
    for (level, _), starts in upright.items():
        for first, last in _runs(starts):
            yield (level, first), (level, last)


def _runs(numbers: set[int]) -> Iterable[tuple[int, int]]:
    """First and end of each run of following numbers."""
    for number in sorted(numbers):
        if number - 1 in numbers:
            continue
        end = number
        while end in numbers:
            end += 1
        yield number, end


def fires(canvas: Canvas, box: Box, state: State, seat: int, waiting: Collection[int] = ()) -> None:
    """The fires of a panorama, lit or not; those in ``waiting`` are about to be lit."""
    burning = lit_fires(state, seat)
    for index in icons(state, seat):
        if index in waiting and len(FIRES[index]) > 1:
            continue
        x, y = foot(box, index)
        height = FLAME * box.w / 10
        lit = index in burning and index not in waiting
        if lit:
            pieces.fire_light(canvas, x, y, height)
        pieces.fire(canvas, x, y, height, lit)


def foot(box: Box, fire: int) -> tuple[float, float]:
    """Where the foot of a fire stands."""
    return point(box, *FEET[fire])
