"""The results in large letters: who won, and the total of each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match import Match
from game.rules.core import ranking
from game.scenes.account import signed
from game.scenes.confetti import Confetti
from game.scenes.winner import Winner
from game.seats import Setup
from game.tables.lores import LORES
from game.view.canvas import CREAM, GOLD, PALE, Box, Canvas

if TYPE_CHECKING:
    from game.scenes.results import Sheet

PANEL = Box(96, 54, 1728, 660)
FIRST, LAST = 306.0, 696.0
"""Where the rows of the seats begin and end."""


class PlainSheet:
    """The sheet of one match in few words; what is celebrated is the game's own."""

    length = 0.4
    buttons = tuple(Box(96 + 584 * place, 742, 560, 118) for place in range(3))
    why, fame = Box(96, 884, 560, 118), Box(680, 884, 560, 118)
    hints, asked = None, (1544.0, 943.0)

    def __init__(self, own: Sheet, setup: Setup, match: Match) -> None:
        self.own, self.setup = own, setup
        self.scores = match.rules.scores(match.state)
        self.lore = LORES[setup.game]

    @property
    def backdrop(self) -> str:
        return self.own.backdrop

    def winner(self) -> Winner:
        """Who is celebrated."""
        return self.own.winner()

    def party(self, age: Callable[[], float]) -> Confetti:
        """What falls or rises for the winner."""
        return self.own.party(age)

    def stage(self, seconds: float) -> object:
        """Equal at two moments that look the same."""
        return seconds >= self.length

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """The totals, best first."""
        canvas.panel(PANEL, 30, alpha=0.94)
        order = [(place, seat) for place, tied in enumerate(ranking(self.scores)) for seat in tied]
        step = min(120.0, (LAST - FIRST) / len(order))
        for row, (place, seat) in enumerate(order):
            y = FIRST + step * (row + 0.5)
            tone = GOLD if place == 0 else CREAM
            self.lore.sign(canvas, f"seat:{seat}", PANEL.x + 90, y, 0.66 * step)
            name = self.setup.seats[seat].name
            size = canvas.fitted(name, 36, PANEL.w - 470)
            canvas.text(name, PANEL.x + 170, y, size, tone)
            total = signed(self.scores[seat].total, plus=False)
            right = PANEL.x + PANEL.w - 60
            canvas.text(total, right, y, min(84.0, step * 0.9), tone, "extrabold", "right")

    def celebrate(self, canvas: Canvas, part: float) -> None:
        """The sentence of the winner, and what it comes from."""
        winner = self.winner()
        x, y = PANEL.center[0], PANEL.y + 78
        size = canvas.fitted(winner.sentence, 84, PANEL.w - 340, "extrabold")
        canvas.picture(winner.pictures[0], PANEL.x + 90, y + 30, 130 * max(0.05, part))
        canvas.text(winner.sentence, x, y, size, CREAM, "extrabold", "center")
        if winner.about:
            about = canvas.fitted(winner.about, 32, PANEL.w - 340, "semibold")
            y += 60 + canvas.line(about, 0.6)
            canvas.text(winner.about, x, y, about, PALE, "semibold", "center")
