"""An unknown pad is asked for its buttons, one picture after the other; kept for its kind."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import Intent
from game.input.brand import POSITION
from game.input.controls import ASKED
from game.input.pads import Pad
from game.scenes.page import PageScene
from game.shell import Shell
from game.ui import glyphs, padglyphs
from game.ui.flow import Drawn, Part, Words
from game.view.canvas import CREAM, GOLD, Box, Canvas

LARGE = 4.0
"""How much larger than in a hint the button is shown."""
TALLEST = 200.0
"""Logical pixels of that button, however large the text is."""


class TeachScene(PageScene):
    """Asks for each control in turn; a control that was already given is not taken twice."""

    wide = 1040.0

    def __init__(self, shell: Shell, pad: Pad) -> None:
        self.pad = pad
        self.layout: dict[str, str] = {}
        self.twice = False
        super().__init__(shell)

    def enter(self) -> None:
        self.shell.reader.pads.listener = self._heard

    @property
    def asked(self) -> str:
        """The control that is asked for now."""
        return ASKED[len(self.layout)]

    def _heard(self, pad: Pad, own: str) -> None:
        if pad is not self.pad:
            if own == self.shell.reader.pads.controls["back"]:
                self._leave()
            return
        self.twice = own in self.layout.values()
        if self.twice:
            self.rebuild()
            return
        self.layout[self.asked] = own
        if len(self.layout) == len(ASKED):
            self.shell.reader.pads.learn(pad, self.layout)
            self.shell.settings.pad_layouts[pad.guid] = self.layout
            self._leave()
            return
        self.rebuild()

    def _leave(self) -> None:
        self.shell.reader.pads.listener = None
        self.shell.stack.pop()

    def handle(self, intent: Intent) -> None:
        """A key or the mouse lets the pad be, as the back button of another one does."""
        if intent.action in ("back", "menu"):
            self._leave()
        elif self.menu.handle(intent):
            self.dirty = True

    def tick(self, seconds: float) -> None:
        """A pad that is gone need not be asked."""
        if self.pad.id not in self.shell.reader.pads.by_id:
            self._leave()

    def heading(self) -> str:
        return self.shell.text("teach.heading")

    def parts(self) -> list[Part]:
        say = self.shell.text
        words = say("teach.twice" if self.twice else f"teach.{self.asked}")
        count = say("teach.count", number=len(self.layout) + 1, count=len(ASKED))
        return [
            Words(say("teach.about"), 32, align="center"),
            Drawn(TALLEST, self._picture),
            Words(words, 36, GOLD if self.twice else CREAM, "bold", "center"),
            Words(count, 28, align="center"),
        ]

    def _picture(self, canvas: Canvas, box: Box) -> None:
        """The button that is asked for, large."""
        part = LARGE / canvas.grow
        large = Canvas(canvas.target, canvas.scale * part, canvas.offset, canvas.assets)
        wide = padglyphs.width(large, POSITION, self.asked)
        x, y = box.center
        padglyphs.draw(large, POSITION, self.asked, x / part - wide / 2, y / part)

    def keys(self) -> list[glyphs.Hint]:
        return [("back", self.shell.text("teach.skip"))]

    def hints(self, canvas: Canvas, hints: Sequence[glyphs.Hint], x: float, y: float) -> None:
        glyphs.strip(canvas, "keyboard", hints, x, y)
