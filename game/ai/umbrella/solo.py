"""Alone under the rain there is no opponent: a beam search to the end of the game, for points."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.umbrella.position import Position
from game.ai.umbrella.search import WITHIN, Ranked
from game.ai.umbrella.worth import Worth

WAYS = 3
"""How many ways to end a turn go on, when powers allow hundreds."""

Line = tuple[float, int, Position]
"""Value, number of the first move, position."""


def rank_solo(position: Position, worth: Worth, beam: int) -> Generator[None, None, Ranked]:
    """The first moves by the best end of the game that was found behind each, best first."""
    codes = position.codes()
    lines: list[Line] = []
    for number, code in enumerate(codes):
        lines += yield from _ends(position.play(code), number, worth)
        yield
    best: dict[int, float] = {}
    while lines:
        lines = _thin(lines, beam)
        following: list[Line] = []
        for value, number, reached in lines:
            # An earlier end is no better than what was hoped for: only real points compare.
            if reached.over:
                best[number] = max(best.get(number, value), value)
                continue
            for code in reached.slides():
                following += yield from _ends(reached.play(code), number, worth)
            yield
        lines = following
    ranked = [(value, codes[number]) for number, value in best.items()]
    return sorted(ranked, key=lambda option: option[0], reverse=True)


def _ends(position: Position, number: int, worth: Worth) -> Generator[None, None, list[Line]]:
    """The ways to end the turn, the best few by what the table is worth then."""
    if position.phase not in WITHIN:
        return [(worth.values(position)[0], number, position)]
    found: list[Line] = []
    for code in position.codes():
        found += yield from _ends(position.play(code), number, worth)
        yield
    found.sort(key=lambda line: line[0], reverse=True)
    return found[:WAYS]


def _thin(lines: list[Line], beam: int) -> list[Line]:
    """The best different positions."""
    lines.sort(key=lambda line: line[0], reverse=True)
    kept: dict[tuple[int, int, object, int], Line] = {}
    for line in lines:
        reached = line[2]
        key = (reached.stages[0], reached.open, reached.figures[0], reached.drops[0])
        if key not in kept:
            kept[key] = line
            if len(kept) == beam:
                break
    return list(kept.values())
