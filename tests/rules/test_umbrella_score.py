"""Rules of Umbrella, 4 and 5: scores and scoreboards."""

from __future__ import annotations

import pytest

from game.rules import umbrella as rules
from game.rules.core import Score
from tests.rules.umbrella_positions import position


def score(level: int, drops: str = "-", personal: str = "RYBG") -> Score:
    state = position(f"""
        seats 2  level {level}
        drops {drops} ; -
        personal {personal} ; RYBG
    """)
    return rules.scores(state)[0]


def test_two_points_for_a_scoring_token() -> None:
    line = score(1, "0,0 4,0 0,1").line("tokens")
    assert (line.points, line.count, line.parts) == (6, 3, (2, 2, 2))


def test_minus_one_for_each_umbrella_in_the_own_personal_area() -> None:
    assert score(1, personal="RRRG").line("areas").points == -4
    assert score(1, personal="RRRG").line("areas").count == 4
    assert score(1, personal="RRRG").line("clear").points == 0


def test_two_points_for_an_empty_personal_area() -> None:
    full = score(1, personal="-")
    assert (full.line("areas").points, full.line("clear").points, full.total) == (0, 2, 2)


def test_the_total_adds_all_lines() -> None:
    full = score(1, "0,0 1,0", "R")
    assert [line.name for line in full.lines] == ["tokens", "groups", "areas", "clear"]
    assert full.total == 4 + 3 - 1


@pytest.mark.parametrize(
    ("level", "drops", "parts"),
    [
        (1, "0,0", ()),
        (1, "0,0 1,0", (3,)),
        (1, "4,0 5,0", (3,)),
        (1, "0,1 1,1", ()),
        (1, "0,1 1,1 2,1", (5,)),
        (1, "4,1 5,1 6,1", (5,)),
        (1, "0,0 1,0 4,0 5,0 0,1 1,1 2,1 4,1 5,1 6,1", (3, 3, 5, 5)),
        (2, "0,0 1,0 2,0", (5,)),
        (2, "4,0 5,0 6,0", (5,)),
        (2, "0,1 1,1 2,1", ()),
        (2, "0,1 1,1 2,1 3,1", (8,)),
    ],
)
def test_each_complete_group_pays_its_number(
    level: int, drops: str, parts: tuple[int, ...]
) -> None:
    line = score(level, drops).line("groups")
    assert (line.points, line.parts, line.count) == (sum(parts), parts, len(parts))


@pytest.mark.parametrize(
    ("drops", "parts"),
    [
        ("0,0", ()),
        ("0,0 1,1", ()),  # diagonal
        ("0,0 1,0", (3,)),
        ("0,0 0,1", (3,)),
        ("0,0 1,0 0,1", (5,)),
        ("0,0 1,0 0,1 1,1", (8,)),
        ("1,0 3,0", ()),  # a gap separates
        ("3,0 4,1", ()),
        ("3,0 3,1 4,1", (5,)),
        ("1,0 1,1", (3,)),  # a white space is an ordinary neighbor
        ("6,0 7,0 7,1", (5,)),
        ("0,0 1,0 3,0 3,1 6,0 7,0", (3, 3, 3)),
        ("0,0 1,0 0,1 1,1 3,0 3,1 4,1 6,0 7,0 7,1", (8, 5, 5)),
    ],
)
def test_adjacent_tokens_pay_3_5_8(drops: str, parts: tuple[int, ...]) -> None:
    assert score(3, drops).line("groups").parts == parts


def test_level_4_scores_like_level_3() -> None:
    assert score(4, "0,0 1,0 0,1 1,1 3,0 3,1 4,1 6,0").line("groups").parts == (8, 5)


@pytest.mark.parametrize(
    ("level", "spaces"),
    [
        (1, "R B Y G R Y B G R Y"),
        (2, "R Y B|G B G R|Y R Y B G"),
        (3, "R Y G B G B W^ R Y W<"),
        (4, "R G B Y B Y W> R Wv G"),
    ],
)
def test_the_boards_accept_what_the_rules_draw(level: int, spaces: str) -> None:
    board = rules.parse_board(rules.BOARDS[level])
    words = [
        f"W{rules.ARROWS[space.arrow]}"
        if space.arrow >= 0
        else "|".join(rules.LETTERS[color] for color in space.colors)
        for space in board.spaces
    ]
    assert " ".join(words) == spaces
    assert board.adjacency == (level >= 3)


def test_scores_are_there_at_any_time() -> None:
    start = rules.new_game({"seats": 4, "level": 2}, 3)
    assert [score.total for score in rules.scores(start)] == [-4] * 4
