"""Rain or night under everything: one stream that goes round, faded in and out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from game.sound.catalog import Loop
from game.sound.mixer import Mixer

OUT, IN = 0.8, 1.5
"""Seconds from full to silent and back."""


class Ambience:
    """The ambience of one game at a time; ``volume`` 0..1, at 0 nothing is streamed."""

    def __init__(
        self, mixer: Mixer, folder: Path, loops: Mapping[str, Loop], clock: Callable[[], float]
    ) -> None:
        self._mixer, self._folder, self._loops, self._clock = mixer, folder, loops, clock
        self.volume = 1.0
        self._wanted = self._playing = ""
        self._fade = self._shown = 0.0
        self._before = clock()

    def to(self, game: str) -> None:
        """Fade to the ambience of a game, or to silence if it has none."""
        self._wanted = game if game in self._loops else ""

    def tick(self) -> None:
        """Let the fade go on."""
        now = self._clock()
        step, self._before = now - self._before, now
        wanted = self._wanted if self.volume > 0 else ""
        if wanted != self._playing:
            self._fade = max(0.0, self._fade - step / OUT) if self.volume > 0 else 0.0
            if self._fade == 0:
                self._change(wanted)
        elif self._fade < 1:
            self._fade = min(1.0, self._fade + step / IN)
        if self._playing:
            self._level()

    def _change(self, wanted: str) -> None:
        if self._playing:
            self._mixer.stream_stop()
        self._playing, self._shown = wanted, -1.0
        if wanted:
            self._level()
            self._mixer.stream(self._folder / self._loops[wanted].file)

    def _level(self) -> None:
        # An even fade for the ear: the square of the time is near to steps of equal decibels.
        level = self.volume * self._fade**2 * self._loops[self._playing].gain
        if level != self._shown:
            self._shown = level
            self._mixer.stream_level(level)
