"""The sky behind the table and the results, as the evening goes on."""

from __future__ import annotations

import random
from functools import cache

import numpy as np

from assets.make.draw import blend
from assets.make.solstis.gouache import finish
from assets.make.solstis.ground import Soil, hill
from assets.make.solstis.noise import fractal_at
from assets.make.solstis.sky import STARS, far_range, mist
from assets.make.solstis.trees import fir
from assets.make.solstis.window import (
    Layer,
    Picture,
    Point,
    Ramp,
    Window,
    pen,
    ramp,
    smooth,
    spline,
)

EVENING: Ramp = [
    (0, "0D0930"), (0.25, "1B1350"), (0.5, "372374"), (0.72, "6C3D96"), (0.88, "B9639F"),
    (1, "EE958F"),
]  # fmt: skip
MIDNIGHT: Ramp = [
    (0, "05051A"), (0.25, "0C0D36"), (0.5, "171A55"), (0.72, "25306F"), (0.88, "3B4A88"),
    (1, "5F6CA0"),
]  # fmt: skip
LATE = (0.0, 0.34, 0.64, 0.92)
"""How far from evening to midnight each of the four skies is."""
NIGHT_LAND, NIGHT_MIST = "141A4A", "4A5A9A"
RANGES = (
    (2.95, 1.7, ("9A5AA0", "F4A890"), 0.90, 5, 1.5, "FFC0A0"),
    (2.45, 1.3, ("6A4199", "D08A9C"), 0.96, 8, 1.2, "E597A6"),
    (2.05, 0.9, ("402E7C", "7A4F98"), 1.00, 11, 1.0, "9A6AB0"),
)
"""Foot, height, tones (low, high), alpha, seed, step and the mist before it."""
WOODS: tuple[tuple[tuple[Point, ...], str, float, float], ...] = (
    (
        ((-1, 1.75), (2, 1.9), (4.5, 1.6), (6, 1.45), (7.5, 1.6), (10, 1.92), (13, 1.75)),
        "2A2066", 0.30, 0.08,
    ),
    (
        ((-1, 1.55), (1.5, 1.72), (4, 1.38), (6, 1.22), (8, 1.38), (10.5, 1.74), (13, 1.55)),
        "1A144A", 0.42, 0.11,
    ),
)  # fmt: skip
"""Ridge, tone, height of the firs and their spacing."""
GRASS = ("080520", "0B0728", "140E3A")


def bleed_window(left: float, top: float, px: float) -> Window:
    """A window for a backdrop of 2592 x 1440 logical pixels at a scale of 1.25.

    `left` and `top` are the world's coordinates at the upper left of the 1920 x 1080 screen, `px`
    the logical pixels per unit.
    """
    x, y = left - 336 / px, top + 180 / px
    return Window(x, x + 2592 / px, y - 1440 / px, y, px * 1.25)


def _sky(picture: Picture, late: float) -> None:
    """Dusk over the middle of the table, clouds, and stars that come out."""
    window = picture.window
    xs, ys = window.xs[None, :], window.ys[:, None]
    t = np.clip((6.75 - ys) / (6.75 - 2.35), 0, 1) + 0.03 * window.noise(0.5, 4)
    t = np.clip(t, 0, 1)
    picture.colors = ramp(t, EVENING) * (1 - late) + ramp(t, MIDNIGHT) * late
    glow = np.exp(-(((xs - 6) / 2.6) ** 2 + ((ys - 2.7) / 1.5) ** 2))
    picture.tint(blend("FFC98E", "8FA8E0", late), glow * (0.80 - 0.52 * late))
    cloud = window.noise(1 / 3, 9, 5, fine_y=15 / 6.75)
    lit = smooth(0.12, 0.5, cloud) * smooth(0.3, 0.7, t)
    picture.tint(blend("FF9FA0", "4A55A0", late), lit * 0.35)
    picture.tint("2A1A66", smooth(0.12, 0.5, -cloud) * smooth(0.2, 0.6, t) * 0.30)
    layer, r, unit = Layer(window), random.Random(2), window.px / 160
    for i in range(1050):
        x, y = r.uniform(window.left, window.right), r.uniform(3.2, window.top)
        size, shine, tone = r.random() ** 5, 0.2 + 0.8 * r.random(), r.choice(STARS)
        if i > 560 + 490 * late:
            continue
        shine *= float(smooth(3.4 - 0.6 * late, 5.2 - 1.2 * late, y))
        layer.disc(window.x(x), window.y(y), (0.7 + 1.5 * size) * unit, pen(tone, shine))
        if size > 0.5:
            halo = pen("FFFFFF", shine * 0.25, soft=3 * unit)
            layer.disc(window.x(x), window.y(y), 7 * size * unit, halo)
    picture.lay(layer)


