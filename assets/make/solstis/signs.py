"""Small signs: the six rows' glyphs, fires, the players' emblems, icons."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import skia

from assets.make.draw import Canvas, blend, curve, paint, polygon, radial
from assets.make.solstis.canvas import Sheet, spark
from assets.make.solstis.palette import (
    CREAM,
    GOLD,
    INK,
    MOAT,
    ON_ROW,
    PLAYERS,
    ROW,
    SHADOW,
    WHITE,
    lighter,
)


def _against(tone: str) -> str:
    """The tone of a detail inside a silhouette."""
    return WHITE if tone == INK else INK


def _flower(sheet: Canvas, tone: str) -> None:
    """Row 1: five petals."""
    for i in range(5):
        angle = -math.pi / 2 + i * 2 * math.pi / 5
        sheet.disc(0.52 * math.cos(angle), 0.52 * math.sin(angle), 0.42, paint(tone))
    sheet.disc(0, 0, 0.24, paint(_against(tone), 0.9))


def _leaf(sheet: Canvas, tone: str) -> None:
    """Row 2: a leaf with its vein."""
    blade = curve(
        (0.72, -0.88),
        (0.95, 0.15, 0.55, 0.85, -0.25, 0.72),
        (-0.95, 0.55, -0.75, -0.55, 0.72, -0.88),
    )
    sheet.path(blade, paint(tone))
    sheet.line(-0.85, 0.92, 0.30, -0.38, paint(tone, stroke=0.17))
    sheet.line(-0.45, 0.46, 0.36, -0.45, paint(_against(tone), 0.85, stroke=0.12))


def _fir(sheet: Canvas, tone: str) -> None:
    """Row 3: a conifer."""
    for half, top, low in ((0.50, -1, -0.28), (0.68, -0.55, 0.22), (0.86, -0.10, 0.70)):
        sheet.path(polygon([(0, top), (half, low), (-half, low)]), paint(tone))
    sheet.box(-0.14, 0.66, 0.28, 0.34, 0, paint(tone))


def _drop(sheet: Canvas, tone: str) -> None:
    """Row 4: a drop with a glint."""
    outline = curve(
        (0, -1), (0.25, -0.45, 0.75, -0.05, 0.72, 0.36), (0.70, 0.80, 0.36, 1, 0, 1),
        (-0.36, 1, -0.70, 0.80, -0.72, 0.36), (-0.75, -0.05, -0.25, -0.45, 0, -1),
    )  # fmt: skip
    sheet.path(outline, paint(tone))
    glint = curve((-0.40, 0.34), (-0.38, 0.58, -0.22, 0.72, -0.02, 0.74))
    sheet.path(glint, paint(_against(tone), 0.85, stroke=0.15))


def _peak(sheet: Canvas, tone: str) -> None:
    """Row 5: a mountain with a snow line."""
    ridge = [(-1, 0.82), (-0.18, -0.86), (0.22, -0.20), (0.42, -0.46), (1, 0.82)]
    sheet.path(polygon(ridge), paint(tone))
    snow = [(-0.50, -0.06), (-0.24, 0.16), (-0.08, -0.06), (0.10, 0.14), (0.24, -0.06)]
    sheet.path(polygon(snow, close=False), paint(_against(tone), 0.85, stroke=0.14))


def _star(sheet: Canvas, tone: str) -> None:
    """Row 6: a star of four points."""
    sheet.path(spark(0, 0, 1.08, 0.40, 4), paint(tone))


ROW_SHAPES: dict[int, Callable[[Canvas, str], None]] = {
    1: _flower, 2: _leaf, 3: _fir, 4: _drop, 5: _peak, 6: _star,
}  # fmt: skip


def row_glyph(sheet: Canvas, row: int, x: float, y: float, size: float, tone: str) -> None:
    """The silhouette of a row in a box of `size` around (x, y)."""
    sheet.pen.save()
    sheet.pen.translate(x, y)
    sheet.pen.scale(size / 2, size / 2)
    ROW_SHAPES[row](sheet, tone)
    sheet.pen.restore()


def ladder(sheet: Canvas, row: int, x: float, y: float, height: float, dot: float) -> None:
    """A dark capsule of six dots, filled up to the row, the row's own dot white."""
    step = height / 6
    sheet.box(
        x - dot * 1.05, y - dot * 0.6, dot * 2.1, height + dot * 1.2, dot, paint("0D0828", 0.80)
    )
    for i in range(6):
        middle = y + height - step * (i + 0.5)
        if i < row:
            tone = WHITE if i == row - 1 else lighter(ROW[row], 0.35)
            sheet.disc(x, middle, dot * 0.62, paint(tone))
        else:
            sheet.disc(x, middle, dot * 0.40, paint("B9AEDB", 0.9, stroke=dot * 0.16))


