"""From the start to a match, through pause and results, and back: the ways between scenes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.loop import STEP
from game.scenes.lobby import LobbyScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.stack import Scene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.tools.shoot import play_greedy
from tests.play import Keys, click, key, middle, open_app, open_table, say


def top(app: App) -> Scene:
    return app.shell.stack.top


def until(app: App, done: Callable[[], bool], frames: int = 900) -> None:
    for _ in range(frames):
        if done():
            return
        app.frame(STEP)
    raise AssertionError("it did not happen")


def table(app: App) -> TableScene:
    scene = top(app)
    assert isinstance(scene, TableScene)
    return scene


def test_two_presses_lead_from_the_title_to_the_table_and_the_third_acts() -> None:
    app = open_app()
    app.frame(STEP)
    assert isinstance(top(app), TitleScene)
    key(app, pygame.K_RETURN)
    assert isinstance(top(app), LobbyScene)
    key(app, pygame.K_RETURN)
    scene = table(app)
    until(app, lambda: scene.mine and not scene.timeline.running)
    key(app, pygame.K_RETURN)
    assert scene.picker.touched


def finish_match(scene: TableScene) -> None:
    """Play the rest of the match without a show."""
    play_greedy(scene.match, 100_000)
    scene._snap()


@pytest.mark.parametrize(
    ("presses", "goes"),
    [(0, "rematch"), (1, "setup"), (2, "title")],
)
def test_results_lead_to_a_rematch_a_new_setup_or_the_title(presses: int, goes: str) -> None:
    app = open_app()
    app.frame(STEP)
    key(app, pygame.K_RETURN)
    key(app, pygame.K_RETURN)
    scene = table(app)
    seed = scene.setup.seed
    finish_match(scene)
    until(app, lambda: isinstance(top(app), ResultsScene))
    for _ in range(600):
        app.frame(STEP)
    for _ in range(presses):
        key(app, pygame.K_RIGHT)
    key(app, pygame.K_RETURN)
    if goes == "rematch":
        assert table(app).setup.seats == scene.setup.seats
        assert table(app).setup.seed != seed
    else:
        assert isinstance(top(app), LobbyScene if goes == "setup" else TitleScene)


def test_pause_keeps_the_match_and_restart_begins_it_again() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4)
    rng = Random(1)
    for _ in range(3):
        move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
        say(app, scene, Keys(), move)
    scene.timeline.finish()
    app.frame(STEP)
    state = scene.state
    key(app, pygame.K_p)
    assert isinstance(top(app), PauseScene)
    key(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert scene.state is state


def test_back_takes_back_what_was_picked_before_it_pauses() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4)
    slot = scene.picker.targets[0]
    click(app, middle(scene, slot))
    assert scene.picker.touched == (slot,)
    click(app, (960, 540), button=3)
    assert scene.picker.touched == ()
    assert top(app) is scene
    click(app, (960, 540), button=3)
    assert isinstance(top(app), PauseScene)


def test_moving_away_before_release_touches_nothing() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4)
    spot = app.shell.screen.to_window(middle(scene, scene.picker.targets[0]))
    away = app.shell.screen.to_window((40, 1000))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
    app.frame(STEP)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=away, button=1))
    app.frame(STEP)
    assert scene.picker.touched == ()
    assert scene.match.ply == 0


def test_dragging_an_umbrella_onto_a_lane_slides_it() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4)
    move = next(move for move in scene.match.legal if move.path[0] == scene.picker.targets[0])
    source = app.shell.screen.to_window(middle(scene, move.path[0]))
    goal = app.shell.screen.to_window(scene.table.boxes(move.path[1])[0].center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=source, button=1))
    app.frame(STEP)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1))
    app.frame(STEP)
    assert scene.match.moves[:1]
    assert scene.match.moves[0].path[0] == move.path[0]


def test_a_press_during_the_show_ends_it_and_acts() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4, speed="slow")
    move = next(move for move in scene.match.legal if move.kind == "slide")
    say(app, scene, Keys(), move)
    app.frame(STEP)
    assert scene.timeline.running
    place = scene.picker.targets[0]
    click(app, middle(scene, place))
    assert not scene.timeline.running
    assert scene.picker.touched == (place,)


def test_holding_skip_hurries_the_show() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, seed=4, speed="slow")
    say(app, scene, Keys(), next(move for move in scene.match.legal if move.kind == "slide"))
    before = scene.timeline.now
    app.frame(STEP)
    plain = scene.timeline.now - before
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    app.frame(STEP)
    before = scene.timeline.now
    app.frame(STEP)
    assert scene.timeline.now - before > 1.9 * plain


def test_closing_the_window_ends_the_program() -> None:
    app = open_app()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.frame(STEP)
    assert not app.shell.running


def test_a_resize_draws_everything_again() -> None:
    app, _scene = open_table(["person"] * 4, {"level": 4}, seed=1)
    app.frame(STEP)
    pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=800))
    drawn = app.frames_drawn
    app.frame(STEP)
    assert app.frames_drawn > drawn
    assert app.shell.screen.size == (1280, 800)
    assert app.shell.screen.window.get_at((5, 5))[:3] != (0, 0, 0)
