"""A panorama: its night picture with the stepped outline, the rims of its areas, its fires."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pygame

from game.rules.core import Place
from game.rules.solstis import FIRES, State, groups, icons
from game.rules.solstis import lit as lit_fires
from game.tables.solstis import pieces
from game.tables.solstis.colors import GOLD, LILAC, MOAT, PLAYERS
from game.view import paint
from game.view.canvas import Box, Canvas

CORNERS = (
    *((3, 6), (7, 6), (7, 5), (8, 5), (8, 4), (9, 4), (9, 3), (10, 3)),
    *((10, 0), (0, 0), (0, 3), (1, 3), (1, 4), (2, 4), (2, 5), (3, 5)),
)
"""The outline clockwise from its upper left, in cells from the lower left."""
FEET = (
    (1.62, 3.62),
    (8.5, 3.62),
    (2.5, 4.62),
    (7.5, 4.62),
    (3.5, 5.62),
    (4.5, 5.62),
    (5.5, 5.62),
    (6.5, 5.62),
    (5.0, 5.44),
)
"""Where the foot of each fire stands (``FIRES``), on the crests of the painting."""
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


def night(canvas: Canvas, box: Box, seat: int, active: bool) -> None:
    """The whole mountain before any tile lies on it, with its outline."""
    _shape(canvas, box, "05031A", 0.60, 22, 12)
    if active:
        _shape(canvas, box, PLAYERS[seat], 0.55, 16, 0)
    _line(canvas, box, 14, MOAT)
    _line(canvas, box, 8, ("96622E", "5A7FA0")[seat] if active else "6A4FA8")
    canvas.picture("solstis/panorama-night", *box.center, box.w, box.h)
    _line(canvas, box, 2.5, ("FFE3A0", "CDEFFF")[seat] if active else "B8A4DC", 0.95)


def _shape(canvas: Canvas, box: Box, color: str, alpha: float, blur: float, down: float) -> None:
    """The filled outline, blurred: a shadow or a glow."""
    w, h, size = canvas.px(box.w), canvas.px(box.h), canvas.px(blur)

    def make() -> pygame.Surface:
        points = [(x / 10, 1 - y / 6) for x, y in CORNERS]
        flat = paint.blank(w, h)
        pygame.draw.polygon(flat, "white", [(x * w, y * h) for x, y in points])
        return paint.soft(paint.tinted(flat, color, alpha), size)

    made = canvas.assets.made(("mountain", w, h, color, size), make)
    canvas.stamp(made, box.center[0], box.center[1] + down)


def _line(canvas: Canvas, box: Box, thick: float, color: str, alpha: float = 1.0) -> None:
    """The outline as a line of that thickness around its edges."""
    half = thick / 2
    spots = [point(box, x, y) for x, y in CORNERS]
    for (ax, ay), (bx, by) in zip(spots, (*spots[1:], spots[0]), strict=True):
        left, top = min(ax, bx) - half, min(ay, by) - half
        bar = Box(left, top, abs(bx - ax) + thick, abs(by - ay) + thick)
        canvas.pill(bar, half, (color, alpha))


def rims(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """A gold rim around the area that scores, a pale one around the others."""
    for rank, group in reversed(list(enumerate(groups(state, seat)))):
        cells = {(place.x, place.y) for place in group.cells}
        wide = rank == 0 and group.lands > 0
        for thick, color, alpha in (
            (7 if wide else 4, MOAT, 0.6),
            (3.4 if wide else 1.8, GOLD if wide else LILAC, 0.95 if wide else 0.8),
        ):
            for a, b in _edges(cells):
                (ax, ay), (bx, by) = point(box, *a), point(box, *b)
                half = thick / 2
                canvas.pill(
                    Box(
                        min(ax, bx) - half,
                        min(ay, by) - half,
                        abs(bx - ax) + thick,
                        abs(by - ay) + thick,
                    ),
                    0,
                    (color, alpha),
                )


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
        pieces.fire(canvas, x, y, height, index in burning and index not in waiting)


def foot(box: Box, fire: int) -> tuple[float, float]:
    """Where the foot of a fire stands."""
    return point(box, *FEET[fire])
