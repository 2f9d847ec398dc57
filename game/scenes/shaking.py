"""The rumbling of pads in a show: short, with an end, and never the only sign of anything."""

from __future__ import annotations

from game.rules.core import Event, Told
from game.shell import Shell
from game.view.director import Director

LOW, HIGH = 1.0, 0.6
"""How much of the strength goes to the heavy and to the light motor."""
LONGEST = 400
"""Milliseconds."""


class Shaking:
    """Lets the pads of those concerned rumble when the show reaches an event."""

    def __init__(self, shell: Shell, director: Director) -> None:
        self._shell, self._director = shell, director
        self._due: list[tuple[float, Event]] = []
        self._mover = 0

    def begin(self, mover: int) -> None:
        """A move of that seat was played and its events are queued."""
        self._mover = mover
        self._due = [(cue.time, cue.event) for cue in self._director.cues]

    def advance(self) -> None:
        """Rumble for what the show has reached: for each seat only the strongest of it."""
        clock = self._director.timeline
        due = [each for each in self._due if each[0] <= clock.now or not clock.running]
        self._due = [each for each in self._due if each not in due]
        strongest: dict[int, tuple[float, int]] = {}
        for _, event in due:
            rumble = self._director.styles[event.why].rumble
            for seat in self._concerned(event):
                strongest[seat] = max(strongest.get(seat, (0.0, 0)), rumble)
        for seat, (strength, milliseconds) in strongest.items():
            self._shake(seat, strength, milliseconds)

    def _concerned(self, event: Event) -> list[int]:
        """Whose pads tell of the event: the seat told of, at the end everybody, or the mover."""
        if not isinstance(event, Told):
            return [self._mover]
        return [event.seat] if event.seat >= 0 else list(self._shell.seating.devices)

    def _shake(self, seat: int, strength: float, milliseconds: int) -> None:
        device = self._shell.seating.devices.get(seat)
        part = strength * self._shell.settings.rumble / 10
        if device is not None and part > 0:
            pads = self._shell.reader.pads
            pads.shake(device, LOW * part, HIGH * part, min(milliseconds, LONGEST))
