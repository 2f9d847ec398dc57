"""Pygame events to intents: keyboard, mouse and pads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.input import keyboard
from game.input.intent import DIRECTIONS, Intent
from game.input.pads import Pads
from game.input.repeat import Repeat

MOUSE = "mouse"

COOL_DOWN = 0.5
"""Seconds after a press in which another one of the same device is not meant."""

Pointer = Callable[[tuple[float, float]], tuple[float, float]]


class Reader:
    """Reads events; ``device`` is the one that was used last, ``last`` its look for hints.

    With ``halves`` two people share the keyboard, each half a device of its own; with ``cools``
    a press that follows another one of its device too soon is not heard.
    """

    def __init__(self, to_logical: Pointer) -> None:
        self._to_logical = to_logical
        self._repeats: dict[str, Repeat] = {}
        self._skipping = False
        self.pads = Pads()
        self.halves = self.cools = False
        self._warm: dict[str, float] = {}
        self.last = self.device = MOUSE
        self.bind({})

    def bind(self, changed: Mapping[str, str]) -> None:
        """Use these keys for actions, the usual ones for the rest."""
        self._keys = keyboard.table(changed)
        self._look = keyboard.look(changed)

    def read(self, event: pygame.event.Event) -> list[Intent]:
        """The intents of one event, most often none or one."""
        return self._cooled(self._read(event))

    def _cooled(self, said: list[Intent]) -> list[Intent]:
        """Without the presses that come too soon; what only looks or lets go always counts."""
        if not self.cools:
            return said
        kept = []
        for intent in said:
            if intent.held and intent.action not in ("point", "release", "wheel"):
                if self._warm.get(intent.device, 0.0) > 0:
                    continue
                self._warm[intent.device] = COOL_DOWN
            kept.append(intent)
        return kept

    def _read(self, event: pygame.event.Event) -> list[Intent]:
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return [Intent(MOUSE, "wheel", amount=event.y)] if event.y else []
        if event.type == pygame.WINDOWFOCUSLOST:
            return self.clear()
        said = self.pads.read(event)
        for intent in said:
            if intent.held:
                self._used(intent.device)
        return said

    def _used(self, device: str) -> None:
        self.device, self.last = device, self.look(device)

    def look(self, device: str) -> str:
        """What hints for that device are drawn for."""
        if device == keyboard.DEVICE:
            return self._look
        pad = self.pads.pad(device)
        return device if pad is None else self.pads.look(pad)

    def tick(self, seconds: float) -> list[Intent]:
        """The repeats that became due."""
        for device, left in self._warm.items():
            self._warm[device] = left - seconds
        said = self.pads.tick(seconds)
        for device, repeat in self._repeats.items():
            action = repeat.tick(seconds)
            if action:
                said.append(Intent(device, action))
        return self._cooled(said)

    def clear(self) -> list[Intent]:
        """Forget what is held, when the window lost the focus or another scene came up."""
        for repeat in self._repeats.values():
            repeat.clear()
        said = self.pads.clear()
        if not self._skipping:
            return said
        self._skipping = False
        return [*said, Intent(keyboard.DEVICE, "skip", held=False)]

    def _meaning(self, key: int) -> tuple[str, str] | None:
        """Device and action of a key."""
        if self.halves and key in keyboard.HALVES:
            return keyboard.HALVES[key]
        action = self._keys.get(key)
        return (keyboard.DEVICE, action) if action else None

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        meaning = self._meaning(event.key)
        if meaning is None or event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return []
        device, action = meaning
        self._used(device)
        if action in DIRECTIONS:
            self._repeats.setdefault(device, Repeat()).press(action)
        if action == "skip":
            self._skipping = True
        return [Intent(device, action)]

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        device, action = self._meaning(event.key) or ("", "")
        if device in self._repeats:
            self._repeats[device].release(action)
        if action == "skip" and self._skipping:
            self._skipping = False
            return [Intent(keyboard.DEVICE, "skip", held=False)]
        return []

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        pos = self._to_logical(event.pos)
        if event.type == pygame.MOUSEMOTION:
            # A hand resting on the table must not steal the hints from the keys.
            if any(event.rel):
                self._used(MOUSE)
            return [Intent(MOUSE, "point", pos)]
        self._used(MOUSE)
        if event.button == 1:
            down = event.type == pygame.MOUSEBUTTONDOWN
            return [Intent(MOUSE, "press" if down else "release", pos)]
        if event.button == 3 and event.type == pygame.MOUSEBUTTONUP:
            return [Intent(MOUSE, "back", pos)]
        return []
