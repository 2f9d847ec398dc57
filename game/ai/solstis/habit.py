"""How anybody sensible plays on in Solstis without thinking long: used in playouts and as order.

A tile that captures next to what is there, a rainbow that closes a square, a spirit that is worth
most. Each answer costs microseconds.
"""

from __future__ import annotations

from random import Random

from game.ai.solstis.quick import PILE, Action, Quick, taken
from game.ai.solstis.value import nearly, scored
from game.rules.solstis import board

NOW = {
    board.TROUT: 1.0,
    board.DEER: 1.6,
    board.EAGLE: 1.0,
    board.BEAR: 1.6,
    board.DRAGONFLY: 1.5,
    board.BEETLE: 1.8,
    board.GROUNDHOG: 3.0,
    board.SQUIRREL: 2.0,
    board.BUTTERFLY: 0.8,
    board.BEE: 0.6,
    board.BIRD: 0.6,
    board.LIZARD: 0.4,
    PILE: 3.0,
}
"""What a spirit brings beside its stars; drawing two allows a choice."""

JOIN, SQUARE, NEAR, PAIR = 1.0, 4.0, 0.8, 0.6
"""Points for a tile that touches the panorama, a square that brings a spirit, a square that then
lacks one cell, two tiles that touch each other."""


def weigh(draft: Quick, actions: list[Action]) -> list[float]:
    """What each action seems to be worth at first glance."""
    phase = draft.phase
    seat = draft.mover if draft.stage != "final" else draft.seat
    if phase == "play":
        return _plays(draft, actions, seat)
    if phase in ("capture", "deer", "beetle"):
        own = 1 << draft.played if phase == "capture" else 0
        glance = _Glance(draft, seat)
        return [glance.gain(own | 1 << tile) for tile, _ in actions]
    if phase == "rainbow":
        glance = _Glance(draft, seat)
        return [glance.gain(1 << cell) for cell, _ in actions]
    if phase in ("meet", "keep"):
        return [_spirit(draft, seat, spirit) for spirit, _ in actions]
    if phase == "cover":
        at = dict(draft.laid[draft.evil])
        return [_stars(draft, draft.evil, at[corner]) for corner, _ in actions]
    return [0.0] * len(actions)


def first(draft: Quick, rng: Random) -> int:
    """The index of the action that habit chooses, ties broken by chance."""
    actions = draft.actions()
    if len(actions) == 1:
        return actions[0][1]
    best, best_weight, chance = actions[0][1], -1e9, rng.random
    for (_, index), weight in zip(actions, weigh(draft, actions), strict=True):
        weight += 0.5 * chance()
        if weight > best_weight:
            best, best_weight = index, weight
    return best


_NOT_LAST = board.mask(cell for cell in board.CELLS if cell % 10 < 9)


class _Glance:
    """One panorama looked at once for many tiles."""

    def __init__(self, draft: Quick, seat: int) -> None:
        self.full = draft.full(seat)
        self.near = board.beside(self.full)
        self.free = board.CORNERS & ~taken(draft, seat)
        self.open = self.free & ~board.complete(self.full)
        self.nearly = nearly(self.full, self.free).bit_count()
        self.scarce = draft.stage == "turn"

    def gain(self, tiles: int) -> float:
        """Points for putting these tiles down."""
        a = self.full | tiles
        value = JOIN * (self.near & tiles).bit_count()
        if tiles & tiles >> 1 & _NOT_LAST or tiles & tiles >> 10:
            value += PAIR
        # The cells of each square as seen from its corner, as in board.complete and nearly.
        b, c, d = a >> 1, a >> 10, a >> 11
        both, beyond = a & b, c & d
        if self.scarce and both & beyond & self.open:
            value += SQUARE
        near = (both & (c ^ d) | (a ^ b) & beyond) & self.free
        return value + NEAR * (near.bit_count() - self.nearly)


def _plays(draft: Quick, actions: list[Action], seat: int) -> list[float]:
    """The best capture of each tile; without one, what it would cost to give it away."""
    glance, shown = _Glance(draft, seat), draft.shown()
    found = []
    for tile, _ in actions:
        match, own = board.MATCHES[tile] & shown, 1 << tile
        if match:
            best = max(glance.gain(own | 1 << other) for other in board.bits(match))
            found.append(3.0 + best)
        else:
            found.append(-glance.gain(own))
    return found


def _stars(draft: Quick, seat: int, spirit: int) -> float:
    """Stars of a spirit among the others of that seat."""
    lands, arcs = draft.lands[seat], draft.arcs[seat]
    others = tuple(pair for pair in draft.laid[seat] if pair[1] != spirit)
    return scored(lands, arcs, (*others, (0, spirit)), -1) - scored(lands, arcs, others, -1)


def _spirit(draft: Quick, seat: int, spirit: int) -> float:
    if spirit == PILE:
        return NOW[PILE]
    if not draft.pile and spirit in (board.EAGLE, board.BEAR, board.GROUNDHOG):
        return 1.0
    return _stars(draft, seat, spirit) + NOW.get(spirit, 0.0)
