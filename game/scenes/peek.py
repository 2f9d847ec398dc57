"""Looking at a hidden hand on the one screen: whose, for how long, and who must not see it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from game.input import Intent
from game.seats import Setup
from game.shell import Shell
from game.tables.base import GameTable

SECONDS = 4.0
"""Without any input, a hand is hidden again after this time."""


def private(shell: Shell, setup: Setup) -> bool:
    """Whether two people with hands of their own share the screen and want them hidden."""
    two = sum(seat.person for seat in setup.seats) == 2 == len(setup.seats)
    return two and shell.settings.hands == "private"


class Peek:
    """Whose hand is looked at; ``seat`` is -1 while nobody looks at one.

    ``changed`` is called whenever other faces may be drawn than before.
    """

    def __init__(
        self, shell: Shell, table: GameTable, setup: Setup, changed: Callable[[], None]
    ) -> None:
        self.shell, self.table, self._changed = shell, table, changed
        self.seat, self._left = -1, 0.0
        self.seated(setup)

    def seated(self, setup: Setup) -> None:
        """These play from now on."""
        self.setup = setup
        self.private = self.table.conceal(private(self.shell, setup)) and private(self.shell, setup)
        self.seat = -1

    def takes(self, intent: Intent, state: Any) -> bool:
        """Use an intent if it is about looking; any other one may end or prolong it."""
        if not self.private or state.over:
            return False
        own = self.shell.seating.seat_of(intent.device)
        if intent.action == "peek" or self._clicks(intent):
            self._toggle(state.seat if own is None else own)
            return True
        if intent.action == "hint" and self.seat != state.seat:
            self.shell.home.notices.tell("peek.hint")
            return True
        if self.seat >= 0 and own not in (None, self.seat) and intent.action != "point":
            self.hide()
        elif self.seat >= 0:
            self._left = SECONDS
        return False

    def _clicks(self, intent: Intent) -> bool:
        """A pointer presses the button of the hand it may look at."""
        if intent.action != "press" or intent.pos is None:
            return False
        return any(box.holds(intent.pos) for box in self.table.peek_buttons())

    def _toggle(self, seat: int) -> None:
        if self.seat == seat:
            self.hide()
            return
        self.seat, self._left = seat, SECONDS
        self._apply()

    def hide(self) -> bool:
        """Turn the hand face down again; False if none was looked at."""
        if self.seat < 0:
            return False
        self.seat = -1
        self._apply()
        return True

    def tick(self, seconds: float) -> bool:
        """Let time go on; True if that must be drawn."""
        if self.seat < 0:
            return False
        before, self._left = math.ceil(self._left), self._left - seconds
        if self._left <= 0:
            return self.hide()
        if math.ceil(self._left) == before:
            return False
        self.table.conceal(True, self.seat, math.ceil(self._left))
        return True

    def _apply(self) -> None:
        self.table.conceal(True, self.seat, math.ceil(self._left))
        self._changed()
