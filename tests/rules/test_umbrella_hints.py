"""Live figures and the preview of a slide."""

from __future__ import annotations

from random import Random

from game.rules import umbrella as rules
from game.rules.core import Move, Place
from tests.rules.umbrella_positions import play, position

READY = """
    seats 2  level 1
    | RRR.  BRGG
    | ....  BYRR
    | ....  YGBB
    | ....  RGYY
    figures 18w/9w? 1w - 2w ; 3w - - 4b
"""
ELSEWHERE = "slide center:0,0 stage.0:0,0"
COMPLETE = "slide center:0,0 stage.0:3,0"


def test_a_live_figure_tells_its_cells_and_how_far_it_is() -> None:
    figure = rules.live_figures(position(READY), 0)[0]
    row = tuple(Place("stage.0", x, 0) for x in range(4))
    assert (figure.place, figure.seat, figure.space) == (Place("figure.0", 0), 0, 0)
    assert (figure.face, figure.cells) == ("18w", row)
    assert (figure.color, figure.satisfied) == ("red", row[:3])
    assert figure.claimable == ("red", "yellow", "blue", "green")
    assert not figure.complete


def test_colors_without_a_free_space_are_not_claimable() -> None:
    state = position(READY + "drops 0,0 0,1 5,1 ; -")
    figure = rules.live_figures(state, 0)[0]
    assert figure.claimable == ("yellow", "blue", "green")
    state = play(state, COMPLETE)
    figure = rules.live_figures(state, 0)[0]
    assert (figure.color, len(figure.satisfied), figure.complete) == ("red", 4, False)


def test_a_claimed_figure_is_live_no_more() -> None:
    state = play(position(READY), COMPLETE)
    assert rules.live_figures(state, 0)[0].complete
    state = play(state, "claim figure.0:0,0 board.0:0,0")
    assert state.phase == "face"
    assert [figure.face for figure in rules.live_figures(state, 0)] == ["1w", "2w"]
    assert [figure.face for figure in rules.live_figures(state, 1)] == ["3w", "4b"]


def test_a_preview_tells_what_falls_off_and_what_is_complete() -> None:
    state = position(READY)
    shown = rules.preview(state, Move.parse(COMPLETE))
    assert (shown.pushed, shown.lands) == (Place("stage.0", 3, 3), Place("personal.0", 1, 1))
    assert [figure.face for figure in shown.completes] == ["18w"]


def test_a_preview_tells_which_figures_are_one_slide_away() -> None:
    state = position(READY.replace("1w - 2w", "- - 2w"))
    shown = rules.preview(state, Move.parse("slide lateral.0:1,0 stage.0:0,2"))
    assert shown.completes == ()
    assert [figure.face for figure in shown.near] == ["18w"]
    # Without another red umbrella in reach it is not near any more.
    state = position(
        READY.replace("1w - 2w", "- - 2w") + "center Y\n lateral Y ; Y\n personal Y ; R"
    )
    assert rules.preview(state, Move.parse("slide lateral.0:1,0 stage.0:0,2")).near == ()


def test_the_picked_umbrella_is_in_reach_no_more() -> None:
    drawing = READY.replace("1w - 2w", "- - 2w") + "center {}\n lateral Y ; Y\n personal Y ; R"
    for center, near in (("R", []), ("RR", ["18w"])):
        shown = rules.preview(position(drawing.format(center)), Move.parse(ELSEWHERE))
        assert [figure.face for figure in shown.near] == near


def test_previews_agree_with_playing() -> None:
    rng = Random(4)
    for seats in rules.SEATS:
        state = rules.new_game({"seats": seats, "level": 4}, seats)
        for _ in range(150):
            moves = rules.legal_moves(state)
            if state.over:
                break
            move = rng.choice(moves)
            after, events = rules.apply(state, move)
            if state.phase == "slide":
                check_preview(state, move, after, rules.preview(state, move))
                assert events[0].pairs[0] == rules.preview(state, move)[:2]  # type: ignore[union-attr]
            state = after


def check_preview(state: rules.State, move: Move, after: rules.State, shown: rules.Preview) -> None:
    claims = {m.path[0] for m in rules.legal_moves(after) if m.kind == "claim"}
    assert {figure.place for figure in shown.completes} == claims
    if after.seat != state.seat or after.over or claims:
        return
    near = set()
    for further in rules.legal_moves(after):
        last, _ = rules.apply(after, further)
        near |= {m.path[0] for m in rules.legal_moves(last) if m.kind == "claim"}
    assert {figure.place for figure in shown.near} == near


def test_near_figures_agree_with_playing_on_alone() -> None:
    rng = Random(2)
    for seed in range(6):
        state = rules.new_game({"seats": 1, "level": 3}, seed)
        while not state.over:
            if state.phase == "slide":
                for move in rng.sample(rules.legal_moves(state), 3):
                    after, _ = rules.apply(state, move)
                    check_preview(state, move, after, rules.preview(state, move))
            state, _ = rules.apply(state, rng.choice(rules.legal_moves(state)))
