"""A computer player at the table: it thinks while the show runs, and plays after it.

What costs no more than a few frames is thought in slices right here, the rest in the worker
process; both begin with the same resampled state and the same seed, so the move is the same.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from random import Random
from typing import Any

from game.ai.players import ANSWERS, COSTLY, Answer, stillness
from game.ai.worker import WORKER, Job, Worker
from game.rules.core import Move, Rules

SLICE = 0.002
"""Seconds of thinking in one tick at most, so that no frame is lost."""
PACE = 0.45
"""Seconds between the end of the show and the opponent's move, so that people can follow."""


class Thought:
    """One question about a position, as its seat sees it; ``done`` once ``answer`` is there.

    ``moves`` are those of the match so far.
    """

    def __init__(
        self,
        question: str,
        rules: Rules[Any],
        state: Any,
        seed: int,
        worker: Worker | None = None,
        moves: Sequence[Move] = (),
    ) -> None:
        # Whatever thinks, it gets a state in which the hidden things are drawn again.
        sampled = rules.resample(state, state.seat, Random(seed))
        self._rules, self._worker = rules, worker
        self._job = Job(question, rules.NAME, sampled, seed ^ 0x5EED, stillness(moves))
        self._number: int | None = None
        self._thinking: Generator[None, None, Answer] | None = None
        self.done = False
        self.answer: Answer = None

    def advance(self) -> None:
        """Go on for a slice, or look whether the worker is done."""
        if self.done:
            return
        if self._worker is not None and self._thinking is None:
            self._ask(self._worker)
        else:
            self._slice()

    def cancel(self) -> None:
        """Stop at once; ``advance`` would begin anew."""
        if self._number is not None and self._worker is not None:
            self._worker.cancel(self._number)
        self._number = self._thinking = None

    def _ask(self, worker: Worker) -> None:
        if self._number is None:
            self._number = worker.ask(self._job)
            if self._number is None:
                self._slice()
            return
        ready, answer = worker.poll(self._number)
        if ready and answer is None:
            self._slice()
        elif ready:
            self.done, self.answer = True, answer

    def _slice(self) -> None:
        if self._thinking is None:
            job, answers = self._job, ANSWERS[self._job.question]
            self._thinking = answers(self._rules, job.state, Random(job.seed), job.quiet)
        until = time.perf_counter() + SLICE
        try:
            while time.perf_counter() < until:
                next(self._thinking)
        except StopIteration as end:
            self.done, self.answer = True, end.value


class Opponent:
    """One decision of one computer player."""

    def __init__(
        self,
        name: str,
        rules: Rules[Any],
        state: Any,
        seed: int,
        pace: float = PACE,
        moves: Sequence[Move] = (),
    ) -> None:
        worker = WORKER if name in COSTLY else None
        self._thought = Thought(name, rules, state, seed, worker, moves)
        self._wait = pace

    def tick(self, seconds: float, idle: bool) -> Move | None:
        """Think on; the move, once it is found and the table has been still for the pace."""
        self._thought.advance()
        if idle:
            self._wait -= seconds
        if not self._thought.done or not idle or self._wait > 0:
            return None
        move: Move = self._thought.answer
        return move

    def cancel(self) -> None:
        """Stop thinking at once; the next tick begins anew."""
        self._thought.cancel()
