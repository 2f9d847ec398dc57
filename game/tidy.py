"""Memory that is no longer used is collected between two matches and goes back to the system.

Pictures of many sizes come and go in a match. The C library keeps what they leave, about a third
of all memory, unless it is told to let go. That takes a few milliseconds, so it waits for a lull.
"""

from __future__ import annotations

import contextlib
import gc
import sys

LARGE = 4 * 1024 * 1024
"""Bytes from which memory goes back at once: pictures half as large as a full HD window."""
M_MMAP_THRESHOLD = -3
CALM = 0.2
"""Seconds after a show from which a table has nothing to do that a late frame would spoil."""


class Lull:
    """Gives memory back once in each pause between two shows of a table."""

    def __init__(self) -> None:
        self._still_for = 0.0

    def tick(self, seconds: float, busy: bool) -> None:
        """So much time passed, with something to show or without."""
        before = self._still_for
        self._still_for = 0.0 if busy else before + seconds
        if before < CALM <= self._still_for:
            give_back()


def tidy() -> None:
    """Collect, and give back what the C library can; where it cannot, only collect."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Let the C library keep nothing that is free."""
    _ask("malloc_trim", 0)


def keep_small() -> None:
    """Once: from now on no large picture stays in memory after it was dropped."""
    _ask("mallopt", M_MMAP_THRESHOLD, LARGE)


def _ask(name: str, *numbers: int) -> None:
    """Call a function of the GNU C library; others have neither of them, nor need it."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            getattr(ctypes.CDLL(None), name)(*numbers)
