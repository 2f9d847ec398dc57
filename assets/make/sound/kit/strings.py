"""Plucked strings (Karplus-Strong with a tuned loop) and the felt piano (modes struck by felt)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy import signal

from assets.make.sound.kit.core import SR, decay, hertz, rng, samples
from assets.make.sound.kit.filters import band, low, peak, shelf
from assets.make.sound.kit.modal import mallet, ring


def _round(f: float, t60: float, treble: float) -> tuple[int, np.ndarray]:
    """One round of the string: its whole samples, and the taps of its tuned loss."""
    period = SR / f
    dull = (1 - 10 ** (-3 / (f * treble))) / (2 * (1 - np.cos(2 * np.pi * 3000 / SR)))
    dull = min(dull, 0.33)
    whole = int(period) - 3
    # 2..3: the delay left for the fractional taps, one sample is the lowpass
    share = period - whole - 1
    k = np.arange(4)
    lagrange = np.array([np.prod([(share - j) / (i - j) for j in k if j != i]) for i in k])
    loop = np.zeros(6)
    for i, a in enumerate(lagrange):
        for j, b in enumerate((dull, 1 - 2 * dull, dull)):
            loop[i + j] += a * b
    loop *= 10 ** (-3 / (f * t60))
    return whole, loop


def _finger(
    period: float, where: float, soft: float, grit: float, chance: np.random.Generator
) -> np.ndarray:
    """What a finger leaves on the string: two pulses and a little noise."""
    width = max(int(soft * SR), 3)
    pulse = np.arange(1, width * 3) * np.exp(-np.arange(1, width * 3) * 4 / width)
    pulse /= pulse.sum()
    width = len(pulse)
    noise = chance.standard_normal(int(period) + 1)
    shape = np.zeros(int(period) + width + 8)
    shape[:width] += pulse
    other = int(period * where)
    shape[other : other + width] -= pulse
    shape[: len(noise)] += (
        grit * 0.02 * signal.lfilter([0.3], [1, -0.7], noise) * np.hanning(len(noise))
    )
    return shape


def pluck(
    f: float,
    seconds: float,
    *key: object,
    t60: float = 3.0,
    treble: float = 0.6,
    where: float = 0.35,
    soft: float = 0.0012,
    grit: float = 0.12,
) -> np.ndarray:
    """A plucked string: `treble` is the seconds a partial at 3 kHz takes to fall 60 dB, `where`
    the place, `soft` the finger in s.
    """
    whole, loop = _round(f, t60, treble)
    n = samples(seconds)
    x = np.zeros(n + whole + 8)
    shape = _finger(SR / f, where, soft, grit, rng("pluck", *key))
    m = min(len(shape), len(x))
    x[:m] += shape[:m] - shape[:m].mean()
    y = x.copy()
    for start in range(whole, n, whole):  # blocks of one round: each needs finished samples only
        stop = min(start + whole, n)
        for d, c in enumerate(loop):
            first = start - whole - d
            if first >= 0:
                y[start:stop] += c * y[first : first + stop - start]
            elif first + stop - start > 0:
                y[start - first : stop] += c * y[: first + stop - start]
    return y[:n]


@lru_cache(maxsize=512)
def _piano_strings(number: int) -> tuple[np.ndarray, np.ndarray]:
    """The free ringing of a note's strings for an infinitely hard hammer, left and right."""
    f0 = hertz(number)
    stretch = 10 ** (-4.1 + max(number - 36, 0) * 0.022)
    t60 = float(np.interp(number, [28, 40, 52, 64, 76, 88, 100], [11, 9.5, 8, 6, 3.8, 2.2, 1.2]))
    seconds = min(t60 * 0.95, 7.0)
    n = np.arange(1, 60)
    f = n * f0 * np.sqrt(1 + stretch * n * n)
    n, f = n[f < 6500], f[f < 6500]
    amp = np.abs(np.sin(n * np.pi / 7.6)) ** 0.8 / n**0.55
    loss = 6.91 / t60 + 0.75 * (f / 1000) ** 1.6
    chance = rng("piano", number)
    wobble = 1 + 0.25 * chance.standard_normal(len(n)).clip(-2, 2)
    sides = []
    cents = np.array([-0.55, 0.08, 0.62]) * (1 if number > 45 else 0.4)
    for side in (0, 1):
        weights = (0.5, 0.34, 0.26) if side == 0 else (0.26, 0.34, 0.5)
        total = np.zeros(samples(seconds))
        for w, c in zip(weights, cents, strict=False):
            bend = 2 ** (c / 1200)
            total += ring(
                f * bend, w * amp * wobble * 0.8, 6.91 / (loss * 1.25), seconds
            )  # the quick fall
            total += ring(
                f * bend * 2 ** (0.12 / 1200), w * amp * 0.2, 6.91 / (loss * 0.5), seconds
            )  # what sings on
        sides.append(total)
    return sides[0], sides[1]


