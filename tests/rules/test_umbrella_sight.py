"""Rules of Umbrella, 2.3 and 10: what is hidden, and drawing it again."""

from __future__ import annotations

from random import Random

from game.rules import umbrella as rules
from game.rules.core import Place
from tests.rules.umbrella_positions import position, stacks

DRAWING = """
    seats 2  level 4
    figures 2w/1w? 3w/4b/5w? - 6b ; 7w/8w? - - 9b/10w
    pending - ; 11b
"""


def test_only_lower_tiles_of_start_stacks_and_the_box_are_hidden_from_everyone() -> None:
    state = position(DRAWING)
    for seat in (0, 1):
        seen = rules.sees(state, seat).tokens
        hidden = {place for place, token in seen.items() if not token.face}
        assert {place for place in hidden if place.area != "box"} == {
            Place("figure.0", 0, 1),
            Place("figure.0", 1, 2),
            Place("figure.1", 0, 1),
        }
        assert sum(place.area == "box" for place in hidden) == 24 - 11
        assert seen[Place("figure.1", 3, 1)].face == "10w"


def test_the_true_faces_are_still_in_the_tokens() -> None:
    tokens = rules.tokens(position(DRAWING))
    assert tokens[Place("figure.0", 0, 1)].face == "1w"
    numbers = {token.face[:-1] for token in tokens.values() if token.kind == "figure"}
    assert numbers == {str(number) for number in range(1, 25)}


def test_resample_deals_the_unseen_tiles_again() -> None:
    state = position(DRAWING)
    drawn = [rules.resample(state, 0, Random(seed)) for seed in range(60)]
    lower = {stacks(other, 0).split()[0] for other in drawn}
    assert len(lower) > 10
    assert all(text.startswith("2w/") and text.endswith("w?") for text in lower)
    for other in drawn:
        tokens = rules.tokens(other).values()
        assert len({token.face[:-1] for token in tokens if token.kind == "figure"}) == 24
        assert rules.sees(other, 0) == rules.sees(state, 0)
        assert other._replace(figures=(), box=()) == state._replace(figures=(), box=())


def test_resample_forgets_the_truth_first() -> None:
    state = position(DRAWING)
    other = rules.resample(state, 1, Random(8))
    assert other != state
    assert rules.resample(other, 0, Random(3)) == rules.resample(state, 0, Random(3))


def test_public_facts_tell_positions_apart_that_look_the_same() -> None:
    state = position(DRAWING)
    other = state._replace(trigger=1)
    assert rules.tokens(state) == rules.tokens(other)
    assert rules.sees(state, 0) != rules.sees(other, 0)
