"""The four words that everything shares (Place, Token, Move, Event) and what a game must offer.

A rules module is pure: frozen states in, frozen states and events out; all chance is fixed by
``new_game``. The picture follows the events, so ``follow`` is the proof that they are complete.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar


class Place(NamedTuple):
    """Where a token can lie: an area named as in the level files, and a cell of it."""

    area: str
    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.area}:{self.x},{self.y}"

    @classmethod
    def parse(cls, text: str) -> Place:
        """Read ``area:x,y``; raises ValueError for anything else."""
        match = _PLACE.fullmatch(text)
        if match is None:
            raise ValueError(f"'{text}' is not a place; write it as area:x,y")
        return cls(match[1], int(match[2]), int(match[3]))


_PLACE = re.compile(r"([a-z_]+(?:\.[0-9]{1,3})?):([0-9]{1,3}),([0-9]{1,3})")


class Token(NamedTuple):
    """What lies at a place; kind and face name its picture, ``up`` says which side shows."""

    kind: str
    face: str
    up: bool = True


class Move(NamedTuple):
    """One decision: its kind and the places a player touches, in order, to say it."""

    kind: str
    path: tuple[Place, ...]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.path)])

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read ``kind place place ...``; raises ValueError for anything else."""
        kind, *places = text.split()
        if not places or not kind.isidentifier():
            raise ValueError(f"'{text}' is not a move; write it as: kind place place ...")
        return cls(kind, tuple(Place.parse(place) for place in places))


UNORDERED = frozenset({"swap"})
"""Kinds of moves whose places may be touched in any order."""


class Moved(NamedTuple):
    """Tokens that travel together, each from its first to its second place."""

    why: str
    pairs: tuple[tuple[Place, Place], ...]


class Put(NamedTuple):
    """A token that appears, turns over, or (None) leaves."""

    why: str
    place: Place
    token: Token | None


class Told(NamedTuple):
    """Something to be said: whose turn, what scored, why nothing happened, the end."""

    why: str
    seat: int
    amount: int = 0


Event = Moved | Put | Told

Options = Mapping[str, Any]
"""What a match is set up with: ``seats`` and the keys of OPTIONS; values are str or int."""


HEAD_START = "head_start"
"""The free option of every game, and the line of the score, of points given beforehand."""
MOST_GIVEN = 20


@dataclass(frozen=True)
class Line:
    """One named line of a score: ``parts`` are its amounts, ``count`` the things counted."""

    name: str
    points: int
    count: int = 0
    parts: tuple[int, ...] = ()


@dataclass(frozen=True)
class Score:
    """The score of one seat at any moment; of equal totals the higher ``tie`` is better."""

    lines: tuple[Line, ...]
    tie: int = 0
    total: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(line.points for line in self.lines))

    def line(self, name: str) -> Line:
        """The line of that name; raises KeyError if there is none."""
        for line in self.lines:
            if line.name == name:
                return line
        raise KeyError(name)


class Sight(NamedTuple):
    """What one seat may know: tokens with unknown faces as "" and the public facts."""

    tokens: dict[Place, Token]
    facts: tuple[Any, ...]


class State(Protocol):
    """What every state tells: whose decision it is, of which kind, and whether it ended."""

    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def over(self) -> bool: ...


S = TypeVar("S")


class Rules(Protocol[S]):
    """A game: a module with these names."""

    NAME: str
    VERSION: int
    SEATS: range
    OPTIONS: Mapping[str, tuple[Any, ...]]
    """Allowed values of each option, the default first."""

    def new_game(self, options: Options, seed: int) -> S: ...
    def legal_moves(self, state: S) -> tuple[Move, ...]: ...
    def apply(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]: ...
    def tokens(self, state: S) -> dict[Place, Token]: ...
    def scores(self, state: S) -> tuple[Score, ...]: ...
    def sees(self, state: S, seat: int) -> Sight: ...
    def resample(self, state: S, seat: int, rng: Random) -> S: ...


def follow(tokens: Mapping[Place, Token], events: Iterable[Event]) -> dict[Place, Token]:
    """The tokens after the events; raises ValueError for an event that cannot happen."""
    after = dict(tokens)
    for event in events:
        if isinstance(event, Moved):
            carried = []
            for source, target in event.pairs:
                if source not in after:
                    raise ValueError(f"{event.why}: nothing lies at {source}")
                carried.append((target, after.pop(source)))
            for target, token in carried:
                if target in after:
                    raise ValueError(f"{event.why}: {target} is taken")
                after[target] = token
        elif isinstance(event, Put):
            if event.token is None:
                if after.pop(event.place, None) is None:
                    raise ValueError(f"{event.why}: nothing lies at {event.place}")
            else:
                after[event.place] = event.token
    return after


def ranking(scores: tuple[Score, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats from first to last place, those that share a place together."""
    keys = [(score.total, score.tie) for score in scores]
    return tuple(
        tuple(seat for seat, own in enumerate(keys) if own == key)
        for key in sorted(set(keys), reverse=True)
    )


def read_head_start(options: Options, seats: int) -> tuple[int, ...]:
    """The points that each seat is given beforehand, from a text such as "0,5"; () for none.

    A house handicap, not of the published rules. Raises ValueError for anything else.
    """
    if HEAD_START not in options:
        return ()
    text = str(options[HEAD_START])
    parts = text.split(",")
    if len(parts) != seats or seats < 2 or not all(re.fullmatch("[0-9]{1,2}", p) for p in parts):
        raise ValueError(
            f"{HEAD_START} cannot be {text!r}; write one number for each of 2 to 4 seats, as 0,5"
        )
    points = tuple(map(int, parts))
    if max(points) > MOST_GIVEN:
        raise ValueError(f"{HEAD_START} gives {max(points)} points; {MOST_GIVEN} are the most")
    return points if any(points) else ()


def read_options(rules: Rules[Any], options: Options, free: tuple[str, ...] = ()) -> dict[str, Any]:
    """The options with defaults filled in; names in ``free`` are passed on unchecked.

    Raises ValueError naming what is wrong and what is allowed.
    """
    allowed: dict[str, tuple[Any, ...]] = {"seats": tuple(rules.SEATS), **rules.OPTIONS}
    for name in options:
        if name not in allowed and name not in free:
            raise ValueError(f"{rules.NAME} has no option '{name}'; it has {', '.join(allowed)}")
    full = {name: options.get(name, values[0]) for name, values in allowed.items()}
    for name, value in full.items():
        if value not in allowed[name] or isinstance(value, bool):
            choices = ", ".join(map(str, allowed[name]))
            raise ValueError(f"{name} cannot be {value!r} in {rules.NAME}; choose one of {choices}")
    return full | {name: options[name] for name in options if name in free}
