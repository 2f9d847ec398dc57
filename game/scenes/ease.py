"""Easy to see and hear: all that makes the game accessible, on one page, each change at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language import LANGUAGES
from game.scenes.page import PageScene
from game.settings import MOTIONS, SPEEDS, TEXT_SCALES
from game.shell import Shell
from game.text import languages
from game.ui.flow import Grid, Part
from game.ui.volume import Volume
from game.ui.widgets import LAID, Button, Choice, Widget

SWITCHES = ("contrast", "color_help", "live_score", "pad_swap", "cool_down")
"""Settings that are on or off."""
VOLUMES = ("music", "effects", "ambience")
ORDER = (
    *("text_scale", "language", "contrast", "color_help", "motion", "speed", "live_score"),
    *("safe_area", "music", "effects", "ambience", "cool_down", "pad_swap"),
)
"""As they are read: first what most people look for."""


def language_choice(shell: Shell) -> Choice:
    """The languages that there are, each called as its own speakers call it."""
    values = [(code, LANGUAGES[code].name) for code in languages(shell.text.folder)]
    return Choice(
        "language",
        LAID,
        shell.text("options.language"),
        values,
        shell.text.language,
        lambda code: shell.set_language(str(code)),
    )


class EaseScene(PageScene):
    """Reached from the options, and in one press from the title."""

    wide = 1728.0

    def heading(self) -> str:
        return self.shell.text("ease.heading")

    def parts(self) -> list[Part]:
        own = self._choices()
        back = Button(
            "back", LAID, self.shell.text("options.back"), self.back, align="center", row=True
        )
        return [Grid([*(own[key] for key in ORDER), back], 600)]

    def _choices(self) -> dict[str, Widget]:
        shell, say = self.shell, self.shell.text
        switch = [(False, say("options.off")), (True, say("options.on"))]
        values: dict[str, Sequence[tuple[object, str]]] = {
            "text_scale": [(each, say("controls.percent", count=each)) for each in TEXT_SCALES],
            "motion": [(each, say(f"ease.motion.{each}")) for each in MOTIONS],
            "speed": [(each, say(f"options.speed.{each}")) for each in SPEEDS],
            "safe_area": [(each, say("controls.percent", count=each)) for each in range(11)],
            **dict.fromkeys(SWITCHES, switch),
        }
        rows: dict[str, Widget] = {"language": language_choice(shell)}
        for field, offered in values.items():
            now = getattr(shell.settings, field)
            rows[field] = Choice(
                field, LAID, self._name(field), offered, now, partial(self._set, field), 0.56
            )
        for kind in VOLUMES:
            now = getattr(shell.settings, kind)
            rows[kind] = Volume(
                kind,
                LAID,
                say(f"volumes.{kind}"),
                say("volumes.silent"),
                now,
                partial(setattr, shell.settings, kind),
            )
        return rows

    def _name(self, field: str) -> str:
        group = {"speed": "options", "pad_swap": "controls", "safe_area": "controls"}
        return self.shell.text(f"{group.get(field, 'ease')}.{field}")

    def _set(self, field: str, value: object) -> None:
        setattr(self.shell.settings, field, value)
        self.shell.heed()
        self.dirty = True

    def about(self) -> str:
        return self._about(self.menu.focus)

    def abouts(self) -> Sequence[str]:
        return [self._about(key) for key in self.menu.widgets]

    def _about(self, key: str) -> str:
        say = self.shell.text
        if key == "back":
            return ""
        if key == "speed":
            return say(f"options.speed.{self.shell.settings.speed}.about")
        if key in VOLUMES:
            return say(f"volumes.{key}.about")
        if key == "language":
            return say("options.language.about")
        group = "controls" if key in ("pad_swap", "safe_area") else "ease"
        return say(f"{group}.{key}.about")
