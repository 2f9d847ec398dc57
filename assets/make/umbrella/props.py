"""Things on the street, seen from above: awnings, trees, lamps, stairs, a taxi, chimneys."""

from __future__ import annotations

import math
import random

from assets.make.draw import Canvas, blend, linear, paint, polygon, radial
from assets.make.umbrella.signs import draw_leaf

TAXI = "E8B04A"


def awning(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    tones: tuple[str, str],
    lit: float,
    up: bool = False,
) -> None:
    """A striped shop awning that hangs down from a wall at `y` (or up, from the lower edge)."""
    pen, glow = canvas.pen, lit / 0.55
    pen.save()
    if up:
        pen.translate(0, 2 * y)
        pen.scale(1, -1)
    for inset, tall, power, blur in ((10, 90, 0.30, 34), (30, 34, 0.34, 14)):
        brush = paint("FFB060", power * glow, blur=blur, add=True)
        canvas.box(x + inset, y + height - 5, width - 2 * inset, tall, tall / 2, brush)
    canvas.box(x + 4, y, width, height + 12, 6, paint("02030A", 0.55, blur=9))
    count = max(5, int(width / 34))
    stripe = width / count
    for i in range(count):
        tone, left = tones[i % 2], x + i * stripe
        shades = (
            (blend(tone, "05070F", 0.62), 1, 0),
            (blend(tone, "05070F", 0.25), 1, 0.72),
            (blend(tone, "FFE0B0", 0.16), 1, 0.80),
            (blend(tone, "05070F", 0.35), 1, 1),
        )
        cloth = paint(shader=linear(left, y, left, y + height, *shades))
        canvas.box(left, y - 4, stripe, height - stripe * 0.3 + 4, 0, cloth)
        canvas.arc(left + stripe / 2, y + height - stripe * 0.31, stripe / 2, 0, 180, cloth)
        canvas.line(left, y, left, y + height - stripe * 0.3, paint("05070F", 0.28, stroke=1.6))
        wet = left + stripe * 0.3  # water runs to the hem
        canvas.line(
            wet, y + height * 0.2, wet, y + height * 0.7, paint(alpha=0.07, stroke=stripe * 0.14)
        )
    hem = y + height - stripe * 0.30
    canvas.line(x, hem, x + width, hem, paint("FFE7C4", 0.35, stroke=2))
    pen.restore()


def tree(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    seed: int,
    tones: tuple[str, str, str] = ("0A1F26", "3A7560", "B98A44"),
) -> None:
    """A tree crown: a few boughs, each a heap of leaf tufts, lit from the top left."""
    rng = random.Random(seed)
    shadow = paint("02040A", 0.6, blur=radius * 0.14)
    canvas.disc(x + radius * 0.14, y + radius * 0.2, radius * 0.94, shadow)
    boughs = [(0.0, 0.0, 0.60), (-0.12, -0.14, 0.40)]
    for i in range(9):
        angle, away = i * math.tau / 9 + rng.uniform(-0.2, 0.2), rng.uniform(0.50, 0.66)
        boughs.append((away * math.cos(angle), away * math.sin(angle), rng.uniform(0.28, 0.38)))
    for bx, by, size in boughs:
        canvas.disc(x + bx * radius, y + by * radius, size * radius, paint(tones[0]))
    for bx, by, size in sorted(boughs, key=lambda bough: -math.hypot(*bough[:2])):
        draw_bough(canvas, rng, (x, y, radius), (bx, by, size), tones)


