"""Small signs: color spots, powers, raindrop, weather, arrows, rings. Each fits a square canvas."""

from __future__ import annotations

import math

import skia

from assets.make.draw import Canvas, blend, curve, linear, paint, polygon, star
from assets.make.umbrella.palette import CREAM, GOLD, LIT, NIGHT

SPOT = 160  # side of a spot sprite; the disc with its rim reaches radius 76
SIDES = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def sail(x: float, y: float, radius: float, start: float) -> skia.Path:
    """One curved sail of the yellow pinwheel, from the center to beyond the rim."""
    points = [(x, y)]
    for offset, steps in ((12, range(13)), (52, range(12, -1, -1))):
        for step in steps:
            reach = step / 12
            angle = math.radians(start + offset) + 0.85 * reach
            out = reach * radius * 1.05
            points.append((x + out * math.cos(angle), y + out * math.sin(angle)))
    return polygon(points)


def pattern(canvas: Canvas, kind: str, x: float, y: float, r: float) -> None:
    """The flat form code of a color inside a disc, coarse enough to survive at 24 pixels."""
    if kind == "red":
        for i in range(8):
            angle = math.radians(22.5 + 45 * i)
            brush = paint("7E1228", 0.75, stroke=r * 0.07)
            canvas.line(x, y, x + r * math.cos(angle), y + r * math.sin(angle), brush)
    elif kind == "yellow":
        for i in range(4):
            canvas.path(sail(x, y, r, 90 * i), paint("6E3A14"))
    elif kind == "blue":
        for i in range(6):
            angle = math.tau * i / 6
            canvas.disc(
                x + 0.64 * r * math.cos(angle),
                y + 0.64 * r * math.sin(angle),
                r * 0.20,
                paint("FFF4DE"),
            )
        canvas.disc(x, y, r * 0.24, paint("FFF4DE"))
    else:
        canvas.disc(x, y, r * 0.74, paint("0B4A44", stroke=r * 0.20))
        canvas.disc(x, y, r * 0.32, paint("0B4A44", stroke=r * 0.18))


def draw_spot(canvas: Canvas, kind: str, x: float, y: float, r: float, alpha: float = 1) -> None:
    """A printed color disc with its pattern and a thin cream rim."""
    canvas.pen.saveLayerAlpha(None, round(255 * alpha))
    canvas.pen.save()
    clip = skia.Path()
    clip.addCircle(x, y, r)
    canvas.pen.clipPath(clip, True)
    canvas.disc(x, y, r, paint(LIT[kind]))
    pattern(canvas, kind, x, y, r)
    canvas.pen.restore()
    canvas.disc(x, y, r, paint("FFF0D0", 0.55, stroke=r * 0.10))
    canvas.pen.restore()


def spot(kind: str) -> Canvas:
    """The flat form of a color, for boards and prompts."""
    canvas = Canvas(SPOT, SPOT)
    draw_spot(canvas, kind, SPOT / 2, SPOT / 2, 72)
    return canvas


def white_spot(side: str) -> Canvas:
    """A white scoreboard space: any color, but only from a tile on this side of the stage."""
    canvas, x, y, r = Canvas(SPOT, SPOT), SPOT / 2, SPOT / 2, 72
    vx, vy = SIDES[side]
    face = linear(x, y - r, x, y + r, ("FFF8E6", 1, 0), ("D9CFC4", 1, 1))
    canvas.disc(x, y, r, paint(shader=face))
    tip = star(x + vx * r * 0.40, y + vy * r * 0.40, r * 0.44, 90 * list(SIDES).index(side))
    canvas.line(x - vx * r * 0.58, y - vy * r * 0.58, x, y, paint("B4670B", stroke=r * 0.17))
    canvas.path(tip, paint("FFF8E6", stroke=r * 0.10))
    canvas.path(tip, paint("B4670B"))
    canvas.path(tip, paint("B4670B", stroke=r * 0.05))
    canvas.disc(x, y, r, paint("FFF0D0", 0.6, stroke=r * 0.09))
    return canvas


def ring_gold() -> Canvas:
    """The ring of a filled space; its middle line has the radius of the spot's rim."""
    canvas = Canvas(SPOT, SPOT)
    canvas.disc(SPOT / 2, SPOT / 2, 73, paint("5B3A14", 0.8, stroke=13))
    canvas.disc(SPOT / 2, SPOT / 2, 73, paint("FFE9B0", stroke=10))
    return canvas


