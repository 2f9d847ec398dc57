"""Looking around a table, the rules in two presses, and points explained on the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app import App
from game.focus import nearest
from game.input.keyboard import KEYS as MEANS
from game.loop import STEP
from game.rules.core import Place
from game.scenes.account import AccountScene
from game.scenes.asking import corners
from game.scenes.inspect import ROOM, InspectScene, beside, covers
from game.scenes.lobby import LobbyScene
from game.scenes.log import LogScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import ABOUT, BOOKS, RulesScene
from game.scenes.table import TableScene
from game.tables.rulebook import sentences
from game.tools.shoot import play_greedy
from game.view.canvas import Box
from tests.pads import VirtualPad, plug
from tests.play import click, key, open_app, open_table, point

__all__ = ["plug"]

GAMES = ("umbrella", "solstis")
TABLES = [
    *(("umbrella", {"level": level}, seats) for seats, level in ((1, 1), (2, 4), (3, 3), (4, 2))),
    ("solstis", {}, 2),
]
ids = [f"{game}-{seats}" for game, _, seats in TABLES]


def opened(
    game: str, options: dict[str, Any], seats: int, plies: int = 30
) -> tuple[App, TableScene]:
    """A table after some decisions, at rest."""
    app, scene = open_table(["person"] * seats, options, 5, game=game, speed="off")
    play_greedy(scene.match, min(plies, 12) if seats == 1 else plies)
    scene.show_anew()
    app.frame(STEP)
    return app, scene


def looking(app: App) -> InspectScene:
    top = app.shell.stack.top
    assert isinstance(top, InspectScene)
    return top


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=ids)
def test_the_cursor_reaches_everything_on_the_table(
    game: str, options: dict[str, Any], seats: int
) -> None:
    app, _ = opened(game, options, seats)
    key(app, pygame.K_i)
    scene = looking(app)
    boxes = scene.steps()
    reached, queue = {scene.cursor}, deque([scene.cursor])
    while queue:
        here = queue.popleft()
        for direction in ("up", "down", "left", "right"):
            there = nearest(here, direction, boxes)
            if there is not None and there not in reached:
                reached.add(there)
                queue.append(there)
    assert set(boxes) == reached, sorted(map(str, set(boxes) - reached))


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=ids)
def test_a_pointer_is_told_what_it_is_over(game: str, options: dict[str, Any], seats: int) -> None:
    app, scene = opened(game, options, seats)
    click(app, corners(scene)["info"].center)
    looker = looking(app)
    for place, thing in list(looker.things.items())[::7]:
        point(app, thing.box.center)
        found = looker.things[looker.cursor].box
        assert looker.cursor == place or found.w * found.h <= thing.box.w * thing.box.h
    key(app, pygame.K_ESCAPE)
    assert app.shell.stack.top is scene


def test_what_is_asked_about_is_what_the_cursor_was_on() -> None:
    app, scene = opened("umbrella", {"level": 1}, 2, 0)
    assert scene.cursor is not None
    key(app, pygame.K_i)
    assert looking(app).cursor == scene.cursor


def test_a_bubble_hides_nothing_that_it_is_about() -> None:
    thing, cells = Box(900, 400, 80, 80), [Box(1000, 400, 80, 80), Box(1200, 500, 80, 80)]
    bubble = beside(thing.grown(20), 620, 260, cells)
    assert not any(covers(bubble, box) for box in (thing, *cells))
    assert ROOM.x <= bubble.x
    assert bubble.x + bubble.w <= ROOM.x + ROOM.w
    assert beside(Box(60, 40, 1800, 900), 620, 1200).y == ROOM.y


def test_scores_are_not_told_while_they_are_hidden() -> None:
    app, scene = opened("umbrella", {"level": 1}, 3)
    app.shell.settings.live_score = False
    key(app, pygame.K_i)
    assert not any(place.area.startswith(("name", "banner")) for place in looking(app).things)
    key(app, pygame.K_ESCAPE)
    assert not scene.table.live


# -- the rules -----------------------------------------------------------------------------------


def title(app: App) -> None:
    """The scene that is there at first."""


def lobby(app: App) -> None:
    app.shell.stack.push(LobbyScene(app.shell, "umbrella"))


def table(app: App) -> None:
    _table(app, 0)


def results(app: App) -> None:
    scene = _table(app, 20_000)
    app.shell.stack.push(ResultsScene(app.shell, scene.setup, scene.match))


def _table(app: App, plies: int) -> TableScene:
    from game.seats import Seat, Setup

    setup = Setup("umbrella", {"seats": 2, "level": 1}, (Seat("Ines"), Seat("Tom")), 1)
    scene = TableScene(app.shell, setup)
    play_greedy(scene.match, plies)
    app.shell.stack.push(scene)
    return scene


@pytest.mark.parametrize("scene", [title, lobby, table, results])
def test_the_rules_are_two_presses_away(scene: Callable[[App], None]) -> None:
    app = open_app("--speed", "normal")
    scene(app)
    app.frame(STEP)
    # Either key of the two is named on the screen where it leads on.
    codes = [code for code, action in MEANS.items() if action in ("info", "hint")]
    start = app.shell.stack.top
    for code in codes:
        app.shell.stack.scenes[:] = app.shell.stack.scenes[
            : app.shell.stack.scenes.index(start) + 1
        ]
        for _ in range(2):
            if not isinstance(app.shell.stack.top, RulesScene):
                key(app, code)
        if isinstance(app.shell.stack.top, RulesScene):
            return
    raise AssertionError("neither key shows the rules")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_sentences_and_pages_turn(game: str) -> None:
    app = open_app()
    scene = RulesScene(app.shell, game)
    app.shell.stack.push(scene)
    for number, page in enumerate(BOOKS[game]):
        app.frame(STEP)
        assert scene.number == number
        for sentence in sentences(game, page):
            assert app.shell.text.has(sentence), sentence
            assert len(app.shell.text(sentence)) < 200
        key(app, pygame.K_RIGHT)
    assert scene.number == len(BOOKS[game]) - 1
    key(app, pygame.K_LEFT)
    assert scene.number == len(BOOKS[game]) - 2
    key(app, pygame.K_ESCAPE)
    assert app.shell.stack.top is not scene
    assert not app.shell.assets.missing


def test_a_page_that_is_too_long_scrolls() -> None:
    app = open_app()
    app.shell.settings.text_scale = 200
    app.shell.heed()
    scene = RulesScene(app.shell, "solstis", "wooden")
    app.shell.stack.push(scene)
    app.frame(STEP)
    assert scene.flow.room > 0
    for _ in range(20):
        key(app, pygame.K_DOWN)
    assert scene.flow.scroll == pytest.approx(scene.flow.room, abs=1)


# -- points --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_the_result_lights_what_earned_it(game: str) -> None:
    app, scene = opened(game, {"level": 3} if game == "umbrella" else {}, 2, 20_000)
    app.shell.stack.push(ResultsScene(app.shell, scene.setup, scene.match))
    app.frame(STEP)
    menu = app.shell.stack.top.menu  # type: ignore[attr-defined]
    menu.widgets["why"].act()
    account = app.shell.stack.top
    assert isinstance(account, AccountScene)
    account.rows.go(account.rows.stops[0])
    for _ in account.rows.stops:
        app.frame(0.2)
        line = account.line
        places: tuple[Place, ...] = line.places
        assert account.position.boxes(places) or not line.points
        key(app, pygame.K_DOWN)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.shell.stack.top, ResultsScene)


@pytest.mark.parametrize("game", GAMES)
def test_points_are_explained_during_a_match_too(game: str) -> None:
    app, _ = opened(game, {"level": 1} if game == "umbrella" else {}, 2, 16)
    key(app, pygame.K_i)
    scene = looking(app)
    scene.cursor = next(p for p in scene.things if p.area in ("name.1", "plate.1"))
    key(app, pygame.K_RETURN)
    account = app.shell.stack.top
    assert isinstance(account, AccountScene)
    assert account.lines[account.rows.index][0] == 1
    key(app, pygame.K_ESCAPE)
    assert app.shell.stack.top is scene


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_at_the_page_on_the_thing(game: str) -> None:
    names = [page.name for page in BOOKS[game]]
    assert set(ABOUT[game].values()) <= set(names)
    app, _ = opened(game, {"level": 4} if game == "umbrella" else {}, 2, 4)
    key(app, pygame.K_i)
    scene = looking(app)
    base = {"umbrella": "power", "solstis": "supply"}[game]
    scene.cursor = next(p for p in scene.things if p.area.startswith(base))
    key(app, pygame.K_i)
    book = app.shell.stack.top
    assert isinstance(book, RulesScene)
    assert book.page.name == ABOUT[game][base]


def test_an_opponent_goes_on_after_somebody_looked_around() -> None:
    app, scene = open_table(["shower", "shower"], {"level": 1}, 2, speed="fast")
    for _ in range(6):
        app.frame(STEP)
    key(app, pygame.K_i)
    looking(app)
    ply = scene.match.ply
    for _ in range(60):
        app.frame(STEP)
    assert scene.match.ply == ply
    key(app, pygame.K_ESCAPE)
    for _ in range(600):
        app.frame(STEP)
    assert scene.match.ply > ply


def test_a_pad_looks_around_and_opens_the_log(plug: Callable[..., VirtualPad]) -> None:
    app, scene = opened("solstis", {}, 2, 12)
    pad = plug()
    for _ in range(4):
        app.frame(STEP)
    pad.press(app, "y")
    looker = looking(app)
    before = looker.cursor
    for name in ("right", "rightshoulder", "up"):
        pad.press(app, name)
    assert looker.cursor != before
    pad.press(app, "y")
    assert isinstance(app.shell.stack.top, RulesScene)
    pad.press(app, "right")
    pad.press(app, "b")
    pad.press(app, "b")
    assert app.shell.stack.scenes[-1] is scene
    for value in (1.0, -1.0):
        pad.axis(4, value)
        for _ in range(3):
            app.frame(STEP)
    log = app.shell.stack.top
    assert isinstance(log, LogScene)
    pad.press(app, "up")
    pad.press(app, "b")
    assert app.shell.stack.scenes[-1] is scene


def test_the_log_opens_from_looking_around() -> None:
    app, _ = opened("solstis", {}, 2, 10)
    key(app, pygame.K_i)
    key(app, pygame.K_l)
    assert isinstance(app.shell.stack.top, LogScene)
