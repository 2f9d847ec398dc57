"""What falls or rises for a winner: umbrellas over the puddle, sparks over the mountains."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from game.rules.umbrella import COLORS
from game.view.canvas import Canvas
from game.view.motes import LEVELS, Mote, Passing, centered, chance, glow

SECONDS = 6.0
"""How long the celebration lasts; it stands in nobody's way."""


class Confetti(Passing):
    """``age`` tells how long the winner has been shown, in seconds; negative before."""

    delay = 0.0

    def __init__(self, age: Callable[[], float]) -> None:
        self.age = age

    @property
    def over(self) -> bool:
        return self.age() > SECONDS

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        age = self.age()
        if 0 <= age <= SECONDS:
            yield from self._at(canvas, age)

    def _at(self, canvas: Canvas, age: float) -> Iterator[Mote]:
        raise NotImplementedError


class Umbrellas(Confetti):
    """Small umbrellas sail down beside the sheet and turn about themselves."""

    count = 46

    def _at(self, canvas: Canvas, age: float) -> Iterator[Mote]:
        for index in range(self.count):
            born = 2.6 * chance(index, 1)
            part = (age - born) / (SECONDS - 2.6)
            if not 0 <= part <= 1:
                continue
            size = 36 + 12 * int(3 * chance(index, 2))
            x = 30 + 680 * chance(index, 3) + 46 * math.sin(3.2 * age + 6 * chance(index, 4))
            y = -60 + 1230 * part**1.2
            turn = round((90 * age * (chance(index, 5) - 0.5) * 2 + 90 * chance(index, 6)) / 9) * 9
            name = f"umbrella/canopy-{COLORS[index % 4]}-{index % 3}"
            side = canvas.px(size)
            look = canvas.assets.image(name, (side, side), turn % 360)
            yield centered(canvas, look, x, y)


class Sparks(Confetti):
    """Sparks rise over the mountains of those who have won, given by the middles of these."""

    count = 70

    def __init__(self, age: Callable[[], float], middles: tuple[float, ...]) -> None:
        super().__init__(age)
        self.middles = middles

    def _at(self, canvas: Canvas, age: float) -> Iterator[Mote]:
        for index in range(self.count):
            period = 1.6 + 1.4 * chance(index, 1)
            turn = age / period - chance(index, 2)
            if turn < 0 or (int(turn) + 1) * period > SECONDS:
                continue
            cycle, part = int(turn), turn % 1
            middle = self.middles[index % len(self.middles)]
            x = middle + 620 * (chance(index, cycle, 3) - 0.5) + 26 * math.sin(5 * part + index)
            y = 560 - (180 + 340 * chance(index, cycle, 4)) * part
            level = round(math.sin(math.pi * part) * LEVELS)
            if level:
                color = ("FFC860", "FF9A3C", "FFF1C0")[index % 3]
                light = glow(canvas, 6 + 5 * chance(index, 5), color, level / LEVELS)
                yield centered(canvas, light, x, y)
