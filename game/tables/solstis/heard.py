"""What Solstis's sounds need to know of a match besides the style table."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.core import Event, Moved, Place, Token
from game.rules.solstis import State

PICK = "ui/focus"
"""What is heard when a place is touched that does not yet play a tile."""
TILES = 30
"""Land tiles of the pile at the start."""


def what(event: Event, tokens: Mapping[Place, Token]) -> str:
    """The spirit that arrives, or whether the Evil Spirit comes or goes on to the other seat."""
    if not isinstance(event, Moved):
        return ""
    source, target = event.pairs[0]
    if event.why == "evil":
        return "evil_passes" if source.area.startswith("evil") else "spirit_evil"
    token = tokens.get(target)
    return token.face if token is not None else ""


def ending(before: State, after: State) -> str:
    """A square was closed if the mover is asked on which one the spirit is to lie."""
    return "solstis/square" if after.phase == "square" != before.phase else ""


def tension(state: State) -> float:
    """How near the end is, 0..1; 1 from the empty pile on."""
    return 1 - len(state.pile) / TILES
