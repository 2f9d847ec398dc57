"""What the table and the opponents read off a position: live figures and what a slide would do."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core import Move, Place
from game.rules.umbrella.boards import Stage
from game.rules.umbrella.faces import CELLS, COLORS, NAMES, SIZE
from game.rules.umbrella.places import LINES, SHIFT, SIDES, STAGE, TABLES, place
from game.rules.umbrella.play import complete, slide_of
from game.rules.umbrella.state import State


class Figure(NamedTuple):
    """A live figure: its tile, the four cells it asks for, and how far it is.

    ``color`` is the one most of its cells hold (one that can be claimed first), ``satisfied``
    the cells that hold it, ``claimable`` the colors that a free space still accepts from it.
    """

    place: Place
    seat: int
    space: int
    face: str
    cells: tuple[Place, ...]
    color: str
    satisfied: tuple[Place, ...]
    claimable: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether all four cells hold one color that can be claimed."""
        return len(self.satisfied) == SIZE and self.color in self.claimable


class Preview(NamedTuple):
    """What a slide does: the cell pushed off and where it lands, figures completed or near.

    ``completes`` could be claimed after the slide; ``near`` could be after one slide more.
    """

    pushed: Place
    lands: Place
    completes: tuple[Figure, ...]
    near: tuple[Figure, ...]


def live_figures(state: State, seat: int) -> tuple[Figure, ...]:
    """The live figures of a seat by space; a figure that was just claimed is none any more."""
    return _figures(state, seat, state.stages[seat])


def _figures(state: State, seat: int, stage: Stage) -> tuple[Figure, ...]:
    return tuple(
        _figure(state, seat, space, stack[0], stage)
        for space, stack in enumerate(state.figures[seat])
        if stack and not (seat == state.seat and space == state.claimed)
    )


def _figure(state: State, seat: int, space: int, face: int, stage: Stage) -> Figure:
    cells = CELLS[space][face]
    accepts = state.board.accepts[space]
    open_colors = [c for c in range(len(COLORS)) if accepts[c] & ~state.drops[seat]]
    held = [stage[cell] for cell in cells]
    best = max(range(len(COLORS)), key=lambda c: (held.count(c), c in open_colors, -c))
    return Figure(
        place(f"figure.{seat}", space),
        seat,
        space,
        NAMES[face],
        tuple(STAGE[seat][cell] for cell in cells),
        COLORS[best],
        tuple(STAGE[seat][cell] for cell in cells if stage[cell] == best),
        tuple(COLORS[c] for c in open_colors),
    )


def preview(state: State, move: Move) -> Preview:
    """What a legal slide would do, without playing it."""
    seat = state.seat
    table = TABLES[state.setup.seats]
    side, line, source, color, target = slide_of(state, move)
    exit_cell = LINES[side][line][-1]
    out = state.stages[seat][exit_cell]
    stage = SHIFT[side][line]((*state.stages[seat], color))
    waiting = list(state.waiting)
    lands = place(table.areas[target], out, waiting[4 * target + out])
    waiting[4 * source + color] -= 1
    waiting[4 * target + out] += 1
    figures = _figures(state, seat, stage)
    completes = tuple(figure for figure in figures if figure.complete)
    further = _reachable(state, stage, waiting)
    near = tuple(f for f in figures if not f.complete and f.space in further)
    return Preview(STAGE[seat][exit_cell], lands, completes, near)


def _reachable(state: State, stage: Stage, waiting: list[int]) -> set[int]:
    """The figure spaces that some slide from the own areas would complete on that stage."""
    seat = state.seat
    around = TABLES[state.setup.seats].around[seat]
    found = set()
    for side in SIDES:
        for color in range(len(COLORS)):
            if not waiting[4 * around[side] + color]:
                continue
            for shift in SHIFT[side]:
                after = shift((*stage, color))
                for space, stack in enumerate(state.figures[seat]):
                    shown = complete(after, space, stack)
                    if shown >= 0 and state.board.accepts[space][shown] & ~state.drops[seat]:
                        found.add(space)
    return found
