"""Where the tokens of Solstis stand; the display and the face-up spirits move together to fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.levels import Table
from game.rules.core import Place, Token
from game.view.canvas import Box
from game.view.layout import SMALLEST_TARGET, Layout, Spot

SHOWN, MET = 6, 2
"""Places of the display, and face-up spirits, that always have their full room."""
STACKED = {"pile": (0.10, -0.45), "supply": (0.25, -1.1), "spirit_pile": (0.2, -1.0)}
"""How far each token of a stack lies from the one below it."""
BENEATH = (16, 15)
"""How far a face-down display tile peeks out."""
COVERS = (18, 14)
"""How far the Evil Spirit lies from the middle of its victim."""
CARD = (366, 640)
GAP = 26
MEDAL_Y = 160
"""Cards of an encounter: their size, their distance, and where their medals are."""
LARGE, SMALL = 3, 226
"""So many cards are large; the height of small ones."""


class Mountains(Layout):
    """The one arrangement, with room for so many display tiles and face-up spirits.

    ``bear`` is the seat that holds four tiles, or -1.
    """

    def __init__(self, table: Table, shown: int = SHOWN, met: int = MET, bear: int = -1) -> None:
        super().__init__(table, 0)
        self.shown, self.met, self.bear = shown, met, bear
        self._table = table
        self._fits: dict[tuple[int, int, int], Mountains] = {(shown, met, bear): self}

    def fit(self, tokens: Mapping[Place, Token]) -> Mountains:
        """This arrangement for what lies there."""
        shown, met, bear = SHOWN, MET, -1
        for place, token in tokens.items():
            if place.area == "display":
                shown = max(shown, place.x + 1)
            elif place.area == "spirits":
                met = max(met, place.x + 1)
            elif token.face == "bear" and place.area.startswith("square"):
                bear = int(place.area[-1])
        key = (shown, met, bear)
        if key not in self._fits:
            other = Mountains(self._table, *key)
            other._fits = self._fits
            self._fits[key] = other
        return self._fits[key]

    def _work_out(self, place: Place) -> Iterable[Spot]:
        if not self.has(place.area):
            return
        area = self.area(place.area)
        base = place.area.partition(".")[0]
        x, y = area.center
        if area.kind == "away":
            return
        if area.kind == "grid":
            x, y = self._corner(place, 0.5)
        elif base in ("square", "cover"):
            x, y = self._corner(place, 1.0)
            if base == "cover":
                x, y = x + COVERS[0], y + COVERS[1]
        elif area.kind == "row":
            x = self._along(place, base)
            if base == "display" and place.y:
                x, y = x + BENEATH[0], y + BENEATH[1]
        elif base in STACKED:
            right, down = STACKED[base]
            x, y = x + right * place.x, y + down * place.x
        elif base in ("played", "loose"):
            # The Bear's owner holds four tiles: the tray grows, and the panel beside it shrinks.
            x += 26 * place.x + (self.area("hand.0").pitch if self.bear == 0 else 0)
        elif base == "choice":
            card = self.cards(2)[min(place.x, 1)]
            x, y = card.center[0], card.y + MEDAL_Y
        yield Spot(x, y, area.size)

    def _corner(self, place: Place, part: float) -> tuple[float, float]:
        """The middle (0.5) or the upper right corner (1.0) of a cell; row 0 lies at the bottom."""
        seat = place.area.partition(".")[2]
        area = self.area(f"panorama.{seat}")
        cell = area.number("cell")
        return area.x + cell * (place.x + part), area.y + area.h - cell * (place.y + part)

    def _along(self, place: Place, base: str) -> float:
        """Where token x of a row stands, from the side where the row begins."""
        area = self.area(place.area)
        start, pitch = area.props["from"], area.pitch
        if base == "display":
            pitch = min(pitch, (area.w - area.size - 48) / (self.shown - 1))
            return area.center[0] + (place.x - (self.shown - 1) / 2) * pitch
        if base == "spirits" and self.met > MET:
            pitch = min(pitch / 2, 138 / (self.met - 1))
        inset = area.size / 2 + (24 if base == "hand" else 0)
        if start == "left":
            return area.x + inset + pitch * place.x
        if base == "hand":
            # The slots of a hand go from left to right on both sides.
            last = 3 if self.bear == int(place.area[-1]) else 2
            return area.x + area.w - inset - pitch * (last - place.x)
        return area.x + area.w - inset - pitch * place.x

    # -- furniture that depends on what is there -----------------------------------------------

    def tray(self, seat: int, slots: int) -> Box:
        """The tray of a hand with so many slots."""
        area = self.area(f"hand.{seat}")
        more = (slots - 3) * area.pitch
        return Box(area.x - (more if seat else 0), area.y, area.w + more, area.h)

    def prompt(self, slots: tuple[int, int]) -> Box:
        """The panel between the trays."""
        area = self.box("prompt")
        left, right = self.tray(0, slots[0]), self.tray(1, slots[1])
        start = max(area.x, left.x + left.w + 20)
        return Box(start, area.y, min(area.x + area.w, right.x - 20) - start, area.h)

    def shelf(self) -> Box:
        """The shelf under the display tiles."""
        area = self.area("display")
        ends = [self.spots(Place("display", x))[0].x for x in (0, self.shown - 1)]
        margin = area.size / 2 + 24
        return Box(ends[0] - margin, area.y, ends[1] - ends[0] + 2 * margin, area.h)

    def cards(self, count: int) -> list[Box]:
        """Cards side by side; from four on small ones, as what they say stands below them."""
        area = self.box("choice")
        wide, high, gap = float(CARD[0]), CARD[1], GAP
        if count > LARGE:
            gap = 14
            wide, high = (area.w - gap * (count - 1)) / count, SMALL
        start = area.x + (area.w - wide * count - gap * (count - 1)) / 2
        return [Box(start + (wide + gap) * i, area.y, wide, high) for i in range(count)]

    def detail(self) -> Box:
        """Where the spirit under the cursor is explained when its card is small."""
        area = self.box("choice")
        return Box(area.x, area.y + SMALL + 30, area.w, area.h - SMALL - 30)

    def boxes(self, place: Place) -> tuple[Box, ...]:
        """What a pointer may touch for the place."""
        found = []
        for spot in self.spots(place):
            side = max(spot.size, SMALLEST_TARGET)
            found.append(Box(spot.x - side / 2, spot.y - side / 2, side, side))
        return tuple(found)
