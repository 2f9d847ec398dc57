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
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas

if TYPE_CHECKING:
    from game.scenes.seating import SeatsScene

TOP, HEIGHT, WIDTH, GAP = 176.0, 716.0, 414.0, 24.0
ROWS = 5
ROW, STEP = 76.0, 86.0
SAFE = Box(96, 54, 1728, 972)
TURNS = ("move", "head_start", "opponents")
"""Rows that left and right change."""


COMPACT = 1.1
"""From this text scale on a seat is a strip that shows one of its rows at a time."""
EARLIER, LATER = -2, -3
"""Instead of a row: the arrows of a strip, to the row before and after."""


def is_compact(canvas: Canvas) -> bool:
    """Whether seats are strips."""
    return canvas.grow > COMPACT


def boxes(canvas: Canvas, scene: SeatsScene, seat: int) -> tuple[Box, dict[int, Box]]:
    """The card of a seat and its rows that are seen, by their number, in logical pixels."""
    if is_compact(canvas):
        return _strip(canvas, scene, seat)
    whole = scene.count * WIDTH + (scene.count - 1) * GAP
    card = Box(960 - whole / 2 + seat * (WIDTH + GAP), TOP, WIDTH, HEIGHT)
    rows = (Box(card.x + 28, card.y + 272 + STEP * k, WIDTH - 56, ROW) for k in range(ROWS))
    return card, dict(enumerate(rows))


def _strip(canvas: Canvas, scene: SeatsScene, seat: int) -> tuple[Box, dict[int, Box]]:
    """The strip of a seat, the row that it shows, and the arrows beside that."""
    _, keys = glyphs.strip_size(canvas, scene.shell.reader.last, hints(scene), SAFE.w)
    top = SAFE.y + (canvas.line(64, 1.2) if scene.count < 4 or canvas.grow < 1.4 else 0)
    high = min(200.0, (SAFE.y + SAFE.h - keys - 16 - top) / scene.count)
    card = Box(SAFE.x, top + high * seat, SAFE.w, high - 12)
    device = scene.seating.devices.get(seat)
    if device is None:
        return card, {}
    here = scene.choices(seat).index(scene.row(seat))
    tall = min(card.h - 20, canvas.line(34, 1.1) * 2 + 8)
    pill = Box(card.x + card.w - 720, card.center[1] - tall / 2, 600, tall)
    side = card.h / 2 - 6
    arrows = Box(pill.x + pill.w + 16, card.y + 4, 96, side)
    later = arrows._replace(y=card.y + card.h - side - 4)
    return card, {here: pill, EARLIER: arrows, LATER: later}


def hints(scene: SeatsScene) -> list[glyphs.Hint]:
    """What the keys do here."""
    say, shell = scene.shell.text, scene.shell
    seated = scene.seating.seat_of(shell.reader.device) is not None
    confirm = ("confirm", say("seats.choose" if seated else "seats.sit"))
    return [confirm, ("back", say("seats.leave")), ("info", say("seats.share"))]


def draw_seats(canvas: Canvas, scene: SeatsScene) -> None:
    """The whole scene."""
    shell = scene.shell
    veil(canvas, canvas.accent.backdrop)
    compact = is_compact(canvas)
    if not compact or scene.count < 4 or canvas.grow < 1.4:
        y = SAFE.y + canvas.line(64, 1.2) / 2 - 6 if compact else 104
        heading = shell.text("seats.heading")
        canvas.text(heading, 96, y, 64, CREAM, "extrabold", shade=0.6)
    for seat in range(scene.count):
        (_slim if compact else _card)(canvas, scene, seat)
    glyphs.strip(canvas, shell.reader.last, hints(scene), 96, 982 if not compact else 1080)


def _card(canvas: Canvas, scene: SeatsScene, seat: int) -> None:
    card, rows = boxes(canvas, scene, seat)
    game = scene.setup.game
    device = scene.seating.devices.get(seat)
    _ground(canvas, scene, seat, card)
    x, room = card.center[0], card.w - 56
    y, size = (card.y + 112, 150) if device is None else (card.y + 86, 124)
    draw_badge(canvas, game, seat, x, y, size)
    name = scene.shell.settings.names[seat]
    if device is None:
        _free(canvas, scene, seat, Box(card.x + 28, card.y + 190, room, 400))
        return
    line(canvas, name, x, card.y + 180, 44, room, CREAM, "extrabold", "center")
    _device(canvas, scene, device, Box(card.x + 28, card.y + 208, room, 52), "center")
    for place, row in enumerate(scene.choices(seat)):
        _row(canvas, scene, seat, rows[place], row)


def _slim(canvas: Canvas, scene: SeatsScene, seat: int) -> None:
    """A seat as a strip: its badge, who has it, and the row that has the focus."""
    card, rows = boxes(canvas, scene, seat)
    device = scene.seating.devices.get(seat)
    _ground(canvas, scene, seat, card)
    size = min(card.h - 24, 130.0)
    draw_badge(canvas, scene.setup.game, seat, card.x + 90, card.center[1], size)
    left = card.x + 180
    if device is None:
        _free(canvas, scene, seat, Box(left, card.y, card.w - 200, card.h))
        return
    room, half = card.w - 180 - 740, card.h / 2
    name = scene.shell.settings.names[seat]
    line(canvas, name, left, card.y + half * 0.56, 44, room, CREAM, "extrabold")
    _device(canvas, scene, device, Box(left, card.y + half, room, half * 0.9), "left")
    for place, row in enumerate(scene.choices(seat)):
        if place in rows:
            _row(canvas, scene, seat, rows[place], row)
    for place, direction in ((EARLIER, 0), (LATER, 2)):
        canvas.arrow(*rows[place].center, direction, 16)


