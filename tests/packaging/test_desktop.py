"""The packed program on a desktop: started by its entry, closed by its window."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from game.version import NAME
from tests.packaging.running import (
    close,
    copies,
    desktop,
    ended,
    need,
    program_in,
    started,
    tree,
    window,
)

pytestmark = pytest.mark.soak

QUIT = 1.0
"""Seconds in which the program is gone after it was asked to end."""


def exec_line(entry: Path) -> list[str]:
    """The command of a desktop entry, as a desktop expands it for no file."""
    lines = entry.read_text(encoding="utf-8").splitlines()
    value = next(line for line in lines if line.startswith("Exec=")).removeprefix("Exec=")
    # First the escapes of a string, then the quotes of a command.
    words = []
    for word in shlex.split(value.replace("\\\\", "\\")):
        for escaped in "$`":
            word = word.replace(f"\\{escaped}", escaped)
        words.append(word.replace("%%", "%"))
    return [str(entry) if word == "%k" else word for word in words if word != "%f"]


def test_a_double_click_on_the_entry(unpacked: Path, tmp_path: Path) -> None:
    folder = tmp_path / "Meine Spiele (neu)"
    shutil.copytree(unpacked, folder, symlinks=True, copy_function=os.link)
    home, spare = tmp_path / "home", tmp_path / "spare"
    home.mkdir()
    spare.mkdir()
    program, before = program_in(folder), tree(folder)
    with desktop() as display:
        environment = {"DISPLAY": display, "HOME": str(home), "TMPDIR": str(spare)}
        environment["PATH"] = "/usr/bin:/bin"
        with started(exec_line(folder / f"{NAME}.desktop"), **environment) as process:
            number = window(display)
            time.sleep(10)
            running = copies(program)
            assert 1 <= len(running) <= 3
            time.sleep(2)
            assert copies(program) == running, "it goes on starting copies of itself"
            close(display, number)
            assert ended(process) < QUIT
            assert process.returncode == 0
            assert copies(program) == set()
    assert list(spare.iterdir()) == []
    assert tree(folder) == before
    assert {path.name for path in home.iterdir()} <= {".local", ".cache"}
    assert (home / f".local/share/{NAME}/log.txt").is_file()


def test_the_menu_of_a_desktop(unpacked: Path, tmp_path: Path) -> None:
    need("gio")
    # A per cent sign is the one thing that GLib itself gets wrong.
    folder = tmp_path / 'My "best" $games \\ `new`'
    shutil.copytree(unpacked, folder, symlinks=True, copy_function=os.link)
    program, home = program_in(folder), tmp_path / "Zoë M"
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    script = folder / "share/add-to-menu.sh"
    subprocess.run([str(script)], env=environment, timeout=60, check=True)
    entry = home / ".local/share/applications/umbrella-solstis.desktop"
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], timeout=60, check=True)
    assert exec_line(entry) == [str(program)]
    with desktop() as display:
        environment["DISPLAY"] = display
        subprocess.run(["gio", "launch", str(entry)], env=environment, timeout=60, check=True)
        try:
            close(display, window(display))
            until = time.monotonic() + 10
            while copies(program) and time.monotonic() < until:
                time.sleep(0.05)
            assert copies(program) == set()
        finally:
            for each in copies(program):
                os.kill(each, signal.SIGKILL)
    subprocess.run([str(script), "--remove"], env=environment, timeout=60, check=True)
    assert not entry.exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_it_ends_when_the_system_asks(unpacked: Path, tmp_path: Path, number: int) -> None:
    program = program_in(unpacked)
    with desktop() as display:
        environment = {"DISPLAY": display, "HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
        with started([str(program), "--safe-mode"], **environment) as process:
            window(display)
            time.sleep(1)
            process.send_signal(number)
            assert ended(process) < QUIT
            assert process.returncode == 0
    assert {path.name for path in tmp_path.iterdir()} <= {".local", ".cache"}


def test_without_a_sound_device_it_plays_on(unpacked: Path, tmp_path: Path) -> None:
    program = program_in(unpacked)
    with desktop() as display:
        environment = {"DISPLAY": display, "HOME": str(tmp_path), "SDL_AUDIODRIVER": "none at all"}
        with started([str(program)], **environment) as process:
            window(display)
            time.sleep(3)
            assert process.poll() is None
            process.terminate()
            assert ended(process) < QUIT
    log = (tmp_path / f".local/share/{NAME}/log.txt").read_text(encoding="utf-8")
    assert "Traceback" not in log
