"""The form of the set-up screen: its fields, and what they stand on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.umbrella import COLORS, OPTIONS
from game.scenes.draft import Draft
from game.scenes.wide import card, panel
from game.seats import EMBLEMS, PERSON
from game.tables.umbrella.board import draw_board
from game.ui.flow import Column, Halves, Pair, Part, Row, Still, Told, Words
from game.ui.icons import at_left, at_right, computer, icon, pen, person, plus
from game.ui.widgets import LAID, Button, Cell, Choice, Widget
from game.view.canvas import BAD, CREAM, DARK, PALE, Box, Canvas
from game.view.paint import dashes

if TYPE_CHECKING:
    from game.scenes.lobby import LobbyScene

BACKDROP = "umbrella/title"
PAD, CARD_GAP = 32.0, 14.0
HALF = 800.0
"""Least width of a panel at 100 %; where that is not there, they stand under each other."""
PREVIEW = (784.0, 201.0)
"""Size of the scoreboard."""
CARD, FIELD, BADGE = 170.0, LAID._replace(h=84), 140.0
"""Height of a seat's card, of its fields, and the size of its badge."""
BESIDE = 560.0
"""Width at 100 % from which name and player stand beside each other."""
CELL = LAID._replace(h=72)
SeatSign = Callable[[Canvas, float, float, float], None]
"""Draws the badge of a seat: its middle and its size."""


def parts(scene: LobbyScene) -> list[Part]:
    """Both panels, as the form is filled in now."""
    text, draft, levels = scene.shell.text, scene.draft, scene.levels
    assert isinstance(draft, Draft)
    passes = OPTIONS["pass_face"]
    match: list[Part] = [
        _cells(scene, "count", "players", draft.count, set(levels.tables)),
        _cells(scene, "level", "level", draft.level, set(levels.boards)),
        Preview(scene),
        Choice(
            "pass_face",
            CELL,
            text("setup.pass_face"),
            [(value, text(f"setup.pass_face.{value}")) for value in passes],
            draft.pass_face,
            partial(scene.choose, "pass_face"),
        ),
        Words(
            text(f"setup.pass_face.{draft.pass_face}.about"),
            others=[text(f"setup.pass_face.{value}.about") for value in passes],
            leading=1.36,
        ),
    ]
    seats: list[Part] = [
        seat_card(scene, seat, _badge(seat)) if seat < draft.count else _free(scene, seat)
        for seat in range(len(EMBLEMS))
    ]
    return [panels(match, seats)]


def panels(match: list[Part], seats: list[Part]) -> Part:
    """The match at the left and the seats at the right, or below it."""
    return Halves(
        [
            Column(match, 14, PAD, panel, HALF),
            Column(seats, CARD_GAP, 24, panel, HALF),
        ],
        gap=32,
    )


def below(scene: LobbyScene) -> list[Button]:
    """The way back, points given beforehand, and the start."""
    text, draft = scene.shell.text, scene.draft
    label = "setup.head_start.given" if any(draft.head_start[: draft.count]) else "setup.head_start"
    given = [Button("head_start", LAID, text(label), scene.head_start, align="center")]
    start = Button(
        "start",
        LAID,
        text("setup.start"),
        scene.start,
        align="center",
        inset=100,
        tail=100,
        enabled=draft.playable(scene.levels),
    )
    back = Button("back", LAID, text("setup.back"), scene.back, align="center")
    # Nobody alone is given any.
    return [back, *(given if draft.count > 1 else ()), start]


class Labeled(Still):
    """A name at the left of what it is about, or above it where it has no room."""

    def __init__(self, label: str, parts: list[Part], share: float = 0.29) -> None:
        self.label, self.share, self.row = label, share, Pair(parts, gap=15)
        self.parts = [self.row]

    def _beside(self, canvas: Canvas, width: float) -> bool:
        return canvas.width(self.label, 34) + 16 <= width * self.share

    def tall(self, canvas: Canvas, width: float) -> float:
        beside = self._beside(canvas, width)
        high = self.row.tall(canvas, width * (1 - self.share) if beside else width)
        return high if beside else high + canvas.line(34, 1.3)

    def place(self, canvas: Canvas, box: Box) -> None:
        self.box = box
        if self._beside(canvas, box.w):
            left = box.w * self.share
            self.row.place(canvas, Box(box.x + left, box.y, box.w - left, box.h))
        else:
            top = canvas.line(34, 1.3)
            self.row.place(canvas, Box(box.x, box.y + top, box.w, box.h - top))

    def widgets(self) -> list[Widget]:
        return self.row.widgets()

    def show(self, canvas: Canvas) -> None:
        box = self.box
        y = box.center[1] if self._beside(canvas, box.w) else box.y + canvas.line(34, 1.3) / 2
        canvas.text(self.label, box.x, y, canvas.fitted(self.label, 34, box.w), PALE)


def _cells(scene: LobbyScene, field: str, key: str, value: int, known: set[int]) -> Part:
    """The numbers 1 to 4 of one field."""
    cells: list[Part] = [
        Cell(
            f"{field}{number}",
            CELL,
            str(number),
            partial(scene.choose, field, number),
            group=field,
            chosen=number == value,
            enabled=number in known,
        )
        for number in range(1, 5)
    ]
    return Labeled(scene.shell.text(f"setup.{key}"), cells)


def _badge(seat: int) -> SeatSign:
    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", x, y, size)

    return draw


