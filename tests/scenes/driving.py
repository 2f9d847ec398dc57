"""Drives the whole program from outside: posted events, frames of a given time, no clock."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app import App, create
from game.loop import STEP
from game.scenes.menu import MenuScene
from game.scenes.stack import Scene
from game.ui.menu import Menu
from game.view.canvas import Box, Canvas

KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "confirm": pygame.K_RETURN,
    "back": pygame.K_ESCAPE,
    "menu": pygame.K_p,
    "backspace": pygame.K_BACKSPACE,
    "space": pygame.K_SPACE,
}

Written = tuple[str, Box, float]
"""A drawn text, the box of its letters, and its size."""


class Driver:
    """One program under the dummy driver."""

    def __init__(self, *argv: str) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        self.app: App = create(["--size", "960x540", *argv])
        self.shell = self.app.shell
        self.step()

    @property
    def top(self) -> Scene:
        return self.shell.stack.top

    @property
    def menu(self) -> Menu:
        assert isinstance(self.top, MenuScene)
        return self.top.menu

    @property
    def focus(self) -> str:
        return self.menu.focus

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.app.frame(STEP)

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))
        self.step()

    def key(self, *names: str) -> None:
        for name in names:
            key = KEYS[name]
            self.post(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self.post(pygame.KEYUP, key=key, mod=0, unicode="")

    def write(self, text: str) -> None:
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def point(self, pos: tuple[float, float]) -> None:
        at = self.shell.screen.to_window(pos)
        self.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def button(self, pos: tuple[float, float], down: bool, number: int = 1) -> None:
        at = self.shell.screen.to_window(pos)
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.post(kind, pos=at, button=number, touch=False)

    def click(self, pos: tuple[float, float], number: int = 1) -> None:
        self.point(pos)
        self.button(pos, True, number)
        self.button(pos, False, number)

    def click_on(self, key: str) -> None:
        self.click(self.menu.widgets[key].box.center)

    def written(self, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
        """Every text of the present picture."""
        found: list[Written] = []
        plain = Canvas.text

        def text(
            canvas: Canvas, text: str, x: float, y: float, size: float, *rest: Any, **more: Any
        ) -> float:
            width = plain(canvas, text, x, y, size, *rest, **more)
            align = more.get("align", rest[2] if len(rest) > 2 else "left")
            left = x - width * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
            high = canvas.scaled(size)
            box = Box(left, y - high * 0.36, width, high * 0.72)
            # What scrolls is only there where it is seen.
            if canvas.target.get_clip().contains(canvas.rect(box)):
                found.append((text, box, size))
            return width

        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "text", text)
            self.top.dirty = True
            self.step()
        return [each for each in found if each[0]]


@pytest.fixture
def driver() -> Iterator[Driver]:
    yield Driver()
    pygame.event.clear()
