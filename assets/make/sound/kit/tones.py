"""Sustained and electronic tones: FM bells, soft pads, the flute, and the mallet instruments of
the music.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy import ndimage

from assets.make.sound.kit.core import SR, clock, decay, hertz, rng, samples, swell
from assets.make.sound.kit.filters import band, high, low, resonate, shelf
from assets.make.sound.kit.modal import struck


def fm_bell(
    f: float,
    seconds: float,
    ratio: float = 3.5,
    index: float = 2.0,
    t60: float = 1.5,
    attack: float = 0.002,
) -> np.ndarray:
    """Two-operator bell whose brightness dies three times faster than its loudness."""
    t = clock(seconds)
    depth = index * 10 ** (-3 * t / (t60 / 3))
    return np.sin(2 * np.pi * f * t + depth * np.sin(2 * np.pi * f * ratio * t)) * decay(
        seconds, t60, attack
    )


def glide(hertz_curve: np.ndarray, harmonics=(1.0,), phase: float = 0.0) -> np.ndarray:
    """Harmonic tone along a frequency curve (Hz per sample)."""
    turn = 2 * np.pi * np.cumsum(hertz_curve) / SR + phase
    out = np.zeros(len(turn))
    for k, a in enumerate(harmonics, 1):
        audible = hertz_curve * k < SR * 0.42
        out += a * np.sin(k * turn) * audible
    return out


@lru_cache(maxsize=256)
def vibes(number: int, layer: int = 4) -> np.ndarray:
    """Vibraphone with a soft mallet and a slow motor, stereo."""
    f = hertz(number)
    t60 = float(np.interp(number, [53, 65, 77, 89], [6.5, 5.5, 4.0, 2.6]))
    seconds = min(t60 * 0.85, 4.6)
    x = struck(
        "vibes", f, t60, seconds, number, touch=0.00105 - 0.00008 * layer, bright=0.7 + 0.09 * layer
    )
    x /= np.abs(x).max()
    felt = rng("felt mallet", number, layer).standard_normal(samples(0.04)) * decay(
        0.04, 0.025, 0.002
    )
    x[: len(felt)] += 0.03 * band(felt, 250, 1400)
    t = clock(seconds)
    turn = 2 * np.pi * 4.6 * t
    depth = 0.17 * np.minimum(t / 0.25, 1)
    return np.stack(
        [
            x * (1 - depth * (0.5 - 0.5 * np.cos(turn))),
            x * (1 - depth * (0.5 - 0.5 * np.cos(turn + 1.1))),
        ],
        axis=1,
    )


@lru_cache(maxsize=256)
def kalimba(number: int, layer: int = 4) -> np.ndarray:
    """Thumb piano: a tine on a wooden box, mono."""
    f = hertz(number)
    t60 = float(np.interp(number, [50, 62, 74, 86, 98], [2.6, 2.2, 1.6, 1.0, 0.6]))
    x = struck(
        "kalimba",
        f,
        t60,
        t60 * 1.1,
        number,
        touch=0.00075 - 0.00005 * layer,
        bright=0.62 + 0.07 * layer,
    )
    x /= np.abs(x).max()
    thumb = rng("thumb", number, layer).standard_normal(samples(0.06)) * decay(0.06, 0.03, 0.0008)
    box = resonate(thumb, 238, 4) * 3 + resonate(thumb, 415, 6) * 2
    x[: len(box)] += 0.09 * box / np.abs(box).max() + 0.035 * high(thumb, 2500)
    return x


def pad(
    numbers,
    seconds: float,
    *key: object,
    attack: float = 1.2,
    release: float = 1.6,
    bright: float = 1400.0,
    slope: float = 1.5,
) -> np.ndarray:
    """A soft sustained chord, stereo; `seconds` until the release begins."""
    length = seconds + release
    t = clock(length)
    out = np.zeros((len(t), 2))
    chance = rng("pad", *key)
    for number in numbers:
        f = hertz(number)
        count = int(max(1, min(10, 5000 // f)))
        for side in (0, 1):
            for cents in (-6.5, 0.4, 5.8):
                bend = f * 2 ** ((cents + chance.normal(0, 0.7)) / 1200)
                turn = 2 * np.pi * bend * t
                slow = 1 + 0.22 * np.sin(
                    2 * np.pi * chance.uniform(0.11, 0.42) * t + chance.uniform(0, 6.28)
                )
                voice = np.zeros(len(t))
                for k in range(1, count + 1):
                    weight = k**-slope / np.sqrt(1 + (k * f / bright) ** 4)
                    if weight > 0.002:
                        voice += weight * np.sin(k * turn + chance.uniform(0, 6.28))
                out[:, side] += voice * slow
    env = swell(length, attack, release)
    return out * (env / (3 * len(numbers)))[:, None]


def breath_pad(
    numbers, seconds: float, *key: object, attack: float = 1.5, release: float = 2.0
) -> np.ndarray:
    """Noise that sings: very narrow resonances on the chord's notes, stereo; airy and never
    quite still.
    """
    length = seconds + release
    out = np.zeros((samples(length), 2))
    for side in (0, 1):
        white = rng("breath", side, *key).standard_normal(samples(length))
        for number in numbers:
            f = hertz(number)
            for k, a in ((1, 1.0), (2, 0.35), (3, 0.12)):
                if k * f < 9000:
                    out[:, side] += a * resonate(white, k * f, 90) * np.sqrt(90 / max(k * f, 1)) * 4
    return out * swell(length, attack, release)[:, None]


def _breaths(
    notes, n: int, chance: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Pitch (MIDI), level and the share of vibrato of a flute line, sample by sample."""
    pitch = np.full(n, float(notes[0][2]))
    level = np.zeros(n)
    for start, seconds, number, force, slurred in notes:
        a = samples(start)
        pitch[a:] = number + chance.normal(0, 0.03)
        rise, fall = (0.045 if slurred else 0.085), 0.14
        env = swell(seconds + fall, rise, fall) * force
        bloom = 1 + 0.10 * np.sin(np.pi * np.linspace(0, 1, len(env)))
        stop = min(a + len(env), n)
        level[a:stop] = np.maximum(level[a:stop], (env * bloom)[: stop - a])
        if not slurred:  # a scoop from below into each new breath
            m = min(samples(0.07), n - a)
            pitch[a : a + m] -= 0.55 * (1 - np.linspace(0, 1, m)) ** 2
    pitch = ndimage.gaussian_filter1d(pitch, 0.014 * SR)
    level = ndimage.gaussian_filter1d(level, 0.010 * SR)
    held = np.zeros(n)
    for start, seconds, *_ in notes:
        a, b = samples(start), min(samples(start + seconds + 0.1), n)
        held[a:b] = np.clip((np.arange(b - a) / SR - 0.28) / 0.5, 0, 1)
    held = ndimage.gaussian_filter1d(held, 0.03 * SR)
    return pitch, level, held


