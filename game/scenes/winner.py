"""The left half of the results: the emblems of those who won, or the weather of a solo game."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas import INK, Box, Canvas
from game.view.timeline import out_back

CENTER, ROOM = 372.0, 552.0
"""Its middle on the screen, and how wide its words may be."""
WORDS = "171632"
"""Ink, since the puddle is bright."""
LIGHT_END = 856.0
"""Where the umbrella that lies on the puddle begins."""
FLOOR, HIGHEST = 64.0, 230.0
"""Below this size the sentence goes on in further lines; the height of all of them together."""


@dataclass(frozen=True)
class Winner:
    """What is celebrated: pictures (badges, or one weather), a sentence, and what it comes from."""

    pictures: tuple[str, ...]
    sentence: str
    about: str
    weather: bool = False


def draw_winner(canvas: Canvas, winner: Winner, part: float) -> None:
    """Draw it, its pictures growing to full size as ``part`` goes from 0 to 1."""
    sizes, y = _sizes(canvas, winner.sentence), 500.0
    grown = max(0.05, out_back(part))
    for place, picture in enumerate(winner.pictures):
        count = len(winner.pictures)
        radius = (128, 112, 84, 66)[min(count, 4) - 1]
        x = CENTER + (place - (count - 1) / 2) * radius * 2.1
        if part >= 1:
            canvas.glow_disc(x, y, radius * 1.9, "FFE2A0", 0.4)
        if winner.weather:
            canvas.disc(x, y, (radius + 14) * grown, INK, 0.92)
            canvas.ring(x, y, (radius + 14) * grown, 5 * grown, canvas.accent.line)
            canvas.picture(picture, x, y, radius * 1.62 * grown)
        else:
            canvas.picture(picture, x, y, radius * 2.3 * grown)
    if part >= 0.5:
        _words(canvas, winner, *sizes)


def _words(canvas: Canvas, winner: Winner, size: float, lines: list[str]) -> None:
    """The sentence and what it comes from, on a soft light that keeps the water calm."""
    first = 728 - 26 * (len(lines) - 1)
    last = first + (len(lines) - 1) * size * 1.08
    top, bottom = first - size * 0.8, min(LIGHT_END, last + size * 0.5 + 76)
    canvas.haze(Box(CENTER - ROOM / 2, top, ROOM, bottom - top), "FFF1DC", 0.46, 36)
    for row, words in enumerate(lines):
        canvas.text(words, CENTER, first + row * size * 1.08, size, WORDS, "extrabold", "center")
    y = last + size * 0.5 + 46
    for row, words in enumerate(canvas.wrap(winner.about, 34, ROOM, "bold")):
        canvas.text(words, CENTER, y + 44 * row, 34, WORDS, "bold", "center")


def _sizes(canvas: Canvas, sentence: str) -> tuple[float, list[str]]:
    """The size of the sentence and its lines: one large line if it fits, else several."""
    size = 104 * min(1.0, ROOM / canvas.width(sentence, 104, "extrabold"))
    if size >= FLOOR:
        return size * 0.98, [sentence]  # letters come in whole pixels
    for size in range(76, 36, -4):
        lines = canvas.wrap(sentence, size, ROOM, "extrabold")
        widest = max(canvas.width(line, size, "extrabold") for line in lines)
        if len(lines) * size <= HIGHEST and widest <= ROOM:
            break
    return size, lines
