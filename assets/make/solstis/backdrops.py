"""Full backdrops: the table under four skies, the results, the title.

All cover 2592 x 1440 logical pixels, the 1920 x 1080 screen and what wider and taller ones show
around it, at a scale of 1.25.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
import skia

from assets.make.draw import linear, paint, radial
from assets.make.solstis.canvas import Sheet, to_bytes, webp
from assets.make.solstis.glyph import smooth_path
from assets.make.solstis.gouache import finish
from assets.make.solstis.night import bleed_window, evening
from assets.make.solstis.painting import land
from assets.make.solstis.rock import fire_feet
from assets.make.solstis.signs import flame
from assets.make.solstis.sky import far_range, mist, sky
from assets.make.solstis.window import Picture, Point, rgb

SCALE = 1.25
WIDE, HIGH = 2592, 1440
QUALITY = 95
TITLE_PX, TITLE_LEFT, TITLE_TOP = 131.6, -5.55, 8.207
"""Logical pixels per unit of the title's painting, and its upper left corner."""


def _over(colors: np.ndarray, draw: Callable[[Sheet], None]) -> np.ndarray:
    """A picture with a drawing in the screen's logical pixels laid over it; bytes."""
    sheet = Sheet(WIDE, HIGH, SCALE, -336, -180)
    draw(sheet)
    drawn = sheet.premultiplied().astype(np.float32) / 255
    return to_bytes(drawn[..., :3] + colors * (1 - drawn[..., 3:]))


def table(sky_number: int) -> bytes:
    """The table's backdrop."""
    return webp(to_bytes(evening(sky_number)), QUALITY)


def _lantern(sheet: Sheet, x: float, y: float, size: float) -> None:
    """A paper lantern in the sky."""
    s = size
    glow = radial(x, y, s * 3.4, ("FFB45A", 0.42, 0), ("FFB45A", 0.14, 0.5), ("FFB45A", 0, 1))
    sheet.disc(x, y, s * 3.4, paint(shader=glow))
    body = [
        (x - s * 0.6, y - s * 0.8), (x + s * 0.6, y - s * 0.8), (x + s * 0.72, y + s * 0.2),
        (x + s * 0.42, y + s * 0.9), (x - s * 0.42, y + s * 0.9), (x - s * 0.72, y + s * 0.2),
    ]  # fmt: skip
    paper = linear(0, y - s, 0, y + s, ("D9622E", 1, 0), ("FFB04A", 1, 0.5), ("FFF0B8", 1, 1))
    sheet.path(smooth_path(body, True), paint(shader=paper))
    sheet.box(x - s * 0.42, y + s * 0.86, s * 0.84, s * 0.16, 0, paint("7A2E1A"))


def lantern() -> Sheet:
    """A lantern for the game to let rise: 24 units tall in a square canvas of 88."""
    sheet = Sheet(88, 88, 2, -44, -44)
    _lantern(sheet, 0, 0, 12)
    return sheet


def _feast(sheet: Sheet) -> None:
    """What the results add: a dark ground for the tables, lanterns, sparks."""
    dark = linear(0, 560, 0, 780, ("0B0728", 0, 0), ("0B0728", 0.82, 1))
    sheet.box(-336, 560, WIDE, 720, 0, paint(shader=dark))
    r = random.Random(11)
    hung: list[Point] = []
    for i in range(52):
        x = r.uniform(-320, 500) if i % 2 == 0 else r.uniform(1420, 2240)
        y, size = r.uniform(-150, 150) - abs(x - 960) * 0.02, r.uniform(7, 17)
        if i % 7 == 0:
            x, y, size = r.uniform(520, 1400), r.uniform(-140, 34), r.uniform(6, 11)
        if all(math.dist((x, y), other) > 52 for other in hung):
            hung.append((x, y))
            _lantern(sheet, x, y, size)
    for _ in range(130):
        x = r.choice((400, 1520)) + r.gauss(0, 280)
        spark = paint("FFD98A", r.uniform(0.2, 0.7))
        sheet.disc(x, r.uniform(-100, 560), r.uniform(1, 2.4), spark)


def results() -> bytes:
    """The backdrop of the results: the second sky with lanterns."""
    return webp(_over(evening(1), _feast), QUALITY)


def rays() -> Sheet:
    """Light behind the winner's mountain, for adding: a glow and 18 rays, 1800 units wide."""
    sheet = Sheet(1800, 1800, 0.5, -900, -900)
    glow = radial(0, 0, 760, ("FFC26A", 0.46, 0), ("FF9A5A", 0.16, 0.45), ("FFC26A", 0, 1))
    sheet.disc(0, 0, 760, paint(shader=glow))
    light = radial(0, 0, 880, ("FFE3A0", 0.22, 0), ("FFE3A0", 0.12, 0.5), ("FFE3A0", 0, 1))
    for k in range(18):
        sheet.pen.save()
        sheet.pen.rotate(20 * k)
        path = skia.Path()
        path.moveTo(0, 0)
        path.lineTo(900, -68)
        path.lineTo(900, 68)
        path.close()
        sheet.path(path, paint(shader=light))
        sheet.pen.restore()
    return sheet


