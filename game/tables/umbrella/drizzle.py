"""The rain on an Umbrella table: on the street only, never on what is to be read."""

from __future__ import annotations

from game.view.canvas import Box
from game.view.layout import Layout
from game.view.motes import Births, Motes, Rain

FIELD = Box(-336, -60, 2592, 1200)
"""Where it rains, wide windows included."""
DROPS, ALPHA = 240, 0.40
ROOM = 12
"""Around everything that lies on the street, in logical pixels."""


def drizzle(layout: Layout) -> Motes:
    """The rain around the things of an arrangement."""
    keep = [Box(a.x, a.y, a.w, a.h).grown(ROOM) for a in layout.named("") if a.w and a.h]
    return Rain(Births(FIELD, keep), DROPS, ALPHA)
