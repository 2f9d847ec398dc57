"""The form of the set-up screen: where its fields stand, and how it looks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.umbrella import COLORS, OPTIONS
from game.scenes.draft import Draft
from game.seats import EMBLEMS, PERSON
from game.tables.umbrella.board import draw_board
from game.ui.icons import at_left, at_right, computer, icon, pen, person, plus
from game.ui.lettering import line
from game.ui.widgets import ROW, ROW_EDGE, Button, Cell, Choice, Widget
from game.view.canvas import BAD, CREAM, DARK, PALE, Box, Canvas
from game.view.paint import dashes

if TYPE_CHECKING:
    from game.scenes.lobby import LobbyScene

BACKDROP = "umbrella/title"
LEFT, RIGHT = Box(96, 146, 848, 770), Box(976, 146, 848, 770)
"""The two panels: the match, and the seats."""
CELLS_X, CELL_W, CELL_STEP, CELL_H = 356, 128, 142.7, 72
PLAYERS_Y, LEVEL_Y = 178, 266
PREVIEW = Box(128, 366, 784, 201)
PASS = Box(128, 720, 784, 72)
CARDS = [Box(1000, 170 + 184 * seat, 800, 170) for seat in range(len(EMBLEMS))]
RENAME = [Box(card.x + 168, card.y + 43, 330, 84) for card in CARDS]
NAMES = [Box(box.x + 24, box.y, box.w - 90, box.h) for box in RENAME]
"""Where the letters of each name stand."""
KINDS = [Box(card.x + 514, card.y + 43, 262, 84) for card in CARDS]
START, BACK = Box(1400, 944, 424, 76), Box(96, 944, 250, 76)
HEAD_START = Box(976, 944, 392, 76)


def widgets(scene: LobbyScene) -> list[Widget]:
    """All fields, as the form is filled in now."""
    text, draft, levels = scene.shell.text, scene.draft, scene.levels
    assert isinstance(draft, Draft)
    fields: list[Widget] = [
        *_cells(scene, "count", PLAYERS_Y, draft.count, set(levels.tables)),
        *_cells(scene, "level", LEVEL_Y, draft.level, set(levels.boards)),
        Choice(
            "pass_face",
            PASS,
            text("setup.pass_face"),
            [(value, text(f"setup.pass_face.{value}")) for value in OPTIONS["pass_face"]],
            draft.pass_face,
            partial(scene.choose, "pass_face"),
        ),
    ]
    for seat in range(len(EMBLEMS)):
        fields += seat_fields(scene, seat) if seat < draft.count else [_free(scene, seat)]
    ready = draft.playable(levels)
    return [
        *fields,
        Button("back", BACK, text("setup.back"), scene.back, align="center"),
        *head_start(scene),
        Button(
            "start", START, text("setup.start"), scene.start, align="center", size=42, enabled=ready
        ),
    ]


def head_start(scene: LobbyScene) -> list[Widget]:
    """What gives points beforehand, and how many are given; nobody alone is given any."""
    count, text = scene.draft.count, scene.shell.text
    if count < 2:
        return []
    given = scene.draft.head_start[:count]
    label = text("setup.head_start")
    if any(given):
        label = text("setup.head_start.given")
    return [Button("head_start", HEAD_START, label, scene.head_start, align="center")]


def _cells(scene: LobbyScene, field: str, y: float, value: int, known: set[int]) -> list[Widget]:
    """The numbers 1 to 4 of one field."""
    return [
        Cell(
            f"{field}{number}",
            Box(CELLS_X + CELL_STEP * (number - 1), y, CELL_W, CELL_H),
            str(number),
            partial(scene.choose, field, number),
            group=field,
            chosen=number == value,
            enabled=number in known,
        )
        for number in range(1, 5)
    ]


def seat_fields(scene: LobbyScene, seat: int) -> list[Widget]:
    """The name at a seat, and who plays there: a person or which level of opponent."""
    names, player = scene.shell.settings.names, scene.draft.players[seat]
    here = player == PERSON
    return [
        Button(
            f"name{seat}",
            RENAME[seat],
            "" if scene.editing == seat else names[seat],
            partial(scene.rename, seat),
            row=True,
            inset=24,
            room=NAMES[seat].w,
            paint=at_right(pen, 38, 30),
        ),
        Button(
            f"kind{seat}",
            KINDS[seat],
            scene.shell.text(f"setup.player.{player}"),
            partial(scene.toggle, seat),
            row=True,
            size=32,
            inset=74,
            room=174,
            paint=at_left(person if here else computer, 42, 38),
        ),
    ]


def _free(scene: LobbyScene, seat: int) -> Widget:
    """A seat that nobody has yet; choosing it makes the match one of so many players."""

    def paint(canvas: Canvas, box: Box, focused: bool) -> None:
        x, y = box.x + 84, box.center[1]
        if focused:
            canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", x, y, 140)
        else:
            canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", x, y, 118, alpha=0.3)
            canvas.stamp(_dashes(canvas), x, y)
        icon(canvas, plus, box.x + box.w - 64, y, 40, DARK if focused else PALE)

    return Button(
        f"free{seat}",
        CARDS[seat],
        scene.shell.text("setup.free"),
        partial(scene.choose, "count", seat + 1),
        inset=192,
        room=480,
        size=36,
        enabled=seat + 1 in scene.levels.tables,
        row=True,
        paint=paint,
    )


def _dashes(canvas: Canvas) -> pygame.Surface:
    """The dashed ring around the emblem of a free seat."""
    px = canvas.px(128)
    return canvas.assets.made(("dashes", px), lambda: dashes(px, px * 0.024, 22, PALE))


def draw_form(canvas: Canvas, scene: LobbyScene) -> None:
    """Everything but the fields themselves."""
    text, draft = scene.shell.text, scene.draft
    assert isinstance(draft, Draft)
    canvas.text(text("setup.heading"), 96, 92, 64, CREAM, "extrabold", shade=0.6)
    for place, color in enumerate(COLORS):
        canvas.picture(f"umbrella/under-{color}.pm", 1512 + 90 * place, 92 + 23, 131, 161)
        canvas.picture(f"umbrella/canopy-{color}-{place % 3}", 1512 + 90 * place, 92, 77)
    for panel in (LEFT, RIGHT):
        canvas.panel(panel, 30, alpha=0.88)
    for key, y in (("players", PLAYERS_Y), ("level", LEVEL_Y)):
        room = CELLS_X - 128 - 20
        line(canvas, text(f"setup.{key}"), 128, y + CELL_H / 2, 34, room, PALE)
    _preview(canvas, scene)
    lines = canvas.wrap(text(f"setup.pass_face.{draft.pass_face}.about"), 28, PASS.w - 8)
    paragraph(canvas, lines, PASS.y + PASS.h + 34, 28)
    for seat, emblem in enumerate(EMBLEMS[: draft.count]):
        _card(canvas, seat, emblem)


def _preview(canvas: Canvas, scene: LobbyScene) -> None:
    """The scoreboard of the level and what is special about it, or why it cannot be played."""
    level = scene.shown_level
    wrong = _fault(scene)
    plan = scene.levels.boards.get(level)
    if wrong or plan is None:
        head = canvas.wrap(scene.shell.text("setup.broken"), 34, PREVIEW.w - 8, "bold")
        for row, words in enumerate(head):
            canvas.text(words, LEFT.x + 36, PREVIEW.y + 24 + 44 * row, 34, CREAM)
        lines = canvas.wrap(wrong, 28, PREVIEW.w - 8)
        paragraph(canvas, lines, PREVIEW.y + 32 + 44 * len(head), 28, BAD)
        return
    fitted = plan.fit(*PREVIEW)
    draw_board(canvas, PREVIEW, fitted, frozenset())
    for power in fitted.powers:
        canvas.picture(f"umbrella/power-{power.effect}", *power.at, power.r * 2 * 128 / 104)
    about = scene.shell.text(f"setup.level.{level}")
    size = 30 if len(canvas.wrap(about, 30, PREVIEW.w - 8)) < 3 else 28
    lines = canvas.wrap(about, size, PREVIEW.w - 8)
    paragraph(canvas, lines, PREVIEW.y + PREVIEW.h + 38, size, CREAM)


def _fault(scene: LobbyScene) -> str:
    """What is wrong with the file of the choice that has the focus or, else, is made; or ""."""
    levels, focus = scene.levels, scene.menu.focus
    name = ""
    if focus.startswith(("count", "free")):
        count = int(focus[-1]) + focus.startswith("free")
        name = "" if count in levels.tables else f"table-{count}.tmx"
    if not name and scene.shown_level not in levels.boards:
        name = f"scoreboard-{scene.shown_level}.tmx"
    return " ".join(str(error) for error in levels.errors if error.file == name)


def paragraph(canvas: Canvas, lines: list[str], y: float, size: float, color: str = PALE) -> None:
    """Lines of text in the left panel."""
    for row, words in enumerate(lines):
        canvas.text(words, LEFT.x + 36, y + row * size * 1.36, size, color, "semibold")


def _card(canvas: Canvas, seat: int, emblem: str) -> None:
    """What the fields of a seat stand on."""
    card = CARDS[seat]
    canvas.pill(card, 26, (ROW, 0.92))
    canvas.outline(card, 26, 2.5, ROW_EDGE, 0.35)
    canvas.picture(f"umbrella/badge-{emblem}", card.x + 84, card.center[1], 140)
