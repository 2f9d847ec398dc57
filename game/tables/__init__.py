"""What each game shows of itself; the one place that knows which game has which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.levels import Levels
from game.rules.umbrella import BOARDS, LAYOUTS, parse_board, parse_layouts
from game.seats import Setup
from game.tables.base import GameTable
from game.tables.solstis import SolstisTable
from game.tables.umbrella import UmbrellaTable
from game.text import Texts

TABLES: dict[str, Callable[[Setup, Levels, Texts], GameTable]] = {
    "umbrella": UmbrellaTable,
    "solstis": SolstisTable,
}


def make_table(setup: Setup, levels: Levels, text: Texts) -> GameTable:
    """The table of the set-up's game; raises KeyError if its level files are not there."""
    return TABLES[setup.game](setup, levels, text)


def with_levels(setup: Setup, levels: Levels) -> dict[str, Any]:
    """The options with the texts of edited level files, so that a record says them too."""
    options = dict(setup.options)
    if setup.game != "umbrella":
        return options
    level = options["level"]
    plan = levels.boards[level]
    if plan.board != parse_board(BOARDS[level]):
        options["board"] = plan.text
    if levels.starts and parse_layouts(levels.starts.text) != parse_layouts(LAYOUTS):
        options["layouts"] = levels.starts.text
    return options
