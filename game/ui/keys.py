"""The on-screen keyboard: rows of keys as widgets, so that the focus goes over them as anywhere."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.widgets import Button, Widget
from game.view.canvas import Box

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-.&")
MORE = ("àáâãäåçèéê", "ëìíîïñòóôõ", "öøùúûüýÿœæ", "ßğışłńżčšž")
"""Letters with marks, on the second page."""
SIDE, GAP = 92.0, 10.0
COLUMNS = 10


def width() -> float:
    """Logical width of the whole keyboard."""
    return COLUMNS * SIDE + (COLUMNS - 1) * GAP


def letter_keys(
    x: float, y: float, upper: bool, more: bool, typed: Callable[[str], object]
) -> list[Widget]:
    """Four rows of letters from x, y on; ``typed`` is given what is written on a key."""
    keys: list[Widget] = []
    for row, letters in enumerate(MORE if more else ROWS):
        for column, letter in enumerate(letters):
            shown = letter.upper() if upper and len(letter.upper()) == 1 else letter
            box = Box(x + column * (SIDE + GAP), y + row * (SIDE + GAP), SIDE, SIDE)
            keys.append(
                Button(
                    f"key{row}{column}",
                    box,
                    shown,
                    _says(typed, shown),
                    align="center",
                    row=True,
                    size=40,
                    inset=8,
                    room=SIDE - 12,
                )
            )
    return keys


def _says(typed: Callable[[str], object], letter: str) -> Callable[[], object]:
    return lambda: typed(letter)


def action_keys(
    x: float, y: float, labels: dict[str, str], acts: dict[str, Callable[[], object]]
) -> list[Widget]:
    """The row below the letters: each key as wide as the others."""
    room = (width() - GAP * (len(labels) - 1)) / len(labels)
    return [
        Button(
            key,
            Box(x + place * (room + GAP), y + 4 * (SIDE + GAP), room, SIDE),
            label,
            acts[key],
            align="center",
            row=True,
            size=32,
            inset=8,
            room=room - 16,
        )
        for place, (key, label) in enumerate(labels.items())
    ]
