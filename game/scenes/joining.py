"""Taking a seat at the title already: the strip that shows who sits, and the presses that do it."""

from __future__ import annotations

import pygame

from game.input import Intent
from game.input.controls import is_pad
from game.scenes.badge import draw_badge
from game.seats import EMBLEMS
from game.shell import Shell
from game.ui import glyphs
from game.view.canvas import CREAM, GOLD, PALE, Box, Canvas
from game.view.paint import dashes

SIZE, STEP = 30.0, 66.0
"""Of the words, and from emblem to emblem."""
BADGE = 52.0


def takes_seat(shell: Shell, intent: Intent) -> bool:
    """Let a pad take the first free seat by confirm and leave it by back; False if it does not."""
    seating, device = shell.seating, intent.device
    if not is_pad(device):
        return False
    if intent.action == "back" and seating.holds(device) is not None:
        seating.leave(device)
        return True
    pad = shell.reader.pads.pad(device)
    free = [seat for seat in range(len(EMBLEMS)) if seat not in seating.devices]
    if intent.action != "confirm" or pad is None or not free:
        return False
    return seating.sit(device, free[0], pad.guid)


def draw_strip(canvas: Canvas, shell: Shell, x: float, y: float) -> None:
    """How to take a seat, the emblems of all seats, and how many are taken."""
    say, seating = shell.text, shell.seating
    before, _, after = say("join.press").partition("()")
    look = shell.reader.last if is_pad(shell.reader.last) else shell.reader.pads.plain
    count = say("join.seated", count=len(seating.devices))
    glyph = glyphs.width(canvas, look, "confirm") + 20
    rooms = [canvas.width(words, SIZE, "semibold") for words in (before, after, count)]
    whole = sum(rooms) + glyph + STEP * len(EMBLEMS) + 84
    canvas.panel(Box(x, y - 36, whole, 72), 36, alpha=0.88)
    x += 30
    canvas.text(before, x, y, SIZE, CREAM, "semibold")
    glyphs.draw(canvas, look, "confirm", x + rooms[0] + 10, y)
    x += rooms[0] + glyph
    canvas.text(after, x, y, SIZE, CREAM, "semibold")
    x += rooms[1] + 26
    for seat in range(len(EMBLEMS)):
        middle = x + STEP * (seat + 0.5)
        if seat in seating.devices:
            draw_badge(canvas, "umbrella", seat, middle, y, BADGE)
        else:
            canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", middle, y, BADGE - 6, alpha=0.35)
            canvas.stamp(_ring(canvas), middle, y)
    tone = GOLD if seating.devices else PALE
    canvas.text(count, x + STEP * len(EMBLEMS) + 6, y, SIZE, tone, "semibold")


def _ring(canvas: Canvas) -> pygame.Surface:
    px = canvas.px(BADGE + 4)
    return canvas.assets.made(("join ring", px), lambda: dashes(px, px * 0.05, 14, PALE))
