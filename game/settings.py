"""What a person may set; the values every part of the game reads, and their file, key by key."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 1.8, "off": 0.0}
"""How fast animations run; 0 shows their end at once."""
GLYPHS = ("auto", "xbox", "playstation", "nintendo", "position")
TEXT_SCALES = (100, 125, 150, 200)
MOTIONS = ("full", "reduced")
VERSION = 1
"""Of the file; one from a newer program is read as far as it is understood and left untouched."""
LONGEST, MOST = 200, 64
"""Characters of a text, and entries of a list or table."""


@dataclass
class Settings:
    """The settings of one run and the names last typed in.

    A new field needs nothing more to be kept: what is read back must look like its default. What
    is allowed beyond that stands in CHECKS.
    """

    speed: str = "normal"
    names: list[str] = field(default_factory=lambda: ["Ines", "Tom", "Mara", "Otto"])
    setups: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By game, what its set-up screen was left with."""
    window: list[int] = field(default_factory=list)
    """Where the window was: x, y, width and height; empty before it was ever closed."""
    fullscreen: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    """Actions that have another key: action -> name of the key."""
    pad_keys: dict[str, str] = field(default_factory=dict)
    """Actions that have another control on pads: action -> control."""
    pad_swap: bool = False
    """Confirm and back change places on pads."""
    pad_layouts: dict[str, dict[str, str]] = field(default_factory=dict)
    """Controls of pads that nobody knew, by GUID: control -> its own name on that pad."""
    dead_zone: int = 25
    """Percent of a stick's way that do not count."""
    glyphs: str = "auto"
    """Whose signs are shown for pads."""
    hands: str = "private"
    """Of two people at one screen: face down until their owner looks, or open."""
    cool_down: bool = False
    """After a press the same device is not heard for half a second."""
    rumble: int = 10
    """Strength, 0 to 10."""
    safe_area: int = 5
    """Percent of the screen that stay clear at each edge."""
    music: int = 6
    effects: int = 10
    ambience: int = 8
    """Volumes, 0 to 10."""
    mute: bool = False
    language: str = ""
    """A file of ``assets/text``, such as "fr"; empty for the language of the system."""
    text_scale: int = 100
    """Percent of the size of all text."""
    contrast: bool = False
    """Plain grounds and edges, so that every text and sign stands 7:1 before what is behind it."""
    motion: str = "full"
    """"reduced" for no rain, no drift, no shake, and nothing drawn while nothing happens."""
    color_help: bool = False
    """Names of colors as letters on all that is told apart by its color."""
    live_score: bool = True
    """The points so far stand beside each seat."""
    welcomed: bool = False
    """The first start has offered what makes the game easier to see and hear."""
    lessons: dict[str, int] = field(default_factory=dict)
    """By game, how many steps of its lesson are done; where it goes on the next time."""

    def values(self) -> dict[str, Any]:
        """All of it as JSON values, apart from this object."""
        plain: dict[str, Any] = json.loads(json.dumps(vars(self)))
        return plain


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and len(value.strip()) > 0 and value.isprintable()


def _is_window(value: Any) -> bool:
    """Four whole numbers, of which the last two are the size of a window."""
    if not value:
        return True
    whole = all(isinstance(each, int) and abs(each) < 2**15 for each in value)
    return whole and len(value) == 4 and value[2] >= 320 and value[3] >= 180


def _is_words(value: Any) -> bool:
    """A table of words, each known by another one."""
    return all(isinstance(word, str) and word for pair in value.items() for word in pair)


CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "speed": lambda value: value in SPEEDS,
    "names": lambda value: len(value) == 4 and all(map(_is_name, value)),
    **dict.fromkeys(("music", "effects", "ambience"), lambda value: value in range(11)),
    "window": lambda value: _is_window(value),
    "dead_zone": lambda value: 5 <= value <= 60,
    "glyphs": lambda value: value in GLYPHS,
    "hands": lambda value: value in ("private", "open"),
    "text_scale": lambda value: value in TEXT_SCALES,
    "motion": lambda value: value in MOTIONS,
    "rumble": lambda value: value in range(11),
    "safe_area": lambda value: value in range(11),
    "keys": lambda value: _is_words(value),
    "pad_keys": lambda value: _is_words(value),
    "pad_layouts": lambda value: all(_is_words(layout) for layout in value.values()),
    "lessons": lambda value: all(type(each) is int and each >= 0 for each in value.values()),
    "setups": lambda value: all(isinstance(form, dict) for form in value.values()),
}
"""What a value must be besides being like its default."""


class SettingsError(ValueError):
    """A settings file of which nothing can be used."""


@dataclass
class Found:
    """What a settings file told: the settings, the keys that were wrong, and if it is newer."""

    settings: Settings
    broken: list[str]
    newer: bool = False


def read_settings(data: bytes) -> Found:
    """The settings in the text of a file; raises SettingsError if it is none."""
    try:
        table = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise SettingsError(str(error)) from error
    if not isinstance(table, dict):
        raise SettingsError("it is no table of settings")
    version = table.get("version", VERSION)
    settings, broken = Settings(), []
    if not isinstance(version, int) or isinstance(version, bool):
        version, broken = VERSION, ["version"]
    for known in fields(Settings):
        if known.name not in table:
            continue
        value = table[known.name]
        if fits(known.name, value, getattr(settings, known.name)):
            setattr(settings, known.name, value)
        else:
            broken.append(known.name)
    return Found(settings, broken, version > VERSION)


def fits(name: str, value: Any, default: Any) -> bool:
    """Whether a value read from a file may be used for that setting."""
    if not _alike(value, default) or not _plain(value, 4):
        return False
    try:
        return CHECKS.get(name, lambda _: True)(value)
    except (TypeError, ValueError, AttributeError, KeyError):
        return False


def _alike(value: Any, default: Any) -> bool:
    """The same kind of value; a whole number may stand for one with a fraction."""
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, float):
        return isinstance(value, int | float)
    return default is None or isinstance(value, type(default))


def _plain(value: Any, depth: int) -> bool:
    """Short texts, finite numbers, and small tables of them."""
    if isinstance(value, str):
        return len(value) <= LONGEST
    if isinstance(value, bool) or value is None:
        return True
    if isinstance(value, int | float):
        return math.isfinite(value) and abs(value) < 2**63
    if isinstance(value, list | dict) and len(value) <= MOST and depth:
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return all(_plain(part, depth - 1) for part in parts)
    return False


def settings_text(values: Mapping[str, Any], changed: Mapping[str, Any]) -> bytes:
    """The file: ``values`` with what was changed, and the version."""
    table = {"version": VERSION, **values, **changed}
    text = json.dumps(table, indent=2, ensure_ascii=False, sort_keys=True)
    return f"{text}\n".encode("utf-8", errors="replace")
