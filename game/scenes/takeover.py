"""Who plays at each seat from now on: persons and computer players of a running match."""

from __future__ import annotations

from functools import partial

from game.ai.players import LEVELS
from game.scenes.badge import draw_badge, tint
from game.scenes.page import PageScene
from game.seats import PERSON, Setup
from game.shell import Shell
from game.ui.flow import Column, Narrow, Part, Words
from game.ui.widgets import LAID, Button, Choice
from game.view.canvas import Box, Canvas

BADGE = 84.0


class TakeoverScene(PageScene):
    """Reached from the pause; the table takes note when the match goes on."""

    wide = 1000.0

    def __init__(self, shell: Shell, setup: Setup) -> None:
        self.setup = setup
        super().__init__(shell)

    def heading(self) -> str:
        return self.shell.text("takeover.heading")

    def parts(self) -> list[Part]:
        say, given = self.shell.text, self.shell.seating.players
        rows: list[Part] = []
        for seat, kept in enumerate(self.setup.seats):
            player = given.get(seat, kept.player)
            names = [PERSON, *LEVELS]
            if player not in names:
                names.append(player)
            choice = Choice(
                f"seat{seat}",
                LAID._replace(h=80),
                kept.name,
                [(name, say(f"player.{name}")) for name in names],
                player,
                partial(self._give, seat),
            )
            rows.append(Badged(choice, self.setup.game, seat))
        back = Narrow(
            Button("back", LAID, say("options.back"), self.back, align="center", row=True)
        )
        return [*rows, Words(say("takeover.about"), 28, align="center"), back]

    def _give(self, seat: int, player: object) -> None:
        self.shell.seating.give(seat, str(player))


class Badged(Column):
    """A choice with the badge of its seat at the left and an edge in the color of the seat."""

    def __init__(self, choice: Choice, game: str, seat: int) -> None:
        super().__init__([choice])
        self.choice, self.game, self.seat = choice, game, seat

    def tall(self, canvas: Canvas, width: float) -> float:
        return self.choice.tall(canvas, width - BADGE - 24)

    def place(self, canvas: Canvas, box: Box) -> None:
        self.box = box
        left = BADGE + 24
        self.choice.place(canvas, Box(box.x + left, box.y, box.w - left, box.h))

    def show(self, canvas: Canvas) -> None:
        box = self.choice.box
        radius = min(24.0, box.h * 0.34)
        canvas.outline(box.grown(2), radius, 3, tint(self.game, self.seat), 0.7)
        draw_badge(canvas, self.game, self.seat, self.box.x + BADGE / 2, box.center[1], BADGE)
