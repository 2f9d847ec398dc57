"""Where text is large, the table is drawn smaller and leaves room below it for what is said.

So the words grow while nothing of the table is covered. What is written on the table itself, on
plates and pieces, stays as large on the screen as it was. Windows that show all of the painted
surroundings already have none to spare; there the table keeps its size.
"""

from __future__ import annotations

import pygame

from game.view.canvas import BLEED, WIDTH, Box, Canvas

PARTS = ((2.0, 0.85), (1.5, 0.88), (1.25, 0.94), (0.0, 1.0))
"""From which text scale on the table has which part of its size."""
SAFE = Box(96, 54, 1728, 972)
"""What televisions show of the screen."""


class View(Canvas):
    """The table as it is seen on the screen, smaller; ``screen`` is the canvas of all of it."""

    def __init__(self, screen: Canvas, scale: float, offset: tuple[int, int]) -> None:
        grow = min(screen.grow, screen.scale / scale)
        super().__init__(screen.target, scale, offset, screen.assets, grow)
        self.screen = screen
        self.least *= grow

    def on(self, target: pygame.Surface) -> View:
        return View(self.screen.on(target), self.scale, self.offset)

    def below(self, top: float) -> Box:
        """The screen below a height of the table, as wide as televisions show it."""
        screen = self.screen
        y = (self.at(0, top)[1] - screen.offset[1]) / screen.scale
        return Box(SAFE.x, y, SAFE.w, SAFE.y + SAFE.h - y)

    def of(self, box: Box) -> Box:
        """Where a box of the table is on the screen, in logical pixels."""
        screen, part = self.screen, self.scale / self.screen.scale
        x, y = self.at(box.x, box.y)
        left, top = (x - screen.offset[0]) / screen.scale, (y - screen.offset[1]) / screen.scale
        return Box(left, top, box.w * part, box.h * part)


def part_of(canvas: Canvas) -> float:
    """The part of its size that the table has in this window at this text scale."""
    wanted = next(part for least, part in PARTS if canvas.grow >= least)
    width, height = canvas.target.get_size()
    least = max(width / canvas.scale / BLEED.w, height / canvas.scale / BLEED.h)
    return min(1.0, max(wanted, least))


def seen(canvas: Canvas) -> Canvas:
    """The view of the table, as far up as the painted surroundings allow."""
    part = part_of(canvas)
    if canvas.grow == 1.0:
        return canvas
    bottom = (canvas.target.get_height() - canvas.offset[1]) / canvas.scale
    top = max(0.0, bottom - (BLEED.y + BLEED.h) * part)
    return View(canvas, canvas.scale * part, canvas.at((1 - part) * WIDTH / 2, top))


def through(canvas: Canvas, pos: tuple[float, float]) -> tuple[float, float]:
    """A point of the screen as a point of the table, both in logical pixels."""
    view = seen(canvas)
    if view is canvas:
        return pos
    x, y = canvas.at(*pos)
    return (x - view.offset[0]) / view.scale, (y - view.offset[1]) / view.scale
