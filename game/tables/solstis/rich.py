"""Lines made of words, small pictures and named tiles, laid out as one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.tables.solstis import pieces
from game.tables.solstis.colors import TEXT
from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import CREAM, Canvas

GAP = 10


@dataclass(frozen=True)
class Words:
    """Text of a line."""

    text: str
    color: str = CREAM
    weight: str = TEXT
    size: float = 30

    def width(self, canvas: Canvas, part: float) -> float:
        return canvas.width(self.text, self._size(canvas, part), self.weight)

    def _size(self, canvas: Canvas, part: float) -> float:
        """The size to ask for so that the letters are drawn at that part of theirs."""
        return canvas.asked(canvas.scaled(self.size) * part)

    def draw(self, canvas: Canvas, x: float, y: float, part: float) -> None:
        canvas.text(self.text, x, y, self._size(canvas, part), self.color, self.weight)


@dataclass(frozen=True)
class Icon:
    """A small picture: star, area, fire, paw or arrow."""

    name: str
    size: float = 36
    color: str = CREAM

    def width(self, canvas: Canvas, part: float) -> float:
        return self.size * canvas.grow * part

    def draw(self, canvas: Canvas, x: float, y: float, part: float) -> None:
        size = self.width(canvas, part)
        icon(canvas, self.name, x + size / 2, y, size, self.color)


@dataclass(frozen=True)
class Chip:
    """A land tile by row and number."""

    face: str
    size: float = 44

    def width(self, canvas: Canvas, part: float) -> float:
        return pieces.chip_width(self.size * canvas.grow * part)

    def draw(self, canvas: Canvas, x: float, y: float, part: float) -> None:
        pieces.chip(canvas, self.face, x, y, self.size * canvas.grow * part)


@dataclass(frozen=True)
class Medal:
    """A spirit."""

    name: str
    radius: float = 22

    def width(self, canvas: Canvas, part: float) -> float:
        return 2 * self.radius * canvas.grow * part

    def draw(self, canvas: Canvas, x: float, y: float, part: float) -> None:
        radius = self.radius * canvas.grow * part
        pieces.medal(canvas, self.name, x + radius, y, radius)


Part = Words | Icon | Chip | Medal


def height(canvas: Canvas, part: Part) -> float:
    """How tall it is at its own size."""
    if isinstance(part, Words):
        return canvas.line(part.size, 1.1)
    return (2 * part.radius if isinstance(part, Medal) else part.size) * canvas.grow


def width(canvas: Canvas, parts: Sequence[Part], part: float = 1.0) -> float:
    total = sum(each.width(canvas, part) for each in parts)
    return total + GAP * part * max(0, len(parts) - 1)


def line(
    canvas: Canvas,
    parts: Sequence[Part],
    x: float,
    y: float,
    align: str = "center",
    room: float = math.inf,
    most: float = 1.0,
) -> None:
    """Draw the parts side by side around y, smaller if they do not fit the room or ``most``."""
    whole = width(canvas, parts)
    scale = min(1.0, most, room / whole) if whole else 1.0
    whole = width(canvas, parts, scale)
    left = x - {"left": 0.0, "center": whole / 2, "right": whole}[align]
    for each in parts:
        each.draw(canvas, left, y, scale)
        left += each.width(canvas, scale) + GAP * scale


PAINTED = {
    "star": "star",
    "area": "icon-area",
    "fire": "icon-fires",
    "paw": "icon-spirits",
    "eye": "icon-eye",
}
"""Icons that are pictures, as long as they keep their own color."""


# -- icons -------------------------------------------------------------------------------------


def icon(canvas: Canvas, name: str, x: float, y: float, size: float, color: str = CREAM) -> None:
    """A small picture with its middle at x, y."""
    if name in PAINTED and color == CREAM:
        canvas.picture(f"{pieces.ART}{PAINTED[name]}", x, y, size * pieces.ICON_CANVAS)
        return
    px = canvas.px(size)
    tint = color
    draw = DRAWN[name]
    canvas.stamp(canvas.assets.made(("icon", name, px, tint), lambda: draw(px, tint)), x, y)


def _area(px: int, color: str) -> pygame.Surface:
    """Three cells of a group and one aside."""
    whole = paint.blank(px, px)
    side = round(px * 0.40)
    for column, row, alpha in ((0, 0, 1.0), (0, 1, 1.0), (1, 1, 1.0), (1, 0, 0.35)):
        cell = paint.tinted(paint.slab(side, side, side * 0.2), color, alpha)
        at = (round(px * (0.08 + 0.44 * column)), round(px * (0.08 + 0.44 * row)))
        whole.blit(cell, at, special_flags=PREMUL)
    return whole


def _paw(px: int, color: str) -> pygame.Surface:
    """A paw in a ring."""
    whole = paint.tinted(paint.ring(px, px * 0.075), color)
    for x, y, d in (
        (0.5, 0.62, 0.30),
        (0.30, 0.46, 0.14),
        (0.43, 0.33, 0.15),
        (0.57, 0.33, 0.15),
        (0.70, 0.46, 0.14),
    ):
        size = max(2, round(px * d))
        dot = paint.tinted(paint.disc(size), color)
        at = (round(px * x - size / 2), round(px * y - size / 2))
        whole.blit(dot, at, special_flags=PREMUL)
    return whole


def _arrow(px: int, color: str) -> pygame.Surface:
    whole = paint.stroke(px, px, [(0.08, 0.5), (0.80, 0.5)], px * 0.13, color)
    tip = paint.stroke(px, px, [(0.56, 0.24), (0.86, 0.5), (0.56, 0.76)], px * 0.13, color)
    whole.blit(tip, (0, 0), special_flags=PREMUL)
    return whole


def _eye(px: int, color: str) -> pygame.Surface:
    """An eye, for what has not been seen yet."""
    lid = [(0.04, 0.5), (0.26, 0.28), (0.5, 0.2), (0.74, 0.28), (0.96, 0.5)]
    under = [(x, 1 - y) for x, y in lid]
    whole = paint.stroke(px, px, lid, px * 0.09, color)
    whole.blit(paint.stroke(px, px, under, px * 0.09, color), (0, 0), special_flags=PREMUL)
    dot = paint.tinted(paint.disc(max(2, round(px * 0.32))), color)
    at = (round(px * 0.34), round(px * 0.34))
    whole.blit(dot, at, special_flags=PREMUL)
    return whole


def _cross(px: int, color: str) -> pygame.Surface:
    whole = paint.stroke(px, px, [(0.2, 0.2), (0.8, 0.8)], px * 0.16, color)
    other = paint.stroke(px, px, [(0.8, 0.2), (0.2, 0.8)], px * 0.16, color)
    whole.blit(other, (0, 0), special_flags=PREMUL)
    return whole


DRAWN: dict[str, Callable[[int, str], pygame.Surface]] = {
    "area": _area,
    "paw": _paw,
    "arrow": _arrow,
    "eye": _eye,
    "cross": _cross,
}

__all__ = ["Chip", "Icon", "Medal", "Part", "Words", "height", "icon", "line", "width"]
