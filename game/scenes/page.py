"""A menu on a panel of glass: a heading, rows laid by their heights, and a sentence at its foot."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import Intent
from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui.flow import GAP, Flow, Part, Space, Words, heading
from game.ui.glyphs import Hint, strip_size
from game.view.canvas import PALE, Box, Canvas

SAFE = Box(96, 54, 1728, 972)
"""What televisions show of the screen."""
PAD, TALL_PAD = 48.0, 36.0
"""Between the edge of a panel and what it holds, at the sides and above and below."""


class PageScene(MenuScene):
    """Subclasses say what is on the page; it is laid again when size, text or language change.

    ``wide`` is the width of the panel at a text scale of 100 %; larger text makes it wider.
    """

    overlay = True
    wide = 900.0
    gap = GAP

    def __init__(self, shell: Shell, focus: str | None = None) -> None:
        super().__init__(shell, ())
        self.panel = SAFE
        self.rebuild(focus)

    # -- what subclasses say -------------------------------------------------------------------

    def heading(self) -> str:
        """What stands above the rows, "" if nothing does."""
        return ""

    def parts(self) -> list[Part]:
        """The rows."""
        return []

    def about(self) -> str:
        """The sentence at the foot of the panel, about what has the focus."""
        return ""

    def abouts(self) -> Sequence[str]:
        """All sentences that may come to stand there, so that there is room for each."""
        return ()

    def keys(self) -> list[Hint]:
        """What the keys do here."""
        text = self.shell.text
        return [("confirm", text("hint.choose")), ("back", text("hint.back"))]

    # -- laying out ----------------------------------------------------------------------------

    def rebuild(self, focus: str | None = None) -> None:
        """Make the rows anew from what they show, and lay them out."""
        self.dirty = True
        before = self.menu.flow
        title = self.heading()
        above: list[Part] = [heading(title), Space(2)] if title else []
        flow = Flow([*above, *self.parts()], self.gap)
        flow.scroll = before.scroll if before is not None else 0.0
        self.menu.flow = None
        self.menu.replace(flow.widgets, focus)
        self.menu.flow = flow
        self.foot = Words(self.about(), 28, PALE, align="center", others=self.abouts())
        self.lay(self.shell.canvas())

    def lay(self, canvas: Canvas) -> None:
        """Give everything its place: the panel in the middle, as tall as it must be."""
        flow = self.menu.flow
        assert flow is not None
        width = min(SAFE.w, self.wide * max(1.0, canvas.grow))
        room = width - 2 * PAD
        _, strip = strip_size(canvas, self.shell.reader.last, self.keys(), SAFE.w)
        most = SAFE.h - (strip + 12 if strip else 0)
        self.foot.text, self.foot.others = self.about(), self.abouts()
        foot = self.foot.tall(canvas, room) + 16 if self.foot.text or self.foot.others else 0.0
        need = flow.column.tall(canvas, room) + foot + 2 * TALL_PAD
        high = min(most, need)
        y = 540 - high / 2
        if y + high > SAFE.y + most:
            y = SAFE.y + (most - high) / 2
        self.panel = Box(960 - width / 2, y, width, high)
        view = Box(self.panel.x + PAD, y + TALL_PAD, room, high - foot - 2 * TALL_PAD)
        flow.lay(canvas, view)
        self.foot.place(canvas, Box(view.x, view.y + view.h + 16, room, foot - 16))
        self.menu.reveal()
        self._laid = self.shell.reader.last

    def resized(self) -> None:
        super().resized()
        self.rebuild()

    def handle(self, intent: Intent) -> None:
        super().handle(intent)
        if self._laid != self.shell.reader.last:
            self.lay(self.shell.canvas())

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        canvas.panel(self.panel, 30, alpha=0.94)
        self.menu.draw(canvas)
        self.foot.text = self.about()
        self.foot.show(canvas)
        self.hints(canvas, self.keys(), 96, 994)
