"""Text on a canvas: measured, fitted, broken into lines and drawn, at the text scale."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.view import contrast, paint
from game.view.assets import PREMUL, Assets

CREAM = "FFF3DC"
BODY = 36.0
"""Logical pixels up to which letters grow with the text scale; larger ones grow no further."""
LEADING = 1.5
"""From line to line of a paragraph, as a multiple of its letters."""
COLUMN = 80
"""Characters of a line, at most; longer ones are hard to follow back to the next."""
SHORT = 0.25
"""A last line that is a smaller part of the longest one looks lost, as one word alone does."""


def evened(lines: list[str], width: Callable[[str], float]) -> list[str]:
    """The same lines, the last one with words of the one before if it would be short."""
    widest = max(map(width, lines), default=0.0)
    while len(lines) > 1 and " " in lines[-2] and width(lines[-1]) < SHORT * widest:
        kept, _, word = lines[-2].rpartition(" ")
        last = f"{word} {lines[-1]}"
        if width(last) > widest:
            break
        lines[-2:] = [kept, last]
    return lines


class Lettering:
    """The part of a canvas that writes; ``grow`` is how much larger text is than at first.

    Sizes are those at a text scale of 100 %: what is drawn and measured is ``scaled``.
    """

    least = 0.6
    """Part of its size at 100 % to which a text may shrink that has to fit."""

    def __init__(
        self,
        target: pygame.Surface,
        scale: float,
        offset: tuple[int, int],
        assets: Assets,
        grow: float | None = None,
    ) -> None:
        self.target, self.scale, self.offset, self.assets = target, scale, offset, assets
        self.grow = assets.text_scale / 100 if grow is None else grow

    def px(self, length: float) -> int:
        """Logical length to whole screen pixels, at least one."""
        return max(1, round(length * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Logical point to screen pixels."""
        return round(x * self.scale) + self.offset[0], round(y * self.scale) + self.offset[1]

    def scaled(self, size: float) -> float:
        """The logical size of the letters at the text scale of the settings."""
        return max(size, min(size, BODY) * self.grow)

    def asked(self, drawn: float) -> float:
        """The size to ask for to get letters that large: ``scaled(asked(x)) == x``."""
        return drawn / self.grow if drawn <= BODY * self.grow else drawn

    def line(self, size: float, leading: float = LEADING) -> float:
        """The logical height from one line of that size to the next."""
        return self.scaled(size) * leading

    def _em(self, size: float) -> int:
        return round(self.scaled(size) * self.scale)

    def width(self, text: str, size: float, weight: str = "bold") -> float:
        """The logical width of one line."""
        return self.assets.font(weight, self._em(size)).size(text)[0] / self.scale

    def fitted(
        self, text: str, size: float, room: float, weight: str = "bold", high: float = math.inf
    ) -> float:
        """The largest size to ask for at which the line fits the room and letters the height.

        It goes down to 60 % of the size at a text scale of 100 %: where there is no room for
        larger text, it is at least as large as it was.
        """
        drawn = min(self.scaled(size), high)
        width = self.width(text, self.asked(drawn), weight)
        if width > room:
            drawn = max(min(drawn, self.least * size), drawn * room / width)
        return self.asked(drawn)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        color: str = CREAM,
        weight: str = "bold",
        align: str = "left",
        shade: float = 0.0,
    ) -> float:
        """One line, its capitals centered on y; returns its logical width."""
        px = self._em(size)
        font = self.assets.font(weight, px)
        words = self.assets.words(text, weight, px, color)
        left, middle = self.at(x, y)
        if align == "center":
            left -= words.get_width() // 2
        elif align == "right":
            left -= words.get_width()
        capital = font.metrics("H")[0]
        rise = capital[3] if capital else round(px * 0.7)
        top = middle + rise // 2 - font.get_ascent()
        if self.assets.plain:
            words = self._on_plain_ground(words, (left, top), text, weight, px, color)
        elif shade:
            dark = self.assets.words(text, weight, px, "05070F")
            veil = self.assets.made(
                ("shade", text, weight, px, shade),
                lambda: paint.tinted(dark, "FFFFFF", shade),
            )
            self.target.blit(veil, (left, top + max(1, self.px(2))), special_flags=PREMUL)
        self.target.blit(words, (left, top), special_flags=PREMUL)
        return words.get_width() / self.scale

    def _on_plain_ground(
        self,
        words: pygame.Surface,
        at: tuple[int, int],
        text: str,
        weight: str,
        px: int,
        color: str,
    ) -> pygame.Surface:
        """The same words in a color that stands out from what is behind them, made plain."""
        ink = words.get_bounding_rect().move(at).inflate(self.px(10), self.px(6))
        return self.assets.words(text, weight, px, contrast.prepare(self.target, ink, color))

    def wrap(self, text: str, size: float, room: float, weight: str = "semibold") -> list[str]:
        """The text in lines that fit the room and the eye, broken between words.

        Only plain blanks are broken at: what stands before a colon in French stays there. A last
        line that would be short gets words of the one before.
        """
        lines: list[str] = []
        for word in filter(None, text.split(" ")):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and len(longer) <= COLUMN and self.width(longer, size, weight) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return evened(lines, lambda line: self.width(line, size, weight))

    def filled(
        self,
        text: str,
        size: float,
        room: float,
        high: float,
        weight: str = "semibold",
        leading: float = 1.15,
    ) -> tuple[float, list[str]]:
        """The largest size to ask for at which the paragraph fits, and its lines.

        As with ``fitted``, it goes down to 60 % of the size at a text scale of 100 %.
        """
        drawn = self.scaled(size)
        while True:
            lines = self.wrap(text, self.asked(drawn), room, weight)
            widest = max((self.width(line, self.asked(drawn), weight) for line in lines), default=0)
            fits = widest <= room and len(lines) * drawn * leading <= high
            if fits or drawn <= self.least * size:
                return self.asked(drawn), lines
            drawn = max(self.least * size, drawn - max(1.0, drawn * 0.04))

    def paragraph(
        self,
        lines: Sequence[str],
        x: float,
        y: float,
        size: float,
        color: str = CREAM,
        weight: str = "semibold",
        align: str = "left",
    ) -> float:
        """Lines under each other, the first one's middle at y; returns the next one's."""
        for words in lines:
            self.text(words, x, y, size, color, weight, align)
            y += self.line(size)
        return y
