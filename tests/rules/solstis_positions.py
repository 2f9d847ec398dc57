"""Solstis positions drawn in ASCII, and lines of play with every law checked on the way.

A panorama is drawn top row first and may leave out empty upper rows: ``#`` land, ``~`` rainbow,
``.`` empty; spaces only align. Tiles are named by their faces, ``-`` is a hole or an empty place.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from game.rules import solstis
from game.rules.core import Event, Move, Place, Put, Told, follow
from game.rules.solstis import board
from game.rules.solstis.state import NONE, State, deal

ROWS_OF = [[cell for cell in board.CELLS if cell // 10 == y] for y in range(6)]


def tile(face: str) -> int:
    return board.TILE[face]


def tiles(text: str) -> tuple[int, ...]:
    return tuple(NONE if face == "-" else tile(face) for face in text.split())


def spirits(text: str) -> tuple[int, ...]:
    return tuple(NONE if name == "-" else board.SPIRITS.index(name) for name in text.split())


def panorama(drawing: str) -> tuple[int, int]:
    """Masks of the land tiles and of the rainbows."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    masks = {"#": 0, "~": 0, ".": 0}
    for cells, marks in zip(ROWS_OF, reversed(lines), strict=False):
        for cell, mark in zip(cells, marks, strict=True):
            masks[mark] |= 1 << cell
    return masks["#"], masks["~"]


def _hand(text: str) -> tuple[int, ...]:
    return (tiles(text) + (NONE,) * 3)[: max(3, len(text.split()))]


def _squares(side: dict[str, str]) -> tuple[tuple[int, int], ...]:
    return tuple((tile(face), board.SPIRITS.index(name)) for face, name in side.items())


def position(
    mine: str = "",
    theirs: str = "",
    *,
    hand: str = "",
    other: str = "",
    display: str = "",
    beneath: str = "",
    pile: str | None = None,
    face_up: str = "",
    spirit_pile: str | None = None,
    laid: tuple[dict[str, str], dict[str, str]] | None = None,
    **fields: Any,
) -> State:
    """Seat 0 to play. The pile is all other tiles, or the given ones and the others are removed.

    ``laid`` names the spirits by the face of the lower left tile of their square. Spirits that are
    nowhere else make the spirit pile, or go to the box if the pile is given. ``fields`` are fields
    of State as they are.
    """
    (lands_0, arcs_0), (lands_1, arcs_1) = panorama(mine), panorama(theirs)
    sides = laid or ({}, {})
    base = replace(
        deal("next_encounter", True, 0, 0),
        lands=(lands_0, lands_1),
        arcs=(arcs_0, arcs_1),
        hands=(_hand(hand), _hand(other)),
        display=tiles(display),
        beneath=(tiles(beneath) + (NONE,) * 10)[: len(display.split())],
        pile=() if pile is None else tiles(pile),
        supply=max(0, 12 - arcs_0.bit_count() - arcs_1.bit_count()),
        spirits=spirits(face_up),
        spirit_pile=() if spirit_pile is None else spirits(spirit_pile),
        laid=(_squares(sides[0]), _squares(sides[1])),
        luck=0,
    )
    return _with_the_rest(replace(base, **fields), pile is None, spirit_pile is None)


def _with_the_rest(state: State, to_pile: bool, to_spirit_pile: bool) -> State:
    """The state with the tiles and spirits that lie nowhere yet."""
    table = Counter(token.face for token in solstis.tokens(state).values())
    land = tuple(t for t in board.CELLS if not table[board.FACES[t]])
    rest = tuple(s for s, name in enumerate(board.SPIRITS) if not table[name])
    assert all(count == 1 for face, count in table.items() if face != "rainbow"), "one tile twice"
    return replace(
        state,
        pile=land if to_pile else state.pile,
        removed=() if to_pile else land,
        spirit_pile=rest if to_spirit_pile else state.spirit_pile,
        box=() if to_spirit_pile else rest,
    )


def run(state: State, *moves: str) -> tuple[State, list[Event]]:
    """Play moves given as text; each must be legal and its events complete. All events told."""
    told: list[Event] = []
    for text in moves:
        move = Move.parse(text)
        legal = solstis.legal_moves(state)
        assert move in legal, f"{text} is not among {[str(m) for m in legal]}"
        after, events = solstis.apply(state, move)
        assert follow(solstis.tokens(state), events) == solstis.tokens(after)
        told += events
        state = after
    return state, told


def legal(state: State) -> list[str]:
    return [str(move) for move in solstis.legal_moves(state)]


def whys(events: list[Event]) -> list[str]:
    return [event.why for event in events]


def told(events: list[Event]) -> list[tuple[str, int, int]]:
    """The Told events as (why, seat, amount)."""
    return [(e.why, e.seat, e.amount) for e in events if isinstance(e, Told)]


def revealed(events: list[Event]) -> list[str]:
    """Faces that turned up for all."""
    return [e.token.face for e in events if isinstance(e, Put) and e.why == "reveal" and e.token]


def faces(state: State, area: str) -> dict[tuple[int, int], str]:
    """What lies in an area, by (x, y)."""
    found = solstis.tokens(state).items()
    return {(place.x, place.y): token.face for place, token in found if place.area == area}


def at(state: State, text: str) -> str:
    """The face at a place, "" if nothing lies there."""
    token = solstis.tokens(state).get(Place.parse(text))
    return token.face if token else ""


CORNER = """
    # . . . . . . . . .
    # # . . . . . . . .
"""
"""Three cells of the square at red-1; orange-2 is missing."""


def before_encounter(spirit: str = "", mine: str = CORNER, **settings: Any) -> State:
    """Seat 0 is about to complete the square at red-1 with orange-2, capturing orange-10.

    ``spirit`` lies face up; the other settings are those of ``position``.
    """
    values: dict[str, Any] = {
        "hand": "orange-2 pink-5 pink-6",
        "other": "purple-4 purple-7 green-10",
        "display": "orange-10 blue-3",
        "beneath": "green-1",
        "face_up": spirit,
    }
    return position(mine, **{**values, **settings})


COMPLETE = ("play hand.0:0,0", "capture display:0,0", "square square.0:0,0")
"""The moves that lead ``before_encounter`` to the choice of a spirit."""


def encounter(spirit: str, **settings: Any) -> tuple[State, list[Event]]:
    """The position after meeting the face-up spirit, and the events of that last move."""
    state, _ = run(before_encounter(spirit, **settings), *COMPLETE)
    return run(state, "meet spirits:0,0")
