"""Whole games of Solstis through the program, frame by frame: by mouse only, by keyboard only."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.loop import STEP
from game.rules.solstis import captures
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.play import Hand, Keys, Mouse, key, open_table, point, say, show_goes_on
from tests.test_whole_games import settled

LONGEST = 60_000


def play_to_the_end(app: App, scene: TableScene, hand: Hand, seed: int) -> set[str]:
    """Play as a greedy player would; the phases in which a person had a choice."""
    rng = Random(seed)
    asked: set[str] = set()
    for _ in range(LONGEST):
        if scene.state.over:
            results_come(app)
            return asked
        forced = scene.match.forced()
        if scene.mine and (forced is None or forced.kind not in scene.table.automatic):
            move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
            asked.add(scene.state.phase)
            say(app, scene, hand, move)
            settled(scene)
            show_goes_on(app, scene, rng)
        else:
            app.frame(STEP)
    raise AssertionError("the game does not end")


def results_come(app: App) -> None:
    for _ in range(900):
        app.frame(STEP)
        if isinstance(app.shell.stack.top, ResultsScene):
            return
    raise AssertionError("the results did not come")


@pytest.mark.parametrize("hand", [Mouse(), Keys()], ids=["mouse", "keys"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_people_play_a_whole_game(seed: int, hand: Hand) -> None:
    app, scene = open_table(["person", "person"], {}, seed, game="solstis")
    asked = play_to_the_end(app, scene, hand, seed)
    assert {"play", "capture"} <= asked


@pytest.mark.parametrize("passes", ["next_encounter", "holder_encounter"])
def test_a_person_plays_against_the_computer(passes: str) -> None:
    app, scene = open_table(["person", "greedy"], {"evil_passes": passes}, 7, game="solstis")
    play_to_the_end(app, scene, Keys(), 7)


def test_a_step_back_returns_the_tile_to_the_hand() -> None:
    app, scene = open_table(["person", "person"], {}, 1, game="solstis", speed="off")
    scene.table.automatic = frozenset()  # type: ignore[misc]
    before = scene.state
    tile = next(move.path[0] for move in scene.match.legal if captures(scene.state, move.path[0]))
    Keys().touch(app, scene, tile)
    assert scene.state.phase == "capture"
    key(app, pygame.K_ESCAPE)
    assert scene.state == before
    assert scene.match.ply == 0
    settled(scene)


def test_pointing_at_a_tile_that_is_no_target_looks_at_it() -> None:
    app, scene = open_table(["person", "person"], {}, 1, game="solstis")
    for _ in range(5):
        app.frame(STEP)
    place = next(p for p in scene.rules.tokens(scene.state) if p.area == "display" and p.y == 0)
    cursor = scene.cursor
    point(app, scene.table.boxes(place)[0].center)
    assert scene.aim.watched == place
    assert scene.cursor == cursor


def test_a_table_at_rest_draws_nothing() -> None:
    app, _ = open_table(["person", "person"], {}, 1, game="solstis")
    for _ in range(60):
        app.frame(STEP)
    drawn = app.frames_drawn
    for _ in range(120):
        app.frame(STEP)
    assert app.frames_drawn == drawn
