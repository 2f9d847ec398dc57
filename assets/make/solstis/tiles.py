"""Land tiles and rainbows: placed (a cell of the painting) and loose (framed, with their number).

Loose tiles have a body of 120 units and a margin of 14 for their shadow, at two pixels per unit.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from assets.make.draw import blend, linear, paint
from assets.make.solstis.canvas import Sheet, clip_box, sharpened, spark
from assets.make.solstis.noise import fractal
from assets.make.solstis.painting import PX, cell
from assets.make.solstis.palette import (
    BRASS,
    FIRES,
    MOAT,
    ON_ROW,
    ROW,
    SHADOW,
    SHARED,
    WHITE,
    lighter,
)
from assets.make.solstis.signs import flame, ladder, row_glyph
from assets.make.solstis.window import fade, rgb

BODY, MARGIN, SCALE = 120, 14, 2
CORNER, FRAME, BAR = BODY * 0.12, BODY * 0.052, BODY * 0.30
ARCS = ("C93A50", "F0933F", "F7D873", "62B98A", "5AA6EA", "8B5FC4")
DIM = (130, 122, 166)


def land(row: int, column: int) -> Sheet:
    """A placed tile: its cell of the painting, 240 pixels, so that neighbors join.

    Its corners are rounded by a hair, so that the file keeps an alpha channel: the game turns and
    fades tiles.
    """
    sheet = Sheet(80, 80, PX / 80)
    clip_box(sheet, 0, 0, 80, 80, 0.7)
    sheet.pixels_in(cell(row, column, PX), 0, 0, 80)
    sheet.pen.restore()
    return sheet


def tab(row: int, wide: bool) -> Sheet:
    """The tab under a placed tile's number: 0.40 (wide: 0.56) of a cell by 0.365, flush below."""
    width, height = 80 * (0.56 if wide else 0.40), 80 * 0.365
    sheet = Sheet(width, height, 3)
    sheet.box(1.5, 1.5, width - 3, height + 12, 8.8, paint(MOAT, 0.55, stroke=3))
    sheet.box(1.5, 1.5, width - 3, height + 12, 8.8, paint(ROW[row]))
    sheet.box(1.5, 1.5, width - 3, height + 12, 8.8, paint(WHITE, 0.35, stroke=1.4))
    return sheet


def _loose() -> Sheet:
    """A canvas with the shadow and the dark rim of a loose tile; (0, 0) is the body's corner."""
    sheet = Sheet(BODY + 2 * MARGIN, BODY + 2 * MARGIN, SCALE, -MARGIN, -MARGIN)
    sheet.box(0, 4, BODY, BODY, CORNER, paint(SHADOW, 0.65, blur=3.5))
    sheet.box(-1.5, -1.5, BODY + 3, BODY + 3, CORNER + 1.5, paint(MOAT))
    return sheet


def _fire_icons(sheet: Sheet, row: int, column: int) -> None:
    """The fire a tile carries; two tiles show one half of a shared one below it."""
    s, x = BODY, BODY * 0.79
    sheet.disc(x, s * 0.242, s * 0.150, paint("0D0828", 0.80))
    flame(sheet, x, s * 0.342, s * 0.235, lit=False)
    side = SHARED.get((row, column))
    if side is None:
        return
    foot, height = s * 0.605, s * 0.185
    sheet.disc(x, s * 0.530, s * 0.122, paint("0D0828", 0.80))
    for half in ("left", "right"):
        box = skia.Rect.MakeXYWH(x - 20 if half == "left" else x, s * 0.38, 20, s * 0.28)
        veil = skia.Paint()
        veil.setAlphaf(1.0 if half == side else 0.16)
        sheet.pen.save()
        sheet.pen.clipRect(box)
        sheet.pen.saveLayer(box, veil)
        flame(sheet, x, foot, height, lit=False)
        sheet.pen.restore()
        sheet.pen.restore()
    sheet.line(x, s * 0.425, x, s * 0.635, paint(BRASS, 0.8, stroke=1.2, dash=(3, 3)))


