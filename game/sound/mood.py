"""What a scene wants to be heard under it."""

from __future__ import annotations

from typing import NamedTuple


class Mood(NamedTuple):
    """The game whose music and ambience play, and how: "title", "calm", "think" or "results".

    ``tension`` 0..1 says how near the end of the match is; a beat comes in at half of it, and at
    1 calm gives way to tense.
    """

    game: str
    name: str
    tension: float = 0.0
