"""The controls of pads and keys, which action each one means, and how hints name them.

A look is what hints are drawn for: "mouse", "keyboard" or "pad:<brand>", followed by every action
that a person moved to another control, as in "pad:xbox|confirm=b|back=a". So it says all that a
picture of a button depends on, and two looks are equal exactly when the pictures are.
"""

from __future__ import annotations

from collections.abc import Mapping

CONTROLS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
"""The buttons of a controller by SDL's numbers; a is the lower one, whatever is printed on it."""
TRIGGERS = {4: "lefttrigger", 5: "righttrigger"}
STICK = {0: 0, 1: 1}
"""Axes of the left stick: across and down."""
PADS = {"dpup": "up", "dpdown": "down", "dpleft": "left", "dpright": "right"}

ACTIONS = {
    "confirm": "a",
    "back": "b",
    "peek": "x",
    "info": "y",
    "menu": "start",
    "hint": "back",
    "log": "lefttrigger",
    "previous": "leftshoulder",
    "next": "rightshoulder",
    "skip": "righttrigger",
}
"""What each action is done with before anybody changes it."""
ASKED = ("dpup", "dpdown", "dpleft", "dpright", "a", "b", "x", "y", "start")
"""What an unknown pad is asked for; the rest is left without."""


def actions_of(changed: Mapping[str, str], swap: bool = False) -> dict[str, str]:
    """The control of every action: the usual ones, the changed ones, confirm and back swapped."""
    table = {**ACTIONS, **{name: control for name, control in changed.items() if name in ACTIONS}}
    if swap:
        table["confirm"], table["back"] = table["back"], table["confirm"]
    return table


def look_of(kind: str, usual: Mapping[str, str], now: Mapping[str, str]) -> str:
    """The look of a device whose actions are done with these controls."""
    moved = [f"{action}={now[action]}" for action in sorted(now) if now[action] != usual[action]]
    return "|".join([kind, *moved])


def control_in(look: str, action: str, usual: Mapping[str, str]) -> str:
    """The control that does an action in that look, "" if none does."""
    for part in look.split("|")[1:]:
        name, _, control = part.partition("=")
        if name == action:
            return control
    return usual.get(action, "")


def is_keys(look: str) -> bool:
    """Whether that is the keyboard, or half of it."""
    return look.startswith("keyboard")


def is_pad(look: str) -> bool:
    """Whether that is a pad, as a look or as a device."""
    return look.startswith("pad:")
