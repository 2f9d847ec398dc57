"""Umbrellas: what glides is drawn in one pass, and looks as it does when it stands still."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import create
from game.rules.core import Place, Token
from game.tables.base import Standing
from game.tables.umbrella import tokens
from game.view.timeline import Pose

COLORS = ("red", "blue", "green", "yellow")
PITCH = 1.08
"""From one umbrella of a stage to the next, in parts of its size."""


def stage(size: float, moving: bool) -> list[Standing]:
    rng = Random(4)
    return [
        Standing(
            Token("umbrella", rng.choice(COLORS)),
            Place("stage.0", column, row),
            4 * row + column,
            Pose(200 + PITCH * size * column, 200 + PITCH * size * row, size),
            moving,
        )
        for row in range(4)
        for column in range(4)
    ]


@pytest.mark.parametrize("size", [60, 88, 120])
def test_a_stage_that_glides_looks_like_one_at_rest(size: float) -> None:
    app = create(["--size", "1920x1080", "--lang", "en"])
    canvas = app.shell.canvas()
    pictures = []
    for moving in (False, True):
        canvas.target.fill((90, 100, 140))
        tokens.draw_all(canvas, stage(size, moving), {}, set())
        pictures.append(canvas.target.copy())
    app.close()
    rest, gliding = pictures
    touched = pygame.mask.from_threshold(rest, (90, 100, 140), (2, 2, 2, 255))
    alike = pygame.mask.from_threshold(rest, (0, 0, 0), (24, 24, 24, 255), gliding)
    covered = rest.get_width() * rest.get_height() - touched.count()
    different = rest.get_width() * rest.get_height() - alike.count()
    assert covered > 16 * 0.7 * size**2
    assert different < 0.01 * covered, "a shadow lies on whom it should not"
