"""Scoreboards and layouts as texts: both ways, and one clear sentence for what is wrong."""

from __future__ import annotations

import pickle

import pytest

from game.rules import umbrella as rules


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_board_reads_back_from_its_text(level: int) -> None:
    board = rules.parse_board(rules.BOARDS[level])
    text = rules.board_text(board)
    assert rules.parse_board(text) == board
    assert rules.board_text(rules.parse_board(text)) == text
    assert pickle.loads(pickle.dumps(board)) == board
    assert board.level == level


def test_layouts_read_back_from_their_text() -> None:
    layouts = rules.parse_layouts(rules.LAYOUTS)
    assert len(layouts) == 4
    assert rules.parse_layouts(rules.layouts_text(layouts)) == layouts


GOOD = rules.BOARDS[4]

WRONG_BOARDS = [
    ("level 4", "level 5", "level 5 does not exist"),
    ("level 4", "", "level 0 does not exist"),
    ("level 4", "level four", "'four' in 'level four' is not a number"),
    ("level 4", "level 4 5", "says too little or too much"),
    (". Y B\n", ". . B\n", "a board has 10 spaces, this one has 9"),
    ("Y W>", "Y W+", r"'W\+' at 1,1 is not a space; write colors of RYBG"),
    ("Y W>", "Y R|R", r"'R\|R' at 1,1 is not a space"),
    ("adjacent 0 3 5 8", "", "pays either by group lines or by one adjacent line"),
    (
        "adjacent 0 3 5 8",
        "adjacent 0 3 5",
        "4 spaces are adjacent, but the adjacent line ends at 3",
    ),
    ("adjacent 0 3 5 8", "group 3 0,0 1,0", "every space belongs to exactly one group"),
    ("power extra 0,0 1,0", "power extra 0,0 2,0", "'2,0' in 'power extra 0,0 2,0' is not"),
    ("power extra 0,0 1,0", "power extra 0,0 1,1", "extra power does not lie between neighbor"),
    ("power extra 0,0 1,0", "power fly 0,0 1,0", "'fly' is not a power; choose one of extra"),
    ("power extra 0,0 1,0", "power swap 3,1 3,0", "two powers lie between the same spaces"),
    ("power extra 0,0 1,0", "power extra 0,0", "says too little"),
]


@pytest.mark.parametrize(("good", "wrong", "message"), WRONG_BOARDS)
def test_a_wrong_board_says_what_is_wrong(good: str, wrong: str, message: str) -> None:
    assert good in GOOD
    with pytest.raises(ValueError, match=message):
        rules.parse_board(GOOD.replace(good, wrong, 1))


def test_an_empty_board_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="level 0 does not exist"):
        rules.parse_board("")


WRONG_LAYOUTS = [
    ("", "start layout 1 is not four rows of four letters"),
    ("RRRR\nYYYY\nBBBB", "start layout 1 is not four rows"),
    ("RRRR\nYYYY\nBBBB\nGGGX", "start layout 1 does not have four each of RYBG"),
    ("RRRR\nYYYY\nBBBB\nGGGR", "does not have four each"),
    (rules.LAYOUTS + "\nBRGG\nBYRR\nYGBB\nRGYY", "start layouts 1 and 5 are the same"),
]


@pytest.mark.parametrize(("text", "message"), WRONG_LAYOUTS)
def test_a_wrong_layout_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rules.parse_layouts(text)
