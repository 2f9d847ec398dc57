"""A mixer that only writes down what it is asked, a clock turned by hand, and an eager loader."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

from game.paths import ASSETS
from game.sound import Mood, Sound
from game.sound.loader import Loader
from game.sound.mixer import CHANNELS, LAST_RESORT, RESERVED

SOUNDS = ASSETS / "sounds"


class Clock:
    """Time that only goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class Take:
    """A decoded sound that is only its name."""

    name: str
    length: float = 1.0

    def get_length(self) -> float:
        return self.length


@dataclass
class FakeMixer:
    """Channels as (file, left, right); ``played`` is everything ever begun with its time."""

    clock: Clock
    channels: dict[int, tuple[str, float, float]] = field(default_factory=dict)
    until: dict[int, float] = field(default_factory=dict)
    played: list[tuple[float, int, str, float, float]] = field(default_factory=list)
    streaming: str = ""
    streams: list[str] = field(default_factory=list)
    stream_at: float = 0.0
    closed: bool = False

    def load(self, path: Path) -> Take:
        assert path.exists(), path
        return Take(path.relative_to(SOUNDS).as_posix(), 67.5 if "music" in path.parts else 1.0)

    def play(self, channel: int, clip: Take, left: float, right: float) -> None:
        self.channels[channel] = clip.name, left, right
        self.until[channel] = self.clock.now + clip.length
        self.played.append((self.clock.now, channel, clip.name, left, right))

    def level(self, channel: int, left: float, right: float) -> None:
        self.channels[channel] = self.channels[channel][0], left, right

    def stop(self, channel: int) -> None:
        self.channels.pop(channel, None)
        self.until.pop(channel, None)

    def free(self) -> int | None:
        for channel in range(RESERVED, CHANNELS):
            if self.until.get(channel, 0.0) <= self.clock.now:
                return channel
        return None

    def stream(self, path: Path) -> None:
        self.streaming = path.name
        self.streams.append(path.name)

    def stream_level(self, level: float) -> None:
        self.stream_at = level

    def stream_stop(self) -> None:
        self.streaming = ""

    def close(self) -> None:
        self.closed = True

    # -- what tests ask ------------------------------------------------------------------------

    def effects(self) -> list[str]:
        """The effects begun so far."""
        return [name for _, channel, name, _, _ in self.played if channel >= LAST_RESORT]

    def music(self) -> list[tuple[float, str]]:
        """The stems begun so far and when."""
        return [
            (when, Path(name).stem)
            for when, channel, name, _, _ in self.played
            if channel < LAST_RESORT
        ]

    def heard(self) -> float:
        """The loudest level of all that plays now."""
        now = self.clock.now
        levels = [
            max(left, right)
            for channel, (_, left, right) in self.channels.items()
            if self.until[channel] > now
        ]
        return max([*levels, self.stream_at if self.streaming else 0.0])


class Eager(Loader):
    """Decodes at once, unless told to be slow: then nothing is ready before ``ready``."""

    slow = False

    def want(self, path: Path, urgency: int = 0) -> None:
        self._asked.add(path)
        if not self.slow and path not in self._clips:
            self._clips[path] = self._load(path)

    def ready(self) -> None:
        """Everything asked for is decoded."""
        for path in self._asked:
            self._clips[path] = self._load(path)


@dataclass
class Volumes:
    """The settings that are listened to."""

    music: int = 10
    effects: int = 10
    ambience: int = 10
    mute: bool = False


@dataclass
class Room:
    """Everything a test of the whole needs."""

    sound: Sound
    mixer: FakeMixer
    clock: Clock
    volumes: Volumes

    def run(self, seconds: float, mood: Mood | None = None, paused: bool = False) -> None:
        """Let time go on at 60 ticks a second."""
        for _ in range(round(seconds * 60)):
            self.clock.now += 1 / 60
            self.sound.tick(mood, paused)


@contextmanager
def room(seed: int = 1) -> Iterator[Room]:
    """A sound director on a fake mixer, opened."""
    clock, volumes = Clock(), Volumes()
    mixer = FakeMixer(clock)
    with patch("game.sound.sound.Loader", Eager):
        sound = Sound(SOUNDS, volumes, lambda: mixer, clock, Random(seed))
        sound.open()
        assert sound._stage is not None
        for group in ("umbrella", "solstis"):
            sound._stage.effects.prepare(group)
        yield Room(sound, mixer, clock, volumes)
