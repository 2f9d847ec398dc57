"""Typing a line of text: the one file that imports pygame_gui, which does the editing.

It is slow to import, so scenes import this module when somebody begins to type.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, Protocol, cast

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from game.view.assets import FONTS
from game.view.canvas import DARK, Box, Canvas

WEIGHT, MARKED = "extrabold", "E8A63C"
"""The face of the letters, and the color behind those that are selected."""
ALMOST = 0.2
"""Seconds in which the blank of the key that began the typing may still arrive."""


class Window(Protocol):
    """What an entry must know of the window it is shown in."""

    scale: float

    @property
    def size(self) -> tuple[int, int]: ...
    def to_window(self, pos: tuple[float, float]) -> tuple[int, int]: ...


class Entry:
    """One line being edited at a box of the screen; build a new one after a resize.

    ``size`` is that of the letters as drawn, with the text scale in it.

    pygame_gui keeps letters, selection and clipboard; the drawing is ours, so that the line looks
    like the row it stands in at every size. ``close`` gives the keyboard's repeat back.
    """

    def __init__(
        self, screen: Window, fonts: Path, box: Box, text: str, size: float, limit: int
    ) -> None:
        self.box, self.size = box, size
        theme = _theme(fonts / FONTS[WEIGHT], max(8, round(size * screen.scale)))
        self._manager = pygame_gui.UIManager(screen.size, theme)
        corner = screen.to_window((box.x, box.y))
        rect = pygame.Rect(*corner, round(box.w * screen.scale), round(box.h * screen.scale))
        self._line = cast(Any, UITextEntryLine(rect, self._manager))
        self._line.set_text_length_limit(limit)
        self._line.set_text(text)
        self._line.focus()
        self._line.select_range = [0, len(text)]
        self._line.edit_position = len(text)
        self._shown: tuple[object, ...] = ()
        self._age, self._fresh = 0.0, True

    @property
    def text(self) -> str:
        """What is written now, without blanks at its ends."""
        return " ".join(str(self._line.get_text()).split())

    def take(self, event: pygame.event.Event) -> None:
        """Edit by one event of keyboard or mouse."""
        if event.type == pygame.TEXTINPUT:
            fresh, self._fresh = self._fresh, False
            if fresh and event.text == " " and self._age < ALMOST:
                return
        # Without a clipboard (no desktop) copy and paste do nothing.
        with contextlib.suppress(pygame.error):
            self._manager.process_events(event)

    def tick(self, seconds: float) -> bool:
        """Let the cursor blink; answers whether the line looks different now."""
        self._age += seconds
        self._manager.update(seconds)
        line = self._line
        shown = line.text, line.edit_position, tuple(line.select_range), line.cursor_on
        changed, self._shown = shown != self._shown, shown
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw letters, selection and cursor in the box."""
        box, line = self.box, self._line
        text = str(line.text)
        canvas = canvas.printed
        size = canvas.fitted(text, self.size, box.w - 8, WEIGHT)
        middle = box.y + box.h / 2

        def x(place: int) -> float:
            return box.x + canvas.width(text[:place], size, WEIGHT)

        first, last = sorted(line.select_range)
        if last > first:
            marked = Box(x(first) - 3, middle - size * 0.62, x(last) - x(first) + 6, size * 1.24)
            canvas.pill(marked, 8, (MARKED, 1.0))
        canvas.text(text, box.x, middle, size, DARK, WEIGHT)
        if line.cursor_on:
            cursor = Box(x(line.edit_position), middle - size * 0.62, 4, size * 1.24)
            canvas.pill(cursor, 2, (DARK, 1.0))

    def close(self) -> None:
        """End the editing."""
        self._line.unfocus()
        self._line.kill()


def _theme(font: Path, px: int) -> dict[str, Any]:
    """Our face at the size shown, so that a click finds the letter under it."""
    faces = dict.fromkeys(("regular_path", "bold_path", "italic_path"), str(font))
    return {
        "text_entry_line": {
            "font": {"name": "bricolage", "size": str(px), **faces},
            "misc": {"border_width": "0", "shadow_width": "0", "padding": "0,0"},
        }
    }
