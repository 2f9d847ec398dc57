"""What a seat may know, and the same position with everything it cannot know drawn again."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from game.rules.core import Place, Sight, Token
from game.rules.solstis import board
from game.rules.solstis.state import NONE, State, tokens

_HIDDEN_LAND = Token("land", "", False)
_HIDDEN_SPIRIT = Token("spirit", "", False)

_ATTEMPTS = 1000
"""Enough for every position that can arise; a made-up one may contradict what passes told."""


def sees(state: State, seat: int) -> Sight:
    """The tokens with hidden faces as "", and all public facts.

    Hidden are the other hand, the land pile, the tiles beneath, the spirit pile, and the two drawn
    spirits while the other seat chooses. Afterwards both of them lie open, so no secret remains.
    """
    known = tokens(state)
    _hide(known, board.HAND[1 - seat], _HIDDEN_LAND)
    _hide(known, board.PILE[: len(state.pile)], _HIDDEN_LAND)
    _hide(known, board.BENEATH[: len(state.beneath)], _HIDDEN_LAND)
    _hide(known, board.SPIRIT_PILE[: len(state.spirit_pile)], _HIDDEN_SPIRIT)
    if state.drawn and state.seat != seat:
        _hide(known, board.CHOICE, _HIDDEN_SPIRIT)
    return Sight(known, (_public(state),))


def _hide(known: dict[Place, Token], places: tuple[Place, ...], back: Token) -> None:
    for place in places:
        if place in known:
            known[place] = back


def _public(state: State) -> State:
    """The state without any face that lies hidden from anybody; the tokens show those one sees."""
    return replace(
        state,
        hands=(_blank(state.hands[0]), _blank(state.hands[1])),
        beneath=_blank(state.beneath),
        pile=_blank(state.pile),
        spirit_pile=_blank(state.spirit_pile),
        drawn=_blank(state.drawn),
        luck=0,
    )


def _blank(things: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(thing, 0) for thing in things])


def unseen_tiles(state: State, seat: int) -> list[int]:
    """Land tiles whose place this seat cannot know, sorted."""
    hidden = (*state.hands[1 - seat], *state.beneath, *state.pile)
    return sorted(tile for tile in hidden if tile != NONE)


def resample(state: State, seat: int, rng: Random) -> State:
    """The same position to this seat's eyes; the unseen is sorted, shuffled and dealt again."""
    return replace(state, **redrawn(state, seat, rng)._asdict())


class Hidden(NamedTuple):
    """What some seat cannot see, by the names it has in a state."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]
    beneath: tuple[int, ...]
    pile: tuple[int, ...]
    spirit_pile: tuple[int, ...]
    drawn: tuple[int, ...]
    luck: int


def redrawn(state: State, seat: int, rng: Random) -> Hidden:
    """The unseen of ``resample``, and what the seat does see of its kind.

    What passes have told about the other hand stays true, and so does what the phase tells.
    """
    other = 1 - seat
    tiles = unseen_tiles(state, seat)
    known = tuple([tile for tile in state.drawn if state.seat == seat])
    spirits = sorted(state.spirit_pile if known else state.spirit_pile + state.drawn)
    rng.shuffle(spirits)
    drawn = known or tuple(spirits[len(state.spirit_pile) :])
    luck = rng.getrandbits(64)
    for _ in range(_ATTEMPTS):
        rng.shuffle(tiles)
        source = iter(tiles)
        hand = tuple([NONE if slot == NONE else next(source) for slot in state.hands[other]])
        if _possible(state, seat, hand):
            break
    return Hidden(
        hands=(hand, state.hands[1]) if other == 0 else (state.hands[0], hand),
        beneath=tuple([NONE if tile == NONE else next(source) for tile in state.beneath]),
        pile=tuple(source),
        spirit_pile=tuple(spirits[: len(state.spirit_pile)]),
        drawn=drawn,
        luck=luck,
    )


def _possible(state: State, seat: int, hand: tuple[int, ...]) -> bool:
    """Whether the other seat may hold this hand, by the passes and by the phase of an end turn."""
    if state.pile:
        return True
    other = 1 - seat
    tiles = board.mask(hand)
    if tiles & state.lacks[other]:
        return False
    asked = "play" if state.mover == other else "pass"
    if state.phase != asked:
        return True
    shown = board.mask(state.display)
    return any(tile >= 0 and board.MATCHES[tile] & shown for tile in hand)