def drop_path(x: float, y: float, r: float) -> skia.Path:
    """A teardrop; `r` is half its width, its tip is 1.55 r above (x, y)."""
    path = curve(
        (x, y - 1.55 * r),
        (x + 0.28 * r, y - 0.95 * r, x + r, y - 0.45 * r, x + r, y + 0.18 * r),
        (x + r, y + 0.74 * r, x + 0.56 * r, y + 1.15 * r, x, y + 1.15 * r),
        (x - 0.56 * r, y + 1.15 * r, x - r, y + 0.74 * r, x - r, y + 0.18 * r),
        (x - r, y - 0.45 * r, x - 0.28 * r, y - 0.95 * r, x, y - 1.55 * r),
    )
    path.close()
    return path


def drop() -> Canvas:
    """The scoring token: a glass raindrop, 2 r wide and 2.7 r high, with its shadow."""
    canvas, r = Canvas(176, 224), 72.0
    x, y = 88.0, 8 + 1.55 * r
    path = drop_path(x, y, r)
    canvas.pen.save()
    canvas.pen.translate(r * 0.12, r * 0.22)
    canvas.path(path, paint("03050F", 0.55, blur=r * 0.12))
    canvas.pen.restore()
    glass = (("F4FDFF", 1, 0), ("A9E6FA", 1, 0.42), ("3FA3D8", 1, 0.80), ("9BE2FA", 1, 1))
    body = linear(x - r * 0.5, y - 1.4 * r, x + r * 0.5, y + 1.2 * r, *glass)
    canvas.path(path, paint(shader=body))
    canvas.pen.save()
    canvas.pen.clipPath(path, True)
    canvas.disc(x + 0.25 * r, y + 0.55 * r, 0.72 * r, paint("E8FBFF", 0.55, blur=r * 0.22))
    canvas.disc(x + 0.30 * r, y - 0.15 * r, 0.62 * r, paint("1B6EA8", 0.35, blur=r * 0.3))
    canvas.pen.restore()
    canvas.path(path, paint("EFFCFF", 0.95, stroke=r * 0.12))
    gleam = curve(
        (x - 0.60 * r, y + 0.30 * r),
        (x - 0.66 * r, y - 0.12 * r, x - 0.42 * r, y - 0.50 * r, x - 0.18 * r, y - 0.82 * r),
    )
    canvas.path(gleam, paint(stroke=r * 0.20))
    return canvas


def turning_arrow(
    canvas: Canvas, center: float, reach: float, start: float, end: float, brush: skia.Paint
) -> None:
    """A round arrow clockwise from `start` to `end` degrees."""
    canvas.arc(center, center, reach, start, end - start, brush)
    angle, size = math.radians(end), reach * 0.42 / 0.52
    across, along = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    ex, ey = center + reach * across[0], center + reach * across[1]
    corners = [
        (
            ex + u * along[0] * size + v * across[0] * size,
            ey + u * along[1] * size + v * across[1] * size,
        )
        for u, v in ((1, 0), (-0.3, 0.8), (-0.3, -0.8))
    ]
    canvas.path(polygon(corners), paint_like(brush))


def paint_like(brush: skia.Paint) -> skia.Paint:
    """A filling brush in the color of a stroking one."""
    filled = skia.Paint(brush)
    filled.setStyle(skia.Paint.kFill_Style)
    return filled


def power(kind: str, spent: bool) -> Canvas:
    """The disc of a power: gold while it waits, hollow when spent."""
    canvas, c, r = Canvas(128, 128), 64.0, 52.0
    canvas.disc(c, c, r * 1.18, paint("0A0E1E"))
    canvas.disc(c, c, r, paint("1B2440" if spent else GOLD))
    ink = "A9B4E8" if spent else "1A1E36"
    if spent:
        canvas.disc(c, c, r * 0.94, paint(ink, stroke=r * 0.10))
    else:
        canvas.disc(c, c - r * 0.02, r * 0.93, paint("FFF3CF", 0.8, stroke=r * 0.07))
    brush = paint(ink, stroke=r * 0.22)
    if kind == "extra":
        turning_arrow(canvas, c, r * 0.52, 200, 320, brush)
        turning_arrow(canvas, c, r * 0.52, 20, 140, brush)
    elif kind == "exchange":
        turning_arrow(canvas, c, r * 0.52, -60, 200, brush)
    else:
        for sign in (-1, 1):
            y, tip = c + sign * r * 0.28, c + sign * r * 0.66
            canvas.line(c - r * 0.5, y, c + r * 0.5, y, brush)
            back = tip - sign * r * 0.44
            corners = [(tip, y), (back, y - r * 0.34), (back, y + r * 0.34)]
            canvas.path(polygon(corners), paint(ink))
    return canvas


