"""Wind over a mountain meadow after sunset: gusts, crickets, something that calls far away."""

from __future__ import annotations

import numpy as np

from assets.make.sound.ambience.ring import (
    Spectrum,
    Wave,
    balanced,
    both_sides,
    lap,
    painted,
    tide,
)
from assets.make.sound.kit.core import SR, clock, hertz, rng, samples, silence, stereo, swell, wrap
from assets.make.sound.kit.filters import hump, resonate
from assets.make.sound.kit.space import wet
from assets.make.sound.kit.tones import glide

SECONDS = lap(62)
CRICKETS = (
    (4186.0, -0.62, 0.66, 3, 0.034, 1.0),
    (4698.6, 0.70, 0.91, 4, 0.030, 0.55),
    (3951.1, 0.15, 1.37, 2, 0.041, 0.3),
)
"""Pitch in Hz, place, seconds from chirp to chirp, pulses of one and their distance, level."""
OWLS = (
    (7.4, "F4", -0.45, 1.0, ((0, 0.38), (0.62, 0.22), (0.90, 0.48))),
    (20.6, "D4", 0.55, 0.6, ((0, 0.34), (0.55, 0.5))),
    (39.2, "F4", -0.40, 0.85, ((0, 0.38), (0.62, 0.22), (0.90, 0.48))),
    (44.1, "C4", 0.60, 0.5, ((0, 0.30), (0.5, 0.55))),
    (56.3, "G4", 0.1, 0.35, ((0, 0.6),)),
)
"""Second, note, place, level, and the hoots of a call as (after, seconds)."""


def night() -> np.ndarray:
    """All layers in balance."""
    c = rng("night")
    gust, lean = (
        tide(SECONDS, "gust", turns=(3, 5, 8, 11)),
        tide(SECONDS, "lean", turns=(2, 3, 7)),
    )

    def force(t: np.ndarray) -> np.ndarray:
        return 0.62 + 0.27 * np.tanh(1.3 * gust(t))

    crickets = _crickets(c)
    owls = _owls(c)
    far = wet(owls, "valley", True) * 1.1 + owls * 0.16
    layers = [
        (_wind(force, lean), -25.5),
        (both_sides(SECONDS, lambda side: _grass(force, side), (-1, 1), "grass"), -33.5),
        (both_sides(SECONDS, _stream, (0, 1), "stream"), -35),
        (crickets, -34.5),
        (stereo(_trill(), -0.25), -43),
        (far, -29.5),
    ]
    return balanced(layers)


def _wind(force: Wave, lean: Wave) -> np.ndarray:
    def spectrum(side: int) -> Spectrum:
        def at(t: np.ndarray, f: np.ndarray) -> np.ndarray:
            center = 300 * 2 ** (0.75 * (force(t) - 0.5) + 0.1 * side * lean(t))
            shape = hump(f, center, 1.6) + 0.35 * hump(f, 120, 1.4)
            return force(t + 0.35 * side) ** 1.3 * (shape + 0.12 * force(t) * hump(f, 900, 1.5))

        return at

    def common(t: np.ndarray, f: np.ndarray) -> np.ndarray:
        return force(t) ** 1.3 * hump(f, 260 * 2 ** (0.6 * (force(t) - 0.5)), 1.4)

    wind = both_sides(SECONDS, spectrum, (-1, 1), "wind")
    wind += 1.0 * painted(SECONDS, common, "wind common")[:, None]
    return wind


def _grass(force: Wave, side: int) -> Spectrum:
    """Grass that answers each gust half a second later."""
    return lambda t, f: (
        force(t + 0.5 + 0.3 * side) ** 2.4 * (hump(f, 3600, 1.8) + 0.4 * hump(f, 1700, 1.4))
    )


def _stream(side: int) -> Spectrum:
    """A brook below."""
    return lambda t, f: (
        (hump(f, 1250, 1.7) + 0.4 * hump(f, 480, 1.0))
        * (1 + 0.18 * np.sin(2 * np.pi * 187 * t / SECONDS + side))
    )


def _crickets(c: np.random.Generator) -> np.ndarray:
    """Three crickets that sing for a while and rest for a while."""
    insects = silence(SECONDS, 2)
    for pitch, side, period, pulses, gap, level in CRICKETS:
        at, singing = c.uniform(0, period), True
        until = c.uniform(6, 14)
        while at < SECONDS - 1.0:
            for k in range(pulses if singing else 0):
                pulse = stereo(_pulse(c, pitch), side)
                loud = level * (0.7 + 0.3 * (k + 1) / pulses) * c.uniform(0.85, 1)
                wrap(insects, pulse, at + k * gap, loud)
            at += period * c.normal(1, 0.035)
            if at > until:
                singing = not singing
                until = at + (c.uniform(8, 17) if singing else c.uniform(2.5, 6))
    return insects


def _pulse(c: np.random.Generator, pitch: float) -> np.ndarray:
    n = samples(0.018)
    t = np.arange(n) / SR
    turn = 2 * np.pi * pitch * (1 + 0.003 * c.standard_normal()) * t
    return np.sin(turn + 0.4 * np.sin(2 * np.pi * 2 * pitch * t) * 0.2) * np.hanning(n) ** 0.8


def _trill() -> np.ndarray:
    """A tree cricket that never quite stops."""
    t = clock(SECONDS)
    tone = np.sin(2 * np.pi * np.round(2793.8 * SECONDS) / SECONDS * t)
    trill = tone * (0.5 + 0.5 * np.sin(2 * np.pi * np.round(43 * SECONDS) / SECONDS * t)) ** 2
    return trill * np.clip(0.5 + 0.6 * tide(SECONDS, "trill", turns=(4, 6, 9))(t), 0, 1)


def _owls(c: np.random.Generator) -> np.ndarray:
    """Owls that call and answer across the valley."""
    owls = silence(SECONDS, 2)
    for start, root, side, level, call in OWLS:
        for when, long in call:
            bend = 0.35 * np.sin(np.pi * np.clip(clock(long) / long, 0, 1)) - 0.15
            line = hertz(root) * 2 ** (bend / 12)
            hoot = glide(line, (1, 0.10, 0.045)) * swell(long, 0.07, long * 0.55)
            air = resonate(c.standard_normal(samples(long)), hertz(root), 14) * swell(
                long, 0.06, long * 0.5
            )
            wrap(owls, stereo(hoot + 0.10 * air / np.abs(air).max(), side), start + when, level)
    return owls
