"""What moves by itself on a Solstis table: embers over the fires, stars, fireflies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.solstis import State, lit, tokens
from game.tables.solstis import mountain
from game.tables.solstis.arrivals import STEPS, band
from game.tables.solstis.layout import Mountains
from game.view.canvas import Box, Canvas
from game.view.motes import (
    Births,
    Embers,
    Fireflies,
    Mote,
    Motes,
    Passing,
    Twinkle,
    chance,
    together,
)

SKY = Box(-336, -60, 2592, 560)
FOREST = Box(-336, 600, 2592, 540)
STARS, FLIES = 70, 44
GLEAM, GLEAMS_EVERY = 0.9, 6.0
"""Seconds that a light takes over a rainbow, and from one to the next."""
ROOM = 14
"""Around everything that is to be read, in logical pixels."""


class Night:
    """The motes of the state that was shown last; what lies around it changes more rarely."""

    def __init__(self) -> None:
        self._of: tuple[State | None, Motes | None] = (None, None)
        self._sky: dict[tuple[Mountains, int, int], Motes] = {}

    def motes(self, layout: Mountains, state: State) -> Motes | None:
        """What moves around a state."""
        if self._of[0] is not state:
            key = layout, len(state.hands[0]), len(state.hands[1])
            if key not in self._sky:
                self._sky[key] = sky(*key)
            self._of = state, together(self._sky[key], *lights(layout, state))
        return self._of[1]


class Shimmer(Passing):
    """Light that runs over each rainbow of the mountains now and then, one after the other."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self.boxes = boxes

    def at(self, canvas: Canvas, seconds: float) -> Iterator[Mote]:
        for index, box in enumerate(self.boxes):
            part = (seconds - 0.7 * index) % GLEAMS_EVERY / GLEAM
            if part < 1:
                look = band(canvas, canvas.rect(box).w, int(part * STEPS))
                yield look, canvas.at(box.x, box.y)


def sky(layout: Mountains, *hands: int) -> Motes:
    """Stars and fireflies around the things of an arrangement with so many tiles in the hands."""
    keep = [Box(a.x, a.y, a.w, a.h).grown(ROOM) for a in layout.named("") if a.w and a.h]
    keep += [layout.tray(seat, count).grown(ROOM) for seat, count in enumerate(hands)]
    keep += [layout.prompt((hands[0], hands[1])).grown(ROOM), layout.shelf().grown(ROOM)]
    above = Births(SKY, keep)
    spots = [
        (SKY.x + SKY.w * chance(star, 1), SKY.y + SKY.h * chance(star, 2)) for star in range(STARS)
    ]
    stars = Twinkle([spot for spot in spots if above.free(*spot)], 5, "F4ECFF", 0.9)
    return together(stars, Fireflies(Births(FOREST, keep), FLIES))


def lights(layout: Mountains, state: State) -> list[Motes]:
    """Embers over the fires of a state, and light on its rainbows."""
    found: list[Motes] = [
        Embers(
            [mountain.foot(layout.box(f"panorama.{seat}"), fire) for fire in lit(state, seat)],
            mountain.FLAME * layout.box(f"panorama.{seat}").w / 10,
        )
        for seat in (0, 1)
    ]
    arcs = [
        mountain.cell_box(layout.box(place.area), place)
        for place, token in tokens(state).items()
        if token.kind == "rainbow" and place.area.startswith("panorama")
    ]
    return [*found, Shimmer(arcs)]
