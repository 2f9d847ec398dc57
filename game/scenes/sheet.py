"""Umbrella's score sheet: a row for each seat, every point shown as what it comes from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.match import Match
from game.rules.core import Score, ranking
from game.rules.umbrella import COLORS, band, tokens
from game.scenes.confetti import Confetti, Umbrellas
from game.scenes.extras import draw_final_board, draw_ladder, next_band
from game.scenes.winner import Winner, draw_winner
from game.seats import EMBLEMS, Setup
from game.shell import Shell
from game.tables.lore import given_points
from game.ui.lettering import line
from game.view.canvas import BAD, CREAM, DARK, GOOD, PALE, Box, Canvas

PANEL = Box(760, 66, 1064, 852)
DROPS, BOARD, DOORSTEP, TOTAL = (PANEL.x + dx for dx in (470, 652, 822, 974))
"""The middles of the columns."""
ROOMS = {DROPS: 190, BOARD: 166, DOORSTEP: 166, TOTAL: 128}
FIRST, GAP = PANEL.y + 86, 14
HEIGHTS = {1: 176, 2: 366, 3: 240, 4: 176}
"""Of a row, by number of seats."""
MIDDLES = {1: 88, 2: 88, 3: 70, 4: 88}
"""Where the middle of the numbers lies in a row."""
BOARDS = {2: Box(150, 168, 728, 176), 3: Box(364, 144, 538, 84)}
"""Where the final scoreboard lies in a row that has room for it."""
NAME_ROOM = 192
"""Logical pixels for a name."""
LEAD, NEXT_ROW, PER_DROP = 0.3, 0.55, 0.08
"""Seconds before the first row, from row to row, and for each drop."""
BOARD_AFTER, DOORSTEP_AFTER, DONE_AFTER = 0.15, 0.4, 0.6
"""Seconds after the last drop of a row."""


class Counted(NamedTuple):
    """How far a row is counted: whether it is shown, its drops, its board, its doorstep."""

    shown: bool
    drops: int
    board: bool
    doorstep: bool


@dataclass(frozen=True)
class Row:
    """One seat on the sheet: its place, its score, and the umbrellas on its doorstep."""

    seat: int
    place: int
    score: Score
    doorstep: tuple[str, ...]
    start: float

    def length(self) -> float:
        """When its counting is over."""
        return self.start + PER_DROP * self.score.line("tokens").count + DONE_AFTER

    def counted(self, seconds: float) -> Counted:
        """What is counted so many seconds after the sheet was shown."""
        drops, since = self.score.line("tokens").count, seconds - self.start
        after = since - PER_DROP * drops
        return Counted(
            since >= 0,
            max(0, min(drops, int(since / PER_DROP))),
            after >= BOARD_AFTER,
            after >= DOORSTEP_AFTER,
        )


class UmbrellaSheet:
    """The sheet of one match; see ``Sheet``."""

    backdrop = "umbrella/results"
    buttons = (Box(760, 930, 320, 98), Box(1102, 930, 380, 98), Box(1504, 930, 320, 98))
    fame = Box(396, 944, 336, 76)
    hints = (96.0, 982.0)
    why = Box(PANEL.x + 18, PANEL.y + 12, 330, 66)
    asked = (196.0, 86.0)

    def __init__(self, shell: Shell, setup: Setup, match: Match) -> None:
        self.text, self.setup, self.state = shell.text, setup, match.state
        self.rows = self._rows(match)
        self.length = max(row.length() for row in self.rows)

    def _rows(self, match: Match) -> list[Row]:
        scores, lying = match.rules.scores(match.state), tokens(match.state)
        order: list[tuple[int, int]] = []
        for tied in ranking(scores):
            place = len(order) + 1  # who comes after two firsts is third
            order += [(place, seat) for seat in tied]
        rows = []
        for index, (place, seat) in enumerate(order):
            own = sorted(spot.x for spot in lying if spot.area == f"personal.{seat}")
            start = LEAD + NEXT_ROW * (len(order) - 1 - index)
            doorstep = tuple(COLORS[color] for color in own)
            rows.append(Row(seat, place, scores[seat], doorstep, start))
        return rows

    # -- the winner ----------------------------------------------------------------------------

    def winner(self) -> Winner:
        """The weather of a solo game; else who won, alone or together."""
        if len(self.rows) == 1:
            return self._weather(self.rows[0].score.total)
        best = [row for row in self.rows if row.place == 1]
        names = [self.setup.seats[row.seat].name for row in best]
        total = best[0].score.total
        if len(best) == 1:
            sentence = self.text("results.wins", name=names[0])
            beaten = [row for row in self.rows if row.place > 1 and row.score.total == total]
            about = self._points("results.points_tie" if beaten else "results.points", total)
        else:
            most = self.text("results.comma").join(names[:-1])
            both = self.text("results.and", names=most, last=names[-1])
            sentence = self.text("results.shared", names=both)
            about = self._points("results.points_each", total)
        badges = tuple(f"umbrella/badge-{EMBLEMS[row.seat]}" for row in best)
        return Winner(badges, sentence, about)

    def _points(self, key: str, total: int, **more: object) -> str:
        return self.text(key, count=total, points=_signed(total, plus=False), **more)

    def _weather(self, total: int) -> Winner:
        name, above = band(total), next_band(total)
        about = self._points("results.best_band", total)
        if above is not None:
            points, better = above
            words = self.text(f"band.{better}")
            about = self._points("results.next_band", total, more=points - total, band=words)
        picture = f"umbrella/weather-{name}"
        return Winner((picture,), self.text(f"band.{name}"), about, weather=True)

    def stage(self, seconds: float) -> tuple[object, ...]:
        """Changes when the sheet would look different."""
        return seconds >= self.length, *(row.counted(seconds) for row in self.rows)

    # -- drawing -------------------------------------------------------------------------------

    def celebrate(self, canvas: Canvas, part: float) -> None:
        """The winner over the puddle."""
        draw_winner(canvas, self.winner(), part)

    def party(self, age: Callable[[], float]) -> Confetti:
        """Umbrellas over the puddle."""
        return Umbrellas(age)

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """The sheet, counted as far as after so many seconds."""
        high = HEIGHTS[len(self.rows)]
        canvas.panel(PANEL, 30, alpha=0.90)
        for name, x in (
            ("drops", DROPS),
            ("board", BOARD),
            ("doorstep", DOORSTEP),
            ("total", TOTAL),
        ):
            label = self.text(f"results.{name}")
            line(canvas, label, x, PANEL.y + 46, 30, ROOMS[x], PALE, "semibold", "center")
        for index, row in enumerate(self.rows):
            box = Box(PANEL.x + 18, FIRST + index * (high + GAP), PANEL.w - 36, high)
            counted = row.counted(seconds)
            self._ground(canvas, box, row.place == 1 and counted.shown)
            if counted.shown:
                self._row(canvas, box, row, counted)
        if len(self.rows) == 1:
            rest = Box(PANEL.x + 18, FIRST + high + GAP, PANEL.w - 36, 560)
            draw_ladder(canvas, self.text, rest, self.rows[0].score.total, seconds >= self.length)

    def _ground(self, canvas: Canvas, box: Box, best: bool) -> None:
        if best:
            canvas.pill(box, 26, *canvas.accent.chosen)
            canvas.outline(box, 26, 4, canvas.accent.line)
        else:
            canvas.pill(box, 26, (canvas.accent.row, 0.92))
            canvas.outline(box, 26, 2.5, canvas.accent.edge, 0.35)

    def _row(self, canvas: Canvas, box: Box, row: Row, counted: Counted) -> None:
        """One seat as far as it is counted."""
        y = box.y + MIDDLES[len(self.rows)]
        best = row.place == 1
        color = canvas.accent.text if best else PALE
        if len(self.rows) > 1:
            canvas.text(str(row.place), PANEL.x + 52, y, 52, color, "extrabold", "center")
        canvas.picture(f"umbrella/badge-{EMBLEMS[row.seat]}", PANEL.x + 122, y, 108)
        name = self.setup.seats[row.seat].name
        self._name(canvas, name, y)
        given = given_points(row.score) or 0
        if given:
            words = f"{_signed(given)} {self.text('head_start.heading')}"
            line(canvas, words, PANEL.x + 180, y + 48, 28, 240, PALE, "semibold")
        total = given + 2 * counted.drops
        self._drops(canvas, y, counted.drops)
        if counted.board:
            total += row.score.line("groups").points
            self._board(canvas, y, row.score)
        if counted.doorstep:
            total += row.score.line("areas").points + row.score.line("clear").points
            self._doorstep(canvas, y, row)
        canvas.text(
            _signed(total, plus=False),
            TOTAL,
            y,
            72,
            "FFE9B8" if best else CREAM,
            "extrabold",
            "center",
        )
        area = BOARDS.get(len(self.rows))
        if area is not None:
            place = Box(box.x + area.x, box.y + area.y, area.w, area.h)
            draw_final_board(canvas, place, self.state, row.seat)

    def cramped(self, canvas: Canvas) -> bool:
        """Whether larger text leaves a word of a name too little room beside the points."""
        words = [word for seat in self.setup.seats for word in seat.name.split()]
        return canvas.grow > 1 and any(canvas.width(word, 34) > NAME_ROOM * 1.1 for word in words)

    @staticmethod
    def _name(canvas: Canvas, name: str, y: float) -> None:
        """A name in one line, or a word under the other if it is too long for that."""
        x, room = PANEL.x + 180, NAME_ROOM
        words = canvas.wrap(name, 34, room, "bold")
        if canvas.width(name, 38) <= room or len(words) == 1:
            line(canvas, name, x, y, 38, room)
            return
        step = canvas.line(34, 1.15)
        for row, word in enumerate(words):
            line(canvas, word, x, y + step * (row - (len(words) - 1) / 2), 34, room)

    def _drops(self, canvas: Canvas, y: float, count: int) -> None:
        sum_ = self.text("results.sum", count=count, each=2, points=2 * count)
        canvas.text(sum_, DROPS, y - 24, 38, CREAM, "bold", "center")
        step = min(25.0, 172 / max(1, count))
        for place in range(count):
            x = DROPS + (place - (count - 1) / 2) * step
            canvas.picture("umbrella/drop", x, y + 34, 28, 36)

    def _board(self, canvas: Canvas, y: float, score: Score) -> None:
        groups = score.line("groups")
        canvas.text(_signed(groups.points), BOARD, y - 24, 38, CREAM, "bold", "center")
        if not groups.parts:
            self._small(canvas, BOARD, y, "results.no_group", PALE)
        step = min(54.0, 168 / max(1, len(groups.parts)))
        for place, points in enumerate(sorted(groups.parts, reverse=True)):
            x = BOARD + (place - (len(groups.parts) - 1) / 2) * step
            canvas.pill(Box(x - step / 2 + 3, y + 14, step - 6, 42), 21, (canvas.accent.line, 1.0))
            canvas.text(str(points), x, y + 35, 30, DARK, "extrabold", "center")

    def _doorstep(self, canvas: Canvas, y: float, row: Row) -> None:
        points = row.score.line("areas").points + row.score.line("clear").points
        tone = GOOD if points > 0 else BAD
        canvas.text(_signed(points), DOORSTEP, y - 24, 38, tone, "bold", "center")
        if not row.doorstep:
            self._small(canvas, DOORSTEP, y, "results.clear", GOOD)
        shown = row.doorstep[:6]
        step = min(40.0, 150 / max(1, len(shown) + 1))
        for place, color in enumerate(shown):
            x = DOORSTEP + (place - (len(shown) - 1) / 2) * step
            canvas.picture(f"umbrella/canopy-{color}-{place % 3}", x, y + 35, 46)

    def _small(self, canvas: Canvas, x: float, y: float, key: str, color: str) -> None:
        lines = canvas.wrap(self.text(key), 30, ROOMS[x])
        y += 35 - 17 * (len(lines) - 1)
        for place, words in enumerate(lines):
            line(canvas, words, x, y + 34 * place, 30, ROOMS[x], color, "semibold", "center")


def _signed(points: int, plus: bool = True) -> str:
    """With a sign of its own: a true minus, and a plus where it is a part of a sum."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else str(points)
