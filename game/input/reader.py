"""Pygame events to intents: keyboard and mouse; pads join here as one more device each."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input import keyboard
from game.input.intent import DIRECTIONS, Intent
from game.input.repeat import Repeat

MOUSE = "mouse"

Pointer = Callable[[tuple[float, float]], tuple[float, float]]


class Reader:
    """Reads events; ``last`` is the device that was used last, which hints follow."""

    def __init__(self, to_logical: Pointer) -> None:
        self._to_logical = to_logical
        self._repeat = Repeat()
        self._skipping = False
        self.last = MOUSE

    def read(self, event: pygame.event.Event) -> list[Intent]:
        """The intents of one event, most often none or one."""
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            return self.clear()
        return []

    def tick(self, seconds: float) -> list[Intent]:
        """The repeats that became due."""
        action = self._repeat.tick(seconds)
        return [Intent(keyboard.DEVICE, action)] if action else []

    def clear(self) -> list[Intent]:
        """Forget what is held, when the window lost the focus or another scene came up."""
        self._repeat.clear()
        if not self._skipping:
            return []
        self._skipping = False
        return [Intent(keyboard.DEVICE, "skip", held=False)]

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        action = keyboard.KEYS.get(event.key)
        if action is None or event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return []
        self.last = keyboard.DEVICE
        if action in DIRECTIONS:
            self._repeat.press(action)
        if action == "skip":
            self._skipping = True
        return [Intent(keyboard.DEVICE, action)]

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        action = keyboard.KEYS.get(event.key)
        if action in DIRECTIONS:
            self._repeat.release(action)
        if action == "skip" and self._skipping:
            self._skipping = False
            return [Intent(keyboard.DEVICE, "skip", held=False)]
        return []

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        pos = self._to_logical(event.pos)
        if event.type == pygame.MOUSEMOTION:
            # A hand resting on the table must not steal the hints from the keys.
            if any(event.rel):
                self.last = MOUSE
            return [Intent(MOUSE, "point", pos)]
        self.last = MOUSE
        if event.button == 1:
            down = event.type == pygame.MOUSEBUTTONDOWN
            return [Intent(MOUSE, "press" if down else "release", pos)]
        if event.button == 3 and event.type == pygame.MOUSEBUTTONUP:
            return [Intent(MOUSE, "back", pos)]
        return []
