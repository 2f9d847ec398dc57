"""The score sheet of Solstis: its lines make the totals, and every spirit shows what it paid."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.players import PLAYERS, decide
from game.match import Match
from game.rules import solstis
from game.rules.core import ranking
from game.scenes.mountain_sheet import MountainSheet, best_turn
from game.seats import Seat, Setup
from game.view.canvas import Canvas
from tests.scenes.driving import Driver, driver

__all__ = ["driver"]

NAMES = ("Ana", "Maximiliane")


def played(seed: int) -> Match:
    match, rng = Match(solstis, {"seats": 2}, seed), Random(seed)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], solstis, match.state, match.state.seat, rng))
    return match


def sheet(driver: Driver, match: Match) -> MountainSheet:
    seats = tuple(Seat(name) for name in NAMES)
    return MountainSheet(driver.shell, Setup("solstis", match.options, seats, match.seed), match)


def written(
    driver: Driver, made: MountainSheet, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> list[tuple[str, float, float]]:
    """What the sheet writes at that moment, with the size and the width of the words."""
    found: list[tuple[str, float, float]] = []
    plain = Canvas.text

    def text(self: Canvas, words: str, x: float, y: float, size: float, *rest: object) -> float:
        wide = plain(self, words, x, y, size, *rest)  # type: ignore[arg-type]
        found.append((words, size, wide))
        return wide

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        made.draw(driver.shell.canvas(), seconds)
    return found


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_lines_of_a_player_make_the_total(
    driver: Driver, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(seed)
    made = sheet(driver, match)
    found = [words for words, _, _ in written(driver, made, monkeypatch, made.length)]
    for seat, score in enumerate(solstis.scores(match.state)):
        area, fires = score.line("area").points, score.line("fires").points
        for amount in (area, fires, score.total - area - fires, score.total):
            assert str(amount) in found
        for _, spirit in match.state.laid[seat]:
            assert driver.shell.text(f"spirit.{solstis.SPIRITS[spirit]}") in found
    assert not driver.shell.assets.missing
    assert min(size for _, size, _ in written(driver, made, monkeypatch, 99.0)) >= 18


def test_what_the_spirits_paid_is_the_line_of_the_spirits(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(1, 9):
        match = played(seed)
        made = sheet(driver, match)
        found = [words for words, _, _ in written(driver, made, monkeypatch, made.length)]
        stars = [int(words) for words in found if words.startswith("+")]
        total = sum(lines["spirits"] for lines in made._lines)
        assert sum(stars) == total + best_turn(match)


def test_counting_goes_on_line_by_line(driver: Driver) -> None:
    made = sheet(driver, played(2))
    stages = [made.stage(step * 0.05) for step in range(round(made.length / 0.05) + 2)]
    assert stages[0] == [[None] * 4] * 2
    assert stages[-1] == made.stage(made.length + 60)
    assert len({str(stage) for stage in stages}) > 8
    last = stages[-1]
    assert isinstance(last, list)
    assert [row[-1] for row in last] == [score.total for score in made.scores]


def test_a_tie_is_shared(driver: Driver) -> None:
    match = played(1)
    state = match.state
    even = replace(
        state,
        lands=(state.lands[0], state.lands[0]),
        arcs=(state.arcs[0], state.arcs[0]),
        laid=(state.laid[0], state.laid[0]),
        covered=-1,
    )
    match._states.append(even)
    made = sheet(driver, match)
    assert ranking(made.scores) == ((0, 1),)
    assert made.winner().sentence == driver.shell.text("results.solstice.shared")
    assert len(made.winner().pictures) == 2


def test_the_best_turn_is_what_somebody_gained(driver: Driver) -> None:
    for seed in range(4):
        match = played(seed)
        assert 0 < best_turn(match) <= max(score.total for score in solstis.scores(match.state))
