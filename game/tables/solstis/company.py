"""The spirits in play: what each does and pays, for those who cannot point at them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Place
from game.rules.solstis import SPIRITS, State, covered
from game.rules.solstis.state import NONE
from game.tables.solstis import pieces, rich
from game.tables.solstis.cards import pays
from game.tables.solstis.colors import GLASS, MUTED, NUMBER, PLAYERS, RIM, STRONG, TEXT, TITLE
from game.tables.solstis.rich import Icon, Words
from game.text import Texts
from game.view.canvas import CREAM, GOLD, Box, Canvas

BOX = Box(96, 104, 1728, 662)
COLUMNS = (Box(132, 262, 640, 490), Box(1148, 262, 640, 490))
MIDDLE = Box(808, 262, 304, 490)
ROW = 96.0


def draw_company(
    canvas: Canvas, text: Texts, names: Sequence[str], state: State, seat: int
) -> None:
    """Both players' spirits, and those that lie face up between them."""
    canvas.panel(BOX, 28, 0.97, GLASS, 0.08)
    canvas.outline(BOX, 28, 3, PLAYERS[seat], 0.9)
    canvas.text(text("solstis.company"), 960, BOX.y + 46, 44, CREAM, TITLE, "center")
    for own, column in enumerate(COLUMNS):
        _owner(canvas, text, names[own], state, own, column)
    for x in (MIDDLE.x - 18, MIDDLE.x + MIDDLE.w + 18):
        canvas.pill(Box(x - 1, 190, 2, 560), 1, (RIM, 0.3))
    _face_up(canvas, text, state)


def _owner(canvas: Canvas, text: Texts, name: str, state: State, seat: int, column: Box) -> None:
    """A player's spirits in the order in which they came."""
    y = column.y - 46
    pieces.emblem(canvas, seat, column.x + 28, y, 26)
    wide = canvas.text(name, column.x + 68, y, 36, CREAM, STRONG)
    if state.evil == seat:
        pieces.medal(canvas, "evil", column.x + 68 + wide + 40, y, 24)
    laid = state.laid[seat]
    if not laid:
        canvas.text(text("solstis.no_spirits"), column.x + 4, column.y + 40, 30, MUTED, TEXT)
        return
    step = min(ROW, column.h / len(laid))
    for index, (corner, spirit) in enumerate(laid):
        place = Place(f"square.{seat}", corner % 10, corner // 10)
        box = Box(column.x, column.y + step * index, column.w, step)
        _spirit(canvas, text, SPIRITS[spirit], box, state, place)


def _spirit(canvas: Canvas, text: Texts, name: str, box: Box, state: State, place: Place) -> None:
    """One row: the medal, the name with what it pays, and what it does."""
    hidden = covered(state) == place
    radius = min(36.0, box.h * 0.38)
    pieces.medal(canvas, name, box.x + 40, box.y + box.h / 2, radius, alpha=0.5 if hidden else 1)
    left, room = box.x + 96, box.w - 96
    y = box.y + box.h * 0.30
    canvas.text(text(f"spirit.{name}"), left, y, 34, MUTED if hidden else GOLD, TITLE)
    amount = "0" if hidden else f"+{pays(state, place)}"
    stars: list[rich.Part] = [Words(amount, CREAM, NUMBER, 32), Icon("star", 28)]
    rich.line(canvas, stars, box.x + box.w, y, "right")
    about = text("solstis.is_covered" if hidden else f"spirit.{name}.about")
    size = canvas.fitted(about, 28, room, TEXT)
    canvas.text(about, left, box.y + box.h * 0.70, size, CREAM, TEXT)


def _face_up(canvas: Canvas, text: Texts, state: State) -> None:
    """The spirits that can be met without drawing."""
    x = MIDDLE.center[0]
    canvas.text(text("solstis.face_up"), x, MIDDLE.y - 40, 30, MUTED, STRONG, "center")
    shown = [SPIRITS[spirit] for spirit in state.spirits if spirit != NONE]
    if not shown:
        canvas.text(text("solstis.none"), x, MIDDLE.y + 40, 30, MUTED, TEXT, "center")
    step = min(84.0, MIDDLE.h / max(1, len(shown)))
    for index, name in enumerate(shown):
        y = MIDDLE.y + step * (index + 0.5)
        pieces.medal(canvas, name, MIDDLE.x + 52, y, min(34.0, step * 0.40))
        canvas.text(text(f"spirit.{name}"), MIDDLE.x + 104, y, 32, CREAM, TITLE)
