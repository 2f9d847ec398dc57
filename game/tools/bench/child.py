"""What ``processes`` starts: runs the program for a while and prints its figures as JSON."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from game.ai.worker import WORKER
from game.loop import LONGEST
from game.tools.bench.figures import Figures
from game.tools.bench.processes import BARE
from game.tools.bench.staging import back, begun, opened

SETTLE = 3.0
"""Seconds at most before a share is taken: pictures come, cards are dealt."""
TABLES = (("umbrella", 4), ("solstis", 2), ("umbrella", 2), ("umbrella", 3), ("umbrella", 1))
ENDLESS = 20_000
"""Frames after which a match is broken off."""


def share(state: str, motion: str, size: str, game: str, seats: str, seconds: str) -> Figures:
    """The real loop in a state for so long: percent of a core, and pictures a second."""
    app = opened(size, motion)
    if state != "title":
        begun(app, game, int(seats), "greedy" if state == "play" else "person")
    marks: list[tuple[float, float, int]] = []

    def mark() -> None:
        marks.append((time.process_time(), time.perf_counter(), app.frames_drawn))
        if len(marks) == 2:
            app.shell.running = False

    settle = min(SETTLE, float(seconds))
    for after in (settle, settle + float(seconds)):
        threading.Timer(after, mark).start()
    app.run()
    (used, clock, drawn), (used_then, clock_then, drawn_then) = marks
    passed = clock_then - clock
    return {
        "% of a core": 100 * (used_then - used) / passed,
        "pictures per s": (drawn_then - drawn) / passed,
    }


def memory(size: str, *marks: str) -> Figures:
    """Megabytes at the title after the start, and each time after so many matches."""
    app = opened(size, "full")
    app.frame(LONGEST)
    figures = {"start MB": resident()}
    for number in range(int(marks[-1]) if marks else 0):
        game, seats = TABLES[number % len(TABLES)]
        scene = begun(app, game, seats, "greedy", number)
        for _ in range(ENDLESS):
            app.frame(LONGEST)
            if scene.state.over and app.shell.stack.top is not scene:
                break
        app.frame(LONGEST)
        back(app)
        app.frame(LONGEST)
        if str(number + 1) in marks:
            figures[f"after {number + 1} MB"] = resident()
    app.close()
    return figures


def bare(size: str) -> Figures:
    """Megabytes of a window without a program."""
    exec(BARE.format(size=size.replace("x", ",")))
    return {"MB": resident()}


def resident() -> float:
    """Megabytes of this process in memory; where the system does not say, its peak."""
    table = Path("/proc/self/statm")
    if sys.platform != "win32" and table.exists():
        return int(table.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)


WORKS: dict[str, Callable[..., Figures]] = {"cpu": share, "memory": memory, "bare": bare}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[1]](*sys.argv[2:])))
    WORKER.stop()
