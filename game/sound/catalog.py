"""What there is to play, read from the list beside the sounds (`sounds.json`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

WEIGHTS = {"tick": 0, "move": 1, "note": 2, "glow": 3, "fanfare": 4}
"""The classes of effects, from the slightest to what must be heard before all."""


def factor(decibels: float) -> float:
    """Decibels as a factor of the level."""
    return float(10 ** (decibels / 20))


class Effect(NamedTuple):
    """One effect: its takes, its level as a factor, and whom it makes room for.

    Music goes down by ``duck`` decibels (negative) while it sounds. It is dropped within ``apart``
    seconds of itself, as one more than ``most`` at once, and while anything sounds whose name
    begins with one of ``yields``; one that ``must`` sound takes a channel even if all play.
    """

    name: str
    files: tuple[str, ...]
    weight: int
    gain: float
    duck: float
    must: bool
    apart: float = 0.0
    most: int = 0
    yields: tuple[str, ...] = ()


class StemSet(NamedTuple):
    """Stems that sound together, and decibels that bring their sum to the common loudness."""

    stems: tuple[str, ...]
    trim: float


class Plan(NamedTuple):
    """How the music of one game is put together.

    A stem is ``bars`` bars of ``bar`` seconds and then rings out; its ``role`` is "bed", "lead" or
    "beat"; ``gain`` in decibels; ``moods`` are the sets to choose from by mood.
    """

    bar: float
    bars: int
    role: Mapping[str, str]
    gain: Mapping[str, float]
    moods: Mapping[str, tuple[StemSet, ...]]
    cadence: str

    @property
    def section(self) -> float:
        """Seconds of a stem without its ringing out."""
        return self.bar * self.bars


class Loop(NamedTuple):
    """An ambience: its file and its level as a factor."""

    file: str
    gain: float


class Catalog(NamedTuple):
    """Everything there is to play; music and ambience by game."""

    effects: Mapping[str, Effect]
    music: Mapping[str, Plan]
    ambience: Mapping[str, Loop]


def read_catalog(path: Path) -> Catalog:
    """Read the list; raises OSError, KeyError or ValueError if it is not one."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Catalog(
        {name: _effect(name, entry) for name, entry in data["effects"].items()},
        {game: _plan(entry) for game, entry in data["music"].items()},
        {
            game: Loop(entry["file"], factor(entry["gain"]))
            for game, entry in data["ambience"].items()
        },
    )


def _effect(name: str, entry: Mapping[str, Any]) -> Effect:
    return Effect(
        name,
        tuple(entry["files"]),
        WEIGHTS[entry["class"]],
        factor(entry["gain"]),
        float(entry["duck"]),
        bool(entry["must"]),
        float(entry.get("apart", 0.0)),
        int(entry.get("most", 0)),
        tuple(entry.get("yields", ())),
    )


def _plan(entry: Mapping[str, Any]) -> Plan:
    moods = {
        mood: tuple(StemSet(tuple(each["stems"]), each["trim"]) for each in sets)
        for mood, sets in entry["moods"].items()
    }
    return Plan(
        entry["bar_seconds"], entry["bars"], entry["role"], entry["gain"], moods, entry["cadence"]
    )
