"""What Umbrella's sounds need to know of a match besides the style table."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.core import Event, Place, Token, Told
from game.rules.umbrella import COLORS, State
from game.rules.umbrella.boards import SPACES
from game.rules.umbrella.state import POOL

PICK = "umbrella/pick"
"""What is heard when a token is taken up."""


def what(event: Event, tokens: Mapping[Place, Token]) -> str:
    """The color of a claim."""
    return COLORS[event.amount] if isinstance(event, Told) and event.why == "claimed" else ""


def ending(before: State, after: State) -> str:
    """What is heard once the show of a move is over, beside its events."""
    return ""


def tension(state: State) -> float:
    """How near the end is, 0..1; 1 while the last turns are played.

    Together the tokens of the pool run out; alone nine of the ten spaces are as far as it goes
    before the end (rules, 4 and 8).
    """
    if state.trigger >= 0 or state.over:
        return 1.0
    filled = max(mask.bit_count() for mask in state.drops)
    if state.setup.seats == 1:
        return 1.0 if filled == SPACES - 1 else filled / SPACES
    left = state.pool / POOL[state.setup.seats]
    return min(0.95, max(1 - left, filled / SPACES))
