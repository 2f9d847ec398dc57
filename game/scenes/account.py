"""Where the points come from: each line of a score, with what earned it lit on the real table."""

from __future__ import annotations

from typing import Any

from game.input import Intent
from game.scenes.log import PAGE, REST, Halves
from game.scenes.menu import veil
from game.scenes.position import Position
from game.scenes.stack import Scene
from game.seats import Setup
from game.shell import Shell
from game.tables.lore import Earned
from game.ui.keyrow import KeyRow
from game.ui.rows import Row, Rows
from game.view.canvas import Canvas


class AccountScene(Scene):
    """The score of every seat in a position, line by line."""

    quiet = True

    def __init__(self, shell: Shell, setup: Setup, state: Any, seat: int = 0) -> None:
        super().__init__()
        self.shell, self.setup, self.state = shell, setup, state
        self.position = Position(shell, setup)
        self.lines: dict[int, tuple[int, Earned]] = {}
        """By row: whose line it is, and the line."""
        rows = self._rows()
        self.rows = Rows(rows, self.position.lore.sign)
        own = [row for row, (whose, _) in self.lines.items() if whose == seat]
        self.rows.go(own[0])
        self.keys = KeyRow()
        self._wait = 0.0
        self.position.show(state, seat)

    def _rows(self) -> list[Row]:
        """A heading for each seat, and its lines."""
        rows: list[Row] = []
        names, lore = self.position.names, self.position.lore
        for seat, score in enumerate(self.position.rules.scores(self.state)):
            total = signed(score.total, plus=False)
            rows.append(Row(names[seat], (f"seat:{seat}",), amount=total, head=True))
            for line in lore.earned(self.shell.text, names, self.state, seat):
                self.lines[len(rows)] = seat, line
                rows.append(Row(line.words, (line.sign,), amount=signed(line.points)))
        return rows

    @property
    def line(self) -> Earned:
        """The line with the focus."""
        return self.lines[self.rows.index][1]

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        action, pos = intent.action, intent.pos
        steps = {"up": -1, "down": 1, "previous": -PAGE, "next": PAGE}
        if action == "press" and pos is not None and self.rows.at(pos) is None:
            action = self.keys.pick(pos)
        if action in steps:
            self._moved(self.rows.step(steps[action]))
        elif action == "wheel":
            self.rows.wheel(intent.amount)
            self.dirty = True
        elif action in ("press", "point") and pos is not None:
            index = self.rows.at(pos)
            if index is not None:
                self._moved(self.rows.go(index))
        elif action == "info":
            from game.scenes.inspect import InspectScene

            self.shell.stack.push(
                InspectScene(self.shell, self.setup, self.state, seat=self.position.seat)
            )
        elif action in ("back", "menu", "confirm"):
            self.shell.sound.play("ui/back")
            self.shell.stack.pop()

    def _moved(self, moved: bool) -> None:
        if moved:
            self._wait, self.dirty = REST, True
            self.shell.sound.play("ui/focus", 1500)

    def tick(self, seconds: float) -> None:
        """The picture follows the focus once it rests."""
        if self._wait > 0:
            self._wait -= seconds
            if self._wait <= 0:
                self._look()

    def _look(self) -> None:
        """Arrange the table for the one whose line it is."""
        seat = self.lines[self.rows.index][0]
        if seat != self.position.seat:
            self.position.show(self.state, seat)
        self.dirty = True

    def resized(self) -> None:
        super().resized()
        self.position.forget()

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        halves = Halves.at(canvas, self.keys, text("earned.heading"))
        veil(canvas, f"{self.setup.game}/title-first")
        halves.draw_heading(canvas)
        lit = self.position.boxes(self.line.places) if self._wait <= 0 else []
        self.position.small(canvas, halves.picture, [box.grown(4) for box in lit])
        canvas.outline(halves.picture.grown(4), 8, 4, canvas.accent.line, 0.9)
        canvas.panel(halves.panel, 30, 0.95)
        self.rows.draw(canvas, halves.rows(24))
        hints = [("info", text("help.key.look")), ("back", text("hint.back"))]
        self.keys.draw(canvas, self.shell.reader.last, hints, 960, halves.keys, 1728)


def signed(points: int, plus: bool = True) -> str:
    """With a sign of its own: a true minus, and a plus where it is a part of a sum."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else str(points)
