"""The buttons of pads, drawn as they look on the pad: letters, shapes, signs or their place.

A control is named by its place (a is the lower one), so the letter on it depends on the brand.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.brand import NINTENDO, PLAYSTATION, POSITION, XBOX
from game.view import paint
from game.view.canvas import CREAM, Box, Canvas

SIZE = 44.0
"""Diameter of a round button."""
BODY, RIM, PALE, LIT = "171B2B", "F6EBD2", "5B6486", "FFC95C"
LETTERS = {
    XBOX: {"a": "A", "b": "B", "x": "X", "y": "Y"},
    NINTENDO: {"a": "B", "b": "A", "x": "Y", "y": "X"},
}
TONES = {
    XBOX: {"a": "8FE05C", "b": "FF7A6B", "x": "6FB7FF", "y": "FFD84F"},
    NINTENDO: dict.fromkeys("abxy", CREAM),
    PLAYSTATION: {"a": "8DB8FF", "b": "FF8A80", "x": "F5A3DC", "y": "6FE0B8"},
}
NAMES = {
    XBOX: ("LB", "RB", "LT", "RT"),
    PLAYSTATION: ("L1", "R1", "L2", "R2"),
    NINTENDO: ("L", "R", "ZL", "ZR"),
    POSITION: ("L1", "R1", "L2", "R2"),
}
SHOULDERS = ("leftshoulder", "rightshoulder", "lefttrigger", "righttrigger")
STICKS = {"leftstick": "L", "rightstick": "R"}
PLACES = {"y": (0.5, 0.2), "b": (0.8, 0.5), "a": (0.5, 0.8), "x": (0.2, 0.5)}
ARMS = {"dpup": 0, "dpright": 1, "dpdown": 2, "dpleft": 3}


def width(canvas: Canvas, brand: str, control: str) -> float:
    """Logical width of the picture of a control, which grows with the text."""
    if control in SHOULDERS:
        name = _shoulder(brand, control)
        return max(54.0 * canvas.grow, canvas.width(name, 28, "bold") + 26 * canvas.grow)
    return (SIZE + 10 if control in ("start", "back", "guide") else SIZE) * canvas.grow


def draw(canvas: Canvas, brand: str, control: str, x: float, y: float) -> None:
    """The control with its left end at x and its middle at y; "dpad" is the whole cross."""
    room, grow = width(canvas, brand, control), canvas.grow
    middle = x + room / 2
    if control in SHOULDERS or control in ("start", "back", "guide"):
        box = Box(x, y - 19 * grow, room, 38 * grow)
        canvas.pill(box, (12 if control in SHOULDERS else 19) * grow, (RIM, 1.0))
        inner = (10 if control in SHOULDERS else 17) * grow
        canvas.pill(box.grown(-2.5 * grow), inner, (BODY, 1.0))
        if control in SHOULDERS:
            name = _shoulder(brand, control)
            canvas.text(name, middle, y, 28, CREAM, "bold", "center")
        else:
            canvas.stamp(_made(canvas, ("sign", brand, control), _signs(brand, control)), middle, y)
    elif control == "dpad" or control in ARMS:
        canvas.stamp(_made(canvas, ("cross", control), _cross(ARMS.get(control))), middle, y)
    elif control in PLACES and brand == POSITION:
        canvas.stamp(_made(canvas, ("diamond", control), _diamond(control)), middle, y)
    else:
        canvas.disc(middle, y, SIZE / 2 * grow, RIM)
        canvas.disc(middle, y, (SIZE / 2 - 2.5) * grow, BODY)
        _face(canvas, brand, control, middle, y)


def _face(canvas: Canvas, brand: str, control: str, x: float, y: float) -> None:
    """What is printed on a round button."""
    if control in PLACES and brand == PLAYSTATION:
        tone = TONES[brand][control]
        canvas.stamp(_made(canvas, ("shape", control), _shape(control, tone)), x, y)
        return
    label = LETTERS.get(brand, {}).get(control) or STICKS.get(control, control[:2].upper())
    tone = TONES.get(brand, {}).get(control, CREAM)
    canvas.text(label, x, y, 28, tone, "extrabold", "center")


def _shoulder(brand: str, control: str) -> str:
    return NAMES.get(brand, NAMES[POSITION])[SHOULDERS.index(control)]


Drawing = Callable[[pygame.Surface, float], None]
"""Draws on a square whose side it is told."""


def _made(canvas: Canvas, key: tuple[str, ...], drawing: Drawing) -> pygame.Surface:
    px = canvas.px(SIZE * canvas.grow)

    def make() -> pygame.Surface:
        side = px * paint.FINE
        big = paint.blank(side, side)
        drawing(big, float(side))
        return pygame.transform.smoothscale(big.premul_alpha(), (px, px))

    return canvas.assets.made(("pad", *key, px), make)


def _shape(control: str, tone: str) -> Drawing:
    """Cross, circle, square or triangle."""

    def drawing(surface: pygame.Surface, side: float) -> None:
        color, line = f"#{tone}", round(side * 0.085)
        low, high = side * 0.32, side * 0.68
        if control == "a":
            for start, end in (((low, low), (high, high)), ((low, high), (high, low))):
                pygame.draw.line(surface, color, start, end, round(line * 1.3))
        elif control == "b":
            pygame.draw.circle(surface, color, (side / 2, side / 2), side * 0.215, line)
        elif control == "x":
            box = pygame.Rect(0, 0, side * 0.37, side * 0.37)
            box.center = (round(side / 2), round(side / 2))
            pygame.draw.rect(surface, color, box, line)
        else:
            spots = [
                (side * 0.5, side * 0.26),
                (side * 0.73, side * 0.65),
                (side * 0.27, side * 0.65),
            ]
            pygame.draw.polygon(surface, color, spots, line)

    return drawing


def _diamond(control: str) -> Drawing:
    """Four buttons by their place, the meant one lit."""

    def drawing(surface: pygame.Surface, side: float) -> None:
        for name, (x, y) in PLACES.items():
            spot = (x * side, y * side)
            pygame.draw.circle(surface, f"#{RIM}", spot, side * 0.19)
            pygame.draw.circle(surface, f"#{LIT if name == control else BODY}", spot, side * 0.15)

    return drawing


def _cross(arm: int | None) -> Drawing:
    """The D-pad; the meant arm lit, or its four tips."""

    def drawing(surface: pygame.Surface, side: float) -> None:
        for color, grow in ((RIM, 0.0), (BODY, 0.055)):
            for wide, high in ((0.96, 0.36), (0.36, 0.96)):
                box = pygame.Rect(
                    0, 0, round(side * (wide - grow * 2)), round(side * (high - grow * 2))
                )
                box.center = (round(side / 2), round(side / 2))
                pygame.draw.rect(surface, f"#{color}", box, border_radius=round(side * 0.07))
        for turn in range(4):
            spots = ((0.0, -0.38), (0.085, -0.24), (-0.085, -0.24))
            tip = [pygame.Vector2(*spot).rotate(90 * turn) for spot in spots]
            color = RIM if arm is None else LIT if arm == turn else PALE
            points = [((spot.x + 0.5) * side, (spot.y + 0.5) * side) for spot in tip]
            pygame.draw.polygon(surface, f"#{color}", points)

    return drawing


def _signs(brand: str, control: str) -> Drawing:
    """What stands on the small buttons in the middle: lines, sheets, plus and minus."""

    def drawing(surface: pygame.Surface, side: float) -> None:
        line, middle = round(side * 0.075), side / 2
        if control == "guide":
            pygame.draw.circle(surface, f"#{CREAM}", (middle, middle), side * 0.17, line)
        elif brand == NINTENDO:
            for wide, high in ((0.36, 0.10), *(((0.10, 0.36),) if control == "start" else ())):
                bar = pygame.Rect(0, 0, round(side * wide), round(side * high))
                bar.center = (round(middle), round(middle))
                pygame.draw.rect(surface, f"#{CREAM}", bar)
        elif control == "start":
            for step in (-1, 0, 1):
                y = middle + step * side * 0.15
                pygame.draw.line(surface, f"#{CREAM}", (side * 0.3, y), (side * 0.7, y), line)
        else:
            for shift in (-0.08, 0.08):
                box = pygame.Rect(0, 0, round(side * 0.26), round(side * 0.26))
                box.center = (round(middle + shift * side), round(middle + shift * side))
                pygame.draw.rect(surface, f"#{BODY}", box)
                pygame.draw.rect(surface, f"#{CREAM}", box, round(line * 0.8))

    return drawing
