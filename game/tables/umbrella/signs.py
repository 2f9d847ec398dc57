"""Small pictures of Umbrella's things, for sentences about them."""

from __future__ import annotations

from game.seats import EMBLEMS
from game.tables.umbrella.tokens import tile_surface
from game.view.canvas import Canvas

MARGIN = 0.80
"""The plaque of a tile in parts of the sign: the rest is its shadow and its star."""


def sign(canvas: Canvas, sign: str, x: float, y: float, size: float) -> None:
    """``figure:FACE`` (no face: its back), ``seat:N``, or the name of a picture."""
    kind, colon, name = sign.partition(":")
    if kind == "figure" and colon:
        canvas.stamp(tile_surface(canvas.assets, canvas.px(MARGIN * size), name, -1), x, y)
    elif kind == "seat" and colon:
        canvas.picture(f"umbrella/badge-{EMBLEMS[int(name)]}", x, y, size * 1.2)
    elif sign == "umbrella/drop":
        canvas.picture(sign, x, y, size * 0.78, size)
    else:
        canvas.picture(sign, x, y, size)
