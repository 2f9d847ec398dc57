"""The log of a match: every move in a sentence, with the position that it led to beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.input import Intent
from game.match import Match
from game.scenes.menu import veil
from game.scenes.position import Position, eyes
from game.scenes.reel import Reel
from game.scenes.stack import Scene
from game.seats import Setup
from game.shell import Shell
from game.tables.lore import NOBODY, Entry, Step
from game.tables.lores import LORES
from game.text import Texts
from game.ui.keyrow import KeyRow
from game.ui.rows import Row, Rows
from game.view.canvas import CREAM, PALE, Box, Canvas

LEFT, RIGHT, TOP, LOW = 96.0, 1824.0, 54.0, 1022.0
"""Where a picture begins at the left, and a list ends at the right; the keys are below both."""
HEADING = 40.0


class Halves(NamedTuple):
    """Where everything is at a text scale: the list gets more room for larger letters."""

    heading: list[str]
    step: float
    picture: Box
    panel: Box
    keys: float

    @classmethod
    def at(cls, canvas: Canvas, keys: KeyRow, heading: str) -> Halves:
        """The halves on that canvas, with a heading above the picture."""
        high = keys.tall(canvas)
        wide = min(1000.0, 660 * canvas.grow**0.6)
        panel = Box(RIGHT - wide, TOP, wide, LOW - high - 20 - TOP)
        across = panel.x - LEFT - 32
        lines = canvas.wrap(heading, HEADING, across, "extrabold")
        step = canvas.line(HEADING, 1.2)
        y = TOP + step * len(lines) + 16
        across = min(across, (panel.y + panel.h - y) * 16 / 9)
        return cls(lines, step, Box(LEFT, y, across, across * 9 / 16), panel, LOW - high / 2)

    def draw_heading(self, canvas: Canvas) -> None:
        """The heading above the picture."""
        for row, words in enumerate(self.heading):
            y = TOP + self.step * (row + 0.5)
            canvas.text(words, LEFT, y, HEADING, CREAM, "extrabold", shade=0.8)

    def rows(self, top: float) -> Box:
        """The list in its panel, below a heading of that height."""
        panel = self.panel
        return Box(panel.x + 24, panel.y + top, panel.w - 74, panel.h - top - 20)


PAGE = 8
"""Rows that the page keys go on by."""
REST = 0.09
"""Seconds that the focus must rest on a line before its position is drawn."""


def entries(
    match: Match, text: Texts, names: list[str], viewer: int, first: int = 0
) -> list[Entry]:
    """The lines of the log, from a ply on."""
    lore, reel, found = LORES[match.rules.NAME], Reel(match), []
    for ply in range(first, match.ply):
        before, move = match.states[ply], match.moves[ply]
        after, events = match.rules.apply(before, move)
        entry = lore.tell(text, names, Step(before, move, events, after), viewer)
        reel.ply = ply
        found.append(entry._replace(ply=ply + 1, turn=reel.turn + 1))
    return found


def reader(shell: Shell, setup: Setup, match: Match) -> int:
    """Who reads the log: the one person at the table, or everybody."""
    persons = sum(seat.person for seat in setup.seats)
    return eyes(shell, setup, match.state) if persons == 1 else NOBODY


class LogScene(Scene):
    """Shows the position of the chosen line; ``chosen`` is told its ply by confirm."""

    quiet = True

    def __init__(
        self,
        shell: Shell,
        setup: Setup,
        match: Match,
        ply: int | None = None,
        chosen: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__()
        self.shell, self.setup, self.match = shell, setup, match
        self.position = Position(shell, setup)
        if not match.state.over and sum(seat.person for seat in setup.seats) > 1:
            self.position.table.conceal(True)
        self._chosen = chosen
        self.entries = entries(match, shell.text, self.position.names, reader(shell, setup, match))
        rows, turn = [], 0
        for entry in self.entries:
            label = str(entry.turn) if entry.turn != turn else ""
            turn = entry.turn
            rows.append(Row(entry.words, (f"seat:{entry.seat}", *entry.signs[:2]), label))
        self.rows = Rows(rows, self.position.lore.sign, labels=True)
        self.keys = KeyRow()
        self._wait, self._picture = 0.0, Box(0, 0, 0, 0)
        last = match.ply if ply is None else ply
        if rows:
            self.rows.go(min(len(rows), max(1, last)) - 1)
        self.position.show(self._state())

    def _state(self) -> Any:
        return self.match.states[self.ply]

    @property
    def ply(self) -> int:
        """The ply that the line with the focus led to."""
        return self.entries[self.rows.index].ply if self.entries else 0

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        action = intent.action
        steps = {"up": -1, "down": 1, "previous": -PAGE, "next": PAGE}
        if action in steps:
            self._moved(self.rows.step(steps[action]))
        elif action == "wheel":
            self.rows.wheel(intent.amount)
            self.dirty = True
        elif action in ("press", "point") and intent.pos is not None:
            self._pointer(action, intent.pos)
        else:
            self._do(action)

    def _pointer(self, action: str, pos: tuple[float, float]) -> None:
        index = self.rows.at(pos)
        if action == "press" and index is None:
            self._do("confirm" if self._picture.holds(pos) else self.keys.pick(pos))
        elif action == "press" and index is not None:
            self._moved(self.rows.go(index))

    def _do(self, action: str) -> None:
        if action == "confirm" and self.entries:
            self._open()
        elif action in ("back", "menu", "log"):
            self.shell.sound.play("ui/back")
            self.shell.stack.pop()
        elif action == "info":
            from game.scenes.inspect import InspectScene

            scene = InspectScene(self.shell, self.setup, self._state())
            self.shell.stack.push(scene)

    def _moved(self, moved: bool) -> None:
        if moved:
            self._wait, self.dirty = REST, True
            self.shell.sound.play("ui/focus", 1500)

    def _open(self) -> None:
        """The position of the line, as large as the table."""
        self.shell.sound.play("ui/confirm")
        if self._chosen is not None:
            self.shell.stack.pop()
            self._chosen(self.ply)
            return
        from game.scenes.replay import ReplayScene

        scene = ReplayScene(self.shell, self.setup, self.match)
        self.shell.stack.push(scene)
        scene.jump(self.ply)

    def tick(self, seconds: float) -> None:
        """The picture follows the focus once it rests."""
        if self._wait > 0:
            self._wait -= seconds
            if self._wait <= 0:
                self.position.show(self._state())
                self.dirty = True

    def resized(self) -> None:
        super().resized()
        self.position.forget()

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        text, entry = self.shell.text, None
        said = text("log.now")
        if self.entries:
            entry = self.entries[self.rows.index]
            if entry.ply < self.match.ply:
                said = text("log.turn", number=entry.turn)
        halves = Halves.at(canvas, self.keys, said)
        veil(canvas, f"{self.setup.game}/title-first")
        panel, self._picture = halves.panel, halves.picture
        canvas.panel(panel, 30, 0.95)
        lines = canvas.wrap(text("log.heading"), HEADING, panel.w - 60, "extrabold")
        for row, words in enumerate(lines):
            y = panel.y + 16 + halves.step * (row + 0.5)
            canvas.text(words, panel.x + 30, y, HEADING, CREAM, "extrabold")
        self.position.small(canvas, halves.picture)
        canvas.outline(halves.picture.grown(4), 8, 4, canvas.accent.line, 0.9)
        halves.draw_heading(canvas)
        rows = halves.rows(28 + halves.step * len(lines))
        if entry is not None:
            self.rows.draw(canvas, rows)
        else:
            for row, words in enumerate(canvas.wrap(text("log.none"), 32, rows.w)):
                y = rows.y + 40 + row * canvas.line(32)
                canvas.text(words, rows.x, y, 32, PALE, "semibold")
        hints = [("confirm", text("log.show"))] if self.entries else []
        hints += [("info", text("help.key.look")), ("back", text("hint.back"))]
        self.keys.draw(canvas, self.shell.reader.last, hints, 960, halves.keys, RIGHT - LEFT)
