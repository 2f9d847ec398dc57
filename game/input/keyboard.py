"""Which key means what, for one person or for two who share the keyboard."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.input.controls import look_of

DEVICE = "keyboard"
LEFT, RIGHT = "keyboard:left", "keyboard:right"
"""The halves, as devices of two people."""

KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_w: "up",
    pygame.K_s: "down",
    pygame.K_a: "left",
    pygame.K_d: "right",
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "confirm",
    pygame.K_ESCAPE: "back",
    pygame.K_BACKSPACE: "back",
    pygame.K_p: "menu",
    pygame.K_F10: "menu",
    pygame.K_TAB: "skip",
    pygame.K_h: "hint",
    pygame.K_i: "info",
    pygame.K_l: "log",
    pygame.K_v: "peek",
    pygame.K_u: "undo",
    pygame.K_r: "redo",
    pygame.K_m: "mute",
    pygame.K_PAGEUP: "previous",
    pygame.K_PAGEDOWN: "next",
}
"""What keys mean before anybody changes it."""

HALVES = {
    pygame.K_w: (LEFT, "up"),
    pygame.K_s: (LEFT, "down"),
    pygame.K_a: (LEFT, "left"),
    pygame.K_d: (LEFT, "right"),
    pygame.K_SPACE: (LEFT, "confirm"),
    pygame.K_q: (LEFT, "back"),
    pygame.K_e: (LEFT, "peek"),
    pygame.K_UP: (RIGHT, "up"),
    pygame.K_DOWN: (RIGHT, "down"),
    pygame.K_LEFT: (RIGHT, "left"),
    pygame.K_RIGHT: (RIGHT, "right"),
    pygame.K_RETURN: (RIGHT, "confirm"),
    pygame.K_KP_ENTER: (RIGHT, "confirm"),
    pygame.K_BACKSPACE: (RIGHT, "back"),
    pygame.K_RSHIFT: (RIGHT, "peek"),
}
"""What they mean when two people share the keyboard; all other keys are for both."""

LABELS = {
    "confirm": "Enter",
    "back": "Esc",
    "menu": "P",
    "skip": "Tab",
    "hint": "H",
    "info": "I",
    "log": "L",
    "peek": "V",
    "previous": "PgUp",
    "next": "PgDn",
}
"""What is printed on the key that a hint shows for an action."""
HALF_LABELS = {
    LEFT: {**LABELS, "confirm": "Space", "back": "Q", "peek": "E"},
    RIGHT: {**LABELS, "back": "Bksp", "peek": "Shift"},
}

CAPS = (
    *("Enter", "Esc", "Tab", "PgUp", "PgDn", "Space", "Bksp", "Backspace", "Shift", "Caps Lock"),
    *("Up", "Down", "Left", "Right", "Home", "End", "Insert", "Delete"),
    *("Left Shift", "Right Shift", "Left Ctrl", "Right Ctrl", "Left Alt", "Right Alt"),
)
"""Labels that are words, and so are printed in the language of the keyboard."""


def table(changed: Mapping[str, str]) -> dict[int, str]:
    """The action of every key; a changed action has only the key whose name it was given."""
    keys = {key: action for key, action in KEYS.items() if action not in changed}
    for action, name in changed.items():
        try:
            keys[pygame.key.key_code(name)] = action
        except ValueError:
            continue  # a name of another keyboard
    return keys


def look(changed: Mapping[str, str]) -> str:
    """What hints for the keyboard are drawn for."""
    named = {action: label(name) for action, name in changed.items() if action in LABELS}
    return look_of(DEVICE, LABELS, {**LABELS, **named})


def label(name: str) -> str:
    """What stands on the key of that name."""
    short = {"return": "Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn"}
    return short.get(name, name if len(name) > 1 and not name.islower() else name.title())


def usual(look: str) -> Mapping[str, str]:
    """The labels of the keyboard or of half of it."""
    return HALF_LABELS.get(look.split("|")[0], LABELS)
