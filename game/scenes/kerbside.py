"""What lives on the title of Umbrella beside its people: a taxi that waits, rain on a canopy."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.view import paint
from game.view.canvas import Box, Canvas
from game.view.motes import (
    LEVELS,
    Births,
    Mote,
    Motes,
    Passing,
    Rain,
    centered,
    chance,
    glow,
    streak,
    together,
)

BLINKERS = ((1505, 461), (1702, 475))
TAILS = ((1723, 484), (1719, 549))
PIPE = (1712.0, 538.0)
BEAMS = Box(1110, 400, 210, 160), Box(1320, 440, 170, 90)
"""The taxi of the painting: its blinkers, its red lamps, its exhaust and where its lamps shine."""
BLINK, PUFF = 1.25, 2.6
"""Seconds from one blink to the next, and that a puff of the exhaust lasts."""

HERO = (1668.0, 930.0, 425.0)
"""The canopy up close: its middle and its radius."""
HUB, HEM = 0.16, 0.92
"""From where to where water runs on it, in parts of the radius."""
RUNNELS, HITS = 18, 26
"""How many drops run at most, and how many hit it."""
BURST = 0.38
"""Seconds that a drop which hit the cloth flies apart."""


def kerbside(keep: Sequence[Box]) -> Motes:
    """All of it, but for where something is to be read."""
    x, y, radius = HERO
    cloth = Births(Box(x - radius, y - radius, 2 * radius, 2 * radius), keep)
    lit = [Rain(Births(beam, keep), 24, 0.62) for beam in BEAMS]
    return together(*lit, Taxi(keep), Cloth(cloth))


class Taxi(Passing):
    """Its lamps and its exhaust, while it waits with the engine on."""

    def __init__(self, keep: Sequence[Box]) -> None:
        self.hidden = any(box.grown(60).holds(spot) for box in keep for spot in (*BLINKERS, *TAILS))

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        if self.hidden:
            return
        yield from self._exhaust(canvas, seconds)
        shine = round((0.75 + 0.25 * math.sin(3.1 * seconds)) * LEVELS) / LEVELS
        for x, y in TAILS:
            yield centered(canvas, glow(canvas, 44, "FF2A30", 0.34 * shine), x, y)
        lit = min(1.0, max(0.0, 0.5 + 2.2 * math.sin(2 * math.pi * seconds / BLINK)))
        level = round(lit * LEVELS) / LEVELS
        if level:
            for x, y in BLINKERS:
                yield centered(canvas, glow(canvas, 40, "FF9A2A", 0.55 * level), x, y)
                yield centered(canvas, glow(canvas, 11, "FFD890", level), x, y)

    def _exhaust(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index in range(5):
            turn = seconds / PUFF + index / 5
            cycle, part = int(turn), turn % 1
            level = math.ceil((1 - part) * min(1.0, 6 * part) * LEVELS) / LEVELS
            size = canvas.px(16 + 44 * math.ceil(part * LEVELS) / LEVELS)
            x = PIPE[0] + 8 + 74 * part
            y = PIPE[1] - 10 * part + 14 * part * (chance(index, cycle) - 0.5)
            look = canvas.assets.made(("puff", size, level), partial(_puff, size, 0.85 * level))
            yield centered(canvas, look, x, y)


class Cloth(Passing):
    """Drops that burst on the canopy up close, and others that run down to its hem."""

    def __init__(self, births: Births) -> None:
        self.births = births

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index in range(RUNNELS):
            yield from self._runnel(canvas, index, seconds)
        for index in range(HITS):
            yield from self._burst(canvas, index, seconds)

    def _runnel(self, canvas: Canvas, index: int, seconds: float) -> Iterator[Mote]:
        """A drop gathers, hesitates, and runs ever faster; a wet line is left behind."""
        period = 3.4 + 3.0 * chance(index, 51)
        turn = seconds / period + chance(index, 52)
        cycle, part = int(turn), turn % 1
        angle = 2 * math.pi * chance(index, cycle, 53)
        begin = HUB + 0.45 * chance(index, cycle, 54)
        run = max(0.0, part - 0.25) / 0.75
        out = begin + (HEM - begin) * run**2.2
        x, y = _on_cloth(angle, out)
        tail = round(min(4.0, 12 * (out - begin))) * 14
        ends = (x, y), _on_cloth(angle, out - tail / HERO[2])
        if not all(self.births.free(*end) for end in ends):
            return
        if tail:
            degrees = round(math.degrees(angle) / 10) * 10
            line = canvas.assets.made(
                ("runnel", canvas.px(tail), degrees),
                partial(streak, canvas.px(tail), canvas.px(3), degrees, 0.24),
            )
            back = tail / 2 / HERO[2]
            yield centered(canvas, line, *_on_cloth(angle, out - back))
        size = canvas.px((10 + 7 * chance(index, 55)) * min(1.0, 0.3 + 4 * part))
        look = canvas.assets.made(("bead", size), partial(_bead, size))
        yield centered(canvas, look, x, y)

    def _burst(self, canvas: Canvas, index: int, seconds: float) -> Iterator[Mote]:
        """A drop flies apart where it hit the cloth, more so downhill."""
        period = 0.9 + 1.1 * chance(index, 61)
        turn = seconds / period + chance(index, 62)
        age = turn % 1 * period / BURST
        if age >= 1:
            return
        cycle = int(turn)
        angle = 2 * math.pi * chance(index, cycle, 63)
        x, y = _on_cloth(angle, 0.9 * math.sqrt(chance(index, cycle, 64)))
        level = math.ceil((1 - age) * LEVELS) / LEVELS
        for spark in range(6):
            way = 2 * math.pi * (spark + chance(index, cycle, spark)) / 6
            reach = (9 + 13 * chance(index, spark, 65)) * age**0.6
            sx = x + math.cos(way) * reach + 10 * age * math.cos(angle)
            sy = y + math.sin(way) * reach + 10 * age * math.sin(angle)
            if self.births.free(sx, sy):
                yield centered(canvas, glow(canvas, 2.6, "FFEDE4", 0.9 * level), sx, sy)


def _on_cloth(angle: float, out: float) -> tuple[float, float]:
    """A point of the canopy, ``out`` 0..1 of the way from its middle to the ends of its ribs."""
    x, y, radius = HERO
    return x + math.cos(angle) * out * radius, y + math.sin(angle) * out * radius


def _puff(size: int, alpha: float) -> pygame.Surface:
    """A little warm steam."""
    return paint.soft(paint.tinted(paint.disc(max(2, size // 2)), "C8CCD8", alpha), size // 6)


def _bead(size: int) -> pygame.Surface:
    """A drop on red cloth, lit from the upper left."""
    bead = paint.tinted(paint.disc(size), "9C1410", 0.72)
    inner = paint.tinted(paint.disc(max(1, size // 2)), "F0604C", 0.70)
    bead.blit(inner, (size * 2 // 5, size * 2 // 5), special_flags=pygame.BLEND_PREMULTIPLIED)
    glint = paint.tinted(paint.disc(max(2, size // 3)), "FFF6F0", 0.90)
    bead.blit(glint, (size // 5, size // 6), special_flags=pygame.BLEND_PREMULTIPLIED)
    return bead
