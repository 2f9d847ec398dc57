"""Rules of Umbrella, 3.1 and 3.5: claimed tiles are passed on, and pending tiles cover."""

from __future__ import annotations

import pytest

from game.rules import umbrella as rules
from game.rules.core import Place
from game.rules.umbrella.faces import NAMES
from tests.rules.umbrella_positions import (
    events_of,
    journey,
    moves,
    play,
    position,
    stacks,
    told,
    whys,
)

# The top row of every stage is red, so tile 18 on space 1 can be claimed after SLIDE.
ROWS = """
    seats {seats}  level 1
    | RRRR  RRRR  RRRR
    | ....  ....  ....
    | ....  ....  ....
    | ....  ....  ....
    figures {figures}
"""
SLIDE = "slide lateral.{0}:1,0 stage.{0}:0,2"
CLAIM = "claim figure.{0}:0,0 board.{0}:0,0"


def table(figures: str, pass_face: str = "by_players", more: str = "") -> rules.State:
    seats = figures.count(";") + 1
    drawing = ROWS.format(seats=seats, figures=figures)
    return position(drawing + more, pass_face=pass_face)


def claim(state: rules.State, seat: int = 0) -> rules.State:
    return play(state, SLIDE.format(seat), CLAIM.format(seat))


FULL = "18w 2w - - ; 3w 4w 5w 6w/7b ; 8w - - -"


def test_the_tile_goes_to_the_left_into_the_first_empty_space() -> None:
    state = play(table("18w 2w - - ; - 3w - 4w ; 5w - - -"), SLIDE.format(0))
    state, events = events_of(state, CLAIM.format(0))
    assert [stacks(state, seat) for seat in range(3)] == ["- 2w - -", "18b 3w - 4w", "5w - - -"]
    assert journey(events, "pass") == ["figure.0:0,0 > figure.1:0,0"]
    state = claim(table("18w 2w - - ; 9w 3w - 4w ; 5w - - -"))
    assert stacks(state, 1) == "9w 3w 18b 4w"


def test_the_last_player_passes_to_the_first() -> None:
    state = table("2w - - - ; 3w - - - ; 18w 4w - -", more="turn 2")
    assert stacks(claim(state, 2), 0) == "2w 18b - -"


@pytest.mark.parametrize(
    ("seats", "option", "asked"),
    [
        (2, "by_players", True),
        (3, "by_players", False),
        (2, "flip", False),
        (3, "flip", False),
        (2, "choose", True),
        (3, "choose", True),
    ],
)
def test_who_chooses_the_face_depends_on_the_players_and_the_option(
    seats: int, option: str, asked: bool
) -> None:
    others = " ; ".join(f"{seat + 3}w - - -" for seat in range(seats - 1))
    state = claim(table(f"18w 2w - - ; {others}", option))
    assert (state.phase == "face") == asked
    if not asked:
        assert stacks(state, 1) == "3w 18b - -"


def test_the_passer_keeps_or_flips_the_face_with_tokens_that_show_both() -> None:
    state = claim(table("18w 2w - - ; 3w - - -"))
    assert (state.seat, moves(state)) == (0, ["face choice:0,0", "face choice:1,0"])
    faces = [rules.tokens(state)[Place("choice", x)].face for x in (0, 1)]
    assert faces == ["18w", "18b"]
    kept, events = events_of(state, "face choice:0,0")
    assert stacks(kept, 1) == "3w 18w - -"
    assert "flip" not in whys(events)
    flipped, events = events_of(state, "face choice:1,0")
    assert stacks(flipped, 1) == "3w 18b - -"
    assert whys(events) == ["withdraw", "withdraw", "pass", "flip", "turn"]


def test_the_tile_under_the_claimed_one_becomes_live() -> None:
    state = play(table("18w/9w? 2w - - ; 3w - - - ; 4w - - -"), SLIDE.format(0))
    state, events = events_of(state, CLAIM.format(0))
    assert stacks(state, 0) == "9w 2w - -"
    assert journey(events, "pass")[1:] == ["figure.0:0,1 > figure.0:0,0"]
    assert whys(events)[-3:] == ["flip", "uncover", "turn"]
    assert [figure.face for figure in rules.live_figures(state, 0)] == ["9w", "2w"]


def test_a_covered_tile_is_public_and_shows_its_face_again() -> None:
    state = play(table("18w/9b/10w? 2w - - ; 3w - - - ; 4w - - -"), SLIDE.format(0))
    assert rules.tokens(state)[Place("figure.0", 0, 1)].up
    state, events = events_of(state, CLAIM.format(0))
    assert stacks(state, 0) == "9b/10w? 2w - -"
    assert "uncover" not in whys(events)
    assert journey(events, "pass")[1:] == [
        "figure.0:0,1 > figure.0:0,0",
        "figure.0:0,2 > figure.0:0,1",
    ]


