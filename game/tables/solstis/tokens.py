"""Solstis's tokens: tiles, rainbows and spirits, in the order in which they cover each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.rules.core import Place
from game.tables.base import Standing
from game.tables.solstis import pieces
from game.tables.solstis.faces import Faces
from game.tables.solstis.layout import STACKED
from game.view.canvas import Box, Canvas

ORDER = (
    "panorama",
    "pile",
    "supply",
    "spirit_pile",
    "display",
    "hand",
    "spirits",
    "square",
    "evil",
)
"""Areas from the lowest to the highest; what is not named lies on top."""
SHOWN_OF_STACK = {"pile": 6, "supply": 3, "spirit_pile": 4}
"""In a stack only every so manieth token is drawn, and the top one."""


def draw_all(
    canvas: Canvas,
    standing: Sequence[Standing],
    faces: Faces,
    cell: float,
    dim: Collection[Place],
    between: Callable[[Canvas], None] | None = None,
) -> None:
    """Draw tokens; the faces are those that may be seen, tiles in ``dim`` cannot be taken.

    ``between`` draws what lies on the tiles of the panoramas but under all other tokens.
    """
    tops: dict[str, int] = {}
    for one in standing:
        if one.place.area in STACKED:
            tops[one.place.area] = max(tops.get(one.place.area, 0), one.place.x)
    ordered = sorted(standing, key=_depth)
    ground = [one for one in ordered if one.place.area.startswith("panorama")]
    if between is not None:
        for one in ground:
            _draw(canvas, one, faces, cell, False)
        between(canvas)
        ordered = [one for one in ordered if not one.place.area.startswith("panorama")]
    for one in ordered:
        area = one.place.area
        if area in STACKED and one.place.x % SHOWN_OF_STACK[area] and one.place.x != tops[area]:
            continue
        _draw(canvas, one, faces, cell, one.place in dim)


def _depth(one: Standing) -> tuple[float, int, int, int]:
    base = one.place.area.partition(".")[0]
    rank = ORDER.index(base) if base in ORDER else len(ORDER)
    return one.pose.lift, rank, -one.place.y, one.place.x


def _draw(canvas: Canvas, one: Standing, faces: Faces, cell: float, dim: bool) -> None:
    token, pose = one.token, one.pose
    size = pose.size * (1 + 0.12 * pose.lift)
    home = one.place.area.startswith("panorama")
    if token.kind == "land":
        face = faces.shown(one.place, token)
        if home and face and abs(size - cell) < 3:
            half = cell / 2
            pieces.land(canvas, face, Box(pose.x - half, pose.y - half, cell, cell), pose.alpha)
            return
        size = size if dim else _even(canvas, one, size)
        pieces.tile(
            canvas,
            face,
            pose.x,
            pose.y,
            size,
            dim=dim,
            narrow=pose.narrow,
            turn=pose.turn,
            alpha=pose.alpha,
        )
    elif token.kind == "rainbow":
        loose = not home or abs(size - cell) >= 3
        side = _even(canvas, one, size) * (1 - pose.squash / 2)
        pieces.rainbow(canvas, pose.x, pose.y, side, pose.turn, pose.alpha, loose)
    elif token.kind == "spirit":
        face = faces.shown(one.place, token) or "back"
        radius = _even(canvas, one, size) / 2 * (1 - pose.squash / 2)
        pieces.medal(canvas, face, pose.x, pose.y, radius, narrow=pose.narrow, alpha=pose.alpha)


def _even(canvas: Canvas, one: Standing, size: float) -> float:
    """The size, in coarse steps while it changes."""
    return pieces.grained(canvas, size) if one.pose.lift > 0.01 else size
