"""What a slide would do, shown before it is done: one glance says the whole move."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.core import Move, Place
from game.rules.umbrella import COLORS, Preview, State, preview
from game.rules.umbrella.places import LINES, STAGE
from game.rules.umbrella.play import slide_of
from game.tables.umbrella import tokens
from game.text import Texts
from game.view.canvas import GOLD, LINE, Box, Canvas
from game.view.layout import Layout, Spot
from game.view.timeline import Pose, out_cubic

PEEK = 0.42
"""How far the lane is moved while it is previewed, in cells."""
TOWARD = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""Where a lane moves that is entered from the top, right, bottom, left."""
ARROW = (2, 3, 0, 1)
"""The same as arrow directions."""


class Lane(NamedTuple):
    """A slide being aimed at: where it enters and what it moves."""

    move: Move
    side: int
    line: int
    color: str
    cells: tuple[Place, ...]
    colors: tuple[str, ...]
    source: Place
    result: Preview


def lane_of(state: State, move: Move, top: Place) -> Lane:
    """The lane of a legal slide; ``top`` is where the umbrella that is taken lies."""
    side, line, _, color, _ = slide_of(state, move)
    numbers = LINES[side][line]
    cells = tuple(STAGE[state.seat][cell] for cell in numbers)
    colors = tuple(COLORS[state.stages[state.seat][cell]] for cell in numbers)
    return Lane(move, side, line, COLORS[color], cells, colors, top, preview(state, move))


def poses(lane: Lane, layout: Layout, progress: float) -> dict[Place, Pose]:
    """Where the lane's umbrellas and the one coming in stand at that part of the preview."""
    p = out_cubic(progress)
    dx, dy = TOWARD[lane.side]
    cell = layout.area(lane.cells[0].area).number("cell")
    step = cell * PEEK * p
    found = {}
    for place in lane.cells:
        spot = layout.spots(place)[0]
        found[place] = Pose(spot.x + dx * step, spot.y + dy * step, spot.size)
    entry = layout.spots(lane.cells[0])[0]
    slot = layout.spots(lane.source._replace(y=0))[0]
    goal_x, goal_y = entry.x - dx * cell * (1 - PEEK), entry.y - dy * cell * (1 - PEEK)
    found[lane.source] = Pose(
        slot.x + (goal_x - slot.x) * p,
        slot.y + (goal_y - slot.y) * p,
        slot.size + (entry.size * 1.04 - slot.size) * p,
        lift=0.6 * p,
    )
    return found


def draw_band(canvas: Canvas, lane: Lane, layout: Layout) -> None:
    """A band of light under the lane, brighter towards its exit."""
    first, last = (layout.spots(lane.cells[i])[0] for i in (0, -1))
    cell = layout.area(lane.cells[0].area).number("cell")
    wide, dx, dy = cell * 0.60, *TOWARD[lane.side]
    for i in range(12):
        part = (i + 0.5) / 12
        x = first.x - dx * cell * 0.6 + (last.x - first.x + dx * cell * 1.2) * part
        y = first.y - dy * cell * 0.6 + (last.y - first.y + dy * cell * 1.2) * part
        length = cell * 4.25 / 12
        w, h = (length, wide) if dx else (wide, length)
        canvas.pill(Box(x - w / 2, y - h / 2, w, h), 0, ("FFE9BE", round(0.08 + 0.42 * part, 2)))


def draw_slabs(canvas: Canvas, cells: tuple[Place, ...], layout: Layout) -> None:
    """Lit slabs under the cells of a figure."""
    for place in cells:
        spot = layout.spots(place)[0]
        cell = layout.area(place.area).number("cell")
        canvas.picture("umbrella/slab-gold", spot.x, spot.y, (cell - 8) * 256 / 192)


def draw_entries(canvas: Canvas, state: State, side: int, skip: int, layout: Layout) -> None:
    """Small triangles where the picked umbrella may enter."""
    for line in range(4):
        if line == skip:
            continue
        entry = layout.spots(STAGE[state.seat][LINES[side][line][0]])[0]
        area = layout.area(f"stage.{state.seat}")
        cell, kerb = area.number("cell"), area.number("kerb")
        dx, dy = TOWARD[side]
        reach = cell / 2 + kerb / 2
        canvas.arrow(entry.x - dx * reach, entry.y - dy * reach, ARROW[side], 13)


def draw_preview(
    canvas: Canvas, lane: Lane, layout: Layout, text: Texts, solo: bool, progress: float
) -> None:
    """The moved lane, the umbrella that falls off with its way, and the one coming in."""
    standing = poses(lane, layout, progress)
    cell = layout.area(lane.cells[0].area).number("cell")
    if solo:
        _leaving(canvas, lane, standing, layout, text, cell)
    else:
        _landing(canvas, lane, standing, layout, cell, progress)
    dx, dy = TOWARD[lane.side]
    for place, color in zip(lane.cells, lane.colors, strict=True):
        tokens.canopy(canvas, color, standing[place], place.x + place.y)
    if progress > 0.6:
        for place in lane.cells:
            pose = standing[place]
            canvas.chevron(
                pose.x - dx * cell * 0.5, pose.y - dy * cell * 0.5, ARROW[lane.side], cell * 0.34
            )
    coming = standing[lane.source]
    canvas.picture(
        f"umbrella/lift-{lane.color}.pm",
        coming.x,
        coming.y + 0.30 * coming.size,
        1.7 * coming.size,
        2.1 * coming.size,
    )
    tokens.canopy(canvas, lane.color, coming._replace(lift=0.2), 1)
    canvas.focus_ring(coming.x, coming.y, coming.size * 0.54)


