"""The pause of a match: go on, begin again, options, or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent
from game.match import Match
from game.scenes.confirm import ConfirmScene
from game.scenes.menu import MenuScene
from game.scenes.options import OptionsScene
from game.scenes.replay import ReplayScene
from game.scenes.takeover import TakeoverScene
from game.seats import Setup
from game.shell import Shell
from game.ui.volume import Speaker
from game.ui.widgets import Button
from game.view.canvas import CREAM, Box, Canvas

ROW = Box(700, 0, 520, 76)
STEP, HEAD = 90, 132
"""From row to row, and the height of the heading above them."""


class PauseScene(MenuScene):
    """Pops "resume", "undo", "redo", "restart" or "quit"; the last two ask first.

    With a match, its moves can be taken back and watched from here.
    """

    overlay = True
    hushed = True
    back_sound = "ui/resume"

    def __init__(
        self, shell: Shell, setup: Setup | None = None, match: Match | None = None
    ) -> None:
        pop, push = shell.stack.pop, shell.stack.push
        rows: list[tuple[str, Callable[[], object]]] = [
            ("resume", self.back),
            ("restart", partial(self._ask, "restart")),
            ("options", lambda: push(OptionsScene(shell))),
            ("quit", partial(self._ask, "quit")),
        ]
        if setup is not None and match is not None:
            rows[1:1] = [
                ("undo", partial(pop, "undo")),
                ("redo", partial(pop, "redo")),
                ("watch", lambda: push(ReplayScene(shell, setup, match))),
                ("seats", lambda: push(TakeoverScene(shell, setup))),
            ]
        if shell.home.store.fault in ("full", "denied") and shell.home.store.root is not None:
            rows.append(("retry", self._retry))
        high = HEAD + STEP * len(rows) + 28
        self.panel = Box(640, 540 - high / 2, 640, high)
        first = self.panel.y + HEAD
        corner = Box(self.panel.x + self.panel.w - 112, self.panel.y + 36, 72, 72)
        self.speaker = Speaker("mute", corner, shell.settings.mute, self._mute)
        super().__init__(
            shell,
            [
                Button(
                    key,
                    Box(ROW.x, first + STEP * row, ROW.w, ROW.h),
                    shell.text(f"pause.{key}"),
                    act,
                    align="center",
                    row=True,
                )
                for row, (key, act) in enumerate(rows)
            ]
            + [self.speaker],
        )
        self._asked = ""

    def _retry(self) -> None:
        """Try once more to write what could not be written."""
        done = self.shell.home.retry()
        self.shell.home.notices.tell("storage.saved" if done else "storage.not_saved")

    def _ask(self, answer: str) -> None:
        text = self.shell.text
        self._asked = answer
        self.shell.stack.push(
            ConfirmScene(
                self.shell,
                text(f"pause.{answer}.ask"),
                text("pause.lost"),
                text(f"pause.{answer}.yes"),
                text("pause.no"),
            )
        )

    def _mute(self) -> None:
        self.shell.settings.mute = self.speaker.mute

    def tick(self, seconds: float) -> None:
        """The key that silences everything works here, too, which the speaker must show."""
        if self.speaker.mute != self.shell.settings.mute:
            self.speaker.mute = self.shell.settings.mute
            self.dirty = True

    def enter(self) -> None:
        self.shell.sound.play("ui/pause")

    def resume(self, result: Any) -> None:
        """Back from the question or the options."""
        super().resume(result)
        if result is True:
            self.shell.stack.pop(self._asked)

    def handle(self, intent: Intent) -> None:
        if intent.action == "menu":
            self.back()
        elif intent.action == "info":
            self.speaker.act()
            self.dirty = True
        else:
            super().handle(intent)

    def back(self) -> None:
        self.shell.stack.pop("resume")

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(self.panel, 30, alpha=0.92)
        y = self.panel.y + 72
        canvas.text(text("pause.heading"), 960, y, 60, CREAM, "extrabold", "center")
        self.menu.draw(canvas)
        sound = ("info", text(f"pause.sound.{'on' if self.speaker.mute else 'off'}"))
        hints = [("confirm", text("hint.choose")), ("back", text("hint.play")), sound]
        self.hints(canvas, hints, 96, 994)
