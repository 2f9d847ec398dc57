"""The controls under a replay: the bar to scrub, the buttons of a player, speed and view."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.icons import Sign, icon
from game.ui.lettering import SMALLEST, line
from game.ui.widgets import Button, Widget, ground
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas
from game.view.layout import Layout


class Bar(NamedTuple):
    """Where the controls stand; ``first`` and ``step`` are of the five buttons."""

    panel: Box
    scrub: Box
    first: Box
    step: float
    speed: Box
    view: Box
    close: Box
    corners: tuple[Box, ...] = ()
    """Of the buttons to look around and for the log, if they stand here and not on the table."""


WIDE = Bar(
    Box(76, 952, 1768, 78),
    Box(100, 959, 418, 64),
    Box(530, 959, 72, 64),
    80,
    Box(934, 959, 170, 64),
    Box(1116, 959, 364, 64),
    Box(1630, 959, 190, 64),
    (Box(1490, 959, 64, 64), Box(1560, 959, 64, 64)),
)
"""One row at the lower edge."""
LOWEST = 1026.0
"""The lower end of what televisions show."""
SMALL = Bar(
    Box(564, 818, 792, 212),
    Box(580, 824, 760, 64),
    Box(580, 892, 144, 64),
    154,
    Box(580, 960, 184, 64),
    Box(772, 960, 372, 64),
    Box(1152, 960, 188, 64),
)
"""Three rows between the hands of a table that has hands at its lower edge."""


def bar_of(layout: Layout, canvas: Canvas, labels: Labels) -> Bar:
    """The bar that hides nothing but the prompt of the table; for long words two broad rows."""
    bar = SMALL if layout.box("prompt").w < 1000 else WIDE
    if canvas.grow == 1.0 and labels.fit(canvas, bar):
        return bar
    high = max(70.0, canvas.line(34, 1.2) + 12)
    low, top = LOWEST - 8 - high, LOWEST - 16 - 2 * high
    return Bar(
        Box(84, top - 10, 1752, LOWEST - top + 10),
        Box(100, top, 1166, high),
        Box(1282, top, 100, high),
        110,
        Box(100, low, 340, high),
        Box(452, low, 800, high),
        Box(1264, low, 420, high),
        tuple(Box(x, low + high / 2 - 32, 64, 64) for x in (1692, 1760)),
    )


class Labels(NamedTuple):
    """The longest words that stand on a bar."""

    where: str
    paces: str
    view: str
    close: str

    def fit(self, canvas: Canvas, bar: Bar) -> bool:
        """Whether all of them stand on the bar in letters that can be read."""
        return (
            canvas.width(self.where, SMALLEST) <= bar.scrub.w - 40
            and canvas.width(self.paces, SMALLEST, "extrabold") <= bar.speed.w - 110
            and canvas.width(self.view, SMALLEST, "extrabold") <= bar.view.w - 124
            and canvas.width(self.close, SMALLEST, "extrabold") <= bar.close.w - 40
        )


class Scrub(Widget):
    """Where the replay stands; left and right go by turns, a pointer anywhere."""

    def __init__(
        self,
        box: Box,
        part: float,
        label: str,
        by_turn: Callable[[int], None],
        to_part: Callable[[float], None],
        act: Callable[[], object],
    ) -> None:
        super().__init__("scrub", box, act)
        self.part, self.label, self._by_turn, self._to_part = part, label, by_turn, to_part

    def turn(self, direction: str) -> bool:
        if direction not in ("left", "right"):
            return False
        # At its ends the focus moves on.
        if self.part == (1.0 if direction == "right" else 0.0):
            return False
        self._by_turn(-1 if direction == "left" else 1)
        return True

    def click(self, pos: tuple[float, float]) -> None:
        left, wide = self._track()
        self._to_part(min(1.0, max(0.0, (pos[0] - left) / wide)))

    def _track(self) -> tuple[float, float]:
        return self.box.x + 26, self.box.w - 52

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        ground(canvas, self.box, focused, row=True)
        color = DARK if focused else CREAM
        y = self.box.y + (self.box.h - 26) / 2 + 2
        room = self.box.w - 40
        line(canvas, self.label, self.box.center[0], y, 30, room, color, "bold", "center")
        left, wide = self._track()
        y = self.box.y + self.box.h - 18
        canvas.pill(Box(left, y - 4, wide, 8), 4, (PALE if not focused else "8A6224", 0.55))
        if self.part > 0:
            tone = DARK if focused else canvas.accent.line
            canvas.pill(Box(left, y - 4, max(8, wide * self.part), 8), 4, (tone, 1.0))
        canvas.disc(left + wide * self.part, y, 12, DARK if focused else canvas.accent.text)


def buttons(bar: Bar, names: list[tuple[str, Sign, Callable[[], object]]]) -> list[Widget]:
    """The five buttons of a player: turn back, step back, play, step, turn."""
    return [
        Button(
            key,
            bar.first._replace(x=bar.first.x + bar.step * place),
            "",
            act,
            row=True,
            paint=_centered(sign),
        )
        for place, (key, sign, act) in enumerate(names)
    ]


def _centered(sign: Sign) -> Callable[[Canvas, Box, bool], None]:
    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        icon(canvas, sign, *box.center, 40, DARK if focused else CREAM)

    return paint
