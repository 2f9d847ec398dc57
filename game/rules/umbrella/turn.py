"""The last step of a turn: the end check, and whose turn is next (rules, 3.6, 4 and 8)."""

from __future__ import annotations

from game.rules.core import Event, Told
from game.rules.umbrella.boards import SPACES
from game.rules.umbrella.places import OVER, TURN
from game.rules.umbrella.state import State


def end_turn(state: State, events: list[Event]) -> State:
    """Test the end triggers, then start the extra turn, the next player's turn, or nothing."""
    if state.setup.seats == 1:
        return _end_turn_solo(state, events)
    seat, trigger = state.seat, state.trigger
    if trigger < 0 and triggers(state):
        trigger = seat
        events.append(Told("last_turns", seat))
    extra = state.extra
    if extra:
        following, extra = seat, extra - 1
    else:
        following = (seat + 1) % state.setup.seats
        if following == trigger:
            events.append(OVER)
            return state._replace(phase="over", trigger=trigger)
    phase = "cover" if state.pending[following] else "slide"
    events.append(TURN[following])
    return state._replace(seat=following, phase=phase, extra=extra, trigger=trigger)


def triggers(state: State) -> bool:
    """Whether the seat in turn triggers the end: pool, tiles or tenth token (rules, 4)."""
    seat = state.seat
    return (
        state.pool == 0
        or state.drops[seat].bit_count() == SPACES
        or not (any(state.figures[seat]) or state.pending[seat])
    )


def _end_turn_solo(state: State, events: list[Event]) -> State:
    """Solo has no last turns: it ends with the tenth token or the last waiting umbrella."""
    if state.drops[0].bit_count() == SPACES or not any(state.waiting[:-4]):
        events.append(OVER)
        return state._replace(phase="over")
    events.append(TURN[0])
    return state._replace(phase="slide")
