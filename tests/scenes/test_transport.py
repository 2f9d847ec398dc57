"""The controls of a replay hide nothing that is to be read on the table."""

from __future__ import annotations

import pytest

from game.language import LANGUAGES
from game.match import Match
from game.rules.games import GAMES
from game.scenes.replay import ReplayScene
from game.seats import Seat, Setup
from tests.play import open_app

NAMES = ("Ines", "Tom", "Mara", "Otto")
EDGE = 8
"""Logical pixels of an empty edge that may lie below the controls."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_controls_lie_below_boards_and_names(language: str, count: int) -> None:
    app = open_app()
    app.shell.set_language(language)
    seats = tuple(Seat(name) for name in NAMES[:count])
    options = {"seats": count, "level": 4}
    match = Match(GAMES["umbrella"], options, 3, NAMES[:count])
    scene = ReplayScene(app.shell, Setup("umbrella", options, seats, 3), match)
    layout = scene.director.layout
    for seat in range(count):
        for name in (f"board.{seat}", f"name.{seat}"):
            if layout.has(name):
                box = layout.box(name)
                assert box.y + box.h <= scene.bar.panel.y + EDGE, name
