"""Statistics by name, and the hall of fame of solo games."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.records import Result, Statistics, hall_of_fame, statistics
from game.rules.games import GAMES
from game.rules.umbrella import BANDS, band
from game.scenes.dates import day_of
from game.scenes.letters import LettersScene
from game.scenes.menu import MenuScene, veil
from game.seats import PERSON
from game.shell import Shell
from game.ui.lettering import line
from game.ui.widgets import Button, Choice, Widget, nothing
from game.view.canvas import CREAM, DARK, GOLD, PALE, Box, Canvas

LEFT, RIGHT = Box(96, 240, 1040, 676), Box(1168, 240, 656, 676)
GAME, LEVEL = Box(96, 146, 640, 76), Box(1168, 146, 656, 76)
BACK = Box(96, 944, 250, 76)
PEOPLE = [Box(LEFT.x + 12, LEFT.y + 70 + 65 * row, LEFT.w - 24, 64) for row in range(7)]
"""The rows of the statistics; below them stands more about the focused one."""
DETAIL = LEFT.y + 560
PLACES = [Box(RIGHT.x + 12, RIGHT.y + 13 + 65 * place, RIGHT.w - 24, 64) for place in range(10)]
"""The rows of the hall of fame."""
LONGEST = 14
"""Letters of a name."""
COLUMNS = (418.0, 548.0, 788.0, 996.0)
"""Right ends, from the left end of a row: games, wins, against computers, best solo."""


class RecordsScene(MenuScene):
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
        super().__init__(shell, self._widgets(), focus)

    def _widgets(self) -> list[Widget]:
        text = self.shell.text
        games = [(game, text(f"game.{game}")) for game in GAMES]
        fields: list[Widget] = [
            Choice("game", GAME, text("records.game"), games, self.game, self._set_game)
        ]
        people = statistics(self.results, self.game)
        fields += [self._person(box, own) for box, own in zip(PEOPLE, people, strict=False)]
        levels = GAMES[self.game].OPTIONS.get("level", ())
        if 1 in GAMES[self.game].SEATS and levels:
            names = [(level, text("table.level", level=level)) for level in levels]
            fields.append(
                Choice("level", LEVEL, text("records.solo"), names, self.level, self._set_level)
            )
            best = hall_of_fame(self.results, self.game, self.level)
            fields += [
                self._place(place, box, result)
                for place, (box, result) in enumerate(zip(PLACES, best, strict=False), start=1)
            ]
        return [*fields, Button("back", BACK, text("saves.back"), self.back, align="center")]

    def _set_game(self, game: object) -> None:
        self.game = str(game)
        self.menu.replace(self._widgets())
        self.dirty = True

    def _set_level(self, level: object) -> None:
        self.level = level if isinstance(level, int) else 1
        self.menu.replace(self._widgets())
        self.dirty = True

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
        self.menu.replace(self._widgets())

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        veil(canvas, "umbrella/title")
        canvas.text(text("records.heading"), 96, 92, 64, CREAM, "extrabold", shade=0.6)
        canvas.panel(LEFT, 30, alpha=0.88)
        self._statistics(canvas)
        if "level" in self.menu.widgets:
            canvas.panel(RIGHT, 30, alpha=0.88)
            if not hall_of_fame(self.results, self.game, self.level):
                self._none(canvas, RIGHT)
        self.menu.draw(canvas)
        hints = [("confirm", text("hint.choose")), ("back", text("hint.back"))]
        self.hints(canvas, hints, 372, 982)

    def _statistics(self, canvas: Canvas) -> None:
        """The heads of the columns, and more about one person."""
        text = self.shell.text
        people = statistics(self.results, self.game)
        if not people:
            self._none(canvas, LEFT)
            return
        for key, x in zip(("games", "wins", "computer", "solo_best"), COLUMNS, strict=True):
            words, right = text(f"records.{key}"), PEOPLE[0].x + x
            line(canvas, words, right, LEFT.y + 38, 28, 200, PALE, "semibold", "right")
        shown = next((own for own in people if self.menu.focus == f"name.{own.name}"), people[0])
        for row, words in enumerate(canvas.wrap(self._detail(shown), 28, LEFT.w - 64)[:3]):
            canvas.text(words, LEFT.x + 32, DETAIL + 40 * row, 28, PALE, "semibold")

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
        return f"{own.name}: {' · '.join(parts)}"

    def _person(self, box: Box, own: Statistics) -> Widget:
        """One row of the statistics."""
        foes = [tally for player, tally in own.against.items() if player != PERSON]
        wins, games = sum(each.wins for each in foes), sum(each.games for each in foes)
        best = max(own.solo.values(), default=None)
        cells = (
            str(own.all.games + own.alone),
            str(own.all.wins),
            self.shell.text("records.of", wins=wins, games=games) if games else "–",
            "–" if best is None else _points(best),
        )

        def paint(canvas: Canvas, area: Box, focused: bool) -> None:
            color, y = DARK if focused else CREAM, area.center[1]
            line(canvas, own.name, area.x + 24, y, 34, 280, color, "bold")
            for words, x in zip(cells, COLUMNS, strict=True):
                canvas.text(words, area.x + x, y, 34, color, "bold", "right")

        return Button(f"name.{own.name}", box, "", nothing, row=True, paint=paint)

    def _place(self, place: int, box: Box, result: Result) -> Widget:
        """One of the best solo games: its place, weather, name, day and points."""

        def paint(canvas: Canvas, area: Box, focused: bool) -> None:
            y, points = area.center[1], result.totals[0]
            color = DARK if focused else GOLD if place == 1 else CREAM
            canvas.text(str(place), area.x + 40, y, 34, color, "extrabold", "center")
            if self.game == "umbrella" and points >= BANDS[-1][0]:
                canvas.picture(f"umbrella/weather-{band(points)}", area.x + 100, y, 50)
            line(canvas, result.names[0], area.x + 140, y, 34, 212, color, "bold")
            tone = DARK if focused else PALE
            date = day_of(self.shell.text, result.date)
            line(canvas, date, area.x + 364, y, 28, 182, tone, "semibold")
            canvas.text(_points(points), area.x + area.w - 24, y, 38, color, "extrabold", "right")

        key, act = f"place.{result.ident}", partial(self._rename, result)
        return Button(key, box, "", act, row=True, paint=paint)

    def _none(self, canvas: Canvas, box: Box) -> None:
        for row, words in enumerate(canvas.wrap(self.shell.text("records.none"), 32, box.w - 100)):
            y = box.y + 130 + 46 * row
            canvas.text(words, box.center[0], y, 32, PALE, "semibold", "center")


def _points(points: int) -> str:
    """With a true minus."""
    return str(points).replace("-", "−")
