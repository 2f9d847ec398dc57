"""Lines of text that never grow too small to be read from a sofa: they shrink, then are cut."""

from __future__ import annotations

from game.view.canvas import CREAM, Canvas

SMALLEST = 28.0
"""Logical pixels; text on a television must not be smaller."""


def shortened(
    canvas: Canvas, text: str, size: float, room: float, weight: str
) -> tuple[float, str]:
    """A size, not below SMALLEST, and the text as it fits the room: whole, or with an ellipsis."""
    smallest = min(size, canvas.asked(SMALLEST))
    size = max(smallest, canvas.fitted(text, size, room, weight))
    # Letters come in whole pixels, so a fitted line may still be a little too long.
    while size > smallest and canvas.width(text, size, weight) > room:
        size = max(smallest, size - 0.5 / canvas.scale)
    if canvas.width(text, size, weight) <= room + 2:
        return size, text
    while text and canvas.width(f"{text}…", size, weight) > room:
        text = text[:-1].rstrip()
    return size, f"{text}…"


def line(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    color: str = CREAM,
    weight: str = "bold",
    align: str = "left",
) -> None:
    """One line as large as fits the room, its capitals centered on y."""
    size, text = shortened(canvas, text, size, room, weight)
    canvas.text(text, x, y, size, color, weight, align)
