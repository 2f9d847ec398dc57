"""Figure tiles: enamel street signs. The game composes a tile from plaque, inks and medallion.

All plaque sprites share one canvas of SIDE units with the plaque at (MARGIN, MARGIN), PLAQUE wide,
so that they are drawn at the same place one over the other.
"""

from __future__ import annotations

import skia

from assets.make.draw import Canvas, linear, paint, polygon, star
from assets.make.umbrella.palette import NIGHT

SIDE, MARGIN, PLAQUE = 400, 40, 320
CORNER = PLAQUE * 0.15
RIM = PLAQUE * 0.045
BRASS = (("FFE3A6", 1, 0), ("B98A48", 1, 0.45), ("7A5426", 1, 0.75), ("E8BE78", 1, 1))
ENAMEL = {
    "white": ("FFF9EA", "E4D6BD"),
    "black": ("303A60", "161C34"),
    "back": ("3A2B52", "191530"),
}
INKS = {"white": ("1A2142", "8A7F78"), "black": ("FFEFCB", "6C78A8")}  # square, dot


def plate(canvas: Canvas, inset: float, brush: skia.Paint) -> None:
    """The plaque's rounded square, smaller by `inset` on all sides."""
    side, corner = PLAQUE - 2 * inset, max(2.0, CORNER - inset * 0.8)
    canvas.box(MARGIN + inset, MARGIN + inset, side, side, corner, brush)


def plaque(face: str) -> Canvas:
    """Brass rim, enamel face, gloss and shadow; without pattern and star."""
    canvas, far = Canvas(SIDE, SIDE), MARGIN + PLAQUE
    shadow = paint("03040C", 0.55, blur=PLAQUE * 0.035)
    canvas.box(MARGIN + PLAQUE * 0.02, MARGIN + PLAQUE * 0.045, PLAQUE, PLAQUE, CORNER, shadow)
    plate(canvas, 0, paint(shader=linear(MARGIN, MARGIN, far, far, *BRASS)))
    plate(canvas, RIM * 0.45, paint("FFF1CC", 0.35, stroke=1.6))
    plate(canvas, RIM * 0.92, paint("3A2408", 0.55, stroke=2.4))
    top, bottom = ENAMEL[face]
    enamel = linear(MARGIN, MARGIN, MARGIN + PLAQUE * 0.4, far, (top, 1, 0), (bottom, 1, 1))
    plate(canvas, RIM, paint(shader=enamel))
    canvas.pen.save()
    inner = skia.Rect.MakeXYWH(MARGIN + RIM, MARGIN + RIM, PLAQUE - 2 * RIM, PLAQUE - 2 * RIM)
    canvas.pen.clipRRect(skia.RRect.MakeRectXY(inner, CORNER - RIM, CORNER - RIM), True)
    gloss = [(MARGIN, MARGIN), (MARGIN + PLAQUE * 0.75, MARGIN), (MARGIN + PLAQUE * 0.2, far)]
    canvas.path(polygon([*gloss, (MARGIN, far)]), paint(alpha=0.16 if face == "white" else 0.07))
    inside = paint("1A0E04", 0.28 if face == "white" else 0.4, stroke=9, blur=5)
    canvas.box(inner.x() - 2, inner.y() - 3, inner.width() + 4, inner.height() + 6, CORNER, inside)
    canvas.pen.restore()
    return canvas


def back() -> Canvas:
    """A tile nobody has seen yet: a closed umbrella in outline on violet enamel."""
    canvas = plaque("back")
    x, y, r = SIDE / 2, SIDE / 2 - 8, PLAQUE * 0.27
    dome = skia.Path()
    dome.moveTo(x - r, y + r * 0.12)
    dome.cubicTo(x - r, y - r * 1.1, x + r, y - r * 1.1, x + r, y + r * 0.12)
    for i in range(4):
        left = x + r - i * r / 2
        dome.quadTo(left - r / 4, y - r * 0.16, left - r / 2, y + r * 0.12)
    dome.close()
    handle = skia.Path()
    handle.moveTo(x, y - r * 0.95)
    handle.lineTo(x, y + r * 0.85)
    handle.cubicTo(x, y + r * 1.2, x - r * 0.4, y + r * 1.2, x - r * 0.4, y + r * 0.85)
    canvas.path(handle, paint("C9A86A", 0.85, stroke=9))
    canvas.path(dome, paint("2A2145"))
    canvas.path(dome, paint("C9A86A", 0.85, stroke=8))
    for i in (-1, 0, 1):
        rib = skia.Path()
        rib.moveTo(x, y - r * 0.78)
        rib.quadTo(x + i * r * 0.5, y - r * 0.5, x + i * r * 0.5, y + r * 0.10)
        canvas.path(rib, paint("C9A86A", 0.6, stroke=5))
    return canvas


