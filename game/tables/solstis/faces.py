"""Which faces may be drawn: the one place that decides it, from what the rules let a seat see."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Place, Token
from game.rules.solstis import State, sees
from game.seats import Seat


def viewer(seats: Sequence[Seat], deciding: int) -> int:
    """Through whose eyes the table is shown.

    A person alone always sees the own hand; two see the hand of the one who decides.
    """
    persons = [index for index, seat in enumerate(seats) if seat.person]
    return persons[0] if len(persons) == 1 else deciding


class Faces:
    """What one seat sees of a state; ``hidden`` are areas that lie face down to everybody."""

    def __init__(self, state: State, seat: int, hidden: frozenset[str] = frozenset()) -> None:
        self._known, self._hidden = sees(state, seat).tokens, hidden

    def shown(self, place: Place, token: Token) -> str:
        """The face to draw for a token that belongs at a place now, "" for its back.

        A token on its way may still lie with its back up, though its face will be known.
        """
        if place.area in self._hidden:
            return ""
        known = self._known.get(place)
        return token.face if token.up and known is not None and known.face else ""
