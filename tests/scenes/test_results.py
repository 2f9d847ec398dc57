"""The results: every point is shown as what it comes from, for every number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide
from game.match import Match
from game.rules import umbrella
from game.rules.core import ranking
from game.scenes.results import ResultsScene
from game.seats import Seat, Setup
from tests.rules.umbrella_positions import position
from tests.scenes.driving import Driver, driver
from tests.scenes.test_menus import Below, check_words

__all__ = ["driver"]

NAMES = ("Ines", "Maximiliane", "Wim", "Otto")


def ended(state: Any) -> Match:
    """A match that stands at this state."""
    match = Match(umbrella, {"seats": state.seats, "level": state.board.level}, 1)
    match._states.append(state._replace(phase="over"))
    return match


def played(seats: int, level: int) -> Match:
    """A match that greedy players played to its end."""
    match, rng = Match(umbrella, {"seats": seats, "level": level}, seats + level), Random(level)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], umbrella, match.state, match.state.seat, rng))
    return match


def show(driver: Driver, match: Match, names: tuple[str, ...] = NAMES) -> Below:
    """The results of a match over a scene that keeps the answer."""
    below = Below()
    seats = tuple(Seat(name) for name in names[: match.options["seats"]])
    setup = Setup("umbrella", match.options, seats, match.seed)
    driver.shell.stack.push(below)
    driver.shell.stack.push(ResultsScene(driver.shell, setup, match))
    driver.step()
    return below


def texts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return [text for text, _, _ in driver.written(monkeypatch)]


def finish(driver: Driver) -> None:
    driver.key("confirm")
    assert isinstance(driver.top, ResultsScene)
    assert not driver.top.counting


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 4])
def test_every_seat_has_a_row_whose_parts_make_its_total(
    driver: Driver, seats: int, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(seats, level)
    show(driver, match)
    finish(driver)
    words = driver.written(monkeypatch)
    check_words(words)
    found = [text for text, _, _ in words]
    for seat, score in enumerate(umbrella.scores(match.state)):
        tokens, groups = score.line("tokens"), score.line("groups")
        assert NAMES[seat] in found
        assert f"{tokens.count} × 2 = {tokens.points}" in found
        assert (f"+{groups.points}" if groups.points else "0") in found
        for part in groups.parts:
            assert str(part) in found
        assert str(score.total).replace("-", "−") in found


def test_rows_stand_in_the_order_of_the_ranking(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(4, 3)
    show(driver, match)
    finish(driver)
    at = {text: box.y for text, box, _ in driver.written(monkeypatch) if text in NAMES}
    order = [seat for tied in ranking(umbrella.scores(match.state)) for seat in tied]
    assert sorted(at, key=at.__getitem__) == [NAMES[seat] for seat in order]


def test_the_winner_is_named(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("seats 2 level 1\npersonal - ; RY\ndrops 0,0 1,0 ; 0,1")
    show(driver, ended(state))
    finish(driver)
    found = texts(driver, monkeypatch)
    assert "Ines wins!" in found
    assert "9 points after the rain" in found
    assert {"+3", "+2", "clear", "no group", "−2"} <= set(found)


def test_a_tie_decided_by_the_doorstep_is_explained(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("seats 2 level 1\npersonal RRR ; R\ndrops 0,1 4,1 ; 0,1")
    assert [score.total for score in umbrella.scores(state)] == [1, 1]
    show(driver, ended(state))
    finish(driver)
    found = " ".join(texts(driver, monkeypatch))
    assert "Maximiliane wins!" in found
    assert "1 point, and fewer umbrellas on the doorstep" in found


def test_a_shared_victory_names_everybody(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("seats 3 level 1\npersonal R ; Y ; B")
    match = ended(state)
    show(driver, match)
    finish(driver)
    found = texts(driver, monkeypatch)
    sentence = " ".join(found)
    assert "Ines, Maximiliane and Wim share" in sentence
    assert found.count("1") == 3
    check_words(driver.written(monkeypatch))


def test_who_comes_after_two_firsts_is_third(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(driver, ended(position("seats 3 level 3\npersonal R ; RYB ; B")))
    finish(driver)
    found = texts(driver, monkeypatch)
    assert (found.count("1"), found.count("2"), found.count("3")) == (2, 0, 1)


def test_solo_names_the_weather_and_the_next_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("seats 1 level 1\npersonal -\ndrops 0,0 1,0 4,0 5,0")
    show(driver, ended(state))
    finish(driver)
    found = texts(driver, monkeypatch)
    assert found.count("Drizzle") == 2
    assert "16 points, 4 more for Shower" in found


def test_long_names_and_many_umbrellas_keep_to_their_places(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = " ; ".join(["RRYYBBGG"] * 4)
    drawing = f"seats 4 level 4\ncenter -\nlateral - ; - ; - ; -\npersonal {full}"
    show(driver, ended(position(drawing)), ("W" * 14,) * 4)
    finish(driver)
    check_words(driver.written(monkeypatch))


def test_counting_takes_its_time_and_comes_to_an_end(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(2, 1)
    show(driver, match)
    assert not {*NAMES} & {*texts(driver, monkeypatch)}
    scene = driver.top
    assert isinstance(scene, ResultsScene)
    driver.step(60 * 8)
    assert not scene.counting
    best = max(score.total for score in umbrella.scores(match.state))
    assert str(best) in texts(driver, monkeypatch)
    before = driver.app.frames_drawn
    driver.step(30)
    assert driver.app.frames_drawn == before


def test_the_first_confirm_only_ends_the_counting(driver: Driver) -> None:
    below = show(driver, played(2, 1))
    driver.key("confirm")
    assert below.results == []
    driver.key("confirm")
    assert below.results == ["rematch"]


def test_a_click_ends_the_counting_and_acts(driver: Driver) -> None:
    below = show(driver, played(2, 1))
    driver.click_on("setup")
    assert below.results == ["setup"]


def test_without_animation_everything_is_there_at_once(driver: Driver) -> None:
    driver.shell.settings.speed = "off"
    below = show(driver, played(2, 1))
    driver.key("right", "right", "confirm")
    assert below.results == ["title"]


def test_back_leads_to_the_title(driver: Driver) -> None:
    below = show(driver, played(1, 1))
    driver.key("back", "back")
    assert below.results == ["title"]