def under_edge() -> Canvas:
    """What shows of a lower tile of a stack: shadow, brass edge, dark face."""
    canvas = Canvas(SIDE, SIDE)
    plate(canvas, 0, paint("04060F", 0.45, blur=PLAQUE * 0.03))
    far = MARGIN + PLAQUE
    edge = linear(MARGIN, MARGIN, far, far, ("6E5A3C", 1, 0), ("9A7C4A", 1, 1))
    plate(canvas, 0, paint(shader=edge))
    plate(canvas, 4, paint("2C3350"))
    return canvas


def frame_glow() -> Canvas:
    """The gold frame of a tile that the move completes."""
    canvas = Canvas(SIDE, SIDE)
    plate(canvas, -6, paint("FFC766", 0.85, stroke=28, blur=13))
    plate(canvas, -6, paint("3A2408", 0.6, stroke=13))
    plate(canvas, -6, paint("FFE9B0", stroke=9))
    return canvas


def recess() -> Canvas:
    """An empty figure space."""
    canvas = Canvas(SIDE, SIDE)
    plate(canvas, 0, paint("070B18", 0.55))
    dash = (PLAQUE * 0.08, PLAQUE * 0.07)
    plate(canvas, 4, paint("C9D3F5", 0.5, stroke=5, dash=dash))
    return canvas


def ink_square(face: str) -> Canvas:
    """A square of the figure as printed on the `face` side: dark on white, cream on black."""
    canvas = Canvas(96, 96)
    canvas.box(8, 8, 80, 80, 24, paint(INKS[face][0]))
    sheen = linear(0, 8, 0, 88, ("FFFFFF", 0.16, 0), ("FFFFFF", 0, 0.5), ("000000", 0.10, 1))
    canvas.box(8, 8, 80, 80, 24, paint(shader=sheen))
    return canvas


def ink_dot(face: str) -> Canvas:
    """A cell outside the figure; the dot has a third of the canvas' side as diameter."""
    canvas = Canvas(48, 48)
    canvas.disc(24, 24, 8, paint(INKS[face][1], 0.9))
    return canvas


def medallion() -> Canvas:
    """The brass star that sits on the edge a figure must be read from; points up."""
    canvas, c, r = Canvas(128, 128), 64.0, 52.0
    canvas.disc(c + 2, c + 4, r + 2, paint("03040C", 0.6, blur=4))
    canvas.disc(c, c, r, paint("5B3A14"))
    brass = linear(
        c - r, c - r, c + r, c + r, ("FFE9B4", 1, 0), ("B98A48", 1, 0.6), ("F2CE88", 1, 1)
    )
    canvas.disc(c, c, r - 4, paint(stroke=8, shader=brass))
    path = star(c, c, r * 0.62)
    canvas.path(path, paint("FFE08A"))
    canvas.path(path, paint("FFE08A", stroke=6))
    return canvas


def faint_star() -> Canvas:
    """The star of an empty figure space; points up."""
    canvas = Canvas(96, 96)
    path = star(48, 50, 36)
    canvas.path(path, paint(NIGHT, stroke=14))
    canvas.path(path, paint("AEB8DC"))
    canvas.path(path, paint("AEB8DC", stroke=6))
    return canvas


def gold_slab() -> Canvas:
    """A stage slab that will belong to the figure: 192 of 256 pixels, lit, under the umbrella."""
    canvas = Canvas(256, 256)
    canvas.box(32, 32, 192, 192, 24, paint("FFC24A", 0.55, blur=13))
    canvas.box(32, 32, 192, 192, 24, paint("FFDF8A", 0.34))
    canvas.box(36, 36, 184, 184, 22, paint("2A1604", 0.8, stroke=16))
    canvas.box(36, 36, 184, 184, 22, paint("FFD66E", stroke=10))
    return canvas
