"""Umbrella's evening bells, in F major pentatonic (F G A C D): claims, powers and the endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from assets.make.sound.effects import effect
from assets.make.sound.effects.ui import bar, tine, vibed
from assets.make.sound.effects.umbrella import cloth_land, rustle, whoosh
from assets.make.sound.kit.core import (
    add,
    clock,
    curve,
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
from assets.make.sound.kit.filters import hump, paint
from assets.make.sound.kit.modal import drop, struck
from assets.make.sound.kit.space import roomy
from assets.make.sound.kit.strings import bass, piano
from assets.make.sound.kit.tones import fm_bell, glide, pad

CLAIMS = {  # four umbrellas, four notes; voicings climb from blue to yellow
    "blue": ("D4", "A4", "C5", "F5"),
    "red": ("F4", "A4", "C5", "G5"),
    "green": ("G4", "C5", "D5", "A5"),
    "yellow": ("C5", "F5", "A5", "D6"),
}


def _voice(color: str, note: str | float, v: int) -> np.ndarray:
    f = hertz(note)
    if color == "blue":  # vibraphone, cool
        return vibed(note, 2.4, 0.9)
    if color == "red":  # warm tine: FM at 1:1 with a low octave
        x = (
            fm_bell(f, 2.4, 1.0, 1.5, 2.6, 0.004)
            + 0.35 * fm_bell(f, 2.4, 4.0, 0.5, 1.0, 0.002) * 0.4
        )
        return stereo(x * 0.8)
    if color == "green":  # marimba with a breath of flute
        x = struck("marimba", f, 1.3, 2.2, "green", note, v, touch=0.0007)
        t = clock(2.2)
        breath = (
            glide(
                f * 2 ** (0.1 * np.sin(2 * np.pi * 5 * t) * np.clip(t / 0.6, 0, 1) / 12),
                (1, 0.25, 0.06),
            )
            * swell(2.2, 0.12, 1.7) ** 1.5
        )
        return stereo(x * 0.95 + 0.24 * breath)
    x = struck("glass", f, 1.9, 2.2, "yellow", note, v, touch=0.0003, bright=0.8)  # glass
    return stereo(x * 0.8)


def _claim(color: str, v: int) -> np.ndarray:
    notes = CLAIMS[color]
    order = (0, 1, 2, 3) if v == 0 else (0, 2, 1, 3)
    x = silence(3.0, 2)
    for k, i in enumerate(order):
        voice = _voice(color, notes[i], v)
        side = (-0.55, 0.55, -0.2, 0.25)[i]
        voice = voice * np.array([1 - max(side, 0) * 0.6, 1 + min(side, 0) * 0.6])
        add(x, faded(voice, 0, 0.2), 0.085 * k + 0.004 * (v + k) % 0.009, 0.62 + 0.1 * k)
    glow = pad(
        [midi(n) for n in notes],
        0.9,
        "claim",
        color,
        attack=0.45,
        release=1.2,
        bright={"blue": 900, "red": 1500, "green": 1100, "yellow": 2600}[color],
    )
    add(x, glow, 0.24, 0.85)
    for k in range(5):  # the last of the rain on the glowing canopies
        c = rng("claim sparkle", color, v, k)
        add(
            x,
            stereo(
                drop(2 * hertz(notes[k % 4]) * (2 if k == 4 else 1), 0.16, 0.25, 0.1),
                c.uniform(-0.7, 0.7),
            ),
            0.5 + 0.14 * k + c.uniform(0, 0.05),
            0.07,
        )
    return faded(roomy(x, "club", 0.22)[: samples(2.7)], 0, 0.6)


for _color in CLAIMS:
    effect(
        f"umbrella/claim_{_color}",
        "glow",
        f"a {_color} figure glows (four notes, 0.085 s apart)",
        2,
        -2,
        "never",
        -5,
    )(lambda v, c=_color: _claim(c, v))


@effect(
    "umbrella/power_extra",
    "glow",
    "power: an extra turn (paired circular arrows)",
    1,
    -3,
    "never",
    -3,
)
def power_extra(v: int) -> np.ndarray:
    x = silence(2.6, 2)
    at = 0.0
    for k, note in enumerate(("F4", "A4", "C5", "F5", "A5", "C6", "F6")):
        side = np.sin(k * 2 * np.pi / 6)
        add(x, stereo(tine(note, 1.2, 0.75), 0.8 * side), at)
        add(x, vibed(note, 1.6, 0.5, 3), at)
        at += 0.115 * 0.9**k
    for k in range(2):
        w = whoosh(0.42, "circle", k, path=((0, 700), (0.5, 2400), (1, 900)), octaves=1.2)
        add(x, drift(w, -0.9 if k == 0 else 0.9, 0.9 if k == 0 else -0.9), 0.02 + 0.33 * k, 0.30)
    add(
        x,
        pad(
            [midi(n) for n in ("F4", "C5", "G5")],
            0.5,
            "extra",
            attack=0.4,
            release=1.2,
            bright=2200,
        ),
        0.45,
        0.8,
    )
    return faded(roomy(x, "club", 0.2)[: samples(2.9)], 0, 0.5)


@effect(
    "umbrella/power_swap",
    "glow",
    "power: two umbrellas change places (paired straight arrows)",
    1,
    -3,
    "never",
    -3,
)
def power_swap(v: int) -> np.ndarray:
    x = silence(2.2, 2)
    for a, b, left, right in (("C5", "A5", -0.8, 0.8), ("A5", "C5", 0.8, -0.8)):
        line = np.exp(
            curve(
                0.5,
                (0, np.log(hertz(a))),
                (0.06, np.log(hertz(a))),
                (0.44, np.log(hertz(b))),
                (0.5, np.log(hertz(b))),
            )
        )
        tone = glide(line, (1, 0.22, 0.1, 0.05)) * swell(0.5, 0.03, 0.12)
        add(x, drift(tone, left, right), 0.05, 0.42)
        add(x, drift(rustle(0.4, "swap", a, center=2400, grains=12), left, right), 0.05, 0.32)
        add(x, stereo(bar(b, 1.2, 0.8), right * 0.7), 0.50)
        add(x, vibed(b, 1.6, 0.55), 0.50)
    add(x, stereo(cloth_land("swap a"), -0.5), 0.5, 0.4)
    add(x, stereo(cloth_land("swap b"), 0.5), 0.515, 0.4)
    return faded(roomy(x, "club", 0.2)[: samples(2.4)], 0, 0.4)


@effect(
    "umbrella/power_exchange",
    "glow",
    "power: an umbrella is exchanged with a waiting one (single circular arrow)",
    1,
    -3,
    "never",
    -3,
)
def power_exchange(v: int) -> np.ndarray:
    x = silence(2.2, 2)
    away = np.exp(curve(0.42, (0, np.log(hertz("G5"))), (0.42, np.log(hertz("D6"))))) * 1.0
    add(x, drift(glide(away, (1, 0.2, 0.08)) * swell(0.42, 0.02, 0.3), -0.1, -0.95), 0.0, 0.45)
    add(
        x,
        drift(
            whoosh(0.42, "away", path=((0, 800), (1, 2600)), shape=((0, 0.2), (0.3, 1), (1, 0))),
            -0.1,
            -0.95,
        ),
        0.0,
        0.5,
    )
    come = np.exp(curve(0.42, (0, np.log(hertz("D5"))), (0.42, np.log(hertz("A5")))))
    add(x, drift(glide(come, (1, 0.2, 0.08)) * swell(0.42, 0.28, 0.05), 0.95, 0.05), 0.30, 0.45)
    add(
        x,
        drift(
            whoosh(0.42, "come", path=((0, 2600), (1, 700)), shape=((0, 0), (0.75, 1), (1, 0))),
            0.95,
            0.05,
        ),
        0.30,
        0.5,
    )
    add(x, cloth_land("exchange"), 0.70, 0.6)
    for at, note in ((0.0, "G4"), (0.70, "D5"), (0.78, "A5")):
        add(x, bar(note, 1.2, 0.75), at)
        add(x, vibed(note, 1.4, 0.55), at)
    return faded(roomy(x, "club", 0.2)[: samples(2.4)], 0, 0.4)


@effect("umbrella/last_turns", "fanfare", "the last turns are announced", 1, -3, "never", -6)
def last_turns(v: int) -> np.ndarray:
    x = silence(4.2, 2)
    for at, note, level, side in (
        (0.0, "D4", 0.9, -0.15),
        (0.72, "A4", 0.75, 0.15),
        (1.44, "C5", 0.55, 0.0),
    ):
        b = struck("bell", hertz(note), 3.0, 3.2, "evening", note, touch=0.0022, bright=0.7)
        add(x, stereo(faded(b / np.abs(b).max(), 0, 0.4), side), at, level)
        add(x, vibed(note, 2.6, 0.35, 5), at)

    def gust(t, f):
        rise = np.sin(np.pi * np.clip(t / 3.2, 0, 1)) ** 1.5
        return (hump(f, 3800, 2.4) + 0.5 * hump(f, 900, 1.8)) * rise

    rain, rain2 = (paint(3.2, gust, key, size=1024) for key in ("gust", "gust b"))
    add(x, np.stack([rain, rain2], axis=1), 0.2, 0.09)
    add(
        x,
        pad(
            [midi(n) for n in ("D4", "A4", "C5", "G5")],
            1.8,
            "last",
            attack=0.8,
            release=1.4,
            bright=1500,
        ),
        0.4,
        1.1,
    )
    return faded(roomy(x, "street", 0.3)[: samples(4.2)], 0, 0.7)


def _cadence(
    chords: Sequence[Any],
    melody: Sequence[tuple[float, str, float]],
    glitter: Sequence[tuple[float, str]],
    key: object,
    seconds: float,
) -> np.ndarray:
    """Piano chords, a vibraphone line and falling drops: (at, notes) lists."""
    x = silence(seconds, 2)
    c = rng("cadence", key)
    for at, low_note, notes, hold in chords:
        add(
            x,
            stereo(
                bass(midi(low_note))[: samples(hold + 0.3)]
                * swell(min(hold + 0.3, 2.6), 0.001, 0.25)[: samples(min(hold + 0.3, 2.6))]
            ),
            at,
            0.62,
        )
        for k, n in enumerate(notes):
            add(x, piano(midi(n), 0.55 + 0.05 * k, hold), at + 0.014 * k, 1.1)
    for at, n, level in melody:
        add(x, vibed(n, 2.8, level, 5), at + c.normal(0, 0.004))
    for k, (at, n) in enumerate(glitter):
        add(x, stereo(drop(hertz(n), 0.3, 0.3, 0.22), (-0.6, 0.5, -0.3, 0.7)[k % 4]), at, 0.13)
        add(
            x,
            stereo(fm_bell(hertz(n), 1.2, 2.0, 0.6, 1.1), (0.5, -0.5, 0.2, -0.7)[k % 4]),
            at,
            0.09,
        )
    return faded(roomy(x, "club", 0.24)[: samples(seconds)], 0, 1.0)


@effect("umbrella/win", "fanfare", "a winner", 1, -1, "never", -12)
def win(v: int) -> np.ndarray:
    third = 2 / 3
    return _cadence(
        [
            (0.0, "G2", ("Bb3", "F4", "A4", "D5"), 0.62),
            (third, "C3", ("Bb3", "E4", "A4", "D5"), 0.62),
            (2 * third, "F2", ("A3", "E4", "G4", "C5"), 2.6),
        ],
        [
            (0.0, "D5", 0.6),
            (0.22, "F5", 0.6),
            (0.44, "A5", 0.7),
            (third, "G5", 0.75),
            (third + 0.34, "A5", 0.6),
            (2 * third, "C6", 0.95),
            (2 * third + 0.44, "G5", 0.5),
            (2 * third + 0.66, "A5", 0.55),
            (2 * third + 1.1, "F5", 0.7),
        ],
        [(1.62 + 0.11 * k, n) for k, n in enumerate(("F5", "A5", "C6", "F6", "A6", "C7"))]
        + [(2.75, "A6"), (3.1, "C7")],
        "win",
        5.2,
    )


@effect("umbrella/win_shared", "fanfare", "a shared victory", 1, -1, "never", -12)
def win_shared(v: int) -> np.ndarray:
    third = 2 / 3
    return _cadence(
        [
            (0.0, "Bb2", ("A3", "D4", "F4", "C5"), 0.64),
            (third, "C3", ("Bb3", "D4", "G4"), 0.64),
            (2 * third, "F2", ("A3", "D4", "G4", "C5"), 2.4),
        ],
        [
            (0.0, "A4", 0.5),
            (0.0, "C5", 0.5),
            (0.33, "C5", 0.5),
            (0.33, "F5", 0.5),
            (third, "D5", 0.6),
            (third, "G5", 0.6),
            (2 * third, "F5", 0.75),
            (2 * third, "A5", 0.75),
            (2 * third + 0.66, "G5", 0.4),
            (2 * third + 0.66, "D5", 0.4),
            (2 * third + 1.0, "A5", 0.5),
            (2 * third + 1.0, "F5", 0.5),
        ],
        [(1.7 + 0.16 * k, n) for k, n in enumerate(("A5", "C6", "D6", "F6"))],
        "shared",
        4.8,
    )


@effect(
    "umbrella/over",
    "fanfare",
    "the game is over without a win: solo below the bands, or the table goes to results",
    1,
    -3,
    "never",
    -8,
)
def over(v: int) -> np.ndarray:
    return _cadence(
        [(0.0, "Bb2", ("A3", "D4", "F4"), 0.95), (1.0, "F2", ("A3", "C4", "G4"), 2.4)],
        [(0.0, "D5", 0.5), (0.5, "C5", 0.5), (1.0, "A4", 0.7), (1.5, "G4", 0.4)],
        [(1.9, "F5"), (2.3, "C5")],
        "over",
        4.4,
    )
