"""Laws of Solstis on random games: the picture follows, all 75 tiles stay, secrets stay secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.rules import solstis
from game.rules.core import follow
from game.rules.solstis import board
from game.rules.solstis.state import NONE, State
from tests.rules.solstis_positions import position, run

SETTINGS = [
    {"evil_passes": passes, "evil": evil}
    for passes in solstis.OPTIONS["evil_passes"]
    for evil in solstis.OPTIONS["evil"]
]
ALL_TILES = sorted(
    [("land", face) for face in board.TILE]
    + [("rainbow", "rainbow")] * 12
    + [("spirit", face) for face in board.SPIRITS]
)


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: "-".join(s.values()))
def test_125_random_games_keep_the_laws(settings: dict[str, str]) -> None:
    for seed in range(125):
        rng, state = Random(seed), solstis.new_game(settings, seed)
        table = solstis.tokens(state)
        while not state.over:
            moves = solstis.legal_moves(state)
            assert moves
            assert len({move.path for move in moves}) == len(moves)
            assert {move.kind for move in moves} == {state.phase}
            assert all(len(move.path) == 1 and move.path[0] in table for move in moves) or (
                state.phase in ("rainbow", "square")
            )
            state, events = solstis.apply(state, rng.choice(moves))
            table = follow(table, events)
            assert table == solstis.tokens(state)
        assert solstis.legal_moves(state) == ()
        things = sorted((t.kind, t.face) for t in table.values() if t.kind != "choice")
        assert things == ALL_TILES
        assert state.turns <= 40


def test_all_75_tiles_are_there_at_every_moment() -> None:
    for seed in range(40):
        for state in game(seed):
            found = Counter((t.kind, t.face) for t in solstis.tokens(state).values())
            del found["choice", "pass"]
            assert sorted(found.elements()) == ALL_TILES


def game(seed: int) -> list[State]:
    """All positions of a random game."""
    rng = Random(seed)
    states = [solstis.new_game(SETTINGS[seed % 4], seed)]
    while not states[-1].over:
        move = rng.choice(solstis.legal_moves(states[-1]))
        states.append(solstis.apply(states[-1], move)[0])
    return states


def positions(count: int) -> list[State]:
    """Random positions, late and secret ones among them."""
    rng, found = Random(1), []
    for seed in range(count // 4):
        states = game(seed)
        secret = [state for state in states if state.drawn or not state.pile]
        found += rng.sample(states, 2) + rng.choices(secret, k=2)
    return found


def twin(state: State, seat: int, rng: Random) -> State:
    """The position with everything that the seat cannot see mixed up, and other luck."""
    other = 1 - seat
    hidden = [t for t in (*state.hands[other], *state.beneath, *state.pile) if t != NONE]
    rng.shuffle(hidden)
    deal = iter(hidden)
    hands = list(state.hands)
    hands[other] = tuple(NONE if t == NONE else next(deal) for t in hands[other])
    beneath = tuple(NONE if t == NONE else next(deal) for t in state.beneath)
    seen = state.drawn if state.seat == seat else ()
    spirits = [*state.spirit_pile, *(() if seen else state.drawn)]
    rng.shuffle(spirits)
    rest = len(state.spirit_pile)
    return replace(
        state,
        hands=(hands[0], hands[1]),
        beneath=beneath,
        pile=tuple(deal),
        spirit_pile=tuple(spirits[:rest]),
        drawn=seen or tuple(spirits[rest:]),
        luck=rng.getrandbits(64),
    )


def test_states_that_look_the_same_resample_to_equal_states_under_equal_seeds() -> None:
    rng = Random(7)
    different = 0
    for number, state in enumerate(positions(200)):
        for seat in (0, 1):
            other = twin(state, seat, rng)
            different += other != state
            assert solstis.sees(other, seat) == solstis.sees(state, seat)
            again = solstis.resample(state, seat, Random(number))
            assert again == solstis.resample(other, seat, Random(number))
            assert solstis.sees(again, seat) == solstis.sees(state, seat)
            assert solstis.legal_moves(again) != () or state.over
    assert different > 390


def test_resample_deals_every_unseen_tile_everywhere() -> None:
    state = solstis.new_game({"first": 0}, 4)
    held: Counter[int] = Counter()
    top: Counter[int] = Counter()
    for seed in range(4000):
        other = solstis.resample(state, 0, Random(seed))
        held.update(other.hands[1])
        top[other.pile[-1]] += 1
    unseen = [board.TILE[face] for face in solstis.unseen(state, 0)]
    assert sorted(held) == sorted(top) == unseen
    assert len(unseen) == 39
    assert max(held.values()) < 1.4 * min(held.values())


def test_a_seat_does_not_see_what_the_other_one_holds() -> None:
    for state in positions(40):
        for seat in (0, 1):
            known = solstis.sees(state, seat).tokens
            table = solstis.tokens(state)
            assert known.keys() == table.keys()
            for place, token in table.items():
                secret = place.area in (f"hand.{1 - seat}", "pile", "spirit_pile")
                secret |= place.area == "display" and place.y == 1
                secret |= place.area == "choice" and bool(state.drawn) and state.seat != seat
                assert (known[place].face == "") == secret
                assert known[place] == token or (secret and not known[place].up)


def test_what_a_pass_told_stays_true_when_the_unseen_is_drawn_again() -> None:
    checked = 0
    for seed in range(120):
        for state in game(seed):
            for seat in (0, 1):
                if state.pile or state.over or not state.lacks[1 - seat]:
                    continue
                other = solstis.resample(state, seat, Random(seed))
                assert not board.mask(other.hands[1 - seat]) & state.lacks[1 - seat]
                checked += 1
    assert checked > 50


def hands_drawn_again(state: State, seat: int) -> set[str]:
    """All tiles that the other hand may hold in the eyes of the seat."""
    drawn = [solstis.resample(state, seat, Random(n)).hands[1 - seat] for n in range(60)]
    return {board.FACES[tile] for hand in drawn for tile in hand if tile != NONE}


def test_a_hand_that_passes_is_drawn_again_without_what_could_capture() -> None:
    state = position(
        hand="red-1 red-2",
        other="blue-5 green-3",
        display="red-9 red-8",
        beneath="red-7 red-6",
        pile="",
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert state.phase == "pass"
    assert hands_drawn_again(state, 0) == {"blue-5", "green-3"}
    state, _ = run(state, "pass choice:0,0")
    assert hands_drawn_again(state, 0) == {"blue-5", "green-3"}


def test_a_hand_that_must_play_or_that_makes_the_other_pass_can_capture() -> None:
    state = position(
        hand="red-1 pink-4 pink-3",
        other="red-5",
        display="red-9 blue-7 red-8",
        beneath="- green-10 green-2",
        pile="",
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert (state.seat, state.phase) == (1, "play")
    assert hands_drawn_again(state, 0) == {"red-5"}
    waits = replace(state, seat=0, mover=0, phase="pass")
    assert hands_drawn_again(waits, 0) == {"red-5"}


def test_at_the_end_everybody_knows_that_nobody_can_capture() -> None:
    state = position(
        "# # . . . . . . . .\n# # . . . . . . . .",
        hand="red-9 pink-4",
        other="blue-5",
        display="red-8 purple-7",
        beneath="- purple-6",
        pile="",
        laid=({"red-1": "bee"}, {}),
        evil=0,
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert state.phase == "cover"
    assert hands_drawn_again(state, 0) == {"blue-5"}
    assert hands_drawn_again(state, 1) == {"pink-4"}


def test_passes_tell_only_the_truth() -> None:
    for seed in range(60):
        for state in game(seed):
            for seat in (0, 1):
                assert not board.mask(state.hands[seat]) & state.lacks[seat]


def test_a_play_does_not_depend_on_anything_hidden_from_the_state() -> None:
    for seed in range(5):
        assert game(seed) == game(seed)


def perft(state: State, depth: int) -> int:
    """Number of move sequences of that length; a game that ends earlier counts as none."""
    moves = solstis.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(solstis.apply(state, move)[0], depth - 1) for move in moves)


def test_two_positions_counted_by_hand() -> None:
    """Seed 1: 2 + 1 + 1 captures. Seed 2: green-9 matches nothing, red-9 turns up for two."""
    one, two = (solstis.new_game({"first": 0}, seed) for seed in (1, 2))
    assert row(one, "hand.0") == ["purple-7", "pink-6", "red-1"]
    assert row(one, "display") == ["pink-7", "red-7", "orange-4", "green-5", "blue-2", "green-9"]
    assert (perft(one, 1), perft(one, 2), perft(one, 3)) == (3, 4, 12)
    assert row(two, "hand.0") == ["pink-5", "green-9", "purple-4"]
    assert row(two, "display") == ["pink-8", "red-3", "orange-4", "pink-3", "orange-7", "orange-10"]
    assert row(two, "pile")[-1] == "red-9"
    assert (perft(two, 1), perft(two, 2), perft(two, 3)) == (3, 2 + 2 + 1, 15)


def row(state: State, area: str) -> list[str]:
    """The faces of an area in the row y = 0."""
    table = solstis.tokens(state)
    return [table[place].face for place in sorted(table) if place[0] == area and place.y == 0]


PERFT = [(1, 4, 24), (1, 9, 2019), (2, 6, 76), (3, 4, 209), (3, 7, 3693), (4, 6, 86), (5, 6, 187)]
"""Seed, depth and nodes; frozen after the counts above agreed."""


@pytest.mark.parametrize(("seed", "depth", "nodes"), PERFT)
def test_perft(seed: int, depth: int, nodes: int) -> None:
    assert perft(solstis.new_game({"first": 0}, seed), depth) == nodes


LATE = [(1, 7, 249), (3, 7, 4254), (4, 6, 6179), (6, 7, 624), (7, 7, 673), (8, 7, 7240)]
"""The same from 25 decisions before the end of a random game."""


@pytest.mark.parametrize(("seed", "depth", "nodes"), LATE)
def test_perft_of_late_positions(seed: int, depth: int, nodes: int) -> None:
    assert perft(game(seed)[-25], depth) == nodes
