"""Sky, far ranges and mist."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np

from assets.make.solstis.window import (
    Layer,
    Picture,
    Point,
    Ramp,
    blur,
    pen,
    ramp,
    smooth,
)

DUSK: Ramp = [
    (0.0, "150F38"), (0.10, "21164F"), (0.34, "3E2680"), (0.54, "7A42A6"),
    (0.70, "CB6FB0"), (0.82, "F6A1AC"), (0.92, "FFC9A8"), (1.0, "FFE0B8"),
]  # fmt: skip
STARS = ("FFFFFF", "FFE9D0", "D8D0FF")


def sky(picture: Picture, zenith: float, glow: Point, seed: int = 1) -> None:
    """Dusk from `zenith` down to the horizon at 2.9, a low sun's glow, streaks of cloud, stars."""
    window = picture.window
    xs, ys = window.xs[None, :], window.ys[:, None]
    n = window.noise(0.5, seed)
    t = np.clip((zenith - ys) / (zenith - 2.9), 0, 1) + 0.02 * n
    picture.colors = ramp(np.clip(t, 0, 1), DUSK)
    sun = np.exp(-(((xs - glow[0]) / 4.2) ** 2 + ((ys - glow[1]) / 1.25) ** 2))
    picture.tint("FFD79A", sun * 0.75)
    streak = window.noise(0.35, seed + 8, 5, fine_y=2.2)
    lit = smooth(0.10, 0.42, streak) * smooth(0.30, 0.62, t) * (1 - smooth(0.9, 1.05, t))
    picture.tint("FFB9B0", lit * 0.42)
    dark = smooth(0.12, 0.5, -streak) * smooth(0.2, 0.5, t) * (1 - smooth(0.75, 0.95, t))
    picture.tint("5C2F92", dark * 0.30)
    way = np.exp(-(((ys - (5.6 + 0.22 * (xs - 5) + 0.15 * n)) / 0.55) ** 2))
    picture.tint("8E6BD0", way * np.clip(0.4 + n, 0, 1) * (1 - smooth(0.30, 0.6, t)) * 0.22)
    _stars(picture, zenith, seed)


def _stars(picture: Picture, zenith: float, seed: int) -> None:
    """Stars that fade towards the horizon; the largest have a halo."""
    window, r = picture.window, random.Random(seed)
    layer = Layer(window)
    for _ in range(int(90 * (window.right - window.left))):
        x, y = r.uniform(*window.span), r.uniform(3.9, max(8.6, window.top + 0.1))
        size = r.random() ** 5
        alpha = 0.25 + 0.75 * r.random()
        alpha *= 1 - float(smooth(0.34, 0.66, (zenith - y) / (zenith - 2.9)))
        if alpha < 0.03 or not window.shows(x, 0.1):
            continue
        radius = (0.0055 + 0.014 * size) * window.px
        tone = r.choice(STARS)
        layer.disc(window.x(x), window.y(y), max(0.6, radius), pen(tone, alpha))
        if size > 0.5:
            halo = pen(tone, alpha * 0.22, soft=radius * 1.2)
            layer.disc(window.x(x), window.y(y), radius * 3.2, halo)
    picture.lay(layer)


def mist(
    picture: Picture, y: float, thick: float, tone: str, amount: float, seed: int,
    fine: float = 0.8, waver: float = 0.22,
) -> None:  # fmt: skip
    """A bank of mist that hugs the height y."""
    n = picture.window.noise(fine, seed, 5)
    distance = (picture.window.ys[:, None] - y + waver * n) / thick
    veil = amount * np.exp(-distance * distance) * np.clip(0.72 + 0.9 * n, 0.1, 1.3)
    picture.tint(tone, veil)


def _ridge(seed: int, step: float) -> np.ndarray:
    """A jagged line by halving: every second point is a summit, then ever finer shifts."""
    r = random.Random(seed)
    points = [(r.random() ** 1.3) * (1 if i % 2 else 0.35) for i in range(int(26 / step) + 1)]
    strength = 0.30
    for _ in range(7):
        finer = []
        for a, b in pairwise(points):
            finer += [a, (a + b) / 2 + r.uniform(-strength, strength)]
        points = [*finer, points[-1]]
        strength *= 0.52
    return np.array(points)


def far_range(
    picture: Picture, foot: float, tall: float, tones: tuple[str, str], alpha: float, seed: int,
    step: float, dip: np.ndarray | float = 0.0,
) -> None:  # fmt: skip
    """A hazy range, its colors (low, high) by absolute height, with soft lit facets.

    `dip` lowers its ridge, so that a sun or a valley shows in a gap.
    """
    window = picture.window
    points = _ridge(seed, step)
    at = np.linspace(-8, 18, len(points))
    ridge = foot + tall * (np.interp(window.xs, at, points) - 0.5) - dip
    below = ridge[None, :] - window.ys[:, None]
    inside = np.clip(below, 0, 9)
    slope = np.gradient(blur(ridge[None, :].astype(np.float32), window.px * 0.05)[0], window.xs)
    n = window.noise(1.6, seed + 1)
    side = np.sign(
        slope[None, :] + (0.15 + 2.6 * np.clip(below, 0, 1)) * n + 0.30 * np.clip(below, 0, 1)
    )
    side = blur((side * np.exp(-inside / (0.34 * tall))).astype(np.float32), 1.2)
    height = np.clip((foot + tall * 0.55 - window.ys) / (tall * 1.15), 0, 1)
    colors = ramp(height, [(0, tones[0]), (1, tones[1])])[:, None, :]
    picture.over(
        colors * (1 + 0.10 * side[..., None]), np.clip(below * window.px + 0.5, 0, 1) * alpha
    )
