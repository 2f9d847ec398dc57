"""A computer player at the table: it thinks in slices while the show runs, and plays after it."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from game.ai.players import PLAYERS, Thinking, think
from game.rules.core import Move, Rules

SLICE = 0.002
"""Seconds of thinking in one tick at most, so that no frame is lost."""
PACE = 0.45
"""Seconds between the end of the show and the opponent's move, so that people can follow."""


class Opponent:
    """One decision of one computer player."""

    def __init__(
        self, name: str, rules: Rules[Any], state: Any, seed: int, pace: float = PACE
    ) -> None:
        rng = Random(seed)
        self._thinking: Thinking | None = think(PLAYERS[name], rules, state, state.seat, rng)
        self._move: Move | None = None
        self._wait = pace

    def tick(self, seconds: float, idle: bool) -> Move | None:
        """Think on; the move, once it is found and the table has been still for the pace."""
        if self._thinking is not None:
            self._think()
        if idle:
            self._wait -= seconds
        return self._move if self._move is not None and idle and self._wait <= 0 else None

    def _think(self) -> None:
        assert self._thinking is not None
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self._thinking)
        except StopIteration as done:
            self._move, self._thinking = done.value, None
