"""The panorama a player fills: the unlit mountain with its stepped edge, and the lit painting.

Drawn in cells of 80 units, two pixels a unit; the edge has a margin of 48 units around the cells.
"""

from __future__ import annotations

import json

import numpy as np
import skia

from assets.make.draw import blend, paint, polygon
from assets.make.solstis.canvas import Sheet, to_bytes, webp
from assets.make.solstis.painting import painting, row_range
from assets.make.solstis.palette import (
    CELLS,
    COLORS,
    MOAT,
    OUTLINE,
    PLAYERS,
    ROW,
    SHADOW,
    lighter,
)
from assets.make.solstis.window import blur, rgb, shrink

CELL, MARGIN, SCALE = 80, 48, 2


def _steps() -> skia.Path:
    """The outline of the panorama."""
    return polygon([(x * CELL, y * CELL) for x, y in OUTLINE])


def _edge(sheet: Sheet, band: str, line: str) -> None:
    """The moat around the cells, a colored band in it and a bright line on the cells' edge."""
    for tone, width, alpha in ((MOAT, 14, 1.0), (band, 8, 1.0), (line, 2.2, 0.95)):
        brush = paint(tone, alpha, stroke=width)
        brush.setPathEffect(skia.CornerPathEffect.Make(10))
        sheet.path(_steps(), brush)


def _night() -> np.ndarray:
    """The ten by six cells at night: the painting's light in five steps, tinted by row."""
    side = CELL * SCALE
    light = shrink(painting()[0], 6 * side, 10 * side) @ np.array([0.3, 0.59, 0.11], np.float32)
    light = blur(light, SCALE * 1.0)
    rows = []
    for row in range(6, 0, -1):
        low, high = row_range(row)
        part = light[(6 - row) * side : (7 - row) * side]
        t = np.clip((part - low) / (high - low), 0, 1)
        t = (0.65 * np.round(t * 4) / 4 + 0.35 * t)[..., None]
        dark, bright = rgb(blend(ROW[row], "0C0829", 0.90)), rgb(blend(ROW[row], "1C154C", 0.58))
        rows.append(dark * (1 - t) + bright * t)
    return np.concatenate(rows)


def night() -> Sheet:
    """The empty panorama: exactly the ten by six cells, dark, with faint frames, clear outside."""
    sheet = Sheet(10 * CELL, 6 * CELL, SCALE)
    sheet.pen.save()
    sheet.pen.clipPath(_steps(), False)
    sheet.path(_steps(), paint(MOAT))
    alpha = np.full((6 * CELL * SCALE, 10 * CELL * SCALE), 237, np.uint8)
    data = np.ascontiguousarray(np.dstack([to_bytes(_night()), alpha]))
    image = skia.Image.fromarray(data, colorType=skia.kRGBA_8888_ColorType)
    sheet.pen.drawImageRect(image, skia.Rect.MakeXYWH(0, 0, 10 * CELL, 6 * CELL))
    sheet.pen.restore()
    for row, column in CELLS:
        frame = paint(lighter(ROW[row], 0.12), 0.34, stroke=1.2)
        x, y = (column - 1) * CELL, (6 - row) * CELL
        sheet.box(x + 1.5, y + 1.5, CELL - 3, CELL - 3, 0, frame)
    return sheet


def edge(who: str) -> Sheet:
    """The stepped edge around the cells, clear inside, with a shadow.

    `who` is "idle", or the player whose turn it is: then it glows in that player's color.
    """
    sheet = Sheet(10 * CELL + 2 * MARGIN, 6 * CELL + 2 * MARGIN, SCALE, -MARGIN, -MARGIN)
    sheet.pen.save()
    sheet.pen.translate(0, 10)
    sheet.path(_steps(), paint(SHADOW, 0.60, blur=15))
    sheet.pen.restore()
    if who == "idle":
        _edge(sheet, "6A4FA8", "B8A4DC")
    else:
        tone, warm = PLAYERS[who], "6A3A20" if who == "sun" else "2A4A8A"
        sheet.path(_steps(), paint(tone, 0.75, stroke=16, blur=12))
        _edge(sheet, blend(tone, warm, 0.35), "F8E4B4" if who == "sun" else "DDF3FF")
    hole = paint(MOAT)
    hole.setBlendMode(skia.BlendMode.kClear)
    hole.setAntiAlias(False)
    sheet.path(_steps(), hole)
    return sheet


def lit() -> bytes:
    """The whole painting, ten by six cells of 240 pixels."""
    return webp(to_bytes(painting()[0]), 94)


def fire_data() -> bytes:
    """Where to draw the feet of the fires, in cells from the lower left corner of the panorama.

    Logs lie a little below the crest, so that the peak reaches into the fire.
    """
    feet = {}
    for fire, (x, y) in painting()[1].items():
        name = fire if fire == "shared" else f"{COLORS[int(fire[0])]}-{fire[2:]}"
        feet[name] = [round(x, 4), round(y - 0.045, 4)]
    return (json.dumps(feet, indent=2) + "\n").encode()
