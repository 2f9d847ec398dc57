"""Everything that lies on the table, and what of it a seat may know (rules, 1, 2.3 and 10)."""

from __future__ import annotations

from random import Random

from game.rules.core import Place, Sight, Token
from game.rules.umbrella.faces import HIDDEN, flipped
from game.rules.umbrella.places import (
    CHOICE,
    DECLINE,
    DROP,
    FIGURE,
    MARKER,
    STAGE,
    TABLES,
    UMBRELLA,
    place,
)
from game.rules.umbrella.powers import power_token
from game.rules.umbrella.state import State

UNSEEN = Token("figure", "", False)
"""A tile whose face may not be known."""


def tokens(state: State) -> dict[Place, Token]:
    """All umbrellas, figure tiles, scoring tokens, powers and open choices, the unseen included."""
    found: dict[Place, Token] = {}
    for seat in range(state.setup.seats):
        found.update(zip(STAGE[seat], (UMBRELLA[c] for c in state.stages[seat]), strict=True))
        _add_board(state, seat, found)
        for space, stack in enumerate(state.figures[seat]):
            for y, face in enumerate(stack):
                found[place(f"figure.{seat}", space, y)] = FIGURE[face]
        for x, face in enumerate(state.pending[seat]):
            found[place(f"pending.{seat}", x)] = FIGURE[face]
    for slot, count in enumerate(state.waiting):
        area, color = TABLES[state.setup.seats].areas[slot // 4], slot % 4
        for y in range(count):
            found[place(area, color, y)] = UMBRELLA[color]
    for x, face in enumerate(state.box):
        found[place("box", x)] = FIGURE[face]
    for area, count in (("pool", state.pool), ("reserve", state.reserve)):
        for x in range(count):
            found[place(area, x)] = DROP
    found.update(zip(CHOICE, choices(state), strict=False))
    return found


def _add_board(state: State, seat: int, found: dict[Place, Token]) -> None:
    """Tokens and powers of one scoreboard."""
    drops, markers, gone = state.drops[seat], state.markers[seat], state.gone[seat]
    for index, space in enumerate(state.board.spaces):
        if drops >> index & 1:
            token = MARKER if markers >> index & 1 else DROP
            found[place(f"board.{seat}", space.x, space.y)] = token
    for index, power in enumerate(state.board.powers):
        found[place(f"power.{seat}", index)] = power_token(power.kind, bool(gone >> index & 1))


def choices(state: State) -> tuple[Token, ...]:
    """The choices that lie in the area ``choice`` in this phase."""
    if state.phase == "face":
        face = state.figures[state.seat][state.claimed][0]
        return FIGURE[face], FIGURE[flipped(face)]
    return (DECLINE,) if state.phase in ("claim", "extra", "swap", "exchange") else ()


def sees(state: State, seat: int) -> Sight:
    """What a seat may know: all but the lower tiles of the start stacks and the box."""
    known = {
        spot: UNSEEN if token.kind == "figure" and not token.up else token
        for spot, token in tokens(state).items()
    }
    facts = (
        state.setup,
        state.seat,
        state.phase,
        state.claimed,
        state.due,
        state.extra,
        state.trigger,
    )
    return Sight(known, facts)


def resample(state: State, seat: int, rng: Random) -> State:
    """The same position to the eyes of a seat, with the unseen tiles dealt again."""
    unseen = sorted(
        [face for own in state.figures for stack in own for face in stack if face >= HIDDEN]
        + list(state.box)
    )
    rng.shuffle(unseen)
    deal = iter(unseen)
    figures = tuple(
        tuple(tuple(next(deal) if face >= HIDDEN else face for face in stack) for stack in own)
        for own in state.figures
    )
    return state._replace(figures=figures, box=tuple(deal))
