"""A turn of Solstis, sentence by sentence of the rules (sections 1 to 3)."""

from __future__ import annotations

import pytest

from game.rules import solstis
from game.rules.core import Place, Put
from game.rules.solstis import board
from tests.rules.solstis_positions import (
    COMPLETE,
    CORNER,
    at,
    before_encounter,
    faces,
    legal,
    position,
    run,
    told,
    whys,
)

# 1 and 2: components and set-up


def test_there_are_48_different_land_tiles_33_squares_and_nine_fires() -> None:
    assert len(set(board.TILE)) == len(solstis.CELLS) == 48
    assert [sum(y == row for _, y in solstis.CELLS) for row in range(6)] == [10, 10, 10, 8, 6, 4]
    assert len(solstis.SQUARES) == 33
    assert [len(cells) for cells in solstis.FIRES] == [1] * 8 + [2]
    assert solstis.FIRES[-1] == ((4, 5), (5, 5))


def test_set_up_deals_six_on_six_three_each_and_a_pile_of_thirty() -> None:
    state = solstis.new_game({}, 1)
    assert len(faces(state, "display")) == 12
    assert len(faces(state, "hand.0")) == len(faces(state, "hand.1")) == 3
    assert len(faces(state, "pile")) == 30
    assert len(faces(state, "supply")) == 12
    assert len(faces(state, "spirit_pile")) == 15
    assert faces(state, "spirits") == {}


def test_the_first_player_is_random_or_as_asked_and_the_deal_does_not_depend_on_it() -> None:
    assert {solstis.new_game({}, seed).seat for seed in range(20)} == {0, 1}
    one, other = (solstis.new_game({"first": first}, 3) for first in (0, 1))
    assert (one.seat, other.seat) == (0, 1)
    assert (one.hands, one.pile, one.luck) == (other.hands, other.pile, other.luck)


