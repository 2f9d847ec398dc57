"""The four levels are fair and legal, a hint too, and their games come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.advice import Advice
from game.ai.players import LEVELS, PLAYERS, decide, stillness
from game.match import Match
from game.opponent import Thought
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


def dealt_anew(rules: Rules[Any], count: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions of a game, spread over matches and seats, each with what is hidden dealt anew.

    Only those in which that changes something.
    """
    found = 0
    while found < count:
        seats = 2 if rules is solstis else 2 + seed % 3
        level = {} if rules is solstis else {"level": 1 + seed % 4}
        states = list(positions(rules, {"seats": seats, **level}, seed))
        rng = Random(seed)
        for state in rng.sample(states, min(12, len(states))):
            other = rules.resample(state, state.seat, rng)
            if other != state and found < count:
                found += 1
                yield state, other
        seed += 1


def check_blind(level: str, rules: Rules[Any], count: int, seed: int) -> None:
    """The same seed and other hidden tiles lead to the same move."""
    for state, other in dealt_anew(rules, count, seed):
        one = decide(PLAYERS[level], rules, state, state.seat, Random(7))
        assert one in rules.legal_moves(state)
        assert decide(PLAYERS[level], rules, other, state.seat, Random(7)) == one


@pytest.mark.parametrize("rules", [umbrella, solstis], ids=["umbrella", "solstis"])
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_tiles_change_no_move(level: str, rules: Rules[Any]) -> None:
    check_blind(level, rules, 3 if level == "storm" else 8, 30)


@pytest.mark.soak
@pytest.mark.parametrize("rules", [umbrella, solstis], ids=["umbrella", "solstis"])
def test_hidden_tiles_change_no_move_of_the_best_level_on_300_positions(rules: Rules[Any]) -> None:
    check_blind("storm", rules, 150, 1000)


@pytest.mark.parametrize("rules", [umbrella, solstis], ids=["umbrella", "solstis"])
def test_a_hint_knows_no_more_than_its_seat(rules: Rules[Any]) -> None:
    for state, other in dealt_anew(rules, 4, 60):
        one = hint(rules, state)
        assert one.move in rules.legal_moves(state)
        assert hint(rules, other) == one


def hint(rules: Rules[Any], state: Any) -> Advice:
    """The hint as the program asks for it, thought to its end."""
    thought = Thought("hint", rules, state, 11)
    while not thought.done:
        thought.advance()
    advice: Advice = thought.answer
    return advice


def play(rules: Rules[Any], options: dict[str, Any], names: tuple[str, ...], seed: int) -> None:
    """A whole game; ``Match.play`` refuses what is not legal."""
    match, rng = Match(rules, options, seed), Random(seed)
    while match.legal:
        seat = match.state.seat
        player, calm = PLAYERS[names[seat]], stillness(match.moves)
        match.play(match.forced() or decide(player, rules, match.state, seat, rng, calm))
        assert match.ply < 2000


def test_whole_games_of_the_quick_levels_are_legal_and_end() -> None:
    for seats in (1, 2, 3, 4):
        names = ("drizzle", "shower", "shower", "drizzle")[:seats]
        play(umbrella, {"seats": seats, "level": seats}, names, seats)
    for seed in range(3):
        play(solstis, {"seats": 2}, ("drizzle", "shower"), seed)


COMMON = ("drizzle", "shower", "greedy")
FACES = ("by_players", "flip", "choose")
CHUNKS = 8


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_2000_whole_games_are_legal_and_end(chunk: int) -> None:
    for seed in range(chunk, 2000, CHUNKS):
        rng = Random(seed)
        # The better levels cost a hundred times as much: one of them sits at every 25th table.
        names = [rng.choice(COMMON) for _ in range(4)]
        if seed % 25 == 0:
            names[rng.randrange(2)] = rng.choice(("downpour", "downpour", "storm"))
        if rng.random() < 0.5:
            play(solstis, {"seats": 2, "evil": rng.choice(("on", "off"))}, tuple(names[:2]), seed)
        else:
            seats = rng.choice((1, 2, 2, 3, 4))
            options = {"seats": seats, "level": rng.randint(1, 4), "pass_face": rng.choice(FACES)}
            play(umbrella, options, tuple(names[:seats]), seed)
