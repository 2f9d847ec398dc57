"""How far a person may take back: until something hidden was revealed or another one decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.match import Match
from game.rules.core import Rules


class Refusal(NamedTuple):
    """Why nothing is taken back: "nothing" was decided, something "hidden" was seen, or the person
    at ``seat`` has "decided" since."""

    why: str
    seat: int = -1


def steps_back(match: Match, persons: Sequence[bool]) -> int | Refusal:
    """How many moves the last decision of a person and all that followed are.

    ``persons`` tells by seat who is no computer player. Moves of computers are taken back along,
    and so are those that left no choice. What was taken back before counts as decided, so that
    nobody takes back the decision of the one before.
    """
    states = match.states
    last = next(
        (
            index
            for index in reversed(range(match.ply))
            if persons[states[index].seat] and len(match.rules.legal_moves(states[index])) > 1
        ),
        None,
    )
    if last is None:
        return Refusal("nothing")
    here, mover = match.state.seat, states[last].seat
    if match.undone and not match.state.over and persons[here] and here != mover:
        return Refusal("decided", here)
    seats = [seat for seat, person in enumerate(persons) if person]
    for before, after in zip(states[last:], states[last + 1 :], strict=False):
        # What its mover learned counts too: that it was no surprise may tell the others something.
        if any(reveals(match.rules, before, after, seat) for seat in {*seats, before.seat}):
            return Refusal("hidden")
    return match.ply - last


def steps_forth(match: Match, persons: Sequence[bool]) -> int:
    """How many moves to play again until a person has to decide anew; 0 if there are none."""
    state, steps = match.state, 0
    for move in reversed(match.undone):
        state, _ = match.rules.apply(state, move)
        steps += 1
        if state.over or (persons[state.seat] and len(match.rules.legal_moves(state)) > 1):
            break
    return steps


def reveals(rules: Rules[Any], before: Any, after: Any, seat: int) -> bool:
    """Whether the seat sees fewer hidden things of some kind than before the move."""
    hidden, left = _hidden(rules, before, seat), _hidden(rules, after, seat)
    return any(left[kind] < count for kind, count in hidden.items())


def _hidden(rules: Rules[Any], state: Any, seat: int) -> Counter[str]:
    tokens = rules.sees(state, seat).tokens.values()
    return Counter(token.kind for token in tokens if not token.face)
