"""Beside a lesson: the match that leaves nothing behind, and the first real one after it."""

from __future__ import annotations

from datetime import datetime

from game.lessons import NEIGHBOR
from game.library import Library, Running
from game.match import Match
from game.saves import Save
from game.scenes.draft import Draft
from game.scenes.dusk_form import DuskDraft
from game.seats import Setup
from game.shell import Shell

COMPUTER = "drizzle"
"""The first opponent; in a lesson it only sits there, and is never asked."""


def first_game(shell: Shell, game: str) -> Setup:
    """A match for somebody who has just learned it: against the easiest opponent."""
    levels, names = shell.levels(game), shell.settings.names
    draft: Draft | DuskDraft = Draft() if game == "umbrella" else DuskDraft()
    draft.players[NEIGHBOR] = COMPUTER
    draft.settle(levels)
    return draft.setup(game, names)


class Unkept(Running):
    """A match that leaves nothing behind: no file, no picture, no result."""

    def __init__(self, library: Library, setup: Setup, match: Match) -> None:
        now = datetime.now()
        super().__init__(library, Save("lesson", setup, match, now, now))
        self.told = True

    def ready(self) -> None:
        """Nothing has to be on the disk."""

    def save(self) -> None:
        """Nothing is kept."""

    def keep_picture(self, png: bytes) -> None:
        """Nothing is kept."""
