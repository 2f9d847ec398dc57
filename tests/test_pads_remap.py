"""Other keys and buttons for actions: conflicts are solved and said, and everything is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App, create
from game.input import Intent
from game.input.remap import move_control, move_key
from game.loop import STEP
from game.scenes.controls import ControlsScene
from game.scenes.remap import RemapScene
from game.screen import Screen
from game.settings import Settings, read_settings, settings_text
from tests.pads import VirtualPad, plug
from tests.play import key, open_app
from tests.test_pads import Ear

__all__ = ["plug"]

Plug = type[VirtualPad]


@pytest.fixture
def app() -> Iterator[App]:
    app = open_app()
    app.frame(STEP)
    yield app
    app.close()


def remap(app: App, kind: str, action: str) -> RemapScene:
    scene = RemapScene(app.shell, kind)
    app.shell.stack.push(scene)
    scene.menu.focus = action
    return scene


def heard(app: App, *codes: int) -> list[str]:
    ear = Ear()
    app.shell.stack.push(ear)
    for code in codes:
        key(app, code)
    app.shell.stack.pop()
    return ear.actions


def test_a_key_moves_and_what_had_it_keeps_its_other_keys(app: App) -> None:
    scene = remap(app, "keys", "hint")
    key(app, pygame.K_RETURN)
    assert scene.waiting == "hint"
    key(app, pygame.K_SPACE)
    assert scene.waiting == ""
    assert scene.said == "Confirm had that one; it has Enter now."
    assert heard(app, pygame.K_SPACE, pygame.K_RETURN, pygame.K_h) == ["hint", "confirm"]


def test_an_action_never_stays_without_a_key(app: App) -> None:
    scene = remap(app, "keys", "hint")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_i)
    assert scene.said == "Information had that one; it has H now."
    assert heard(app, pygame.K_h, pygame.K_i) == ["info", "hint"]


def test_keys_that_move_the_focus_are_refused_and_escape_keeps_the_old_one(app: App) -> None:
    scene = remap(app, "keys", "menu")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_LEFT)
    assert scene.waiting == "menu"
    assert scene.said
    key(app, pygame.K_ESCAPE)
    assert scene.waiting == ""
    assert app.shell.stack.top is scene
    assert app.shell.settings.keys == {}


def test_hints_show_the_key_in_use(app: App) -> None:
    remap(app, "keys", "back")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_k)
    key(app, pygame.K_DOWN)
    assert app.shell.reader.last == "keyboard|back=K"


def test_buttons_change_places(app: App, plug: Plug) -> None:
    pad = plug()
    app.frame(STEP)
    scene = remap(app, "pad_keys", "skip")
    pad.press(app, "a")
    assert scene.waiting == "skip"
    pad.press(app, "up")
    assert scene.waiting == "skip", "the D-pad moves the focus"
    pad.press(app, "leftshoulder")
    assert scene.waiting == ""
    assert "Previous target" in scene.said
    ear = Ear()
    app.shell.stack.push(ear)
    pad.press(app, "leftshoulder")
    pad.axis(5, 1.0)
    app.frame(STEP)
    assert ear.heard == [
        Intent(pad.device, "skip"),
        Intent(pad.device, "skip", held=False),
        Intent(pad.device, "previous"),
    ]


@pytest.mark.parametrize("swap", [False, True])
def test_whatever_is_moved_every_action_has_a_button_of_its_own(swap: bool) -> None:
    from game.input.controls import ACTIONS, CONTROLS, PADS, actions_of

    changed: dict[str, str] = {}
    for turn, action in enumerate(ACTIONS):
        for control in CONTROLS[turn:] + CONTROLS[:turn]:
            change = move_control(changed, swap, action, control)
            assert change.refused == (control in PADS)
            changed = change.table
            now = actions_of(changed, swap)
            assert len(set(now.values())) == len(ACTIONS)
            if not change.refused:
                assert now[action] == control


def test_whatever_key_is_pressed_every_action_keeps_one() -> None:
    from game.input import keyboard
    from game.input.remap import ASKED

    changed: dict[str, str] = {}
    keys = [pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, *range(pygame.K_b, pygame.K_y)]
    for turn, code in enumerate(keys):
        changed = move_key(changed, ASKED[turn % len(ASKED)], code).table
        assert set(ASKED) <= set(keyboard.table(changed).values())


def test_what_was_moved_is_kept_in_the_settings() -> None:
    settings = Settings(keys={"hint": "k"}, pad_keys={"skip": "y"}, dead_zone=40, safe_area=8)
    settings.pad_layouts["aa"] = {"a": "b3"}
    found = read_settings(settings_text(settings.values(), {}))
    assert found.settings == settings
    broken = read_settings(b'{"dead_zone": 90, "glyphs": "odd", "keys": {"a": ""}, "rumble": 11}')
    assert sorted(broken.broken) == ["dead_zone", "glyphs", "keys", "rumble"]


def test_everything_about_pads_is_set_with_a_pad_alone(app: App, plug: Plug) -> None:
    pad = plug()
    app.frame(STEP)
    scene = ControlsScene(app.shell)
    app.shell.stack.push(scene)
    for field, value in (("pad_swap", True), ("dead_zone", 30), ("glyphs", "xbox")):
        assert scene.menu.focus == field
        pad.press(app, "right", "down")
        assert getattr(app.shell.settings, field) == value
    assert scene.menu.focus == "rumble"
    pad.press(app, "left", "down", "right")
    assert (app.shell.settings.rumble, app.shell.settings.safe_area) == (9, 6)
    pad.press(app, "down", "right")
    assert app.shell.settings.hands == "open"
    pad.press(app, "a")  # confirm and back have changed places
    assert app.shell.stack.top is not scene


def test_the_border_of_the_picture_leaves_room_for_televisions(app: App) -> None:
    screen, shell = app.shell.screen, app.shell
    width, height = screen.size
    for percent in (0, 5, 10):
        shell.settings.safe_area = percent
        shell.heed()
        left, top = screen.to_window((96, 54))
        right, bottom = screen.to_window((1920 - 96, 1080 - 54))
        assert left == pytest.approx(width * percent / 100, abs=1.5)
        assert top == pytest.approx(height * percent / 100, abs=1.5)
        assert right == pytest.approx(width * (1 - percent / 100), abs=1.5)
        assert bottom == pytest.approx(height * (1 - percent / 100), abs=1.5)
        app.frame(STEP)


def test_rumble_ends_by_itself_and_can_be_off(app: App, plug: Plug) -> None:
    pad = plug()
    app.frame(STEP)
    scene = ControlsScene(app.shell)
    app.shell.stack.push(scene)
    pad.press(app, "up")
    scene.menu.focus = "rumble"
    pad.press(app, "left")
    assert pad.shaken
    assert pad.shaken[-1] > (0, 0)
    pygame.time.wait(220)
    app.frame(STEP)
    assert pad.shaken[-1] == (0, 0)
    app.shell.settings.rumble = 1
    scene.rebuild()
    pad.shaken.clear()
    pad.press(app, "left")
    assert app.shell.settings.rumble == 0
    assert all(strength == (0, 0) for strength in pad.shaken)


def test_the_window_opens_where_and_as_it_was_left(tmp_path: Path) -> None:
    folder = ["--data-dir", str(tmp_path)]
    first = create(["--size", "800x450", *folder])
    pygame.display.set_window_position((120, 90))
    first.frame(STEP)
    first.close()
    assert first.shell.settings.window == [120, 90, 800, 450]
    again = create(folder)
    assert again.shell.screen.size == (800, 450)
    assert pygame.display.get_window_position() == (120, 90)
    again.shell.screen.toggle_fullscreen()
    again.close()
    full = create(folder)
    assert full.shell.screen.fullscreen
    assert full.shell.settings.window[2:] == [800, 450]
    full.shell.screen.toggle_fullscreen()
    full.close()


def test_a_window_never_opens_where_it_cannot_be_reached(tmp_path: Path) -> None:
    text = b'{"window": [30000, -500, 800, 450]}'
    assert read_settings(text).broken == []
    assert read_settings(b'{"window": [1, 2, 3, 4]}').broken == ["window"]
    assert read_settings(b'{"window": [1, 2, "a", 450]}').broken == ["window"]
    pygame.display.init()
    screen = Screen((800, 450), place=(30000, -500))
    x, y = pygame.display.get_window_position()
    assert x < sum(width for width, _ in pygame.display.get_desktop_sizes())
    assert y == 0
    assert screen.kept == [x, y, 800, 450]
