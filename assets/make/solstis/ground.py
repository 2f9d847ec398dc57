"""What the land is made of: hills, ribbons of water and road, huts, lanterns, smoke."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from scipy.interpolate import CubicSpline

from assets.make.draw import blend, polygon
from assets.make.solstis.window import (
    Layer,
    Picture,
    Point,
    Window,
    blur,
    fade,
    pen,
    ramp,
    rgb,
)


class Soil(NamedTuple):
    """How a hill is colored: tones of ridge and depth, rim light, roughness."""

    top: str
    low: str
    depth: float = 0.55
    rim: str = "FFFFFF"
    rim_light: float = 0.25
    rough: float = 0.10
    light: float = 0.18
    waver: float = 0.05


def _skyline(window: Window, points: Sequence[Point], seed: int, waver: float) -> np.ndarray:
    """A smooth line through control points, slightly rough."""
    xs = window.xs
    px, py = zip(*points, strict=True)
    line = np.interp(xs, px, py)
    size = max(3, int(len(xs) / (xs[-1] - xs[0]) * 0.45) | 1)
    kernel = np.hanning(size)
    padded = np.pad(line, size, mode="edge")
    line = np.convolve(padded, kernel / kernel.sum(), "same")[size:-size]
    return line + waver * window.profile(1.3, seed)


def hill(picture: Picture, points: Sequence[Point], soil: Soil, seed: int) -> np.ndarray:
    """Lay a hill over the picture; returns the height of its ridge per pixel column."""
    window = picture.window
    ridge = _skyline(window, points, seed, soil.waver)
    below = ridge[None, :] - window.ys[:, None]
    inside = np.clip(below, 0, 9)
    slope = np.gradient(ridge, window.xs)
    slope = blur(slope[None, :].astype(np.float32), window.px * 0.05)[0][None, :]
    lit = np.clip(slope * 0.9, -1, 1) * np.exp(-inside / 0.35)
    coarse, fine = window.noise(3.1, seed + 3), window.noise(9, seed + 4, 3)
    t = np.clip(below / soil.depth + soil.rough * coarse * 2.0, 0, 1)
    t = 0.7 * np.round(t * 7 + 0.35 * fine) / 7 + 0.3 * t
    colors = ramp(np.clip(t, 0, 1), [(0, soil.top), (1, soil.low)])
    colors = colors * (1 + soil.light * lit[..., None] + soil.rough * 0.36 * fine[..., None])
    rim = np.exp(-inside / 0.016) * np.clip(0.55 + slope * 1.3, 0, 1) * soil.rim_light
    colors = colors * (1 - rim[..., None]) + rgb(soil.rim) * rim[..., None]
    picture.over(colors, np.clip(below * window.px + 0.5, 0, 1))
    return ridge


def _winding(
    points: Sequence[Point], widths: Sequence[float], count: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Points along a smooth line and half widths there."""
    knots = np.arange(len(points))
    t = np.linspace(0, len(points) - 1, count)
    xs = CubicSpline(knots, [x for x, _ in points])(t)
    ys = CubicSpline(knots, [y for _, y in points])(t)
    return xs, ys, np.interp(t, knots, widths)


def stream(picture: Picture, points: Sequence[Point], widths: Sequence[float]) -> None:
    """A winding ribbon of water with a dark bank and glints."""
    window = picture.window
    layer, count = Layer(window), 60
    xs, ys, half = _winding(points, widths, count)
    left = window.points(list(zip(xs - half, ys, strict=True)))
    right = window.points(list(zip(xs + half, ys, strict=True)))
    bank = window.points(list(zip(xs - half * 1.35, ys, strict=True)))
    bank += window.points(list(zip(xs + half * 1.35, ys - 0.012, strict=True)))[::-1]
    layer.path(polygon(bank), pen("5A2238", 0.55))
    water = fade(0, window.y(points[0][1]), 0, window.y(points[-1][1]), "F4C6D2", "C58FBE")
    layer.path(polygon(left + right[::-1]), water)
    r = random.Random(9)
    for _ in range(46):
        i, q = r.randint(2, count - 3), r.uniform(-0.6, 0.6)
        x, length = xs[i] + q * half[i], half[i] * r.uniform(0.25, 0.6)
        tone = r.choice(("FFF2EE", "6C5AA8"))
        glint = pen(tone, r.uniform(0.25, 0.6), line=max(1, window.px * 0.008))
        (x0, y0), (x1, y1) = window.points([(x - length, ys[i]), (x + length, ys[i] + 0.004)])
        layer.line(x0, y0, x1, y1, glint)
    picture.lay(layer)


