"""How loud music, effects and ambience are, each change heard at once."""

from __future__ import annotations

from functools import partial

from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui.volume import Volume
from game.ui.widgets import Button, Choice, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(510, 170, 900, 730)
ROWS = [Box(558, 304 + 92 * row, 804, 76) for row in range(4)]
BACK = Box(760, 790, 400, 76)
KINDS = ("music", "effects", "ambience")


class VolumesScene(MenuScene):
    """Reached from the options, over what is below; the music is as loud as it will be."""

    overlay = True
    hushed = False

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        super().__init__(shell, self._widgets())

    def _widgets(self) -> list[Widget]:
        text, settings = self.shell.text, self.shell.settings
        rows: list[Widget] = [
            Volume(
                kind,
                ROWS[row],
                text(f"volumes.{kind}"),
                text("volumes.silent"),
                getattr(settings, kind),
                partial(setattr, settings, kind),
            )
            for row, kind in enumerate(KINDS)
        ]
        rows.append(
            Choice(
                "mute",
                ROWS[3],
                text("volumes.mute"),
                [(False, text("options.on")), (True, text("options.off"))],
                settings.mute,
                self._mute,
            )
        )
        return [
            *rows,
            Button("back", BACK, text("options.back"), self.back, align="center", row=True),
        ]

    def _mute(self, off: object) -> None:
        self.shell.settings.mute = bool(off)

    def tick(self, seconds: float) -> None:
        """The key that silences everything works here, too, which the row must show."""
        row = self.menu.widgets["mute"]
        assert isinstance(row, Choice)
        if row.value != self.shell.settings.mute:
            self.menu.replace(self._widgets())
            self.dirty = True

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.92)
        canvas.text(text("volumes.heading"), 960, PANEL.y + 74, 60, CREAM, "extrabold", "center")
        key = self.menu.focus if self.menu.focus in (*KINDS, "mute") else "mute"
        for row, words in enumerate(canvas.wrap(text(f"volumes.{key}.about"), 28, PANEL.w - 96)):
            canvas.text(words, 960, 706 + 38 * row, 28, PALE, "semibold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", text("hint.choose")), ("back", text("hint.back"))], 96, 994)
