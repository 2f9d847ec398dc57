"""The controls under a replay: the bar to scrub, the buttons of a player, speed and view."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.icons import Sign, icon
from game.ui.lettering import line
from game.ui.widgets import Button, Widget, ground
from game.view.canvas import CREAM, DARK, GOLD, LINE, PALE, Box, Canvas

PANEL = Box(76, 938, 1768, 92)
ROW_Y, ROW_H = 950.0, 68.0
SCRUB = Box(100, ROW_Y, 470, ROW_H)
FIRST, STEP, WIDE = 590.0, 84.0, 76.0
SPEED, VIEW, CLOSE = (
    Box(1016, ROW_Y, 200, ROW_H),
    Box(1226, ROW_Y, 384, ROW_H),
    Box(1620, ROW_Y, 200, ROW_H),
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
        y = self.box.y + 24
        room = self.box.w - 40
        line(canvas, self.label, self.box.center[0], y, 30, room, color, "bold", "center")
        left, wide = self._track()
        y = self.box.y + self.box.h - 18
        canvas.pill(Box(left, y - 4, wide, 8), 4, (PALE if not focused else "8A6224", 0.55))
        if self.part > 0:
            canvas.pill(
                Box(left, y - 4, max(8, wide * self.part), 8), 4, (DARK if focused else LINE, 1.0)
            )
        canvas.disc(left + wide * self.part, y, 12, DARK if focused else GOLD)


def buttons(names: list[tuple[str, Sign, Callable[[], object]]]) -> list[Widget]:
    """The five buttons of a player: turn back, step back, play, step, turn."""
    return [
        Button(
            key,
            Box(FIRST + STEP * place, ROW_Y, WIDE, ROW_H),
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
