"""Play games between computer players without a window and count what happens.

python -m game.tools.simulate umbrella --seats 3 --level 4 --players greedy,random,greedy
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import log10, sqrt
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from game.ai.players import CHEATS, PLAYERS, decide, drive, stillness
from game.match import Match
from game.rules.core import Move, Rules, Told
from game.rules.games import GAMES
from game.tools.tally import Result, is_turn, tally

CAPS = {"random": 2000}
CAP = 400
"""Turns of one player after which a game is given up: nothing in the rules forces an end."""


@dataclass(frozen=True)
class Plan:
    """What to play; game number k has the seed ``seed + k``.

    With ``swap`` each seed is played once for every way to seat the players in this order, and
    results are told by player, not by seat, so that luck and the first turn favor nobody.
    """

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int
    records: Path | None = None
    swap: bool = False

    @property
    def rounds(self) -> int:
        """How many games are played with the same seed."""
        return len(self.players) if self.swap else 1


def play_one(plan: Plan, number: int) -> Result:
    """Play that game of the plan to its end or its cap, and write its record if asked."""
    rules, count = GAMES[plan.game], len(plan.players)
    number, shift = divmod(number, count) if plan.swap else (number, 0)
    players = plan.players[-shift:] + plan.players[:-shift] if shift else plan.players
    match = Match(rules, plan.options, plan.seed + number, players)
    rngs = [Random(f"{match.seed} {seat}") for seat in range(count)]
    turns = [0] * count
    seconds: list[list[float]] = [[] for _ in players]
    told: list[tuple[int, Told]] = []
    while match.legal and all(
        count < CAPS.get(name, CAP) for count, name in zip(turns, players, strict=True)
    ):
        state, seat = match.state, match.state.seat
        move = match.forced()
        if move is None:
            start = time.process_time()
            move = _decide(players[seat], rules, state, rngs[seat], stillness(match.moves))
            seconds[seat].append(time.process_time() - start)
        turns[seat] += is_turn(plan.game, move.kind)
        events = match.play(move)
        told += [(match.ply, event) for event in events if isinstance(event, Told)]
    if plan.records is not None:
        name = f"{plan.game}-{count}-{match.seed}{f'-{shift}' if plan.swap else ''}.txt"
        (plan.records / name).write_text(match.record(), encoding="utf-8", newline="\n")
    return _by_player(replace(tally(match, turns, told), seconds=_tuples(seconds)), shift)


def _decide(name: str, rules: Rules[Any], state: Any, rng: Random, calm: int) -> Move:
    """The move of that player; only a cheat sees the state as it is."""
    if name in CHEATS:
        return drive(CHEATS[name](rules, state, rng, calm))
    return decide(PLAYERS[name], rules, state, state.seat, rng, calm)


def _tuples(lists: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(times) for times in lists)


def _by_player(result: Result, shift: int) -> Result:
    """What is told by seat in the order of the players, who sit so many seats further on."""
    count = len(result.turns)
    return replace(
        result,
        winners=tuple(sorted((seat - shift) % count for seat in result.winners)),
        turns=result.turns[shift:] + result.turns[:shift],
        lines=result.lines[shift:] + result.lines[:shift],
        seconds=result.seconds[shift:] + result.seconds[:shift],
    )


def play_all(plan: Plan, jobs: int) -> Iterator[Result]:
    """The results in the order of the games, played by so many processes."""
    one = partial(play_one, plan)
    if jobs == 1:
        yield from map(one, range(plan.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(plan.games), chunksize=max(1, plan.games // (jobs * 8)))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share after Wilson; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def summary(plan: Plan, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """All that is reported, as plain data. A shared victory is an equal share of a win for each."""
    finished = [result for result in results if result.finished]
    plies = sum(result.plies for result in results)
    return {
        "game": plan.game,
        "options": plan.options,
        "games": len(results),
        "seeds": [plan.seed, plan.seed + (plan.games - 1) // plan.rounds],
        "swapped": plan.swap,
        "unfinished": len(results) - len(finished),
        "players": [_player(plan, seat, results, finished) for seat in range(len(plan.players))],
        "shares": _shares(results),
        "means": {
            name: _mean(result.facts.counts[name] for result in results)
            for name in results[0].facts.counts
        },
        "decisions": [times_of(results, seat) for seat in range(len(plan.players))],
        "plies": plies,
        "plies_per_second": round(plies / max(seconds, 1e-9)),
    }


def _player(
    plan: Plan, seat: int, results: Sequence[Result], finished: Sequence[Result]
) -> dict[str, Any]:
    wins = sum(1 / len(result.winners) for result in finished if seat in result.winners)
    low, high = wilson(wins, len(finished))
    # A line may be missing where it is zero, so the names are those of all games together.
    names = dict.fromkeys(name for result in results for line in result.lines for name in line)
    return {
        "seat": seat,
        "player": plan.players[seat],
        "wins": round(wins, 2),
        "share": round(wins / max(1, len(finished)), 4),
        "interval": [round(low, 4), round(high, 4)],
        "turns": _mean(result.turns[seat] for result in results),
        "lines": {
            name: _mean(result.lines[seat].get(name, 0) for result in results) for name in names
        },
    }


def times_of(results: Sequence[Result], seat: int) -> dict[str, Any]:
    """Milliseconds of processor time for a decision of that player; forced ones do not count."""
    times = sorted(1000 * each for result in results for each in result.seconds[seat])
    if not times:
        return {"count": 0, "median": 0.0, "p99": 0.0}
    return {
        "count": len(times),
        "median": round(times[len(times) // 2], 2),
        "p99": round(times[len(times) * 99 // 100], 2),
    }


def elo(share: float) -> float:
    """The difference in Elo points that such a share of the wins means."""
    bounded = min(0.999, max(0.001, share))
    return 400 * log10(bounded / (1 - bounded))


def write_raw(path: Path, series: Sequence[tuple[Plan, Sequence[Result]]]) -> None:
    """Every game as one line: seed, totals by player, winners by player; and the times."""
    data = [
        {
            "game": plan.game,
            "options": plan.options,
            "players": plan.players,
            "swapped": plan.swap,
            "decisions": [times_of(results, seat) for seat in range(len(plan.players))],
            "games": [
                [each.seed, [line["total"] for line in each.lines], list(each.winners)]
                for each in results
            ],
        }
        for plan, results in series
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def _mean(numbers: Iterable[float]) -> float:
    values = list(numbers)
    return round(sum(values) / len(values), 3)


def _shares(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """For every kind of fact the share of games with each value, the most frequent first."""
    kinds: dict[str, Counter[str]] = {}
    for result in results:
        for kind, value in result.facts.kinds.items():
            kinds.setdefault(kind, Counter())[value] += 1
    return {
        kind: {value: round(count / counts.total(), 4) for value, count in counts.most_common()}
        for kind, counts in kinds.items()
    }


def report(data: dict[str, Any]) -> str:
    """The summary as text for people."""
    options = " ".join(f"{name}={value}" for name, value in data["options"].items())
    names = list(data["players"][0]["lines"])
    rows = [["seat", "player", "wins", "95 %", *names, "turns"]]
    for player in data["players"]:
        low, high = (100 * bound for bound in player["interval"])
        rows.append(
            [
                str(player["seat"]),
                player["player"],
                f"{100 * player['share']:.1f} %",
                f"{low:.1f}-{high:.1f} %",
                *(f"{player['lines'][name]:.2f}" for name in names),
                f"{player['turns']:.1f}",
            ]
        )
    text = [
        f"{data['game']} {options}: {data['games']} games, seeds {data['seeds'][0]}"
        f" to {data['seeds'][1]}, {data['unfinished']} unfinished",
        *columns(rows),
    ]
    for kind, shares in data["shares"].items():
        parts = [f"{value} {100 * share:.1f} %" for value, share in shares.items()]
        text.append(f"{kind}: {', '.join(parts)}")
    text += [f"{name}: {mean:.3f} a game" for name, mean in data["means"].items()]
    text.append(
        "ms for a decision, median and p99: "
        + ", ".join(f"{each['median']} {each['p99']}" for each in data["decisions"])
    )
    if len(data["players"]) == 2:
        first = data["players"][0]
        low, high = (elo(bound) for bound in first["interval"])
        text.append(
            f"Elo of the first over the second: {elo(first['share']):+.0f}"
            f" ({low:+.0f} to {high:+.0f})"
        )
    text.append(f"{data['plies']} plies, {data['plies_per_second']} per second")
    return "\n".join(text)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


class _Arguments(argparse.ArgumentParser):
    """Arguments whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[:1].upper()}{message[1:]}.\n")


