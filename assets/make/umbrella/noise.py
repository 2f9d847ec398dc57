"""Noise that is measured in logical pixels, so that a picture looks the same at every scale."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy import fft

REFERENCE = 1080  # frequencies are counted in cycles per height of the screen


@lru_cache(maxsize=40)
def spectral(
    shape: tuple[int, int], scale: float, slope: float, seed: int, low: float = 0, high: float = 9e9
) -> np.ndarray:
    """Noise with the spectrum 1 / f ** slope between the two frequencies; mean 0, deviation 1.

    Frequencies are cycles per 1080 logical pixels, `scale` is pixels per logical pixel.
    """
    white = np.random.default_rng(seed).standard_normal(shape, dtype=np.float32)
    down = np.fft.fftfreq(shape[0])[:, None] * scale * REFERENCE
    across = np.fft.rfftfreq(shape[1])[None] * scale * REFERENCE
    frequency = np.hypot(down, across)
    frequency[0, 0] = 1
    gain = frequency**-slope
    gain[(frequency < low) | (frequency > high)] = 0
    gain[0, 0] = 0
    out = fft.irfft2(fft.rfft2(white) * gain.astype(np.float32), shape)
    out = (out - out.mean()) / out.std()
    out = out.astype(np.float32)
    out.flags.writeable = False  # shared by all callers
    return out


def cell_hash(
    row: np.ndarray, column: np.ndarray, seed: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Three values 0..1 for each stone of a grid; whole numbers only, so equal on every machine."""
    key = row.astype(np.int64).astype(np.uint32) * np.uint32(0x9E3779B1)
    key ^= column.astype(np.int64).astype(np.uint32) * np.uint32(0x85EBCA77)
    key += np.uint32(seed * 0x27D4EB2F & 0xFFFFFFFF)
    out = []
    for _ in range(3):
        key ^= key >> np.uint32(15)
        key *= np.uint32(0x2C1B3C6D)
        key ^= key >> np.uint32(12)
        key *= np.uint32(0x297A2D39)
        key ^= key >> np.uint32(15)
        out.append((key >> np.uint32(8)).astype(np.float32) / np.float32(1 << 24))
    return out[0], out[1], out[2]
