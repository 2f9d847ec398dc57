"""Two people, one screen: no face of a hidden hand is drawn unless its owner looks at it."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.loop import STEP
from game.rules.solstis import tokens as tokens_of
from game.scenes.pause import PauseScene
from game.scenes.peek import SECONDS
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.tables.solstis import pieces
from tests.pads import PadHands, VirtualPad, plug
from tests.play import click, open_table, say, show_goes_on

__all__ = ["plug"]

Plug = type[VirtualPad]
Couch = tuple[App, TableScene, list[VirtualPad]]


class Eye:
    """Notes every face of a tile that is drawn, and holds it against the hands of the state."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: set[str] = set()
        for name, place in (("tile", 1), ("land", 1), ("chip", 1)):
            monkeypatch.setattr(pieces, name, self._noting(getattr(pieces, name), place))

    def _noting(self, plain: Any, place: int) -> Any:
        def noted(*rest: Any, **more: Any) -> Any:
            self.faces.add(str(rest[place]))
            return plain(*rest, **more)

        return noted

    def hidden(self, scene: TableScene) -> set[str]:
        """The faces in the hands that nobody looks at now."""
        return {
            token.face
            for place, token in tokens_of(scene.state).items()
            if place.area.startswith("hand.") and place.area != f"hand.{scene.peek.seat}"
        }

    def check(self, scene: TableScene) -> None:
        seen = self.faces & self.hidden(scene)
        self.faces.clear()
        assert not seen, f"{seen} of hidden hands were drawn"


@pytest.fixture
def couch(plug: Plug, monkeypatch: pytest.MonkeyPatch) -> Couch:
    monkeypatch.setattr(TableScene, "_results", lambda scene: None)
    app, scene = open_table(["person", "person"], {}, 5, game="solstis", speed="fast")
    pads = [plug(), plug()]
    for _ in range(3):
        app.frame(STEP)
    for seat, pad in enumerate(pads):
        app.shell.seating.sit(pad.device, seat)
    return app, scene, pads


def watch_frames(app: App, eye: Eye, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw anew and check after every frame from now on."""
    plain = app.frame

    def frame(seconds: float | None = None) -> None:
        plain(seconds)
        eye.check(scene)

    monkeypatch.setattr(app, "frame", frame)


def test_no_face_of_a_hidden_hand_is_drawn_in_a_whole_game(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene, pads = couch
    eye, rng, hands = Eye(monkeypatch), Random(5), PadHands(dict(enumerate(pads)))
    watch_frames(app, eye, scene, monkeypatch)
    for turn in range(4000):
        if scene.state.over:
            return
        forced = scene.match.forced()
        if forced is not None and forced.kind in scene.table.automatic:
            app.frame(STEP)
            continue
        if turn % 25 == 7:
            pads[scene.state.seat].press(app, "start")
            assert isinstance(app.shell.stack.top, PauseScene)
            pads[0].press(app, "b")
        if turn % 40 == 11:
            app.shell.stack.resized()
        if turn % 6 == 1:
            scene.table.info_button()
            pads[scene.state.seat].press(app, "y", "b")
        move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
        say(app, scene, hands, move)
        show_goes_on(app, scene, rng)
    raise AssertionError("the match does not end")


def shown(app: App, scene: TableScene, eye: Eye) -> set[str]:
    """The faces of both hands that a fresh picture shows."""
    eye.faces.clear()
    scene.picture.shown()
    scene.dirty = True
    app.frame(STEP)
    return eye.faces & {
        token.face
        for place, token in tokens_of(scene.state).items()
        if place.area.startswith("hand.")
    }


def hand(scene: TableScene, seat: int) -> set[str]:
    found = tokens_of(scene.state).items()
    return {token.face for place, token in found if place.area == f"hand.{seat}"}


def test_the_owner_looks_and_the_hand_is_hidden_again(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene, pads = couch
    eye, seat = Eye(monkeypatch), scene.state.seat
    assert shown(app, scene, eye) == set()
    pads[seat].press(app, "x")
    assert shown(app, scene, eye) == hand(scene, seat)
    pads[seat].press(app, "x")
    assert shown(app, scene, eye) == set()
    pads[1 - seat].press(app, "x")
    assert shown(app, scene, eye) == hand(scene, 1 - seat)
    pads[seat].press(app, "right")
    app.frame(STEP)
    assert shown(app, scene, eye) == set(), "another seat acted"


def test_a_hand_is_hidden_after_some_seconds_without_input(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene, pads = couch
    eye, pad = Eye(monkeypatch), pads[scene.state.seat]
    pad.press(app, "x")
    for _ in range(round(SECONDS * 60) - 10):
        app.frame(STEP)
    assert scene.peek.seat >= 0
    pad.press(app, "right")
    for _ in range(round(SECONDS * 60) - 10):
        app.frame(STEP)
    assert scene.peek.seat >= 0, "input prolongs it"
    for _ in range(12):
        app.frame(STEP)
    assert scene.peek.seat == -1
    assert shown(app, scene, eye) == set()


def test_pictures_of_a_match_and_its_replay_show_no_hand(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene, pads = couch
    eye, hands, rng = Eye(monkeypatch), PadHands(dict(enumerate(pads))), Random(1)
    for _ in range(4):
        move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
        say(app, scene, hands, move)
        for _ in range(240):
            app.frame(STEP)
    pad = pads[scene.state.seat]
    pad.press(app, "x")
    before = pygame.image.tobytes(app.shell.screen.window, "RGB")
    kept: list[bytes] = []
    monkeypatch.setattr(
        scene.keeping.running,
        "keep_picture",
        lambda png: kept.append(pygame.image.tobytes(app.shell.screen.window, "RGB")),
    )
    eye.faces.clear()
    pad.press(app, "start")
    assert kept
    assert kept[0] != before
    eye.check(scene)
    app.shell.stack.push(ReplayScene(app.shell, scene.setup, scene.match))
    app.frame(STEP)
    eye.check(scene)


def test_a_hint_does_not_tell_of_a_hidden_hand(couch: Couch) -> None:
    app, scene, pads = couch
    before = scene.cursor
    pads[scene.state.seat].press(app, "back")
    for _ in range(30):
        app.frame(STEP)
    assert scene.cursor == before
    assert app.shell.home.notices.shown is not None


def test_a_mouse_looks_by_the_eye_over_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = open_table(["person", "person"], {}, 5, game="solstis", speed="off")
    eye = Eye(monkeypatch)
    box = scene.table.peek_buttons()[scene.state.seat]
    assert min(box.w, box.h) >= 64
    click(app, box.center)
    assert scene.peek.seat == scene.state.seat
    assert shown(app, scene, eye) == hand(scene, scene.state.seat)
    ply = scene.match.ply
    click(app, box.center)
    assert scene.peek.seat == -1
    assert scene.match.ply == ply


def test_open_hands_and_a_person_alone_are_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = open_table(["person", "greedy"], {}, 5, game="solstis", speed="off")
    eye = Eye(monkeypatch)
    assert shown(app, scene, eye) == hand(scene, 0)
    app.shell.settings.hands = "open"
    both = TableScene(app.shell, scene.setup)
    assert not both.peek.private
