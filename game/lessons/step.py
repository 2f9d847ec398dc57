"""What lessons are made of: steps, each a position and the decisions that it asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.match import Match
from game.picker import Picker
from game.rules.core import Event, Move, Place, Rules, Told

PERSON, NEIGHBOR = 0, 1
"""The seat of the person who learns, and the one to the left, who never decides anything here."""
WORDS_A_MINUTE, A_MOVE = 180, 6.0
"""How fast instructions are read at leisure, and the seconds that a move takes."""


@dataclass(frozen=True)
class Step:
    """One decision of a lesson.

    ``state`` is the position, ``options`` what it is played with. Accepted are ``moves``, the one
    to be pointed at first, and all legal moves of ``kind``. A step that is ``told`` explains what
    has happened and waits; the next one goes on from there if it ``follows``. ``about`` are
    places that the instruction speaks of, ``after`` those that the explanation does.
    """

    name: str
    options: Mapping[str, Any]
    state: Any
    moves: tuple[Move, ...] = ()
    kind: str = ""
    told: bool = True
    follows: bool = False
    about: tuple[Place, ...] = ()
    after: tuple[Place, ...] = ()
    arrows: tuple[int, ...] = ()
    """Where the arrow at each place of the move points, and last the one at what is explained."""

    def arrow(self, touched: int, told: bool) -> int:
        """The direction of the arrow after so many touches: 0 up, 1 right, 2 down, 3 left."""
        at = len(self.arrows) - 1 if told else touched
        return self.arrows[at] if 0 <= at < len(self.arrows) else 2

    def accepted(self, legal: Sequence[Move]) -> tuple[Move, ...]:
        """The legal moves that do what is asked, the one to be pointed at first."""
        others = (move for move in legal if move.kind == self.kind and move not in self.moves)
        return (*(move for move in self.moves if move in legal), *others)

    def next_places(self, legal: Sequence[Move], touched: Sequence[Place]) -> tuple[Place, ...]:
        """What may be touched next on the way to an accepted move."""
        picker = Picker(self.accepted(legal))
        for place in touched:
            picker.touch(place)
        return picker.targets if picker.touched == tuple(touched) else ()


@dataclass(frozen=True)
class Course:
    """All steps of one game."""

    game: str
    steps: tuple[Step, ...]

    def sentences(self) -> list[str]:
        """The keys of all sentences that only this course has."""
        found = []
        for step in self.steps:
            base = f"lesson.{self.game}.{step.name}"
            found += [f"{base}.title", base, f"{base}.wrong"]
            found += [f"{base}.done"] if step.told else []
        return found


def resumed(state: Any) -> Any:
    """The position when it is the person's turn again; where the neighbor would play, it has."""
    if state.over or state.seat == PERSON:
        return state
    if isinstance(state, tuple):
        return state._replace(seat=PERSON)  # type: ignore[attr-defined]
    return replace(state, seat=PERSON, mover=PERSON)


class Practice(Match):
    """A match that begins with a given position; nothing of it is ever saved.

    The turns of the neighbor pass unseen, so that the table stays turned to the person.
    """

    def __init__(
        self, rules: Rules[Any], options: Mapping[str, Any], state: Any, names: Sequence[str]
    ) -> None:
        super().__init__(rules, options, 0, names)
        self._states = [state]

    def _apply(self, move: Move) -> tuple[Event, ...]:
        events = super()._apply(move)
        self._states[-1] = resumed(self.state)
        turned = (isinstance(event, Told) and event.why == "turn" for event in events)
        return tuple(e for e, turns in zip(events, turned, strict=True) if not turns)


def seconds(sentences: Iterable[str], moves: int) -> float:
    """How long a lesson takes somebody who reads all of that and makes so many moves."""
    words = sum(len(sentence.split()) for sentence in sentences)
    return words * 60 / WORDS_A_MINUTE + moves * A_MOVE
