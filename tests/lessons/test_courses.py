"""The lessons as data: real positions, legal moves, sentences for all of it, and little time."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from game.lessons import COURSES, PERSON, Practice, Step, seconds
from game.lessons.step import resumed
from game.paths import ASSETS
from game.rules.core import follow, ranking
from game.rules.games import GAMES
from game.scenes.learn import minutes
from game.text import Texts, languages

STEPS = [(game, step) for game, course in COURSES.items() for step in course.steps]
NAMED = [f"{game} {step.name}" for game, step in STEPS]
FOLDER = ASSETS / "text"
FIVE = 5 * 60.0
each_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMED)


@each_step
def test_a_step_is_a_real_position_in_which_the_person_decides(game: str, step: Step) -> None:
    rules = GAMES[game]
    states = step.state, rules.new_game(step.options, 1)
    there, start = (
        {place: token for place, token in rules.tokens(state).items() if place.area != "choice"}
        for state in states
    )
    assert step.state.seat == PERSON
    assert not step.state.over
    kinds = ("umbrella", "figure", "token", "land", "rainbow", "spirit")
    counted = [
        Counter(t.kind for t in tokens.values() if t.kind in kinds) for tokens in (there, start)
    ]
    assert counted[0] == counted[1]
    faces = [
        Counter((t.kind, t.face.rstrip("wb")) for t in tokens.values() if t.kind in kinds)
        for tokens in (there, start)
    ]
    assert faces[0] == faces[1], "each thing there is lies in exactly one place"


@each_step
def test_what_is_asked_for_is_legal_and_something_else_is_too(game: str, step: Step) -> None:
    rules = GAMES[game]
    legal = rules.legal_moves(step.state)
    accepted = step.accepted(legal)
    assert accepted
    assert set(accepted) <= set(legal)
    assert set(step.moves) <= set(accepted)
    for move in accepted:
        after, events = rules.apply(step.state, move)
        assert follow(rules.tokens(step.state), events) == rules.tokens(after)


@pytest.mark.parametrize("game", COURSES)
def test_steps_that_follow_go_on_from_the_step_before(game: str) -> None:
    rules, steps = GAMES[game], COURSES[game].steps
    assert not steps[0].follows
    assert steps[-1].told
    for before, step in pairwise(steps):
        assert before.told or step.follows, f"nobody would see what {before.name} did"
        if step.follows:
            assert before.options == step.options
            legal = rules.legal_moves(before.state)
            for move in before.accepted(legal):
                after = resumed(rules.apply(before.state, move)[0])
                assert step.accepted(rules.legal_moves(after)), f"{move} leads nowhere"


def test_the_figure_of_the_lesson_is_the_first_that_can_be_claimed() -> None:
    rules = GAMES["umbrella"]
    for step in COURSES["umbrella"].steps:
        if step.state.phase != "slide":
            continue
        phases = {
            rules.apply(step.state, move)[0].phase
            for move in step.accepted(rules.legal_moves(step.state))
        }
        assert ("claim" in phases) == (step.name == "figure")


@pytest.mark.parametrize("game", COURSES)
def test_a_game_comes_to_its_end_and_the_person_is_ahead(game: str) -> None:
    rules = GAMES[game]
    step = next(step for step in COURSES[game].steps if step.name == "end")
    move = step.accepted(rules.legal_moves(step.state))[0]
    after, _ = rules.apply(step.state, move)
    assert after.over
    assert ranking(rules.scores(after))[0] == (PERSON,)


@pytest.mark.parametrize("game", COURSES)
def test_the_neighbor_never_has_to_decide(game: str) -> None:
    for step in COURSES[game].steps:
        match = Practice(GAMES[game], step.options, step.state, ("Ines", "Tom"))
        events = match.play(step.accepted(match.legal)[0])
        assert match.state.over or match.state.seat == PERSON
        assert "turn" not in [event.why for event in events]


# -- sentences -------------------------------------------------------------------------------------


def english() -> dict[str, str]:
    found: dict[str, str] = json.loads((FOLDER / "en.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", COURSES)
def test_every_step_says_what_to_do_what_was_wrong_and_what_happened(game: str) -> None:
    said = english()
    keys = set(COURSES[game].sentences())
    assert not keys - set(said)
    assert {key for key in said if key.startswith(f"lesson.{game}.")} == keys


@pytest.mark.parametrize("code", languages(FOLDER))
@pytest.mark.parametrize("game", COURSES)
def test_a_lesson_takes_five_minutes_at_most(game: str, code: str) -> None:
    """Reading at 180 words a minute and 6 seconds for each move, in the language it is read in."""
    text, course = Texts(FOLDER, code), COURSES[game]
    sentences = []
    for step in course.steps:
        base = f"lesson.{game}.{step.name}"
        sentences += [text(f"{base}.title"), text(base, name="Tom"), text("lesson.how.keys")]
        sentences += [text(f"{base}.done", name="Tom")] if step.told else []
    taken = seconds(sentences, len(course.steps))
    assert taken <= FIVE, f"{taken:.0f} seconds"
    assert minutes(text, game) <= 5


@pytest.mark.parametrize("game", COURSES)
def test_instructions_are_short(game: str) -> None:
    said = english()
    for key in COURSES[game].sentences():
        assert len(said[key].split()) <= 34, key
