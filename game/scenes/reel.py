"""A match as a film: where it stands, which turns it has, and through whose eyes it is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.match import Match
from game.rules.core import Event, Told
from game.seats import PERSON, Setup

WATCHED = "watched"
"""The player at seats that are not looked through."""
ALL = -1
"""The view that the table itself had."""


class Reel:
    """The states of a match and the present one of them; playing on does not change the match."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.states = match.states
        self.moves = match.moves
        self.over = bool(match.state.over)
        self.starts = _turns(self.states)
        self.ply = 0

    @property
    def state(self) -> Any:
        return self.states[self.ply]

    @property
    def end(self) -> int:
        """The last ply."""
        return len(self.moves)

    @property
    def turn(self) -> int:
        """The number of the present turn, from 0."""
        return max(index for index, start in enumerate(self.starts) if start <= self.ply)

    def forward(self) -> tuple[Event, ...]:
        """Go on by a move and tell what happened; nothing at the end."""
        if self.ply >= self.end:
            return ()
        _, events = self.rules.apply(self.state, self.moves[self.ply])
        self.ply += 1
        return events

    def go(self, ply: int) -> None:
        """Go to a ply, or to the nearest one there is."""
        self.ply = min(self.end, max(0, ply))

    def go_turn(self, by: int) -> None:
        """Go to the beginning of another turn; back goes to that of the present one first."""
        here = self.turn
        if by < 0 and self.ply > self.starts[here]:
            by += 1
        wanted = here + by
        self.go(self.starts[max(0, wanted)] if wanted < len(self.starts) else self.end)


def _turns(states: tuple[Any, ...]) -> tuple[int, ...]:
    """The plies at which another seat's turn begins, the first one included.

    A decision that another seat makes within a turn and the one after it count as turns, too.
    """
    starts = [0]
    for ply in range(1, len(states)):
        if states[ply].seat != states[starts[-1]].seat and not states[ply].over:
            starts.append(ply)
    if len(states) > 1 and len(starts) == 1:
        # One seat alone: every decision of the first kind is a turn.
        first = states[0].phase
        starts = [ply for ply, state in enumerate(states) if state.phase == first] or [0]
    return tuple(starts)


def views(setup: Setup, over: bool) -> tuple[int, ...]:
    """Whose eyes a match may be seen through.

    While it is played, only those of persons: nobody looks into the hand of a computer player.
    """
    seats = range(len(setup.seats))
    return (ALL, *(seat for seat in seats if over or setup.seats[seat].person))


def seen_by(setup: Setup, view: int) -> Setup:
    """The set-up whose table shows what that seat may know: a person alone sees the own hand."""
    if view == ALL:
        return setup
    return replace(
        setup,
        seats=tuple(
            replace(seat, player=PERSON if number == view else WATCHED)
            for number, seat in enumerate(setup.seats)
        ),
    )


def without_turns(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events for a table that does not turn to whose turn it is."""
    return tuple(event for event in events if not (isinstance(event, Told) and event.why == "turn"))
