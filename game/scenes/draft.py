"""What the set-up screen is filled in with, and the Setup that it becomes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from game.ai.players import LEVELS, PLAYERS
from game.plans import Levels
from game.rules.core import HEAD_START, MOST_GIVEN
from game.rules.umbrella import BOARDS, OPTIONS
from game.seats import EMBLEMS, PERSON, Seat, Setup
from game.settings import Settings

COMPUTER = "shower"
"""The level of opponent that seats are given at first."""

KINDS = (PERSON, *LEVELS)
"""Who may sit at a seat, in the order in which they are gone through."""

ALLOWED: dict[str, Callable[[Any], bool]] = {
    "count": lambda value: type(value) is int and 1 <= value <= len(EMBLEMS),
    "level": lambda value: type(value) is int and value in BOARDS,
    "pass_face": lambda value: value in OPTIONS["pass_face"],
    "head_start": lambda value: is_head_start(value, len(EMBLEMS)),
    "players": lambda value: (
        isinstance(value, list)
        and len(value) == len(EMBLEMS)
        and all(player == PERSON or player in PLAYERS for player in value)
    ),
}
"""What each field may hold; the settings file could say anything."""


def is_head_start(value: Any, seats: int) -> bool:
    """Whether a value of the settings file is a list of points for so many seats."""
    return (
        isinstance(value, list)
        and len(value) == seats
        and all(type(points) is int and 0 <= points <= MOST_GIVEN for points in value)
    )


def head_start_option(points: list[int]) -> dict[str, str]:
    """The option of the rules for these points by seat, if anybody is given some."""
    if len(points) < 2 or not any(points):
        return {}
    return {HEAD_START: ",".join(map(str, points))}


@dataclass
class Draft:
    """One filled-in form; ``players`` holds who plays at each of the four seats."""

    kinds = KINDS
    count: int = 2
    level: int = 1
    pass_face: str = "by_players"
    players: list[str] = field(default_factory=lambda: [PERSON, *[COMPUTER] * (len(EMBLEMS) - 1)])
    head_start: list[int] = field(default_factory=lambda: [0] * len(EMBLEMS))
    """Points given beforehand, by seat."""

    @classmethod
    def last(cls, settings: Settings, game: str) -> Draft:
        """As it was left when this game was set up before; what no form can hold is left out."""
        draft = cls()
        for name, value in settings.setups.get(game, {}).items():
            if name in ALLOWED and ALLOWED[name](value):
                setattr(draft, name, value)
        return draft

    def keep(self, settings: Settings, game: str) -> None:
        """Remember it for the next time."""
        settings.setups[game] = asdict(self)

    def settle(self, levels: Levels) -> None:
        """Turn to what can be played if the files of the present choice are wrong."""
        if self.level not in levels.boards:
            self.level = min(levels.boards, default=self.level)
        if self.count not in levels.tables:
            self.count = min(levels.tables, default=self.count)

    def expect(self, seats: list[int], levels: Levels) -> None:
        """Make room for the people who have taken these seats already, if they are several."""
        most = max(levels.tables, default=0)
        seats = [seat for seat in seats if seat < min(most, len(self.players))]
        if len(seats) < 2 or max(seats) + 1 not in levels.tables:
            return
        self.count = max(self.count, max(seats) + 1)
        for seat in seats:
            self.players[seat] = PERSON

    def playable(self, levels: Levels) -> bool:
        """Whether the files for this choice are right."""
        return self.level in levels.boards and self.count in levels.tables

    def setup(self, game: str, names: list[str]) -> Setup:
        """The match as filled in."""
        options: dict[str, Any] = {
            "seats": self.count,
            "level": self.level,
            "pass_face": self.pass_face,
            **head_start_option(self.head_start[: self.count]),
        }
        seats = zip(names[: self.count], self.players, strict=False)
        return Setup(game, options, tuple(Seat(name, player) for name, player in seats))
