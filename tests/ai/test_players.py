"""The computer players are fair, repeatable, take what lies in front of them and beat chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, Thinking, decide, think
from game.match import Match
from game.rules import umbrella
from game.rules.core import Move, Place, Rules
from tests.toy import TOY, Toy


def positions(seats: int, level: int, seed: int) -> Iterator[Any]:
    """The positions with a choice in a game of random moves."""
    match, rng = Match(umbrella, {"seats": seats, "level": level}, seed), Random(seed)
    while match.legal and match.ply < 300:
        if match.forced() is None:
            yield match.state
        match.play(rng.choice(match.legal))


def test_a_player_is_given_a_resampled_state_only() -> None:
    given: list[Any] = []

    def spy(rules: Rules[Any], state: Any, rng: Random, quiet: int = 0) -> Thinking:
        given.append(state)
        yield
        return rules.legal_moves(state)[0]

    class Blindfold(type(TOY)):  # type: ignore[misc]
        @staticmethod
        def resample(state: Toy, seat: int, rng: Random) -> Toy:
            return Toy(state.seat, 1, (seat, 9))

    truth = TOY.new_game({"seats": 2}, 1)
    move = decide(spy, Blindfold(), truth, 1, Random(0))
    assert given == [Toy(1, 1, (1, 9))]
    assert move == Move("take", (Place("pile", 0),))


QUICK = ("random", "greedy", "drizzle", "shower")


@pytest.mark.parametrize("name", QUICK)
def test_players_are_legal_and_repeatable(name: str) -> None:
    for number, state in enumerate(positions(3, 4, 5)):
        if number % 6 == 0:
            moves = {decide(PLAYERS[name], umbrella, state, state.seat, Random(7)) for _ in "ab"}
            assert len(moves) == 1
            assert moves <= set(umbrella.legal_moves(state))


@pytest.mark.parametrize("name", QUICK)
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    for number, state in enumerate(positions(2, 4, 3)):
        if number % 10 == 0:
            other = umbrella.resample(state, state.seat, Random(99))
            one = decide(PLAYERS[name], umbrella, state, state.seat, Random(7))
            assert decide(PLAYERS[name], umbrella, other, state.seat, Random(7)) == one


def test_thinking_pauses_after_every_move_it_looks_at() -> None:
    state = umbrella.new_game({"seats": 2}, 1)
    thinking = think(PLAYERS["greedy"], umbrella, state, state.seat, Random(1))
    assert sum(1 for _ in thinking) == len(umbrella.legal_moves(state))


def test_greedy_takes_a_claim_in_reach() -> None:
    seen = {"slide": 0, "claim": 0}
    for seed in range(6):
        for state in positions(1 + seed % 4, 1 + seed % 4, seed):
            moves = umbrella.legal_moves(state)
            claims = [move for move in moves if umbrella.apply(state, move)[0].phase == "claim"]
            if state.phase not in seen or (state.phase == "slide" and not claims):
                continue
            move = decide(PLAYERS["greedy"], umbrella, state, state.seat, Random(seed))
            seen[state.phase] += 1
            assert move.kind == "claim" if state.phase == "claim" else move in claims
    assert min(seen.values()) > 10


def test_greedy_uses_an_extra_turn() -> None:
    used = 0
    for seed in range(40):
        for state in positions(2, 4, seed):
            if state.phase == "extra":
                used += 1
                assert (
                    decide(PLAYERS["greedy"], umbrella, state, state.seat, Random(1)).kind
                    == "power"
                )
    assert used


def wins(rules: Rules[Any], options: dict[str, Any], games: int) -> float:
    """Games of two that greedy wins against random, from both seats; a shared one is a half."""
    won = 0.0
    for seed in range(games):
        match, rng = Match(rules, options, seed), Random(seed)
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        while match.legal and match.ply < 2000:
            seat = match.state.seat
            match.play(
                match.forced() or decide(PLAYERS[names[seat]], rules, match.state, seat, rng)
            )
        totals = [(score.total, score.tie) for score in rules.scores(match.state)]
        own, other = totals[names.index("greedy")], totals[names.index("random")]
        won += 0.5 if own == other else own > other
    return won


def test_greedy_beats_random() -> None:
    assert wins(umbrella, {"seats": 2, "level": 2}, 60) >= 48


def test_greedy_plays_a_game_it_has_no_opinion_on() -> None:
    assert wins(TOY, {"seats": 2}, 60) >= 45
