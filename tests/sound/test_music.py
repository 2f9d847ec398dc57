"""What the music does over many minutes, by a clock turned by hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.sound import Mood
from game.sound.catalog import read_catalog
from tests.sound.fakes import SOUNDS, Eager, Room, room

PLANS = read_catalog(SOUNDS / "sounds.json").music
CALM = Mood("umbrella", "calm")
TITLE = Mood("umbrella", "title")


def sections(here: Room) -> list[tuple[float, frozenset[str]]]:
    """When sections began, and of which stems."""
    found: dict[float, set[str]] = {}
    for when, name in here.mixer.music():
        found.setdefault(when, set()).add(name)
    return [(when, frozenset(names)) for when, names in sorted(found.items())]


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_half_an_hour_of_calm_has_no_loop(game: str) -> None:
    with room(3) as here:
        here.run(1800, Mood(game, "calm"))
        found = sections(here)
        plan = PLANS[game]
        assert 18 <= len(found) <= 28
        assert all(a[1] != b[1] for a, b in pairwise(found))
        assert len({names for _, names in found}) >= 4
        gaps = [b[0] - a[0] for a, b in pairwise(found)]
        rests = [round((gap - plan.section) / plan.bar, 1) for gap in gaps]
        assert all(abs(rest - round(rest)) < 0.1 for rest in rests), "sections begin on bar lines"
        assert {round(rest) for rest in rests} <= {0, 4, 6, 8, 12}
        assert (
            max(len(run) for run in "".join("0" if r < 1 else " " for r in rests).split()) <= 3
        ), "a rest at the latest after three sections"


def test_stems_of_a_section_begin_in_one_tick_and_on_other_channels_than_the_last() -> None:
    with room(2) as here:
        here.run(400, CALM)
        channels: dict[float, set[int]] = {}
        for when, channel, name, *_ in here.mixer.played:
            if name.startswith("music"):
                channels.setdefault(when, set()).add(channel)
        order = [channels[when] for when in sorted(channels)]
        assert all(not (a & b) for a, b in pairwise(order))


def test_tension_brings_the_beat_and_then_the_tense_piece() -> None:
    with room(5) as here:
        here.run(500, CALM)
        assert not any("brush" in name for _, name in here.mixer.music())
        begun = len(here.mixer.music())
        here.run(500, CALM._replace(tension=0.7))
        beats = [name for _, name in here.mixer.music()[begun:]]
        assert beats.count("umbrella_brush") >= 4
        now = here.clock.now
        here.run(40, CALM._replace(tension=1.0))
        tense = [when for when, name in here.mixer.music() if name == "umbrella_tense"]
        bar = PLANS["umbrella"].bar
        assert tense
        assert tense[0] - now <= 4 * bar + 0.1


def test_what_played_is_gone_when_the_tense_piece_begins() -> None:
    with room(5) as here:
        here.run(20, CALM)
        here.run(20, CALM._replace(tension=1.0))
        sounding = {Path(name).stem for name, *_ in here.mixer.channels.values()}
        assert sounding <= {"umbrella_tense", "umbrella_brush"}


def test_the_end_of_a_match_is_followed_by_silence_and_then_by_calm() -> None:
    with room(1) as here:
        here.run(30, CALM._replace(tension=1.0))
        begun, now = len(here.mixer.music()), here.clock.now
        here.run(20, Mood("umbrella", "results"))
        first = here.mixer.music()[begun]
        assert 7.9 < first[0] - now < 8.3
        assert first[1] != "umbrella_tense"


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_leaving_a_match_closes_its_piece_with_a_cadence(game: str) -> None:
    with room(1) as here:
        here.run(30, Mood(game, "calm"))
        now = here.clock.now
        here.run(15, TITLE)
        after = [(round(when - now, 1), name) for when, name in here.mixer.music() if when > now]
        assert after[0] == (0.0, f"{game}_cadence")
        assert after[1][0] > 4 * PLANS[game].bar
        assert after[1][1].startswith("umbrella_")


def test_music_gives_way_to_a_claim_and_comes_back() -> None:
    with room(1) as here:
        here.run(5, TITLE)

        def level() -> float:
            return max(
                left for name, left, _ in here.mixer.channels.values() if name.startswith("music")
            )

        full = level()
        here.sound.play("umbrella/claim_red")
        here.run(0.2, TITLE)
        assert level() == pytest.approx(full * 10 ** (-5 / 20), rel=0.03)
        here.run(2.5, TITLE)
        assert level() == pytest.approx(full, rel=0.03)


def test_a_pause_makes_the_music_softer_and_never_stops_it() -> None:
    with room(1) as here:
        here.run(5, TITLE)
        channel, (name, full, _) = next(iter(here.mixer.channels.items()))
        here.run(2, TITLE, paused=True)
        assert here.mixer.channels[channel][0] == name
        assert here.mixer.channels[channel][1] == pytest.approx(full * 10 ** (-8 / 20), rel=0.03)


def test_a_slow_disk_only_delays_the_music() -> None:
    with room(1) as here:
        stage = here.sound._stage
        assert stage is not None
        loader = stage._loader
        assert isinstance(loader, Eager)
        loader.slow = True
        here.run(3, TITLE)
        assert here.mixer.music() == []
        loader.ready()
        here.run(0.3, TITLE)
        assert here.mixer.music() != []


def test_no_more_than_six_stems_are_kept_in_memory() -> None:
    with room(1) as here:
        stage = here.sound._stage
        assert stage is not None
        for mood in (CALM, TITLE, Mood("solstis", "calm"), Mood("solstis", "calm", 1.0)):
            here.run(300, mood)
            held = [path for path in stage._loader._clips if "music" in path.parts]
            assert len(held) <= 6


def test_ambience_follows_the_game_and_fades() -> None:
    with room(1) as here:
        here.run(3, CALM)
        assert here.mixer.streaming == "umbrella_rain.ogg"
        assert here.mixer.stream_at == pytest.approx(1.0)
        here.run(0.4, Mood("solstis", "calm"))
        assert here.mixer.streaming == "umbrella_rain.ogg"
        assert here.mixer.stream_at < 0.5
        here.run(3, Mood("solstis", "calm"))
        assert here.mixer.streaming == "solstis_night.ogg"
        here.volumes.ambience = 0
        here.run(0.1)
        assert here.mixer.streaming == ""
        assert here.mixer.streams == ["umbrella_rain.ogg", "solstis_night.ogg"]
