"""The list of land tiles that have not been seen yet: bright where one may still come."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.solstis import CELLS, ROWS
from game.tables.solstis import pieces
from game.tables.solstis.colors import (
    GLASS,
    MUTED,
    NUMBER,
    ON_ROW,
    PLAYERS,
    STRONG,
    TEXT,
    TITLE,
)
from game.tables.solstis.colors import ROWS as TONES
from game.text import Texts
from game.view.canvas import CREAM, Box, Canvas

BOX = Box(410, 104, 1100, 716)
STEP = 84
LEFT, TOP = 600, 270


def draw_unseen(canvas: Canvas, text: Texts, faces: Collection[str], seat: int) -> None:
    """All 48 tiles at their cells; those in ``faces`` have not been seen, with counts by row."""
    canvas.panel(BOX, 28, 0.97, GLASS, 0.08)
    canvas.outline(BOX, 28, 3, PLAYERS[seat], 0.9)
    x = BOX.center[0]
    heading = text("solstis.unseen.heading", count=len(faces))
    canvas.text(heading, x, BOX.y + 62, 48, CREAM, TITLE, "center")
    about = text("solstis.unseen.about")
    size = canvas.fitted(about, 30, BOX.w - 80, TEXT)
    canvas.text(about, x, BOX.y + 118, size, MUTED, TEXT, "center")
    for column, row in CELLS:
        color = ROWS[row]
        box = Box(LEFT + STEP * column + 3, TOP + STEP * (5 - row) + 3, STEP - 6, STEP - 6)
        if f"{color}-{column + 1}" in faces:
            canvas.pill(box, 12, (TONES[color], 1.0))
            canvas.outline(box, 12, 2, "FFFFFF", 0.5)
            tone = ON_ROW[color]
            canvas.printed.text(str(column + 1), *box.center, 38, tone, NUMBER, "center")
        else:
            canvas.outline(box, 12, 2, TONES[color], 0.35)
            canvas.printed.text(str(column + 1), *box.center, 30, "6E6596", TEXT, "center")
    for row, color in enumerate(ROWS):
        y = TOP + STEP * (5 - row + 0.5)
        pieces.row(canvas, color, LEFT - 84, y, 31)
        count = sum(face.startswith(f"{color}-") for face in faces)
        canvas.text(str(count), LEFT - 24, y, 34, CREAM, STRONG, "center")
