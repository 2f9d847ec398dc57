"""Row 1 of the painting: poppies, a mirror pond, standing stones, a farm, the near bank."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy import ndimage

from assets.make.draw import blend, polygon
from assets.make.solstis.ground import Soil, hill, hut, lantern, road, smoke, stream
from assets.make.solstis.noise import fractal_at
from assets.make.solstis.trees import Tones, crown
from assets.make.solstis.window import Layer, Picture, Point, Window, blur, pen, rgb, smooth, spline

POPPIES = ("FF5A45", "F23B3B", "FF8A5C", "C81E35")
MEADOW = (
    (-6, 0.96), (-0.4, 0.98), (1.2, 0.90), (2.6, 0.96), (3.6, 0.88), (6.6, 0.88), (7.6, 0.95),
    (9.0, 0.90), (10.3, 0.98), (16, 0.95),
)  # fmt: skip
BANK = (
    (-6, 0.30), (-0.5, 0.34), (0.8, 0.30), (1.9, 0.20), (3.0, 0.22), (4.2, 0.16), (5.6, 0.13),
    (7.0, 0.20), (8.2, 0.30), (9.4, 0.26), (10.5, 0.34), (16, 0.3),
)  # fmt: skip
PATH = ((2.44, 1.02), (2.60, 0.84), (2.30, 0.62), (1.62, 0.40), (1.5, 0.12), (1.9, -0.3))
STONES = (
    (0.42, 0.66, 0.085, 0.36, -0.02), (0.72, 0.74, 0.07, 0.28, 0.02),
    (1.02, 0.70, 0.08, 0.34, 0.01), (0.26, 0.46, 0.10, 0.30, 0.02),
    (1.18, 0.52, 0.10, 0.30, -0.02),
)  # fmt: skip
MAPLES: tuple[Tones, ...] = (("6E1026", "B3202F", "F2604A"), ("5A0E24", "9C1830", "E04A42"))
GRASS = ("2C0A20", "3E0E26", "5A1228", "7A1A2C")


class Flowers(NamedTuple):
    """Poppies strewn between two heights; the size grows towards the lower one."""

    count: int
    far: float
    near: float
    small: float
    large: float
    seed: int


def _poppies(picture: Picture, flowers: Flowers, free: Callable[[float, float], bool]) -> None:
    """Strew poppies in drifts where `free` allows."""
    window, r, places = picture.window, random.Random(flowers.seed), []
    for _ in range(round(flowers.count * window.wide)):
        x, t = r.uniform(*window.span), r.random()
        y = flowers.far + (flowers.near - flowers.far) * t
        if not window.shows(x, 0.1) or not free(x, y):
            continue
        if fractal_at(x * 1.3, y * 3.0, flowers.seed, 3) >= -0.12:
            places.append((y, x, flowers.small + (flowers.large - flowers.small) * t))
    layer = Layer(window)
    for y, x, size in sorted(places, reverse=True):
        px, py, s = window.x(x), window.y(y), size * window.px * r.uniform(0.8, 1.2)
        stem = pen("5E1A2A", 0.7, line=max(1, s * 0.18))
        layer.line(px, py, px + s * 0.2, py + s * 1.7, stem)
        tone, half = r.choice(POPPIES), s * 0.75
        dark = pen(blend(tone, "6A0E24", 0.35))
        layer.oval(px - half, py - s * 0.42, px + half, py + s * 0.42, dark)
        layer.oval(px - half, py - s * 0.52, px + s * 0.60, py + s * 0.18, pen(tone))
        if s > 4:
            layer.disc(px, py - s * 0.08, s * 0.16, pen("3A0A1C"))
    picture.lay(layer)


def _near_pond(x: float, y: float) -> bool:
    """Whether a flower would stand in the pond or in the mouth of the stream."""
    inside = math.hypot((x - 5.1) / 1.95, (y - 0.56) / 0.36) < 1
    return inside or (abs(x - 5.1) < 0.30 and y > 0.7)


def _off_path(half: float) -> Callable[[float, float], bool]:
    """A test for places beside the pond and the path."""
    heights = [-1.0, -0.84, -0.62, -0.40, -0.12, 0.3]
    middles = [2.44, 2.6, 2.3, 1.62, 1.5, 1.9]

    def free(x: float, y: float) -> bool:
        return not _near_pond(x, y) and abs(x - np.interp(-y, heights, middles)) >= half

    return free


def _pond_shape(window: Window) -> np.ndarray:
    """Below 1 in the water, 1 on the shore."""
    x, y = window.xs[None, :], window.ys[:, None]
    angle = np.arctan2((y - 0.56) / 0.30, (x - 5.1) / 1.75)
    reach = np.hypot((x - 5.1) / 1.72, (y - 0.56) / 0.29)
    uneven = 0.06 * np.sin(3 * angle + 1) + 0.05 * np.sin(5 * angle + 0.4)
    return reach / (1 + uneven + 0.03 * np.sin(9 * angle))


def _mirror(picture: Picture) -> np.ndarray:
    """The picture upside down, squeezed 6.6 times and rippled, as the pond shows it."""
    window = picture.window
    down, across = np.mgrid[0 : window.height, 0 : window.width].astype(np.float32)
    ripple = window.noise(5, 55, 3)
    shore = window.y(0.86)
    from_y = shore - (down - shore) * 6.6 + ripple * window.px * 0.10
    from_x = across + np.sin(down / window.px * 120 + ripple * 6) * window.px * 0.012
    at = np.stack([np.clip(from_y, 0, window.height - 1), from_x])
    bands = [
        ndimage.map_coordinates(picture.colors[..., k], at, order=1, mode="nearest")
        for k in range(3)
    ]
    return blur(np.stack(bands, -1), window.px * 0.008)


def _pond(picture: Picture, r: random.Random) -> None:
    """Water, its bank, glints and stones on the shore."""
    window = picture.window
    px, shape = window.px, _pond_shape(window)
    water = smooth(1.0, 0.985, shape)
    picture.tint("4A1230", smooth(1.10, 1.0, shape) * (1 - water) * 0.75)
    deep = np.clip((0.84 - window.ys) / 0.56, 0, 1)[:, None, None]
    colors = _mirror(picture) * (0.86 - 0.18 * deep) + rgb("6A3A86") * (0.14 + 0.10 * deep)
    picture.over(colors, water)
    layer = Layer(window)
    for _ in range(150):
        a = r.uniform(-1, 1)
        x, y = 5.1 + 1.6 * a, 0.56 + 0.27 * r.uniform(-1, 1)
        if math.hypot((x - 5.1) / 1.5, (y - 0.56) / 0.25) > 1:
            continue
        length = r.uniform(0.04, 0.16) * (1.3 - (y - 0.3))
        tone = r.choice(("FFE3E0", "FFC9B8", "4B2A78"))
        glint = pen(tone, r.uniform(0.15, 0.5), line=px * r.uniform(0.004, 0.010))
        layer.line(window.x(x - length), window.y(y), window.x(x + length), window.y(y), glint)
    for _ in range(46):
        angle = r.uniform(0, 6.28)
        x = 5.1 + 1.78 * math.cos(angle) * (1 + r.uniform(-0.02, 0.05))
        y = 0.56 + 0.30 * math.sin(angle) * (1 + r.uniform(-0.02, 0.06))
        s = px * r.uniform(0.018, 0.045) * (1.4 - (y - 0.2))
        sx, sy = window.x(x), window.y(y)
        layer.oval(sx - s, sy - s * 0.5, sx + s, sy + s * 0.5, pen("4A2344"))
        layer.oval(sx - s * 0.9, sy - s * 0.55, sx + s * 0.55, sy + s * 0.15, pen("B9788E"))
    _jetty_and_boat(layer)
    _stone_circle(layer)
    hut(layer, (8.55, 0.60), 0.52, roof="B3262C", wall="6A3A2E")
    picture.lay(layer)


def _jetty_and_boat(layer: Layer) -> None:
    """A jetty on three posts and a boat, each with a lantern."""
    window = layer.window
    px = window.px

    def plank(tone: str, *points: Point) -> None:
        layer.path(polygon(window.points(points)), pen(tone))

    for x in (6.05, 6.30, 6.55):
        top = window.y(0.52)
        layer.box(window.x(x) - px * 0.012, top, px * 0.024, window.y(0.40) - top, 0, pen("3A1626"))
    plank("7A3A2C", (5.92, 0.52), (6.98, 0.60), (7.02, 0.55), (5.94, 0.46))
    plank("E9A069", (5.92, 0.52), (6.98, 0.60), (6.99, 0.585), (5.925, 0.505))
    for x in np.arange(6.0, 6.98, 0.1):
        seam = pen("4A1E22", 0.7, line=px * 0.008)
        upper, lower = 0.52 + (x - 5.92) * 0.075, 0.46 + (x - 5.92) * 0.085
        layer.line(window.x(x), window.y(upper), window.x(x + 0.01), window.y(lower), seam)
    lantern(layer, 5.99, 0.505, 0.12)
    x, y = 4.55, 0.52
    layer.oval(
        window.x(x - 0.24), window.y(y - 0.02), window.x(x + 0.24), window.y(y - 0.10),
        pen("2A1040", 0.5, soft=px * 0.01),
    )  # fmt: skip
    rim = [(x + 0.27, y + 0.07), (x + 0.1, y + 0.015), (x - 0.1, y + 0.012)]
    hull = [(x - 0.26, y + 0.06), (x - 0.16, y - 0.05), (x + 0.14, y - 0.05), *rim]
    layer.path(spline(window.points(hull), close=True), pen("6A2424"))
    inside = [(x - 0.26, y + 0.06), (x - 0.1, y + 0.012), (x + 0.1, y + 0.015)]
    inside += [(x + 0.27, y + 0.07), (x + 0.1, y + 0.035), (x - 0.1, y + 0.03)]
    layer.path(spline(window.points(inside), close=True), pen("F0A070"))
    lantern(layer, x + 0.14, y + 0.03, 0.085)


def _stone_circle(layer: Layer) -> None:
    """Five standing stones, two of them carrying a third."""
    window = layer.window
    for x, y, w, h, lean in STONES:
        px, py = window.x(x), window.y(y)
        w, h, lean = w * window.px, h * window.px, lean * window.px
        shade = pen("4A0C22", 0.5, soft=w * 0.15)
        layer.oval(px - w * 0.9, py - w * 0.25, px + w * 2.6, py + w * 0.3, shade)
        edge = [
            (px - w, py), (px - w * 0.85 + lean, py - h * 0.8), (px - w * 0.3 + lean, py - h),
            (px + w * 0.5 + lean, py - h * 0.93), (px + w * 0.95, py - h * 0.3), (px + w, py),
        ]  # fmt: skip
        layer.path(polygon(edge), pen("5B3A5E"))
        lit = [*edge[:3], (px + w * 0.05, py - h * 0.7), (px - w * 0.1, py)]
        layer.path(polygon(lit), pen("B98398"))
    slab = [(0.36, 1.0), (1.10, 1.02), (1.12, 1.07), (0.34, 1.055)]
    layer.path(polygon(window.points(slab)), pen("8A5C7C"))
    top = [(0.36, 1.04), (1.11, 1.055), (1.12, 1.07), (0.34, 1.055)]
    layer.path(polygon(window.points(top)), pen("DDA8AE"))


def _blade(
    layer: Layer, x: float, foot: float, height: float, bend: float, tone: str, width: float = 1.0
) -> None:
    """One blade of grass; world units."""
    points = [
        (x - 0.012 * width, foot), (x + bend * 0.4, foot + height * 0.6), (x + bend, foot + height),
        (x + bend * 0.4 + 0.014 * width, foot + height * 0.55), (x + 0.014 * width, foot),
    ]  # fmt: skip
    layer.path(spline(layer.window.points(points), close=True), pen(tone))


def _foxglove(layer: Layer, x: float, y: float, height: float, tone: str) -> None:
    """A spire of nine bells that shrink to the top."""
    window = layer.window
    stem = window.points([(x, y), (x + 0.01, y + height * 0.5), (x + 0.03, y + height)])
    layer.path(spline(stem), pen("3A1024", line=window.px * 0.014))
    for i in range(9):
        t, side = i / 9, -1 if i % 2 else 1
        size = 0.040 * (1 - 0.72 * t)
        px = window.x(x + 0.01 + 0.02 * t + side * size * 0.9)
        py, s = window.y(y + height * (0.35 + 0.62 * t)), size * window.px
        dark = pen(blend(tone, "4A0C2A", 0.35))
        layer.oval(px - s * 0.8, py - s * 0.55, px + s * 0.8, py + s * 0.95, dark)
        layer.oval(px - s * 0.8, py - s * 0.6, px + s * 0.45, py + s * 0.6, pen(tone))


def _toadstool(layer: Layer, x: float, y: float, size: float) -> None:
    """A red cap with three white spots."""
    window = layer.window
    px, py, s = window.x(x), window.y(y), size * window.px
    layer.box(px - s * 0.22, py - s * 0.9, s * 0.44, s * 0.9, s * 0.15, pen("F4D9C4"))
    cap = [
        (px - s, py - s * 0.75), (px - s * 0.7, py - s * 1.35), (px, py - s * 1.65),
        (px + s * 0.7, py - s * 1.35), (px + s, py - s * 0.75), (px, py - s * 0.62),
    ]  # fmt: skip
    layer.path(spline(cap, close=True), pen("E0312F"))
    for dx, dy, q in ((-0.4, -1.1, 0.14), (0.1, -1.35, 0.15), (0.5, -1.0, 0.12)):
        layer.disc(px + s * dx, py + s * dy, s * q, pen("FFF0E0"))


def _near_bank(picture: Picture, r: random.Random) -> None:
    """The bank before the pond: large poppies, grass, foxgloves and toadstools."""
    window = picture.window
    soil = Soil("A81E30", "4C0A24", 0.34, "FF8A5C", 0.45, rough=0.08, waver=0.02)
    ridge = hill(picture, BANK, soil, 92)
    _poppies(
        picture, Flowers(700, 0.28, 0.02, 0.045, 0.075, 6),
        lambda x, y: y <= float(np.interp(x, window.xs, ridge)) - 0.02,
    )  # fmt: skip
    layer = Layer(window)
    for _ in range(round(520 * window.wide)):
        x = r.uniform(*window.span)
        if not window.shows(x, 0.2):
            continue
        height, bend = r.uniform(0.08, 0.24), r.uniform(-0.09, 0.09)
        _blade(layer, x, -0.03, height, bend, r.choice(GRASS))
    for x, height in (
        (0.12, 0.46), (0.30, 0.34), (3.42, 0.40), (3.58, 0.52), (3.76, 0.34), (7.42, 0.44),
        (7.62, 0.34), (9.82, 0.44), (-0.5, 0.5), (10.5, 0.5), (11.2, 0.4), (-1.3, 0.4),
    ):  # fmt: skip
        _foxglove(layer, x, -0.02, height, r.choice(("FF7A6A", "F25A6A", "FF9A86")))
    for x, y, size in (
        (2.55, 0.04, 0.085), (2.72, 0.03, 0.055), (8.72, 0.05, 0.08), (6.35, 0.03, 0.07),
    ):  # fmt: skip
        _toadstool(layer, x, y, size)
    picture.lay(layer)


def _below(picture: Picture) -> None:
    """What windows that reach below the painting show: the bank goes on, darker and nearer."""
    window = picture.window
    if window.bottom >= 0:
        return
    for i, top in enumerate((-0.16, -0.55, -1.0)):
        points = [(x, top + 0.07 * math.sin(1.3 * x + i)) for x in range(-12, 20)]
        tones = (("7A1630", "3A0820"), ("54102A", "26061A"), ("360A22", "160414"))[i]
        soil = Soil(*tones, 0.40, "FF8A5C", 0.22 - 0.06 * i, rough=0.08, waver=0.03)
        ridge = hill(picture, points, soil, 190 + i)
        size = 0.075 * (1.35**i)

        def free(x: float, y: float, ridge: np.ndarray = ridge) -> bool:
            return y <= float(np.interp(x, window.xs, ridge)) - 0.03

        _poppies(
            picture, Flowers(420 - 90 * i, top + 0.05, top - 0.34, size, size * 1.3, 60 + i), free
        )
        layer, r = Layer(window), random.Random(300 + i)
        for _ in range(round(360 * window.wide)):
            x = r.uniform(*window.span)
            height, bend = r.uniform(0.12, 0.34), r.uniform(-0.12, 0.12)
            foot = float(np.interp(x, window.xs, ridge)) - 0.46
            _blade(layer, x, foot, height, bend, r.choice(GRASS[: 3 - i]), 1.5 + 0.4 * i)
        picture.lay(layer)


def valley(picture: Picture, seed: int = 27) -> None:
    """Lay the valley over the picture."""
    r = random.Random(seed)
    soil = Soil("D8402F", "8E1A2E", 0.55, "FFB36B", 0.45, rough=0.08, waver=0.02)
    hill(picture, MEADOW, soil, 91)
    stream(
        picture, ((5.12, 1.03), (5.16, 0.95), (5.06, 0.87), (5.0, 0.78)), (0.17, 0.19, 0.24, 0.32)
    )
    road(picture, PATH, (0.055, 0.075, 0.10, 0.13, 0.17, 0.24), tone="E9A27A", edge="7A1E2A")
    _poppies(picture, Flowers(2600, 0.92, 0.62, 0.011, 0.022, 15), _off_path(0.12))
    _poppies(picture, Flowers(2600, 0.80, 0.34, 0.018, 0.042, 5), _off_path(0.16))
    _pond(picture, r)
    smoke(picture, 8.53, 1.10, 0.55)
    smoke(picture, 7.40, 1.78, 0.42)
    layer = Layer(picture.window)
    for x, y, h in (
        (9.35, 0.72, 0.62), (9.75, 0.62, 0.55), (7.95, 0.82, 0.36), (3.05, 0.86, 0.34),
        (9.05, 0.86, 0.34),
    ):  # fmt: skip
        at = picture.window.x(x), picture.window.y(y)
        crown(layer, *at, h * picture.window.px, r.choice(MAPLES), r)
    picture.lay(layer)
    _near_bank(picture, r)
    _below(picture)
