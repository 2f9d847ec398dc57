"""What is played of effects, by a mixer that writes it down and a clock turned by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.sound import Mood, Quiet, Sound
from game.sound.catalog import factor, read_catalog
from tests.sound.fakes import SOUNDS, Eager, Volumes, room

CATALOG = read_catalog(SOUNDS / "sounds.json")
TABLE = Mood("umbrella", "calm")


def test_every_listed_file_is_there_and_no_other() -> None:
    listed = {f"effects/{file}" for effect in CATALOG.effects.values() for file in effect.files}
    listed |= {loop.file for loop in CATALOG.ambience.values()}
    for plan in CATALOG.music.values():
        listed |= {f"music/{name}.ogg" for name in (*plan.role, plan.cadence)}
    there = {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg")}
    assert there == listed


def test_every_set_of_stems_is_of_known_stems_one_of_each_role() -> None:
    for plan in CATALOG.music.values():
        assert {"title", "calm", "think", "tense"} == set(plan.moods)
        for sets in plan.moods.values():
            for each in sets:
                roles = [plan.role[name] for name in each.stems]
                assert len(set(roles)) == len(roles)


def test_what_yields_names_effects_that_exist() -> None:
    for effect in CATALOG.effects.values():
        for prefix in effect.yields:
            assert any(name.startswith(prefix) for name in CATALOG.effects), (effect.name, prefix)


def test_the_same_take_never_comes_twice_running() -> None:
    with room() as here:
        for _ in range(60):
            here.sound.play("umbrella/slide")
            here.clock.now += 2
        files = here.mixer.effects()
        assert len(files) == 60
        assert all(a != b for a, b in pairwise(files))
        assert len(set(files)) == 4


def test_a_numbered_take_goes_round() -> None:
    with room() as here:
        for step in range(7):
            here.sound.play("ui/tick", number=step)
            here.clock.now += 0.1
        takes = [int(name[-5]) for name in here.mixer.effects()]
        assert takes == [1, 2, 3, 4, 5, 6, 1]


def test_a_sound_comes_from_where_it_is_seen() -> None:
    with room() as here:
        for x in (0, 960, 1920):
            here.sound.play("ui/confirm", x)
        (_, _, _, l0, r0), (_, _, _, l1, r1), (_, _, _, l2, r2) = here.mixer.played
        gain = CATALOG.effects["ui/confirm"].gain
        assert (l0, r0) == pytest.approx((gain, gain * 0.4))
        assert l1 == r1 == pytest.approx(gain)
        assert (l2, r2) == pytest.approx((gain * 0.4, gain))


def test_one_too_soon_after_itself_is_dropped() -> None:
    with room() as here:
        here.sound.play("ui/focus")
        here.clock.now += 0.03
        here.sound.play("ui/focus")
        assert len(here.mixer.effects()) == 1
        here.clock.now += 0.03
        here.sound.play("ui/focus")
        assert len(here.mixer.effects()) == 2


def test_the_turn_gives_way_to_a_glowing_claim_and_no_more_than_three_open_at_once() -> None:
    with room() as here:
        here.sound.play("umbrella/claim_red")
        here.sound.play("umbrella/turn_1")
        assert len(here.mixer.effects()) == 1
        here.clock.now += 5
        here.sound.play("umbrella/turn_1")
        assert len(here.mixer.effects()) == 2
        here.clock.now += 5
        for _ in range(6):
            here.sound.play("umbrella/open")
        assert len(here.mixer.effects()) == 5


def test_when_all_channels_play_only_what_must_sound_does() -> None:
    with room() as here:
        for _ in range(20):
            here.clock.now += 0.05
            here.sound.play("ui/text")
        before = len(here.mixer.effects())
        assert before == 16
        here.sound.play("ui/back")
        assert len(here.mixer.effects()) == before + 1
        assert here.mixer.played[-1][1] == 7


def test_what_is_not_decoded_in_time_is_dropped() -> None:
    with room() as here:
        stage = here.sound._stage
        assert stage is not None
        loader = stage._loader
        assert isinstance(loader, Eager)
        loader.slow = True
        loader._clips.clear()
        here.sound.play("umbrella/slide")
        here.run(0.1)
        assert here.mixer.effects() == []
        loader.ready()
        here.run(0.02)
        assert len(here.mixer.effects()) == 1
        loader._clips.clear()
        here.sound.play("solstis/win")
        here.run(0.3)
        loader.ready()
        here.run(0.1)
        assert len(here.mixer.effects()) == 1


def test_the_volume_of_effects_is_the_settings() -> None:
    with room() as here:
        here.volumes.effects = 5
        here.sound.play("ui/back")
        assert here.mixer.played[-1][3] == pytest.approx(0.5 * factor(-8))
        here.volumes.effects = 0
        here.sound.play("ui/back")
        assert len(here.mixer.played) == 1


def test_nothing_is_heard_when_muted() -> None:
    with room() as here:
        here.run(30, TABLE)
        assert here.mixer.heard() > 0
        here.volumes.mute = True
        here.sound.play("umbrella/claim_red")
        here.run(0.05, TABLE)
        for _ in range(200):
            here.sound.play("ui/confirm")
            here.run(1, TABLE)
            assert here.mixer.heard() == 0
        here.volumes.mute = False
        here.run(3, TABLE)
        assert here.mixer.heard() > 0


def test_an_unknown_name_is_silent() -> None:
    with room() as here:
        here.sound.play("nothing/at_all")
        assert here.mixer.played == []
        assert here.sound.weight("nothing/at_all") == -1
        assert here.sound.weight("umbrella/win") > here.sound.weight("umbrella/slide")


def test_without_a_device_all_is_silent_with_one_notice() -> None:
    tries: list[int] = []

    def none() -> None:
        tries.append(1)

    sound = Sound(SOUNDS, Volumes(), none)
    for _ in range(3):
        sound.open()
        sound.play("ui/focus")
        sound.tick(TABLE)
    assert len(tries) == 1
    assert sound.notice == "sound.none"
    assert sound.weight("ui/focus") == -1
    sound.close()
    quiet = Quiet()
    quiet.open()
    quiet.play("ui/focus")
    quiet.tick(None)
    quiet.close()
    assert quiet.notice == ""
