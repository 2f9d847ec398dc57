"""Rules of Umbrella, 3.4: the powers of level 4."""

from __future__ import annotations

import pytest

from game.rules import umbrella as rules
from game.rules.core import Place
from tests.rules.umbrella_positions import (
    area,
    draw,
    events_of,
    journey,
    moves,
    play,
    position,
    stacks,
    told,
    whys,
)

# Level 4: extra turn between 0,0 R and 1,0 G; swap between 3,0 B and 3,1 R; exchange between
# 7,0 B and 7,1 G. The claim below is red; {} is where tokens lie already.
RED = """
    seats 3  level 4
    | RRRR  BRGG  BRGR
    | ....  BYRR  YYGB
    | ....  YGBB  BRYB
    | ....  RGYY  GGRY
    figures 18w 2w - - ; 3w - - - ; 4w - - -
    drops {} ; - ; -
"""
BLUE = RED.replace("RRRR", "BBBB")
SLIDE = "slide lateral.0:1,0 stage.0:0,2"
EXTRA = "claim figure.0:0,0 board.0:0,0"
SWAP = "claim figure.0:0,0 board.0:3,1"
EXCHANGE = "claim figure.0:0,0 board.0:7,0"


def test_a_power_fires_at_the_moment_both_neighbors_hold_tokens() -> None:
    state = play(position(RED.format("1,0")), SLIDE)
    state, events = events_of(state, EXTRA)
    assert (state.seat, state.phase) == (0, "extra")
    assert ("power", 0, 0) in told(events)
    assert whys(events) == ["withdraw", "claimed", "token", "power", "offer"]
    assert play(position(RED.format("6,0")), SLIDE, EXTRA).seat == 1


def test_a_power_fires_once_a_game_and_for_each_player() -> None:
    drawing = RED.format("1,0 0,0") + "gone 0 ; - ; -"
    state = play(position(drawing), SLIDE, SWAP)
    assert (state.seat, state.gone) == (1, (1, 0, 0))
    tokens = [Place(f"power.{seat}", 0) for seat in range(3)]
    state = play(position(RED.format("1,0")), SLIDE, EXTRA, "power power.0:0,0")
    assert [rules.tokens(state)[place].up for place in tokens] == [False, True, True]


def test_an_extra_turn_is_a_complete_further_turn() -> None:
    state = play(position(RED.format("1,0")), SLIDE, EXTRA)
    assert moves(state) == ["power power.0:0,0", "decline choice:0,0"]
    state, events = events_of(state, "power power.0:0,0")
    assert (state.seat, state.phase) == (0, "slide")
    assert told(events) == [("extra_turn", 0, 0), ("turn", 0, 0)]
    assert play(state, "slide center:0,0 stage.0:0,0").seat == 1


def test_a_power_may_be_declined_and_is_lost_then() -> None:
    state = play(position(RED.format("1,0")), SLIDE, EXTRA)
    state, events = events_of(state, "decline choice:0,0")
    assert (state.seat, state.phase, state.gone[0]) == (1, "slide", 1)
    assert whys(events)[:3] == ["withdraw", "declined", "spent"]


def test_the_swap_takes_two_orthogonally_adjacent_umbrellas_of_the_own_stage() -> None:
    state = play(position(RED.format("3,0")), SLIDE, SWAP)
    swaps = moves(state, "swap")
    assert state.phase == "swap"
    assert len(swaps) == 24
    for text in swaps:
        _, first, second = text.replace("stage.0:", "").split()
        (a, b), (c, d) = first.split(","), second.split(",")
        assert (int(c) - int(a), int(d) - int(b)) in ((1, 0), (0, 1))
    assert set(moves(state)) - set(swaps) == {"decline choice:0,0"}
    before = draw(state, 0)
    after, events = events_of(state, "swap stage.0:0,0 stage.0:0,1")
    rows = before.split()
    assert draw(after, 0).split()[:2] == [rows[1][0] + rows[0][1:], rows[0][0] + rows[1][1:]]
    assert journey(events, "swap") == [
        "stage.0:0,0 > stage.0:0,1",
        "stage.0:0,1 > stage.0:0,0",
    ]


def test_swapping_equal_colors_is_allowed_and_changes_nothing() -> None:
    state = play(position(RED.format("3,0")), SLIDE, SWAP)
    assert draw(play(state, "swap stage.0:0,0 stage.0:1,0"), 0) == draw(state, 0)


