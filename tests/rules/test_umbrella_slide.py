"""Rules of Umbrella, 3.2: pick an umbrella and slide it in."""

from __future__ import annotations

import pytest

from game.rules import umbrella as rules
from tests.rules.umbrella_positions import (
    area,
    draw,
    events_of,
    journey,
    moves,
    play,
    position,
    told,
    whys,
)

TABLE = """
    seats 3  turn 1
    | BRGG  RGYY  BRGR
    | BYRR  RRGB  YYGB
    | YGBB  BYBR  BRYB
    | RGYY  GYGB  GGRY
"""

SLIDES = [
    # From the left area (lateral.1) a row moves right; what falls off lands in the right area.
    ("lateral.1:2,0 stage.1:0,1", "RGYY BRRG BYBR GYGB", ("lateral.1", "RYG"), ("lateral.0", "B")),
    # From the right area (lateral.0) a row moves left.
    ("lateral.0:0,0 stage.1:3,3", "RGYY RRGB BYBR YGBR", ("lateral.0", "YBG"), ("lateral.1", "G")),
    # From the center (top) a column moves down, onto the personal area.
    ("center:3,0 stage.1:2,0", "RGGY RRYB BYGR GYBB", ("center", "RYB"), ("personal.1", "G")),
    # From the personal area (bottom) a column moves up, into the center.
    ("personal.1:1,0 stage.1:0,3", "RGYY BRGB GYBR YYGB", ("personal.1", "RBG"), ("center", "R")),
]


@pytest.mark.parametrize(("slide", "stage", "source", "target"), SLIDES)
def test_the_line_moves_one_cell_and_the_last_umbrella_falls_into_the_area_there(
    slide: str, stage: str, source: tuple[str, str], target: tuple[str, str]
) -> None:
    before = position(TABLE)
    after = play(before, f"slide {slide}")
    assert draw(after, 1).split() == stage.split()
    assert area(after, source[0]) == source[1]
    assert sorted(area(after, target[0])) == sorted("RYBG" + target[1])
    assert draw(after, 0) == draw(before, 0)


def test_the_push_comes_before_the_slide_and_both_are_whole() -> None:
    _, events = events_of(position(TABLE), "slide lateral.1:2,0 stage.1:0,1")
    assert whys(events) == ["push", "slide", "turn"]
    assert journey(events, "push") == ["stage.1:3,1 > lateral.0:2,1"]
    assert journey(events, "slide") == [
        "lateral.1:2,0 > stage.1:0,1",
        "stage.1:0,1 > stage.1:1,1",
        "stage.1:1,1 > stage.1:2,1",
        "stage.1:2,1 > stage.1:3,1",
    ]
    assert told(events) == [("turn", 2, 0)]


def test_a_slide_is_area_by_color_by_line() -> None:
    slides = moves(position(TABLE))
    assert len(slides) == 4 * 4 * 4
    assert {text.split()[0] for text in slides} == {"slide"}


def test_empty_areas_and_missing_colors_cannot_be_picked() -> None:
    state = position("seats 3\n center -\n lateral RG ; RYBG ; B\n personal YY ; - ; -")
    slots = {text.split()[1] for text in moves(state)}
    assert slots == {"lateral.0:0,0", "lateral.0:3,0", "lateral.2:2,0", "personal.0:1,0"}
    assert len(moves(state)) == 4 * 4


def test_areas_that_are_not_mine_cannot_be_picked() -> None:
    sources = {text.split()[1].split(":")[0] for text in moves(position(TABLE))}
    assert sources == {"center", "lateral.1", "lateral.0", "personal.1"}


def test_two_players_share_both_laterals() -> None:
    for seat, left, right in ((0, 0, 1), (1, 1, 0)):
        slides = moves(position(f"seats 2  turn {seat}"))
        assert f"slide lateral.{left}:0,0 stage.{seat}:0,0" in slides
        assert f"slide lateral.{right}:0,0 stage.{seat}:3,0" in slides


def test_picking_takes_the_top_umbrella_of_the_slot() -> None:
    _, events = events_of(position("seats 2\n center RRR"), "slide center:0,0 stage.0:0,0")
    assert journey(events, "slide")[0] == "center:0,2 > stage.0:0,0"


def test_the_slide_is_mandatory_also_without_tiles() -> None:
    state = position("seats 2  trigger 1\n figures - - - - ; 5w - - -")
    assert len(moves(state, "slide")) == len(moves(state)) == 64


def test_play_is_clockwise() -> None:
    state = position(TABLE)
    state = play(state, "slide center:0,0 stage.1:0,0")
    assert state.seat == 2
    state = play(state, "slide center:1,0 stage.2:0,0")
    assert state.seat == 0


# Seat 0 has nothing in center, lateral.0, lateral.2 and personal.0.
STRANDED = """
    seats 3
    | BRGG  RGYY  BRGR
    | BYRR  RRGB  YYGB
    | YGBB  BYBR  BRYB
    | RGYY  GYGB  GGRY
    center -
    lateral - ; RRB ; -
    personal - ; Y ; RYBG
"""


def test_with_four_empty_areas_any_umbrella_of_the_table_enters_from_any_side() -> None:
    state = position(STRANDED)
    slots = ["lateral.1:0,0", "lateral.1:2,0", "personal.1:1,0"]
    slots += [f"personal.2:{color},0" for color in range(4)]
    sides = {"center": "{0},0", "lateral.2": "3,{0}", "personal.0": "{0},3", "lateral.0": "0,{0}"}
    expected = {
        f"slide {slot} {own}:{slot.split(':')[1]} stage.0:{entry.format(line)}"
        for slot in slots
        for own, entry in sides.items()
        for line in range(4)
    }
    assert len(moves(state)) == len(expected) == 7 * 16
    assert set(moves(state)) == expected


def test_with_four_empty_areas_the_pushed_umbrella_goes_to_the_own_area_opposite() -> None:
    state = position(STRANDED)
    after, events = events_of(state, "slide lateral.1:2,0 lateral.2:2,0 stage.0:3,1")
    assert draw(after, 0).split() == ["BRGG", "YRRB", "YGBB", "RGYY"]
    assert journey(events, "slide")[0] == "lateral.1:2,0 > stage.0:3,1"
    assert area(after, "lateral.1") == "RR"
    assert area(after, "lateral.0") == "B"
    assert area(after, "lateral.2") == ""
    after = play(state, "slide personal.2:0,0 center:0,0 stage.0:2,0")
    assert area(after, "personal.0") == "Y"


def test_one_own_umbrella_is_enough_to_have_to_pick_it() -> None:
    state = position(STRANDED.replace("lateral - ; RRB", "lateral G ; RRB"))
    assert {text.split()[1] for text in moves(state)} == {"lateral.0:3,0"}
    assert len(rules.legal_moves(state)) == 4
