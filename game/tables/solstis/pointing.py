"""What a pointer at the table means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.core import Place
from game.tables.solstis.layout import Mountains
from game.tables.solstis.tokens import ORDER
from game.view.canvas import Box


def meant(pos: tuple[float, float], places: Iterable[tuple[Place, Sequence[Box]]]) -> Place | None:
    """The place of which a box holds the point, with its center nearest to it."""
    best: tuple[float, Place] | None = None
    for place, boxes in places:
        for box in boxes:
            x, y = box.center
            far = (x - pos[0]) ** 2 + (y - pos[1]) ** 2
            if box.holds(pos) and (best is None or far < best[0]):
                best = far, place
    return best[1] if best else None


def uppermost(pos: tuple[float, float], places: Iterable[Place], layout: Mountains) -> Place | None:
    """The one of these places whose token lies highest under the point."""
    best: tuple[int, Place] | None = None
    for place in places:
        base = place.area.partition(".")[0]
        rank = ORDER.index(base) if base in ORDER else len(ORDER)
        for spot in layout.spots(place):
            reach = spot.size / 2
            inside = abs(spot.x - pos[0]) <= reach and abs(spot.y - pos[1]) <= reach
            if inside and (best is None or rank > best[0]):
                best = rank, place
    return best[1] if best else None
