"""How a saved match looks: its row in the list, its picture and what there is to know of it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pygame

from game.library import picture_name
from game.saves import Entry
from game.scenes.dates import moment, span
from game.shell import Shell
from game.ui.lettering import line
from game.ui.widgets import ROW, ROW_EDGE, Button
from game.view import paint
from game.view.canvas import BAD, CREAM, DARK, GOLD, GOOD, PALE, Box, Canvas

PICTURE = (640, 360)
"""Pixels of the pictures that are kept."""
TITLES = {"umbrella": "umbrella/title", "solstis": "solstis/title"}


def row(shell: Shell, entry: Entry, box: Box, act: Callable[[], object], chosen: bool) -> Button:
    """One match in the list: when, which game, and who with how many points."""

    def draw(canvas: Canvas, area: Box, focused: bool) -> None:
        dark, pale = (DARK, DARK) if focused else (CREAM, PALE)
        first = moment(shell.text, entry.saved)
        if entry.game:
            first += f" · {game_name(shell, entry)}"
        y, room = area.y + area.h / 2, area.w - 260
        line(canvas, first, area.x + 28, y - 22, 34, room, dark, "bold")
        second = wrong(shell, entry) or people(entry)
        line(canvas, second, area.x + 28, y + 22, 28, room, pale, "semibold")
        key, color = state(entry)
        words = shell.text(key)
        tone = DARK if focused else color
        line(canvas, words, area.x + area.w - 28, y, 30, 190, tone, "bold", "right")

    button = Button(f"row.{entry.ident}", box, "", act, row=True, paint=draw)
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


def draw_entry(canvas: Canvas, shell: Shell, entry: Entry, box: Box) -> None:
    """The picture and the facts of a match in the upper part of a panel."""
    picture = Box(box.x + 24, box.y + 24, box.w - 48, (box.w - 48) * 9 / 16)
    canvas.lay(_picture(canvas, shell, entry, picture), picture.x, picture.y)
    canvas.outline(picture, 18, 3, ROW_EDGE, 0.5)
    x, room, y = box.x + 30, box.w - 60, picture.y + picture.h + 40
    if entry.wrong is not None:
        for words in canvas.wrap(wrong(shell, entry), 30, room)[:4]:
            canvas.text(words, x, y, 30, BAD, "semibold")
            y += 42
        return
    line(canvas, game_name(shell, entry), x, y, 38, room, CREAM, "extrabold")
    facts = shell.text("saves.facts", count=entry.moves, time=span(shell.text, entry.seconds))
    line(canvas, facts, x, y + 44, 28, room, PALE, "semibold")
    _seats(canvas, entry, Box(x, y + 76, room, 92))


def _seats(canvas: Canvas, entry: Entry, box: Box) -> None:
    """Up to four seats in two columns, those who lead in gold."""
    for seat, (name, score) in enumerate(zip(entry.names, entry.scores, strict=False)):
        x = box.x + (seat % 2) * (box.w / 2 + 10)
        y = box.y + 16 + 44 * (seat // 2)
        color = GOLD if seat in entry.best else CREAM
        points = str(score).replace("-", "−")
        wide = box.w / 2 - 20
        line(canvas, name or "–", x, y, 30, wide - 70, color, "bold")
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
    plain.fill(f"#{ROW}")
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


__all__ = ["PICTURE", "draw_entry", "people", "row", "state"]
