"""Every event that should sound names an effect that exists; silence is on purpose."""

from __future__ import annotations

import pytest

from game.rules.solstis.board import SPIRITS
from game.rules.umbrella import COLORS
from game.scenes.hearing import EARS
from game.sound.catalog import read_catalog
from game.tables.solstis.styles import STYLES as SOLSTIS
from game.tables.umbrella.styles import STYLES as UMBRELLA
from tests.sound.fakes import SOUNDS

EFFECTS = read_catalog(SOUNDS / "sounds.json").effects
STYLES = {"umbrella": UMBRELLA, "solstis": SOLSTIS}
SEATS = {"umbrella": 4, "solstis": 2}
SAID = {
    "umbrella/claim_{what}": COLORS,
    "solstis/spirit_{what}": SPIRITS,
    "solstis/{what}": ("spirit_evil", "evil_passes"),
}
"""What ``what`` may answer for the names that ask it."""
SILENT = {
    # Said by a sound that comes with them, or only there for the eye.
    "umbrella": {"spent", "offer", "withdraw"},
    "solstis": {
        *("uncover", "look", "close", "offer", "withdraw"),
        *("evil_stays", "hand_size", "again", "nothing_to_cover"),
    },
}


def names(game: str, sound: str) -> list[str]:
    """All that a name of the style table may become."""
    if "{seat}" in sound:
        return [sound.format(seat=seat) for seat in range(1, SEATS[game] + 1)]
    return [sound.format(what=said) for said in SAID.get(sound, ("",))]


@pytest.mark.parametrize("game", STYLES)
def test_every_event_names_effects_that_exist(game: str) -> None:
    for why, style in STYLES[game].items():
        assert bool(style.sound) == (why not in SILENT[game]), why
        for name in names(game, style.sound) if style.sound else ():
            assert name in EFFECTS, f"{why}: {name}"


@pytest.mark.parametrize("game", STYLES)
def test_no_sound_begins_after_the_next_event(game: str) -> None:
    for why, style in STYLES[game].items():
        assert style.sound_at <= max(style.wait, style.seconds), why


@pytest.mark.parametrize("game", EARS)
def test_every_name_in_the_code_exists(game: str) -> None:
    assert EARS[game].PICK in EFFECTS
    for ending in ("win", "win_shared", "over"):
        assert f"{game}/{ending}" in EFFECTS
    assert all(f"solstis/fire_{number}" in EFFECTS for number in range(1, 10))


def test_every_effect_written_in_a_scene_exists() -> None:
    """Names such as "ui/pause" are found in the sources themselves."""
    import re

    from game.paths import ROOT

    found = set()
    for path in (ROOT / "game").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"(ui/[a-z_]+)"', text))
    found = {name for name in found if name.count("/") == 1 and not name.endswith("_")}
    assert not {name for name in found if name not in EFFECTS}
    assert {"ui/focus", "ui/confirm", "ui/back", "ui/refused", "ui/tick", "ui/pause"} <= found
