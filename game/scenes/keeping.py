"""What a table does so that its match is not lost, and how moves are taken back there."""

from __future__ import annotations

import struct
import zlib
from typing import Any, Protocol

import pygame

from game.library import Running
from game.match import Match
from game.scenes.album import PICTURE
from game.scenes.hands import taken_over
from game.scenes.hearing import Hearing
from game.scenes.peek import Peek
from game.scenes.stack import Scene
from game.seats import Setup
from game.settings import SPEEDS
from game.shell import Shell
from game.tables.base import Aim, GameTable
from game.tables.picture import Picture
from game.tables.show import Show
from game.undo import Refusal, steps_back, steps_forth
from game.view.director import Director
from game.view.motes import Motes
from game.view.timeline import Timeline


class Table(Protocol):
    """What taking back needs of a table."""

    def show_anew(self) -> None: ...


class Keeping:
    """The saving of one match at a table."""

    def __init__(
        self, shell: Shell, setup: Setup, match: Match, running: Running | None = None
    ) -> None:
        self.shell, self.setup, self.match = shell, setup, match
        self.running = running or shell.home.library.begin(setup, match)
        self.ready, self.save, self.tick = (
            self.running.ready,
            self.running.save,
            self.running.tick,
        )

    @property
    def record(self) -> str:
        """The file of the match, "" if nothing of it is on the disk."""
        name = self.running.name
        path = self.shell.home.store.path(name)
        return str(path) if path is not None and self.shell.home.store.exists(name) else ""

    def seated(self, setup: Setup) -> None:
        """Somebody took a seat over: the match is kept with the new players."""
        self.setup = self.running.value.setup = setup

    def leave(self) -> None:
        """The table is left: keep how it looks, and how long it was played."""
        if self.match.ply:
            self.save()
            self.running.keep_picture(_picture(self.shell.screen.window))

    # -- taking back ---------------------------------------------------------------------------

    def turn(self, table: Table, action: str) -> None:
        """Take back, or play again what was taken back; if it is not allowed, say why."""
        persons = [seat.person for seat in self.setup.seats]
        if action == "undo":
            self._undo(table, persons)
        else:
            self._redo(table, persons)

    def _undo(self, table: Table, persons: list[bool]) -> None:
        notices = self.shell.home.notices
        if self.match.state.over:
            notices.tell("undo.over")
            return
        steps = steps_back(self.match, persons)
        if isinstance(steps, Refusal):
            name = self.setup.seats[steps.seat].name if steps.seat >= 0 else ""
            notices.tell(f"undo.{steps.why}", **({"name": name} if name else {}))
            return
        for _ in range(steps):
            self.match.undo()
        table.show_anew()

    def _redo(self, table: Table, persons: list[bool]) -> None:
        steps = steps_forth(self.match, persons)
        if not steps:
            self.shell.home.notices.tell("undo.again")
            return
        for _ in range(steps):
            self.match.redo()
        table.show_anew()


def _picture(window: pygame.Surface) -> bytes:
    """What the window shows now, small, as the bytes of a picture file."""
    width, height = window.get_size()
    # The middle part in the shape of the picture: a window may be wider or higher.
    wide = min(width, height * PICTURE[0] // PICTURE[1])
    high = min(height, width * PICTURE[1] // PICTURE[0])
    part = pygame.Rect(0, 0, wide, high)
    part.center = width // 2, height // 2
    small = pygame.transform.smoothscale(window.subsurface(part), PICTURE)
    return _png(small)


def _png(surface: pygame.Surface) -> bytes:
    """The surface as a PNG file; ``pygame.image.save`` never lets go of a file in memory."""
    width, height = surface.get_size()
    plain, row = pygame.image.tobytes(surface, "RGB"), 3 * width
    lines = b"".join(b"\0" + plain[row * y : row * (y + 1)] for y in range(height))
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(lines, 3)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )


class KeptScene(Scene):
    """A table whose match is kept: saved, taken back, begun again."""

    quiet = True
    shell: Shell
    setup: Setup
    match: Match
    table: GameTable
    aim: Aim
    timeline: Timeline
    show: Show
    hearing: Hearing
    keeping: Keeping
    director: Director
    picture: Picture
    peek: Peek
    _info: int

    @property
    def motes(self) -> Motes | None:
        """The weather around the table."""
        return self.table.motes(self.aim)

    def _snap(self) -> None:
        """Show the present state at rest."""
        raise NotImplementedError

    def _await(self) -> None:
        """Wait for the next decision."""
        raise NotImplementedError

    def _pause(self) -> None:
        """Show the pause."""
        raise NotImplementedError

    def _finish(self) -> None:
        """End the show at once."""
        raise NotImplementedError

    def _stop_thinking(self) -> None:
        """Let no opponent think on."""
        raise NotImplementedError

    def _refresh_aim(self) -> None:
        """Aim at what is now pointed at."""
        raise NotImplementedError

    def settle(self) -> None:
        """Another scene comes up: end the show, and let nobody think on or look at a hand."""
        self.peek.hide()
        self._finish()
        self._stop_thinking()
        self.timeline.skipping = False
        self.shell.reader.clear()

    def show_list(self, page: int) -> None:
        """Show a page of what the game can list, 0 for none."""
        self._info = page
        self._refresh_aim()

    def _take_over(self) -> None:
        """Seats were given to other players while another scene was shown."""
        self.setup = self.table.setup = taken_over(self.shell, self.setup)
        self.keeping.seated(self.setup)
        self.peek.seated(self.setup)
        self._await()

    def unfocused(self) -> None:
        """Wait for the people; a finished match waits by itself."""
        if not self.match.state.over:
            self._pause()

    def show_anew(self) -> None:
        """The match is at another moment: save it so, and show it at rest."""
        self.peek.hide()
        self.keeping.save()
        self.show.forget()
        self.hearing.forget()
        self._snap()

    def _may_take_back(self) -> bool:
        states = self.match.states[-2:]
        return len(states) == 2 and self.table.may_take_back(*states)

    def _take_back(self) -> bool:
        """Undo a step of the own turn that told nobody anything; False if it did or is none."""
        if not self._may_take_back():
            return False
        self.match.undo()
        self.show_anew()
        return True

    def resume(self, result: Any) -> None:
        """Back from the pause or the results with what was chosen there."""
        self.timeline.speed = SPEEDS[self.shell.settings.speed]
        self.dirty = True
        if self.table.live != self.shell.settings.live_score:
            self._live()
        table: Any = type(self)
        if result == "restart":
            self.shell.stack.replace(table(self.shell, self.setup))
        elif result == "rematch":
            self.shell.stack.replace(table(self.shell, self.setup.rematch()))
        elif result in ("undo", "redo"):
            self.keeping.turn(self, result)
        elif result == "lists":
            self.show_list(1)
        elif result in ("quit", "setup", "title"):
            self.shell.stack.pop(result)

    def _live(self) -> None:
        """Show the points so far, or hide them."""
        self.table.live = self.shell.settings.live_score
        self.table.show(self.match.state, self.director.seat)
        self.picture.shown()

    def enter(self) -> None:
        """Prepare the backgrounds, about in the order in which they are wanted."""
        for name in self.table.backdrops:
            self.shell.canvas().expect_backdrop(name)

    def leave(self) -> None:
        """Keep the match, with a picture that shows no hand."""
        if self.peek.hide():
            self.draw(self.shell.canvas(), 0.0)
        self.keeping.leave()

    def record(self) -> str:
        return self.keeping.record