def _parser() -> _Arguments:
    parser = _Arguments(
        prog="python -m game.tools.simulate",
        description="Play games between computer players without a window and count what happens.",
    )
    parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, help="how many players (as many as --players names)")
    parser.add_argument("--level", help="the same as --option level=N")
    parser.add_argument(
        "--players",
        default="greedy",
        help=f"one for each seat or one for all, of {', '.join(PLAYERS)} (greedy)",
    )
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game")
    parser.add_argument(
        "--swap", action="store_true", help="play every seed once for each seating; see --games"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="play all pairs of --players (all levels and greedy) and print the table",
    )
    parser.add_argument("--raw", type=Path, metavar="FILE", help="write the result of every game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play (1)")
    return parser


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The plan that the arguments ask for; raises ValueError with one sentence."""
    rules = GAMES.get(arguments.game)
    if rules is None:
        raise ValueError(f"there is no game '{arguments.game}'; choose one of {', '.join(GAMES)}")
    players = tuple(arguments.players.split(","))
    for name in players:
        if name not in PLAYERS and (name not in CHEATS or arguments.game != "solstis"):
            raise ValueError(f"there is no player '{name}'; choose among {', '.join(PLAYERS)}")
    seats = arguments.seats
    if seats is None:
        seats = len(players) if len(players) > 1 else min(2, rules.SEATS[-1])
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        raise ValueError(f"{seats} seats cannot be taken by {len(players)} players")
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise ValueError(f"--{name} has to be at least 1")
    options = {"seats": seats} | _options(rules, arguments.option, arguments.level)
    full = Match(rules, options, arguments.seed).options
    return Plan(
        arguments.game,
        full,
        players,
        arguments.games,
        arguments.seed,
        arguments.records,
        arguments.swap,
    )


def _options(rules: Rules[Any], given: Sequence[str], level: str | None) -> dict[str, Any]:
    """The options in the types that the game gives them; others are left for the game to judge."""
    options: dict[str, Any] = {}
    for text in [*given, *([f"level={level}"] if level else [])]:
        name, equal, value = text.partition("=")
        if not equal:
            raise ValueError(f"--option has to be written NAME=VALUE, not '{text}'")
        typed = {str(known): known for known in rules.OPTIONS.get(name, ())}
        number = int(value) if value.isascii() and value.isdecimal() else value
        options[name] = typed.get(value, number)
    return options


def main(argv: Sequence[str] | None = None) -> int:
    """Simulate as the arguments say; raises SystemExit(2) after one sentence if they are wrong."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.ladder:
        from game.tools import ladder

        return ladder.climb(parser, arguments)
    try:
        plan = plan_of(arguments)
        if plan.records is not None:
            plan.records.mkdir(parents=True, exist_ok=True)
    except (ValueError, OSError) as error:
        parser.error(str(error).rstrip("."))
    start = time.perf_counter()
    results = list(play_all(plan, arguments.jobs))
    data = summary(plan, results, time.perf_counter() - start)
    if arguments.raw is not None:
        write_raw(arguments.raw, [(plan, results)])
    print(json.dumps(data, indent=2) if arguments.json else report(data))
    return 0


if __name__ == "__main__":
    sys.exit(main())
