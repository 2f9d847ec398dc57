"""The share code: shown for a match's set-up, and written in to play the same one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.scenes.letters import LettersScene
from game.scenes.page import PageScene
from game.seats import PERSON, Seat, Setup
from game.sharing import CodeError, read_code, share_code
from game.shell import Shell
from game.ui.clipboard import copy
from game.ui.flow import Part, Row, Space, Words
from game.ui.widgets import LAID, Button
from game.view.canvas import BAD, GOLD

LONGEST = 18


class CodeScene(PageScene):
    """Shows the code of ``setup``, if there is one, and takes another one.

    Pops the Setup that a code says, or None.
    """

    wide = 1200.0

    def __init__(self, shell: Shell, setup: Setup | None = None) -> None:
        self.shell = shell
        self.own, self.wrong, self.written = "", "", ""
        if setup is not None:
            try:
                self.own = share_code(setup.game, setup.options, setup.seed)
            except CodeError as error:
                self.wrong = shell.text(error.key)
        super().__init__(shell, "field")

    def heading(self) -> str:
        return self.shell.text("share.heading")

    def parts(self) -> list[Part]:
        text = self.shell.text
        shown = self.written or text("share.type")
        rows: list[Part] = [Words(text("share.own" if self.own else "share.none"), 30)]
        if self.own:
            rows.append(Words(self.own, 60, GOLD, "extrabold", "center", 1.3))
        rows += [Space(8), Words(text("share.other"), 30)]
        if self.wrong:
            rows.append(Words(self.wrong, 30, BAD))
        rows.append(Button("field", LAID._replace(h=84), shown, self._write, row=True))
        acts: list[tuple[str, Callable[[], object]]] = [("back", self.back)]
        if self.own:
            acts.append(("copy", self._copy))
        if self.written:
            acts.append(("play", self._play))
        buttons: list[Part] = [
            Button(
                key, LAID, text(f"share.{key}"), act, align="center", row=True, inset=20, tail=20
            )
            for key, act in acts
        ]
        return [*rows, Space(8), Row(buttons)]

    def _copy(self) -> None:
        done = copy(self.own)
        self.shell.home.notices.tell("share.copied" if done else "share.not_copied")

    def _write(self) -> None:
        heading = self.shell.text("share.other")
        before = "" if self.wrong else self.written
        self.shell.stack.push(LettersScene(self.shell, heading, before, LONGEST))

    def resume(self, result: Any) -> None:
        """Back from the letters."""
        super().resume(result)
        if isinstance(result, str):
            self.written, self.wrong = result.upper(), ""
        self.rebuild("play" if self.written else "field")

    def _play(self) -> None:
        try:
            game, options, seed = read_code(self.written)
        except CodeError as error:
            self.wrong = self.shell.text(error.key)
            self.rebuild()
            return
        names = self.shell.settings.names
        seats = tuple(Seat(names[seat], PERSON) for seat in range(options["seats"]))
        self.shell.stack.pop(Setup(game, options, seats, seed))
