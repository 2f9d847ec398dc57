"""Where the focus goes for a direction: to what the eye expects, measured on the boxes alone.

Menus and the game table use the same rule. A candidate lies ahead if its box begins where the box
of the start ends. Straight ahead (sharing rows or columns with the start, or within 45 degrees)
comes before aside; among those the nearest wins, and a step aside costs more than a step ahead.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)

Area = Sequence[float]
"""A box x, y, w, h or a center x, y, in any one unit."""

STEPS = {"left": (0, -1), "right": (0, 1), "up": (1, -1), "down": (1, 1)}
"""Axis and sign of each direction."""
OVERLAP = 0.5
"""Boxes may cover each other by this part of the smaller one and still follow each other."""
ASIDE, OFFSET = 2.5, 0.3
"""What a pixel between the boxes across the direction costs, and one between their centers."""


def nearest(start: K, direction: str, candidates: Mapping[K, Area], wrap: bool = False) -> K | None:
    """The candidate in that direction from ``start``, which is one of them; never ``start``.

    None if nothing lies there. With ``wrap`` the movement then goes on from the opposite end of
    the same row or column. Raises KeyError if ``start`` is not a candidate.
    """
    others = {key: area for key, area in candidates.items() if key != start}
    return nearest_from(candidates[start], direction, others, wrap)


def nearest_from(
    origin: Area, direction: str, candidates: Mapping[K, Area], wrap: bool = False
) -> K | None:
    """As ``nearest``, from a box or point that is no candidate itself."""
    axis, sign = STEPS[direction]
    best: tuple[tuple[bool, float], K] | None = None
    for key, area in candidates.items():
        way = _way(origin, area, axis, sign)
        if way.ahead and (best is None or way.cost < best[0]):
            best = way.cost, key
    if best is not None:
        return best[1]
    return _around(origin, axis, sign, candidates) if wrap else None


class _Way(NamedTuple):
    """How a box lies as seen from another one; ``cost`` compares those ahead, least first."""

    ahead: bool
    cost: tuple[bool, float]
    far: float
    level: bool


def _way(origin: Area, area: Area, axis: int, sign: int) -> _Way:
    along, across = _span(origin, axis), _span(origin, 1 - axis)
    own, side = _span(area, axis), _span(area, 1 - axis)
    if sign < 0:
        along, own = (-along[1], -along[0]), (-own[1], -own[0])
    far = (own[0] + own[1] - along[0] - along[1]) / 2
    gap = own[0] - along[1]
    slack = OVERLAP * min(own[1] - own[0], along[1] - along[0])
    aside = max(0.0, side[0] - across[1], across[0] - side[1])
    offset = abs(side[0] + side[1] - across[0] - across[1]) / 2
    level = aside == 0 and min(side[1], across[1]) >= max(side[0], across[0])
    cost = max(0.0, gap) + ASIDE * aside + OFFSET * offset
    return _Way(far > 0 and gap >= -slack, (aside > max(0.0, far), cost), far, level)


def _around(origin: Area, axis: int, sign: int, candidates: Mapping[K, Area]) -> K | None:
    """The far end of the row or column of ``origin``, against the direction."""
    best: tuple[float, K] | None = None
    for key, area in candidates.items():
        way = _way(origin, area, axis, -sign)
        if way.ahead and way.level and (best is None or way.far > best[0]):
            best = way.far, key
    return best[1] if best else None


def _span(area: Area, axis: int) -> tuple[float, float]:
    start = area[axis]
    return start, start + (area[axis + 2] if len(area) > 2 else 0.0)
