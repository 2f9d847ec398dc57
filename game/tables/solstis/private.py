"""Two hands on one screen: both face down with numbered slots, but for the one looked at."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Place
from game.rules.solstis import State, unseen
from game.seats import Seat
from game.tables.solstis import pieces, rich
from game.tables.solstis.colors import GLASS, NUMBER, PLAYERS, STRONG, TITLE
from game.tables.solstis.faces import Faces, viewer
from game.tables.solstis.layout import Mountains
from game.text import Texts
from game.ui import glyphs
from game.view.canvas import CREAM, Box, Canvas

BAND = Box(1008, 226, 912, 216)
"""Of the person at the right who has to look away; mirrored for the one at the left."""
TITLE_BOX = Box(640, 42, 640, 68)
BUTTON = 68.0
INK = "101A3C"


class Veil:
    """Whose hands may be shown; ``peeking`` is the seat that looks at its own, or -1."""

    def __init__(self) -> None:
        self.on, self.peeking, self.seconds = False, -1, 0
        self._slots = 3

    def viewer(self, seats: Sequence[Seat], deciding: int) -> int:
        """Through whose eyes the table is shown."""
        return self.peeking if self.on and self.peeking >= 0 else viewer(seats, deciding)

    def faces(self, state: State, seat: int) -> Faces:
        """The faces that may be drawn to that seat now."""
        hidden = {f"hand.{each}" for each in (0, 1) if each != self.peeking}
        return Faces(state, seat, frozenset(hidden) if self.on else frozenset())

    def hides(self, place: Place | None) -> bool:
        """Whether nobody at the screen may know what lies there, as it is in a hidden hand."""
        if not self.on or place is None or not place.area.startswith("hand."):
            return False
        return place.area != f"hand.{self.peeking}"

    def unseen(self, state: State, seat: int) -> tuple[str, ...]:
        """The tiles that have not been seen; a hidden hand counts as such for everybody."""
        faces = unseen(state, seat)
        if not self.on or self.peeking == seat:
            return faces
        return tuple(sorted({*faces, *unseen(state, 1 - seat)}))

    def hints(self, text: Texts, asked: State, look: str) -> list[glyphs.Hint]:
        """How the one who decides may look at the hand."""
        if not self.on or look.startswith("mouse") or self.peeking == asked.seat:
            return []
        return [("peek", text("solstis.private.look"))]

    # -- drawing -------------------------------------------------------------------------------

    def buttons(self, layout: Mountains, state: State) -> list[Box]:
        """Where a pointer asks to look at a hand."""
        if not self.on:
            return []
        trays = [layout.tray(seat, len(state.hands[seat])) for seat in (0, 1)]
        return [
            Box(trays[0].x + trays[0].w - BUTTON - 60, trays[0].y - BUTTON - 6, BUTTON, BUTTON),
            Box(trays[1].x + 60, trays[1].y - BUTTON - 6, BUTTON, BUTTON),
        ]

    def draw_slots(self, canvas: Canvas, layout: Mountains, state: State) -> None:
        """The eyes that show a hand, and a number on every tile that lies face down."""
        self._slots = len(state.hands[1])
        for seat, box in enumerate(self.buttons(layout, state)):
            canvas.panel(box, 20, 0.85, GLASS, 0.06)
            canvas.outline(box, 20, 2.5, PLAYERS[seat], 0.9 if state.seat == seat else 0.4)
            rich.icon(canvas, "eye", *box.center, 44)
        for seat in (0, 1):
            for slot in range(len(state.hands[seat])):
                place = Place(f"hand.{seat}", slot)
                if self.hides(place):
                    self.draw_number(canvas, layout, place, 0.0)

    def draw_number(self, canvas: Canvas, layout: Mountains, place: Place, rise: float) -> None:
        """The number of a slot, counted from the left, on its tile, which may have risen."""
        spots = layout.spots(place)
        if not spots:
            return
        spot = spots[0]
        # Hands grow towards the middle: to the right from the left edge, and the other way.
        number = place.x + 1 if place.area == "hand.0" else self._slots - place.x
        x, y = spot.x, spot.y + spot.size * 0.27 - rise
        canvas.disc(x, y, 21, "FFFDF4", 0.95)
        canvas.printed.text(str(number), x, y, 30, INK, NUMBER, "center")

    def draw_band(self, canvas: Canvas, text: Texts, seats: Sequence[Seat], look: str) -> None:
        """Who looks at a hand, who has to look away, and how long it lasts."""
        seat = self.peeking
        if not self.on or seat < 0:
            return
        other = 1 - seat
        canvas.panel(TITLE_BOX, 27, 0.94, GLASS, 0.06)
        canvas.outline(TITLE_BOX, 27, 3, PLAYERS[seat], 1.0)
        words = text("solstis.private.looks", name=seats[seat].name)
        size = canvas.fitted(words, 32, TITLE_BOX.w - 90, STRONG)
        pieces.emblem(canvas, seat, TITLE_BOX.x + 30, TITLE_BOX.center[1], 20)
        x, y = TITLE_BOX.center
        canvas.text(words, x + 16, y, size, CREAM, STRONG, "center")
        x = BAND.x if seat == 0 else 1920 - BAND.x - BAND.w
        box = Box(x, BAND.y, BAND.w, BAND.h)
        canvas.pill(box.grown(6), 0, (INK, 1.0))
        canvas.pill(box, 0, (PLAYERS[other], 1.0))
        for edge in (box.y, box.y + box.h - 16):
            for step in range(0, int(box.w), 48):
                canvas.pill(Box(box.x + step, edge, 24, 16), 0, (INK, 1.0))
        canvas.disc(box.x + 130, box.center[1], 62, INK)
        pieces.emblem(canvas, other, box.x + 130, box.center[1], 56)
        left, room = box.x + 228, box.w - 290
        away = text("solstis.private.away", name=seats[other].name)
        size = canvas.fitted(away, 68, room, TITLE)
        canvas.text(away, left, box.y + 88, size, INK, TITLE)
        until = text("solstis.private.until", count=self.seconds)
        canvas.text(until, left, box.y + 152, 34, INK, STRONG)
        if glyphs.width(canvas, look, "peek"):
            keys = [("peek", text("solstis.private.hide"))]
            glyphs.strip(canvas, look, keys, max(96, x + 30), BAND.y + BAND.h + 52)
