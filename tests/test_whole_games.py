"""Whole games through the program, frame by frame: by mouse only, by keyboard only, and watched."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.loop import STEP
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.play import Hand, Keys, Mouse, open_table, say, show_goes_on

LONGEST = 60_000
"""Frames after which a game that goes on is a fault."""


def settled(scene: TableScene) -> None:
    """At rest the sprites show exactly the tokens of the state."""
    assert scene.director.table() == scene.rules.tokens(scene.state)


def play_to_the_end(app: App, scene: TableScene, hand: Hand, seed: int) -> None:
    rng = Random(seed)
    frames = 0
    while not scene.state.over:
        frames += 1
        assert frames < LONGEST, "the game does not end"
        if scene.mine:
            move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
            say(app, scene, hand, move)
            settled(scene)
            show_goes_on(app, scene, rng)
        else:
            app.frame(STEP)
    for _ in range(600):
        app.frame(STEP)
        if isinstance(app.shell.stack.top, ResultsScene):
            return
    raise AssertionError("the results did not come")


@pytest.mark.parametrize("hand", [Mouse(), Keys()], ids=["mouse", "keys"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_people_play_a_whole_game(seats: int, hand: Hand) -> None:
    app, scene = open_table(["person"] * seats, {"level": 4}, seed=seats)
    play_to_the_end(app, scene, hand, seed=seats)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_one_person_plays_against_computers(level: int) -> None:
    app, scene = open_table(["person", "greedy", "greedy"], {"level": level}, seed=level)
    play_to_the_end(app, scene, Mouse(), seed=level)


def test_computers_play_alone_and_nothing_is_drawn_when_nothing_changes() -> None:
    app, _ = open_table(["greedy", "greedy"], {"level": 1}, seed=9, speed="off")
    for _ in range(LONGEST):
        app.frame(STEP)
        if isinstance(app.shell.stack.top, ResultsScene):
            break
    else:
        raise AssertionError("the results did not come")
    for _ in range(300):
        app.frame(STEP)
    drawn = app.frames_drawn
    for _ in range(60):
        app.frame(STEP)
    assert app.frames_drawn == drawn


def test_a_table_at_rest_draws_nothing() -> None:
    app, _ = open_table(["person"] * 4, {"level": 4}, seed=1)
    for _ in range(60):
        app.frame(STEP)
    drawn = app.frames_drawn
    for _ in range(120):
        app.frame(STEP)
    assert app.frames_drawn == drawn
