"""The fifteen spirits, drawn on a grid from -50 to 50, y down, with five tones of their palette."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.make.solstis.glyph import Glyph, outline_points

PLAIN = ("trout", "deer", "eagle", "bear", "dragonfly", "beetle", "groundhog")
BLUE = ("bee", "ladybug", "wolf", "squirrel", "bird", "lizard", "butterfly")
PALETTES = {
    "plain": {
        "main": "FBE6BD", "shade": "D6A067", "ink": "33190E", "accent": "D9602E", "light": "FFF6DF"
    },
    "blue": {
        "main": "EAF2FF", "shade": "8DB6E8", "ink": "0C2148", "accent": "F7B53C", "light": "FFFFFF"
    },
    "evil": {},
}  # fmt: skip
FACES = {
    "plain": ("E0A468", "A8673A", "6E3A20"),
    "blue": ("7DB4F4", "2E6FC4", "163E86"),
    "evil": ("F2604A", "A81E30", "5A0A1E"),
    "back": ("B57E50", "7A4A30", "4A2818"),
}
RIMS = {
    "plain": ("4A2412", "F2C88A"),
    "blue": ("0E2A5E", "F4D58A"),
    "evil": ("2A0412", "F4B25A"),
    "back": ("331A0E", "D9A868"),
}


def trout(g: Glyph) -> None:
    """A trout leaping over two waves."""
    g.pen.save()
    g.pen.rotate(-22)
    g.pen.scale(1.17, 1.25)
    g.pen.translate(-1, 1)
    g.shape("shade", "24,-1 42,-21! 37,0 44,19! 24,5")
    g.shape("shade", "-6,-15 6,-29 18,-25! 16,-12")
    g.shape("shade", "-2,14 4,25 14,22! 12,11")
    g.shape("main", "-42,1 -30,-12 -8,-18 14,-12 30,-2 30,5 14,12 -8,16 -30,11")
    g.shape("light", "-40,4 -20,6 8,4 30,3 14,12 -8,16 -30,11")
    g.stroke("ink", 2.6, "-17,-13 -10,-4 -12,10")
    for x, y, r in (
        (0, -9, 2.5),
        (9, -7, 2.3),
        (17, -4, 2),
        (4, -2, 2.1),
        (13, 1, 1.8),
        (-4, -1, 1.7),
    ):
        g.disc("accent", x, y, r)
    g.shape("shade", "-10,2 -2,8 -9,12!")
    g.eye(-27, -4, 4.2)
    g.stroke("ink", 2, "-42,3 -36,5 -31,4")
    g.pen.restore()
    g.stroke("shade", 3.2, "-40,40 -26,35 -13,40 0,35 13,40 26,35 40,40")
    g.stroke("shade", 3, "-24,48 -12,44 0,48 12,44 24,48")


def deer(g: Glyph) -> None:
    """A stag's head."""
    for _ in g.sides():
        g.stroke("F0CF98", 5.4, "8,-12 13,-24 26,-31 30,-45")
        g.stroke("F0CF98", 5.4, "14,-25 13,-36 16,-46")
        g.stroke("F0CF98", 5.4, "25,-31 34,-31 41,-38")
    g.both("main", "13,-10 26,-18 39,-15 32,-3 18,0")
    g.both("accent", "19,-9 29,-14 35,-12 28,-5 20,-3")
    g.mirrored("main", "0,-17 12,-15 18,-2 15,14 10,28 7,38 0,41")
    g.mirrored("light", "0,10 7,16 9,30 6,38 0,40")
    g.shape("shade", "0,-17 7,-8 4,6 0,12 -4,6 -7,-8")
    g.eye(11, 4, 3.8)
    g.eye(-11, 4, 3.8)
    g.shape("ink", "-6,29 0,27 6,29 3,35 0,37 -3,35")


def eagle(g: Glyph) -> None:
    """An eagle with spread wings and scalloped breast."""
    g.both("main", "4,-8 16,-27 34,-38 48,-32! 43,-24 48,-18! 41,-11 44,-3! 35,1 35,10! 24,9 10,16")
    for _ in g.sides():
        for feather in ("15,-14 41,-26", "15,-6 41,-13", "14,2 35,-1"):
            g.stroke("shade", 3.4, feather)
    g.mirrored("shade", "0,20 10,30 17,44! 6,40 0,46!")
    g.mirrored("shade", "0,-26 9,-20 12,-4 11,16 6,28 0,31")
    for y in (2, 10, 18):
        for x in (-6, 0, 6):
            g.stroke("ink", 1.8, [(x - 3, y), (x, y + 5), (x + 3, y)], alpha=0.7)
    g.mirrored("light", "0,-36 10,-32 11,-22 6,-12 0,-8")
    g.both("ink", "2,-27 8,-29 9,-25 4,-23")
    g.shape("accent", "-5,-23 0,-25 5,-23 3,-15 0,-9! -3,-15")
    g.stroke("ink", 2.4, "-11,-31 -3,-27")
    g.stroke("ink", 2.4, "11,-31 3,-27")


