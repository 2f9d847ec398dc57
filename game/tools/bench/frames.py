"""What a frame costs: at rest, at its busiest, beside an opponent that thinks, and in a menu.

Only frames that drew something count where something moves; at rest it is said how many were
drawn at all. Nothing is waited for but in ``thinking``, where the worker needs real time: what it
costs is told by the same frames without it.
"""

from __future__ import annotations

import time

import pygame

from game.loop import STEP
from game.scenes.pause import PauseScene
from game.tools.bench.figures import Amount, Figures, Rows, spread
from game.tools.bench.recital import Noted, Recited, employed
from game.tools.bench.staging import Frames, Meter, begun, ended, opened, press

PRESS_EVERY = 6
"""Frames from one step of the focus in the menu to the next."""


def frames(amount: Amount) -> Rows:
    """A row for each game and number of seats, size of the window, and state."""
    rows: Rows = {}
    for size in amount.sizes:
        for game, seats in amount.games:
            name = f"{game} {seats} {size}"
            for motion in ("reduced", "full"):
                rows[f"{name} rest {motion}"] = figures(resting(game, seats, size, motion, amount))
            rows[f"{name} busiest"] = figures(busiest(game, seats, size, amount), drawn=True)
            rows |= beside(game, seats, size, amount)
            rows[f"{name} menu"] = figures(in_menu(game, seats, size, amount), drawn=True)
    return rows


def beside(game: str, seats: int, size: str, amount: Amount) -> Rows:
    """The same frames beside an opponent that thinks and beside none."""
    noted = Noted()
    with employed(noted):
        rows = {"thinking": figures(thinking(game, seats, size, amount), drawn=True)}
    with employed(Recited(noted.notes)):
        rows["thinking of nothing"] = figures(thinking(game, seats, size, amount), drawn=True)
    return {f"{game} {seats} {size} {state}": row for state, row in rows.items()}


def figures(taken: Frames, drawn: bool = False) -> Figures:
    """The row of these frames, or of the drawn ones among them."""
    chosen = [i for i, shown in enumerate(taken.drawn) if shown or not drawn]

    def of(values: list[float]) -> Figures:
        return spread([values[i] for i in chosen])

    return {
        "frames": len(chosen),
        "drawn": sum(taken.drawn),
        **of(taken.whole),
        "cpu p99 ms": of(taken.processor)["p99 ms"],
        "update p99 ms": of(taken.update)["p99 ms"],
        "draw p99 ms": of(taken.draw)["p99 ms"],
        "flip p99 ms": of(taken.flip)["p99 ms"],
    }


def resting(game: str, seats: int, size: str, motion: str, amount: Amount) -> Frames:
    """People sit at the table and nobody touches anything."""
    app = opened(size, motion)
    begun(app, game, seats)
    for _ in range(round(min(5.0, amount.warm) / STEP)):
        app.frame(STEP)
    meter = Meter(app)
    with meter.attached():
        for _ in range(round(min(10.0, amount.play) / STEP)):
            meter.frame()
    ended(app)
    return meter.frames


def busiest(game: str, seats: int, size: str, amount: Amount) -> Frames:
    """Quick opponents play; everything that the table can show moves, one thing after another."""
    app = opened(size, "full")
    scene = begun(app, game, seats, "greedy")
    for _ in range(round(amount.warm / STEP)):
        app.frame(STEP)
    meter = Meter(app)
    with meter.attached():
        for _ in range(round(amount.play / STEP)):
            meter.frame()
            if scene.state.over:
                break
    ended(app)
    return meter.frames


def thinking(game: str, seats: int, size: str, amount: Amount) -> Frames:
    """The strongest opponents play and think beside the show, at the pace of the clock."""
    app = opened(size, "full")
    begun(app, game, seats, "storm")
    for _ in range(round(min(5.0, amount.warm) / STEP)):
        app.frame(STEP)
    meter = Meter(app)
    with meter.attached():
        for _ in range(round(amount.think / STEP)):
            time.sleep(max(0.0, STEP - meter.frame()))
    ended(app)
    return meter.frames


def in_menu(game: str, seats: int, size: str, amount: Amount) -> Frames:
    """The pause lies over the table and its focus goes up and down."""
    app = opened(size, "reduced")
    scene = begun(app, game, seats)
    for _ in range(round(min(5.0, amount.warm) / STEP)):
        app.frame(STEP)
    app.shell.stack.push(PauseScene(app.shell, scene.setup, scene.match))
    meter = Meter(app)
    for _ in range(2):
        app.frame(STEP)
    with meter.attached():
        for number in range(round(min(10.0, amount.play) / STEP)):
            if number % PRESS_EVERY == 0:
                press(pygame.K_DOWN if number // PRESS_EVERY % 8 < 4 else pygame.K_UP)
            meter.frame()
    ended(app)
    return meter.frames
