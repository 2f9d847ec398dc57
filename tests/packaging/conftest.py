"""The packed program, built once for all tests that run it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from game.tools import package
from game.tools.archive import unpack

WAIT = 900.0
"""Seconds that one process of the tests waits for another one to build."""
VARIABLE = "UMBRELLA_SOLSTIS_ARCHIVE"
"""The environment variable that names an archive made before, to test that one."""


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of this system."""
    if sys.platform != "linux":
        pytest.skip("these tests run programs as Linux does; elsewhere the self-check stands in")
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE])
    if package.lacking():
        pytest.skip(package.lacking())
    shared = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent
    out = shared / "packed"
    found = out / f"{package.title()}.tar.gz"
    try:
        (shared / "building").mkdir()
    except FileExistsError:
        until = time.monotonic() + WAIT
        while not (shared / "built").exists():
            if time.monotonic() > until:
                pytest.fail("the build did not come to an end")
            time.sleep(0.5)
        return found
    try:
        return package.make(out, shared / "work")
    finally:
        (shared / "built").touch()


@pytest.fixture(scope="session")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a player has after unpacking."""
    folder = tmp_path_factory.mktemp("unpacked")
    unpack(archive, folder)
    (found,) = folder.iterdir()
    return found
