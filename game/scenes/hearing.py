"""What is heard at a table: the events of a show as time reaches them, and what a person does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from game.input import DIRECTIONS, Intent
from game.match import Match
from game.picker import Picker
from game.rules.core import Event, Place, Put, Token, Told
from game.sound import Mood, Quiet
from game.sound.sound import MIDDLE
from game.tables.base import Aim, Effect
from game.tables.solstis import heard as solstis
from game.tables.umbrella import heard as umbrella
from game.view.director import Director
from game.view.timeline import Timeline

AT_ONCE = 2
"""Sounds of a show that was skipped or cut short; the others are left out."""
RISING = frozenset({"umbrella/token"})
"""Sounds whose takes are steps of a scale: each is a step higher than the one before."""
BRISK = 1.5
"""Speed of the show from which on turns are not announced."""
THINKING = 25.0
"""Seconds of a person's thinking after which the music thinks, too."""


class Ears(Protocol):
    """What the sounds need to know of one game."""

    PICK: str

    def what(self, event: Event, tokens: Mapping[Place, Token]) -> str: ...
    def ending(self, before: Any, after: Any) -> str: ...
    def tension(self, state: Any) -> float: ...


EARS: Mapping[str, Ears] = {"umbrella": umbrella, "solstis": solstis}


class Due(NamedTuple):
    """A sound of the show: when and where, and the take of one that rises."""

    time: float
    name: str
    x: float
    number: int | None = None


class Glance(NamedTuple):
    """What a person has touched so far, to tell what an intent has changed.

    ``asked`` while a person is to decide and nothing moves; ``pressed`` is under the button.
    """

    ply: int
    touched: int
    cursor: Place | None
    pressed: Place | None
    info: bool
    asked: bool


class Watched(Protocol):
    """The parts of the table scene that a glance looks at."""

    match: Match
    picker: Picker
    timeline: Timeline
    aim: Aim
    cursor: Place | None
    pressed: Place | None

    @property
    def mine(self) -> bool: ...


def glance(scene: Watched) -> Glance:
    """What a person has touched at a table so far."""
    return Glance(
        scene.match.ply,
        len(scene.picker.touched),
        scene.cursor,
        scene.pressed,
        bool(scene.aim.info),
        scene.mine and not scene.timeline.running,
    )


class Hearing:
    """The sounds of one match; ``quiet_for`` counts the seconds in which nobody did anything."""

    def __init__(self, sound: Quiet, game: str, director: Director) -> None:
        self._sound, self.game, self._director = sound, game, director
        self._ears = EARS[game]
        self._due: list[Due] = []
        self._steps: dict[str, int] = {}
        self._seen = director.timeline.now
        self.quiet_for = 0.0

    # -- the show ------------------------------------------------------------------------------

    def begin(self, before: Any, after: Any, effects: tuple[Effect, ...] = ()) -> None:
        """A move was played, its events and these effects are queued: so are their sounds."""
        self.quiet_for = 0.0
        timeline, tokens = self._director.timeline, self._director.table()
        due = []
        for cue in self._director.cues:
            style = self._director.styles[cue.event.why]
            name = self._name(style.sound, cue.event, tokens)
            if name:
                x, step = self._place(cue.event), self._step(name)
                due.append(Due(cue.time + style.sound_at, name, x, step))
        due += [Due(each.start, each.sound, each.x) for each in effects if each.sound]
        closing = self._ears.ending(before, after)
        if closing:
            due.append(Due(timeline.end, closing, MIDDLE))
        self._due = sorted(due, key=lambda each: each.time)
        self.advance()

    def _name(self, name: str, event: Event, tokens: Mapping[Place, Token]) -> str:
        if "{" not in name:
            return name
        seat = event.seat + 1 if isinstance(event, Told) else 0
        said = self._ears.what(event, tokens)
        return name.format(seat=seat, what=said) if seat or said else ""

    def _step(self, name: str) -> int | None:
        if name not in RISING:
            return None
        step = self._steps[name] = self._steps.get(name, -1) + 1
        return step

    def _place(self, event: Event) -> float:
        """Where an event is seen, from left to right."""
        if isinstance(event, Told):
            return MIDDLE
        if isinstance(event, Put):
            return self._across(event.place)
        source, target = event.pairs[0]
        return self._across(target if self._director.layout.spots(target) else source)

    def _across(self, place: Place | None) -> float:
        """Where a place is, from left to right; the middle if it is not seen."""
        spots = () if place is None else self._director.layout.spots(place)
        return spots[0].x if spots else MIDDLE

    def advance(self) -> None:
        """Play what the show has reached.

        After a jump, of many sounds only the weightiest are heard, and of equal ones the last.
        """
        timeline = self._director.timeline
        now, jumped = timeline.now, timeline.now - self._seen > 0.3
        self._seen = now
        over = not timeline.running
        due = [each for each in self._due if over or each.time <= now]
        if not due:
            return
        del self._due[: len(due)]
        if timeline.skipping or not 0 < timeline.speed < BRISK:
            due = [each for each in due if "/turn_" not in each.name]
        if (jumped or over) and len(due) > AT_ONCE:
            once = {each.name: each for each in due}.values()
            due = sorted(once, key=lambda each: (self._sound.weight(each.name), each.time))
            due = due[-AT_ONCE:]
        for each in due:
            self._sound.play(each.name, each.x, each.number)

    def drop(self) -> None:
        """Another moment is shown at rest: nothing of the show is heard any more."""
        self._due.clear()
        self._seen = self._director.timeline.now
        self.quiet_for = 0.0

    def forget(self) -> None:
        """A move was taken back."""
        self.drop()
        self._sound.play("ui/undo")

    # -- what a person does --------------------------------------------------------------------

    @contextmanager
    def listening(self, scene: Watched, intent: Intent) -> Iterator[None]:
        """Let what an intent changes within be heard."""
        before = glance(scene)
        yield
        self.did(intent, before, glance(scene))

    def did(self, intent: Intent, before: Glance, after: Glance) -> None:
        """An intent has changed what is touched and aimed at."""
        if intent.action == "point":
            return
        self.quiet_for = 0.0
        if after.ply != before.ply or not before.asked:
            return
        x = self._across(after.cursor)
        if after.info != before.info:
            self._sound.play("ui/hint")
        elif after.touched > before.touched:
            self._sound.play(self._ears.PICK, x)
        elif after.touched < before.touched:
            self._sound.play("ui/back", x)
        elif intent.action in DIRECTIONS and after.cursor != before.cursor:
            self._sound.play("ui/focus", x)
        elif intent.action == "confirm" or (intent.action == "press" and after.pressed is None):
            self._sound.play("ui/refused", x)

    # -- the music -----------------------------------------------------------------------------

    def mood(self, state: Any) -> Mood:
        """What is to be heard under the match: calm, or silence and calm once its end was seen."""
        name = "think" if self.quiet_for > THINKING else "calm"
        if state.over and not self._director.timeline.running:
            name = "results"
        return Mood(self.game, name, self._ears.tension(state))
