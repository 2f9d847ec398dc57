"""Where one move wins the match, the opponents play it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.players import LEVELS, PLAYERS, decide
from game.rules import solstis, umbrella
from game.rules.core import Move, Rules
from tests.ai.test_levels import positions
from tests.rules.umbrella_positions import position

CORNERS = """
    seats 2  level 1  turn 0  phase slide  pool 3  reserve 17  trigger 1
    | RGYR  BRGG
    | BYBG  BYRR
    | GBYB  YGBB
    | YRGY  RGYY
    center YBG
    lateral YB ; RGB
    personal - ; Y
    figures 1w - - - ; 7w - - -
    drops - ; 0,0 4,0
"""
"""The last turn: only red from the right into the lowest row closes the four corners."""

HOME = """
    seats 2  level 1  turn 0  phase slide  pool 3  reserve 17  trigger 1
    | RGYR  BRGG
    | BYBG  BYRR
    | GBYB  YGBB
    | YRGY  RGYY
    center YBG
    lateral YB ; GB
    personal G ; Y
    figures 1w - - - ; 7w - - -
    drops 0,0 ; 0,0 4,0
"""
"""The last turn: only who takes the last umbrella out of the own area gets two points more."""


def winning(rules: Rules[Any], state: Any, move: Move) -> bool | None:
    """Whether the seat can win with this move, or None if the match goes on for the other one."""
    after, _ = rules.apply(state, move)
    if after.over:
        scores = [(score.total, score.tie) for score in rules.scores(after)]
        return scores[state.seat] > scores[1 - state.seat]
    if after.seat != state.seat:
        return None
    ends = [winning(rules, after, each) for each in rules.legal_moves(after)]
    return None if None in ends else any(ends)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("drawing", [CORNERS, HOME], ids=["corners", "home"])
def test_every_level_of_umbrella_takes_a_win_in_one(level: str, drawing: str) -> None:
    state = position(drawing)
    wins = [move for move in umbrella.legal_moves(state) if winning(umbrella, state, move)]
    assert 0 < len(wins) < len(umbrella.legal_moves(state)) / 2
    for seed in range(4):
        assert decide(PLAYERS[level], umbrella, state, 0, Random(seed)) in wins


@pytest.mark.parametrize("level", ["downpour", "storm"])
def test_the_better_levels_of_solstis_take_a_win_in_one(level: str) -> None:
    checked = 0
    for seed in range(60):
        for state in positions(solstis, {}, seed):
            if state.pile or checked >= 5:
                continue
            ends = {m: winning(solstis, state, m) for m in solstis.legal_moves(state)}
            if None in ends.values() or len(set(ends.values())) < 2:
                continue
            checked += 1
            move = decide(PLAYERS[level], solstis, state, state.seat, Random(1))
            assert ends[move], f"seed {seed}: {move}"
    assert checked == 5
