"""Struck things: banks of decaying modes, and materials described by their modes."""

from __future__ import annotations

import numpy as np
from scipy import signal

from assets.make.sound.kit.core import SR, clock, decay, rng, samples
from assets.make.sound.kit.filters import band, low

# mode ratios, amplitudes, decay shares (of the lowest mode)
MATERIALS = {
    "marimba": ((1, 3.93, 9.6), (1, 0.30, 0.08), (1, 0.20, 0.07)),
    "vibes": ((1, 3.98, 10.1), (1, 0.20, 0.035), (1, 0.28, 0.08)),
    "kalimba": (
        (1, 2.0, 3.0, 5.42, 14.2),
        (1, 0.09, 0.035, 0.34, 0.08),
        (1, 0.55, 0.4, 0.15, 0.05),
    ),
    "glass": ((1, 2.32, 4.25, 6.63, 9.38), (1, 0.45, 0.28, 0.12, 0.05), (1, 0.6, 0.4, 0.25, 0.15)),
    "bell": (
        (0.5, 1, 1.19, 1.5, 2, 2.51, 3.01, 4.1),
        (0.35, 1, 0.3, 0.18, 0.55, 0.16, 0.12, 0.06),
        (1.5, 1, 0.7, 0.6, 0.55, 0.35, 0.3, 0.2),
    ),
    "wood": (
        (1, 1.62, 2.38, 3.17, 4.7, 6.1),
        (1, 0.7, 0.55, 0.4, 0.25, 0.15),
        (1, 0.8, 0.6, 0.5, 0.35, 0.25),
    ),
    "block": ((1, 2.76, 5.4), (1, 0.45, 0.2), (1, 0.45, 0.25)),
    "skin": (
        (1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.6),
        (1, 0.5, 0.35, 0.2, 0.22, 0.15, 0.1),
        (1, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3),
    ),
    "stone": (
        (1, 1.41, 2.2, 2.9, 4.3, 5.9, 7.7),
        (0.8, 1, 0.8, 0.6, 0.5, 0.35, 0.2),
        (1, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3),
    ),
}


def ring(hertz, amps, t60s, seconds: float) -> np.ndarray:
    """Sum of decaying sines, each starting at phase 0."""
    n = samples(seconds)
    out = np.zeros(n)
    for f, a, t60 in zip(hertz, amps, t60s, strict=False):
        if not 15 < f < SR * 0.45 or a == 0:
            continue
        m = min(n, samples(t60 * 1.35) + 64)
        r, w = 10 ** (-3 / (t60 * SR)), 2 * np.pi * f / SR
        impulse = np.zeros(m)
        impulse[0] = 1
        out[:m] += signal.lfilter([0, a * r * np.sin(w)], [1, -2 * r * np.cos(w), r * r], impulse)
    return out


def mallet(x: np.ndarray, seconds: float) -> np.ndarray:
    """`x` as struck by a soft thing that touches for `seconds`: longer is rounder (12 dB an
    octave, no notches).
    """
    r = np.exp(-4 / (seconds * SR))
    return signal.lfilter([(1 - r) ** 2], [1, -2 * r, r * r], x)


def struck(
    material: str,
    hertz: float,
    t60: float,
    seconds: float,
    *key: object,
    touch: float = 0.0008,
    bright: float = 1.0,
    spread: float = 0.004,
) -> np.ndarray:
    """One blow on a material, peak 1; `spread` detunes the upper modes a little by the seed,
    `bright` scales them.
    """
    ratios, amps, shares = MATERIALS[material]
    chance = rng("struck", material, *key)
    ratios = [
        r * (1 + (spread * chance.standard_normal() if i else 0)) for i, r in enumerate(ratios)
    ]
    amps = [a * (bright ** min(i, 2) if i else 1) for i, a in enumerate(amps)]
    x = mallet(ring([hertz * r for r in ratios], amps, [t60 * s for s in shares], seconds), touch)
    return x / np.abs(x).max()


def knock(
    hertz: float, seconds: float, *key: object, tone: float = 0.7, dull: float = 3500.0
) -> np.ndarray:
    """A short dry blow: wooden modes and a noisy contact."""
    body = struck("wood", hertz, seconds * 0.8, seconds, *key, touch=0.0012, spread=0.03)
    noise = rng("knock", *key).standard_normal(samples(seconds)) * decay(seconds, 0.03, 0.0004)
    x = tone * body / np.abs(body).max() + (1 - tone) * low(noise, dull)
    return low(x, dull * 1.6)


def drop(hertz: float, seconds: float = 0.22, rise: float = 0.35, t60: float = 0.16) -> np.ndarray:
    """A water drop: a bubble whose pitch rises as it closes, landing on `hertz`."""
    t = clock(seconds)
    start = hertz / (1 + rise)
    f = hertz - (hertz - start) * np.exp(-t / 0.022)
    return np.sin(2 * np.pi * np.cumsum(f) / SR) * decay(seconds, t60, 0.0015)


def tap(
    seconds: float, lowest: float, highest: float, *key: object, t60: float = 0.03
) -> np.ndarray:
    """A dry noisy touch in a band."""
    noise = rng("tap", *key).standard_normal(samples(seconds)) * decay(seconds, t60, 0.0006)
    return band(noise, lowest, highest)


def thump(
    hertz: float, seconds: float, fall: float = 0.5, t60: float = 0.18, attack: float = 0.003
) -> np.ndarray:
    """A soft low blow whose pitch falls by `fall` octaves at once."""
    t = clock(seconds)
    f = hertz * 2 ** (fall * np.exp(-t / 0.02))
    return np.sin(2 * np.pi * np.cumsum(f) / SR) * decay(seconds, t60, attack)
