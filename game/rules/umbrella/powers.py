"""Level 4: powers that fire between two filled spaces, and what they do (rules, 3.4)."""

from __future__ import annotations

from game.rules.core import Event, Move, Moved, Put, Token, Told
from game.rules.umbrella.faces import COLORS, SIZE
from game.rules.umbrella.passing import changed, pass_claimed
from game.rules.umbrella.places import (
    DECLINE_MOVE,
    OFFER,
    STAGE,
    TABLES,
    WITHDRAW,
    exchange_moves,
    place,
    power_move,
)
from game.rules.umbrella.state import State


def power_token(kind: str, gone: bool) -> Token:
    """A power on a scoreboard; it shows its face until it is spent or lost."""
    return Token("power", kind, not gone)


def fire(state: State, events: list[Event]) -> State:
    """After a token was placed: the powers it completes wait, the extra turn last."""
    powers, drops, gone = state.board.powers, state.drops[state.seat], state.gone[state.seat]
    fired = [
        index
        for index, power in enumerate(powers)
        if drops >> power.a & drops >> power.b & 1 and not gone >> index & 1
    ]
    fired.sort(key=lambda index: powers[index].kind == "extra")
    for index in fired:
        events.append(Told("power", state.seat, index))
    return ask(state._replace(due=tuple(fired)), events)


def ask(state: State, events: list[Event]) -> State:
    """Ask for the next power that waits, or pass the claimed tile on when none does."""
    powers = state.board.powers
    due = [index for index in state.due if _usable(state, powers[index].kind)]
    for index in state.due:
        if index not in due:
            state = _spend(state, index, events)
    state = state._replace(due=tuple(due))
    if not due:
        return pass_claimed(state, events)
    if sum(powers[index].kind != "extra" for index in due) > 1:
        return state._replace(phase="order")
    events.append(OFFER)
    return state._replace(phase=powers[due[0]].kind)


def _usable(state: State, kind: str) -> bool:
    """A power with no legal use is not asked: no extra turn in solo, no empty exchange."""
    if kind == "extra":
        return state.setup.seats > 1
    return kind == "swap" or any(state.waiting[: -len(COLORS)])


def _spend(state: State, power: int, events: list[Event]) -> State:
    """Turn a power face down for the rest of the game."""
    seat = state.seat
    events.append(
        Put(
            "spent",
            place(f"power.{seat}", power),
            power_token(state.board.powers[power].kind, True),
        )
    )
    gone = changed(state.gone, seat, state.gone[seat] | 1 << power)
    due = tuple(index for index in state.due if index != power)
    return state._replace(gone=gone, due=due)


def order_moves(state: State) -> tuple[Move, ...]:
    """Which power is resolved first; extra turns always come last and are not offered."""
    powers = state.board.powers
    return tuple(power_move(state.seat, i) for i in state.due if powers[i].kind != "extra")


def order(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Resolve the touched power first."""
    first = move.path[0].x
    due = (first, *(index for index in state.due if index != first))
    phase = state.board.powers[first].kind
    return state._replace(due=due, phase=phase), (OFFER,)


def extra_moves(state: State) -> tuple[Move, ...]:
    """Take the extra turn or decline it."""
    return (power_move(state.seat, state.due[0]), DECLINE_MOVE)


def exchanges(state: State) -> tuple[Move, ...]:
    """Every umbrella of the own stage with every slot on the table that is not empty."""
    areas = TABLES[state.setup.seats].areas
    moves: list[Move] = []
    for slot, count in enumerate(state.waiting[: -len(COLORS)]):
        if count:
            moves += exchange_moves(state.seat, areas[slot // 4], slot % 4)
    moves.append(DECLINE_MOVE)
    return tuple(moves)


def use(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Use or decline the power that is asked; either way it is gone for this player."""
    events: list[Event] = [WITHDRAW]
    if move.kind == "decline":
        events.append(Told("declined", state.seat))
    elif move.kind == "power":
        events.append(Told("extra_turn", state.seat))
        state = state._replace(extra=state.extra + 1)
    elif move.kind == "swap":
        state = _swap(state, move, events)
    else:
        state = _exchange(state, move, events)
    state = _spend(state, state.due[0], events)
    return ask(state, events), tuple(events)


def _swap(state: State, move: Move, events: list[Event]) -> State:
    """Two neighbors of the own stage change places."""
    first, second = move.path
    a, b = first.y * SIZE + first.x, second.y * SIZE + second.x
    stage = list(state.stages[state.seat])
    stage[a], stage[b] = stage[b], stage[a]
    events.append(Moved("swap", ((first, second), (second, first))))
    return state._replace(stages=changed(state.stages, state.seat, tuple(stage)))


def _exchange(state: State, move: Move, events: list[Event]) -> State:
    """An umbrella of the own stage changes places with the top one of a slot."""
    cell, slot = move.path
    index = cell.y * SIZE + cell.x
    stage, waiting = list(state.stages[state.seat]), list(state.waiting)
    area = TABLES[state.setup.seats].index[slot.area] * 4
    out, into = stage[index], slot.x
    waiting[area + into] -= 1
    taken = place(slot.area, into, waiting[area + into])
    landed = place(slot.area, out, waiting[area + out])
    waiting[area + out] += 1
    stage[index] = into
    home = STAGE[state.seat][index]
    events.append(Moved("exchange", ((home, landed), (taken, home))))
    stages = changed(state.stages, state.seat, tuple(stage))
    return state._replace(stages=stages, waiting=tuple(waiting))
