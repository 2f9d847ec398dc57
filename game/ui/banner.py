"""One sentence over everything else at the upper edge: what the program has to say."""

from __future__ import annotations

from game.ui.lettering import SMALLEST
from game.view.canvas import CREAM, LINE, Box, Canvas

TOP, SIZE, ROOM, LEADING = 18.0, 30.0, 1280.0, 42.0
"""Logical pixels: the upper end, the letters, the widest line, and from line to line."""
WARNING = "FFB3A6"
"""The edge of what goes on being wrong."""


def draw_banner(canvas: Canvas, sentence: str, warning: bool) -> None:
    """The sentence in as many lines as it needs, on ink glass with a bright edge and a sign."""
    size = max(SMALLEST, SIZE)
    lines = canvas.wrap(sentence, size, ROOM)
    widest = max(canvas.width(line, size, "semibold") for line in lines)
    high = LEADING * len(lines) + 26
    box = Box(960 - (widest + 126) / 2, TOP, widest + 126, high)
    canvas.panel(box, 26, alpha=0.96)
    canvas.outline(box, 26, 3, WARNING if warning else LINE)
    y = box.center[1]
    canvas.disc(box.x + 46, y, 22, WARNING if warning else LINE)
    canvas.text("!" if warning else "i", box.x + 46, y, 32, "1C1A30", "extrabold", "center")
    for row, line in enumerate(lines):
        top = y + (row - (len(lines) - 1) / 2) * LEADING
        canvas.text(line, box.x + 88, top, size, CREAM, "semibold")
