"""Row 3 of the painting: five ranks of firs, mist between them, a glade for the stream."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from assets.make.solstis.ground import Soil, hill
from assets.make.solstis.noise import fractal_at
from assets.make.solstis.sky import mist
from assets.make.solstis.trees import Tones, fir
from assets.make.solstis.window import Layer, Picture, Point, pen

GREENS: list[Tones] = [
    ("5F9BA0", "79B5AE", "A6D6C0"),
    ("3F8285", "579F8F", "8ECBA2"),
    ("286A69", "3B846A", "78B983"),
    ("1A5152", "2A6F57", "5FA76C"),
    ("113C42", "1E5848", "4A915C"),
    ("0B2A33", "153F3A", "33744C"),
]
GOLDS: list[Tones] = [
    ("A8672A", "D68E38", "F6C765"),
    ("8A4A1E", "C8742A", "F2B04E"),
    ("7E3E1A", "BE6424", "F09A40"),
]
GLADE = ((5.36, 0.08), (5.33, 0.12), (5.28, 0.18), (5.20, 0.30), (5.16, 0.42))
"""Where the stream leaves the wood, per rank: middle and half width."""
MISTS = ("D6E6F2", "CDE7E4", "C2E6D6", "A8DCC0")


class Rank(NamedTuple):
    """A hill band with its firs; trees stand where noise exceeds `clump`."""

    points: tuple[Point, ...]
    top: str
    low: str
    height: float
    spacing: float
    veil: float
    clump: float


RANKS = (
    Rank(
        ((-6, 2.70), (-1, 2.80), (1, 2.82), (2.4, 2.66), (4, 2.72), (5.4, 2.60), (6.6, 2.72),
         (8.4, 2.70), (9.3, 2.84), (12, 2.74), (16, 2.7)),
        "6FAAB0", "5C9AA2", 0.17, 0.050, 0.55, -0.30,
    ),
    Rank(
        ((-6, 2.60), (0, 2.66), (1.6, 2.50), (3.2, 2.60), (5.0, 2.42), (6.4, 2.56), (7.8, 2.62),
         (9.2, 2.56), (11, 2.62), (16, 2.5)),
        "468A8D", "3C7E84", 0.24, 0.066, 0.50, -0.20,
    ),
    Rank(
        ((-6, 2.44), (0.6, 2.50), (2.2, 2.32), (3.6, 2.46), (5.0, 2.24), (6.2, 2.38),
         (7.4, 2.48), (9.0, 2.34), (10, 2.48), (16, 2.4)),
        "2F716F", "296A6A", 0.33, 0.085, 0.46, -0.12,
    ),
    Rank(
        ((-6, 2.26), (0.0, 2.32), (1.4, 2.16), (2.8, 2.26), (4.3, 2.10), (5.4, 2.04),
         (6.4, 2.18), (8.0, 2.28), (9.3, 2.16), (10.4, 2.28), (16, 2.2)),
        "235F58", "1F5A50", 0.44, 0.105, 0.22, -0.06,
    ),
    Rank(
        ((-6, 2.06), (0.0, 2.10), (1.2, 2.00), (2.4, 2.06), (3.9, 1.94), (5.2, 1.88),
         (6.6, 1.98), (7.8, 2.06), (9.1, 1.97), (10.2, 2.08), (16, 2.0)),
        "2B7048", "4C8A3E", 0.56, 0.150, 0.0, 0.02,
    ),
)  # fmt: skip


def _stand(
    picture: Picture, i: int, ridge: np.ndarray, r: random.Random, seed: int
) -> list[tuple[float, float, float]]:
    """The firs of a rank as (y, x, height), world units."""
    window, rank, trees = picture.window, RANKS[i], []
    x = window.span[0]
    while x < window.span[1]:
        x += rank.spacing * r.uniform(0.35, 1.6)
        middle, half = GLADE[i]
        if not window.shows(x, 0.5) or abs(x - middle) < half:
            continue
        thick = fractal_at(x * 0.85, 7.7 + i * 3.1, seed + i, 3)
        if thick < rank.clump:
            continue
        y = float(np.interp(x, window.xs, ridge)) - r.uniform(0.0, 0.07) * (1 + 0.5 * i)
        height = rank.height * r.choice((0.62, 0.8, 0.95, 1.05, 1.2, 1.36)) * (1 + 0.5 * thick)
        trees.append((y, x, height))
    return sorted(trees, reverse=True)


def _undergrowth(layer: Layer, ridge: np.ndarray, r: random.Random) -> None:
    """Stones and tufts at the edge of the wood."""
    window = layer.window
    for _ in range(round(70 * window.wide)):
        x = r.uniform(*window.span)
        y = float(np.interp(x, window.xs, ridge)) - r.uniform(0.02, 0.12)
        s = window.px * r.uniform(0.02, 0.05)
        px, py = window.x(x), window.y(y)
        if r.random() < 0.4:
            layer.oval(px - s, py - s * 0.7, px + s, py + s * 0.35, pen("2A5A5A"))
            layer.oval(px - s * 0.9, py - s * 0.7, px + s * 0.4, py + s * 0.05, pen("8FB59A"))
            continue
        for q in range(5):
            tip = r.uniform(0.8, 1.3)
            blade = pen(
                r.choice(("1E5848", "5FA76C", "8FC36A")), 0.9, line=max(1, window.px * 0.007)
            )
            layer.line(px, py, px + s * (q - 2) * 0.45, py - s * tip, blade)


def forest(picture: Picture, seed: int = 7) -> None:
    """Lay the wood over the picture."""
    window, r = picture.window, random.Random(seed)
    for i, rank in enumerate(RANKS):
        soil = Soil(
            rank.top, rank.low, 0.4, "D4F0C0", 0.12 if i < 4 else 0.4, rough=0.06, waver=0.035
        )
        ridge = hill(picture, rank.points, soil, 40 + i)
        layer = Layer(window)
        for y, x, height in _stand(picture, i, ridge, r, seed):
            tones = GREENS[min(5, i + (1 if r.random() < 0.22 else 0))]
            if i >= 2 and r.random() < 0.05:
                tones = GOLDS[i - 2]
            if i >= 3:
                layer.oval(
                    window.x(x - height * 0.08), window.y(y + 0.012),
                    window.x(x + height * 0.42), window.y(y - 0.022),
                    pen("0B2A33", 0.35, soft=window.px * 0.008),
                )  # fmt: skip
            fir(layer, window.x(x), window.y(y), height * window.px, tones, r)
        if i == 4:
            _undergrowth(layer, ridge, r)
        picture.lay(layer)
        if rank.veil:
            y = float(np.mean([py for _, py in rank.points[1:-1]])) - 0.06
            mist(picture, y, 0.12, MISTS[i], rank.veil, 60 + i, fine=1.3, waver=0.18)