def _sun(picture: Picture, x: float, y: float) -> None:
    """The setting sun of the solstice with thin bars of cloud."""
    window = picture.window
    xs, ys = window.xs[None, :], window.ys[:, None]
    distance = np.hypot(xs - x, ys - y)
    picture.tint("FFD08A", np.exp(-((distance / 2.3) ** 2)) * 0.75)
    picture.tint("FFF0C0", np.exp(-((distance / 0.75) ** 2)) * 0.75)
    picture.tint("FFF6DA", np.clip((0.40 - distance) * window.px + 0.5, 0, 1))
    for i in range(3):
        waver = window.noise(1.3, 80 + i, 3)
        bar = np.exp(-(((ys - (y - 0.02 - 0.16 * i) + 0.05 * waver) / 0.03) ** 2))
        bar = bar * np.exp(-(((xs - x - 0.3 * i + 0.2) / 0.9) ** 2))
        picture.tint("E98AA0", bar * 0.8)


def _title_lights(sheet: Sheet, feet: list[Point]) -> None:
    """Shade where the menu stands, and the nine fires with their sparks."""
    shade = linear(
        -336, 0, 700, 0,
        ("120A34", 0.62, 0), ("120A34", 0.58, 0.32), ("120A34", 0.34, 0.70), ("120A34", 0, 1),
    )  # fmt: skip
    sheet.box(-336, -180, 1036, HIGH, 0, paint(shader=shade))
    ground = linear(0, 880, 0, 1260, ("120420", 0, 0), ("120420", 0.50, 0.53), ("120420", 0.8, 1))
    sheet.box(-336, 880, WIDE, 380, 0, paint(shader=ground))
    for x, y in feet:
        glow = radial(x, y - 6, 150, ("FFC070", 0.50, 0), ("FF8A3C", 0.20, 0.40), ("FF8A3C", 0, 1))
        sheet.disc(x, y - 6, 150, paint(shader=glow))
        foot = radial(x, y + 4, 60, ("FFB45A", 0.55, 0), ("FFB45A", 0, 1))
        sheet.oval(x, y + 26, 60, 30, paint(shader=foot))
    for i, (x, y) in enumerate(feet):
        flame(sheet, x, y + 7, 54 if i == len(feet) - 1 else 40, lit=True, seed=i)
    r = random.Random(4)
    for _ in range(110):
        (x, y), t = r.choice(feet), r.random()
        spark = paint("FFD98A", 0.85 * (1 - t))
        sheet.disc(x + r.gauss(0, 10) + t * 46, y - 24 - t * 200, 1.1 + 1.3 * r.random(), spark)


def title() -> bytes:
    """The mountain at dusk with all fires lit; the left third is kept quiet for a menu."""
    window = bleed_window(TITLE_LEFT, TITLE_TOP, TITLE_PX)
    window.span = (-9.0, 16.0)
    picture = Picture(window)
    sky(picture, 8.9, (0.9, 3.3))
    _sun(picture, 0.92, 3.98)
    far_range(picture, 3.45, 1.35, ("D586B8", "FFC8A6"), 0.78, 74, 1.5)
    mist(picture, 3.15, 0.25, "FFD9B8", 0.4, 44)
    crests = land(picture)
    xs, ys = window.xs[None, :], window.ys[:, None]
    wash = np.exp(-(((xs - 0.1) / 3.0) ** 2)) * np.exp(-(((ys - 3.0) / 1.9) ** 2))
    picture.tint("FFB070", wash * 0.24)
    finish(picture, 2, grain=0.004)
    places = fire_feet(window, crests).values()
    feet = [((x - TITLE_LEFT) * TITLE_PX, (TITLE_TOP - y) * TITLE_PX) for x, y in places]
    lit = _over(picture.colors, lambda sheet: _title_lights(sheet, feet))
    bloom = np.exp(-((np.hypot(xs - 0.92, ys - 3.98) * TITLE_PX / 150) ** 2)) * 0.15
    bloom += np.exp(-((np.hypot(xs - 0.92, ys - 3.98) * TITLE_PX / 330) ** 2)) * 0.07
    warm = rgb("FFB070") * bloom[..., None].astype(np.float32)
    return webp(to_bytes(lit.astype(np.float32) / 255 + warm), QUALITY)
