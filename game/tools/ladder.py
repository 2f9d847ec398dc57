"""All pairs of computer players against each other, and the ratings that follow from that."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import combinations
from math import log, sqrt
from typing import Any

from game.ai.players import LEVELS
from game.tools.simulate import Plan, columns, plan_of, play_all, times_of, wilson, write_raw
from game.tools.tally import Result

FIELD = ("greedy", *LEVELS)
"""Who plays if nobody is named."""

Scores = dict[tuple[str, str], tuple[float, int]]
"""By pair: wins of the first, and games; a shared victory is half a win."""


def climb(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> int:
    """Play all pairs as the arguments say, print the table, and write every game if asked."""
    named = arguments.players.split(",")
    field = tuple(named) if len(named) > 1 else FIELD
    scores: Scores = {}
    raw: list[tuple[Plan, Sequence[Result]]] = []
    times: dict[str, list[dict[str, Any]]] = {name: [] for name in field}
    for pair in combinations(field, 2):
        one = copy(arguments)
        one.players, one.swap, one.seats = ",".join(pair), True, 2
        try:
            plan = plan_of(one)
        except ValueError as error:
            parser.error(str(error).rstrip("."))
        results = list(play_all(plan, arguments.jobs))
        scores[pair] = wins(results)
        raw.append((plan, results))
        for seat, name in enumerate(pair):
            times[name].append(times_of(results, seat))
    if arguments.raw is not None:
        write_raw(arguments.raw, raw)
    print(table(field, scores, times))
    return 0


def wins(results: Sequence[Result]) -> tuple[float, int]:
    """Wins of the first player, and the finished games."""
    finished = [result for result in results if result.finished]
    return sum(1 / len(each.winners) for each in finished if 0 in each.winners), len(finished)


def table(
    field: Sequence[str], scores: Scores, times: Mapping[str, Sequence[Mapping[str, Any]]]
) -> str:
    """Shares of wins of the row against the column, Elo with 95 % intervals, times."""
    ratings = rate(field, scores)
    rows = [["", *(f"vs {name}" for name in field), "Elo", "95 %", "ms median", "ms p99"]]
    for name in field:
        cells = [_share(name, other, scores) for other in field]
        rating, reach = ratings[name]
        median = max((each["median"] for each in times[name]), default=0.0)
        worst = max((each["p99"] for each in times[name]), default=0.0)
        rows.append(
            [name, *cells, f"{rating:+.0f}", f"±{reach:.0f}", f"{median:.1f}", f"{worst:.1f}"]
        )
    return "\n".join(columns(rows))


def _share(name: str, other: str, scores: Scores) -> str:
    if (name, other) in scores:
        won, games = scores[name, other]
    elif (other, name) in scores:
        lost, games = scores[other, name]
        won = games - lost
    else:
        return "-"
    low, high = wilson(won, games)
    return f"{100 * won / max(1, games):.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def rate(field: Sequence[str], scores: Scores) -> dict[str, tuple[float, float]]:
    """Elo of each player and the reach of its 95 % interval; the first one has 0.

    Bradley and Terry's model, fitted step by step; half a win more for each side of a pair keeps
    ratings finite where one side won everything.
    """
    strength = dict.fromkeys(field, 1.0)
    games = {pair: count + 1.0 for pair, (_, count) in scores.items()}
    won = dict.fromkeys(field, 0.0)
    for (one, other), (count, total) in scores.items():
        won[one] += count + 0.5
        won[other] += total - count + 0.5
    for _ in range(2000):
        for name in field:
            against = sum(
                count / (strength[one] + strength[other])
                for (one, other), count in games.items()
                if name in (one, other)
            )
            strength[name] = won[name] / against if against else 1.0
        first = strength[field[0]]
        strength = {name: value / first for name, value in strength.items()}
    return {
        name: (400 * log(value, 10), _reach(name, field, strength, games))
        for name, value in strength.items()
    }


def _reach(
    name: str,
    field: Sequence[str],
    strength: Mapping[str, float],
    games: Mapping[tuple[str, str], float],
) -> float:
    """95 % of the rating of a player, if the others' are taken as known."""
    if name == field[0]:
        return 0.0
    information = 0.0
    for (one, other), count in games.items():
        if name in (one, other):
            share = strength[one] / (strength[one] + strength[other])
            information += count * share * (1 - share)
    return 1.96 * 400 / log(10) / sqrt(information) if information else float("inf")
