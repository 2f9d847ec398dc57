"""Less motion: nothing falls, spins, arcs or shakes, and every show still ends where it should."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.loop import STEP
from game.scenes.table import TableScene
from game.tables.solstis.styles import STYLES as SOLSTIS
from game.tables.umbrella.styles import STYLES as UMBRELLA
from game.view import timeline
from tests.play import open_table


@pytest.mark.parametrize("styles", [UMBRELLA, SOLSTIS], ids=["umbrella", "solstis"])
def test_calm_styles_only_lose_their_swing(styles: dict) -> None:  # type: ignore[type-arg]
    for why, style in styles.items():
        calm = style.calm()
        assert (calm.arc, calm.spin, calm.lean, calm.lift) == (0, 0, 0, 0), why
        assert not calm.from_top, why
        assert calm.length == style.seconds, why
        assert (calm.seconds, calm.wait, calm.sound) == (style.seconds, style.wait, style.sound)


def swing(scene: TableScene) -> float:
    """The most that any token is turned or lifted now."""
    now = scene.timeline.now
    poses = [pose for sprite in scene.director.sprites.values() for pose in sprite.poses(now)]
    return max(abs(pose.turn) + pose.lift + abs(pose.squash) for pose in poses)


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_match_with_less_motion_goes_straight(game: str, motion: str) -> None:
    options = {"level": 1} if game == "umbrella" else {}
    app, scene = open_table(["greedy", "greedy"], options, 4, game, speed="normal")
    app.shell.settings.motion = motion
    app.shell.heed()
    most = 0.0
    for _ in range(900):
        app.frame(STEP)
        most = max(most, swing(scene))
    assert scene.match.ply > 3
    assert (most > 0) == (motion == "full")
    scene.timeline.finish()
    assert scene.director.table() == scene.rules.tokens(scene.state)
    app.close()


def test_something_heavy_leans_back_and_settles() -> None:
    ways = [timeline.weighty(part / 100) for part in range(101)]
    assert ways[0] == pytest.approx(0)
    assert ways[-1] == pytest.approx(1)
    assert min(ways) < -0.01
    assert 1.02 < max(ways) < 1.05
    steps = [abs(b - a) for a, b in pairwise(ways)]
    assert max(steps) < 0.06, "it never jumps"


@pytest.mark.parametrize("styles", [UMBRELLA, SOLSTIS], ids=["umbrella", "solstis"])
def test_what_lands_has_come_to_rest_before_the_show_goes_on(styles: dict) -> None:  # type: ignore[type-arg]
    for why, style in styles.items():
        if style.settle:
            assert style.delay + style.length <= style.wait, why


def test_a_landing_token_is_squeezed_and_comes_to_rest() -> None:
    ground = timeline.Pose(100, 100, 40)
    fall = timeline.Flight(
        1.0, 0.6, timeline.in_quad, ground._replace(y=0), ground, lift=1.0, settle=0.2
    )
    assert fall.at(1.45)[:3] == ground[:3]
    squashed = [fall.at(1.4 + 0.2 * part / 20).squash for part in range(21)]
    assert (squashed[0], squashed[-1]) == pytest.approx((0, 0))
    assert 0.10 < max(squashed) < 0.20, "flat first"
    assert -0.10 < min(squashed[10:]) < -0.02, "then tall"
    assert fall.at(1.39).squash == 0
