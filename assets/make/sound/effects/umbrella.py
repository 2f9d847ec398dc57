"""Umbrella: canvas, rain and felt: everything that moves, and the seats' motifs."""

from __future__ import annotations

import numpy as np

from assets.make.sound.effects import effect
from assets.make.sound.effects.ui import bar, tine, vibed
from assets.make.sound.kit.core import (
    add,
    clock,
    decay,
    faded,
    hertz,
    mix,
    rng,
    samples,
    silence,
    stereo,
    swell,
)
from assets.make.sound.kit.filters import hump, low, paint
from assets.make.sound.kit.modal import drop, knock, struck, tap, thump
from assets.make.sound.kit.space import roomy


def rustle(
    seconds: float,
    *key: object,
    center: float = 2600.0,
    octaves: float = 2.6,
    grains: int = 30,
    long: float = 0.045,
) -> np.ndarray:
    """Canvas that creases: noise in many small irregular strokes."""
    c = rng("rustle", *key)
    env = np.zeros(samples(seconds))
    for _ in range(grains):
        n = samples(c.uniform(0.25, 1.0) * long)
        at = int(c.uniform(0, max(len(env) - n, 1)))
        env[at : at + n] += np.hanning(n)[: len(env) - at] * c.lognormal(0, 0.55)
    env = low(env / np.abs(env).max() + 0.12 * swell(seconds, 0.03, 0.08), 90, 1)
    noise = paint(
        seconds,
        lambda t, f: hump(f, center, octaves) + 0.35 * hump(f, center / 5, 1.2),
        "rustle",
        *key,
        size=256,
    )
    return noise * env


def whoosh(
    seconds,
    *key,
    path=((0, 600), (0.5, 2000), (1, 700)),
    octaves=1.7,
    shape=((0, 0), (0.45, 1), (1, 0)),
    body=0.15,
):
    """Air that something soft moves through; `path` in Hz and `shape` in level over the share
    of time.
    """
    xs, hz = np.array(path, float).T
    us, lv = np.array(shape, float).T

    def spectrum(t, f):
        u = t / seconds
        center = np.exp(np.interp(u, xs, np.log(hz)))
        level = np.interp(u, us, lv)
        level = level * level * (3 - 2 * level)
        return level * (hump(f, center, octaves) + body * hump(f, center * 3.1, 1.6))

    return paint(seconds, spectrum, "whoosh", *key, size=512)


def cloth_land(key: object, deep: float = 118.0, level: float = 1.0) -> np.ndarray:
    """Wet canvas comes to rest."""
    x = silence(0.3)
    add(x, thump(deep, 0.25, 0.55, 0.15), 0, 0.32)
    add(x, low(tap(0.2, 220, 1500, "cloth", key, t60=0.09), 1900), 0.0, 0.95)
    add(x, rustle(0.14, "land", key, center=2100, grains=9) * decay(0.14, 0.12, 0.01), 0.006, 0.30)
    return x * level


def splash(key: object, level: float = 1.0) -> np.ndarray:
    x = paint(
        0.16,
        lambda t, f: hump(f, 4200 * 2 ** (-t * 5), 1.6) * np.exp(-t / 0.03) * (t > 0.002),
        "splash",
        key,
        size=256,
    )
    return faded(x, 0.002, 0.02) * level


@effect(
    "umbrella/pick", "move", "an umbrella is taken up", 4, -7, "if a slide starts within 60 ms", 0
)
def pick(v: int) -> np.ndarray:
    c = rng("pick", v)
    x = silence(0.36)
    add(x, rustle(0.26, "pick", v, center=2500 + 250 * v) * swell(0.26, 0.02, 0.12), 0.01, 0.9)
    add(
        x,
        whoosh(0.26, "pick", v, path=((0, 500), (1, 1500)), shape=((0, 0), (0.6, 1), (1, 0))),
        0.0,
        0.22,
    )
    add(
        x,
        struck("block", 760 * 2 ** (c.normal(0, 0.4) / 12), 0.05, 0.1, "handle", v, touch=0.0009),
        0.012,
        0.30,
    )
    return x


