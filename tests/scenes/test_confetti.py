"""The winner is celebrated, and nobody waits for it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.loop import STEP
from game.match import Match
from game.rules.games import GAMES
from game.scenes.confetti import SECONDS
from game.scenes.results import ResultsScene
from game.seats import Seat, Setup
from tests.play import key, open_app


def results(game: str, seats: int = 2, shown: bool = True) -> tuple[App, ResultsScene]:
    """The results of a greedy game, counted."""
    rules, rng = GAMES[game], Random(1)
    match = Match(rules, {"seats": seats}, 3)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], rules, match.state, match.state.seat, rng))
    app = open_app()
    app.weather.shown = shown
    names = ("Ines", "Tom")[:seats]
    setup = Setup(game, match.options, tuple(Seat(name) for name in names), 3)
    scene = ResultsScene(app.shell, setup, match)
    app.shell.stack.push(scene)
    while scene.counting:
        app.frame(STEP)
    return app, scene


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_something_falls_or_rises_for_the_winner_and_ends(game: str) -> None:
    app, scene = results(game)
    drawn, most = app.frames_drawn, 0
    for _ in range(round(SECONDS / STEP)):
        app.frame(STEP)
        most = max(most, len(app.weather._touched))
    assert app.frames_drawn - drawn > 60
    assert most > 10
    for _ in range(30):
        app.frame(STEP)
    drawn = app.frames_drawn
    for _ in range(120):
        app.frame(STEP)
    assert app.frames_drawn == drawn
    assert scene.motes is None


def test_an_answer_need_not_wait_for_the_end() -> None:
    app, scene = results("umbrella")
    app.frame(STEP)
    assert scene.motes is not None
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is not scene


def test_reduced_motion_celebrates_at_rest() -> None:
    app, _ = results("umbrella")
    app.shell.settings.motion = "reduced"
    app.frame(STEP)
    app.frame(STEP)
    drawn = app.frames_drawn
    for _ in range(60):
        app.frame(STEP)
    assert app.frames_drawn == drawn
