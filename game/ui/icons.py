"""Small signs inside buttons, drawn in one color: a person, a computer player, a pen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view import paint
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas

Sign = Callable[[pygame.Surface, float], None]
"""Draws in white (black cuts out) on a square surface whose side it is told."""


def icon(canvas: Canvas, sign: Sign, x: float, y: float, size: float, color: str) -> None:
    """The sign with its center at x, y."""
    px = canvas.px(size)

    def make() -> pygame.Surface:
        side = px * paint.FINE
        big = paint.blank(side, side)
        sign(big, float(side))
        return paint.tinted(pygame.transform.smoothscale(big.premul_alpha(), (px, px)), color)

    canvas.stamp(canvas.assets.made(("icon", sign.__name__, px, color), make), x, y)


def at_left(sign: Sign, inset: float, size: float) -> Callable[[Canvas, Box, bool], None]:
    """Paints the sign in front of a button's label."""

    def draw(canvas: Canvas, box: Box, focused: bool) -> None:
        icon(canvas, sign, box.x + inset, box.center[1], size, DARK if focused else CREAM)

    return draw


def at_right(sign: Sign, inset: float, size: float) -> Callable[[Canvas, Box, bool], None]:
    """Paints the sign quietly at the right end of a button."""

    def draw(canvas: Canvas, box: Box, focused: bool) -> None:
        x = box.x + box.w - inset
        icon(canvas, sign, x, box.center[1], size, DARK if focused else PALE)

    return draw


def person(surface: pygame.Surface, side: float) -> None:
    """Head and shoulders."""
    pygame.draw.circle(surface, "white", (side * 0.5, side * 0.27), side * 0.21)
    body = pygame.Rect(0, 0, round(side * 0.80), round(side * 0.80))
    body.midtop = (round(side * 0.5), round(side * 0.54))
    pygame.draw.rect(surface, "white", body, border_radius=round(side * 0.34))


def computer(surface: pygame.Surface, side: float) -> None:
    """The head of a friendly robot."""
    line = round(side * 0.09)
    pygame.draw.line(surface, "white", (side * 0.5, side * 0.10), (side * 0.5, side * 0.30), line)
    pygame.draw.circle(surface, "white", (side * 0.5, side * 0.11), side * 0.09)
    head = pygame.Rect(
        round(side * 0.10), round(side * 0.28), round(side * 0.80), round(side * 0.62)
    )
    pygame.draw.rect(surface, "white", head, border_radius=round(side * 0.18))
    for x in (0.32, 0.68):
        pygame.draw.circle(surface, (0, 0, 0, 0), (side * x, side * 0.52), side * 0.095)
    mouth = pygame.Rect(0, 0, round(side * 0.34), round(side * 0.08))
    mouth.center = (round(side * 0.5), round(side * 0.75))
    pygame.draw.rect(surface, (0, 0, 0, 0), mouth, border_radius=round(side * 0.04))


def pen(surface: pygame.Surface, side: float) -> None:
    """A pencil that says: this can be written."""
    spots = [(0.66, 0.10), (0.90, 0.34), (0.34, 0.90), (0.06, 0.94), (0.10, 0.66)]
    pygame.draw.polygon(surface, "white", [(x * side, y * side) for x, y in spots])
    width = round(side * 0.06)
    pygame.draw.line(
        surface, (0, 0, 0, 0), (side * 0.54, side * 0.22), (side * 0.78, side * 0.46), width
    )


def plus(surface: pygame.Surface, side: float) -> None:
    """One more."""
    for wide, high in ((0.76, 0.20), (0.20, 0.76)):
        bar = pygame.Rect(0, 0, round(side * wide), round(side * high))
        bar.center = (round(side / 2), round(side / 2))
        pygame.draw.rect(surface, "white", bar, border_radius=round(side * 0.08))


def play(surface: pygame.Surface, side: float) -> None:
    """A triangle to the right."""
    _polygon(surface, side, [(0.20, 0.10), (0.90, 0.50), (0.20, 0.90)])


def pause(surface: pygame.Surface, side: float) -> None:
    """Two bars."""
    for x in (0.18, 0.58):
        bar = pygame.Rect(
            round(x * side), round(side * 0.12), round(side * 0.24), round(side * 0.76)
        )
        pygame.draw.rect(surface, "white", bar, border_radius=round(side * 0.06))


def step(surface: pygame.Surface, side: float) -> None:
    """A triangle that ends at a bar: one move on."""
    _polygon(surface, side, [(0.20, 0.18), (0.62, 0.50), (0.20, 0.82)])
    _bar(surface, side, 0.66)


def turn(surface: pygame.Surface, side: float) -> None:
    """Two triangles that end at a bar: one turn on."""
    _polygon(surface, side, [(0.04, 0.18), (0.42, 0.50), (0.04, 0.82)])
    _polygon(surface, side, [(0.42, 0.18), (0.80, 0.50), (0.42, 0.82)])
    _bar(surface, side, 0.82)


def step_back(surface: pygame.Surface, side: float) -> None:
    """One move back."""
    _mirrored(surface, side, step)


def turn_back(surface: pygame.Surface, side: float) -> None:
    """One turn back."""
    _mirrored(surface, side, turn)


def _mirrored(surface: pygame.Surface, side: float, sign: Sign) -> None:
    other = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    sign(other, side)
    surface.blit(pygame.transform.flip(other, True, False), (0, 0))


def _polygon(surface: pygame.Surface, side: float, spots: list[tuple[float, float]]) -> None:
    pygame.draw.polygon(surface, "white", [(x * side, y * side) for x, y in spots])


def _bar(surface: pygame.Surface, side: float, x: float) -> None:
    bar = pygame.Rect(round(x * side), round(side * 0.18), round(side * 0.14), round(side * 0.64))
    pygame.draw.rect(surface, "white", bar)
