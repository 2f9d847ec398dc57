"""Rules of Umbrella, sections 1, 2, 6 and 7: components and set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.rules import umbrella as rules
from game.rules.core import Place
from game.rules.umbrella.faces import CELLS, FACES, NAMES, read_faces
from tests.rules.umbrella_by_hand import AROUND, clockwise, read_pictures
from tests.rules.umbrella_positions import area, stacks

ALL_SEATS = (1, 2, 3, 4)


def start(seats: int, seed: int = 1) -> rules.State:
    return rules.new_game({"seats": seats}, seed)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_there_are_25_umbrellas_of_each_color(seats: int) -> None:
    tokens = rules.tokens(start(seats)).values()
    faces = Counter(token.face for token in tokens if token.kind == "umbrella")
    assert faces == {"red": 25, "yellow": 25, "blue": 25, "green": 25}


def test_a_set_up_for_four_uses_all_umbrellas() -> None:
    assert area(start(4), "bag") == ""
    assert len(area(start(3), "bag")) == 24


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_stage_starts_with_four_umbrellas_of_each_color(seats: int) -> None:
    for stage in start(seats).stages:
        assert Counter(stage) == {0: 4, 1: 4, 2: 4, 3: 4}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_player_gets_a_different_layout(seats: int) -> None:
    drawn = set()
    for seed in range(20):
        stages = start(seats, seed).stages
        assert len(set(stages)) == seats
        drawn |= set(stages)
    assert drawn == set(rules.parse_layouts(rules.LAYOUTS))


@pytest.mark.parametrize(
    ("seats", "laterals"), [(1, 2), (2, 2), (3, 3), (4, 4)], ids=["1", "2", "3", "4"]
)
def test_every_waiting_area_starts_with_one_umbrella_of_each_color(
    seats: int, laterals: int
) -> None:
    state = start(seats)
    names = ["center"]
    names += [f"lateral.{k}" for k in range(laterals)] + [f"personal.{k}" for k in range(seats)]
    assert {place.area for place in rules.tokens(state) if place.area.startswith("lateral")} == {
        name for name in names if name.startswith("lateral")
    }
    assert {area(state, name) for name in names} == {"RYBG"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_my_left_lateral_is_the_right_lateral_of_the_player_on_my_left(seats: int) -> None:
    for seat in range(seats):
        left = AROUND[seats][seat][3]
        assert AROUND[seats][(seat + 1) % seats][1] == left
        entries = {
            move.path[1].x
            for move in rules.legal_moves(start(seats)._replace(seat=seat))
            if move.path[0].area == left
        }
        assert entries == {0}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_players_start_with_two_stacks_of_two_white_tiles(seats: int) -> None:
    state = start(seats)
    for seat in range(seats):
        first, second, *empty = stacks(state, seat).split()
        assert empty == ["-", "-"]
        for stack in (first, second):
            top, lower = stack.split("/")
            assert top.endswith("w")
            assert lower.endswith("w?")


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_24_tiles_are_dealt_or_lie_unseen_in_the_box(seats: int) -> None:
    figures = {p: t for p, t in rules.tokens(start(seats)).items() if t.kind == "figure"}
    assert {token.face for token in figures.values()} == {f"{n}w" for n in range(1, 25)}
    box = [token for place, token in figures.items() if place.area == "box"]
    assert len(box) == 24 - 4 * seats
    assert not any(token.up for token in box)


def test_only_the_top_tile_of_a_start_stack_shows() -> None:
    tokens = rules.tokens(start(2))
    assert tokens[Place("figure.0", 0, 0)].up
    assert not tokens[Place("figure.0", 0, 1)].up
    assert {figure.place.y for figure in rules.live_figures(start(2), 0)} == {0}


@pytest.mark.parametrize(("seats", "pool"), [(1, 0), (2, 11), (3, 17), (4, 22)])
def test_the_pool_depends_on_the_players_and_the_rest_is_the_reserve(seats: int, pool: int) -> None:
    areas = Counter(place.area for place in rules.tokens(start(seats)))
    assert (areas["pool"], areas["reserve"]) == (pool, 28 - pool)


def test_all_chance_comes_from_the_seed() -> None:
    games = [start(4, seed) for seed in range(30)]
    assert {state.seat for state in games} == {0, 1, 2, 3}
    assert len(set(games)) == 30
    assert games == [start(4, seed) for seed in range(30)]


def test_24_tiles_have_two_faces_of_four_cells() -> None:
    assert len(NAMES) == FACES == 48
    assert all(len(set(cells)) == 4 for turned in CELLS for cells in turned)
    with pytest.raises(ValueError, match="1w does not mark four"):
        read_faces("1\n#... #...\n.... ....\n.... ....\n.... ....")


def test_space_k_turns_the_face_k_minus_one_quarters_clockwise() -> None:
    pictures = read_pictures(rules.PICTURES)
    assert list(pictures) == list(NAMES)
    for index, picture in enumerate(pictures.values()):
        for turned in CELLS:
            marks = {4 * y + x for y in range(4) for x in range(4) if picture[y][x] == "#"}
            assert set(turned[index]) == marks
            picture = clockwise(picture)


def test_the_star_turns_from_up_to_right_down_and_left() -> None:
    # Tile 18 asks for the line under its star: top row, right column, bottom row, left column.
    face = NAMES.index("18w")
    assert [turned[face] for turned in CELLS] == [
        (0, 1, 2, 3),
        (3, 7, 11, 15),
        (12, 13, 14, 15),
        (0, 4, 8, 12),
    ]


def test_no_two_faces_are_equal_under_rotation() -> None:
    kinds = [frozenset(turned[face] for turned in CELLS) for face in range(FACES)]
    assert all(not first & second for first, second in combinations(kinds, 2))


def test_no_face_is_complete_in_a_start_layout() -> None:
    for layout in rules.parse_layouts(rules.LAYOUTS):
        for turned in CELLS:
            assert all(len({layout[cell] for cell in cells}) > 1 for cells in turned)


def test_nothing_is_claimed_won_or_triggered_at_the_start() -> None:
    state = start(3)
    assert (state.phase, state.over) == ("slide", False)
    assert (state.claimed, state.due, state.extra, state.trigger) == (-1, (), 0, -1)


def test_options_have_defaults_and_only_known_values() -> None:
    state = rules.new_game({}, 1)
    assert (state.seats, state.board.level) == (1, 1)
    for options in ({"seats": 5}, {"level": 0}, {"pass_face": "keep"}, {"speed": 1}):
        with pytest.raises(ValueError, match="umbrella"):
            rules.new_game(options, 1)


def test_a_match_can_bring_its_own_board_and_layouts() -> None:
    board = rules.BOARDS[3].replace("adjacent 0 3 5 8", "adjacent 1 2 3 4")
    layouts = "RRRR\nYYYY\nBBBB\nGGGG\n\nGGGG\nBBBB\nYYYY\nRRRR\n"
    state = rules.new_game({"seats": 2, "board": board, "layouts": layouts}, 1)
    assert state.board.adjacent == (1, 2, 3, 4)
    assert set(state.stages) == set(rules.parse_layouts(layouts))
    with pytest.raises(ValueError, match="3 seats need as many start layouts, there are 2"):
        rules.new_game({"seats": 3, "layouts": layouts}, 1)
