"""What goes with the tokens' ways in a show: effects over the table, and what is said about it."""

from __future__ import annotations

from typing import Any

from game.tables.base import Effect, GameTable
from game.view.canvas import Canvas
from game.view.director import Director


class Show:
    """The effects and notices of the last move."""

    def __init__(self, table: GameTable, director: Director) -> None:
        self.table, self.director = table, director
        self.effects: tuple[Effect, ...] = ()
        self._notices: list[tuple[float, str]] = []

    def forget(self) -> None:
        """Nothing was played that there is anything to say about."""
        self.effects, self._notices = (), []

    def begin(self, before: Any, after: Any) -> None:
        """A move was played and its events are queued: queue what goes with them."""
        cues = self.director.cues
        self.effects = tuple(self.table.played(before, after, cues))
        for effect in self.effects:
            self.director.timeline.extend(effect.start + effect.seconds)
        told = ((cue.time, self.table.notice(cue.event)) for cue in cues)
        self._notices = [(time, words) for time, words in told if words]

    @property
    def notice(self) -> str:
        """What is said now; it stays until the next move."""
        now = self.director.timeline.now
        said = [words for time, words in self._notices if time <= now]
        return said[-1] if said else ""

    def draw(self, canvas: Canvas, now: float) -> None:
        """The effects at that time of a running show."""
        for effect in self.effects:
            if now >= effect.start:
                part = (now - effect.start) / effect.seconds if effect.seconds else 1.0
                effect.draw(canvas, min(1.0, part))
