"""The end phase, the Evil Spirit's victim and the Squirrel (sections 4 and 7)."""

from __future__ import annotations

from typing import Any

from game.rules import solstis
from game.rules.core import Place
from game.rules.solstis import board
from tests.rules.solstis_positions import at, faces, legal, position, run, told, whys


def test_with_an_empty_pile_only_a_tile_that_captures_may_be_played() -> None:
    state = position(hand="red-1 blue-5 pink-3", display="red-9", pile="")
    assert legal(state) == ["play hand.0:0,0"]


def test_no_one_refills_and_the_other_passes_if_only_the_mover_can_capture() -> None:
    state = position(hand="red-1 red-2", other="blue-5", display="red-9 - red-8", pile="", turns=1)
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert faces(state, "hand.0") == {(1, 0): "red-2"}
    assert (state.seat, legal(state)) == (1, ["pass choice:0,0"])
    assert solstis.tokens(state)[Place("choice")].face == "pass"
    assert whys(events)[-2:] == ["turn", "offer"]


def test_a_pass_is_not_final() -> None:
    state = position(
        hand="red-1 red-2",
        other="blue-5",
        display="red-9 red-8",
        beneath="red-7 blue-2",
        pile="",
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    state, events = run(state, "pass choice:0,0")
    assert ("pass", 1, 0) in told(events)
    state, _ = run(state, "play hand.0:1,0", "capture display:1,0")
    assert (state.seat, legal(state)) == (1, ["play hand.1:0,0"])


def test_the_game_ends_at_once_when_neither_can_capture() -> None:
    state = position(hand="red-1 red-2", other="blue-5", display="red-9", pile="")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert state.over
    assert legal(state) == []
    assert told(events)[-2:] == [("no_capture", -1, 0), ("over", -1, 0)]


def test_a_second_chance_with_the_last_tile_is_still_given() -> None:
    state = position(hand="red-1", other="red-2", display="blue-5", pile="red-7")
    state, events = run(state, "play hand.0:0,0")
    assert legal(state) == ["capture display:1,0"]
    assert "pile_empty" in whys(events)


LAST = """
# # . . # # . . . .
# # . . # # . . . .
"""


def ending(**settings: Any) -> tuple[solstis.State, list[str]]:
    """The last capture is made; what follows, and the whys of it."""
    values = {"hand": "red-9 pink-3", "other": "blue-5", "display": "red-8", "pile": ""}
    state = position(LAST, **{**values, **settings})
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    return state, whys(events)


def test_the_opponent_of_the_holder_chooses_the_victim() -> None:
    state, _ = ending(evil=0, laid=({"red-1": "bee", "red-5": "wolf"}, {}))
    assert (state.seat, state.phase) == (1, "cover")
    assert legal(state) == ["cover square.0:0,0", "cover square.0:4,0"]
    state, events = run(state, "cover square.0:4,0")
    assert at(state, "cover.0:4,0") == "evil"
    assert solstis.covered(state) == Place("square.0", 4, 0)
    assert whys(events) == ["cover", "over"]


def test_a_covered_spirit_and_evil_are_worth_nothing_and_do_not_count() -> None:
    state, _ = ending(evil=0, laid=({"red-1": "bee", "red-5": "trout"}, {}))
    before = solstis.scores(state)[0]
    assert (before.line("spirits").points, before.line("bee").points) == (2, 1)
    state, _ = run(state, "cover square.0:4,0")
    after = solstis.scores(state)[0]
    assert (after.line("spirits").points, after.line("bee").points) == (1, 0)
    assert after.line("spirits").count == 1


def test_a_covered_blue_spirit_does_not_count_for_bird() -> None:
    state, _ = ending(evil=0, laid=({"red-1": "bird", "red-5": "lizard"}, {}))
    assert solstis.scores(state)[0].line("bird").points == 1
    state, _ = run(state, "cover square.0:4,0")
    assert solstis.scores(state)[0].line("bird").points == 0


def test_evil_without_a_spirit_to_cover_does_nothing() -> None:
    state, names = ending(evil=0)
    assert state.over
    assert "nothing_to_cover" in names


def test_one_spirit_leaves_one_answer() -> None:
    state, _ = ending(evil=0, laid=({"red-1": "bee"}, {}))
    assert legal(state) == ["cover square.0:0,0"]


def test_squirrel_puts_the_rest_of_the_hand_into_the_panorama() -> None:
    state, names = ending(laid=({"red-1": "squirrel"}, {}))
    assert at(state, "panorama.0:2,4") == "pink-3"
    assert faces(state, "hand.0") == {}
    assert names[-2:] == ["squirrel", "over"]


def test_squirrel_of_the_player_who_does_not_move() -> None:
    state = position(
        hand="red-9",
        theirs="# . . . . . ~ . . .",
        other="blue-5 red-7",
        display="red-8",
        pile="",
        laid=({}, {"red-1": "squirrel"}),
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert (state.seat, state.phase) == (1, "rainbow")
    assert at(state, "panorama.1:6,0") == "red-7"
    state, _ = run(state, "rainbow panorama.1:7,0")
    assert state.over
    assert at(state, "panorama.1:7,0") == "rainbow"


def test_squirrel_with_an_empty_hand_is_lost() -> None:
    state = position(LAST, hand="red-9", display="red-8", pile="", laid=({"red-1": "squirrel"}, {}))
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert ("lost", 0, board.SQUIRREL) in told(events)
    assert state.over


def test_squirrel_gives_no_spirit() -> None:
    state = position(
        """
        # # . . # . . . . .
        # # . . # # . . . .
        """,
        hand="red-9 orange-6",
        display="red-8",
        pile="",
        face_up="bee",
        laid=({"red-1": "squirrel"}, {}),
    )
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert state.over
    assert at(state, "panorama.0:5,1") == "orange-6"
    assert "lay" not in whys(events)


def test_squirrel_acts_after_evil_has_chosen() -> None:
    state, names = ending(evil=0, laid=({"red-1": "squirrel", "red-5": "bee"}, {}))
    assert "squirrel" not in names
    state, events = run(state, "cover square.0:4,0")
    assert whys(events) == ["cover", "squirrel", "over"]


def test_a_running_turn_is_finished_before_the_end_is_tested() -> None:
    state = position(
        """
        # . . . . . . . . .
        # # . . . . . . . .
        """,
        hand="orange-2 pink-3",
        display="orange-10",
        pile="",
        face_up="deer",
    )
    moves = ("play hand.0:0,0", "capture display:0,0", "square square.0:0,0", "meet spirits:0,0")
    state, _ = run(state, *moves)
    assert state.phase == "deer"
    state, _ = run(state, "deer hand.0:1,0")
    assert state.over


def test_a_groundhog_turn_is_a_pass_if_only_the_opponent_can_capture() -> None:
    state = position(
        """
        # . . . . . . . . .
        # # . . . . . . . .
        """,
        hand="orange-2 pink-3",
        other="green-6",
        display="orange-10 green-1",
        pile="",
        face_up="groundhog",
    )
    moves = ("play hand.0:0,0", "capture display:0,0", "square square.0:0,0", "meet spirits:0,0")
    state, _ = run(state, *moves)
    assert (state.seat, legal(state)) == (0, ["pass choice:0,0"])
    state, _ = run(state, "pass choice:0,0")
    assert (state.seat, state.phase) == (1, "play")