def _ground(canvas: Canvas, scene: SeatsScene, seat: int, card: Box) -> None:
    """What a seat stands on, with an edge in its color."""
    color = tint(scene.setup.game, seat)
    taken = seat in scene.seating.devices
    canvas.panel(card, 30, alpha=0.9 if taken else 0.7)
    canvas.outline(card, 30, 5 if taken else 2.5, color, 0.95 if taken else 0.4)


def _row(canvas: Canvas, scene: SeatsScene, seat: int, box: Box, row: str) -> None:
    """One thing that a seat decides."""
    device, focused = scene.seating.devices[seat], row == scene.row(seat)
    chosen = row == "ready" and device in scene.ready
    ground(canvas, box, focused, row=True, chosen=chosen)
    tone = DARK if focused else canvas.accent.text if chosen else CREAM
    weight = "extrabold" if focused or chosen else "bold"
    label, room = _label(scene, seat, row, chosen), box.w - 96
    size, step = 34.0, canvas.line(34, 1.08)
    lines = [label] if canvas.width(label, 34, weight) <= room else []
    if not lines:
        size, step = 30.0, canvas.line(30, 1.08)
        lines = canvas.wrap(label, size, room, weight)
    y = box.center[1] - step * (len(lines) - 1) / 2
    for words in lines:
        line(canvas, words, box.center[0], y, size, room, tone, weight, "center")
        y += step
    if row in TURNS:
        for at, direction in ((box.x + 26, 3), (box.x + box.w - 26, 1)):
            canvas.arrow(at, box.center[1], direction, 12, DARK if focused else canvas.accent.text)


def _label(scene: SeatsScene, seat: int, row: str, chosen: bool) -> str:
    say = scene.shell.text
    if row == "move":
        return say(f"emblem.{emblem(scene.setup.game, seat)}").title()
    if row == "head_start":
        return say("seats.head_start", points=scene.head_start[seat])
    if row == "opponents":
        return say("seats.opponents", level=say(f"setup.player.{scene.opponent}"))
    return say("seats.is_ready" if chosen else f"seats.{row}")


def _free(canvas: Canvas, scene: SeatsScene, seat: int, box: Box) -> None:
    """A seat that can be taken, and who plays it otherwise."""
    say, person = scene.shell.text, scene.setup.seats[seat].person
    title = say("seats.free") if person else say(f"setup.player.{scene.setup.seats[seat].player}")
    color, words, look = CREAM if person else PALE, say("seats.press"), scene.shell.reader.last
    looks = [look] if is_pad(look) else ["keyboard:left", "keyboard:right"]
    wides = [glyphs.width(canvas, each, "confirm") for each in looks]
    if is_compact(canvas):
        y = box.y + box.h * 0.3
        line(canvas, title, box.x, y, 44, box.w, color, "bold")
        x, y = box.x, box.y + box.h * 0.72
        for each, wide in zip(looks, wides, strict=True):
            glyphs.draw(canvas, each, "confirm", x, y)
            x += wide + 14
        line(canvas, words, x + 6, y, 32, box.x + box.w - x - 6, PALE, "semibold")
        return
    x = box.center[0]
    line(canvas, title, x, box.y + 36, 44, box.w, color, "bold", "center")
    for row, (each, wide) in enumerate(zip(looks, wides, strict=True)):
        y = box.y + 210 + 90 * row
        lines = canvas.wrap(words, 32, box.w - wide - 14)
        whole = wide + 14 + max(canvas.width(part, 32, "semibold") for part in lines)
        glyphs.draw(canvas, each, "confirm", x - whole / 2, y)
        y -= canvas.line(32, 1.1) * (len(lines) - 1) / 2
        for part in lines:
            canvas.text(part, x - whole / 2 + wide + 14, y, 32, PALE, "semibold")
            y += canvas.line(32, 1.1)


def _device(canvas: Canvas, scene: SeatsScene, device: str, box: Box, align: str) -> None:
    """What the person holds."""
    kind = "pad" if is_pad(device) else device.replace(":", ".") if is_keys(device) else "mouse"
    words = scene.shell.text(f"seats.device.{kind}")
    look = scene.shell.reader.look(device)
    shown = "confirm" if device != keyboard.DEVICE else glyphs.MOVES
    wide = glyphs.width(canvas, look, shown)
    whole = min(box.w, wide + 14 + canvas.width(words, 30, "semibold"))
    x = box.x if align == "left" else box.center[0] - whole / 2
    glyphs.draw(canvas, look, shown, x, box.center[1])
    line(canvas, words, x + wide + 14, box.center[1], 30, box.w - wide - 14, PALE, "semibold")
