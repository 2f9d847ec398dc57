"""Saving beside the game: one thread writes, so that a slow disk costs no frame."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from game.storage.store import Store

PATIENCE = 0.25
"""Seconds that a new version waits for the one before to be on the disk."""
LAST = 5.0
"""Seconds that the end of the program waits for what is still to be written."""
IDLE = 2.0
"""Seconds without work after which the thread ends; the next work starts another."""

Make = Callable[[], bytes]


class Writer:
    """Hands whole files to a store, one after the other.

    Whoever calls ``settle`` before anything changes has the last version on the disk (or in the
    store's memory): after a crash there is always the last one or the one before.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, Callable[[], object]] = {}
        self._busy = ""
        self._count = 0
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def put(self, name: str, make: Make) -> None:
        """Write what ``make`` answers, soon and in another thread."""
        self.settle(name)
        with self._change:
            self._give(name, lambda: self.store.write(name, make()))

    def settle(self, name: str) -> bool:
        """Wait until nothing is left to be written under that name; False if it took too long."""
        with self._change:
            return self._change.wait_for(
                lambda: self._busy != name and name not in self._waiting, PATIENCE
            )

    def do(self, work: Callable[[], object]) -> None:
        """Do something with the store after everything that waits."""
        with self._change:
            self._count += 1
            self._give(f"#{self._count}", work)

    def _give(self, name: str, work: Callable[[], object]) -> None:
        self._waiting[name] = work
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="saving", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def wait(self, seconds: float = LAST) -> bool:
        """Wait until everything is written; False if it took too long."""
        with self._change:
            return self._change.wait_for(lambda: not self._busy and not self._waiting, seconds)

    def _run(self) -> None:
        while True:
            with self._change:
                if not self._change.wait_for(lambda: bool(self._waiting), IDLE):
                    self._thread = None
                    return
                name = next(iter(self._waiting))
                work = self._waiting.pop(name)
                self._busy = name
            try:
                work()
            except Exception:
                # A fault in one file must not end the saving of all others.
                logging.exception("%s could not be saved", name)
            finally:
                with self._change:
                    self._busy = ""
                    self._change.notify_all()
