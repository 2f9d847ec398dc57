"""The decisions of Solstis: which moves there are, and what each sets going."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core import Event, Move
from game.rules.solstis import board, turn
from game.rules.solstis.draft import Draft
from game.rules.solstis.state import State, corners


def legal_moves(state: State) -> tuple[Move, ...]:
    """All moves of the seat whose decision it is, in the order of their places; () when over."""
    return _LISTS[state.phase](state)


def _plays(state: State) -> tuple[Move, ...]:
    """Any tile; once the pile is empty only one that captures."""
    moves = board.PLAY[state.mover]
    hand = state.hands[state.mover]
    if state.pile:
        return tuple([moves[slot] for slot, tile in enumerate(hand) if tile >= 0])
    display = board.mask(state.display)
    return tuple(
        [
            m
            for m, tile in zip(moves, hand, strict=False)
            if tile >= 0 and board.MATCHES[tile] & display
        ]
    )


def _captures(state: State) -> tuple[Move, ...]:
    match = board.MATCHES[state.played]
    return tuple(
        [
            board.CAPTURE[i]
            for i, tile in enumerate(state.display)
            if tile >= 0 and match >> tile & 1
        ]
    )


def _rainbows(state: State) -> tuple[Move, ...]:
    full = state.lands[state.seat] | state.arcs[state.seat]
    moves = board.RAINBOW_MOVE[state.seat]
    return tuple([moves[cell] for cell in board.bits(board.rainbow_cells(full))])


def _squares(state: State) -> tuple[Move, ...]:
    seat = state.mover
    full = state.lands[seat] | state.arcs[seat]
    new = board.newly_complete(state.filled, full, corners(state.laid[seat]))
    return tuple([board.SQUARE_MOVE[seat][corner] for corner in board.bits(new)])


def _meets(state: State) -> tuple[Move, ...]:
    moves = [board.MEET_FACE_UP[i] for i, spirit in enumerate(state.spirits) if spirit >= 0]
    if state.spirit_pile:
        moves.append(board.MEET_PILE)
    return tuple(moves)


def _deers(state: State) -> tuple[Move, ...]:
    moves = board.DEER_MOVE[state.mover]
    return tuple([moves[i] for i, tile in enumerate(state.hands[state.mover]) if tile >= 0])


def _beetles(state: State) -> tuple[Move, ...]:
    return tuple([board.BEETLE_MOVE[i] for i, tile in enumerate(state.display) if tile >= 0])


def _covers(state: State) -> tuple[Move, ...]:
    return tuple([board.COVER_MOVE[state.evil][corner] for corner, _ in state.laid[state.evil]])


_LISTS: dict[str, Callable[[State], tuple[Move, ...]]] = {
    "play": _plays,
    "capture": _captures,
    "rainbow": _rainbows,
    "square": _squares,
    "meet": _meets,
    "keep": lambda state: board.KEEP,
    "deer": _deers,
    "beetle": _beetles,
    "pass": lambda state: (board.PASS,),
    "cover": _covers,
    "over": lambda state: (),
}

_ON_CELL: dict[str, Callable[[Draft, int], None]] = {
    "rainbow": turn.rainbow,
    "square": turn.square,
    "cover": turn.cover,
}
_ON_INDEX: dict[str, Callable[[Draft, int], None]] = {
    "play": turn.play,
    "capture": turn.capture,
    "keep": turn.keep,
    "deer": turn.deer,
    "beetle": turn.beetle,
    "pass": turn.skip,
}


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal move and what happened; the move is not checked."""
    draft = Draft(state)
    place = move.path[0]
    if move.kind in _ON_INDEX:
        _ON_INDEX[move.kind](draft, place.x)
    elif move.kind in _ON_CELL:
        _ON_CELL[move.kind](draft, 10 * place.y + place.x)
    elif place.area == "spirits":
        turn.meet_face_up(draft, place.x)
    else:
        turn.meet_pile(draft, place.x)
    return draft.freeze(), tuple(draft.events)
