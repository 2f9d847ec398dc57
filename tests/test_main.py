"""The start: guards and options, each wrong one told in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.command import parser

ROOT = Path(__file__).resolve().parent.parent


def run(
    *argv: str, path: Path | None = None, code: str | None = None
) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, "main.py", *argv] if code is None else [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_old_pygame_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("", encoding="utf-8")
    done = run(path=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pygame-ce" in done.stderr


def test_an_old_python_is_refused_in_one_sentence() -> None:
    code = (
        "import sys; sys.version_info = (3, 10, 4, 'final', 0);"
        "exec(compile(open('main.py').read(), 'main.py', 'exec'))"
    )
    done = run(code=code)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "3.11" in done.stderr


@pytest.mark.parametrize(
    "argv",
    [
        ["--size", "big"],
        ["--size", "10x10"],
        ["--size", "1280"],
        ["--speed", "warp"],
        ["--nothing"],
    ],
)
def test_a_wrong_option_is_told_and_exits_with_2(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        parser().parse_args(argv)
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_help_and_version_need_no_window() -> None:
    assert run("--help").returncode == 0
    assert "main.py" in run("--version").stdout
