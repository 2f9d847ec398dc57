"""The players of the waltz: vibraphone, felt piano, bass and brushes."""

from __future__ import annotations

import numpy as np

from assets.make.sound.kit.core import (
    add,
    faded,
    midi,
    samples,
    stereo,
)
from assets.make.sound.kit.filters import hump, paint, shelf
from assets.make.sound.kit.modal import tap, thump
from assets.make.sound.kit.strings import bass, piano
from assets.make.sound.kit.tones import vibes
from assets.make.sound.music.stage import Stage, stage_width
from assets.make.sound.score import (
    Chord,
    Note,
    at,
    voiced,
)


def play_vibes(stage: Stage, notes: list[Note], base=0.55, lay_back=0.012) -> np.ndarray:
    x = stage.empty()
    for k, n in enumerate(notes):
        force = stage.force(n.beat, base, n.accent)
        start = stage.time(n.beat, 0.007) + lay_back
        following = notes[k + 1].beat if k + 1 < len(notes) else n.beat + n.beats + 2
        hold = (min(max(n.beats, following - n.beat) + 0.35, n.beats + 1.6)) * stage.beat
        tone = vibes(n.number, int(np.clip(force * 8, 1, 7)))[: samples(hold + 0.3)]
        add(x, faded(tone, 0, 0.3) * force * np.array([0.86, 1.1]), start)
        if (
            stage.chance.random() < 0.06 and n.beats >= 1.5 and n.number > 65
        ):  # a grace note from below, within the key
            lower = next(
                m for m in range(n.number - 1, n.number - 4, -1) if m % 12 in stage.score.KEY
            )
            add(x, faded(vibes(lower, 2)[: samples(0.25)], 0, 0.12) * force * 0.45, start - 0.085)
    return x


def play_piano(
    stage: Stage, notes: list[Note], base=0.5, octave_below=0.0, pedal=0.25
) -> np.ndarray:
    x = stage.empty()
    for n in notes:
        force = stage.force(n.beat, base, n.accent)
        start = stage.time(n.beat, 0.008)
        add(x, piano(n.number, force, n.beats * stage.beat + pedal), start)
        if octave_below and n.beats >= 1:
            add(
                x,
                piano(n.number - 12, force * octave_below, n.beats * stage.beat + pedal),
                start + 0.012,
            )
    return x


def comp(stage: Stage, chords: list[Chord], order, base=1.0) -> np.ndarray:
    """The comping hand: voice-led chords in the patterns of the score."""
    x = stage.empty()
    shapes = voiced(chords, 52, 73, stage.tunes)
    for bar in range(stage.bars):
        for beat, beats, which, force in stage.score.COMP[order[bar % len(order)]]:
            position = bar * stage.score.METER + beat
            shape = shapes[chords.index(at(chords, position))]
            start = stage.time(position, 0.008)
            for k, i in enumerate(which):
                roll = 0.011 * k + (0.012 * k if beat == 0 and len(which) == 4 else 0)
                add(
                    x,
                    piano(shape[i], stage.force(position, force * base), beats * stage.beat + 0.12),
                    start + roll,
                )
    return x


def walk(stage: Stage, chords: list[Chord], lowest="E2", busy=0.35, pulse=False) -> np.ndarray:
    """The bass in two: root, sometimes the fifth, sometimes a step into the next root."""
    x = stage.empty()
    meter = stage.score.METER
    floor = midi(lowest)

    def near(pc: int) -> int:
        return floor + (pc - floor) % 12

    def note(number, beat, beats, level):
        tone = bass(number)[: samples(beats * stage.beat + 0.06)]
        add(x, faded(tone, 0, 0.07) * stage.force(beat, level), stage.time(beat, 0.005))

    for bar in range(stage.bars):
        here = at(chords, bar * meter)
        root = near(here.bass)
        fifth = near(here.bass + (6 if "b5" in here.kind or here.kind == "dim7" else 7))
        b = bar * meter
        following = near(chords[(chords.index(here) + 1) % len(chords)].bass)
        if pulse:
            note(root, b, 1.4, 0.9)
            note(fifth if bar % 2 else root, b + 1.5, 1.3, 0.72)
        elif stage.chance.random() < busy:
            note(root, b, 1.9, 0.9)
            step = (
                following + (1 if stage.chance.random() < 0.5 else -1)
                if following != root
                else fifth
            )
            if step % 12 not in here.scale | stage.score.KEY:
                step = fifth
            note(step, b + 2, 0.95, 0.62)
        elif stage.chance.random() < 0.35:
            note(root, b, 1.4, 0.9)
            note(fifth, b + 1.5, 1.3, 0.6)
        else:
            note(root, b, 2.8, 0.9)
    return stage_width(x, 0.0)


