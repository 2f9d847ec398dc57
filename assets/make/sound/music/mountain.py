"""The players of the mountain: thumb piano, harp, wooden flute, frame drum, drone and bells."""

from __future__ import annotations

import numpy as np

from assets.make.sound.kit.core import (
    add,
    clock,
    faded,
    hertz,
    midi,
    rng,
    samples,
    stereo,
    swell,
)
from assets.make.sound.kit.filters import band, high, hump, low, paint
from assets.make.sound.kit.modal import struck, tap
from assets.make.sound.kit.strings import harp
from assets.make.sound.kit.tones import flute, fm_bell, kalimba, pad
from assets.make.sound.music.stage import TAIL, Stage
from assets.make.sound.score import (
    Chord,
    Note,
    at,
    voiced,
)


def tines(stage: Stage, chords: list[Chord], patterns, order, base=0.6) -> np.ndarray:
    """Thumb piano: five voices of the chord, voice-led, in 3 + 3 + 2."""
    x = stage.empty()
    shapes = voiced(chords, 57, 79, stage.tunes)
    for bar in range(stage.bars):
        chord = at(chords, bar * 4)
        shape = shapes[chords.index(chord)]
        root = 50 + (chord.bass - 50) % 12
        voices = (root, *shape)
        for k, sign in enumerate(patterns[order[bar % len(order)] % len(patterns)]):
            if sign == ".":
                continue
            beat = bar * 4 + k / 2
            accent = k in (0, 3, 6)
            force = stage.force(beat, base * (1.0 if accent else 0.72))
            i = int(sign)
            tone = kalimba(voices[i], int(np.clip(force * 8, 1, 7))) * force
            add(x, stereo(tone, (-0.15, -0.45, 0.25, -0.05, 0.45)[i]), stage.time(beat, 0.007))
    return x


def harp_line(stage: Stage, notes: list[Note], base=0.55, place=0.25) -> np.ndarray:
    x = stage.empty()
    for n in notes:
        force = stage.force(n.beat, base, n.accent)
        add(
            x,
            stereo(
                harp(n.number, int(np.clip(force * 8, 1, 7))) * force, place + (n.number - 74) / 90
            ),
            stage.time(n.beat, 0.009),
        )
        if n.beats >= 2 and n.number > 69:
            add(
                x,
                stereo(harp(n.number - 12, 3) * force * 0.45, place),
                stage.time(n.beat, 0.009) + 0.02,
            )
    return x


def harp_rolls(
    stage: Stage, chords: list[Chord], every: int, base=0.45, sweep_bars=()
) -> np.ndarray:
    """Slow rolled chords from the low strings up; before some phrases a sweep through the mode."""
    x = stage.empty()
    shapes = voiced(chords, 57, 79, stage.tunes)
    for bar in range(0, stage.bars, every):
        chord = at(chords, bar * 4)
        root = 38 + (chord.bass - 38) % 12
        notes = (root, root + (6 if "b5" in chord.kind else 7), *shapes[chords.index(chord)])
        for k, number in enumerate(notes):
            force = stage.force(bar * 4, base * (1 - 0.04 * k))
            add(
                x,
                stereo(harp(number, 4) * force, -0.1 + 0.09 * k),
                stage.time(bar * 4, 0.006) + 0.052 * k,
            )
    for bar in sweep_bars:
        chord = at(chords, bar * 4)
        ladder = [n for n in range(57, 94) if n % 12 in chord.scale and n % 12 in stage.score.KEY]
        for k, number in enumerate(ladder):
            add(
                x,
                stereo(
                    harp(number, 3) * 0.26 * (0.6 + 0.4 * k / len(ladder)),
                    -0.4 + 0.8 * k / len(ladder),
                ),
                stage.time(bar * 4 + 2.4, 0) + 0.058 * k,
            )
    return x


def flute_line(stage: Stage, notes: list[Note], base=0.72, place=-0.12, octave=0) -> np.ndarray:
    played = []
    for k, n in enumerate(notes):
        start = stage.time(n.beat, 0.010)
        joined = k + 1 < len(notes) and notes[k + 1].slurred
        seconds = n.beats * stage.beat - (0.0 if joined else 0.10)
        played.append(
            (start, seconds, n.number + octave, stage.force(n.beat, base, n.accent), n.slurred)
        )
    line = flute(played, stage.name, air=0.45)
    return add(stage.empty(), stereo(line, place))


def drum(stage: Stage, patterns, order, shaker=True, level=1.0) -> np.ndarray:
    x = stage.empty()
    for bar in range(stage.bars):
        for k, sign in enumerate(patterns[order[bar % len(order)] % len(patterns)]):
            beat = bar * 4 + k / 2
            start = stage.time(beat, 0.005)
            force = stage.force(beat, level)
            key = (stage.name, bar % 6, k)
            if sign == "D":
                s = struck("skin", hertz("D2"), 0.75, 0.9, *key, touch=0.0042, spread=0.01)
                add(x, stereo(faded(s, 0, 0.2), 0.05), start, 0.85 * force)
                add(
                    x,
                    stereo(low(tap(0.1, 200, 1800, *key, t60=0.05), 1500), 0.05),
                    start,
                    0.12 * force,
                )
            elif sign == "t":
                s = struck("skin", hertz("A3"), 0.12, 0.3, *key, touch=0.0008, spread=0.02)
                add(x, stereo(faded(s, 0, 0.05), 0.3), start, 0.20 * force)
                add(x, stereo(tap(0.08, 900, 4500, *key, t60=0.03), 0.3), start, 0.18 * force)
            elif sign == "s":
                s = paint(
                    0.35,
                    lambda t, f: hump(f, 1900, 1.8) * np.sin(np.pi * np.clip(t / 0.35, 0, 1)),
                    *key,
                )
                add(x, stereo(s, -0.25), start, 0.22 * force)
        if shaker and bar % 8 != 7:
            for k in (1, 3, 4, 6):
                n = band(
                    rng("shaker", stage.name, bar % 4, k).standard_normal(samples(0.08)), 3200, 9000
                ) * swell(0.08, 0.03, 0.045)
                add(
                    x,
                    stereo(n, -0.4),
                    stage.time(bar * 4 + k / 2, 0.004) - 0.02,
                    (0.10 if k in (3, 6) else 0.055) * stage.force(bar * 4 + k / 2, level),
                )
    return high(x, 26)


def drone(stage: Stage, notes=("D2", "A2", "D3"), bright=420.0) -> np.ndarray:
    t = clock(stage.seconds + TAIL)
    x = pad(
        [midi(n) for n in notes],
        stage.seconds - 0.5,
        stage.name,
        "drone",
        attack=4.0,
        release=3.5,
        bright=bright,
    )
    x = x[: len(t)]
    out = stage.empty()
    out[: len(x)] += x
    return out


def bells(stage: Stage, notes: list[Note], base=0.4) -> np.ndarray:
    x = stage.empty()
    for n in notes:
        add(
            x,
            stereo(fm_bell(hertz(n.number), 2.2, 2.0, 0.7, 2.0) * stage.force(n.beat, base), 0.35),
            stage.time(n.beat, 0.008),
        )
    return x
