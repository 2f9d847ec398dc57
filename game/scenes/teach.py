"""An unknown pad is asked for its buttons, one picture after the other; kept for its kind."""

from __future__ import annotations

from game.input import Intent
from game.input.brand import POSITION
from game.input.controls import ASKED
from game.input.pads import Pad
from game.scenes.stack import Scene
from game.shell import Shell
from game.ui import glyphs, padglyphs
from game.ui.lettering import line
from game.view.canvas import CREAM, GOLD, PALE, Box, Canvas

PANEL = Box(440, 230, 1040, 620)
LARGE = 4.0
"""How much larger than in a hint the button is shown."""


class TeachScene(Scene):
    """Asks for each control in turn; a control that was already given is not taken twice."""

    overlay = True

    def __init__(self, shell: Shell, pad: Pad) -> None:
        super().__init__()
        self.shell, self.pad = shell, pad
        self.layout: dict[str, str] = {}
        self.twice = False

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
        self.dirty = True
        self.twice = own in self.layout.values()
        if self.twice:
            return
        self.layout[self.asked] = own
        if len(self.layout) == len(ASKED):
            self.shell.reader.pads.learn(pad, self.layout)
            self.shell.settings.pad_layouts[pad.guid] = self.layout
            self._leave()

    def _leave(self) -> None:
        self.shell.reader.pads.listener = None
        self.shell.stack.pop()

    def handle(self, intent: Intent) -> None:
        """A key or the mouse lets the pad be, as the back button of another one does."""
        if intent.action in ("back", "menu"):
            self._leave()

    def tick(self, seconds: float) -> None:
        """A pad that is gone need not be asked."""
        if self.pad.id not in self.shell.reader.pads.by_id:
            self._leave()

    def draw(self, canvas: Canvas, rest: float) -> None:
        say, (x, _) = self.shell.text, PANEL.center
        canvas.panel(PANEL, 30, alpha=0.95)
        room = PANEL.w - 120
        heading = say("teach.heading")
        line(canvas, heading, x, PANEL.y + 86, 54, room, CREAM, "extrabold", "center")
        for row, words in enumerate(canvas.wrap(say("teach.about"), 32, room)):
            canvas.text(words, x, PANEL.y + 158 + 44 * row, 32, PALE, "semibold", "center")
        large = Canvas(canvas.target, canvas.scale * LARGE, canvas.offset, canvas.assets)
        wide = padglyphs.width(large, POSITION, self.asked)
        y = PANEL.y + 380
        padglyphs.draw(large, POSITION, self.asked, x / LARGE - wide / 2, y / LARGE)
        words = say("teach.twice" if self.twice else f"teach.{self.asked}")
        color = GOLD if self.twice else CREAM
        line(canvas, words, x, PANEL.y + 520, 36, room, color, "bold", "center")
        count = say("teach.count", number=len(self.layout) + 1, count=len(ASKED))
        canvas.text(count, x, PANEL.y + 572, 28, PALE, "semibold", "center")
        glyphs.strip(canvas, "keyboard", [("back", say("teach.skip"))], 96, 994)
