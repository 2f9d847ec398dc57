"""The three massifs of the painting: rows 4, 5 and 6, with a peak where a fire stands."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from assets.make.solstis import relief
from assets.make.solstis.sky import far_range, mist
from assets.make.solstis.window import (
    Layer,
    Picture,
    Point,
    Ramp,
    Window,
    blur,
    pen,
    ramp,
    shrink,
    smooth,
    spline,
)

DEEP, TALL = 0.10, 0.9
"""Rise on the picture per unit of depth and of height."""
LIGHT = (-0.9, 0.42, -0.45)
FINER = 2
"""The relief is drawn so many times larger and averaged."""


class Massif(NamedTuple):
    """A range: where its crest is seen, its colors, and how it is made."""

    row: int
    crest: tuple[Point, ...]
    foot: float
    rock: Ramp
    snow: Ramp
    seed: int
    snow_line: float
    spur: float
    snow_amount: float = 1.0


def _tones(a: str, b: str, c: str, d: str, at: tuple[float, float]) -> Ramp:
    """A ramp of four tones from dark to light."""
    return [(0, a), (at[0], b), (at[1], c), (1, d)]


ROCK, SNOW = (0.3, 0.6), (0.35, 0.7)
SUMMITS = Massif(
    6,
    (
        (-3, 2.2), (-2.4, 2.6), (-1.4, 3.3), (1.6, 3.5), (2.6, 4.35), (3.05, 4.90), (3.46, 5.58),
        (3.95, 5.25), (4.42, 5.65), (4.62, 5.58), (5.0, 5.90), (5.36, 5.55), (5.6, 5.62),
        (6.05, 5.22), (6.56, 5.66), (7.0, 4.90), (7.4, 4.35), (8.4, 3.5), (10.4, 3.6),
        (11.4, 4.0), (13, 3.4),
    ),
    2.9, _tones("2A1859", "452880", "7447B0", "AE74CC", ROCK),
    _tones("5335A0", "8260C8", "D3A9EC", "FFEAF5", SNOW), 5, 1.2, 0.85,
)  # fmt: skip
HEIGHTS = Massif(
    5,
    (
        (-3, 2.6), (0.9, 2.7), (1.5, 3.4), (1.95, 3.95), (2.48, 4.78), (2.95, 4.66), (3.6, 5.06),
        (4.25, 4.62), (4.88, 5.02), (5.42, 4.60), (6.0, 5.10), (6.65, 4.70), (7.05, 4.70),
        (7.52, 4.80), (8.05, 3.92), (8.6, 3.3), (9.1, 2.7), (13, 2.5),
    ),
    2.3, _tones("5A2C74", "8C4389", "D0668F", "F79A98", ROCK),
    _tones("9058A8", "CB7BB6", "FFADC0", "FFE4DC", SNOW), 12, 1.25, 0.9,
)  # fmt: skip
CLIFFS = Massif(
    4,
    (
        (-3, 2.2), (-0.6, 2.4), (0.4, 2.66), (0.95, 2.98), (1.5, 3.78), (2.0, 3.76), (2.6, 4.08),
        (3.3, 3.68), (4.0, 4.06), (4.6, 3.66), (5.15, 4.02), (5.72, 3.54), (6.45, 4.12),
        (7.2, 3.74), (7.9, 4.02), (8.5, 3.80), (9.05, 2.98), (9.6, 2.7), (10.4, 2.5), (13, 2.2),
    ),
    1.75, _tones("16295C", "214787", "3B78BC", "74AEDD", ROCK),
    _tones("2F57A0", "568FD0", "A5D2F0", "E9F7FA", SNOW), 23, 1.05, 1.0, 0.9,
)  # fmt: skip
PEAKS = {
    "4-2": (4, 1.5), "4-9": (4, 8.5), "5-3": (5, 2.48), "5-8": (5, 7.52), "6-4": (6, 3.46),
    "6-5": (6, 4.44), "6-6": (6, 5.58), "6-7": (6, 6.56), "shared": (6, 5.0),
}  # fmt: skip
"""The massif of each fire and about where its summit is."""
Crests = dict[int, np.ndarray]


def fire_feet(window: Window, crests: Crests) -> dict[str, Point]:
    """Where the nine fires stand: the highest painted point near each summit, in world units."""
    feet = {}
    for fire, (row, x) in PEAKS.items():
        near = np.flatnonzero(np.abs(window.xs - x) < (0.10 if row == 6 else 0.20))
        i = near[crests[row][near].argmax()]
        feet[fire] = (float(window.xs[i]), float(crests[row][i]) - 0.015)
    return feet


def _heights(massif: Massif) -> np.ndarray:
    """Its relief; the crest is raised to be seen where it was asked for."""
    crest = [(x, max(0.02, (y - massif.foot - 1.9 * DEEP) / TALL)) for x, y in massif.crest]
    return relief.massif(crest, massif.seed, massif.spur, 130_000)


def _normals(heights: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The direction away from the ground at each point."""
    dx = np.gradient(heights, axis=1) / relief.STEP
    dz = np.gradient(heights, axis=0) / relief.STEP
    up = 1 / np.sqrt(1 + dx * dx + dz * dz)
    return -dx * up, up, -dz * up


