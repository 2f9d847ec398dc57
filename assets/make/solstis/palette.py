"""The colors of Solstis and the shape of its mountain.

Rows count 1 (valley) to 6 (summits) from below, columns 1 to 10 from the left. Colors are hex
strings without a hash, as in `assets.make.draw`.
"""

from __future__ import annotations

from assets.make.draw import blend

COLORS = {1: "red", 2: "orange", 3: "green", 4: "blue", 5: "pink", 6: "purple"}
ROW = {1: "BE1226", 2: "FB882C", 3: "357C61", 4: "48A6FB", 5: "FBC9E1", 6: "8442B4"}
INK, MOAT, WHITE, CREAM = "160F33", "0B0724", "FFFFFF", "FFF3DC"
ON_ROW = {1: WHITE, 2: INK, 3: WHITE, 4: INK, 5: INK, 6: WHITE}
"""The tone of numbers and glyphs on a row's color: contrast 5.0 to 12.6."""
SHADOW, BRASS, GOLD = "05031A", "F3D7A2", "FFE3A0"
SUN, MOON = "FFC24B", "8FDCFF"
PLAYERS = {"sun": SUN, "moon": MOON}

COLUMNS = {
    1: range(1, 11),
    2: range(1, 11),
    3: range(1, 11),
    4: range(2, 10),
    5: range(3, 9),
    6: range(4, 8),
}
CELLS = [(row, column) for row in COLUMNS for column in COLUMNS[row]]
OUTLINE = [
    (3, 0), (7, 0), (7, 1), (8, 1), (8, 2), (9, 2), (9, 3), (10, 3),
    (10, 6), (0, 6), (0, 3), (1, 3), (1, 2), (2, 2), (2, 1), (3, 1),
]  # fmt: skip
"""The stepped edge of the panorama in cells, y down from the top of row 6."""
FIRES = {(4, 2), (4, 9), (5, 3), (5, 8), (6, 4), (6, 5), (6, 6), (6, 7)}
SHARED = {(6, 5): "left", (6, 6): "right"}
"""The two tiles that carry half of the ninth fire icon, and which half."""


def lighter(tone: str, amount: float) -> str:
    """The color mixed with white."""
    return blend(tone, WHITE, amount)
