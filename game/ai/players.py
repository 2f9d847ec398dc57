"""The computer players by name, and the one fair way to ask them for a move.

A player is a function of rules, state and random numbers that thinks in slices: a generator that
yields between pieces of work of less than a millisecond and returns its move, so a caller can
spread it over frames. ``think`` shows it nothing but a resampled state.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Any, Protocol

from game.ai import greedy_solstis, greedy_umbrella
from game.ai.advice import advise
from game.ai.solstis import styles as solstis_styles
from game.ai.umbrella import styles as umbrella_styles
from game.rules.core import Move, Rules

Thinking = Generator[None, None, Move]


class Player(Protocol):
    """Rules, a state and random numbers to a move; ``quiet`` is the ``stillness`` so far."""

    def __call__(
        self, rules: Rules[Any], state: Any, rng: Random, quiet: int = 0, /
    ) -> Thinking: ...


Worth = Callable[[Any, Move, Any], float]
"""How good it is for the decider to come by the move from the first state to the second."""


def random_player(rules: Rules[Any], state: Any, rng: Random, quiet: int = 0) -> Thinking:
    """Any legal move, all alike."""
    yield
    return rng.choice(rules.legal_moves(state))


def greedy_player(rules: Rules[Any], state: Any, rng: Random, quiet: int = 0) -> Thinking:
    """The move that is worth most when it has been played, looking no further.

    A little noise breaks ties: without it, play that repeats itself need not come to an end.
    """
    worth, noise = WORTHS.get(rules.NAME) or (lead(rules), 0.01)
    best, best_worth = None, float("-inf")
    for move in rules.legal_moves(state):
        after, _ = rules.apply(state, move)
        value = worth(state, move, after) + noise * rng.random()
        if best is None or value > best_worth:
            best, best_worth = move, value
        yield
    if best is None:
        raise ValueError("nobody can move any more: the game is over")
    return best


def lead(rules: Rules[Any]) -> Worth:
    """Worth in a game without an own file: the own score less the best of the others."""

    def worth(before: Any, move: Move, after: Any) -> float:
        totals = [score.total for score in rules.scores(after)]
        own = totals.pop(before.seat)
        return own - max(totals, default=0)

    return worth


WORTHS: dict[str, tuple[Worth, float]] = {
    "umbrella": (greedy_umbrella.worth, greedy_umbrella.NOISE),
    "solstis": (greedy_solstis.worth, greedy_solstis.NOISE),
}
"""For each game how a greedy player judges a move, and how much noise it adds."""

LEVELS = ("drizzle", "shower", "downpour", "storm")
"""The opponents that people choose from, the weakest first."""

Chooser = Callable[[Any, str, Random, int], Thinking]

CHOOSERS: dict[str, Chooser] = {
    "umbrella": umbrella_styles.choose,
    "solstis": solstis_styles.choose,
}
"""For each game how a level chooses its move in a state."""


def level_player(level: str) -> Player:
    """The opponent of that level; in a game without levels of its own it plays like greedy."""

    def player(rules: Rules[Any], state: Any, rng: Random, quiet: int = 0) -> Thinking:
        choose = CHOOSERS.get(rules.NAME)
        if choose is None:
            return (yield from greedy_player(rules, state, rng))
        return (yield from choose(state, level, rng, quiet))

    return player


PLAYERS: dict[str, Player] = {
    "random": random_player,
    "greedy": greedy_player,
    **{level: level_player(level) for level in LEVELS},
}
"""All computer players: two for comparison, and the levels."""

CHEATS: dict[str, Player] = {name: level_player(name) for name in ("peek", "open")}
"""Solstis only, for measurements only: they are given the true state, hidden tiles and all."""

COSTLY = frozenset({"downpour", "storm"})
"""Players that think longer than a few frames, so in the worker process."""

Answer = Any
"""A move, or what another kind of question is answered with."""

ANSWERS: dict[str, Callable[[Rules[Any], Any, Random, int], Generator[None, None, Answer]]] = {
    **PLAYERS,
    "hint": advise,
}
"""What can be asked about a state that was resampled."""


def think(
    player: Player, rules: Rules[Any], state: Any, seat: int, rng: Random, quiet: int = 0
) -> Thinking:
    """Think about the decision as that seat sees it: what it cannot know is drawn again."""
    return (yield from player(rules, rules.resample(state, seat, rng), rng, quiet))


def decide(
    player: Player, rules: Rules[Any], state: Any, seat: int, rng: Random, quiet: int = 0
) -> Move:
    """``think`` without a pause: the move at once."""
    return drive(think(player, rules, state, seat, rng, quiet))


def stillness(moves: Sequence[Move]) -> int:
    """Slides since the last claim, both of which Solstis has none of.

    It is all that opponents know of the past: where nothing happens for long, they stop waiting.
    """
    slides = 0
    for move in reversed(moves):
        if move.kind == "claim":
            break
        slides += move.kind == "slide"
    return slides


def drive(thinking: Thinking) -> Move:
    """The move at the end of the slices."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            move: Move = end.value
            return move
