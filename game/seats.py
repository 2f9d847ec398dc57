"""Who sits where: a person or a computer player at each seat of a match."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Any

PERSON = "person"
EMBLEMS = ("cat", "frog", "duck", "snail")
"""The emblem of each seat: its own shape and picture, never its tint alone."""
TINTS = {"cat": "FF9FB2", "frog": "C9B0FF", "duck": "FFE7BD", "snail": "9DE7F2"}


@dataclass(frozen=True)
class Seat:
    """One seat: the name shown, and ``player``: "person" or the name of a computer player."""

    name: str
    player: str = PERSON

    @property
    def person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True)
class Setup:
    """Everything a match starts from; ``seed`` fixes all its chance."""

    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int = field(default_factory=lambda: SystemRandom().randrange(2**32))

    def rematch(self) -> Setup:
        """The same people and options with new chance."""
        return replace(self, seed=SystemRandom().randrange(2**32))
