"""Measures how far apart the umbrella colors stay for color-blind eyes.

`python -m assets.make.umbrella.vision` prints the CIEDE2000 distance of the closest pair for normal
vision and three kinds of color blindness (Machado 2009, full severity): of the plain colors and of
the cloth as it is shaded, without pattern and hem. The palette is chosen so that all exceed 20.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from assets.make.umbrella import canopy
from assets.make.umbrella.palette import COLORS, LIT, light, to_linear

EYES = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
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
WHITE = np.array([0.95047, 1, 1.08883])


def lab(linear: np.ndarray) -> np.ndarray:
    """Linear rgb to CIELAB."""
    xyz = np.clip(linear, 0, 1) @ TO_XYZ.T / WHITE
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def distance(first: np.ndarray, second: np.ndarray) -> float:
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


def closest(colors: list[np.ndarray], eye: np.ndarray) -> float:
    """The distance of the closest pair of linear colors, seen with an eye."""
    seen = [lab(np.clip(eye @ tone, 0, 1)) for tone in colors]
    return min(distance(a, b) for a, b in combinations(seen, 2))


def cloth_color(kind: str) -> np.ndarray:
    """The mean linear color of the shaded cloth: opaque pixels near the color's own hue."""
    pixels = canopy.render(kind, 160)
    rgb = to_linear(pixels[pixels[..., 3] > 0.98][:, :3])
    own, seen = lab(light(LIT[kind])), lab(rgb)
    hue = np.degrees(np.arctan2(seen[:, 2], seen[:, 1]) - np.arctan2(own[2], own[1]))
    near = np.abs((hue + 180) % 360 - 180) < 38
    vivid = (np.hypot(seen[:, 1], seen[:, 2]) > 22) & (seen[:, 0] > 18)
    return rgb[near & vivid].mean(0)


def main() -> None:
    """Print the table."""
    plain = [light(LIT[kind]).astype(float) for kind in COLORS]
    shaded = [cloth_color(kind) for kind in COLORS]
    for name, eye in EYES.items():
        print(f"{name:13} plain {closest(plain, eye):.1f}  shaded {closest(shaded, eye):.1f}")


if __name__ == "__main__":
    main()
