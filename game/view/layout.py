"""Places to pixels: where each place of a table is, and which place lies under a point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.levels import Area, BoardPlan, Table
from game.rules.core import Place, Token
from game.view.canvas import Box

SMALLEST_TARGET = 64
"""Logical pixels that anything to be pointed at has at least, where neighbors leave the room."""
FAN, FAN_SHOWN = 0.10, 3
"""How far the umbrellas of a stack lie apart, in parts of their size; how many are seen."""
UNDER_TILE = 0.055
"""How far a lower figure tile peeks out, in parts of its size."""


class Spot(NamedTuple):
    """Where a token stands: its center and size in logical pixels, and which copy of the area."""

    x: float
    y: float
    size: float
    copy: int = 0


class Layout:
    """One arrangement of a table: the places as they are while one seat is in turn."""

    def __init__(self, table: Table, active: int, plan: BoardPlan | None = None) -> None:
        self.active = active
        self._areas: dict[str, list[Area]] = {}
        for area in table.layers[active]:
            self._areas.setdefault(area.name, []).append(area)
        for areas in self._areas.values():
            # The copy beside the seat in turn is the one that its umbrellas come from.
            areas.sort(key=lambda area: (not self._beside_active(area), area.copy))
        self.plans: dict[str, BoardPlan] = {}
        if plan is not None:
            self.plans = {
                name: plan.fit(areas[0].x, areas[0].y, areas[0].w, areas[0].h)
                for name, areas in self._areas.items()
                if areas[0].kind == "board"
            }
        self._spots: dict[Place, tuple[Spot, ...]] = {}

    def _beside_active(self, area: Area) -> bool:
        return self.active in (area.number("left_stage", -1), area.number("right_stage", -1))

    def fit(self, tokens: Mapping[Place, Token]) -> Layout:
        """This arrangement with room for these tokens; most need none."""
        return self

    def has(self, name: str) -> bool:
        return name in self._areas

    def areas(self, name: str) -> list[Area]:
        """The areas of that name, the one beside the seat in turn first; may be none."""
        return self._areas.get(name, [])

    def area(self, name: str) -> Area:
        """The first area of that name; raises KeyError if the table has none."""
        return self._areas[name][0]

    def box(self, name: str) -> Box:
        """The rectangle of an area."""
        area = self.area(name)
        return Box(area.x, area.y, area.w, area.h)

    def named(self, prefix: str) -> list[Area]:
        """Every area whose name begins so, copies included."""
        return [
            area for name, areas in self._areas.items() if name.startswith(prefix) for area in areas
        ]

    def spots(self, place: Place) -> tuple[Spot, ...]:
        """Every copy of the place on the screen, the one beside the seat in turn first.

        Empty for places that are not seen, such as the box.
        """
        found = self._spots.get(place)
        if found is None:
            found = self._spots[place] = tuple(self._work_out(place))
        return found

    def _work_out(self, place: Place) -> Iterable[Spot]:
        for area in self.areas(place.area):
            if area.kind == "grid":
                yield Spot(*area.spot(place.x, place.y), area.size)
            elif area.kind == "slots":
                x, y = area.spot(place.x)
                back = FAN * area.size * min(place.y, FAN_SHOWN - 1)
                yield Spot(x + back, y - back, area.size, area.copy)
            elif area.kind == "row" and area.name != "choice":
                yield Spot(*area.spot(place.x, 0, max(2, place.x + 1)), area.size)
            elif area.kind == "figure" and area.number("space") == place.x:
                back = UNDER_TILE * area.size * min(place.y, 2)
                yield Spot(area.center[0] + back, area.center[1] + back, area.size)
        seat = place.area.partition(".")[2]
        plan = self.plans.get(f"board.{seat}")
        if plan is None:
            return
        if place.area.startswith("board"):
            for space in plan.spaces:
                if (space.x, space.y) == (place.x, place.y):
                    yield Spot(*space.at, 2 * space.r)
        elif place.area.startswith("power") and place.x < len(plan.powers):
            power = plan.powers[place.x]
            yield Spot(*power.at, 2 * power.r)

    def door(self, place: Place) -> Spot:
        """Where a token comes from or goes to if its place is not seen."""
        for area in self.areas(place.area):
            return Spot(*area.center, area.size or min(area.w, area.h))
        return Spot(960, -120, 64)

    def boxes(self, place: Place) -> tuple[Box, ...]:
        """What a pointer may touch for the place, once for each copy of it."""
        area = self._areas[place.area][0] if self.has(place.area) else None
        found = []
        for spot in self.spots(place):
            side = spot.size
            if area is not None and area.kind == "grid":
                side = area.number("cell")
            elif area is not None and area.kind == "slots":
                side = self.areas(place.area)[0].pitch
                for other in self.areas(place.area):
                    if other.copy == spot.copy:
                        side = other.pitch
            elif area is None or area.kind not in ("figure",):
                side = max(side, SMALLEST_TARGET)
            found.append(Box(spot.x - side / 2, spot.y - side / 2, side, side))
        return tuple(found)

    def place_at(self, pos: tuple[float, float], places: Iterable[Place]) -> Place | None:
        """The one of these places under the point; the nearest center where boxes overlap."""
        best: tuple[float, Place] | None = None
        for place in places:
            for box in self.boxes(place):
                if box.holds(pos):
                    x, y = box.center
                    far = (x - pos[0]) ** 2 + (y - pos[1]) ** 2
                    if best is None or far < best[0]:
                        best = far, place
        return best[1] if best else None


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of these; an empty one for none."""
    boxes = list(boxes)
    if not boxes:
        return Box(0, 0, 0, 0)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, bottom - top)


def difference(one: Layout, other: Layout) -> Box:
    """The smallest box that holds every area that the two layouts place differently."""
    return union(
        Box(area.x, area.y, area.w, area.h)
        for own, foreign in ((one, other), (other, one))
        for area in own.named("")
        if area not in foreign.areas(area.name)
    )


def arrange(table: Table, plan: BoardPlan | None = None) -> Mapping[int, Layout]:
    """The layouts of a table by the seat in turn."""
    return {seat: Layout(table, seat, plan) for seat in range(len(table.layers))}
