"""A menu that fills the screen: a heading, panels that scroll if they must, and buttons below."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import Intent
from game.scenes.menu import MenuScene, veil
from game.shell import Shell
from game.ui.flow import Flow, Grid, Part, Space, Words
from game.ui.glyphs import Hint, strip, strip_size
from game.ui.widgets import Button, Widget
from game.view.canvas import CREAM, Box, Canvas

LEFT, TOP, WIDE, LOW = 96.0, 54.0, 1728.0, 1020.0
"""What is used of the screen: its left and upper end, its width and its lower end."""
HEAD, GAP = 92.0, 28.0
"""The height of the heading while it stands, and what is free above the buttons."""
HEADING_ROLLS = 1.3
"""From this text scale on the heading scrolls with the rest."""
BETWEEN, SIGN = 22.0, 44.0


class WideScene(MenuScene):
    """Subclasses say what is on it; it is laid again when size, text or language change."""

    backdrop = ""
    """The picture behind it, "" for the title of the game that is played."""
    strip_end = LEFT + WIDE
    """How far to the right the keys may be named beside the heading, if there is no room below."""

    def __init__(self, shell: Shell, focus: str | None = None) -> None:
        super().__init__(shell, ())
        self.buttons: list[Button] = []
        self._strip = Box(0, 0, 0, 0)
        self.rebuild(focus)

    # -- what subclasses say -------------------------------------------------------------------

    def heading(self) -> str:
        """What the page is about."""
        return ""

    def parts(self) -> list[Part]:
        """The panels."""
        return []

    def below(self) -> list[Button]:
        """The buttons under the panels, the one that leaves first, the weightiest last."""
        return []

    def minor(self) -> Sequence[str]:
        """Keys of those buttons that may scroll away where there is no room for all."""
        return ()

    def keys(self) -> list[Hint]:
        """What the keys do here."""
        text = self.shell.text
        return [("confirm", text("hint.choose")), ("back", text("hint.back"))]

    def look(self) -> str:
        """The device whose keys are shown."""
        return self.shell.reader.last

    def adorn(self, canvas: Canvas) -> None:
        """Draw what stands beside the heading."""

    def under(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets and does not scroll."""

    # -- laying out ----------------------------------------------------------------------------

    def rebuild(self, focus: str | None = None) -> None:
        """Make everything anew from what it shows, and lay it out."""
        self.dirty = True
        canvas = self.shell.canvas()
        self.buttons = self.below()
        rolling = canvas.grow >= HEADING_ROLLS
        parts = [*self.parts()]
        if rolling:
            title = Words(self.heading(), 64, CREAM, "extrabold", leading=1.15)
            parts = [title, *parts]
        loose: list[Part] = []
        if self._widths(canvas, self.buttons) > WIDE:
            minor = self.minor()
            loose = [button for button in self.buttons if button.key in minor]
            self.buttons = [button for button in self.buttons if button.key not in minor]
        if loose:
            parts += [Space(4), Grid(loose, 380)]
        flow = Flow(parts)
        flow.scroll = self.menu.flow.scroll if self.menu.flow is not None else 0.0
        self.menu.flow = None
        self.menu.replace([*flow.widgets, *self.beside(), *self.buttons], focus)
        self.menu.flow = flow
        self.lay(canvas)

    def _widths(self, canvas: Canvas, buttons: Sequence[Button]) -> float:
        wide = sum(self._wide(canvas, button) for button in buttons)
        return wide + BETWEEN * max(0, len(buttons) - 1)

    def _wide(self, canvas: Canvas, button: Button) -> float:
        return max(button.wide(canvas), 250.0)

    def lay(self, canvas: Canvas) -> None:
        """Give everything its place: buttons at the lower edge, the panels in what is left."""
        flow, buttons = self.menu.flow, self.buttons
        assert flow is not None
        used = self._widths(canvas, buttons)
        high = max((button.tall(canvas, WIDE) for button in buttons), default=0.0)
        room = WIDE - used - 2 * BETWEEN
        wide, tall = strip_size(canvas, self.look(), self.keys(), WIDE)
        beside = wide <= room and tall <= high + 8
        y = LOW - high
        x = LEFT
        for button in buttons[:1]:
            button.place(canvas, Box(x, y, self._wide(canvas, button), high))
            x += self._wide(canvas, button) + BETWEEN
        right = LEFT + WIDE
        for button in reversed(buttons[1:]):
            right -= self._wide(canvas, button)
            button.place(canvas, Box(right, y, self._wide(canvas, button), high))
            right -= BETWEEN
        low = y if buttons else LOW
        if beside:
            self._strip = Box(x, y + (high - tall) / 2, wide, tall)
        elif canvas.grow < HEADING_ROLLS and self._above(canvas) + wide <= self.strip_end:
            left = self._above(canvas) if self.strip_end < LEFT + WIDE else LEFT + WIDE - wide
            self._strip = Box(left, 92 - tall / 2, wide, tall)
        else:
            self._strip = Box(LEFT, low - tall - (10 if buttons else 0), wide, tall)
            low = self._strip.y
        top = TOP if canvas.grow >= HEADING_ROLLS else TOP + HEAD
        self.lay_panels(canvas, flow, Box(LEFT, top, WIDE, low - GAP - top))
        self.menu.reveal()
        self._laid = self.look()

    def _above(self, canvas: Canvas) -> float:
        """Where there is room beside the heading."""
        return LEFT + canvas.width(self.heading(), 64, "extrabold") + 60

    def lay_panels(self, canvas: Canvas, flow: Flow, room: Box) -> None:
        """Give the panels their places in what is left between heading and buttons."""
        flow.lay(canvas, room)
        if flow.room:
            # The sign of scrolling must be within what televisions show, too.
            flow.lay(canvas, room._replace(w=room.w - SIGN))

    def beside(self) -> list[Widget]:
        """Widgets that do not scroll; ``lay_panels`` gives them their places."""
        return []

    def resized(self) -> None:
        super().resized()
        self.rebuild()

    def handle(self, intent: Intent) -> None:
        super().handle(intent)
        if self._laid != self.look():
            self.lay(self.shell.canvas())

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        veil(canvas, self.backdrop or canvas.accent.backdrop)
        if canvas.grow < HEADING_ROLLS:
            canvas.text(self.heading(), LEFT, 92, 64, CREAM, "extrabold", shade=0.6)
            self.adorn(canvas)
        self.under(canvas)
        self.menu.draw(canvas)
        box = self._strip
        high = 64 * canvas.grow
        strip(canvas, self.look(), self.keys(), box.x, box.y + box.h - high / 2)


def panel(canvas: Canvas, box: Box) -> None:
    """What the parts of a column stand on."""
    canvas.panel(box, 30, alpha=0.88)


def card(canvas: Canvas, box: Box) -> None:
    """What belongs together within a panel."""
    canvas.pill(box, 26, (canvas.accent.row, 0.92))
    canvas.outline(box, 26, 2.5, canvas.accent.edge, 0.35)
