"""How a saved match looks: its row in the list, its picture and what there is to know of it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pygame

from game.library import picture_name
from game.saves import Entry
from game.scenes.dates import moment, span
from game.shell import Shell
from game.ui.flow import Drawn, Part, Still, Words
from game.ui.lettering import line
from game.ui.widgets import LAID, Button, ground
from game.view import paint
from game.view.canvas import BAD, CREAM, DARK, GOOD, PALE, Box, Canvas

PICTURE = (640, 360)
"""Pixels of the pictures that are kept."""
TITLES = {"umbrella": "umbrella/title", "solstis": "solstis/title"}


class EntryRow(Button):
    """One match in the list: when, which game, and who with how many points."""

    def __init__(self, shell: Shell, entry: Entry, act: Callable[[], object]) -> None:
        super().__init__(f"row.{entry.ident}", LAID._replace(h=96), "", act, row=True)
        self.first = moment(shell.text, entry.saved)
        if entry.game:
            self.first += f" · {game_name(shell, entry)}"
        self.second = wrong(shell, entry) or people(entry)
        key, self.tone = state(entry)
        self.state = shell.text(key)

    def _state_room(self, canvas: Canvas) -> float:
        return canvas.width(self.state, 30, "bold") + 24

    def _laid(self, canvas: Canvas, width: float) -> tuple[list[str], list[str]]:
        """Both texts in lines; the state stands at the right of the first of them."""
        room = width - 56
        first = canvas.wrap(self.first, 34, room - self._state_room(canvas), "bold")
        return first, canvas.wrap(self.second, 28, room - self._state_room(canvas))[:3]

    def tall(self, canvas: Canvas, width: float) -> float:
        first, second = self._laid(canvas, width)
        high = len(first) * canvas.line(34, 1.25) + len(second) * canvas.line(28, 1.3) + 16
        return max(self.low, high)

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box
        ground(canvas, box, focused, row=True, chosen=self.chosen)
        dark, pale = (DARK, DARK) if focused else (CREAM, PALE)
        first, second = self._laid(canvas, box.w)
        step, small = canvas.line(34, 1.25), canvas.line(28, 1.3)
        y = box.center[1] - (len(first) * step + len(second) * small) / 2 + step / 2
        room = box.w - 56 - self._state_room(canvas)
        for words in first:
            line(canvas, words, box.x + 28, y, 34, room, dark, "bold")
            y += step
        y += (small - step) / 2
        for words in second:
            line(canvas, words, box.x + 28, y, 28, room, pale, "semibold")
            y += small
        tone = DARK if focused else self.tone
        canvas.text(self.state, box.x + box.w - 28, box.center[1], 30, tone, "bold", "right")


def row(shell: Shell, entry: Entry, act: Callable[[], object], chosen: bool) -> Button:
    """One match in the list."""
    button = EntryRow(shell, entry, act)
    button.chosen = chosen
    return button


def state(entry: Entry) -> tuple[str, str]:
    """The word for what can be done with it, and its color."""
    if entry.wrong is not None:
        return "saves.state.wrong", BAD
    return ("saves.state.over", PALE) if entry.over else ("saves.state.open", GOOD)


def wrong(shell: Shell, entry: Entry) -> str:
    """Why it cannot be read, in a sentence, "" if it can."""
    return shell.text(entry.wrong.key, **entry.wrong.values) if entry.wrong else ""


def people(entry: Entry) -> str:
    """Names and points by seat."""
    seats = zip(entry.names, entry.scores, strict=False)
    return " · ".join(f"{name} {score}".replace(" -", " −") for name, score in seats)


def game_name(shell: Shell, entry: Entry) -> str:
    """The game, and the level if it has several."""
    name = shell.text(f"game.{entry.game}") if shell.text.has(f"game.{entry.game}") else entry.game
    level = entry.options.get("level")
    return f"{name}, {shell.text('table.level', level=level)}" if level else name


def picture(shell: Shell, entry: Entry) -> Drawn:
    """The picture of a match, as large as there is room."""

    def draw(canvas: Canvas, box: Box) -> None:
        wide = box.h * 16 / 9
        shown = Box(box.center[0] - wide / 2, box.y, wide, box.h)
        canvas.lay(_picture(canvas, shell, entry, shown), shown.x, shown.y)
        canvas.outline(shown, 18, 3, canvas.accent.edge, 0.5)

    return Drawn(200, draw)


def facts(shell: Shell, entry: Entry) -> list[Part]:
    """What there is to know of a match."""
    if entry.wrong is not None:
        return [Words(wrong(shell, entry), 30, BAD)]
    told = shell.text("saves.facts", count=entry.moves, time=span(shell.text, entry.seconds))
    return [
        Words(game_name(shell, entry), 38, CREAM, "extrabold", leading=1.2),
        Words(told, 28, leading=1.2),
        Seats(entry),
    ]


class Seats(Still):
    """Names and points in two columns, or in one; those who lead in gold."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.seats = list(zip(entry.names, entry.scores, strict=False))

    def _columns(self, canvas: Canvas, width: float) -> int:
        widest = max((canvas.width(name, 30) for name, _ in self.seats), default=0.0)
        return 2 if widest + 2.6 * canvas.scaled(32) <= width / 2 - 20 else 1

    def tall(self, canvas: Canvas, width: float) -> float:
        columns = self._columns(canvas, width)
        return (len(self.seats) + columns - 1) // columns * canvas.line(32, 1.35)

    def show(self, canvas: Canvas) -> None:
        box, step = self.box, canvas.line(32, 1.35)
        columns = self._columns(canvas, box.w)
        wide = box.w if columns == 1 else box.w / 2 - 20
        for seat, (name, score) in enumerate(self.seats):
            x = box.x + (seat % columns) * (box.w / 2 + 10)
            y = box.y + step * (seat // columns + 0.5)
            color = canvas.accent.text if seat in self.entry.best else CREAM
            points = str(score).replace("-", "−")
            line(canvas, name or "–", x, y, 30, wide - 2.3 * canvas.scaled(32), color, "bold")
            canvas.text(points, x + wide, y, 32, color, "extrabold", "right")


def _picture(canvas: Canvas, shell: Shell, entry: Entry, box: Box) -> pygame.Surface:
    size = canvas.px(box.w), canvas.px(box.h)
    key = ("saved", entry.ident, entry.saved, size)
    return canvas.assets.made(key, lambda: _rounded(canvas, _load(canvas, shell, entry, size)))


def _load(canvas: Canvas, shell: Shell, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
    """The kept picture, else a piece of the game's title."""
    for data, _ in shell.home.store.versions(picture_name(entry.ident)):
        try:
            return pygame.transform.smoothscale(
                pygame.image.load(BytesIO(data), "picture.png").convert(), size
            )
        except pygame.error:
            continue
    plain = pygame.Surface(size).convert()
    plain.fill(f"#{canvas.accent.row}")
    title = TITLES.get(entry.game)
    if title is not None:
        plain.blit(canvas.assets.crop(title, (0.2, 0.2, 0.6, 0.6), size), (0, 0))
        plain.fill((120, 120, 140), special_flags=pygame.BLEND_RGB_MULT)
    return plain


def _rounded(canvas: Canvas, picture: pygame.Surface) -> pygame.Surface:
    """The picture with round corners, premultiplied."""
    width, height = picture.get_size()
    mask = paint.slab(width, height, canvas.px(18))
    shown = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
    shown.blit(picture, (0, 0))
    shown.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shown.premul_alpha()


__all__ = ["PICTURE", "facts", "people", "picture", "row", "state"]
