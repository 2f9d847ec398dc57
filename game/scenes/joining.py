"""Taking a seat at the title already: the strip that shows who sits, and the presses that do it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.input import Intent
from game.input.controls import is_pad
from game.scenes.badge import draw_badge
from game.seats import EMBLEMS
from game.shell import Shell
from game.ui import glyphs
from game.view.canvas import CREAM, PALE, Box, Canvas
from game.view.paint import dashes

SIZE, STEP = 30.0, 66.0
"""Of the words, and from emblem to emblem."""
BADGE = 52.0
ROOM = 1728.0
"""The widest strip."""


def takes_seat(shell: Shell, intent: Intent) -> bool:
    """Let a pad take the first free seat by confirm and leave it by back; False if it does not."""
    seating, device = shell.seating, intent.device
    if not is_pad(device):
        return False
    before = dict(seating.devices)
    if intent.action == "back" and seating.holds(device) is not None:
        seating.leave(device)
        let_hear(shell, before)
        return True
    pad = shell.reader.pads.pad(device)
    free = [seat for seat in range(len(EMBLEMS)) if seat not in seating.devices]
    if intent.action != "confirm" or pad is None or not free:
        return False
    taken = seating.sit(device, free[0], pad.guid)
    let_hear(shell, before)
    return taken


def let_hear(shell: Shell, before: Mapping[int, str]) -> None:
    """Let it be heard who has taken or left a seat since these had theirs: each has a tone."""
    now = shell.seating.devices
    for seat in now.keys() - before.keys():
        shell.sound.play(f"ui/join_{seat + 1}")
    if before.keys() - now.keys():
        shell.sound.play("ui/leave")


def strip_size(canvas: Canvas, shell: Shell) -> tuple[float, float]:
    """Width and height of the strip: one row, or two if the sentence leaves no room for seats."""
    rooms, glyph = _rooms(canvas, shell)
    first, second = rooms[0] + glyph + rooms[1], _seats(canvas) + rooms[2]
    high = 72 * canvas.grow
    if first + second + 86 <= ROOM:
        return first + second + 86, high
    return max(first, second) + 60, high * 1.9


def _seats(canvas: Canvas) -> float:
    """Width of the emblems of all seats."""
    return STEP * canvas.grow * len(EMBLEMS) + 6


def _rooms(canvas: Canvas, shell: Shell) -> tuple[list[float], float]:
    """Widths of what stands before and after the button, and of the count; that of the button."""
    rooms = [canvas.width(words, SIZE, "semibold") for words in _words(shell)]
    return rooms, glyphs.width(canvas, _look(shell), "confirm") + 20


def _look(shell: Shell) -> str:
    return shell.reader.last if is_pad(shell.reader.last) else shell.reader.pads.plain


def _words(shell: Shell) -> tuple[str, str, str]:
    say = shell.text
    before, _, after = say("join.press").partition("()")
    return before, after, say("join.seated", count=len(shell.seating.devices))


def draw_strip(canvas: Canvas, shell: Shell, x: float, low: float) -> None:
    """How to take a seat, the emblems of all seats, and how many are taken.

    ``low`` is the middle of a single row at a text scale of 100 %.
    """
    seating, (before, after, count) = shell.seating, _words(shell)
    rooms, glyph = _rooms(canvas, shell)
    wide, high = strip_size(canvas, shell)
    row = 72 * canvas.grow
    top = low + 36 - high
    canvas.panel(Box(x, top, wide, high), 36, alpha=0.88)
    left, y = x + 30, top + row / 2
    canvas.text(before, left, y, SIZE, CREAM, "semibold")
    glyphs.draw(canvas, _look(shell), "confirm", left + rooms[0] + 10, y)
    canvas.text(after, left + rooms[0] + glyph, y, SIZE, CREAM, "semibold")
    if high > row:
        y += row * 0.9
    else:
        left += rooms[0] + glyph + rooms[1] + 26
    step, badge = STEP * canvas.grow, BADGE * canvas.grow
    for seat in range(len(EMBLEMS)):
        middle = left + step * (seat + 0.5)
        if seat in seating.devices:
            draw_badge(canvas, "umbrella", seat, middle, y, badge)
        else:
            canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", middle, y, badge - 6, alpha=0.35)
            canvas.stamp(_ring(canvas), middle, y)
    tone = canvas.accent.text if seating.devices else PALE
    canvas.text(count, left + _seats(canvas), y, SIZE, tone, "semibold")


def _ring(canvas: Canvas) -> pygame.Surface:
    px = canvas.px((BADGE + 4) * canvas.grow)
    return canvas.assets.made(("join ring", px), lambda: dashes(px, px * 0.05, 14, PALE))
