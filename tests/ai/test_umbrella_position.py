"""The fast Umbrella position is the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.umbrella.codes import move_of
from game.ai.umbrella.position import Position
from game.match import Match
from game.rules import umbrella
from game.rules.umbrella import BOARDS

CROWDED = (
    BOARDS[4]
    .replace("power swap 3,0 3,1\npower exchange 7,0 7,1", "")
    .replace(
        "power extra 0,0 1,0",
        "power extra 7,0 7,1\npower swap 0,0 1,0\npower exchange 0,0 0,1",
    )
)
"""A board on which one token can fire two powers that have to be put in order."""

FIELDS = [name for name in Position.__slots__ if name != "fixed"]


def same(position: Position, state: umbrella.State) -> bool:
    """Whether all facts agree."""
    fresh = Position.of(state, blind=False)
    return all(getattr(position, name) == getattr(fresh, name) for name in FIELDS)


def compare(seats: int, level: int, face: str, seed: int) -> set[str]:
    """Play a random game on both; the phases that were met."""
    options = {"seats": seats, "level": level, "pass_face": face}
    match = Match(umbrella, options | ({"board": CROWDED} if level == 3 else {}), seed)
    rng, met = Random(seed), set()
    position = Position.of(match.state, blind=False)
    while match.legal and match.ply < 700:
        codes = position.codes()
        moves = [move_of(position, code) for code in codes]
        assert set(moves) == set(match.legal)
        assert len(moves) == len(match.legal)
        # Declining keeps random games from their end; prefer what happens rarely.
        kinds = [index for index, move in enumerate(moves) if move.kind != "decline"]
        index = rng.choice(kinds or range(len(moves)))
        met.add(match.state.phase)
        match.play(moves[index])
        position = position.play(codes[index])
        assert same(position, match.state)
    assert position.over == match.state.over
    return met


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_fast_position_follows_the_rules(seats: int) -> None:
    met = set()
    for seed in range(6):
        met |= compare(seats, 1 + (seed + 3) % 4, ("by_players", "flip", "choose")[seed % 3], seed)
    assert {"slide", "claim", "face"} <= met


@pytest.mark.soak
def test_the_fast_position_follows_the_rules_in_many_games() -> None:
    met = set()
    for seed in range(160):
        face = ("by_players", "flip", "choose")[seed % 3]
        met |= compare(1 + seed % 4, 1 + seed // 4 % 4, face, seed)
    assert met == {"cover", "slide", "claim", "order", "extra", "swap", "exchange", "face"}


def test_slides_from_afar_are_the_same() -> None:
    state = umbrella.new_game({"seats": 3}, 4)
    around = {0, 1, 3, 1 + 3 + state.seat, 1 + (state.seat - 1) % 3, 1 + state.seat}
    waiting = tuple(
        0 if slot // 4 in around and slot < len(state.waiting) - 4 else count
        for slot, count in enumerate(state.waiting)
    )
    state = state._replace(waiting=waiting)
    position = Position.of(state, blind=False)
    codes = position.codes()
    moves = [move_of(position, code) for code in codes]
    assert set(moves) == set(umbrella.legal_moves(state))
    for code, move in zip(codes, moves, strict=True):
        assert same(position.play(code), umbrella.apply(state, move)[0])
