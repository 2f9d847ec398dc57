"""Between two matches: what is no longer used is collected, and memory goes back to the system.

Pictures of many sizes come and go in a match. The C library keeps what they leave, about a third
of all memory, unless it is told to let go. Both together take a few milliseconds.
"""

from __future__ import annotations

import contextlib
import gc
import sys


def tidy() -> None:
    """Collect, and give back what the C library can; where it cannot, only collect."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)  # of the GNU library; others have none
