"""What goes with a show: notices at their time, effects that it waits for, moves of themselves."""

from __future__ import annotations

import pygame
import pytest

from game.loop import STEP
from game.rules.core import Told
from game.scenes.inspect import InspectScene
from game.scenes.table import OF_ITSELF, TableScene
from game.tables.base import Effect
from game.tables.show import Show
from tests.play import click, key, open_table


def played(scene: TableScene, why: str) -> None:
    """Play on until a move tells that; raises AssertionError if none does."""
    while not scene.state.over:
        scene.play(scene.match.legal[0])
        told = [cue.event for cue in scene.director.cues if isinstance(cue.event, Told)]
        if any(event.why == why for event in told):
            return
    raise AssertionError(f"nothing told {why}")


def test_a_notice_is_said_when_its_event_comes_and_stays_until_the_next_move() -> None:
    _, scene = open_table(["greedy", "greedy"], {}, 3, game="solstis", speed="normal")
    played(scene, "second_chance")
    words = scene.shell.text("notice.second_chance")
    cue = next(c for c in scene.director.cues if c.event.why == "second_chance")
    assert scene.timeline.now <= cue.time
    while scene.timeline.now < cue.time:
        assert scene.show.notice != words
        scene.tick(STEP)
    assert scene.show.notice == words
    scene.show.forget()
    assert scene.show.notice == ""


def test_umbrella_says_its_notices_too() -> None:
    _, scene = open_table(["greedy", "greedy"], {"level": 1}, 3, speed="off")
    seen = {
        words
        for name in ("last_turns", "extra_turn", "declined")
        if (words := scene.table.notice(Told(name, 0)))
    }
    assert len(seen) == 3
    assert all("Ines" in words for words in seen)
    assert scene.table.notice(Told("turn", 0)) == ""


def test_the_show_waits_for_its_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = open_table(["person", "person"], {}, 1, game="solstis", speed="normal")
    drawn: list[float] = []
    late = scene.timeline.now + 9.0
    effect = Effect(late, 1.0, lambda canvas, part: drawn.append(part))
    monkeypatch.setattr(scene.table, "played", lambda *_: [effect])
    show = Show(scene.table, scene.director)
    show.begin(scene.state, scene.state)
    assert scene.timeline.end == late + 1.0
    canvas = None
    show.draw(canvas, late - 0.1)  # type: ignore[arg-type]
    assert drawn == []
    show.draw(canvas, late + 0.5)  # type: ignore[arg-type]
    show.draw(canvas, late + 5.0)  # type: ignore[arg-type]
    assert drawn == [0.5, 1.0]


def test_a_decision_with_one_answer_takes_itself_after_a_moment() -> None:
    app, scene = open_table(["person", "person"], {}, 1, game="solstis", speed="normal")
    while True:
        forced = scene.match.forced()
        if forced is not None and forced.kind in scene.table.automatic:
            break
        scene.play(scene.match.legal[0])
    scene.timeline.finish()
    ply = scene.match.ply
    app.frame(STEP)
    assert scene.match.ply == ply, "it is seen before it is taken"
    for _ in range(round(OF_ITSELF / STEP) + 2):
        app.frame(STEP)
    assert scene.match.ply == ply + 1
    assert scene.match.moves[ply] == forced


def test_umbrella_always_asks() -> None:
    _, scene = open_table(["person", "person"], {"level": 1}, 1)
    assert scene.table.automatic == frozenset()


def test_lists_are_found_while_looking_around_and_back_closes_them() -> None:
    app, scene = open_table(["person", "person"], {}, 1, game="solstis")
    pages = scene.table.info_pages
    assert pages == 2
    key(app, pygame.K_i)
    assert isinstance(app.shell.stack.top, InspectScene)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is scene
    seen = [scene.aim.info]
    for _ in range(pages):
        key(app, pygame.K_i)
        seen.append(scene.aim.info)
    assert seen == [1, 2, 0]
    button = scene.table.info_button()
    assert button is not None
    click(app, button.center)
    assert scene.aim.info == 1
    key(app, pygame.K_ESCAPE)
    assert scene.aim.info == 0
    assert app.shell.stack.top is scene


def test_umbrella_has_no_lists() -> None:
    app, scene = open_table(["person", "person"], {"level": 1}, 1)
    key(app, pygame.K_i)
    assert isinstance(app.shell.stack.top, InspectScene)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is scene
    assert scene.aim.info == 0
