"""Solstis's score sheet: both mountains, the score line by line, and what each spirit paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match import Match
from game.rules.core import Place, Score, ranking
from game.rules.solstis import SPIRITS, State, covered, tokens
from game.scenes.confetti import Confetti, Sparks
from game.scenes.winner import Winner
from game.seats import Setup
from game.shell import Shell
from game.tables.solstis import mountain, pieces, rich
from game.tables.solstis.colors import (
    GLASS,
    GOLD,
    MOAT,
    MUTED,
    NUMBER,
    PLAYERS,
    RAISED,
    RIM,
    STRONG,
    TEXT,
    TITLE,
)
from game.tables.solstis.rich import Icon, Words
from game.tables.solstis.scenery import ICONS, line_name, strip_points
from game.view.canvas import CREAM, Box, Canvas

CELL = 62
PANORAMAS = (Box(96, 196, 10 * CELL, 6 * CELL), Box(1204, 196, 10 * CELL, 6 * CELL))
SCORE = Box(744, 196, 432, 404)
ROWS = (Box(96, 612, 620, 212), Box(1204, 612, 620, 212))
FACTS = Box(744, 612, 432, 212)
LEAD, PER_LINE, PAUSE = 0.4, 0.5, 0.25
"""Seconds before the first line, for the counting of one, and between two."""
APART, SMALLEST = 12.0, 18.0
"""Between the names of two spirits, and the least size of them."""
MEDAL = 23
"""Radius of a spirit on its square."""


def best_turn(match: Match) -> int:
    """The most that the score of a player grew in one turn."""
    best, start, turn = 0, match.rules.scores(match.states[0]), 0
    for state in match.states[1:]:
        scores = match.rules.scores(state)
        best = max(best, *(scores[seat].total - start[seat].total for seat in (0, 1)))
        if state.turns != turn:
            start, turn = scores, state.turns
    return best


class MountainSheet:
    """The sheet of one match; see ``Sheet``."""

    backdrop = "solstis/results"
    buttons = tuple(Box(378 + 400 * place, 846, 364, 98) for place in range(3))
    hints = (96.0, 990.0)
    why = fame = Box(778, 956, 364, 68)
    asked = (1716.0, 990.0)

    def __init__(self, shell: Shell, setup: Setup, match: Match) -> None:
        self.text, self.setup = shell.text, setup
        self.state: State = match.state
        self.scores: tuple[Score, ...] = match.rules.scores(match.state)
        self._lines = [strip_points(score) for score in self.scores]
        self._tokens = tokens(self.state)
        self._best = best_turn(match)
        self._rims = [mountain.rims(PANORAMAS[seat], self.state, seat) for seat in (0, 1)]
        self.length = LEAD + (1 + len(self._lines[0])) * (PER_LINE + PAUSE)

    # -- counting ------------------------------------------------------------------------------

    def _counted(self, seconds: float, index: int, points: int) -> int | None:
        """How far line ``index`` is counted after so many seconds, None before it begins."""
        since = seconds - LEAD - index * (PER_LINE + PAUSE)
        if since < 0:
            return None
        return round(points * min(1.0, since / PER_LINE))

    def stage(self, seconds: float) -> object:
        """Equal at two moments that look the same."""
        amounts = [[*lines.values(), sum(lines.values())] for lines in self._lines]
        return [[self._counted(seconds, i, n) for i, n in enumerate(own)] for own in amounts]

    def winner(self) -> Winner:
        """Who is celebrated: one, or both together."""
        first = ranking(self.scores)[0]
        names = [self.setup.seats[seat].name for seat in first]
        key = "results.solstice" if len(first) == 1 else "results.solstice.shared"
        pictures = tuple(f"solstis/emblem-{('sun', 'moon')[seat]}" for seat in first)
        return Winner(pictures, self.text(key, name=names[0]), "")

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """The whole sheet, counted as far as after so many seconds."""
        winners = ranking(self.scores)[0] if seconds >= self.length else ()
        for seat in winners:
            canvas.picture("solstis/rays.pm", PANORAMAS[seat].center[0], 420, 1800)
        # The light fades towards the buttons.
        veil = [(MOAT, round(0.78 * (1 - (1 - step / 23) ** 2), 2)) for step in range(24)]
        canvas.pill(Box(-400, 540, 2720, 720), 0, *veil)
        for seat in (0, 1):
            self._mountain(canvas, seat, seat in winners)
            self._spirits(canvas, seat, seconds)
        self._score(canvas, seconds)
        self._facts(canvas)

    def celebrate(self, canvas: Canvas, part: float) -> None:
        """The sentence at the top once everything is counted."""
        winner = self.winner()
        size = canvas.fitted(winner.sentence, 76, 1400, TITLE)
        wide = canvas.width(winner.sentence, size, TITLE)
        room = 116.0 * len(winner.pictures)
        x = 960 - (wide + room) / 2
        for index, picture in enumerate(winner.pictures):
            middle = x + 46 + 104 * index
            tint = PLAYERS[picture.endswith("moon")]
            canvas.glow_disc(middle, 108, 64, tint, 0.35)
            canvas.picture(picture, middle, 108, 92 * (0.6 + 0.4 * min(1.0, part)))
        canvas.text(winner.sentence, x + room, 108, size, CREAM, TITLE, shade=0.9)

    def party(self, age: Callable[[], float]) -> Confetti:
        """Sparks over the mountains of the winners."""
        winners = ranking(self.scores)[0]
        return Sparks(age, tuple(PANORAMAS[seat].center[0] for seat in winners))

    def _mountain(self, canvas: Canvas, seat: int, won: bool) -> None:
        box = PANORAMAS[seat]
        mountain.night(canvas, box, seat, won, numbers=False)
        for place, token in self._tokens.items():
            if place.area == f"panorama.{seat}":
                cell = mountain.cell_box(box, place)
                if token.kind == "land":
                    pieces.land(canvas, token.face, cell, tab=False)
                else:
                    pieces.rainbow(canvas, *cell.center, cell.w)
        for color, bar in self._rims[seat]:
            canvas.target.fill(color, canvas.rect(bar))
        mountain.fires(canvas, box, self.state, seat)
        for place, token in self._tokens.items():
            x, y = mountain.point(box, place.x + 1, place.y + 1)
            if place.area == f"square.{seat}":
                pieces.medal(canvas, token.face, x, y, MEDAL)
            elif place.area == f"cover.{seat}":
                pieces.medal(canvas, token.face, x + 10, y + 7, MEDAL - 3)

    def _score(self, canvas: Canvas, seconds: float) -> None:
        """The table in the middle: the lines of both, and the totals."""
        box, x = SCORE, SCORE.center[0]
        canvas.panel(box, 24, 0.90, GLASS, 0.06)
        canvas.outline(box, 24, 2, RIM, 0.40)
        sides = (box.x + 66, box.x + box.w - 66)
        for seat, side in enumerate(sides):
            pieces.emblem(canvas, seat, side, box.y + 44, 27)
        canvas.text(self.text("solstis.score"), x, box.y + 44, 34, GOLD, TITLE, "center")
        count = len(self._lines[0])
        step = 204 / count
        for index, name in enumerate(self._lines[0]):
            y = box.y + 82 + step * (index + 0.5)
            canvas.pill(Box(box.x + 24, y - step / 2, box.w - 48, 2), 1, (RIM, 0.28))
            words = Words(line_name(self.text, name), size=32)
            rich.line(canvas, [Icon(ICONS[name], 38), words], x, y, "center", box.w - 190)
            points = [lines[name] for lines in self._lines]
            self._pair(canvas, seconds, index, points, sides, y, 44)
        y = box.y + box.h - 58
        canvas.pill(Box(box.x + 16, y - 44, box.w - 32, 88), 18, (RAISED, 0.95))
        total = Words(self.text("results.total"), CREAM, STRONG, 34)
        rich.line(canvas, [Icon("star", 40), total], x, y)
        totals = [score.total for score in self.scores]
        self._pair(canvas, seconds, count, totals, sides, y, 62)

    def _pair(
        self,
        canvas: Canvas,
        seconds: float,
        index: int,
        points: Sequence[int],
        sides: Sequence[float],
        y: float,
        size: float,
    ) -> None:
        """The amounts of both players in one line, the larger one brighter."""
        for seat, side in enumerate(sides):
            shown = self._counted(seconds, index, points[seat])
            if shown is None:
                continue
            tone = CREAM if points[seat] == max(points) else MUTED
            if index == len(self._lines[0]):
                tone = PLAYERS[seat]
            canvas.text(str(shown), side, y, size, tone, NUMBER, "center")

    def _spirits(self, canvas: Canvas, seat: int, seconds: float) -> None:
        """Every spirit of a player with what it paid; a covered one paid nothing."""
        box = ROWS[seat]
        canvas.panel(box, 24, 0.88, GLASS, 0.06)
        canvas.outline(box, 24, 2, PLAYERS[seat], 0.6)
        laid = self.state.laid[seat]
        if not laid:
            words = self.text("solstis.no_spirits")
            canvas.text(words, *box.center, 30, MUTED, TEXT, "center")
        victim = covered(self.state)
        pays = {line.name: line.points for line in self.scores[seat].lines}
        titles = [self.text(f"spirit.{SPIRITS[spirit]}") for _, spirit in laid]
        size, columns = _columns(canvas, Box(box.x + 10, box.y, box.w - 20, box.h), titles)
        told = self._counted(seconds, 2, 1) is not None
        for (corner, spirit), title, (x, wide) in zip(laid, titles, columns, strict=True):
            name = SPIRITS[spirit]
            hidden = victim == Place(f"square.{seat}", corner % 10, corner // 10)
            radius = min(46.0, wide / 2 - 8)
            pieces.medal(canvas, name, x, box.y + 64, radius, alpha=0.5 if hidden else 1.0)
            if hidden:
                pieces.medal(canvas, "evil", x + radius * 0.6, box.y + 76, radius * 0.78)
            tone = MUTED if hidden else CREAM
            canvas.text(title, x, box.y + 138, size, tone, TEXT, "center")
            if told:
                stars = 0 if hidden else 1 + pays.get(name, 0)
                amount = Words(f"+{stars}" if stars else "0", tone, NUMBER, 36)
                rich.line(canvas, [amount, Icon("star", 30)], x, box.y + 180)

    def _facts(self, canvas: Canvas) -> None:
        """Three numbers of the match."""
        canvas.panel(FACTS, 24, 0.80, GLASS, 0.06)
        canvas.outline(FACTS, 24, 2, RIM, 0.25)
        arcs = sum(mask.bit_count() for mask in self.state.arcs)
        facts = (("turns", str(self.state.turns)), ("rainbows", str(arcs)))
        for index, (key, value) in enumerate((*facts, ("best", f"+{self._best}"))):
            y = FACTS.y + 40 + 66 * index
            canvas.text(self.text(f"solstis.fact.{key}"), FACTS.x + 32, y, 30, MUTED, TEXT)
            right = FACTS.x + FACTS.w - 32
            canvas.text(value, right, y, 36, CREAM, NUMBER, "right")


def _columns(
    canvas: Canvas, box: Box, titles: Sequence[str]
) -> tuple[float, list[tuple[float, float]]]:
    """One size for all names, and the middle and width of a column for each, wider for longer."""
    size, least = 30.0, min(100.0, box.w / max(1, len(titles)) - APART)
    while True:
        widths = [max(least, canvas.width(title, size, TEXT)) for title in titles]
        spare = (box.w - sum(widths)) / max(1, len(titles))
        if spare >= APART or size <= SMALLEST:
            break
        size -= 1
    columns, x = [], box.x
    for width in widths:
        columns.append((x + (width + spare) / 2, width + spare))
        x += width + spare
    return size, columns
