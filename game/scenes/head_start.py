"""Points given beforehand: one row for each seat, so that unequal players have an even match."""

from __future__ import annotations

from functools import partial

from game.rules.core import MOST_GIVEN
from game.scenes.page import PageScene
from game.shell import Shell
from game.ui.flow import Part
from game.ui.widgets import LAID, Button, Choice

GIVEN = range(1, MOST_GIVEN + 1)


class HeadStartScene(PageScene):
    """Changes ``points`` in place; ``names`` says whose they are."""

    wide = 980.0

    def __init__(self, shell: Shell, names: list[str], points: list[int]) -> None:
        self.names, self.points = names, points
        super().__init__(shell)

    def heading(self) -> str:
        return self.shell.text("head_start.heading")

    def about(self) -> str:
        return self.shell.text("head_start.about")

    def abouts(self) -> list[str]:
        return [self.about()]

    def parts(self) -> list[Part]:
        text = self.shell.text
        values = [(0, text("head_start.none"))]
        values += [(count, text("head_start.points", count=count)) for count in GIVEN]
        rows: list[Part] = [
            Choice(f"seat{seat}", LAID, name, values, self.points[seat], partial(self._give, seat))
            for seat, name in enumerate(self.names)
        ]
        return [*rows, Button("back", LAID, text("options.back"), self.back, align="center")]

    def _give(self, seat: int, points: object) -> None:
        assert isinstance(points, int)
        self.points[seat] = points