def flute(notes, *key: object, air: float = 1.0, warm: float = 1.0) -> np.ndarray:
    """A wooden flute line: `notes` are (start s, seconds, MIDI, force 0–1, slurred); mono, one
    breath after another.
    """
    if not notes:
        return np.zeros(1)
    end = max(s + d for s, d, *_ in notes) + 0.6
    n = samples(end)
    chance = rng("flute", *key)
    pitch, level, held = _breaths(notes, n, chance)
    sway = ndimage.gaussian_filter1d(chance.standard_normal(n // 441 + 2), 40)
    sway = np.interp(np.arange(n) / 441, np.arange(len(sway)), sway)
    turn = 2 * np.pi * np.cumsum(4.9 + 2.0 * sway) / SR
    vibrato = np.sin(turn) * held
    f = 440 * 2 ** ((pitch + 0.13 * vibrato + 0.5 * sway - 69) / 12)
    x = np.zeros(n)
    phase = 2 * np.pi * np.cumsum(f) / SR
    for k, (a, grow) in enumerate(
        ((1, 1), (0.34 * warm, 1.5), (0.15 * warm, 1.9), (0.055, 2.4), (0.03, 2.8), (0.012, 3)), 1
    ):
        x += a * level**grow * np.sin(k * phase + 0.4 * k) * (f * k < 16000)
    x *= 1 + 0.09 * np.sin(turn + 0.6) * held
    white = chance.standard_normal(n)
    hiss = band(white, 1800, 7500) * 0.016 + band(white, 400, 1500) * 0.012
    edge = np.clip(np.gradient(level) * SR / 14, 0, 1)  # the chiff lives where the breath grows
    x += air * hiss * (level + 1.6 * ndimage.gaussian_filter1d(edge, 0.006 * SR))
    return shelf(low(x, 9000), 3000, -2.0)