def bear(g: Glyph) -> None:
    """A bear's face."""
    for _ in g.sides():
        g.disc("main", 25, -25, 12.5)
        g.disc("accent", 25, -25, 6.5)
    g.mirrored("main", "0,-34 20,-30 35,-10 37,8 28,26 12,36 0,37")
    g.mirrored("shade", "0,-34 9,-26 8,-10 0,-4")
    g.mirrored("light", "0,-2 13,2 18,14 13,26 0,31")
    g.shape("ink", "-9,4 0,1 9,4 6,11 0,14 -6,11")
    g.stroke("ink", 2.6, "0,13 0,19")
    g.stroke("ink", 2.6, "-8,21 -3,23 0,19 3,23 8,21")
    g.eye(16, -6, 4)
    g.eye(-16, -6, 4)


def dragonfly(g: Glyph) -> None:
    """A dragonfly, diagonal, with veined wings."""
    g.pen.save()
    g.pen.rotate(32)
    for _ in g.sides():
        for wing in ("3,-18 20,-30 42,-31 46,-23 32,-15 5,-12", "3,-9 22,-11 40,-2 40,7 26,5 5,-3"):
            g.shape("light", wing, alpha=0.95)
            g.outline("shade", 2, wing)
        g.stroke("shade", 1.8, "5,-16 36,-25")
        g.stroke("shade", 1.8, "5,-7 33,1")
        g.ellipse("accent", 41, -27, 3, 2)
    for i in range(7):
        g.ellipse("main" if i % 2 == 0 else "shade", 0, 2 + i * 6.3, 4.6 - i * 0.35, 3.7)
    g.ellipse("main", 0, -12, 7.5, 12)
    g.stroke("ink", 1.8, "-4,-18 0,-10 4,-18")
    g.disc("accent", -5.6, -27, 6.6)
    g.disc("accent", 5.6, -27, 6.6)
    g.disc("FFFFFF", -7, -29, 2)
    g.disc("FFFFFF", 4, -29, 2)
    g.pen.restore()


def beetle(g: Glyph) -> None:
    """A stag beetle from above."""
    for _ in g.sides():
        for leg in ("20,-8 34,-14 41,-8", "22,8 38,10 43,19", "19,22 31,31 32,42"):
            g.stroke("shade", 4.6, leg)
        g.stroke("shade", 5, "5,-28 15,-38 11,-48 2,-43")
    g.mirrored("shade", "0,-30 11,-29 16,-20 14,-12 0,-10")
    g.mirrored("main", "0,-13 18,-12 26,4 25,22 14,38 0,43")
    g.shape("light", "-16,-4 -20,8 -17,22 -11,30 -11,10")
    g.mirrored("accent", "0,-17 16,-16 20,-8 14,-4 0,-3")
    g.stroke("ink", 2.8, "0,-3 0,42")
    for _ in g.sides():
        for y in (8, 19):
            g.disc("ink", 14, y, 2.6, alpha=0.75)
    g.eye(8, -24, 2.8)
    g.eye(-8, -24, 2.8)


def groundhog(g: Glyph) -> None:
    """A groundhog upright behind its mound."""
    for _ in g.sides():
        g.disc("main", 18, -31, 8)
        g.disc("accent", 18, -31, 4)
    g.mirrored("main", "0,-38 15,-34 23,-20 25,-8 31,12 33,40 0,46")
    g.mirrored("light", "0,4 14,8 20,24 18,44 0,46")
    g.mirrored("light", "0,-16 13,-14 18,-4 11,5 0,7")
    g.shape("ink", "-7,-15 0,-18 7,-15 4,-9 0,-8 -4,-9")
    g.stroke("ink", 2.2, "0,-9 0,-4")
    g.bar("FFFFFF", -4.6, -4, 4.6, 5)
    g.stroke("ink", 1.8, "0,-4 0,5")
    g.eye(12.5, -21, 3.7)
    g.eye(-12.5, -21, 3.7)
    for _ in g.sides():
        g.stroke("shade", 7.5, "24,14 17,18 9,17")
        for x, y in ((8, 14.5), (5, 16.7)):
            g.stroke("ink", 1.6, [(x, y), (x - 3, y)])
    g.shape("shade", "-60,60 -52,42 -24,36 0,40 24,36 52,42 60,60")


