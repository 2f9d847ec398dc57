"""Taking seats: everybody presses confirm on what they hold, and then answers for their own seat.

Each device moves a focus of its own in the card of its seat. Menu neither joins nor leaves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.ai.players import LEVELS
from game.input import Intent
from game.rules.core import HEAD_START, MOST_GIVEN, read_head_start
from game.scenes.draft import COMPUTER, head_start_option
from game.scenes.joining import let_hear
from game.scenes.letters import LettersScene
from game.scenes.seatcards import EARLIER, LATER, TURNS, boxes, draw_seats
from game.scenes.stack import Scene
from game.scenes.table import TableScene
from game.seats import DESK, PERSON, Setup
from game.shell import Shell

PAUSE = 0.6
"""Seconds from the last "ready" to the match, so that everybody sees who sits where."""
LONGEST = 14
"""Letters of a name."""


class SeatsScene(Scene):
    """Shown before a match of several people when there are pads; leads on to its table."""

    def __init__(self, shell: Shell, setup: Setup, opener: str = "") -> None:
        super().__init__()
        self.shell, self.setup = shell, setup
        self.seating = shell.seating
        self.seating.keep(len(setup.seats))
        self.seating.game = setup.game
        self.rows: dict[str, int] = {}
        """By device, which row of its card has its focus."""
        self.ready: set[str] = set()
        self._left = PAUSE
        self._seen: Any = None
        self._device = ""
        self._hovered: tuple[int, int] | None = None
        self._naming = -1
        self._stand_in = COMPUTER
        shell.reader.halves = True
        if shell.reader.pads.pad(opener) is not None:
            self.join(opener)

    # -- what is where -------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self.setup.seats)

    @property
    def free(self) -> list[int]:
        """Seats for people that nobody has taken."""
        seats = enumerate(self.setup.seats)
        return [k for k, seat in seats if seat.person and k not in self.seating.devices]

    @property
    def all_ready(self) -> bool:
        devices = set(self.seating.devices.values())
        return bool(devices) and devices <= self.ready

    def choices(self, seat: int) -> list[str]:
        """The rows of a seat that somebody has."""
        rows = ["ready", "name", "move", "head_start"]
        if self.all_ready and self.free:
            return [*rows, "start"]
        return [*rows, "opponents"] if len(self.seating.devices) < self.count else rows

    @property
    def head_start(self) -> list[int]:
        """The points given beforehand, by seat."""
        return list(read_head_start(self.setup.options, self.count) or [0] * self.count)

    @property
    def opponent(self) -> str:
        """The level of the computer players, those of seats that nobody takes included."""
        players = [seat.player for seat in self.setup.seats if not seat.person]
        return next((each for each in players if each in LEVELS), self._stand_in)

    def row(self, seat: int) -> str:
        """The row that has the focus in that card."""
        rows = self.choices(seat)
        return rows[min(self.rows.get(self.seating.devices[seat], 0), len(rows) - 1)]

    # -- joining and leaving -------------------------------------------------------------------

    def join(self, device: str, seat: int | None = None) -> bool:
        """Take a seat: the first one for a person, else the first one of a computer player."""
        taken = self.seating.devices
        order = self.free + [k for k in range(self.count) if k not in taken]
        wanted = seat if seat is not None else next(iter(order), None)
        pad = self.shell.reader.pads.pad(device)
        if wanted is None or not self.seating.sit(device, wanted, pad.guid if pad else ""):
            return False
        self._become(wanted, PERSON)
        self.rows[device] = 0
        return True

    def _become(self, seat: int, player: str) -> None:
        seats = list(self.setup.seats)
        seats[seat] = replace(seats[seat], player=player)
        self.setup = replace(self.setup, seats=tuple(seats))

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        self.dirty = True
        device, action = intent.device, intent.action
        if intent.pos is not None:
            self._pointer(intent)
            return
        seat = self.seating.holds(device)
        if seat is not None:
            self._own(device, seat, action)
        elif action == "confirm":
            self.join(device)
        elif action == "back":
            self.leave_scene()
        elif action == "info":
            self.share()

    def _own(self, device: str, seat: int, action: str) -> None:
        """What a seat's device does in its own card."""
        rows = self.choices(seat)
        here = min(self.rows.get(device, 0), len(rows) - 1)
        if action in ("up", "down"):
            self.rows[device] = (here + (1 if action == "down" else -1)) % len(rows)
        elif action in ("left", "right"):
            self.turn(device, seat, rows[here], 1 if action == "right" else -1)
        elif action == "confirm":
            self.act(device, seat, rows[here])
        elif action == "back":
            self.step_back(device)

    def act(self, device: str, seat: int, row: str) -> None:
        """Confirm a row."""
        if row == "ready":
            self.ready ^= {device}
        elif row in TURNS:
            self.turn(device, seat, row, 1)
        elif row == "start":
            self.start()
        elif row == "name":
            self.ready.discard(device)
            self._device, self._naming = device, seat
            shell = self.shell
            heading = shell.text("letters.heading", number=seat + 1)
            name = shell.settings.names[seat]
            owner = None if device in DESK else device
            shell.stack.push(LettersScene(shell, heading, name, LONGEST, owner))

    def turn(self, device: str, seat: int, row: str, by: int) -> None:
        """The next value of a row that has several."""
        if row == "move":
            self.move(device, seat, by)
        elif row == "head_start":
            points = self.head_start
            points[seat] = (points[seat] + by) % (MOST_GIVEN + 1)
            self._give(points)
        elif row == "opponents":
            self._stand_in = LEVELS[(LEVELS.index(self.opponent) + by) % len(LEVELS)]
            for k, each in enumerate(self.setup.seats):
                if not each.person:
                    self._become(k, self._stand_in)

    def _give(self, points: list[int]) -> None:
        """Give points beforehand; the set-up remembers them."""
        options = {k: v for k, v in self.setup.options.items() if k != HEAD_START}
        self.setup = replace(self.setup, options=options | head_start_option(points))
        kept = self.shell.settings.setups.setdefault(self.setup.game, {})
        before = kept.get("head_start", [])
        kept["head_start"] = [*points, *before[len(points) :]] if before else points

    def step_back(self, device: str) -> None:
        """Not ready any more; or, before that, leave the seat."""
        if device in self.ready:
            self.ready.discard(device)
        else:
            self.seating.leave(device)

    def move(self, device: str, seat: int, by: int) -> None:
        """Go to the next seat that no device has, with the own name."""
        names = self.shell.settings.names
        for step in range(1, self.count):
            there = (seat + by * step) % self.count
            if self.seating.move(device, there):
                names[seat], names[there] = names[there], names[seat]
                player = self.setup.seats[there].player
                self._become(there, PERSON)
                self._become(seat, player)
                points = self.head_start
                points[seat], points[there] = points[there], points[seat]
                self._give(points)
                return

    def _pointer(self, intent: Intent) -> None:
        """A mouse takes a free seat by a click on it, and clicks the rows of its own card."""
        seat, row = self._under(intent)
        if intent.action == "press":
            self._hovered = (seat, row)
        elif intent.action == "back":
            if self.seating.holds("mouse") is None:
                self.leave_scene()
            else:
                self.step_back("mouse")
        elif intent.action == "release" and seat >= 0 and self._hovered == (seat, row):
            owner = self.seating.devices.get(seat)
            if owner is None:
                self.join("mouse", seat)
            elif self.seating.seat_of("mouse") == seat and row in (EARLIER, LATER):
                self._own(owner, seat, "up" if row == EARLIER else "down")
            elif self.seating.seat_of("mouse") == seat and 0 <= row < len(self.choices(seat)):
                self.rows[owner] = row
                self.act(owner, seat, self.choices(seat)[row])

    def _under(self, intent: Intent) -> tuple[int, int]:
        """Card and row at the pointer, each -1 for none."""
        for seat in range(self.count):
            card, rows = boxes(self.shell.canvas(), self, seat)
            if intent.pos is not None and card.holds(intent.pos):
                row = next((k for k, box in rows.items() if box.holds(intent.pos)), -1)
                return seat, row
        return -1, -1

    # -- going on ------------------------------------------------------------------------------

    def resume(self, result: Any) -> None:
        """Back from writing a name."""
        super().resume(result)
        seat, self._naming = self._naming, -1
        if isinstance(result, str) and seat >= 0:
            self.shell.settings.names[seat] = result

    def leave_scene(self) -> None:
        """Back to the set-up; who sits keeps the seat for the next time."""
        self.shell.reader.halves = False
        self.shell.stack.pop()

    def share(self) -> None:
        """Play without seats: one device goes round."""
        self.seating.clear()
        self._begin()

    def start(self) -> None:
        """Play; computer players take the seats that nobody took."""
        for seat in self.free:
            self._become(seat, self._stand_in)
        self._begin()

    def _begin(self) -> None:
        names = self.shell.settings.names
        seats = zip(self.setup.seats, names, strict=False)
        setup = replace(self.setup, seats=tuple(replace(s, name=name) for s, name in seats))
        self.shell.reader.halves = self.seating.halves
        self.shell.stack.replace(TableScene(self.shell, setup))

    def tick(self, seconds: float) -> None:
        now = dict(self.seating.devices), set(self.ready)
        if now != self._seen:
            let_hear(self.shell, self._seen[0] if self._seen else now[0])
            self._seen, self.dirty = now, True
            self.ready &= set(self.seating.devices.values())
        if not self.all_ready or self.free:
            self._left = PAUSE
            return
        self._left -= seconds
        if self._left <= 0:
            self.start()

    def draw(self, canvas: Any, rest: float) -> None:
        draw_seats(canvas, self)