def _landing(
    canvas: Canvas,
    lane: Lane,
    standing: dict[Place, Pose],
    layout: Layout,
    cell: float,
    progress: float,
) -> None:
    lands = lane.result.lands
    spots = layout.spots(lands._replace(y=0))
    spot = spots[0]
    stacked = lands.y > 0
    x = spot.x + (spot.size * 0.16 if stacked else 0)
    y = spot.y - (spot.size * 0.16 if stacked else 0)
    color = COLORS[lands.x]
    canvas.picture(f"umbrella/canopy-{color}-1", x, y, spot.size, None, 0, 0.72 * progress)
    canvas.picture("umbrella/ring-ghost", x, y, spot.size * 1.26, None, 0, progress)
    _path(canvas, standing[lane.cells[-1]], TOWARD[lane.side], Spot(x, y, spot.size), cell)
    tag_x, tag_y = x + spot.size * 0.36, y + spot.size * 0.36
    tag = Box(tag_x - 28, tag_y - 20, 56, 40)
    canvas.pill(tag, 20, ("10162E", 1.0))
    canvas.outline(tag, 20, 3, LINE)
    canvas.text("+1", tag_x, tag_y, 28, GOLD, "extrabold", "center")


def _path(canvas: Canvas, pushed: Pose, toward: tuple[int, int], goal: Spot, cell: float) -> None:
    """A dotted way from the far kerb to where the pushed umbrella lands, if it is far."""
    dx, dy = toward
    sx, sy = pushed.x + dx * cell * 0.5, pushed.y + dy * cell * 0.5
    angle = math.atan2(goal.y - sy, goal.x - sx)
    tx, ty = (
        goal.x - math.cos(angle) * goal.size * 0.56,
        goal.y - math.sin(angle) * goal.size * 0.56,
    )
    far = math.hypot(tx - sx, ty - sy)
    if math.hypot(goal.x - sx, goal.y - sy) - goal.size * 0.56 <= cell * 0.16:
        return
    mx, my = sx + dx * cell * 0.22, sy + dy * cell * 0.22
    count = max(2, int(far / 17))
    for i in range(count):
        q = (i + 0.5) / count
        x = (1 - q) ** 2 * sx + 2 * q * (1 - q) * mx + q * q * tx
        y = (1 - q) ** 2 * sy + 2 * q * (1 - q) * my + q * q * ty
        canvas.picture("umbrella/path-dot", x, y, 16)


def _leaving(
    canvas: Canvas,
    lane: Lane,
    standing: dict[Place, Pose],
    layout: Layout,
    text: Texts,
    cell: float,
) -> None:
    """Solo: the pushed umbrella leaves the game; its ghost stands beside the stage with a tag."""
    pushed = standing[lane.cells[-1]]
    dx, dy = TOWARD[lane.side]
    x, y = pushed.x + dx * cell * 0.95, pushed.y + dy * cell * 0.95
    color = COLORS[lane.result.lands.x]
    canvas.picture(f"umbrella/canopy-{color}-1", x, y, cell * 0.9, None, 0, 0.35)
    canvas.picture("umbrella/ring-ghost", x, y, cell * 1.1)
    words = text("table.leaves")
    wide = canvas.width(words, 30) + 44
    # Below the ghost, or beside it where it leaves up or down, so that the lane stays free.
    # What stands at both sides of the street stays free, too.
    plate, ladder = layout.box("name.0"), layout.box("ladder")
    left = max(plate.x + plate.w + 8, min(x - wide / 2, ladder.x - 8 - wide))
    tag = Box(left, y + cell * 0.34, wide, 46)
    if dy:
        tag = Box(x + cell * 0.36, y - 23, wide, 46)
    canvas.pill(tag, 23, ("10162E", 0.96))
    canvas.outline(tag, 23, 3, LINE)
    canvas.text(words, *tag.center, 30, GOLD, align="center")


def draw_pick(canvas: Canvas, spot: Spot, color: str, progress: float) -> None:
    """The picked umbrella, a little above its slot."""
    size = spot.size * (1 + 0.08 * out_cubic(progress))
    canvas.picture(
        f"umbrella/lift-{color}.pm", spot.x, spot.y + 0.30 * size, 1.7 * size, 2.1 * size
    )
    canvas.picture(f"umbrella/canopy-{color}-1", spot.x, spot.y, size)
    canvas.focus_ring(spot.x, spot.y, size * 0.54)
