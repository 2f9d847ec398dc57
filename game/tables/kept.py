"""Parts of the picture that are drawn once and kept until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import Box, Canvas


def kept(canvas: Canvas, key: Hashable, box: Box, draw: Callable[[Canvas], None]) -> None:
    """What ``draw`` draws within the box, made once for its key, this size and this language."""
    where = canvas.rect(box)

    def make() -> pygame.Surface:
        surface = paint.blank(*where.size)
        offset = (canvas.offset[0] - where.x, canvas.offset[1] - where.y)
        view = Canvas(surface, canvas.scale, offset, canvas.assets, canvas.grow)
        view.least = canvas.least
        draw(view)
        return surface

    look = (canvas.grow, canvas.assets.language, where.topleft, where.size)
    made = canvas.assets.made(("kept", key, *look), make)
    canvas.target.blit(made, where, special_flags=PREMUL)
