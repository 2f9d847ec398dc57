"""The director against the rules: whatever is skipped, sprites stand where tokens lie."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from game.levels import load_all
from game.match import Match
from game.paths import LEVELS
from game.rules.core import Place, Put, Token, Told
from game.rules.games import GAMES
from game.tables.umbrella.styles import STYLES
from game.view.director import Director, standing
from game.view.layout import arrange
from game.view.timeline import Pose, Timeline

MOVES = 160


def directed(seats: int, level: int, seed: int) -> tuple[Match, Director]:
    levels = load_all(LEVELS, "umbrella")
    layouts = arrange(levels.tables[seats], levels.boards[level])
    match = Match(GAMES["umbrella"], {"seats": seats, "level": level}, seed)
    director = Director(layouts, STYLES, Timeline())
    director.snap(match.rules.tokens(match.state), match.state.seat)
    return match, director


def check_stands(match: Match, director: Director) -> None:
    """Nothing moves, and every sprite stands at its place with its face."""
    now = director.timeline.now
    tokens = match.rules.tokens(match.state)
    assert director.table() == tokens
    for place, sprite in director.sprites.items():
        assert sprite.place == place
        assert sprite.done(now)
        spots = director.layout.spots(place)
        shown = sprite.poses(now)
        if spots:
            assert {pose[:3] for pose in shown} == {standing(spot)[:3] for spot in spots}
            assert all(pose.alpha == 1 and pose.narrow == 1 for pose in shown)
        else:
            assert all(pose.alpha == 0 for pose in shown), f"{place} is not seen but drawn"
        if tokens[place].up or place.area in ("figure", "power"):
            assert sprite.face(now) == tokens[place]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 4])
def test_sprites_stand_at_their_places_after_any_skips(seats: int, level: int) -> None:
    rng = Random(seats * 10 + level)
    match, director = directed(seats, level, seed=seats)
    clock = director.timeline
    while not match.state.over and match.ply < MOVES:
        director.perform(match.play(rng.choice(match.legal)))
        assert director.table() == match.rules.tokens(match.state), "re-keyed at once"
        for _ in range(rng.randrange(4)):
            clock.advance(rng.random() * 0.5)
        if rng.random() < 0.5:
            clock.finish()
            check_stands(match, director)
    clock.finish()
    check_stands(match, director)
    assert director.seat == match.state.seat


def test_every_kind_of_event_has_a_style() -> None:
    seen = set()
    for seats in (1, 2, 3, 4):
        match = Match(GAMES["umbrella"], {"seats": seats, "level": 4}, seats)
        rng = Random(seats)
        while not match.state.over and match.ply < 1500:
            seen |= {event.why for event in match.play(rng.choice(match.legal))}
    assert {"slide", "push", "leave", "token", "pass", "turn"} <= seen
    assert seen <= set(STYLES)


def seen(director: Director) -> dict[int, list[Pose]]:
    """The poses of every sprite that is seen, at all copies of its place."""
    now = director.timeline.now
    return {
        sprite.ident: [pose for pose in sprite.poses(now) if pose.alpha > 0.1 and pose.y > -100]
        for sprite in director.sprites.values()
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sprite_flies_without_a_jump(seats: int) -> None:
    match, director = directed(seats, 4, seed=5)
    rng, clock = Random(1), director.timeline
    for _ in range(12):
        last = seen(director)
        director.perform(match.play(rng.choice(match.legal)))
        while clock.running:
            clock.advance(1 / 240)
            poses = seen(director)
            for ident, found in poses.items():
                for pose in found if last[ident] else ():
                    step = min(hypot(pose.x - old.x, pose.y - old.y) for old in last[ident])
                    faint = pose.alpha < 0.6  # a second copy that fades in where it lies
                    assert step < 40 or faint, f"{director.timeline.now}: {pose}"
            last = poses


def test_a_turned_tile_shows_its_new_face_only_halfway() -> None:
    _, director = directed(3, 1, seed=1)
    clock = director.timeline
    place = next(place for place in director.sprites if place.area == "figure.0")
    sprite = director.sprites[place]
    old, new = sprite.token, Token("figure", "9b")
    director.perform([Put("flip", place, new)])
    assert sprite.token == new
    assert sprite.face(clock.now) == old
    clock.advance(STYLES["flip"].seconds * 0.6)
    assert sprite.face(clock.now) == new
    pose = sprite.main(clock.now)
    assert pose is not None
    assert pose.narrow < 1


def test_speed_off_shows_the_end_at_once() -> None:
    match, director = directed(2, 1, seed=3)
    director.timeline.speed = 0
    director.perform(match.play(match.legal[0]))
    assert not director.timeline.running
    check_stands(match, director)


def test_a_long_queue_hurries_and_skip_hurries_more() -> None:
    clock = Timeline()
    clock.extend(10.0)
    clock.advance(0.1)
    assert clock.now == pytest.approx(0.2)
    clock.skipping = True
    clock.advance(0.1)
    assert clock.now == pytest.approx(0.6)
    clock.skipping = False
    clock.now = 9.5
    clock.advance(0.1)
    assert clock.now == pytest.approx(9.6)


def test_the_turn_mark_comes_when_the_slide_is_done() -> None:
    match, director = directed(4, 1, seed=2)
    seat = match.state.seat
    slide = next(move for move in match.legal if move.kind == "slide")
    events = match.play(slide)
    director.perform(events)
    assert any(isinstance(event, Told) and event.why == "turn" for event in events)
    assert director.marks == [(STYLES["slide"].wait, (seat + 1) % 4)]


def test_the_copy_beside_the_seat_in_turn_comes_first() -> None:
    levels = load_all(LEVELS, "umbrella")
    layouts = arrange(levels.tables[4])
    for seat in range(4):
        for lateral in (seat, (seat - 1) % 4):
            spot = layouts[seat].spots(Place(f"lateral.{lateral}", 0, 0))[0]
            stage = layouts[seat].box(f"stage.{seat}")
            gap = min(abs(spot.x - stage.x), abs(spot.x - stage.x - stage.w))
            assert gap < 100
