"""The pages of Umbrella's rules, with pictures of small stages, tiles and scoreboards."""

from __future__ import annotations

from collections.abc import Sequence

from game.levels import Levels
from game.rules.core import Place, Token
from game.rules.umbrella import CELLS, COLORS
from game.rules.umbrella.faces import NAMES
from game.seats import EMBLEMS
from game.tables.base import Standing
from game.tables.rulebook import Page
from game.tables.umbrella import tokens
from game.tables.umbrella.board import draw_board
from game.view.canvas import CREAM, GOLD, LINE, Box, Canvas
from game.view.timeline import Pose

LETTERS = dict(zip("RYBG", COLORS, strict=True))
STAGE = "YBRG RGYB BYGR GRBY"
"""A stage in rows, as the start layouts are written."""
STONE, LIT, WOOD = "2B3557", "8A6A2C", "5A2B1C"


def umbrella(canvas: Canvas, letter: str, x: float, y: float, size: float) -> None:
    """One umbrella with its shadow."""
    token = Token("umbrella", LETTERS[letter])
    one = Standing(token, Place("rules"), 1, Pose(x, y, size))
    tokens.draw_all(canvas, [one], {}, set())


def stage(
    canvas: Canvas, x: float, y: float, cell: float, rows: str, lit: Sequence[int] = ()
) -> None:
    """A stage with its left top corner there; ``.`` is an empty cell, ``lit`` cells are gold."""
    side = 4 * cell
    canvas.panel(Box(x - 12, y - 12, side + 24, side + 24), 16, 1.0, "151C36")
    canvas.outline(Box(x - 7, y - 7, side + 14, side + 14), 12, 3, LINE, 0.9)
    letters = rows.replace(" ", "")
    for index in range(16):
        left, top = x + cell * (index % 4), y + cell * (index // 4)
        tile = Box(left + 2, top + 2, cell - 4, cell - 4)
        canvas.pill(tile, 6, (LIT if index in lit else STONE, 1.0))
        if index in lit:
            canvas.outline(tile, 6, 3, GOLD, 1.0)
    for index, letter in enumerate(letters):
        if letter != ".":
            middle = x + cell * (index % 4 + 0.5), y + cell * (index // 4 + 0.5)
            umbrella(canvas, letter, *middle, cell * 0.84)


def waiting(canvas: Canvas, box: Box, letters: str, color: str = STONE) -> None:
    """A waiting area with umbrellas side by side, or under each other if it is high."""
    canvas.panel(box, 14, 1.0, color)
    count = len(letters)
    for index, letter in enumerate(letters):
        if letter == ".":
            continue
        part = (index + 0.5) / count
        if box.w > box.h:
            umbrella(canvas, letter, box.x + box.w * part, box.center[1], box.h * 0.74)
        else:
            umbrella(canvas, letter, box.center[0], box.y + box.h * part, box.w * 0.74)


def tile(
    canvas: Canvas, face: str, space: int, x: float, y: float, size: float, color: str = ""
) -> None:
    """A figure tile as it lies in a space; with a color, all its cells show it."""
    hits = frozenset(CELLS[max(0, space)][NAMES.index(face)]) if color else frozenset()
    surface = tokens.tile_surface(canvas.assets, canvas.px(size), face, space, hits, color)
    canvas.stamp(surface, x, y)


def drop(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A scoring token."""
    canvas.picture("umbrella/drop", x, y, size * 0.78, size)


def sign(canvas: Canvas, words: str, x: float, y: float, size: float = 44) -> None:
    """A number or a mark that needs no words."""
    canvas.text(words, x, y, size, GOLD, "extrabold", "center", shade=0.8)


# -- pictures ----------------------------------------------------------------------------------


def _cells(face: str, space: int = 0) -> tuple[int, ...]:
    return tuple(CELLS[space][NAMES.index(face)])


def _made(face: str, space: int, letter: str) -> str:
    """A stage of mixed colors whose figure is made in one color."""
    others = [each for each in "YBGYBGBYGB" if each != letter]
    cells = _cells(face, space)
    return "".join(
        letter if cell in cells else others[(cell * 7 + cell // 4) % len(others)]
        for cell in range(16)
    )


def draw_aim(canvas: Canvas, box: Box, levels: Levels) -> None:
    stage(canvas, box.x + 150, box.y + 20, 104, _made("11w", 0, "R"), _cells("11w"))
    tile(canvas, "11w", 0, box.x + 150, box.y + 560, 170, "red")
    canvas.arrow(box.x + 290, box.y + 560, 1, 24)
    drop(canvas, box.x + 370, box.y + 560, 96)
    canvas.arrow(box.x + 450, box.y + 560, 1, 24)
    sign(canvas, "2 +", box.x + 550, box.y + 560, 64)


def draw_slide(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell, x, y = 92.0, box.x + 190, box.y + 130
    stage(canvas, x, y, cell, "GRYB ...." + " BGRY YBGR")
    row = y + 1.5 * cell
    canvas.pill(Box(x - 150, row - cell * 0.36, 4 * cell + 330, cell * 0.72), 30, (LIT, 0.85))
    for step, letter in enumerate("YRGB"):
        umbrella(canvas, letter, x + cell * (step + 0.92), row, cell * 0.84)
        if step:
            canvas.chevron(x + cell * (step + 0.42), row, 1, cell * 0.34)
    canvas.focus_ring(x - cell * 0.55, row, cell * 0.46)
    umbrella(canvas, "R", x - cell * 0.55, row, cell * 0.84)
    canvas.chevron(x + cell * 0.3, row, 1, cell * 0.34)
    waiting(canvas, Box(box.x + 20, y - 10, 84, 4 * cell + 20), "Y.BG")
    waiting(canvas, Box(x + 4 * cell + 78, y - 10, 84, 4 * cell + 20), "R.YG")
    canvas.arrow(x + 4 * cell + 120, row, 1, 22)
    waiting(canvas, Box(x, box.y + 10, 4 * cell, 84), "RYBG", "2A2F45")
    waiting(canvas, Box(x, y + 4 * cell + 26, 4 * cell, 84), "RYBG", WOOD)


def draw_areas(canvas: Canvas, box: Box, levels: Levels) -> None:
    cell = 54.0
    waiting(canvas, Box(box.x + 60, box.y + 20, 600, 80), "RYBG", "2A2F45")
    for index, rows in enumerate((STAGE, "GYBR YRGB RBYG BGRY")):
        x = box.x + 92 + 320 * index
        stage(canvas, x, box.y + 150, cell, rows)
        waiting(canvas, Box(x, box.y + 400, 4 * cell, 72), ("RYBG", "")[index], WOOD)
        canvas.picture(f"umbrella/badge-{EMBLEMS[index]}", x + 2 * cell, box.y + 540, 110)
    for index in range(3):
        x = box.x + 8 + 320 * index
        waiting(canvas, Box(x, box.y + 140, 62, 4 * cell + 20), "YBGR")
    sign(canvas, "−4", box.x + 92 + 4 * cell + 44, box.y + 436, 44)
    sign(canvas, "+2", box.x + 412 + 4 * cell + 44, box.y + 436, 44)


def draw_figures(canvas: Canvas, box: Box, levels: Levels) -> None:
    for space in range(4):
        x = box.x + 90 + 180 * space
        tile(canvas, "3w", space, x, box.y + 100, 140)
    cell = 46.0
    for index, (space, letter) in enumerate(((0, "R"), (1, "B"))):
        x = box.x + 120 + 310 * index
        stage(canvas, x, box.y + 260, cell, _made("3w", space, letter), _cells("3w", space))
        tile(canvas, "3w", space, x + 2 * cell, box.y + 560, 130, LETTERS[letter])


def _board(
    canvas: Canvas, levels: Levels, level: int, box: Box, filled: frozenset[tuple[int, int]]
) -> None:
    """A scoreboard with drops; nothing if its file is wrong."""
    if level not in levels.boards:
        return
    plan = levels.boards[level].fit(*box)
    draw_board(canvas, box, plan, filled)
    for power in plan.powers:
        canvas.picture(f"umbrella/power-{power.effect}", *power.at, power.r * 2 * 128 / 104)
    for space in plan.spaces:
        if (space.x, space.y) in filled:
            drop(canvas, *space.at, space.r * 1.9)


def draw_claim(canvas: Canvas, box: Box, levels: Levels) -> None:
    tile(canvas, "11w", 0, box.x + 150, box.y + 120, 190, "red")
    canvas.arrow(box.x + 300, box.y + 120, 1, 26)
    drop(canvas, box.x + 400, box.y + 120, 120)
    _board(canvas, levels, 1, Box(box.x + 30, box.y + 270, 660, 170), frozenset({(0, 0)}))
    tile(canvas, "9b", 1, box.x + 200, box.y + 550, 130, "green")
    canvas.arrow(box.x + 320, box.y + 550, 1, 22)
    canvas.picture("umbrella/spot-right", box.x + 430, box.y + 550, 130)


def draw_pass(canvas: Canvas, box: Box, levels: Levels) -> None:
    for index, face in enumerate(("11w", "11b")):
        x = box.x + 150 + 420 * index
        canvas.picture(f"umbrella/badge-{EMBLEMS[index]}", x, box.y + 90, 130)
        tile(canvas, face, 2 * index, x, box.y + 300, 200)
    canvas.arrow(box.x + 360, box.y + 300, 1, 34)
    for space, face in enumerate(("7w", "3b", "", "")):
        x = box.x + 110 + 166 * space
        if face:
            tile(canvas, face, space, x, box.y + 540, 124)
        else:
            canvas.picture("umbrella/tile-empty", x, box.y + 540, 124 * 1.25)
    canvas.outline(Box(box.x + 376, box.y + 474, 132, 132), 18, 4, LINE)


def draw_board_page(canvas: Canvas, box: Box, levels: Levels) -> None:
    drop(canvas, box.x + 300, box.y + 70, 100)
    sign(canvas, "= 2", box.x + 400, box.y + 74, 64)
    _board(
        canvas,
        levels,
        1,
        Box(box.x + 30, box.y + 170, 660, 170),
        frozenset({(0, 0), (1, 0), (4, 1)}),
    )
    filled = frozenset({(0, 0), (1, 0), (0, 1), (6, 0), (7, 0)})
    _board(canvas, levels, 3, Box(box.x + 30, box.y + 400, 660, 190), filled)


def draw_powers(canvas: Canvas, box: Box, levels: Levels) -> None:
    filled = frozenset({(0, 0), (1, 0), (3, 0)})
    _board(canvas, levels, 4, Box(box.x + 30, box.y + 30, 660, 190), filled)
    for row, name in enumerate(("extra", "swap", "exchange")):
        y = box.y + 320 + 130 * row
        canvas.picture(f"umbrella/power-{name}", box.x + 130, y, 110)
        canvas.arrow(box.x + 240, y, 1, 20)
        if name == "extra":
            umbrella(canvas, "Y", box.x + 340, y, 96)
            canvas.chevron(box.x + 420, y, 1, 44)
            umbrella(canvas, "B", box.x + 500, y, 96)
        elif name == "swap":
            _pair(canvas, box.x + 390, y, "RG")
        else:
            _pair(canvas, box.x + 390, y, "B", "Y")


def _pair(canvas: Canvas, x: float, y: float, letters: str, aside: str = "") -> None:
    """Umbrellas on cells, or one on a cell and one that waits."""
    for step, letter in enumerate(letters + aside):
        left = x - 50 + 110 * step
        color = WOOD if step and aside else STONE
        canvas.pill(Box(left - 50, y - 50, 100, 100), 10, (color, 1.0))
        umbrella(canvas, letter, left, y, 84)


def draw_end(canvas: Canvas, box: Box, levels: Levels) -> None:
    drop(canvas, box.x + 150, box.y + 110, 130)
    sign(canvas, "+2", box.x + 290, box.y + 114, 72)
    _board(
        canvas,
        levels,
        2,
        Box(box.x + 30, box.y + 220, 660, 130),
        frozenset({(0, 0), (1, 0), (2, 0)}),
    )
    sign(canvas, "+5", box.x + 360, box.y + 400, 64)
    waiting(canvas, Box(box.x + 60, box.y + 470, 300, 84), "YGB", WOOD)
    sign(canvas, "−3", box.x + 210, box.y + 610, 64)
    waiting(canvas, Box(box.x + 410, box.y + 470, 250, 84), "", WOOD)
    sign(canvas, "+2", box.x + 535, box.y + 610, 64)


def draw_solo(canvas: Canvas, box: Box, levels: Levels) -> None:
    names = ("drizzle", "shower", "downpour", "storm", "rainbow")
    for index in range(16):
        x, y = box.x + 80 + 80 * (index % 8), box.y + 90 + 96 * (index // 8)
        umbrella(canvas, "RYBG"[index % 4], x, y, 70)
    for index, (name, points) in enumerate(zip(names, (15, 20, 25, 30, 35), strict=True)):
        x = box.x + 90 + 136 * index
        canvas.picture(f"umbrella/weather-{name}", x, box.y + 400, 120)
        canvas.text(str(points), x, box.y + 500, 52, CREAM, "extrabold", "center")


PAGES = (
    Page("aim", 3, draw_aim),
    Page("slide", 3, draw_slide),
    Page("areas", 3, draw_areas),
    Page("figures", 3, draw_figures),
    Page("claim", 3, draw_claim),
    Page("pass", 3, draw_pass),
    Page("board", 3, draw_board_page),
    Page("powers", 4, draw_powers),
    Page("end", 4, draw_end),
    Page("solo", 3, draw_solo),
)
"""In the order of a first reading."""
ABOUT = {
    "stage": "slide",
    **dict.fromkeys(("center", "lateral", "personal", "sign"), "areas"),
    "figure": "figures",
    "pending": "pass",
    **dict.fromkeys(("board", "level"), "board"),
    "power": "powers",
    **dict.fromkeys(("pool_chip", "name", "banner"), "end"),
    **dict.fromkeys(("clock", "ladder"), "solo"),
}
"""The page on each kind of thing at a table."""