STROKES = ((0, 0.75, 0.46, 2600), (1, 1.0, 0.30, 3600), (2, 0.82, 0.34, 3100))
"""Of the brushes: beat, level, seconds, and the middle of its noise in Hz."""


def brushes(stage: Stage) -> np.ndarray:
    """Wire brushes on a drum head: a circle through the bar, taps on two and three.

    They breathe at the ends of phrases.
    """
    x = stage.empty()
    for bar in range(stage.bars):
        for beat, level, long, top in STROKES:
            if bar % 8 == 7 and beat == 2:
                continue
            sweep = _stroke(stage, bar, beat, long, top)
            side = (-0.35, 0.3, 0.05)[beat]
            start = stage.time(bar * 3 + beat, 0.006)
            add(x, stereo(sweep, side), start, 0.34 * level * stage.force(bar * 3 + beat, 1.0))
        _taps(stage, x, bar)
        if bar % 4 == 0:
            add(x, stereo(thump(72, 0.4, 0.4, 0.3, 0.006)), stage.time(bar * 3, 0.004), 0.16)
    return x


def _stroke(stage: Stage, bar: int, beat: int, long: float, top: float) -> np.ndarray:
    """One sweep of a brush."""
    whole = long * 0.9

    def spectrum(t: np.ndarray, f: np.ndarray) -> np.ndarray:
        turn = np.sin(np.pi * t / whole)
        shape = hump(f, top * (1 + 0.25 * turn), 1.9) + 0.25 * hump(f, 900, 1.5)
        return shape * np.sin(np.pi * np.clip(t / whole, 0, 1)) ** (0.7 if beat else 1.1)

    return paint(whole, spectrum, "brush", stage.name, bar % 4, beat)


def _taps(stage: Stage, x: np.ndarray, bar: int) -> None:
    """The taps of a bar, and three that lead to the next phrase."""
    for beat, level in ((1, 0.8), (2, 0.55), (2.5, 0.32)):
        if stage.chance.random() < (0.92 if beat in (1, 2) else 0.55):
            n = tap(0.12, 900, 6500, "brush tap", stage.name, bar % 5, beat, t60=0.085)
            one = stereo(shelf(n, 5000, -4), 0.2 if beat % 2 else -0.15)
            start = stage.time(bar * 3 + beat, 0.005)
            add(x, one, start, 0.5 * level * stage.force(bar * 3 + beat, 1.0))
    for k in range(3 if bar % 8 == 6 else 0):
        drag = tap(0.08, 1200, 7000, "drag", stage.name, bar, k, t60=0.05)
        start = stage.time(bar * 3 + 2.5, 0.004) + 0.07 * k - 0.09
        add(x, stereo(drag, -0.2 + 0.2 * k), start, 0.22 + 0.06 * k)


def ostinato(stage: Stage, chords: list[Chord]) -> np.ndarray:
    """Low muted eighths in three plus three, over a left hand that walks down."""
    x = stage.empty()
    for bar in range(stage.bars):
        chord = at(chords, bar * 3)
        low_note = 38 + (chord.bass - 38) % 12
        tones = sorted(45 + (t - 45) % 12 for t in chord.tones[:3])
        line = (low_note, tones[1], tones[2], tones[0] + 12, tones[1], tones[2])
        for k, number in enumerate(line):
            beat = bar * 3 + k * 0.5
            force = (0.52, 0.28, 0.34, 0.46, 0.28, 0.34)[k]
            if k in (1, 4) and stage.chance.random() < 0.12:
                continue
            add(
                x,
                piano(
                    number, stage.force(beat, force), (1.1 if k in (0, 3) else 0.42) * stage.beat
                ),
                stage.time(beat, 0.006, 0.54),
            )
    return x


def arpeggios(stage: Stage, chords: list[Chord]) -> np.ndarray:
    """For thinking: a low note that stays, a slow spread of the chord, silences."""
    x = stage.empty()
    shapes = voiced(chords, 50, 70, stage.tunes)
    for bar in range(stage.bars):
        chord, shape = chords[bar], shapes[bar]
        beat = bar * 3
        if bar % 2 == 0 or chords[bar - 1].name != chord.name:
            number = 36 + (chord.bass - 36) % 12
            add(
                x,
                piano(number, stage.force(beat, 0.40), 5.4 * stage.beat),
                stage.time(beat, 0.01, 0.5),
            )
        steps = (
            ((1, (0,)), (1.5, (1,)), (2, (2,)), (2.5, (3,)))
            if bar % 2 == 0
            else ((0.5, (2, 3)), (2, (0, 1)))
        )
        for position, which in steps:
            if stage.chance.random() < 0.12:
                continue
            for k, i in enumerate(which):
                add(
                    x,
                    piano(shape[i], stage.force(beat + position, 0.27), 2.2 * stage.beat),
                    stage.time(beat + position, 0.014, 0.5) + 0.02 * k,
                )
    return x
