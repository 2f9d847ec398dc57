"""What leads away from a lesson: its pause, and the page at its end."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random

from game.input import Intent
from game.scenes.options import OptionsScene
from game.scenes.page import PageScene
from game.shell import Shell
from game.ui.flow import Part, Row, Space, Words, heading
from game.ui.glyphs import Hint
from game.ui.widgets import LAID, Button
from game.view.canvas import CREAM, Canvas

CONFETTI = {
    "umbrella": tuple(f"umbrella/canopy-{color}-0" for color in ("red", "yellow", "blue", "green")),
    "solstis": ("solstis/star", "solstis/emblem-sun", "solstis/fire-lit", "solstis/rainbow"),
}
"""What rains at the end of a lesson."""
PIECES, FALL = 64, 5.0
"""How many of them, and the seconds until the last one has come down."""
OTHER = {"umbrella": "solstis", "solstis": "umbrella"}


class LessonMenuScene(PageScene):
    """The pause of a lesson; pops "resume", "skip", "before" or "leave"."""

    hushed = True
    back_sound = "ui/resume"
    wide = 820.0
    gap = 14.0

    def __init__(self, shell: Shell, at: int, count: int) -> None:
        self.at, self.count = at, count
        super().__init__(shell, "resume")

    def enter(self) -> None:
        self.shell.sound.play("ui/pause")

    def heading(self) -> str:
        return self.shell.text("lesson.pause.heading")

    def parts(self) -> list[Part]:
        shell = self.shell
        acts: dict[str, Callable[[], object]] = {
            "resume": self.back,
            "skip": partial(shell.stack.pop, "skip"),
            "before": partial(shell.stack.pop, "before"),
            "options": lambda: shell.stack.push(OptionsScene(shell)),
            "leave": partial(shell.stack.pop, "leave"),
        }
        rows: dict[str, Part] = {
            key: Button(key, LAID, shell.text(f"lesson.pause.{key}"), act, align="center", row=True)
            for key, act in acts.items()
        }
        pair = Row([rows["before"], rows["skip"]], gap=14)
        return [rows["resume"], pair, rows["options"], rows["leave"]]

    def about(self) -> str:
        return self.shell.text("lesson.pause.kept", number=self.at + 1)

    def keys(self) -> list[Hint]:
        text = self.shell.text
        return [("confirm", text("hint.choose")), ("back", text("lesson.pause.resume"))]

    def handle(self, intent: Intent) -> None:
        if intent.action == "menu":
            self.back()
        else:
            super().handle(intent)

    def back(self) -> None:
        self.shell.stack.pop("resume")


class LessonOverScene(PageScene):
    """A small celebration; pops "play", "next" (the other game's lesson), "again" or "title"."""

    wide = 900.0

    def __init__(self, shell: Shell, game: str) -> None:
        self.game, self._age = game, 0.0
        super().__init__(shell, "play")

    @property
    def wears(self) -> str:
        return self.game

    def parts(self) -> list[Part]:
        text, pop = self.shell.text, self.shell.stack.pop
        labels = {
            "play": "lesson.over.play",
            "next": f"lesson.over.{self.game}.next",
            "again": "lesson.over.again",
            "title": "lesson.over.title",
        }
        rows: list[Part] = [
            Button(key, LAID, text(label), partial(pop, key), align="center", row=True)
            for key, label in labels.items()
        ]
        name = self.shell.settings.names[1]
        return [
            heading(text(f"lesson.over.{self.game}"), 64),
            Words(text("lesson.over.about", name=name), 32, CREAM, align="center"),
            Space(6),
            *rows,
        ]

    def back(self) -> None:
        self.shell.stack.pop("title")

    def tick(self, seconds: float) -> None:
        """It rains for a while."""
        super().tick(seconds)
        if self._age < FALL and self.shell.settings.motion == "full":
            self._age += seconds
            self.dirty = True

    def draw(self, canvas: Canvas, rest: float) -> None:
        for place in range(PIECES):
            self._piece(canvas, place)
        box = self.panel
        canvas.outline(box.grown(5), 34, 5, canvas.accent.text, 0.9, blur=16)
        super().draw(canvas, rest)

    def _piece(self, canvas: Canvas, place: int) -> None:
        """One thing on its way down beside the panel, or at rest where nothing may move."""
        rng = Random(place)
        # Steps of two unlike fractions spread things evenly, and never in rows.
        x, rests = 60 + 1800 * (place * 0.7549 % 1), 90 + 920 * (place * 0.5698 % 1)
        size, kind = rng.choice((56, 72, 88)), rng.choice(CONFETTI[self.game])
        if abs(x - 960) < self.panel.w / 2 + 50:
            return
        begins, lasts, turn = rng.uniform(0, 1.8), rng.uniform(2.2, 3.2), rng.uniform(-160, 160)
        moving = self.shell.settings.motion == "full"
        part = min(1.0, max(0.0, (self._age - begins) / lasts)) if moving else 1.0
        if part <= 0:
            return
        eased = 1 - (1 - part) ** 2
        sway = math.sin(part * 7 + place) * 34 * (1 - part)
        y = -80 + (rests + 80) * eased
        canvas.picture(kind, x + sway, y, size, turn=turn * (1 - eased))
