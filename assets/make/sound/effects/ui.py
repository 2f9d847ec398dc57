"""Sounds of menus, seats and pads, shared by both games: only F, G, A, C, D, which belong to
both keys.
"""

from __future__ import annotations

import numpy as np

from assets.make.sound.effects import effect
from assets.make.sound.kit.core import (
    add,
    clock,
    decay,
    faded,
    hertz,
    midi,
    mix,
    rng,
    samples,
    silence,
)
from assets.make.sound.kit.filters import hump, low, paint
from assets.make.sound.kit.modal import knock, struck, tap, thump
from assets.make.sound.kit.tones import fm_bell, glide, kalimba, vibes

SEATS = ("F4", "A4", "C5", "D5")


def tine(note: str | float, length: float = 0.7, level: float = 1.0, layer: int = 4) -> np.ndarray:
    x = kalimba(midi(note) if isinstance(note, str) else note, layer)
    n = int(length * 44100)
    return faded(x[:n], 0, min(0.12, length / 3)) * level


def bar(
    note: str | float,
    length: float = 0.9,
    level: float = 1.0,
    touch: float = 0.0010,
    t60: float | None = None,
    key: object = 0,
) -> np.ndarray:
    """A wooden bar (marimba) on a note."""
    f = hertz(note)
    x = struck("marimba", f, t60 or min(1.1, 420 / f), length, "bar", note, key, touch=touch)
    add(x, low(tap(0.06, 700, 3000, "stick", note, key, t60=0.02), 0.0008 / touch * 4500), 0, 0.06)
    return faded(x, 0, min(0.1, length / 3)) * level


def vibed(note: str | float, length: float = 1.4, level: float = 1.0, layer: int = 4) -> np.ndarray:
    """A vibraphone note, damped at its end."""
    x = vibes(midi(note), layer)[: samples(length)]
    return faded(x, 0, min(0.35, length / 3)) * level


@effect(
    "ui/focus", "tick", "focus moves to another thing", 4, -8, "if one sounded in the last 45 ms", 0
)
def focus(v: int) -> np.ndarray:
    c = rng("focus", v)
    x = silence(0.16)
    add(
        x,
        struck(
            "block",
            hertz("C6") * 2 ** (c.normal(0, 0.05) / 12),
            0.055,
            0.12,
            "focus",
            v,
            touch=0.0009,
        ),
        0.004,
        0.8,
    )
    add(x, low(tap(0.06, 500, 2600, "focus", v, t60=0.02), 3600), 0.002, 0.25)
    add(x, thump(205 + 8 * v, 0.1, 0.3, 0.05), 0.003, 0.06)
    return x


@effect("ui/confirm", "note", "a choice is confirmed in a menu", 2, -7, "never", 0)
def confirm(v: int) -> np.ndarray:
    return mix(
        (0.0, bar("C5", 0.5, 0.75, key=v)),
        (0.0, tine("C5", 0.4, 0.25)),
        (0.075, bar("F5", 0.7, 0.9, key=v)),
        (0.075, tine("F5", 0.7, 0.35)),
        (0.078, fm_bell(hertz("F6"), 0.6, 2.0, 0.5, 0.5) * 0.06),
    )


@effect("ui/back", "note", "back, cancel, un-pick", 2, -8, "never", 0)
def back(v: int) -> np.ndarray:
    return low(
        mix(
            (0.0, bar("F5", 0.35, 0.6, 0.0014, key=v + 5)),
            (0.085, bar("C5", 0.6, 0.9, 0.0016, key=v + 5)),
            (0.085, tine("C5", 0.5, 0.2, 1)),
        ),
        3200,
    )


