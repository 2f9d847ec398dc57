"""Looking around a table: the cursor goes over everything, and what it is on says what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.focus import nearest
from game.input import DIRECTIONS, Intent
from game.rules.core import Place
from game.scenes.position import Position
from game.scenes.stack import Scene
from game.seats import Setup
from game.shell import Shell
from game.tables.lore import Saying, Thing
from game.ui.glyphs import MOVES
from game.ui.keyrow import KeyRow
from game.view.canvas import CREAM, PALE, Box, Canvas

ROOM = Box(84, 54, 1752, 884)
"""Where a bubble may stand."""
WIDTH, PAD, TITLE, TEXT, SIGN = 620.0, 26.0, 36.0, 30.0, 62.0
GAP = 26.0
"""From a thing to its bubble."""
LOW = 1024.0
"""Where the keys end."""
SCORES = ("name", "banner", "plate", "strip")
"""Things that tell points, which may be hidden until the end."""


class InspectScene(Scene):
    """Pops "lists" to have the game's lists shown, else nothing."""

    quiet = True

    def __init__(
        self,
        shell: Shell,
        setup: Setup,
        state: Any,
        *,
        seat: int = -1,
        start: Place | None = None,
        log: Callable[[], object] | None = None,
        lists: bool = False,
    ) -> None:
        super().__init__()
        self.shell, self.setup = shell, setup
        self.position = Position(shell, setup)
        self.position.show(state, seat)
        hidden = () if shell.settings.live_score or state.over else SCORES
        self.things = {
            thing.place: thing
            for thing in self.position.things()
            if thing.place.area.partition(".")[0] not in hidden
        }
        self._log, self._lists = log, lists
        self.keys = KeyRow()
        self.cursor = self._start(start)

    def _start(self, start: Place | None) -> Place:
        """The thing asked about, or the nearest one to what is no thing."""
        if start in self.things:
            return start
        boxes = self.position.boxes((start,)) if start is not None else []
        x, y = boxes[0].center if boxes else (960, 480)
        return min(
            self.things,
            key=lambda place: (
                (self.things[place].box.center[0] - x) ** 2
                + (self.things[place].box.center[1] - y) ** 2
            ),
        )

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        action = intent.action
        if action == "press" and intent.pos is not None:
            action = self.keys.pick(intent.pos) or "point"
        if action in DIRECTIONS:
            self._look_at(nearest(self.cursor, action, self.steps()))
        elif action in ("previous", "next"):
            places = list(self.things)
            by = 1 if action == "next" else -1
            self._look_at(places[(places.index(self.cursor) + by) % len(places)])
        elif action == "point" and intent.pos is not None:
            self._look_at(self._under(intent.pos))
        else:
            self._do(action)

    def steps(self) -> dict[Place, Box]:
        """The middle part of every thing, for directions: what lies on another is reached, too."""
        return {
            place: Box(x + w / 4, y + h / 4, w / 2, h / 2)
            for place, (x, y, w, h) in ((p, thing.box) for p, thing in self.things.items())
        }

    @property
    def _base(self) -> str:
        """What kind of thing the cursor is on."""
        return self.cursor.area.partition(".")[0]

    def _do(self, action: str) -> None:
        if action == "info":
            from game.scenes.rulebook import ABOUT, RulesScene

            game = self.setup.game
            page = ABOUT[game].get(self._base, "")
            self.shell.stack.push(RulesScene(self.shell, game, page))
        elif action == "log" and self._log is not None:
            self._log()
        elif action == "confirm" and self._base in SCORES:
            from game.scenes.account import AccountScene

            state = self.position.state
            seat = int(self.cursor.area.partition(".")[2] or state.seat)
            self.shell.stack.push(AccountScene(self.shell, self.setup, state, seat))
        elif action == "confirm" and self._lists:
            self.shell.stack.pop("lists")
        elif action in ("back", "menu", "confirm"):
            self.shell.sound.play("ui/back")
            self.shell.stack.pop()

    def _look_at(self, place: Place | None) -> None:
        if place is not None and place != self.cursor:
            self.cursor, self.dirty = place, True
            self.shell.sound.play("ui/focus", self.things[place].box.center[0])

    def _under(self, pos: tuple[float, float]) -> Place | None:
        """The smallest thing under the pointer: spirits lie on tiles, and powers on boards."""
        found = [thing for thing in self.things.values() if thing.box.holds(pos)]
        return min(found, key=lambda thing: thing.box.w * thing.box.h).place if found else None

    def resized(self) -> None:
        super().resized()
        self.position.forget()

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        thing, position = self.things[self.cursor], self.position
        saying = position.lore.explain(
            self.shell.text, position.names, position.state, self.cursor, position.viewer
        )
        related = position.boxes(saying.places)
        position.draw_lit(canvas, [*(box.grown(8) for box in related), thing.box.grown(8)], 176)
        for box in related:
            canvas.outline(box.grown(4), 10, 3, canvas.accent.text, 0.9)
        if thing.round:
            canvas.focus_ring(*thing.box.center, max(24, thing.box.w * 0.54))
        else:
            canvas.focus(thing.box, min(18.0, thing.box.h * 0.2))
        high = self.keys.tall(canvas) + 12
        # The keys go out of the way of what is asked about.
        below = thing.box.y + thing.box.h < LOW - high
        room = ROOM._replace(y=ROOM.y if below else ROOM.y + high, h=LOW - ROOM.y - high)
        self._bubble(canvas, thing, saying, related, room)
        y = LOW - high / 2 if below else ROOM.y + high / 2
        self.keys.draw(canvas, self.shell.reader.last, self._hints(), 960, y, ROOM.w)

    def _hints(self) -> list[tuple[str, str]]:
        text = self.shell.text
        found = [(MOVES, text("hint.move")), ("info", text("help.key.rules"))]
        if self._base in SCORES:
            found.append(("confirm", text("results.why")))
        elif self._lists:
            found.append(("confirm", text("help.key.lists")))
        if self._log is not None:
            found.append(("log", text("help.key.log")))
        return [*found, ("back", text("hint.back"))]

    def _bubble(
        self, canvas: Canvas, thing: Thing, saying: Saying, related: Sequence[Box], room: Box
    ) -> None:
        """What is said, beside the thing."""
        wide = min(ROOM.w, WIDTH * max(1.0, canvas.grow))
        inner = wide - 2 * PAD
        heads = canvas.wrap(saying.title, TITLE, inner - SIGN - 18, "extrabold")
        rows = [row for line in saying.lines for row in canvas.wrap(line, TEXT, inner)]
        step, head = canvas.line(TEXT, 1.34), canvas.line(TITLE, 1.25)
        top = max(SIGN, head * len(heads))
        high = 2 * PAD + top + 10 + step * len(rows)
        box = beside(thing.box.grown(GAP), wide, high, related, room)
        canvas.panel(box, 24, alpha=0.97)
        canvas.outline(box, 24, 2.5, canvas.accent.text, 0.75)
        x, y = box.x + PAD, box.y + PAD
        self.position.lore.sign(canvas, saying.sign, x + SIGN / 2, y + top / 2, SIGN)
        first = y + (top - head * len(heads)) / 2 + head / 2
        for row, words in enumerate(heads):
            canvas.text(words, x + SIGN + 18, first + head * row, TITLE, CREAM, "extrabold")
        y += top + 10 + step / 2
        for row, words in enumerate(rows):
            canvas.text(words, x, y + step * row, TEXT, PALE, "semibold")


def beside(box: Box, wide: float, high: float, free: Sequence[Box] = (), room: Box = ROOM) -> Box:
    """A box of that size in a room beside another one, that covers least of what is ``free``."""
    x, y = box.center
    right, bottom = room.x + room.w - wide, max(room.y, room.y + room.h - high)
    across = min(max(room.x, x - wide / 2), right)
    down = min(max(room.y, y - high / 2), bottom)
    places = [
        *((box.x + box.w, top) for top in (down, room.y, bottom)),
        *((box.x - wide, top) for top in (down, room.y, bottom)),
        *((left, box.y + box.h) for left in (across, room.x, right)),
        *((left, box.y - high) for left in (across, room.x, right)),
        *((left, top) for left in (room.x, right) for top in (room.y, bottom)),
    ]
    found = [
        Box(left, top, wide, high)
        for left, top in places
        if room.x <= left <= right and room.y <= top <= bottom
    ]
    return min(found, key=lambda one: sum(covers(one, other) for other in (box, *free)))


def covers(one: Box, other: Box) -> float:
    """How much of the other box a box covers."""
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
