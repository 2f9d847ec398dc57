"""From touched places to a move: which places may be touched next, and when a move is said.

One rule for every game and every device. It only reads the legal moves, so it knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core import UNORDERED, Move, Place


class Picker:
    """What has been touched towards one of these moves; empty moves allow no touch at all."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._all = tuple(moves)
        self._touched: tuple[Place, ...] = ()

    @property
    def touched(self) -> tuple[Place, ...]:
        """The places touched so far, in order."""
        return self._touched

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves still possible, in the order they were given."""
        return tuple(move for move in self._all if _rest(move, self._touched) is not None)

    @property
    def targets(self) -> tuple[Place, ...]:
        """The places that may be touched next, each once, in the order of the moves."""
        places: dict[Place, None] = {}
        for move in self._all:
            rest = _rest(move, self._touched)
            if rest:
                places.update(dict.fromkeys(rest if move.kind in UNORDERED else rest[:1]))
        return tuple(places)

    def touch(self, place: Place) -> Move | None:
        """Touch a place: the move once it is complete, else None.

        A place that is no target changes nothing.
        """
        if place not in self.targets:
            return None
        self._touched += (place,)
        for move in self._all:
            if _rest(move, self._touched) == ():
                return move
        return None

    def back(self) -> bool:
        """Take the last touch back; False if there was none."""
        had = bool(self._touched)
        self._touched = self._touched[:-1]
        return had


def _rest(move: Move, touched: tuple[Place, ...]) -> tuple[Place, ...] | None:
    """The places of the move still to touch, or None if the touches do not lead to it."""
    if move.kind not in UNORDERED:
        count = len(touched)
        return move.path[count:] if move.path[:count] == touched else None
    rest = list(move.path)
    for place in touched:
        if place not in rest:
            return None
        rest.remove(place)
    return tuple(rest)
