"""How what has just come to lie shows itself: paintings wake, rainbows shine, medallions hop."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.rules.core import Place
from game.tables.solstis import pieces
from game.tables.solstis.colors import MOAT
from game.tables.solstis.layout import Mountains
from game.view import paint
from game.view.canvas import Canvas
from game.view.timeline import out_cubic

WAKE, HOPS = 0.34, 0.50
"""Seconds in which a painting wakes, and in which a medallion comes to rest."""
STEPS = 10
"""Pictures of a wipe or a gleam."""
BRIGHT = 90
"""How much a gleam adds to a channel, of 255."""

Draw = Callable[[Canvas, float], None]


def wake(layout: Mountains, target: Place) -> Draw:
    """The painting of a tile wakes: the night over it opens from the middle."""
    spots = layout.spots(target)

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1 or not spots:
            return
        side, step = canvas.px(spots[0].size), int(out_cubic(part) * STEPS)
        look = canvas.assets.made(("wake", side, step), lambda: _night(side, step / STEPS))
        canvas.stamp(look, spots[0].x, spots[0].y)

    return draw


def _night(side: int, part: float) -> pygame.Surface:
    """Darkness with a soft round hole; at ``part`` 1 the hole is as large as the tile."""
    small = max(8, side // 3)
    veil = paint.blank(small, small)
    reach = part * 0.78 * small
    soft = 0.16 * small
    for y in range(small):
        for x in range(small):
            far = math.hypot(x + 0.5 - small / 2, y + 0.5 - small / 2)
            alpha = 0.86 * min(1.0, max(0.0, (far - reach) / soft))
            veil.set_at((x, y), paint.rgba(MOAT, alpha))
    return pygame.transform.smoothscale(veil, (side, side))


def gleam(layout: Mountains, target: Place) -> Draw:
    """Light runs over a rainbow."""
    spots = layout.spots(target)

    def draw(canvas: Canvas, part: float) -> None:
        if part < 1 and spots:
            side = canvas.px(spots[0].size)
            canvas.stamp(band(canvas, side, int(part * STEPS)), spots[0].x, spots[0].y)

    return draw


def band(canvas: Canvas, side: int, step: int) -> pygame.Surface:
    """A slanting band of light within a square, at one of STEPS places from left to right."""

    def make() -> pygame.Surface:
        light = paint.blank(side, side)
        wide, slant = 0.34 * side, 0.45 * side
        middle = -slant + (step + 0.5) / STEPS * (side + 2 * slant)
        for x in range(-side, 2 * side, max(1, side // 40)):
            near = max(0.0, 1 - abs(x - middle) / wide)
            if near:
                level = round(BRIGHT * near * near)
                ends = (x + slant / 2, 0), (x - slant / 2, side)
                pygame.draw.line(light, (level, level, level, 0), *ends, max(1, side // 40 + 1))
        return light

    return canvas.assets.made(("band", side, step), make)


def hop(layout: Mountains, target: Place, face: str) -> Draw:
    """A medallion hops twice before it lies still; it stands larger the higher it is."""
    spots = layout.spots(target)

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1 or not spots or canvas.assets.calm:
            return
        high = abs(math.sin(2 * math.pi * part**0.8)) * (1 - part) ** 1.5
        spot = spots[0]
        size = pieces.grained(canvas, spot.size * (1 + 0.24 * high))
        pieces.medal(canvas, face, spot.x, spot.y - 14 * high, size / 2)

    return draw