def row_disc(row: int) -> Sheet:
    """A disc of the totem between the panoramas: glyph above, ladder below; radius 33 units."""
    sheet = Sheet(80, 80, 2, -40, -40)
    tone = ON_ROW[row]
    sheet.disc(0, 3, 33, paint(SHADOW, 0.6, blur=3))
    sheet.disc(0, 0, 33, paint(MOAT))
    face = skia.GradientShader.MakeLinear(
        [skia.Point(0, -33), skia.Point(0, 33)],
        [paint(lighter(ROW[row], 0.10)).getColor(), paint(ROW[row]).getColor()],
    )
    sheet.disc(0, 0, 30.5, paint(shader=face))
    sheet.disc(0, 0, 30.5, paint(WHITE, 0.5, stroke=1.6))
    row_glyph(sheet, row, 0, -7, 30, tone)
    for i in range(6):
        x, y = -22.5 + i * 9, 19 - abs(i - 2.5) * 1.2
        if i < row:
            sheet.disc(x, y, 3.5, paint(tone))
        else:
            sheet.disc(x, y, 2.6, paint(tone, 0.75, stroke=1.3))
    return sheet


def _flame(size: float, sway: float) -> skia.Path:
    """A flame with its foot at the origin, 34 units tall at size 1; `sway` bends its tip."""
    s = size
    shape = curve(
        (sway, -34 * s), (4 * s + sway, -26 * s, 12 * s, -20 * s, 11 * s, -10 * s),
        (10 * s, -3 * s, 4 * s, 0, 0, 0), (-5 * s, 0, -11 * s, -3 * s, -11 * s, -11 * s),
        (-11 * s, -16 * s, -7 * s + sway / 2, -18 * s, -6 * s + sway / 2, -23 * s),
        (-3 * s, -20 * s, -3 * s, -17 * s, -2 * s, -16 * s),
        (s, -22 * s, -s + sway, -28 * s, sway, -34 * s),
    )  # fmt: skip
    shape.close()
    return shape


def _logs(sheet: Canvas) -> None:
    """Two crossed logs."""
    for x0, y0, x1, y1 in ((-12, 2, 11, -4), (12, 2, -11, -4)):
        sheet.line(x0, y0, x1, y1, paint("1E0E16", stroke=7))
        sheet.line(x0, y0, x1, y1, paint("8A5236", stroke=4.2))


def flame(
    sheet: Canvas, x: float, y: float, height: float, lit: bool, seed: int = 0, sway: float = 0.0
) -> None:
    """A fire with its foot at (x, y); unlit it is a hollow flame: another form, not only color."""
    sheet.pen.save()
    sheet.pen.translate(x, y)
    sheet.pen.scale(height / 40, height / 40)
    if lit:
        _logs(sheet)
        tall = 1.12 * (1 + 0.02 * sway)
        sheet.path(_flame(tall, sway), paint("7A1A10", 0.8, stroke=2.6))
        sheet.path(_flame(tall, sway), paint("F2542B"))
        for size, tone in ((0.80, "FF9A2E"), (0.52, "FFD95A"), (0.28, "FFF8D8")):
            sheet.path(_flame(size * (1 - 0.02 * sway), sway * size), paint(tone))
        r = random.Random(seed)
        for _ in range(4):
            at = r.uniform(-10, 10), -r.uniform(32, 46)
            sheet.disc(*at, 1.5, paint("FFD27A", 0.9))
    else:
        sheet.path(_flame(1.08, 0), paint(MOAT, 0.75, stroke=6))
        sheet.path(_flame(1.08, 0), paint("241C4E", 0.80))
        _logs(sheet)
        sheet.path(_flame(1.08, 0), paint("F1EBFF", stroke=2.7))
        sheet.path(_flame(0.42, 0), paint("F1EBFF", 0.75, stroke=1.8))
    sheet.pen.restore()


