"""Undo goes until something hidden was revealed or another person decided; nobody ever peeks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide
from game.match import Match
from game.rules.games import GAMES
from game.undo import Refusal, reveals, steps_back, steps_forth

GAMES_TRIED = [
    ("umbrella", {"seats": 1, "level": 4}),
    ("umbrella", {"seats": 2, "level": 3}),
    ("umbrella", {"seats": 4, "level": 4, "pass_face": "choose"}),
    ("solstis", {"seats": 2}),
    ("solstis", {"seats": 2, "evil_passes": "holder_encounter"}),
]


def learns(rules: Any, before: Any, after: Any, move: Any, seat: int) -> bool:
    """The oracle: whether the seat would see something else if the hidden lay otherwise."""
    for number in range(3):
        try:
            other, _ = rules.apply(rules.resample(before, seat, Random(number)), move)
        except (ValueError, IndexError, KeyError):
            return True
        if rules.sees(other, seat) != rules.sees(after, seat):
            return True
    return False


def undone_alone(match: Match, persons: list[bool]) -> int:
    """Undo as a table does it; how many moves were taken back, 0 if it was refused."""
    steps = steps_back(match, persons)
    if isinstance(steps, Refusal):
        return 0
    for _ in range(steps):
        match.undo()
    return steps


@pytest.mark.parametrize(("game", "options"), GAMES_TRIED)
def test_what_undo_takes_back_has_told_no_person_anything(
    game: str, options: dict[str, Any]
) -> None:
    """In random games with persons and computers at all seats, checked by drawing again."""
    rules = GAMES[game]
    tried = allowed = 0
    for seed in range(6):
        rng = Random(seed)
        persons = [seat == 0 or rng.random() < 0.5 for seat in range(options["seats"])]
        match = Match(rules, options, seed)
        while not match.state.over and match.ply < 160:
            match.play(rng.choice(match.legal))
            steps = steps_back(match, persons)
            if isinstance(steps, Refusal):
                continue
            tried += 1
            states, moves = match.states[-steps - 1 :], match.moves[-steps:]
            for before, after, move in zip(states, states[1:], moves, strict=False):
                for seat, person in enumerate(persons):
                    assert not person or not learns(rules, before, after, move, seat), move
            allowed += 1
    assert allowed > 20, f"undo is refused nearly always: {allowed} of {tried}"


def test_against_computers_their_moves_are_taken_back_too() -> None:
    rules, persons = GAMES["umbrella"], [True, False, False]
    found = 0
    for seed in range(8):
        match, rng = Match(rules, {"seats": 3, "level": 1}, seed), Random(seed)
        for _ in range(12):
            while match.state.seat != 0:
                match.play(decide(PLAYERS["greedy"], rules, match.state, match.state.seat, rng))
            before = match.ply
            match.play(rng.choice(match.legal))
            while match.state.seat != 0 and not match.state.over:
                match.play(decide(PLAYERS["greedy"], rules, match.state, match.state.seat, rng))
            if match.state.over:
                break
            after = match.states
            steps = steps_back(match, persons)
            if isinstance(steps, Refusal):
                assert steps.why == "hidden"
                continue
            undone_alone(match, persons)
            assert match.state.seat == 0
            assert len(rules.legal_moves(match.state)) > 1
            assert match.ply >= before or steps
            for _ in range(steps_forth(match, persons)):
                match.redo()
            assert match.states[: match.ply + 1] == after[: match.ply + 1]
            while match.undone:
                match.redo()
            assert match.states == after
            found += 1
    assert found > 30


def test_nobody_takes_back_the_decision_of_another_person() -> None:
    match, rng = Match(GAMES["umbrella"], {"seats": 2, "level": 1}, 3), Random(3)
    persons = [True, True]
    while not (
        match.ply
        and match.state.phase == "slide"
        and match.states[-2].seat != match.state.seat
        and match.states[-2].phase == "slide"
    ):
        match.play(rng.choice(match.legal))
    own = match.state.seat
    match.play(match.legal[0])
    if match.state.seat == own:
        pytest.skip("the slide of this seed goes on")
    assert steps_back(match, persons) == 1, "the own last decision may be taken back"
    assert undone_alone(match, persons) == 1
    assert steps_back(match, persons) == Refusal("decided", own)
    assert steps_forth(match, persons) == 1
    match.redo()
    assert steps_back(match, persons) == 1


def test_there_is_nothing_to_take_back_at_the_beginning_or_among_computers() -> None:
    match = Match(GAMES["umbrella"], {"seats": 2, "level": 1}, 1)
    assert steps_back(match, [True, True]) == Refusal("nothing")
    match.play(match.legal[0])
    assert steps_back(match, [False, False]) == Refusal("nothing")
    assert steps_forth(match, [True, True]) == 0


def test_a_drawn_tile_cannot_be_put_back() -> None:
    """Solstis: the end of a turn draws a land tile, which only the one who drew has seen."""
    rules = GAMES["solstis"]
    match, rng = Match(rules, {"seats": 2}, 4), Random(4)
    while match.ply < 30 and not match.state.over:
        before = match.state
        events = match.play(rng.choice(match.legal))
        if any(event.why == "draw" for event in events):
            assert reveals(rules, before, match.state, before.seat)
            assert steps_back(match, [True, True]) == Refusal("hidden")
            assert steps_back(match, [seat == before.seat for seat in (0, 1)]) == Refusal("hidden")


def test_a_new_move_forgets_what_was_taken_back() -> None:
    match = Match(GAMES["umbrella"], {"seats": 2, "level": 1}, 1)
    first, second = match.legal[:2]
    match.play(first)
    match.undo()
    assert match.undone == (first,)
    match.play(second)
    assert match.undone == ()
    with pytest.raises(ValueError, match="no move to play again"):
        match.redo()
