"""Touching places says exactly one move, in the order of its path or, for a swap, in any order."""

from __future__ import annotations

from random import Random

from game.match import Match
from game.picker import Picker
from game.rules import umbrella
from game.rules.core import UNORDERED, Move, Place

A, B, C, D = (Place("stage.0", x) for x in range(4))
SLOT = Place("lateral.0", 2)


def test_targets_are_the_first_places_each_once_in_order() -> None:
    picker = Picker([Move("slide", (B, A)), Move("slide", (A, B)), Move("slide", (B, C))])
    assert picker.targets == (B, A)
    assert picker.touched == ()


def test_a_move_is_said_by_its_path() -> None:
    move = Move("slide", (SLOT, A))
    picker = Picker([move, Move("slide", (SLOT, B)), Move("slide", (C, B))])
    assert picker.touch(SLOT) is None
    assert picker.touched == (SLOT,)
    assert picker.targets == (A, B)
    assert picker.moves == (move, Move("slide", (SLOT, B)))
    assert picker.touch(A) == move
    assert picker.targets == ()
    assert picker.moves == (move,)


def test_a_move_of_one_place_is_said_at_once() -> None:
    picker = Picker([Move("decline", (D,)), Move("claim", (A, B))])
    assert picker.touch(D) == Move("decline", (D,))


def test_a_place_that_is_no_target_changes_nothing() -> None:
    picker = Picker([Move("slide", (SLOT, A))])
    assert picker.touch(A) is None
    assert picker.touched == ()
    picker.touch(SLOT)
    assert picker.touch(SLOT) is None
    assert picker.touched == (SLOT,)


def test_back_takes_one_touch_back() -> None:
    picker = Picker([Move("slide", (SLOT, A))])
    assert not picker.back()
    picker.touch(SLOT)
    assert picker.back()
    assert picker.touched == ()
    assert picker.targets == (SLOT,)


def test_a_swap_may_be_said_from_either_end() -> None:
    swap, other, decline = Move("swap", (A, B)), Move("swap", (B, C)), Move("decline", (D,))
    picker = Picker([swap, other, decline])
    assert picker.targets == (A, B, C, D)
    picker.touch(B)
    assert picker.targets == (A, C)
    assert picker.touch(A) == swap
    picker.back()
    assert picker.touch(C) == other


def test_no_moves_no_targets() -> None:
    picker = Picker(())
    assert picker.targets == ()
    assert picker.touch(A) is None


def test_every_move_of_random_games_is_said_by_its_path_and_by_no_other() -> None:
    rng = Random(4)
    for seats in umbrella.SEATS:
        match = Match(umbrella, {"seats": seats, "level": 4, "pass_face": "choose"}, seats)
        while match.legal and match.ply < 120:
            for move in match.legal:
                picker, path = Picker(match.legal), list(move.path)
                if move.kind in UNORDERED:
                    rng.shuffle(path)
                for place in path[:-1]:
                    assert place in picker.targets
                    assert picker.touch(place) is None
                    assert move in picker.moves
                assert picker.touch(path[-1]) == move
                assert picker.touched == tuple(path)
                assert [picker.back() for _ in (*path, None)] == [True] * len(path) + [False]
                assert picker.moves == match.legal
            match.play(rng.choice(match.legal))
