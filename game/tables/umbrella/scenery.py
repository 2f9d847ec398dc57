"""What lies still on an Umbrella table: street, stages, empty slots, boards, names and notices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.levels import Area
from game.rules.core import Place
from game.rules.umbrella import BANDS, COLORS, State, band, scores, tokens
from game.seats import EMBLEMS, TINTS, Seat
from game.tables.kept import kept
from game.tables.umbrella.board import draw_board
from game.tables.umbrella.ledger import WIDEST, draw_ledger, lines_of
from game.text import Texts
from game.view.canvas import CREAM, DARK, GOLD, LINE, PALE, WIDTH, Box, Canvas
from game.view.layout import Layout

ROOM = 30
"""Around a kept picture for its shadow and its glow, in logical pixels."""
LEDGER = 7
"""How far the middle of a ledger lies below its plate."""
CLOSE = 30
"""So near below a plate a tile's star would touch its ledger."""
SMALL_BADGE = 62.0
"""Room for a small badge at the left of a plate."""
BESIDE = 12
"""Between the banner and the ledger of the seat in turn."""
CLOCK = 16
"""Umbrellas that wait at the start of a solo game: each slide takes one away."""


class Scenery:
    """Draws the still parts for one state, arranged for the seat in turn."""

    def __init__(self, seats: Sequence[Seat], text: Texts) -> None:
        self.seats, self.text = seats, text
        self.live = True

    def show(self, state: State, layout: Layout) -> None:
        self.state, self.layout = state, layout
        self.scores = scores(state)
        self.counts = Counter(
            (place.area, place.x)
            for place, token in tokens(state).items()
            if token.kind == "umbrella" and place.area != "bag" and place.area[:5] != "stage"
        )

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    # -- under the tokens ----------------------------------------------------------------------

    def street(self, canvas: Canvas) -> None:
        """The painted street and the tinted line around each stage."""
        layout = self.layout
        canvas.backdrop(f"umbrella/table-{len(self.seats)}-{layout.active}")
        for seat in range(len(self.seats)):
            area = layout.area(f"stage.{seat}")
            kerb = area.number("kerb")
            inner = Box(area.x, area.y, area.w, area.h).grown(-kerb + 4)
            tint = TINTS[EMBLEMS[seat]]
            canvas.outline(inner, 8, 7, "05070F", 0.75)
            canvas.outline(inner.grown(-2), 6, 3.5, tint, 1.0 if seat == layout.active else 0.70)

    def slots(self, canvas: Canvas) -> None:
        """A chalk ring wherever no umbrella of a color waits."""
        for area in self._waiting_areas():
            for x in range(len(COLORS)):
                if not self.counts[area.name, x]:
                    self._slot(canvas, area, x)

    def emptied_slots(self, canvas: Canvas, emptied: frozenset[tuple[str, int]]) -> None:
        """The same where the last umbrella is being lifted."""
        for area in self._waiting_areas():
            for x in range(len(COLORS)):
                if (area.name, x) in emptied and self.counts[area.name, x] == 1:
                    self._slot(canvas, area, x)

    @staticmethod
    def _slot(canvas: Canvas, area: Area, x: int) -> None:
        canvas.picture(f"umbrella/slot-{COLORS[x]}", *area.spot(x), area.size)

    def _waiting_areas(self) -> list[Area]:
        layout = self.layout
        return [*layout.named("center"), *layout.named("lateral"), *layout.named("personal")]

    def boards(self, canvas: Canvas) -> None:
        """Scoreboards and the recesses of empty figure spaces."""
        board = self.state.board
        for seat in range(len(self.seats)):
            drops = self.state.drops[seat]
            filled = frozenset(
                (space.x, space.y) for i, space in enumerate(board.spaces) if drops >> i & 1
            )
            name = f"board.{seat}"
            box, plan = self.layout.box(name), self.layout.plans[name]
            kept(
                canvas,
                (name, plan.level, filled),
                box.grown(ROOM),
                partial(draw_board, box=box, plan=plan, filled=filled),
            )
            for area in self.layout.areas(f"figure.{seat}"):
                space = int(area.number("space"))
                if not self.state.figures[seat][space]:
                    self._recess(canvas, area, space)

    @staticmethod
    def _recess(canvas: Canvas, area: Area, space: int) -> None:
        x, y = area.center
        canvas.picture("umbrella/tile-empty", x, y, area.size * 400 / 320)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[space]
        reach = 0.30 * area.size
        canvas.picture(
            "umbrella/star-empty",
            x + dx * reach,
            y + dy * reach,
            0.10 * area.size * 96 / 36,
            None,
            -90 * space,
        )

    def plates(self, canvas: Canvas) -> None:
        """Names and points of those who are not in turn, the passages, level and pool."""
        for sign in self.layout.named("sign"):
            self._sign(canvas, sign)
        if self.solo:
            self._solo(canvas)
        else:
            for seat in range(len(self.seats)):
                self._kept_plate(canvas, seat)
                if seat != self.layout.active:
                    self._ledger(canvas, seat)
            self._pool(canvas)
        self._chip(canvas, self.layout.box("level"), self.text("table.level", level=self.level))

    @property
    def level(self) -> int:
        return self.state.board.level

    @staticmethod
    def _chip(canvas: Canvas, box: Box, words: str) -> None:
        box = box._replace(w=max(box.w, canvas.width(words, 26) + 28))
        canvas.panel(box, 32, 0.86)
        size = canvas.fitted(words, 30, box.w - 28)
        canvas.text(words, *box.center, size, align="center")

    def _pool(self, canvas: Canvas) -> None:
        box, words = self.layout.box("pool_chip"), self.text("table.left")
        number = str(self.state.pool)
        need = canvas.width(number, 40, "extrabold") + canvas.width(words, 26, "semibold") + 104
        box = Box(min(box.x, box.x + box.w - need), box.y, max(box.w, need), box.h)
        canvas.panel(box, 32, 0.90, glow="FFB45A" if self.state.pool <= 3 else None)
        y = box.y + box.h / 2
        canvas.picture("umbrella/drop", box.x + 40, y, 38 * 176 / 144, 38 * 224 / 144)
        wide = canvas.text(number, box.x + 70, y, 40, weight="extrabold")
        size = canvas.fitted(words, 30, box.w - 70 - wide - 34, "semibold")
        canvas.text(words, box.x + 70 + wide + 12, y, size, PALE, "semibold")

    def points(self, seat: int) -> str:
        """The total so far, "" if it is not to be seen."""
        if not self.live:
            return ""
        return self.text("table.points", count=self.scores[seat].total).replace("-", "−")

    def _ledger(self, canvas: Canvas, seat: int) -> None:
        """The points of a seat so far, line by line: on its plate, or beside the banner in turn."""
        if not self.live:
            return
        score = self.scores[seat]
        active = seat == self.layout.active
        box = self.layout.box("banner" if active else f"name.{seat}")
        low, x = box.y + box.h + LEDGER - self._raised(box), box.center[0]
        if not active and self._crowded(seat):
            low -= LEDGER
        if active:
            low, x = box.center[1], self._beside(box)
        whole, widest = bool(self._raised(box)) and not active, WIDEST
        if whole:
            # Inside the plate, where its badge stands.
            x, widest = x + SMALL_BADGE / 2, box.w - SMALL_BADGE - 12
        key, room = ("ledger", lines_of(score), whole), Box(x - 200, low - ROOM, 400, 2 * ROOM)
        draw = partial(draw_ledger, x=x, y=low, score=score, whole=whole, widest=widest)
        kept(canvas, key, room, draw)

    def _beside(self, banner: Box) -> float:
        """The middle of a ledger beside the banner, where the larger room is."""
        left = self.layout.box("level")
        end = self.layout.box("pool_chip").x if self.layout.has("pool_chip") else WIDTH
        if banner.x - left.x - left.w > end - banner.x - banner.w:
            return banner.x - BESIDE - WIDEST / 2
        return banner.x + banner.w + BESIDE + WIDEST / 2

    def _raised(self, box: Box) -> float:
        """How much higher a plate's ledger lies, as the prompt is close below it."""
        room = self.layout.box("prompt").y - box.y - box.h
        return 0.0 if room > 40 or not self.live else LEDGER + 24 - room

    def _crowded(self, seat: int) -> bool:
        """Whether the star of a tile comes close to the plate from below."""
        box = self.layout.box(f"name.{seat}")
        spots = self.layout.spots(Place(f"figure.{seat}"))
        return any(0 < y - 0.6 * size - box.y - box.h < CLOSE for _, y, size, _ in spots)

    def _kept_plate(self, canvas: Canvas, seat: int) -> None:
        name = f"name.{seat}"
        if self.layout.has(name):
            box = self.layout.box(name)
            follows = self.layout.has("next") and self._next() == seat
            said = (self.seats[seat].name, self.scores[seat].total, self.text.language)
            looks = (seat == self.layout.active, follows, self.live)
            kept(canvas, (name, said, looks), box.grown(ROOM), lambda c: self._plate(c, seat))

    def _plate(self, canvas: Canvas, seat: int) -> None:
        box = self.layout.box(f"name.{seat}")
        active = seat == self.layout.active
        canvas.panel(box, 18, 0.86, glow=LINE if active else None)
        small = box.w < 240
        words, size = self.seats[seat].name, 30.0 if small else 34.0
        radius, left = (30.0, 84.0) if small else (34.0, 98.0)
        raised = self._raised(box)
        if raised or canvas.fitted(words, size, box.w - left - 14) < 0.8 * size:
            # A long name gets more room from a smaller badge, and so does a ledger beside it.
            radius, left = 22.0, SMALL_BADGE
        self.badge(canvas, seat, box.x + left / 2, box.y + box.h / 2, radius)
        room = box.w - left - 10
        rise = min(22.0, box.h / 4) if self.live else 0.0
        middle = box.y + box.h / 2 + 0.25 * raised
        fit = canvas.fitted(words, size, room)
        # What still has no room goes on two lines.
        lines = [words] if fit >= 0.75 * size else canvas.wrap(words, 24, room, "bold")[:2]
        fit = fit if len(lines) == 1 else min(canvas.fitted(line, 24, room) for line in lines)
        if self.live and not active and self._crowded(seat):
            rise, middle = 16.0, middle - 13
        rise += 9 * (len(lines) - 1)
        for place, part in enumerate(lines):
            canvas.text(part, box.x + left, middle - rise + 26 * place, fit)
        if self.layout.has("next") and self._next() == seat:
            tag = self.layout.box("next")
            if raised:
                tag = tag._replace(y=box.y - 6)
            if tag.x < box.x + left + canvas.width(lines[0], fit):
                # A long name must not lie under the tag.
                above = middle - rise - 0.4 * canvas.scaled(fit) - tag.h
                tag = tag._replace(y=min(tag.y, above))
            self._tag(canvas, tag, self.text("table.next"))
        # Where there is no room below the plate, the ledger tells the total, too.
        points = "" if raised else self.points(seat)
        size = canvas.fitted(points, 28 if small else 32, room, "semibold")
        canvas.text(points, box.x + left, middle + rise, size, PALE, "semibold")

    def _next(self) -> int:
        return (self.layout.active + 1) % len(self.seats)

    @staticmethod
    def _tag(canvas: Canvas, box: Box, words: str) -> None:
        more = max(0.0, canvas.width(words, 24) + 24 - box.w)
        box = Box(box.x - more, box.y, box.w + more, box.h)
        canvas.pill(box, box.h / 2, (LINE, 1.0))
        size = canvas.fitted(words, 28, box.w - 20)
        canvas.text(words, *box.center, size, DARK, align="center")

    @staticmethod
    def badge(canvas: Canvas, seat: int, x: float, y: float, radius: float) -> None:
        """The emblem of a seat."""
        canvas.picture(f"umbrella/badge-{EMBLEMS[seat]}", x, y, radius * 2.56)

    def _sign(self, canvas: Canvas, sign: Area) -> None:
        """Under each end of the area that wraps around: who stands at its other end."""
        x, y = sign.center
        left = sign.props.get("arrow") == "left"
        canvas.picture("umbrella/sign", x, y, 112, 96)
        self.badge(canvas, int(sign.number("seat")), x + (9 if left else -9), y, 22)
        canvas.arrow(x + (-25 if left else 25), y, 3 if left else 1, 11)

    # -- over the tokens -----------------------------------------------------------------------

    def tallies(
        self, canvas: Canvas, emptied: frozenset[tuple[str, int]], only: Place | None = None
    ) -> None:
        """How many umbrellas lie in a stack of two or more; ``only`` in that one."""
        for area in self._waiting_areas():
            for x in range(len(COLORS)):
                if only is not None and (area.name, x) != (only.area, only.x):
                    continue
                count = self.counts[area.name, x] - ((area.name, x) in emptied)
                if count > 1:
                    px, py = area.spot(x)
                    d = area.size
                    canvas.picture("umbrella/count", px + d * 0.34, py + d * 0.32, 48)
                    canvas.printed.text(
                        str(count), px + d * 0.34, py + d * 0.32, 28, CREAM, "extrabold", "center"
                    )

    def banner(self, canvas: Canvas, thinking: bool) -> None:
        """Whose turn it is, above their stage, pointing at it."""
        area = self.layout.area("banner")
        box = Box(area.x, area.y, area.w, area.h)
        seat = self.layout.active
        tint = TINTS[EMBLEMS[seat]]
        canvas.panel(box, 32, 0.93, glow=tint)
        canvas.arrow(area.number("pointer_x"), box.y + box.h + 6, 2, 12, tint)
        self.badge(canvas, seat, box.x + 38, box.y + box.h / 2, 31)
        y = box.y + box.h / 2
        room = box.w - 84 - 30
        if self.solo:
            left = sum(self.counts.values())
            turn = min(CLOCK, CLOCK + 1 - left)
            words = self.text("table.slide_of", number=turn, count=CLOCK)
        else:
            points = self.points(seat)
            key = "table.thinking" if thinking else "table.turn"
            words = self.text(key, name=self.seats[seat].name)
            wide = canvas.width(points, 30, "semibold")
            # Who is in turn comes first; the points stand in the ledger beside it, too.
            if points and canvas.width(words, 0.7 * 36) <= room - wide - 20:
                canvas.text(points, box.x + box.w - 28, y, 30, GOLD, "semibold", "right")
                room -= wide + 20
        canvas.text(words, box.x + 84, y, canvas.fitted(words, 36, room))
        self._ledger(canvas, seat)

    # -- solo ----------------------------------------------------------------------------------

    def _solo(self, canvas: Canvas) -> None:
        box = self.layout.box("name.0")
        canvas.panel(box, 20, 0.88)
        y = box.y + box.h / 2
        self.badge(canvas, 0, box.x + 44, y, 29)
        points, name = self.points(0), self.seats[0].name
        most = box.w - 88 - 50 - canvas.width(name, 0.7 * 36)
        size = canvas.fitted(points, 36, most, "extrabold")
        wide = canvas.text(points, box.x + box.w - 26, y, size, GOLD, "extrabold", "right")
        canvas.text(name, box.x + 88, y, canvas.fitted(name, 36, box.w - 88 - wide - 50))
        self._clock(canvas, self.layout.box("clock"))
        self._ladder(canvas, self.layout.box("ladder"))

    def _clock(self, canvas: Canvas, box: Box) -> None:
        """The sixteen umbrellas that are the clock of a solo game."""
        canvas.panel(box, 20, 0.88)
        waiting = [
            color
            for x, color in enumerate(COLORS)
            for _ in range(sum(n for (_, slot), n in self.counts.items() if slot == x))
        ]
        words = self.text("table.umbrellas_left")
        of = self.text("table.of", number=len(waiting), count=CLOCK)
        size = canvas.fitted(of, 32, box.w * 0.3)
        wide = canvas.text(of, box.x + box.w - 26, box.y + 34, size, GOLD, align="right")
        size, lines = canvas.filled(words, 32, box.w - wide - 70, 60, "bold", 1.0)
        for place, part in enumerate(lines):
            y = box.y + 34 + canvas.line(size, 1.0) * (place - (len(lines) - 1) / 2)
            canvas.text(part, box.x + 24, y, size)
        for i in range(CLOCK):
            x, y = box.x + 38 + (i % 8) * 51.4, box.y + 86 + (i // 8) * 52
            if i < len(waiting):
                canvas.picture(f"umbrella/canopy-{waiting[i]}-{i % 3}", x, y, 44)
            else:
                canvas.disc(x, y, 18, "060914", 0.8)
                canvas.ring(x, y, 18, 2.5, "8E9BD0", 0.45)

    def _ladder(self, canvas: Canvas, box: Box) -> None:
        """The bands of a solo game, the reached ones gold, and what the next one asks."""
        canvas.panel(box, 20, 0.88)
        title = self.text("table.weather")
        canvas.text(title, box.x + 24, box.y + 36, canvas.fitted(title, 32, box.w - 48))
        total = self.scores[0].total if self.live else BANDS[-1][0] - 1
        for i, (floor, name) in enumerate(BANDS):
            row = Box(box.x + 14, box.y + 78 + i * 80, box.w - 28, 68)
            got = total >= floor
            canvas.pill(row, 18, ("6A4A18" if got else "1B2440", 0.95))
            canvas.outline(row, 18, 2.5, LINE if got else "8E9BD0", 1.0 if got else 0.35)
            y = row.y + row.h / 2
            canvas.picture(f"umbrella/weather-{name}", row.x + 44, y, 66)
            words = self.text(f"band.{name}")
            canvas.text(words, row.x + 90, y, canvas.fitted(words, 34, row.w - 220))
            canvas.text(
                str(floor), row.x + row.w - 24, y, 38, GOLD if got else CREAM, "extrabold", "right"
            )
            if got:
                canvas.picture("umbrella/tick", row.x + row.w - 104, y, 38)
        above = [(floor, name) for floor, name in BANDS if floor > total]
        if above:
            floor, name = above[-1]
            words = self.text("table.more_for", count=floor - total, band=self.text(f"band.{name}"))
        else:
            words = self.text("table.best_band", band=self.text(f"band.{band(total)}"))
        words = words if self.live else ""
        canvas.text(
            words,
            box.x + 24,
            box.y + box.h - 34,
            canvas.fitted(words, 30, box.w - 48, "semibold"),
            GOLD,
            "semibold",
        )
