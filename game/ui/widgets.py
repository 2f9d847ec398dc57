"""What menus are made of: buttons, choices with arrows and radio cells, drawn by the canvas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.lettering import SMALLEST, line, shortened
from game.view.canvas import CREAM, DARK, GOLD, LINE, PALE, Box, Canvas

ROW, ROW_EDGE = "1A2340", "8E9BD0"
"""Fill and edge of a row that lies inside a panel."""
GOLD_FILL = tuple((tone, 1.0) for tone in ("FFF6C2", "FFE0A0", "FFD389", "FFCC70", "FFE27C"))
CHOSEN_FILL = ("8A6224", 0.95), ("4A3416", 0.95)
"""From top to bottom: what has the focus, and what is chosen."""

Paint = Callable[[Canvas, Box, bool], None]
"""Draws something of its own into a widget; the last value tells whether it has the focus."""


def nothing() -> None:
    """What a widget does that only shows something."""


class Widget:
    """One thing that can have the focus, at a box in logical pixels."""

    group = ""
    """Radio cells of one group: moving from one to the other chooses."""
    chosen = False
    stop = True
    """Whether the focus may come here."""
    sound = "ui/confirm"
    """What is heard when it acts."""

    def __init__(self, key: str, box: Box, act: Callable[[], object] = nothing) -> None:
        self.key, self.box, self._act = key, box, act

    def act(self) -> None:
        """What confirm does."""
        self._act()

    def click(self, pos: tuple[float, float]) -> None:
        """What a press and release of the pointer there do."""
        self.act()

    def turn(self, direction: str) -> bool:
        """Use a direction for the widget's own value; False lets the focus move on."""
        return False

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        """Draw the widget; ``armed`` while the pointer is pressed on it."""


class Button(Widget):
    """A label that does something; ``paint`` may add a picture, ``row`` lies inside a panel."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        act: Callable[[], object],
        *,
        align: str = "left",
        row: bool = False,
        size: float = 38,
        inset: float = 34,
        room: float | None = None,
        enabled: bool = True,
        paint: Paint | None = None,
    ) -> None:
        super().__init__(key, box, act)
        self.label, self.align, self.row, self.size = label, align, row, size
        self.inset, self.enabled, self.paint = inset, enabled, paint
        self.sound = "ui/confirm" if enabled else "ui/refused"
        self.room = box.w - inset - 34 if room is None else room
        """Logical pixels that the label may take."""

    def act(self) -> None:
        if self.enabled:
            super().act()

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box if not armed else Box(self.box.x, self.box.y + 2, *self.box[2:])
        ground(canvas, box, focused, self.row)
        size, label = shortened(canvas, self.label, self.size + 3, self.room, "extrabold")
        weight = "extrabold" if focused else "bold"
        if not focused:
            size = max(SMALLEST, size - 3)
        color = DARK if focused else CREAM if self.enabled else PALE
        x, y = box.x + self.inset, box.center[1]
        if self.align == "center":
            x = box.center[0]
        canvas.text(label, x, y, size, color, weight, self.align)
        if self.paint is not None:
            self.paint(canvas, box, focused)


class Choice(Widget):
    """A named value that left and right change, round and round; confirm takes the next one."""

    sound = "ui/text"

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        values: Sequence[tuple[object, str]],
        value: object,
        changed: Callable[[object], object],
        split: float = 0.46,
    ) -> None:
        super().__init__(key, box)
        self.label, self.values, self._changed, self.split = label, values, changed, split
        keys = [each for each, _ in values]
        self.index = keys.index(value) if value in keys else 0

    @property
    def value(self) -> object:
        return self.values[self.index][0]

    def step(self, by: int) -> None:
        """Go on by so many values."""
        self.index = (self.index + by) % len(self.values)
        self._changed(self.value)

    def act(self) -> None:
        self.step(1)

    def click(self, pos: tuple[float, float]) -> None:
        left, right = self._zone()
        self.step(-1 if left <= pos[0] < (left + right) / 2 else 1)

    def turn(self, direction: str) -> bool:
        if direction not in ("left", "right"):
            return False
        self.step(-1 if direction == "left" else 1)
        return True

    def _zone(self) -> tuple[float, float]:
        """Left and right end of the value with its arrows."""
        return self.box.x + self.box.w * self.split, self.box.x + self.box.w - 20

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box
        ground(canvas, box, focused, row=True)
        y, (left, right) = box.center[1], self._zone()
        text = self.values[self.index][1]
        weight, color = ("extrabold", DARK) if focused else ("bold", CREAM)
        tone = DARK if focused else PALE
        if self.label:
            line(canvas, self.label, box.x + 28, y, 34, left - box.x - 38, tone)
        room = right - left - 100
        line(canvas, text, (left + right) / 2, y, 34, room, color, weight, "center")
        for x, direction in ((left + 24, 3), (right - 16, 1)):
            canvas.arrow(x, y, direction, 13, DARK if focused else GOLD)


class Cell(Widget):
    """One of several to choose from, standing side by side."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        act: Callable[[], object],
        *,
        group: str,
        chosen: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(key, box, act)
        self.label, self.group, self.chosen, self.enabled = label, group, chosen, enabled
        self.sound = "ui/text" if enabled else "ui/refused"

    def act(self) -> None:
        if self.enabled:
            super().act()

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        ground(canvas, self.box, focused, row=True, chosen=self.chosen)
        color = DARK if focused else GOLD if self.chosen else CREAM
        if not self.enabled and not focused:
            color = "8790B4"
        weight = "extrabold" if focused or self.chosen else "bold"
        size = canvas.fitted(self.label, 38, self.box.w - 24, weight)
        canvas.text(self.label, *self.box.center, size, color, weight, "center")
        if not self.enabled:
            width = canvas.width(self.label, size, weight) / 2 + 10
            bar = Box(self.box.center[0] - width, self.box.center[1] - 2, 2 * width, 4)
            canvas.pill(bar, 2, (color, 1.0))


def ground(
    canvas: Canvas, box: Box, focused: bool, row: bool = False, chosen: bool = False
) -> None:
    """What a widget stands on: gold with the ring if focused, else glass, or a row in a panel."""
    radius = min(24.0, box.h * 0.34)
    if focused:
        canvas.pill(box, radius, *GOLD_FILL)
        canvas.focus(box, radius)
    elif chosen:
        canvas.pill(box, radius, *CHOSEN_FILL)
        canvas.outline(box, radius, 4, LINE)
    elif row:
        canvas.pill(box, radius, (ROW, 0.92))
        canvas.outline(box, radius, 2.5, ROW_EDGE, 0.35)
    else:
        canvas.panel(box, radius, alpha=0.80)