def _fire_sheet() -> Sheet:
    """A square canvas of twice a fire's height (40 units); the foot is at (0, 0), 0.78 down."""
    return Sheet(80, 80, 4, -40, -62.4)


def fire(lit: bool, frame: int = 0) -> Sheet:
    """A fire; the frames of a lit one sway."""
    sheet = _fire_sheet()
    flame(sheet, 0, 0, 40, lit, seed=frame, sway=(0.0, 1.8, 0.4, -1.6)[frame])
    return sheet


def half_fire(side: str) -> Sheet:
    """The left or right half of the shared, unlit fire; the other half is faint."""
    sheet = _fire_sheet()
    for half in ("left", "right"):
        box = skia.Rect.MakeXYWH(-40 if half == "left" else 0, -62.4, 40, 80)
        veil = skia.Paint()
        veil.setAlphaf(1.0 if half == side else 0.16)
        sheet.pen.save()
        sheet.pen.clipRect(box)
        sheet.pen.saveLayer(box, veil)
        flame(sheet, 0, 0, 40, lit=False)
        sheet.pen.restore()
        sheet.pen.restore()
    return sheet


def fire_glow() -> Sheet:
    """The light around a fire, for adding; its center is 14 of 40 units above the foot."""
    sheet = Sheet(96, 96, 2, -48, -48)
    light = radial(
        0, 0, 48, ("FFD27A", 0.80, 0), ("FF9A3C", 0.34, 0.42), ("FF7A2A", 0.10, 0.72),
        ("FF7A2A", 0, 1),
    )  # fmt: skip
    sheet.disc(0, 0, 48, paint(shader=light))
    return sheet


def emblem(sheet: Canvas, who: str, x: float, y: float, radius: float) -> None:
    """A player's sign, sun or moon, on a dark disc with a ring."""
    tone, r = PLAYERS[who], radius
    sheet.disc(x, y, r, paint(blend(tone, INK, 0.82)))
    sheet.disc(x, y, r * 0.955, paint(tone, stroke=r * 0.09))
    if who == "sun":
        for i in range(8):
            dx, dy = math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)
            ray = paint(tone, stroke=r * 0.13)
            sheet.line(
                x + r * 0.50 * dx, y + r * 0.50 * dy, x + r * 0.70 * dx, y + r * 0.70 * dy, ray
            )
        sheet.disc(x, y, r * 0.34, paint(tone))
        return
    full, bite = skia.Path(), skia.Path()
    full.addCircle(x - r * 0.04, y, r * 0.52)
    bite.addCircle(x + r * 0.24, y - r * 0.12, r * 0.44)
    sheet.path(skia.Op(full, bite, skia.PathOp.kDifference_PathOp), paint(tone))
    sheet.path(spark(x + r * 0.34, y - r * 0.20, r * 0.2, r * 0.08, 4), paint(tone))


def emblem_sprite(who: str) -> Sheet:
    """The emblem, filling its canvas."""
    sheet = Sheet(64, 64, 4)
    emblem(sheet, who, 32, 32, 31.8)
    return sheet


def _area(sheet: Canvas, tone: str) -> None:
    """Joined tiles, one of them faint."""
    u = 0.62
    for x, y, alpha in ((-1, 1, 1), (0, 1, 1), (0, 0, 1), (1, 1, 0.45)):
        sheet.box((x - 0.5) * u * 1.08, (y - 0.9) * u * 1.08, u, u, u * 0.2, paint(tone, alpha))


