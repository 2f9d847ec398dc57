"""The last pass over a painting: soft patches as of a brush, and the grain of paper."""

from __future__ import annotations

import math

import numpy as np
from numba import njit, prange

from assets.make.solstis.window import Picture, blur


def _sectors(radius: int) -> tuple[np.ndarray, np.ndarray]:
    """Offsets around a pixel as (dy, dx, sector), and their weights; sector 8 is the center."""
    offsets, weights = [], []
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            distance = dx * dx + dy * dy
            if distance > radius * radius:
                continue
            part = (math.atan2(dy, dx) + 3.14159265) / 6.2831853 * 8
            offsets.append((dy, dx, int(part) % 8 if distance else 8))
            weights.append(math.exp(-distance / (radius * radius * 0.5)))
    return np.array(offsets, np.int64), np.array(weights)


@njit(cache=True, parallel=True)
def _patches(colors, offsets, weights):  # type: ignore[no-untyped-def]
    """Kuwahara's filter with eight soft sectors: each pixel takes on its calmest neighborhoods."""
    height, width = colors.shape[:2]
    out = np.empty_like(colors)
    for j in prange(height):
        mean, weight, square = np.zeros((8, 3)), np.zeros(8), np.zeros(8)
        for i in range(width):
            mean[:] = 0
            weight[:] = 0
            square[:] = 0
            for o in range(len(weights)):
                y = min(height - 1, max(0, j + offsets[o, 0]))
                x = min(width - 1, max(0, i + offsets[o, 1]))
                r, g, b = colors[y, x, 0], colors[y, x, 1], colors[y, x, 2]
                light = 0.3 * r + 0.59 * g + 0.11 * b
                sector, w = offsets[o, 2], weights[o]
                first, last = (0, 8) if sector == 8 else (sector, sector + 1)
                w = 0.125 if sector == 8 else w
                for k in range(first, last):
                    mean[k, 0] += r * w
                    mean[k, 1] += g * w
                    mean[k, 2] += b * w
                    weight[k] += w
                    square[k] += light * light * w
            red, green, blue, total = 0.0, 0.0, 0.0, 0.0
            for k in range(8):
                r, g, b = mean[k, 0] / weight[k], mean[k, 1] / weight[k], mean[k, 2] / weight[k]
                light = 0.3 * r + 0.59 * g + 0.11 * b
                spread = 255 * 255 * abs(square[k] / weight[k] - light * light)
                w = 1.0 / (1.0 + spread * spread * 0.002)
                red += r * w
                green += g * w
                blue += b * w
                total += w
            out[j, i, 0] = red / total
            out[j, i, 1] = green / total
            out[j, i, 2] = blue / total
    return out


def finish(picture: Picture, radius: int, grain: float = 0.007) -> None:
    """Three quarters gouache, then 2 % paper grain."""
    window = picture.window
    colors = np.clip(picture.colors, 0, 1)
    colors = 0.75 * _patches(colors, *_sectors(radius)) + 0.25 * colors
    fibers = window.noise(60, 99, 2)
    dust = np.random.default_rng(99).normal(0, 1, (window.height, window.width))
    dust = blur(dust.astype(np.float32), 0.8)
    colors = colors * (1 + 0.022 * fibers[..., None] + grain * 2 * dust[..., None])
    picture.colors = np.clip(colors, 0, 1).astype(np.float32)