def road(
    picture: Picture, points: Sequence[Point], widths: Sequence[float],
    tone: str = "F6C98A", edge: str = "9A4A22",
) -> None:  # fmt: skip
    """A dusty path that widens towards the viewer."""
    window = picture.window
    layer, count, r = Layer(window), 70, random.Random(3)
    xs, ys, half = _winding(points, widths, count)
    ragged = np.array([r.uniform(0.85, 1.15) for _ in range(count)])
    left = window.points(list(zip(xs - half * ragged, ys, strict=True)))
    right = window.points(list(zip(xs + half * ragged[::-1], ys, strict=True)))
    shape = polygon(left + right[::-1])
    layer.pen.save()
    layer.pen.translate(0, window.px * 0.012)
    layer.path(shape, pen(edge, 0.8))
    layer.pen.restore()
    layer.path(shape, pen(tone, 0.95))
    for _ in range(60):
        i, q = r.randint(1, count - 2), r.uniform(-0.7, 0.7)
        x, y = window.x(xs[i] + q * half[i]), window.y(ys[i])
        size = half[i] * window.px
        layer.oval(x, y, x + size * 0.35, y + size * 0.12, pen(blend(tone, edge, 0.4), 0.6))
    picture.lay(layer)


def hut(layer: Layer, at: Point, size: float, roof: str, wall: str = "5A3426") -> None:
    """A hut with lit windows; `size` is its width in world units, `at` the middle of its foot."""
    window = layer.window
    x, y, s = window.x(at[0]), window.y(at[1]), size * window.px

    def shape(*points: Point) -> None:
        layer.path(polygon([(x + s * px, y - s * py) for px, py in points]), brush)

    brush = pen(wall)
    shape((-0.5, 0), (-0.5, 0.38), (0.16, 0.38), (0.16, 0))
    brush = pen(blend(wall, "1E0E18", 0.35))
    shape((0.16, 0), (0.16, 0.38), (0.38, 0.68), (0.60, 0.38), (0.60, 0))
    brush = pen(roof)
    shape((-0.62, 0.34), (-0.36, 0.76), (0.40, 0.76), (0.15, 0.34))
    brush = pen(blend(roof, "FFB08A", 0.45))
    shape((-0.62, 0.34), (-0.36, 0.76), (-0.20, 0.76), (-0.44, 0.34))
    brush = pen(blend(roof, "2A0E1E", 0.35))
    shape((0.40, 0.76), (0.68, 0.33), (0.60, 0.32), (0.38, 0.66), (0.17, 0.34), (0.15, 0.34))
    layer.box(x - s * 0.10, y - s * 0.95, s * 0.12, s * 0.24, 0, pen("4A2A2A"))
    for left in (-0.34, -0.08):
        glow = pen("FFB347", 0.30, soft=s * 0.12)
        layer.disc(x + s * (left + 0.06), y - s * 0.20, s * 0.30, glow)
        layer.box(x + s * left, y - s * 0.28, s * 0.13, s * 0.16, s * 0.02, pen("FFE39A"))
    layer.box(x + s * 0.33, y - s * 0.34, s * 0.10, s * 0.34, s * 0.02, pen("2A1118"))


def lantern(layer: Layer, x: float, y: float, size: float) -> None:
    """A lantern on a post; world units."""
    window = layer.window
    x, y, s = window.x(x), window.y(y), size * window.px
    layer.disc(x, y - s * 0.85, s * 1.5, pen("FFB347", 0.28, soft=s * 0.55))
    layer.box(x - s * 0.10, y - s * 0.6, s * 0.2, s * 0.62, s * 0.05, pen("3A2030"))
    layer.box(x - s * 0.26, y - s * 1.05, s * 0.52, s * 0.46, s * 0.08, pen("FFE5A0"))
    roof = [(x - s * 0.42, y - s * 1.03), (x, y - s * 1.38), (x + s * 0.42, y - s * 1.03)]
    layer.path(polygon(roof), pen("4A2A3A"))
    layer.box(x - s * 0.34, y - s * 0.62, s * 0.68, s * 0.12, s * 0.05, pen("4A2A3A"))


def smoke(picture: Picture, x: float, y: float, height: float) -> None:
    """Smoke that drifts right as it rises."""
    window = picture.window
    layer = Layer(window)
    for i in range(26):
        t = i / 26
        drift = 0.05 * math.sin(t * 5) + 0.10 * t * t
        puff = pen("FFE9DC", 0.16 * (1 - t), soft=window.px * (0.006 + 0.02 * t))
        at = window.x(x + drift), window.y(y + height * t)
        layer.disc(*at, window.px * (0.012 + 0.045 * t), puff)
    picture.lay(layer)
