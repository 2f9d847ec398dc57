"""All that is heard, behind one object; ``Quiet`` is the same without a sound."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

from game.sound.ambience import Ambience
from game.sound.catalog import factor, read_catalog
from game.sound.effects import Effects
from game.sound.loader import Loader
from game.sound.mixer import Mixer, open_mixer
from game.sound.mood import Mood
from game.sound.music import Music

LOUDEST = 10
"""The highest step of a volume."""
HUSHED = factor(-8.0)
"""The music's level while a match is paused."""
TENSE = 1.0
"""The tension from which on the music is tense."""
MIDDLE = 960.0
"""Half the width of the picture in logical pixels."""


class Volumes(Protocol):
    """The settings that are listened to: steps 0..10, and silence."""

    music: int
    effects: int
    ambience: int
    mute: bool


class Quiet:
    """Plays nothing: what tests and tools have, and the base of what does play."""

    notice = ""
    """The key of a text that is to be shown once, "" if there is none."""

    def open(self) -> None:
        """Open the device; does nothing if that was tried before."""

    def close(self) -> None:
        """Give the device back."""

    def play(self, name: str, x: float = MIDDLE, number: int | None = None) -> None:
        """Play an effect where it is seen: ``x`` in logical pixels; ``number`` chooses a take."""

    def weight(self, name: str) -> int:
        """How much it matters that an effect is heard; -1 if it cannot be."""
        return -1

    def tick(self, mood: Mood | None, paused: bool = False) -> None:
        """Once a frame: let music and ambience follow the mood (None leaves them) and volumes."""


class Sound(Quiet):
    """Effects, music and ambience of both games, at the volumes of the settings.

    Nothing is opened or read before ``open``, so that the first picture does not wait for it.
    """

    def __init__(
        self,
        root: Path,
        volumes: Volumes,
        opener: Callable[[], Mixer | None] = open_mixer,
        clock: Callable[[], float] = time.perf_counter,
        chance: Random | None = None,
    ) -> None:
        self._root, self._volumes, self._opener, self._clock = root, volumes, opener, clock
        self._chance = chance or Random()
        self._tried = False
        self._stage: Stage | None = None

    def open(self) -> None:
        """Open the device and begin; without it or its files all is silent, with one notice."""
        if self._tried:
            return
        self._tried = True
        mixer = self._opener()
        if mixer is None:
            self.notice = "sound.none"
            return
        try:
            self._stage = Stage(self._root, mixer, self._chance, self._clock)
        except (OSError, ValueError, KeyError):
            logging.warning("The list of sounds cannot be read", exc_info=True)
            mixer.close()
            self.notice = "sound.missing"

    def close(self) -> None:
        if self._stage is not None:
            self._stage.close()
            self._stage = None

    def play(self, name: str, x: float = MIDDLE, number: int | None = None) -> None:
        if self._stage is not None and not self._volumes.mute:
            self._stage.effects.volume = self._volumes.effects / LOUDEST
            self._stage.effects.play(name, x / MIDDLE - 1, number)

    def weight(self, name: str) -> int:
        return -1 if self._stage is None else self._stage.effects.weight(name)

    def tick(self, mood: Mood | None, paused: bool = False) -> None:
        stage, volumes = self._stage, self._volumes
        if stage is None:
            return
        heard = 0.0 if volumes.mute else 1.0 / LOUDEST
        stage.effects.volume = volumes.effects * heard
        stage.music.volume = volumes.music * heard
        stage.ambience.volume = volumes.ambience * heard
        stage.music.hush = HUSHED if paused else 1.0
        if mood is not None:
            stage.follow(mood)
        stage.effects.tick()
        stage.music.tick()
        stage.ambience.tick()


class Stage:
    """What there is once a device is open."""

    def __init__(
        self, root: Path, mixer: Mixer, chance: Random, clock: Callable[[], float]
    ) -> None:
        catalog = read_catalog(root / "sounds.json")
        self._mixer, self._loader = mixer, Loader(mixer.load)
        self.music = Music(mixer, self._loader, root, catalog.music, chance, clock)
        self.effects = Effects(
            mixer,
            self._loader,
            root / "effects",
            catalog.effects,
            chance,
            clock,
            self.music.give_way,
        )
        self.ambience = Ambience(mixer, root, catalog.ambience, clock)
        self._mood: Mood | None = None
        self.effects.prepare("ui")

    def follow(self, mood: Mood) -> None:
        """Play what fits the mood, if it is another one."""
        if mood == self._mood:
            return
        if mood.name != "title":
            # Asking again for what is decoded already costs nothing.
            self.effects.prepare(mood.game)
        self._mood = mood
        tense = mood.name in ("calm", "think") and mood.tension >= TENSE
        self.music.to(mood.game, "tense" if tense else mood.name, mood.tension)
        self.ambience.to(mood.game)

    def close(self) -> None:
        """Stop decoding before the device goes."""
        self._loader.close()
        self._mixer.close()