def _ranges(picture: Picture, late: float) -> None:
    """Three ranges that dip in the middle, where the last light is."""
    dip = 0.45 * np.exp(-(((picture.window.xs - 6) / 1.5) ** 2))
    for i, (foot, tall, tones, alpha, seed, step, veil) in enumerate(RANGES):
        low, high = (blend(tone, NIGHT_LAND, 0.82 * late) for tone in tones)
        far_range(picture, foot, tall, (low, high), alpha, seed, step, dip)
        mist(picture, foot - 0.55, 0.28, blend(veil, NIGHT_MIST, late), 0.42, 40 + i)


def _woods(picture: Picture, late: float, r: random.Random) -> None:
    """Two wooded hills in the dark."""
    window = picture.window
    for i, (points, tone, height, spacing) in enumerate(WOODS):
        tone = blend(tone, "0C0E38", 0.6 * late)
        rim = blend("F0A0A0", "6A80C8", late)
        soil = Soil(tone, blend(tone, "0A0626", 0.6), 0.7, rim, 0.18, rough=0.04, waver=0.04)
        ridge = hill(picture, points, soil, 50 + i)
        tones = tone, blend(tone, "6A4FA8", 0.22 - 0.08 * late), blend(tone, rim, 0.30 - 0.1 * late)
        layer, x = Layer(window), window.left - 0.2
        while x < window.right + 0.2:
            x += spacing * r.uniform(0.4, 1.7)
            thick = fractal_at(x * 0.8, 3.3 + i, 9, 3)
            if thick < -0.18:
                continue
            y = float(np.interp(x, window.xs, ridge)) - r.uniform(0, 0.05)
            tall = height * r.choice((0.6, 0.8, 1, 1.2)) * (1 + 0.5 * thick)
            fir(layer, window.x(x), window.y(y), tall * window.px, tones, r)
        picture.lay(layer)
        veil = blend("8A63B6", NIGHT_MIST, late)
        mist(picture, 1.36 - 0.18 * i, 0.16, veil, 0.42 - 0.1 * i, 70 + i)


def _meadow(picture: Picture, r: random.Random) -> None:
    """The dark ground the players' trays lie on, with fireflies and grass."""
    window = picture.window
    ys = window.ys[:, None] + np.zeros((1, window.width))
    picture.tint("0E0930", smooth(0, 0.45, np.clip((1.30 - ys) / 1.30, 0, 1)) * 0.92)
    picture.tint(GRASS[0], smooth(0.02, -0.22, ys) * 0.9)
    layer, unit = Layer(window), window.px / 160
    for _ in range(90):
        x, y = r.uniform(window.left, window.right), r.uniform(-0.5, 1.5)
        size = r.uniform(1.2, 2.4) * unit
        at = window.x(x), window.y(y)
        layer.disc(*at, size * 4, pen("FFD98A", 0.16, soft=size * 2))
        layer.disc(*at, size, pen("FFEBB8", 0.75))
    for _ in range(380):
        x = r.uniform(window.left - 0.1, window.right + 0.1)
        height = r.uniform(0.08, 0.30) * (1.3 if abs(x - 6) > 4.5 else 0.7)
        bend, tone = r.uniform(-0.10, 0.10), r.choice(GRASS)
        blade = [
            (x - 0.012, -0.06), (x + bend * 0.4, height * 0.6), (x + bend, height),
            (x + bend * 0.4 + 0.016, height * 0.55), (x + 0.014, -0.06),
        ]  # fmt: skip
        layer.path(spline(window.points(blade), close=True), pen(tone))
    picture.lay(layer)


@cache
def evening(sky: int) -> np.ndarray:
    """The backdrop of the table under one of the four skies, values 0 to 1."""
    late, r = LATE[sky], random.Random(12)
    picture = Picture(bleed_window(0, 6.75, 160))
    _sky(picture, late)
    _ranges(picture, late)
    _woods(picture, late, r)
    _meadow(picture, r)
    xs, ys = picture.window.xs[None, :], picture.window.ys[:, None]
    edges = 0.22 * (((xs - 6) / 7.5) ** 4 + ((ys - 3.4) / 4.6) ** 4)
    picture.colors *= np.clip(1 - edges, 0.35, 1)[..., None].astype(np.float32)
    finish(picture, 2, grain=0.004)
    return picture.colors
