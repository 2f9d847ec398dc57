"""Statistics by name, and the hall of fame of solo games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.records import Result, Statistics, hall_of_fame, statistics
from game.rules.games import GAMES
from game.rules.umbrella import BANDS, band
from game.scenes.dates import day_of
from game.scenes.letters import LettersScene
from game.scenes.wide import WideScene, panel
from game.seats import PERSON
from game.shell import Shell
from game.ui.flow import Column, Halves, Part, Space, Still, Told, Words
from game.ui.lettering import line
from game.ui.widgets import LAID, Button, Choice, ground, nothing
from game.view.canvas import CREAM, DARK, PALE, Canvas

PEOPLE, PLACES = 7, 10
"""Rows of the statistics and of the hall of fame."""
AIRY = 8
"""Rows that have room between them."""
LEFT, RIGHT, PANEL = 960.0, 736.0, 674.0
"""Widths of the two, and the height of a panel; without that room they stand under each other."""
ROW = LAID._replace(h=64)
LONGEST = 14
"""Letters of a name."""
COLUMNS = (0.38, 0.53, 0.775, 0.98)
"""Right ends, as parts of a row: games, wins, against computers, best solo."""
HEADS = ("games", "wins", "computer", "solo_best")
TABLE = 900.0
"""Width of a row at 100 % below which its numbers are named in the row."""


class RecordsScene(WideScene):
    """Who has played how much, and how well.

    ``newest`` brings the focus to the solo game that was finished last, so that its name can be
    written; any other name in the hall of fame can be, too.
    """

    def __init__(self, shell: Shell, newest: bool = False) -> None:
        self.shell = shell
        self.results: list[Result] = shell.home.library.results()
        self.game, self.level = next(iter(GAMES)), 1
        self._renamed = ""
        last = next((each for each in reversed(self.results) if each.solo), None)
        if last is not None:
            self.game, self.level = last.game, last.level
        focus = f"place.{last.ident}" if newest and last is not None else None
        super().__init__(shell, focus)

    def heading(self) -> str:
        return self.shell.text("records.heading")

    def parts(self) -> list[Part]:
        text = self.shell.text
        games = [(game, text(f"game.{game}")) for game in GAMES]
        left: list[Part] = [
            Choice("game", LAID, text("records.game"), games, self.game, self._set_game),
            _listed(self._statistics()),
        ]
        columns: list[Part] = [Column(left, narrow=LEFT - 60)]
        levels = GAMES[self.game].OPTIONS.get("level", ())
        if 1 not in GAMES[self.game].SEATS or not levels:
            return columns
        names = [(level, text("table.level", level=level)) for level in levels]
        right: list[Part] = [
            Choice("level", LAID, text("records.solo"), names, self.level, self._set_level),
            _listed(self._fame()),
        ]
        return [Halves([*columns, Column(right, narrow=RIGHT - 60)], [LEFT, RIGHT], 32)]

    def _statistics(self) -> list[Part]:
        """The heads of the columns, who has played, and more about the focused one."""
        people = statistics(self.results, self.game)[:PEOPLE]
        if not people:
            return [self._none()]

        def shown() -> str:
            focus = self.menu.focus
            own = next((own for own in people if focus == f"name.{own.name}"), people[0])
            return self._detail(own)

        heads = [self.shell.text(f"records.{key}") for key in HEADS]
        rows = [PersonRow(own, heads, self._cells(own)) for own in people]
        told = [self._detail(own) for own in people]
        return [Heads(heads), *rows, Space(8), Told(shown, 28, leading=1.4, others=told)]

    def _fame(self) -> list[Part]:
        best = hall_of_fame(self.results, self.game, self.level)[:PLACES]
        rows: list[Part] = [
            PlaceRow(
                place,
                result,
                day_of(self.shell.text, result.date),
                partial(self._rename, result),
            )
            for place, result in enumerate(best, start=1)
        ]
        return rows or [self._none()]

    def _none(self) -> Part:
        words = Words(self.shell.text("records.none"), 32, align="center")
        return Column([Space(60), words, Space(60)])

    def below(self) -> list[Button]:
        return [Button("back", LAID, self.shell.text("saves.back"), self.back, align="center")]

    def _set_game(self, game: object) -> None:
        self.game = str(game)
        self.rebuild()

    def _set_level(self, level: object) -> None:
        self.level = level if isinstance(level, int) else 1
        self.rebuild()

    def _rename(self, result: Result) -> None:
        """Write the name at a place of the hall of fame, by keyboard, pad or mouse."""
        self._renamed = result.ident
        heading = self.shell.text("records.name")
        self.shell.stack.push(LettersScene(self.shell, heading, result.names[0], LONGEST))

    def resume(self, result: Any) -> None:
        """Back from the letters."""
        super().resume(result)
        if isinstance(result, str) and result.strip():
            self.shell.home.library.rename_result(self._renamed, " ".join(result.split()))
            self.results = self.shell.home.library.results()
        self.rebuild()

    def _detail(self, own: Statistics) -> str:
        """What a person has done against each kind of opponent, and alone on each level."""
        text = self.shell.text
        parts = [
            text(
                "records.against",
                player=text(f"player.{player}"),
                score=text("records.of", wins=tally.wins, games=tally.games),
            )
            for player, tally in sorted(own.against.items())
        ]
        parts += [
            text("records.best", level=text("table.level", level=level), points=_points(points))
            for level, points in sorted(own.solo.items())
        ]
        return " · ".join([own.name, *parts])

    def _cells(self, own: Statistics) -> tuple[str, ...]:
        """What stands in the columns of a person."""
        foes = [tally for player, tally in own.against.items() if player != PERSON]
        wins, games = sum(each.wins for each in foes), sum(each.games for each in foes)
        best = max(own.solo.values(), default=None)
        return (
            str(own.all.games + own.alone),
            str(own.all.wins),
            self.shell.text("records.of", wins=wins, games=games) if games else "–",
            "–" if best is None else _points(best),
        )


def _listed(rows: list[Part]) -> Column:
    """Rows on a panel, close together only if they are many."""
    gap, pad = (2, 12) if len(rows) > AIRY else (8, 20)
    return Column(rows, gap, pad, panel, least=PANEL)


def _is_table(canvas: Canvas, width: float) -> bool:
    return width >= TABLE * canvas.grow


class Heads(Still):
    """What the columns of the statistics say, while there is room for columns."""

    def __init__(self, heads: Sequence[str]) -> None:
        self.heads = heads

    def _lines(self, canvas: Canvas, width: float) -> list[list[str]]:
        rooms = (0.13, 0.135, 0.22, 0.19)
        pairs = zip(self.heads, rooms, strict=True)
        return [canvas.wrap(words, 28, width * room) for words, room in pairs]

    def tall(self, canvas: Canvas, width: float) -> float:
        if not _is_table(canvas, width):
            return 0.0
        return max(map(len, self._lines(canvas, width))) * canvas.line(28, 1.15) + 8

    def show(self, canvas: Canvas) -> None:
        if not _is_table(canvas, self.box.w):
            return
        for lines, part in zip(self._lines(canvas, self.box.w), COLUMNS, strict=True):
            y = self.box.y + canvas.line(28, 1.15) / 2
            for words in lines:
                x = self.box.x + self.box.w * part
                canvas.text(words, x, y, 28, PALE, "semibold", "right")
                y += canvas.line(28, 1.15)


class PersonRow(Button):
    """One row of the statistics; with large text its numbers stand below the name."""

    def __init__(self, own: Statistics, heads: Sequence[str], cells: Sequence[str]) -> None:
        super().__init__(f"name.{own.name}", ROW, "", nothing, row=True)
        self.name, self.cells = own.name, cells
        self.told = " · ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True))

    def tall(self, canvas: Canvas, width: float) -> float:
        if _is_table(canvas, width):
            return max(self.low, canvas.line(34, 1.2) + 20)
        rows = len(canvas.wrap(self.told, 28, width - 48))
        return canvas.line(34, 1.2) + rows * canvas.line(28, 1.3) + 30

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box, color = self.box, DARK if focused else CREAM
        ground(canvas, box, focused, row=True)
        if _is_table(canvas, box.w):
            y = box.center[1]
            line(canvas, self.name, box.x + 24, y, 34, box.w * 0.29, color, "bold")
            for words, part in zip(self.cells, COLUMNS, strict=True):
                canvas.text(words, box.x + box.w * part, y, 34, color, "bold", "right")
            return
        y = box.y + 12 + canvas.line(34, 1.2) / 2
        line(canvas, self.name, box.x + 24, y, 34, box.w - 48, color, "bold")
        y += (canvas.line(34, 1.2) + canvas.line(28, 1.3)) / 2
        for words in canvas.wrap(self.told, 28, box.w - 48):
            canvas.text(words, box.x + 24, y, 28, DARK if focused else PALE, "semibold")
            y += canvas.line(28, 1.3)


class PlaceRow(Button):
    """One of the best solo games: its place, weather, name, day and points."""

    def __init__(self, place: int, result: Result, day: str, act: Callable[[], object]) -> None:
        super().__init__(f"place.{result.ident}", ROW, "", act, row=True)
        self.place_, self.result, self.day = place, result, day

    def _name(self, canvas: Canvas, width: float) -> tuple[list[str], bool]:
        """The name in lines, and whether the day has to stand below it."""
        name = self.result.names[0]
        room = width - 126 * canvas.grow - 2.1 * canvas.scaled(38) - 36
        beside = room - canvas.width(self.day, 28, "semibold")
        lines = canvas.wrap(name, 34, beside, "bold")
        if all(canvas.width(words, 34, "bold") <= beside for words in lines):
            return lines, False
        return canvas.wrap(name, 34, room, "bold"), True

    def tall(self, canvas: Canvas, width: float) -> float:
        lines, below = self._name(canvas, width)
        rows = len(lines) * canvas.line(34, 1.1) + (canvas.line(28, 1.2) if below else 0)
        return max(self.low, canvas.line(38, 1.2) + 16, rows + 16)

    def draw(self, canvas: Canvas, focused: bool, armed: bool) -> None:
        box, points, grow = self.box, self.result.totals[0], canvas.grow
        ground(canvas, box, focused, row=True)
        y, color = box.center[1], canvas.accent.text if self.place_ == 1 else CREAM
        color = DARK if focused else color
        canvas.text(str(self.place_), box.x + 36 * grow, y, 34, color, "extrabold", "center")
        if self.result.game == "umbrella" and points >= BANDS[-1][0]:
            canvas.picture(f"umbrella/weather-{band(points)}", box.x + 92 * grow, y, 50 * grow)
        right, left = box.x + box.w - 24, box.x + 126 * grow
        canvas.text(_points(points), right, y, 38, color, "extrabold", "right")
        lines, below = self._name(canvas, box.w)
        tone, small = DARK if focused else PALE, canvas.line(28, 1.2)
        if not below:
            right -= 2.1 * canvas.scaled(38)
            canvas.text(self.day, right, y, 28, tone, "semibold", "right")
        y -= (canvas.line(34, 1.1) * (len(lines) - 1) + (small if below else 0)) / 2
        for words in lines:
            canvas.text(words, left, y, 34, color, "bold")
            y += canvas.line(34, 1.1)
        if below:
            canvas.text(self.day, left, y, 28, tone, "semibold")


def _points(points: int) -> str:
    """With a true minus."""
    return str(points).replace("-", "−")
