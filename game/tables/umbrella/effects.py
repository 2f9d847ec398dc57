"""What a move sets off besides moving tokens: a claim glows, landings ring the wet ground."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from game.levels import Area
from game.rules.core import Moved, Place, Told
from game.rules.umbrella import COLORS, State, live_figures
from game.tables.base import Effect
from game.tables.umbrella import tokens
from game.tables.umbrella.styles import STYLES
from game.view.canvas import Box, Canvas
from game.view.director import Cue
from game.view.layout import Layout, Spot
from game.view.timeline import Pose, out_cubic

GLOW_SECONDS, GLOW_STAGGER = 0.42, 0.06
"""One pulse for each umbrella of a claimed figure, one after the other."""
RIPPLE_SECONDS = 0.50
LAMPS, TAIL = 44, 7
"""Lamps around a stage, and how many shine behind the foremost when light runs along them."""
CHASE_AFTER, CHASE_SECONDS = 0.08, 0.42
"""Seconds from the turn to the running light, and that it takes."""
STEPS = 8
"""Steps in which light grows and fades, so that few pictures are made."""


def effects(
    before: State, after: State, cues: Sequence[Cue], layouts: Mapping[int, Layout]
) -> list[Effect]:
    """The effects of a move with these events; ``layouts`` are by the seat in turn."""
    found: list[Effect] = []
    layout = layouts[before.seat]
    for time, event in cues:
        if isinstance(event, Told) and event.why == "claimed":
            found += _claim(before, after, cues, time, layout)
        elif isinstance(event, Told) and event.why == "turn":
            draw = _chase(layouts[event.seat].area(f"stage.{event.seat}"))
            found.append(Effect(time + CHASE_AFTER, CHASE_SECONDS, draw))
        elif isinstance(event, Moved) and event.why in ("push", "token", "exchange"):
            target = event.pairs[0][1]
            landed = time + STYLES[event.why].seconds
            found += [
                Effect(landed, RIPPLE_SECONDS, _ripple(spot), x=spot.x)
                for spot in layout.spots(target)[:1]
            ]
    return found


def _claim(
    before: State, after: State, cues: Sequence[Cue], time: float, layout: Layout
) -> list[Effect]:
    """The four umbrellas of the claimed figure light up one after the other."""
    tile = _claimed_tile(before.seat, after, cues)
    figure = next((f for f in live_figures(before, before.seat) if f.place == tile), None)
    if figure is None:
        return []
    return [
        Effect(
            time + i * GLOW_STAGGER,
            GLOW_SECONDS,
            _glow(layout, cell, COLORS[before.stages[before.seat][4 * cell.y + cell.x]]),
        )
        for i, cell in enumerate(figure.cells)
    ]


def _claimed_tile(seat: int, after: State, cues: Sequence[Cue]) -> Place | None:
    """Where the claimed tile lay: it is passed on at once or still lies there."""
    if after.claimed >= 0:
        return Place(f"figure.{seat}", after.claimed)
    for _, event in cues:
        if isinstance(event, Moved) and event.why in ("pass", "pend"):
            return event.pairs[0][0]
    return None


def _glow(layout: Layout, cell: Place, color: str) -> Callable[[Canvas, float], None]:
    spot = layout.spots(cell)[0]
    side = layout.area(cell.area).number("cell")

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1.0:
            return
        swell = math.sin(math.pi * part)
        light = round(swell * STEPS) / STEPS
        canvas.picture("umbrella/slab-gold", spot.x, spot.y, (side - 8) * 256 / 192, None, 0, light)
        if light:
            canvas.glow_disc(spot.x, spot.y, side * 0.62, "FFC24A", 0.7 * light)
        high = 0.0 if canvas.assets.calm else swell
        hop = Pose(spot.x, spot.y - 8 * high, spot.size, lift=0.8 * light * bool(high))
        tokens.canopy(canvas, color, hop, cell.x + cell.y)

    return draw


def _ripple(spot: Spot) -> Callable[[Canvas, float], None]:
    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1.0:
            return
        step = math.ceil(out_cubic(part) * STEPS) / STEPS
        size = spot.size * (0.9 + 0.9 * step)
        canvas.picture("umbrella/ripple", spot.x, spot.y, size, None, 0, (1 - step) * 0.8)

    return draw


def _chase(stage: Area) -> Callable[[Canvas, float], None]:
    """Light runs once around the lamps of the stage whose turn it is now."""
    edge = stage.number("kerb") / 2
    box = Box(stage.x, stage.y, stage.w, stage.h).grown(-edge)
    around = 2 * (box.w + box.h)

    def spot(part: float) -> tuple[float, float]:
        """A point of the outline, from the upper left corner on."""
        way = part % 1 * around
        for x, y, dx, dy, length in (
            (box.x, box.y, 1, 0, box.w),
            (box.x + box.w, box.y, 0, 1, box.h),
            (box.x + box.w, box.y + box.h, -1, 0, box.w),
        ):
            if way <= length:
                return x + dx * way, y + dy * way
            way -= length
        return box.x, box.y + box.h - way

    def draw(canvas: Canvas, part: float) -> None:
        if part >= 1.0 or canvas.assets.calm:
            return
        lamp = int(part * LAMPS)
        for lag in range(TAIL):
            x, y = spot((lamp - lag) / LAMPS)
            canvas.glow_disc(x, y, 20 - 2 * lag, "FFD98A", round(0.6 * (1 - lag / TAIL), 2))

    return draw
