"""Focus movement: where the eye expects, everything reachable, nothing trapped."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.focus import STEPS, Area, K, nearest, nearest_from

BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}


def reached(start: K, candidates: Mapping[K, Area], wrap: bool = False) -> set[K]:
    """Everything that the four directions lead to from ``start``."""
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for direction in STEPS:
            there = nearest(here, direction, candidates, wrap)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


LIST = {row: (96.0, 532.0 + 84 * row, 470.0, 68.0) for row in range(4)}
GRID = {(x, y): (100.0 + 70 * x, 50.0 + 70 * y) for x in range(5) for y in range(4)}


def test_a_list_is_walked_in_order() -> None:
    assert nearest(0, "down", LIST) == 1
    assert nearest(2, "up", LIST) == 1
    assert nearest(3, "down", LIST) is None
    assert nearest(1, "left", LIST) is None


def test_a_list_wraps_if_asked() -> None:
    assert nearest(3, "down", LIST, wrap=True) == 0
    assert nearest(0, "up", LIST, wrap=True) == 3
    assert nearest(0, "left", LIST, wrap=True) is None


@pytest.mark.parametrize("direction", STEPS)
def test_a_grid_moves_to_the_neighbor(direction: str) -> None:
    axis, sign = STEPS[direction]
    step = (sign, 0) if axis == 0 else (0, sign)
    for x, y in GRID:
        there = x + step[0], y + step[1]
        assert nearest((x, y), direction, GRID) == (there if there in GRID else None)


def test_straight_ahead_wins_over_a_nearer_one_aside() -> None:
    boxes = {"start": (0, 0, 100, 60), "below": (0, 200, 100, 60), "aside": (180, 70, 100, 60)}
    assert nearest("start", "down", boxes) == "below"


def test_neighbors_of_unequal_height_are_beside_and_not_below() -> None:
    boxes = {"low": (0, 0, 200, 64), "high": (220, 4, 200, 76), "next": (0, 100, 200, 64)}
    assert nearest("low", "right", boxes) == "high"
    assert nearest("low", "down", boxes) == "next"
    assert nearest("high", "up", boxes) is None


def test_something_aside_is_found_if_nothing_is_straight_ahead() -> None:
    boxes = {"start": (0, 0, 100, 60), "far": (700, 80, 100, 60)}
    assert nearest("start", "down", boxes) == "far"


def test_from_a_point_that_is_no_candidate() -> None:
    assert nearest_from((300, 300), "down", LIST) == 0


def test_an_unknown_start_is_an_error() -> None:
    with pytest.raises(KeyError):
        nearest("nowhere", "up", LIST)  # type: ignore[misc]


AREAS = st.dictionaries(
    st.integers(0, 40),
    st.tuples(st.integers(0, 1700), st.integers(0, 1000), st.integers(0, 400), st.integers(0, 200)),
    min_size=1,
    max_size=24,
)


@given(AREAS, st.sampled_from(sorted(STEPS)), st.booleans())
def test_never_the_start_and_always_ahead(
    areas: dict[int, tuple[int, int, int, int]], direction: str, wrap: bool
) -> None:
    axis, sign = STEPS[direction]
    for start, box in areas.items():
        there = nearest(start, direction, areas, wrap)
        assert there != start
        if there is not None and not wrap:
            ahead = areas[there][axis] + areas[there][axis + 2] / 2 - box[axis] - box[axis + 2] / 2
            assert ahead * sign > 0


@given(st.integers(1, 7), st.integers(1, 6), st.integers(1, 300), st.integers(1, 200))
def test_every_cell_of_a_grid_is_reachable_and_every_step_can_be_taken_back(
    columns: int, rows: int, w: int, h: int
) -> None:
    boxes = {
        (x, y): (x * (w + 16), y * (h + 16), w, h) for x in range(columns) for y in range(rows)
    }
    assert reached((0, 0), boxes) == set(boxes)
    for key in boxes:
        for direction in STEPS:
            there = nearest(key, direction, boxes)
            assert there is None or nearest(there, BACK[direction], boxes) == key


@given(st.integers(2, 12), st.sampled_from([("up", "down"), ("left", "right")]))
def test_a_wrapping_list_is_a_circle(count: int, ways: tuple[str, str]) -> None:
    tall = ways == ("up", "down")
    boxes = {i: (0 if tall else 90 * i, 84 * i if tall else 0, 80, 64) for i in range(count)}
    here = 0
    for _ in range(count):
        there = nearest(here, ways[1], boxes, wrap=True)
        assert there is not None
        assert nearest(there, ways[0], boxes, wrap=True) == here
        here = there
    assert here == 0
