"""The languages of the game: how each counts and writes numbers, and which one the system speaks.

Which numbers are singular, and how they are grouped, is as in the Unicode CLDR.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import pygame.system

ENGLISH = "en"
GROUPED = 10_000
"""From here on digits are grouped; shorter numbers are read as easily without."""
HARD_SPACE, MINUS = "\u00a0", "\u2212"


def _only_one(count: float) -> bool:
    return count == 1


def _below_two(count: float) -> bool:
    return 0 <= count < 2


class Language(NamedTuple):
    """What is particular to a language beside its sentences."""

    name: str
    """As its own speakers call it."""
    decimal: str
    thousands: str
    quotes: tuple[str, str]
    """What stands before and behind quoted words, spaces included."""
    singular: Callable[[float], bool]
    """Whether a noun after that number is in the singular."""


LANGUAGES: Mapping[str, Language] = {
    ENGLISH: Language("English", ".", ",", ("“", "”"), _only_one),
    "de": Language("Deutsch", ",", ".", ("„", "“"), _only_one),
    "es": Language("Español", ",", HARD_SPACE, ("«", "»"), _only_one),
    "fr": Language("Français", ",", HARD_SPACE, (f"«{HARD_SPACE}", f"{HARD_SPACE}»"), _below_two),
    "it": Language("Italiano", ",", ".", ("«", "»"), _only_one),
    "pt-BR": Language("Português (Brasil)", ",", ".", ("“", "”"), _below_two),
}
"""By the code that names the file of its sentences, in the order they are offered."""


def number(language: str, value: float) -> str:
    """A number as it is written in that language, with a real minus."""
    rules = LANGUAGES.get(language, LANGUAGES[ENGLISH])
    whole, _, part = f"{abs(value)}".partition(".")
    if whole.isdecimal() and abs(value) >= GROUPED:
        whole = f"{int(whole):,}".replace(",", rules.thousands)
    digits = f"{whole}{rules.decimal}{part}" if part.strip("0") else whole
    return f"{MINUS}{digits}" if value < 0 else digits


def spoken(setting: str) -> str:
    """The language of a setting; one that the game does not speak is as good as none."""
    return setting if setting in LANGUAGES else system_language()


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of the system that the game speaks, else English."""
    for wish in _told(environment) or _preferred():
        code = matching(wish)
        if code:
            return code
    return ENGLISH


def matching(wish: str) -> str:
    """Our code for a locale such as "pt_PT.UTF-8", or "" if the game does not speak it."""
    spoken = wish.split(".")[0].split("@")[0].replace("_", "-").casefold()
    if spoken in ("c", "posix"):
        return ENGLISH
    for code in LANGUAGES:
        if code.casefold() == spoken:
            return code
    # Any Portuguese is nearer to a Portuguese speaker than English is.
    tongue = spoken.split("-")[0]
    return next((code for code in LANGUAGES if code.split("-")[0] == tongue), "")


def _told(environment: Mapping[str, str]) -> list[str]:
    """The wishes of the environment, best first, in the order of POSIX and GNU gettext."""
    if os.name == "nt":
        return []
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if not locale:
        return []
    wishes = [locale]
    if locale.split(".")[0] not in ("C", "POSIX"):
        wishes = [*filter(None, environment.get("LANGUAGE", "").split(":")), *wishes]
    return wishes


def _preferred() -> Iterable[str]:
    """The wishes set in Windows or macOS, best first; a system without any is no fault."""
    try:
        found = pygame.system.get_pref_locales()
    except (pygame.error, OSError, NotImplementedError, AttributeError):
        return []
    return ["-".join(filter(None, (each.get("language"), each.get("country")))) for each in found]
