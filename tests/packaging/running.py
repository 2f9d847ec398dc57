"""Runs the unpacked program as a desktop would, and looks at it from outside."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.version import NAME

SECONDS = 60
"""What a run may take; the machine of the tests may be busy."""


def run(
    program: Path, *argv: str, cwd: str = "/", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run to the end with nothing but that environment."""
    return subprocess.run(
        [str(program), *argv],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def copies(program: Path) -> set[int]:
    """The processes that run that program."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                if (entry / "exe").resolve() == program.resolve():
                    found.add(int(entry.name))
    return found


def tree(folder: Path) -> dict[str, tuple[int, int]]:
    """Everything below a folder: size and time of change by name."""
    stats = {path: path.lstat() for path in folder.rglob("*")}
    return {
        str(path.relative_to(folder)): (stat.st_size, stat.st_mtime_ns)
        for path, stat in stats.items()
    }


def need(*commands: str) -> None:
    """Skip the test without these commands."""
    missing = [command for command in commands if shutil.which(command) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")


@contextlib.contextmanager
def desktop() -> Iterator[str]:
    """A display with a window manager; its name."""
    need("Xvfb", "openbox", "xdotool")
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    null = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=[writes], stdout=null, stderr=null)
    os.close(writes)
    manager = None
    try:
        with os.fdopen(reads) as told:
            display = f":{told.readline().strip()}"
        environment = os.environ | {"DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env=environment, stdout=null, stderr=null)
        # A window that opens while the manager starts may never be shown.
        until = time.monotonic() + SECONDS
        while not ask(display, "get_num_desktops"):
            assert time.monotonic() < until, "openbox did not start"
            time.sleep(0.05)
        time.sleep(0.5)  # it names its desktops a moment before it takes windows
        yield display
    finally:
        for each in filter(None, (manager, server)):
            each.terminate()
            each.wait(10)


def ask(display: str, *words: str) -> str:
    """What xdotool answers, "" if it found nothing."""
    done = subprocess.run(
        ["xdotool", *words],
        env=os.environ | {"DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return done.stdout.strip()


def window(display: str) -> str:
    """Wait for the window of the game; its number."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        found = ask(display, "search", "--onlyvisible", "--class", NAME.lower())
        if found:
            return found.split()[0]
        time.sleep(0.05)
    raise AssertionError(f"no window in {SECONDS} s")


def close(display: str, number: str) -> None:
    """Close a window as its person does: the window manager asks it to go."""
    ask(display, "windowfocus", "--sync", number)
    ask(display, "key", "alt+F4")


def ended(process: subprocess.Popen[bytes]) -> float:
    """Wait for the end of the program; how many seconds that took."""
    start = time.monotonic()
    process.wait(SECONDS)
    return time.monotonic() - start


@contextlib.contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A running program, in a group of processes of its own that ends with the test."""
    process = subprocess.Popen(
        command,
        cwd="/",
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def program_in(folder: Path) -> Path:
    """The program of an unpacked archive."""
    return folder / NAME
