"""The list of Umbrella's backgrounds: file below assets/ -> function that makes its bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.umbrella.results import results
from assets.make.umbrella.table import table
from assets.make.umbrella.title import title

ART = "art/umbrella"


def makers() -> dict[str, Callable[[], bytes]]:
    """One table for every number of players and active seat, the title, the results."""
    out: dict[str, Callable[[], bytes]] = {}
    for seats in (2, 4, 1, 3):
        for active in range(seats):
            out[f"{ART}/table-{seats}-{active}.webp"] = partial(table, seats, active)
    out[f"{ART}/title.webp"] = title
    out[f"{ART}/results.webp"] = results
    return out
