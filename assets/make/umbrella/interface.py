"""Pictures of the interface: panels and buttons to be cut into nine, caps for button letters.

Everything is drawn at two pixels per logical unit. A nine-slice keeps its corners of CORNER units
(shadow margin included) and stretches only the middle.
"""

from __future__ import annotations

from assets.make.draw import Canvas, linear, paint
from assets.make.umbrella.palette import GOLD, INK, NIGHT

MARGIN = 20  # room for shadow and glow around the box, logical units
BODY = 96  # side of the box
CORNER = 52  # cut lines of the nine-slice, from each side of the picture
SIDE = BODY + 2 * MARGIN


def blank() -> Canvas:
    """The canvas all nine-slices share."""
    return Canvas(SIDE, SIDE, scale=2)


def glass(canvas: Canvas, radius: float, tone: str, alpha: float) -> None:
    """Ink glass with a sheen at the top and an edge of light that goes from warm to cool."""
    x = y = MARGIN
    canvas.box(x, y, BODY, BODY, radius, paint(tone, alpha))
    sheen = (("8FA2E8", 0.13, 0), ("8FA2E8", 0.02, 0.45), ("000000", 0.10, 1))
    canvas.box(x, y, BODY, BODY, radius, paint(shader=linear(x, y, x, y + BODY, *sheen)))
    edge = (("FFE7C0", 0.30, 0), ("BFD0FF", 0.10, 0.5), ("BFD0FF", 0.065, 1))
    brush = paint(stroke=2, shader=linear(x, y, x, y + BODY, *edge))
    canvas.box(x + 1, y + 1, BODY - 2, BODY - 2, radius - 1, brush)


def panel(radius: float = 20, alpha: float = 0.86) -> Canvas:
    """A floating panel with its shadow."""
    canvas = blank()
    canvas.box(MARGIN, MARGIN + 5, BODY, BODY, radius, paint("02030A", 0.50, blur=8))
    glass(canvas, radius, INK, alpha)
    return canvas


def pill() -> Canvas:
    """A panel with round ends for bars 64 units high."""
    return panel(radius=32, alpha=0.90)


def row(gold: bool) -> Canvas:
    """A row inside a panel; gold marks the reached or winning one."""
    canvas, x = blank(), MARGIN
    if gold:
        fill = linear(x, x, x, x + BODY, ("8A6224", 0.95, 0), ("4A3416", 0.95, 1))
        canvas.box(x, x, BODY, BODY, 22, paint(shader=fill))
    else:
        canvas.box(x, x, BODY, BODY, 22, paint("1A2340", 0.92))
    line = paint(GOLD, 1, stroke=3) if gold else paint("8E9BD0", 0.35, stroke=2.5)
    canvas.box(x + 1, x + 1, BODY - 2, BODY - 2, 21, line)
    return canvas


def button_focused() -> Canvas:
    """The focused button: gold, with the cream ring between two dark lines and a glow."""
    canvas, x = blank(), MARGIN
    canvas.box(x, x + 4, BODY, BODY, 24, paint("02030A", 0.6, blur=7))
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint(GOLD, 0.55, stroke=12, blur=6))
    gold = linear(x, x, x, x + BODY, ("FFE7B4", 1, 0), ("FFC45E", 1, 1))
    canvas.box(x, x, BODY, BODY, 24, paint(shader=gold))
    canvas.box(x + 3, x + 3, BODY - 6, BODY - 6, 21, paint("FFF8E0", 0.6, stroke=2))
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint("0A0E1E", stroke=10))
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint("FFF7E0", stroke=5))
    return canvas


def ring_focused() -> Canvas:
    """The ring of the focused button alone, to lay around any box of radius 24."""
    canvas, x = blank(), MARGIN
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint(GOLD, 0.55, stroke=12, blur=6))
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint("0A0E1E", stroke=10))
    canvas.box(x - 6, x - 6, BODY + 12, BODY + 12, 30, paint("FFF7E0", stroke=5))
    return canvas


def tag(gold: bool) -> Canvas:
    """A small label with round ends: gold ("Next") or ink with a gold line ("+1", "Leaves")."""
    canvas, x, r = Canvas(SIDE, 84, scale=2), MARGIN, 22
    canvas.box(x, x + 1, BODY, 44, r, paint("02030A", 0.6, blur=5))
    if gold:
        fill = linear(x, x, x, x + 44, ("FFE7B4", 1, 0), ("FFD07A", 1, 1))
        canvas.box(x, x, BODY, 44, r, paint(shader=fill))
    else:
        canvas.box(x, x, BODY, 44, r, paint("10162E", 0.96))
        canvas.box(x + 1.5, x + 1.5, BODY - 3, 41, r - 1.5, paint(GOLD, stroke=3))
    return canvas


def cap() -> Canvas:
    """The cream cap behind the letter of a gamepad button; radius .40 of the canvas."""
    canvas, c, r = Canvas(110, 110), 55.0, 44.0
    canvas.disc(c, c + 4, r, paint("03050F", 0.6, blur=5))
    face = linear(c, c - r, c, c + r, ("FFFDF4", 1, 0), ("DCD0B8", 1, 1))
    canvas.disc(c, c, r, paint(shader=face))
    canvas.disc(c, c, r - 3, paint("7A6A50", 0.6, stroke=4))
    return canvas


def key_cap() -> Canvas:
    """The same for a keyboard key, to be cut into nine (30 pixels from each side)."""
    canvas = Canvas(110, 110)
    canvas.box(11, 14, 88, 88, 20, paint("03050F", 0.6, blur=5))
    face = linear(11, 11, 11, 99, ("FFFDF4", 1, 0), ("DCD0B8", 1, 1))
    canvas.box(11, 11, 88, 88, 20, paint(shader=face))
    canvas.box(14, 14, 82, 82, 17, paint("7A6A50", 0.6, stroke=4))
    return canvas


def sign() -> Canvas:
    """The street sign under a flight of stairs, 80 x 64 units inside a margin of 16."""
    canvas = Canvas(112, 96, scale=2)
    canvas.box(16, 18, 80, 64, 18, paint("02030A", 0.5, blur=6))
    canvas.box(16, 16, 80, 64, 18, paint("10162A", 0.94))
    canvas.box(16, 16, 80, 64, 18, paint("FFE3AE", 0.8, stroke=2.5))
    canvas.box(19, 19, 74, 58, 15, paint(NIGHT, 0.6, stroke=2))
    return canvas
