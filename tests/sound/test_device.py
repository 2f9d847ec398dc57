"""The mixer of pygame with the dummy driver: what a frame pays, and what happens without one."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.sound import Mood, Sound
from game.sound.catalog import read_catalog
from game.sound.loader import NOW, Loader
from game.sound.mixer import CHANNELS, Device, open_mixer
from tests.sound.fakes import SOUNDS, Volumes

PLAY_MS = 0.3
"""What playing a sound may cost a frame."""


@pytest.fixture
def device() -> Iterator[Device]:
    mixer = open_mixer()
    assert mixer is not None
    yield mixer
    mixer.close()


def test_levels_hold_after_playing(device: Device) -> None:
    clip = device.load(SOUNDS / "effects/ui/confirm_1.ogg")
    device.play(9, clip, 0.5, 0.25)
    assert pygame.mixer.Channel(9).get_busy()
    assert device.free() == 8
    device.play(2, clip, 0.5, 0.5)
    assert pygame.mixer.get_num_channels() == CHANNELS


def test_playing_costs_a_frame_next_to_nothing() -> None:
    sound = Sound(SOUNDS, Volumes(), chance=Random(1))
    sound.open()
    stage = sound._stage
    assert stage is not None
    wait_for(lambda: all_decoded(stage._loader, "ui/"))
    costs = []
    for _ in range(200):
        start = time.perf_counter()
        sound.play("ui/confirm", 400)
        costs.append(time.perf_counter() - start)
    ticks = []
    for _ in range(200):
        start = time.perf_counter()
        sound.tick(Mood("umbrella", "title"))
        ticks.append(time.perf_counter() - start)
    sound.close()
    assert sorted(costs)[100] * 1000 < PLAY_MS
    assert sorted(ticks)[100] * 1000 < PLAY_MS


def all_decoded(loader: Loader, group: str) -> bool:
    effects = read_catalog(SOUNDS / "sounds.json").effects.values()
    files = [file for effect in effects for file in effect.files if file.startswith(group)]
    return all(loader.get(SOUNDS / "effects" / file) is not None for file in files)


def wait_for(done: object, seconds: float = 20.0) -> None:
    assert callable(done)
    end = time.perf_counter() + seconds
    while not done():
        assert time.perf_counter() < end
        time.sleep(0.005)


def test_the_urgent_is_decoded_first_and_a_broken_file_stays_silent(device: Device) -> None:
    order = []

    def load(path: object) -> object:
        order.append(path)
        time.sleep(0.02)
        raise OSError

    loader = Loader(load)  # type: ignore[arg-type]
    paths = [SOUNDS / f"{name}.ogg" for name in "abcd"]
    for path in paths:
        loader.want(path)
    loader.want(paths[3], NOW)
    wait_for(lambda: len(order) >= 4)
    loader.close()
    assert order.index(paths[3]) <= 1
    assert all(loader.get(path) is None for path in paths)


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert open_mixer() is None


def test_missing_and_broken_files_leave_the_game_silent(
    device: Device, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sound = Sound(tmp_path, Volumes(), lambda: device)
    sound.open()
    assert sound.notice == "sound.missing"
    sound.play("ui/focus")
    sound.tick(Mood("umbrella", "calm"))
    mixer = open_mixer()
    assert mixer is not None
    broken = tmp_path / "rain.ogg"
    broken.write_bytes(b"OggS and nothing more")
    mixer.stream(broken)
    mixer.stream(tmp_path / "none.ogg")
    assert "cannot be played" in caplog.text


def test_sounds_are_read_from_a_folder_of_any_name(device: Device, tmp_path: Path) -> None:
    folder = tmp_path / "Zoë’s 雨"
    folder.mkdir()
    rain = folder / "rain.ogg"
    rain.write_bytes((SOUNDS / "ambience" / "umbrella_rain.ogg").read_bytes())
    assert device.load(rain).get_length() > 5
    device.stream(rain)
    gc.collect()  # nothing of this program holds what is streamed
    assert pygame.mixer.music.get_busy()
    device.stream_stop()