def test_without_an_empty_space_the_tile_is_pending_until_the_receivers_turn() -> None:
    state = play(table(FULL), SLIDE.format(0))
    state, events = events_of(state, CLAIM.format(0))
    assert journey(events, "pend") == ["figure.0:0,0 > pending.1:0,0"]
    assert stacks(state, 1) == "3w 4w 5w 6w/7b"
    assert (state.seat, state.phase) == (1, "cover")
    assert moves(state) == [f"cover pending.1:0,0 figure.1:{space},0" for space in range(4)]


def test_the_receiver_chooses_which_figure_it_covers_and_slides_then() -> None:
    state = claim(table(FULL))
    state, events = events_of(state, "cover pending.1:0,0 figure.1:3,0")
    assert stacks(state, 1) == "3w 4w 5w 18b/6w/7b"
    assert journey(events, "cover") == [
        "pending.1:0,0 > figure.1:3,0",
        "figure.1:3,0 > figure.1:3,1",
        "figure.1:3,1 > figure.1:3,2",
    ]
    assert (state.seat, state.phase) == (1, "slide")


def test_the_face_is_chosen_by_the_passer_even_if_the_tile_stays_pending() -> None:
    state = claim(table("18w 2w - - ; 3w 4w 5w 6w"))
    assert (state.seat, state.phase) == (0, "face")
    state = play(state, "face choice:0,0")
    assert state.pending == ((), (NAMES.index("18w"),))


def test_a_pending_tile_counts_as_a_tile_in_front_of_the_player() -> None:
    state = table("2w - - - ; - - - - ; 4w - - -", more="turn 1\n pending - ; 5w ; -")
    after = play(state._replace(phase="slide"), "slide center:0,0 stage.1:0,0")
    assert after.trigger == -1
    after = play(state._replace(phase="slide", pending=((),) * 3), "slide center:0,0 stage.1:0,0")
    assert after.trigger == 1


SEVERAL = "turn 1  phase cover\n pending - ; 18w 8b ; -"


def test_several_pending_tiles_cover_in_any_order_even_the_same_space_twice() -> None:
    state = table("2w - - - ; 3w 4w 5w 6w ; 7w - - -", more=SEVERAL)
    assert len(moves(state)) == 2 * 4
    first, events = events_of(state, "cover pending.1:0,0 figure.1:2,0")
    assert journey(events, "cover")[-1] == "pending.1:1,0 > pending.1:0,0"
    assert first.phase == "cover"
    second = play(first, "cover pending.1:0,0 figure.1:2,0")
    assert (stacks(second, 1), second.phase) == ("3w 4w 8b/18w/5w 6w", "slide")
    other = play(state, "cover pending.1:1,0 figure.1:0,0", "cover pending.1:0,0 figure.1:1,0")
    assert stacks(other, 1) == "8b/3w 18w/4w 5w 6w"


def test_a_pending_tile_is_not_live_but_is_in_the_same_turn_once_it_covers() -> None:
    state = table("2w - - - ; 3w 4w 5w 6w ; 7w - - -", more=SEVERAL)
    assert "18w" not in [figure.face for figure in rules.live_figures(state, 1)]
    state = play(state, "cover pending.1:0,0 figure.1:0,0", "cover pending.1:0,0 figure.1:1,0")
    state = play(state, SLIDE.format(1))
    assert moves(state, "claim")[0] == "claim figure.1:0,0 board.1:0,0"


# Two figures are complete, and the claim of the first one wins an extra turn.
TWICE = """
    seats 3  level 4
    | RRRR  BRGG  BRGR
    | ....  BYRR  YYGB
    | ....  YGBB  BRYB
    | R..R  RGYY  GGRY
    figures 18w 1w 19w - ; 3w 4w 5w 6w ; 7w - - -
    drops 1,0 ; - ; -
"""


def test_covers_of_others_keep_waiting_during_an_extra_turn() -> None:
    state = play(position(TWICE), SLIDE.format(0), CLAIM.format(0), "power power.0:0,0")
    assert (state.seat, state.phase) == (0, "slide")
    assert state.pending == ((), (NAMES.index("18b"),), ())
    state = play(state, "slide lateral.0:2,0 stage.0:0,1", "decline choice:0,0")
    assert (state.seat, state.phase) == (1, "cover")


def test_two_tiles_can_wait_for_the_same_player() -> None:
    state = play(position(TWICE), SLIDE.format(0), CLAIM.format(0), "power power.0:0,0")
    state = play(state, "slide lateral.0:2,0 stage.0:0,1", "claim figure.0:1,0 board.0:3,1")
    assert state.pending[1] == (NAMES.index("18b"), NAMES.index("1b"))
    assert len(moves(state, "cover")) == 2 * 4


def test_the_order_of_the_steps_is_told() -> None:
    state = play(table("18w/9w? 2w - - ; 3w - - - ; 4w - - -"), SLIDE.format(0))
    _, events = events_of(state, CLAIM.format(0))
    assert whys(events) == ["withdraw", "claimed", "token", "pass", "flip", "uncover", "turn"]
    assert told(events)[-1] == ("turn", 1, 0)
