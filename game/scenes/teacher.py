"""The teacher of a lesson: a panel beside what is to be touched, and arrows at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.tables.room import SAFE, View
from game.ui import glyphs
from game.ui.spoken import Speaker, Word
from game.view.canvas import BAD, CREAM, DARK, GOLD, PALE, Box, Canvas

ROOMS = {
    "umbrella": (Box(316, 234, 584, 704), Box(96, 234, 804, 704)),
    "solstis": (Box(1012, 186, 812, 462), Box(1012, 54, 812, 594), Box(96, 244, 560, 672)),
}
"""By game, where the panel may stand: over the neighbor's things, else beside open cards."""
LOW = {"umbrella": 472.0, "solstis": 404.0}
"""How tall it is at least there, so that it does not change all the time."""
PAD, LEADING = 26.0, 1.34
SMALLEST, WELL = 0.7, 0.9
"""Sentences too long for the room are written smaller, down to the first; a larger room is taken
where they would be smaller than the second."""
ROOMY = 1.2
"""Up to this text scale there is room for a reproof and the keys to press."""
TITLE, SMALL, LABEL, STEP = 34.0, 28.0, 30.0, 26.0
"""Sizes of letters at a text scale of 100 %."""
ARROW, FAR, HOP = 22.0, 6.0, 10.0
"""Half the height of an arrow, how far it stays away, and how far it hops."""
HOPS, SECONDS = 4, 0.6
"""How often it hops when it appears, and how long that takes each time; then it rests."""


class Speech(NamedTuple):
    """What the teacher says now; ``go_on`` is the label of the button, "" while a move is due."""

    step: str
    title: str
    told: str
    wrong: str
    how: str
    go_on: str
    menu: str


@dataclass(frozen=True)
class Laid:
    """A speech in its place: the panel, its lines with their middles, and its two buttons."""

    speech: Speech
    box: Box
    lines: tuple[tuple[Speaker, tuple[Word, ...], float, str], ...]
    grow: float
    part: float
    """The text scale at which all of it fits, and how much smaller letters are besides."""
    go_on: Box | None
    menu: Box
    fits: bool = True
    """Whether all of it lies within the room."""


def rooms_beside(game: str, view: Canvas, touched: Sequence[Box]) -> tuple[Box, ...]:
    """The rooms that cover none of these boxes; the last one of all if there is none."""
    rooms = tuple(_on_screen(view, room) for room in ROOMS[game])
    return tuple(r for r in rooms if not any(_meet(r, box) for box in touched)) or rooms[-1:]


def _on_screen(view: Canvas, room: Box) -> Box:
    """A room of the table on the screen; where it reaches the border it still does so."""
    if not isinstance(view, View):
        return room
    x, y, w, h = view.of(room)
    left = SAFE.x if room.x == SAFE.x else x
    top = SAFE.y if room.y == SAFE.y else y
    right = SAFE.x + SAFE.w if room.x + room.w == SAFE.x + SAFE.w else x + w
    return Box(left, top, right - left, y + h - top)


