"""A saved match as text: who plays, when, what can be taken forth again, and the record itself.

The first lines are enough for a list; the checksum in the last line covers all of them.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any
from urllib.parse import unquote

from game.match import Match, RecordError, read_record, signed
from game.rules.core import Move, ranking
from game.seats import PERSON, Seat, Setup

VERSION = 1
LAST = "sum "
NUMBER = re.compile(r"-?[0-9]{1,9}")
IDENT = re.compile(r"[0-9a-z-]{8,40}")
HEAD, SHORT = 64, 40
"""Lines from which a summary is read, and characters of an option that it tells."""


class SaveError(ValueError):
    """A saved match that cannot be read: ``key`` of the sentence for the player, and its values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values


def refused(error: RecordError) -> SaveError:
    """What the player is told of a wrong record; which line it is and why is for the log."""
    logging.warning("A record cannot be played: %s", error)
    return SaveError(f"saves.wrong.record.{error.kind}")


@dataclass(frozen=True)
class Entry:
    """What a list shows of a saved match; ``wrong`` says why it cannot be played, if so."""

    ident: str
    started: datetime
    saved: datetime
    seconds: int = 0
    game: str = ""
    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    over: bool = False
    moves: int = 0
    wrong: SaveError | None = None

    @property
    def best(self) -> tuple[int, ...]:
        """The seats with the highest score."""
        return tuple(seat for seat, own in enumerate(self.scores) if own == max(self.scores))


@dataclass
class Save:
    """A match with everything that its record does not tell."""

    ident: str
    setup: Setup
    match: Match
    started: datetime
    saved: datetime
    seconds: int = 0


def places(match: Match) -> tuple[int, ...]:
    """The place of every seat, those that share one alike; 1 is the best."""
    ranks = ranking(match.rules.scores(match.state))
    found = {seat: place for place, tied in enumerate(ranks, start=1) for seat in tied}
    return tuple(found[seat] for seat in range(len(found)))


