"""A pad went away: the match waits, the seat is named, and somebody takes it again."""

from __future__ import annotations

from game.input import Intent
from game.input.controls import is_pad
from game.scenes.badge import draw_badge, emblem, tint
from game.scenes.page import PageScene
from game.shell import Shell
from game.ui import glyphs
from game.ui.flow import Drawn, Part, Still, Words
from game.ui.widgets import LAID, Button
from game.view.canvas import CREAM, PALE, Canvas

BADGE = 150.0
SETTLE = 0.7
"""Seconds in which those who are still pressing for the match decide nothing."""
STAND_IN = "shower"
"""The computer player that takes a seat over."""


class PadLostScene(PageScene):
    """Shows one lost seat after the other, until each has a pad again or is given away.

    A press of confirm on any pad without a seat takes the one shown. Pops nothing.
    """

    hushed = True
    wide = 1040.0

    def __init__(self, shell: Shell) -> None:
        self._age = 0.0
        super().__init__(shell)

    def parts(self) -> list[Part]:
        shell, seat = self.shell, self.seat
        text, game = shell.text, shell.seating.game
        name = shell.seating.names[seat] or shell.settings.names[seat]
        sign = text(f"emblem.{emblem(game, seat)}")
        size = BADGE / shell.canvas().grow
        acts = (("computer", self._computer), ("anybody", self._anybody))
        buttons: list[Part] = [
            Button(key, LAID._replace(h=80), text(f"padlost.{key}"), act, align="center", row=True)
            for key, act in acts
        ]
        return [
            Drawn(size, lambda canvas, box: draw_badge(canvas, game, seat, *box.center, size)),
            Words(text("padlost.heading", name=name), 56, CREAM, "extrabold", "center", 1.15),
            Words(
                text("padlost.seat", number=seat + 1, emblem=sign),
                34,
                tint(game, seat),
                "bold",
                "center",
            ),
            Pressed(text("padlost.press"), shell.reader.pads.plain),
            *buttons,
        ]

    def enter(self) -> None:
        self.shell.sound.play("ui/pad_lost")

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        lost = self.shell.seating.lost
        return lost[0] if lost else 0

    def refresh(self) -> None:
        """Another pad went, or a seat was taken: show what is lost now, or go on."""
        self.rebuild()

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

    def keys(self) -> list[glyphs.Hint]:
        return [("confirm", self.shell.text("hint.choose"))]

    def draw(self, canvas: Canvas, rest: float) -> None:
        super().draw(canvas, rest)
        canvas.outline(self.panel, 30, 6, tint(self.shell.seating.game, self.seat))


class Pressed(Still):
    """A sentence with the button to press where its brackets are, in as many lines as it needs."""

    def __init__(self, sentence: str, look: str, size: float = 34.0) -> None:
        before, _, after = sentence.partition("()")
        self.words = [*before.split(" "), "()", *after.split(" ")]
        self.look, self.size = look, size

    def _lines(self, canvas: Canvas, width: float) -> list[list[tuple[str, float]]]:
        """Words with their widths, broken into lines."""
        blank = canvas.width(" ", self.size, "semibold")
        lines: list[list[tuple[str, float]]] = [[]]
        left = 0.0
        for word in filter(None, self.words):
            wide = canvas.width(word, self.size, "semibold")
            if word == "()":
                wide = glyphs.width(canvas, self.look, "confirm") + 12
            if lines[-1] and left + blank + wide > width:
                lines.append([])
                left = 0.0
            lines[-1].append((word, wide))
            left += wide + blank
        return lines

    def tall(self, canvas: Canvas, width: float) -> float:
        return len(self._lines(canvas, width)) * canvas.line(self.size, 1.6)

    def show(self, canvas: Canvas) -> None:
        blank = canvas.width(" ", self.size, "semibold")
        y = self.box.y + canvas.line(self.size, 1.6) / 2
        for words in self._lines(canvas, self.box.w):
            whole = sum(wide for _, wide in words) + blank * (len(words) - 1)
            x = self.box.center[0] - whole / 2
            for word, wide in words:
                if word == "()":
                    glyphs.draw(canvas, self.look, "confirm", x + 6, y)
                else:
                    canvas.text(word, x, y, self.size, PALE, "semibold")
                x += wide + blank
            y += canvas.line(self.size, 1.6)