def draw_bough(
    canvas: Canvas,
    rng: random.Random,
    crown: tuple[float, float, float],
    bough: tuple[float, float, float],
    tones: tuple[str, str, str],
) -> None:
    """One bough of a crown: tufts from its dark lower right to its bright upper left."""
    x, y, radius = crown
    tufts = []
    for _ in range(round(1500 * bough[2] ** 2) + 60):
        away, angle = bough[2] * math.sqrt(rng.random()), rng.uniform(0, math.tau)
        tx, ty = away * math.cos(angle), away * math.sin(angle)
        tufts.append((-(tx * 0.6 + ty * 0.75) / bough[2], tx, ty))
    for facing, tx, ty in sorted(tufts):
        u, v = bough[0] + tx, bough[1] + ty
        whole = -(u * 0.5 + v * 0.62)  # towards the light on the whole crown
        value = 0.40 + 0.34 * facing + 0.34 * whole + rng.uniform(-0.10, 0.10)
        tone = blend(tones[0], tones[1], max(0.05, min(1.0, value)))
        if whole + facing > 0.9:
            tone = blend(tone, tones[2], min(0.42, (whole + facing - 0.9) * 0.7))
        turn, size = rng.uniform(0, 180), radius * rng.uniform(0.036, 0.070)
        canvas.pen.save()
        canvas.pen.translate(x + u * radius, y + v * radius)
        canvas.pen.rotate(turn)
        canvas.oval(size * 0.10, size * 0.22, size * 1.05, size * 0.75, paint("020A10", 0.40))
        canvas.oval(0, 0, size, size * 0.66, paint(tone))
        shine = paint(blend(tone, "D8F0C8", 0.22), 0.45)
        canvas.oval(-size * 0.2, -size * 0.15, size * 0.55, size * 0.24, shine)
        canvas.pen.restore()


def lamp(canvas: Canvas, x: float, y: float, radius: float = 15) -> None:
    """A street lamp from above, lit."""
    canvas.disc(x, y, radius * 5.2, paint("FFB45A", 0.22, blur=radius * 2.2, add=True))
    canvas.disc(x, y, radius * 2.1, paint("FFC878", 0.45, blur=radius * 0.8, add=True))
    canvas.disc(x + 2, y + 3, radius * 1.05, paint("02030A", 0.6, blur=4))
    canvas.disc(x, y, radius, paint("1B1F2C"))
    glow = (("FFF8E0", 1, 0), ("FFD490", 1, 0.5), ("E08A34", 1, 1))
    glass = radial(x - radius * 0.2, y - radius * 0.25, radius, *glow)
    canvas.disc(x, y, radius * 0.78, paint(shader=glass))
    for i in range(4):
        angle = math.radians(45 + 90 * i)
        canvas.line(
            x,
            y,
            x + radius * math.cos(angle),
            y + radius * math.sin(angle),
            paint("1B1F2C", 0.55, stroke=2),
        )
    canvas.disc(x, y, radius * 0.22, paint("1B1F2C"))
    canvas.disc(x, y, radius, paint("3A4257", stroke=2.4))


