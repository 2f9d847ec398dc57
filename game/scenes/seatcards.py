"""The cards of the seats, as the seating scene shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input import keyboard
from game.input.controls import is_keys, is_pad
from game.scenes.badge import draw_badge, emblem, tint
from game.scenes.menu import veil
from game.ui import glyphs
from game.ui.lettering import line
from game.ui.widgets import ground
from game.view.canvas import CREAM, DARK, GOLD, PALE, Box, Canvas

if TYPE_CHECKING:
    from game.scenes.seating import SeatsScene

TOP, HEIGHT, WIDTH, GAP = 176.0, 716.0, 414.0, 24.0
ROWS = 5
ROW, STEP = 76.0, 86.0
TURNS = ("move", "head_start", "opponents")
"""Rows that left and right change."""


def boxes(count: int, seat: int) -> tuple[Box, list[Box]]:
    """The card of a seat and its rows, in logical pixels."""
    whole = count * WIDTH + (count - 1) * GAP
    card = Box(960 - whole / 2 + seat * (WIDTH + GAP), TOP, WIDTH, HEIGHT)
    rows = [Box(card.x + 28, card.y + 272 + STEP * k, WIDTH - 56, ROW) for k in range(ROWS)]
    return card, rows


def draw_seats(canvas: Canvas, scene: SeatsScene) -> None:
    """The whole scene."""
    shell = scene.shell
    say, look = shell.text, shell.reader.last
    veil(canvas, "umbrella/title")
    canvas.text(say("seats.heading"), 96, 104, 64, CREAM, "extrabold", shade=0.6)
    for seat in range(scene.count):
        _card(canvas, scene, seat)
    confirm = (
        "seats.choose" if scene.seating.seat_of(shell.reader.device) is not None else "seats.sit"
    )
    hints = [("confirm", say(confirm)), ("back", say("seats.leave")), ("info", say("seats.share"))]
    glyphs.strip(canvas, look, hints, 96, 982)


def _card(canvas: Canvas, scene: SeatsScene, seat: int) -> None:
    card, rows = boxes(scene.count, seat)
    game, color = scene.setup.game, tint(scene.setup.game, seat)
    device = scene.seating.devices.get(seat)
    canvas.panel(card, 30, alpha=0.9 if device else 0.7)
    canvas.outline(card, 30, 5 if device else 2.5, color, 0.95 if device else 0.4)
    x, room = card.center[0], card.w - 56
    draw_badge(
        canvas,
        game,
        seat,
        x,
        card.y + (112 if device is None else 86),
        150 if device is None else 124,
    )
    name = scene.shell.settings.names[seat]
    if device is None:
        _free(canvas, scene, seat, x, room)
        return
    line(canvas, name, x, card.y + 180, 44, room, CREAM, "extrabold", "center")
    _device(canvas, scene, device, x, card.y + 234, room)
    focused = scene.row(seat)
    for box, row in zip(rows, scene.choices(seat), strict=False):
        chosen = row == "ready" and device in scene.ready
        ground(canvas, box, row == focused, row=True, chosen=chosen)
        tone = DARK if row == focused else GOLD if chosen else CREAM
        weight = "extrabold" if row == focused or chosen else "bold"
        label = _label(scene, seat, row, chosen)
        line(canvas, label, *box.center, 34, box.w - 96, tone, weight, "center")
        if row in TURNS:
            for at, direction in ((box.x + 26, 3), (box.x + box.w - 26, 1)):
                canvas.arrow(at, box.center[1], direction, 12, DARK if row == focused else GOLD)


def _label(scene: SeatsScene, seat: int, row: str, chosen: bool) -> str:
    say = scene.shell.text
    if row == "move":
        return say(f"emblem.{emblem(scene.setup.game, seat)}").title()
    if row == "head_start":
        return say("seats.head_start", points=scene.head_start[seat])
    if row == "opponents":
        return say("seats.opponents", level=say(f"setup.player.{scene.opponent}"))
    return say("seats.is_ready" if chosen else f"seats.{row}")


def _free(canvas: Canvas, scene: SeatsScene, seat: int, x: float, room: float) -> None:
    """A seat that can be taken, and who plays it otherwise."""
    say, (card, _) = scene.shell.text, boxes(scene.count, seat)
    person = scene.setup.seats[seat].person
    title = say("seats.free") if person else say(f"setup.player.{scene.setup.seats[seat].player}")
    line(canvas, title, x, card.y + 226, 44, room, CREAM if person else PALE, "bold", "center")
    look = scene.shell.reader.last
    looks = [look] if is_pad(look) else ["keyboard:left", "keyboard:right"]
    for row, each in enumerate(looks):
        y = card.y + 400 + 84 * row
        wide = glyphs.width(canvas, each, "confirm")
        words = say("seats.press")
        whole = wide + 14 + canvas.width(words, 32, "semibold")
        glyphs.draw(canvas, each, "confirm", x - whole / 2, y)
        canvas.text(words, x - whole / 2 + wide + 14, y, 32, PALE, "semibold")


def _device(
    canvas: Canvas, scene: SeatsScene, device: str, x: float, y: float, room: float
) -> None:
    """What the person holds."""
    kind = "pad" if is_pad(device) else device.replace(":", ".") if is_keys(device) else "mouse"
    words = scene.shell.text(f"seats.device.{kind}")
    look = scene.shell.reader.look(device)
    shown = "confirm" if device != keyboard.DEVICE else glyphs.MOVES
    wide = glyphs.width(canvas, look, shown)
    whole = wide + 14 + canvas.width(words, 30, "semibold")
    glyphs.draw(canvas, look, shown, x - whole / 2, y)
    line(canvas, words, x - whole / 2 + wide + 14, y, 30, room - wide - 14, PALE, "semibold")
