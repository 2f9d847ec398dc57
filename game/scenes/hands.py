"""Whose hands are at the table: which device may act, where it steers, whose buttons are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.focus import nearest
from game.input import DIRECTIONS, Intent
from game.input.controls import is_pad
from game.picker import Picker
from game.rules.core import Move, Place
from game.seats import DESK, Setup
from game.shell import Shell
from game.tables.base import Aim, GameTable
from game.tables.room import through
from game.text import Texts
from game.ui.glyphs import MOVES, Hint
from game.view.canvas import Canvas

FOR_ALL = frozenset({"menu", "skip"})
"""What everybody may do at any time."""
STEERING = (*DIRECTIONS, "previous", "next")
"""What moves the cursor."""


def may_act(shell: Shell, setup: Setup, seat: int, intent: Intent) -> bool:
    """Whether that device may say this while the seat decides.

    While a computer player's turn is shown, everybody may press on.
    """
    if intent.action in FOR_ALL or not setup.seats[seat].person:
        return True
    return shell.seating.may(intent.device, seat)


def look(shell: Shell, setup: Setup, seat: int) -> str:
    """The look of what the person at the seat holds, which the hints are drawn for."""
    reader, owner = shell.reader, shell.seating.devices.get(seat)
    if owner is None or not setup.seats[seat].person:
        return reader.last
    if owner in DESK and not shell.seating.halves and not is_pad(reader.last):
        return reader.last
    return reader.look(owner)


def taken_over(shell: Shell, setup: Setup) -> Setup:
    """The set-up with the seats that were given to another player meanwhile."""
    given = shell.seating.taken()
    seats = [
        replace(seat, player=given.get(index, seat.player))
        for index, seat in enumerate(setup.seats)
    ]
    return replace(setup, seats=tuple(seats))


def turned(targets: Sequence[Place], cursor: Place | None, by: int) -> Place | None:
    """The target before or after the cursor in their order, round and round."""
    if not targets:
        return None
    if cursor not in targets:
        return targets[0]
    return targets[(targets.index(cursor) + by) % len(targets)]


def steered(table: GameTable, picker: Picker, cursor: Place | None, action: str) -> Place | None:
    """Where the cursor goes for a direction, or for the next or previous target."""
    targets = picker.targets
    if action not in DIRECTIONS:
        return turned(targets, cursor, 1 if action == "next" else -1)
    boxes = {place: found[0] for place in targets if (found := table.boxes(place))}
    if cursor is None or cursor not in boxes:
        return table.first(targets, picker.touched)
    return nearest(cursor, action, boxes) or cursor


def hints(text: Texts, aim: Aim, returns: bool) -> list[Hint]:
    """What the buttons of the one who decides do now; ``returns`` if there is a way back."""
    found = [] if aim.device.startswith("mouse") else [(MOVES, text("table.key.choose"))]
    found.append(("confirm", text(f"table.key.{'play' if aim.move else 'take'}")))
    return [*found, ("back", text(f"table.key.{'back' if returns else 'pause'}"))]


def completed(picker: Picker, cursor: Place | None) -> Move | None:
    """The move that touching the cursor would complete."""
    if cursor is None:
        return None
    trial = Picker(picker.moves)
    for place in picker.touched:
        trial.touch(place)
    return trial.touch(cursor)


def at_table(canvas: Canvas, intent: Intent) -> Intent:
    """The intent with its point on the table, which may be drawn smaller than the screen."""
    return intent if intent.pos is None else intent._replace(pos=through(canvas, intent.pos))