@lru_cache(maxsize=2048)
def _piano_blow(number: int, layer: int) -> np.ndarray:
    """A note at one of eight touches, undamped."""
    force = (layer + 0.5) / 8
    touch = float(np.interp(number, [30, 60, 90], [0.0034, 0.0016, 0.0007])) * (1.35 - 0.75 * force)
    left, right = (mallet(side, touch) for side in _piano_strings(number))
    x = np.stack([left, right], axis=1)
    chance = rng("felt", number, layer)
    noise = chance.standard_normal(samples(0.12)) * decay(0.12, 0.07, 0.003)
    wood = band(noise, 90, 420) * 0.9 + band(noise, 900, 2600) * 0.05
    level = np.abs(x).max()
    x /= level
    x[: len(wood)] += (
        wood
        / np.abs(wood).max()
        * (0.016 + 0.012 * force)
        * float(np.interp(number, [40, 80], [1.3, 0.7]))
    )[:, None]
    x = peak(peak(x, 210, 1.5, 0.9), 420, -1.0, 1.2)
    return shelf(x, 3200, -5.0)


def piano(number: int, force: float, seconds: float) -> np.ndarray:
    """A felt piano note, stereo; after `seconds` the damper falls."""
    layer = int(np.clip(force * 8, 0, 7))
    x = _piano_blow(number, layer)
    hold = samples(seconds)
    tail = samples(0.28)
    x = x[: hold + tail].copy()
    if len(x) > hold:
        n = len(x) - hold
        x[hold:] *= (0.5 + 0.5 * np.cos(np.pi * np.arange(n) / tail))[:, None]
    else:
        n = min(len(x), 2000)
        x[-n:] *= np.linspace(1, 0, n)[:, None]
    side = float(np.clip((number - 62) / 60, -0.35, 0.35))
    x[:, 0] *= 1 - max(side, 0)
    x[:, 1] *= 1 + min(side, 0)
    return x * (0.12 + 0.88 * force) ** 1.25


@lru_cache(maxsize=256)
def bass(number: int, layer: int = 4) -> np.ndarray:
    """An upright-bass-like pluck, mono."""
    f = hertz(number)
    x = pluck(
        f,
        2.6,
        "bass",
        number,
        t60=2.4,
        treble=0.22,
        where=0.22,
        soft=0.0030 - 0.0002 * layer,
        grit=0.02,
    )
    x = low(x, 1500)
    finger = rng("finger", number, layer).standard_normal(samples(0.05)) * decay(0.05, 0.03, 0.002)
    x /= np.abs(x).max()
    x[: len(finger)] += 0.05 * low(finger, 900)
    return peak(x, 190, 2.0, 0.8) * decay(2.6, 3.0, 0.003)


@lru_cache(maxsize=256)
def harp(number: int, layer: int = 4) -> np.ndarray:
    """A soft harp note, mono."""
    f = hertz(number)
    t60 = float(np.interp(number, [36, 60, 84, 100], [5.5, 4.2, 2.2, 1.0]))
    x = pluck(
        f,
        min(t60, 4.5),
        "harp",
        number,
        t60=t60,
        treble=float(np.interp(number, [36, 96], [0.75, 0.5])),
        where=0.42,
        soft=float(np.interp(number, [36, 96], [0.0017, 0.0004])) * (1.35 - 0.09 * layer),
        grit=0.03,
    )
    x /= np.abs(x).max()
    return shelf(peak(x, 240, 1.5, 0.8), 4500, -3.0) * decay(len(x) / SR, t60 * 2, 0.002)
