"""The committed sounds: even in loudness, of one peak, and made by the code that is here."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.paths import ROOT
from game.sound.catalog import factor, read_catalog
from game.sound.mixer import open_mixer
from tests.sound.fakes import SOUNDS

np: Any = pytest.importorskip("numpy", reason="sounds are measured with what makes them")
pytest.importorskip("scipy")
dynamics: Any = pytest.importorskip("assets.make.sound.kit.dynamics")

CATALOG = read_catalog(SOUNDS / "sounds.json")
CLASSES = ("tick", "move", "note", "glow", "fanfare")
EVEN = 3.0
"""LU that an effect may lie from the median of its class."""


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    device = open_mixer()
    assert device is not None
    yield
    device.close()


def decoded(path: Path) -> Any:
    """Samples as floats, stereo as the mixer plays them."""
    raw = pygame.mixer.Sound(str(path)).get_raw()
    return np.frombuffer(raw, dtype="<i2").reshape(-1, 2) / 32768


def true_peak(x: Any) -> float:
    """In dB, between samples too; looked for around the greatest sample only."""
    at = int(abs(x).max(axis=1).argmax())
    return float(20 * np.log10(dynamics.true_peak(x[max(0, at - 500) : at + 500])))


@pytest.mark.parametrize("weight", range(len(CLASSES)), ids=CLASSES)
def test_effects_of_a_class_are_equally_loud(weight: int) -> None:
    loud = {}
    for effect in CATALOG.effects.values():
        if effect.weight == weight:
            x = decoded(SOUNDS / "effects" / effect.files[0])
            loud[effect.name] = dynamics.short_term(x)
    middle = median(loud.values())
    off = {name: round(value - middle, 1) for name, value in loud.items()}
    assert all(abs(value) <= EVEN for value in off.values()), off


def test_no_effect_clips_clicks_or_has_an_offset() -> None:
    for effect in CATALOG.effects.values():
        for file in effect.files:
            x = decoded(SOUNDS / "effects" / file)
            assert -7.0 < true_peak(x) < -5.3, f"{file}: true peak {true_peak(x):.2f} dB"
            assert abs(float(x.mean())) < 0.002, f"{file}: offset"
            assert max(abs(x[0]).max(), abs(x[-1]).max()) < 0.01, f"{file}: it clicks at an end"


def test_classes_get_louder_with_what_they_mean() -> None:
    means = []
    for weight in range(len(CLASSES)):
        one = next(e for e in CATALOG.effects.values() if e.weight == weight)
        means.append(dynamics.short_term(decoded(SOUNDS / "effects" / one.files[0])))
    assert means == sorted(means)


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_music_is_even_and_its_sections_are_as_long_as_they_say(game: str) -> None:
    plan = CATALOG.music[game]
    for name in (plan.cadence, f"{game}_calm_bed"):
        x = decoded(SOUNDS / "music" / f"{name}.ogg")
        assert dynamics.integrated(x) == pytest.approx(-20.0, abs=0.6), name
        assert abs(x).max() < factor(-1.5), name
        bars = 4 if name == plan.cadence else plan.bars
        assert len(x) / 44100 == pytest.approx(bars * plan.bar + 3.5, abs=0.01), name


def test_an_ambience_goes_round_without_a_step() -> None:
    for loop in CATALOG.ambience.values():
        x = decoded(SOUNDS / loop.file)
        seam = float(abs(x[0] - x[-1]).max())
        usual = float(np.quantile(abs(np.diff(x[: 44100 * 10], axis=0)), 0.999))
        assert seam <= usual, loop.file


def test_the_makers_make_these_files_and_no_others() -> None:
    pytest.importorskip("soundfile")
    from assets.make.sound import makers

    there = {path.relative_to(ROOT / "assets").as_posix() for path in SOUNDS.rglob("*.*")}
    there -= {"sounds/MANIFEST.md"}
    assert set(makers()) == there
    assert makers()["sounds/sounds.json"]() == (SOUNDS / "sounds.json").read_bytes()


@pytest.mark.parametrize("file", ["ui/tick_1", "ui/text_2", "umbrella/slide_1"])
def test_a_sound_is_made_again_byte_for_byte(file: str) -> None:
    pytest.importorskip("soundfile")
    if shutil.which("oggenc") is None:
        pytest.skip("oggenc is not installed")
    from assets.make.sound import makers

    name = f"sounds/effects/{file}.ogg"
    assert makers()[name]() == (ROOT / "assets" / name).read_bytes()


def test_all_sounds_take_fourteen_megabytes() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*")) < 14.5e6
