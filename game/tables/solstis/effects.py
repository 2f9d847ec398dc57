"""What a move sets alight besides moving tokens: sparks that run to the fires, rings of light."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence

from game.rules.core import Moved, Place, Told
from game.rules.solstis import FIRES, State, groups, lit, tokens
from game.tables.base import Effect
from game.tables.solstis import mountain, pieces
from game.tables.solstis.arrivals import HOPS, WAKE, gleam, hop, wake
from game.tables.solstis.colors import PLAYERS
from game.tables.solstis.layout import Mountains
from game.tables.solstis.styles import STYLES
from game.view.canvas import Box, Canvas
from game.view.director import Cue
from game.view.timeline import Flight, Pose, in_out_quad, out_back, out_cubic

LANDINGS = frozenset({"capture", "rainbow", "deer", "eagle", "dragonfly", "beetle", "squirrel"})
ARC = ("C93A50", "F0933F", "F7D873", "62B98A", "5AA6EA", "8B5FC4")
"""The colors of a rainbow from outside in."""
RUN, GROW, NEXT = 0.07, 0.45, 0.12
"""Seconds a spark needs for a cell, a flame to grow, and until the next fire begins."""


def kindled(before: State, after: State) -> tuple[tuple[int, int], ...]:
    """The fires (seat, fire) that a move has lit."""
    return tuple(
        (seat, fire)
        for seat in (0, 1)
        for fire in lit(after, seat)
        if fire not in lit(before, seat)
    )


def effects(
    after: State, cues: Sequence[Cue], layout: Mountains, fires: Sequence[tuple[int, int]]
) -> list[Effect]:
    """The effects of a move with these events."""
    found: list[Effect] = []
    landed, lying = 0.0, tokens(after)
    for time, event in cues:
        style = STYLES[event.why]
        if isinstance(event, Told):
            if event.why == "second_chance":
                found.append(Effect(time, 0.7, _pulse(layout.box("pile"))))
            elif event.why == "turn":
                found.append(Effect(time, 0.40, _crossing(layout, event.seat)))
            elif event.why == "blocked":
                cell = Place(f"panorama.{event.seat}", event.amount % 10, event.amount // 10)
                found.append(Effect(time, style.wait, _refusal(layout, cell)))
            continue
        if not isinstance(event, Moved):
            continue
        for index, (source, target) in enumerate(event.pairs):
            if event.why in ("gain", "rainbow"):
                found.append(Effect(time, style.seconds + 0.2, _ribbons(layout, source, target)))
            elif event.why == "lay":
                found.append(Effect(time, style.seconds, _socket(layout, target)))
            end = time + style.seconds + index * style.stagger
            if event.why in LANDINGS:
                landed = max(landed, end)
                # A rainbow shines at once; a tile's painting wakes.
                woken = gleam if event.why == "rainbow" else wake
                found.append(Effect(end, WAKE, woken(layout, target)))
                found.append(Effect(end, 0.35, _press(layout, target)))
            elif event.why in ("lay", "evil", "cover"):
                found.append(Effect(end, 0.45, _light(layout, target, event.why)))
                if target in lying:
                    found.append(Effect(end, HOPS, hop(layout, target, lying[target].face)))
    for number, (seat, fire) in enumerate(fires, 1):
        path = _path(after, seat, fire)
        box = layout.box(f"panorama.{seat}")
        run = RUN * len(path)
        found.append(Effect(landed, run, _spark(box, path, fire)))
        # Each fire of a chain sounds a step higher than the one before.
        x, sound = mountain.foot(box, fire)[0], f"solstis/fire_{min(number, 9)}"
        found.append(Effect(landed + run, GROW, _flame(box, fire), sound, x))
        landed += NEXT + run * 0.4
    return found


def _path(state: State, seat: int, fire: int) -> list[tuple[int, int]]:
    """The cells from row 1 to the fire, the shortest way through its area."""
    goal = next((10 * y + x) for x, y in FIRES[fire])
    start = (goal % 10, goal // 10)
    cells: set[tuple[int, int]] = set()
    for group in groups(state, seat):
        own = {(place.x, place.y) for place in group.cells}
        if start in own:
            cells = own
    came: dict[tuple[int, int], tuple[int, int]] = {start: start}
    queue = deque([start])
    while queue:
        x, y = queue.popleft()
        if y == 0:
            way = [(x, y)]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way
        for step in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            if step in cells and step not in came:
                came[step] = (x, y)
                queue.append(step)
    return [start]


Draw = Callable[[Canvas, float], None]


def _spark(box: Box, path: Sequence[tuple[int, int]], fire: int) -> Draw:
    """A gold spark that runs along the cells to the foot of the fire."""
    spots = [mountain.point(box, x + 0.5, y + 0.5) for x, y in path]
    spots.append(mountain.foot(box, fire))

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1:
            return
        for lag, size in ((0.0, 9.0), (0.05, 6.0), (0.10, 4.0)):
            at = max(0.0, part - lag) * (len(spots) - 1)
            index = min(int(at), len(spots) - 2)
            (ax, ay), (bx, by) = spots[index], spots[index + 1]
            x, y = ax + (bx - ax) * (at - index), ay + (by - ay) * (at - index)
            canvas.glow_disc(x, y, size * 2, "FFD27A", 0.7)
            canvas.disc(x, y, size * 0.6, "FFF3C8")

    return draw


def _flame(box: Box, fire: int) -> Draw:
    x, y = mountain.foot(box, fire)
    height = mountain.FLAME * box.w / 10

    def draw(canvas: Canvas, part: float) -> None:
        size = height * max(0.1, out_back(part))
        pieces.fire(canvas, x, y, pieces.grained(canvas, size), True)

    return draw


def _press(layout: Mountains, target: Place) -> Draw:
    """A frame of dust around a tile that has just come to lie."""
    spots = layout.spots(target)

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1 or not spots:
            return
        grow = round(out_cubic(part) * 5) * 3
        box = Box(spots[0].x - 40, spots[0].y - 40, 80, 80).grown(grow)
        alpha = round(1 - part, 1)
        canvas.outline(box, 6 + grow, 4, "FFF3C8", alpha)

    return draw


def _light(layout: Mountains, target: Place, why: str) -> Draw:
    """A ring of light where a spirit arrives; a dark one for the Evil Spirit."""
    spots = layout.spots(target)
    color = "FFE3A0" if why == "lay" else "F2604A"

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1 or not spots:
            return
        radius = 34 + round(out_cubic(part) * 6) * 8
        canvas.ring(spots[0].x, spots[0].y, radius, 6, color, round(1 - part, 1))

    return draw


def _ribbons(layout: Mountains, source: Place, target: Place) -> Draw:
    """Six ribbons of color that trail behind a rainbow on its way."""
    style = STYLES["rainbow"]
    ends = layout.spots(source), layout.spots(target)
    if not all(ends):
        return lambda canvas, part: None
    start, goal = (Pose(spots[0].x, spots[0].y, spots[0].size) for spots in ends)
    flight = Flight(0.0, 1.0, style.ease, start, goal, style.arc)

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1:
            return
        for step in range(1, 9):
            pose = flight.at(max(0.0, min(1.0, part * 1.3) - 0.05 * step))
            for band, color in enumerate(ARC):
                y = pose.y + (band - 2.5) * 7
                canvas.disc(pose.x, y, 6.5 - 0.5 * step, color, round(0.9 - 0.1 * step, 1))

    return draw


def _socket(layout: Mountains, target: Place) -> Draw:
    """Rays of light where a spirit is about to rest."""
    spot = layout.spots(target)[0]

    def draw(canvas: Canvas, part: float) -> None:
        if part < 1:
            side = spot.size / 2 * 320 / 66
            alpha = min(1.0, 3 * part, 3 - 3 * part)
            canvas.picture("solstis/socket", spot.x, spot.y, side, alpha=alpha)

    return draw


def _refusal(layout: Mountains, cell: Place) -> Draw:
    """A cell that shakes its head: a spirit holds its rainbow."""
    spot = layout.spots(cell)[0]

    def draw(canvas: Canvas, part: float) -> None:
        if part < 1:
            shift = 0 if canvas.assets.calm else 4 * round(math.sin(part * 6 * math.pi))
            half = spot.size / 2
            box = Box(spot.x - half + shift, spot.y - half, 2 * half, 2 * half)
            canvas.outline(box, 4, 5, "F2604A")

    return draw


def _crossing(layout: Mountains, seat: int) -> Draw:
    """The light of the turn crosses from the one mountain to the other."""
    start, end = (layout.box(f"panorama.{own}").center for own in (1 - seat, seat))
    y = layout.box("totem").y + 40

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1:
            return
        for lag, size in ((0.0, 30.0), (0.06, 22.0), (0.12, 14.0)):
            at = in_out_quad(max(0.0, part - lag))
            canvas.glow_disc(start[0] + (end[0] - start[0]) * at, y, size, PLAYERS[seat], 0.35)

    return draw


def _pulse(box: Box) -> Draw:
    """The land pile is drummed on: it may bring a second chance."""

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1:
            return
        grow = 4 + 4 * round(abs((part * 3) % 1 - 0.5) * 4)
        canvas.outline(box.grown(grow), 14 + grow, 4, PLAYERS[0], 0.9)

    return draw
