"""What is counted in a played match: scores and turns for any game, and a few facts of each game.

Everything is read off states, moves and what was told, so a recorded match can be counted too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.match import Match
from game.rules import umbrella
from game.rules.core import Told, ranking

Tale = Sequence[tuple[int, Told]]
"""What was told: the index of the state it led to, and the words."""


@dataclass(frozen=True)
class Facts:
    """Of one match of one game: ``kinds`` are put in shares, ``counts`` are averaged."""

    kinds: dict[str, str] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """One played game; ``winners`` is empty if it was not finished. The tuples are by seat."""

    seed: int
    plies: int
    winners: tuple[int, ...]
    turns: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    facts: Facts
    seconds: tuple[tuple[float, ...], ...] = ()
    """Processor time of every decision, if it was measured."""

    @property
    def finished(self) -> bool:
        return bool(self.winners)


def tally(match: Match, turns: Sequence[int], told: Tale) -> Result:
    """The result of a match that has ended or was stopped."""
    scores = match.rules.scores(match.state)
    count = FACTS.get(match.rules.NAME)
    return Result(
        seed=match.seed,
        plies=match.ply,
        winners=ranking(scores)[0] if match.state.over else (),
        turns=tuple(turns),
        lines=tuple(
            {"total": score.total} | {line.name: line.points for line in score.lines}
            for score in scores
        ),
        facts=count(match, told) if count else Facts(),
    )


def _umbrella(match: Match, told: Tale) -> Facts:
    """End trigger, band of a solo game, covers and turns with four empty areas."""
    kinds = {"end": _umbrella_end(match, told)}
    if match.options["seats"] == 1 and match.state.over:
        kinds["band"] = umbrella.band(match.rules.scores(match.state)[0].total)
    counts = {
        "covers": sum(move.kind == "cover" for move in match.moves),
        "four empty areas": sum(
            move.kind == "slide" and len(move.path) == 3 for move in match.moves
        ),
    }
    return Facts(kinds, counts)


def _umbrella_end(match: Match, told: Tale) -> str:
    """What stood on the table when the last turns began; several triggers are joined by +."""
    solo = match.options["seats"] == 1
    first = [index for index, word in told if word.why == "last_turns"]
    if not (match.state.over if solo else first):
        return "unfinished"
    state: Any = match.state if solo else match.states[first[0]]
    places = match.rules.tokens(state)
    areas = Counter(place.area for place in places)
    seats = range(match.options["seats"])
    tenth = any(areas[f"board.{seat}"] >= 10 for seat in seats)
    if solo:
        return "tenth" if tenth else "clock"
    tiles = any(areas[f"figure.{seat}"] + areas[f"pending.{seat}"] == 0 for seat in seats)
    triggers = {"pool": areas["pool"] == 0, "tiles": tiles, "tenth": tenth}
    return "+".join(name for name, holds in triggers.items() if holds) or "unknown"


def _solstis(match: Match, told: Tale) -> Facts:
    """Whether the Evil Spirit appeared, and what lies in both panoramas at the end."""
    tokens = match.rules.tokens(match.state)
    areas = Counter(place.area.partition(".")[0] for place in tokens)
    counts = {
        "rainbows": sum(
            token.kind == "rainbow" and place.area.startswith("panorama.")
            for place, token in tokens.items()
        ),
        "spirits": areas["square"],
        "second chances": sum(word.why == "second_chance" for _, word in told),
        "passes": sum(word.why == "pass" for _, word in told),
    }
    evil = "appeared" if areas["evil"] + areas["cover"] else "stayed away"
    return Facts({"evil spirit": evil}, counts)


FACTS: dict[str, Callable[[Match, Tale], Facts]] = {"umbrella": _umbrella, "solstis": _solstis}

TURNS: dict[str, frozenset[str]] = {
    "umbrella": frozenset({"slide"}),
    "solstis": frozenset({"play", "pass"}),
}
"""Kinds of moves that every turn has exactly one of; in other games every decision counts."""


def is_turn(game: str, kind: str) -> bool:
    """Whether a move of that kind counts as a turn."""
    return game not in TURNS or kind in TURNS[game]
