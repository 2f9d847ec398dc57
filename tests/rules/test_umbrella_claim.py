"""Rules of Umbrella, 3.3: claim a figure."""

from __future__ import annotations

import pytest

from tests.rules.umbrella_positions import (
    draw,
    events_of,
    journey,
    moves,
    play,
    position,
    told,
    whys,
)

# Tile 18 white on space 1 asks for the top row; a red one from the center completes it.
READY = """
    seats 3  level 1
    | RRR.  BRGG  BRGR
    | ....  BYRR  YYGB
    | ....  YGBB  BRYB
    | ....  RGYY  GGRY
    figures 18w 2w - - ; 3w - - - ; 4w - - -
"""
COMPLETE = "slide center:0,0 stage.0:3,0"


def test_a_complete_figure_can_be_claimed_with_a_free_space_of_its_color_or_not() -> None:
    state, events = events_of(position(READY), COMPLETE)
    assert (state.seat, state.phase) == (0, "claim")
    assert moves(state) == [
        "claim figure.0:0,0 board.0:0,0",
        "claim figure.0:0,0 board.0:0,1",
        "claim figure.0:0,0 board.0:5,1",
        "decline choice:0,0",
    ]
    assert whys(events) == ["push", "slide", "offer"]


def test_a_claim_puts_a_token_from_the_pool_on_the_chosen_space() -> None:
    state = play(position(READY), COMPLETE)
    state, events = events_of(state, "claim figure.0:0,0 board.0:5,1")
    assert journey(events, "token") == ["pool:16,0 > board.0:5,1"]
    assert ("claimed", 0, 0) in told(events)
    assert (state.pool, state.reserve) == (16, 11)


def test_claiming_is_optional() -> None:
    state = play(position(READY), COMPLETE)
    state, events = events_of(state, "decline choice:0,0")
    assert told(events) == [("declined", 0, 0), ("turn", 1, 0)]
    assert state.drops == (0, 0, 0)


def test_without_a_claimable_figure_nothing_is_asked() -> None:
    state = play(position(READY), "slide center:1,0 stage.0:3,0")
    assert (state.seat, state.phase) == (1, "slide")


def test_it_does_not_matter_whether_the_pattern_was_there_before_the_slide() -> None:
    state = position(READY.replace("RRR.", "RRRR"))
    state = play(state, "slide lateral.0:1,0 stage.0:0,2")
    assert moves(state, "claim")


def test_umbrellas_stay_where_they_are() -> None:
    state = play(position(READY), COMPLETE)
    before = draw(state, 0)
    assert before.startswith("RRRR")
    assert draw(play(state, "claim figure.0:0,0 board.0:0,0"), 0) == before


def test_without_a_free_accepting_space_the_figure_cannot_be_claimed_with_that_color() -> None:
    drops = "drops 0,0 0,1 5,1 ; - ; -"
    state = play(position(READY + drops), COMPLETE)
    assert (state.seat, state.phase) == (1, "slide")
    state = play(position(READY + "drops 0,0 5,1 ; - ; -"), COMPLETE)
    assert moves(state, "claim") == ["claim figure.0:0,0 board.0:0,1"]


def test_with_several_candidates_the_player_chooses_figure_and_space() -> None:
    # 24w: three cells of the top row and the one below the first; 1w: the corners.
    state = position("""
        seats 2  level 1
        | RRRR  BRGG
        | R...  BYRR
        | ....  YGBB
        | R..R  RGYY
        figures 24w 2w - 1w ; 3w - - -
    """)
    state = play(state, "slide lateral.0:1,0 stage.0:0,2")
    figures = {text.split()[1] for text in moves(state, "claim")}
    assert figures == {"figure.0:0,0", "figure.0:3,0"}
    assert len(moves(state, "claim")) == 2 * 3


def test_at_most_one_figure_is_claimed_in_a_turn() -> None:
    drawing = READY.replace("RRR.", "RRRR").replace("....  RGYY", "R..R  RGYY")
    state = position(drawing.replace("18w 2w - -", "18w 1w - -"))
    state = play(state, "slide lateral.0:1,0 stage.0:0,2")
    assert {text.split()[1] for text in moves(state, "claim")} == {"figure.0:0,0", "figure.0:1,0"}
    state = play(state, "claim figure.0:0,0 board.0:0,0")
    assert state.seat == 1


