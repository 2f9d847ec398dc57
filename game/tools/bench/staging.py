"""Programs and matches to be measured: opened without a screen, driven frame by frame."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.app import App, create
from game.loop import STEP
from game.rules.games import GAMES
from game.scenes.table import TableScene
from game.seats import PERSON, Seat, Setup
from game.view.canvas import Canvas

NAMES = ("Ines", "Tom", "Mara", "Otto")
SEED = 3


def opened(size: str, motion: str = "reduced") -> App:
    """The program with its title; ``motion`` is the setting of that name."""
    pygame.event.clear() if pygame.display.get_init() else None
    app = create(["--size", size, "--lang", "en"])
    app.shell.settings.motion = motion
    app.weather.shown = True  # as if somebody looked
    return app


def begun(app: App, game: str, seats: int, player: str = PERSON, seed: int = SEED) -> TableScene:
    """A match of one kind of player at every seat, on the hardest level, over the title."""
    options: dict[str, Any] = {"seats": seats}
    if "level" in GAMES[game].OPTIONS:
        options["level"] = GAMES[game].OPTIONS["level"][-1]
    setup = Setup(game, options, tuple(Seat(name, player) for name in NAMES[:seats]), seed)
    scene = TableScene(app.shell, setup)
    app.shell.stack.push(scene)
    return scene


def back(app: App) -> None:
    """Leave everything but the title, and let nothing think on."""
    while len(app.shell.stack.scenes) > 1:
        app.shell.stack.top.leave()
        app.shell.stack.pop()


def ended(app: App) -> None:
    """Leave everything, and close the program."""
    back(app)
    app.close()


@dataclass
class Frames:
    """Seconds of each frame: of the whole, of its parts, and of the processor in this thread."""

    whole: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    update: list[float] = field(default_factory=list)
    draw: list[float] = field(default_factory=list)
    flip: list[float] = field(default_factory=list)
    drawn: list[bool] = field(default_factory=list)


class Meter:
    """Takes the time of frames in parts: what is drawn, what is shown, and the rest."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.frames = Frames()
        self._draw = self._flip = 0.0

    @contextmanager
    def attached(self) -> Iterator[Meter]:
        """While it lasts, drawing and showing are timed."""
        stack, flip = self.app.shell.stack, pygame.display.flip
        draw = stack.draw

        def timed_draw(canvas: Canvas, rest: float) -> None:
            start = time.perf_counter()
            draw(canvas, rest)
            self._draw += time.perf_counter() - start

        def timed_flip() -> None:
            start = time.perf_counter()
            flip()
            self._flip += time.perf_counter() - start

        stack.draw = timed_draw  # type: ignore[method-assign]
        pygame.display.flip = timed_flip
        try:
            yield self
        finally:
            pygame.display.flip = flip
            del stack.draw

    def frame(self, seconds: float = STEP) -> float:
        """One frame; the seconds it took."""
        frames, drawn = self.frames, self.app.frames_drawn
        self._draw = self._flip = 0.0
        start, processor = time.perf_counter(), time.thread_time()
        self.app.frame(seconds)
        whole, used = time.perf_counter() - start, time.thread_time() - processor
        frames.whole.append(whole)
        frames.processor.append(used)
        frames.draw.append(self._draw)
        frames.flip.append(self._flip)
        frames.update.append(whole - self._draw - self._flip)
        frames.drawn.append(self.app.frames_drawn > drawn)
        return whole


def press(code: int) -> None:
    """Press and release a key."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))


def point(app: App, pos: tuple[float, float]) -> None:
    """Move the pointer to a logical point."""
    spot = app.shell.screen.to_window(pos)
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
    pygame.event.post(event)


def click(app: App, pos: tuple[float, float], button: int) -> None:
    """Press and release a button of the mouse there."""
    spot = app.shell.screen.to_window(pos)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=spot, button=button))
