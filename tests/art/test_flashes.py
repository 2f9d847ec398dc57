"""Nothing flashes: no effect and no whole turn crosses the limits of XAG 118 and WCAG 2.3.1.

A flash is a pair of opposing changes of relative luminance of a tenth or more, the darker side
below 0.8. More than three within a second over a fifth of the screen fail, and so do red ones.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.loop import STEP
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.art import seeing
from tests.play import open_table

PER_SECOND, AREA = 3, 0.20
CHANGE, DARKER = 0.10, 0.8
RED = 0.8
GRID = (64, 36)
"""Squares of the screen whose mean is watched."""


class Meter:
    """Counts flashes square by square, over the last second."""

    def __init__(self) -> None:
        self._last = np.zeros(GRID[::-1])
        self._ways = np.zeros(GRID[::-1], int)
        self._edges: deque[np.ndarray] = deque(maxlen=round(1 / STEP))
        self._reds: deque[np.ndarray] = deque(maxlen=round(1 / STEP))
        self._red = np.zeros(GRID[::-1], bool)
        self._begun = False
        self.worst = self.worst_red = 0.0
        """The largest part of the screen that flashed more often than allowed."""

    def see(self, surface: pygame.Surface) -> None:
        """Take the next frame."""
        small = seeing.pixels(pygame.transform.smoothscale(surface, GRID))
        light, linear = seeing.luminance(small), seeing.linear(small)
        red = (linear[..., 0] / np.maximum(linear.sum(-1), 1e-6) >= RED) & (light > 0.02)
        if not self._begun:
            self._last, self._red, self._begun = light, red, True
            return
        up = (light - self._last >= CHANGE) & (self._last < DARKER)
        down = (self._last - light >= CHANGE) & (light < DARKER)
        # An extreme moves along with a slow change; only an opposing one of a tenth counts.
        way = np.where(up, 1, np.where(down, -1, 0))
        edge = (way != 0) & (way != self._ways)
        same = np.where(self._ways > 0, light > self._last, light < self._last)
        self._last = np.where((way != 0) | (same & (self._ways != 0)), light, self._last)
        self._ways = np.where(way != 0, way, self._ways)
        self._edges.append(edge)
        self._reds.append(edge & (red | self._red))
        self._red = red
        self.worst = max(self.worst, self._over(self._edges))
        self.worst_red = max(self.worst_red, self._over(self._reds))

    @staticmethod
    def _over(edges: deque[np.ndarray]) -> float:
        """The part of the screen with more than three flashes, which are two changes each."""
        return float((sum(np.asarray(each, int) for each in edges) > 2 * PER_SECOND).mean())

    def check(self) -> None:
        assert self.worst < AREA, f"{self.worst:.0%} of the screen flash"
        assert self.worst_red < AREA, f"{self.worst_red:.0%} of the screen flash in red"


def blinking(hertz: float, part: float = 1.0) -> Iterator[pygame.Surface]:
    dark, bright = pygame.Surface((320, 180)), pygame.Surface((320, 180))
    bright.fill("white", (0, 0, 320, round(180 * part)))
    for tick in range(120):
        yield bright if int(tick * STEP * 2 * hertz) % 2 else dark


@pytest.mark.parametrize(
    ("hertz", "part", "bad"), [(5.0, 1.0, True), (2.0, 1.0, False), (5.0, 0.1, False)]
)
def test_the_meter_measures(hertz: float, part: float, bad: bool) -> None:
    pygame.display.init()
    meter = Meter()
    for surface in blinking(hertz, part):
        meter.see(surface)
    assert (meter.worst >= AREA) == bad


def film(game: str, players: int, options: dict[str, object], seconds: float) -> Meter:
    """Computer players at their normal pace, every second frame seen by the meter."""
    app, scene = open_table(["greedy"] * players, options, 5, game, speed="normal")
    meter = Meter()
    for _ in range(round(seconds / STEP)):
        app.frame(STEP)
        meter.see(app.shell.screen.window)
        if not isinstance(app.shell.stack.top, TableScene | ResultsScene):
            break
    assert scene.match.ply > 3
    return meter


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("umbrella", 3, {"level": 4}), ("solstis", 2, {})],
    ids=["umbrella", "solstis"],
)
def test_whole_turns_do_not_flash(game: str, players: int, options: dict[str, object]) -> None:
    film(game, players, options, 12.0).check()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(g, p, o) for g, p, o in [("umbrella", 1, {"level": 2}), ("umbrella", 4, {"level": 3})]]
    + [("solstis", 2, {})],
)
def test_long_play_does_not_flash(game: str, players: int, options: dict[str, object]) -> None:
    film(game, players, options, 180.0).check()


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_no_single_effect_flashes(game: str, tmp_path: Path) -> None:
    """Every effect that a game sets off in many moves, alone on its table and over and over."""
    effects = _effects(game)
    app, _ = open_table(["person"] * 2, {"level": 1} if game == "umbrella" else {}, 5, game)
    canvas = app.shell.canvas()
    ground = canvas.target.copy()
    assert effects
    for effect in effects:
        meter = Meter()
        for tick in range(round(0.8 / STEP)):
            part = tick * STEP / max(effect.seconds, STEP) % 1
            canvas.target.blit(ground, (0, 0))
            effect.draw(canvas, part)
            meter.see(canvas.target)
        meter.check()


def _effects(game: str) -> list:  # type: ignore[type-arg]
    """One effect of each kind, from the first moves of a game."""
    app, scene = open_table(["greedy"] * 2, {"level": 4} if game == "umbrella" else {}, 9, game)
    found = {}
    for _ in range(4000):
        app.frame(STEP)
        for effect in scene.show.effects:
            found.setdefault(effect.draw.__qualname__, effect)
        if scene.state.over:
            break
    return list(found.values())
