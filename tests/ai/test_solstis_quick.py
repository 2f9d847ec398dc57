"""Quick play of Solstis is the rules, move by move, and its value counts the same points."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.solstis.quick import Quick
from game.ai.solstis.value import scored
from game.match import Match
from game.rules import solstis


def compare(seed: int, evil: str) -> set[str]:
    """Play a random game on both; the phases that were met."""
    match = Match(solstis, {"evil_passes": evil}, seed)
    rng, met = Random(seed), set()
    draft = Quick(match.state)
    while match.legal:
        actions = draft.actions()
        assert len(actions) == len(match.legal)
        number = rng.randrange(len(actions))
        met.add(match.state.phase)
        match.play(match.legal[number])
        draft.act(actions[number][1])
        assert draft.freeze() == match.state
        points = [
            scored(draft.lands[seat], draft.arcs[seat], draft.laid[seat], draft.covered)
            for seat in (0, 1)
        ]
        assert points == [score.total for score in solstis.scores(match.state)]
    assert draft.over
    assert not draft.actions()
    return met


def test_quick_play_follows_the_rules() -> None:
    met = set()
    for seed in range(40):
        met |= compare(seed, ("next_encounter", "holder_encounter")[seed % 2])
    assert {"play", "capture", "rainbow", "square", "meet", "keep", "pass"} <= met


@pytest.mark.soak
def test_quick_play_follows_the_rules_in_many_games() -> None:
    met = set()
    for seed in range(1500):
        met |= compare(seed, ("next_encounter", "holder_encounter")[seed % 2])
    assert met == {
        *("play", "capture", "rainbow", "square", "meet", "keep", "deer", "beetle"),
        *("pass", "cover"),
    }