def test_a_swap_never_leads_to_another_claim() -> None:
    # The corners (tile 1) are complete after the swap, and nobody is asked.
    drawing = RED.format("3,0").replace("18w 2w", "18w 1w").replace("....  RGYY", ".R.R  RGYY")
    state = play(position(drawing), SLIDE, SWAP, "swap stage.0:0,3 stage.0:1,3")
    rows = draw(state, 0).split()
    assert rows[0] + rows[3][0] + rows[3][3] == "RRRRRR"
    assert (state.seat, state.phase) == (1, "slide")


def test_the_exchange_reaches_any_waiting_area_that_is_not_empty() -> None:
    areas = """
        center R
        lateral Y ; Y ; -
        personal - ; GG ; RY
    """
    state = play(position(BLUE.format("7,1") + areas), SLIDE, EXCHANGE)
    # The slide took the umbrella of lateral.0 and pushed a yellow one into lateral.2.
    slots = ["center:0,0", "lateral.1:1,0", "lateral.2:1,0"]
    slots += ["personal.1:3,0", "personal.2:0,0", "personal.2:1,0"]
    cells = [f"stage.0:{x},{y}" for x in range(4) for y in range(4)]
    expected = {f"exchange {cell} {slot}" for cell in cells for slot in slots}
    assert set(moves(state, "exchange")) == expected
    state, events = events_of(state, "exchange stage.0:0,0 personal.1:3,0")
    assert draw(state, 0).startswith("GBBB")
    assert area(state, "personal.1") == "BG"
    assert journey(events, "exchange") == [
        "stage.0:0,0 > personal.1:2,0",
        "personal.1:3,1 > stage.0:0,0",
    ]


def test_any_cell_can_be_exchanged() -> None:
    state = play(position(BLUE.format("7,1")), SLIDE, EXCHANGE)
    after = play(state, "exchange stage.0:2,3 center:0,0")
    before = draw(state, 0)
    assert draw(after, 0) == before[:-2] + "R" + before[-1]
    assert sorted(area(after, "center")) == sorted("YBG" + before[-2])


def test_exchanging_equal_colors_is_allowed_and_changes_nothing() -> None:
    state = play(position(BLUE.format("7,1")), SLIDE, EXCHANGE)
    after, events = events_of(state, "exchange stage.0:0,0 center:2,0")
    assert draw(after, 0) == draw(state, 0)
    assert journey(events, "exchange") == [
        "stage.0:0,0 > center:2,0",
        "center:2,0 > stage.0:0,0",
    ]


# All three powers lie around the red space 1,1.
CROSS = """
    level 4
    R G B Y R
    Y R G B R
    adjacent 0 1 1 1 1 1 1 1 1 1
    power extra 1,0 1,1
    power swap 0,1 1,1
    power exchange 1,1 2,1
"""
THREE = [SLIDE, "claim figure.0:0,0 board.0:1,1"]


def test_two_powers_at_once_are_ordered_by_the_player_with_the_extra_turn_last() -> None:
    state = position(RED.format("1,0 0,1 2,1"), board=CROSS)
    state = play(state, *THREE)
    assert (state.phase, moves(state)) == ("order", ["power power.0:1,0", "power power.0:2,0"])
    first = play(state, "power power.0:2,0")
    assert first.phase == "exchange"
    first = play(first, "decline choice:0,0")
    assert first.phase == "swap"
    first = play(first, "swap stage.0:0,0 stage.0:1,0")
    assert first.phase == "extra"
    first = play(first, "power power.0:0,0")
    assert (first.seat, first.phase, first.gone[0]) == (0, "slide", 7)
    assert play(state, "power power.0:1,0").phase == "swap"


def test_one_power_beside_an_extra_turn_needs_no_order() -> None:
    state = play(position(RED.format("1,0 0,1"), board=CROSS), *THREE)
    assert state.phase == "swap"
    assert play(state, "decline choice:0,0").phase == "extra"


def test_powers_come_after_the_claim_and_before_passing_on() -> None:
    state = play(position(RED.format("3,0")), SLIDE, SWAP)
    assert stacks(state, 0) == "18w 2w - -"
    state = play(state, "decline choice:0,0")
    assert (stacks(state, 0), stacks(state, 1)) == ("- 2w - -", "3w 18b - -")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_only_level_4_has_powers(level: int) -> None:
    assert rules.new_game({"seats": 2, "level": level}, 1).board.powers == ()


def test_the_powers_of_level_4_lie_where_the_board_draws_them() -> None:
    board = rules.parse_board(rules.BOARDS[4])
    where = {
        power.kind: [(board.spaces[i].x, board.spaces[i].y) for i in (power.a, power.b)]
        for power in board.powers
    }
    assert where == {
        "extra": [(0, 0), (1, 0)],
        "swap": [(3, 0), (3, 1)],
        "exchange": [(7, 0), (7, 1)],
    }
