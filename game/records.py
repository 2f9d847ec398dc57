"""What finished matches add up to: statistics by name, and the best solo games.

A result is kept apart from the saved match, so that it stays when the match is deleted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any

from game.rules.core import ranking
from game.saves import Save
from game.seats import PERSON

VERSION = 1
MOST = 20_000
"""Results that are read; the oldest are left out beyond that."""
HALL = 10
"""Places in the hall of fame of one level."""


@dataclass(frozen=True)
class Result:
    """How one match ended: by seat the name, who played, the points and the place."""

    ident: str
    date: str
    game: str
    level: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def solo(self) -> bool:
        """Whether one person played alone."""
        return self.players == (PERSON,)


def result_of(save: Save) -> Result:
    """The result of a finished match."""
    match, seats = save.match, save.setup.seats
    scores = match.rules.scores(match.state)
    places = {seat: place for place, tied in enumerate(ranking(scores), start=1) for seat in tied}
    level = match.options.get("level", 0)
    return Result(
        save.ident,
        save.saved.isoformat(timespec="seconds"),
        save.setup.game,
        level if isinstance(level, int) else 0,
        tuple(seat.name for seat in seats),
        tuple(seat.player for seat in seats),
        tuple(score.total for score in scores),
        tuple(places[seat] for seat in range(len(scores))),
    )


class RecordsError(ValueError):
    """A file of results of which nothing can be used."""


def read_results(data: bytes) -> tuple[list[Result], int, bool]:
    """The results of a file, how many of its entries were wrong, and whether it is newer.

    Raises RecordsError if it is no such file.
    """
    try:
        table = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise RecordsError(str(error)) from error
    if not isinstance(table, dict) or not isinstance(table.get("results"), list):
        raise RecordsError("it holds no results")
    version = table.get("version")
    found: dict[str, Result] = {}
    wrong = 0
    for item in table["results"][-MOST:]:
        result = _result(item)
        if result is None:
            wrong += 1
        else:
            found[result.ident] = result
    return list(found.values()), wrong, isinstance(version, int) and version > VERSION


def _result(item: Any) -> Result | None:
    """One entry, None if anything of it is wrong."""
    if not isinstance(item, dict) or item.pop("sum", "") != _sum(item):
        return None
    if set(item) != set(Result.__dataclass_fields__):
        return None
    texts = [item["ident"], item["date"], item["game"]]
    lists = [item["names"], item["players"], item["totals"], item["places"]]
    if not all(isinstance(each, list) and 1 <= len(each) <= 8 for each in lists):
        return None
    texts += [*item["names"], *item["players"]]
    numbers = [item["level"], *item["totals"], *item["places"]]
    if not all(isinstance(text, str) and len(text) <= 60 for text in texts):
        return None
    if not all(isinstance(number, int) and abs(number) < 10**6 for number in numbers):
        return None
    if len({len(each) for each in lists}) != 1:
        return None
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in item.items()
    }
    return Result(**values)


def _sum(table: dict[str, Any]) -> str:
    """The checksum of one entry, so that a damaged one costs only itself."""
    text = json.dumps(table, sort_keys=True)
    return sha256(text.encode("utf-8")).hexdigest()[:12]


def results_text(results: Iterable[Result]) -> bytes:
    """The file of these results, one entry a line."""
    tables = [asdict(result) for result in results]
    rows = ",\n".join(
        json.dumps({**table, "sum": _sum(table)}, ensure_ascii=False) for table in tables
    )
    text = f'{{"version": {VERSION}, "results": [\n{rows}\n]}}\n'
    return text.encode("utf-8", errors="replace")


@dataclass
class Tally:
    """Games and wins; a shared first place is a win for all who share it."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won


@dataclass
class Statistics:
    """What one person has done in one game; solo games are counted apart, they have no winner."""

    name: str
    all: Tally = field(default_factory=Tally)
    against: dict[str, Tally] = field(default_factory=dict)
    """By opponent: "person", or the name of a computer player."""
    solo: dict[int, int] = field(default_factory=dict)
    """The best points by level of solo games."""
    alone: int = 0


def statistics(results: Sequence[Result], game: str) -> list[Statistics]:
    """By person, those who played most first."""
    found: dict[str, Statistics] = {}
    for result in results:
        if result.game != game:
            continue
        for seat, (name, player) in enumerate(zip(result.names, result.players, strict=True)):
            if player == PERSON:
                own = found.setdefault(name.casefold(), Statistics(name))
                own.name = name
                _count(own, result, seat)
    return sorted(found.values(), key=lambda own: (-own.all.games - own.alone, own.name))


def _count(own: Statistics, result: Result, seat: int) -> None:
    if result.solo:
        own.alone += 1
        best = own.solo.get(result.level)
        points = result.totals[seat]
        own.solo[result.level] = points if best is None else max(best, points)
        return
    won = result.places[seat] == 1
    own.all.add(won)
    for player in {p for other, p in enumerate(result.players) if other != seat}:
        own.against.setdefault(player, Tally()).add(won)


def hall_of_fame(results: Sequence[Result], game: str, level: int) -> list[Result]:
    """The best solo games of a level; of two alike the earlier one stands first."""
    solos = [each for each in results if each.game == game and each.level == level and each.solo]
    return sorted(solos, key=lambda each: (-each.totals[0], each.date))[:HALL]