@pytest.mark.parametrize("options", [{"first": 2}, {"evil": "maybe"}, {"seats": 3}, {"level": 1}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="solstis"):
        solstis.new_game(options, 0)


def test_without_evil_the_spirit_lies_in_the_box() -> None:
    state = solstis.new_game({"evil": "off"}, 0)
    assert faces(state, "box") == {(0, 0): "evil"}
    assert "evil" not in faces(state, "spirit_pile").values()


def test_panoramas_display_spirits_and_removed_are_public_the_rest_is_hidden() -> None:
    state = before_encounter("trout", pile="blue-4 blue-5")
    known = solstis.sees(state, 0).tokens
    hidden = {place.area for place, token in known.items() if token.face == ""}
    assert hidden == {"hand.1", "pile", "display", "spirit_pile"}
    assert known[Place("display", 0, 0)].face == "orange-10"
    assert known[Place("display", 0, 1)].face == ""
    assert known[Place("hand.0", 0, 0)].face == "orange-2"
    assert known[Place("removed", 0, 0)].face != ""


# 3.1 and 3.2: play and capture


def test_any_tile_may_be_played_also_one_that_captures_nothing() -> None:
    state = position(hand="red-1 pink-5 blue-3", display="red-9")
    assert legal(state) == ["play hand.0:0,0", "play hand.0:1,0", "play hand.0:2,0"]


def test_exactly_one_matching_tile_must_be_captured_by_choice() -> None:
    state = position(hand="red-1", display="red-9 blue-3 orange-1 orange-9")
    state, _ = run(state, "play hand.0:0,0")
    assert legal(state) == ["capture display:0,0", "capture display:2,0"]


def test_both_tiles_go_to_their_cells_without_adjacency() -> None:
    state = position(hand="red-1", display="red-9")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert faces(state, "panorama.0") == {(0, 0): "red-1", (8, 0): "red-9"}
    assert whys(events)[:2] == ["play", "capture"]


def test_the_tile_beneath_the_captured_one_is_turned_up_at_once() -> None:
    state = position(hand="red-1", display="red-9 blue-2", beneath="pink-4 pink-5")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert faces(state, "display") == {(0, 0): "pink-4", (1, 0): "blue-2", (1, 1): "pink-5"}
    assert whys(events).index("reveal") < whys(events).index("draw")


def test_an_emptied_place_stays_a_place() -> None:
    state = position(hand="red-1", display="red-9 blue-2")
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert faces(state, "display") == {(1, 0): "blue-2"}


# 3.3: second chance


def test_a_tile_that_matches_nothing_joins_at_the_first_empty_place() -> None:
    state = position(hand="red-1", display="blue-2 - pink-3 -", pile="green-10 purple-7")
    state, events = run(state, "play hand.0:0,0")
    assert at(state, "display:1,0") == "red-1"
    assert at(state, "display:3,0") == "purple-7"
    assert whys(events)[:5] == ["play", "second_chance", "join", "turn_up", "reveal"]


def test_without_an_empty_place_a_new_one_is_added_at_the_end() -> None:
    state = position(hand="red-1", display="blue-2", pile="green-10 purple-7")
    state, _ = run(state, "play hand.0:0,0")
    assert faces(state, "display") == {(0, 0): "blue-2", (1, 0): "red-1", (2, 0): "purple-7"}


def test_the_turned_up_tile_captures_also_the_tile_just_added() -> None:
    state = position(hand="red-1", display="blue-2", pile="green-10 red-5")
    state, _ = run(state, "play hand.0:0,0")
    assert at(state, "played:0,0") == "red-5"
    assert legal(state) == ["capture display:1,0"]
    state, _ = run(state, "capture display:1,0")
    assert faces(state, "panorama.0") == {(0, 0): "red-1", (4, 0): "red-5"}


def test_the_turned_up_tile_captures_exactly_one_of_several() -> None:
    state = position(hand="red-1", display="blue-5", pile="green-10 red-5")
    state, _ = run(state, "play hand.0:0,0")
    assert legal(state) == ["capture display:0,0", "capture display:1,0"]


def test_no_capture_at_all_gains_a_rainbow() -> None:
    state = position(hand="red-1", display="blue-2", pile="green-10 purple-7")
    state, events = run(state, "play hand.0:0,0")
    assert (state.phase, state.loose, state.supply) == ("rainbow", 1, 11)
    assert whys(events)[-1] == "gain"


def test_a_tile_revealed_by_joining_is_tested_again() -> None:
    """In ordinary play nothing lies uncovered, so the position is made up."""
    state = position(hand="red-1", display="- blue-2", beneath="red-9", pile="purple-7")
    state, events = run(state, "play hand.0:0,0")
    assert whys(events) == ["play", "second_chance", "join", "uncover", "reveal", "recall"]
    assert legal(state) == ["capture display:0,0"]
    state, _ = run(state, "capture display:0,0")
    assert faces(state, "panorama.0") == {(0, 0): "red-1", (8, 0): "red-9"}


def test_a_tile_revealed_by_joining_that_does_not_match_leads_on() -> None:
    state = position(hand="red-1", display="- blue-2", beneath="pink-8", pile="green-4 purple-7")
    state, events = run(state, "play hand.0:0,0")
    assert "recall" not in whys(events)
    assert state.phase == "rainbow"


# 3.4: rainbows


def test_a_rainbow_goes_beside_any_tile_also_a_rainbow() -> None:
    state = position("# . ~ . . . . . . .", hand="pink-5", display="blue-2", pile="red-9 green-10")
    state, _ = run(state, "play hand.0:0,0")
    assert legal(state) == [
        *("rainbow panorama.0:1,0", "rainbow panorama.0:3,0"),
        *("rainbow panorama.0:0,1", "rainbow panorama.0:2,1"),
    ]


def test_a_free_rainbow_gives_way_and_must_be_placed_again() -> None:
    state = position("~ # . . . . . . . .", hand="red-1", display="red-9")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert whys(events) == ["play", "displace", "capture"]
    assert at(state, "panorama.0:0,0") == "red-1"
    assert state.phase == "rainbow"
    assert "rainbow panorama.0:7,0" in legal(state)
    state, _ = run(state, "rainbow panorama.0:7,0")
    assert at(state, "panorama.0:7,0") == "rainbow"
    assert state.supply == 11


def test_a_blocked_rainbow_stays_and_the_land_tile_leaves_the_game() -> None:
    state = position(
        """
        # # . . . . . . . .
        ~ # . . . . . . . .
        """,
        hand="red-1",
        display="red-9",
        laid=({"red-1": "bee"}, {}),
    )
    gone = len(faces(state, "removed"))
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert at(state, "panorama.0:0,0") == "rainbow"
    assert at(state, "panorama.0:8,0") == "red-9"
    assert at(state, f"removed:{gone},0") == "red-1"
    assert ("blocked", 0, 0) in told(events)


def test_both_tiles_are_placed_before_the_displaced_rainbows_one_by_one() -> None:
    state = position("~ . . . . . . . ~ .", hand="red-1", display="red-9")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert whys(events) == ["play", "displace", "displace", "capture"]
    assert state.loose == 2
    state, _ = run(state, "rainbow panorama.0:1,0")
    assert (state.phase, state.loose) == ("rainbow", 1)
    assert "rainbow panorama.0:2,0" in legal(state)
    state, _ = run(state, "rainbow panorama.0:2,0")
    assert (state.seat, state.loose, state.supply) == (1, 0, 10)


FULL = """
      # # # #
    # # # # # #
  # # # # # # # #
# # # # # # # # # #
# # # # # # # # # #
~ ~ # # # # # # # #
"""


def test_a_displaced_rainbow_without_a_cell_returns_to_the_supply() -> None:
    state = position(FULL, hand="red-1", display="red-2", pile="", spirit_pile="")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert whys(events).count("return") == 2
    assert ("no_cell", 0, 0) in told(events)
    assert (state.supply, state.loose, state.arcs[0]) == (12, 0, 0)


def test_no_rainbow_is_gained_without_a_cell_for_it() -> None:
    full = """
          ~ # # #
        # # # # # #
      # # # # # # # #
    # # # # # # # # # #
    # # # # # # # # # #
    # # # # # # # # # ~
    """
    state = position(full, hand="purple-4", pile="red-10", spirit_pile="")
    state, events = run(state, "play hand.0:0,0")
    assert ("no_cell", 0, 0) in told(events)
    assert (state.loose, state.supply) == (0, 10)
    assert "gain" not in whys(events)


# 3.5: encounters


def test_without_a_new_square_there_is_no_encounter() -> None:
    state = position(CORNER, hand="red-3", display="red-9")
    state, events = run(state, "play hand.0:0,0", "capture display:0,0")
    assert told(events) == [("turn", 1, 0)]


def test_one_of_the_new_squares_is_chosen_before_any_spirit_is_seen() -> None:
    state = before_encounter(
        mine="""
        # . # . . . . . . .
        # # # . . . . . . .
        """
    )
    state, events = run(state, *COMPLETE[:2])
    assert legal(state) == ["square square.0:0,0", "square square.0:1,0"]
    assert "look" not in whys(events)
    state, _ = run(state, "square square.0:1,0")
    assert legal(state) == ["meet spirit_pile:0,0"]


def test_a_passed_over_square_gives_nothing_later() -> None:
    state = position(
        """
        # # # . . . . . . .
        # # # # . . . . . .
        """,
        hand="orange-4",
        display="orange-9",
        laid=({"red-1": "bee"}, {}),
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert legal(state) == ["square square.0:2,0"]


def test_a_rainbow_completes_a_square() -> None:
    state = position(CORNER, hand="pink-5", display="blue-2", pile="red-9 green-10")
    state, _ = run(state, "play hand.0:0,0", "rainbow panorama.0:1,1")
    assert legal(state) == ["square square.0:0,0"]


def test_a_rainbow_placed_again_completes_a_square() -> None:
    state = position(
        """
        # . . . . . . . . .
        # # . . . . . ~ . .
        """,
        hand="red-8",
        display="blue-8",
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0", "rainbow panorama.0:1,1")
    assert legal(state) == ["square square.0:0,0"]


def test_a_land_tile_over_a_free_rainbow_completes_its_square_again() -> None:
    state = position(
        """
        # # . . . . . . . .
        # ~ . . . . . . . .
        """,
        hand="red-2",
        display="red-9",
    )
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0", "rainbow panorama.0:9,0")
    assert legal(state) == ["square square.0:0,0"]


def test_the_spirit_lies_on_the_square_for_the_rest_of_the_game() -> None:
    state, events = run(before_encounter("bee"), *COMPLETE, "meet spirits:0,0")
    assert at(state, "square.0:0,0") == "bee"
    assert (faces(state, "spirits"), state.square) == ({}, -1)
    assert "lay" in whys(events)


def test_face_up_spirits_and_the_pile_are_offered_by_place() -> None:
    state, _ = run(before_encounter("bee - wolf"), *COMPLETE)
    assert legal(state) == ["meet spirits:0,0", "meet spirits:2,0", "meet spirit_pile:0,0"]


def test_two_are_drawn_in_secret_one_is_kept_and_the_other_turned_up() -> None:
    state = before_encounter("bird -", spirit_pile="bee wolf lizard")
    state, events = run(state, *COMPLETE, "meet spirit_pile:0,0")
    assert faces(state, "choice") == {(0, 0): "wolf", (1, 0): "lizard"}
    assert whys(events)[-3:] == ["draw_spirits", "look", "look"]
    known = solstis.sees(state, 1).tokens
    assert [known[Place("choice", x)].face for x in (0, 1)] == ["", ""]
    assert legal(state) == ["keep choice:0,0", "keep choice:1,0"]
    state, _ = run(state, "keep choice:1,0")
    assert at(state, "square.0:0,0") == "lizard"
    assert faces(state, "spirits") == {(0, 0): "bird", (1, 0): "wolf"}
    assert faces(state, "spirit_pile") == {(0, 0): "bee"}


def test_a_pile_of_one_is_drawn_alone_and_laid() -> None:
    state = before_encounter("", spirit_pile="bee")
    state, _ = run(state, *COMPLETE, "meet spirit_pile:0,0")
    assert at(state, "square.0:0,0") == "bee"
    assert (state.seat, faces(state, "choice")) == (1, {})


def test_with_an_empty_spirit_pile_only_face_up_ones_are_met() -> None:
    state, _ = run(before_encounter("bee", spirit_pile=""), *COMPLETE)
    assert legal(state) == ["meet spirits:0,0"]


# 3.7 and 7: refill and next player


def test_the_hand_is_refilled_into_its_holes_and_the_next_player_moves() -> None:
    state = position(
        hand="pink-5 red-1 blue-3", other="pink-8", display="red-9", pile="green-4 green-5"
    )
    state, events = run(state, "play hand.0:1,0", "capture display:0,0")
    assert faces(state, "hand.0") == {(0, 0): "pink-5", (1, 0): "green-5", (2, 0): "blue-3"}
    assert (state.seat, state.turns) == (1, 2)
    looks = [event for event in events if isinstance(event, Put) and event.why == "look"]
    assert [str(event.place) for event in looks] == ["hand.0:1,0"]


def test_the_hand_is_refilled_as_far_as_the_pile_allows() -> None:
    state = position(hand="- red-1", other="red-2", display="red-9 red-8", pile="green-5")
    state, events = run(state, "play hand.0:1,0", "capture display:0,0")
    assert faces(state, "hand.0") == {(0, 0): "green-5"}
    assert "pile_empty" in whys(events)


def test_an_empty_hand_with_a_pile_passes_and_refills() -> None:
    state = position(hand="red-1", other="", display="red-9 blue-2", pile=" ".join(MANY))
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    assert (state.seat, legal(state)) == (1, ["pass choice:0,0"])
    state, events = run(state, "pass choice:0,0")
    assert len(faces(state, "hand.1")) == 3
    assert ("pass", 1, 0) in told(events)
    assert (state.seat, state.phase) == (0, "play")


MANY = ("green-3", "green-4", "green-5", "green-6", "green-7", "green-8", "green-9")
