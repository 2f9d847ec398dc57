"""Played games of Umbrella as text: a change of any event, move or score shows as a difference.

``pytest --regen`` plays them anew and rewrites tests/goldens; read the difference before
keeping it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules import umbrella as rules
from game.rules.core import Event, Move, Moved, Put
from game.rules.games import GAMES
from tests.rules.playing import eagerly

GOLDENS = Path(__file__).parent.parent / "goldens"


def options_of(seats: int) -> dict[str, Any]:
    """Options that differ between the seat counts, so that the goldens see many of them."""
    chosen = {name: values[seats % len(values)] for name, values in rules.OPTIONS.items()}
    return {"seats": seats, **chosen}


def event_text(event: Event) -> str:
    if isinstance(event, Moved):
        return f"{event.why} " + ", ".join(f"{a} > {b}" for a, b in event.pairs)
    if isinstance(event, Put):
        token = event.token
        face = f"{token.kind} {token.face}{'' if token.up else ' down'}" if token else "nothing"
        return f"{event.why} {event.place} = {face}"
    return f"{event.why} seat {event.seat} amount {event.amount}"


def play(seats: int, moves: list[Move] | None) -> str:
    """The text of a game: the given moves, or eager ones."""
    options = options_of(seats)
    lines = [f"{name} {value}" for name, value in options.items()]
    rng = Random(seats)
    state = rules.new_game(options, seats)
    given = iter(moves or ())
    while not state.over:
        move = next(given) if moves else eagerly(rules, state, rng)
        assert move in rules.legal_moves(state), f"{move} is not legal any more"
        lines.append(f"> {state.seat} {state.phase}: {move}")
        state, events = rules.apply(state, move)
        lines += [f"    {event_text(event)}" for event in events]
    for seat, score in enumerate(rules.scores(state)):
        parts = ", ".join(f"{line.name} {line.points}" for line in score.lines)
        lines.append(f"seat {seat}: {score.total} ({parts}), tie {score.tie}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", rules.SEATS)
def test_the_played_game_is_still_the_same(seats: int, regen: bool) -> None:
    path = GOLDENS / f"umbrella.{seats}.txt"
    if regen:
        GOLDENS.mkdir(exist_ok=True)
        path.write_text(play(seats, None), encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run pytest --regen and read it"
    golden = path.read_text(encoding="utf-8")
    moves = [Move.parse(line.split(": ", 1)[1]) for line in golden.splitlines() if line[:2] == "> "]
    assert play(seats, moves) == golden


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_goldens(name: str) -> None:
    assert list(GOLDENS.glob(f"{name}.*.txt")), f"no played game of {name} in {GOLDENS.name}"
