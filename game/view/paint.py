"""Drawn shapes with smooth edges, premultiplied, in pixels: the parts of panels, buttons and rings.

Colors are six hex digits; alphas 0..1. Shapes are supersampled once and then kept by Assets.made.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

FINE = 4
"""How much larger shapes are drawn before they are scaled down."""
LARGE = 256
"""Pixels from which half of that is fine enough for a disc, and much quicker."""

Point = tuple[float, float]


def rgba(color: str, alpha: float = 1.0) -> tuple[int, int, int, int]:
    """The premultiplied color."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (0, 2, 4))
    return round(red * alpha), round(green * alpha), round(blue * alpha), round(255 * alpha)


def blank(width: float, height: float) -> pygame.Surface:
    return pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)


def disc(diameter: int) -> pygame.Surface:
    """A white disc with a smooth edge."""
    size = diameter * (FINE if diameter < LARGE else FINE // 2)
    big = blank(size, size)
    pygame.draw.circle(big, "white", (size / 2, size / 2), size / 2)
    return pygame.transform.smoothscale(big.premul_alpha(), (max(1, diameter),) * 2)


def slab(width: int, height: int, radius: float) -> pygame.Surface:
    """A white rectangle with round corners."""
    radius = min(round(radius), width // 2, height // 2)
    shape = blank(width, height)
    shape.fill("white")
    if radius < 1:
        return shape
    corner = disc(2 * radius)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            area = pygame.Rect(x, y, radius, radius)
            shape.fill((0, 0, 0, 0), area)
            shape.blit(corner, (x, y), (left, top, radius, radius))
    return shape


def tinted(mask: pygame.Surface, color: str, alpha: float = 1.0) -> pygame.Surface:
    """The mask in one color."""
    copy = mask.copy()
    copy.fill(rgba(color, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def graded(mask: pygame.Surface, *stops: tuple[str, float]) -> pygame.Surface:
    """The mask in colors (hex, alpha) evenly spaced from its top to its bottom."""
    ramp = blank(1, len(stops))
    for y, (color, alpha) in enumerate(stops):
        ramp.set_at((0, y), rgba(color, alpha))
    width, height = mask.get_size()
    # Scaling keeps half a stop flat at both ends; overshoot and crop so that the ends are true.
    tall = round(height * len(stops) / max(1, len(stops) - 1))
    column = pygame.transform.smoothscale(ramp, (1, max(1, tall)))
    spread = pygame.transform.scale(column, (width, max(1, tall)))
    copy = mask.copy()
    top = max(0, (tall - height) // 2)
    copy.blit(spread, (0, 0), (0, top, width, height), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def frame(width: int, height: int, radius: float, thickness: float) -> pygame.Surface:
    """A white outline inside width x height."""
    line = max(1, round(thickness))
    outer = slab(width, height, radius)
    inner = slab(max(1, width - 2 * line), max(1, height - 2 * line), max(0, radius - line))
    outer.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return outer


def ring(diameter: int, thickness: float) -> pygame.Surface:
    """A white ring inside the diameter."""
    line = max(1, round(thickness))
    outer = disc(diameter)
    outer.blit(disc(max(1, diameter - 2 * line)), (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return outer


def soft(shape: pygame.Surface, blur: int) -> pygame.Surface:
    """The shape with room around it (2 x blur on each side), blurred."""
    if blur < 1:
        return shape
    width, height = shape.get_size()
    roomy = blank(width + 4 * blur, height + 4 * blur)
    roomy.blit(shape, (2 * blur, 2 * blur))
    # At a quarter of the size the same blur costs a sixteenth and looks the same.
    quarter = max(1, min(4, blur // 2))
    small = pygame.transform.smoothscale(
        roomy, (max(1, roomy.get_width() // quarter), max(1, roomy.get_height() // quarter))
    )
    small = pygame.transform.gaussian_blur(small, max(1, blur // quarter))
    return pygame.transform.smoothscale(small, roomy.get_size())


def polygon(width: int, height: int, points: Sequence[Point], color: str) -> pygame.Surface:
    """A filled shape; points are 0..1 of the surface."""
    big = blank(width * FINE, height * FINE)
    spots = [(x * width * FINE, y * height * FINE) for x, y in points]
    pygame.draw.polygon(big, f"#{color}", spots)
    return pygame.transform.smoothscale(big.premul_alpha(), (max(1, width), max(1, height)))


def stroke(
    width: int, height: int, points: Sequence[Point], thickness: float, color: str
) -> pygame.Surface:
    """An open line with round ends and joints; points are 0..1, thickness in pixels."""
    big = blank(width * FINE, height * FINE)
    spots = [(x * width * FINE, y * height * FINE) for x, y in points]
    line = max(1, round(thickness * FINE))
    for start, end in pairwise(spots):
        pygame.draw.line(big, f"#{color}", start, end, line)
        length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
        nx, ny = -(end[1] - start[1]) / length * line / 2, (end[0] - start[0]) / length * line / 2
        pygame.draw.polygon(
            big,
            f"#{color}",
            [
                (start[0] + nx, start[1] + ny),
                (end[0] + nx, end[1] + ny),
                (end[0] - nx, end[1] - ny),
                (start[0] - nx, start[1] - ny),
            ],
        )
    for spot in spots:
        pygame.draw.circle(big, f"#{color}", spot, line / 2)
    return pygame.transform.smoothscale(big.premul_alpha(), (max(1, width), max(1, height)))


def dashes(diameter: int, thickness: float, count: int, color: str) -> pygame.Surface:
    """A dashed ring."""
    size = diameter * FINE
    big = blank(size, size)
    line = max(1, round(thickness * FINE))
    box = big.get_rect().inflate(-line, -line)
    for index in range(count):
        start = 2 * math.pi * index / count
        pygame.draw.arc(big, f"#{color}", box, start, start + math.pi * 1.2 / count, line)
    return pygame.transform.smoothscale(big.premul_alpha(), (max(1, diameter),) * 2)
