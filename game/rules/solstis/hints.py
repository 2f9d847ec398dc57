"""What the table shows beside the rules: captures, landings, groups, fires, tiles not seen yet."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core import Place, Score
from game.rules.solstis import board
from game.rules.solstis.scoring import counting, lit_fires, score
from game.rules.solstis.sight import unseen_tiles
from game.rules.solstis.state import NONE, State, corners, tokens

ROWS = board.ROWS
"""Row colors from the valley (y = 0) up."""
CELLS: tuple[tuple[int, int], ...] = tuple((cell % 10, cell // 10) for cell in board.CELLS)
"""(x, y) of the 48 cells of the outline."""
SQUARES: tuple[tuple[int, int], ...] = tuple(
    (corner % 10, corner // 10) for corner in board.bits(board.CORNERS)
)
"""(x, y) of the lower left cell of the 33 squares."""
FIRES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((cell % 10, cell // 10) for cell in board.bits(icon)) for icon in board.FIRES
)
"""The nine fire icons as the cells they are printed on, the last on two."""
SPIRITS = board.SPIRITS
"""Faces of the spirits; amounts of events name one by its index here."""
PLAIN = board.SPIRITS[:7]
BLUE = board.SPIRITS[7:14]


class Group(NamedTuple):
    """An area of a panorama; ``lands`` counts its land tiles, ``warm`` if it reaches row 1."""

    cells: tuple[Place, ...]
    lands: int
    warm: bool


class Landing(NamedTuple):
    """What tiles do that go into a panorama now, before a displaced rainbow is placed again."""

    cells: tuple[Place, ...]
    """Where each tile lands; a tile that would leave the game has its cell in ``blocked`` only."""
    closes: tuple[Place, ...]
    """Squares (``square.P``) that would be newly completed and hold no spirit."""
    lights: tuple[int, ...]
    """Fires (indices of FIRES) that would be lit and are not yet."""
    displaces: tuple[Place, ...]
    """Cells whose free rainbow would have to move."""
    blocked: tuple[Place, ...]
    """Cells whose rainbow lies under a spirit: the tile would leave the game."""
    before: Score
    after: Score


def cell_of(face: str, seat: int) -> Place:
    """The cell of a land tile in a panorama; raises KeyError for another face."""
    return board.PANORAMA[seat][board.TILE[face]]


def square_cells(square: Place) -> tuple[Place, ...]:
    """The four cells of a ``square.P`` place."""
    seat = int(square.area.rpartition(".")[2])
    cells = board.covered_by(1 << 10 * square.y + square.x)
    return tuple(board.PANORAMA[seat][cell] for cell in board.bits(cells))


def captures(state: State, tile: Place) -> tuple[Place, ...]:
    """Display places whose face-up tile matches the land tile that lies at ``tile``."""
    match = board.MATCHES[_tile_at(state, tile)]
    return tuple(
        board.DISPLAY[i] for i, face in enumerate(state.display) if face >= 0 and match >> face & 1
    )


def landing(state: State, seat: int, sources: tuple[Place, ...]) -> Landing:
    """Preview tiles going into the panorama of ``seat`` in the same step.

    A source is where a land tile lies now (hand, display, played), or an empty cell of the
    panorama for a rainbow placed there. Raises KeyError if a source is neither.
    """
    lands, arcs, filled = state.lands[seat], state.arcs[seat], 0
    sealed = board.covered_by(corners(state.laid[seat]))
    cells, displaces, blocked = [], [], []
    for source in sources:
        cell = _tile_at(state, source)
        place = board.PANORAMA[seat][cell]
        if source == place:
            arcs |= 1 << cell
        elif arcs >> cell & 1 and sealed >> cell & 1:
            blocked.append(place)
            continue
        else:
            if arcs >> cell & 1:
                displaces.append(place)
            arcs &= ~(1 << cell)
            lands |= 1 << cell
        cells.append(place)
        filled |= 1 << cell
    earlier = state.filled if seat == state.mover and state.stage == "turn" else 0
    closes = board.newly_complete(filled | earlier, lands | arcs, corners(state.laid[seat]))
    lit = lit_fires(state.lands[seat], state.arcs[seat])
    spirits = counting(state, seat)
    return Landing(
        tuple(cells),
        tuple(board.SQUARE[seat][corner] for corner in board.bits(closes)),
        tuple(fire for fire in lit_fires(lands, arcs) if fire not in lit),
        tuple(displaces),
        tuple(blocked),
        score(state.lands[seat], state.arcs[seat], spirits),
        score(lands, arcs, spirits),
    )


def _tile_at(state: State, source: Place) -> int:
    """The cell of the land tile at a place, or of the empty panorama place itself."""
    token = tokens(state).get(source)
    if token is None and source.area.startswith("panorama."):
        return board.TILE[board.FACES[10 * source.y + source.x]]
    if token is None or token.kind != "land":
        raise KeyError(f"no land tile at {source}")
    return board.TILE[token.face]


def groups(state: State, seat: int) -> tuple[Group, ...]:
    """The areas of a panorama, the one that scores first; equal ones from the valley up."""
    lands = state.lands[seat]
    found = [
        Group(
            tuple(board.PANORAMA[seat][cell] for cell in board.bits(area)),
            (area & lands).bit_count(),
            bool(area & board.VALLEY),
        )
        for area in board.groups(lands | state.arcs[seat])
    ]
    return tuple(sorted(found, key=lambda group: -group.lands))


def lit(state: State, seat: int) -> tuple[int, ...]:
    """The fires (indices of FIRES) that burn in a panorama."""
    return tuple(lit_fires(state.lands[seat], state.arcs[seat]))


def icons(state: State, seat: int) -> tuple[int, ...]:
    """The fires (indices of FIRES) whose tiles are in a panorama, lit or not."""
    lands = state.lands[seat]
    return tuple(i for i, icon in enumerate(board.FIRES) if icon & lands == icon)


def new_squares(state: State) -> tuple[Place, ...]:
    """The squares completed so far in this turn that a spirit could come to."""
    seat = state.mover
    full = state.lands[seat] | state.arcs[seat]
    found = board.newly_complete(state.filled, full, corners(state.laid[seat]))
    return tuple(board.SQUARE[seat][corner] for corner in board.bits(found))


def unseen(state: State, seat: int) -> tuple[str, ...]:
    """Faces of the land tiles that this seat has not seen yet, by row and column."""
    return tuple(board.FACES[tile] for tile in unseen_tiles(state, seat))


def covered(state: State) -> Place | None:
    """Where the spirit lies that the Evil Spirit covers, once it does."""
    for seat in (0, 1):
        for square, spirit in state.laid[seat]:
            if state.covered != NONE and spirit == state.covered:
                return board.SQUARE[seat][square]
    return None
