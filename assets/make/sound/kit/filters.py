"""Fixed filters (second-order sections) and the noise painter (a spectrum that moves in time)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy import signal

from assets.make.sound.kit.core import SR, rng, samples


def low(x: np.ndarray, hertz: float, order: int = 2) -> np.ndarray:
    return signal.sosfilt(
        signal.butter(order, min(hertz, SR * 0.49), "low", fs=SR, output="sos"), x, axis=0
    )


def high(x: np.ndarray, hertz: float, order: int = 2) -> np.ndarray:
    return signal.sosfilt(signal.butter(order, hertz, "high", fs=SR, output="sos"), x, axis=0)


def band(x: np.ndarray, lowest: float, highest: float, order: int = 2) -> np.ndarray:
    return signal.sosfilt(
        signal.butter(order, [lowest, min(highest, SR * 0.49)], "band", fs=SR, output="sos"),
        x,
        axis=0,
    )


def resonate(x: np.ndarray, hertz: float, q: float) -> np.ndarray:
    """A resonance of unit gain at `hertz`."""
    b, a = signal.iirpeak(hertz, q, fs=SR)
    return signal.lfilter(b, a, x, axis=0)


def peak(x: np.ndarray, hertz: float, decibel: float, q: float = 1.0) -> np.ndarray:
    """Bell equalizer."""
    a, w = 10 ** (decibel / 40), 2 * np.pi * hertz / SR
    alpha = np.sin(w) / (2 * q)
    b = [1 + alpha * a, -2 * np.cos(w), 1 - alpha * a]
    return signal.lfilter(b, [1 + alpha / a, -2 * np.cos(w), 1 - alpha / a], x, axis=0)


def shelf(x: np.ndarray, hertz: float, decibel: float, side: str = "high") -> np.ndarray:
    """Shelving equalizer above (`high`) or below (`low`) a frequency."""
    a, w = 10 ** (decibel / 40), 2 * np.pi * hertz / SR
    c, s = np.cos(w), np.sin(w) / np.sqrt(2) * 2 * np.sqrt(a)
    k = 1 if side == "high" else -1
    b = [
        a * ((a + 1) + k * (a - 1) * c + s),
        -2 * k * a * ((a - 1) + k * (a + 1) * c),
        a * ((a + 1) + k * (a - 1) * c - s),
    ]
    d = [
        (a + 1) - k * (a - 1) * c + s,
        2 * k * ((a - 1) - k * (a + 1) * c),
        (a + 1) - k * (a - 1) * c - s,
    ]
    return signal.lfilter(np.array(b) / d[0], np.array(d) / d[0], x, axis=0)


def paint(
    seconds: float,
    spectrum: Callable[[np.ndarray, np.ndarray], np.ndarray],
    *key: object,
    size: int = 512,
    ring: bool = False,
) -> np.ndarray:
    """White noise through a spectrum that moves: `spectrum(t, f)` answers amplitudes for a grid
    of times and Hz.

    `ring` makes the end meet the start, so that the noise loops; the spectrum must be periodic
    then.
    """
    hop = size // 4
    n = samples(seconds)
    total = -(-n // hop) * hop if not ring else n
    frames = total // hop
    if ring and total % hop:
        raise ValueError(f"a ring of {n} samples is no multiple of {hop}")
    pad = 0 if ring else size
    white = rng("paint", *key).standard_normal(total + 2 * pad)
    window = np.sqrt(np.hanning(size + 1)[:-1])
    count = frames if ring else frames + 2 * (pad // hop)
    starts = np.arange(count) * hop - (0 if ring else size // 2)
    index = (starts[:, None] + np.arange(size)) % len(white)
    spectra = np.fft.rfft(white[index] * window, axis=1)
    t = (starts + size / 2 - pad) / SR
    f = np.fft.rfftfreq(size, 1 / SR)
    spectra *= spectrum(t[:, None] if ring else np.clip(t, 0, seconds)[:, None], f[None, :])
    pieces = np.fft.irfft(spectra, size, axis=1) * window / 2
    out = np.zeros(len(white))
    for k in range(4):  # every fourth frame does not overlap another, so plain adding is exact
        np.add.at(out, index[k::4].ravel(), pieces[k::4].ravel())
    return out[pad : pad + n]


def hump(f: np.ndarray, center: np.ndarray | float, octaves: float) -> np.ndarray:
    """A bell over log frequency for `paint`, `octaves` wide at half."""
    return np.exp(-0.5 * (np.log2(np.maximum(f, 10.0) / center) / (octaves / 2.355)) ** 2)
