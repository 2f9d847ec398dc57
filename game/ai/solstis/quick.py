"""Playing Solstis on, for search: the steps of the rules on one draft, with nothing told.

The rules themselves do the work, so they cannot be copied wrongly; only events and states are
left out. An action is ``(key, index)``: what is chosen (a tile, cell or spirit, the same in every
deal of the hidden things) and where it lies now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core import Event, Place
from game.rules.solstis import board, turn
from game.rules.solstis.draft import Draft
from game.rules.solstis.sight import Hidden
from game.rules.solstis.state import State, corners

PILE = 99
"""Key of drawing from the spirit pile."""

Action = tuple[int, int]


class _Deaf(list[Event]):
    """A list that keeps nothing."""

    def append(self, event: Any) -> None:
        pass


class Quick(Draft):
    """A draft that is played on and on."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.events = _Deaf()

    def tell(self, why: str, seat: int, amount: int = 0) -> None:
        pass

    def move(self, why: str, source: Place, target: Place) -> None:
        pass

    def reveal(self, place: Place, tile: int) -> None:
        pass

    def deal(self, hidden: Hidden) -> None:
        """Put these things where nobody but their owner sees them."""
        self.hands = [list(hidden.hands[0]), list(hidden.hands[1])]
        self.beneath = list(hidden.beneath)
        self.pile, self.spirit_pile = hidden.pile, hidden.spirit_pile
        self.drawn, self.luck = hidden.drawn, hidden.luck

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"

    def actions(self) -> list[Action]:
        """All legal actions, in the order of the legal moves of the rules."""
        return _ACTIONS[self.phase](self)

    def act(self, index: int) -> None:
        """Play the action with that index."""
        if self.phase == "meet" and index < 0:
            turn.meet_pile(self, 0)
        else:
            _STEPS[self.phase](self, index)


def _plays(draft: Quick) -> list[Action]:
    hand = draft.hands[draft.mover]
    if draft.pile:
        return [(tile, slot) for slot, tile in enumerate(hand) if tile >= 0]
    shown = draft.shown()
    return [
        (tile, slot) for slot, tile in enumerate(hand) if tile >= 0 and board.MATCHES[tile] & shown
    ]


def _captures(draft: Quick) -> list[Action]:
    match = board.MATCHES[draft.played]
    return [(tile, i) for i, tile in enumerate(draft.display) if tile >= 0 and match >> tile & 1]


def _rainbows(draft: Quick) -> list[Action]:
    cells = board.rainbow_cells(draft.full(draft.seat))
    return [(cell, cell) for cell in board.bits(cells)]


def _squares(draft: Quick) -> list[Action]:
    return [(corner, corner) for corner in board.bits(draft.new_squares())]


def _meets(draft: Quick) -> list[Action]:
    found = [(spirit, i) for i, spirit in enumerate(draft.spirits) if spirit >= 0]
    return [*found, (PILE, -1)] if draft.spirit_pile else found


def _deers(draft: Quick) -> list[Action]:
    return [(tile, slot) for slot, tile in enumerate(draft.hands[draft.mover]) if tile >= 0]


def _beetles(draft: Quick) -> list[Action]:
    return [(tile, i) for i, tile in enumerate(draft.display) if tile >= 0]


def _covers(draft: Quick) -> list[Action]:
    return [(corner, corner) for corner, _ in draft.laid[draft.evil]]


_ACTIONS: dict[str, Callable[[Quick], list[Action]]] = {
    "play": _plays,
    "capture": _captures,
    "rainbow": _rainbows,
    "square": _squares,
    "meet": _meets,
    "keep": lambda draft: [(spirit, i) for i, spirit in enumerate(draft.drawn)],
    "deer": _deers,
    "beetle": _beetles,
    "pass": lambda draft: [(0, 0)],
    "cover": _covers,
    "over": lambda draft: [],
}

_STEPS: dict[str, Callable[[Draft, int], None]] = {
    "play": turn.play,
    "capture": turn.capture,
    "rainbow": turn.rainbow,
    "square": turn.square,
    "meet": turn.meet_face_up,
    "keep": turn.keep,
    "deer": turn.deer,
    "beetle": turn.beetle,
    "pass": turn.skip,
    "cover": turn.cover,
}


def taken(draft: Draft, seat: int) -> int:
    """Corners of the squares of a seat on which a spirit lies."""
    return corners(draft.laid[seat])