@effect("ui/pause", "note", "the pause menu opens", 1, -6, "never", 0)
def pause(v: int) -> np.ndarray:
    x = mix(
        (0.0, bar("C5", 0.9, 0.7, 0.0016)),
        (0.0, bar("F4", 1.0, 0.9, 0.0018)),
        (0.11, bar("G4", 0.9, 0.45, 0.002)),
    )
    hush = paint(
        0.8,
        lambda t, f: (
            hump(f, 2600 * 2 ** (-3.2 * t / 0.8), 1.4)
            * np.sin(np.pi * np.clip(t / 0.8, 0, 1)) ** 0.7
        ),
        "pause",
    )
    return add(x, hush, 0, 0.25)


@effect("ui/resume", "note", "the pause menu closes", 1, -6, "never", 0)
def resume(v: int) -> np.ndarray:
    x = mix(
        (0.0, bar("G4", 0.7, 0.5, 0.0016)),
        (0.09, bar("C5", 0.8, 0.7, 0.0014)),
        (0.18, bar("F5", 1.0, 0.9, 0.0012)),
    )
    lift = paint(
        0.5,
        lambda t, f: (
            hump(f, 500 * 2 ** (2.6 * t / 0.5), 1.3) * np.sin(np.pi * np.clip(t / 0.5, 0, 1))
        ),
        "resume",
    )
    return add(x, lift, 0, 0.2)


@effect("ui/refused", "note", "this cannot be done", 3, -5, "if one sounded in the last 200 ms", 0)
def refused(v: int) -> np.ndarray:
    x = mix(
        (0.0, bar("F3", 0.25, 0.9, 0.0017, 0.16, v)), (0.105, bar("D3", 0.4, 1.0, 0.0019, 0.22, v))
    )
    add(x, low(tap(0.1, 150, 900, "refused", v, t60=0.06), 1200), 0.0, 0.5)
    add(x, low(tap(0.1, 150, 700, "refused b", v, t60=0.07), 1000), 0.105, 0.5)
    add(x, knock(430 + 12 * v, 0.12, "refused", v, dull=2000), 0.104, 0.55)
    add(x, knock(500 + 12 * v, 0.1, "refused first", v, dull=2000), 0.0, 0.4)
    return x


def _join(seat: int, key: object = 0) -> np.ndarray:
    root = SEATS[seat]
    f = hertz(root)
    fifth = {"F4": "C5", "A4": "C5", "C5": "G5", "D5": "A5"}[root]
    return mix(
        (0.0, knock(300 + 40 * seat, 0.14, "seat", seat, dull=2200) * 0.5),
        (0.05, bar(root, 0.9, 0.9)),
        (0.05, tine(root, 0.9, 0.5)),
        (0.15, tine(fifth, 0.9, 0.55)),
        (0.16, fm_bell(2 * f, 0.9, 2, 0.6, 0.9) * 0.16),
    )


for _seat in range(4):
    effect(f"ui/join_{_seat + 1}", "note", f"seat {_seat + 1} is taken", 1, -4, "never", 0)(
        lambda v, s=_seat: _join(s)
    )


@effect("ui/leave", "note", "a seat is given up", 1, -7, "never", 0)
def leave(v: int) -> np.ndarray:
    return low(
        mix(
            (0.0, tine("C5", 0.4, 0.7)),
            (0.1, tine("A4", 0.4, 0.7)),
            (0.2, bar("F4", 0.7, 0.8, 0.003)),
            (0.22, knock(260, 0.2, "leave", dull=1500) * 0.35),
        ),
        3600,
    )


@effect("ui/pad_lost", "note", "a pad has gone: the match pauses", 1, -3, "never", 0)
def pad_lost(v: int) -> np.ndarray:
    x = silence(1.3)
    add(x, tap(0.05, 1200, 5000, "unplug", t60=0.012), 0.0, 0.8)
    add(x, knock(620, 0.1, "unplug"), 0.0, 0.3)
    for at, a, b in ((0.09, "D5", "D5"), (0.33, "A4", "A4")):
        bend = hertz(a) * 2 ** (-0.2 * np.clip((clock(0.6) - 0.1) / 0.5, 0, 1) ** 2 / 12)
        add(x, glide(bend, (1, 0.12, 0.3, 0.04, 0.1)) * decay(0.6, 0.7, 0.006), at, 0.6)
        add(x, bar(b, 0.5, 0.5, 0.002), at)
    return x


