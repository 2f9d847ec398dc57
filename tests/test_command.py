"""The options of the command line: what each does, and one sentence for each wrong one."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.app import App, create
from game.command import parser, read_given
from game.loop import STEP
from game.match import Match
from game.paths import ASSETS
from game.rules.games import GAMES
from game.scenes.replay import ReplayScene
from game.sound import Quiet, Sound
from game.text import languages


def started(*argv: str) -> App:
    app = create(["--size", "640x360", *argv])
    app.frame(STEP)
    return app


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    if pygame.display.get_init():
        pygame.event.clear()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short record of a match that is not over."""
    match = Match(GAMES["umbrella"], {"seats": 2}, 5)
    for _ in range(8):
        match.play(match.legal[0])
    path = tmp_path / "été 1.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "argv",
    [
        ["--nothing"],
        ["--full"],
        ["--size"],
        ["--size", "0x0"],
        ["--lang", "../en"],
        ["--lang", "xx"],
        ["--fullscreen", "--windowed"],
        ["--frames", "many"],
        ["one", "two"],
    ],
)
def test_a_wrong_option_is_one_sentence(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        parser().parse_args(argv)
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("main.py: ")
    assert told.count("\n") == 1
    assert told.endswith(".\n")


@pytest.mark.parametrize(
    "text", ["", "hello", "save 9\n", "save 1\n", "game umbrella\n", "\0" * 99]
)
def test_a_wrong_file_is_one_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        create([str(path)])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert str(path) in told
    assert told.count("\n") == 1


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(ValueError, match="There is no file"):
            read_given(path)


def test_a_record_is_watched(record: Path) -> None:
    app = started(str(record))
    scene = app.shell.stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.reel.end == 8
    app.close()


def test_a_saved_match_is_watched_and_stays_where_it_is(tmp_path: Path, record: Path) -> None:
    app = started("--data-dir", str(tmp_path / "data"))
    app.shell.home.library.take_in(record.read_bytes())
    app.close()
    (saved,) = (tmp_path / "data/matches").glob("*.txt")
    before = saved.read_bytes()
    again = started("--data-dir", str(tmp_path / "other"), str(saved))
    assert isinstance(again.shell.stack.top, ReplayScene)
    again.close()
    assert saved.read_bytes() == before
    assert not list((tmp_path / "other").glob("matches/*"))


def test_safe_mode_leaves_the_settings_as_they_are(tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    kept.write_text(json.dumps({"version": 1, "speed": "fast", "music": 2}), encoding="utf-8")
    app = started("--data-dir", str(tmp_path), "--safe-mode")
    assert (app.shell.settings.speed, app.shell.settings.music) != ("fast", 2)
    assert type(app.shell.sound) is Quiet
    assert os.environ.pop("SDL_RENDER_DRIVER") == "software"
    app.close()
    usual = started("--data-dir", str(tmp_path))
    assert (usual.shell.settings.speed, usual.shell.settings.music) == ("fast", 2)
    assert type(usual.shell.sound) is Sound
    usual.close()


def test_windowed_and_fullscreen() -> None:
    for option, full in (("--windowed", False), ("--fullscreen", True)):
        app = create([option])
        assert app.shell.screen.fullscreen is full
        app.close()


def test_every_language_can_be_chosen() -> None:
    for code in languages(ASSETS / "text"):
        app = started("--lang", code)
        assert app.shell.text.language == code
        app.close()


def test_it_leaves_after_the_pictures_it_was_asked_for() -> None:
    app = create(["--size", "640x360"])
    app.run(1)
    assert app.frames_drawn == 1
