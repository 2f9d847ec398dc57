"""The pause of a match: go on, begin again, options, or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent
from game.match import Match
from game.scenes.confirm import ConfirmScene
from game.scenes.log import LogScene
from game.scenes.options import OptionsScene
from game.scenes.page import PageScene
from game.scenes.replay import ReplayScene
from game.scenes.rulebook import RulesScene
from game.scenes.takeover import TakeoverScene
from game.seats import Setup
from game.shell import Shell
from game.ui.flow import Headed, Part, Row
from game.ui.glyphs import Hint
from game.ui.volume import Speaker
from game.ui.widgets import LAID, Button
from game.view.canvas import Box

PAIRS = (("undo", "redo"), ("watch", "log"), ("rules", "seats"), ("restart",), ("options",))
"""What stands side by side."""
CORNER = Box(0, 0, 72, 72)


class PauseScene(PageScene):
    """Pops "resume", "undo", "redo", "restart" or "quit"; the last two ask first.

    With a match, its moves can be taken back and watched from here.
    """

    hushed = True
    back_sound = "ui/resume"
    wide = 820.0
    gap = 14.0

    def __init__(
        self, shell: Shell, setup: Setup | None = None, match: Match | None = None
    ) -> None:
        self._setup, self._match, self._asked = setup, match, ""
        self.speaker = Speaker("mute", CORNER, shell.settings.mute, self._mute)
        super().__init__(shell, "resume")

    def _acts(self) -> dict[str, Callable[[], object]]:
        """What can be done, by the end of its key."""
        shell, setup, match = self.shell, self._setup, self._match
        pop, push = shell.stack.pop, shell.stack.push
        acts: dict[str, Callable[[], object]] = {
            "resume": self.back,
            "restart": partial(self._ask, "restart"),
            "options": lambda: push(OptionsScene(shell)),
            "quit": partial(self._ask, "quit"),
        }
        if setup is not None and match is not None:
            acts |= {
                "undo": partial(pop, "undo"),
                "redo": partial(pop, "redo"),
                "watch": lambda: push(ReplayScene(shell, setup, match)),
                "log": lambda: push(LogScene(shell, setup, match)),
                "rules": lambda: push(RulesScene(shell, setup.game)),
                "seats": lambda: push(TakeoverScene(shell, setup)),
            }
        if shell.home.store.fault in ("full", "denied") and shell.home.store.root is not None:
            acts["retry"] = self._retry
        return acts

    def parts(self) -> list[Part]:
        text, acts = self.shell.text, self._acts()
        rows: dict[str, Part] = {
            key: Button(
                key, LAID, text(f"pause.{key}"), act, align="center", row=True, inset=20, tail=20
            )
            for key, act in acts.items()
        }
        laid: list[Part] = [Headed(text("pause.heading"), self.speaker, 60), rows["resume"]]
        for pair in PAIRS:
            there = [rows[key] for key in pair if key in rows]
            if there:
                laid.append(Row(there, gap=14))
        return [*laid, *(rows[key] for key in ("retry", "quit") if key in rows)]

    def keys(self) -> list[Hint]:
        text = self.shell.text
        sound = ("info", text(f"pause.sound.{'on' if self.speaker.mute else 'off'}"))
        return [("confirm", text("hint.choose")), ("back", text("hint.play")), sound]

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
