"""The window: the logical picture fits any size, fullscreen comes back, points map both ways."""

from __future__ import annotations

import os

import pygame
import pytest

from game.screen import HEIGHT, WIDTH, Screen

SIZES = [
    *((1280, 720), (1280, 800), (1366, 768), (1920, 1080)),
    *((2560, 1440), (3440, 1440), (1024, 768)),
]


@pytest.fixture(autouse=True)
def _display() -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()


@pytest.mark.parametrize("size", SIZES)
def test_the_picture_is_as_large_as_fits_and_centered(size: tuple[int, int]) -> None:
    screen = Screen(size)
    wide, high = WIDTH * screen.scale, HEIGHT * screen.scale
    assert wide <= size[0] + 0.5
    assert high <= size[1] + 0.5
    assert wide == pytest.approx(size[0]) or high == pytest.approx(size[1])
    left, top = screen.offset
    assert abs(left * 2 + wide - size[0]) <= 1.01
    assert abs(top * 2 + high - size[1]) <= 1.01


@pytest.mark.parametrize("size", SIZES)
def test_every_pixel_maps_to_the_logical_picture_and_back(size: tuple[int, int]) -> None:
    screen = Screen(size)
    for x in range(0, size[0], 97):
        for y in range(0, size[1], 89):
            back = screen.to_window(screen.to_logical((x, y)))
            assert abs(back[0] - x) <= 1
            assert abs(back[1] - y) <= 1


def test_fullscreen_takes_the_desktop_and_gives_the_window_back() -> None:
    screen = Screen((1280, 720))
    screen.toggle_fullscreen()
    assert screen.size == pygame.display.get_desktop_sizes()[0]
    screen.resized()
    screen.toggle_fullscreen()
    screen.resized()
    assert screen.size == (1280, 720)


def test_the_size_a_person_gave_the_window_is_kept_over_fullscreen() -> None:
    screen = Screen((1280, 720))
    pygame.display.set_mode((1000, 600), pygame.RESIZABLE)
    screen.resized()
    screen.toggle_fullscreen()
    screen.toggle_fullscreen()
    screen.resized()
    assert screen.size == (1000, 600)


@pytest.mark.parametrize("fault", ["refused", "empty"])
def test_a_full_screen_that_cannot_be_had_leaves_the_window(
    monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    screen, real = Screen((1280, 720)), pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if not flags & pygame.FULLSCREEN:
            return real(size, flags)
        if fault == "refused":
            raise pygame.error("no such mode")
        return pygame.Surface((0, 0))

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    screen.toggle_fullscreen()
    assert not screen.fullscreen
    assert screen.size == (1280, 720)
    assert Screen((1280, 720), fullscreen=True).size == (1280, 720)
