"""Between two matches: what is no longer used is collected, and memory goes back to the system.

Pictures of many sizes come and go in a match. The C library keeps what they leave, about a third
of all memory, unless it is told to let go. Both together take a few milliseconds.
"""

from __future__ import annotations

import contextlib
import gc
import sys

LARGE = 4 * 1024 * 1024
"""Bytes from which memory goes back at once: pictures half as large as a full HD window."""
M_MMAP_THRESHOLD = -3


def tidy() -> None:
    """Collect, and give back what the C library can; where it cannot, only collect."""
    gc.collect()
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
