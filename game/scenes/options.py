"""The options: what a person may set, each change at once."""

from __future__ import annotations

from game.scenes.controls import ControlsScene
from game.scenes.menu import MenuScene
from game.scenes.volumes import VolumesScene
from game.settings import SPEEDS
from game.shell import Shell
from game.ui.widgets import Button, Choice, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(510, 204, 900, 632)
ROWS = [Box(558, 338 + 92 * row, 804, 76) for row in range(2)]
SOUND, CONTROLS, BACK = Box(558, 630, 390, 76), Box(972, 630, 390, 76), Box(760, 722, 400, 76)


class OptionsScene(MenuScene):
    """Reached from the title and from a paused match, over what is below."""

    overlay = True

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        super().__init__(shell, self._widgets())

    def _widgets(self) -> list[Widget]:
        shell, text = self.shell, self.shell.text
        return [
            Choice(
                "speed",
                ROWS[0],
                text("options.speed"),
                [(speed, text(f"options.speed.{speed}")) for speed in SPEEDS],
                shell.settings.speed,
                self._set_speed,
            ),
            Choice(
                "fullscreen",
                ROWS[1],
                text("options.fullscreen"),
                [(False, text("options.off")), (True, text("options.on"))],
                shell.screen.fullscreen,
                self._set_fullscreen,
            ),
            Button(
                "sound",
                SOUND,
                text("options.sound"),
                lambda: shell.stack.push(VolumesScene(shell)),
                align="center",
                row=True,
            ),
            Button(
                "controls",
                CONTROLS,
                text("options.controls"),
                lambda: shell.stack.push(ControlsScene(shell)),
                align="center",
                row=True,
            ),
            Button("back", BACK, text("options.back"), self.back, align="center", row=True),
        ]

    def _set_speed(self, speed: object) -> None:
        self.shell.settings.speed = str(speed)

    def _set_fullscreen(self, on: object) -> None:
        if bool(on) != self.shell.screen.fullscreen:
            self.shell.screen.toggle_fullscreen()
            self.shell.stack.resized()

    def resized(self) -> None:
        """The window may have become full by its own key, which the row must show."""
        super().resized()
        self.menu.replace(self._widgets())

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.92)
        canvas.text(text("options.heading"), 960, PANEL.y + 74, 60, CREAM, "extrabold", "center")
        about = text(f"options.speed.{self.shell.settings.speed}.about")
        if self.menu.focus != "speed":
            about = text("options.fullscreen.about")
        for row, words in enumerate(canvas.wrap(about, 28, PANEL.w - 96)):
            canvas.text(words, 960, 554 + 38 * row, 28, PALE, "semibold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", text("hint.choose")), ("back", text("hint.back"))], 96, 994)
