"""Frames of the game as numbers, and how eyes of four kinds see their colors.

Color blindness is Machado 2009 at full severity, distances are CIEDE2000, contrast is WCAG 2.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame

from game.app import App, create
from game.loop import STEP
from game.tools import shoot

Pixels = Any
"""An array of shape (height, width, 3)."""

EYES = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(colors: Pixels) -> Pixels:
    """sRGB 0..255 to linear 0..1."""
    part = np.asarray(colors, float) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def luminance(colors: Pixels) -> Pixels:
    """Relative luminance of sRGB 0..255."""
    return linear(colors) @ TO_XYZ[1]


def ratio(one: Pixels, other: Pixels) -> Pixels:
    """The contrast of colors, 1..21."""
    a, b = luminance(one) + 0.05, luminance(other) + 0.05
    return np.maximum(a, b) / np.minimum(a, b)


def lab(colors: Pixels) -> Pixels:
    """Linear rgb to CIELAB."""
    xyz = np.clip(colors, 0, 1) @ TO_XYZ.T / WHITE
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def distance(first: Pixels, second: Pixels) -> float:
    """CIEDE2000 of two CIELAB colors."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = np.hypot(stretch * a1, b1), np.hypot(stretch * a2, b2)
    h1, h2 = (np.degrees(np.arctan2(b, stretch * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn) / 2)
    chroma, middle = (c1 + c2) / 2, (h1 + turn / 2) % 360
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(k * np.cos(np.radians(n * middle + shift)) for k, n, shift in cosines)
    lightness = ((l1 + l2) / 2 - 50) ** 2
    dl = (l2 - l1) / (1 + 0.015 * lightness / np.sqrt(20 + lightness))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = hue / (1 + 0.015 * chroma * t)
    bell = 60 * np.exp(-(((middle - 275) / 25) ** 2))
    skew = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(np.radians(bell))
    return float(np.sqrt(dl**2 + dc**2 + dh**2 + skew * dc * dh))


def closest(colors: dict[str, Pixels], eye: str) -> tuple[float, str]:
    """The distance of the closest two of these linear colors for an eye, and their names."""
    seen = {name: lab(np.clip(EYES[eye] @ tone, 0, 1)) for name, tone in colors.items()}
    pairs = combinations(seen.items(), 2)
    return min((distance(a, b), f"{one} and {two}") for (one, a), (two, b) in pairs)


# -- frames ----------------------------------------------------------------------------------------


def pixels(surface: pygame.Surface) -> Pixels:
    """What a surface shows."""
    return pygame.surfarray.array3d(surface).swapaxes(0, 1)


def load(path: Path) -> pygame.Surface:
    with path.open("rb") as file:
        return pygame.image.load(file, path.name)


def composed(
    folder: Path,
    scene: Sequence[str],
    size: str = "1920x1080",
    last: Callable[[App], None] = lambda app: None,
    **settings: Any,
) -> App:
    """The program at a scene of ``shoot``, its frame drawn twice; ``last`` is called between."""
    arguments = shoot.build_parser().parse_args([*scene, "--size", size])
    app = create(["--size", size, "--data-dir", str(folder)])
    for name, value in settings.items():
        setattr(app.shell.settings, name, value)
    app.shell.heed()
    app.shell.assets.patient = True
    shoot.compose(app, arguments)
    app.frame(0.0)
    last(app)
    app.shell.stack.top.dirty = True
    app.frame(0.0)
    return app


def frame(app: App) -> Pixels:
    """What the window shows."""
    return pixels(app.shell.screen.window)


def step(app: App, count: int = 1) -> None:
    for _ in range(count):
        app.frame(STEP)
