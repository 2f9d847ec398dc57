"""The table of how strong opponents were measured to be, from the raw results of ``simulate``.

python -m game.tools.standings tests/ladder/*.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from game.tools.simulate import elo, wilson

AIMS = {
    ("umbrella", 2, "shower", "drizzle"): "≥ 70 %",
    ("umbrella", 2, "downpour", "shower"): "≥ 70 %",
    ("umbrella", 2, "storm", "downpour"): "≥ 70 %",
    ("umbrella", 2, "storm", "greedy"): "≥ 90 %",
    ("umbrella", 3, "storm", "greedy"): "≥ 60 %",
    ("umbrella", 4, "storm", "greedy"): "≥ 50 %",
    ("solstis", 2, "shower", "drizzle"): "≥ 60 %",
    ("solstis", 2, "downpour", "shower"): "≥ 60 %",
    ("solstis", 2, "storm", "downpour"): "≥ 60 %",
    ("solstis", 2, "storm", "greedy"): "≥ 75 %",
    ("solstis", 2, "open", "storm"): "≤ 56 %",
}
"""What was asked for, by game, seats, the one measured and the others."""

SOLO_AIMS = {1: "median ≥ 28", 4: "median ≥ 34"}
"""The same for Umbrella alone, by level."""

HEAD = ("game", "who", "games", "asked for", "wins, 95 %", "Elo, 95 %", "seeds")


class Pair(NamedTuple):
    """Who was measured against whom; the level counts for solo games only."""

    game: str
    seats: int
    level: int
    players: tuple[str, ...]


Series = Mapping[str, Any]
Game = tuple[int, Sequence[int], Sequence[int]]
"""Seed, totals by player, winners by player; none if it was not finished."""


def grouped(series: Iterable[Series]) -> dict[Pair, list[Series]]:
    """The series of each pair, in the order of the table."""
    found: dict[Pair, list[Series]] = {}
    for one in series:
        options, players = one["options"], tuple(one["players"])
        level = options["level"] if len(players) == 1 else 0
        found.setdefault(Pair(one["game"], options["seats"], level, players), []).append(one)
    return dict(sorted(found.items()))


def row(pair: Pair, series: Sequence[Series]) -> list[str]:
    """One line of the table; a shared victory is an equal share of a win for each."""
    games: list[Game] = [game for one in series for game in one["games"]]
    name = pair.game if pair.game == "solstis" else f"umbrella, {pair.seats} seats"
    if len(pair.players) == 1:
        name = f"umbrella, solo level {pair.level}"
        totals = sorted(totals[0] for _, totals, _ in games)
        wins = f"median {median(totals):g} (from {totals[0]} to {totals[-1]})"
        aim = SOLO_AIMS.get(pair.level, "-")
        return [name, pair.players[0], str(len(games)), aim, wins, "-", seeds(games)]
    finished = [winners for _, _, winners in games if winners]
    won = sum(1 / len(winners) for winners in finished if 0 in winners)
    low, high = wilson(won, len(finished))
    share = won / max(1, len(finished))
    wins = f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    rating = f"{elo(share):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})" if pair.seats == 2 else "-"
    others = pair.players[1] if pair.seats == 2 else f"{pair.seats - 1} {pair.players[1]}"
    aim = AIMS.get((pair.game, pair.seats, pair.players[0], pair.players[1]), "-")
    count = str(len(games)) + ("" if pair.game == "solstis" else levels(series))
    if len(finished) < len(games):
        count += f", {len(games) - len(finished)} without an end"
    return [name, f"{pair.players[0]} against {others}", count, aim, wins, rating, seeds(games)]


def levels(series: Sequence[Series]) -> str:
    """How many games were played on each level of the scoreboard."""
    counts: dict[int, int] = {}
    for one in series:
        level = one["options"]["level"]
        counts[level] = counts.get(level, 0) + len(one["games"])
    if len(counts) == 4 and len(set(counts.values())) == 1:
        return f", {counts[1]} on each level"
    return " on level " + ", ".join(f"{level} ({counts[level]})" for level in sorted(counts))


def seeds(games: Sequence[Game]) -> str:
    """The seeds as ranges."""
    numbers = sorted({seed for seed, _, _ in games})
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return ", ".join(f"{first}-{last}" for first, last in zip(starts, ends, strict=True))


def times(series: Iterable[Series]) -> list[str]:
    """For each game and player: median of its series' medians, and its worst 99th percentile."""
    medians: dict[tuple[str, str], list[float]] = {}
    worst: dict[tuple[str, str], float] = {}
    for one in series:
        for player, found in zip(one["players"], one["decisions"], strict=True):
            key = one["game"], player
            medians.setdefault(key, []).append(found["median"])
            worst[key] = max(worst.get(key, 0.0), found["p99"])
    return [
        f"{game} {player}: {median(medians[game, player]):.1f} and {worst[game, player]:.0f}"
        for game, player in sorted(medians)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table of these files in Markdown, then the times."""
    paths = [Path(name) for name in (sys.argv[1:] if argv is None else argv)]
    series = [one for path in paths for one in json.loads(path.read_text(encoding="utf-8"))]
    rows = [list(HEAD), ["---"] * len(HEAD)]
    rows += [row(pair, found) for pair, found in grouped(series).items()]
    for cells in rows:
        print(f"| {' | '.join(cells)} |")
    print(f"\n{sum(len(one['games']) for one in series)} games. Milliseconds for a decision,")
    print("median and the worst 99th percentile of a series:", "; ".join(times(series)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
