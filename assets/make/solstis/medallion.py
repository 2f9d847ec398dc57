"""The discs the spirits are painted on: turned wood, blue enamel, red lacquer, with a brass rim."""

from __future__ import annotations

import math
import random

import skia

from assets.make.draw import color, linear, paint, radial
from assets.make.solstis.canvas import Sheet
from assets.make.solstis.glyph import Glyph, smooth_path
from assets.make.solstis.palette import SHADOW
from assets.make.solstis.spirits import BLUE, DRAW, FACES, PALETTES, RIMS


def kind_of(name: str) -> str:
    """Which disc a spirit is painted on."""
    if name in ("evil", "back"):
        return name
    return "blue" if name in BLUE else "plain"


def _grain(sheet: Sheet, kind: str, radius: float, r: random.Random) -> None:
    """What the face is made of: rings of wood, waves in enamel, rays in lacquer."""
    if kind in ("plain", "back"):
        for i in range(22):
            q = radius * (0.10 + 0.075 * i)
            x = -radius * 0.55 + r.uniform(-0.05, 0.05) * radius
            ring = paint("4A2210", r.uniform(0.12, 0.34), stroke=radius * 0.012)
            sheet.oval(x, radius * 0.7, q * 1.25, q, ring)
    elif kind == "blue":
        for i in range(7):
            y = -radius * 0.7 + i * radius * 0.24
            wave = [
                (x * radius / 6, y + math.sin(x * 0.8 + i) * radius * 0.05) for x in range(-7, 8)
            ]
            sheet.path(smooth_path(wave, False), paint("9CCBFF", 0.28, stroke=radius * 0.014))
    else:
        for i in range(14):
            angle = i / 14 * 6.283
            end = radius * math.cos(angle), radius * math.sin(angle)
            sheet.line(0, 0, *end, paint("2A0412", 0.35, stroke=radius * 0.05))


def _disc(sheet: Sheet, name: str, radius: float) -> None:
    """The disc without its spirit."""
    kind = kind_of(name)
    (light, middle, dark), (edge, brass) = FACES[kind], RIMS[kind]
    sheet.disc(0, 0, radius, paint(edge))
    metal = linear(
        -radius * 0.6, -radius, radius * 0.5, radius,
        (brass, 1, 0), (edge, 1, 0.72), (brass, 1, 1),
    )  # fmt: skip
    sheet.disc(0, 0, radius * 0.955, paint(shader=metal))
    sheet.disc(0, 0, radius * 0.875, paint(edge))
    face = radial(
        -radius * 0.35, -radius * 0.45, radius * 1.75,
        (light, 1, 0), (middle, 1, 0.45), (dark, 1, 1),
    )  # fmt: skip
    sheet.disc(0, 0, radius * 0.84, paint(shader=face))
    inside = skia.Path()
    inside.addCircle(0, 0, radius * 0.84)
    sheet.pen.save()
    sheet.pen.clipPath(inside, True)
    _grain(sheet, kind, radius, random.Random(sum(map(ord, name))))
    sheet.oval(0, -radius * 0.725, radius * 0.8, radius * 0.425, paint("FFFFFF", 0.10))
    sheet.pen.restore()
    sheet.disc(0, 0, radius * 0.80, paint(brass, 0.55, stroke=radius * 0.016))


def _crescent(sheet: Sheet, radius: float) -> None:
    """The hidden side: a crescent with rays."""
    for i in range(12):
        angle, reach = i / 12 * 6.283, radius * (0.62 if i % 2 else 0.54)
        dx, dy = math.cos(angle), math.sin(angle)
        ray = paint("F2C88A", stroke=radius * 0.05)
        sheet.line(radius * 0.42 * dx, radius * 0.42 * dy, reach * dx, reach * dy, ray)
    sheet.disc(0, 0, radius * 0.34, paint("F2C88A"))
    sheet.disc(radius * 0.11, -radius * 0.05, radius * 0.27, paint("5E341E"))


def medallion(name: str, radius: float = 35, scale: float = 4) -> Sheet:
    """A spirit ("back" for the hidden side) with its shadow, on a canvas of 18/7 radii."""
    side = radius * 18 / 7
    sheet = Sheet(side, side, scale, -side / 2, -side / 2)
    sheet.disc(0, radius * 0.09, radius, paint(SHADOW, 0.75, blur=radius * 0.06))
    _disc(sheet, name, radius)
    if name == "back":
        _crescent(sheet, radius)
        return sheet
    engraved = skia.Paint()
    shadow = skia.ImageFilters.DropShadow(1.2, 2.6, 1.6, 1.6, color("1A0A08", 0.75))
    engraved.setImageFilter(shadow)
    unit = radius * 0.0148
    sheet.pen.save()
    sheet.pen.scale(unit, unit)
    sheet.pen.translate(0, 1)
    sheet.pen.saveLayer(skia.Rect.MakeLTRB(-60, -60, 60, 60), engraved)
    inside = skia.Path()
    inside.addCircle(0, -1, radius * 0.80 / unit)
    sheet.pen.clipPath(inside, True)
    DRAW[name](Glyph(sheet.pen, PALETTES[kind_of(name)]))
    sheet.pen.restore()
    sheet.pen.restore()
    return sheet
