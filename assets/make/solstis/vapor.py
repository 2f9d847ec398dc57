"""Banks of mist for the game to let drift before the painting."""

from __future__ import annotations

import numpy as np

from assets.make.solstis.canvas import png
from assets.make.solstis.noise import fractal

WIDE, HIGH = 512, 128
TONES = ("FFE9EE", "FFF0EA", "E4F2F4")
"""Of each bank: two before the rocks at dusk, one over the wood."""


def bank(number: int) -> bytes:
    """A bank with torn upper edges that fades to nothing on all sides, premultiplied."""
    x, y = np.linspace(-1, 1, WIDE)[None, :], np.linspace(-1, 1, HIGH)[:, None]
    seed = 300 + 20 * number
    torn = fractal(WIDE, HIGH, 5.0, 2.2, seed, 5)
    billow = fractal(WIDE, HIGH, 2.6, 1.0, seed + 7, 3)
    # It lies low and flat below, and reaches up in wisps.
    off = y - 0.24 + 0.30 * billow
    body = np.exp(-((off / np.where(off < 0, 0.52, 0.34)) ** 2))
    thick = np.clip(0.72 + 1.05 * torn + 0.45 * billow, 0.08, 1.0)
    ends = np.clip(1 - np.abs(x), 0, 1) ** 0.8 * np.clip((1 - np.abs(y)) / 0.28, 0, 1)
    alpha = np.clip(body * thick * np.clip(ends * 1.6, 0, 1), 0, 1)
    tone = [int(TONES[number][i : i + 2], 16) / 255 for i in (0, 2, 4)]
    pixels = np.dstack([*(alpha * part for part in tone), alpha])
    return png((pixels * 255 + 0.5).astype(np.uint8))
