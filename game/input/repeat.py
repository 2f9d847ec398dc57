"""A held direction: once at the press, again after a pause, then steadily."""

from __future__ import annotations

FIRST, NEXT = 0.40, 0.12
"""Seconds until the first repeat, and between the following ones."""


class Repeat:
    """One held direction of one device."""

    def __init__(self) -> None:
        self.action: str | None = None
        self._left = 0.0

    def press(self, action: str) -> None:
        self.action, self._left = action, FIRST

    def release(self, action: str) -> None:
        """Letting go of another direction than the last pressed changes nothing."""
        if action == self.action:
            self.action = None

    def clear(self) -> None:
        self.action = None

    def tick(self, seconds: float) -> str | None:
        """The direction, if a repeat is due."""
        if self.action is None:
            return None
        self._left -= seconds
        if self._left > 0:
            return None
        self._left += NEXT
        return self.action
