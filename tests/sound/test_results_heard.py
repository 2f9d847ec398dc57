"""The results are heard: a rising tick for each step of the counting, then who has won."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.players import PLAYERS, decide
from game.loop import STEP
from game.match import Match
from game.rules import umbrella
from game.scenes.results import ResultsScene
from game.seats import Seat, Setup
from game.sound import Quiet
from game.sound.sound import MIDDLE
from tests.play import open_app

ENDINGS = {"umbrella/win", "umbrella/win_shared", "umbrella/over"}


class Heard(Quiet):
    """Writes down what is played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str, x: float = MIDDLE, number: int | None = None) -> None:
        self.names.append(name)


@pytest.mark.parametrize(("seats", "skip"), [(1, False), (2, False), (2, True)])
def test_the_counting_ticks_and_ends_with_one_fanfare(seats: int, skip: bool) -> None:
    match, rng = Match(umbrella, {"seats": seats, "level": 1}, seats), Random(1)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], umbrella, match.state, match.state.seat, rng))
    app = open_app()
    app.shell.sound = heard = Heard()
    players = tuple(Seat(name) for name in ("Ines", "Tom")[:seats])
    setup = Setup("umbrella", match.options, players, match.seed)
    scene = ResultsScene(app.shell, setup, match)
    app.shell.stack.push(scene)
    for _ in range(40 if skip else 600):
        app.frame(STEP)
    if skip:
        scene._age = scene._end - STEP
        for _ in range(10):
            app.frame(STEP)
    assert heard.names.count("ui/tick") >= 3
    assert sum(name in ENDINGS for name in heard.names) == 1
    assert heard.names[-1] in ENDINGS
    app.close()


def test_without_animations_only_the_fanfare_is_heard() -> None:
    match, rng = Match(umbrella, {"seats": 2, "level": 1}, 3), Random(1)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], umbrella, match.state, match.state.seat, rng))
    app = open_app("--speed", "off")
    app.shell.sound = heard = Heard()
    setup = Setup("umbrella", match.options, (Seat("Ines"), Seat("Tom")), match.seed)
    app.shell.stack.push(ResultsScene(app.shell, setup, match))
    app.frame(STEP)
    assert [name for name in heard.names if name in ENDINGS] == heard.names
    assert len(heard.names) == 1
    app.close()