def _facing(normals: tuple[np.ndarray, np.ndarray, np.ndarray]) -> np.ndarray:
    """How much the ground faces the sun."""
    light = np.array(LIGHT) / np.linalg.norm(LIGHT)
    return sum(n * part for n, part in zip(normals, light, strict=True))


def _steps(light: np.ndarray) -> np.ndarray:
    """Light in four soft steps, as a painter mixes tones."""
    whole = np.floor(light * 4)
    stepped = (whole + smooth(0.4, 0.6, light * 4 - whole)) / 4
    return 0.75 * stepped + 0.25 * light


def _seen(window: Window, massif: Massif) -> tuple[Window, slice, slice]:
    """The part of the window that a massif can reach, on whole pixels, FINER times as fine."""
    px = window.px
    x0 = max(0, int((relief.LEFT - window.left) * px))
    x1 = min(window.width, int((relief.RIGHT - window.left) * px))
    y0 = max(0, int((window.top - 6.3) * px))
    y1 = min(window.height, int((window.top - massif.foot + 0.1) * px))
    part = Window(
        window.left + x0 / px, window.left + x1 / px,
        window.top - y1 / px, window.top - y0 / px, px * FINER,
    )  # fmt: skip
    return part, slice(y0, y1), slice(x0, x1)


def paint_massif(picture: Picture, massif: Massif, crests: Crests) -> None:
    """Lay a massif over the picture and note its crest per pixel column."""
    window = picture.window
    part, rows, columns = _seen(window, massif)
    heights = _heights(massif)
    px = part.px
    seen = relief.project(
        part.width, part.height, part.left, part.right, heights, DEEP * px, TALL * px,
        part.height - (massif.foot - part.bottom) * px, 1300,
    )  # fmt: skip
    fine, coarse = _normals(blur(heights, 1.6)), _normals(blur(heights, 6))
    sun = blur(relief.shadow(heights, *LIGHT), 1.0)
    light = 0.5 * _facing(fine) + 0.5 * _facing(coarse)
    open_sky = np.clip(0.5 + (heights - blur(heights, 12)) * 3.0, 0, 1)
    direct = np.clip(light * 1.25, 0, 1) * (0.12 + 0.88 * sun)
    soft = np.clip(0.5 + 0.5 * _facing(coarse), 0, 1) * (0.4 + 0.6 * open_sky)
    lit, ambient, high, level = (
        relief.sample(grid.astype(np.float32), *seen) for grid in (direct, soft, heights, fine[1])
    )
    grain = part.noise(24 / 7, massif.seed, 3, ground=6)
    tone = _steps(np.clip(0.80 * lit + 0.30 * ambient + 0.05 * grain, 0, 1))
    patch = part.noise(24 / 13, massif.seed + 5, 4, ground=6)
    snow = smooth(0.30, 0.36, level * 1.05 + 0.34 * patch + 0.20 * (high - massif.snow_line - 0.8))
    snow *= smooth(massif.snow_line - 0.2, massif.snow_line + 0.3, high + 0.6 * patch)
    snow = (snow * massif.snow_amount)[..., None]
    colors = ramp(tone, massif.rock) * (1 - snow) + ramp(tone, massif.snow) * snow
    alpha = (seen[0] >= 0) * smooth(0.05, 0.16, high)
    small = shrink(np.dstack([colors, alpha]), rows.stop - rows.start, columns.stop - columns.start)
    whole = np.zeros((window.height, window.width, 4), np.float32)
    whole[rows, columns] = small
    picture.over(whole[..., :3], whole[..., 3])
    solid = whole[..., 3] > 0.5
    first = np.where(solid.any(0), solid.argmax(0), window.height)
    crests[massif.row] = window.top - first / window.px


