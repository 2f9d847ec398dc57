"""Positions that other versions of Solstis got wrong (section 6), each named for its trap."""

from __future__ import annotations

from game.rules import solstis
from game.rules.solstis import board
from tests.rules.solstis_positions import (
    COMPLETE,
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

SECOND = """
# . . . # . . . . .
# # . . # # . . . .
"""
"""Two squares wait for orange-2 and orange-6."""


def test_first_rainbow_with_an_empty_panorama_goes_anywhere() -> None:
    state = position(hand="pink-5", display="blue-2", pile="red-9 green-10")
    state, _ = run(state, "play hand.0:0,0")
    assert len(legal(state)) == 48


def test_each_spirit_counts_its_own_star() -> None:
    for spirit in board.SPIRITS[:14]:
        state = position(laid=({"red-1": spirit}, {}))
        mine, theirs = solstis.scores(state)
        assert mine.line("spirits").points == 1
        assert (mine.total, theirs.total) == (1, 0)


def test_icons_under_rainbows_do_not_count() -> None:
    state = position(
        """
        ~ . . . . . . .
        . # . . . . . . . .
        . # . . . . . . . .
        . # . . . . . . . .
        """,
        laid=({"green-1": "ladybug"}, {}),
    )
    score = solstis.scores(state)[0]
    assert (score.line("fires").points, score.line("ladybug").points) == (0, 0)


def test_the_largest_area_does_not_count_rainbows() -> None:
    state = position("# ~ ~ ~ ~ # . # # #")
    assert solstis.scores(state)[0].line("area").points == 3
    state = position("# ~ ~ ~ # # . # # .")
    assert solstis.scores(state)[0].line("area").points == 3


def test_bird_does_not_count_itself() -> None:
    state = position(laid=({"red-1": "bird", "red-3": "trout"}, {}))
    assert solstis.scores(state)[0].line("bird").points == 0
    state = position(laid=({"red-1": "bird", "red-3": "bee"}, {}))
    assert solstis.scores(state)[0].line("bird").points == 1


LAST = """
# # . . # # ~ . . .
# # . . # # . . . .
"""


def test_squirrel_meets_a_rainbow() -> None:
    state = position(
        LAST,
        hand="red-9 orange-7",
        display="red-8",
        pile="",
        laid=({"red-1": "squirrel"}, {}),
    )
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert whys(events)[-3:] == ["no_capture", "displace", "squirrel"]
    assert (state.seat, state.phase) == (0, "rainbow")
    state, _ = run(state, "rainbow panorama.0:2,1")
    assert state.over
    assert (at(state, "panorama.0:6,1"), at(state, "panorama.0:2,1")) == ("orange-7", "rainbow")


def test_squirrel_places_all_tiles_before_the_rainbows() -> None:
    state = position(
        LAST,
        hand="- orange-7 orange-8 red-9",
        display="red-8",
        pile="",
        laid=({"red-1": "squirrel"}, {}),
    )
    state, _ = run(state, "play hand.0:3,0", "capture display:0,0")
    assert at(state, "panorama.0:7,1") == "orange-8"
    assert "rainbow panorama.0:8,1" in legal(state)


def test_squirrel_meets_a_blocked_cell() -> None:
    state = position(
        """
        # # . . # ~ . . . .
        # # . . # # . . . .
        """,
        hand="red-9 orange-6",
        display="red-8",
        pile="",
        laid=({"red-1": "squirrel", "red-5": "bee"}, {}),
    )
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert state.over
    assert at(state, "panorama.0:5,1") == "rainbow"
    assert "orange-6" in faces(state, "removed").values()
    assert ("blocked", 0, 15) in told(events)


def test_squirrel_meets_the_evil_spirit() -> None:
    state = position(
        LAST,
        hand="red-9 orange-7",
        display="red-8",
        pile="",
        laid=({"red-1": "squirrel"}, {}),
        evil=0,
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0", "cover square.0:0,0")
    assert state.over
    assert faces(state, "hand.0") == {(1, 0): "orange-7"}
    assert at(state, "panorama.0:6,1") == "rainbow"


def test_a_tile_from_the_eagle_displaces_a_rainbow() -> None:
    mine = """
    # . . . . . . . . .
    # # . . . . ~ . . .
    """
    state, events = encounter("eagle", mine=mine, pile="red-7")
    assert whys(events)[:5] == ["lay", "reveal", "displace", "eagle", "pile_empty"]
    assert (state.seat, state.phase) == (0, "rainbow")
    state, _ = run(state, "rainbow panorama.0:7,0")
    assert at(state, "panorama.0:6,0") == "red-7"


def test_a_tile_from_the_beetle_displaces_a_rainbow() -> None:
    mine = """
    # . . . . . . . . .
    # # . . . . ~ . . .
    """
    state, _ = encounter("beetle", mine=mine, display="orange-10 red-7")
    state, _ = run(state, "beetle display:1,0")
    assert (state.seat, state.phase) == (0, "rainbow")
    state, _ = run(state, "rainbow panorama.0:5,0")
    assert at(state, "panorama.0:6,0") == "red-7"


def test_beetle_reveals_the_tile_beneath() -> None:
    state, _ = encounter("beetle", display="orange-10 blue-3", beneath="green-1 green-2")
    state, _ = run(state, "beetle display:1,0")
    assert faces(state, "display") == {(0, 0): "green-1", (1, 0): "green-2"}


def test_beetle_with_an_empty_display_is_lost() -> None:
    state, events = encounter("beetle", display="orange-10", beneath="")
    assert ("lost", 0, board.BEETLE) in told(events)
    assert state.seat == 1


def test_dragonfly_with_an_empty_pile_draws_nothing() -> None:
    state, events = encounter("dragonfly", pile="")
    assert len(faces(state, "hand.1")) == 2
    assert "draw" not in whys(events)


def test_a_square_made_by_trout_gives_no_spirit() -> None:
    mine = """
    # . . . # . . . . .
    # # . . # # . . . .
    """
    state, _ = encounter("trout bee", mine=mine)
    state, events = run(state, "rainbow panorama.0:5,1")
    assert (state.seat, at(state, "spirits:1,0")) == (1, "bee")
    assert "lay" not in whys(events)


def test_no_second_spirit_on_an_occupied_square() -> None:
    state = position(
        """
        # # # . . . . . . .
        # # . . . . . . . .
        """,
        hand="red-3",
        display="red-10",
        laid=({"red-1": "bee"}, {}),
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert legal(state) == ["square square.0:1,0"]
    square = board.covered_by(1)
    assert board.newly_complete(square, square, 0) == 1
    assert board.newly_complete(square, square, 1) == 0


def test_a_rainbow_is_gained_with_the_last_pile_tile() -> None:
    state = position(hand="pink-5", other="pink-6", display="blue-2", pile="red-9")
    state, events = run(state, "play hand.0:0,0")
    assert whys(events)[-2:] == ["join", "gain"]
    state, _ = run(state, "rainbow panorama.0:0,0")
    assert (state.seat, legal(state)) == (1, ["play hand.1:0,0"])


def test_deer_with_an_empty_hand_in_the_end_phase_goes_on() -> None:
    state, events = encounter("deer", hand="orange-2", pile="", other="green-10")
    assert ("lost", 0, board.DEER) in told(events)
    assert (state.seat, legal(state)) == (1, ["play hand.1:0,0"])


def test_dragonfly_against_an_empty_hand_is_lost() -> None:
    state, events = encounter("dragonfly", other="", pile="")
    assert ("lost", 0, board.DRAGONFLY) in told(events)
    assert state.over


def test_exhausted_rainbows_give_none() -> None:
    state = position(hand="pink-5", display="blue-2", pile="red-9 green-10", supply=0)
    state, events = run(state, "play hand.0:0,0")
    assert ("no_rainbow", 0, 0) in told(events)
    assert (state.seat, state.loose) == (1, 0)


def test_exhausted_spirits_give_no_encounter() -> None:
    state, events = run(before_encounter("", spirit_pile=""), *COMPLETE[:2])
    assert ("no_spirit", 0, 0) in told(events)
    assert state.seat == 1


def test_groundhog_with_nothing_to_capture_in_the_end_phase() -> None:
    state, events = encounter("groundhog", pile="", other="", hand="orange-2 pink-5")
    assert state.over
    assert "no_capture" in whys(events)
    state, _ = encounter("groundhog", pile="", hand="orange-2 pink-5", other="green-10")
    assert (state.seat, legal(state)) == (0, ["pass choice:0,0"])
