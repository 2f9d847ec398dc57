"""Moving actions to other keys or buttons: choose one, then press what it shall be."""

from __future__ import annotations

from functools import partial

import pygame

from game.input import Intent, keyboard
from game.input.controls import is_pad
from game.input.pads import Pad
from game.input.remap import ASKED, Change, key_of, move_control, move_key
from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui import glyphs
from game.ui.lettering import line
from game.ui.widgets import Button, Widget
from game.view.canvas import CREAM, GOLD, PALE, Box, Canvas

PANEL = Box(300, 84, 1320, 836)
COLUMN, STEP, HIGH = 620.0, 84.0, 72.0
LEFT, TOP = 348.0, 214.0
ROWS = 5
RESET, BACK = Box(520, 832, 420, 70), Box(980, 832, 420, 70)


class RemapScene(MenuScene):
    """The actions and what does them; ``kind`` is the setting: "keys" or "pad_keys"."""

    overlay = True

    def __init__(self, shell: Shell, kind: str) -> None:
        self.shell, self.kind = shell, kind
        self.waiting = ""
        """The action whose new key or button is awaited."""
        self.said = ""
        super().__init__(shell, self._widgets())

    @property
    def table(self) -> dict[str, str]:
        """What was moved so far."""
        found: dict[str, str] = getattr(self.shell.settings, self.kind)
        return found

    def _widgets(self) -> list[Widget]:
        say = self.shell.text
        rows: list[Widget] = [
            Button(
                action,
                Box(LEFT + COLUMN * (row // ROWS), TOP + STEP * (row % ROWS), COLUMN - 16, HIGH),
                say(f"action.{action}"),
                partial(self._ask, action),
                row=True,
                size=34,
                room=COLUMN - 240,
                paint=partial(self._glyph, action),
            )
            for row, action in enumerate(ASKED)
        ]
        return [
            *rows,
            Button("reset", RESET, say("remap.reset"), self._reset, align="center", row=True),
            Button("leave", BACK, say("options.back"), self.back, align="center", row=True),
        ]

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
        self.menu.replace(self._widgets())

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
                instead = keyboard.label(change.instead or key_of(change.table, change.other))
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

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        say = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.95)
        heading = say(f"controls.{self.kind}")
        canvas.text(heading, 960, PANEL.y + 62, 54, CREAM, "extrabold", "center")
        words, color = self.said or say(f"remap.{self.kind}.about"), PALE
        if self.waiting:
            action = say_action(self.shell, self.waiting)
            words, color = say(f"remap.{self.kind}.press", action=action), GOLD
            if self.said:
                words = self.said
        line(canvas, words, 960, TOP + STEP * ROWS + 70, 34, PANEL.w - 96, color, "bold", "center")
        self.menu.draw(canvas)
        hints = [("confirm", say("hint.choose")), ("back", say("hint.back"))]
        if self.waiting:
            glyphs.strip(canvas, keyboard.DEVICE, [("back", say("hint.cancel"))], 96, 994)
        else:
            self.hints(canvas, hints, 96, 994)


def say_action(shell: Shell, action: str) -> str:
    """The word for an action."""
    return shell.text(f"action.{action}")
