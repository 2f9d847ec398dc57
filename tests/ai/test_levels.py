"""The four levels are fair, legal, repeatable, and take what wins at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.players import LEVELS, PLAYERS, decide
from game.match import Match
from game.rules import solstis, umbrella
from game.rules.core import Rules


def positions(rules: Rules[Any], options: dict[str, Any], seed: int) -> Iterator[Any]:
    """The positions with a choice in a game of greedy and random moves by turns."""
    match, rng = Match(rules, options, seed), Random(seed)
    while match.legal and match.ply < 240:
        if match.forced() is None:
            yield match.state
        wild = rng.random() < 0.4
        player = PLAYERS["random" if wild else "greedy"]
        match.play(match.forced() or decide(player, rules, match.state, match.state.seat, rng))


def some(count: int, seed: int) -> list[tuple[Rules[Any], Any]]:
    """Positions of both games and all numbers of seats, spread over the games."""
    found: list[tuple[Rules[Any], Any]] = []
    number = seed
    while len(found) < count:
        rules: Rules[Any] = solstis if number % 2 else umbrella
        options = {"seats": 2} if number % 2 else {"seats": 2 + number // 2 % 3, "level": 4}
        states = list(positions(rules, options, number))
        found += [(rules, states[Random(number + k).randrange(len(states))]) for k in range(3)]
        number += 1
    return found[:count]


def check_blind(level: str, count: int, seed: int) -> int:
    """Decide with other hidden tiles and the same seed; how many positions had any."""
    changed = 0
    for rules, state in some(count, seed):
        other = rules.resample(state, state.seat, Random(99))
        changed += other != state
        one = decide(PLAYERS[level], rules, state, state.seat, Random(7))
        assert one in rules.legal_moves(state)
        assert decide(PLAYERS[level], rules, other, state.seat, Random(7)) == one
    return changed


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_tiles_change_no_move(level: str) -> None:
    assert check_blind(level, 4 if level == "storm" else 12, 30)


@pytest.mark.soak
def test_hidden_tiles_change_no_move_of_the_best_level_on_300_positions() -> None:
    assert check_blind("storm", 300, 1000) > 200


@pytest.mark.parametrize("level", ["downpour", "storm"])
def test_the_better_levels_take_a_win_in_one(level: str) -> None:
    checked = 0
    for seed in range(40):
        checked += wins_in_one(level, seed)
        if checked >= 3:
            break
    assert checked >= 3


def wins_in_one(level: str, seed: int) -> int:
    """Last turns of Umbrella in which some slides win and others lose: one that wins is played."""
    for state in positions(umbrella, {"seats": 2, "level": 1 + seed % 4}, 500 + seed):
        if state.phase != "slide" or state.trigger < 0:
            continue
        ends = {move: best_end(state, move, state.seat) for move in umbrella.legal_moves(state)}
        if len(set(ends.values())) < 2 or not any(ends.values()):
            continue
        move = decide(PLAYERS[level], umbrella, state, state.seat, Random(1))
        assert ends[move], f"seed {seed}: {move}"
        return 1
    return 0


def best_end(state: Any, move: Any, seat: int) -> bool:
    """Whether the seat can win with this move if the match ends within its own turn."""
    after, _ = umbrella.apply(state, move)
    if after.over:
        scores = [(score.total, score.tie) for score in umbrella.scores(after)]
        return scores[seat] > scores[1 - seat]
    if after.phase == "slide" or after.seat != seat:
        return False
    return any(best_end(after, each, seat) for each in umbrella.legal_moves(after))


def play(rules: Rules[Any], options: dict[str, Any], names: tuple[str, ...], seed: int) -> None:
    """A whole game; ``Match.play`` refuses what is not legal."""
    match, rng = Match(rules, options, seed), Random(seed)
    while match.legal:
        seat = match.state.seat
        match.play(match.forced() or decide(PLAYERS[names[seat]], rules, match.state, seat, rng))
        assert match.ply < 2000


def test_whole_games_of_the_quick_levels_are_legal_and_end() -> None:
    for seats in (1, 2, 3, 4):
        names = ("drizzle", "shower", "shower", "drizzle")[:seats]
        play(umbrella, {"seats": seats, "level": seats}, names, seats)
    for seed in range(3):
        play(solstis, {"seats": 2}, ("drizzle", "shower"), seed)


@pytest.mark.soak
def test_whole_games_of_all_levels_are_legal_and_end() -> None:
    rng = Random(5)
    for seed in range(60):
        names = tuple(rng.choice(LEVELS) for _ in range(4))
        if seed % 3:
            seats = 1 + seed % 4
            play(umbrella, {"seats": seats, "level": 1 + seed // 4 % 4}, names[:seats], seed)
        else:
            play(solstis, {"seats": 2}, names[:2], seed)
