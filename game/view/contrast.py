"""High contrast: every word on plain ground of its own, 7:1 and more (XAG 102).

Ratios are those of WCAG 2: (L1 + 0.05) / (L2 + 0.05) of the relative luminances.
"""

from __future__ import annotations

import pygame

AIM = 7.0
"""The least ratio of a word to what is behind it."""
NIGHT, DAY = "05070F", "FFF8E8"
"""The grounds that are laid under words, and the colors of words that were not plain enough."""
SAME = (3, 3, 3, 255)
"""Channels of pixels that count as one color differ by less than this."""

Color = tuple[int, int, int]


def luminance(color: Color) -> float:
    """Relative luminance, 0..1."""
    parts = (value / 255 for value in color)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Color, other: Color) -> float:
    """The contrast of two colors, 1..21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def rgb(color: str) -> Color:
    """Six hex digits as numbers."""
    return int(color[0:2], 16), int(color[2:4], 16), int(color[4:6], 16)


def dark(color: str) -> bool:
    """Whether a word of that color belongs on light ground."""
    return luminance(rgb(color)) < 0.18


def plain(target: pygame.Surface, where: pygame.Rect) -> Color | None:
    """The one opaque color that fills the part of the surface, None if there are several."""
    inside = where.clip(target.get_rect())
    if not inside.w or not inside.h:
        return None
    part = target.subsurface(inside)
    color = part.get_at((0, 0))
    if color.a != 255:
        return None
    same = pygame.mask.from_threshold(part, color, SAME)
    return (color.r, color.g, color.b) if same.count() == inside.w * inside.h else None


def prepare(target: pygame.Surface, where: pygame.Rect, color: str) -> str:
    """The color in which to write there; the part of the surface may get a plain ground."""
    ground = plain(target, where)
    if ground is not None:
        best = max((color, DAY, NIGHT), key=lambda each: min(AIM, ratio(rgb(each), ground)))
        if ratio(rgb(best), ground) >= AIM:
            return best
    under = DAY if dark(color) else NIGHT
    target.fill(f"#{under}", where)
    if ratio(rgb(color), rgb(under)) >= AIM:
        return color
    return NIGHT if under == DAY else DAY
