"""Solstis at nightfall: the Evil Spirit, the nine fires, the end of the pile and of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from scipy import ndimage

from assets.make.sound.effects import effect
from assets.make.sound.effects.solstis import harped, line, tok
from assets.make.sound.effects.ui import tine
from assets.make.sound.effects.umbrella import whoosh
from assets.make.sound.kit.core import (
    SR,
    add,
    clock,
    drift,
    faded,
    hertz,
    midi,
    rng,
    samples,
    silence,
    stereo,
    swell,
)
from assets.make.sound.kit.filters import band, hump, low, paint, peak, resonate
from assets.make.sound.kit.modal import mallet, ring, struck, thump
from assets.make.sound.kit.space import roomy
from assets.make.sound.kit.tones import breath_pad, flute, fm_bell, glide, pad


def _evil(length: float, key: object) -> np.ndarray:
    """Reversed breath, the scale's own tritone (F and B), a low pulse."""
    x = silence(length + 1.6, 2)
    n = samples(0.85)
    back = ring(
        [hertz(m) for m in ("F3", "B3", "F4", "B4", "E5")], [1, 0.9, 0.5, 0.4, 0.2], [1.6] * 5, 0.85
    )
    back = mallet(back, 0.004)[::-1] * (np.linspace(0, 1, n) ** 1.5)
    add(x, stereo(back / np.abs(back).max(), -0.2), 0.0, 0.55)
    hiss = paint(
        0.9,
        lambda t, f: hump(f, 500 * 2 ** (2.6 * t / 0.9), 0.9) * (t / 0.9) ** 2 * (t < 0.86),
        "evil",
        key,
    )
    add(x, drift(hiss, 0.9, -0.5), 0.0, 0.8)
    for k, n in enumerate(("F2", "B2", "F3")):
        g = struck("bell", hertz(n), 2.2, 2.4, "evil", n, touch=0.004, bright=0.8)
        add(x, stereo(faded(g, 0, 0.4), (-0.4, 0.4, 0)[k]), 0.86, 0.5)
    return x


@effect("solstis/spirit_evil", "fanfare", "the Evil Spirit arrives", 1, -2, "never", -8)
def evil(v: int) -> np.ndarray:
    x = _evil(3.4, "arrives")
    for k, at in enumerate((0.86, 1.26, 1.66)):
        add(x, thump(58, 0.5, 0.6, 0.35, 0.006), at, 0.85 - 0.2 * k)
    t = clock(1.8)
    whisper = np.zeros(len(t))
    white = rng("whisper").standard_normal(len(t))
    for f in (620, 1180, 2450, 3300):
        whisper += resonate(white, f, 9)
    steps = np.abs(ndimage.gaussian_filter1d(rng("syllables").standard_normal(len(t)), SR * 0.022))
    add(x, drift(whisper * steps / steps.max() * swell(1.8, 0.3, 0.8), -0.9, 0.9), 0.95, 0.20)
    add(
        x,
        breath_pad([midi("F3"), midi("B3"), midi("E4")], 0.9, "evil", attack=0.3, release=1.2),
        0.8,
        0.25,
    )
    return faded(roomy(x, "valley", 0.25)[: samples(4.0)], 0, 0.8)


@effect("solstis/evil_passes", "glow", "the Evil Spirit is passed on", 1, -3, "never", -5)
def evil_passes(v: int) -> np.ndarray:
    x = _evil(2.2, ("passes", v))
    w = whoosh(0.9, "evil pass", v, path=((0, 1500), (0.5, 600), (1, 1300)), octaves=0.9)
    add(x, drift(w, (-0.9, 0.9)[v], (0.9, -0.9)[v]), 0.15, 0.6)
    return faded(roomy(x, "valley", 0.18)[: samples(2.6)], 0, 0.6)


@effect(
    "solstis/evil_covers",
    "glow",
    "the Evil Spirit covers a spirit before scoring",
    1,
    -3,
    "never",
    -5,
)
def evil_covers(v: int) -> np.ndarray:
    x = silence(2.4, 2)
    add(x, thump(62, 0.6, 0.6, 0.4, 0.006), 0.0, 0.8)
    add(x, stereo(tok("covers", 330)), 0.0, 0.7)
    for k, n in enumerate(("B4", "F4", "B3", "F3")):
        add(x, stereo(tine(n, 1.4, 0.8, 3), (-0.5, 0.4, -0.2, 0.2)[k]), 0.05 + 0.12 * k)
    h = whoosh(
        0.8, "covers", path=((0, 2600), (1, 300)), octaves=1.1, shape=((0, 0.6), (0.3, 1), (1, 0))
    )
    add(x, h, 0.0, 0.35)
    return faded(roomy(low(x, 5000), "valley", 0.22)[: samples(2.6)], 0, 0.6)


