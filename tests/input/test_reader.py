"""Keys and mouse become intents: a word each, repeats while held, nothing without the focus."""

from __future__ import annotations

import pygame
import pytest

from game.input import Intent, Reader
from game.input.keyboard import DEVICE, KEYS
from game.input.reader import COOL_DOWN
from game.input.repeat import FIRST, NEXT, Repeat


def reader() -> Reader:
    return Reader(lambda pos: (pos[0] * 2, pos[1] * 2))


def press(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


def release(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


@pytest.mark.parametrize(("code", "action"), list(KEYS.items()))
def test_every_key_says_its_word(code: int, action: str) -> None:
    assert reader().read(press(code)) == [Intent(DEVICE, action)]


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_keys_of_the_system_are_left_alone(mod: int) -> None:
    assert reader().read(press(pygame.K_RETURN, mod)) == []


def test_a_held_direction_repeats_after_a_pause() -> None:
    own = reader()
    own.read(press(pygame.K_LEFT))
    assert own.tick(FIRST - 0.01) == []
    assert own.tick(0.02) == [Intent(DEVICE, "left")]
    assert own.tick(NEXT) == [Intent(DEVICE, "left")]
    own.read(release(pygame.K_LEFT))
    assert own.tick(5.0) == []


def test_the_direction_pressed_last_repeats() -> None:
    own = reader()
    own.read(press(pygame.K_LEFT))
    own.read(press(pygame.K_UP))
    own.read(release(pygame.K_LEFT))
    assert own.tick(FIRST + 0.01) == [Intent(DEVICE, "up")]


def test_skip_counts_while_it_is_held() -> None:
    own = reader()
    assert own.read(press(pygame.K_TAB)) == [Intent(DEVICE, "skip")]
    assert own.read(release(pygame.K_TAB)) == [Intent(DEVICE, "skip", held=False)]


def test_losing_the_focus_lets_everything_go() -> None:
    own = reader()
    own.read(press(pygame.K_RIGHT))
    own.read(press(pygame.K_TAB))
    lost = own.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert lost == [Intent(DEVICE, "skip", held=False)]
    assert own.tick(5.0) == []


def test_the_mouse_points_presses_and_takes_back_in_logical_pixels() -> None:
    own = reader()
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 0), buttons=(0, 0, 0))
    assert own.read(moved) == [Intent("mouse", "point", (20, 40))]
    for kind, word in ((pygame.MOUSEBUTTONDOWN, "press"), (pygame.MOUSEBUTTONUP, "release")):
        event = pygame.event.Event(kind, pos=(10, 20), button=1)
        assert own.read(event) == [Intent("mouse", word, (20, 40))]
    right = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(10, 20), button=3)
    assert own.read(right) == [Intent("mouse", "back", (20, 40))]


def test_hints_follow_the_device_used_last_but_not_a_resting_hand() -> None:
    own = reader()
    own.read(press(pygame.K_RETURN))
    assert own.last == DEVICE
    still = pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
    own.read(still)
    assert own.last == DEVICE
    own.read(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1))
    assert own.last == "mouse"


def test_repeat_forgets_when_cleared() -> None:
    repeat = Repeat()
    repeat.press("up")
    repeat.clear()
    assert repeat.tick(10.0) is None


def test_a_press_too_soon_after_another_is_not_heard_if_presses_cool_down() -> None:
    own = reader()
    own.cools = True
    assert own.read(press(pygame.K_RETURN)) == [Intent(DEVICE, "confirm")]
    own.read(release(pygame.K_RETURN))
    own.tick(COOL_DOWN - 0.1)
    assert own.read(press(pygame.K_RETURN)) == []
    own.read(release(pygame.K_RETURN))
    own.tick(0.2)
    assert own.read(press(pygame.K_RETURN)) == [Intent(DEVICE, "confirm")]
    own.cools = False
    assert own.read(press(pygame.K_ESCAPE)) == [Intent(DEVICE, "back")]


def test_cooling_keeps_devices_apart_and_never_swallows_a_release() -> None:
    own = reader()
    own.cools = own.halves = True
    left, right = own.read(press(pygame.K_SPACE)), own.read(press(pygame.K_RETURN))
    assert [intent.device for intent in left + right] == ["keyboard:left", "keyboard:right"]
    button = {"pos": (3, 4), "button": 1, "touch": False}
    down = own.read(pygame.event.Event(pygame.MOUSEBUTTONDOWN, **button))
    up = own.read(pygame.event.Event(pygame.MOUSEBUTTONUP, **button))
    assert [intent.action for intent in down + up] == ["press", "release"]