def tile(row: int, column: int) -> Sheet:
    """A loose tile: lacquered frame, painting, ladder, bar with glyph and number, fire icon."""
    sheet, tone, s = _loose(), ROW[row], BODY
    lacquer = linear(
        0,
        0,
        0,
        s,
        (lighter(tone, 0.30), 1, 0),
        (tone, 1, 0.25),
        (blend(tone, "12082E", 0.18), 1, 1),
    )
    sheet.box(0, 0, s, s, CORNER, paint(shader=lacquer))
    inner = s - 2 * FRAME
    clip_box(sheet, FRAME, FRAME, inner, inner, CORNER - FRAME * 0.5)
    size = round(inner * SCALE)
    sheet.pixels_in(sharpened(cell(row, column, size)), FRAME, FRAME, inner)
    sheet.box(0, s - BAR, s, BAR, 0, fade(0, s - BAR, 0, s, lighter(tone, 0.08), tone))
    sheet.line(0, s - BAR, s, s - BAR, paint(MOAT, 0.55, stroke=2.4))
    sheet.line(0, s - BAR + 2, s, s - BAR + 2, paint(WHITE, 0.45, stroke=1.2))
    edge = paint(MOAT, 0.45, stroke=3)
    sheet.box(FRAME, FRAME, inner, inner, CORNER - FRAME * 0.5, edge)
    sheet.pen.restore()
    ladder(sheet, row, s * 0.155, s * 0.10, s * 0.555, s * 0.072)
    row_glyph(sheet, row, s * 0.245, s - BAR * 0.52, s * 0.195, ON_ROW[row])
    if (row, column) in FIRES:
        _fire_icons(sheet, row, column)
    sheet.box(1, 1, s - 2, s - 2, CORNER, paint(WHITE, 0.40, stroke=1.4))
    sheet.number(str(column), s * 0.60, s - BAR * 0.52, s * 0.29, ON_ROW[row])
    return sheet


def dimmed(row: int, column: int) -> np.ndarray:
    """A loose tile that cannot be captured: darkened, its number white again."""
    pixels = tile(row, column).straight()
    pixels[..., :3] = (pixels[..., :3].astype(int) * DIM + 127) // 255
    number = Sheet(BODY + 2 * MARGIN, BODY + 2 * MARGIN, SCALE, -MARGIN, -MARGIN)
    number.number(str(column), BODY * 0.60, BODY - BAR * 0.52, BODY * 0.29, WHITE)
    over = number.straight()[..., 3:].astype(int)
    pixels[..., :3] = (pixels[..., :3] * (255 - over) + 255 * over + 127) // 255
    return pixels


def back() -> Sheet:
    """A face-down tile: night lacquer with a crescent over a stepped mountain."""
    sheet, s = _loose(), BODY
    frame = linear(0, 0, 0, s, ("A794E0", 1, 0), ("7462B8", 1, 0.5), ("5A4A9C", 1, 1))
    sheet.box(0, 0, s, s, CORNER, paint(shader=frame))
    i = s * 0.055
    inner = s - 2 * i
    clip_box(sheet, i, i, inner, inner, CORNER * 0.7)
    night = linear(0, 0, 0, s, ("1D1650", 1, 0), ("33257A", 1, 0.5), ("5B3A94", 1, 1))
    sheet.box(0, 0, s, s, 0, paint(shader=night))
    for x, y, radius in (
        (0.2, 0.22, 0.012), (0.78, 0.18, 0.016), (0.66, 0.34, 0.010), (0.32, 0.38, 0.010),
        (0.14, 0.5, 0.010), (0.86, 0.46, 0.012),
    ):  # fmt: skip
        sheet.disc(x * s, y * s, radius * s, paint(WHITE, 0.8))
    sheet.disc(s * 0.5, s * 0.40, s * 0.19, paint(BRASS, 0.28, blur=s * 0.04))
    moon, bite = skia.Path(), skia.Path()
    moon.addCircle(s * 0.5, s * 0.40, s * 0.150)
    bite.addCircle(s * 0.555, s * 0.375, s * 0.118)
    sheet.path(skia.Op(moon, bite, skia.PathOp.kDifference_PathOp), paint(BRASS))
    u = s * 0.083
    for j, (count, tone) in enumerate(
        ((10, "120C38"), (8, "1A1248"), (6, "231A5A"), (4, "2E2270"))
    ):
        x, y = s * 0.5 - count * u * 0.5, s * 0.90 - j * u
        sheet.box(x, y, count * u, u * 1.02, 0, paint(tone))
        sheet.line(x, y, x + count * u, y, paint(BRASS, 0.55, stroke=1.3))
    sheet.pen.restore()
    sheet.box(i, i, inner, inner, CORNER * 0.7, paint(BRASS, 0.65, stroke=1.6))
    sheet.box(1, 1, s - 2, s - 2, CORNER, paint(WHITE, 0.35, stroke=1.2))
    return sheet


