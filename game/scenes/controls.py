"""The options of pads, keys and the television: each change at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.page import PageScene
from game.scenes.remap import RemapScene
from game.settings import GLYPHS
from game.ui.flow import Narrow, Part, Row
from game.ui.widgets import LAID, Button, Choice

LOW = LAID._replace(h=64)
"""The rows stand close, so that all of them are seen at once."""
FIELDS = ("pad_swap", "dead_zone", "glyphs", "rumble", "safe_area", "hands")
BUZZ = (0.6, 0.6, 180)
"""Strength of both motors and milliseconds, to feel what was chosen."""


class ControlsScene(PageScene):
    """Reached from the options."""

    wide = 1120.0
    gap = 14.0

    def heading(self) -> str:
        return self.shell.text("controls.heading")

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

    def parts(self) -> list[Part]:
        shell, say = self.shell, self.shell.text
        choices: list[Part] = [
            Choice(
                field,
                LOW,
                say(f"controls.{field}"),
                self._values(field),
                getattr(shell.settings, field),
                partial(self._set, field),
            )
            for field in FIELDS
        ]
        maps: list[Part] = [
            Button(
                kind,
                LOW,
                say(f"controls.{kind}"),
                partial(self._remap, kind),
                align="center",
                row=True,
                size=34,
            )
            for kind in ("keys", "pad_keys")
        ]
        back = Narrow(Button("back", LOW, say("options.back"), self.back, align="center", row=True))
        return [*choices, Row(maps), back]

    def _remap(self, kind: str) -> None:
        self.shell.stack.push(RemapScene(self.shell, kind))

    def _set(self, field: str, value: object) -> None:
        shell = self.shell
        setattr(shell.settings, field, value)
        shell.heed()
        if field == "rumble":
            part = shell.settings.rumble / 10
            low, high, milliseconds = BUZZ
            shell.reader.pads.shake(shell.reader.device, low * part, high * part, milliseconds)

    def about(self) -> str:
        key = self.menu.focus
        return self.shell.text(f"controls.{key}.about") if key != "back" else ""

    def abouts(self) -> Sequence[str]:
        return [self.shell.text(f"controls.{key}.about") for key in (*FIELDS, "keys", "pad_keys")]
