"""The logo word: SOLSTIS in Marcellus, its O the solstice sun over the mountain."""

from __future__ import annotations

import math

import skia

from assets.make.draw import font, linear, paint, radial
from assets.make.solstis.canvas import Sheet

SIZE, TRACK = 168, 18
WIDTH, HEIGHT = 820, 320
SHADOWS = (("0A0524", 0.75, 22, 8), ("2A0F3E", 0.9, 3, 5))
"""Color, alpha, blur and offset of the shadows behind the letters."""


def _sun(sheet: Sheet, x: float, y: float, radius: float) -> None:
    """The O: a ring with rays, and inside it the sun behind the stepped mountain at dusk."""
    halo = radial(x, y, radius * 2.1, ("FFD27A", 0.55, 0), ("FFB04A", 0.16, 0.5), ("FFB04A", 0, 1))
    sheet.disc(x, y, radius * 2.1, paint(shader=halo))
    for k in range(24):
        dx, dy = math.cos(k * math.pi / 12), math.sin(k * math.pi / 12)
        near, far = radius * 1.12, radius * (1.28 if k % 2 == 0 else 1.21)
        ray = paint("FFE9B8", stroke=SIZE * 0.016)
        sheet.line(x + near * dx, y + near * dy, x + far * dx, y + far * dy, ray)
    ring = linear(
        0, y - SIZE * 0.35, 0, y + SIZE * 0.35,
        ("FFFDF2", 1, 0), ("FFE9B8", 1, 0.55), ("FFC76B", 1, 1),
    )  # fmt: skip
    sheet.disc(x, y, radius * 0.92, paint(stroke=SIZE * 0.085, shader=ring))
    inside = skia.Path()
    inside.addCircle(x, y, radius * 0.875)
    sheet.pen.save()
    sheet.pen.clipPath(inside, True)
    dusk = linear(
        0, y - radius, 0, y + radius,
        ("4B2C92", 1, 0), ("C65FA6", 1, 0.45), ("FFB48A", 1, 0.75), ("FFE0A0", 1, 1),
    )  # fmt: skip
    sheet.box(x - radius, y - radius, 2 * radius, 2 * radius, 0, paint(shader=dusk))
    sheet.disc(x, y + radius * 0.28, radius * 0.42, paint("FFF6DA"))
    u = radius * 0.155
    for j, (count, tone) in enumerate(
        ((12, "2A1650"), (9, "34205F"), (6, "412A74"), (3, "503588"))
    ):
        top = y + radius * 0.62 - j * u * 1.15
        sheet.box(
            x - count * u / 2, top, count * u, u * 1.2 + (radius if j == 0 else 0), 0, paint(tone)
        )
    sheet.pen.restore()


def logo() -> Sheet:
    """The word on a canvas of 820 x 320 units, centered; two pixels a unit."""
    sheet = Sheet(WIDTH, HEIGHT, 2)
    face, radius = font("marcellus-regular.ttf", SIZE), SIZE * 0.335
    widths = [2 * radius if letter == "O" else face.measureText(letter) for letter in "SOLSTIS"]
    left = (WIDTH - sum(widths) - TRACK * 6) / 2
    y, rise = HEIGHT / 2, SIZE * 0.70
    metal = linear(
        0, y - rise / 2, 0, y + rise / 2,
        ("FFFDF2", 1, 0), ("FFE9B8", 1, 0.55), ("FFC76B", 1, 1),
    )  # fmt: skip
    layers = [(paint(t, a, blur=b), down, False) for t, a, b, down in SHADOWS]
    for brush, down, bright in [*layers, (paint(shader=metal), 0, True)]:
        x = left
        for letter, width in zip("SOLSTIS", widths, strict=True):
            if letter != "O":
                sheet.pen.drawString(letter, x, y + rise / 2 + down, face, brush)
            elif bright:
                _sun(sheet, x + radius, y, radius)
            else:
                shade = paint("0A0524", 0.7, stroke=SIZE * 0.10, blur=14 if down == 8 else 2)
                sheet.disc(x + radius, y + down, radius * 0.92, shade)
            x += width + TRACK
    return sheet
