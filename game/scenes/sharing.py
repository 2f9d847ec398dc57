"""The share code: shown for a match's set-up, and typed in to play the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.menu import MenuScene
from game.seats import PERSON, Seat, Setup
from game.sharing import CodeError, read_code, share_code
from game.shell import Shell
from game.ui.clipboard import copy
from game.ui.lettering import line
from game.ui.widgets import Button, Widget
from game.view.canvas import BAD, CREAM, GOLD, PALE, Box, Canvas

if TYPE_CHECKING:
    from game.ui.gui import Entry

PANEL = Box(360, 210, 1200, 640)
OWN, FIELD = Box(420, 384, 1080, 84), Box(420, 590, 1080, 84)
BACK, COPY, PLAY = Box(420, 726, 340, 80), Box(790, 726, 340, 80), Box(1160, 726, 340, 80)
LONGEST = 32
ACCEPT = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)


class CodeScene(MenuScene):
    """Shows the code of ``setup``, if there is one, and takes another one.

    Pops the Setup that a code says, or None.
    """

    overlay = True

    def __init__(self, shell: Shell, setup: Setup | None = None) -> None:
        self.shell = shell
        self.own, self.wrong = "", ""
        self.typed = ""
        self.entry: Entry | None = None
        if setup is not None:
            try:
                self.own = share_code(setup.game, setup.options, setup.seed)
            except CodeError as error:
                self.wrong = shell.text(error.key)
        super().__init__(shell, self._widgets(), "field")

    def _widgets(self) -> list[Widget]:
        text = self.shell.text
        shown = "" if self.entry is not None else self.typed or text("share.type")
        fields: list[Widget] = [
            Button("field", FIELD, shown, self._type, row=True),
            Button("back", BACK, text("share.back"), self.back, align="center", row=True),
        ]
        if self.own:
            fields.append(
                Button("copy", COPY, text("share.copy"), self._copy, align="center", row=True)
            )
        if self.typed:
            fields.append(
                Button("play", PLAY, text("share.play"), self._play, align="center", row=True)
            )
        return fields

    def _copy(self) -> None:
        done = copy(self.own)
        self.shell.home.notices.tell("share.copied" if done else "share.not_copied")

    def _play(self) -> None:
        try:
            game, options, seed = read_code(self.typed)
        except CodeError as error:
            self.wrong, self.dirty = self.shell.text(error.key), True
            return
        names = self.shell.settings.names
        seats = tuple(Seat(names[seat], PERSON) for seat in range(options["seats"]))
        self.shell.stack.pop(Setup(game, options, seats, seed))

    # -- typing --------------------------------------------------------------------------------

    def _type(self) -> None:
        from game.ui.gui import Entry

        fonts = self.shell.assets.root / "fonts"
        box = Box(FIELD.x + 34, FIELD.y, FIELD.w - 68, FIELD.h)
        self.entry = Entry(self.shell.screen, fonts, box, self.typed, 41, LONGEST)
        self.typing = True
        self._refresh()

    def _close(self, accept: bool) -> None:
        if self.entry is None:
            return
        if accept:
            self.typed, self.wrong = self.entry.text.upper(), ""
        self.entry.close()
        self.entry, self.typing = None, False
        self._refresh("play" if self.typed else "field")

    def _refresh(self, focus: str | None = None) -> None:
        self.menu.replace(self._widgets(), focus)
        self.dirty = True

    def raw(self, event: pygame.event.Event) -> None:
        if self.entry is None:
            return
        if event.type == pygame.KEYDOWN and event.key in ACCEPT:
            self._close(True)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._close(False)
        else:
            self.entry.take(event)

    def tick(self, seconds: float) -> None:
        if self.entry is not None and self.entry.tick(seconds):
            self.dirty = True

    def resized(self) -> None:
        super().resized()
        if self.entry is not None:
            self.typed = self.entry.text
            self.entry.close()
            self._type()

    # -- drawing -------------------------------------------------------------------------------

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
        if self.entry is not None:
            self.entry.draw(canvas)
