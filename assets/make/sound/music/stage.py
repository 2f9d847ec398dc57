"""What every piece is played on: the time of its beats, the touch, the room, and a soft pad."""

from __future__ import annotations

import numpy as np

from assets.make.sound.kit.core import (
    add,
    faded,
    gain,
    rng,
    silence,
)
from assets.make.sound.kit.dynamics import integrated
from assets.make.sound.kit.filters import high
from assets.make.sound.kit.space import wet
from assets.make.sound.kit.tones import pad
from assets.make.sound.score import (
    Chord,
    melody,
    voiced,
)

TAIL = 3.5
"""Seconds in which a stem rings out over the next one."""


class Stage:
    """The time of a piece: beats to seconds, with swing and a human hand."""

    def __init__(
        self,
        score,
        bars: int,
        name: str,
        growth: tuple[float, float] = (1.0, 1.0),
        over: tuple[str, ...] = (),
    ):
        self.score, self.bars, self.name, self.growth = score, bars, name, growth
        self.tunes = tuple(
            melody(getattr(score, tune), score.METER) for tune in over
        )  # melodies the harmony must leave room for
        self.beat = 60 / score.TEMPO
        self.seconds = bars * score.METER * self.beat
        self.chance = rng("hand", name)

    def empty(self) -> np.ndarray:
        return silence(self.seconds + TAIL, 2)

    def time(self, beat: float, spread: float = 0.006, swing: float | None = None) -> float:
        """When a beat sounds; the off-beat eighth is late by the swing, and no hand is exact."""
        swing = self.score.SWING if swing is None else swing
        whole, part = divmod(beat + 1e-9, 1)
        part = part / 0.5 * swing if part <= 0.5 else swing + (part - 0.5) / 0.5 * (1 - swing)
        return max(
            0.0,
            (whole + part) * self.beat
            + float(np.clip(self.chance.normal(0, spread), -2.2 * spread, 2.2 * spread)),
        )

    def force(self, beat: float, base: float, accent: bool = False) -> float:
        """Touch: an arch over eight bars, a little weight on the one, and chance."""
        meter = self.score.METER
        phrase = (beat / meter % 8) / 8
        arch = 0.90 + 0.16 * np.sin(np.pi * phrase**0.85)
        one = 1.05 if beat % meter < 0.01 else 1.0
        first, last = self.growth
        base = base * (first + (last - first) * beat / (self.bars * meter))
        return float(
            np.clip(
                base * arch * one * (1.14 if accent else 1) * (1 + self.chance.normal(0, 0.05)),
                0.05,
                1,
            )
        )


def stage_width(x: np.ndarray, place: float) -> np.ndarray:
    return x * np.array([1 - max(place, 0), 1 + min(place, 0)])


def bed_of_chords(
    stage: Stage, chords: list[Chord], lowest=55, highest=74, bright=1100.0, voices=3
) -> np.ndarray:
    """A soft pad that follows the voice leading; held tones are not struck again."""
    x = stage.empty()
    shapes = voiced(chords, lowest, highest, stage.tunes)
    lanes: list[list] = [[] for _ in range(4)]
    for chord, shape in zip(chords, shapes, strict=True):
        for lane, number in zip(lanes, shape, strict=False):
            if lane and lane[-1][0] == number:
                lane[-1][2] = chord.beat + chord.beats
            else:
                lane.append([number, chord.beat, chord.beat + chord.beats])
    for i, lane in enumerate(lanes[-voices:]):
        for number, start, stop in lane:
            tone = pad(
                [number],
                (stop - start) * stage.beat,
                stage.name,
                i,
                start,
                attack=0.9,
                release=1.3,
                bright=bright,
            )
            add(x, tone, max(0.0, start * stage.beat - 0.15))
    return x


def blend(
    parts: list[tuple[np.ndarray, float]], room: str, send: float, ending: float = 3.0
) -> np.ndarray:
    """Parts at their loudness (LUFS relative to each other), one room for all, ringing out
    within the tail.
    """
    dry = sum(x * gain(level - integrated(x)) for x, level in parts)
    out = dry + wet(high(dry, 160), room)[: len(dry)] * send
    return faded(out, 0, ending)