def mountains(picture: Picture) -> Crests:
    """Far ranges and the three massifs with mist between; returns the crests by row."""
    crests: Crests = {}
    ranges = (
        (3.42, 1.05, ("D48CBB", "FFC6B0"), 0.80, 31, 1.25),
        (3.12, 0.85, ("A583CC", "E9AEC0"), 0.85, 34, 1.05),
        (2.92, 0.60, ("8790D6", "BFC0E6"), 0.90, 37, 0.90),
    )
    for i, (foot, tall, tones, alpha, seed, step) in enumerate(ranges):
        far_range(picture, foot, tall, tones, alpha, seed, step)
        mist(picture, foot - 0.42, 0.2, "FFD2C4", 0.25, 90 + i)
    paint_massif(picture, SUMMITS, crests)
    mist(picture, 4.40, 0.42, "FFC3CC", 0.60, 31)
    paint_massif(picture, HEIGHTS, crests)
    mist(picture, 3.38, 0.40, "C6D3F4", 0.78, 32)
    paint_massif(picture, CLIFFS, crests)
    mist(picture, 2.86, 0.30, "C9DDF4", 0.80, 33, fine=0.9)
    return crests


def waterfall(picture: Picture, x: float, top: float, bottom: float, half: float) -> None:
    """A white fall in a dark notch, with spray at its foot; `half` is half its width."""
    window, r = picture.window, random.Random(4)
    px, layer = window.px, Layer(window)
    for q in range(5):
        reach = half * (1.7 - 0.2 * q / 4)
        layer.oval(
            window.x(x - reach), window.y(top - 0.06 - 0.02 * q / 4), window.x(x + reach),
            window.y(bottom), pen("16295C", 0.22, soft=px * 0.02),
        )  # fmt: skip
    for _ in range(64):
        side = r.uniform(-1, 1)
        start = top - abs(side) * 0.03 - r.random() * 0.02
        end = bottom + r.random() * 0.05
        strand = []
        for j in range(7):
            drift = 0.30 * half * side * (j / 6) + r.uniform(-0.003, 0.003)
            strand.append(
                (window.x(x + side * half + drift), window.y(start + (end - start) * j / 6))
            )
        tone = r.choice(("FFFFFF", "FFFFFF", "DDF0FF", "7FB4EA"))
        alpha = r.uniform(0.45, 0.95)
        layer.path(spline(strand), pen(tone, alpha, line=px * r.uniform(0.006, 0.014)))
    for _ in range(46):
        at = window.x(x + r.gauss(0, half * 1.3)), window.y(bottom + r.uniform(-0.03, 0.06))
        layer.disc(*at, px * r.uniform(0.02, 0.05), pen("F2FAFF", 0.20, soft=px * 0.015))
    picture.lay(layer)
