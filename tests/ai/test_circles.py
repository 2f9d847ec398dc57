"""A match of opponents comes to its end, although nothing in the rules forces one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide, stillness
from game.ai.umbrella.styles import PATIENCE, hurried
from game.ai.umbrella.worth import Weights
from game.rules import umbrella
from game.rules.core import Move, Place

STAGES = (
    (0, 0, 1, 2, 3, 1, 1, 0, 3, 2, 1, 1, 1, 3, 3, 0),
    (1, 1, 1, 0, 0, 3, 1, 2, 1, 3, 1, 0, 0, 2, 2, 2),
)
FIGURES = (((25,), (30, 52), (9, 11), (39, 6)), ((), (), (22,), ()))
BOX = (76, 90, 64, 84, 80, 92, 68, 60, 50, 94, 48, 82, 88, 66, 62, 74)
WAITING = (3, 1, 4, 4, 0, 0, 2, 0, 2, 0, 1, 3, *(0,) * 8, 12, 12, 12, 12)


def stuck() -> Any:
    """From a match that once went round: who is ahead waits, who is behind hinders."""
    start = umbrella.new_game({"seats": 2, "level": 2}, 50100)
    return start._replace(
        seat=1,
        stages=STAGES,
        waiting=WAITING,
        figures=FIGURES,
        box=BOX,
        drops=(388, 980),
        pool=2,
        reserve=17,
    )


def slides_to_the_end(names: tuple[str, str], seed: int, most: int) -> int:
    state, rng, moves = stuck(), Random(seed), list[Move]()
    while not state.over and len(moves) < 2 * most:
        player = PLAYERS[names[state.seat]]
        move = decide(player, umbrella, state, state.seat, rng, stillness(moves))
        state, _ = umbrella.apply(state, move)
        moves.append(move)
    assert state.over
    return sum(move.kind == "slide" for move in moves)


@pytest.mark.parametrize("names", [("downpour", "storm"), ("drizzle", "shower")])
def test_a_match_that_went_round_in_circles_ends(names: tuple[str, str]) -> None:
    for seed in range(2):
        assert slides_to_the_end(names, seed, 120) <= 120


@pytest.mark.soak
def test_a_match_that_went_round_in_circles_ends_whoever_plays() -> None:
    levels = ("drizzle", "shower", "downpour", "storm")
    for one in levels:
        for two in levels:
            assert slides_to_the_end((one, two), 5, 200) <= 200


def test_stillness_counts_the_slides_since_the_last_claim() -> None:
    slide, claim, other = (Move(kind, (Place("a"),)) for kind in ("slide", "claim", "face"))
    assert stillness([]) == 0
    assert stillness([slide, slide]) == 2
    assert stillness([slide, claim, other, slide, slide, slide]) == 3
    assert stillness([slide, claim, other]) == 0


def test_tokens_grow_and_hindering_fades_only_after_some_rounds() -> None:
    weights = Weights()
    assert hurried(weights, PATIENCE) is weights
    soon, late = hurried(weights, PATIENCE + 2), hurried(weights, PATIENCE + 30)
    assert 0 < soon.urge < late.urge
    assert weights.others > soon.others > late.others == 0
