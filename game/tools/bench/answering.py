"""From an event to the first picture that shows it: in frames, and in milliseconds of the clock."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from random import Random

import pygame

from game.app import App
from game.loop import STEP
from game.tools.bench.figures import Amount, Rows, share
from game.tools.bench.staging import begun, click, ended, opened, point, press

PATIENCE = 12
"""Frames after which an event is taken to change nothing; then it does not count."""

Do = Callable[[int], None]
"""Posts the event with that number; even and odd ones undo each other."""


def answers(amount: Amount) -> Rows:
    """A row for each kind of input, at each size of the window."""
    rows: Rows = {}
    for size in amount.sizes:
        app = opened(size)
        rows |= {f"{name} {size}": row for name, row in _title(app, amount).items()}
        ended(app)
        for game, seats in (amount.games[0], amount.games[-1]):
            app = opened(size)
            rows |= {
                f"{name} {size}": row for name, row in _table(app, game, seats, amount).items()
            }
            ended(app)
    return rows


def _title(app: App, amount: Amount) -> Rows:
    return {
        "title key": _measured(app, amount, lambda n: press((pygame.K_DOWN, pygame.K_UP)[n % 2])),
        "title pointer": _measured(
            app, amount, lambda n: point(app, ((300, 540), (300, 620))[n % 2])
        ),
    }


def _table(app: App, game: str, seats: int, amount: Amount) -> Rows:
    scene = begun(app, game, seats)
    for _ in range(round(3 / STEP)):
        app.frame(STEP)
    boxes = [scene.table.boxes(place)[0] for place in scene.picker.targets]
    first, last = boxes[0].center, boxes[-1].center

    does: dict[str, Do] = {
        "key": lambda n: press((pygame.K_LEFT, pygame.K_RIGHT)[n % 2]),
        "pointer": lambda n: point(app, (first, last)[n % 2]),
        "pause": lambda n: press((pygame.K_p, pygame.K_ESCAPE)[n % 2]),
    }
    if game == "umbrella":  # elsewhere the first touch may be the whole move
        does["click"] = lambda n: click(app, last, 3 if n % 2 else 1)
    return {f"{game} {name}": _measured(app, amount, do) for name, do in does.items()}


def _measured(app: App, amount: Amount, do: Do) -> dict[str, float]:
    """Events at any moment between two frames, while the loop keeps its pace."""
    rng, counts, seconds = Random(1), [], []
    for number in range(amount.answers):
        for _ in range(30):
            app.frame(STEP)
        before, drawn = _look(app), app.frames_drawn
        app.loop.elapsed()
        time.sleep(rng.random() * STEP)
        start = time.perf_counter()
        do(number)
        for count in range(1, PATIENCE):
            app.loop.wait()
            app.frame()
            passed = time.perf_counter() - start
            if app.frames_drawn > drawn:
                drawn = app.frames_drawn
                if _look(app) != before:
                    counts.append(count)
                    seconds.append(passed)
                    break
    return {
        "events": len(counts),
        "frames": share(counts, 0.5),
        "most frames": max(counts, default=0),
        "median ms": 1000 * share(seconds, 0.5),
        "p99 ms": 1000 * share(seconds, 0.99),
    }


def _look(app: App) -> int:
    """A number that tells two pictures apart."""
    return zlib.crc32(app.shell.screen.window.get_buffer().raw)
