"""All sounds, made by code alone: synthesized, leveled, encoded; nothing is sampled.

Needs numpy, scipy, soundfile and the encoder `oggenc` (Debian: vorbis-tools).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.sound.ambience import LOOPS, loop
from assets.make.sound.catalog import catalog
from assets.make.sound.effects import EFFECTS, dusk, glow, solstis, spirits, ui, umbrella
from assets.make.sound.leveled import effect_file
from assets.make.sound.music import PIECES, stem
from assets.make.sound.vorbis import encode

__all__ = ["dusk", "glow", "makers", "solstis", "spirits", "ui", "umbrella"]


def makers() -> dict[str, Callable[[], bytes]]:
    """By file name, what makes its bytes. All of them take ten minutes."""
    found: dict[str, Callable[[], bytes]] = {"sounds/sounds.json": catalog}
    for effect in EFFECTS.values():
        for variant, file in enumerate(effect.files()):
            found[f"sounds/effects/{file}"] = partial(effect_file, effect, variant)
    for name in LOOPS:
        found[f"sounds/ambience/{name}.ogg"] = partial(_ambience, name)
    for name in PIECES:
        found[f"sounds/music/{name}.ogg"] = partial(_music, name)
    return found


def _ambience(name: str) -> bytes:
    return encode(loop(name), f"{name}.ogg")


def _music(name: str) -> bytes:
    return encode(stem(name), f"{name}.ogg")
