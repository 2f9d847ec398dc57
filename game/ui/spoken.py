"""Sentences with pictures of keys and buttons among the words, broken into lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui import glyphs
from game.view.canvas import CREAM, Canvas

OPEN, CLOSE = "\ue000", "\ue001"
"""Around an action, in place of a word; private signs that no sentence holds."""
AROUND = 4.0
"""Left and right of a picture."""


def marked(action: str) -> str:
    """What stands in a sentence for the picture of that action."""
    return f"{OPEN}{action}{CLOSE}"


class Piece(NamedTuple):
    """Letters, or the picture of an action, that stand together without a blank."""

    text: str
    picture: bool = False


Word = tuple[Piece, ...]


def words_of(sentence: str) -> list[Word]:
    """The words of a sentence, which is broken between them only."""
    return [_word(text) for text in sentence.split(" ") if text]


def _word(text: str) -> Word:
    pieces: list[Piece] = []
    before, mark, rest = text.partition(OPEN)
    while mark:
        action, _, rest = rest.partition(CLOSE)
        pieces += [Piece(before)] if before else []
        pieces.append(Piece(action, picture=True))
        before, mark, rest = rest.partition(OPEN)
    return (*pieces, Piece(before)) if before else tuple(pieces)


class Speaker:
    """Measures and draws sentences at one size, for the keys of one device."""

    def __init__(self, canvas: Canvas, device: str, size: float, weight: str = "semibold") -> None:
        self.canvas, self.device, self.size, self.weight = canvas, device, size, weight

    def on(self, canvas: Canvas) -> Speaker:
        """The same on another canvas of the same scale."""
        return Speaker(canvas, self.device, self.size, self.weight)

    def wide(self, word: Word) -> float:
        """The logical width of a word."""
        return sum(self._wide(piece) for piece in word)

    def tall(self, line: Sequence[Word]) -> float:
        """The logical height of what pictures there are in a line."""
        pictures = any(piece.picture for word in line for piece in word)
        return (glyphs.HEIGHT + AROUND) * self.canvas.grow if pictures else 0.0

    def _wide(self, piece: Piece) -> float:
        if piece.picture:
            return glyphs.width(self.canvas, self.device, piece.text) + 2 * AROUND
        return self.canvas.width(piece.text, self.size, self.weight)

    def lines(self, sentence: str, room: float) -> list[list[Word]]:
        """The sentence in lines that fit the room."""
        blank = self.canvas.width(" ", self.size, self.weight)
        lines: list[list[Word]] = []
        left = 0.0
        for word in words_of(sentence):
            wide = self.wide(word)
            if lines and left + blank + wide <= room:
                lines[-1].append(word)
                left += blank + wide
            else:
                lines.append([word])
                left = wide
        return lines

    def draw(self, line: Sequence[Word], x: float, y: float, color: str = CREAM) -> None:
        """One line with its left end at x and its middle at y."""
        blank = self.canvas.width(" ", self.size, self.weight)
        for word in line:
            for piece in word:
                wide = self._wide(piece)
                if piece.picture:
                    glyphs.draw(self.canvas, self.device, piece.text, x + AROUND, y)
                else:
                    self.canvas.text(piece.text, x, y, self.size, color, self.weight)
                x += wide
            x += blank
