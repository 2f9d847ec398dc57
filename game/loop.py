"""Fixed steps of time: ticks of 1/60 s, drawn with the rest; sleeping until the next one is due."""

from __future__ import annotations

import sys
import time

STEP = 1 / 60
"""Seconds of one tick."""
LONGEST = 0.25
"""Seconds of one pass at most: after a drag of the window or a sleep, time goes on from there."""
SPIN = 0.001 if sys.platform == "win32" else 0.0001
"""Seconds before a deadline from which on the loop waits awake, since sleep is not exact."""


class Loop:
    """Turns passing time into due ticks; ``rest`` is the time since the last tick, in seconds."""

    def __init__(self) -> None:
        self.rest = 0.0
        self._last = time.perf_counter()

    def elapsed(self) -> float:
        """Seconds since the last call, never more than LONGEST."""
        now = time.perf_counter()
        passed, self._last = now - self._last, now
        return min(passed, LONGEST)

    def due(self, passed: float) -> int:
        """How many ticks became due after ``passed`` more seconds."""
        self.rest += min(passed, LONGEST)
        # A hair of tolerance: ten frames of exactly one step are ten ticks.
        ticks = int(self.rest / STEP + 1e-6)
        self.rest = max(0.0, self.rest - ticks * STEP)
        return ticks

    def wait(self, exact: bool = True) -> None:
        """Sleep until the next tick is due; where nothing moves it need not be ``exact``."""
        deadline = self._last + STEP - self.rest
        left = deadline - time.perf_counter() - (SPIN if exact else 0.0)
        if left > 0:
            time.sleep(left)
        while exact and time.perf_counter() < deadline:
            pass
