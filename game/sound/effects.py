"""Effects by name: another take each time, placed between the loudspeakers, none too many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.sound.catalog import WEIGHTS, Effect
from game.sound.loader import NOW, Loader
from game.sound.mixer import LAST_RESORT, Clip, Mixer

WIDTH = 0.6
"""How far a sound at the edge of the picture leaves the other loudspeaker."""
LATE = 0.15
"""Seconds after which an effect that was not decoded in time is dropped: it would mislead."""
CROWD, MOMENT = 6, 0.25
"""Effects that may begin within so many seconds, fanfares apart: more are only noise."""
DUCKED = 0.6
"""The part of an effect's length for which the music stays down."""


class Waiting(NamedTuple):
    """An effect that is being decoded: until when it may still begin, and where."""

    until: float
    effect: Effect
    path: Path
    place: float


class Effects:
    """Plays effects; ``volume`` 0..1. ``duck(decibels, seconds)`` makes the music give way."""

    def __init__(
        self,
        mixer: Mixer,
        loader: Loader,
        folder: Path,
        table: Mapping[str, Effect],
        chance: Random,
        clock: Callable[[], float],
        duck: Callable[[float, float], None],
    ) -> None:
        self._mixer, self._loader, self._folder, self._table = mixer, loader, folder, table
        self._chance, self._clock, self._duck = chance, clock, duck
        self.volume = 1.0
        self._last: dict[str, tuple[float, str]] = {}
        self._sounding: deque[tuple[float, str]] = deque()
        self._begun: deque[float] = deque(maxlen=CROWD)
        self._waiting: list[Waiting] = []

    def prepare(self, group: str) -> None:
        """Decode all effects of a group ("ui", "umbrella", ...) in the background."""
        for name, effect in self._table.items():
            if name.startswith(f"{group}/"):
                for file in effect.files:
                    self._loader.want(self._folder / file)

    def weight(self, name: str) -> int:
        """How much it matters that an effect is heard; -1 if there is none of that name."""
        return self._table[name].weight if name in self._table else -1

    def play(self, name: str, place: float = 0.0, number: int | None = None) -> None:
        """Play an effect at ``place``, -1 left .. 1 right.

        ``number`` asks for a certain take, round and round, as for steps of a scale.
        """
        effect = self._table.get(name)
        now = self._clock()
        if effect is None or self.volume <= 0 or self._yields(effect, now):
            return
        file = self._take(effect, number)
        self._last[name] = now, file
        path = self._folder / file
        clip = self._loader.get(path)
        if clip is None:
            self._loader.want(path, NOW)
            self._waiting.append(Waiting(now + LATE, effect, path, place))
        else:
            self._start(effect, clip, place, now)

    def tick(self) -> None:
        """Begin what has been decoded by now."""
        if not self._waiting:
            return
        now, waiting = self._clock(), self._waiting
        self._waiting = []
        for one in waiting:
            clip = self._loader.get(one.path)
            if clip is not None and self.volume > 0 and now <= one.until:
                self._start(one.effect, clip, one.place, now)
            elif clip is None and now < one.until:
                self._waiting.append(one)

    def _yields(self, effect: Effect, now: float) -> bool:
        """Whether the effect makes room for something that sounds."""
        if now - self._last.get(effect.name, (-9.0, ""))[0] < effect.apart:
            return True
        crowded = len(self._begun) == CROWD and now - self._begun[0] < MOMENT
        if crowded and effect.weight < WEIGHTS["fanfare"]:
            return True
        self._sounding = deque(entry for entry in self._sounding if entry[0] > now)
        names = [name for _, name in self._sounding]
        if effect.most and names.count(effect.name) >= effect.most:
            return True
        return any(name.startswith(effect.yields) for name in names) if effect.yields else False

    def _take(self, effect: Effect, number: int | None) -> str:
        if number is not None:
            return effect.files[number % len(effect.files)]
        before = self._last.get(effect.name, (0.0, ""))[1]
        return self._chance.choice([file for file in effect.files if file != before] or [before])

    def _start(self, effect: Effect, clip: Clip, place: float, now: float) -> None:
        channel = self._mixer.free()
        if channel is None:
            if not effect.must:
                return
            channel = LAST_RESORT
        level, place = self.volume * effect.gain, max(-1.0, min(1.0, place))
        left, right = min(1.0, 1 - WIDTH * place), min(1.0, 1 + WIDTH * place)
        self._mixer.play(channel, clip, level * left, level * right)
        length = clip.get_length()
        self._begun.append(now)
        self._sounding.append((now + length, effect.name))
        if effect.duck:
            self._duck(effect.duck, length * DUCKED)
