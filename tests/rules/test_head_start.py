"""Points given beforehand: a house handicap that both games know and no match has by itself."""

from __future__ import annotations

from random import Random

import pytest

from game.match import Match, read_record
from game.rules.core import HEAD_START, MOST_GIVEN, ranking
from game.rules.games import GAMES

SEATS = [("umbrella", 2), ("umbrella", 3), ("umbrella", 4), ("solstis", 2)]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_head_start_is_a_line_of_its_own_and_changes_nothing_else(game: str, seats: int) -> None:
    given = tuple(range(seats))[::-1]
    options = {"seats": seats, HEAD_START: ",".join(map(str, given))}
    rules, rng = GAMES[game], Random(5)
    plain, ahead = rules.new_game({"seats": seats}, 3), rules.new_game(options, 3)
    for _ in range(60):
        moves = rules.legal_moves(plain)
        assert moves == rules.legal_moves(ahead)
        for seat, (one, two) in enumerate(
            zip(rules.scores(plain), rules.scores(ahead), strict=True)
        ):
            assert two.lines[:-1] == one.lines
            assert two.line(HEAD_START).points == given[seat]
            assert two.total == one.total + given[seat]
            assert two.tie == one.tie
        if not moves:
            break
        move = rng.choice(moves)
        plain, said = rules.apply(plain, move)
        ahead, told = rules.apply(ahead, move)
        assert said == told
    assert rules.scores(rules.resample(ahead, 0, rng))[0].line(HEAD_START).points == given[0]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_without_one_no_line_speaks_of_it(game: str, seats: int) -> None:
    rules = GAMES[game]
    nothing = ",".join(["0"] * seats)
    for options in ({"seats": seats}, {"seats": seats, HEAD_START: nothing}):
        for score in rules.scores(rules.new_game(options, 1)):
            assert HEAD_START not in [line.name for line in score.lines]


def test_it_decides_who_wins() -> None:
    rules = GAMES["umbrella"]
    assert ranking(rules.scores(rules.new_game({"seats": 2, HEAD_START: "0,1"}, 1)))[0] == (1,)


def test_a_record_keeps_it() -> None:
    match = Match(GAMES["umbrella"], {"seats": 3, HEAD_START: "0,12,3"}, 5, ["A", "B", "C"])
    match.play(match.legal[0])
    again = read_record(match.record())
    assert again.options[HEAD_START] == "0,12,3"
    assert again.state == match.state


@pytest.mark.parametrize(
    "text",
    ["", "1", "1,2,3", "a,b", "-1,2", "1,,", "1, 2", f"{MOST_GIVEN + 1},0", "100,0", "0,1.5", 5],
)
@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_what_is_no_head_start_is_refused_in_a_sentence(game: str, text: object) -> None:
    with pytest.raises(ValueError, match=HEAD_START):
        GAMES[game].new_game({"seats": 2, HEAD_START: text}, 1)


def test_nobody_plays_alone_with_a_head_start() -> None:
    with pytest.raises(ValueError, match=HEAD_START):
        GAMES["umbrella"].new_game({"seats": 1, HEAD_START: "3"}, 1)
