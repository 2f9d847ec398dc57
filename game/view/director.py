"""Events to motion: sprites are keyed by place at once, only their poses lag behind.

The rules are always ahead. ``perform`` re-keys every sprite to where its token now lies and
queues flights by the style table; ``snap`` shows the tokens of a state without any show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.core import Event, Moved, Place, Put, Token, Told, follow
from game.view.layout import Layout, Spot
from game.view.styles import Style
from game.view.timeline import Ease, Flight, Pose, Timeline, in_out_quad

LEAD = 0.1
"""Seconds from the mark of a turn to its motion, in which the next picture at rest is made."""


@dataclass
class Sprite:
    """One token on the table: its flights per copy of its place, and the faces it shows in time."""

    ident: int
    token: Token
    place: Place
    flights: dict[int, list[Flight]] = field(default_factory=dict)
    faces: list[tuple[float, Token]] = field(default_factory=list)

    def moving(self, now: float) -> bool:
        """Whether it is on its way right now; one that only waits for its flight stands still."""
        for flights in self.flights.values():
            for flight in flights:
                if flight.start <= now < flight.start + flight.seconds:
                    return True
        return False

    def done(self, now: float) -> bool:
        """Whether nothing of it changes any more."""
        return all(not flights or flights[-1].end <= now for flights in self.flights.values())

    def face(self, now: float) -> Token:
        """The token as it looks at that time."""
        shown = self.faces[0][1] if self.faces else self.token
        for when, token in self.faces:
            if when <= now:
                shown = token
        return shown

    def poses(self, now: float) -> list[Pose]:
        """Its pose at every copy of its place."""
        return [_pose(flights, now) for flights in self.flights.values() if flights]

    def main(self, now: float) -> Pose | None:
        """Its pose at the copy nearest to the seat in turn."""
        for flights in self.flights.values():
            if flights:
                return _pose(flights, now)
        return None


def _pose(flights: Sequence[Flight], now: float) -> Pose:
    for flight in flights:
        if now < flight.end:
            return flight.at(now)
    return flights[-1].target


def standing(spot: Spot) -> Pose:
    """The pose of a token at rest."""
    return Pose(spot.x, spot.y, spot.size)


FIT_SECONDS = 0.30
"""How long tokens take to make room for others."""


class Cue(NamedTuple):
    """When the show of an event begins."""

    time: float
    event: Event


class Director:
    """The sprites of one table. ``layouts`` are by the seat in turn; ``marks`` tell the scene when
    the table turns to another seat: (time, seat). ``cues`` are the events of the last show."""

    def __init__(
        self, layouts: Mapping[int, Layout], styles: Mapping[str, Style], timeline: Timeline
    ) -> None:
        self.layouts, self.styles, self.timeline = layouts, styles, timeline
        self.seat = next(iter(layouts))
        self.sprites: dict[Place, Sprite] = {}
        self.leaving: list[Sprite] = []
        self.marks: list[tuple[float, int]] = []
        self.cues: list[Cue] = []
        self._count = 0
        self.layout = self.layouts[self.seat]

    def table(self) -> dict[Place, Token]:
        """What the sprites show once the show is over: must equal the tokens of the state."""
        return {place: sprite.token for place, sprite in self.sprites.items()}

    def snap(self, tokens: Mapping[Place, Token], seat: int) -> None:
        """Show these tokens at rest, after a start, undo, load or change of speed."""
        self.timeline.finish()
        self.seat = seat
        self.leaving.clear()
        self.marks.clear()
        self.cues.clear()
        self._count = 0
        self.layout = self.layouts[seat].fit(tokens)
        self.sprites = {}
        for place in sorted(tokens):
            self._add(place, tokens[place])

    def _add(self, place: Place, token: Token) -> Sprite:
        self._count += 1
        sprite = Sprite(self._count, token, place)
        self.sprites[place] = sprite
        for spot in self.layout.spots(place):
            sprite.flights[spot.copy] = [_rest(spot)]
        return sprite

    # -- events --------------------------------------------------------------------------------

    def perform(
        self,
        events: Iterable[Event],
        lifted: Mapping[Place, Pose] | None = None,
        calm: bool = False,
    ) -> None:
        """Queue the show of these events; sprites stand in the new state from now on.

        ``lifted`` are poses that sprites already have apart from their places (a preview);
        ``calm`` shows are for people whom motion harms.
        """
        clock = self.timeline
        self._forget_past()
        if lifted:
            for place, pose in lifted.items():
                self._lift(place, pose)
        start = max(clock.now, clock.end)
        events = tuple(events)
        self.cues.clear()
        self._make_room(events, start)
        for event in events:
            style = self.styles[event.why].calm() if calm else self.styles[event.why]
            begin = start + style.delay
            if isinstance(event, Moved):
                self._move(event, style, begin)
            elif isinstance(event, Put):
                self._put(event, style, begin)
            elif event.why == "turn":
                self._turn(event, style, begin)
            self.cues.append(Cue(begin, event))
            start += style.wait
        clock.extend(start)

    def _make_room(self, events: Iterable[Event], begin: float) -> None:
        """Move what lies in the way of tokens that these events bring."""
        layout = self.layout.fit(follow(self.table(), events))
        if layout is not self.layout:
            self.layout = layout
            self._glide(begin, FIT_SECONDS, in_out_quad)

    def _forget_past(self) -> None:
        now = self.timeline.now
        self.leaving = [sprite for sprite in self.leaving if not sprite.done(now)]
        for sprite in self.sprites.values():
            if sprite.faces and sprite.done(now):
                sprite.faces.clear()
            for flights in sprite.flights.values():
                if len(flights) > 1 and flights[-1].end <= now:
                    del flights[:-1]

    def _lift(self, place: Place, pose: Pose) -> None:
        sprite = self.sprites.get(place)
        if sprite is None or not sprite.flights:
            return
        copy = next(iter(sprite.flights))
        sprite.flights[copy] = [Flight(self.timeline.now, 0, in_out_quad, pose, pose)]

    def _move(self, event: Moved, style: Style, begin: float) -> None:
        carried = [(self.sprites.pop(source), source, target) for source, target in event.pairs]
        for index, (sprite, source, target) in enumerate(carried):
            sprite.place = target
            self.sprites[target] = sprite
            self._fly(sprite, source, target, style, begin + index * style.stagger)

    def _fly(
        self, sprite: Sprite, source: Place, target: Place, style: Style, begin: float
    ) -> None:
        """Send the sprite's main pose from one place to the other; other copies fade in."""
        spots = self.layout.spots(target)
        before = self._last(sprite, source)
        if style.from_top and spots:
            before = Pose(spots[0].x, -120, spots[0].size * 1.25, lift=1.0)
        if not spots:
            goal = standing(self.layout.door(target))._replace(alpha=0.0)
            sprite.flights = {0: [self._flight(style, begin, before, goal)]}
        else:
            goal = standing(spots[0])
            flight = self._flight(style, begin, before, goal)
            old, sprite.flights = sprite.flights, {}
            head = [way for ways in old.values() for way in ways if way.end <= begin][-1:]
            sprite.flights[spots[0].copy] = [*head, flight]
            for spot in spots[1:]:
                echo = standing(spot)
                sprite.flights[spot.copy] = [
                    self._flight(style, begin, echo._replace(alpha=0.0), echo, plain=True)
                ]
        if style.over:
            self._turn_over(sprite, sprite.token, begin + style.seconds / 2)
        self.timeline.extend(begin + style.length)

    def _last(self, sprite: Sprite, source: Place) -> Pose:
        """Where the sprite will stand when all its queued flights are done."""
        for flights in sprite.flights.values():
            if flights:
                return flights[-1].target
        return standing(self.layout.door(source))._replace(alpha=0.0)

    @staticmethod
    def _flight(style: Style, begin: float, a: Pose, b: Pose, plain: bool = False) -> Flight:
        if plain:
            return Flight(begin, style.seconds, style.ease, a, b)
        lean = style.lean if b.x >= a.x else -style.lean
        return Flight(
            begin,
            style.length,
            style.ease,
            a,
            b,
            style.arc,
            style.lift,
            style.spin,
            lean,
            style.over,
            style.settle,
        )

    def _turn_over(self, sprite: Sprite, token: Token, when: float) -> None:
        if not sprite.faces:
            sprite.faces.append((float("-inf"), sprite.token))
        sprite.faces.append((when, token))

    def _put(self, event: Put, style: Style, begin: float) -> None:
        sprite = self.sprites.get(event.place)
        if event.token is None:
            if sprite is not None:
                self._leave(sprite, style, begin)
            return
        if sprite is None:
            self._appear(event.place, event.token, style, begin)
            return
        self._turn_over(sprite, event.token, begin + style.seconds / 2)
        sprite.token = event.token
        for flights in sprite.flights.values():
            rest = flights[-1].target
            flights.append(self._flight(style, begin, rest, rest))
        self.timeline.extend(begin + style.length)

    def _appear(self, place: Place, token: Token, style: Style, begin: float) -> None:
        sprite = self._add(place, token)
        for copy, flights in sprite.flights.items():
            rest = flights[-1].target
            before = rest._replace(alpha=0.0, size=rest.size * 0.8)
            if style.from_top:
                before = rest._replace(y=-120, size=rest.size * 1.25, lift=1.0)
            sprite.flights[copy] = [self._flight(style, begin, before, rest)]
        self.timeline.extend(begin + style.length)

    def _leave(self, sprite: Sprite, style: Style, begin: float) -> None:
        del self.sprites[sprite.place]
        if not sprite.flights:
            return
        for flights in sprite.flights.values():
            rest = flights[-1].target
            gone = rest._replace(alpha=0.0, size=rest.size * 0.8)
            flights.append(self._flight(style, begin, rest, gone))
        self.leaving.append(sprite)
        self.timeline.extend(begin + style.length)

    def _turn(self, event: Told, style: Style, begin: float) -> None:
        """Every sprite glides to where it stands when that seat is in turn, after ``LEAD``."""
        self.marks.append((begin, event.seat))
        self.seat = event.seat
        layout = self.layouts[event.seat].fit(self.table())
        if layout is not self.layout:
            self.layout = layout
            self._glide(begin + LEAD, style.seconds, style.ease)

    def _glide(self, begin: float, seconds: float, ease: Ease) -> None:
        """Every sprite goes to where it stands in the present layout."""
        for place, sprite in self.sprites.items():
            spots = {spot.copy: spot for spot in self.layout.spots(place)}
            old, sprite.flights = sprite.flights, {}
            for copy, spot in spots.items():
                goal = standing(spot)
                flights = old.get(copy, [])
                source = flights[-1].target if flights else goal._replace(alpha=0.0)
                if source == goal:
                    sprite.flights[copy] = flights
                else:
                    glide = Flight(begin, seconds, ease, source, goal)
                    sprite.flights[copy] = [*flights, glide]
        self.timeline.extend(begin + seconds)


def _rest(spot: Spot) -> Flight:
    pose = standing(spot)
    return Flight(0.0, 0.0, in_out_quad, pose, pose)
