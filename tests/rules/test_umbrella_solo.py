"""Rules of Umbrella, section 8: solo."""

from __future__ import annotations

from random import Random

import pytest

from game.rules import umbrella as rules
from tests.rules.playing import eagerly
from tests.rules.umbrella_positions import (
    area,
    events_of,
    journey,
    moves,
    play,
    position,
    stacks,
    told,
    whys,
)

SOLO = """
    seats 1  level {level}
    | RRRR
    | ....
    | ....
    | ....
    figures {figures}
"""
SLIDE = "slide lateral.0:1,0 stage.0:0,2"
CLAIM = "claim figure.0:0,0 board.0:0,0"


def solo(figures: str = "18w 2w - -", level: int = 4, more: str = "") -> rules.State:
    return position(SOLO.format(level=level, figures=figures) + more)


def test_solo_has_one_stage_and_four_areas_with_one_umbrella_of_each_color() -> None:
    state = rules.new_game({"seats": 1}, 1)
    names = ("center", "lateral.0", "lateral.1", "personal.0")
    assert [area(state, name) for name in names] == ["RYBG"] * 4
    assert len(moves(state)) == 64
    assert "slide lateral.0:0,0 stage.0:0,0" in moves(state)
    assert "slide lateral.1:0,0 stage.0:3,0" in moves(state)


def test_the_pushed_off_umbrella_leaves_the_game() -> None:
    state = solo()
    before = area(state, "bag")
    after, events = events_of(state, SLIDE)
    assert journey(events, "leave") == [f"stage.0:3,2 > bag:2,{before.count('B')}"]
    assert [area(after, name) for name in ("center", "lateral.1", "personal.0")] == ["RYBG"] * 3
    assert area(after, "lateral.0") == "RBG"
    after, events = events_of(after, "decline choice:0,0")
    assert told(events) == [("declined", 0, 0), ("turn", 0, 0)]


def test_the_16_waiting_umbrellas_are_the_clock() -> None:
    for seed in range(10):
        rng = Random(seed)
        state = rules.new_game({"seats": 1, "level": 3}, seed)
        slides = 0
        while not state.over:
            slides += state.phase == "slide"
            state, _ = rules.apply(state, eagerly(rules, state, rng))
        assert slides == 16 or state.drops[0].bit_count() == 10
        assert sum(state.waiting[:-4]) == 16 - slides


def test_the_game_ends_when_no_umbrella_is_left_to_pick() -> None:
    state = solo(more="center -\n lateral Y ; -\n personal -")
    state = play(state, SLIDE)
    assert state.phase == "claim"
    state, events = events_of(state, "decline choice:0,0")
    assert state.over
    assert told(events)[-1] == ("over", -1, 0)


def test_the_game_ends_after_the_turn_of_the_tenth_token_even_if_it_wins_an_extra_turn() -> None:
    drops = "drops 1,0 3,0 6,0 7,0 0,1 1,1 3,1 4,1 7,1\n gone 1 2"
    state = play(solo(more=drops), SLIDE)
    state, events = events_of(state, CLAIM)
    assert state.over
    assert area(state, "center") == "RYBG"
    assert whys(events)[-3:] == ["pass", "flip", "over"]


def test_a_claimed_tile_is_flipped_and_goes_to_the_first_empty_own_space() -> None:
    state = play(solo("18w/3w? - 2w -"), SLIDE)
    state, events = events_of(state, CLAIM)
    assert stacks(state, 0) == "3w 18b 2w -"
    assert journey(events, "pass") == [
        "figure.0:0,0 > figure.0:1,0",
        "figure.0:0,1 > figure.0:0,0",
    ]


def test_the_claimed_tile_is_lifted_first_so_its_own_space_may_be_the_first_empty_one() -> None:
    state = play(solo("18w 2w - -"), SLIDE, CLAIM)
    assert stacks(state, 0) == "18b 2w - -"


def test_a_cover_never_occurs_in_solo() -> None:
    state = play(solo("18w 2w 3w 4w"), SLIDE, CLAIM)
    assert stacks(state, 0) == "18b 2w 3w 4w"
    for seed in range(20):
        rng = Random(seed)
        state = rules.new_game({"seats": 1}, seed)
        while not state.over:
            assert state.phase != "cover"
            state, _ = rules.apply(state, eagerly(rules, state, rng))


def test_choosing_the_face_applies_to_solo_too() -> None:
    state = position(SOLO.format(level=1, figures="18w 2w - -"), pass_face="choose")
    state = play(state, SLIDE, CLAIM)
    assert state.phase == "face"
    assert stacks(play(state, "face choice:0,0"), 0) == "18w 2w - -"


def test_the_pool_is_no_limit_and_no_trigger() -> None:
    state = play(solo(), SLIDE)
    state, events = events_of(state, CLAIM)
    assert journey(events, "token") == ["reserve:27,0 > board.0:0,0"]
    assert (state.over, state.trigger) == (False, -1)


def test_the_extra_turn_power_has_no_effect_and_is_not_asked() -> None:
    state = play(solo(more="drops 1,0"), SLIDE)
    state, events = events_of(state, CLAIM)
    assert (state.phase, state.extra, state.gone) == ("slide", 0, (1,))
    assert whys(events)[3:5] == ["power", "spent"]


def test_the_other_powers_work_in_solo() -> None:
    state = play(solo(more="drops 3,0"), SLIDE, "claim figure.0:0,0 board.0:3,1")
    assert (state.phase, len(moves(state, "swap"))) == ("swap", 24)


def test_a_power_with_no_legal_use_is_not_asked() -> None:
    # The last waiting umbrella was picked: there is nothing to exchange with.
    drawing = SOLO.format(level=4, figures="18w 2w - -").replace("RRRR", "BBBB")
    areas = "center -\n lateral {} ; -\n personal -\n drops 7,1"
    target = "claim figure.0:0,0 board.0:7,0"
    state = play(position(drawing + areas.format("YR")), SLIDE, target)
    assert (state.phase, len(moves(state, "exchange"))) == ("exchange", 16)
    state = play(position(drawing + areas.format("Y")), SLIDE)
    state, events = events_of(state, target)
    assert "offer" not in whys(events)
    assert (state.over, state.gone) == (True, (4,))


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (-9, "lost"),
        (14, "lost"),
        (15, "drizzle"),
        (19, "drizzle"),
        (20, "shower"),
        (24, "shower"),
        (25, "downpour"),
        (29, "downpour"),
        (30, "storm"),
        (34, "storm"),
        (35, "rainbow"),
        (60, "rainbow"),
    ],
)
def test_result_bands(total: int, name: str) -> None:
    assert rules.band(total) == name
