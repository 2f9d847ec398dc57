"""The pause of a match: go on, begin again, options, or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent
from game.scenes.confirm import ConfirmScene
from game.scenes.menu import MenuScene
from game.scenes.options import OptionsScene
from game.shell import Shell
from game.ui.widgets import Button
from game.view.canvas import CREAM, Box, Canvas

PANEL = Box(640, 236, 640, 580)
FIRST = Box(700, 376, 520, 80)
STEP = 98


class PauseScene(MenuScene):
    """Pops "resume", "restart" or "quit"; the last two ask first."""

    overlay = True
    back_sound = "ui/resume"

    def __init__(self, shell: Shell) -> None:
        rows: list[tuple[str, Callable[[], object]]] = [
            ("resume", self.back),
            ("restart", partial(self._ask, "restart")),
            ("options", lambda: shell.stack.push(OptionsScene(shell))),
            ("quit", partial(self._ask, "quit")),
        ]
        super().__init__(
            shell,
            [
                Button(
                    key,
                    Box(FIRST.x, FIRST.y + STEP * row, FIRST.w, FIRST.h),
                    shell.text(f"pause.{key}"),
                    act,
                    align="center",
                    row=True,
                )
                for row, (key, act) in enumerate(rows)
            ],
        )
        self._asked = ""

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
        else:
            super().handle(intent)

    def back(self) -> None:
        self.shell.stack.pop("resume")

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.92)
        canvas.text(text("pause.heading"), 960, PANEL.y + 76, 60, CREAM, "extrabold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", text("hint.choose")), ("back", text("hint.play"))], 96, 994)