def bee(g: Glyph) -> None:
    """A bee, diagonal, with three bands."""
    g.pen.save()
    g.pen.rotate(-28)
    for _ in g.sides():
        g.shape("light", "6,-8 24,-28 43,-25 44,-10 28,0 8,0", alpha=0.95)
        g.outline("shade", 2.2, "6,-8 24,-28 43,-25 44,-10 28,0 8,0")
        g.stroke("ink", 2.6, "5,-33 10,-42 16,-45")
        g.disc("ink", 17, -45, 2.6)
    body = g.mirror_path("0,-12 14,-6 19,10 15,28 0,44!")
    g.fill("accent", body)
    g.pen.save()
    g.pen.clipPath(body, True)
    for y in (2, 15, 28):
        g.bar("ink", -30, y, 30, y + 6.5)
    g.oval("FFFFFF", -14, -8, -6, 34, alpha=0.28)
    g.pen.restore()
    g.disc("main", 0, -13, 12)
    g.disc("ink", 0, -27, 10)
    g.disc("FFFFFF", -4.6, -29, 3.2)
    g.disc("FFFFFF", 4.6, -29, 3.2)
    g.pen.restore()


def ladybug(g: Glyph) -> None:
    """A ladybug with six spots."""
    for _ in g.sides():
        for leg in ("26,-6 37,-11 43,-5", "29,9 40,12 44,21", "24,24 33,33 32,41"):
            g.stroke("ink", 4.4, leg)
        g.stroke("ink", 3.4, "6,-33 13,-43 20,-44")
    g.disc("ink", 0, -22, 16)
    g.disc("FFFFFF", -8, -28, 4.4)
    g.disc("FFFFFF", 8, -28, 4.4)
    body = g.mirror_path("0,-17 20,-13 32,6 28,26 12,40 0,42")
    g.fill("E8423A", body)
    g.pen.save()
    g.pen.clipPath(body, True)
    g.oval("FF8A72", -30, -16, -6, 20, alpha=0.75)
    g.pen.restore()
    g.stroke("ink", 3.2, "0,-16 0,42")
    for x, y, r in ((13, -2, 5.4), (19, 15, 5.2), (9, 28, 5)):
        g.disc("ink", x, y, r)
        g.disc("ink", -x, y, r)


def wolf(g: Glyph) -> None:
    """A wolf's mask with amber eyes."""
    g.both("main", "6,-18 16,-28 27,-46! 34,-24 33,-8")
    g.both("ink", "15,-24 26,-38! 29,-22 24,-16", alpha=0.85)
    g.mirrored("main", "0,-24 16,-26 31,-14 40,6! 32,8 34,17! 24,19 22,27! 13,29 6,42 0,44")
    g.mirrored("shade", "0,-24 6,-16 9,0 5,14 0,18")
    g.both("light", "9,6 22,2 33,8 24,17 20,26 12,26 6,38 4,28")
    g.both("accent", "7,0 13,-6 22,-6! 17,0 10,3")
    g.disc("ink", 14, -2, 2.5)
    g.disc("ink", -14, -2, 2.5)
    g.shape("ink", "-7,29 0,26 7,29 4,36 0,38 -4,36")


def squirrel(g: Glyph) -> None:
    """A squirrel with an acorn."""
    g.shape("shade", "10,40 26,38 40,22 45,-4 38,-30 20,-44 4,-36 6,-24 18,-26 26,-14 20,2 10,16")
    g.shape("accent", "17,30 32,20 37,-4 31,-26 18,-36 12,-32 24,-26 31,-10 25,8", alpha=0.9)
    g.shape("main", "-8,-10 6,-4 19,12 22,32 14,42 -16,43 -18,38 -10,34 -14,20 -13,4")
    g.shape("light", "-10,2 -3,10 -3,26 -9,34 -13,20")
    g.shape("shade", "10,16 2,24 4,38 16,42 23,32", alpha=0.55)
    g.shape("main", "-36,-12 -31,-24 -16,-30 -3,-24 1,-10 -8,0 -24,0")
    g.shape("main", "-14,-27 -13,-42! -3,-36 -2,-23")
    g.shape("accent", "-10,-28 -10,-37! -5,-32 -5,-25")
    g.shape("light", "-34,-8 -24,-9 -14,-4 -24,0")
    g.disc("ink", -36, -11, 3.2)
    g.eye(-20, -16, 4.2)
    g.stroke("main", 7, "-9,8 -20,12 -26,8")
    g.shape("C8862E", "-38,4 -30,0 -22,4 -23,14 -30,20 -37,14")
    g.shape("ink", "-39,5 -30,-3 -21,5 -30,8")


