"""What both ambiences are made of: a length that closes, slow tides, layers in balance."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.make.sound.kit.core import SR, gain, rng
from assets.make.sound.kit.dynamics import integrated
from assets.make.sound.kit.filters import paint

HOP = 256

Wave = Callable[[np.ndarray], np.ndarray]
Spectrum = Callable[[np.ndarray, np.ndarray], np.ndarray]


def lap(seconds: float) -> float:
    """A length near ``seconds`` that the painter can close."""
    return round(seconds * SR / HOP) * HOP / SR


def tide(seconds: float, *key: object, turns: tuple[int, ...] = (2, 3, 5, 7, 11)) -> Wave:
    """A slow periodic wave of about -1 to 1 made of whole turns of the ring."""
    c = rng("tide", *key)
    parts = [(k, c.uniform(0, 2 * np.pi), c.uniform(0.6, 1) / np.sqrt(k)) for k in turns]
    total = sum(a for *_, a in parts)
    return lambda t: (
        sum(a * np.sin(2 * np.pi * k * t / seconds + p) for k, p, a in parts) / total * 1.6
    )


def balanced(parts: list[tuple[np.ndarray, float]]) -> np.ndarray:
    """Layers at their loudness (LUFS) relative to each other."""
    return sum(x * gain(level - integrated(x)) for x, level in parts)


def painted(seconds: float, spectrum: Spectrum, *key: object) -> np.ndarray:
    """Noise of a moving spectrum that closes into a ring, mono."""
    return paint(seconds, spectrum, *key, size=1024, ring=True)


def both_sides(
    seconds: float, spectrum: Callable[[int], Spectrum], sides: tuple[int, int], key: str
) -> np.ndarray:
    """Two such noises, one for each loudspeaker; ``spectrum`` answers that of a side."""
    return np.stack([painted(seconds, spectrum(side), key, side) for side in sides], axis=1)
