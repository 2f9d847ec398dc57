"""Rate, chance by name, pitch, envelopes, panning and placing."""

from __future__ import annotations

import hashlib
import re

import numpy as np

SR = 44100
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def rng(*key: object) -> np.random.Generator:
    """A generator that depends on the words of `key` only: the same name, the same chance."""
    digest = hashlib.sha256(" ".join(map(str, key)).encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest[:8], "little")))


def midi(name: str) -> int:
    """`"F#4"` or `"Eb5"` as a MIDI number (C4 = 60)."""
    letter, accidental, octave = re.fullmatch(r"([A-G])([#b]*)(-?\d)", name).groups()
    return _STEPS[letter] + accidental.count("#") - accidental.count("b") + 12 * (int(octave) + 1)


def hertz(note: str | float) -> float:
    """A note name or MIDI number as a frequency in Hz (A4 = 440)."""
    number = midi(note) if isinstance(note, str) else note
    return 440.0 * 2.0 ** ((number - 69) / 12)


def gain(decibel: float) -> float:
    """Decibels as a factor of amplitude."""
    return 10.0 ** (decibel / 20)


def samples(seconds: float) -> int:
    return round(seconds * SR)


def clock(seconds: float) -> np.ndarray:
    """Times of every sample of `seconds`, in seconds."""
    return np.arange(samples(seconds)) / SR


def silence(seconds: float, channels: int = 1) -> np.ndarray:
    n = samples(seconds)
    return np.zeros(n) if channels == 1 else np.zeros((n, channels))


def curve(seconds: float, *points: tuple[float, float], smooth: bool = True) -> np.ndarray:
    """A line through `(second, value)` points; cosine-eased between them when `smooth`."""
    t = clock(seconds)
    xs, ys = np.array(points, float).T
    if not smooth:
        return np.interp(t, xs, ys)
    k = np.clip(np.searchsorted(xs, t, side="right") - 1, 0, len(xs) - 2)
    span = np.maximum(xs[k + 1] - xs[k], 1e-9)
    u = np.clip((t - xs[k]) / span, 0, 1)
    return ys[k] + (ys[k + 1] - ys[k]) * (0.5 - 0.5 * np.cos(np.pi * u))


def decay(seconds: float, t60: float, attack: float = 0.001) -> np.ndarray:
    """A cosine attack, then an exponential fall of 60 dB in `t60` seconds."""
    t = clock(seconds)
    rise = np.where(
        t < attack, 0.5 - 0.5 * np.cos(np.pi * np.minimum(t / max(attack, 1e-6), 1)), 1.0
    )
    return rise * 10.0 ** (-3.0 * np.maximum(t - attack, 0) / t60)


def swell(seconds: float, attack: float, release: float) -> np.ndarray:
    """A flat envelope with cosine ends."""
    n = samples(seconds)
    env = np.ones(n)
    a, r = min(samples(attack), n), min(samples(release), n)
    env[:a] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / max(a, 1))
    env[n - r :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(r) / max(r, 1))
    return env


def faded(x: np.ndarray, start: float = 0.0, end: float = 0.01) -> np.ndarray:
    """`x` with cosine fades at its ends, in seconds."""
    env = swell(len(x) / SR, start, end)
    return x * (env if x.ndim == 1 else env[:, None])


def stereo(x: np.ndarray, place: float = 0.0) -> np.ndarray:
    """Mono placed at -1 (left) … 1 (right) with constant power; stereo stays."""
    if x.ndim == 2:
        return x
    angle = (place + 1) * np.pi / 4
    return np.stack([x * np.cos(angle), x * np.sin(angle)], axis=1) * np.sqrt(2)


def drift(x: np.ndarray, start: float, end: float) -> np.ndarray:
    """Mono that wanders from one place to another."""
    angle = (np.linspace(start, end, len(x)) + 1) * np.pi / 4
    return np.stack([x * np.cos(angle), x * np.sin(angle)], axis=1) * np.sqrt(2)


def add(to: np.ndarray, x: np.ndarray, at: float = 0.0, level: float = 1.0) -> np.ndarray:
    """Add `x` into `to` at a time in seconds, cut where `to` ends; returns `to`."""
    if to.ndim == 2 and x.ndim == 1:
        x = stereo(x)
    start = samples(at)
    skip = max(0, -start)
    start = max(start, 0)
    n = min(len(x) - skip, len(to) - start)
    if n > 0:
        to[start : start + n] += x[skip : skip + n] * level
    return to


def wrap(to: np.ndarray, x: np.ndarray, at: float, level: float = 1.0) -> np.ndarray:
    """Add `x` into the ring `to`: what passes the end comes back at the start."""
    if to.ndim == 2 and x.ndim == 1:
        x = stereo(x)
    start = samples(at) % len(to)
    while len(x):
        n = min(len(x), len(to) - start)
        to[start : start + n] += x[:n] * level
        x, start = x[n:], 0
    return to


def mix(*parts: tuple[float, np.ndarray], seconds: float | None = None) -> np.ndarray:
    """Sum of `(at, sound)` parts, as long as needed; stereo as soon as one part is."""
    length = max(at + len(x) / SR for at, x in parts) if seconds is None else seconds
    wide = any(x.ndim == 2 for _, x in parts)
    out = silence(length + 1 / SR, 2 if wide else 1)
    for at, x in parts:
        add(out, x, at)
    return out
