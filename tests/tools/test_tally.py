"""What is counted comes from the tokens on the table, on positions made for it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.match import Match
from game.rules import solstis, umbrella
from game.rules.core import Move, Place, Told
from game.rules.umbrella.state import State
from game.tools.tally import TURNS, is_turn, tally


def ended(seats: int, moves: tuple[Move, ...] = (), **changes: Any) -> Match:
    """As much of a match as is counted, whose last turns began in a position with these changes."""
    start: State = umbrella.new_game({"seats": seats}, 1)
    state = start._replace(phase="over", **changes)
    return cast(
        Match,
        SimpleNamespace(
            rules=umbrella,
            options={"seats": seats},
            seed=1,
            ply=len(moves),
            moves=moves,
            states=(start, state),
            state=state,
        ),
    )


LAST = ((1, Told("last_turns", 1)),)
TEN = (0, 1023)
NO_TILES = (((1,), (), (), ()), ((), (), (), ()))


@pytest.mark.parametrize(
    ("changes", "end"),
    [
        ({"pool": 0}, "pool"),
        ({"figures": NO_TILES}, "tiles"),
        ({"drops": TEN}, "tenth"),
        ({"pool": 0, "figures": NO_TILES}, "pool+tiles"),
        ({"pool": 0, "drops": TEN}, "pool+tenth"),
        ({"figures": NO_TILES, "pending": ((), (5,))}, "unknown"),
    ],
)
def test_what_began_the_last_turns(changes: dict[str, Any], end: str) -> None:
    assert tally(ended(2, **changes), (1, 1), LAST).facts.kinds == {"end": end}


def test_a_game_that_was_stopped_is_unfinished() -> None:
    match = ended(2)
    cast(Any, match).state = match.states[0]
    result = tally(match, (1, 1), ())
    assert result.facts.kinds == {"end": "unfinished"}
    assert not result.finished


@pytest.mark.parametrize(
    ("drops", "end", "band"), [(0, "clock", "lost"), (0b111, "clock", "lost"), (1023, "tenth", "")]
)
def test_solo_ends_by_the_clock_or_the_tenth_token(drops: int, end: str, band: str) -> None:
    match = ended(1, drops=(drops,))
    kinds = tally(match, (16,), ()).facts.kinds
    total = umbrella.scores(match.state)[0].total
    assert kinds == {"end": end, "band": band or umbrella.band(total)}


def test_covers_and_turns_with_four_empty_areas_are_counted() -> None:
    slot, own, entry = Place("lateral.1"), Place("lateral.0"), Place("stage.0")
    moves = (
        Move("cover", (Place("pending.0"), Place("figure.0"))),
        Move("slide", (slot, entry)),
        Move("slide", (slot, own, entry)),
    )
    facts = tally(ended(2, moves, pool=0), (2, 0), LAST).facts
    assert facts.counts == {"covers": 1, "four empty areas": 1}


def test_a_shared_victory_has_several_winners() -> None:
    assert tally(ended(3, pool=0), (1, 1, 1), LAST).winners == (0, 1, 2)


def test_every_turn_of_the_games_has_one_move_that_counts() -> None:
    assert [is_turn("umbrella", kind) for kind in ("slide", "claim", "cover")] == [
        True,
        False,
        False,
    ]
    assert is_turn("toy", "take")
    assert set(TURNS) == {umbrella.NAME, solstis.NAME}
