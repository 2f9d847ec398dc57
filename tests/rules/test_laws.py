"""Laws that every game keeps in every position of random games (see the Rules protocol)."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from game.rules.core import UNORDERED, Move, Place, Rules, Token, follow
from game.rules.games import GAMES
from tests.rules.playing import at_random, eagerly

GAMES_EACH = {"umbrella": 5}
"""Random games for each combination of seats and options; others play three."""

THINGS = {"umbrella": {"umbrella": 100, "figure": 24, "token": 28}}
"""What a game consists of; games that are not listed keep what they began with."""

COPIES = {"umbrella": {"figure"}}
"""Kinds that lie in the area ``choice`` as pictures of a thing that lies elsewhere."""

CAP = 2000
"""Turns a player after which random play is given up (Umbrella rules, 3)."""


def combinations() -> list[tuple[str, dict[str, Any]]]:
    """Every game with every number of seats and every set of options."""
    found = []
    for name, rules in GAMES.items():
        names = ("seats", *rules.OPTIONS)
        for values in product(rules.SEATS, *rules.OPTIONS.values()):
            found.append((name, dict(zip(names, values, strict=True))))
    return found


COMBINATIONS = combinations()
IDS = ["-".join([name, *map(str, options.values())]) for name, options in COMBINATIONS]


@pytest.mark.parametrize(("name", "options"), COMBINATIONS, ids=IDS)
def test_random_games_keep_the_laws(name: str, options: dict[str, Any]) -> None:
    rules = GAMES[name]
    for seed in range(GAMES_EACH.get(name, 3)):
        # Every other game is played eagerly, so that both long and full games are seen.
        check_game(name, rules, options, seed, at_random if seed % 2 else eagerly)


def test_at_least_200_games_of_umbrella_are_played() -> None:
    combos = [name for name, _ in COMBINATIONS if name == "umbrella"]
    assert len(combos) * GAMES_EACH["umbrella"] >= 200


def check_game(name: str, rules: Rules[Any], options: dict[str, Any], seed: int, way: Any) -> None:
    """Play one game; the picture that follows is compared at new phases and every eighth ply."""
    rng = Random(seed)
    state = rules.new_game(options, seed)
    assert state == rules.new_game(options, seed)
    picture = rules.tokens(state)
    things = inventory(name, picture)
    for kind, count in THINGS.get(name, {}).items():
        assert things[kind] == count
    plies = 0
    while not state.over and plies < CAP * options["seats"]:
        if plies % 32 == 0:
            check_sight(rules, state, options["seats"], plies)
        move = way(rules, state, rng)
        before = state.phase
        state, events = rules.apply(state, move)
        picture = follow(picture, events)
        plies += 1
        if plies % 8 == 0 or state.phase != before:
            check_moves(rules.legal_moves(state))
            check_position(rules, state, picture)
            assert inventory(name, picture) == things
    check_position(rules, state, picture)


def check_position(rules: Rules[Any], state: Any, picture: dict[Place, Token]) -> None:
    """The events were complete, and there are moves exactly while the game is not over."""
    assert picture == rules.tokens(state)
    assert (rules.legal_moves(state) == ()) == state.over
    assert state.seat in range(len(rules.scores(state)))


def inventory(name: str, tokens: dict[Place, Token]) -> Counter[str]:
    """Things by kind, without choices on offer and the markers that replace missing tokens."""
    copies = COPIES.get(name, set())
    return Counter(
        token.kind
        for place, token in tokens.items()
        if token.kind != "choice"
        and token.face != "marker"
        and not (place.area == "choice" and token.kind in copies)
    )


def check_moves(moves: tuple[Move, ...]) -> None:
    """Touching places is never ambiguous, and a move reads back from its text."""
    paths = [move.path for move in moves]
    assert all(paths)
    assert len(set(paths)) == len(paths)
    beginnings = {path[:length] for path in paths for length in range(1, len(path))}
    assert not beginnings & set(paths)
    unordered = [frozenset(move.path) for move in moves if move.kind in UNORDERED]
    assert len(set(unordered)) == len(unordered)
    assert tuple(Move.parse(str(move)) for move in moves) == moves


def check_sight(rules: Rules[Any], state: Any, seats: int, seed: int) -> None:
    """Drawing the unseen again changes nothing for the seat and forgets the truth."""
    assert pickle.loads(pickle.dumps(state)) == state
    for seat in range(seats):
        sight = rules.sees(state, seat)
        other = rules.resample(state, seat, Random(seed + 1))
        assert rules.sees(other, seat) == sight
        again = rules.resample(state, seat, Random(seed))
        assert rules.resample(other, seat, Random(seed)) == again
        if seat == state.seat:
            assert rules.legal_moves(again) == rules.legal_moves(state)
