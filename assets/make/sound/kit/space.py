"""Rooms: a feedback delay network, run once on an impulse and then applied by convolution."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy import signal

from assets.make.sound.kit.core import SR, rng, samples
from assets.make.sound.kit.filters import high, low

# seconds until -60 dB, treble share, size, pre-delay s, cut below Hz, cut above Hz
ROOMS = {
    "room": (0.55, 0.45, 0.55, 0.004, 180, 6500),
    "street": (1.1, 0.40, 0.9, 0.012, 160, 5200),
    "club": (1.5, 0.42, 0.8, 0.014, 140, 6000),
    "hall": (2.3, 0.38, 1.1, 0.022, 140, 5600),
    "valley": (3.6, 0.30, 1.45, 0.055, 160, 4200),
}
SIGNS = np.array([[1, 1, -1, 1, -1, -1, 1, -1.0], [1, -1, 1, 1, 1, -1, -1, -1.0]])
"""Of the eight lines, for an impulse from the left and from the right."""
_DELAYS = (1423, 1637, 1931, 2203, 2531, 2833, 3181, 3547)


def _hadamard(x: np.ndarray) -> np.ndarray:
    """Eight lines mixed evenly, by butterflies (no matrix library, so the same bytes
    everywhere).
    """
    for step in (1, 2, 4):
        y = x.copy()
        for i in range(8):
            j = i ^ step
            y[i] = x[i] + x[j] if i < j else x[j] - x[i]
        x = y
    return x / np.sqrt(8)


def _struck(n: int, size: float, chance: np.random.Generator) -> np.ndarray:
    """An impulse with early reflections, smeared by four all-passes."""
    x = np.zeros(n)
    for _ in range(14):
        x[int(chance.uniform(0.002, 0.045 * size) * SR)] += chance.choice((-1, 1)) * chance.uniform(
            0.2, 0.6
        )
    x[0] = 1.0
    for d, g in ((142, 0.68), (107, 0.68), (379, 0.6), (277, 0.6)):
        b, a = np.zeros(d + 1), np.zeros(d + 1)
        b[0], b[d], a[0], a[d] = -g, 1, 1, -g
        x = signal.lfilter(b, a, x)
    return x


@lru_cache(maxsize=16)
def response(room: str) -> np.ndarray:
    """Impulse response, shape (in 2, n, out 2), energy 1 per path."""
    t60, treble, size, wait, bottom, top = ROOMS[room]
    n = samples(t60 * 1.15)
    delays = [int(d * size) | 1 for d in _DELAYS]
    sway = int(44 * size)
    block = min(delays) - sway
    out = np.zeros((2, n, 2))
    chance = rng("room", room)
    for side in (0, 1):
        x = _struck(n + block, size, chance)
        lines = np.zeros((8, n + block + max(delays) + sway))
        state = np.zeros((8, 1))
        gains = [10 ** (-3 * d / (t60 * SR)) for d in delays]
        damp = 1 - treble
        signs = SIGNS[side]
        for start in range(0, n, block):
            taps = np.stack([lines[i, start : start + block] for i in range(8)])
            taps, state = signal.lfilter([1 - damp * 0.6], [1, -damp * 0.6], taps, axis=1, zi=state)
            for channel in (0, 1):
                ear = taps[channel::2].sum(axis=0)
                m = min(block, n - start)
                out[side, start : start + m, channel] += ear[:m]
            mixed = _hadamard(taps)
            for i, d in enumerate(delays):
                # Delays that sway from block to block: no flutter, no note rings the longest.
                to = start + d + int(chance.integers(-sway, sway + 1))
                lines[i, to : to + block] += (
                    mixed[i] * gains[i] + x[start : start + block] * signs[i] * 0.35
                )
    out = np.concatenate([np.zeros((2, samples(wait), 2)), out], axis=1)
    out = np.stack([low(high(o, bottom), top) for o in out])
    fade = np.ones(out.shape[1])
    fade[-2000:] = np.linspace(1, 0, 2000)
    out *= fade[None, :, None]
    return out / np.sqrt((out**2).sum(axis=(1, 2), keepdims=True))


def wet(x: np.ndarray, room: str, ring: bool = False) -> np.ndarray:
    """The room's answer to `x` alone, stereo; longer by the tail, or wound round when `ring`."""
    ir = response(room)
    sides = (x, x) if x.ndim == 1 else (x[:, 0], x[:, 1])
    n = len(x) + ir.shape[1] - 1
    size = len(x) if ring else 1 << (n - 1).bit_length()
    out = np.zeros((size, 2))
    for side in (0, 1):
        spectrum = np.fft.rfft(sides[side], size)
        for channel in (0, 1):
            kernel = ir[side, :, channel]
            if ring and len(kernel) > size:
                raise ValueError("the room rings longer than the loop")
            out[:, channel] += np.fft.irfft(spectrum * np.fft.rfft(kernel, size), size) * 0.7
    return out[: len(x)] if ring else out[:n]


def roomy(x: np.ndarray, room: str, level: float) -> np.ndarray:
    """Dry plus the room at `level` (0.1 close … 1 far), stereo."""
    tail = wet(x, room) * level
    dry = x if x.ndim == 2 else np.stack([x, x], axis=1)
    tail[: len(dry)] += dry
    return tail
