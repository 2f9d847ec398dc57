"""One writer: a lock that the system drops by itself when the program ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import weakref
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK})
"""Errors that mean: another program has it."""


class Lock:
    """The lock of one folder; its file lies in the folder itself, so no other user can block it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._drop: weakref.finalize[[int], Lock] | None = None

    @property
    def held(self) -> bool:
        return self._drop is not None

    def take(self) -> bool:
        """Try to become the writer; raises OSError if the folder cannot be written at all."""
        if self._drop is not None:
            return True
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _take(file)
        except OSError as error:
            if error.errno in HELD:
                os.close(file)
                return False
            # A file system without locks: better to save without one than not at all.
        self._drop = weakref.finalize(self, _close, file)
        return True

    def drop(self) -> None:
        """Let another copy write."""
        if self._drop is not None:
            self._drop()
            self._drop = None


def _close(file: int) -> None:
    with contextlib.suppress(OSError):
        os.close(file)
