"""One match: its states and moves, play and undo, and the record as text.

The only place where a state changes. A record is enough to play the match again, so it serves as
save, replay and bug report; reading one checks every move, so a damaged one is never half loaded.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, unquote

from game.rules.core import Event, Move, Options, Rules

MAX_BYTES = 1_000_000
"""Longest record that is read; a capped random game of four players has about 300,000 bytes."""


class RecordError(ValueError):
    """A record that cannot be read; its text is one sentence for the player.

    ``kind`` names that sentence among those that are translated.
    """

    def __init__(self, sentence: str, kind: str = "wrong") -> None:
        super().__init__(sentence)
        self.kind = kind


class Match:
    """A game from its first state to the present one.

    ``options`` are kept with the defaults filled in, so a record says them all. ``names`` are by
    seat and only go into the record. Raises ValueError for options that the game does not have.
    """

    def __init__(
        self, rules: Rules[Any], options: Options, seed: int, names: Sequence[str] = ()
    ) -> None:
        defaults = {name: values[0] for name, values in rules.OPTIONS.items()}
        self.rules = rules
        self.options: dict[str, Any] = {"seats": rules.SEATS[0], **defaults, **options}
        self.seed = seed
        self.names = tuple(names)
        self._states: list[Any] = [rules.new_game(self.options, seed)]
        self._moves: list[Move] = []
        self._undone: list[Move] = []
        self._legal: tuple[Move, ...] | None = None

    @property
    def state(self) -> Any:
        """The present state."""
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """All states, the first one before any move."""
        return tuple(self._states)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played, in order."""
        return tuple(self._moves)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the present state, worked out once."""
        if self._legal is None:
            self._legal = self.rules.legal_moves(self.state)
        return self._legal

    def play(self, move: Move) -> tuple[Event, ...]:
        """Play a move and tell what happened; raises ValueError if it is not legal now."""
        if move not in self.legal:
            if self.state.over:
                raise ValueError(f"'{move}' cannot be played: the game is over")
            raise ValueError(
                f"'{move}' cannot be played: player {self.state.seat + 1} has to decide"
                f" '{self.state.phase}' and this is not one of {len(self.legal)} legal moves"
            )
        self._undone.clear()
        return self._apply(move)

    def _apply(self, move: Move) -> tuple[Event, ...]:
        state, events = self.rules.apply(self.state, move)
        self._states.append(state)
        self._moves.append(move)
        self._legal = None
        return events

    def forced(self) -> Move | None:
        """The only legal move if there is exactly one: nobody needs to be asked."""
        return self.legal[0] if len(self.legal) == 1 else None

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back."""
        return bool(self._moves)

    def undo(self) -> Move:
        """Take the last move back and return it; raises ValueError before the first move."""
        if not self._moves:
            raise ValueError("there is no move to take back")
        self._states.pop()
        self._legal = None
        self._undone.append(self._moves.pop())
        return self._undone[-1]

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves that can be played again, the next one last; a new move forgets them."""
        return tuple(self._undone)

    def redo(self) -> tuple[Event, ...]:
        """Play again what was taken back last; raises ValueError if there is nothing."""
        if not self._undone:
            raise ValueError("there is no move to play again")
        return self._apply(self._undone.pop())

    def remember_undone(self, moves: Sequence[Move]) -> None:
        """Let these moves be played again, the next one last, as in a match that was saved.

        Raises ValueError if they are not legal from here on.
        """
        ply = self.ply
        try:
            for move in reversed(moves):
                self.play(move)
        finally:
            while self.ply > ply:
                self.undo()
            self._undone = self._undone[: len(moves)]

    def record(self) -> str:
        """The match as text: header lines, one move per line, the checksum of all before it."""
        return signed([*self.header(), *map(str, self._moves)])

    def header(self) -> list[str]:
        """The lines of the record before the moves; they stay the same for the whole match."""
        options = " ".join(f"{name}={_value_text(value)}" for name, value in self.options.items())
        return [
            f"game {self.rules.NAME}",
            f"rules {self.rules.VERSION}",
            f"options {options}",
            f"seed {self.seed}",
            *(f"name {seat} {_escape(name)}" for seat, name in enumerate(self.names) if name),
        ]


def signed(lines: Sequence[str]) -> str:
    """The lines and, as the last one, the checksum of all of them."""
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}checksum {_checksum(body)}\n"


def read_record(text: str | bytes) -> Match:
    """The match that a record tells, finished or not; raises RecordError for a bad record."""
    from game.rules.games import GAMES  # not before a match is read: the title needs no rules

    lines = _checked_lines(text)
    game = _header(lines, 0, "game")
    rules: Rules[Any] | None = GAMES.get(game)
    if rules is None:
        raise RecordError(
            f"This record is of a game '{game[:40]}' that is not known here.", "unknown"
        )
    version = _number(_header(lines, 1, "rules"), 2)
    if version > rules.VERSION:
        raise RecordError(
            f"This record was made by a newer version of the game (rules {version}, this one has"
            f" {rules.VERSION}).",
            "newer",
        )
    options = _options(_header(lines, 2, "options"))
    seed = _number(_header(lines, 3, "seed"), 4)
    names, first = _names(lines)
    try:
        match = Match(rules, options, seed, names)
    except ValueError as error:
        raise RecordError(f"The options of this record do not work: {_short(error)}.") from error
    if len(names) > match.options["seats"]:
        raise RecordError("This record names a player who has no seat.")
    for number, line in enumerate(lines[first:], first + 1):
        if not line.strip():
            raise RecordError(f"Line {number} of this record is empty.")
        try:
            match.play(Move.parse(line))
        except ValueError as error:
            raise RecordError(f"Line {number} of this record is wrong: {_short(error)}.") from error
    return match


def _short(error: ValueError) -> str:
    """What is wrong, without a final point and without the whole of a long wrong line."""
    text = str(error).rstrip(".")
    return text if len(text) <= 300 else f"{text[:300]} ..."


def _checked_lines(text: str | bytes) -> list[str]:
    """The lines before the checksum, once size, characters and checksum are right."""
    if len(text) > MAX_BYTES:
        raise RecordError(f"This record is too large: more than {MAX_BYTES} bytes.", "large")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        # Editors and mail programs change line ends; that alone is no damage.
        text = text.replace("\r\n", "\n").rstrip("\n") + "\n"
        body, found, last = text.rpartition("checksum ")
        if not found or (body and not body.endswith("\n")) or last.count("\n") != 1:
            raise RecordError("This record has no checksum at its end: it was cut off.", "cut")
        if last.strip() != _checksum(body):
            raise RecordError("This record is damaged: its checksum does not fit.", "damaged")
    except UnicodeError as error:
        raise RecordError("This record is not text.", "text") from error
    return body.split("\n")[:-1]


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8")).hexdigest()


def _header(lines: Sequence[str], index: int, word: str) -> str:
    """What follows the word on that line."""
    line = lines[index] if index < len(lines) else ""
    if not line.startswith(f"{word} "):
        raise RecordError(f"Line {index + 1} of this record does not tell the {word}.")
    return line[len(word) + 1 :]


def _number(text: str, line: int) -> int:
    if _INTEGER.fullmatch(text) is None:
        raise RecordError(f"Line {line} of this record has '{text[:40]}' instead of a number.")
    return int(text)


_INTEGER = re.compile(r"-?[0-9]{1,40}")


def _options(text: str) -> dict[str, int | str]:
    options: dict[str, int | str] = {}
    for part in text.split(" "):
        name, equal, value = part.partition("=")
        if not equal or not name.isidentifier() or name in options:
            raise RecordError(f"Line 3 of this record has '{part[:40]}' instead of name=value.")
        options[name] = int(value) if _INTEGER.fullmatch(value) else _unescape(value, 3)
    return options


def _names(lines: Sequence[str]) -> tuple[list[str], int]:
    """The names by seat, "" where none is told, and the index of the first line after them."""
    told: dict[int, str] = {}
    index = 4
    while index < len(lines) and lines[index].startswith("name "):
        seat, _, name = lines[index][5:].partition(" ")
        if re.fullmatch(r"[0-9]", seat) is None or int(seat) in told:
            raise RecordError(f"Line {index + 1} of this record does not tell a seat and a name.")
        told[int(seat)] = _unescape(name, index + 1)
        index += 1
    return [told.get(seat, "") for seat in range(max(told, default=-1) + 1)], index


def _value_text(value: object) -> str:
    """An option as one word; text that looks like a number is escaped, so it stays text."""
    if not isinstance(value, str):
        return str(value)
    word = _escape(value, " =")
    return f"%{ord(word[0]):02X}{word[1:]}" if _INTEGER.fullmatch(word) else word


def _escape(text: str, also: str = "") -> str:
    """The text on one line: line ends and the characters in ``also`` as %XX."""
    return "".join(
        letter
        if letter.isprintable() and letter not in f"%{also}"
        else quote(letter, safe="", errors="replace")
        for letter in text
    )


def _unescape(text: str, line: int) -> str:
    try:
        return unquote(text, errors="strict")
    except UnicodeError as error:
        raise RecordError(f"Line {line} of this record is not text.", "text") from error
