"""The pages of Solstis's rules, with pictures of small mountains, tiles and spirits."""

from __future__ import annotations

from collections.abc import Sequence

from game.levels import Levels
from game.rules.solstis import BLUE, CELLS, PLAIN, ROWS
from game.tables.rulebook import Page
from game.tables.solstis import pieces, rich
from game.tables.solstis.colors import GOLD, MOAT, NUMBER, RIM
from game.tables.solstis.colors import ROWS as TONES
from game.text import Texts
from game.ui.flow import Column, Part, Still
from game.view.canvas import CREAM, PALE, Box, Canvas


def mountain(canvas: Canvas, x: float, y: float, cell: float, filled: Sequence[str]) -> None:
    """A panorama; tiles are named by their faces, ``*`` before one means a rainbow on its cell."""
    for column, row in CELLS:
        box = Box(x + cell * column, y + cell * (5 - row), cell, cell)
        face = f"{ROWS[row]}-{column + 1}"
        if face in filled:
            pieces.land(canvas, face, box, tab=cell >= 60)
            continue
        canvas.pill(Box(box.x + 1, box.y + 1, cell - 2, cell - 2), 3, ("1A1440", 0.95))
        canvas.outline(Box(box.x + 2, box.y + 2, cell - 4, cell - 4), 3, 2, TONES[ROWS[row]], 0.5)
        if f"*{face}" in filled:
            pieces.rainbow(canvas, *box.center, cell)


def spot(x: float, y: float, cell: float, face: str) -> Box:
    """Where the cell of a tile is on such a panorama."""
    color, _, number = face.partition("-")
    return Box(x + cell * (int(number) - 1), y + cell * (5 - ROWS.index(color)), cell, cell)


def frame(canvas: Canvas, box: Box, color: str = "FFFFFF") -> None:
    """A line around something that is meant."""
    canvas.outline(box.grown(5), 8, 8, MOAT, 0.95)
    canvas.outline(box.grown(4), 8, 4, color, 1.0)


def shelf(canvas: Canvas, box: Box, faces: Sequence[str], chosen: int = -1) -> None:
    """Display tiles on their shelf; "" is an empty place."""
    canvas.pill(box, 20, (MOAT, 0.75))
    canvas.outline(box, 20, 2, RIM, 0.35)
    step = box.w / len(faces)
    for index, face in enumerate(faces):
        x, y, size = box.x + step * (index + 0.5), box.center[1], min(step * 0.84, box.h * 0.76)
        if face:
            pieces.tile(canvas, face, x, y, size)
        if index == chosen:
            frame(canvas, Box(x - size / 2, y - size / 2, size, size), GOLD)


def stars(canvas: Canvas, words: str, x: float, y: float, size: float = 56) -> None:
    """An amount with a star behind it."""
    parts: list[rich.Part] = [rich.Words(words, CREAM, NUMBER, size), rich.Icon("star", size * 0.9)]
    rich.line(canvas, parts, x, y)


# -- pictures ----------------------------------------------------------------------------------

GROWN = (
    *("red-2", "red-3", "orange-3", "green-3", "green-4", "blue-4", "blue-3", "blue-2"),
    *("green-8", "orange-8", "purple-6"),
)


