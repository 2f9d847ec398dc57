"""The share code: shown for a match's set-up, and written in to play the same one."""

from __future__ import annotations

from typing import Any

from game.scenes.letters import LettersScene
from game.scenes.menu import MenuScene
from game.seats import PERSON, Seat, Setup
from game.sharing import CodeError, read_code, share_code
from game.shell import Shell
from game.ui.clipboard import copy
from game.ui.lettering import line
from game.ui.widgets import Button, Widget
from game.view.canvas import BAD, CREAM, GOLD, PALE, Box, Canvas

PANEL = Box(360, 210, 1200, 640)
OWN, FIELD = Box(420, 384, 1080, 84), Box(420, 590, 1080, 84)
BACK, COPY, PLAY = Box(420, 726, 340, 80), Box(790, 726, 340, 80), Box(1160, 726, 340, 80)
LONGEST = 18


class CodeScene(MenuScene):
    """Shows the code of ``setup``, if there is one, and takes another one.

    Pops the Setup that a code says, or None.
    """

    overlay = True

    def __init__(self, shell: Shell, setup: Setup | None = None) -> None:
        self.shell = shell
        self.own, self.wrong, self.written = "", "", ""
        if setup is not None:
            try:
                self.own = share_code(setup.game, setup.options, setup.seed)
            except CodeError as error:
                self.wrong = shell.text(error.key)
        super().__init__(shell, self._widgets(), "field")

    def _widgets(self) -> list[Widget]:
        text = self.shell.text
        shown = self.written or text("share.type")
        fields: list[Widget] = [
            Button("field", FIELD, shown, self._write, row=True),
            Button("back", BACK, text("share.back"), self.back, align="center", row=True),
        ]
        if self.own:
            fields.append(
                Button("copy", COPY, text("share.copy"), self._copy, align="center", row=True)
            )
        if self.written:
            fields.append(
                Button("play", PLAY, text("share.play"), self._play, align="center", row=True)
            )
        return fields

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
        self.menu.replace(self._widgets(), "play" if self.written else "field")

    def _play(self) -> None:
        try:
            game, options, seed = read_code(self.written)
        except CodeError as error:
            self.wrong, self.dirty = self.shell.text(error.key), True
            return
        names = self.shell.settings.names
        seats = tuple(Seat(names[seat], PERSON) for seat in range(options["seats"]))
        self.shell.stack.pop(Setup(game, options, seats, seed))

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.94)
        canvas.text(text("share.heading"), 960, PANEL.y + 74, 56, CREAM, "extrabold", "center")
        about = text("share.own" if self.own else "share.none")
        line(canvas, about, OWN.x, OWN.y - 34, 30, OWN.w, PALE, "semibold")
        if self.own:
            line(canvas, self.own, 960, OWN.center[1], 60, OWN.w, GOLD, "extrabold", "center")
        line(canvas, text("share.other"), FIELD.x, FIELD.y - 34, 30, FIELD.w, PALE, "semibold")
        if self.wrong:
            line(canvas, self.wrong, FIELD.x, FIELD.y - 78, 30, FIELD.w, BAD, "semibold")
        self.menu.draw(canvas)
