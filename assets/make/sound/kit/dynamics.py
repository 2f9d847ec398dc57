"""Level: true peak, BS.1770 loudness, a look-ahead limiter, and the finishing of effects and music.

Loudness is meant as played: a mono file sounds from both loudspeakers, so it counts twice (+3 LU).
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage, signal

from assets.make.sound.kit.core import SR, gain, samples
from assets.make.sound.kit.filters import high


def _k_weighted(x: np.ndarray) -> np.ndarray:
    """The two filters of BS.1770, for 44.1 kHz."""
    f0, g, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k, vh = np.tan(np.pi * f0 / SR), 10 ** (g / 20)
    vb, a0 = vh**0.4996667741545416, 1 + np.tan(np.pi * f0 / SR) / q + np.tan(np.pi * f0 / SR) ** 2
    b = np.array([vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k]) / a0
    y = signal.lfilter(b, [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], x, axis=0)
    f0, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * f0 / SR)
    a0 = 1 + k / q + k * k
    return signal.lfilter(
        [1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], y, axis=0
    )


def _windows(x: np.ndarray, window: float, hop: float) -> np.ndarray:
    """Mean K-weighted power of each window (silence added so that even a click fills one)."""
    x = np.stack([x, x], axis=1) if x.ndim == 1 else x
    w, h = samples(window), samples(hop)
    x = np.concatenate([np.zeros((w, 2)), x, np.zeros((w, 2))]) if len(x) < w * 3 else x
    power = np.cumsum(np.concatenate([[0], (_k_weighted(x) ** 2).sum(axis=1)]))
    starts = np.arange(0, max(len(x) - w, 0) + 1, h)
    return (power[starts + w] - power[starts]) / w


def _lufs(power) -> np.ndarray:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def momentary(x: np.ndarray) -> float:
    """Greatest loudness of any 400 ms, LUFS."""
    return float(_lufs(_windows(x, 0.4, 0.02)).max())


def short_term(x: np.ndarray) -> float:
    """Greatest loudness of any 3 s, LUFS."""
    return float(_lufs(_windows(x, 3.0, 0.05)).max())


def integrated(x: np.ndarray) -> float:
    """Gated loudness, LUFS."""
    power = _windows(x, 0.4, 0.1)
    power = power[_lufs(power) > -70]
    if not len(power):
        return -70.0
    gate = _lufs(power.mean()) - 10
    return float(_lufs(power[_lufs(power) > gate].mean()))


def true_peak(x: np.ndarray) -> float:
    """Greatest inter-sample peak by fourfold oversampling, linear."""
    return float(np.abs(signal.resample_poly(x, 4, 1, axis=0)).max())


def limited(x: np.ndarray, ceiling: float, window: float = 0.004) -> np.ndarray:
    """`x` held under `ceiling` (linear, between samples too) by a smooth gain that looks ahead."""
    over = np.abs(signal.resample_poly(x, 4, 1, axis=0))
    over = over.max(axis=1) if over.ndim == 2 else over
    over = over[: len(x) * 4].reshape(-1, 4).max(axis=1)
    need = np.minimum(1.0, ceiling / np.maximum(over, 1e-9))
    width = max(samples(window), 3) | 1
    need = ndimage.minimum_filter1d(need, width * 2 + 1)
    smooth = ndimage.uniform_filter1d(ndimage.uniform_filter1d(need, width), width)
    return x * (smooth if x.ndim == 1 else smooth[:, None])


def centered(x: np.ndarray) -> np.ndarray:
    """`x` without offset; its ends stay silent."""
    window = np.hanning(len(x)) if x.ndim == 1 else np.hanning(len(x))[:, None]
    return x - window * (x.sum(axis=0) / window.sum())


def trimmed(
    x: np.ndarray, floor: float = -60.0, lead: float = 0.003, fade: float = 0.03
) -> np.ndarray:
    """`x` without silence at its ends, without rumble and offset, and with silent first and
    last samples.
    """
    x = high(np.concatenate([np.zeros((64, *x.shape[1:])), x]), 28)
    loud = np.abs(x) if x.ndim == 1 else np.abs(x).max(axis=1)
    heard = np.nonzero(loud > loud.max() * gain(floor))[0]
    x = x[max(heard[0] - samples(lead), 0) : heard[-1] + 1].copy()
    n, m = min(samples(fade), len(x) // 4), min(samples(lead), len(x) // 8) + 1
    ramp_out, ramp_in = (
        0.5 + 0.5 * np.cos(np.pi * np.arange(1, n + 1) / n),
        0.5 - 0.5 * np.cos(np.pi * np.arange(m) / m),
    )
    x[-n:] *= ramp_out if x.ndim == 1 else ramp_out[:, None]
    x[:m] *= ramp_in if x.ndim == 1 else ramp_in[:, None]
    return centered(x)


def leveled(
    x: np.ndarray, target: float, ceiling_db: float = -6.0, most: float = 9.0
) -> np.ndarray:
    """An effect whose peak is the ceiling and whose short-term loudness comes as near `target`
    as `most` dB of
    limiting allow; one that is louder than the target at that peak stays so."""
    ceiling = gain(ceiling_db)
    x = x * (ceiling / true_peak(x))
    if short_term(x) >= target:
        return x
    lowest, highest = 0.0, most
    for _ in range(9):
        drive = (lowest + highest) / 2
        y = limited(x * gain(drive), ceiling)
        if short_term(y) < target:
            lowest = drive
        else:
            highest = drive
    y = centered(y)
    return y * (ceiling / true_peak(y))


def set_loudness(x: np.ndarray, target: float, ceiling_db: float = -2.0) -> np.ndarray:
    """Music or ambience at an integrated loudness, limited between samples."""
    for _ in range(4):
        x = x * gain(target - integrated(x))
        x = limited(x, gain(ceiling_db), 0.03)
    return x
