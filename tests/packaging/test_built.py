"""The packed program on Linux, run from everywhere and on systems that lack something."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from game.paths import ASSETS, LEVELS
from game.tools import package
from game.version import NAME
from tests.packaging.running import copies, program_in, run, tree

pytestmark = pytest.mark.soak

DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def plays(program: Path, data: Path, **environment: str) -> None:
    """It draws pictures and leaves a log where it was told to."""
    done = run(program, "--frames", "1", "--data-dir", str(data), **DUMMY | environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert (data / "log.txt").is_file()


def test_it_checks_itself_from_anywhere_with_an_empty_environment(unpacked: Path) -> None:
    program, most = program_in(unpacked), 0
    with subprocess.Popen(
        [str(program), "--self-check"], cwd="/", env={}, stdout=subprocess.PIPE, text=True
    ) as process:
        while process.poll() is None:
            most = max(most, len(copies(program)))
            time.sleep(0.1)
        assert process.stdout is not None
        told = process.stdout.read()
    assert process.returncode == 0, told
    assert "(built)" in told
    assert "FAIL" not in told
    # The program, the worker in which opponents think, and what Python starts to clean up after it.
    assert 2 <= most <= 3
    time.sleep(1)
    assert copies(program) == set()


def test_a_home_with_spaces_and_accents(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "Zoë Müller, ça va"
    home.mkdir()
    done = run(program_in(unpacked), "--frames", "1", HOME=str(home), **DUMMY)
    assert done.returncode == 0, done.stderr
    assert (home / f".local/share/{NAME}/log.txt").is_file()
    assert {path.name for path in home.iterdir()} == {".local"}


def test_a_folder_with_spaces_and_accents(unpacked: Path, tmp_path: Path) -> None:
    folder = tmp_path / "Jeux d'été – Zoë"
    shutil.copytree(unpacked, folder, symlinks=True, copy_function=os.link)
    plays(program_in(folder), tmp_path / "données")


def test_a_folder_that_cannot_be_written(unpacked: Path, tmp_path: Path) -> None:
    folder = tmp_path / "read-only"
    shutil.copytree(unpacked, folder, symlinks=True)
    paths = [folder, *folder.rglob("*")]
    for path in paths:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    before = tree(folder)
    try:
        plays(program_in(folder), tmp_path / "data")
        assert tree(folder) == before
    finally:
        for path in paths:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode | 0o200)


def test_through_a_link(unpacked: Path, tmp_path: Path) -> None:
    link = tmp_path / "play"
    link.symlink_to(program_in(unpacked))
    plays(link, tmp_path / "data")


def test_a_path_of_200_characters(unpacked: Path, tmp_path: Path) -> None:
    folder = tmp_path
    while len(str(folder)) < 200:
        folder = folder / "a long name of a folder"
    folder.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(unpacked, folder, symlinks=True, copy_function=os.link)
    plays(program_in(folder), tmp_path / "data")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams(unpacked: Path, tmp_path: Path, closed: str) -> None:
    line = f'exec "$0" --frames 1 --data-dir "$1" {closed}'
    command = ["sh", "-c", line, str(program_in(unpacked)), str(tmp_path)]
    done = subprocess.run(command, cwd="/", env=DUMMY, timeout=60, check=False)
    assert done.returncode == 0
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "Traceback" not in log


def test_without_a_display_it_says_so(unpacked: Path, tmp_path: Path) -> None:
    done = run(program_in(unpacked), "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert "there is no screen" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("argv", [["--nothing"], ["--size", "x"], ["/no/such/file"]])
def test_a_wrong_option_is_one_sentence(unpacked: Path, argv: list[str]) -> None:
    done = run(program_in(unpacked), *argv)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{NAME}: ")
    assert done.stderr.count("\n") == 1


def test_everything_that_is_needed_is_in_it_and_nothing_else(unpacked: Path) -> None:
    inside = unpacked / "_internal"
    endings = (".png", ".webp", ".jpg", ".ttf", ".txt", ".json", ".ogg", ".tmx")
    for top in (ASSETS / "art", ASSETS / "fonts", ASSETS / "sounds", ASSETS / "text", LEVELS):
        for path in top.rglob("*"):
            if path.suffix in endings:
                copy = inside / path.relative_to(ASSETS.parent)
                assert copy.is_file(), f"{copy} is missing"
    names = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    for word in ("assets/make", "tests/", "numpy", "PIL/", "libssl", "libcrypto", "NotoSansJP"):
        assert not [name for name in names if word in name], word
    assert {"LICENSE", "CREDITS.md", "READ-ME.txt", f"{NAME}.desktop"} <= names
    for library in ("Python", "pygame-ce", "pygame_gui", "PyTMX", "platformdirs", "python-i18n"):
        assert f"licenses/{library}.txt" in names


def test_sizes(archive: Path, unpacked: Path) -> None:
    sizes = package.files(unpacked)
    assert archive.stat().st_size <= package.MOST_PACKED
    assert sum(size for size, _ in sizes) <= package.MOST_UNPACKED
    assert [
        name for size, name in sizes if size >= package.LARGE and not package.explain(name)
    ] == []
