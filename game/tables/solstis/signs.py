"""Small pictures of Solstis's things, for sentences about them."""

from __future__ import annotations

from game.tables.solstis import pieces, rich
from game.view.canvas import Canvas


def sign(canvas: Canvas, sign: str, x: float, y: float, size: float) -> None:
    """``land:FACE`` (no face: its back), ``icon:NAME``, ``seat:N``, or the name of a picture."""
    kind, colon, name = sign.partition(":")
    if kind == "land" and colon:
        pieces.tile(canvas, name, x, y, size * 0.86)
    elif kind == "icon" and colon:
        rich.icon(canvas, name, x, y, size * 0.86)
    elif kind == "seat" and colon:
        pieces.emblem(canvas, int(name), x, y, size * 0.46)
    elif sign.startswith("solstis/spirit-"):
        pieces.medal(canvas, sign.removeprefix("solstis/spirit-"), x, y, size * 0.46)
    elif sign == "solstis/rainbow":
        pieces.rainbow(canvas, x, y, size * 0.86, loose=True)
    else:
        canvas.picture(sign, x, y, size)
