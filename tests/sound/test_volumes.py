"""The volumes on the screen: by keys, by mouse, and heard at once."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.loop import STEP
from game.scenes.pause import PauseScene
from game.scenes.volumes import VolumesScene
from game.settings import Settings
from game.ui.volume import Volume
from game.view.canvas import Box
from tests.play import click, key, open_app, open_table


@pytest.fixture
def shown() -> tuple[App, VolumesScene]:
    app = open_app()
    scene = VolumesScene(app.shell)
    app.shell.stack.push(scene)
    app.frame(STEP)
    return app, scene


def test_keys_change_the_volumes_between_silence_and_ten(shown: tuple[App, VolumesScene]) -> None:
    app, _ = shown
    settings = app.shell.settings
    settings.music = 6
    key(app, pygame.K_LEFT)
    assert settings.music == 5
    for _ in range(12):
        key(app, pygame.K_RIGHT)
    assert settings.music == 10
    key(app, pygame.K_RETURN)
    assert settings.music == 0
    key(app, pygame.K_LEFT)
    assert settings.music == 0
    key(app, pygame.K_DOWN)
    key(app, pygame.K_LEFT)
    assert (settings.music, settings.effects) == (0, 9)


def test_a_click_on_a_bar_is_that_volume(shown: tuple[App, VolumesScene]) -> None:
    app, scene = shown
    row = scene.menu.widgets["ambience"]
    assert isinstance(row, Volume)
    left, right = row._zone()
    y = row.box.center[1]
    for step in range(1, 11):
        x = left + (step - 0.5) * (right - left) / 10
        click(app, (x, y))
        assert app.shell.settings.ambience == step
    click(app, (left - 128, y))
    assert app.shell.settings.ambience == 9
    click(app, (right + 30, y))
    assert app.shell.settings.ambience == 10


def test_the_row_of_all_sound_follows_the_key(shown: tuple[App, VolumesScene]) -> None:
    app, scene = shown
    key(app, pygame.K_m)
    app.frame(STEP)
    assert app.shell.settings.mute is True
    row = scene.menu.widgets["mute"]
    row.act()
    assert app.shell.settings.mute is False


def test_values_read_from_a_file_must_be_volumes() -> None:
    from game.settings import fits

    assert fits("music", 0, Settings().music)
    assert not fits("music", 11, Settings().music)
    assert not fits("effects", -1, Settings().effects)
    assert not fits("mute", 1, Settings().mute)


def test_a_volume_outside_of_its_range_is_the_nearest() -> None:
    seen: list[int] = []
    row = Volume("v", Box(0, 0, 804, 76), "Music", "Off", 6, seen.append)
    row.set(14)
    row.set(-3)
    assert seen == [10, 0]


def test_two_presses_silence_a_match_with_any_device() -> None:
    app, _ = open_table(["person", "person"], {"level": 1, "pass_face": "flip"}, 5)
    settings = app.shell.settings
    key(app, pygame.K_p)
    key(app, pygame.K_i)
    assert settings.mute is True
    scene = app.shell.stack.top
    assert isinstance(scene, PauseScene)
    click(app, scene.speaker.box.center)
    assert settings.mute is False
    key(app, pygame.K_m)
    app.frame(STEP)
    assert scene.speaker.mute is True
