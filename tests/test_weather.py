"""What moves by itself: only where somebody looks, only where it is, and never with less motion."""

from __future__ import annotations

import os

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import App
from game.loop import STEP
from game.scenes.kerbside import kerbside
from game.scenes.passers import mist
from game.scenes.pause import PauseScene
from game.scenes.table import TableScene
from game.view.motes import DELAY as BEGIN
from game.view.motes import Births, Box, Rain
from game.weather import EVERY
from tests.play import open_app, open_table

SECOND = round(1 / STEP)


def frames(app: App, seconds: float) -> int:
    """How many pictures are drawn in that time."""
    before = app.frames_drawn
    for _ in range(round(seconds * SECOND)):
        app.frame(STEP)
    return app.frames_drawn - before


def title() -> App:
    app = open_app()
    app.shell.assets.patient = True
    return app


def table(game: str) -> App:
    options = {"level": 2} if game == "umbrella" else {}
    return open_table(["person", "person"], options, 3, game)[0]


SCENES = {
    "title": title,
    "umbrella": lambda: table("umbrella"),
    "solstis": lambda: table("solstis"),
}


@pytest.mark.parametrize("name", SCENES)
def test_nothing_moves_by_itself_where_nobody_looks(name: str) -> None:
    app = SCENES[name]()
    frames(app, 1)
    assert frames(app, 5) == 0


@pytest.mark.parametrize("name", SCENES)
def test_with_reduced_motion_nothing_is_drawn_at_rest(name: str) -> None:
    app = SCENES[name]()
    app.weather.shown = True
    app.shell.settings.motion = "reduced"
    frames(app, 1)
    assert frames(app, 5) == 0


@pytest.mark.parametrize("name", SCENES)
def test_with_full_motion_it_rains_thirty_times_a_second(name: str) -> None:
    app = SCENES[name]()
    app.weather.shown = True
    frames(app, BEGIN)
    drawn = frames(app, 2)
    assert drawn == pytest.approx(2 * SECOND / EVERY, abs=2)


@pytest.mark.parametrize("name", SCENES)
def test_only_small_parts_of_the_picture_are_drawn_again(name: str) -> None:
    app = SCENES[name]()
    app.weather.shown = True
    frames(app, BEGIN + 0.5)
    window = app.shell.screen.window
    before = window.copy()
    touched = 0
    for _ in range(3 * SECOND):
        app.frame(STEP)
        touched = max(touched, sum(rect.w * rect.h for rect in app.weather._touched))
    assert touched < 0.25 * window.get_width() * window.get_height()
    same = pygame.mask.from_threshold(window, (0, 0, 0), (4, 4, 4), before)
    assert same.count() > 0.85 * window.get_width() * window.get_height()


@pytest.mark.parametrize("name", SCENES)
def test_it_leaves_no_trace(name: str) -> None:
    app = SCENES[name]()
    frames(app, 1)
    window = app.shell.screen.window
    still = window.copy()
    app.weather.shown = True
    frames(app, BEGIN + 2)
    app.shell.settings.motion = "reduced"
    frames(app, 0.1)
    same = pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1), still)
    assert same.count() == window.get_width() * window.get_height()


def test_a_pause_and_a_lost_focus_stop_it() -> None:
    app = table("umbrella")
    app.weather.shown = True
    assert frames(app, BEGIN + 1) > 10
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame(STEP)
    assert isinstance(app.shell.stack.top, PauseScene)
    frames(app, 0.5)
    assert frames(app, 3) == 0
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    frames(app, 0.5)
    assert frames(app, 3) == 0, "the pause still lies on top"
    app.shell.stack.pop()
    assert isinstance(app.shell.stack.top, TableScene)
    assert frames(app, BEGIN + 1) > 10


def test_the_title_stands_still_without_the_focus() -> None:
    app = title()
    app.weather.shown = True
    frames(app, BEGIN + 1)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    frames(app, 0.1)
    assert frames(app, 3) == 0
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert frames(app, 1) > 10


def test_rain_falls_on_nothing_that_is_to_be_read() -> None:
    app = table("umbrella")
    keep = [Box(200, 100, 1500, 900)]
    rain = Rain(Births(Box(0, 0, 1920, 1080), keep), 200, 0.4)
    canvas = app.shell.canvas()
    inner = canvas.rect(keep[0].grown(-40))
    for moment in range(40):
        for surface, at in rain.at(canvas, moment * 0.13):
            assert not inner.colliderect(surface.get_rect(topleft=at))


def test_mist_drifts_over_nothing_that_is_to_be_read() -> None:
    app = title()
    canvas = app.shell.canvas()
    keep = [Box(96, 400, 760, 560), Box(1084, 720, 740, 270)]
    sure = [canvas.rect(box.grown(-2)) for box in keep]
    seen = 0
    for moment in range(60):
        for surface, at in mist(keep).at(canvas, moment * 7.0):
            seen += 1
            assert surface.get_rect(topleft=at).collidelist(sure) == -1
    assert seen


def test_taxi_and_canopy_leave_out_what_is_to_be_read() -> None:
    app = title()
    canvas = app.shell.canvas()
    keep = [Box(1084, 620, 740, 300), Box(1480, 430, 260, 60)]
    inner = [canvas.rect(box.grown(-40)) for box in keep[:1]]
    seen = 0
    for moment in range(40):
        for surface, at in kerbside(keep).at(canvas, moment * 0.37):
            seen += 1
            assert surface.get_rect(topleft=at).collidelist(inner) == -1
    assert seen


def test_any_instant_looks_the_same_again() -> None:
    app = table("solstis")
    canvas = app.shell.canvas()
    motes = app.shell.stack.top.motes
    assert motes is not None
    once = [at for _, at in motes.at(canvas, 7.25)]
    list(motes.at(canvas, 99.0))
    assert [at for _, at in motes.at(canvas, 7.25)] == once
    assert once


def test_nothing_falls_on_a_sentence_of_the_program() -> None:
    app = table("umbrella")
    app.weather.shown = True
    assert frames(app, BEGIN + 1) > 10
    app.shell.home.notices.tell("assets.missing")
    frames(app, 0.2)
    assert frames(app, 1) == 0