def bird(g: Glyph) -> None:
    """A bird with a golden breast on a twig."""
    g.shape("shade", "14,2 34,-6 48,-2! 44,8! 28,14 14,18")
    g.shape("main", "-28,-12 -20,-28 -2,-30 10,-18 24,0 20,20 2,32 -18,28 -28,10")
    g.shape("accent", "-28,-6 -20,-8 -8,4 -4,20 2,31 -16,28 -28,12")
    g.shape("ink", "-2,-6 12,-10 28,4 36,18! 20,20 4,14", alpha=0.85)
    g.shape("shade", "2,-2 12,-5 24,6 28,13! 16,14 6,9")
    g.shape("F5B73C", "-27,-16 -44,-10! -27,-6")
    g.eye(-16, -15, 4.4)
    for x in (-6, 6):
        g.stroke("F5B73C", 3, [(x, 30), (x - 1, 38), (x - 7, 42)])
        g.stroke("F5B73C", 3, [(x - 1, 38), (x + 5, 42)])
    g.stroke("shade", 4.5, "-44,45 0,42 44,44")


def lizard(g: Glyph) -> None:
    """A lizard in an S with splayed toes."""
    g.pen.save()
    g.pen.rotate(42)
    g.pen.scale(1.04, 1.04)
    g.pen.translate(0, -3)
    for leg in (
        "-8,-18 -22,-22 -26,-34",
        "6,-14 20,-18 30,-10",
        "-6,10 -22,8 -30,18",
        "10,10 24,14 24,28",
    ):
        g.stroke("main", 6, leg)
        (knee_x, knee_y), (x, y) = (point[:2] for point in outline_points(leg)[1:])
        for spread in (-40, 0, 40):
            angle = math.atan2(y - knee_y, x - knee_x) + math.radians(spread)
            toe = (x + 6 * math.cos(angle), y + 6 * math.sin(angle))
            g.stroke("main", 3, [(x, y), toe])
    g.shape(
        "main",
        "-3,-22 5,-14 10,0 8,14 2,24 4,34 16,38 30,36 40,40! "
        "32,46 14,48 -4,42 -9,28 -8,14 -9,0 -10,-14",
    )
    g.shape("main", "-3,-44 7,-38 9,-28 3,-18 -8,-18 -14,-28 -12,-38")
    g.stroke("accent", 4.6, "-3,-18 0,0 -1,16 -3,28 2,38 16,42")
    for x, y in ((5, -6), (-5, -4), (5, 8), (-5, 10)):
        g.disc("ink", x, y, 1.8, alpha=0.7)
    g.eye(4.5, -33, 3.2)
    g.eye(-9.5, -33, 3.2)
    g.pen.restore()


def butterfly(g: Glyph) -> None:
    """A butterfly with eye-spots."""
    for _ in g.sides():
        upper = "3,-6 12,-30 34,-42 46,-30 42,-10 24,0 5,2"
        lower = "4,3 22,4 37,14 35,30 22,40 10,28"
        g.shape("accent", upper)
        g.shape("main", lower)
        g.outline("ink", 3, upper)
        g.outline("ink", 3, lower)
        g.shape("light", "8,-8 17,-26 31,-32 35,-24 26,-10")
        g.disc("FFFFFF", 37, -29, 3)
        g.disc("FFFFFF", 39, -18, 2.4)
        g.disc("accent", 24, 20, 6)
        g.disc("ink", 24, 20, 2.8)
        g.stroke("ink", 2.6, "2,-18 8,-32 15,-38")
        g.disc("ink", 16, -39, 2.6)
    g.mirrored("ink", "0,-22 4.5,-14 4,4 3.4,24 0,32")


def evil(g: Glyph) -> None:
    """The Evil Spirit: a horned mask with yellow eyes and fangs."""
    g.both("1B0A16", "8,-22 20,-28 30,-47! 36,-26 28,-10")
    g.both("8E1230", "14,-22 22,-27 29,-38! 32,-24 26,-14")
    g.mirrored("1B0A16", "0,-30 16,-30 31,-16 34,4 26,22 20,40! 12,33 6,46! 0,36")
    g.mirrored("4A1030", "0,-26 14,-26 27,-14 29,3 22,19 17,31! 11,26 6,37! 0,29")
    g.both("FFD34A", "5,-4 13,-13 26,-14! 22,-2 12,3")
    g.both("1B0A16", "12,-6 15,-11 18,-7 16,-1 13,-2")
    g.shape("FFD34A", "-15,12 -8,15 0,13 8,15 15,12 10,21 0,24 -10,21")
    for x in (-8, -2.6, 2.6, 8):
        g.shape("1B0A16", [(x - 2.6, 13, 1), (x + 2.6, 13, 1), (x, 19.5, 1)])
    g.shape("E0304A", "0,-26 4,-18 0,-11 -4,-18")


DRAW: dict[str, Callable[[Glyph], None]] = {
    draw.__name__: draw
    for draw in (
        trout, deer, eagle, bear, dragonfly, beetle, groundhog,
        bee, ladybug, wolf, squirrel, bird, lizard, butterfly, evil,
    )
}  # fmt: skip
