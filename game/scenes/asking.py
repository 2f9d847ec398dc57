"""What can be asked at a table beside the match: what a thing is, the lists, the log, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.input import Intent
from game.scenes.hands import look
from game.scenes.inspect import InspectScene
from game.scenes.log import LogScene
from game.tables.lores import LORES
from game.ui import glyphs
from game.view.canvas import CREAM, Box, Canvas

ASIDE = 390.0
"""How far the buttons stand aside where cards have a heading."""
KEY = 0.68
"""Size of the key on a button, as a part of those in hints."""
PANELS = frozenset(
    ("name", "banner", "level", "pool_chip", "clock", "ladder", "sign", "plate", "strip", "totem")
)
"""Things that nobody means to choose."""


def asks(scene: Any, intent: Intent) -> bool:
    """Show what is asked for at a table scene; False if the intent asks for nothing."""
    action, pos = intent.action, intent.pos
    if action == "press" and pos is not None:
        button = scene.table.info_button()
        if button is not None and button.holds(pos) and scene.mine:
            _turn_list(scene)
            return True
        action = next((a for a, box in corners(scene).items() if box.holds(pos)), "")
    if action == "info" and scene.aim.info:
        _turn_list(scene)
    elif action == "info":
        look_around(scene)
    elif action == "log":
        open_log(scene)
    else:
        if action == "" and pos is not None:
            _refuse(scene, pos)
        return False
    return True


def _refuse(scene: Any, pos: tuple[float, float]) -> None:
    """Say why what a pointer pressed cannot be chosen; nothing about what says nothing."""
    if not scene.mine or scene.timeline.running or scene.aim.info:
        return
    if scene.table.pick(pos, scene.picker.targets, scene.picker.touched) is not None:
        return
    lore, shell = LORES[scene.setup.game], scene.shell
    found = [t for t in lore.things(scene.state, scene.director.layout) if t.box.holds(pos)]
    places = [thing for thing in found if thing.place.area.partition(".")[0] not in PANELS]
    if not places:
        return
    place = min(places, key=lambda thing: thing.box.w * thing.box.h).place
    names = [seat.name for seat in scene.setup.seats]
    why = lore.refuse(shell.text, names, scene.state, scene.picker.touched, place)
    notices = shell.home.notices
    if notices.shown is not None and notices.shown.key.startswith("why."):
        notices.dismiss()
    notices.tell(why.key, **why.values)


def _turn_list(scene: Any) -> None:
    """The next of the game's lists, or none any more."""
    scene.show_list((scene.aim.info + 1) % (1 + scene.table.info_pages))


def look_around(scene: Any) -> None:
    """Let the cursor go over everything on the table."""
    start = scene.aim.watched or scene.cursor
    scene.settle()
    shell = scene.shell
    shell.stack.push(
        InspectScene(
            shell,
            scene.setup,
            scene.state,
            seat=scene.director.seat,
            start=start,
            log=lambda: open_log(scene),
            lists=scene.table.info_pages > 1,
        )
    )


def open_log(scene: Any) -> None:
    """The log of the match."""
    scene.settle()
    scene.shell.stack.push(LogScene(scene.shell, scene.setup, scene.match))


# -- the buttons for a pointer -------------------------------------------------------------------


def corners(scene: Any) -> dict[str, Box]:
    """Where a pointer asks: what things are, and what has happened."""
    away = ASIDE if scene.table.carded(scene.aim) else 0.0
    boxes = (box._replace(x=box.x + away) for box in LORES[scene.setup.game].corners)
    return dict(zip(("info", "log"), boxes, strict=True))


def draw_corners(canvas: Canvas, scene: Any) -> None:
    """Both buttons at a table."""
    draw_buttons(canvas, corners(scene), look(scene.shell, scene.setup, scene.state.seat))


def draw_buttons(canvas: Canvas, buttons: Mapping[str, Box], device: str) -> None:
    """A question mark, and lines of a list, each with its key for those who hold no mouse."""
    part = KEY * canvas.grow
    small = Canvas(canvas.target, canvas.scale * part, canvas.offset, canvas.assets, 1.0)
    for action, box in buttons.items():
        x, y = box.center
        _sign(canvas, action, x, y)
        if not device.startswith("mouse"):
            left = (x + 22) / part - glyphs.width(small, device, action) / 2
            glyphs.draw(small, device, action, left, (y + 20) / part)


def _sign(canvas: Canvas, action: str, x: float, y: float) -> None:
    """One button."""
    canvas.disc(x, y, 27, "0A0E1E", 0.9)
    canvas.ring(x, y, 27, 3, CREAM, 0.7)
    if action == "info":
        canvas.printed.text("?", x, y, 40, CREAM, "extrabold", "center")
        return
    for row in (-1, 0, 1):
        canvas.pill(Box(x - 13, y + 8 * row - 2, 4, 4), 2, (CREAM, 1.0))
        canvas.pill(Box(x - 6, y + 8 * row - 2, 19, 4), 2, (CREAM, 1.0))