@effect("ui/pad_back", "note", "the pad has come back", 1, -4, "never", 0)
def pad_back(v: int) -> np.ndarray:
    x = silence(1.2)
    for at, a in ((0.06, "A4"), (0.2, "D5"), (0.34, "F5")):
        add(
            x,
            glide(np.full(26460, hertz(a)), (1, 0.12, 0.25, 0.03, 0.08)) * decay(0.6, 0.6, 0.006),
            at,
            0.45,
        )
        add(x, bar(a, 0.6, 0.6, 0.002), at)
    add(x, tap(0.05, 1200, 5000, "plug", t60=0.012), 0.02, 0.6)
    return add(x, knock(720, 0.1, "plug"), 0.025, 0.3)


@effect(
    "ui/tick",
    "tick",
    "a score line counts one up: take 1 to 6 in turn, rising",
    6,
    -6,
    "if one sounded in the last 60 ms",
    0,
)
def tick(v: int) -> np.ndarray:
    note = ("C5", "D5", "F5", "G5", "A5", "C6")[v]
    return mix(
        (0.0, tine(note, 0.2, 0.55, 5) * decay(0.2, 0.16, 0.0003)[: samples(0.2)]),
        (0.0, struck("block", hertz(note) * 2, 0.03, 0.1, "tick", touch=0.0006) * 0.5),
    )


@effect("ui/total", "note", "a score line or the total is complete", 2, -5, "never", 0)
def total(v: int) -> np.ndarray:
    notes = (("F5", "C6"), ("G5", "D6"))[v]
    return mix(
        (0.0, bar(notes[0], 0.8, 0.8)),
        (0.0, tine(notes[0], 0.8, 0.4)),
        (0.02, tine(notes[1], 0.8, 0.5)),
        (0.02, fm_bell(hertz(notes[1]), 0.9, 2.0, 0.8, 0.9) * 0.2),
    )


@effect("ui/undo", "move", "a move is taken back", 2, -6, "never", 0)
def undo(v: int) -> np.ndarray:
    x = paint(
        0.34,
        lambda t, f: (
            hump(f, 700 * 2 ** (1.3 * t / 0.34), 1.8) * np.clip(t / 0.3, 0, 1) ** 2 * (t < 0.33)
        ),
        "undo",
        v,
    )
    x = faded(x, 0.02, 0.02)
    return mix(
        (0.0, x * 0.6),
        (0.30, bar("G4", 0.25, 0.5, 0.002, 0.12)),
        (0.30, knock(480, 0.1, "undo", v) * 0.5),
    )


@effect("ui/hint", "note", "a hint is shown", 1, -7, "never", 0)
def hint(v: int) -> np.ndarray:
    return mix(
        (0.0, tine("A5", 0.8, 0.6)),
        (0.09, tine("D6", 0.8, 0.6)),
        (0.02, fm_bell(hertz("A5"), 0.9, 2, 0.5, 0.8) * 0.2),
        (0.1, fm_bell(hertz("D6"), 0.9, 2, 0.5, 0.8) * 0.2),
    )


@effect(
    "ui/text",
    "tick",
    "a letter on the on-screen keyboard, a slider's step",
    3,
    -10,
    "if one sounded in the last 45 ms",
    0,
)
def text(v: int) -> np.ndarray:
    x = silence(0.1)
    add(
        x,
        struck("block", hertz("G5") * (1 + 0.01 * v), 0.045, 0.09, "text", v, touch=0.0008),
        0.002,
        0.8,
    )
    return add(x, low(tap(0.05, 700, 3500, "text", v, t60=0.012), 4200), 0.001, 0.25)
