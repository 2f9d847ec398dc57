"""Pictures and words: made once at the size shown; a missing one stands in and is noted."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.paths import ASSETS
from game.view import assets
from game.view.assets import Assets
from game.view.canvas import BLEED, Box, Canvas


@pytest.fixture(autouse=True)
def _display() -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()


def test_a_picture_is_made_once_for_each_size() -> None:
    own = Assets(ASSETS)
    first = own.image("umbrella/drop", (40, 50))
    assert first.get_size() == (40, 50)
    assert own.image("umbrella/drop", (40, 50)) is first
    assert own.image("umbrella/drop", (20, 25)) is not first


def test_a_missing_picture_stands_in_and_is_noted_once() -> None:
    own = Assets(ASSETS)
    assert own.image("umbrella/no-such", (30, 30)).get_size() == (30, 30)
    own.image("umbrella/no-such", (60, 60))
    assert own.missing == ["umbrella/no-such"]


def test_a_damaged_picture_stands_in(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nnot a picture")
    own = Assets(tmp_path)
    assert own.image("broken", (16, 16)).get_size() == (16, 16)
    assert own.missing == ["broken"]


def test_pictures_are_premultiplied() -> None:
    picture = Assets(ASSETS).image("umbrella/canopy-red-0", (64, 64))
    for x in range(0, 64, 7):
        for y in range(0, 64, 7):
            color = picture.get_at((x, y))
            assert max(color.r, color.g, color.b) <= color.a + 1


def test_what_is_not_used_for_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "ROOM", 0)
    monkeypatch.setattr(assets, "LEAST", 64 * 64 * 4 * 3)
    own = Assets(ASSETS)
    first = own.image("umbrella/drop", (64, 64))
    for side in range(65, 70):
        own.image("umbrella/drop", (side, side))
    assert own.image("umbrella/drop", (64, 64)) is not first


def test_the_larger_the_window_the_more_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "LEAST", 0)
    own = Assets(ASSETS)
    first = own.image("umbrella/drop", (64, 64))
    for side in range(65, 70):
        own.image("umbrella/drop", (side, side))
    assert own.image("umbrella/drop", (64, 64)) is first


def test_sources_long_unused_are_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "SOURCES", 0)
    own = Assets(ASSETS)
    first = own.source("umbrella/drop")
    assert own.source("umbrella/drop") is first
    own.source("umbrella/star")
    assert own.source("umbrella/drop") is not first


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440), (1024, 768)])
def test_a_background_fills_every_window(size: tuple[int, int]) -> None:
    scale = min(size[0] / 1920, size[1] / 1080)
    offset = (round((size[0] - 1920 * scale) / 2), round((size[1] - 1080 * scale) / 2))
    target = pygame.Surface(size)
    target.fill("magenta")
    canvas = Canvas(target, scale, offset, Assets(ASSETS))
    canvas.expect_backdrop("umbrella/title")
    canvas.backdrop("umbrella/title")
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(target.get_at(corner)[:3] != (255, 0, 255) for corner in corners)
    left, top = -offset[0] / scale, -offset[1] / scale
    assert BLEED.left <= left
    assert BLEED.top <= top


def test_text_shrinks_to_its_room_and_no_further_than_it_must() -> None:
    canvas = Canvas(pygame.Surface((1920, 1080)), 1.0, (0, 0), Assets(ASSETS))
    words = "Ein sehr langer Satz, der nicht passt"
    room = canvas.width(words, 40) * 0.8
    size = canvas.fitted(words, 40, room)
    assert 24 <= size < 40
    assert canvas.width(words, size) <= room * 1.03
    assert canvas.fitted("Kurz", 40, 500) == 40


def test_a_box_knows_its_middle_and_its_inside() -> None:
    box = Box(10, 20, 100, 50)
    assert box.center == (60, 45)
    assert box.holds((10, 20))
    assert not box.holds((110, 20))
    assert box.grown(5) == Box(5, 15, 110, 60)


def test_a_small_picture_stands_in_until_the_large_one_is_decoded() -> None:
    own = Assets(ASSETS)
    whole = (0.0, 0.0, 1.0, 1.0)
    first = own.first("umbrella/title", whole, (64, 36))
    assert own.first("umbrella/title", whole, (64, 36)) is first, "it is made once"
    while not own.arrived():
        pass
    assert not own.arrived(), "it is told once"
    large = own.first("umbrella/title", whole, (64, 36))
    assert large is own.crop("umbrella/title", whole, (64, 36))
    first = pygame.transform.smoothscale(first, (64, 36))
    for x in range(0, 64, 7):
        one, other = first.get_at((x, 18)), large.get_at((x, 18))
        assert all(abs(a - b) < 40 for a, b in zip(one, other, strict=True))


def test_the_patient_wait_for_the_large_picture() -> None:
    own = Assets(ASSETS)
    own.patient = True
    whole = (0.0, 0.0, 1.0, 1.0)
    assert own.first("solstis/title", whole, (64, 36)) is own.crop("solstis/title", whole, (64, 36))


def test_backgrounds_expected_count_as_much_as_those_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "CROPS", 2)
    own, whole = Assets(ASSETS), (0.0, 0.0, 1.0, 1.0)
    for wide in (30, 40):
        own.crop("umbrella/title", whole, (wide, 20))
    own.expect("umbrella/title", whole, (50, 20))
    assert [key[2] for key in own._crops] == [(40, 20)], "the longest unused made room"
    own.expect("umbrella/title", whole, (60, 20))
    own.expect("umbrella/title", whole, (70, 20))
    assert len(own._coming) == 2
    assert [key[2] for key in own._crops] == [(40, 20)], "what is seen now stays"


@pytest.mark.parametrize("plain", [False, True])
def test_what_stands_in_fills_the_window(plain: bool) -> None:
    for size in ((640, 360), (1296, 720), (1280, 800)):
        window = pygame.display.set_mode(size)
        own = Assets(ASSETS)
        own.look(plain, {})
        scale = max(size[0] / 1920, size[1] / 1080)
        canvas = Canvas(window, scale, (0.0, 0.0), own)
        canvas.first_backdrop("umbrella/title")
        small = window.copy()
        own.patient = True
        canvas.first_backdrop("umbrella/title")
        for x in range(8, size[0], 97):
            one, other = small.get_at((x, 50)), window.get_at((x, 50))
            assert all(abs(a - b) < 60 for a, b in zip(one, other, strict=True)), (size, x)