@effect(
    "umbrella/open",
    "move",
    "an umbrella opens: set-up, preview lock-in, title",
    4,
    -5,
    "more than 3 at once",
    0,
)
def fwip(v: int) -> np.ndarray:
    c = rng("open", v)
    x = silence(0.62)
    rise = 0.13 + 0.012 * v
    add(
        x,
        whoosh(
            rise + 0.03,
            "open",
            v,
            path=((0, 420), (0.6, 1100), (1, 3000 + 250 * v)),
            octaves=1.5,
            shape=((0, 0), (0.5, 0.3), (0.88, 1), (1, 0)),
        ),
        0.0,
        0.8,
    )
    add(x, thump(128 + 6 * c.standard_normal(), 0.3, 0.7, 0.13, 0.002), rise, 0.42)
    add(x, tap(0.12, 500, 2600, "snap", v, t60=0.05), rise + 0.001, 1.3)
    for k in range(5):  # ribs lock
        add(
            x,
            struck(
                "block", 2100 * 2 ** c.uniform(-0.3, 0.3), 0.02, 0.05, "rib", v, k, touch=0.0004
            ),
            rise + 0.004 + 0.006 * k + 0.003 * c.random(),
            0.14 * c.uniform(0.4, 1),
        )
    t = clock(0.3)
    flutter = (
        paint(0.3, lambda t, f: hump(f, 850, 2.0), "flutter", v)
        * decay(0.3, 0.22, 0.004)
        * (0.55 + 0.45 * np.sin(2 * np.pi * (27 - 20 * t) * t))
    )
    add(x, flutter, rise + 0.012, 0.62)
    for _ in range(2):
        add(x, drop(c.uniform(1500, 2600), 0.1, 0.3, 0.06), rise + c.uniform(0.13, 0.32), 0.05)
    return x


@effect("umbrella/slide", "move", "the line slides one cell", 4, -4, "never", 0)
def slide(v: int) -> np.ndarray:
    c = rng("slide", v)
    long = (0.40, 0.43, 0.38, 0.45)[v]
    x = silence(long + 0.26)
    top = (1350, 1150, 1600, 1250)[v]
    add(
        x,
        whoosh(
            long,
            "slide",
            v,
            path=((0, 520), (0.45, top), (0.85, top * 0.72), (1, 480)),
            octaves=1.9,
            shape=((0, 0), (0.22, 0.75), (0.6, 1), (0.92, 0.5), (1, 0)),
            body=0.22,
        ),
        0.0,
        0.62,
    )
    add(
        x,
        rustle(long, "slide", v, center=3000, grains=26, long=0.05) * swell(long, 0.08, 0.1),
        0.0,
        0.20,
    )
    for k in range(3):  # four canopies pass over the joints of the stage
        f = (930, 1010, 880, 970)[v] * 2 ** (c.normal(0, 0.3) / 12)
        joint = struck("block", f, 0.05, 0.10, "joint", v, k, touch=0.0008)
        add(x, joint, long * (0.24 + 0.2 * k) + c.normal(0, 0.006), 0.26 + 0.07 * k)
    add(x, cloth_land(("slide", v), 138 + 5 * v, (1.3, 1.9, 1.3, 1.3)[v]), long - 0.035)
    return x


@effect(
    "umbrella/push",
    "move",
    "the umbrella at the far end is pushed off, spins and lands (lands at 0.36 s)",
    4,
    -5,
    "never",
    0,
)
def push(v: int) -> np.ndarray:
    c = rng("push", v)
    x = silence(0.78)
    spin = whoosh(
        0.40,
        "push",
        v,
        path=((0, 700), (0.3, 1900 - 120 * v), (1, 560)),
        octaves=1.4,
        shape=((0, 0), (0.16, 1), (0.6, 0.62), (1, 0)),
        body=0.3,
    )
    t = clock(0.40)
    turns = 2 * np.pi * (19 * t - 15 * t * t + c.uniform(0, 1))
    add(x, spin * (0.42 + 0.58 * (0.5 + 0.5 * np.sin(turns))), 0.0, 0.8)
    add(x, tap(0.05, 400, 2200, "shove", v, t60=0.03), 0.002, 0.55)
    add(x, cloth_land(("push", v), 108 + 4 * v, 1.35), 0.36)
    add(x, splash(("push", v), 0.20), 0.368)
    add(x, drop((1174.7, 1046.5, 1396.9, 880.0)[v], 0.2, 0.3, 0.12), 0.47 + 0.02 * v, 0.055)
    return x