def cafe_table(canvas: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A round table with wet marble top and a few stools."""
    rng = random.Random(seed)
    for i in range(2 + (seed + 1) % 2):
        angle = rng.uniform(0, math.tau) + i * 2.1
        sx, sy = x + radius * 1.35 * math.cos(angle), y + radius * 1.35 * math.sin(angle)
        canvas.disc(sx + 3, sy + 5, radius * 0.52, paint("02030A", 0.5, blur=5))
        canvas.disc(sx, sy, radius * 0.5, paint("4A2624"))
        canvas.disc(sx - 2, sy - 3, radius * 0.40, paint("703C30"))
        canvas.disc(sx, sy, radius * 0.5, paint("2A1418", stroke=2.5))
    canvas.disc(x + 5, y + 8, radius, paint("02030A", 0.6, blur=7))
    wet = (("8A7A68", 1, 0), ("4E4642", 1, 0.5), ("2A2A32", 1, 1))
    top = linear(x - radius, y - radius, x + radius, y + radius, *wet)
    canvas.disc(x, y, radius, paint(shader=top))
    canvas.disc(x, y, radius - 1.5, paint("E8C89A", 0.35, stroke=3))
    canvas.disc(x, y, radius - 6, paint("1A1A22", 0.5, stroke=1.6))
    canvas.oval(
        x - radius * 0.3,
        y - radius * 0.35,
        radius * 0.34,
        radius * 0.16,
        paint("FFE7C4", 0.22, blur=4),
    )
    for _ in range(9):
        angle, away = rng.uniform(0, math.tau), radius * 0.75 * rng.random()
        drop_x, drop_y = x + away * math.cos(angle), y + away * math.sin(angle)
        canvas.disc(drop_x, drop_y, rng.uniform(1.0, 2.4), paint("DCE8FF", 0.4))


def manhole(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A cast-iron cover."""
    canvas.disc(x + 1, y + 3, radius + 2, paint("04060C", 0.8))
    iron = linear(
        x - radius, y - radius, x + radius, y + radius, ("4B505C", 1, 0), ("23272F", 1, 1)
    )
    canvas.disc(x, y, radius, paint(shader=iron))
    canvas.disc(x, y, radius * 0.86, paint("0C0F16", 0.8, stroke=2))
    for i in range(3):
        ring = radius * (0.2 + 0.2 * i)
        canvas.disc(x, y, ring, paint("0C0F16", 0.75, stroke=radius * 0.07))
        canvas.disc(x - 0.8, y - 1.2, ring, paint("AEB8CC", 0.16, stroke=1.5))
    for i in range(8):
        c, s = math.cos(math.radians(45 * i)) * radius, math.sin(math.radians(45 * i)) * radius
        brush = paint("0C0F16", 0.6, stroke=2.4)
        canvas.line(x + 0.2 * c, y + 0.2 * s, x + 0.8 * c, y + 0.8 * s, brush)


def leaf(canvas: Canvas, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """A fallen leaf of half length `size`, turned by degrees."""
    canvas.pen.save()
    canvas.pen.translate(x, y)
    canvas.pen.rotate(turn)
    draw_leaf(canvas, size, tone)
    canvas.pen.restore()


def stairs(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Subway stairs that lead down, lit from below."""
    canvas.box(x - 6, y - 6, width + 12, height + 12, 8, paint("04060C", 0.75, blur=6))
    frame = linear(x, y, x + width, y + height, ("8A8F9C", 1, 0), ("4A4F5C", 1, 1))
    canvas.box(x - 5, y - 5, width + 10, height + 10, 7, paint(shader=frame))
    canvas.box(x, y, width, height, 3, paint("06080E"))
    steps = 6
    step = height / steps
    for i in range(steps):
        t = i / (steps - 1)
        tone = blend("7A7F8C", "F2A950", t)
        if i < steps - 1:
            tone = blend(tone, "0A0C12", 0.25 + 0.30 * (1 - abs(2 * t - 1)))
        top = y + i * step
        tread = linear(
            x,
            top,
            x,
            top + step,
            (blend(tone, "FFFFFF", 0.25), 1, 0),
            (tone, 1, 0.25),
            (blend(tone, "05060A", 0.65), 1, 1),
        )
        canvas.box(x + 2 + t * 5, top + 1, width - 4 - t * 10, step, 0, paint(shader=tread))
    glow = paint("FFAE52", 0.22, blur=14, add=True)
    canvas.box(x - 14, y + height * 0.4, width + 28, height * 0.7, 20, glow)
    for rail in (x - 2, x + width + 2):
        canvas.line(rail, y - 2, rail, y + height, paint("2A1C0C", stroke=6))
        canvas.line(rail - 0.8, y - 2, rail - 0.8, y + height, paint("E9BE70", stroke=3))


def taxi(canvas: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """A yellow taxi with lights on, nose to the right before turning."""
    canvas.pen.save()
    canvas.pen.translate(x, y)
    canvas.pen.rotate(turn)
    width = length * 0.44
    headlights(canvas, length, width)
    shadow = paint("010208", 0.7, blur=12)
    canvas.box(-length / 2 + 6, -width / 2 + 10, length, width, width * 0.3, shadow)
    shades = (
        (blend(TAXI, "FFF0C8", 0.35), 1, 0),
        (TAXI, 1, 0.35),
        (blend(TAXI, "30102A", 0.55), 1, 1),
    )
    for brush in (
        paint(shader=linear(0, -width / 2, 0, width / 2, *shades)),
        paint("1A0E14", 0.7, stroke=3),
    ):
        canvas.box(-length / 2, -width / 2, length, width, width * 0.28, brush)
    cabin(canvas, length, width)
    for side in (-1, 1):
        lens, tail = side * width * 0.32 - width * 0.09, side * width * 0.33 - width * 0.1
        canvas.box(length * 0.44, lens, length * 0.05, width * 0.18, 4, paint("FFF9E4"))
        canvas.box(-length * 0.495, tail, length * 0.035, width * 0.2, 3, paint("FF4A48"))
    canvas.pen.restore()


def cabin(canvas: Canvas, length: float, width: float) -> None:
    """The taxi's windows, its roof and the sign on it, in its own coordinates."""
    glass = paint("0E1524")
    canvas.box(-length * 0.26, -width * 0.40, length * 0.50, width * 0.80, width * 0.2, glass)
    shades = (blend(TAXI, "FFF6DC", 0.45), 1, 0), (blend(TAXI, "30102A", 0.25), 1, 1)
    roof = paint(shader=linear(0, -width * 0.4, 0, width * 0.4, *shades))
    canvas.box(-length * 0.20, -width * 0.36, length * 0.36, width * 0.72, width * 0.14, roof)
    gleam = paint("9FC4FF", 0.5, stroke=4)
    canvas.line(length * 0.20, -width * 0.30, length * 0.235, width * 0.30, gleam)
    for brush in (paint("FFF6D8"), paint("FFD070", 0.8, blur=8, add=True)):
        canvas.box(-length * 0.04, -width * 0.16, length * 0.1, width * 0.32, 4, brush)


def headlights(canvas: Canvas, length: float, width: float) -> None:
    """Two cones of light ahead and two red glows behind, in the taxi's own coordinates."""
    fade = (("FFE9B8", 0.75, 0), ("FFDFA0", 0.22, 0.45), ("FFE7B0", 0, 1))
    beam = linear(length * 0.48, 0, length * 2.3, 0, *fade)
    for side in (-1, 1):
        y = side * width * 0.32
        cone = [
            (length * 0.48, y),
            (length * 2.3, y - width * 0.95),
            (length * 2.3, y + width * 0.95),
        ]
        canvas.path(polygon(cone), paint(blur=14, add=True, shader=beam))
        red = paint("FF2A30", 0.55, blur=12, add=True)
        canvas.disc(-length * 0.56, side * width * 0.34, length * 0.07, red)


def chimney(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A brick stack with its pots, seen from above."""
    canvas.box(x + 8, y + 12, width, height, 4, paint("010208", 0.6, blur=8))
    stack = linear(x, y, x + width, y + height, ("6A4C44", 1, 0), ("33262C", 1, 1))
    canvas.box(x, y, width, height, 4, paint(shader=stack))
    canvas.box(x + 2, y + 2, width - 4, height - 4, 3, paint("A88874", 0.25, stroke=2.5))
    count = max(1, int(width / 26))
    for i in range(count):
        px = x + width * (i + 0.5) / count
        canvas.disc(px + 2, y + height / 2 + 3, 10, paint("010208", 0.5, blur=3))
        canvas.disc(px, y + height / 2, 9, paint("8A5A44"))
        canvas.disc(px, y + height / 2, 5.5, paint("0A0A10"))


def skylight(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A warm attic window in a roof."""
    canvas.box(x - 6, y - 6, width + 12, height + 12, 5, paint("05070F", 0.7, blur=5))
    canvas.box(x - 4, y - 4, width + 8, height + 8, 4, paint("3A3F4C"))
    pane = linear(x, y, x + width, y + height, ("FFD9A0", 1, 0), ("C97A34", 1, 1))
    canvas.box(x, y, width, height, 2, paint(shader=pane))
    canvas.box(x - 10, y - 10, width + 20, height + 20, 8, paint("FFB050", 0.25, blur=14, add=True))
    canvas.line(x + width / 2, y, x + width / 2, y + height, paint("3A3F4C", stroke=3))
    canvas.line(x, y + height / 2, x + width, y + height / 2, paint("3A3F4C", stroke=3))
