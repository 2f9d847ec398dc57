"""How loud music, effects and ambience are, each change heard at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.page import PageScene
from game.ui.flow import Narrow, Part
from game.ui.volume import Volume
from game.ui.widgets import LAID, Button, Choice

KINDS = ("music", "effects", "ambience")


class VolumesScene(PageScene):
    """Reached from the options, over what is below; the music is as loud as it will be."""

    hushed = False

    def heading(self) -> str:
        return self.shell.text("volumes.heading")

    def parts(self) -> list[Part]:
        text, settings = self.shell.text, self.shell.settings
        rows: list[Part] = [
            Volume(
                kind,
                LAID,
                text(f"volumes.{kind}"),
                text("volumes.silent"),
                getattr(settings, kind),
                partial(setattr, settings, kind),
            )
            for kind in KINDS
        ]
        off = [(False, text("options.on")), (True, text("options.off"))]
        return [
            *rows,
            Choice("mute", LAID, text("volumes.mute"), off, settings.mute, self._mute),
            Narrow(Button("back", LAID, text("options.back"), self.back, align="center", row=True)),
        ]

    def _mute(self, off: object) -> None:
        self.shell.settings.mute = bool(off)

    def tick(self, seconds: float) -> None:
        """The key that silences everything works here, too, which the row must show."""
        row = self.menu.widgets["mute"]
        assert isinstance(row, Choice)
        if row.value != self.shell.settings.mute:
            self.rebuild()

    def about(self) -> str:
        key = self.menu.focus if self.menu.focus in KINDS else "mute"
        return self.shell.text(f"volumes.{key}.about")

    def abouts(self) -> Sequence[str]:
        return [self.shell.text(f"volumes.{key}.about") for key in (*KINDS, "mute")]