def _paw(sheet: Canvas, tone: str) -> None:
    """A paw in a ring."""
    sheet.disc(0, 0, 0.88, paint(tone, stroke=0.18))
    sheet.oval(0, 0.25, 0.36, 0.25, paint(tone))
    for x, y, r in (
        (-0.46, -0.10, 0.15), (-0.18, -0.40, 0.17), (0.18, -0.40, 0.17), (0.46, -0.10, 0.15),
    ):  # fmt: skip
        sheet.disc(x, y, r, paint(tone))


def _eye(sheet: Canvas, tone: str) -> None:
    """An open eye."""
    lids = curve((-0.92, 0), (-0.4, -0.78, 0.4, -0.78, 0.92, 0), (0.4, 0.78, -0.4, 0.78, -0.92, 0))
    lids.close()
    sheet.path(lids, paint(tone, stroke=0.20))
    sheet.disc(0, 0, 0.32, paint(tone))


def _shut_eye(sheet: Canvas, tone: str) -> None:
    """A closed lid with lashes."""
    sheet.path(curve((-0.92, -0.1), (-0.4, 0.55, 0.4, 0.55, 0.92, -0.1)), paint(tone, stroke=0.20))
    for t in (-0.62, -0.22, 0.22, 0.62):
        lash = paint(tone, stroke=0.18)
        sheet.line(t, 0.36 - 0.28 * abs(t), t * 1.3, 0.74 - 0.34 * abs(t), lash)


def _gold_star(sheet: Canvas, tone: str) -> None:
    """The point of the score."""
    sheet.path(spark(0, 0.06, 0.96, 0.43, 5), paint(tone))


def _fire(sheet: Canvas, tone: str) -> None:
    """A lit fire, in its own colors."""
    flame(sheet, 0, 0.86, 1.62, lit=True)


ICONS: dict[str, tuple[Callable[[Canvas, str], None], str]] = {
    "icon-area": (_area, CREAM),
    "icon-fires": (_fire, GOLD),
    "icon-spirits": (_paw, CREAM),
    "icon-eye": (_eye, CREAM),
    "icon-eye-shut": (_shut_eye, CREAM),
    "star": (_gold_star, "FFC24B"),
}


def icon(name: str) -> Sheet:
    """An icon in a box from -1 to 1, 112 pixels wide, on a canvas of 128 pixels."""
    draw, tone = ICONS[name]
    sheet = Sheet(128 / 56, 128 / 56, 56, -64 / 56, -64 / 56)
    draw(sheet, tone)
    return sheet


def glyph_sprite(row: int) -> Sheet:
    """A row's glyph in its number's tone, filling its canvas."""
    sheet = Sheet(128, 128, 1, -64, -64)
    row_glyph(sheet, row, 0, 0, 118, ON_ROW[row])
    return sheet


def _dashed_square(sheet: Canvas, inset: float, brush: skia.Paint) -> None:
    side = 80 - 2 * inset
    sheet.box(inset, inset, side, side, 3, brush)


def target() -> Sheet:
    """Where a tile may go: white dashes on a dark line just inside a cell of 80 units."""
    sheet = Sheet(80, 80, 3)
    _dashed_square(sheet, 3, paint(MOAT, 0.95, stroke=6))
    _dashed_square(sheet, 3, paint(WHITE, stroke=3.6, dash=(12.2, 8)))
    return sheet


def socket() -> Sheet:
    """Where a spirit will rest: a dark dashed hole of radius 33 units with rays of light."""
    sheet = Sheet(160, 160, 2, -80, -80)
    light = radial(0, 0, 70, ("FFF3C8", 0.95, 0), ("FFC75A", 0.50, 0.5), ("FFC75A", 0, 1))
    sheet.disc(0, 0, 70, paint(shader=light))
    for k in range(16):
        dx, dy = math.cos(k * math.pi / 8), math.sin(k * math.pi / 8)
        reach = 55 if k % 2 else 50
        sheet.line(41 * dx, 41 * dy, reach * dx, reach * dy, paint("FFF3C8", 0.9, stroke=2.6))
    sheet.disc(0, 0, 33, paint(INK, 0.82))
    sheet.disc(0, 0, 33, paint(MOAT, stroke=5))
    sheet.disc(0, 0, 33, paint(WHITE, stroke=3, dash=(8.2, 5.62)))
    return sheet
