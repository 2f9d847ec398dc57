"""Hints at a table: the best move is aimed at as if the person did, and one sentence says why."""

from __future__ import annotations

from typing import Any, Protocol

from game.ai.advice import Advice
from game.ai.worker import WORKER
from game.match import Match
from game.opponent import Thought
from game.picker import Picker
from game.rules.core import Move
from game.seats import Setup
from game.shell import Shell
from game.view.timeline import Timeline


class Table(Protocol):
    """What a hint needs of a table."""

    shell: Shell
    setup: Setup
    match: Match
    picker: Picker
    timeline: Timeline

    @property
    def mine(self) -> bool: ...
    def aim_along(self, move: Move) -> None: ...


class Adviser:
    """Thinks about one decision of a person when asked, while the person may go on."""

    def __init__(self) -> None:
        self._thought: Thought | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint was asked for and is not there yet."""
        return self._thought is not None

    def ask(self, table: Table) -> None:
        """Begin to think; asking again meanwhile changes nothing."""
        if table.mine and self._thought is None:
            match = table.match
            seed = table.setup.seed * 65_537 + match.ply
            self._thought = Thought("hint", match.rules, match.state, seed, WORKER, match.moves)

    def cancel(self) -> None:
        """The decision is another one, or the table is left."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    def tick(self, table: Table) -> None:
        """Think on, and show what was found."""
        if self._thought is None:
            return
        self._thought.advance()
        if self._thought.done and not table.timeline.running:
            advice: Advice = self._thought.answer
            self._thought = None
            table.picker = Picker(table.match.legal)
            table.aim_along(advice.move)
            notices = table.shell.home.notices
            if notices.shown is not None and notices.shown.key.startswith("hint.why."):
                notices.dismiss()
            table.shell.sound.play("ui/hint")
            notices.tell(advice.why, **_words(table, advice.values))


def _words(table: Table, values: dict[str, str | int]) -> dict[str, Any]:
    """The values of a sentence as people know them."""
    say, found = table.shell.text, dict[str, Any](values)
    for kind in ("color", "spirit"):
        if kind in found:
            found[kind] = say(f"{kind}.{found[kind]}")
    if "seat" in found:
        found["name"] = table.setup.seats[found.pop("seat")].name
    return found
