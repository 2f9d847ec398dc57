"""The options: what a person may set, each change at once; the groups have pages of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.controls import ControlsScene
from game.scenes.ease import EaseScene, language_choice
from game.scenes.page import PageScene
from game.scenes.volumes import VolumesScene
from game.settings import SPEEDS
from game.shell import Shell
from game.ui.flow import Narrow, Part, Row
from game.ui.widgets import LAID, Button, Choice


class OptionsScene(PageScene):
    """Reached from the title and from a paused match, over what is below."""

    wide = 1000.0

    def heading(self) -> str:
        return self.shell.text("options.heading")

    def parts(self) -> list[Part]:
        shell, text = self.shell, self.shell.text
        pages: dict[str, Callable[[Shell], PageScene]] = {
            "ease": EaseScene,
            "sound": VolumesScene,
            "controls": ControlsScene,
        }
        buttons: dict[str, Part] = {
            key: Button(
                key, LAID, text(f"options.{key}"), self._opens(page), align="center", row=True
            )
            for key, page in pages.items()
        }
        return [
            Choice(
                "speed",
                LAID,
                text("options.speed"),
                [(speed, text(f"options.speed.{speed}")) for speed in SPEEDS],
                shell.settings.speed,
                self._set_speed,
            ),
            Choice(
                "fullscreen",
                LAID,
                text("options.fullscreen"),
                [(False, text("options.off")), (True, text("options.on"))],
                shell.screen.fullscreen,
                self._set_fullscreen,
            ),
            language_choice(shell),
            buttons["ease"],
            Row([buttons["sound"], buttons["controls"]]),
            Narrow(Button("back", LAID, text("options.back"), self.back, align="center", row=True)),
        ]

    def _opens(self, page: Callable[[Shell], PageScene]) -> Callable[[], object]:
        return lambda: self.shell.stack.push(page(self.shell))

    def about(self) -> str:
        key = self.menu.focus
        if key == "speed":
            key = f"speed.{self.shell.settings.speed}"
        return "" if key == "back" else self.shell.text(f"options.{key}.about")

    def abouts(self) -> Sequence[str]:
        others = ("fullscreen", "language", "ease", "sound", "controls")
        keys = [*(f"speed.{speed}" for speed in SPEEDS), *others]
        return [self.shell.text(f"options.{key}.about") for key in keys]

    def _set_speed(self, speed: object) -> None:
        self.shell.settings.speed = str(speed)

    def _set_fullscreen(self, on: object) -> None:
        if bool(on) != self.shell.screen.fullscreen:
            self.shell.screen.toggle_fullscreen()
            self.shell.stack.resized()