def test_the_target_depends_on_the_space_the_tile_lies_in() -> None:
    # On space 2 the same tile asks for the right column.
    drawing = """
        seats 3  level 1
        | ...R  BRGG  BRGR
        | ...R  BYRR  YYGB
        | ...R  YGBB  BRYB
        | ....  RGYY  GGRY
        figures {} ; 3w - - - ; 4w - - -
    """
    state = position(drawing.format("- 18w 2w -"))
    assert moves(play(state, "slide center:0,0 stage.0:3,0"), "claim")
    for figures in ("18w - 2w -", "- 2w 18w -", "- 2w - 18w"):
        state = play(position(drawing.format(figures)), "slide center:0,0 stage.0:3,0")
        assert state.seat == 1


def test_only_the_top_tile_of_a_stack_is_live() -> None:
    state = position(READY.replace("18w 2w - -", "5w/18w 2w - -"))
    assert play(state, COMPLETE).seat == 1
    state = position(READY.replace("18w 2w - -", "18w/5w? 2w - -"))
    assert moves(play(state, COMPLETE), "claim")


def test_figures_of_others_cannot_be_claimed() -> None:
    state = position(READY.replace("18w 2w - - ; 3w", "2w 3w - - ; 18w"))
    assert play(state, COMPLETE).seat == 1


def test_an_uncovered_tile_can_be_claimed_in_a_later_turn_only() -> None:
    drawing = READY.replace("RRR.", "RRRR").replace("....  RGYY", "R..R  RGYY")
    state = position(drawing.replace("18w 2w - -", "18w/1w? 2w - -"))
    state = play(state, "slide lateral.0:1,0 stage.0:0,2", "claim figure.0:0,0 board.0:0,0")
    assert state.seat == 1
    state = play(state, "slide personal.1:0,0 stage.1:0,3", "slide personal.2:0,0 stage.2:0,3")
    state = play(state, "slide lateral.0:0,0 stage.0:0,1")
    assert moves(state, "claim") == [
        "claim figure.0:0,0 board.0:0,1",
        "claim figure.0:0,0 board.0:5,1",
    ]


@pytest.mark.parametrize(
    ("pool", "reserve", "place"),
    [(3, 24, "pool:2,0"), (1, 26, "pool:0,0"), (0, 4, "reserve:3,0"), (0, 1, "reserve:0,0")],
)
def test_the_token_comes_from_the_pool_or_from_the_reserve_once_it_is_empty(
    pool: int, reserve: int, place: str
) -> None:
    state = position(READY + f"pool {pool}  reserve {reserve}  trigger 2")
    state = play(state, COMPLETE)
    state, events = events_of(state, "claim figure.0:0,0 board.0:0,0")
    assert journey(events, "token") == [f"{place} > board.0:0,0"]


def test_if_the_reserve_is_empty_too_claims_go_on_with_an_extra_marker() -> None:
    state = play(position(READY + "pool 0  reserve 0  trigger 2"), COMPLETE)
    state, events = events_of(state, "claim figure.0:0,0 board.0:0,0")
    assert "marker" in whys(events)
    assert state.drops[0] == state.markers[0] == 1


@pytest.mark.parametrize("letter", "RYBG")
def test_a_space_may_accept_two_colors(letter: str) -> None:
    # Level 2 has R Y B|G . B G R|Y over R Y B G.
    spaces = {"R": "0,0 6,0 0,1", "Y": "1,0 6,0 1,1", "B": "2,0 4,0 2,1", "G": "2,0 5,0 3,1"}
    drawing = READY.replace("level 1", "level 2").replace("RRR.", letter * 3 + ".")
    state = play(position(drawing), f"slide center:{'RYBG'.index(letter)},0 stage.0:3,0")
    assert [text[-3:] for text in moves(state, "claim")] == spaces[letter].split()


@pytest.mark.parametrize("letter", "RYBG")
@pytest.mark.parametrize(("space", "white"), [(0, "1,1"), (1, ""), (2, ""), (3, "7,1")])
def test_a_white_space_accepts_any_color_from_a_figure_with_its_star_direction(
    letter: str, space: int, white: str
) -> None:
    # The corners (tile 1) look the same in every space. Level 3 has W^ at 1,1 and W< at 7,1.
    figures = ["-", "-", "-", "-"]
    figures[space] = "1w"
    figures[space - 1] = "2w"
    state = position(f"""
        seats 2  level 3
        | {letter}..{letter}  BRGG
        | ....  BYRR
        | ....  YGBB
        | {letter}..{letter}  RGYY
        figures {" ".join(figures)} ; 3w - - -
    """)
    state = play(state, f"slide lateral.0:{'RYBG'.index(letter)},0 stage.0:0,1")
    offered = {text.split(":")[-1] for text in moves(state, "claim")}
    assert offered & {"1,1", "7,1"} == ({white} if white else set())
    assert offered - {white}
