"""Pictures of what to press, for the look of a device: key caps, a mouse, the buttons of pads."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input import keyboard
from game.input.controls import ACTIONS, control_in, is_keys, is_pad
from game.ui import padglyphs
from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import CREAM, Box, Canvas

CAP = ("FFFDF4", 1.0), ("DCD0B8", 1.0)
EDGE, MARK = "7A6A50", "141A2E"
HEIGHT = 42.0
"""Of a key cap."""
STRIP = 64.0
"""Height of a strip of hints with one row."""
GAP = 34.0
"""Between two hints."""
EDGE_LEFT, EDGE_RIGHT, EDGE_LOW = 96.0, 1824.0, 1026.0
"""Where the part of the screen ends that televisions show."""

MOVES = "move"
"""Beside the actions of intents: the four directions."""

Hint = tuple[str, str]
"""An action and what it does here."""


def width(canvas: Canvas, device: str, action: str) -> float:
    """Logical width of the glyph for an action, 0 if the device needs none."""
    if is_pad(device):
        return padglyphs.width(canvas, *_control(device, action))
    if not is_keys(device):
        return {"confirm": 34.0, "back": 34.0}.get(action, 0.0) * canvas.grow
    high = HEIGHT * canvas.grow
    if action == MOVES:
        return 2 * high + 6
    return max(high, canvas.width(_label(canvas, device, action), 28, "bold") + 30 * canvas.grow)


def draw(canvas: Canvas, device: str, action: str, x: float, y: float) -> None:
    """The glyph with its left end at x and its middle at y."""
    room, high = width(canvas, device, action), HEIGHT * canvas.grow
    if is_pad(device):
        padglyphs.draw(canvas, *_control(device, action), x, y)
    elif not is_keys(device):
        canvas.stamp(_mouse(canvas, 0 if action == "confirm" else 1), x + room / 2, y)
    elif action == MOVES:
        for step, direction in enumerate((0, 2)):
            left = x + step * (high + 6)
            _cap(canvas, Box(left, y - high / 2, high, high))
            canvas.stamp(_tip(canvas, direction), left + high / 2, y - 1)
    else:
        _cap(canvas, Box(x, y - high / 2, room, high))
        canvas.text(_label(canvas, device, action), x + room / 2, y - 1, 28, MARK, "bold", "center")


def strip(canvas: Canvas, device: str, hints: Sequence[Hint], x: float, y: float) -> None:
    """Hints on a pill of ink glass with its left end at x and the middle of its last row at y.

    What does not fit one row goes on rows above it.
    """
    rows = _rows(canvas, device, hints, EDGE_RIGHT - x)
    if not rows:
        return
    high, count = STRIP * canvas.grow, len(rows)
    step = high * 0.86
    wide = max(sum(taken for _, _, _, taken in row) + GAP * (len(row) - 1) for row in rows) + 54
    y = min(y, EDGE_LOW - high / 2)
    top = y - high / 2 - step * (count - 1)
    canvas.panel(Box(x, top, wide, high + step * (count - 1)), min(32.0, high / 2), alpha=0.88)
    for place, row in enumerate(rows):
        left, middle = x + 24, y - step * (count - 1 - place)
        for action, text, room, taken in row:
            draw(canvas, device, action, left, middle)
            canvas.text(text, left + room + 14, middle, 30, CREAM, "semibold")
            left += taken + GAP


def strip_size(
    canvas: Canvas, device: str, hints: Sequence[Hint], room: float
) -> tuple[float, float]:
    """The width and height of the strip if it may be that wide."""
    rows = _rows(canvas, device, hints, room)
    if not rows:
        return 0.0, 0.0
    high = STRIP * canvas.grow
    wide = max(sum(taken for _, _, _, taken in row) + GAP * (len(row) - 1) for row in rows) + 54
    return wide, high + high * 0.86 * (len(rows) - 1)


Shown = tuple[str, str, float, float]
"""Action, words, the width of the glyph and that of both."""


def _rows(canvas: Canvas, device: str, hints: Sequence[Hint], room: float) -> list[list[Shown]]:
    """The hints that have a glyph, in rows that fit the room."""
    rows: list[list[Shown]] = []
    left = 0.0
    for action, text in hints:
        glyph = width(canvas, device, action)
        if not glyph:
            continue
        taken = glyph + 14 + canvas.width(text, 30, "semibold")
        if not rows or left + GAP + taken > room - 54:
            rows.append([])
            left = -GAP
        rows[-1].append((action, text, glyph, taken))
        left += GAP + taken
    return rows


def _label(canvas: Canvas, device: str, action: str) -> str:
    """What is printed on the key, in the language that is set."""
    english = control_in(device, action, keyboard.usual(device)) or action
    return canvas.assets.caps.get(english, english)


def _control(device: str, action: str) -> tuple[str, str]:
    """Brand and control that do the action on the pad of that look."""
    brand = device.split("|")[0].partition(":")[2]
    return brand, "dpad" if action == MOVES else control_in(device, action, ACTIONS) or action


def _cap(canvas: Canvas, box: Box) -> None:
    canvas.pill(Box(box.x, box.y + 3, box.w, box.h), 11, ("03050F", 0.7))
    canvas.pill(box, 11, (EDGE, 1.0))
    canvas.pill(Box(box.x + 2, box.y + 2, box.w - 4, box.h - 6), 9, *CAP)


def _tip(canvas: Canvas, direction: int) -> pygame.Surface:
    px = canvas.px(20 * canvas.grow)

    def make() -> pygame.Surface:
        tip = paint.polygon(px, px, [(0.5, 0.14), (0.94, 0.84), (0.06, 0.84)], MARK)
        return pygame.transform.rotate(tip, -90 * direction)

    return canvas.assets.made(("tip", px, direction), make)


def _mouse(canvas: Canvas, button: int) -> pygame.Surface:
    """A mouse whose left (0) or right (1) button is marked."""
    w, h = canvas.px(32 * canvas.grow), canvas.px(44 * canvas.grow)

    def make() -> pygame.Surface:
        line = max(1, canvas.px(3 * canvas.grow))
        body = paint.graded(paint.slab(w, h, w / 2), *CAP)
        half = paint.tinted(paint.slab(w, h, w / 2), "E0861E")
        part = pygame.Rect(0 if button == 0 else w // 2, 0, w // 2, round(h * 0.44))
        body.blit(half, part.topleft, part, special_flags=PREMUL)
        body.fill(paint.rgba(MARK), (0, round(h * 0.44) - line // 2, w, line))
        body.fill(paint.rgba(MARK), (w // 2 - line // 2, 0, line, round(h * 0.44)))
        clipped = paint.slab(w, h, w / 2)
        body.blit(clipped, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        body.blit(paint.tinted(paint.frame(w, h, w / 2, line), MARK), (0, 0), special_flags=PREMUL)
        return body

    return canvas.assets.made(("mouse", w, h, button), make)
