"""The log at a table: its lines, the position of each, and the way back to the present."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import App
from game.loop import STEP
from game.match import Match
from game.rules.games import GAMES
from game.scenes.asking import corners
from game.scenes.log import LogScene, entries, reader
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.seats import Seat, Setup
from game.tables.lore import NOBODY
from game.tools.shoot import play_greedy
from tests.play import click, key, open_app, open_table

NAMES = ["Ines", "Tom"]


def logged(game: str, plies: int = 36) -> tuple[App, LogScene, TableScene]:
    """The log of a table after some decisions."""
    options: dict[str, object] = {"level": 4} if game == "umbrella" else {}
    app, scene = open_table(["person", "person"], options, 3, game=game, speed="off")
    play_greedy(scene.match, plies)
    scene.show_anew()
    app.frame(STEP)
    click(app, corners(scene)["log"].center)
    top = app.shell.stack.top
    assert isinstance(top, LogScene)
    return app, top, scene


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_line_shows_its_position_and_back_is_the_present(game: str) -> None:
    app, log, scene = logged(game)
    match = scene.match
    assert len(log.entries) == match.ply
    assert log.ply == match.ply
    assert log.position.state is match.state
    for _ in range(7):
        key(app, pygame.K_UP)
    app.frame(0.2)
    assert log.position.state is match.states[match.ply - 7]
    key(app, pygame.K_RETURN)
    replay = app.shell.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.reel.ply == match.ply - 7
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert app.shell.stack.top is scene
    assert scene.state is match.state


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_the_log_of_a_replay_goes_to_the_chosen_move(game: str) -> None:
    app = open_app()
    match = Match(GAMES[game], {"seats": 2}, 2, NAMES)
    play_greedy(match, 40)
    seats = (Seat("Ines"), Seat("Tom"))
    replay = ReplayScene(app.shell, Setup(game, match.options, seats, 2), match)
    app.shell.stack.push(replay)
    replay.jump(20)
    key(app, pygame.K_l)
    log = app.shell.stack.top
    assert isinstance(log, LogScene)
    assert log.ply == 20
    key(app, pygame.K_PAGEDOWN)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is replay
    assert replay.reel.ply == 28


def test_a_log_without_moves_says_so() -> None:
    app, log, _ = logged("umbrella", 0)
    assert log.entries == []
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is log


def test_two_people_read_what_both_may_know_and_one_alone_reads_the_own_hand() -> None:
    app = open_app()
    match = Match(GAMES["solstis"], {"seats": 2}, 4, NAMES)
    play_greedy(match, 40)
    both = Setup("solstis", match.options, (Seat("Ines"), Seat("Tom")), 4)
    alone = Setup("solstis", match.options, (Seat("Ines"), Seat("Tom", "greedy")), 4)
    assert reader(app.shell, both, match) == NOBODY
    assert reader(app.shell, alone, match) == 0
    text = app.shell.text
    public = [entry.words for entry in entries(match, text, NAMES, NOBODY)]
    own = [entry.words for entry in entries(match, text, NAMES, 0)]
    assert public != own
    told = [ours for theirs, ours in zip(public, own, strict=True) if theirs != ours]
    assert all("Ines draws " in words for words in told)


def test_long_games_scroll_and_the_wheel_leaves_the_focus() -> None:
    app, scene = open_table(["person"] * 4, {"level": 4}, 3, speed="off")
    rng = Random(3)
    for _ in range(300):
        scene.match.play(rng.choice(scene.match.legal))
    log = LogScene(app.shell, scene.setup, scene.match)
    app.shell.stack.push(log)
    app.frame(STEP)
    assert log.rows.height > log.rows.view.h
    scroll, index = log.rows.scroll, log.rows.index
    log.rows.wheel(3)
    assert log.rows.scroll < scroll
    assert log.rows.index == index
