"""The emblem of a seat, as every scene about seats shows it."""

from __future__ import annotations

from game.seats import EMBLEMS, TINTS
from game.view.canvas import Canvas

SUN_AND_MOON = ("FFC24B", "8FDCFF")
"""The tints of the two seats of Solstis."""


def tint(game: str, seat: int) -> str:
    """The color of a seat."""
    return SUN_AND_MOON[seat % 2] if game == "solstis" else TINTS[EMBLEMS[seat]]


def emblem(game: str, seat: int) -> str:
    """The word for what is on a seat's badge; with "emblem." before it, a key of the texts."""
    return ("sun", "moon")[seat % 2] if game == "solstis" else EMBLEMS[seat]


def draw_badge(canvas: Canvas, game: str, seat: int, x: float, y: float, size: float) -> None:
    """The badge with its center at x, y."""
    if game != "solstis":
        canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", x, y, size)
        return
    radius = size / 2
    canvas.disc(x, y, radius, "141A3A")
    canvas.ring(x, y, radius, size * 0.05, tint(game, seat))
    canvas.disc(x, y, radius * 0.52, tint(game, seat))
    if seat % 2:
        canvas.disc(x + radius * 0.26, y - radius * 0.16, radius * 0.44, "141A3A")
