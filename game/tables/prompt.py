"""The prompt bar at the bottom of every table: what is asked, and which keys do what."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.base import Aim
from game.ui import glyphs
from game.view.canvas import CREAM, Box, Canvas

GAP = 34
CORNERS = 134
"""Room at the right end for the buttons that ask about the table."""


def draw_prompt(
    canvas: Canvas, box: Box, words: str, icon: str | None, hints: Sequence[glyphs.Hint], aim: Aim
) -> None:
    """The bar: an icon, the hints at the right, the sentence fitted to the room between them."""
    canvas.panel(box, 32, 0.92)
    y = box.y + box.h / 2
    right = box.x + box.w - CORNERS - 20
    for action, label in reversed(hints):
        glyph = glyphs.width(canvas, aim.device, action)
        if not glyph:
            continue
        wide = canvas.width(label, 30, "semibold")
        canvas.text(label, right - wide, y, 30, CREAM, "semibold")
        glyphs.draw(canvas, aim.device, action, right - wide - 14 - glyph, y)
        right -= wide + 14 + glyph + GAP
    left = box.x + 28
    if icon:
        canvas.picture(icon, left + 20, y, 46)
        left += 54
    canvas.text(words, left, y, canvas.fitted(words, 32, right - left))
