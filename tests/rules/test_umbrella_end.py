"""Rules of Umbrella, 3.6 and 4: the end of the game and who wins."""

from __future__ import annotations

import pytest

from game.rules import umbrella as rules
from game.rules.core import ranking
from tests.rules.umbrella_positions import events_of, moves, play, position, told

# Every stage has a red top row, so that whoever has tile 18 on space 1 can claim after a slide.
TABLE = """
    seats 3  level 4  {}
    | RRRR  RRRR  RRRR
    | ....  ....  ....
    | ....  ....  ....
    | ....  ....  ....
    figures {}
    drops {}
"""
FIGURES = "18w 2w - - ; 3w 4w - - ; 5w 6w - -"
NONE = "- ; - ; -"
NINE = "1,0 3,0 6,0 7,0 0,1 1,1 3,1 4,1 7,1"


def table(facts: str = "", figures: str = FIGURES, drops: str = NONE) -> rules.State:
    return position(TABLE.format(facts, figures, drops))


def slide(state: rules.State) -> rules.State:
    """A slide of the seat in turn that leaves its top row alone; nothing is claimed."""
    state = play(state, f"slide lateral.{state.seat}:{first_color(state)},0 stage.{state.seat}:0,2")
    return play(state, "decline choice:0,0") if state.phase == "claim" else state


def first_color(state: rules.State) -> int:
    entry = f"stage.{state.seat}:0,2"
    text = next(text for text in moves(state) if text.endswith(entry) and "lateral" in text)
    return int(text.split(":")[1][0])


def claim(state: rules.State, target: str = "0,0") -> rules.State:
    seat = state.seat
    state = play(state, f"slide lateral.{seat}:{first_color(state)},0 stage.{seat}:0,2")
    return play(state, f"claim figure.{seat}:0,0 board.{seat}:{target}")


def test_the_empty_pool_triggers_the_end() -> None:
    assert claim(table("pool 2")).trigger == -1
    state = claim(table("pool 1"))
    assert (state.trigger, state.seat, state.over) == (0, 1, False)


def test_a_player_without_a_figure_tile_triggers_the_end() -> None:
    assert claim(table(figures="18w 2w - - ; 3w - - - ; 5w - - -")).trigger == -1
    state = claim(table(figures="18w - - - ; 3w - - - ; 5w - - -"))
    assert state.trigger == 0


def test_the_tenth_token_triggers_the_end() -> None:
    eight = NINE.replace("1,0 3,0", "3,0")
    gone = "gone 0 1 2 ; - ; -"
    state = position(TABLE.format("", FIGURES, f"{eight} ; - ; -") + gone)
    assert claim(state).trigger == -1
    state = position(TABLE.format("", FIGURES, f"{NINE} ; - ; -") + gone)
    assert claim(state).trigger == 0


def test_the_trigger_is_tested_after_passing_on_by_the_player_in_turn() -> None:
    state = play(table("pool 1"), "slide lateral.0:1,0 stage.0:0,2")
    _, events = events_of(state, "claim figure.0:0,0 board.0:0,0")
    whys = [event.why for event in events]
    assert whys[-4:] == ["pass", "flip", "last_turns", "turn"]
    assert told(events)[-2:] == [("last_turns", 0, 0), ("turn", 1, 0)]


def test_every_other_player_has_exactly_one_more_turn() -> None:
    state = claim(table("pool 1"))
    assert state.seat == 1
    state = slide(state)
    assert state.seat == 2
    state, events = events_of(state, "slide center:3,0 stage.2:0,0")
    assert state.over
    assert told(events)[-1] == ("over", -1, 0)
    assert rules.legal_moves(state) == ()


def test_a_second_trigger_changes_nothing() -> None:
    state = claim(table("pool 1", figures="18w 2w - - ; 24w - - - ; 5w 6w - -"))
    stage = (0, 0, 0, 0, 0, *state.stages[1][5:])
    state = state._replace(stages=(state.stages[0], stage, state.stages[2]))
    state = claim(state)
    assert (state.trigger, state.seat) == (0, 2)
    assert slide(state).over


def test_an_extra_turn_of_the_triggering_player_comes_before_the_last_turns() -> None:
    state = claim(table("pool 1", drops="1,0 ; - ; -"))
    assert state.trigger == -1
    state = play(state, "power power.0:0,0")
    assert (state.trigger, state.seat) == (0, 0)
    state = slide(state)
    assert state.seat == 1
    assert slide(slide(state)).over


def test_the_trigger_in_an_extra_turn_leaves_the_others_one_turn() -> None:
    # The top row wins an extra turn, in which the corners (tile 1) take the last token.
    drawing = TABLE.format("pool 2", FIGURES.replace("18w 2w -", "18w 1w 2w"), "1,0 ; - ; -")
    corners = drawing.replace("| ....  ....  ....\n    figures", "| R..R  ....  ....\n    figures")
    state = play(claim(position(corners)), "power power.0:0,0")
    assert (state.trigger, state.seat, state.pool) == (-1, 0, 1)
    state = play(state, "slide lateral.0:2,0 stage.0:0,1", "claim figure.0:1,0 board.0:3,1")
    assert (state.trigger, state.seat, state.pool) == (0, 1, 0)
    assert slide(slide(state)).over


def test_extra_turns_won_in_the_last_turns_are_played() -> None:
    # Seat 1 triggered, seat 2 had the last turn before: seat 0 plays the last one of all.
    state = table("turn 0  trigger 1  pool 0", drops="1,0 ; - ; -")
    state = play(claim(state), "power power.0:0,0")
    assert (state.seat, state.phase) == (0, "slide")
    assert slide(state).over


def test_tiles_passed_to_a_player_after_the_last_turn_change_nothing() -> None:
    # Seat 2 plays the last turn and passes to seat 0, who triggered and has no space left.
    state = table("turn 2  trigger 0  pool 0", "2w 3w 4w 6w ; 5w - - - ; 18w 7w - -")
    state = claim(state)
    assert state.over
    assert len(state.pending[0]) == 1
    assert rules.legal_moves(state) == ()


@pytest.mark.parametrize(
    ("tokens", "personals", "places"),
    [
        ((3, 1, 1), ("RY", "RY", "RY"), ((0,), (1, 2))),
        # 6 - 4 = 2 points each, then the one with fewer umbrellas.
        ((3, 2, 1), ("RYBG", "RY", "RYBG"), ((1,), (0,), (2,))),
        ((1, 1, 1), ("RY", "YY", "BG"), ((0, 1, 2),)),
    ],
)
def test_most_points_win_then_fewest_umbrellas_then_shared(
    tokens: tuple[int, ...], personals: tuple[str, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    # Spaces that belong to different groups of level 1, so that only tokens count.
    drops = ("0,0", "0,0 4,0", "0,0 4,0 0,1")
    state = position(f"""
        seats 3  level 1
        personal {" ; ".join(personals)}
        drops {" ; ".join(drops[count - 1] for count in tokens)}
    """)
    assert ranking(rules.scores(state)) == places