def draw_aim(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell = 68.0
    x, y = box.x + 20, box.y + 20
    mountain(canvas, x, y, cell, GROWN)
    frame(canvas, spot(x, y, cell, "green-4"), GOLD)
    pieces.tile(canvas, "green-4", box.x + 120, box.y + 560, 130)
    canvas.arrow(box.x + 240, box.y + 560, 1, 22)
    pieces.row(canvas, "green", box.x + 330, box.y + 560, 40)
    canvas.text("4", box.x + 420, box.y + 560, 72, CREAM, NUMBER, "center")
    for index, icon in enumerate(("area", "fire", "paw")):
        rich.icon(canvas, icon, box.x + 520 + 74 * index, box.y + 560, 62)


def draw_capture(canvas: Canvas, box: Box, levels: Levels) -> None:
    shelf(
        canvas, Box(box.x + 10, box.y + 20, 700, 140), ("red-8", "", "blue-4", "pink-7", "", ""), 2
    )
    pieces.tile(canvas, "green-4", box.x + 240, box.y + 270, 120)
    canvas.arrow(box.x + 300, box.y + 190, 0, 20)
    cell = 54.0
    x, y = box.x + 90, box.y + 350
    mountain(canvas, x, y - 10, cell, (*GROWN[:3], "green-4", "blue-4"))
    for face in ("green-4", "blue-4"):
        frame(canvas, spot(x, y - 10, cell, face), GOLD)


def draw_chance(canvas: Canvas, box: Box, levels: Levels) -> None:
    pieces.tile(canvas, "orange-9", box.x + 110, box.y + 110, 130)
    canvas.arrow(box.x + 230, box.y + 110, 1, 22)
    shelf(canvas, Box(box.x + 280, box.y + 30, 420, 160), ("red-8", "blue-4", "orange-9"), 2)
    canvas.arrow(box.x + 490, box.y + 225, 2, 18)
    pieces.tile(canvas, "", box.x + 110, box.y + 330, 130)
    canvas.arrow(box.x + 230, box.y + 330, 1, 22)
    pieces.tile(canvas, "pink-5", box.x + 350, box.y + 330, 130)
    canvas.arrow(box.x + 350, box.y + 440, 2, 18)
    shelf(canvas, Box(box.x + 20, box.y + 480, 520, 160), ("red-8", "blue-4", "orange-9", "pink-5"))
    canvas.text("+", box.x + 585, box.y + 560, 64, GOLD, NUMBER, "center")
    pieces.rainbow(canvas, box.x + 660, box.y + 560, 110, loose=True)


def draw_rainbow(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell = 62.0
    x, y = box.x + 50, box.y + 10
    filled = ("red-2", "red-3", "orange-3", "*green-3", "green-4", "blue-4")
    mountain(canvas, x, y, cell, filled)
    frame(canvas, spot(x, y, cell, "green-3"), GOLD)
    pieces.tile(canvas, "green-3", box.x + 130, box.y + 540, 130)
    canvas.arrow(box.x + 250, box.y + 540, 1, 22)
    pieces.rainbow(canvas, box.x + 350, box.y + 540, 110, loose=True)
    canvas.arrow(box.x + 450, box.y + 540, 1, 22)
    small = Box(box.x + 510, box.y + 490, 100, 100)
    canvas.outline(small, 8, 3, "FFFFFF", 0.8)


def draw_square(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell, x, y = 150.0, box.x + 60, box.y + 60
    for face, column, row in (
        ("blue-4", 0, 0),
        ("blue-5", 1, 0),
        ("green-4", 0, 1),
        ("green-5", 1, 1),
    ):
        cell_box = Box(x + cell * column, y + cell * row, cell, cell)
        if face == "blue-5":
            pieces.rainbow(canvas, *cell_box.center, cell)
        else:
            pieces.land(canvas, face, cell_box)
    frame(canvas, Box(x, y, 2 * cell, 2 * cell), GOLD)
    canvas.disc(x + cell, y + cell, 66, MOAT, 0.8)
    pieces.medal(canvas, "bee", x + cell, y + cell, 58)
    for index, name in enumerate(("wolf", "trout")):
        pieces.medal(canvas, name, box.x + 480 + 150 * index, box.y + 130, 62)
    canvas.pill(Box(box.x + 400, box.y + 218, 300, 2), 1, (RIM, 0.5))
    for index in range(2):
        pieces.medal(canvas, "back", box.x + 500 + 60 * index, box.y + 310, 62)
    canvas.arrow(box.x + 380, box.y + 210, 3, 24)
    stars(canvas, "1", x + cell, box.y + 450)


def draw_wooden(canvas: Canvas, box: Box, levels: Levels) -> None:
    _ring(canvas, box, PLAIN)


def draw_blue(canvas: Canvas, box: Box, levels: Levels) -> None:
    _ring(canvas, box, BLUE)


def _ring(canvas: Canvas, box: Box, names: Sequence[str]) -> None:
    """Seven medals: three, one in the middle with its neighbors, two."""
    places = (
        (0.5, 0.5),
        (0.2, 0.32),
        (0.5, 0.16),
        (0.8, 0.32),
        (0.2, 0.68),
        (0.5, 0.84),
        (0.8, 0.68),
    )
    for name, (x, y) in zip(names, places, strict=True):
        canvas.glow_disc(box.x + box.w * x, box.y + box.h * y, 120, "FFE3A0", 0.18)
        pieces.medal(canvas, name, box.x + box.w * x, box.y + box.h * y, 86)


def draw_evil(canvas: Canvas, box: Box, levels: Levels) -> None:
    for seat, x in ((0, 140), (1, 580)):
        pieces.emblem(canvas, seat, box.x + x, box.y + 110, 70)
    canvas.arrow(box.x + 240, box.y + 110, 1, 24)
    canvas.arrow(box.x + 480, box.y + 110, 3, 24)
    pieces.medal(canvas, "evil", box.x + 360, box.y + 110, 84)
    left, top, cell = box.x + 230, box.y + 260, 130.0
    for face, column, row in (
        ("blue-4", 0, 0),
        ("blue-5", 1, 0),
        ("green-4", 0, 1),
        ("green-5", 1, 1),
    ):
        pieces.land(canvas, face, Box(left + cell * column, top + cell * row, cell, cell))
    pieces.medal(canvas, "bee", left + cell, top + cell, 62, alpha=0.5)
    pieces.medal(canvas, "evil", left + cell + 40, top + cell + 30, 58)
    stars(canvas, "0", left + cell, box.y + 590)


def draw_fires(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell, x, y = 68.0, box.x + 20, box.y + 40
    low = ("red-4", "orange-4", "green-4", "blue-4", "pink-4", "pink-3")
    mountain(canvas, x, y, cell, (*low, "blue-8", "pink-8", "purple-5", "purple-6"))
    for face, lit in (
        ("pink-3", True),
        ("pink-8", False),
        ("purple-5", False),
        ("purple-6", False),
    ):
        at = spot(x, y, cell, face)
        pieces.fire(canvas, at.center[0], at.y + cell * 0.45, 54, lit)
    at = spot(x, y, cell, "purple-6")
    pieces.fire(canvas, at.x, at.y + cell * 0.45, 54, False)
    frame(canvas, spot(x, y, cell, "red-4"), GOLD)
    pieces.fire(canvas, box.x + 270, box.y + 600, 90, True)
    stars(canvas, "1", box.x + 380, box.y + 570)


def draw_end(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell, x, y = 60.0, box.x + 60, box.y + 10
    area = ("red-2", "red-3", "orange-3", "*green-3", "green-4", "blue-4")
    mountain(canvas, x, y, cell, (*area, "pink-7", "purple-7", "orange-9"))
    for face in ("red-2", "red-3", "orange-3", "green-4", "blue-4"):
        canvas.outline(spot(x, y, cell, face).grown(-2), 4, 4, GOLD, 1.0)
    rich.icon(canvas, "area", box.x + 250, box.y + 450, 76)
    stars(canvas, "5", box.x + 390, box.y + 450, 72)
    for index, seat in enumerate((0, 1)):
        pieces.emblem(canvas, seat, box.x + 270 + 180 * index, box.y + 580, 62)
    canvas.text("=", box.x + 360, box.y + 580, 72, CREAM, NUMBER, "center")


# -- lists -------------------------------------------------------------------------------------


class Told(Still):
    """A row with a spirit's medal, its name and what it does."""

    MEDAL, GAP = 34.0, 20.0

    def __init__(self, text: Texts, name: str) -> None:
        self.name = name
        self.title, self.about = text(f"spirit.{name}"), text(f"spirit.{name}.about")

    def _room(self, width: float) -> float:
        return width - 2 * self.MEDAL - self.GAP

    def tall(self, canvas: Canvas, width: float) -> float:
        rows = len(canvas.wrap(self.about, 28, self._room(width)))
        return max(2 * self.MEDAL, canvas.line(32, 1.3) + rows * canvas.line(28, 1.3)) + 6

    def show(self, canvas: Canvas) -> None:
        left, y = self.box.x + 2 * self.MEDAL + self.GAP, self.box.y + canvas.line(32, 1.3) / 2
        pieces.medal(canvas, self.name, self.box.x + self.MEDAL, y + 16, self.MEDAL)
        canvas.text(self.title, left, y, 32, GOLD, "extrabold")
        y += (canvas.line(32, 1.3) + canvas.line(28, 1.3)) / 2
        for words in canvas.wrap(self.about, 28, self._room(self.box.w)):
            canvas.text(words, left, y, 28, PALE, "semibold")
            y += canvas.line(28, 1.3)


def wooden(text: Texts) -> Sequence[Part]:
    """What each wooden spirit does."""
    return [Column([Told(text, name) for name in PLAIN], gap=4)]


def blue(text: Texts) -> Sequence[Part]:
    """What each blue spirit counts."""
    return [Column([Told(text, name) for name in BLUE], gap=4)]


PAGES = (
    Page("aim", 2, draw_aim),
    Page("capture", 3, draw_capture),
    Page("chance", 2, draw_chance),
    Page("rainbow", 3, draw_rainbow),
    Page("square", 3, draw_square),
    Page("wooden", 1, draw_wooden, wooden),
    Page("blue", 1, draw_blue, blue),
    Page("evil", 3, draw_evil),
    Page("fires", 2, draw_fires),
    Page("end", 4, draw_end),
)
"""In the order of a first reading."""
ABOUT = {
    **dict.fromkeys(("display", "hand", "played"), "capture"),
    "pile": "chance",
    **dict.fromkeys(("supply", "loose"), "rainbow"),
    **dict.fromkeys(("square", "spirits", "spirit_pile"), "square"),
    **dict.fromkeys(("evil", "cover"), "evil"),
    **dict.fromkeys(("plate", "strip"), "end"),
}
"""The page on each kind of thing at a table; all else is on the first."""
