"""Replaying verifies records, prints how they end, and says what is wrong with a bad one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.match import Match
from game.rules import umbrella
from game.rules.core import ranking
from game.tools import replay

ROOT = Path(__file__).parents[2]


def record(folder: Path, plies: int) -> tuple[Path, Match]:
    """A file with a game of random moves."""
    match, rng = Match(umbrella, {"seats": 3, "level": 4}, 11, ("Ines", "", "Bo")), Random(1)
    while match.legal and match.ply < plies:
        match.play(rng.choice(match.legal))
    file = folder / f"{plies}.txt"
    file.write_text(match.record(), encoding="utf-8")
    return file, match


def test_scores_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, match = record(tmp_path, 20_000)
    assert replay.main([str(file)]) == 0
    first, *seats = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{file}: umbrella seats=3 level=4 pass_face=")
    assert first.endswith(f"seed=11: {match.ply} moves, finished")
    scores = umbrella.scores(match.state)
    for seat, (score, name) in enumerate(zip(scores, ("Ines", "-", "Bo"), strict=True)):
        place = next(n for n, group in enumerate(ranking(scores), 1) if seat in group)
        lines = ", ".join(f"{line.name} {line.points}" for line in score.lines)
        assert seats[seat] == f"place {place}: seat {seat} {name}: {score.total} ({lines})"


def test_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, match = record(tmp_path, 30)
    assert replay.main([str(file), "--moves"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("30 moves, not finished")
    assert [line.split(maxsplit=3)[3] for line in lines[1:31]] == [str(m) for m in match.moves]


def test_wrong_files_are_one_sentence_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, _ = record(tmp_path, 5)
    cut = tmp_path / "cut.txt"
    cut.write_bytes(good.read_bytes()[:-80])
    missing = tmp_path / "missing.txt"
    assert replay.main([str(cut), str(missing), str(tmp_path), str(good)]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{good}: umbrella")
    errors = captured.err.splitlines()
    assert len(errors) == 3
    assert errors[0] == f"{cut}: This record has no checksum at its end: it was cut off."
    assert errors[1].startswith(f"{missing}: It cannot be read")
    assert errors[2].startswith(f"{tmp_path}: It cannot be read")


def test_from_the_command_line(tmp_path: Path) -> None:
    file, _ = record(tmp_path, 5)
    command = [sys.executable, "-m", "game.tools.replay", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    file.write_text(file.read_text().replace("seed 11", "seed 12"))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"{file}: This record is damaged: its checksum does not fit.\n"
