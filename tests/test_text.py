"""Sentences: their values and plurals, and a game that goes on when their file is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text import LOST, Texts


def texts(folder: Path, content: bytes) -> Texts:
    (folder / "en.json").write_bytes(content)
    return Texts(folder)


def test_values_and_plurals_are_filled_in(tmp_path: Path) -> None:
    say = texts(tmp_path, b'{"left": "{count} left", "left.one": "one left"}')
    assert say("left", count=3) == "3 left"
    assert say("left", count=1) == "one left"
    assert say("unknown") == "unknown"
    assert not say.lost


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\x00" * 64, b"\xff\xfe{}", b"[" * 100_000],
    ids=["empty", "cut", "list", "null", "zeroed", "not UTF-8", "deep"],
)
def test_a_damaged_file_costs_the_words_and_not_the_game(tmp_path: Path, content: bytes) -> None:
    say = texts(tmp_path, content)
    assert say.lost
    assert say("title.quit") == "title.quit"
    assert say("text.lost") == LOST


def test_a_missing_file_is_told_as_well(tmp_path: Path) -> None:
    assert Texts(tmp_path).lost


def test_a_sentence_with_wrong_braces_is_shown_as_it_is(tmp_path: Path) -> None:
    say = texts(tmp_path, b'{"a": "{name", "b": "{other} {0}"}')
    assert say("a", name="Ines") == "{name"
    assert say("b", name="Ines") == "{other} {0}"
