"""A claimed tile goes to the player on the left, and pending tiles cover (rules, 3.1 and 3.5)."""

from __future__ import annotations

from typing import TypeVar

from game.rules.core import Event, Move, Moved, Place, Put
from game.rules.umbrella.faces import HIDDEN, flipped
from game.rules.umbrella.places import CHOICE, FIGURE, place
from game.rules.umbrella.state import Stack, State
from game.rules.umbrella.turn import end_turn

T = TypeVar("T")


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


def pass_claimed(state: State, events: list[Event]) -> State:
    """After the powers: pass the claimed tile on, or ask the passer for its face first."""
    if not state.setup.choose:
        return _pass(state, events, flip=True)
    state = state._replace(phase="face")
    face = state.figures[state.seat][state.claimed][0]
    events.append(Put("offer", CHOICE[0], FIGURE[face]))
    events.append(Put("offer", CHOICE[1], FIGURE[flipped(face)]))
    return state


def choose_face(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The passer keeps (first choice) or flips (second choice) the tile."""
    events: list[Event] = [Put("withdraw", choice, None) for choice in CHOICE]
    return _pass(state, events, flip=move.path[0] == CHOICE[1]), tuple(events)


def _pass(state: State, events: list[Event], flip: bool) -> State:
    """Move the claimed tile to the receiver, turn it, uncover what lay under it, end the turn."""
    seat, space = state.seat, state.claimed
    face, *rest = state.figures[seat][space]
    receiver = (seat + 1) % state.setup.seats
    # The tile is lifted first: in solo its own space may be the first empty one (rules, 8).
    uncovered = bool(rest) and rest[0] >= HIDDEN
    if uncovered:
        rest[0] -= HIDDEN
    figures = changed(state.figures, seat, changed(state.figures[seat], space, tuple(rest)))
    pending = state.pending
    final = flipped(face) if flip else face
    target = next((i for i, stack in enumerate(figures[receiver]) if not stack), -1)
    if target >= 0:
        why, landing = "pass", place(f"figure.{receiver}", target)
        figures = changed(figures, receiver, changed(figures[receiver], target, (final,)))
    else:
        why, landing = "pend", place(f"pending.{receiver}", len(pending[receiver]))
        pending = changed(pending, receiver, (*pending[receiver], final))
    area = f"figure.{seat}"
    moved = [(place(area, space), landing)]
    moved += [(place(area, space, y + 1), place(area, space, y)) for y in range(len(rest))]
    events.append(Moved(why, tuple(moved)))
    if flip:
        events.append(Put("flip", landing, FIGURE[final]))
    if uncovered:
        events.append(Put("uncover", place(area, space), FIGURE[rest[0]]))
    return end_turn(state._replace(figures=figures, pending=pending, claimed=-1), events)


def cover(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Lay a pending tile on one of the own figures; the slide follows after the last one."""
    seat, tile, space = state.seat, move.path[0].x, move.path[1].x
    waiting, stack = state.pending[seat], state.figures[seat][space]
    rest: Stack = waiting[:tile] + waiting[tile + 1 :]
    own, line = f"figure.{seat}", f"pending.{seat}"
    moved: list[tuple[Place, Place]] = [(place(line, tile), place(own, space))]
    moved += [(place(own, space, y), place(own, space, y + 1)) for y in range(len(stack))]
    moved += [(place(line, x + 1), place(line, x)) for x in range(tile, len(rest))]
    covered = changed(state.figures[seat], space, (waiting[tile], *stack))
    after = state._replace(
        phase="cover" if rest else "slide",
        figures=changed(state.figures, seat, covered),
        pending=changed(state.pending, seat, rest),
    )
    return after, (Moved("cover", tuple(moved)),)
