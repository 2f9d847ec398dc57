"""Moving actions to other keys or buttons: choose one, then press what it shall be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest

import pygame

from game.input import Intent, keyboard
from game.input.controls import is_pad
from game.input.pads import Pad
from game.input.remap import ASKED, Change, key_of, move_control, move_key
from game.scenes.page import PageScene
from game.shell import Shell, cap_of
from game.ui import glyphs
from game.ui.flow import Grid, Part, Row
from game.ui.widgets import LAID, Button
from game.view.canvas import GOLD, PALE, Box, Canvas

HIGH = LAID._replace(h=72)
TAIL = 240.0
"""Room at the right of a row for the picture of a key or button."""


class RemapScene(PageScene):
    """The actions and what does them; ``kind`` is the setting: "keys" or "pad_keys"."""

    wide = 1320.0
    gap = 12.0

    def __init__(self, shell: Shell, kind: str) -> None:
        self.shell, self.kind = shell, kind
        self.waiting = ""
        """The action whose new key or button is awaited."""
        self.said = ""
        super().__init__(shell)

    @property
    def table(self) -> dict[str, str]:
        """What was moved so far."""
        found: dict[str, str] = getattr(self.shell.settings, self.kind)
        return found

    def heading(self) -> str:
        return self.shell.text(f"controls.{self.kind}")

    def parts(self) -> list[Part]:
        say = self.shell.text
        grow = self.shell.canvas().grow
        rows: list[Part] = [
            Button(
                action,
                HIGH,
                say(f"action.{action}"),
                partial(self._ask, action),
                row=True,
                size=34,
                tail=TAIL * grow,
                paint=partial(self._glyph, action),
            )
            for action in ASKED
        ]
        half = (len(rows) + 1) // 2
        columns = [row for pair in zip_longest(rows[:half], rows[half:]) for row in pair if row]
        reset = Button("reset", LAID, say("remap.reset"), self._reset, align="center", row=True)
        leave = Button("leave", LAID, say("options.back"), self.back, align="center", row=True)
        return [Grid(columns, 520, gap=16), Row([reset, leave])]

    def _look(self) -> str:
        """What the present keys or buttons are drawn for."""
        reader = self.shell.reader
        if self.kind == "keys":
            return reader.look(keyboard.DEVICE)
        if is_pad(reader.last):
            return reader.last
        pads = list(reader.pads.by_id.values())
        return reader.pads.look(pads[0]) if pads else reader.pads.plain

    def _glyph(self, action: str, canvas: Canvas, box: Box, focused: bool) -> None:
        look = self._look()
        wide = glyphs.width(canvas, look, action)
        glyphs.draw(canvas, look, action, box.x + box.w - 28 - wide, box.center[1])

    # -- asking --------------------------------------------------------------------------------

    def _ask(self, action: str) -> None:
        self.waiting, self.said, self.dirty = action, "", True
        if self.kind == "keys":
            self.typing = True
        else:
            self.shell.reader.pads.listener = self._pressed

    def _stop(self) -> None:
        self.waiting, self.typing, self.dirty = "", False, True
        self.shell.reader.pads.listener = None
        self.rebuild()

    def raw(self, event: pygame.event.Event) -> None:
        """The key that is pressed while one is awaited; Escape keeps the old one."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._stop()
        elif event.type == pygame.KEYDOWN:
            self._take(move_key(self.table, self.waiting, event.key))

    def _pressed(self, pad: Pad, control: str) -> None:
        self._take(move_control(self.table, self.shell.settings.pad_swap, self.waiting, control))

    def _take(self, change: Change) -> None:
        """Use the change, and say what it means for the others."""
        say, action = self.shell.text, say_action(self.shell, self.waiting)
        if change.refused:
            self.said, self.dirty = say("remap.refused"), True
            return
        setattr(self.shell.settings, self.kind, change.table)
        self.shell.heed()
        self.said = say("remap.done", action=action)
        if change.other:
            other = say_action(self.shell, change.other)
            if self.kind == "keys":
                key = change.instead or key_of(change.table, change.other)
                instead = cap_of(self.shell.text, keyboard.label(key))
            else:
                instead = say("remap.former", action=action)
            self.said = say("remap.swapped", other=other, instead=instead)
        self._stop()

    def _reset(self) -> None:
        setattr(self.shell.settings, self.kind, {})
        self.shell.heed()
        self.said, self.dirty = self.shell.text("remap.is_reset"), True

    def handle(self, intent: Intent) -> None:
        """While a button is awaited, keys and mouse only call that off."""
        if not self.waiting:
            super().handle(intent)
        elif intent.action in ("back", "press"):
            self._stop()

    def tick(self, seconds: float) -> None:
        """Without any pad no button can come."""
        if self.waiting and self.kind == "pad_keys" and not self.shell.reader.pads.by_id:
            self._stop()

    # -- what is said --------------------------------------------------------------------------

    def about(self) -> str:
        say = self.shell.text
        if self.waiting and not self.said:
            return say(f"remap.{self.kind}.press", action=say_action(self.shell, self.waiting))
        return self.said or say(f"remap.{self.kind}.about")

    def abouts(self) -> Sequence[str]:
        say = self.shell.text
        names = [say_action(self.shell, action) for action in ASKED]
        longest = max(names, key=len)
        return [
            say(f"remap.{self.kind}.about"),
            say(f"remap.{self.kind}.press", action=longest),
            say("remap.swapped", other=longest, instead=say("remap.former", action=longest)),
            say("remap.refused"),
        ]

    def draw(self, canvas: Canvas, rest: float) -> None:
        self.foot.color = GOLD if self.waiting else PALE
        super().draw(canvas, rest)

    def hints(self, canvas: Canvas, hints: Sequence[glyphs.Hint], x: float, y: float) -> None:
        if self.waiting:
            cancel = [("back", self.shell.text("hint.cancel"))]
            glyphs.strip(canvas, keyboard.DEVICE, cancel, x, y)
        else:
            super().hints(canvas, hints, x, y)


def say_action(shell: Shell, action: str) -> str:
    """The word for an action."""
    return shell.text(f"action.{action}")
