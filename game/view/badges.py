"""Letters for colors on the pieces themselves, for those who ask for them.

Which picture gets one, and where, is read off its name: ``umbrella/canopy-red-0`` is an umbrella.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.view import paint
from game.view.contrast import DAY, NIGHT

SMALLEST = 9
"""Pixels of a letter at least; on smaller pictures there is none."""


class Badge(NamedTuple):
    """Where in a picture its letter stands and how high its disc is, in parts of its height."""

    x: float
    y: float
    size: float


BADGES: Mapping[str, Badge] = {
    "canopy": Badge(0.5, 0.5, 0.44),
    "spot": Badge(0.5, 0.5, 0.58),
    "slot": Badge(0.5, 0.5, 0.38),
    "row": Badge(0.80, 0.22, 0.36),
    "chip": Badge(0.10, 0.16, 0.48),
    "tile": Badge(0.52, 0.24, 0.24),
    "land": Badge(0.17, 0.48, 0.30),
}
"""By the kind of a picture."""


def letter(name: str, letters: Mapping[str, str]) -> tuple[str, Badge] | None:
    """The letter for the color of the piece in that picture, None if it shows none."""
    kind, _, rest = name.rpartition("/")[2].partition("-")
    color = rest.partition("-")[0]
    badge, said = BADGES.get(kind), letters.get(color)
    return None if badge is None or said is None else (said, badge)


def stamp(
    picture: pygame.Surface,
    said: str,
    badge: Badge,
    words: Callable[[str, str, int, str], pygame.Surface],
) -> pygame.Surface:
    """The picture with its letter on a dark disc; ``words`` writes (text, weight, size, color)."""
    width, height = picture.get_size()
    side = round(badge.size * height)
    px = round(side * (0.80 if len(said) < 2 else 0.62))
    if px < SMALLEST:
        return picture
    disc = paint.tinted(paint.disc(side), DAY)
    line = max(1, side // 12)
    inner = paint.tinted(paint.disc(side - 2 * line), NIGHT)
    disc.blit(inner, (line, line), special_flags=pygame.BLEND_PREMULTIPLIED)
    ink = words(said, "extrabold", px, DAY)
    # Letters are centered by what is seen of them, not by the line they would stand in.
    seen = ink.get_bounding_rect()
    at = ((side - seen.w) // 2 - seen.x, (side - seen.h) // 2 - seen.y)
    disc.blit(ink, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    left, top = round(badge.x * width - side / 2), round(badge.y * height - side / 2)
    marked = picture.copy()
    marked.blit(disc, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    return marked
