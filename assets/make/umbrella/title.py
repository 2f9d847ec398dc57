"""The title street: the name as road paint, a crossing, a taxi and a canopy up close."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia
from scipy import ndimage

from assets.make.draw import Canvas, curve, font, premultiplied_image
from assets.make.umbrella import canopy, props, scenery, shading
from assets.make.umbrella.materials import Stone, asphalt, bricks, fans
from assets.make.umbrella.palette import SHADOW
from assets.make.umbrella.street import Frame, Region, Ripple, Street, smooth
from assets.make.umbrella.table import TONES

WORD, BASELINE, SIZE, TRACKING = "UMBRELLA", 398, 380, 14
LEFT, WIDTH = -400.0, 2720.0
AWNINGS = (
    (-350, 270, 46, "gold"), (-30, 330, 52, "red"), (360, 280, 46, "teal"), (700, 360, 56, "gold"),
    (1120, 260, 46, "plum"), (1440, 300, 54, "red"), (1780, 240, 48, "teal"),
    (2060, 260, 50, "plum"),
)  # fmt: skip
CROWD = (  # color, x, y, diameter, turn; those who walk are drawn by game/scenes/passers.py
    ("red", 500, 470, 108, 0.2), ("yellow", 1070, 470, 104, 0.7), ("red", 1745, 300, 112, 0.4),
    ("blue", 1838, 170, 104, 0.3), ("yellow", 60, 300, 108, 0.2), ("green", 1850, 395, 104, 0.5),
    ("blue", -180, 360, 110, 0.3), ("red", 2080, 560, 112, 0.2),
    ("yellow", 2150, 260, 106, 0.5), ("green", -240, 960, 116, 0.1), ("green", 1330, 640, 108, 0.1),
    ("green", 1262, 968, 118, 0.9),
)  # fmt: skip
HERO = (1668, 930, 850, 0.12)
LAMPS = (  # x, y, height, color, power, reach
    (646, 455, 230, "FFBC74", 2.5, 330), (420, 250, 230, "FFB166", 1.7, 320),
    (980, 240, 260, "FFC58A", 1.35, 320), (1540, 250, 240, "6FC4E8", 1.5, 330),
    (1880, 420, 200, "2FA8D8", 1.5, 260), (1180, 760, 240, "FFBE86", 1.25, 300),
    (150, 930, 150, "FFB060", 1.5, 210), (1240, 1090, 150, "FF5F86", 1.6, 230),
    (820, 1110, 120, "FFAA5A", 1.2, 170), (-220, 420, 200, "FFB166", 1.2, 260),
    (2140, 760, 200, "2FA8D8", 1.3, 260), (-150, 1180, 150, "FFB060", 1.0, 200),
)  # fmt: skip


def lay_rails(whole: Region) -> None:
    """Two tram rails in one sweeping curve."""
    for offset in (0, 74):
        path = curve(
            (-400, 424 + offset * 0.85),
            (-280, 428 + offset * 0.85, -160, 431 + offset * 0.85, -40, 436 + offset * 0.85),
            (560, 462 + offset, 1100, 560 + offset, 1500, 860 + offset * 0.6),
            (1600, 930 + offset * 0.5, 1720, 1040 + offset * 0.4, 1790, 1300 + offset * 0.3),
        )
        for width, tone, gloss, wet, lift in (
            (13, "101319", 0, 0.5, -1),
            (4, "626B78", 1, 1.4, 1.4),
        ):
            mask = whole.mask(partial(stroke, path, width))
            whole.tint(mask, tone, gloss, wet)
            whole.raise_by(lift * mask)


def stroke(path: skia.Path, width: float, canvas: Canvas, brush: skia.Paint) -> None:
    """Draw the path as a line."""
    brush.setStyle(skia.Paint.kStroke_Style)
    brush.setStrokeWidth(width)
    canvas.path(path, brush)


def corner(grow: float, canvas: Canvas, brush: skia.Paint) -> None:
    """The rounded street corner at the lower left."""
    canvas.box(-800, 520 - grow, 1490 + 2 * grow, 1400, 230 + grow, brush)


def pavement(grow: float, canvas: Canvas, brush: skia.Paint) -> None:
    """The pavement in front of the shops."""
    canvas.box(LEFT, -40, WIDTH, 124 + grow, 0, brush)


def lay_pavements(street: Street) -> None:
    """Raised cobbles with a kerb along both."""
    kerb = Stone("666B74", 0.16, 3, 2.0, 0.03, 0.9, 0.25, 1.6, seed=4)
    cobbles = Stone("333A45", bevel=5, tilt=0.07, joint=1.1, seed=2)
    for box, outline in (((LEFT, 0, WIDTH, 110), pavement), ((LEFT, 480, 1160, 800), corner)):
        area = street.region(*box, 40)
        area.darken(area.mask(partial(outline, 26), blur=10), 0.45)
        edge = area.mask(partial(outline, 14))
        area.lay(edge, bricks(area, 90, 60, kerb, (11, 7)))
        area.raise_by(edge * 3)
        area.lay(area.mask(partial(outline, 0)), fans(area, 118, 18, cobbles, (20, 60)))


def stripe(x: float, canvas: Canvas, brush: skia.Paint) -> None:
    """One stripe of the zebra crossing."""
    canvas.pen.save()
    canvas.pen.translate(x, 610)
    canvas.pen.rotate(-7)
    canvas.box(0, 0, 50, 330, 1, brush)
    canvas.pen.restore()


def lay_crossing(whole: Region) -> None:
    """Worn stripes from the corner to the right."""
    worn = 0.62 + 0.38 * smooth(-1.4, 0.2, whole.noise(0.9, 31, low=16, high=400))
    worn *= smooth(-2.7, -1.7, whole.noise(0.6, 34, low=60, high=400))
    for i in range(8):
        mask = whole.mask(partial(stripe, 770 + i * 92)) * worn
        whole.tint(mask * 0.78, "B9B4A8", gloss=0.4)
        whole.raise_by(mask * 0.6)


def letters(canvas: Canvas, brush: skia.Paint) -> None:
    """The word, centered on the screen."""
    face = font("bricolage-condensed-extrabold.ttf", SIZE)
    face.setScaleX(1.12)
    widths = [face.measureText(letter) for letter in WORD]
    x = (1920 - sum(widths) - TRACKING * (len(WORD) - 1)) / 2 + 2
    for letter, width in zip(WORD, widths, strict=True):
        canvas.pen.drawString(letter, x, BASELINE, face, brush)
        x += width + TRACKING


def lay_word(whole: Region) -> None:
    """Road paint with pits, fine cracks and the dark bands of tires."""
    crack = smooth(0.0, 0.05, np.abs(whole.noise(1.6, 36, low=14, high=220))) * 0.5 + 0.5
    wobble = 6 * whole.noise(2.0, 37, low=4, high=12)
    bands = sum(np.exp(-(((whole.y - y - wobble) / 19) ** 2)) for y in (182, 268, 352))
    tires = 1 - 0.34 * bands * (0.55 + 0.45 * smooth(-1, 0.8, whole.noise(1.2, 38, 12, 200)))
    worn = 0.70 + 0.30 * smooth(-1.5, 0.2, whole.noise(0.9, 33, low=16, high=400))
    worn *= (0.90 + 0.10 * crack) * tires
    worn *= smooth(-2.9, -1.9, whole.noise(0.6, 34, low=60, high=400))
    mask = whole.mask(letters)
    whole.street.height *= 1 - 0.3 * mask * worn
    whole.tint(mask * worn * 0.93, "B8B09C", gloss=0.55, wet=1.05)
    whole.raise_by(mask * worn * 0.9 + whole.mask(letters, blur=3))


def flood(street: Street) -> None:
    """Shallow water on the road, hardly on the paint."""
    whole, frame = street.whole(), street.frame
    dry = 1 - 0.97 * whole.box(70, 80, 1650, 370, 20, blur=26)
    level = np.clip((whole.noise(2.2, 24, low=2, high=12) - 0.75) * 0.9, 0, 1) * dry
    level *= whole.box(LEFT, 110, WIDTH, 1400, blur=14)
    kerb = whole.mask(partial(corner, 34)) - whole.mask(partial(corner, -20))
    level *= 1 - ndimage.gaussian_filter(kerb, 9 * frame.scale)
    street.flood(level, 2.4, dark=0.45)
    random = np.random.default_rng(3)
    for _ in range(420):
        x = frame.left + random.uniform(0, frame.width)
        y = frame.top + random.uniform(0, frame.height)
        size, strength = random.uniform(8, 34), random.uniform(0.03, 0.09)
        street.ripples.append(Ripple(x, y, size, strength))
    street.mirror = shading.dusk_mirror(street, 61, 0.6)


def build() -> Street:
    """The street of the title, unlit."""
    street = Street(Frame(), seed=6)
    whole = street.whole()
    whole.lay(np.ones(street.frame.shape, np.float32), asphalt(whole, "232830", 0.7, 1.0))
    lay_rails(whole)
    lay_pavements(street)
    lay_crossing(whole)
    lay_word(whole)
    flood(street)
    scenery.lay_roofs(street, 0, upper=True)
    for i, x in enumerate(range(-540, 2500, 300)):
        street.lamp(x, 0, 70, ("FF9A4A", "FFB765", "FF8450")[i % 3], 1.5, 110)
    for lamp in LAMPS:
        street.lamp(*lamp)
    return street


def draw_canopy(
    canvas: Canvas, kind: str, x: float, y: float, d: float, turn: float, scale: float
) -> None:
    """A canopy high over the street with its soft shadow and colored mirror."""
    picture = premultiplied_image(canopy.render(kind, round(d * scale), turn))
    canvas.image(picture, x + d * 0.15, y + d * 0.23, d * 1.02, d * 1.02,
                 alpha=0.6, blur=(d * 0.09, d * 0.09), tint=SHADOW)  # fmt: skip
    canvas.image(picture, x + d * 0.02, y + d * 0.04, d, d,
                 alpha=0.5, blur=(d * 0.02, d * 0.02), tint=SHADOW)  # fmt: skip
    canvas.image(picture, x + d * 0.03, y + d * 0.36, d * 0.9, d * 1.05,
                 alpha=0.24, blur=(d * 0.06, d * 0.17), add=True)  # fmt: skip
    canvas.image(picture, x, y, d, d)


def draw_hero(canvas: Canvas, scale: float) -> None:
    """The red canopy so close to the camera that its seams and drops show."""
    x, y, d, turn = HERO
    picture = premultiplied_image(canopy.render("red", round(d * scale), turn))
    canvas.image(picture, x - 30, y + 120, d * 1.02, d * 1.02,
                 alpha=0.50, blur=(60, 60), tint=SHADOW)  # fmt: skip
    canvas.image(picture, x - 10, y + 50, d, d, alpha=0.45, blur=(26, 26), tint=SHADOW)
    canvas.image(picture, x, y, d, d)


def title() -> bytes:
    """The background of the title."""
    street = build()
    lit = shading.shade(street, shading.Sky("2A4C70", 0.40, "7FA0C8", 0.14), 1.06)
    frame, canvas = street.frame, scenery.on_canvas(lit, street.frame)
    scenery.draw_roofs(canvas, 0, upper=True)
    for x, width, height, tone in AWNINGS:
        props.awning(canvas, x, 0, width, height, TONES[tone], 0.5)
    props.manhole(canvas, 900, 478, 32)
    props.taxi(canvas, 1600, 508, 215, 184)
    scenery.scatter_leaves(canvas, frame, 12, 56, size=(5, 9))
    props.tree(canvas, -20, 500, 96, 4)
    props.tree(canvas, -290, 640, 84, 5)
    props.lamp(canvas, 646, 470, 17)
    props.cafe_table(canvas, -150, 760, 36, 3)
    for kind, x, y, d, turn in CROWD:
        draw_canopy(canvas, kind, x, y, d, turn, frame.scale)
    glow = {5: 0.30, 20: 0.36, 60: 0.36}
    scenery.develop(canvas, street, 0.60, glow, (900, 500), (1250, 800), 0.42)
    scenery.drizzle(canvas, frame, 560, 1.5)
    draw_hero(canvas, frame.scale)
    return scenery.webp(canvas)
