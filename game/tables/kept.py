"""Parts of the picture that are drawn once and kept until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import Box, Canvas


def kept(canvas: Canvas, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> None:
    """What ``draw`` draws within the box, made at the first use of the key at this scale."""
    where = canvas.rect(box)

    def make() -> pygame.Surface:
        surface = paint.blank(*where.size)
        offset = (canvas.offset[0] - where.x, canvas.offset[1] - where.y)
        draw(Canvas(surface, canvas.scale, offset, canvas.assets, canvas.grow))
        return surface

    made = canvas.assets.made(("kept", key, canvas.grow, where.topleft, where.size), make)
    canvas.target.blit(made, where, special_flags=PREMUL)
