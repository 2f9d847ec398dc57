"""Played games of Solstis as text, with everything told; ``pytest --regen`` writes them anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.rules import solstis
from game.rules.core import Event, Moved, Put, Score

GOLDENS = Path(__file__).parent.parent / "goldens"

GAMES = [
    ("next_encounter", "on", 575),
    ("holder_encounter", "on", 823),
    ("next_encounter", "off", 1232),
]
"""Options and seed, the seeds chosen for games in which much happens."""


@pytest.mark.parametrize(("passes", "evil", "seed"), GAMES)
def test_a_game_is_played_as_it_was(passes: str, evil: str, seed: int, regen: bool) -> None:
    path = GOLDENS / f"solstis.{passes}.{evil}.txt"
    text = played({"evil_passes": passes, "evil": evil}, seed)
    if regen:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


def played(settings: dict[str, str], seed: int) -> str:
    """A random game: a line for each move, indented lines for its events, the scores at the end."""
    rng, state = Random(seed), solstis.new_game(settings, seed)
    lines = [f"solstis {settings} seed {seed}"]
    while not state.over:
        move = rng.choice(solstis.legal_moves(state))
        lines.append(f"{state.seat} {move}")
        state, events = solstis.apply(state, move)
        lines += [f"    {line(event)}" for event in events]
    lines += [total(score) for score in solstis.scores(state)]
    return "\n".join(lines) + "\n"


def line(event: Event) -> str:
    if isinstance(event, Moved):
        return " ".join([event.why, *(f"{source}>{target}" for source, target in event.pairs)])
    if isinstance(event, Put):
        return f"{event.why} {event.place} {event.token.face if event.token else ''}".rstrip()
    return f"{event.why} {event.seat} {event.amount}"


def total(score: Score) -> str:
    return " ".join([*(f"{line.name} {line.points}" for line in score.lines), f"= {score.total}"])
