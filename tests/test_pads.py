"""Virtual pads in the running program: what they press arrives as the intents that are meant."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.app import App
from game.input import Intent
from game.input.controls import ASKED
from game.loop import STEP
from game.scenes.stack import Scene
from game.scenes.teach import TeachScene
from game.scenes.title import TitleScene
from tests.pads import NINTENDO, NOBODY, PLAYSTATION, XBOX, VirtualPad, plug
from tests.play import open_app

__all__ = ["plug"]

Plug = type[VirtualPad]


class Ear(Scene):
    """A scene that only notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Intent] = []
        self.left = 0

    def handle(self, intent: Intent) -> None:
        self.heard.append(intent)

    def unfocused(self) -> None:
        self.left += 1

    @property
    def actions(self) -> list[str]:
        return [intent.action for intent in self.heard]


def steps(app: App, frames: int = 1) -> None:
    for _ in range(frames):
        app.frame(STEP)


@pytest.fixture
def ear() -> Iterator[tuple[App, Ear]]:
    app = open_app()
    ear = Ear()
    app.shell.stack.push(ear)
    steps(app, 3)
    yield app, ear
    app.close()


def test_eight_equal_pads_are_eight_devices(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pads = [plug() for _ in range(8)]
    steps(app)
    for pad in pads:
        pad.press(app, "a")
        steps(app, 3)
    assert scene.heard == [Intent(pad.device, "confirm") for pad in pads]
    assert len({pad.device for pad in pads}) == 8


def test_every_action_has_its_button(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.press(app, "a", "b", "x", "y", "start", "back", "leftshoulder", "rightshoulder", "guide")
    assert scene.actions == [
        *("confirm", "back", "peek", "info", "menu", "hint", "previous", "next"),
    ]


def test_the_d_pad_repeats_and_stops_when_let_go(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.press(app, "left", frames=60)
    steps(app, 60)
    # At once, after 400 ms, and then every 120 ms of the second.
    assert scene.actions == ["left"] * 6


def test_stick_d_pad_and_hat_are_one_source(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.axis(0, 1.0)
    steps(app)
    pad.button("right", True)
    steps(app, 10)
    pad.axis(0, 0.0)
    pad.button("right", False)
    steps(app, 60)
    assert scene.actions == ["right"]


def test_noise_of_a_stick_says_nothing(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad, rng = plug(), Random(1)
    steps(app)
    for _ in range(60 * 60):
        pad.axis(0, rng.uniform(-0.2, 0.2))
        pad.axis(1, rng.uniform(-0.2, 0.2))
        app.frame(STEP)
    assert scene.heard == []


def test_a_stick_trembling_at_its_threshold_says_one_step(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    for frame in range(20):
        pad.axis(0, 0.73 if frame % 2 else 0.62)
        app.frame(STEP)
    pad.axis(0, 0.0)
    steps(app, 60)
    assert scene.actions == ["right"]


@pytest.mark.parametrize("rebound", [-0.35, -0.6, -0.95])
def test_a_stick_that_springs_back_is_no_step_back(
    ear: tuple[App, Ear], plug: Plug, rebound: float
) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    for value in (1.0, 1.0, 0.1, rebound, rebound / 2, 0.1, 0.0):
        pad.axis(0, value)
        app.frame(STEP)
    steps(app, 30)
    assert scene.actions == ["right"]


def test_a_person_who_turns_the_stick_round_is_believed(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    for value in (1.0, 1.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.0):
        pad.axis(0, value)
        app.frame(STEP)
    assert scene.actions == ["right", "left"]


def test_the_dead_zone_is_adjustable(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    app.shell.settings.dead_zone = 60
    app.shell.heed()
    pad.axis(1, 0.8)
    steps(app)
    assert scene.actions == []
    app.shell.settings.dead_zone = 5
    app.shell.heed()
    pad.axis(1, 0.81)
    steps(app)
    assert scene.actions == ["down"]


@pytest.mark.parametrize("rest", [-1.0, 0.0])
def test_a_trigger_counts_from_where_it_rests(
    ear: tuple[App, Ear], plug: Plug, rest: float
) -> None:
    app, scene = ear
    pad = plug()
    pad.axis(5, rest)
    steps(app, 3)
    assert scene.heard == []
    pad.axis(5, 1.0)
    steps(app, 3)
    pad.axis(5, rest)
    steps(app, 3)
    assert [(intent.action, intent.held) for intent in scene.heard] == [
        ("skip", True),
        ("skip", False),
    ]


def test_a_trigger_that_says_nothing_until_moved_rests_lower(
    ear: tuple[App, Ear], plug: Plug
) -> None:
    app, scene = ear
    pad = plug()
    pad.axis(5, 0.0)
    steps(app, 3)
    for value in (-0.8, -1.0):
        pad.axis(5, value)
        steps(app)
    assert scene.heard == []
    pad.axis(5, 0.5)
    steps(app)
    assert scene.actions == ["skip"]


def test_a_button_held_while_plugged_in_is_no_press(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.button("a", True)
    steps(app)
    pad.unplug()
    steps(app)
    other = plug()
    steps(app, 3)
    other.press(app, "b")
    assert scene.actions == ["confirm", "back"]


def test_what_is_held_does_not_go_on_in_another_scene(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.button("down", True)
    steps(app, 5)
    pad.button("a", True)
    steps(app)
    other = Ear()
    scene.handle = lambda intent: app.shell.stack.push(other)  # type: ignore[method-assign]
    pad.press(app, "x")
    steps(app, 90)
    pad.button("a", False)
    pad.button("down", False)
    steps(app, 5)
    assert other.heard == []


def test_losing_the_focus_lets_everything_go(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug()
    steps(app)
    pad.button("right", True)
    pad.axis(5, 1.0)
    steps(app, 2)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    steps(app, 120)
    assert sorted(scene.actions) == ["right", "skip", "skip"]
    assert scene.left == 1


def test_events_of_unknown_devices_and_a_stumbling_library_do_no_harm(
    ear: tuple[App, Ear], plug: Plug, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = ear
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=0))
    steps(app)
    first = plug()
    plain = pygame.event.get
    calls = []

    def stumbles() -> list[pygame.event.Event]:
        calls.append(1)
        if len(calls) == 1:
            plain()  # the batch that told of the pad is lost
            raise SystemError("<built-in function get> returned a result with an exception set")
        return plain()

    monkeypatch.setattr(pygame.event, "get", stumbles)
    steps(app, 2)
    first.press(app, "a")
    assert scene.heard == [Intent(first.device, "confirm")]


def test_a_pad_whose_going_was_never_told_is_missed_by_the_heartbeat(
    ear: tuple[App, Ear], plug: Plug
) -> None:
    app, _ = ear
    pad = plug()
    steps(app)
    pads = app.shell.reader.pads
    assert pads.pad(pad.device) is not None
    pad.unplug()
    pygame.event.pump()
    pygame.event.clear()
    steps(app, 60 * 2 + 5)
    assert pads.pad(pad.device) is None


def test_a_pad_without_buttons_never_does_anything(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    sensor = plug(NOBODY, mapped=False, axes=3, buttons=0)
    steps(app)
    for value in (0.4, -1.0, 1.0, 0.0):
        sensor.axis(0, value)
        steps(app)
    assert app.shell.stack.top is scene
    assert scene.heard == []


# -- pads that nobody knows ------------------------------------------------------------------------


def taught(app: App, pad: VirtualPad) -> None:
    """Press what is asked: the D-pad is a hat, buttons are numbered backwards."""
    pad.press(app, 0)
    assert isinstance(app.shell.stack.top, TeachScene)
    for bit in (1, 4, 8, 2):
        pad.hat(bit)
        steps(app)
        pad.hat(0)
        steps(app)
    pad.press(app, 9, 8, 8, 7, 6, 5)
    steps(app)


def test_an_unknown_pad_is_taught_and_remembered_by_its_kind(
    ear: tuple[App, Ear], plug: Plug
) -> None:
    app, scene = ear
    pad = plug(NOBODY, mapped=False, axes=2, buttons=10, hats=1)
    steps(app)
    taught(app, pad)
    assert app.shell.stack.top is scene
    pad.press(app, 9, 8, 5)
    pad.hat(2)
    steps(app, 3)
    pad.hat(0)
    steps(app, 30)
    assert scene.actions == ["confirm", "back", "menu", "right"]
    (layout,) = app.shell.settings.pad_layouts.values()
    assert list(layout) == list(ASKED)
    pad.unplug()
    again = plug(NOBODY, mapped=False, axes=2, buttons=10, hats=1)
    steps(app)
    again.press(app, 9)
    assert scene.heard[-1] == Intent(again.device, "confirm")


def test_an_unknown_pad_can_be_let_be(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad, known = plug(NOBODY, mapped=False, axes=2, buttons=4), plug()
    steps(app)
    pad.press(app, 0)
    assert isinstance(app.shell.stack.top, TeachScene)
    known.press(app, "b")
    steps(app)
    assert app.shell.stack.top is scene
    pad.press(app, 0)
    assert isinstance(app.shell.stack.top, TeachScene)
    pad.unplug()
    steps(app, 2)
    assert app.shell.stack.top is scene


def test_a_mapped_pad_beside_an_unknown_one_speaks_once(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    plug(NOBODY, mapped=False, axes=2, buttons=4)
    known = plug()
    steps(app)
    known.press(app, "a")
    assert scene.heard == [Intent(known.device, "confirm")]


# -- one pad as two devices ------------------------------------------------------------------------


def both(app: App, pads: list[VirtualPad], name: str, late: int = 1) -> None:
    """Press and release on both, the second ``late`` frames after the first."""
    for down in (True, False):
        for pad in pads:
            pad.button(name, down)
            steps(app, late)
        steps(app, 4)


def test_twins_that_mirror_each_other_become_one(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pads = [plug(), plug()]
    steps(app)
    both(app, pads, "a")
    both(app, pads, "b")
    scene.heard.clear()
    both(app, pads, "a")
    pads[1].press(app, "down")
    assert scene.heard == [Intent(pads[0].device, "confirm")]


def test_two_people_who_once_press_together_stay_two(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pads = [plug(), plug()]
    steps(app)
    both(app, pads, "a")
    for pad in pads:
        pad.press(app, "b")
        steps(app, 5)
    both(app, pads, "a")
    assert len(scene.heard) == 6


# -- glyphs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "look"),
    [
        (XBOX, "pad:xbox"),
        (PLAYSTATION, "pad:playstation"),
        (NINTENDO, "pad:nintendo"),
        (NOBODY, "pad:position"),
    ],
)
def test_hints_show_the_signs_of_the_pad_in_use(
    ear: tuple[App, Ear], plug: Plug, kind: tuple[int, int], look: str
) -> None:
    app, _ = ear
    pad = plug(kind)
    steps(app)
    pad.press(app, "a")
    assert app.shell.reader.last == look
    app.shell.settings.glyphs = "position"
    app.shell.heed()
    pad.press(app, "a")
    assert app.shell.reader.last == "pad:position"


def test_confirm_and_back_can_change_places(ear: tuple[App, Ear], plug: Plug) -> None:
    app, scene = ear
    pad = plug(NINTENDO)
    steps(app)
    app.shell.settings.pad_swap = True
    app.shell.heed()
    pad.press(app, "a", "b")
    assert scene.actions == ["back", "confirm"]
    assert app.shell.reader.last == "pad:nintendo|back=a|confirm=b"


def test_the_pointer_is_hidden_while_a_pad_is_in_use(plug: Plug) -> None:
    app = open_app()
    pad = plug()
    steps(app)
    assert isinstance(app.shell.stack.top, TitleScene)
    pygame.mouse.set_visible(True)
    pad.press(app, "down")
    assert not pygame.mouse.get_visible()
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(3, 3), buttons=(0, 0, 0))
    )
    steps(app)
    assert pygame.mouse.get_visible()
