"""Two runs of one match, frame by frame alike: an opponent thinks in the first, none in the second.

The first notes how often the table had to look for each answer; the second gives the same answers
after as many looks, from a list. What differs between them is what the thinking costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from game import opponent
from game.ai.players import Answer
from game.ai.worker import Job, Worker

Note = tuple[int, Answer]
"""After how many looks an answer was there, and the answer."""


class Noted(Worker):
    """The worker of the game, taking notes."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[Note] = []
        self._looks = 0

    def ask(self, job: Job) -> int | None:
        self._looks = 0
        return super().ask(job)

    def poll(self, number: int) -> tuple[bool, Answer]:
        self._looks += 1
        ready, answer = super().poll(number)
        if ready:
            self.notes.append((self._looks, answer))
        return ready, answer


class Recited(Worker):
    """Has no process and thinks of nothing: it says what was noted, when it was noted."""

    def __init__(self, notes: Sequence[Note]) -> None:
        super().__init__()
        self._notes = iter(notes)
        self._next: Note | None = None
        self._looks = 0

    def ask(self, job: Job) -> int | None:
        self._looks, self._next = 0, next(self._notes, None)
        self._number += 1
        return self._number

    def poll(self, number: int) -> tuple[bool, Answer]:
        self._looks += 1
        if self._next is None or self._looks < self._next[0]:
            return False, None
        return True, self._next[1]

    def cancel(self, number: int) -> None:
        """There is nothing to stop."""


@contextmanager
def employed(worker: Worker) -> Iterator[None]:
    """While it lasts, opponents ask that worker instead of the program's own."""
    own = vars(opponent)["WORKER"]
    vars(opponent)["WORKER"] = worker
    try:
        yield
    finally:
        vars(opponent)["WORKER"] = own
        worker.stop()
