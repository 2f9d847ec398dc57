"""What is heard of whole games: played through the table scene, by a mixer that writes it down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import pygame
import pytest

from game.app import App
from game.loop import STEP
from game.scenes.table import TableScene
from game.scenes.volumes import VolumesScene
from game.sound import Sound
from tests.play import Keys, key, open_app, open_table, say
from tests.sound.fakes import SOUNDS, Clock, Eager, FakeMixer, Volumes


@contextmanager
def listening(
    players: list[str], options: dict[str, object], game: str, speed: str = "normal"
) -> Iterator[tuple[App, TableScene, FakeMixer, Clock]]:
    """A match whose sounds are written down; the fake clock goes with the frames."""
    app, scene = open_table(players, options, 5, game, speed)
    clock = Clock()
    mixer = FakeMixer(clock)
    with patch("game.sound.sound.Loader", Eager):
        sound = Sound(SOUNDS, Volumes(), lambda: mixer, clock, Random(1))
        sound.open()
    assert sound._stage is not None
    for group in ("umbrella", "solstis"):
        sound._stage.effects.prepare(group)
    app.shell.sound = sound
    scene.hearing._sound = sound
    yield app, scene, mixer, clock


def frames(app: App, clock: Clock, count: int) -> None:
    for _ in range(count):
        clock.now += STEP
        app.frame(STEP)


def bursts(mixer: FakeMixer, within: float) -> int:
    """The most effects that began within so many seconds."""
    times = sorted(when for when, channel, *_ in mixer.played if channel >= 7)
    return max((sum(1 for t in times if when <= t < when + within) for when in times), default=0)


LEVELS = {"umbrella": {"level": 4, "pass_face": "flip"}, "solstis": {}}


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_slide_or_a_tile_is_heard_where_it_moves(game: str) -> None:
    with listening(["person", "person"], dict(LEVELS[game]), game) as (app, scene, mixer, clock):
        scene.play(scene.match.legal[0])
        frames(app, clock, 120)
        heard = {name.rsplit("/", 1)[1].split("_")[0].split(".")[0] for name in mixer.effects()}
        assert heard & ({"slide", "push"} if game == "umbrella" else {"play", "second", "draw"})


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_show_that_is_cut_short_does_not_burst(game: str) -> None:
    with listening(["person", "person"], dict(LEVELS[game]), game) as (app, scene, mixer, clock):
        rng = Random(2)
        for _ in range(60):
            if scene.state.over:
                break
            scene.play(rng.choice(scene.match.legal))
            frames(app, clock, rng.randrange(1, 30))
        assert len(mixer.effects()) > 30
        assert bursts(mixer, 0.05) <= 6


def test_without_animations_computers_do_not_drum() -> None:
    with listening(["greedy", "greedy"], dict(LEVELS["umbrella"]), "umbrella", "off") as parts:
        app, _, mixer, clock = parts
        frames(app, clock, 240)
        assert mixer.effects()
        assert bursts(mixer, 0.25) <= 6 + 4, "six, and the fanfares of the end"


def test_time_reaches_a_sound_when_it_is_seen() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella") as parts:
        app, scene, mixer, clock = parts
        start = clock.now
        scene.play(scene.match.legal[0])
        frames(app, clock, 90)
        times = {
            name.split("/")[2].split("_")[0]: when - start
            for when, channel, name, *_ in mixer.played
            if channel >= 7
        }
        assert times["slide"] < 0.05
        # The timeline hurries through long shows, so that later sounds come a little earlier.
        assert 0.05 < times["push"] < 0.25


def test_a_menu_is_heard_and_so_is_taking_back_and_a_pause() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella") as parts:
        app, scene, mixer, clock = parts
        key(app, pygame.K_RIGHT)
        clock.now += 1
        key(app, pygame.K_RETURN)
        clock.now += 1
        key(app, pygame.K_ESCAPE)
        clock.now += 1
        key(app, pygame.K_p)
        clock.now += 1
        key(app, pygame.K_DOWN)
        clock.now += 1
        key(app, pygame.K_ESCAPE)
        heard = [name.split("/", 1)[1].split(".")[0].rstrip("_1234") for name in mixer.effects()]
        assert heard == [
            "ui/focus",
            "umbrella/pick",
            "ui/back",
            "ui/pause",
            "ui/focus",
            "ui/resume",
        ]
        assert scene.timeline.running is False


def test_the_last_turns_are_tense_and_the_results_are_quiet() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella", "off") as parts:
        app, scene, _, clock = parts
        rng, tensions = Random(4), [scene.mood.tension]
        while not scene.state.over:
            scene.play(rng.choice(scene.match.legal))
            tensions.append(scene.mood.tension)
            frames(app, clock, 1)
            if scene.match.ply > 400:
                break
        assert tensions[0] < 0.3
        if scene.state.over:
            assert tensions[-1] == 1.0
            assert scene.mood.name == "results"
        assert all(0 <= tension <= 1 for tension in tensions)


def test_keys_say_a_move_with_a_sound_of_each_step() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella") as parts:
        app, scene, mixer, clock = parts
        clock.now += 1
        say(app, scene, Keys(), scene.match.legal[3])
        frames(app, clock, 60)
        heard = {name.split("/")[2].split("_")[0] for name in mixer.effects()}
        assert {"pick", "slide"} <= heard


def test_m_mutes_everything_from_anywhere() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella") as parts:
        app, _, _, _ = parts
        assert app.shell.settings.mute is False
        key(app, pygame.K_m)
        assert app.shell.settings.mute is True
        key(app, pygame.K_m)
        assert app.shell.settings.mute is False


def test_a_pause_is_softer_and_where_volumes_are_set_it_is_not() -> None:
    with listening(["person", "person"], dict(LEVELS["umbrella"]), "umbrella") as parts:
        app, _, _, _ = parts
        stack = app.shell.stack
        assert stack.hushed is False
        key(app, pygame.K_p)
        assert stack.hushed is True
        stack.push(VolumesScene(app.shell))
        assert stack.hushed is False


def test_the_first_picture_does_not_wait_for_sound() -> None:
    app = open_app()
    app.frame(STEP)
    sound = app.shell.sound
    assert isinstance(sound, Sound)
    assert sound._stage is None, "opened before the first picture"
    app.close()


def test_one_notice_says_that_there_is_no_device() -> None:
    app = open_app()
    app.shell.sound = Sound(SOUNDS, Volumes(), lambda: None)
    for _ in range(3):
        app.frame(STEP)
        app._listen()
    notices = app.shell.home.notices
    assert notices.shown is not None
    assert notices.shown.key == "sound.none"
    notices.dismiss()
    app._listen()
    assert notices.shown is None or notices.shown.key != "sound.none"
    app.close()
