"""One sentence over everything else at the upper edge: what the program has to say."""

from __future__ import annotations

from game.ui.lettering import SMALLEST
from game.view.canvas import CREAM, LINE, Box, Canvas

TOP, SIZE, ROOM, WIDEST = 40.0, 30.0, 1280.0, 1560.0
"""Logical pixels: the upper end, the letters, and the widest line at 100 % and at all."""
WARNING = "FFB3A6"
"""The edge of what goes on being wrong."""


def draw_banner(canvas: Canvas, sentence: str, warning: bool) -> None:
    """The sentence in as many lines as it needs, on ink glass with a bright edge and a sign."""
    size, grow = max(SMALLEST, SIZE), canvas.grow
    lines, leading = canvas.wrap(sentence, size, min(WIDEST, ROOM * grow)), canvas.line(size, 1.4)
    widest = max(canvas.width(line, size, "semibold") for line in lines)
    high, sign = leading * len(lines) + 26, 22 * grow**0.5
    left = 66 + sign
    box = Box(960 - (widest + left + 38) / 2, TOP, widest + left + 38, high)
    canvas.panel(box, 26, alpha=0.96)
    canvas.outline(box, 26, 3, WARNING if warning else LINE)
    y = box.center[1]
    canvas.disc(box.x + 24 + sign, y, sign, WARNING if warning else LINE)
    mark = "!" if warning else "i"
    spot, size_ = box.x + 24 + sign, 32 * grow**0.5
    canvas.printed.text(mark, spot, y, size_, "1C1A30", "extrabold", "center")
    for row, line in enumerate(lines):
        top = y + (row - (len(lines) - 1) / 2) * leading
        canvas.text(line, box.x + left, top, size, CREAM, "semibold")
