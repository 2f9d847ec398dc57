"""Who sits where: a person or a computer player at each seat of a match."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Any

PERSON = "person"
EMBLEMS = ("cat", "frog", "duck", "snail")
"""The emblem of each seat: its own shape and picture, never its tint alone."""
TINTS = {"cat": "FF9FB2", "frog": "C9B0FF", "duck": "FFE7BD", "snail": "9DE7F2"}


@dataclass(frozen=True)
class Seat:
    """One seat: the name shown, and ``player``: "person" or the name of a computer player."""

    name: str
    player: str = PERSON

    @property
    def person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True)
class Setup:
    """Everything a match starts from; ``seed`` fixes all its chance."""

    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int = field(default_factory=lambda: SystemRandom().randrange(2**32))

    def rematch(self) -> Setup:
        """The same people and options with new chance."""
        return replace(self, seed=SystemRandom().randrange(2**32))


DESK = frozenset({"mouse", "keyboard", "keyboard:left", "keyboard:right"})
"""What lies on a desk; one person there may use all of it."""


class Seating:
    """Which device drives which seat, kept from one match to the next.

    A person's seat without a device is played by any device that has no seat. No device ever has
    two seats. ``lost`` are the seats whose pad went away, in that order; ``players`` are seats
    that were given to another player during the match, for the table to take over.
    """

    def __init__(self) -> None:
        self.game, self.names = "umbrella", ["", "", "", ""]
        self.devices: dict[int, str] = {}
        self.playing = False
        """Whether a match runs, so that two seats are two people for certain."""
        self.lost: list[int] = []
        self.players: dict[int, str] = {}
        self._guids: dict[int, str] = {}

    def holds(self, device: str) -> int | None:
        """The seat that the device was given, if any."""
        return next((seat for seat, own in self.devices.items() if own == device), None)

    def seat_of(self, device: str) -> int | None:
        """The seat that it acts for: a mouse beside a seated keyboard acts for that seat."""
        seat = self.holds(device)
        if seat is None and device in DESK:
            desk = [seat for seat, own in self.devices.items() if own in DESK]
            if len(desk) == 1:
                return desk[0]
        return seat

    @property
    def halves(self) -> bool:
        """Whether two people share the keyboard."""
        return {"keyboard:left", "keyboard:right"} <= set(self.devices.values())

    def may(self, device: str, seat: int) -> bool:
        """Whether the device acts for a person's seat."""
        if seat in self.lost:
            return False
        own = self.seat_of(device)
        return own == seat if seat in self.devices else own is None

    def sit(self, device: str, seat: int, guid: str = "") -> bool:
        """Give the seat to the device; False if either is taken."""
        if seat in self.devices or self.holds(device) is not None:
            return False
        self.devices[seat], self._guids[seat] = device, guid
        if seat in self.lost:
            self.lost.remove(seat)
        return True

    def leave(self, device: str) -> None:
        """The device gives its seat up."""
        seat = self.holds(device)
        if seat is not None:
            self.free(seat)

    def free(self, seat: int) -> None:
        """Nobody is expected at the seat any more: any free device may play it."""
        self.devices.pop(seat, None)
        self._guids.pop(seat, None)
        if seat in self.lost:
            self.lost.remove(seat)

    def move(self, device: str, seat: int) -> bool:
        """Change to a free seat."""
        before = self.holds(device)
        if before is None or seat in self.devices:
            return False
        guid = self._guids[before]
        self.free(before)
        return self.sit(device, seat, guid)

    def lose(self, device: str) -> int | None:
        """The device is gone; the seat that waits for it now, if it had one."""
        seat = self.holds(device)
        if seat is not None:
            del self.devices[seat]
            self.lost.append(seat)
        return seat

    def claim(self, device: str, guid: str = "") -> int | None:
        """A free device takes a lost seat: the one shown, or else the one of such a pad."""
        if self.holds(device) is not None or not self.lost:
            return None
        seat = self.lost[0]
        if self._guids.get(seat) != guid:
            alike = [each for each in self.lost if self._guids.get(each) == guid]
            seat = alike[0] if alike else seat
        self.sit(device, seat, guid)
        return seat

    def merge(self, ghost: str, kept: str) -> None:
        """Two devices were found to be one pad: it has one seat, the one it took first."""
        seat = self.holds(ghost)
        if seat is None:
            return
        guid = self._guids[seat]
        self.free(seat)
        self.sit(kept, seat, guid)

    def give(self, seat: int, player: str) -> None:
        """Hand a seat to another player during a match; the table takes note when it goes on."""
        self.players[seat] = player

    def taken(self) -> dict[int, str]:
        """What was handed over meanwhile; a computer player needs no device."""
        taken, self.players = self.players, {}
        for seat, player in taken.items():
            if player != PERSON:
                self.free(seat)
        return taken

    def begin(self, setup: Setup) -> None:
        """A match begins, with those who sit at seats for people; nobody else keeps a seat."""
        self.game, self.names = setup.game, [seat.name for seat in setup.seats]
        self.players.clear()
        self.playing = True
        for seat in list(self.devices):
            if seat >= len(setup.seats) or not setup.seats[seat].person:
                self.free(seat)

    def clear(self) -> None:
        """Nobody sits: every device may play for every person."""
        for seat in [*self.devices, *self.lost]:
            self.free(seat)

    def keep(self, seats: int) -> None:
        """A match of so many seats is set up: forget all others, and what is past."""
        self.players.clear()
        self.playing = False
        for seat in [*self.devices, *self.lost]:
            if seat >= seats or seat in self.lost:
                self.free(seat)
