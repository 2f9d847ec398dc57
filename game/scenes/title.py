"""The title: what can be played, the options, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent
from game.scenes.joining import draw_strip, takes_seat
from game.scenes.menu import MenuScene
from game.scenes.passers import dusk, street
from game.shell import Shell
from game.sound import Mood
from game.ui.glyphs import MOVES
from game.ui.widgets import Button, Paint, Widget
from game.view.canvas import Box, Canvas
from game.view.motes import Motes

X, Y, STEP, WIDTH, HEIGHT = 96, 506, 76, 470, 64
"""The menu: its left top corner, from row to row, and the size of a row."""

GAMES = ("umbrella", "solstis")
WORDS = {
    "umbrella": (Box(60, 950, 1200, 90),),
    "solstis": (Box(60, 950, 1200, 90), Box(60, 40, 850, 330)),
}
"""Where something is to be read beside the menu: no rain falls there."""


class TitleScene(MenuScene):
    """The first scene; it is never left but by quitting."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._seats = (0, 0)
        self._game = "umbrella"
        self._drawn = False
        self._motes: tuple[object, Motes] | None = None
        super().__init__(shell, self._widgets())

    @property
    def game(self) -> str:
        """The game whose picture is shown: the one under the focus, or the last that was."""
        if self.menu.focus in GAMES:
            self._game = self.menu.focus
        return self._game

    @property
    def mood(self) -> Mood:
        return Mood(self.game, "title")

    @property
    def motes(self) -> Motes:
        """Rain and people, or mist and stars, beside the menu."""
        keep = tuple(widget.box.grown(16) for widget in self.menu.widgets.values())
        key = (self.game, keep)
        if self._motes is None or self._motes[0] != key:
            made = {"umbrella": street, "solstis": dusk}[self.game]((*keep, *WORDS[self.game]))
            self._motes = key, made
        return self._motes[1]

    def _rows(self) -> list[tuple[str, str, Callable[[], object]]]:
        shell = self.shell
        rows: list[tuple[str, str, Callable[[], object]]] = [
            ("umbrella", "red", partial(_lobby, shell, "umbrella")),
            ("solstis", "sun", partial(_lobby, shell, "solstis")),
            ("matches", "green", partial(_matches, shell)),
            ("options", "yellow", partial(_options, shell)),
            ("quit", "blue", self.quit),
        ]
        last = shell.home.library.latest()
        if last is not None:
            rows.insert(0, ("continue", "yellow", partial(_continue, shell, last.ident)))
        return rows

    def _widgets(self) -> list[Widget]:
        return [
            Button(
                key,
                Box(X, Y + STEP * row, WIDTH, HEIGHT),
                self.shell.text(f"title.{key}"),
                act,
                room=WIDTH - 34 - 84,
                paint=_spot(color),
            )
            for row, (key, color, act) in enumerate(self._rows())
        ]

    def resume(self, result: Any) -> None:
        """There may be another match to go on with, or none any more."""
        super().resume(result)
        self.menu.replace(self._widgets())

    def quit(self) -> None:
        """Leave the program."""
        self.shell.running = False

    def back(self) -> None:
        """There is nowhere to go back to; the focus shows the way out instead."""
        self.menu.focus = "quit"
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        """The first press of a pad takes a seat, further ones go through the menu."""
        if takes_seat(self.shell, intent):
            self.dirty = True
            return
        super().handle(intent)

    def tick(self, seconds: float) -> None:
        """Pads that come, go or turn out to be one change the strip; the large picture comes."""
        self.dirty |= self.shell.assets.arrived()
        seats = len(self.shell.reader.pads.by_id), len(self.shell.seating.devices)
        if seats != self._seats:
            self._seats, self.dirty = seats, True

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.first_backdrop(f"{self.game}/title")
        if self._drawn:
            for other in GAMES:
                canvas.expect_backdrop(f"{other}/title")
        self._drawn = True
        if self.game == "solstis":
            canvas.picture("solstis/logo", 484, 206, 820, 320)
            tagline = text("title.solstis.about")
            canvas.text(tagline, 484, 332, 40, "FFE9C4", "title", "center", shade=0.8)
        self.menu.draw(canvas)
        hints = [(MOVES, text("hint.move")), ("confirm", text("hint.choose"))]
        if self.shell.reader.pads.by_id:
            draw_strip(canvas, self.shell, 96, 990)
        else:
            self.hints(canvas, hints, 96, 994)


# What lies behind the menu is imported once it is wanted, or by ``game.warm`` after the first
# picture: all of it together takes longer than the rest of the start.


def _lobby(shell: Shell, game: str) -> None:
    from game.scenes.lobby import LobbyScene

    shell.stack.push(LobbyScene(shell, game))


def _matches(shell: Shell) -> None:
    from game.scenes.saves import SavesScene

    shell.stack.push(SavesScene(shell))


def _options(shell: Shell) -> None:
    from game.scenes.options import OptionsScene

    shell.stack.push(OptionsScene(shell))


def _continue(shell: Shell, ident: str) -> None:
    from game.scenes.opening import open_match

    open_match(shell, ident)


def _spot(color: str) -> Paint:
    """The printed umbrella at the right end of the focused row."""

    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        if focused:
            picture = "solstis/emblem-sun" if color == "sun" else f"umbrella/spot-{color}"
            canvas.picture(picture, box.x + box.w - 46, box.center[1], 48)

    return paint
