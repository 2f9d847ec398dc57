"""What moves on the title pictures: people under umbrellas and rain; mist, stars and embers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.scenes.kerbside import kerbside
from game.view.canvas import Box, Canvas
from game.view.motes import (
    DELAY,
    Bank,
    Births,
    Embers,
    Fireflies,
    Mist,
    Mote,
    Motes,
    Rain,
    Twinkle,
    centered,
    chance,
    together,
)

WHOLE = Box(-336, -180, 2592, 1440)
"""What the largest window shows of a title."""
MIDDLE = 960.0
"""What stands to the left of it belongs to the menu."""
SPEED = 16.0
"""Logical pixels that people walk in a second."""


class Arch(NamedTuple):
    """A way into the picture from below and out again: its ends, its top, its foot."""

    left: float
    right: float
    top: float
    foot: float = 1340.0

    @property
    def length(self) -> float:
        return 2 * (self.foot - self.top) + 0.4 * (self.right - self.left)

    def at(self, part: float) -> tuple[float, float]:
        """The point after that part 0..1 of the way."""
        middle, half = (self.left + self.right) / 2, (self.right - self.left) / 2
        x = middle - half * math.cos(math.pi * part)
        return x, self.foot - (self.foot - self.top) * math.sin(math.pi * part)


class Passer(NamedTuple):
    """Somebody on a way: the color and size of the umbrella, where on it at first, which way."""

    color: str
    size: float
    way: Arch
    start: float
    forth: bool = True


WIDE, NARROW = Arch(700, 1180, 560), Arch(820, 1090, 760)
PASSERS = (
    Passer("blue", 118, WIDE, 0.25),
    Passer("yellow", 116, WIDE, 0.56),
    Passer("red", 124, WIDE, 0.84),
    Passer("green", 128, NARROW, 0.40, False),
    Passer("yellow", 120, NARROW, 0.93, False),
    Passer("red", 112, WIDE, 0.02),
)


class People:
    """Umbrellas that walk by, each with its shadow and its mirror on the wet street.

    Nobody is seen where one of the boxes to ``keep`` has words.
    """

    delay = DELAY

    def __init__(self, keep: Sequence[Box] = ()) -> None:
        self._keep = keep

    def _hides(self, x: float, y: float, size: float) -> bool:
        half = size * 0.55
        return any(
            box.x - half < x < box.x + box.w + half and box.y - half < y < box.y + box.h + half
            for box in self._keep
        )

    def still(self, canvas: Canvas) -> Iterator[Mote]:
        """Where they stand while nothing may move."""
        return self.at(canvas, 0.0)

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        assets = canvas.assets
        shown = []
        for index, who in enumerate(PASSERS):
            part = (who.start + seconds * SPEED / who.way.length) % 1
            x, y = who.way.at(part if who.forth else 1 - part)
            if self._hides(x, y, who.size):
                continue
            # A step is a little to and fro of the canopy.
            turn = round(2.5 * math.sin(2.1 * seconds + 2 * index)) * 3
            shown.append((who, x, y, turn, index))
        for who, x, y, _, _ in shown:
            d = who.size
            look = assets.image(
                f"umbrella/lift-{who.color}.pm", (canvas.px(1.7 * d), canvas.px(2.1 * d))
            )
            yield centered(canvas, look, x, y + 0.30 * d)
        for who, x, y, turn, index in shown:
            side = canvas.px(who.size)
            name = f"umbrella/canopy-{who.color}-{index % 3}"
            yield centered(canvas, assets.image(name, (side, side), turn), x, y)


FIRES = (
    *((947, 604), (1078, 478), (1199, 376), (1312, 354), (1390, 312)),
    *((1468, 368), (1588, 354), (1721, 456), (1822, 602)),
)
"""Where fires burn on the title of Solstis."""


def street(keep: Sequence[Box]) -> Motes:
    """The title of Umbrella: it rains, lamps flicker on the wet road, people walk by."""
    lamps = Twinkle(((646, 470), (1470, 478), (1462, 528)), 70, "FFC980", 0.22)
    rain = Rain(Births(WHOLE, keep), 300, 0.46)
    return together(kerbside(keep), People(keep), lamps, rain)


BANKS = (
    Bank("solstis/mist-0.pm", Box(930, 420, 760, 170), 7.0),
    Bank("solstis/mist-1.pm", Box(1640, 450, 640, 160), 6.0),
    Bank("solstis/mist-1.pm", Box(700, 545, 980, 220), 9.0),
    Bank("solstis/mist-0.pm", Box(1500, 560, 900, 220), 8.0),
    Bank("solstis/mist-2.pm", Box(1060, 650, 900, 180), 12.0),
    Bank("solstis/mist-2.pm", Box(2000, 660, 820, 170), 10.0),
)
"""The mist of Solstis, the farthest first: between the rocks, at their feet and over the wood."""


def dusk(keep: Sequence[Box]) -> Motes:
    """The title of Solstis: stars, mist between the mountains, fireflies, sparks of the fires."""
    spots = [(WHOLE.x + WHOLE.w * chance(n, 1), -160 + 420 * chance(n, 2)) for n in range(60)]
    stars = [spot for spot in spots if not any(box.holds(spot) for box in keep)]
    meadow = Births(Box(-336, 700, 2592, 560), keep)
    return together(
        Twinkle(stars, 6, "FFF4E0", 0.9),
        mist(keep),
        Fireflies(meadow, 40),
        Embers(FIRES, 56),
    )


def mist(keep: Sequence[Box]) -> Motes:
    """Banks to the right of the menu, but for those where something else is to be read."""
    near = [box for box in keep if any(_level(box, bank.box) for bank in BANKS)]
    left = max((box.x + box.w for box in near if box.x < MIDDLE), default=0.0)
    beside = [box for box in near if box.x >= MIDDLE]
    free = [bank for bank in BANKS if not any(_level(box, bank.box) for box in beside)]
    return Mist(free, left, WHOLE.x + WHOLE.w, 0.9)


def _level(a: Box, b: Box) -> bool:
    """Whether a line of sight along the ground meets both."""
    return a.y < b.y + b.h and b.y < a.y + a.h
