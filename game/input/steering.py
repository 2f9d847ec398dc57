"""One direction out of the D-pad, the hat and the stick of a pad."""

from __future__ import annotations

import math

from game.input.intent import DIRECTIONS
from game.input.repeat import Repeat

DEAD = 0.25
"""The dead zone at first, as a part of the stick's way."""
ENTER, LEAVE = 0.6, 0.4
"""How far beyond the dead zone a stick says a direction, and where it takes it back."""
TURN = 1.2
"""How much the other axis must exceed the present one to turn the direction."""
REBOUND = 0.08
"""Seconds after a direction was left in which a stick that springs back is not believed."""

OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


class Steering:
    """The direction that one pad says, and its repeats.

    ``button``, ``hat`` and ``stick`` answer the direction that is new with this change, or None:
    one step for each crossing, none when something is let go. The repeat is one for all of them.
    """

    def __init__(self, dead: float = DEAD) -> None:
        self.dead = dead
        self.repeat = Repeat()
        self._held: list[str] = []
        self._axes = [0.0, 0.0]
        self._stick: str | None = None
        self._left: str | None = None
        self._since = REBOUND

    @property
    def direction(self) -> str | None:
        """What is said now: the last pressed button, else the stick."""
        return self._held[-1] if self._held else self._stick

    def button(self, direction: str, down: bool) -> str | None:
        """A button of the D-pad went down or up."""
        before = self.direction
        if direction in self._held:
            self._held.remove(direction)
        if down:
            self._held.append(direction)
        return self._changed(before, pressed=down)

    def hat(self, x: int, y: int) -> str | None:
        """A hat stands at x, y, each -1, 0 or 1, with y upwards as hats have it."""
        now = {name for name, (dx, dy) in DIRECTIONS.items() if (dx and dx == x) or (dy == -y != 0)}
        before, new = self.direction, [name for name in now if name not in self._held]
        self._held = [name for name in self._held if name in now] + new
        return self._changed(before, pressed=bool(new))

    def stick(self, axis: int, value: float) -> str | None:
        """Axis 0 (to the right) or 1 (down) of the stick stands at -1..1."""
        self._axes[axis] = value
        return self._follow()

    def tick(self, seconds: float) -> str | None:
        """The repeat that became due, or a direction that was no rebound after all."""
        if self._since < REBOUND:
            self._since += seconds
            if self._since >= REBOUND and (said := self._follow()) is not None:
                return said
        return self.repeat.tick(seconds)

    def clear(self) -> None:
        """Forget what is held; a stick must come back to the middle before it counts again."""
        self._held.clear()
        self.repeat.clear()

    def _follow(self) -> str | None:
        before = self.direction
        new = self._crossed()
        if new is not None and new == OPPOSITE.get(self._left or "") and self._since < REBOUND:
            new = None
        if self._stick is not None and new is None:
            self._left, self._since = self._stick, 0.0
        pressed = new is not None and new != self._stick
        self._stick = new
        return self._changed(before, pressed)

    def _crossed(self) -> str | None:
        """The direction of the stick, with its dead zone and hysteresis."""
        x, y = self._axes
        length = math.hypot(x, y)
        if length <= self.dead:
            return None
        scale = min(1.0, (length - self.dead) / (1 - self.dead)) / length
        ways = {name: (dx * x + dy * y) * scale for name, (dx, dy) in DIRECTIONS.items()}
        best = max(ways, key=lambda name: ways[name])
        here = self._stick
        if here is not None and ways[here] > LEAVE and ways[best] <= ways[here] * TURN:
            return here
        return best if ways[best] >= ENTER else None

    def _changed(self, before: str | None, pressed: bool) -> str | None:
        now = self.direction
        if now == before and not pressed:
            return None
        if now is None:
            self.repeat.clear()
            return None
        if now != self.repeat.action or pressed:
            self.repeat.press(now)
        return now if pressed and now != before else None
