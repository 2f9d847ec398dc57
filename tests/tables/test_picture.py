"""The layers of a table: what is drawn again only in part looks like the whole drawn anew."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.loop import STEP
from game.scenes.table import TableScene
from tests.play import open_table

FAINT = 40
"""Levels that do not count: light without alpha is lost in the odd pixels of a narrow blit."""


def still(scene: TableScene) -> pygame.Surface:
    return scene.picture._layers["still"]


def differ(one: pygame.Surface, two: pygame.Surface) -> int:
    """How many pixels are plainly not the same."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (FAINT,) * 3 + (255,), two)
    return one.get_width() * one.get_height() - alike.count()


def test_the_comparison_sees_a_difference() -> None:
    one, two = pygame.Surface((20, 10)), pygame.Surface((20, 10))
    two.fill((0, FAINT + 2, 0), (3, 3, 2, 2))
    assert differ(one, one.copy()) == 0
    assert differ(one, two) == 4


@pytest.mark.parametrize(
    ("game", "seats"), [("umbrella", 1), ("umbrella", 2), ("umbrella", 4), ("solstis", 2)]
)
def test_parts_drawn_again_make_the_same_picture_as_all_of_it(game: str, seats: int) -> None:
    options: dict[str, object] = {"level": 4} if game == "umbrella" else {}
    app, scene = open_table(["greedy"] * seats, options, 5, game=game, speed="normal")
    compared = drawn = 0
    while compared < 25 and not scene.state.over:
        app.frame(STEP)
        if app.frames_drawn == drawn or scene.picture._turn_from is not None:
            continue
        drawn, key = app.frames_drawn, scene.picture._still_key
        if key is None or drawn % 5:
            continue
        in_parts = still(scene).copy()
        scene.picture._still_key = scene.picture._before = None
        scene.dirty = True
        app.frame(0)
        if scene.picture._still_key == key:
            assert differ(still(scene), in_parts) == 0
            compared += 1
        drawn = app.frames_drawn
    assert compared == 25


@pytest.mark.parametrize(("game", "seats"), [("umbrella", 2), ("umbrella", 4), ("solstis", 2)])
def test_a_picture_made_in_steps_is_the_one_made_at_once(game: str, seats: int) -> None:
    """Before a turn, after a hundred tokens have landed, and when the facts change."""
    options: dict[str, object] = {"level": 4} if game == "umbrella" else {}
    app, scene = open_table(["greedy"] * seats, options, 9, game=game, speed="normal")
    picture, compared, frames = scene.picture, 0, 0
    while compared < 8 and not scene.state.over:
        app.frame(STEP)
        frames = frames + 1 if picture.pending else 0
        assert frames <= 10, "it is never finished"
        if not frames and picture._before is not None and picture._turn_from is None:
            picture._before, key, made = None, picture._still_key, still(scene).copy()
            picture._still_key = None
            scene.dirty = True
            app.frame(0)
            if picture._still_key == key:
                assert differ(still(scene), made) == 0
                compared += 1
    assert compared == 8


def test_an_old_picture_goes_as_soon_as_it_is_not_true() -> None:
    app, scene = open_table(["greedy"] * 4, {"level": 4}, 5, speed="normal")
    picture, met = scene.picture, 0
    while met < 4:
        app.frame(STEP)
        if picture.pending:
            scene._finish()
            scene._snap()
            scene.dirty = True
            app.frame(0)
            assert not picture.pending
            made = still(scene).copy()
            picture._still_key = picture._before = None
            scene.dirty = True
            app.frame(0)
            assert differ(still(scene), made) == 0
            met += 1


def test_a_computer_that_begins_to_think_breaks_no_picture_off() -> None:
    app, scene = open_table(["greedy"] * 4, {"level": 4}, 5, speed="normal")
    picture, met = scene.picture, 0
    while met < 3 and not scene.state.over:
        app.frame(STEP)
        if picture.pending and picture._turn_from is None and picture._making is not None:
            begun = picture._making[0]
            while picture.pending:
                assert picture._making is not None
                assert picture._making[0] is begun
                app.frame(STEP)
            assert picture._before is not None, "it was made in steps to its end"
            met += begun.aim.thinking != scene.aim.thinking
    assert met == 3


@pytest.mark.parametrize("safe", [0, 5, 10])
@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_tables_turn_to_the_next_seat_at_any_safe_area(game: str, safe: int) -> None:
    """Two people at Solstis fade nothing, and nothing lies outside the picture at 0 %."""
    options: dict[str, object] = {"level": 1} if game == "umbrella" else {}
    app, scene = open_table(["greedy"] * 2, options, 3, game=game, speed="normal")
    app.shell.screen.keep_clear(safe)
    app.shell.stack.resized()
    seats = set()
    for _ in range(420):
        app.frame(STEP)
        seats.add(scene.director.seat)
    assert seats == {0, 1}


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_match_may_be_played_faster_than_its_pictures_are_made(game: str) -> None:
    """What is asked changes while steps are left; they must not be taken with the old question."""
    options: dict[str, object] = {"level": 1} if game == "umbrella" else {}
    met, rng = 0, Random(2)
    app, scene = open_table(["person"] * 2, options, 1, game=game, speed="normal")
    for _ in range(100):
        if scene.state.over:
            break
        scene.play(rng.choice(scene.match.legal))
        for _ in range(rng.randrange(1, 70)):
            app.frame(STEP)
            met += scene.picture.pending
    assert met > 20
