"""What the table shows beside the rules: captures, landings, groups, tiles not seen yet."""

from __future__ import annotations

from random import Random

import pytest

from game.rules import solstis
from game.rules.core import Moved, Place
from tests.rules.solstis_positions import CORNER, before_encounter, position, run


def places(*texts: str) -> tuple[Place, ...]:
    return tuple(Place.parse(text) for text in texts)


def test_captures_are_the_matching_face_up_tiles() -> None:
    state = position(hand="red-1 pink-5", display="red-9 blue-3 orange-1", beneath="red-8")
    assert solstis.captures(state, Place("hand.0", 0)) == places("display:0,0", "display:2,0")
    assert solstis.captures(state, Place("hand.0", 1)) == ()
    with pytest.raises(KeyError, match=r"hand\.0:2,0"):
        solstis.captures(state, Place("hand.0", 2))


def test_a_landing_names_the_cells_and_the_squares_it_closes() -> None:
    found = solstis.landing(before_encounter(), 0, places("hand.0:0,0", "display:0,0"))
    assert found.cells == places("panorama.0:1,1", "panorama.0:9,1")
    assert found.closes == places("square.0:0,0")
    assert (found.lights, found.displaces, found.blocked) == ((), (), ())
    assert (found.before.total, found.after.total) == (3, 4)


def test_a_landing_names_the_rainbow_it_displaces_or_that_blocks_it() -> None:
    state = position(
        """
        # # . . . . . . . .
        # ~ . . . . . ~ . .
        """,
        hand="red-2",
        display="red-8",
        laid=({"red-1": "bee"}, {}),
    )
    found = solstis.landing(state, 0, places("hand.0:0,0", "display:0,0"))
    assert found.blocked == places("panorama.0:1,0")
    assert found.displaces == found.cells == places("panorama.0:7,0")


def test_a_landing_names_the_fires_it_lights() -> None:
    state = position(
        """
        # . . . . . . .
        . # . . . . . . . .
        . . . . . . . . . .
        . # . . . . . . . .
        """,
        hand="orange-2",
        display="orange-9",
    )
    found = solstis.landing(state, 0, places("hand.0:0,0", "display:0,0"))
    assert found.lights == (0,)
    assert solstis.FIRES[0] == ((1, 3),)


def test_a_rainbow_cell_can_be_previewed_and_earlier_tiles_of_the_turn_count() -> None:
    state = position(CORNER, hand="pink-5", display="blue-2", pile="red-9 green-10")
    state, _ = run(state, "play hand.0:0,0")
    found = solstis.landing(state, 0, places("panorama.0:1,1"))
    assert found.closes == places("square.0:0,0")
    assert found.after.total == found.before.total


def test_a_square_closed_earlier_in_the_turn_is_named_with_the_rainbow() -> None:
    mine = """
    # ~ . . . . . . . .
    # # . . . . . . . .
    """
    state = position(mine, hand="orange-2", display="orange-9")
    state, _ = run(state, "play hand.0:0,0", "capture display:0,0")
    found = solstis.landing(state, 0, places("panorama.0:2,1"))
    assert (state.phase, found.closes) == ("rainbow", places("square.0:0,0"))


def test_a_landing_in_the_other_panorama_can_be_shown_too() -> None:
    found = solstis.landing(before_encounter(), 1, places("display:0,0"))
    assert found.cells == places("panorama.1:9,1")


def test_a_landing_tells_what_then_happens() -> None:
    """On random games: the preview of a capture is the state after it."""
    for seed in range(30):
        rng, state = Random(seed), solstis.new_game({}, seed)
        while not state.over:
            move = rng.choice(solstis.legal_moves(state))
            after, events = solstis.apply(state, move)
            if move.kind == "capture":
                seat = state.mover
                found = solstis.landing(state, seat, (Place("played"), *move.path))
                moved = [
                    target
                    for event in events
                    if isinstance(event, Moved) and event.why == "capture"
                    for _, target in event.pairs
                ]
                assert list(found.cells) == moved
                assert len(found.displaces) == after.loose or after.seat != seat
                if after.phase == "square":
                    squares = [move.path[0] for move in solstis.legal_moves(after)]
                    assert list(found.closes) == squares == list(solstis.new_squares(after))
                lit = {*solstis.lit(state, seat), *found.lights}
                assert after.stage == "final" or lit >= set(solstis.lit(after, seat))
                assert found.before == solstis.scores(state)[seat]
            state = after


def test_cells_and_squares_have_places() -> None:
    assert solstis.cell_of("purple-4", 1) == Place("panorama.1", 3, 5)
    assert solstis.square_cells(Place("square.1", 3, 4)) == places(
        "panorama.1:3,4", "panorama.1:4,4", "panorama.1:3,5", "panorama.1:4,5"
    )


def test_groups_have_their_cells_the_largest_first() -> None:
    groups = solstis.groups(position("# # . # ~ # . ~ ~ ~"), 0)
    assert [(len(group.cells), group.lands, group.warm) for group in groups] == [
        (2, 2, True),
        (3, 2, True),
        (3, 0, True),
    ]
    assert groups[0].cells == places("panorama.0:0,0", "panorama.0:1,0")


def test_unseen_lists_the_other_hand_the_pile_and_the_tiles_beneath() -> None:
    state = position(
        hand="red-1", other="red-2", display="red-3", beneath="red-4", pile="red-5 blue-3"
    )
    assert solstis.unseen(state, 0) == ("red-2", "red-4", "red-5", "blue-3")
    assert solstis.unseen(state, 1) == ("red-1", "red-4", "red-5", "blue-3")


def test_covered_is_where_the_victim_lies() -> None:
    assert solstis.covered(position(laid=({"red-1": "bee"}, {}))) is None
    state = position(laid=({}, {"red-3": "bee"}), evil=1, covered=7)
    assert solstis.covered(state) == Place("square.1", 2, 0)
