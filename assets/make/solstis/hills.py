"""Row 2 of the painting: four bands of golden hills with fields, larches, a stream and a hut."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import numpy as np

from assets.make.draw import polygon
from assets.make.solstis.ground import Soil, hill, hut, lantern, road, stream
from assets.make.solstis.noise import fractal_at
from assets.make.solstis.sky import mist
from assets.make.solstis.trees import Tones, crown, fir
from assets.make.solstis.window import Layer, Picture, Point, pen, spline

SEED = 17
ORANGES: list[Tones] = [
    ("B4571F", "E58A34", "FFC66B"),
    ("A3451B", "D8702A", "FFAE55"),
    ("8E3416", "C75A22", "F79343"),
    ("9A5A14", "DC9A2C", "FFDB7C"),
]
STREAM = (4.55, 5.75)
Gaps = tuple[Point, ...]

BAND_1 = (
    (-6, 1.90), (-1, 1.92), (0.7, 2.00), (2.3, 1.82), (3.8, 1.92), (5.0, 1.70), (6.3, 1.88),
    (7.8, 1.98), (9.2, 1.82), (10.6, 1.94), (16, 1.88),
)  # fmt: skip
BAND_2 = (
    (-6, 1.70), (-0.8, 1.78), (0.6, 1.70), (1.9, 1.78), (3.1, 1.66), (4.3, 1.60), (5.4, 1.54),
    (6.4, 1.66), (7.3, 1.74), (8.6, 1.70), (9.8, 1.80), (16, 1.7),
)  # fmt: skip
BAND_3 = (
    (-6, 1.52), (-0.6, 1.46), (0.9, 1.60), (2.2, 1.52), (3.6, 1.40), (4.9, 1.30), (5.6, 1.26),
    (6.7, 1.40), (7.8, 1.54), (9.1, 1.58), (10.4, 1.46), (16, 1.5),
)  # fmt: skip
BAND_4 = (
    (-6, 1.26), (-0.4, 1.30), (1.1, 1.20), (2.3, 1.10), (3.5, 1.20), (4.4, 1.06), (4.9, 0.98),
    (5.3, 0.98), (6.1, 1.10), (7.2, 1.20), (8.6, 1.12), (9.6, 1.26), (10.6, 1.20), (16, 1.22),
)  # fmt: skip
PATH = (
    (2.06, 2.02), (2.30, 1.90), (2.08, 1.78), (2.66, 1.62), (3.10, 1.48), (2.82, 1.32),
    (2.30, 1.16), (2.46, 0.98),
)  # fmt: skip


class Grove(NamedTuple):
    """Trees strewn on a band: how many, how tall, which tones, how deep below the ridge."""

    count: int
    height: float
    tones: tuple[int, ...]
    low: float
    high: float
    gaps: Gaps
    clump: float
    seed: int


def _places(picture: Picture, ridge: np.ndarray, grove: Grove, r: random.Random) -> list[Point]:
    """Where the trees stand as (y, x), farthest first."""
    window, places = picture.window, []
    count = grove.count * window.wide
    for _ in range(int(count * 12)):
        x = r.uniform(*window.span)
        if fractal_at(x, 4.4 + grove.seed, SEED + grove.seed, 3) < grove.clump:
            continue
        if any(left < x < right for left, right in grove.gaps):
            continue
        y = float(np.interp(x, window.xs, ridge)) - r.uniform(grove.low, grove.high)
        places.append((y, x))
        if len(places) >= count * 2.2:
            break
    return sorted(places, reverse=True)


def _plant(picture: Picture, ridge: np.ndarray, grove: Grove) -> None:
    """Larches and leafy trees with long violet shadows."""
    window, r = picture.window, random.Random(SEED * 31 + grove.seed)
    layer = Layer(window)
    for y, x in _places(picture, ridge, grove, r):
        h = grove.height * r.choice((0.6, 0.78, 0.95, 1.1, 1.3)) * window.px
        tones, kind = ORANGES[r.choice(grove.tones)], r.random()
        if not window.shows(x, 0.6):
            continue
        px, py = window.x(x), window.y(y)
        shade = [
            (px - h * 0.03, py), (px + h * 0.10, py - h * 0.02), (px + h * 0.80, py + h * 0.05),
            (px + h * 0.62, py + h * 0.09), (px, py + h * 0.03),
        ]  # fmt: skip
        layer.path(polygon(shade), pen("5A1A30", 0.38, soft=h * 0.02))
        (fir if kind < 0.5 else crown)(layer, px, py, h, tones, r)
    picture.lay(layer)


class Field(NamedTuple):
    """A patch of cropland between two x and two depths below the ridge."""

    left: float
    right: float
    high: float
    low: float
    tones: tuple[str, str]
    strips: int
    skew: float
    seed: int


def _plow(picture: Picture, ridge: np.ndarray, field: Field) -> None:
    """Tinted strips that converge to the ridge, and a hedge along their foot."""
    window, layer = picture.window, Layer(picture.window)
    wide = field.right - field.left

    def at(x: float, depth: float) -> Point:
        return window.x(x), window.y(float(np.interp(x, window.xs, ridge)) - depth)

    edges = []
    for j in range(field.strips + 1):
        top = field.left + wide * j / field.strips
        low = top + field.skew * (j / field.strips - 0.35) * wide
        edges.append((top, low + 0.02 * math.sin(j * 2.2 + field.seed)))

    def furrow(edge: Point) -> list[Point]:
        line = []
        for q in range(7):
            x = edge[0] + (edge[1] - edge[0]) * q / 6
            depth = field.high + (field.low - field.high) * (q / 6) ** 1.15
            line.append(at(x, depth + 0.012 * math.sin(9 * x + field.seed) * q / 6))
        return line

    for j in range(field.strips):
        left, right = furrow(edges[j]), furrow(edges[j + 1])
        layer.path(spline(left + right[::-1], close=True), pen(field.tones[j % 2], 0.9))
        layer.path(spline(right), pen("8A3A1A", 0.35, line=max(1, window.px * 0.006)))
    r = random.Random(field.seed + 5)
    for _ in range(int(26 * wide)):
        x = edges[0][1] + (edges[-1][1] - edges[0][1]) * r.random()
        px, py = at(x, field.low + 0.012)
        s = window.px * r.uniform(0.014, 0.030)
        layer.disc(px + s * 0.2, py + s * 0.1, s, pen("7A2E16"))
        layer.disc(px, py - s * 0.15, s * 0.75, pen(r.choice(("C2601F", "D9822E", "A84A1C"))))
    picture.lay(layer)


def _soil(top: str, low: str, depth: float, rim: str, light: float, rough: float) -> Soil:
    """Golden soil, strongly lit from the left."""
    return Soil(top, low, depth, rim, light, rough, light=0.3, waver=0.02)


def _far_bands(picture: Picture) -> None:
    """The two upper bands."""
    ridge = hill(picture, BAND_1, _soil("FFC768", "D98136", 0.30, "FFF3C4", 0.8, 0.05), 71)
    _plow(picture, ridge, Field(6.35, 7.6, 0.03, 0.22, ("F0A845", "FFD27A"), 8, 0.25, 1))
    _plow(picture, ridge, Field(0.0, 1.5, 0.04, 0.22, ("F7B955", "E59A3B"), 8, 0.15, 2))
    _plow(picture, ridge, Field(2.9, 3.9, 0.03, 0.18, ("FFD886", "F2B04E"), 7, 0.2, 8))
    gaps = (STREAM, (6.2, 7.7), (0.1, 1.4), (2.9, 3.8))
    _plant(picture, ridge, Grove(42, 0.24, (0, 3, 1), -0.02, 0.06, gaps, -0.05, 1))
    mist(picture, 1.76, 0.10, "FFE6BE", 0.42, 81, fine=1.4, waver=0.1)
    ridge = hill(picture, BAND_2, _soil("F8AC4C", "C8662A", 0.32, "FFE9A8", 0.75, 0.06), 74)
    _plow(picture, ridge, Field(8.1, 9.6, 0.04, 0.25, ("E58F38", "F6B65A"), 9, 0.2, 3))
    gaps = (STREAM, (8.0, 9.7), (1.9, 2.9))
    _plant(picture, ridge, Grove(22, 0.32, (0, 1, 3), -0.01, 0.06, gaps, 0.0, 2))
    stream(
        picture, ((5.22, 2.04), (5.32, 1.90), (5.62, 1.74), (5.42, 1.58)),
        (0.02, 0.032, 0.05, 0.07),
    )  # fmt: skip


def _ricks(layer: Layer) -> None:
    """Three ricks of hay, lit on the left."""
    window = layer.window
    for x, y, size in ((8.10, 1.10, 0.11), (8.42, 1.06, 0.13), (0.55, 1.22, 0.12)):
        px, py, s = window.x(x), window.y(y), size * window.px
        shade = pen("5A1A30", 0.4, soft=s * 0.1)
        layer.oval(px - s, py - s * 0.2, px + s * 2.2, py + s * 0.3, shade)
        left = [(px - s, py), (px - s * 0.8, py - s * 0.9), (px, py - s * 1.6)]
        right = [(px + s * 0.8, py - s * 0.9), (px + s, py)]
        layer.path(spline(left + right, close=True), pen("B9661F"))
        lit = [*left, (px - s * 0.05, py - s * 0.8), (px - s * 0.2, py)]
        layer.path(spline(lit, close=True), pen("F3B658"))


def _near_bands(picture: Picture) -> None:
    """The two lower bands."""
    ridge = hill(picture, BAND_3, _soil("F39A3E", "B24C20", 0.36, "FFE09A", 0.75, 0.06), 72)
    _plow(picture, ridge, Field(0.2, 1.7, 0.05, 0.30, ("D9702A", "EE9440"), 9, 0.2, 4))
    _plow(picture, ridge, Field(3.0, 4.2, 0.04, 0.24, ("F0A24A", "DD8034"), 8, 0.1, 5))
    road(picture, PATH, (0.012, 0.018, 0.022, 0.03, 0.04, 0.045, 0.055, 0.06))
    gaps = (STREAM, (2.2, 3.4), (6.85, 8.0), (0.25, 1.6))
    _plant(picture, ridge, Grove(22, 0.42, (0, 1, 2), 0.0, 0.08, gaps, -0.02, 3))
    layer = Layer(picture.window)
    hut(layer, (7.42, 1.44), 0.36, roof="A8441E")
    lantern(layer, 2.40, 1.72, 0.07)
    lantern(layer, 3.24, 1.49, 0.09)
    picture.lay(layer)
    stream(
        picture, ((5.42, 1.60), (5.20, 1.44), (4.78, 1.30), (5.02, 1.14), (5.10, 0.98)),
        (0.065, 0.08, 0.10, 0.13, 0.17),
    )  # fmt: skip
    ridge = hill(picture, BAND_4, _soil("E87F34", "8E2C20", 0.36, "FFCF86", 0.75, 0.07), 73)
    gaps = ((1.9, 2.8), (4.2, 5.9), (7.95, 8.7), (0.3, 0.9))
    _plant(picture, ridge, Grove(20, 0.54, (1, 2, 0), 0.01, 0.09, gaps, -0.04, 4))
    layer = Layer(picture.window)
    _ricks(layer)
    lantern(layer, 2.08, 1.14, 0.10)
    picture.lay(layer)


def hills(picture: Picture) -> None:
    """Lay the hills over the picture."""
    _far_bands(picture)
    _near_bands(picture)