class Journal:
    """Builds the text of one match again and again; only what is new is turned into text."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self._header = tuple(save.match.header())
        self._lines: list[str] = []
        self._moves: list[Move] = []

    def lines(self) -> tuple[str, ...]:
        """The present text in lines, without checksums; cheap enough for every move."""
        save, match = self.save, self.save.match
        self._follow(match)
        scores = " ".join(str(score.total) for score in match.rules.scores(match.state))
        return (
            f"save {VERSION}",
            f"id {save.ident}",
            f"started {save.started.isoformat(timespec='seconds')}",
            f"saved {save.saved.isoformat(timespec='seconds')}",
            f"seconds {save.seconds}",
            f"moves {match.ply}",
            f"over {'yes' if match.state.over else 'no'}",
            f"scores {scores}",
            *(f"player {seat.player}" for seat in save.setup.seats),
            *([f"undone {'; '.join(map(str, match.undone))}"] if match.undone else []),
            *self._header,
            *self._lines,
        )

    def _follow(self, match: Match) -> None:
        """Bring the lines of the moves up to the present ply."""
        moves = match.moves
        # Taking back changes the end only, and two matches of one journal begin alike.
        keep = min(len(self._moves), len(moves))
        while keep and self._moves[keep - 1] is not moves[keep - 1]:
            keep -= 1
        del self._moves[keep:], self._lines[keep:]
        self._moves += moves[keep:]
        self._lines += map(str, moves[keep:])


def sealed(lines: Sequence[str]) -> bytes:
    """The file: head and record, each with its checksum."""
    first = next(number for number, line in enumerate(lines) if line.startswith("game "))
    text = "".join(f"{line}\n" for line in lines[:first]) + signed(lines[first:])
    return f"{text}{LAST}{sha256(text.encode('utf-8')).hexdigest()}\n".encode()


def read_entry(data: bytes, ident: str) -> Entry:
    """The summary of a file, or of its first lines; raises SaveError. No record is checked."""
    head = _head(_text(data, errors="ignore"))
    options = dict(part.partition("=")[::2] for part in head["options"][0].split(" "))
    scores = tuple(_number(word) for word in head["scores"][0].split())
    names = {}
    for line in head.get("name", []):
        seat, _, name = line.partition(" ")
        names[seat] = unquote(name, errors="replace")
    return Entry(
        ident=ident,
        started=_date(head["started"][0]),
        saved=_date(head["saved"][0]),
        seconds=_number(head["seconds"][0]),
        game=head["game"][0],
        players=tuple(head["player"]),
        names=tuple(names.get(str(seat), "") for seat in range(len(head["player"]))),
        options={
            name: int(value) if NUMBER.fullmatch(value) else value
            for name, value in options.items()
            if len(value) < SHORT
        },
        scores=scores,
        over=head["over"][0] == "yes",
        moves=_number(head["moves"][0]),
    )


def read_save(data: bytes, ident: str) -> Save:
    """The whole match; raises SaveError for a damaged, newer or foreign file."""
    text = _text(data)
    body, _, given = text.rpartition(LAST)
    if given.strip() != sha256(body.encode("utf-8")).hexdigest():
        raise SaveError("saves.wrong.damaged")
    head = _head(text)
    start = body.index("\ngame ") + 1
    try:
        match = read_record(body[start:])
    except RecordError as error:
        raise refused(error) from error
    players = head["player"]
    if len(players) != match.options["seats"] or not all(map(str.isidentifier, players)):
        raise SaveError("saves.wrong.damaged")
    undone = head["undone"][0].split("; ") if "undone" in head else []
    try:
        match.remember_undone([Move.parse(line) for line in undone])
    except ValueError as error:
        raise SaveError("saves.wrong.damaged") from error
    return Save(
        ident,
        setup_of(match, players),
        match,
        _date(head["started"][0]),
        _date(head["saved"][0]),
        _number(head["seconds"][0]),
    )


def setup_of(match: Match, players: Sequence[str] = ()) -> Setup:
    """Who sits where in a match; seats that nobody is told of are persons."""
    given = [*players, *[PERSON] * match.options["seats"]]
    names = [*match.names, *[""] * match.options["seats"]]
    seats = tuple(
        Seat(names[seat] or str(seat + 1), given[seat]) for seat in range(match.options["seats"])
    )
    return Setup(match.rules.NAME, dict(match.options), seats, match.seed)


def _text(data: bytes, errors: str = "strict") -> str:
    try:
        text = data.decode("utf-8", errors).replace("\r\n", "\n")
    except UnicodeError as error:
        raise SaveError("saves.wrong.damaged") from error
    word, _, version = text.partition("\n")[0].partition(" ")
    if word != "save" or NUMBER.fullmatch(version) is None:
        empty = not text.strip("\0 \n")
        raise SaveError("saves.wrong.damaged" if empty else "saves.wrong.foreign")
    if int(version) > VERSION:
        raise SaveError("saves.wrong.newer")
    return text


NEEDED = ("started", "saved", "seconds", "moves", "over", "scores", "player", "game", "options")


def _head(text: str) -> dict[str, list[str]]:
    """The values of the first lines by their first word; raises SaveError if one is missing."""
    found: dict[str, list[str]] = {}
    # Splitting only so far keeps a long list quick.
    for line in text.split("\n", HEAD)[:HEAD]:
        word, _, value = line.partition(" ")
        found.setdefault(word, []).append(value)
    if any(word not in found for word in NEEDED):
        raise SaveError("saves.wrong.damaged")
    return found


def _number(text: str) -> int:
    if NUMBER.fullmatch(text) is None:
        raise SaveError("saves.wrong.damaged")
    return int(text)


def _date(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).replace(tzinfo=None)
    except ValueError as error:
        raise SaveError("saves.wrong.damaged") from error
