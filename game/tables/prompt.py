"""The prompt bar at the bottom of every table: what is asked, and which keys do what."""

from __future__ import annotations

from collections.abc import Sequence

from game.tables.base import Aim
from game.tables.room import View
from game.ui import glyphs
from game.view.canvas import CREAM, Box, Canvas

GAP = 34
HINTS = 46.0
"""Height of a row of keys at a text scale of 100 %."""
CORNERS = 134
"""Room at the right end for the buttons that ask about the table."""


def draw_prompt(
    canvas: Canvas, box: Box, words: str, icon: str | None, hints: Sequence[glyphs.Hint], aim: Aim
) -> None:
    """The bar: an icon, the hints at the right, the sentence fitted to the room between them."""
    if isinstance(canvas, View):
        _draw_large(canvas, box, words, icon, hints, aim)
        return
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


def _draw_large(
    view: View, box: Box, words: str, icon: str | None, hints: Sequence[glyphs.Hint], aim: Aim
) -> None:
    """The sentence in two lines below the table, and as many keys as there is room for."""
    canvas, room = view.screen, view.below(box.y)
    canvas.panel(room, 32, 0.92)
    corner = view.of(Box(box.x + box.w - CORNERS, box.y, CORNERS, box.h))
    left, right = room.x + 30, corner.x - 16
    if icon:
        canvas.picture(icon, left + 30, room.center[1], 70)
        left += 76
    size, lines = canvas.filled(words, 32, right - left, room.h - 16, "bold")
    step = canvas.line(size, 1.15)
    shown = [hint for hint in hints if glyphs.width(canvas, aim.device, hint[0])]
    spare = room.h - 20 - step * len(lines)
    keys = bool(shown) and spare >= HINTS * canvas.grow
    y = room.center[1] - step * (len(lines) - 1) / 2 - (HINTS * canvas.grow / 2 if keys else 0)
    for line in lines:
        canvas.text(line, left, y, size)
        y += step
    if keys:
        _hints(canvas, shown, aim.device, left, y + 6, right)
    elif len(lines) == 1:
        whole = sum(_wide(canvas, aim.device, hint) + GAP for hint in shown)
        if left + canvas.width(lines[0], size) + whole <= right:
            _hints(canvas, shown, aim.device, right - whole, room.center[1], right)


def _hints(
    canvas: Canvas, hints: Sequence[glyphs.Hint], device: str, x: float, y: float, right: float
) -> None:
    """Keys from the left on, as long as they fit."""
    for action, label in hints:
        glyph, wide = glyphs.width(canvas, device, action), _wide(canvas, device, (action, label))
        if x + wide > right:
            return
        glyphs.draw(canvas, device, action, x, y)
        canvas.text(label, x + glyph + 14, y, 30, CREAM, "semibold")
        x += wide + GAP


def _wide(canvas: Canvas, device: str, hint: glyphs.Hint) -> float:
    """The width of a key with what it does."""
    return glyphs.width(canvas, device, hint[0]) + 14 + canvas.width(hint[1], 30, "semibold")
