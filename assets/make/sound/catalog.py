"""The list of all sounds: files, levels, who makes room, and how music is put together."""

from __future__ import annotations

import json
import re
from typing import Any

from assets.make.sound.effects import EFFECTS, Effect
from assets.make.sound.music import NARROW, PIECES
from assets.make.sound.score import solstis, umbrella

YIELDS = {
    "umbrella/pick": ["umbrella/slide"],
    "umbrella/tile_live": ["umbrella/claim"],
    **{f"umbrella/turn_{seat}": ["umbrella/claim", "umbrella/power"] for seat in (1, 2, 3, 4)},
    "solstis/lost": ["solstis/"],
    "solstis/rainbow_moved": ["solstis/rainbow"],
    **{f"solstis/turn_{seat}": ["solstis/spirit", "solstis/rainbow"] for seat in (1, 2)},
}
"""Effects that are left out while others sound, by the beginnings of their names."""
MOST = {"umbrella/open": 3, "solstis/reveal": 2}
"""How many of an effect may sound at once."""
BEDS = {"title": 0, "calm_bed": -2.5, "think": 0, "tense": 0}
"""Gain in dB of the stems that others lie over; cadences play alone."""
LEADS = {"umbrella": ("vibes", "piano"), "solstis": ("flute", "harp")}
BEATS = {"umbrella": ("brush", -13), "solstis": ("drums", -8.5)}
ALONE = 2.5
"""Decibels that bring the calm bed to -20 LUFS when nothing lies over it."""


def catalog() -> bytes:
    """The file `sounds.json`."""
    scores = {"umbrella": umbrella, "solstis": solstis}
    data = {
        "effects": {name: _effect(effect) for name, effect in EFFECTS.items()},
        "music": {game: _plan(game, score) for game, score in scores.items()},
        "ambience": {
            "umbrella": {"file": "ambience/umbrella_rain.ogg", "gain": 0.0},
            "solstis": {"file": "ambience/solstis_night.ogg", "gain": 0.0},
        },
        "mono": sorted(NARROW),
    }
    return (json.dumps(data, indent=1) + "\n").encode()


def _effect(effect: Effect) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "event": effect.event,
        "files": effect.files(),
        "class": effect.family,
        "gain": effect.gain,
        "duck": effect.duck,
        "drop": effect.drop,
        "must": effect.drop.startswith("never"),
    }
    apart = re.search(r"last (\d+) ms", effect.drop)
    if apart:
        entry["apart"] = int(apart[1]) / 1000
    if effect.name in MOST:
        entry["most"] = MOST[effect.name]
    if effect.name in YIELDS:
        entry["yields"] = YIELDS[effect.name]
    return entry


def _plan(game: str, score: Any) -> dict[str, Any]:
    """The stems of a game, and by mood the sets of them that may sound together."""
    leads = [f"calm_{lead}" for lead in LEADS[game]]
    beat, beat_gain = BEATS[game]
    gains = {"title": 0, "calm_bed": -2.5, **dict.fromkeys(leads, -3.5), beat: beat_gain}
    gains |= {"think": 0, "tense": 0, "cadence": 0}
    roles = dict.fromkeys(BEDS, "bed") | dict.fromkeys(leads, "lead") | {beat: "beat"}
    stems = {f"{game}_{name}" for name in (*roles, "cadence")}
    assert stems == {name for name in PIECES if name.startswith(game)}
    return {
        "bar_seconds": 60 / score.TEMPO * score.METER,
        "bars": score.BARS,
        "key": {"umbrella": "F major", "solstis": "D dorian"}[game],
        "role": {f"{game}_{name}": role for name, role in roles.items()},
        "gain": {f"{game}_{name}": value for name, value in gains.items()},
        "moods": {
            mood: [_set(game, names) for names in sets]
            for mood, sets in _moods(game, leads, beat).items()
        },
        "cadence": f"{game}_cadence",
    }


def _moods(game: str, leads: list[str], beat: str) -> dict[str, list[list[str]]]:
    first, second = leads
    title = [["title", beat], ["calm_bed", first], ["title"], ["calm_bed", second, beat]]
    if game == "solstis":
        title = [title[2], title[1], title[0], title[3]]
    calm = [["calm_bed", lead] for lead in leads]
    return {
        "title": title,
        "calm": [*calm, *([*names, beat] for names in calm), ["calm_bed"], ["think"]],
        "think": [["think"], ["calm_bed"], ["calm_bed", second]],
        "tense": [["tense"], ["tense", beat]],
    }


def _set(game: str, names: list[str]) -> dict[str, Any]:
    trim = ALONE if names == ["calm_bed"] else 0.0
    return {"stems": [f"{game}_{name}" for name in names], "trim": trim}