CLIMB = ("D4", "F4", "G4", "A4", "C5", "D5", "F5", "G5", "A5")  # nine fires, nine steps


def crackle(seconds: float, key: object, rate: float = 26.0, level: float = 1.0) -> np.ndarray:
    c = rng("crackle", *np.atleast_1d(key))
    x = silence(seconds)
    for _ in range(c.poisson(rate * seconds)):
        n = int(c.uniform(60, 420))
        s = c.standard_normal(n) * np.exp(-np.arange(n) / (n * 0.16))
        s = band(
            np.concatenate([np.zeros(8), s, np.zeros(160)]),
            c.uniform(700, 2500),
            c.uniform(3500, 9000),
            1,
        )
        add(x, s, c.uniform(0, seconds), level * min(c.lognormal(-0.5, 0.6), 1.5))
    return x


def _fire(k: int) -> np.ndarray:
    note = CLIMB[k]
    x = silence(1.9, 2)
    blaze = paint(
        1.2,
        lambda t, f: (
            (hump(f, 320 * 2 ** (1.5 * np.exp(-t / 0.25)), 2.0) + 0.22 * hump(f, 2200, 1.6))
            * np.clip(t / 0.10, 0, 1) ** 1.5
            * np.exp(-np.clip(t - 0.1, 0, 9) / 0.33)
        ),
        "blaze",
        k,
    )
    roar = 0.7 + 0.3 * np.clip(low(rng("roar", k).standard_normal(len(blaze)), 14, 1) * 22, -1, 1)
    add(x, stereo(blaze * roar, -0.25), 0.0, 1.5)
    add(x, stereo(np.roll(blaze, 700) * roar[::-1], 0.4), 0.0, 0.9)
    add(x, stereo(thump(84, 0.4, 0.5, 0.2, 0.01), 0), 0.05, 0.22)
    add(
        x,
        stereo(crackle(1.4, ("fire", k), 22) * np.exp(-clock(1.4)[: samples(1.4)] / 0.7), 0.35),
        0.06,
        0.42,
    )
    add(
        x,
        stereo(crackle(1.4, ("fire b", k), 14) * np.exp(-clock(1.4)[: samples(1.4)] / 0.7), -0.4),
        0.06,
        0.38,
    )
    add(x, stereo(tine(note, 1.3, 0.75), -0.1), 0.07)
    add(x, stereo(harped(note, 1.3, 0.55), 0.15), 0.07)
    add(x, stereo(fm_bell(hertz(note) * 2, 1.2, 1.0, 0.9, 0.9), 0.2), 0.075, 0.13)
    return faded(roomy(x, "hall", 0.14)[: samples(1.75)], 0, 0.4).mean(axis=1)


for _k in range(9):
    effect(
        f"solstis/fire_{_k + 1}",
        "glow",
        f"a fire is lit, the {_k + 1}. of the chain",
        1,
        -4,
        "never; start them 0.22 s apart",
        -2,
    )(lambda v, k=_k: _fire(k))


@effect(
    "solstis/end_phase",
    "fanfare",
    "the pile is empty: night falls, captures only",
    1,
    -3,
    "never",
    -7,
)
def end_phase(v: int) -> np.ndarray:
    x = silence(4.6, 2)
    for at, a, level in ((0.0, "D3", 1.0), (0.75, "A3", 0.8)):  # a far horn
        h = glide(
            line(1.7, (0, hertz(a) * 0.985), (0.12, a), (1.7, a)),
            (1, 0.7, 0.5, 0.34, 0.2, 0.12, 0.07, 0.04),
        ) * swell(1.7, 0.16, 0.8)
        add(
            x, stereo(peak(low(h, 1700), 480, 4, 1), -0.25 if a == "D3" else 0.25), at, 0.30 * level
        )
    g = struck("bell", hertz("D3"), 3.4, 3.6, "night", touch=0.006, bright=0.5)
    add(x, stereo(faded(g / np.abs(g).max(), 0, 0.5)), 0.0, 0.55)
    for k, n in enumerate(("D5", "A4", "C5", "F4", "D4")):
        add(x, stereo(harped(n, 1.8, 0.75), (-0.5, 0.5, -0.3, 0.3, 0)[k]), 0.85 + 0.17 * k)
    wind = paint(
        3.6,
        lambda t, f: (
            hump(f, 380 * 2 ** (0.8 * np.sin(np.pi * np.clip(t / 3.6, 0, 1))), 1.1)
            * np.sin(np.pi * np.clip(t / 3.6, 0, 1)) ** 1.5
        ),
        "night wind",
        size=1024,
    )
    add(x, drift(wind, -0.7, 0.7), 0.2, 0.45)
    return faded(roomy(x, "valley", 0.25)[: samples(4.6)], 0, 0.9)


