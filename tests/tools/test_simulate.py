"""Simulations count right, repeat, leave records that verify, and tell mistakes in a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.match import read_record
from game.rules.games import GAMES
from game.tools import replay, simulate
from tests.toy import TOY

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def run(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert simulate.main(line.split()) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(run(capsys, f"{line} --json"))
    result.pop("plies_per_second")
    result.pop("decisions")
    return result


def test_wilson_intervals() -> None:
    assert simulate.wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert simulate.wilson(0, 50) == pytest.approx((0, 0.0714), abs=1e-4)
    assert simulate.wilson(50, 50) == pytest.approx((0.9286, 1), abs=1e-4)
    assert simulate.wilson(0, 0) == (0, 1)


def test_any_game_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "toy --players greedy,random --games 30 --seed 4 --option stones=5")
    lines = text.splitlines()
    assert lines[0] == "toy seats=2 stones=5: 30 games, seeds 4 to 33, 0 unfinished"
    assert lines[1].split() == ["seat", "player", "wins", "95", "%", "total", "stones", "turns"]
    assert lines[2].startswith("0     greedy  ")
    assert lines[-1].endswith("per second")


def test_wins_are_shared_and_points_are_means(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "toy --seats 3 --games 20")
    assert sum(player["wins"] for player in result["players"]) == pytest.approx(20, abs=0.05)
    assert sum(player["lines"]["stones"] for player in result["players"]) == pytest.approx(10)
    assert [player["player"] for player in result["players"]] == ["greedy"] * 3


def test_umbrella_counts(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "umbrella --seats 3 --level 4 --games 6 --option pass_face=flip")
    assert result["options"] == {"seats": 3, "level": 4, "pass_face": "flip"}
    assert result["unfinished"] == 0
    assert set(result["shares"]["end"]) <= {"pool", "tiles", "tenth", "pool+tiles", "pool+tenth"}
    assert set(result["means"]) == {"covers", "four empty areas"}
    for player in result["players"]:
        assert set(player["lines"]) == {"total", "tokens", "groups", "areas", "clear"}
        assert 5 < player["turns"] < 40


def test_solo_counts(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "umbrella --seats 1 --level 1 --games 6 --players greedy")
    assert set(result["shares"]["end"]) <= {"clock", "tenth"}
    assert sum(result["shares"]["band"].values()) == pytest.approx(1, abs=0.01)
    assert result["players"][0]["turns"] <= 16 + 6


def test_a_game_that_does_not_end_is_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(simulate.CAPS, "random", 3)
    result = data(capsys, "umbrella --seats 2 --games 4 --players random")
    assert result["unfinished"] == 4
    assert result["shares"]["end"] == {"unfinished": 1}
    assert all(player["wins"] == 0 for player in result["players"])
    assert all(2 <= player["turns"] <= 3 for player in result["players"])


def test_the_same_seed_is_the_same_simulation_in_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "umbrella --players greedy,random --games 3 --seed 9"
    assert data(capsys, line) == data(capsys, line) == data(capsys, f"{line} --jobs 2")


def test_records_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, f"umbrella --players random,greedy --games 3 --records {tmp_path / 'new'}")
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"umbrella-2-{seed}.txt" for seed in (1, 2, 3)]
    assert replay.main([str(file) for file in files]) == 0
    assert read_record(files[0].read_bytes()).names == ("random", "greedy")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("chess", "There is no game 'chess'; choose one of "),
        ("toy --seats 9", "seats cannot be 9"),
        ("toy --seats two", "Argument --seats: invalid int value"),
        ("toy --players best", "There is no player 'best'; choose among random, greedy, drizzle,"),
        ("toy --seats 2 --players greedy,greedy,random", "2 seats cannot be taken by 3 players."),
        ("toy --games 0", "--games has to be at least 1."),
        ("toy --jobs 0", "--jobs has to be at least 1."),
        ("toy --level 4", "toy has no option 'level'"),
        ("toy --option stones", "--option has to be written NAME=VALUE, not 'stones'."),
        ("umbrella --level 5", "level cannot be 5"),
        ("toy --records /dev/null/here", "Not a directory"),
        ("", "The following arguments are required: game."),
        ("toy --colour", "Unrecognized arguments: --colour."),
    ],
)
def test_wrong_arguments_are_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        simulate.main(line.split())
    captured = capsys.readouterr()
    assert end.value.code == 2
    assert captured.out == ""
    assert sentence.lower() in captured.err.lower()
    assert captured.err.count("\n") == 1
    assert captured.err.endswith(".\n")


def test_help_and_no_window_from_the_command_line() -> None:
    code = (
        "import sys; from game.tools.simulate import main;"
        "main(['umbrella', '--games', '1', '--players', 'random', '--seats', '1']);"
        "sys.exit('pygame' in sys.modules)"
    )
    for command in (["-c", code], ["-m", "game.tools.simulate", "--help"]):
        done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_swapped_games_are_told_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "toy --players greedy,random --games 40 --swap")
    assert result["seeds"] == [1, 20]
    assert [player["player"] for player in result["players"]] == ["greedy", "random"]
    assert result["players"][0]["share"] > 0.6


def test_a_ladder_plays_all_pairs_and_rates(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    raw = tmp_path / "ladder.json"
    line = f"toy --ladder --players random,greedy,drizzle --games 40 --raw {raw}"
    rows = [row.split() for row in run(capsys, line).splitlines()]
    assert [row[0] for row in rows[1:]] == ["random", "greedy", "drizzle"]
    ratings = [row[-4] for row in rows[1:]]
    assert ratings[0] == "+0"
    assert int(ratings[1]) > 50
    pairs = json.loads(raw.read_text(encoding="utf-8"))
    assert pairs[0]["players"] == ["random", "greedy"]
    assert [len(pair["games"]) for pair in pairs] == [40, 40, 40]
