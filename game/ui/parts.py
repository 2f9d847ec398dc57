"""The parts of a flow that are no widgets: words, pictures and empty space.

A ``Part`` says how tall it is at a width and is then given its box; every widget is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.ui.widgets import Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

GAP = 16.0
"""Logical pixels between two parts."""


class Part(Protocol):
    """Something that can be laid out."""

    def tall(self, canvas: Canvas, width: float) -> float:
        """The height it needs at that width."""

    def fits(self, canvas: Canvas, width: float) -> bool:
        """Whether it looks as it should at that width, or wants a line of its own."""

    def place(self, canvas: Canvas, box: Box) -> None:
        """Stand in that box, which is as tall as it asked for or taller."""

    def widgets(self) -> list[Widget]:
        """The widgets in it, in the order of reading."""

    def show(self, canvas: Canvas) -> None:
        """Draw what is no widget; the menu draws those."""


class Still:
    """A part without widgets that fits any width."""

    box = Box(0, 0, 0, 0)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True

    def place(self, canvas: Canvas, box: Box) -> None:
        self.box = box

    def widgets(self) -> list[Widget]:
        return []

    def show(self, canvas: Canvas) -> None:
        """Nothing to see."""


class Space(Still):
    """An empty height."""

    def __init__(self, height: float = GAP) -> None:
        self.height = height

    def tall(self, canvas: Canvas, width: float) -> float:
        return self.height


class Words(Still):
    """A paragraph; ``others`` are sentences that may stand there instead and must have room."""

    def __init__(
        self,
        text: str,
        size: float = 28,
        color: str = PALE,
        weight: str = "semibold",
        align: str = "left",
        leading: float = 1.5,
        others: Sequence[str] = (),
    ) -> None:
        self.text, self.size, self.color, self.weight = text, size, color, weight
        self.align, self.leading, self.others = align, leading, others

    def tall(self, canvas: Canvas, width: float) -> float:
        rows = max(len(self._lines(canvas, each, width)) for each in (self.text, *self.others))
        return rows * canvas.line(self.size, self.leading)

    def _lines(self, canvas: Canvas, text: str, width: float) -> list[str]:
        return canvas.wrap(text, self.size, width, self.weight)

    def show(self, canvas: Canvas) -> None:
        x = self.box.x + self.box.w * {"left": 0.0, "center": 0.5, "right": 1.0}[self.align]
        step = canvas.line(self.size, self.leading)
        y = self.box.y + step / 2
        for words in self._lines(canvas, self.text, self.box.w):
            size = canvas.fitted(words, self.size, self.box.w, self.weight)
            canvas.text(words, x, y, size, self.color, self.weight, self.align)
            y += step


def heading(text: str, size: float = 56) -> Words:
    """What a page is about, in the middle above its rows."""
    return Words(text, size, CREAM, "extrabold", "center", 1.15)


class Told(Words):
    """A paragraph that is asked for its words whenever it is drawn."""

    def __init__(
        self,
        say: Callable[[], str],
        size: float = 28,
        color: str = PALE,
        leading: float = 1.5,
        others: Sequence[str] = (),
    ) -> None:
        super().__init__(others[0] if others else "", size, color, leading=leading, others=others)
        self._say = say

    def show(self, canvas: Canvas) -> None:
        self.text = self._say()
        super().show(canvas)


class Headed(Words):
    """A heading with a small square widget at its right."""

    def __init__(self, text: str, widget: Widget, size: float = 56) -> None:
        super().__init__(text, size, CREAM, "extrabold", "center", 1.15)
        self.widget = widget

    def tall(self, canvas: Canvas, width: float) -> float:
        room = width - 2 * (self.widget.low + 16)
        return max(self.widget.low, super().tall(canvas, room))

    def place(self, canvas: Canvas, box: Box) -> None:
        side = self.widget.low
        y = box.center[1] - side / 2
        self.widget.place(canvas, Box(box.x + box.w - side, y, side, side))
        high = super().tall(canvas, box.w - 2 * (side + 16))
        self.box = Box(box.x + side + 16, box.center[1] - high / 2, box.w - 2 * (side + 16), high)

    @property
    def parts(self) -> list[Widget]:
        return [self.widget]

    def widgets(self) -> list[Widget]:
        return [self.widget]


class Drawn(Still):
    """A picture that is told its box."""

    def __init__(self, height: float, draw: Callable[[Canvas, Box], object]) -> None:
        self.height, self._draw = height, draw

    def tall(self, canvas: Canvas, width: float) -> float:
        return self.height

    def show(self, canvas: Canvas) -> None:
        self._draw(canvas, self.box)
