"""Who plays at each seat from now on: persons and computer players of a running match."""

from __future__ import annotations

from functools import partial

from game.ai.players import LEVELS
from game.scenes.badge import draw_badge, tint
from game.scenes.menu import MenuScene
from game.seats import PERSON, Setup
from game.shell import Shell
from game.ui.widgets import Button, Choice, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(460, 150, 1000, 780)
ROWS = [Box(600, 300 + 96 * row, 812, 80) for row in range(4)]
BACK = Box(760, 822, 400, 76)


class TakeoverScene(MenuScene):
    """Reached from the pause; the table takes note when the match goes on."""

    overlay = True

    def __init__(self, shell: Shell, setup: Setup) -> None:
        say, given = shell.text, shell.seating.players
        self.setup = setup
        rows: list[Widget] = []
        for seat, kept in enumerate(setup.seats):
            player = given.get(seat, kept.player)
            names = [PERSON, *LEVELS]
            if player not in names:
                names.append(player)
            rows.append(
                Choice(
                    f"seat{seat}",
                    ROWS[seat],
                    kept.name,
                    [(name, say(f"player.{name}")) for name in names],
                    player,
                    partial(self._give, seat),
                )
            )
        super().__init__(
            shell,
            [*rows, Button("back", BACK, say("options.back"), self.back, align="center", row=True)],
        )

    def _give(self, seat: int, player: object) -> None:
        self.shell.seating.give(seat, str(player))

    def draw(self, canvas: Canvas, rest: float) -> None:
        say, (x, _) = self.shell.text, PANEL.center
        canvas.panel(PANEL, 30, alpha=0.94)
        canvas.text(say("takeover.heading"), x, PANEL.y + 80, 56, CREAM, "extrabold", "center")
        for seat in range(len(self.setup.seats)):
            box = ROWS[seat]
            canvas.outline(box.grown(2), 24, 3, tint(self.setup.game, seat), 0.7)
            draw_badge(canvas, self.setup.game, seat, box.x - 60, box.center[1], 84)
        for row, words in enumerate(canvas.wrap(say("takeover.about"), 28, PANEL.w - 96)):
            canvas.text(words, x, 722 + 40 * row, 28, PALE, "semibold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", say("hint.choose")), ("back", say("hint.back"))], 96, 994)
