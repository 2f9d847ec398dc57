"""The greedy player of Solstis: it captures, likes squares and stars, and beats random play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.greedy_solstis import worth
from game.ai.players import PLAYERS, decide
from game.match import Match
from game.rules import solstis
from game.rules.core import Move, Place
from game.rules.games import GAMES
from game.rules.solstis import board
from game.rules.solstis.state import State

RULES = GAMES["solstis"]


def play(first: str, second: str, seed: int) -> Match:
    match, rng = Match(RULES, {"seats": 2}, seed), Random(seed)
    while not match.state.over:
        seat = match.state.seat
        match.play(decide(PLAYERS[(first, second)[seat]], RULES, match.state, seat, rng))
    return match


def best(state: State) -> Move:
    moves = solstis.legal_moves(state)
    return max(moves, key=lambda move: worth(state, move, solstis.apply(state, move)[0]))


def test_it_beats_random_play() -> None:
    won = 0.0
    for seed in range(40):
        greedy = seed % 2
        players = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        scores = solstis.scores(play(*players, seed).state)
        gap = scores[greedy].total - scores[1 - greedy].total
        won += 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
    assert won >= 30


def test_it_decides_every_phase_and_the_same_again() -> None:
    phases = set()
    for seed in range(12):
        match = play("greedy", "greedy", seed)
        phases |= {move.kind for move in match.moves}
        assert play("greedy", "greedy", seed).moves == match.moves
    assert {"play", "capture", "rainbow", "square", "meet", "keep"} <= phases


def test_it_plays_a_tile_that_captures() -> None:
    seen = 0
    for seed in range(10):
        match = play("greedy", "greedy", seed)
        for before, move in zip(match.states, match.moves, strict=False):
            if move.kind != "play" or before.seat != before.mover:
                continue
            legal = solstis.legal_moves(before)
            able = [own for own in legal if solstis.captures(before, own.path[0])]
            if able and len(able) < len(legal):
                seen += 1
                assert move in able
    assert seen > 20


@pytest.mark.parametrize("holder", [0, 1])
def test_the_evil_spirit_covers_what_pays_most(holder: int) -> None:
    state = RULES.new_game({"seats": 2}, 1)
    lands = board.mask([0, 1, 10, 11, 2, 12])
    laid = ((0, board.TROUT), (1, board.BUTTERFLY))
    fires = board.mask([board.TILE["blue-2"], 21, 31])
    own = lands | fires | board.mask([20])
    pair = (own, 0) if holder == 0 else (0, own)
    spirits = (laid, ()) if holder == 0 else ((), laid)
    state = replace(
        state, lands=pair, laid=spirits, evil=holder, phase="cover", seat=1 - holder, stage="final"
    )
    assert best(state).path == (Place(f"square.{holder}", 1, 0),)
