"""Whole files: written beside the old one, read back, and only then put in its place."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import time
from datetime import datetime
from hashlib import sha256
from pathlib import Path

MAX_BYTES = 4_000_000
"""Longest file of ours that is read; anything larger is not ours."""
TRIES, PAUSE = 5, 0.03
"""How often a replacement is tried on Windows, where virus scanners hold new files for a moment."""


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file by these bytes, or leave it as it was and raise OSError.

    The version before stays as ``.bak``. After a power cut there is the old or the new version.
    """
    fresh = beside(path, ".tmp")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
        if sha256(fresh.read_bytes()).digest() != sha256(data).digest():
            raise OSError(errno.EIO, "what was written reads back differently", str(fresh))
        _keep_backup(path)
        _replace(fresh, path)
        _sync_folder(path.parent)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def beside(path: Path, ending: str) -> Path:
    """The file of the same name with one more ending."""
    return path.with_name(path.name + ending)


def backup_of(path: Path) -> Path:
    """Where the version before is kept."""
    return beside(path, ".bak")


def read_limited(path: Path, head: int = 0) -> bytes:
    """The whole file, or its first ``head`` bytes.

    Raises OSError, also for a folder, or for more than MAX_BYTES when all of it is asked for.
    """
    with path.open("rb") as file:
        if head:
            return file.read(head)
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise OSError(errno.EFBIG, "too large to be a file of this game", str(path))
    return data


def aside(path: Path) -> Path:
    """Rename a damaged file to ``.corrupt-<date>`` and return its new path; raises OSError."""
    return path.rename(name_aside(path))


def name_aside(path: Path) -> Path:
    """A free name for what is damaged in this file."""
    date = datetime.now().strftime("%Y%m%d-%H%M%S")
    place = beside(path, f".corrupt-{date}")
    number = 1
    while place.exists():
        number += 1
        place = beside(path, f".corrupt-{date}-{number}")
    return place


def _keep_backup(path: Path) -> None:
    """Let the present version have its backup name too; the file itself never goes away."""
    if not path.exists():
        return
    backup, link = backup_of(path), beside(path, ".bak.tmp")
    with contextlib.suppress(FileNotFoundError):
        link.unlink()
    try:
        os.link(path, link)
    except (OSError, NotImplementedError):
        # Some file systems have no second names.
        shutil.copyfile(path, link)
        with link.open("rb+") as file:
            _sync(file.fileno())
    _replace(link, backup)


def _sync(handle: int) -> None:
    """Have the bytes on the disk itself, not only on their way to it."""
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def _replace(source: Path, target: Path) -> None:
    for left in reversed(range(TRIES)):
        try:
            source.replace(target)
        except PermissionError:
            if sys.platform != "win32" or not left:
                raise
            time.sleep(PAUSE)
            with contextlib.suppress(OSError):
                target.chmod(0o666)  # there a read-only file cannot be replaced
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system can; Windows does so by itself."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
