"""The mixer behind an interface, so that what plays when can be tested without a sound card."""

from __future__ import annotations

import logging
from io import BytesIO
from pathlib import Path
from typing import Protocol

import pygame

RATE, BITS, SIDES, BUFFER = 44100, -16, 2, 512
"""Samples a second, signed bits of each, loudspeakers, and samples that are mixed at a time."""
RESERVED, CHANNELS = 8, 24
"""The first channels are the music's (0-6) and one for an effect that must sound (7)."""
LAST_RESORT = 7


class Clip(Protocol):
    """A decoded sound."""

    def get_length(self) -> float:
        """Seconds."""


class Mixer(Protocol):
    """Channels that play clips, and one stream that goes round; levels are factors 0..1."""

    def load(self, path: Path) -> Clip:
        """Decode a file; called in another thread. Raises OSError or pygame.error."""

    def play(self, channel: int, clip: Clip, left: float, right: float) -> None:
        """Play from the start at these levels, in place of what the channel played."""

    def level(self, channel: int, left: float, right: float) -> None:
        """Change the level of what the channel plays."""

    def stop(self, channel: int) -> None:
        """Be silent on a channel at once."""

    def free(self) -> int | None:
        """A channel for an effect; None if all play."""

    def stream(self, path: Path) -> None:
        """Play a file round and round without holding it in memory."""

    def stream_level(self, level: float) -> None:
        """Change the level of the stream."""

    def stream_stop(self) -> None:
        """Stop the stream."""

    def close(self) -> None:
        """Give the device back."""


class Device:
    """The mixer of pygame; made by ``open_mixer``."""

    def __init__(self) -> None:
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(RESERVED)
        self._channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]

    def load(self, path: Path) -> pygame.mixer.Sound:
        # Read here: some systems' paths are no text that the library understands.
        return pygame.mixer.Sound(file=BytesIO(path.read_bytes()))

    def play(self, channel: int, clip: Clip, left: float, right: float) -> None:
        assert isinstance(clip, pygame.mixer.Sound)
        # Once before, so that no buffer is mixed too loud; once after, since playing resets it.
        self.level(channel, left, right)
        self._channels[channel].play(clip)
        self.level(channel, left, right)

    def level(self, channel: int, left: float, right: float) -> None:
        self._channels[channel].set_volume(left, right)

    def stop(self, channel: int) -> None:
        self._channels[channel].stop()

    def free(self) -> int | None:
        for number in range(RESERVED, CHANNELS):
            if not self._channels[number].get_busy():
                return number
        return None

    def stream(self, path: Path) -> None:
        try:
            pygame.mixer.music.load(BytesIO(path.read_bytes()), path.suffix[1:])
            pygame.mixer.music.play(-1)
        except (OSError, pygame.error):
            # A match is worth more than its rain.
            logging.warning("An ambience cannot be played", exc_info=True)

    def stream_level(self, level: float) -> None:
        pygame.mixer.music.set_volume(level)

    def stream_stop(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def close(self) -> None:
        pygame.mixer.quit()


def open_mixer() -> Device | None:
    """Open the sound device; None if there is none."""
    try:
        # Two loudspeakers always, whatever is connected: effects are placed between them.
        pygame.mixer.init(
            RATE, BITS, SIDES, BUFFER, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
        )
        return Device()
    except (pygame.error, NotImplementedError):
        return None
