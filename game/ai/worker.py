"""The process in which costly thinking happens, so that no frame waits for it.

It is started with ``spawn`` when it is first needed, gets resampled states only, and looks between
two slices of thinking whether it was told to stop. It ends when its pipe does, so it outlives
neither the program nor a crash of it. One job at a time: a new one takes the place of the old.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import time
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Protocol

from game.ai.players import ANSWERS, Answer
from game.rules.games import GAMES

GLANCE = 0.004
"""Seconds of thinking between two looks at the pipe."""
PATIENCE = 3
"""Processes that may die over one job before it is given back."""


class Pipe(Protocol):
    """One end of a pipe; its class is another one on Windows."""

    def send(self, obj: Any, /) -> None: ...
    def recv(self) -> Any: ...
    def poll(self, timeout: float = 0.0, /) -> bool: ...
    def close(self) -> None: ...


class Job(NamedTuple):
    """What to think about: plain data and a state in which nothing hidden is true."""

    question: str
    """A computer player for its move, or a name of ANSWERS."""
    game: str
    state: Any
    seed: int
    quiet: int = 0


def serve(pipe: Pipe) -> None:
    """The life of the process: take a job, think, answer; until the other end is gone."""
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":  # which favors the window in front by itself
        with contextlib.suppress(OSError):
            os.nice(4)
    try:
        while True:
            message = pipe.recv()
            while message is not None:
                message = _work(pipe, *message)
    except (EOFError, OSError):
        return


def _work(pipe: Pipe, number: int, job: Job) -> Any:
    """Think about one job; the message that interrupted it, or None after the answer."""
    thinking = ANSWERS[job.question](GAMES[job.game], job.state, Random(job.seed), job.quiet)
    try:
        while True:
            until = time.perf_counter() + GLANCE
            while time.perf_counter() < until:
                next(thinking)
            if pipe.poll():
                return pipe.recv()
    except StopIteration as done:
        pipe.send((number, done.value))
    except (EOFError, OSError):
        raise
    except Exception:
        logging.exception("An opponent could not think about %s", job.question)
        pipe.send((number, None))
    return None


class Worker:
    """The process as the program sees it; no call waits for it."""

    def __init__(self) -> None:
        self.process: Any = None
        self._pipe: Pipe | None = None
        self._number = 0
        self._job: Job | None = None
        self._deaths = 0
        self._starter: Thread | None = None
        self.refused = False
        """Whether no process could be started or kept alive; then the caller has to think."""

    def ask(self, job: Job) -> int | None:
        """Begin a job and stop the one before; its number, or None if the caller has to think."""
        self._number += 1
        self._job, self._deaths = job, 0
        self._send()
        return None if self.refused else self._number

    def cancel(self, number: int) -> None:
        """Stop that job, if it still runs."""
        if number == self._number and self._job is not None:
            self._job = None
            self._number += 1
            if self._starter is None and self._pipe is not None and self.process.is_alive():
                with contextlib.suppress(OSError, ValueError):
                    self._pipe.send(None)

    def poll(self, number: int) -> tuple[bool, Answer]:
        """Whether that job is done, and its answer; None means that the caller has to think.

        A process that died is replaced, and the new one gets the job again.
        """
        if number != self._number or self.refused:
            return True, None
        if self._starting():
            return False, None
        try:
            while self._pipe is not None and self._pipe.poll():
                answered, answer = self._pipe.recv()
                if answered == number:
                    self._job = None
                    return True, answer
        except (EOFError, OSError):
            self._bury()
        if self.refused:
            return True, None
        if self._pipe is None or not self.process.is_alive():
            self._bury()
            self._deaths += 1
            if self._deaths > PATIENCE:
                self.refused = True
                return True, None
            self._send()
        return self.refused, None

    def _send(self) -> None:
        """Give the job to the process, a new one if need be."""
        if self.refused:
            return
        if self._starting():
            return
        if self._pipe is None or not self.process.is_alive():
            self._bury()
            # To start a process takes a busy system longer than a frame.
            self._starter = Thread(target=self._start, name="opponent-start", daemon=True)
            self._starter.start()
        else:
            with contextlib.suppress(OSError, ValueError):
                # A pipe that broke just now is noticed by the next poll.
                self._pipe.send((self._number, self._job))

    def _starting(self) -> bool:
        """Whether a process is being started; once it is there, it gets the job."""
        if self._starter is None or self._starter.is_alive():
            return self._starter is not None
        self._starter = None
        if self._pipe is not None and self._job is not None:
            with contextlib.suppress(OSError, ValueError):
                self._pipe.send((self._number, self._job))
        return False

    def _start(self) -> None:
        try:
            context = multiprocessing.get_context("spawn")
            own, other = context.Pipe()
            process = context.Process(target=serve, args=(other,), name="opponent", daemon=True)
            process.start()
            other.close()
        except (OSError, RuntimeError, ValueError) as error:
            logging.warning("Opponents think in the program itself: %s", error)
            self.refused = True
            return
        self.process, self._pipe = process, own

    def _bury(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = None

    def stop(self) -> None:
        """End the process; the next job starts a new one."""
        if self._starter is not None:
            self._starter.join()
            self._starter = None
        self._bury()
        if self.process is not None and self.process.is_alive():
            self.process.terminate()


WORKER = Worker()
"""The one process of the program."""
