"""What a choice would do, shown before it is made: captures, cells, squares, fires, rainbows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.rules.core import Place, Token
from game.rules.solstis import Landing, State, captures, cell_of, landing
from game.tables.solstis import mountain, pieces
from game.tables.solstis.colors import MOAT, PLAYERS
from game.tables.solstis.layout import Mountains
from game.view.canvas import Box, Canvas

RISE = 16
"""How far the tile under the cursor rises."""
TAB_MIDDLE, WIDE, HIGH = 0.17, 0.24, 0.24
"""Where the number of a tile is, and half of what a number takes, in parts of a cell."""
LANDS = ("play", "capture", "deer", "beetle", "rainbow")
"""Phases in which something lands in the panorama of the one who decides."""


@dataclass(frozen=True)
class Preview:
    """A choice being aimed at: what would land and what it would capture.

    ``captures`` are the display tiles of which one would be taken, ``certain`` the places whose
    tiles would land in any case, ``landing`` what they would do there.
    """

    seat: int
    source: Place
    captures: tuple[Place, ...]
    certain: tuple[Place, ...]
    landing: Landing | None


def preview(state: State, cursor: Place | None) -> Preview | None:
    """What touching the cursor now would bring; None if that is not about a land tile."""
    seat = state.seat
    if cursor is None or state.phase not in LANDS:
        return None
    if state.phase == "play":
        found = captures(state, cursor)
        if not found:
            return Preview(seat, cursor, (), (), None)
        certain = (cursor, found[0]) if len(found) == 1 else (cursor,)
        return Preview(seat, cursor, found, certain, landing(state, seat, certain))
    if state.phase == "capture":
        certain = (Place("played"), cursor)
        return Preview(seat, cursor, (cursor,), certain, landing(state, seat, certain))
    return Preview(seat, cursor, (), (cursor,), landing(state, seat, (cursor,)))


class PreviewView:
    """Draws previews for one layout and the tokens of the state that is asked about."""

    def __init__(self, layout: Mountains, tokens: Mapping[Place, Token]) -> None:
        self.layout, self.tokens = layout, tokens

    def panorama(self, seat: int) -> Box:
        return self.layout.box(f"panorama.{seat}")

    def faint(self, canvas: Canvas, found: Preview) -> None:
        """Cells of tiles of which only one would be captured."""
        for place in found.captures:
            if place not in found.certain:
                self.mark(canvas, cell_of(self.tokens[place].face, found.seat), found.seat)

    def mark(self, canvas: Canvas, cell: Place, seat: int, alpha: float = 1.0) -> None:
        """A frame in the color of a player around a cell."""
        box = mountain.cell_box(self.panorama(int(cell.area[-1])), cell)
        canvas.outline(box.grown(1), 4, 7, MOAT, 0.85 * alpha)
        canvas.outline(box.grown(-1), 3, 3.5, PLAYERS[seat], alpha)

    def draw(self, canvas: Canvas, found: Preview, part: float) -> None:
        """Everything that would land, the squares it closes and the fires it lights."""
        done = found.landing
        if done is None:
            return
        box = self.panorama(found.seat)
        for source in found.certain:
            cell = self._cell(source, found.seat)
            if cell is None:
                continue
            if source != cell:
                self._trail(canvas, source, mountain.cell_box(box, cell), found.seat, part)
            self._ghost(canvas, mountain.cell_box(box, cell), source, cell, done, part)
        for fire in done.lights:
            x, y = mountain.foot(box, fire)
            pieces.fire(canvas, x, y, mountain.FLAME * box.w / 10 * (0.5 + 0.5 * part), True)
        for square in done.closes:
            x, y = self.layout.spots(square)[0][:2]
            canvas.glow_disc(x, y, 44, PLAYERS[found.seat], 0.5)
            pieces.medal(canvas, "back", x, y, 27, alpha=0.95 * part)
            pieces.dashed_ring(canvas, x, y, 31)

    def _cell(self, source: Place, seat: int) -> Place | None:
        if source.area.startswith("panorama"):
            return source
        token = self.tokens.get(source)
        return cell_of(token.face, seat) if token is not None else None

    def _ghost(
        self, canvas: Canvas, box: Box, source: Place, cell: Place, done: Landing, part: float
    ) -> None:
        """The tile as it would lie, or a cross where a spirit holds its rainbow."""
        if cell in done.blocked:
            canvas.outline(box.grown(1), 4, 7, MOAT, 0.9)
            canvas.outline(box.grown(-1), 3, 4, "F2604A")
            canvas.disc(*box.center, 22, MOAT, 0.8)
            for turn in (45, -45):
                _bar(canvas, box, turn)
            return
        canvas.outline(box, 3, 5, PLAYERS[int(cell.area[-1])], 0.0, blur=9)
        if source == cell:
            pieces.rainbow(canvas, *box.center, box.w, alpha=part)
        else:
            pieces.land(canvas, self.tokens[source].face, box, part)
        pieces.target(canvas, box)
        if cell in done.displaces:
            pieces.rainbow(canvas, box.x + box.w - 8, box.y + 8, 40, turn=12, alpha=part)
            canvas.outline(Box(box.x + box.w - 30, box.y - 14, 44, 44), 6, 3, "FFFFFF")

    def _trail(self, canvas: Canvas, source: Place, goal: Box, seat: int, part: float) -> None:
        """A thin line that grows brighter from the tile to its cell, below all numbers."""
        spot = self.layout.spots(source)[0]
        ax, ay = spot.x, spot.y - spot.size / 2 - 12
        bx, by = goal.center[0], goal.y + goal.h + 4
        cx, cy = bx + (ax - bx) * 0.25, ay + (by - ay) * 0.55
        count = max(24, round(math.hypot(bx - ax, by - ay) / 3))
        for index in range(round(count * part)):
            t = (index + 1) / count
            x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx
            y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by
            if self._read(x, y):
                continue
            level = round(0.95 * t**1.7, 1)
            canvas.disc(x, y, 1.6 + 1.8 * round(t, 1), PLAYERS[seat], level)
        if part >= 1:
            canvas.disc(bx, by, 8, MOAT, 0.9)
            canvas.disc(bx, by, 5, "FFFFFF")

    def _read(self, x: float, y: float) -> bool:
        """Whether the number of a cell or a line of the score is read at that point."""
        for seat in (0, 1):
            if self.layout.box(f"strip.{seat}").holds((x, y)):
                return True
            box = self.panorama(seat)
            if box.holds((x, y)):
                cell = box.w / 10
                across, up = (x - box.x) / cell, (box.y + box.h - y) / cell
                tile = Place(f"panorama.{seat}", int(across), int(up))
                middle = TAB_MIDDLE if tile in self.tokens else 0.5
                return abs(across % 1 - 0.5) < WIDE and abs(up % 1 - middle) < HIGH
        return False


def _bar(canvas: Canvas, box: Box, turn: int) -> None:
    """One stroke of a cross."""
    reach = 11
    for step in range(-4, 5):
        x = box.center[0] + reach * step / 4
        y = box.center[1] + reach * step / 4 * (1 if turn > 0 else -1)
        canvas.disc(x, y, 3.5, "FFB4A8")


def capture_frames(canvas: Canvas, layout: Mountains, places: Sequence[Place], seat: int) -> None:
    """Frames around the display tiles that may be captured."""
    for place in places:
        spot = layout.spots(place)[0]
        half = spot.size / 2
        box = Box(spot.x - half, spot.y - half, spot.size, spot.size)
        canvas.outline(box.grown(4), 16, 4, PLAYERS[seat], 1.0, blur=8)
