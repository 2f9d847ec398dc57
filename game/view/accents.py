"""What menus and panels of each game are colored with, in one table."""

from __future__ import annotations

from typing import NamedTuple

Stops = tuple[tuple[str, float], ...]
"""Colors with their alpha, evenly spaced from top to bottom."""


class Accent(NamedTuple):
    """The colors of one game's interface; the ring of the focus is the same for all.

    ``fill`` is what has the focus, with dark words on it, ``chosen`` what is chosen, with ``line``
    around it; ``text`` marks words and arrows; ``panel`` is the glass below, ``row`` with ``edge``
    what lies on it; ``backdrop`` is behind menus that have no picture of their own.
    """

    fill: Stops
    chosen: Stops
    line: str
    text: str
    panel: str
    row: str
    edge: str
    backdrop: str


ACCENTS = {
    # The warm light of street lamps.
    "umbrella": Accent(
        fill=tuple((tone, 1.0) for tone in ("FFF6C2", "FFE0A0", "FFD389", "FFCC70", "FFE27C")),
        chosen=(("8A6224", 0.95), ("4A3416", 0.95)),
        line="FFD98A",
        text="FFE3AE",
        panel="0D1326",
        row="1A2340",
        edge="8E9BD0",
        backdrop="umbrella/title",
    ),
    # The sky over the horizon at dusk, on night glass.
    "solstis": Accent(
        fill=tuple((tone, 1.0) for tone in ("FFE9D6", "FFC9A8", "F9B4AA", "F6A1AC", "FFBFAA")),
        chosen=(("5E3390", 0.95), ("2F1C66", 0.95)),
        line="F6A1AC",
        text="FFC9A8",
        panel="17113A",
        row="241A58",
        edge="A98BE0",
        backdrop="solstis/title",
    ),
}