def _song(
    chords: Sequence[Any],
    tune: Sequence[tuple[float, str, float]],
    sparks: Sequence[Any],
    key: object,
    seconds: float,
    final_fire: bool = True,
) -> np.ndarray:
    """Harp chords, a line of tines and a flute over them, and a fire that goes on burning."""
    x = silence(seconds, 2)
    c = rng("song", key)
    for at, notes, hold in chords:
        for k, n in enumerate(notes):
            add(
                x,
                stereo(harped(n, min(hold + 0.8, 3.2), 0.55), -0.5 + k / max(len(notes) - 1, 1)),
                at + 0.035 * k,
            )
        add(
            x,
            pad([midi(n) for n in notes[1:]], hold, key, at, attack=0.25, release=0.9, bright=2000),
            at,
            0.9,
        )
    for at, n, level in tune:
        add(x, stereo(tine(n, 1.6, level), 0.15), at + c.normal(0, 0.004))
        add(x, stereo(fm_bell(hertz(n), 1.4, 2.0, 0.6, 1.2), -0.2), at, 0.13 * level)
    notes = [(at, d, midi(n), 0.7, s) for at, d, n, s in sparks]
    add(x, stereo(flute(notes, key), -0.1), 0, 0.42)
    for mark, side in (("a", -0.5), ("b", 0.5)) if final_fire else ():
        fire = crackle(2.0, (key, mark), 16) * np.exp(-clock(2.0) / 0.9)
        add(x, stereo(fire, side), chords[-1][0], 0.11)
    return faded(roomy(x, "hall", 0.22)[: samples(seconds)], 0, 1.0)


@effect("solstis/win", "fanfare", "a winner", 1, -1, "never", -12)
def win(v: int) -> np.ndarray:
    return _song(
        [
            (0.0, ("F3", "C4", "F4", "A4"), 0.7),
            (0.75, ("G3", "D4", "G4", "C5"), 0.7),
            (1.5, ("D3", "A3", "D4", "F4", "A4", "E5"), 2.4),
        ],
        [
            (0.0, "A4", 0.8),
            (0.1875, "C5", 0.7),
            (0.375, "F5", 0.8),
            (0.75, "G5", 0.9),
            (0.9375, "D5", 0.7),
            (1.125, "C6", 0.85),
            (1.5, "A5", 1.0),
            (1.6, "D6", 0.7),
            (1.7, "F6", 0.6),
            (1.8, "A6", 0.55),
            (2.6, "D6", 0.5),
            (2.9, "A5", 0.5),
        ],
        [(0.75, 0.7, "C5", False), (1.5, 0.5, "D5", False), (2.0, 1.4, "A5", True)],
        "solstis win",
        4.8,
    )


@effect("solstis/win_shared", "fanfare", "a shared victory", 1, -1, "never", -12)
def win_shared(v: int) -> np.ndarray:
    return _song(
        [
            (0.0, ("C3", "G3", "E4", "G4"), 0.7),
            (0.75, ("G3", "D4", "G4", "A4"), 0.7),
            (1.5, ("D3", "A3", "D4", "F4", "G4", "C5"), 2.2),
        ],
        [
            (0.0, "G4", 0.7),
            (0.0, "C5", 0.7),
            (0.375, "A4", 0.7),
            (0.375, "D5", 0.7),
            (0.75, "D5", 0.8),
            (0.75, "G5", 0.8),
            (1.5, "F5", 0.9),
            (1.5, "A5", 0.9),
            (2.25, "G5", 0.5),
            (2.25, "C5", 0.5),
            (2.6, "A5", 0.5),
            (2.6, "D5", 0.5),
        ],
        [(1.5, 1.6, "D5", False)],
        "solstis tie",
        4.4,
    )


@effect("solstis/over", "fanfare", "the game is over: scores are counted", 1, -3, "never", -8)
def over(v: int) -> np.ndarray:
    return _song(
        [(0.0, ("G3", "D4", "G4", "C5"), 0.9), (1.0, ("D3", "A3", "D4", "F4"), 2.2)],
        [(0.0, "D5", 0.7), (0.5, "C5", 0.6), (1.0, "A4", 0.8), (1.5, "F4", 0.5)],
        [(1.0, 1.5, "D4", False)],
        "solstis over",
        4.2,
        False,
    )