def cloud(canvas: Canvas, x: float, y: float, r: float, tone: str) -> None:
    """A flat cloud, 1.7 r wide, with a lighter top."""
    shape = skia.Path()
    for dx, dy, size in ((-0.5, 0.1, 0.38), (0.45, 0.12, 0.36), (0, -0.12, 0.5)):
        shape.addCircle(x + dx * r, y + dy * r, size * r)
    base = skia.Rect.MakeXYWH(x - 0.85 * r, y + 0.08 * r, 1.68 * r, 0.40 * r)
    shape.addRoundRect(base, 0.2 * r, 0.2 * r)
    top = linear(x, y - 0.6 * r, x, y + 0.5 * r, (blend(tone, "FFFFFF", 0.5), 1, 0), (tone, 1, 1))
    canvas.path(shape, paint(shader=top))


def rain(canvas: Canvas, x: float, y: float, r: float, count: int) -> None:
    """`count` slanted drops under a cloud."""
    for i in range(count):
        at = x + (i - (count - 1) / 2) * r * 0.42
        brush = paint("7CC8F4", stroke=r * 0.16)
        canvas.line(at, y + 0.42 * r, at - 0.1 * r, y + 0.85 * r, brush)


def rainbow(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Four bands."""
    for i, tone in enumerate(("FF7A5C", "FFD24A", "5CCB8C", "5AA8F0")):
        canvas.arc(x, y + r * 0.55, r * (1 - 0.2 * i), 180, 180, paint(tone, stroke=r * 0.17))


def broken_umbrella(canvas: Canvas, x: float, y: float, r: float) -> None:
    """An umbrella blown inside out: the evening is lost."""
    brush = paint("DCE4F8", stroke=r * 0.13)
    handle = curve(
        (x, y - 0.30 * r),
        (x, y + 0.2 * r, x, y + 0.4 * r, x, y + 0.72 * r),
        (x, y + 1.02 * r, x + 0.36 * r, y + 1.02 * r, x + 0.36 * r, y + 0.72 * r),
    )
    canvas.path(handle, brush)
    bowl = curve(
        (x - 0.95 * r, y - 0.72 * r),
        (x - 0.85 * r, y - 0.1 * r, x - 0.4 * r, y + 0.12 * r, x, y + 0.12 * r),
        (x + 0.4 * r, y + 0.12 * r, x + 0.85 * r, y - 0.1 * r, x + 0.95 * r, y - 0.72 * r),
        (x + 0.72 * r, y - 0.5 * r, x + 0.55 * r, y - 0.46 * r, x + 0.36 * r, y - 0.62 * r),
        (x + 0.22 * r, y - 0.42 * r, x - 0.2 * r, y - 0.42 * r, x - 0.34 * r, y - 0.62 * r),
        (x - 0.55 * r, y - 0.46 * r, x - 0.72 * r, y - 0.5 * r, x - 0.95 * r, y - 0.72 * r),
    )
    bowl.close()
    canvas.path(bowl, paint("9FB0D8"))
    canvas.path(bowl, paint("DCE4F8", stroke=r * 0.09))
    for side in (-1, 1):
        canvas.line(
            x, y + 0.08 * r, x + side * 0.36 * r, y - 0.58 * r, paint("5B6796", stroke=r * 0.06)
        )


def weather(kind: str) -> Canvas:
    """The solo result of an evening, from lost to rainbow."""
    canvas, x, y, r = Canvas(160, 160), 80.0, 80.0, 66.0
    if kind == "lost":
        broken_umbrella(canvas, x, y, r * 0.92)
    elif kind == "rainbow":
        rainbow(canvas, x, y, r)
    else:
        heavy = kind in ("storm", "downpour")
        cloud(canvas, x, y - r * 0.30, r * 1.02, "9FB0D8" if heavy else "DCE4F8")
        rain(canvas, x, y, r, {"storm": 0, "downpour": 4, "shower": 2, "drizzle": 1}[kind])
    if kind == "storm":
        zigzag = (0.1, -0.1), (-0.38, 0.5), (-0.02, 0.46), (-0.2, 1.05), (0.42, 0.26), (0.04, 0.3)
        bolt = [(x + u * r, y + v * r) for u, v in (*zigzag, (0.32, -0.1))]
        canvas.path(polygon(bolt), paint("FFD24A"))
    return canvas


def tick() -> Canvas:
    """A check mark."""
    canvas = Canvas(96, 96)
    path = polygon([(18, 50), (40, 72), (78, 26)], close=False)
    canvas.path(path, paint("FFE3AE", stroke=14))
    return canvas


def path_dot() -> Canvas:
    """One dot of the path from the stage to a far slot."""
    canvas = Canvas(32, 32)
    canvas.disc(16, 16, 14, paint("0A0E1E", 0.95))
    canvas.disc(16, 16, 9, paint(CREAM))
    return canvas


def slot(kind: str) -> Canvas:
    """An empty place of an area: chalk ring of radius .43 of the canvas, dim spot of the color."""
    canvas, c, r = Canvas(192, 192), 96.0, 192 * 0.43
    canvas.disc(c, c, r, paint(NIGHT, 0.38))
    dash = (r * 0.42, r * 0.208)
    canvas.disc(c, c, r, paint("F2EAD6", 0.68, stroke=6, dash=dash))
    draw_spot(canvas, kind, c, c, 192 * 0.18, alpha=0.64)
    canvas.disc(c, c, 192 * 0.19, paint("0A0F20", 0.10))
    return canvas


def ring_ghost() -> Canvas:
    """The dashed ring around an umbrella that is not there yet; radius .42 of the canvas."""
    canvas, c, r = Canvas(256, 256), 128.0, 256 * 0.42
    canvas.disc(c, c, r, paint(NIGHT, 0.55, stroke=13))
    canvas.disc(c, c, r, paint(CREAM, 0.95, stroke=7, dash=(r * 0.30, r * 0.208)))
    return canvas


def ripple() -> Canvas:
    """A splash ring on wet stone; radius .45 of the canvas."""
    canvas = Canvas(128, 128)
    canvas.disc(64, 64, 58, paint("DCE8FF", 0.55, stroke=5, blur=1.2))
    canvas.disc(64, 64, 36, paint("DCE8FF", 0.28, stroke=4, blur=1.2))
    return canvas


def draw_leaf(canvas: Canvas, s: float, tone: str) -> None:
    """A leaf of half length `s` at the origin."""
    path = curve((-s, 0), (-s * 0.4, -s * 0.7, s * 0.5, -s * 0.55, s, 0),
                 (s * 0.5, s * 0.55, -s * 0.4, s * 0.7, -s, 0))  # fmt: skip
    canvas.pen.save()
    canvas.pen.translate(1.5, 2.5)
    canvas.path(path, paint("02030A", 0.6, blur=s * 0.25))
    canvas.pen.restore()
    canvas.path(path, paint(tone))
    rib = paint(blend(tone, "20100A", 0.5), stroke=s * 0.18)
    canvas.line(-s * 1.3, 0, s * 0.8, 0, rib)


def count_disc() -> Canvas:
    """The dark disc under the number of umbrellas in a stack; radius .40 of the canvas."""
    canvas = Canvas(96, 96)
    canvas.disc(48, 52, 40, paint("02030A", 0.7, blur=5))
    canvas.disc(48, 48, 38, paint("10162E"))
    canvas.disc(48, 48, 37, paint(CREAM, 0.95, stroke=5))
    return canvas


def sign() -> Canvas:
    """The street sign under a flight of stairs, 80 x 64 units inside a margin of 16."""
    canvas = Canvas(112, 96, scale=2)
    canvas.box(16, 18, 80, 64, 18, paint("02030A", 0.5, blur=6))
    canvas.box(16, 16, 80, 64, 18, paint("10162A", 0.94))
    canvas.box(16, 16, 80, 64, 18, paint("FFE3AE", 0.8, stroke=2.5))
    canvas.box(19, 19, 74, 58, 15, paint(NIGHT, 0.6, stroke=2))
    return canvas