def _pearl(size: int, phase: float) -> np.ndarray:
    """Mother-of-pearl: hues along a warped diagonal, white specks; `phase` 0 to 1 turns them."""
    warp = fractal(size, size, 3.2, 3.2, 3, 4)
    specks = fractal(size, size, 9, 9, 7, 3)
    y, x = np.mgrid[0:size, 0:size] / size
    t = x * 0.7 + y * 0.9 + warp * 0.55 + phase
    hues = [0.5 + 0.5 * np.cos(2 * math.pi * (t + shift)) for shift in (0, 0.33, 0.67)]
    white = 0.35 * (np.clip(specks * 1.5 + 0.15, 0, 1) ** 2)[..., None]
    return (0.62 + 0.30 * np.stack(hues, -1)) * (1 - white) + white


def rainbow_picture(size: int, phase: float = 0.0) -> np.ndarray:
    """Mother-of-pearl under six arcs, with a stripe of gloss; values 0 to 1."""
    colors = _pearl(size, phase)
    y, x = np.mgrid[0:size, 0:size] / size
    reach, band = np.hypot(x - 0.5, y - 0.98), 0.062
    for i, tone in enumerate(ARCS):
        radius = 0.70 - i * band
        inside = (band * 0.5 - np.abs(reach - radius)) * size * 0.9 + 0.5
        inside = np.clip(inside, 0, 1) * (y < 0.98) * 0.93
        colors = colors * (1 - inside[..., None]) + rgb(tone) * inside[..., None]
        ridge = np.exp(-(((reach - radius - band * 0.22) / (band * 0.13)) ** 2)) * 0.35
        colors = colors + ridge[..., None] * (1 - colors)
    gloss = np.exp(-((((x - y) * 0.7 + 0.12) / 0.09) ** 2)) * 0.30
    return np.clip(colors + gloss[..., None] * (1 - colors), 0, 1)


def _sparkles(sheet: Sheet, s: float) -> None:
    """Two four-pointed glints in the upper corners."""
    sheet.path(spark(s * 0.24, s * 0.22, s * 0.12, s * 0.035, 4), paint(WHITE))
    sheet.path(spark(s * 0.80, s * 0.16, s * 0.075, s * 0.022, 4), paint(WHITE))


def placed_rainbow(phase: float = 0.0) -> Sheet:
    """A rainbow in a panorama; 240 pixels."""
    sheet = Sheet(80, 80, PX / 80)
    sheet.pixels_in(rainbow_picture(PX, phase), 0, 0, 80)
    sheet.box(2, 2, 76, 76, 4, paint(WHITE, 0.85, stroke=3))
    sheet.box(4.5, 4.5, 71, 71, 3, paint("3A2A7A", 0.45, stroke=1.4))
    _sparkles(sheet, 80)
    return sheet


def loose_rainbow() -> Sheet:
    """A rainbow of the supply or in flight, on the canvas of a loose tile."""
    sheet, s = _loose(), BODY
    clip_box(sheet, 0, 0, s, s, CORNER)
    sheet.pixels_in(rainbow_picture(BODY * SCALE), 0, 0, s)
    sheet.pen.restore()
    sheet.box(2, 2, s - 4, s - 4, s * 0.10, paint(WHITE, 0.85, stroke=3.4))
    sheet.box(4.5, 4.5, s - 9, s - 9, s * 0.08, paint("3A2A7A", 0.45, stroke=1.4))
    _sparkles(sheet, s)
    return sheet


def chip(row: int) -> Sheet:
    """A tile named in a sentence: row color and glyph, room for the number on the right."""
    sheet = Sheet(82, 50, 3, -3, -3)
    sheet.box(0, 0, 76, 44, 12, paint(ROW[row]))
    sheet.box(1, 1, 74, 42, 12, paint(WHITE, 0.6, stroke=2))
    row_glyph(sheet, row, 23, 22, 27, ON_ROW[row])
    return sheet
