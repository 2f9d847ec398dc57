"""Umbrella: slide umbrellas over a stage until they show a figure (see the Rules protocol).

Options beside ``seats``: ``level`` of the scoreboard, ``pass_face`` (who decides which side of a
claimed tile is passed on), and the free texts ``board`` and ``layouts`` (see boards.py), which
make a match on an edited level self-contained, and ``head_start`` (see core.read_head_start).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core import HEAD_START, Options, read_options
from game.rules.umbrella.boards import (
    ARROWS,
    BOARDS,
    LAYOUTS,
    Group,
    Power,
    Scoreboard,
    Space,
    board_text,
    layouts_text,
    parse_board,
    parse_layouts,
)
from game.rules.umbrella.faces import CELLS, COLORS, LETTERS, PICTURES
from game.rules.umbrella.hints import Figure, Preview, live_figures, preview
from game.rules.umbrella.places import SEATS
from game.rules.umbrella.play import apply, legal_moves
from game.rules.umbrella.score import BANDS, band, scores
from game.rules.umbrella.sight import resample, sees, tokens
from game.rules.umbrella.state import Setup, State, open_game

NAME: str = "umbrella"
VERSION: int = 1
OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "level": (1, 2, 3, 4),
    "pass_face": ("by_players", "flip", "choose"),
}
FREE = ("board", "layouts", HEAD_START)
"""Options whose values are texts."""


def new_game(options: Options, seed: int) -> State:
    """Set up a match; raises ValueError for options the game does not have."""
    import game.rules.umbrella as rules  # a module cannot name itself otherwise

    return open_game(read_options(rules, options, FREE), seed)


__all__ = [
    "ARROWS",
    "BANDS",
    "BOARDS",
    "CELLS",
    "COLORS",
    "FREE",
    "LAYOUTS",
    "LETTERS",
    "NAME",
    "OPTIONS",
    "PICTURES",
    "SEATS",
    "VERSION",
    "Figure",
    "Group",
    "Power",
    "Preview",
    "Scoreboard",
    "Setup",
    "Space",
    "State",
    "apply",
    "band",
    "board_text",
    "layouts_text",
    "legal_moves",
    "live_figures",
    "new_game",
    "parse_board",
    "parse_layouts",
    "preview",
    "resample",
    "scores",
    "sees",
    "tokens",
]
