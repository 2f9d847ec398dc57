"""A pad went away: the match waits, the seat is named, and somebody takes it again."""

from __future__ import annotations

from game.input import Intent
from game.input.controls import is_pad
from game.scenes.badge import draw_badge, emblem, tint
from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui import glyphs
from game.ui.lettering import line
from game.ui.widgets import Button
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(440, 196, 1040, 688)
ROWS = [Box(600, 640 + 98 * row, 720, 80) for row in range(2)]
SETTLE = 0.7
"""Seconds in which those who are still pressing for the match decide nothing."""
STAND_IN = "shower"
"""The computer player that takes a seat over."""


class PadLostScene(MenuScene):
    """Shows one lost seat after the other, until each has a pad again or is given away.

    A press of confirm on any pad without a seat takes the one shown. Pops nothing.
    """

    overlay = True
    hushed = True

    def __init__(self, shell: Shell) -> None:
        text, self._age = shell.text, 0.0
        super().__init__(
            shell,
            [
                Button(
                    key,
                    ROWS[row],
                    text(f"padlost.{key}"),
                    act,
                    align="center",
                    row=True,
                )
                for row, (key, act) in enumerate(
                    (("computer", self._computer), ("anybody", self._anybody))
                )
            ],
        )
        self.refresh()

    def enter(self) -> None:
        self.shell.sound.play("ui/pad_lost")

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        lost = self.shell.seating.lost
        return lost[0] if lost else 0

    def refresh(self) -> None:
        """Another pad went, or a seat was taken: show what is lost now, or go on."""
        self.dirty = True

    def _go_on(self) -> None:
        if not self.shell.seating.lost:
            self.shell.stack.pop()
            return
        self._age = 0.0
        self.refresh()

    def _computer(self) -> None:
        seat, seating = self.seat, self.shell.seating
        seating.give(seat, STAND_IN)
        seating.free(seat)
        self._go_on()

    def _anybody(self) -> None:
        self.shell.seating.free(self.seat)
        self._go_on()

    def back(self) -> None:
        """There is no way round the question."""

    def handle(self, intent: Intent) -> None:
        shell = self.shell
        if intent.action == "confirm" and is_pad(intent.device):
            pad = shell.reader.pads.pad(intent.device)
            if shell.seating.claim(intent.device, pad.guid if pad else "") is not None:
                shell.sound.play("ui/pad_back")
                self._go_on()
                return
        if self._age >= SETTLE or intent.action not in ("confirm", "release"):
            super().handle(intent)

    def tick(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, canvas: Canvas, rest: float) -> None:
        shell, seat = self.shell, self.seat
        text, game = shell.text, shell.seating.game
        color = tint(game, seat)
        canvas.panel(PANEL, 30, alpha=0.94)
        canvas.outline(PANEL, 30, 6, color)
        middle, room = PANEL.center[0], PANEL.w - 120
        draw_badge(canvas, game, seat, middle, PANEL.y + 112, 150)
        name = shell.seating.names[seat] or shell.settings.names[seat]
        said = text("padlost.heading", name=name)
        line(canvas, said, middle, PANEL.y + 236, 56, room, CREAM, "extrabold", "center")
        about = text("padlost.seat", number=seat + 1, emblem=text(f"emblem.{emblem(game, seat)}"))
        line(canvas, about, middle, PANEL.y + 298, 34, room, color, "bold", "center")
        self._ask(canvas, text("padlost.press"), middle, PANEL.y + 374)
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", text("hint.choose"))], 96, 994)

    def _ask(self, canvas: Canvas, sentence: str, middle: float, y: float) -> None:
        """The sentence with the button to press where its brackets are."""
        before, _, after = sentence.partition("()")
        look = self.shell.reader.pads.plain
        glyph = glyphs.width(canvas, look, "confirm") + 20
        size = canvas.fitted(before + after, 34.0, PANEL.w - 100 - glyph, "semibold")
        first = canvas.width(before, size, "semibold")
        x = middle - (first + glyph + canvas.width(after, size, "semibold")) / 2
        canvas.text(before, x, y, size, PALE, "semibold")
        glyphs.draw(canvas, look, "confirm", x + first + 10, y)
        canvas.text(after, x + first + glyph, y, size, PALE, "semibold")
