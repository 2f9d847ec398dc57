"""What a game can say about itself: things on its table, moves of its log, points of its score.

Everything here is told from a state and from what one seat may know of it, so it works at a table,
in a replay and after the end; nothing here knows what is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.core import HEAD_START, Event, Move, Place, Score
from game.text import Texts, begun
from game.view.canvas import Box, Canvas
from game.view.layout import Layout

NOBODY = -1
"""The viewer that knows only what everybody may know."""


class Thing(NamedTuple):
    """Something on the table that can be asked about: what it is called and where it is."""

    place: Place
    box: Box
    round: bool = False


class Saying(NamedTuple):
    """What is said about a thing: its name, one or two sentences, and a small picture.

    ``places`` are other places that the sentences are about.
    """

    title: str
    lines: tuple[str, ...]
    sign: str = ""
    places: tuple[Place, ...] = ()


class Entry(NamedTuple):
    """A line of the log: the move that led to ``ply``, of which turn and seat, in a sentence.

    ``signs`` are small pictures that go before it.
    """

    ply: int
    turn: int
    seat: int
    words: str
    signs: tuple[str, ...] = ()


class Earned(NamedTuple):
    """A line of a score with what on the table earned it; ``places`` may hold no token."""

    name: str
    points: int
    words: str
    places: tuple[Place, ...]
    sign: str = ""


def sentences(text: Texts, said: Sequence[str]) -> str:
    """What happened at once: a sentence for each, one after the other."""
    return " ".join(text("log.sentence", words=begun(words)) for words in said)


def given_points(score: Score) -> int | None:
    """The points that were given beforehand, None where none were given to anybody."""
    return next((line.points for line in score.lines if line.name == HEAD_START), None)


def given_line(text: Texts, score: Score, plate: Place, sign: str) -> tuple[Earned, ...]:
    """The line of the points given beforehand, if there are any, at the plate of the seat."""
    given = given_points(score)
    if not given:
        return ()
    return (Earned(HEAD_START, given, text("earned.head_start"), (plate,), sign),)


class Why(NamedTuple):
    """A sentence that says why something cannot be chosen: its key and its values."""

    key: str
    values: dict[str, str]


class Step(NamedTuple):
    """One move of a match, as the log needs it."""

    before: Any
    move: Move
    events: tuple[Event, ...]
    after: Any


Things = Callable[[Any, Layout], list[Thing]]
Explain = Callable[[Texts, Sequence[str], Any, Place, int], Saying]
Tell = Callable[[Texts, Sequence[str], Step, int], Entry]
Earn = Callable[[Texts, Sequence[str], Any, int], tuple[Earned, ...]]
Refuse = Callable[[Texts, Sequence[str], Any, Sequence[Place], Place], Why]
DrawSign = Callable[[Canvas, str, float, float, float], None]


@dataclass(frozen=True)
class Lore:
    """What one game says of itself; a viewer is a seat, or NOBODY for what all may know.

    ``things`` of a state as they lie in a layout, each place once; ``explain`` one of them to a
    viewer; ``tell`` a move as a line of the log, its ``ply`` and ``turn`` still 0; ``earned`` is
    the score of a seat line by line, whose points are its total; ``refuse`` says why a
    place cannot be chosen after those touched; ``sign`` draws a small picture
    with its middle at x, y in a size. ``corners`` are the buttons of a table for a pointer: to look
    around, and to open the log.
    """

    things: Things
    explain: Explain
    tell: Tell
    earned: Earn
    refuse: Refuse
    sign: DrawSign
    corners: tuple[Box, Box]
