"""The bench: every part gives its rows, ratios are held, and what got worse is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import opponent
from game.tools.bench import files, kept, processes
from game.tools.bench.command import PARTS, build_parser, main
from game.tools.bench.figures import TINY, Amount, Rows, best, rate, share, spread, told
from game.tools.bench.frames import frames, thinking
from game.tools.bench.recital import Noted, Recited, employed

BASELINE = Path(__file__).parents[1] / "bench" / "baseline.json"
ONE = replace(TINY, games=(("umbrella", 2),))


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bench chooses drivers for its process; those of the tests come back afterwards."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture
def rows(capsys: pytest.CaptureFixture[str]) -> Callable[..., Rows]:
    def run(*words: str, amount: Amount = TINY) -> Rows:
        assert main([*words, "--json"], amount) == 0
        found: dict[str, Rows] = json.loads(capsys.readouterr().out)
        assert list(found) == [word.lstrip("-") for word in words]
        return found[words[0].lstrip("-")]

    return run


def test_shares_and_spreads() -> None:
    assert share([3, 1, 2], 0.5) == 2
    assert share([], 0.5) == 0
    assert share(list(range(100)), 0.99) == 99
    assert spread([0.001, 0.003, 0.002]) == {"median ms": 2, "p99 ms": 3, "max ms": 3}
    assert best([{"per cpu s": 1.0}, {"per cpu s": 2.0}]) == {"per cpu s": 2.0}
    assert rate(lambda: sum(1 for _ in range(1000)))["per s"] > 0


def test_rows_are_told_in_lines() -> None:
    assert told({"a row": {"ms": 1.5, "frames": 1200.0}}) == [
        f"  {'a row':34} ms 1.50   frames 1,200"
    ]


def test_frames_in_every_state() -> None:
    found = frames(ONE)
    states = {"rest reduced", "rest full", "busiest", "thinking", "thinking of nothing", "menu"}
    assert set(found) == {f"umbrella 2 640x360 {state}" for state in states}
    for state in ("busiest", "menu"):
        row = found[f"umbrella 2 640x360 {state}"]
        assert row["drawn"] > 0
        assert row["median ms"] <= row["p99 ms"] <= row["max ms"]
    assert found["umbrella 2 640x360 rest reduced"]["drawn"] == 0


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_recited_match_is_the_noted_one_frame_by_frame(game: str) -> None:
    own = vars(opponent)["WORKER"]
    for seconds in (2.0, 12.0):  # a busy machine takes long to start a process
        amount, noted = replace(TINY, think=seconds), Noted()
        with employed(noted):
            one = thinking(game, 2, "640x360", amount)
        if noted.notes:
            break
    with employed(recited := Recited(noted.notes)):
        two = thinking(game, 2, "640x360", amount)
    assert vars(opponent)["WORKER"] is own
    assert noted.notes, "somebody thought"
    assert recited.process is None, "and nobody in the second run"
    assert one.drawn == two.drawn


def test_an_answer_comes_within_two_frames(rows: Callable[..., Rows]) -> None:
    found = rows("input")
    kinds = {"title key", "title pointer", "umbrella key", "umbrella pointer", "umbrella click"}
    assert kinds <= {name.rpartition(" ")[0] for name in found}
    for name, row in found.items():
        assert row["events"] == TINY.answers, name
        assert row["most frames"] <= 2, name


def test_rates_of_rules_and_playouts(rows: Callable[..., Rows]) -> None:
    assert set(rows("rules")) == {"umbrella 2 plies", "solstis 2 plies"}
    found = rows("playouts")
    assert len(found) == 3
    assert all(row["per s"] > 0 for row in found.values())


def test_others_play_the_same_loop(rows: Callable[..., Rows]) -> None:
    found = rows("--compare")
    assert found["python-chess plies"]["per s"] > 0
    assert found["umbrella slides, ratio"]["of python-chess"] > 1
    assert found["solstis 2 plies, ratio"]["of catanatron"] > 0


def test_saves(rows: Callable[..., Rows]) -> None:
    assert len(rows("saves")) == 6


def test_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "STATES", {"table at rest": ("rest", "reduced")})
    assert processes.start(ONE)["first picture 640x360"]["ratio"] > 1
    found = processes.processor(TINY)
    assert found["umbrella 2 table at rest"]["% of a core"] > 0
    assert processes.memory(TINY)["resident 640x360"]["after 1 MB"] > 10


def test_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "TOOLS", {"replay": "-m game.tools.replay RECORD"})
    assert files.tools(TINY)["replay"]["s"] > 0


def test_a_wrong_part_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["cooking"], ["rules", "--game", "umbrella:9"], ["rules", "--game", "go:2"]):
        with pytest.raises(SystemExit):
            main(line, TINY)
    assert "is no part" in capsys.readouterr().err


def test_the_help_names_every_part() -> None:
    assert all(f"  {part} " in build_parser().format_help() for part in PARTS)


# -- ratios that are held --------------------------------------------------------------------------


def falling(*values: float) -> kept.Ratio:
    """A ratio that is another one each time it is measured."""
    left: Iterator[float] = iter(values)
    return lambda amount: next(left)


@pytest.fixture
def baseline(tmp_path: Path) -> Callable[..., Path]:
    def write(**ratios: float) -> Path:
        path = tmp_path / "baseline.json"
        path.write_text(json.dumps(ratios), encoding="utf-8")
        return path

    return write


def test_what_got_worse_fails(
    monkeypatch: pytest.MonkeyPatch,
    baseline: Callable[..., Path],
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(kept, "RATIOS", {"one": lambda amount: 1.31, "two": lambda amount: 0.5})
    assert main(["--short", "--check", str(baseline(one=1.0, two=1.0))]) == 1
    assert capsys.readouterr().err == "bench: 'one' is 1.310, more than 1.3 times 1.000\n"


def test_a_disturbed_row_is_measured_again(
    monkeypatch: pytest.MonkeyPatch, baseline: Callable[..., Path]
) -> None:
    monkeypatch.setattr(kept, "RATIOS", {"one": falling(9.0, 2.0, 1.2)})
    assert main(["--short", "--check", str(baseline(one=1.0))]) == 0


def test_rows_and_baseline_are_the_same(
    monkeypatch: pytest.MonkeyPatch, baseline: Callable[..., Path]
) -> None:
    monkeypatch.setattr(kept, "RATIOS", {"one": lambda amount: 1.0})
    assert kept.check(baseline(one=1.0, two=1.0)) == ["'two' has no row any more"]
    assert "is not in" in kept.check(baseline())[0]


def test_it_passes_on_its_own_and_fails_on_a_doctored_baseline(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name = "umbrella slides, python-chess"
    monkeypatch.setattr(kept, "RATIOS", {name: kept.RATIOS[name]})
    monkeypatch.setattr(kept, "ALLOWED", 3.0)  # so few plies are rough
    path = tmp_path / "own.json"
    assert main(["--short", "--keep", str(path), "--check", str(path)], TINY) == 0
    path.write_text(json.dumps({name: json.loads(path.read_text())[name] / 30}), encoding="utf-8")
    assert main(["--short", "--check", str(path)], TINY) == 1


def test_every_ratio_is_committed() -> None:
    held = json.loads(BASELINE.read_text(encoding="utf-8"))
    assert list(held) == list(kept.RATIOS)
    assert all(value > 0 for value in held.values())


def test_every_ratio_can_be_measured() -> None:
    found = kept.ratios(ONE, 1)
    assert all(value > 0 for value in found.values())
    pygame.display.quit()