class SeatCard(Column):
    """The name at a seat and who plays there, beside the badge of the seat."""

    def __init__(self, fields: list[Part], sign: SeatSign) -> None:
        super().__init__(fields, behind=card)
        self.sign = sign
        self.row: Part = Pair(fields, [290, 310], 16)
        self.fields = fields
        self.parts = [self.row]

    def tall(self, canvas: Canvas, width: float) -> float:
        room = width - 168 - 24
        beside = room >= BESIDE * canvas.grow
        self.row = Pair(self.fields, [290, 310], 16) if beside else Row(self.fields, gap=16)
        self.parts = [self.row]
        return max(CARD, self.row.tall(canvas, room) + 40)

    def place(self, canvas: Canvas, box: Box) -> None:
        self.tall(canvas, box.w)
        self.box = box
        width = box.w - 168 - 24
        high = self.row.tall(canvas, width)
        self.row.place(canvas, Box(box.x + 168, box.center[1] - high / 2, width, high))

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True

    def show(self, canvas: Canvas) -> None:
        super().show(canvas)
        self.sign(canvas, self.box.x + 84, self.box.center[1], BADGE)


def seat_card(scene: LobbyScene, seat: int, sign: SeatSign) -> Part:
    """The name at a seat, and who plays there: a person or which level of opponent."""
    names, player = scene.shell.settings.names, scene.draft.players[seat]
    here = player == PERSON
    name = "" if scene.editing == seat else names[seat]
    fields: list[Part] = [
        Button(
            f"name{seat}",
            FIELD,
            name,
            partial(scene.rename, seat),
            row=True,
            inset=24,
            tail=66,
            paint=at_right(pen, 38, 30),
        ),
        Button(
            f"kind{seat}",
            FIELD,
            scene.shell.text(f"setup.player.{player}"),
            partial(scene.toggle, seat),
            row=True,
            size=32,
            inset=74,
            tail=14,
            paint=at_left(person if here else computer, 42, 38),
        ),
    ]
    return SeatCard(fields, sign)


def _free(scene: LobbyScene, seat: int) -> Button:
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
        LAID._replace(h=CARD),
        scene.shell.text("setup.free"),
        partial(scene.choose, "count", seat + 1),
        inset=192,
        tail=110,
        size=36,
        enabled=seat + 1 in scene.levels.tables,
        row=True,
        paint=paint,
    )


def _dashes(canvas: Canvas) -> pygame.Surface:
    """The dashed ring around the emblem of a free seat."""
    px = canvas.px(128)
    return canvas.assets.made(("dashes", px), lambda: dashes(px, px * 0.024, 22, PALE))


def adorn(canvas: Canvas) -> None:
    """The four umbrellas beside the heading."""
    for place, color in enumerate(COLORS):
        canvas.picture(f"umbrella/under-{color}.pm", 1512 + 90 * place, 92 + 23, 131, 161)
        canvas.picture(f"umbrella/canopy-{color}-{place % 3}", 1512 + 90 * place, 92, 77)


class Preview(Column):
    """The scoreboard of the level and what is special about it, or why it cannot be played."""

    def __init__(self, scene: LobbyScene) -> None:
        self.scene, text = scene, scene.shell.text
        levels = sorted(scene.levels.boards)
        self.about = Told(
            lambda: text(f"setup.level.{scene.shown_level}"),
            30,
            CREAM,
            others=[text(f"setup.level.{level}") for level in levels],
            leading=1.36,
        )
        self.wrong = Column(
            [
                Words(text("setup.broken"), 34, CREAM, "bold"),
                Told(lambda: fault(scene), 28, BAD, others=[fault(scene) or " "]),
            ]
        )
        super().__init__([self.about])

    def tall(self, canvas: Canvas, width: float) -> float:
        usual = PREVIEW[1] + 16 + self.about.tall(canvas, width)
        return max(usual, self.wrong.tall(canvas, width) if fault(self.scene) else 0.0)

    def place(self, canvas: Canvas, box: Box) -> None:
        self.box = box
        self.wrong.place(canvas, box)
        top = PREVIEW[1] + 16
        self.about.place(canvas, Box(box.x, box.y + top, box.w, box.h - top))

    def show(self, canvas: Canvas) -> None:
        plan = self.scene.levels.boards.get(self.scene.shown_level)
        if fault(self.scene) or plan is None:
            self.wrong.place(canvas, self.box)
            self.wrong.show(canvas)
            return
        width, high = PREVIEW
        board = Box(self.box.center[0] - width / 2, self.box.y, width, high)
        fitted = plan.fit(*board)
        draw_board(canvas, board, fitted, frozenset())
        for power in fitted.powers:
            canvas.picture(f"umbrella/power-{power.effect}", *power.at, power.r * 2 * 128 / 104)
        self.about.show(canvas)


def fault(scene: LobbyScene) -> str:
    """What is wrong with the file of the choice that has the focus or, else, is made; or ""."""
    levels, focus = scene.levels, scene.menu.focus
    name = ""
    if focus.startswith(("count", "free")):
        count = int(focus[-1]) + focus.startswith("free")
        name = "" if count in levels.tables else f"table-{count}.tmx"
    if not name and scene.shown_level not in levels.boards:
        name = f"scoreboard-{scene.shown_level}.tmx"
    return " ".join(str(error) for error in levels.errors if error.file == name)
