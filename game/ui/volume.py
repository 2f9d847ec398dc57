"""A volume as a row of bars that left and right change, and the speaker that silences them all."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.icons import icon
from game.ui.lettering import line
from game.ui.widgets import Widget, ground
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas

STEPS = 10
"""The loudest step; 0 is silent."""
BAR, GAP, LOWEST, RISE = 22.0, 10.0, 12.0, 2.9
"""Width and distance of the bars, height of the first, and what each is higher than the last."""


class Volume(Widget):
    """A volume of 0 to 10; confirm goes one louder, from the loudest to silence."""

    sound = "ui/text"
    turns = True

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        silent: str,
        value: int,
        changed: Callable[[int], object],
    ) -> None:
        super().__init__(key, box)
        self.label, self.silent, self.value, self._changed = label, silent, value, changed
        self._said = 76.0

    def set(self, value: int) -> None:
        """Take that value, or the nearest there is."""
        self.value = max(0, min(STEPS, value))
        self._changed(self.value)

    def act(self) -> None:
        self.set((self.value + 1) % (STEPS + 1))

    def turn(self, direction: str) -> bool:
        if direction not in ("left", "right"):
            return False
        self.set(self.value + (1 if direction == "right" else -1))
        return True

    def click(self, pos: tuple[float, float]) -> None:
        """The bar under the pointer; left of them all is one softer, right of them one louder."""
        left, right = self._zone()
        if pos[0] < left - GAP:
            self.set(self.value - 1)
        elif pos[0] > right + GAP:
            self.set(self.value + 1)
        else:
            self.set(round((pos[0] - left + GAP / 2) / (BAR + GAP) + 0.5))

    def _stacked(self, canvas: Canvas, width: float) -> bool:
        """Whether the bars go below the name."""
        words = max(canvas.width(each, 34, "extrabold") for each in (self.silent, "10"))
        self._said = max(76.0, words + 20)
        return canvas.width(self.label, 34) + self._said + 450 > width

    def tall(self, canvas: Canvas, width: float) -> float:
        step = canvas.line(34, 1.2)
        return max(self.low, step + (52 if self._stacked(canvas, width) else 0) + 30)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return not self._stacked(canvas, width)

    def _zone(self) -> tuple[float, float]:
        """Left and right end of the bars."""
        right = self.box.x + self.box.w - 62
        return right - STEPS * (BAR + GAP) + GAP, right

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box
        ground(canvas, box, focused, row=True)
        left, right = self._zone()
        color, y = DARK if focused else CREAM, box.center[1]
        words = str(self.value) if self.value else self.silent
        weight = "extrabold" if focused else "bold"
        tone = DARK if focused else PALE
        if self._stacked(canvas, box.w):
            top = box.y + 15 + canvas.line(34, 1.2) / 2
            y = box.y + box.h - 40
            line(canvas, words, box.x + box.w - 28, top, 34, self._said, color, weight, "right")
            line(canvas, self.label, box.x + 28, top, 34, box.w - 76 - self._said, tone)
        else:
            line(canvas, self.label, box.x + 28, y, 34, left - 150 - box.x - self._said / 2, tone)
            line(
                canvas,
                words,
                left - 34 - self._said / 2,
                y,
                34,
                self._said,
                color,
                weight,
                "center",
            )
        for step in range(STEPS):
            high = LOWEST + RISE * step
            bar = Box(left + step * (BAR + GAP), y + 19 - high, BAR, high)
            lit = step < self.value
            shade = color if focused else canvas.accent.text if lit else PALE
            canvas.pill(bar, 5, (shade, 1.0 if lit else 0.22))
        away = 34.0 if self._stacked(canvas, box.w) else self._said + 52
        for x, direction in ((left - away, 3), (right + 30, 1)):
            canvas.arrow(x, y, direction, 13, DARK if focused else canvas.accent.text)


class Speaker(Widget):
    """A small button that silences everything, or lets it be heard again."""

    sound = "ui/text"

    def __init__(self, key: str, box: Box, mute: bool, act: Callable[[], object]) -> None:
        super().__init__(key, box, act)
        self.mute = mute

    def act(self) -> None:
        self.mute = not self.mute
        super().act()

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        ground(canvas, self.box, focused, row=True)
        sign = muted if self.mute else speaker
        icon(canvas, sign, *self.box.center, self.box.h * 0.62, DARK if focused else CREAM)


def _cone(surface: pygame.Surface, side: float) -> None:
    spots = [(0.04, 0.36), (0.22, 0.36), (0.46, 0.14), (0.46, 0.86), (0.22, 0.64), (0.04, 0.64)]
    pygame.draw.polygon(surface, "white", [(x * side, y * side) for x, y in spots])


def speaker(surface: pygame.Surface, side: float) -> None:
    """A loudspeaker with two waves."""
    _cone(surface, side)
    width = round(side * 0.085)
    for radius in (0.20, 0.40):
        area = pygame.Rect(0, 0, round(side * radius * 2), round(side * radius * 2))
        area.center = (round(side * 0.52), round(side * 0.5))
        pygame.draw.arc(surface, "white", area, -0.85, 0.85, width)


def muted(surface: pygame.Surface, side: float) -> None:
    """A loudspeaker with a cross."""
    _cone(surface, side)
    width = round(side * 0.10)
    for a, b in (((0.60, 0.34), (0.92, 0.66)), ((0.60, 0.66), (0.92, 0.34))):
        ends = [(x * side, y * side) for x, y in (a, b)]
        pygame.draw.line(surface, "white", ends[0], ends[1], width)
