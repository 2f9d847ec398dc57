"""A tiny game that satisfies the protocol: take one to three stones from a pile, all are points.

The last stone alone is a forced move. It stands in where a test is about any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.rules.core import (
    Event,
    Line,
    Move,
    Moved,
    Options,
    Place,
    Score,
    Sight,
    Token,
    Told,
    read_options,
)

NAME = "toy"
VERSION = 2
SEATS = range(1, 4)
OPTIONS = {"stones": (10, 5)}


@dataclass(frozen=True)
class Toy:
    """Stones left in the pile, and taken by each seat; ``luck`` gives the first seat."""

    seat: int
    left: int
    taken: tuple[int, ...]

    @property
    def phase(self) -> str:
        return "over" if self.over else "take"

    @property
    def over(self) -> bool:
        return self.left == 0


def new_game(options: Options, seed: int) -> Toy:
    full = read_options(TOY, options, free=("text",))
    return Toy(seed % full["seats"], full["stones"], (0,) * full["seats"])


def legal_moves(state: Toy) -> tuple[Move, ...]:
    return tuple(
        Move("take", (Place("pile", state.left - count),))
        for count in (1, 2, 3)
        if count <= state.left
    )


def apply(state: Toy, move: Move) -> tuple[Toy, tuple[Event, ...]]:
    count = state.left - move.path[0].x
    have = state.taken[state.seat]
    pairs = tuple(
        (Place("pile", state.left - 1 - n), Place(f"heap.{state.seat}", have + n))
        for n in range(count)
    )
    taken = tuple(n + count * (s == state.seat) for s, n in enumerate(state.taken))
    after = Toy((state.seat + 1) % len(taken), state.left - count, taken)
    return after, (Moved("take", pairs), Told("turn", after.seat))


def tokens(state: Toy) -> dict[Place, Token]:
    places = [Place("pile", n) for n in range(state.left)]
    for seat, count in enumerate(state.taken):
        places += [Place(f"heap.{seat}", n) for n in range(count)]
    return dict.fromkeys(places, Token("stone", "gray"))


def scores(state: Toy) -> tuple[Score, ...]:
    return tuple(Score((Line("stones", n, n),)) for n in state.taken)


def sees(state: Toy, seat: int) -> Sight:
    return Sight(tokens(state), ())


def resample(state: Toy, seat: int, rng: Random) -> Toy:
    return state


class _Module:
    """The game as one value, as the list of games holds it."""

    NAME, VERSION, SEATS, OPTIONS = NAME, VERSION, SEATS, OPTIONS
    new_game = staticmethod(new_game)
    legal_moves = staticmethod(legal_moves)
    apply = staticmethod(apply)
    tokens = staticmethod(tokens)
    scores = staticmethod(scores)
    sees = staticmethod(sees)
    resample = staticmethod(resample)


TOY = _Module()
