"""What menus are made of: buttons, choices with arrows and radio cells, drawn by the canvas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.lettering import line, shortened
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas

ROW_HEIGHT = 76.0
"""Of a widget with a line of text at 100 %."""
AIR = 18.0
"""Above and below the lines of a widget together."""
TIGHT = 1.2
"""From line to line within a widget."""
SIZE = 34.0
"""Of the letters of a choice."""
HARDLY = 0.9
"""To which part of its size a label may shrink before it is broken."""
LAID = Box(0, 0, 0, 0)
"""The box of a widget that a flow will place."""

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
    turns = False
    """Whether left and right change its value, so that they cannot lead to another column."""
    sound = "ui/confirm"
    """What is heard when it acts."""

    def __init__(self, key: str, box: Box, act: Callable[[], object] = nothing) -> None:
        self.key, self.box, self._act = key, box, act
        self.low = box.h or ROW_HEIGHT
        """The least height, in logical pixels."""

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

    # -- as a part of a flow -------------------------------------------------------------------

    def tall(self, canvas: Canvas, width: float) -> float:
        """The height it needs at that width; the one it was made with, unless it says more."""
        return self.low

    def fits(self, canvas: Canvas, width: float) -> bool:
        """Whether it can be shown at that width without breaking its words."""
        return True

    def place(self, canvas: Canvas, box: Box) -> None:
        """Stand in that box."""
        self.box = box

    def widgets(self) -> list[Widget]:
        return [self]

    def show(self, canvas: Canvas) -> None:
        """The menu draws it."""


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
        tail: float = 34,
        enabled: bool = True,
        paint: Paint | None = None,
    ) -> None:
        super().__init__(key, box, act)
        self.label, self.align, self.row, self.size = label, align, row, size
        self.inset, self.enabled, self.paint = inset, enabled, paint
        self.sound = "ui/confirm" if enabled else "ui/refused"
        self.tail = tail if room is None else box.w - inset - room
        """Logical pixels that stay free at the right of the label."""

    def act(self) -> None:
        if self.enabled:
            super().act()

    def _lines(self, canvas: Canvas, width: float) -> list[str]:
        """The label as it is broken at that width."""
        room = width - self.inset - self.tail
        # A label that is hardly too long rather becomes a little smaller.
        if canvas.width(self.label, self.size + 3, "extrabold") * HARDLY <= room:
            return [self.label]
        return canvas.wrap(self.label, self.size + 3, room, "extrabold")

    def tall(self, canvas: Canvas, width: float) -> float:
        rows = len(self._lines(canvas, width))
        return max(self.low, rows * canvas.line(self.size, TIGHT) + AIR)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return self.wide(canvas) <= width

    def wide(self, canvas: Canvas) -> float:
        """The width at which the label stands in one line."""
        return canvas.width(self.label, self.size + 3, "extrabold") + self.inset + self.tail

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box if not armed else Box(self.box.x, self.box.y + 2, *self.box[2:])
        ground(canvas, box, focused, self.row)
        lines = self._lines(canvas, box.w) or [""]
        weight = "extrabold" if focused else "bold"
        color = DARK if focused else CREAM if self.enabled else PALE
        x = box.center[0] if self.align == "center" else box.x + self.inset
        step = canvas.line(self.size, TIGHT)
        y = box.center[1] - step * (len(lines) - 1) / 2
        for place, words in enumerate(lines):
            room = box.w - self.inset - self.tail
            size, label = shortened(canvas, words, self.size + 3, room, "extrabold")
            if not focused:
                size = min(self.size, size)
            canvas.text(label, x, y + step * place, size, color, weight, self.align)
        if self.paint is not None:
            self.paint(canvas, box, focused)


class Choice(Widget):
    """A named value that left and right change, round and round; confirm takes the next one."""

    sound = "ui/text"
    turns = True

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
        self.stacked, self._part = False, split
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
        right = self.box.x + self.box.w - 20
        return (self.box.x + 20 if self.stacked else self.box.x + self.box.w * self._part), right

    def _parted(self, canvas: Canvas, width: float) -> float | None:
        """The part of the width for the name, None if name and value need lines of their own."""
        if not self.label:
            return self.split
        name = canvas.width(self.label, SIZE, "bold") + 40
        value = max(canvas.width(text, SIZE, "extrabold") for _, text in self.values) + 124
        if name <= self.split * width and value <= (1 - self.split) * width:
            return self.split
        return (width - value + name) / 2 / width if name + value <= width else None

    def _value_lines(self, canvas: Canvas, text: str, width: float) -> list[str]:
        return canvas.wrap(text, SIZE, width - 150, "extrabold") or [""]

    def tall(self, canvas: Canvas, width: float) -> float:
        step = canvas.line(SIZE, TIGHT)
        if self._parted(canvas, width) is not None:
            return max(self.low, step + AIR)
        names = len(canvas.wrap(self.label, SIZE, width - 56, "bold"))
        most = max(len(self._value_lines(canvas, text, width)) for _, text in self.values)
        return max(self.low, (names + most) * step + AIR)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return self._parted(canvas, width) is not None

    def place(self, canvas: Canvas, box: Box) -> None:
        super().place(canvas, box)
        part = self._parted(canvas, box.w)
        self.stacked = part is None
        self._part = self.split if part is None else part

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box = self.box
        ground(canvas, box, focused, row=True)
        y, (left, right) = box.center[1], self._zone()
        text = self.values[self.index][1]
        weight, color = ("extrabold", DARK) if focused else ("bold", CREAM)
        tone, middle = DARK if focused else PALE, (left + right) / 2
        if self.stacked:
            y = self._stack(canvas, text, color, tone)
        else:
            if self.label:
                line(canvas, self.label, box.x + 28, y, SIZE, left - box.x - 38, tone)
            line(canvas, text, middle, y, SIZE, right - left - 100, color, weight, "center")
        mark = DARK if focused else canvas.accent.text
        for x, direction in ((left + 24, 3), (right - 16, 1)):
            canvas.arrow(x, y, direction, 13 * canvas.grow**0.5, mark)

    def _stack(self, canvas: Canvas, text: str, color: str, tone: str) -> float:
        """The value below its name; the middle of the value."""
        box, step = self.box, canvas.line(SIZE, TIGHT)
        names = canvas.wrap(self.label, SIZE, box.w - 56, "bold")
        lines = self._value_lines(canvas, text, box.w)
        y = box.center[1] - step * (len(names) + len(lines) - 1) / 2
        for words in names:
            line(canvas, words, box.x + 28, y, SIZE, box.w - 56, tone)
            y += step
        middle = y + step * (len(lines) - 1) / 2
        for words in lines:
            line(canvas, words, box.center[0], y, SIZE, box.w - 140, color, "extrabold", "center")
            y += step
        return middle


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

    def tall(self, canvas: Canvas, width: float) -> float:
        return max(self.low, canvas.line(38, TIGHT) + AIR)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return canvas.width(self.label, 38, "extrabold") + 24 <= width

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        ground(canvas, self.box, focused, row=True, chosen=self.chosen)
        color = DARK if focused else canvas.accent.text if self.chosen else CREAM
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
    """What a widget stands on: bright with the ring if focused, else glass, or a row in a panel."""
    radius = min(24.0, box.h * 0.34)
    if focused:
        canvas.pill(box, radius, *canvas.accent.fill)
        canvas.focus(box, radius)
    elif chosen:
        canvas.pill(box, radius, *canvas.accent.chosen)
        canvas.outline(box, radius, 4, canvas.accent.line)
    elif row:
        canvas.pill(box, radius, (canvas.accent.row, 0.92))
        canvas.outline(box, radius, 2.5, canvas.accent.edge, 0.35)
    else:
        canvas.panel(box, radius, alpha=0.80)