@effect("umbrella/token", "note", "a scoring token drops onto the board", 4, -4, "never", 0)
def token(v: int) -> np.ndarray:
    note = ("A5", "C6", "D6", "F6")[v]
    f = hertz(note)
    x = silence(0.75)
    add(x, drop(f, 0.3, 0.42, 0.24), 0.006, 0.9)
    add(x, struck("glass", f, 0.5, 0.6, "token", v, touch=0.0005, bright=0.45), 0.012, 0.42)
    add(x, thump(200, 0.1, 0.5, 0.05), 0.003, 0.10)
    add(x, drop(f * 1.5, 0.16, 0.3, 0.1), 0.15, 0.22)
    add(x, drop(f * 2, 0.12, 0.3, 0.08), 0.235, 0.10)
    add(x, tap(0.03, 2500, 7000, "plink", v, t60=0.012), 0.004, 0.2)
    return x


@effect("umbrella/hand_on", "move", "a tile is handed on (set down at 0.30 s)", 3, -6, "never", 0)
def hand_on(v: int) -> np.ndarray:
    x = silence(0.56)
    add(x, tap(0.05, 900, 4000, "card off", v, t60=0.02), 0.004, 0.5)
    add(
        x,
        whoosh(
            0.32,
            "hand",
            v,
            path=((0, 900), (0.5, 2300 - 150 * v), (1, 1000)),
            octaves=1.3,
            shape=((0, 0), (0.4, 1), (1, 0)),
            body=0.35,
        ),
        0.0,
        0.5,
    )
    add(x, knock(430 + 18 * v, 0.18, "card", v, tone=0.55, dull=2600), 0.30, 0.95)
    add(x, thump(150, 0.15, 0.4, 0.09), 0.301, 0.18)
    return x


@effect("umbrella/cover", "move", "a tile is laid over another", 3, -6, "never", 0)
def cover(v: int) -> np.ndarray:
    x = silence(0.5)
    add(
        x,
        whoosh(0.11, "cover", v, path=((0, 900), (1, 380)), shape=((0, 0), (0.8, 1), (1, 0))),
        0.0,
        0.38,
    )
    add(x, knock(345 + 14 * v, 0.34, "cover", v, tone=0.6, dull=1900), 0.09, 1.0)
    add(x, knock(520 + 10 * v, 0.1, "cover rim", v, tone=0.5, dull=2600), 0.118, 0.25)
    add(x, thump(126, 0.3, 0.5, 0.24), 0.092, 0.34)
    return x


@effect(
    "umbrella/tile_live",
    "note",
    "a covered or lower tile becomes live",
    2,
    -9,
    "if a claim glows",
    0,
)
def tile_live(v: int) -> np.ndarray:
    a, b = (("C5", "G5"), ("D5", "A5"))[v]
    return mix(
        (0.0, tap(0.04, 1200, 4500, "flip", v, t60=0.02) * 0.4),
        (0.015, bar(a, 0.5, 0.5)),
        (0.1, bar(b, 0.6, 0.6)),
        (0.1, tine(b, 0.6, 0.25)),
    )


TURNS = (("F4", "A4", "C5"), ("A4", "G4", "C5"), ("C5", "A4", "D5"), ("D5", "F5", "C5"))


def _turn(seat: int) -> np.ndarray:
    x = silence(1.5, 2)
    for k, note in enumerate(TURNS[seat]):
        at = (0.0, 0.14, 0.30)[k]
        level = (0.62, 0.62, 0.9)[k]
        add(x, vibed(note, 0.62, level, 5) * decay(0.62, 0.9, 0.0005)[: samples(0.62), None], at)
        add(
            x, stereo(bar(note, 0.6, 0.6 * level, t60=0.35), (-0.5, 0.5, -0.5, 0.5)[seat] * 0.5), at
        )
    return faded(roomy(x, "room", 0.2)[: samples(1.05)], 0, 0.3).mean(axis=1)


for _seat in range(4):
    effect(
        f"umbrella/turn_{_seat + 1}",
        "note",
        f"the turn passes to seat {_seat + 1}",
        1,
        -8,
        "if a claim or power still glows, or in fast play",
        0,
    )(lambda v, s=_seat: _turn(s))
