"""People at the keyboard or the mouse, for tests: they post events and look at the scene."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App, create
from game.focus import nearest
from game.loop import STEP
from game.rules.core import Move, Place
from game.scenes.table import TableScene
from game.seats import Seat, Setup

KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}


def open_app(*argv: str) -> App:
    """The program in a window of the dummy driver."""
    pygame.event.clear() if pygame.display.get_init() else None
    return create(["--size", "960x540", *argv])


def open_table(
    players: Sequence[str],
    options: dict[str, object],
    seed: int,
    game: str = "umbrella",
    speed: str = "fast",
) -> tuple[App, TableScene]:
    """A match of these players ("person" or a computer player), with the title below it."""
    app = open_app("--speed", speed)
    names = ("Ines", "Tom", "Mara", "Otto")
    seats = tuple(Seat(name, player) for name, player in zip(names, players, strict=False))
    setup = Setup(game, {"seats": len(players), **options}, seats, seed)
    scene = TableScene(app.shell, setup)
    app.shell.stack.push(scene)
    app.frame(STEP)
    return app, scene


def key(app: App, code: int) -> None:
    """Press and release a key."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    app.frame(STEP)


def point(app: App, pos: tuple[float, float]) -> None:
    """Move the mouse to a logical point."""
    spot = app.shell.screen.to_window(pos)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
    )
    app.frame(STEP)


def click(app: App, pos: tuple[float, float], button: int = 1) -> None:
    """Move there, press and release."""
    point(app, pos)
    spot = app.shell.screen.to_window(pos)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=spot, button=button))
        app.frame(STEP)


def show_goes_on(app: App, scene: TableScene, rng: Random) -> None:
    """Let the show run for a while, sometimes to its end."""
    for _ in range(rng.randrange(40)):
        if scene.timeline.running:
            app.frame(STEP)


class Mouse:
    """Touches by clicking."""

    def touch(self, app: App, scene: TableScene, place: Place) -> None:
        click(app, middle(scene, place))


def middle(scene: TableScene, place: Place) -> tuple[float, float]:
    """A point that means the place to a pointer, given the targets there are."""
    for box in scene.table.boxes(place):
        pos = box.center
        if scene.table.pick(pos, scene.picker.targets, scene.picker.touched) == place:
            return pos
    raise AssertionError(f"no pointer reaches {place}")


class Keys:
    """Touches by moving the cursor with arrows and confirming."""

    def touch(self, app: App, scene: TableScene, place: Place) -> None:
        if scene.timeline.running:
            key(app, pygame.K_RIGHT)  # a press finishes the show
        for direction in self.way(scene, place):
            key(app, KEYS[direction])
        assert scene.cursor == place, f"the cursor went to {scene.cursor}, not to {place}"
        key(app, pygame.K_RETURN)

    def way(self, scene: TableScene, place: Place) -> list[str]:
        """The shortest way of the cursor, found on the same rule that steers it."""
        boxes = {
            target: found[0]
            for target in scene.picker.targets
            if (found := scene.table.boxes(target))
        }
        start = scene.cursor
        assert start is not None
        came: dict[Place, tuple[Place, str] | None] = {start: None}
        queue = deque([start])
        while queue and place not in came:
            here = queue.popleft()
            for direction in KEYS:
                there = nearest(here, direction, boxes) if here in boxes else None
                if there is not None and there not in came:
                    came[there] = here, direction
                    queue.append(there)
        assert place in came, f"no way from {start} to {place}"
        way: list[str] = []
        step = came[place]
        while step is not None:
            way.append(step[1])
            step = came[step[0]]
        return way[::-1]


Hand = Mouse | Keys


def say(app: App, scene: TableScene, hand: Hand, move: Move) -> None:
    """Touch the places of a move until it is played."""
    ply = scene.match.ply
    for place in move.path:
        if scene.timeline.running and scene.picker.touched:
            raise AssertionError("a show runs in the middle of a move")
        hand.touch(app, scene, place)
        if scene.match.ply > ply:
            break
    assert scene.match.ply > ply, f"{move} was said but not played"
    assert scene.match.moves[ply] == move
