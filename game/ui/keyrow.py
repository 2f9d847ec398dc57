"""A row of what can be done, each with its key: read by keys and pads, pressed by a pointer."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui import glyphs
from game.view.canvas import CREAM, PALE, Box, Canvas

SIZE, GAP, PAD, SIGN = 30.0, 16.0, 24.0, 12.0
HEIGHT = 64.0
"""Of a row while text is not scaled, which is also the least that a pointer can hit."""


class KeyRow:
    """Actions with their words; ``boxes`` is where they were drawn last."""

    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}

    def tall(self, canvas: Canvas) -> float:
        """The height of the row."""
        return max(HEIGHT, canvas.line(SIZE) + 20)

    def draw(
        self,
        canvas: Canvas,
        device: str,
        hints: Sequence[glyphs.Hint],
        middle: float,
        y: float,
        room: float,
    ) -> None:
        """The row around x = ``middle`` and y, smaller if it is wider than the room.

        A pointer gets the same words as buttons; what only keys do (to move) is left out for it.
        """
        mouse = device.startswith("mouse")
        shown = [hint for hint in hints if not (mouse and hint[0] == glyphs.MOVES)]
        size = SIZE
        while True:
            widths = [self._width(canvas, device, hint, size) for hint in shown]
            whole = sum(widths) + GAP * (len(widths) - 1)
            if whole <= room or size <= SIZE * 0.62:
                break
            size -= 1
        high = self.tall(canvas)
        x = max(glyphs.EDGE_LEFT, min(middle - whole / 2, glyphs.EDGE_RIGHT - whole))
        y = min(y, glyphs.EDGE_LOW - high / 2)
        self.boxes = {}
        for (action, words), wide in zip(shown, widths, strict=True):
            box = Box(x, y - high / 2, wide, high)
            self.boxes[action] = box
            canvas.panel(box, min(24.0, high * 0.34), alpha=0.92)
            left, sign = x + PAD, 0.0
            if not mouse:
                sign = glyphs.width(canvas, device, action)
                glyphs.draw(canvas, device, action, left, y)
            left += sign + SIGN if sign else 0
            tone = CREAM if action != glyphs.MOVES else PALE
            canvas.text(words, left, y, size, tone, "semibold")
            x += wide + GAP

    @staticmethod
    def _width(canvas: Canvas, device: str, hint: glyphs.Hint, size: float) -> float:
        sign = 0.0 if device.startswith("mouse") else glyphs.width(canvas, device, hint[0])
        words = canvas.width(hint[1], size, "semibold")
        return 2 * PAD + sign + (SIGN if sign else 0) + words

    def pick(self, pos: tuple[float, float]) -> str:
        """The action whose button a pointer at that point means, "" for none."""
        return next((action for action, box in self.boxes.items() if box.holds(pos)), "")
