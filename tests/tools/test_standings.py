"""The table of strengths is what the raw results say, and stands in CONTRIBUTING as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.tools import standings

ROOT = Path(__file__).resolve().parents[2]
RAW = sorted((ROOT / "tests" / "ladder").glob("*.json"))


def pair(games: list[object], level: int = 1, seats: int = 2) -> dict[str, object]:
    return {
        "game": "umbrella",
        "options": {"seats": seats, "level": level},
        "players": ["storm", "greedy", "greedy", "greedy"][:seats],
        "swapped": True,
        "decisions": [{"count": 2, "median": 10.0, "p99": 20.0}] * seats,
        "games": games,
    }


def printed(capsys: pytest.CaptureFixture[str], paths: list[Path]) -> list[str]:
    standings.main([str(path) for path in paths])
    return capsys.readouterr().out.splitlines()


def test_a_shared_win_is_half_of_one_and_a_game_without_an_end_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = pair([[7, [9, 5], [0]], [7, [9, 9], [0, 1]], [8, [1, 2], []]])
    second = pair([[9, [5, 9], [1]]], level=2)
    path = tmp_path / "raw.json"
    path.write_text(json.dumps([first, second]), encoding="utf-8")
    row = next(line for line in printed(capsys, [path]) if "storm against greedy" in line)
    assert "4 on level 1 (3), 2 (1), 1 without an end" in row
    assert "50.0 % (" in row
    assert row.endswith("| 7-9 |")


def test_solo_games_are_told_by_their_median(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "raw.json"
    path.write_text(
        json.dumps([pair([[1, [30], [0]], [2, [20], [0]], [3, [31], [0]]], 4, 1)]),
        encoding="utf-8",
    )
    row = next(line for line in printed(capsys, [path]) if "solo level 4" in line)
    assert "median 30 (from 20 to 31)" in row


def test_contributing_shows_the_table_of_the_raw_results(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()
    for line in printed(capsys, RAW):
        if line.startswith("|"):
            assert line in told
