"""Each plain spirit, the Evil Spirit and the encounter's order (sections 1, 3.5, 3.6 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.core import Event
from game.rules.solstis import board
from game.rules.solstis.state import State
from tests.rules.solstis_positions import (
    COMPLETE,
    CORNER,
    at,
    before_encounter,
    encounter,
    faces,
    legal,
    position,
    run,
    told,
    whys,
)


def lost(spirit: str) -> tuple[str, int, int]:
    return ("lost", 0, board.SPIRITS.index(spirit))


# The plain spirits


def test_trout_places_a_rainbow_from_the_supply() -> None:
    state, events = encounter("trout")
    assert (state.seat, state.phase, state.supply) == (0, "rainbow", 11)
    state, _ = run(state, "rainbow panorama.0:2,0")
    assert at(state, "panorama.0:2,0") == "rainbow"
    assert state.seat == 1
    assert "gain" in whys(events)


def test_deer_puts_a_hand_tile_of_choice_into_the_panorama() -> None:
    state, _ = encounter("deer")
    assert legal(state) == ["deer hand.0:1,0", "deer hand.0:2,0"]
    state, _ = run(state, "deer hand.0:2,0")
    assert at(state, "panorama.0:5,4") == "pink-6"
    assert len(faces(state, "hand.0")) == 3


def test_eagle_puts_a_random_tile_of_the_pile_and_keeps_the_order_of_the_rest() -> None:
    pile = "blue-4 blue-5 blue-6 blue-7 green-5 green-6"
    seen = set()
    for luck in range(0, 1 << 64, 1 << 60):
        state, events = encounter("eagle", pile=pile, luck=luck)
        placed = set(faces(state, "panorama.0").values()) & set(pile.split())
        assert len(placed) == 1
        rest = [face for face in pile.split() if face not in placed]
        left = list(faces(state, "pile").values())
        assert left == rest[: len(left)]
        assert at(state, "hand.0:0,0") == rest[-1]
        assert whys(events).index("eagle") < whys(events).index("draw")
        seen |= placed
    assert seen == set(pile.split())


def test_bear_draws_one_now_and_the_hand_size_is_four() -> None:
    state, events = encounter("bear")
    assert len(faces(state, "hand.0")) == 4
    assert ("hand_size", 0, 4) in told(events)
    assert whys(events).count("draw") == 2


def test_dragonfly_takes_a_random_tile_of_the_opponent_who_draws_one() -> None:
    seen = set()
    for luck in range(0, 1 << 64, 1 << 60):
        state, _ = encounter("dragonfly", pile="blue-4 blue-5 blue-6", luck=luck)
        seen |= set(faces(state, "panorama.0").values()) & {"purple-4", "purple-7", "green-10"}
        assert "blue-6" in faces(state, "hand.1").values()
        assert len(faces(state, "hand.1")) == 3
        assert at(state, "hand.0:0,0") == "blue-5"
    assert seen == {"purple-4", "purple-7", "green-10"}


def test_luck_is_used_up_by_a_pick() -> None:
    state, _ = encounter("eagle", luck=1 << 63)
    assert state.luck != 1 << 63
    state, _ = encounter("bee", luck=1 << 63)
    assert state.luck == 1 << 63


def test_beetle_takes_a_face_up_tile_of_choice_and_turns_up_the_one_beneath() -> None:
    state, _ = encounter("beetle", display="orange-10 blue-3", beneath="green-1 green-2")
    assert legal(state) == ["beetle display:0,0", "beetle display:1,0"]
    state, events = run(state, "beetle display:1,0")
    assert at(state, "panorama.0:2,3") == "blue-3"
    assert at(state, "display:1,0") == "green-2"
    assert whys(events)[:3] == ["beetle", "uncover", "reveal"]


def test_groundhog_finishes_the_turn_with_its_refill_and_gives_another() -> None:
    state, events = encounter("groundhog")
    assert (state.seat, state.phase) == (0, "play")
    assert len(faces(state, "hand.0")) == 3
    assert whys(events)[-4:] == ["draw", "look", "again", "turn"]
    assert not state.again


def test_a_groundhog_turn_can_bring_another_spirit() -> None:
    mine = """
    # . . . # . . . . .
    # # . . # # . . . .
    """
    state, _ = encounter(
        "groundhog bee", mine=mine, hand="orange-2 orange-6", display="orange-10 orange-9"
    )
    moves = ("play hand.0:1,0", "capture display:1,0", "square square.0:4,0", "meet spirits:1,0")
    state, _ = run(state, *moves)
    assert faces(state, "square.0") == {(0, 0): "groundhog", (4, 0): "bee"}
    assert state.seat == 1


def test_blue_spirits_have_no_effect_when_met() -> None:
    for spirit in board.SPIRITS[7:14]:
        state, events = encounter(spirit)
        assert (state.seat, state.phase) == (1, "play")
        assert whys(events) == ["lay", "draw", "look", "turn"]


@pytest.mark.parametrize(
    ("spirit", "settings"),
    [
        ("deer", {"hand": "orange-2"}),
        ("eagle", {"pile": ""}),
        ("bear", {"pile": ""}),
        ("dragonfly", {"other": ""}),
        ("beetle", {"display": "orange-10", "beneath": ""}),
        ("trout", {"supply": 0}),
    ],
)
def test_an_effect_with_nothing_to_take_is_lost(spirit: str, settings: dict[str, Any]) -> None:
    state, events = encounter(spirit, **settings)
    assert lost(spirit) in told(events)
    assert state.mover == 1 or state.over


def test_bear_with_an_empty_pile_still_enlarges_the_hand() -> None:
    state, _ = encounter("bear", pile="")
    assert len(state.hands[0]) == 4


BLOCKED: dict[str, Any] = {
    "mine": """
    # . . . # # . . . .
    # # . . # ~ . . . .
    """,
    "laid": ({"red-5": "bee"}, {}),
}
"""A rainbow on red-6, under a spirit that lies on the square at red-5."""


def test_a_beetle_tile_under_a_blocked_rainbow_leaves_the_game() -> None:
    state, _ = encounter("beetle", display="orange-10 red-6", beneath="green-1 green-2", **BLOCKED)
    state, events = run(state, "beetle display:1,0")
    assert "remove" in whys(events)
    assert at(state, "panorama.0:5,0") == "rainbow"
    assert at(state, "display:1,0") == "green-2"


def test_a_dragonfly_tile_under_a_blocked_rainbow_leaves_and_the_opponent_draws() -> None:
    state, events = encounter("dragonfly", other="red-6", **BLOCKED)
    assert ("blocked", 0, 5) in told(events)
    assert len(faces(state, "hand.1")) == 1


def test_an_effect_completes_no_square_for_a_spirit() -> None:
    mine = """
    # . . . # . . . . .
    # # . . # # . . . .
    """
    state, _ = encounter("deer bee", mine=mine, hand="orange-2 orange-6")
    state, _ = run(state, "deer hand.0:1,0")
    assert state.seat == 1
    assert at(state, "spirits:1,0") == "bee"


def test_an_effect_is_mandatory_even_if_harmful() -> None:
    state, _ = encounter("deer", hand="orange-2 pink-5")
    assert legal(state) == ["deer hand.0:1,0"]


# The Evil Spirit


def drawn(spirit_pile: str, face_up: str = "", **settings: Any) -> tuple[State, list[Event]]:
    state = before_encounter(face_up, spirit_pile=spirit_pile, **settings)
    return run(state, *COMPLETE, "meet spirit_pile:0,0")


def test_evil_drawn_as_one_of_two_comes_with_the_other_and_none_goes_face_up() -> None:
    state, events = drawn("wolf evil bee")
    assert at(state, "square.0:0,0") == "bee"
    assert at(state, "evil.0:0,0") == "evil"
    assert faces(state, "spirits") == {}
    assert "unchosen" not in whys(events)
    assert (state.seat, state.evil, state.fresh) == (1, 0, False)


def test_the_other_spirit_is_placed_normally_with_its_effect() -> None:
    state, _ = drawn("wolf evil deer")
    assert (state.seat, state.phase) == (0, "deer")


def test_evil_drawn_alone_comes_with_a_face_up_spirit() -> None:
    state, _ = drawn("evil", "bee - wolf")
    assert (state.seat, at(state, "evil.0:0,0")) == (0, "evil")
    assert legal(state) == ["meet spirits:0,0", "meet spirits:2,0"]
    state, _ = run(state, "meet spirits:2,0")
    assert at(state, "square.0:0,0") == "wolf"
    assert at(state, "evil.0:0,0") == "evil"


def test_evil_drawn_alone_with_nothing_face_up_leaves_the_square_free() -> None:
    state, events = drawn("evil")
    assert at(state, "evil.0:0,0") == "evil"
    assert (state.laid[0], state.square, state.seat) == ((), -1, 1)
    assert ("no_spirit", 0, 0) in told(events)


@pytest.mark.parametrize("evil_passes", ["next_encounter", "holder_encounter"])
def test_evil_does_not_move_in_the_encounter_in_which_it_was_drawn(evil_passes: str) -> None:
    for spirit_pile, face_up in (("wolf evil bee", ""), ("evil", "bee")):
        state, _ = drawn(spirit_pile, face_up, evil_passes=evil_passes)
        if state.phase == "meet":
            state, _ = run(state, "meet spirits:0,0")
        assert (state.evil, state.seat) == (0, 1)


def test_next_encounter_gives_evil_to_whoever_meets_a_spirit() -> None:
    state, events = encounter("bee", evil=1)
    assert state.evil == 0
    assert whys(events)[:2] == ["lay", "evil"]


def test_next_encounter_leaves_evil_with_a_holder_who_meets_a_spirit() -> None:
    state, events = encounter("bee", evil=0)
    assert state.evil == 0
    assert ("evil_stays", 0, 0) in told(events)


def test_holder_encounter_gives_evil_to_the_opponent() -> None:
    state, _ = encounter("bee", evil=0, evil_passes="holder_encounter")
    assert state.evil == 1


def test_holder_encounter_leaves_evil_when_the_other_meets_a_spirit() -> None:
    state, events = encounter("bee", evil=1, evil_passes="holder_encounter")
    assert state.evil == 1
    assert "evil" not in whys(events)


def test_evil_can_come_back() -> None:
    state = position(
        CORNER,
        """
        . . . # . . . . . .
        . . . # # . . . . .
        """,
        hand="orange-2",
        other="orange-5",
        display="orange-10 orange-9",
        face_up="bee wolf",
        evil=1,
    )
    state, _ = run(state, *COMPLETE, "meet spirits:0,0")
    assert state.evil == 0
    moves = ("play hand.1:0,0", "capture display:1,0", "square square.1:3,0", "meet spirits:1,0")
    state, _ = run(state, *moves)
    assert state.evil == 1


def test_the_order_of_an_encounter() -> None:
    """Square, spirit laid, Evil moves, unchosen turned up, effect, refill."""
    state = before_encounter("", spirit_pile="bee bear", evil=1)
    state, events = run(state, *COMPLETE, "meet spirit_pile:0,0", "keep choice:1,0")
    names = whys(events)
    order = ["draw_spirits", "lay", "evil", "unchosen", "hand_size", "draw", "turn"]
    assert [names.index(why) for why in order] == sorted(names.index(why) for why in order)


def test_a_groundhog_encounter_is_a_later_encounter() -> None:
    mine = """
    # . . . # . . . . .
    # # . . # # . . . .
    """
    state = before_encounter(
        "bee",
        mine=mine,
        spirit_pile="evil groundhog",
        hand="orange-2 orange-6",
        display="orange-10 orange-9",
        beneath="",
        evil_passes="holder_encounter",
    )
    state, _ = run(state, *COMPLETE, "meet spirit_pile:0,0")
    assert (state.seat, state.evil) == (0, 0)
    moves = ("play hand.0:1,0", "capture display:1,0", "square square.0:4,0", "meet spirits:0,0")
    state, _ = run(state, *moves)
    assert state.evil == 1
