"""Giving an action another key or another button, and what that does to the others."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.input import keyboard
from game.input.controls import ACTIONS, CONTROLS, PADS, TRIGGERS, actions_of

ASKED = tuple(ACTIONS)
"""The actions that can be moved; directions cannot."""
RESERVED = frozenset(
    {key for key, action in keyboard.KEYS.items() if action in ("up", "down", "left", "right")}
    | {pygame.K_F11, pygame.K_m}
)


class Change(NamedTuple):
    """What comes of a wish: the new table, and who else is concerned.

    ``refused`` if the key or button is needed where it is. ``other`` is the action that had it,
    ``instead`` what that one has now, "" if it keeps something of its own.
    """

    table: dict[str, str]
    refused: bool = False
    other: str = ""
    instead: str = ""


def key_of(changed: dict[str, str], action: str) -> str:
    """The name of the first key of an action."""
    table = keyboard.table(changed)
    return next((pygame.key.name(key) for key, own in table.items() if own == action), "")


def move_key(changed: dict[str, str], action: str, key: int) -> Change:
    """Give the action that key; an action that had only this one gets the old key instead."""
    name = pygame.key.name(key)
    if key in RESERVED or not name:
        return Change(changed, refused=True)
    other = keyboard.table(changed).get(key, "")
    if other == action:
        return Change({**changed, action: name})
    old = key_of(changed, action)
    table = {**changed, action: name}
    if not other or other not in ASKED:
        return Change(table, refused=bool(other))
    left = [each for each, own in keyboard.table(table).items() if own == other]
    if left:
        return Change(table, other=other, instead="")
    table[other] = old
    return Change(table, other=other, instead=old)


def move_control(changed: dict[str, str], swap: bool, action: str, control: str) -> Change:
    """Give the action that button of pads; the one that had it gets the old one instead."""
    if control in PADS or control not in (*CONTROLS, *TRIGGERS.values()):
        return Change(changed, refused=True)
    pairs = {"confirm": "back", "back": "confirm"} if swap else {}
    now = actions_of(changed, swap)
    other = next((name for name, own in now.items() if own == control and name != action), "")
    table = {**changed, pairs.get(action, action): control}
    if other:
        table[pairs.get(other, other)] = now[action]
    return Change(table, other=other, instead=now[action] if other else "")
