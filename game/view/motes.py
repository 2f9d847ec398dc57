"""Small things that move while nothing happens: each a function of time, so nothing is kept.

A mote is what a frame draws of one of them: a premultiplied surface and its top left corner in
pixels of the screen. Chance comes from the numbers of a mote and its cycle, so that any instant
can be drawn again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, Protocol

import pygame

from game.view import paint
from game.view.canvas import Box, Canvas

Mote = tuple[pygame.Surface, tuple[int, int]]

VANISHING = (960.0, 470.0)
"""Where drops seen from above seem to fall to."""
DELAY = 2.0
"""Seconds that a scene has been on top before anything moves by itself."""
SQUARE = 16.0
"""Logical pixels of the squares in which is noted where something is to be read."""
LEVELS = 8
"""Steps in which motes grow bright and fade, so that few pictures are made."""


class Motes(Protocol):
    """What moves by itself in a scene, from ``delay`` seconds after it came on top."""

    @property
    def delay(self) -> float: ...

    def at(self, canvas: Canvas, seconds: float) -> Iterable[Mote]:
        """The motes of an instant, the lowest first."""

    def still(self, canvas: Canvas) -> Iterable[Mote]:
        """What of it is there while nothing may move."""


class Passing:
    """Motes that are nothing but motion."""

    delay = DELAY

    def still(self, canvas: Canvas) -> Iterable[Mote]:
        """Nothing."""
        return ()


class Spot(NamedTuple):
    """Where a mote of some cycle is born, None if something to be read lies there."""

    cycle: int
    at: tuple[float, float] | None


@lru_cache(4096)
def chance(*numbers: int) -> float:
    """A number in 0..1 that these numbers always give."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = ((mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed = ((mixed ^ mixed >> 13) * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000


def together(*parts: Motes) -> Motes:
    """Several kinds of motes as one."""
    return _Together(parts)


@dataclass(frozen=True)
class _Together:
    parts: Sequence[Motes]

    delay = DELAY

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for part in self.parts:
            yield from part.at(canvas, seconds)

    def still(self, canvas: Canvas) -> Iterator[Mote]:
        for part in self.parts:
            yield from part.still(canvas)


