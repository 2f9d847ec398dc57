"""The options of pads, keys and the television: each change at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.menu import MenuScene
from game.scenes.remap import RemapScene
from game.settings import GLYPHS
from game.shell import Shell
from game.ui.widgets import Button, Choice, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(460, 84, 1000, 836)
STEP, ROW = 76, Box(508, 182, 904, 66)
BACK = Box(760, 838, 400, 66)
ABOUT = 830.0
FIELDS = ("pad_swap", "dead_zone", "glyphs", "rumble", "safe_area", "hands")
BUZZ = (0.6, 0.6, 180)
"""Strength of both motors and milliseconds, to feel what was chosen."""


class ControlsScene(MenuScene):
    """Reached from the options."""

    overlay = True

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        super().__init__(shell, self._widgets())

    def _values(self, field: str) -> Sequence[tuple[object, str]]:
        """What a field may be, each with its word."""
        say = self.shell.text
        if field == "pad_swap":
            return [(False, say("options.off")), (True, say("options.on"))]
        if field == "glyphs":
            return [(each, say(f"controls.glyphs.{each}")) for each in GLYPHS]
        if field == "hands":
            return [(each, say(f"controls.hands.{each}")) for each in ("private", "open")]
        if field == "rumble":
            return [(0, say("options.off")), *((k, str(k)) for k in range(1, 11))]
        percents = range(5, 65, 5) if field == "dead_zone" else range(11)
        return [(each, say("controls.percent", count=each)) for each in percents]

    def _box(self, row: int) -> Box:
        return Box(ROW.x, ROW.y + STEP * row, ROW.w, ROW.h)

    def _widgets(self) -> list[Widget]:
        shell, say = self.shell, self.shell.text
        choices: list[Widget] = [
            Choice(
                field,
                self._box(row),
                say(f"controls.{field}"),
                self._values(field),
                getattr(shell.settings, field),
                partial(self._set, field),
            )
            for row, field in enumerate(FIELDS)
        ]
        half = (ROW.w - 24) / 2
        maps: list[Widget] = [
            Button(
                kind,
                Box(ROW.x + (half + 24) * place, ROW.y + STEP * len(FIELDS) + 8, half, ROW.h),
                say(f"controls.{kind}"),
                partial(shell.stack.push, RemapScene(shell, kind)),
                align="center",
                row=True,
                size=34,
            )
            for place, kind in enumerate(("keys", "pad_keys"))
        ]
        back = Button("back", BACK, say("options.back"), self.back, align="center", row=True)
        return [*choices, *maps, back]

    def _set(self, field: str, value: object) -> None:
        shell = self.shell
        setattr(shell.settings, field, value)
        shell.heed()
        if field == "rumble":
            part = shell.settings.rumble / 10
            low, high, milliseconds = BUZZ
            shell.reader.pads.shake(shell.reader.device, low * part, high * part, milliseconds)

    def draw(self, canvas: Canvas, rest: float) -> None:
        say = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.94)
        canvas.text(say("controls.heading"), 960, PANEL.y + 62, 54, CREAM, "extrabold", "center")
        key = self.menu.focus
        about = say(f"controls.{key}.about") if key != "back" else ""
        y = ABOUT - 46 - (19 if len(canvas.wrap(about, 28, ROW.w)) > 1 else 0)
        for row, words in enumerate(canvas.wrap(about, 28, ROW.w)):
            canvas.text(words, 960, y + 38 * row, 28, PALE, "semibold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", say("hint.choose")), ("back", say("hint.back"))], 96, 994)
