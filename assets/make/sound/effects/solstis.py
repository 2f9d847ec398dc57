"""Solstis: wooden tiles, thumb-piano tines and harp, in D dorian's pentatonic (D F G A C)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from assets.make.sound.effects import effect
from assets.make.sound.effects.ui import tine
from assets.make.sound.effects.umbrella import whoosh
from assets.make.sound.kit.core import (
    add,
    curve,
    decay,
    drift,
    faded,
    hertz,
    midi,
    mix,
    rng,
    samples,
    silence,
    stereo,
    swell,
)
from assets.make.sound.kit.filters import hump, low, paint
from assets.make.sound.kit.modal import knock, ring, struck, thump
from assets.make.sound.kit.space import roomy
from assets.make.sound.kit.strings import harp
from assets.make.sound.kit.tones import fm_bell, glide, pad


def harped(
    note: str | float, length: float = 1.6, level: float = 1.0, layer: int = 4
) -> np.ndarray:
    x = harp(midi(note), layer)[: samples(length)]
    return faded(x, 0, min(0.3, length / 3)) * level


def line(seconds: float, *points: tuple[float, str | float]) -> np.ndarray:
    """A frequency curve through (second, note or Hz) points, eased in pitch."""
    return np.exp(
        curve(seconds, *[(t, np.log(hertz(p) if isinstance(p, str) else p)) for t, p in points])
    )


def tok(key: object, pitch: float = 500.0, level: float = 1.0) -> np.ndarray:
    """A wooden tile set down on a wooden table."""
    x = silence(0.42)
    add(x, knock(pitch, 0.32, "tok", key, tone=0.75, dull=3000), 0.0, 1.0)
    add(
        x,
        struck("wood", pitch * 0.52, 0.26, 0.36, "table", key, touch=0.0012, spread=0.02),
        0.001,
        0.35,
    )
    add(x, thump(128, 0.3, 0.3, 0.18), 0.001, 0.32)
    return x * level


def scrape(seconds: float, key: object, center: float = 1500.0) -> np.ndarray:
    noise = paint(seconds, lambda t, f: hump(f, center, 1.8), "scrape", key, size=256)
    grit = np.abs(low(rng("grit", *np.atleast_1d(key)).standard_normal(samples(seconds)), 90, 1))
    return noise * grit / grit.max() * swell(seconds, 0.01, 0.03)


@effect("solstis/play", "move", "a land tile is played or joins the display", 4, -5, "never", 0)
def play(v: int) -> np.ndarray:
    x = silence(0.5)
    add(x, scrape(0.09, ("play", v)), 0.0, 0.30)
    add(x, tok(("play", v), (505, 535, 480, 555)[v]), 0.075)
    return x


@effect(
    "solstis/capture",
    "note",
    "a display tile is captured: two tiles, two notes",
    4,
    -3,
    "never",
    -2,
)
def capture(v: int) -> np.ndarray:
    a, b = (("A4", "D5"), ("C5", "F5"), ("G4", "D5"), ("D5", "A5"))[v]
    x = silence(1.3)
    add(x, tok(("cap a", v), 560 + 12 * v, 0.75), 0.0)
    add(x, tok(("cap b", v), 700 + 15 * v, 0.6), 0.095)
    for at, note, level in ((0.0, a, 0.75), (0.095, b, 0.95)):
        add(x, tine(note, 1.0, level), at)
        add(x, harped(note, 1.1, 0.35), at)
        add(x, fm_bell(hertz(note) * 2, 0.8, 2.0, 0.4, 0.6) * 0.05, at)
    return x


@effect("solstis/reveal", "move", "a face-down tile is turned up", 4, -7, "more than 2 at once", 0)
def reveal(v: int) -> np.ndarray:
    x = silence(0.5)
    add(
        x,
        whoosh(
            0.15,
            "reveal",
            v,
            path=((0, 900), (1, 2600)),
            octaves=1.3,
            shape=((0, 0), (0.75, 1), (1, 0)),
        ),
        0.0,
        0.5,
    )
    add(x, tok(("reveal", v), 640 + 25 * v, 0.8), 0.125)
    add(x, tine(("A5", "G5", "A5", "D6")[v], 0.3, 0.24, 2), 0.13)
    return x


@effect(
    "solstis/draw", "move", "tiles come to the hand", 3, -9, "if one sounded in the last 90 ms", 0
)
def draw(v: int) -> np.ndarray:
    x = silence(0.34)
    add(x, scrape(0.17, ("draw", v), 1900 + 200 * v), 0.0, 0.55)
    add(x, knock(610 + 30 * v, 0.12, "draw", v, tone=0.6, dull=2400), 0.15, 0.8)
    return x


@effect("solstis/peek", "move", "a hand is looked at or hidden again", 2, -10, "never", 0)
def peek(v: int) -> np.ndarray:
    x = silence(0.36)
    for k in range(3):
        add(
            x,
            knock(
                (700, 640)[v] * (1 + (0.07 if v == 0 else -0.06) * k), 0.1, "peek", v, k, dull=2600
            ),
            0.045 * k,
            0.5 + 0.15 * k,
        )
        add(x, scrape(0.05, ("peek", v, k), 2400), 0.045 * k, 0.2)
    return x


@effect("solstis/second_chance", "note", "no match: the top of the pile decides", 2, -4, "never", 0)
def second_chance(v: int) -> np.ndarray:
    x = silence(1.7, 2)
    notes = (("D5", "G5", "A5"), ("C5", "G5", "A5"))[v]
    for k in range(9):  # a hesitating tremolo between two strings
        add(
            x,
            stereo(harped(("D4", "A4")[k % 2], 0.6, 0.30 + 0.03 * k), (-0.4, 0.4)[k % 2]),
            0.058 * k,
        )
    for k, note in enumerate(notes):
        add(x, tine(note, 1.1, 0.55 + 0.12 * k), 0.16 + 0.15 * k)
    w = whoosh(
        0.75, "chance", v, path=((0, 500), (1, 2400)), octaves=1.2, shape=((0, 0), (0.8, 1), (1, 0))
    )
    add(x, drift(w, -0.6, 0.6), 0.0, 0.22)
    return faded(roomy(x, "room", 0.25)[: samples(1.5)], 0, 0.3).mean(axis=1)


def _shimmer(
    notes: Sequence[str], step: float, key: object, length: float, bright: float = 0.7
) -> np.ndarray:
    x = silence(length, 2)
    c = rng("shimmer", key)
    for k, note in enumerate(notes):
        side = np.sin(2.4 * k) * 0.8
        f = hertz(note)
        g = struck("glass", f, 1.5, 1.6, key, k, touch=0.0006, bright=bright)
        g = g / np.abs(g).max()
        chorus = ring([f * 2 ** (4 / 1200), f * 2 ** (-5 / 1200)], [0.3, 0.3], [1.6, 1.5], 1.6)
        add(
            x,
            stereo(faded(g + chorus, 0, 0.2), side),
            step * k + c.normal(0, 0.004),
            0.55 + 0.05 * k,
        )
        add(x, stereo(tine(note, 1.0, 0.35), -side), step * k)
    for _ in range(26):
        f = hertz(c.choice([midi(n) for n in notes])) * c.choice((2, 2, 4))
        if f < 9000:
            add(
                x,
                stereo(fm_bell(f, 0.5, 2.0, 0.3, 0.35), c.uniform(-1, 1)),
                c.uniform(0.1, length * 0.6),
                0.05 * c.uniform(0.3, 1),
            )
    return x


@effect("solstis/rainbow", "glow", "a rainbow is gained and placed", 2, -2, "never", -4)
def rainbow(v: int) -> np.ndarray:
    rows = (
        ("D5", "F5", "G5", "A5", "C6", "D6", "F6"),
        ("C5", "D5", "F5", "G5", "A5", "C6", "D6"),
        ("D5", "G5", "A5", "C6", "D6", "F6", "A6"),
    )
    x = _shimmer(rows[v], 0.075, ("rainbow", v), 2.6)
    add(
        x,
        pad(
            [midi(n) for n in ("D4", "A4", "D5", "F5")],
            0.8,
            "rainbow",
            v,
            attack=0.5,
            release=1.3,
            bright=3200,
            slope=1.2,
        ),
        0.1,
        0.7,
    )
    air = paint(
        1.3,
        lambda t, f: (
            hump(f, 5200 + 1800 * np.sin(2 * np.pi * 2.1 * t), 1.0)
            * np.sin(np.pi * np.clip(t / 1.3, 0, 1))
        ),
        "air",
        v,
    )
    add(x, drift(air, -0.8, 0.8), 0.05, 0.10)
    return faded(roomy(x, "hall", 0.2)[: samples(2.6)], 0, 0.6)


@effect(
    "solstis/rainbow_moved",
    "glow",
    "a displaced rainbow is placed again",
    2,
    -4,
    "if a rainbow sounds",
    0,
)
def rainbow_moved(v: int) -> np.ndarray:
    rows = (("A5", "G5", "F5", "A5", "D6"), ("C6", "A5", "G5", "C6", "F6"))
    x = _shimmer(rows[v], 0.08, ("moved", v), 1.9, 0.55)
    w = whoosh(0.4, "moved", v, path=((0, 2600), (0.4, 1400), (1, 3200)), octaves=1.0)
    add(x, drift(w, 0.6, -0.6), 0.0, 0.25)
    return faded(roomy(x, "hall", 0.18)[: samples(2.3)], 0, 0.5)


@effect("solstis/square", "glow", "a square of four is closed", 3, -3, "never", -3)
def square(v: int) -> np.ndarray:
    corners = (("D4", "A4", "D5", "F5"), ("F4", "C5", "F5", "A5"), ("G4", "D5", "G5", "A5"))[v]
    x = silence(2.4, 2)
    for k, note in enumerate(corners):
        side, at = (-0.6, 0.6, 0.6, -0.6)[k], 0.085 * k
        s = struck("stone", 950 + 140 * k, 0.07, 0.14, "square", v, k, touch=0.0008)
        add(x, stereo(s / np.abs(s).max(), side), at, 0.34)
        add(x, stereo(tine(note, 1.6, 0.75), side), at)
        add(x, stereo(harped(note, 1.8, 0.6), side * 0.5), at)
    add(x, thump(hertz("D2"), 0.7, 0.25, 0.7, 0.006), 0.34, 0.35)
    add(
        x,
        pad([midi(n) for n in corners], 0.6, "square", v, attack=0.25, release=1.1, bright=1800),
        0.32,
        1.2,
    )
    return faded(roomy(x, "hall", 0.16)[: samples(2.6)], 0, 0.5)


@effect("solstis/removed", "move", "a tile leaves the game", 2, -4, "never", 0)
def removed(v: int) -> np.ndarray:
    x = silence(0.95)
    for k, at in enumerate((0.0, 0.16, 0.26, 0.32)):
        add(
            x,
            knock((430, 400, 380, 370)[k] - 20 * v, 0.18, "removed", v, k, tone=0.8, dull=2000),
            at,
            (1, 0.6, 0.36, 0.2)[k],
        )
    fall = line(0.6, (0, "A4"), (0.6, "D4"))
    add(x, low(glide(fall, (1, 0.2, 0.06)) * swell(0.6, 0.05, 0.4), 1800), 0.02, 0.16)
    dust = paint(
        0.6,
        lambda t, f: (
            hump(f, 1500 * 2 ** (-2.2 * t), 1.8) * np.exp(-t / 0.2) * np.clip(t / 0.02, 0, 1)
        ),
        "dust",
        v,
    )
    return add(x, dust, 0.05, 0.22)


@effect(
    "solstis/lost",
    "note",
    "an effect or a rainbow is lost: nothing to take",
    2,
    -7,
    "if another effect sounds",
    0,
)
def lost(v: int) -> np.ndarray:
    x = mix(
        (0.0, tine("A4", 0.26, 0.7, 2)),
        (0.13, tine("F4", 0.28, 0.7, 2)),
        (0.28, tine("D4", 0.5, 0.95, 2) * decay(0.5, 0.65, 0.0005)[: samples(0.5)]),
    )
    puff = paint(
        0.5,
        lambda t, f: (
            hump(f, 900 * 2 ** (-2 * t), 1.6) * np.exp(-t / 0.15) * np.clip(t / 0.03, 0, 1)
        ),
        "lost",
        v,
    )
    return low(add(x, puff, 0.26, 0.4), 3500)


TURNS = (("D5", "A4", "D5"), ("A4", "C5", "F5"))


def _turn(seat: int) -> np.ndarray:
    x = silence(1.4, 2)
    for k, note in enumerate(TURNS[seat]):
        at = (0.0, 0.13, 0.28)[k]
        add(
            x,
            stereo(
                tine(note, 0.6, (0.6, 0.6, 0.9)[k], 5) * decay(0.6, 1.0, 0.0005)[: samples(0.6)],
                (-0.4, 0.4)[seat],
            ),
            at,
        )
        add(x, stereo(harped(note, 0.7, 0.4), (-0.2, 0.2)[seat]), at)
    return faded(roomy(x, "room", 0.22)[: samples(1.3)], 0, 0.3).mean(axis=1)


for _seat in range(2):
    effect(
        f"solstis/turn_{_seat + 1}",
        "note",
        f"the turn passes to seat {_seat + 1}",
        1,
        -8,
        "if a spirit or rainbow still sounds, or in fast play",
        0,
    )(lambda v, s=_seat: _turn(s))