@dataclass
class Births:
    """Where motes appear: anywhere in ``area`` that is not in a box of ``keep``."""

    area: Box
    keep: Sequence[Box]
    known: dict[int, Spot] = field(default_factory=dict)
    _wide: int = 0
    _taken: bytearray = field(default_factory=bytearray)

    def __post_init__(self) -> None:
        # There are hundreds of motes and dozens of boxes: squares are looked up, not boxes.
        self._wide = math.ceil(self.area.w / SQUARE)
        high = math.ceil(self.area.h / SQUARE)
        self._taken = bytearray(self._wide * high)
        for box in self.keep:
            left = max(0, int((box.x - self.area.x) // SQUARE))
            right = min(self._wide, math.ceil((box.x + box.w - self.area.x) / SQUARE))
            top = max(0, int((box.y - self.area.y) // SQUARE))
            bottom = min(high, math.ceil((box.y + box.h - self.area.y) / SQUARE))
            row = b"\1" * max(0, right - left)
            for y in range(top, bottom):
                self._taken[y * self._wide + left : y * self._wide + left + len(row)] = row

    def free(self, x: float, y: float) -> bool:
        """Whether nothing that is to be read lies at that point of the area."""
        across, down = int((x - self.area.x) // SQUARE), int((y - self.area.y) // SQUARE)
        place = down * self._wide + across
        inside = 0 <= across < self._wide and 0 <= place < len(self._taken)
        return inside and not self._taken[place]

    def spot(self, index: int, cycle: int) -> tuple[float, float] | None:
        """Where mote ``index`` is born in its cycle, None if it is not."""
        found = self.known.get(index)
        if found is None or found.cycle != cycle:
            x = self.area.x + self.area.w * chance(index, cycle, 1)
            y = self.area.y + self.area.h * chance(index, cycle, 2)
            found = self.known[index] = Spot(cycle, (x, y) if self.free(x, y) else None)
        return found.at


def centered(canvas: Canvas, surface: pygame.Surface, x: float, y: float) -> Mote:
    """The mote whose middle is at a logical point."""
    px, py = canvas.at(x, y)
    return surface, (px - surface.get_width() // 2, py - surface.get_height() // 2)


class Rain(Passing):
    """Streaks that fall towards the middle of the picture, and the rings where they end."""

    def __init__(self, births: Births, count: int, alpha: float) -> None:
        self.births, self.alpha = births, alpha
        self.drops = [(1.1 + 0.8 * chance(each), chance(each, 7)) for each in range(count)]
        """The period of each drop in seconds, and where in it each begins."""

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index, (period, start) in enumerate(self.drops):
            turn = seconds / period + start
            age = turn % 1 * period
            spot = self.births.spot(index, int(turn)) if age < FALL + RING else None
            if spot is None:
                continue
            if age < FALL:
                yield self._streak(canvas, spot, age / FALL)
            elif age < FALL + RING:
                yield self._ring(canvas, spot, index, (age - FALL) / RING)

    def _streak(self, canvas: Canvas, end: tuple[float, float], part: float) -> Mote:
        dx, dy = end[0] - VANISHING[0], end[1] - VANISHING[1]
        far = math.hypot(dx, dy) or 1.0
        length = max(1, round((6 + 0.055 * far) / 12)) * 12
        angle = round(math.degrees(math.atan2(dy, dx)) / 10) * 10
        back = (1 - part) * 2.2 * length
        level = max(1, math.ceil(part * 3)) / 3
        look = canvas.assets.made(
            ("streak", canvas.px(length), angle, level, self.alpha),
            lambda: streak(canvas.px(length), canvas.px(2), angle, self.alpha * level),
        )
        return centered(canvas, look, end[0] + dx / far * back, end[1] + dy / far * back)

    def _ring(self, canvas: Canvas, at: tuple[float, float], index: int, part: float) -> Mote:
        step = math.ceil(part * LEVELS)
        size = canvas.px((8 + 10 * chance(index, 3)) * (0.3 + 0.7 * step / LEVELS))
        alpha = self.alpha * 1.6 * (1 - (step - 1) / LEVELS)
        key = ("splash", size, round(alpha, 2))
        look = canvas.assets.made(
            key, lambda: paint.tinted(paint.ring(size, max(1, size // 10)), "DCE8FF", alpha)
        )
        return centered(canvas, look, *at)


FALL, RING = 0.16, 0.55
"""Seconds that a drop is seen falling, and that its ring grows."""


def streak(length: int, thick: int, angle: int, alpha: float) -> pygame.Surface:
    """A line that is bright at the end that comes first."""
    line = paint.blank(length, max(1, thick))
    for x in range(length):
        line.fill(paint.rgba("E6F0FF", alpha * (1 - x / length)), (x, 0, 1, thick))
    return pygame.transform.rotozoom(line, -angle, 1.0)


class Twinkle(Passing):
    """Points of light at given places that grow bright and fade."""

    def __init__(
        self, spots: Sequence[tuple[float, float]], radius: float, color: str, alpha: float
    ) -> None:
        self.spots, self.radius, self.color, self.alpha = spots, radius, color, alpha

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index, spot in enumerate(self.spots):
            period = 2.4 + 3.0 * chance(index, 11)
            part = (seconds / period + chance(index, 12)) % 1
            level = round(max(0.0, math.sin(2 * math.pi * part)) ** 2 * LEVELS)
            if level:
                light = glow(canvas, self.radius, self.color, self.alpha * level / LEVELS)
                yield centered(canvas, light, *spot)


class Embers(Passing):
    """Sparks that rise from fires, and the light around them that breathes."""

    def __init__(self, feet: Sequence[tuple[float, float]], height: float) -> None:
        self.feet, self.height = feet, height

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index, (x, y) in enumerate(self.feet):
            breath = 0.5 + 0.5 * math.sin(2 * math.pi * (1.1 * seconds + chance(index)))
            level = 1 + round(breath * (LEVELS - 1))
            light = glow(canvas, self.height * 1.1, "FF9A3C", 0.26 * level / LEVELS)
            yield centered(canvas, light, x, y - 0.4 * self.height)
            for spark in range(3):
                yield from self._spark(canvas, x, y, index, spark, seconds)

    def _spark(
        self, canvas: Canvas, x: float, y: float, index: int, spark: int, seconds: float
    ) -> Iterator[Mote]:
        period = 1.5 + chance(index, spark)
        turn = seconds / period + chance(index, spark, 5)
        cycle, part = int(turn), turn % 1
        side = chance(index, spark, cycle) - 0.5
        sway = math.sin(part * 5 + 6 * side) * 0.10
        level = LEVELS - int(part * LEVELS)
        light = glow(canvas, 0.12 * self.height * (1.3 - part), "FFC860", level / LEVELS)
        rise = (0.5 + 1.3 * part) * self.height
        yield centered(canvas, light, x + (side * 0.5 + sway) * self.height, y - rise)


class Fireflies(Passing):
    """Lights that wander and glow now and then."""

    def __init__(self, births: Births, count: int, color: str = "FFE9A0") -> None:
        self.births, self.count, self.color = births, count, color

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index in range(self.count):
            period = 5.0 + 3.0 * chance(index, 21)
            turn = seconds / period + chance(index, 22)
            spot = self.births.spot(index, int(turn))
            if spot is None:
                continue
            part = turn % 1
            level = round(math.sin(math.pi * part) * LEVELS)
            if not level:
                continue
            heading = 2 * math.pi * chance(index, int(turn), 3)
            x = spot[0] + 60 * (part - 0.5) * math.cos(heading) + 8 * math.sin(9 * part)
            y = spot[1] + 30 * (part - 0.5) * math.sin(heading) + 6 * math.cos(7 * part)
            if self.births.free(x, y):
                light = glow(canvas, 7, self.color, 0.9 * level / LEVELS)
                yield centered(canvas, light, x, y)


class Bank(NamedTuple):
    """A bank of mist: its picture, where it is at first, how far it drifts in a second."""

    picture: str
    box: Box
    speed: float


class Mist(Passing):
    """Banks that drift to the right; none begins to the left of ``left``, where words are."""

    def __init__(self, banks: Sequence[Bank], left: float, right: float, alpha: float) -> None:
        self.banks, self.left, self.way, self.alpha = banks, left, right - left, alpha

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for name, box, speed in self.banks:
            gone = (box.x - self.left + speed * seconds) % self.way
            part = min(1.0, seconds / RISE, gone / FADE, (self.way - gone) / FADE)
            level = round(self.alpha * part * FINE) * 255 // FINE
            if level:
                size = canvas.px(box.w), canvas.px(box.h)
                look = canvas.assets.image(name, size, 0, level)
                yield look, canvas.at(self.left + gone, box.y)


RISE, FADE, FINE = 4.0, 240.0, 32
"""Seconds in which mist rises, logical pixels in which it fades at the ends, and in which steps."""


def glow(canvas: Canvas, radius: float, color: str, alpha: float) -> pygame.Surface:
    """A soft additive light of that radius."""
    d = max(4, canvas.px(2 * radius) // 2 * 2)

    def make() -> pygame.Surface:
        light = paint.soft(paint.tinted(paint.disc(max(2, d // 2)), color, alpha), max(1, d // 8))
        light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return light

    return canvas.assets.made(("mote", d, color, round(alpha, 2)), make)
