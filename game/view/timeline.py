"""Poses as functions of time: any instant can be drawn, tested or skipped to."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

Ease = Callable[[float], float]

HURRY_AFTER, HURRY, SKIP = 1.5, 2.0, 4.0
"""Queued seconds from which on time runs faster, how much faster, and while skip is held."""


def linear(p: float) -> float:
    return p


def in_quad(p: float) -> float:
    return p * p


def in_out_quad(p: float) -> float:
    return 2 * p * p if p < 0.5 else 1 - 2 * (1 - p) ** 2


def out_cubic(p: float) -> float:
    return float(1 - (1 - p) ** 3)


def in_out_cubic(p: float) -> float:
    return float(4 * p**3 if p < 0.5 else 1 - 4 * (1 - p) ** 3)


def out_back(p: float) -> float:
    """Overshoots a little and settles."""
    return float(1 + 2.2 * (p - 1) ** 3 + 1.2 * (p - 1) ** 2)


def weighty(p: float) -> float:
    """Something heavy: it leans back a little, goes, goes a little too far, and settles."""
    if p < 0.16:
        return -0.022 * math.sin(math.pi * p / 0.16)
    if p < 0.80:
        return 1.03 * in_out_cubic((p - 0.16) / 0.64)
    return 1 + 0.03 * math.cos(math.pi / 2 * (p - 0.80) / 0.20) ** 2


def bounce(p: float) -> float:
    """By which part something that has landed is flatter and wider, below 0 taller: twice, less."""
    return 0.22 * math.sin(2 * math.pi * p) * (1 - p)


class Pose(NamedTuple):
    """How a sprite stands: center and size in logical pixels, turn in degrees.

    ``lift`` 0..1 is its height over the ground, ``narrow`` 0..1 its width while it turns over,
    ``squash`` the part by which it is flatter than usual after it landed.
    """

    x: float
    y: float
    size: float
    turn: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    narrow: float = 1.0
    squash: float = 0.0


class Flight(NamedTuple):
    """One sprite's way from one pose to another; before it the first pose holds, after it the last.

    ``arc`` logical pixels of height, ``lift`` 0..1 at the middle, ``spin`` whole degrees on the
    way, ``lean`` degrees into the motion, ``over`` turns it over about its upright axis. For the
    last ``settle`` of the ``seconds`` it has landed and settles.
    """

    start: float
    seconds: float
    ease: Ease
    source: Pose
    target: Pose
    arc: float = 0.0
    lift: float = 0.0
    spin: float = 0.0
    lean: float = 0.0
    over: bool = False
    settle: float = 0.0

    @property
    def end(self) -> float:
        return self.start + self.seconds

    def at(self, now: float) -> Pose:
        if now <= self.start:
            return self.source
        if now >= self.end:
            return self.target
        landing = self.end - self.settle
        if now >= landing:
            return self.target._replace(squash=bounce((now - landing) / self.settle))
        raw = (now - self.start) / (self.seconds - self.settle)
        p = self.ease(raw)
        a, b = self.source, self.target
        hump = math.sin(math.pi * raw)
        return Pose(
            a.x + (b.x - a.x) * p,
            a.y + (b.y - a.y) * p - self.arc * hump,
            a.size + (b.size - a.size) * p,
            a.turn + (b.turn - a.turn) * p + self.spin * p + self.lean * hump,
            a.alpha + (b.alpha - a.alpha) * min(1.0, raw * 1.6),
            a.lift + (b.lift - a.lift) * p + self.lift * hump,
            abs(math.cos(math.pi * raw)) if self.over else 1.0,
        )


class Timeline:
    """The clock of the show, in seconds; it runs only while something is queued."""

    def __init__(self, speed: float = 1.0) -> None:
        self.now = 0.0
        self.end = 0.0
        self.speed = speed
        self.skipping = False

    @property
    def running(self) -> bool:
        return self.now < self.end

    def extend(self, end: float) -> None:
        """Something is queued until then."""
        self.end = max(self.end, end)
        if self.speed == 0:
            self.now = self.end

    def advance(self, seconds: float) -> None:
        if not self.running:
            return
        pace = self.speed
        if self.skipping:
            pace *= SKIP
        elif self.end - self.now > HURRY_AFTER:
            pace *= HURRY
        self.now = self.end if pace == 0 else min(self.end, self.now + seconds * pace)

    def ahead(self, seconds: float) -> float:
        """The instant to draw, that many seconds after the last tick."""
        return min(self.end, self.now + seconds * self.speed)

    def finish(self) -> None:
        """Everything queued has happened."""
        self.now = self.end
