"""What stands on a Solstis table beside the tokens: mountains, plates, scores, shelf and trays."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pygame

from game.rules.core import Place, Score
from game.rules.solstis import ROWS, State, scores
from game.seats import Seat
from game.tables.kept import kept
from game.tables.lore import given_points
from game.tables.solstis import mountain, pieces, rich
from game.tables.solstis.colors import (
    DEEP,
    GAIN,
    GLASS,
    LOSS,
    MOAT,
    MUTED,
    NUMBER,
    PLAYERS,
    RIM,
    STRONG,
)
from game.tables.solstis.layout import Mountains
from game.tables.solstis.rich import Icon, Part, Words
from game.text import Texts
from game.view.canvas import CREAM, Box, Canvas

LINES = (("area", "area"), ("fires", "fire"), ("spirits", "paw"))
"""The lines of the score strip and their icons."""
GLOW = 36
"""Logical pixels that light around a panel reaches."""
GIVEN = "given"
ICONS = {**dict(LINES), GIVEN: "star"}
"""With the points given beforehand, which most matches have none of."""


LEAST = 26.0
"""Size below which the name is left out of what is asked."""
SKIES = ("solstis/table", "solstis/table-1", "solstis/table-2", "solstis/table-3")
"""The evening as it goes on."""
HOURS = (20, 10, 0)
"""The sky changes when no more tiles than these are left in the pile."""


def sky(state: State) -> int:
    """Which of the skies stands over the table."""
    return sum(len(state.pile) <= hour for hour in HOURS)


def glass(
    canvas: Canvas, box: Box, radius: float, alpha: float, edge: str = RIM, line: float = 0.3
) -> None:
    """A pane of night glass with one thin line."""
    canvas.panel(box, radius, alpha, GLASS, 0.06)
    canvas.outline(box, radius, 2, edge, line)


def strip_points(score: Score) -> dict[str, int]:
    """The lines that are shown: what the spirits pay counts as one."""
    area, fires, given = score.line("area").points, score.line("fires").points, given_points(score)
    spirits = score.total - area - fires - (given or 0)
    lines = {"area": area, "fires": fires, "spirits": spirits}
    return lines if given is None else {**lines, GIVEN: given}


def line_name(text: Texts, line: str) -> str:
    """What such a line is called."""
    return text("head_start.heading" if line == GIVEN else f"solstis.{line}")


class Scenery:
    """Draws the still parts for one state."""

    def __init__(self, seats: Sequence[Seat], text: Texts) -> None:
        self.seats, self.text, self.live = seats, text, True
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def show(self, state: State, active: int, layout: Mountains) -> None:
        self.state, self.active, self.layout = state, active, layout
        self.scores = scores(state)
        self._rims = [mountain.rims(self.panorama(seat), state, seat) for seat in (0, 1)]

    def panorama(self, seat: int) -> Box:
        return self.layout.box(f"panorama.{seat}")

    def prompt(self) -> Box:
        """The move panel, between the trays as they are now."""
        hands = self.state.hands
        return self.layout.prompt((len(hands[0]), len(hands[1])))

    # -- under the tokens ----------------------------------------------------------------------

    def ground(self, canvas: Canvas) -> Iterator[None]:
        """What changes only with the turn, kept as a whole, and the gaps of the display.

        Drawn anew, a step at each value.
        """
        state, size = self.state, canvas.target.get_size()
        hands = (len(state.hands[0]), len(state.hands[1]))
        playing = -1 if state.over else self.active
        key = (size, playing, hands, self.layout.shown, sky(state), self.live)
        whole = self._kept.pop(key, None)
        if whole is None:
            # As large as the screen: one for each player's turn is enough, and soon drawn upon.
            spare = self._kept.pop(next(iter(self._kept))) if len(self._kept) > 1 else None
            whole = spare if spare and spare.get_size() == size else canvas.layer()
            yield from self._furniture(canvas.on(whole))
        self._kept[key] = whole
        canvas.target.blit(whole, (0, 0))
        self._gaps(canvas)

    def _furniture(self, canvas: Canvas) -> Iterator[None]:
        """Sky, mountains, totem, shelf and trays."""
        canvas.backdrop(SKIES[sky(self.state)])
        yield
        for seat in (0, 1):
            playing = seat == self.active and not self.state.over
            mountain.night(canvas, self.panorama(seat), seat, playing)
            yield
        self._totem(canvas)
        shelf = self.layout.shelf()
        canvas.pill(shelf, 24, (MOAT, 0.60))
        canvas.outline(shelf, 24, 2, RIM, 0.24)
        for seat in (0, 1):
            self._tray(canvas, seat)
            if self.live:
                glass(canvas, self.layout.box(f"strip.{seat}"), 16, 0.86, RIM, 0.26)
        glass(canvas, self.prompt(), 22, 0.84, RIM, 0.28)

    def _totem(self, canvas: Canvas) -> None:
        """The six rows from the summits to the valley: the legend of both mountains."""
        box = self.layout.box("totem")
        x, step = box.center[0], box.h / 6
        top, length = box.y + step / 2, box.h - step
        canvas.pill(Box(x - 6, top, 12, length), 6, (MOAT, 0.75))
        canvas.pill(Box(x - 1.5, top, 3, length), 1, (RIM, 0.55))
        for row, color in enumerate(ROWS):
            y = box.y + step * (5 - row + 0.5)
            pieces.row(canvas, color, x, y, 33)

    def _gaps(self, canvas: Canvas) -> None:
        """The places of the display that are empty but remain."""
        for x, tile in enumerate(self.state.display):
            if tile < 0:
                spot = self.layout.spots(Place("display", x))[0]
                half = spot.size / 2 - 4
                box = Box(spot.x - half, spot.y - half, 2 * half, 2 * half)
                canvas.outline(box, 12, 2, RIM, 0.14)

    def _tray(self, canvas: Canvas, seat: int) -> None:
        tray = self.layout.tray(seat, len(self.state.hands[seat]))
        playing = seat == self.active and not self.state.over
        canvas.panel(tray, 22, 0.85, GLASS, 0.06, glow=PLAYERS[seat] if playing else None)
        canvas.outline(tray, 22, 3 if playing else 2, PLAYERS[seat], 1.0 if playing else 0.40)

    # -- over the tokens -----------------------------------------------------------------------

    def saying(self) -> list[Box]:
        """Where it is written who is thinking, and what has happened."""
        return [box.grown(GLOW) for box in (self.layout.box("ribbon"), self.prompt())]

    def between(self, canvas: Canvas, waiting: Collection[tuple[int, int]]) -> None:
        """The lines around the areas, and the fires; ``waiting`` (seat, fire) are about to burn."""
        for color, bar in (line for lines in self._rims for line in lines):
            # Plain fills: there are a hundred of them, and they cross at right angles.
            canvas.target.fill(color, canvas.rect(bar))
        for seat in (0, 1):
            soon = {fire for own, fire in waiting if own == seat}
            mountain.fires(canvas, self.panorama(seat), self.state, seat, soon)

    def plate(self, canvas: Canvas, seat: int, after: Score | None) -> None:
        """Emblem, name and total of a player."""
        box = self.layout.box(f"plate.{seat}")
        playing = seat == self.active and not self.state.over
        # A landing knows nothing of points given beforehand.
        given = given_points(self.scores[seat]) or 0
        then = None if after is None else after.total + given
        known = (self.scores[seat].total, then) if self.live else ()
        key = ("plate", seat, known, playing, self.seats[seat].name)
        kept(canvas, key, box.grown(40), lambda view: self._plate(view, box, seat, then, playing))

    def _plate(self, canvas: Canvas, box: Box, seat: int, after: int | None, playing: bool) -> None:
        tint = PLAYERS[seat]
        canvas.panel(box, 18, 0.90, GLASS, 0.06, glow=tint if playing else None)
        canvas.outline(box, 18, 3 if playing else 2, tint, 0.95 if playing else 0.5)
        side = 1 if seat == 0 else -1
        near = box.x if seat == 0 else box.x + box.w
        align = "left" if seat == 0 else "right"
        name = self.seats[seat].name
        # A long name gets more room from a smaller emblem.
        small = canvas.width(name, 34, STRONG) > box.w - 106
        middle, radius, left = (34, 20, 60) if small else (46, 29, 86)
        pieces.emblem(canvas, seat, near + side * middle, box.y + 42, radius)
        size = canvas.fitted(name, 34, box.w - left - 14, STRONG)
        canvas.text(name, near + side * left, box.y + 42, size, CREAM, STRONG, align)
        if not self.live:
            return
        total = self.scores[seat].total
        parts: list[Part] = [Icon("star", 38), Words(str(total), CREAM, NUMBER, 46)]
        if after is not None and after != total:
            tone = GAIN if after > total else LOSS
            parts += [Icon("arrow", 26, tone), Words(str(after), tone, NUMBER, 40)]
        rich.line(canvas, parts, near + side * 24, box.y + 92, align, box.w - 48)

    def strip(self, canvas: Canvas, seat: int, after: Score | None) -> None:
        """The score line by line, each "now -> after" while a move is previewed."""
        if not self.live:
            return
        box = self.layout.box(f"strip.{seat}")
        now = strip_points(self.scores[seat])
        then = now if after is None else now | strip_points(after)
        key = ("strip", *now.values(), *then.values())
        kept(canvas, key, box, lambda view: self._strip(view, box, now, then))

    def _strip(self, canvas: Canvas, box: Box, now: dict[str, int], then: dict[str, int]) -> None:
        part = box.w / len(now)
        for index, line in enumerate(now):
            x = box.x + part * index
            if index:
                canvas.pill(Box(x - 1, box.y + 12, 2, box.h - 24), 1, (RIM, 0.3))
            parts: list[Part] = [
                Icon(ICONS[line], 36),
                Words(line_name(self.text, line), MUTED),
                Words(str(now[line]), CREAM, NUMBER, 34),
            ]
            if then[line] != now[line]:
                tone = GAIN if then[line] > now[line] else LOSS
                parts += [Icon("arrow", 28, tone), Words(str(then[line]), tone, NUMBER, 34)]
            rich.line(canvas, parts, x + part / 2, box.center[1], "center", part - 24)

    def ribbon(self, canvas: Canvas, words: str, short: str) -> None:
        """Whose turn it is and what is asked, ``short`` where there is no room for all of it."""
        box = self.layout.box("ribbon")
        key = ("ribbon", words, self.active)
        kept(canvas, key, box.grown(GLOW), lambda view: self._ribbon(view, box, words, short))

    def _ribbon(self, canvas: Canvas, box: Box, words: str, short: str) -> None:
        tint = PLAYERS[self.active]
        canvas.panel(box, 26, 0.92, GLASS, 0.06)
        canvas.outline(box, 26, 3, tint, 0.95)
        y = box.center[1]
        pieces.emblem(canvas, self.active, box.x + 30, y, 19)
        room = box.w - 62 - 28
        size = canvas.fitted(words, 30, room, STRONG)
        if canvas.scaled(size) < LEAST:
            words, size = short, canvas.fitted(short, 30, room, STRONG)
        canvas.text(words, box.x + 60 + room / 2, y, size, CREAM, STRONG, "center")

    def counts(self, canvas: Canvas) -> None:
        """How many lie in each supply."""
        state = self.state
        for name, count in (
            ("pile", len(state.pile)),
            ("supply", state.supply),
            ("spirit_pile", len(state.spirit_pile)),
        ):
            box = self.layout.box(name)
            x, y = box.center[0], box.y + box.h - 2
            plate = Box(x - 30, y - 20, 60, 40)
            canvas.pill(plate, 20, (DEEP, 0.92))
            canvas.outline(plate, 20, 2, RIM, 0.5)
            canvas.printed.text(str(count), x, y, 32, CREAM, NUMBER, "center")

    def info_button(self, canvas: Canvas, words: str, chosen: bool) -> None:
        """The button that leads to the lists, from one to the next, or back to the cards."""
        box = self.layout.box("unseen")
        canvas.pill(box, 22, (GLASS, 0.85))
        canvas.outline(box, 22, 2, PLAYERS[self.active] if chosen else RIM, 1.0 if chosen else 0.4)
        parts: list[Part] = [
            Icon("eye", 34, MUTED),
            Words(words, CREAM, STRONG, 28),
        ]
        rich.line(canvas, parts, *box.center, "center", box.w - 32)
