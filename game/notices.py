"""What the program has to say beside the game: one sentence at a time, each only once."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

SECONDS = 7.0
"""How long a sentence stays."""


class Notice(NamedTuple):
    """A sentence by its key, with its values."""

    key: str
    values: tuple[tuple[str, object], ...] = ()


class Notices:
    """Sentences that wait to be shown; ``lasting`` stays as long as it is true.

    ``dirty`` tells that another sentence is to be shown now.
    """

    def __init__(self) -> None:
        self.lasting: Notice | None = None
        self.dirty = False
        self._waiting: deque[Notice] = deque()
        self._left = 0.0
        self._calm = 0.0

    def tell(self, key: str, **values: object) -> None:
        """Show a sentence; one that already waits or is shown is not repeated."""
        notice = Notice(key, tuple(values.items()))
        if notice in self._waiting:
            if notice == self._waiting[0]:
                self._left = SECONDS
            return
        self._waiting.append(notice)
        if len(self._waiting) == 1:
            self._left, self.dirty = SECONDS, True

    def last(self, key: str = "", **values: object) -> None:
        """Show a sentence from now on, or, without one, no longer."""
        notice = Notice(key, tuple(values.items())) if key else None
        if notice != self.lasting:
            self.lasting, self.dirty = notice, True
            self._calm = SECONDS

    @property
    def shown(self) -> Notice | None:
        """The sentence to show now: a passing one before the lasting one."""
        return self._waiting[0] if self._waiting else self.lasting

    @property
    def passing(self) -> bool:
        """Whether it is new; a lasting one that was read need not lie over a table."""
        return bool(self._waiting) or (self.lasting is not None and self._calm > 0)

    def dismiss(self) -> None:
        """It has been read."""
        if self._waiting:
            self._waiting.popleft()
            self._left = SECONDS
            self.dirty = True
        elif self._calm > 0:
            self._calm, self.dirty = 0.0, True

    def tick(self, seconds: float) -> None:
        """Let time go on."""
        if self._waiting:
            self._left -= seconds
            if self._left <= 0:
                self.dismiss()
        elif self._calm > 0:
            self._calm -= seconds
            self.dirty = self.dirty or self._calm <= 0