def _meet(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def lay(canvas: Canvas, device: str, speech: Speech, rooms: Sequence[Box], low: float) -> Laid:
    """Lay the speech in the first of the rooms in which it is large enough, or in the best."""
    if speech.wrong and canvas.grow > ROOMY:
        speech = speech._replace(how="")  # the arrow says as much
    best: Laid | None = None
    for room in rooms:
        laid = _largest(canvas, device, speech, room, low)
        if best is None or laid.grow * laid.part > best.grow * best.part:
            best = laid
        if best.grow >= WELL * canvas.grow and best.part == 1.0:
            break
    assert best is not None, "there is a room in every game"
    return best


def _largest(canvas: Canvas, device: str, speech: Speech, room: Box, low: float) -> Laid:
    """As large as fits: first everything grows less, in the end letters are smaller as well."""
    grow, part = canvas.grow, 1.0
    body = TITLE if grow <= ROOMY else SMALL  # what grows need not be large beforehand
    laid = _lay(canvas.with_grow(grow), device, speech, room, low, part, body)
    while not laid.fits and part > SMALLEST:
        if grow > 1.0:
            grow = max(1.0, grow - 0.1)
        else:
            part -= 0.05
        laid = _lay(canvas.with_grow(grow), device, speech, room, low, part, body)
    return laid


def _lay(
    canvas: Canvas,
    device: str,
    speech: Speech,
    room: Box,
    low: float,
    part: float,
    body: float,
) -> Laid:
    inner = room.w - 2 * PAD
    y = room.y + PAD + canvas.line(TITLE * part, LEADING)
    lines: list[tuple[Speaker, tuple[Word, ...], float, str]] = []
    for sentence, base, color, weight in (
        (speech.told, body, CREAM, "semibold"),
        (speech.wrong, SMALL, BAD, "bold"),
        (speech.how, SMALL, GOLD, "bold"),
    ):
        speaker = Speaker(canvas, device, base * part, weight)
        for line in speaker.lines(sentence, inner):
            step = max(canvas.line(base * part, LEADING), speaker.tall(line))
            lines.append((speaker, tuple(line), y + step / 2, color))
            y += step
        y += 10 if sentence else 0
    buttons = _buttons(canvas, device, speech, LABEL * part, inner)
    placed, used = _under(buttons, room, y + 4, room.y + low - PAD)
    box = Box(room.x, room.y, room.w, max(used + PAD - room.y, low))
    go_on = placed[0] if speech.go_on else None
    fits = box.h <= room.h + 0.5
    return Laid(speech, box, tuple(lines), canvas.grow, part, go_on, placed[-1], fits)


def _under(buttons: list[Box], room: Box, y: float, floor: float) -> tuple[list[Box], float]:
    """The buttons under the lines: in a row if they fit, at the lower edge of a tall panel."""
    left, right = room.x + PAD, room.x + room.w - PAD
    row = sum(box.w for box in buttons) + 16 * (len(buttons) - 1) <= room.w - 2 * PAD
    high = max(box.h for box in buttons) if row else sum(box.h + 10 for box in buttons) - 10
    y = max(y, floor - high)
    if row:
        first = [Box(left, y, box.w, high) for box in buttons[:-1]]
        return [*first, Box(right - buttons[-1].w, y, buttons[-1].w, high)], y + high
    placed, top = [], y
    for box in buttons:
        placed.append(Box(left, top, box.w, box.h))
        top += box.h + 10
    return placed, y + high


def _buttons(canvas: Canvas, device: str, speech: Speech, size: float, room: float) -> list[Box]:
    """The sizes of the button that goes on, if there is one, and of the menu."""
    found = []
    for action, label in (("confirm", speech.go_on), ("menu", speech.menu)):
        if label:
            glyph = glyphs.width(canvas, device, action)
            wide = canvas.width(label, size, "bold") + (glyph + 12 if glyph else 0) + 48
            high = max(64.0, canvas.line(size, 1.0) + 26, glyphs.HEIGHT * canvas.grow + 14)
            found.append(Box(0, 0, min(wide, room), high))
    return found


def draw(canvas: Canvas, device: str, laid: Laid) -> None:
    """The panel with everything on it."""
    canvas = canvas.with_grow(laid.grow)
    speech, box = laid.speech, laid.box
    canvas.panel(box, 26, alpha=0.95)
    canvas.outline(box, 26, 3, canvas.accent.line, 0.85)
    _heading(canvas, laid)
    for speaker, line, y, color in laid.lines:
        speaker.on(canvas).draw(line, box.x + PAD, y, color)
    size = LABEL * laid.part
    if laid.go_on is not None:
        canvas.pill(laid.go_on, laid.go_on.h * 0.34, *canvas.accent.fill)
        canvas.focus(laid.go_on, laid.go_on.h * 0.34)
        _label(canvas, device, laid.go_on, "confirm", speech.go_on, size, DARK)
    canvas.pill(laid.menu, laid.menu.h * 0.34, (canvas.accent.row, 0.92))
    canvas.outline(laid.menu, laid.menu.h * 0.34, 2.5, canvas.accent.edge, 0.5)
    _label(canvas, device, laid.menu, "menu", speech.menu, size, PALE)


def _heading(canvas: Canvas, laid: Laid) -> None:
    """The title at the left, and at the right which step of how many it is."""
    speech, box = laid.speech, laid.box
    size, step = TITLE * laid.part, STEP * laid.part
    y = box.y + PAD + canvas.line(size, LEADING) / 2 - 4
    wide = canvas.width(speech.step, step, "semibold")
    title = canvas.fitted(speech.title, size, box.w - 2 * PAD - wide - 20, "extrabold")
    canvas.text(speech.title, box.x + PAD, y, title, canvas.accent.text, "extrabold")
    canvas.text(speech.step, box.x + box.w - PAD, y, step, PALE, "semibold", "right")


def _label(
    canvas: Canvas, device: str, box: Box, action: str, words: str, size: float, color: str
) -> None:
    """The key and what it does, in the middle of a button."""
    glyph = glyphs.width(canvas, device, action)
    gap = 12.0 if glyph else 0.0
    size = canvas.fitted(words, size, box.w - 40 - glyph - gap, "bold")
    wide = glyph + gap + canvas.width(words, size, "bold")
    x = box.center[0] - wide / 2
    if glyph:
        glyphs.draw(canvas, device, action, x, box.center[1])
    canvas.text(words, x + glyph + gap, box.center[1], size, color, "bold")


# -- arrows ----------------------------------------------------------------------------------------


def hop(age: float, still: bool) -> float:
    """How far an arrow that is so many seconds old has hopped, 0..1; ``still`` ones never do."""
    if still or age >= HOPS * SECONDS:
        return 0.0
    x = age % SECONDS / SECONDS
    return 4 * x * (1 - x)


def light(canvas: Canvas, box: Box, color: str = GOLD) -> None:
    """A line of light around what is to be looked at."""
    radius = min(22.0, min(box.w, box.h) * 0.2) + 6
    canvas.outline(box.grown(6), radius, 5, color, 0.95, blur=14)


def point_at(canvas: Canvas, box: Box, direction: int, lift: float) -> None:
    """An arrow at the box that points up, right, down or left (0 to 3)."""
    x, y = arrow_at(box, direction, lift)
    canvas.glow_disc(x, y, ARROW * 2.2, "FFD98A", 0.35)
    canvas.arrow(x, y, direction, ARROW)


def arrow_at(box: Box, direction: int, lift: float) -> tuple[float, float]:
    """The middle of the arrow, which stands before the box."""
    far = FAR + ARROW + HOP * lift
    middle, level = box.center
    return (
        (middle, box.y + box.h + far),
        (box.x - far, level),
        (middle, box.y - far),
        (box.x + box.w + far, level),
    )[direction]
