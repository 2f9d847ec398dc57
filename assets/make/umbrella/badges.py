"""The four seats: cat, frog, duck, snail. Shape, emblem and tint differ, never the tint alone."""

from __future__ import annotations

import math

import skia

from assets.make.draw import Canvas, blend, curve, linear, paint, polygon
from assets.make.umbrella.palette import EMBLEM, SEATS

SIDE, RADIUS = 256, 100.0


def outline(who: str, radius: float) -> skia.Path:
    """The seat's shape around the origin."""
    path = skia.Path()
    if who == "cat":
        path.addCircle(0, 0, radius)
    elif who == "frog":
        half = radius * 0.92
        rect = skia.Rect.MakeXYWH(-half, -half, 2 * half, 2 * half)
        path.addRoundRect(rect, radius * 0.42, radius * 0.42)
    elif who == "duck":
        angles = [math.radians(30 + 60 * i) for i in range(6)]
        reach = radius * 1.06
        path = polygon([(reach * math.cos(a), reach * math.sin(a)) for a in angles])
    else:
        reach = radius * 1.18
        path = polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)])
    return path


def badge(who: str) -> Canvas:
    """The badge with its shadow; its shape has the radius .39 of the canvas (diamond: .46)."""
    canvas, tint = Canvas(SIDE, SIDE), SEATS[who]
    canvas.pen.translate(SIDE / 2, SIDE / 2 - 2)
    rounding = skia.CornerPathEffect.Make(RADIUS * 0.30)

    def shape(radius: float, brush: skia.Paint) -> None:
        """The outline with rounded corners."""
        brush.setPathEffect(rounding)
        canvas.path(outline(who, radius), brush)

    canvas.pen.save()
    canvas.pen.translate(RADIUS * 0.03, RADIUS * 0.07)
    shape(RADIUS, paint("03050F", 0.5, blur=RADIUS * 0.07))
    canvas.pen.restore()
    low = blend(tint, "5A4A90", 0.28)
    fade = linear(0, -RADIUS, 0, RADIUS, (tint, 1, 0), (tint, 1, 0.5), (low, 1, 1))
    shape(RADIUS, paint(shader=fade))
    shape(RADIUS * 0.955, paint("FFFFFF", 0.75, stroke=RADIUS * 0.07))
    canvas.pen.scale(RADIUS, RADIUS)  # emblems are drawn in badge radii
    {"cat": cat, "frog": frog, "duck": duck, "snail": snail}[who](canvas, tint)
    return canvas


def cat(canvas: Canvas, tint: str) -> None:
    """A face with ears and whiskers."""
    ink = paint(EMBLEM)
    for side in (-1, 1):
        ear = [(side * 0.56, 0.02), (side * 0.55, -0.62), (side * 0.12, -0.34)]
        canvas.path(polygon(ear), ink)
    canvas.oval(0, 0.10, 0.58, 0.48, ink)
    for side in (-1, 1):
        canvas.oval(side * 0.23, 0.04, 0.10, 0.13, paint(tint))
        canvas.oval(side * 0.23 + 0.02, 0.05, 0.04, 0.10, ink)
        for y0, x1, y1 in ((0.26, 0.52, 0.22), (0.33, 0.50, 0.37)):
            canvas.line(side * 0.30, y0, side * x1, y1, paint(tint, stroke=0.04))
    canvas.path(polygon([(-0.07, 0.22), (0.07, 0.22), (0, 0.30)]), paint(tint))


def frog(canvas: Canvas, tint: str) -> None:
    """A wide mouth and two raised eyes."""
    ink = paint(EMBLEM)
    canvas.oval(0, 0.18, 0.62, 0.42, ink)
    for side in (-1, 1):
        canvas.disc(side * 0.32, -0.24, 0.24, ink)
        canvas.disc(side * 0.32, -0.25, 0.135, paint(tint))
        canvas.disc(side * 0.32, -0.23, 0.065, ink)
        canvas.disc(side * 0.08, 0.08, 0.025, paint(tint))
    mouth = curve((-0.36, 0.17), (-0.18, 0.40, 0.18, 0.40, 0.36, 0.17))
    canvas.path(mouth, paint(tint, stroke=0.06))


def duck(canvas: Canvas, tint: str) -> None:
    """A swimming duck that looks left."""
    ink = paint(EMBLEM)
    canvas.disc(0.02, -0.20, 0.36, ink)
    body = curve(
        (-0.62, 0.24),
        (-0.5, 0.72, 0.45, 0.74, 0.58, 0.34),
        (0.66, 0.2, 0.70, 0.08, 0.66, -0.02),
        (0.5, 0.18, 0.3, 0.2, 0.1, 0.1),
        (-0.2, 0.02, -0.6, 0.02, -0.62, 0.24),
    )
    beak = curve(
        (-0.24, -0.30),
        (-0.5, -0.30, -0.62, -0.18, -0.74, -0.14),
        (-0.6, -0.02, -0.4, 0, -0.24, -0.02),
    )
    canvas.path(body, ink)
    canvas.path(beak, ink)
    canvas.line(-0.60, -0.14, -0.34, -0.15, paint(tint, stroke=0.045))
    canvas.oval(-0.06, -0.26, 0.075, 0.085, paint(tint))
    wing = curve((-0.12, 0.28), (0.02, 0.46, 0.26, 0.44, 0.38, 0.26))
    canvas.path(wing, paint(tint, stroke=0.05))


def snail(canvas: Canvas, tint: str) -> None:
    """A snail that looks left, its shell a spiral."""
    ink = paint(EMBLEM)
    foot = skia.Path()
    foot.moveTo(-0.64, 0.46)
    foot.cubicTo(-0.66, 0.1, -0.62, -0.1, -0.54, -0.12)
    foot.cubicTo(-0.42, -0.12, -0.40, 0.05, -0.36, 0.22)
    foot.lineTo(0.50, 0.30)
    foot.cubicTo(0.64, 0.34, 0.72, 0.44, 0.70, 0.48)
    foot.close()
    canvas.path(foot, ink)
    canvas.disc(0.12, -0.04, 0.42, ink)
    for x0, x1, y1 in ((-0.56, -0.66, -0.34), (-0.50, -0.44, -0.36)):
        canvas.line(x0, -0.1, x1, y1, paint(EMBLEM, stroke=0.07))
        canvas.disc(x1, y1 - 0.03, 0.065, ink)
    points = []
    for i in range(60):
        angle, reach = i / 59 * math.tau * 1.55 + math.pi / 2, 0.33 * (1 - i / 66)
        points.append((0.12 + reach * math.cos(angle), -0.04 + reach * math.sin(angle)))
    canvas.path(polygon(points, close=False), paint(tint, stroke=0.065))
