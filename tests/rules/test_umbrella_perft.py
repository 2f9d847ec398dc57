"""Counts of move sequences, in ``umbrella_perft.txt``.

Depths 1 and 2 are derived in ``test_the_first_counts_follow_from_the_rules``; deeper ones are
frozen, so that a change of the rules that nobody meant is noticed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules import umbrella
from game.rules.core import Rules
from tests.rules.playing import eagerly

TEXT = Path(__file__).with_name("umbrella_perft.txt").read_text(encoding="utf-8")
LINES = [
    tuple(map(int, line.split())) for line in TEXT.splitlines() if line and not line.startswith("#")
]
START = [line for line in LINES if len(line) == 5]
LATER = [line for line in LINES if len(line) == 6]


def perft(rules: Rules[Any], state: Any, depth: int) -> int:
    """The number of move sequences of that length."""
    moves = rules.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.apply(state, move)[0], depth - 1) for move in moves)


def later(seats: int, level: int, seed: int, plies: int) -> umbrella.State:
    """The position after that many plies of eager play, so that covers and powers are met."""
    rng = Random(seed)
    state = umbrella.new_game({"seats": seats, "level": level}, seed)
    for _ in range(plies):
        state, _ = umbrella.apply(state, eagerly(umbrella, state, rng))
    return state


@pytest.mark.parametrize("line", START, ids=[" ".join(map(str, line[:-1])) for line in START])
def test_counts_from_the_start(line: tuple[int, ...]) -> None:
    seats, level, seed, depth, nodes = line
    state = umbrella.new_game({"seats": seats, "level": level}, seed)
    assert perft(umbrella, state, depth) == nodes


@pytest.mark.parametrize("line", LATER, ids=[" ".join(map(str, line[:-1])) for line in LATER])
def test_counts_from_later_positions(line: tuple[int, ...]) -> None:
    *position, depth, nodes = line
    assert perft(umbrella, later(*position), depth) == nodes


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_counts_follow_from_the_rules(seats: int) -> None:
    """At the start each of four areas has four colors for four lines: 64 slides.

    A slide takes the only umbrella of a color from its area. If the next player shares that area,
    four of their slides are gone; what is pushed off joins a color that is there already. Solo
    shares all four areas with itself, two players share all but the personal area, and with more
    players the next one shares the center and my left area, but not my right one.
    """
    shared = {1: 4, 2: 3, 3: 2, 4: 2}[seats]
    state = umbrella.new_game({"seats": seats}, 1)
    assert perft(umbrella, state, 1) == 64
    assert perft(umbrella, state, 2) == 16 * (shared * 60 + (4 - shared) * 64)
