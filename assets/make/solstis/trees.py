"""Firs and leafy trees, lit from the left. Coordinates are pixels, y down, at the tree's foot."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from assets.make.draw import blend, polygon
from assets.make.solstis.window import Layer, Point, pen

Tones = tuple[str, str, str]
"""Dark, middle and light."""


def _tiers(
    x: float, y: float, h: float, half: float, count: int, r: random.Random
) -> tuple[list[Point], list[Point]]:
    """The jagged left and right edges of a fir: tip and notch of every tier, from the top."""
    left, right = [], []
    for k in range(count):
        t = (k + 1) / count
        low = y - h * (1 - t) * 0.90 - h * 0.07
        reach = half * (t**0.85) * r.uniform(0.88, 1.1)
        notch = reach * r.uniform(0.48, 0.6)
        left.append((x - reach, low + h * 0.02 * r.random()))
        left.append((x - notch, low - h * 0.012))
        wide = reach * r.uniform(0.9, 1.08)
        right.append((x + wide, low + h * 0.02 * r.random()))
        right.append((x + notch, low - h * 0.012))
    return left, right


def fir(layer: Layer, x: float, y: float, h: float, tones: Tones, r: random.Random) -> None:
    """A conifer of 5 to 7 tiers: dark silhouette, ragged middle tone, lit tips on the left."""
    half = h * r.uniform(0.19, 0.25)
    count = r.randint(5, 7)
    tip, base = (x, y - h), y - h * 0.07
    trunk = [(x - h * 0.018, y), (x + h * 0.018, y)]
    trunk += [(x + h * 0.01, y - h * 0.25), (x - h * 0.01, y - h * 0.25)]
    layer.path(polygon(trunk), pen(blend(tones[0], "20120E", 0.45)))
    left, right = _tiers(x, y, h, half, count, r)
    edge = [tip, *left[:-1], (x, base + h * 0.012), *right[-2::-1]]
    layer.path(polygon(edge), pen(tones[0]))
    body = [tip, *((px + half * 0.02, py - h * 0.006) for px, py in left[:-1])]
    body.append((x - half * 0.05, base - h * 0.01))
    for i in range(2 * count):
        sway = (0.20 if i % 2 else -0.10) * (1 - i / (2 * count))
        body.append((x + half * sway, base - h * 0.02 - h * 0.86 * i / (2 * count)))
    layer.path(polygon(body), pen(tones[1]))
    for k in range(1, count):
        px, py = left[2 * k]
        reach = abs(px - x)
        branch = [
            (x - reach, py), (x - reach * 0.50, py - h * 0.085),
            (x - reach * 0.12, py - h * 0.105), (x - reach * 0.38, py - h * 0.028),
        ]  # fmt: skip
        layer.path(polygon(branch), pen(tones[2], 0.9))


class _Leaves:
    """Clumps of leaves in a round crown, strewn by the golden angle."""

    def __init__(self, layer: Layer, x: float, y: float, radius: float, r: random.Random) -> None:
        self.layer, self.x, self.y, self.radius, self.r = layer, x, y, radius, r
        self.squeeze = r.uniform(0.88, 1.12)

    def strew(
        self, count: int, reach: float, size: Point, tone: str, shift: Point,
        where: Callable[[float], bool] = lambda _: True, alpha: float = 1.0,
    ) -> None:  # fmt: skip
        """Clumps of one tone; `where` is asked with how far a clump is turned from the sun."""
        r, radius = self.r, self.radius
        for i in range(count):
            angle = i * 2.399963 + r.random() * 0.5
            q = radius * reach * math.sqrt((i + 0.5) / count)
            x = self.x + math.cos(angle) * q * self.squeeze + shift[0] * radius
            y = self.y + math.sin(angle) * q / self.squeeze + shift[1] * radius
            if not where((x - self.x) / radius * 0.7 + (y - self.y) / radius * 0.75):
                continue
            s = radius * r.uniform(*size)
            self.layer.oval(
                x - s * 1.15, y - s * 0.85, x + s * 1.15, y + s * 0.85, pen(tone, alpha)
            )


def crown(layer: Layer, x: float, y: float, h: float, tones: Tones, r: random.Random) -> None:
    """A leafy tree: trunk, two branches, six passes of leaves from dark to light."""
    half, bark = h * 0.035, pen(blend(tones[0], "2A1410", 0.5))
    trunk = [(x - half, y), (x + half, y), (x + half * 0.5, y - h * 0.5)]
    layer.path(polygon([*trunk, (x - half * 0.5, y - h * 0.5)]), bark)
    branch = blend(tones[0], "2A1410", 0.5)
    layer.line(x, y - h * 0.30, x - h * 0.12, y - h * 0.48, pen(branch, line=half * 0.9))
    layer.line(x, y - h * 0.26, x + h * 0.13, y - h * 0.46, pen(branch, line=half * 0.8))
    leaves = _Leaves(layer, x, y - h * 0.62, h * 0.34, r)
    dark, mid, light = tones
    bright = blend(mid, light, 0.55)
    leaves.strew(34, 0.86, (0.20, 0.30), blend(dark, "3A1226", 0.25), (0.05, 0.08))
    leaves.strew(26, 0.80, (0.16, 0.25), dark, (-0.02, 0.0))
    leaves.strew(34, 0.82, (0.12, 0.20), mid, (-0.06, -0.06), lambda turn: turn < 0.42)
    leaves.strew(30, 0.82, (0.07, 0.14), bright, (-0.08, -0.10), lambda turn: turn < 0.06)
    leaves.strew(30, 0.84, (0.05, 0.10), light, (-0.08, -0.10), lambda turn: turn < -0.26)
    leaves.strew(12, 0.75, (0.04, 0.08), mid, (0.1, 0.1), lambda turn: turn > 0.2, alpha=0.9)
