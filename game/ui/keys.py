"""The on-screen keyboard: rows of keys as widgets, so that the focus goes over them as anywhere."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.flow import Column, Pair, Part, Row
from game.ui.widgets import LAID, Button
from game.view.canvas import Box, Canvas

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-.&")
MORE = ("àáâãäåçèéê", "ëìíîïñòóôõ", "öøùúûüýÿœæ", "ßğışłńżčšž")
"""Letters with marks, on the second page."""
SIDE, GAP = 92.0, 10.0
COLUMNS = 10
WIDTH = COLUMNS * SIDE + (COLUMNS - 1) * GAP
"""Logical pixels of the whole keyboard at a text scale of 100 %."""


class Key(Button):
    """One letter; with large text the keys are lower, so that all of them are seen at once."""

    def tall(self, canvas: Canvas, width: float) -> float:
        return SIDE if canvas.grow < 1.4 else canvas.line(self.size, 1.1) + 6

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True


def letter_keys(upper: bool, more: bool, typed: Callable[[str], object]) -> Part:
    """Four rows of letters; ``typed`` is given what is written on a key."""
    rows: list[Part] = []
    for row, letters in enumerate(MORE if more else ROWS):
        keys: list[Part] = []
        for column, letter in enumerate(letters):
            shown = letter.upper() if upper and len(letter.upper()) == 1 else letter
            act = _says(typed, shown)
            key = Key(f"key{row}{column}", LAID, shown, act, row=True, align="center", size=40)
            key.inset = key.tail = 6
            key.sound = "ui/text"
            keys.append(key)
        rows.append(Pair(keys, gap=GAP))
    return Column(rows, GAP)


def _says(typed: Callable[[str], object], letter: str) -> Callable[[], object]:
    return lambda: typed(letter)


def action_keys(labels: dict[str, str], acts: dict[str, Callable[[], object]]) -> Part:
    """What else is done with a text: a row below the letters, or two where words are long."""
    keys: list[Part] = []
    for key, label in labels.items():
        button = Button(
            key, LAID._replace(h=SIDE - 12), label, acts[key], align="center", row=True, size=32
        )
        button.inset = button.tail = 8
        keys.append(button)
    return Actions(keys, gap=GAP)


class Actions(Row):
    """A row that becomes two and then a column."""

    def _rows(self, canvas: Canvas, width: float) -> Part:
        whole = Row(self.parts, gap=self.gap)
        if whole.fits(canvas, width):
            return Pair(self.parts, gap=self.gap)
        return Column([Row(self.parts[:3], gap=self.gap), Row(self.parts[3:], gap=self.gap)], GAP)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True

    def tall(self, canvas: Canvas, width: float) -> float:
        return self._rows(canvas, width).tall(canvas, width)

    def place(self, canvas: Canvas, box: Box) -> None:
        self._rows(canvas, box.w).place(canvas, box)
