"""The words that every device says."""

from __future__ import annotations

from typing import NamedTuple

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Intent(NamedTuple):
    """What a device asks for.

    Actions: up, down, left, right, confirm, back, menu, skip, hint, peek, info, log, mute, and
    previous and next, which go through targets in their order; of a pointer: point, press, release.
    ``pos`` is in logical pixels. A mouse has a wheel with an ``amount`` of notches, positive up.
    ``held`` is False when a key that counts while it is held (skip) is let go.
    """

    device: str
    action: str
    pos: tuple[float, float] | None = None
    held: bool = True
    amount: float = 0.0
