"""The title: what can be played, the options, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent, Reader
from game.scenes import joining
from game.scenes.joining import takes_seat
from game.scenes.menu import MenuScene
from game.scenes.passers import dusk, street
from game.shell import Shell
from game.sound import Mood
from game.text import Texts
from game.tidy import tidy
from game.ui import glyphs
from game.ui.flow import Flow
from game.ui.glyphs import MOVES, Hint, strip_size
from game.ui.widgets import LAID, Button, Paint, Widget, ground
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas
from game.view.motes import Motes

X, Y, HIGHEST, WIDTH, WIDEST = 96.0, 506.0, 414.0, 470.0, 760.0
"""The menu: its left end, its upper end and how far up that may move, and its width."""
ROW, GAP = LAID._replace(h=64), 12.0
OFFER = Box(1084, 760, 740, 0)
"""Where the first start offers what makes the game easier: its left end, top and width."""
BESIDE = 64.0
"""Room for the bar that scrolls, between the menu and an offer that would reach into the name."""
RULES = 260.0
"""Width of the way to the rules."""
GAMES = ("umbrella", "solstis")
WORDS = {"umbrella": (), "solstis": (Box(60, 40, 850, 330),)}
"""Where something is to be read beside the menu: no rain falls there."""


class TitleScene(MenuScene):
    """The first scene; it is never left but by quitting."""

    asked_by = "hint"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._seats = (0, 0)
        self._game = "umbrella"
        self._drawn = False
        self._back = False
        self._motes: tuple[object, Motes] | None = None
        self._strip = Box(0, 0, 0, 0)
        super().__init__(shell, ())
        self.rebuild()

    @property
    def game(self) -> str:
        """The game whose picture is shown: the one under the focus, or the last that was."""
        if self.menu.focus in GAMES:
            self._game = self.menu.focus
        return self._game

    @property
    def book(self) -> str:
        return self.game

    @property
    def mood(self) -> Mood:
        return Mood(self.game, "title")

    @property
    def motes(self) -> Motes:
        """Rain and people, or mist and stars, beside the menu."""
        keep = tuple(widget.box.grown(16) for widget in self.menu.widgets.values())
        keep = (*keep, self._strip, *self.book_row.boxes.values())
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
            ("learn", "blue", partial(_learn, shell)),
            ("matches", "green", partial(_matches, shell)),
            ("options", "yellow", partial(_options, shell)),
            ("quit", "blue", self.quit),
        ]
        last = shell.home.library.latest()
        if last is not None:
            rows.insert(0, ("continue", "yellow", partial(_continue, shell, last.ident)))
        return rows

    def rebuild(self) -> None:
        """Make the rows anew and lay them between the picture and the hints."""
        canvas, text = self.shell.canvas(), self.shell.text
        tail = 84 * canvas.grow**0.5
        rows = [
            Button(key, ROW, text(f"title.{key}"), act, tail=tail, paint=_spot(color))
            for key, color, act in self._rows()
        ]
        flow = Flow(rows, GAP)
        flow.scroll = self.menu.flow.scroll if self.menu.flow is not None else 0.0
        offered: list[Widget] = []
        if not self.shell.settings.welcomed:
            offered.append(Offer(text, self.shell.reader, partial(_ease, self.shell)))
        self.menu.flow = None
        self.menu.replace([*rows, *offered])
        self.menu.flow = flow
        self.lay(canvas)
        self.dirty = True

    def lay(self, canvas: Canvas) -> None:
        """Give rows, offer and hints their places; the rows scroll if they must."""
        flow = self.menu.flow
        assert flow is not None
        wide, high = self._strip_size(canvas)
        self._strip = Box(X, 1026 - high, wide, high)
        widest = max(row.wide(canvas) for row in flow.widgets if isinstance(row, Button))
        width = min(max(WIDTH, widest), WIDEST)
        need, low = flow.column.tall(canvas, width), self._strip.y - 20
        top = max(HIGHEST, min(Y, low - need))
        flow.lay(canvas, Box(X, top, width, min(need, low - top)))
        # The way to the rules stands beside the strip, or above it where that is long.
        beside = X + wide + RULES * canvas.grow < 1824
        self.asked_at = 1716.0, 994.0 if beside else self._strip.y - 44 * canvas.grow
        if not beside:
            low = self._strip.y - 88 * canvas.grow
        offer = self.menu.widgets.get("ease")
        if offer is not None:
            box = OFFER
            if low - offer.tall(canvas, box.w) < HIGHEST:
                left = X + width + BESIDE
                box = box._replace(x=left, w=OFFER.x + OFFER.w - left)
            tall = offer.tall(canvas, box.w)
            offer.place(canvas, box._replace(y=min(OFFER.y, low - tall), h=tall))
        self.menu.reveal()
        self._laid = self.shell.reader.last

    def _strip_size(self, canvas: Canvas) -> tuple[float, float]:
        if self.shell.reader.pads.by_id:
            return joining.strip_size(canvas, self.shell)
        return strip_size(canvas, self.shell.reader.last, self._hints(), 1728)

    def _hints(self) -> list[Hint]:
        text = self.shell.text
        return [(MOVES, text("hint.move")), ("confirm", text("hint.choose"))]

    def resized(self) -> None:
        super().resized()
        self.rebuild()

    def resume(self, result: Any) -> None:
        """There may be another match to go on with, or none any more."""
        super().resume(result)
        self.rebuild()
        self._back = True

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
        if intent.action == "info":
            _ease(self.shell)
            return
        super().handle(intent)
        if self._laid != self.shell.reader.last and self.shell.stack.top is self:
            self.lay(self.shell.canvas())

    def tick(self, seconds: float) -> None:
        """Pads that come, go or turn out to be one change the strip; the large picture comes."""
        if self._back:  # not before what was left is no longer on its way out
            self._back = False
            tidy()
        self.dirty |= self.shell.assets.arrived()
        seats = len(self.shell.reader.pads.by_id), len(self.shell.seating.devices)
        if seats != self._seats:
            self._seats, self.dirty = seats, True
            self.lay(self.shell.canvas())

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
            canvas.text(tagline, 484, 326, 40, "FFFAF0", "title", "center", shade=1.0)
        self.menu.draw(canvas)
        self.draw_asked(canvas)
        if self.shell.reader.pads.by_id:
            joining.draw_strip(canvas, self.shell, X, 990)
        else:
            self.hints(canvas, self._hints(), X, 994)


# What lies behind the menu is imported once it is wanted, or by ``game.warm`` after the first
# picture: all of it together takes longer than the rest of the start.


def _lobby(shell: Shell, game: str) -> None:
    from game.scenes.lobby import LobbyScene

    shell.stack.push(LobbyScene(shell, game))


def _learn(shell: Shell) -> None:
    from game.scenes.learn import LearnScene

    shell.stack.push(LearnScene(shell))


def _matches(shell: Shell) -> None:
    from game.scenes.saves import SavesScene

    shell.stack.push(SavesScene(shell))


def _options(shell: Shell) -> None:
    from game.scenes.options import OptionsScene

    shell.stack.push(OptionsScene(shell))


def _ease(shell: Shell) -> None:
    from game.scenes.ease import EaseScene

    shell.settings.welcomed = True
    shell.stack.push(EaseScene(shell))


def _continue(shell: Shell, ident: str) -> None:
    from game.scenes.opening import open_match

    open_match(shell, ident)


class Offer(Widget):
    """What the first start offers before anything is played, in large letters, in nobody's way.

    It is reached like any row, and by the key for information from anywhere on the title.
    """

    def __init__(self, text: Texts, reader: Reader, act: Callable[[], object]) -> None:
        super().__init__("ease", LAID, act)
        self.text, self.reader = text, reader

    def _lines(self, canvas: Canvas, width: float) -> tuple[Canvas, list[str], list[str]]:
        """In letters half as large again as usual, at least."""
        large = canvas.with_grow(max(1.3, canvas.grow))
        wide = glyphs.width(large, self.reader.last, "info")
        room = width - 64 - (wide + 24 if wide else 0)
        title = large.wrap(self.text("title.ease"), 36, room, "extrabold")
        return large, title, large.wrap(self.text("title.ease.about"), 28, width - 64)

    def tall(self, canvas: Canvas, width: float) -> float:
        large, title, about = self._lines(canvas, width)
        return len(title) * large.line(36, 1.2) + len(about) * large.line(28, 1.3) + 66

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box
        ground(canvas, box, focused)
        large, title, about = self._lines(canvas, box.w)
        color, y = DARK if focused else CREAM, box.y + 26 + large.line(36, 1.2) / 2
        wide = glyphs.width(large, self.reader.last, "info")
        if wide:
            glyphs.draw(large, self.reader.last, "info", box.x + 32, y)
        x = box.x + 32 + (wide + 24 if wide else 0)
        for words in title:
            large.text(words, x, y, 36, color, "extrabold")
            y += large.line(36, 1.2)
        for words in about:
            tone = DARK if focused else PALE
            large.text(words, box.x + 32, y, 28, tone, "semibold")
            y += large.line(28, 1.3)


def _spot(color: str) -> Paint:
    """The printed umbrella at the right end of the focused row."""

    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        if focused:
            picture = "solstis/emblem-sun" if color == "sun" else f"umbrella/spot-{color}"
            size = 48 * canvas.grow**0.5
            canvas.picture(picture, box.x + box.w - size * 0.96, box.center[1], size)

    return paint
