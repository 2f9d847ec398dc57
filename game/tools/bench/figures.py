"""What the bench takes down: named rows of figures, and how long something took.

Wall time is what a person waits; processor time is what the work costs, and hardly changes when
other programs run beside it. So both are taken, and ratios are made of processor times.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Figures = dict[str, float]
"""Figures by what they are and their unit, such as "p99 ms"."""
Rows = dict[str, Figures]
"""The rows of one part by their names."""


@dataclass(frozen=True)
class Amount:
    """How much is done for each row; the smaller, the rougher."""

    sizes: tuple[str, ...] = ("1280x720", "1920x1080", "3840x2160")
    games: tuple[tuple[str, int], ...] = (
        *(("umbrella", seats) for seats in (1, 2, 3, 4)),
        ("solstis", 2),
    )
    """Games with their numbers of seats."""
    warm: float = 20.0
    """Seconds of play before, so that every picture has been made once."""
    play: float = 40.0
    """Seconds of play behind a row of frame times; they pass as fast as they can."""
    think: float = 20.0
    """Real seconds beside an opponent that thinks, and as many beside none."""
    rest: float = 20.0
    """Real seconds behind a share of the processor."""
    answers: int = 40
    """Inputs of each kind."""
    starts: int = 7
    plies: int = 30_000
    rounds: int = 3
    """How often what is compared takes turns; the best round counts."""
    matches: int = 10
    long: bool = False
    """Whether the memory is watched over five times as many matches."""


TINY = Amount(
    sizes=("640x360",),
    games=(("umbrella", 2), ("solstis", 2)),
    warm=0.5,
    play=1.0,
    think=0.2,
    rest=0.3,
    answers=2,
    starts=1,
    plies=300,
    rounds=1,
    matches=1,
)
"""Enough to see that every part works."""


def share(values: Sequence[float], part: float) -> float:
    """The value below which that part (0..1) of all lie; 0 without any."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def spread(values: Sequence[float]) -> Figures:
    """Median, 99th percentile and maximum of seconds, in milliseconds."""
    return {
        "median ms": 1000 * share(values, 0.5),
        "p99 ms": 1000 * share(values, 0.99),
        "max ms": 1000 * max(values, default=0.0),
    }


def rate(work: Callable[[], int]) -> Figures:
    """How often something is done in a second: by the clock, and by processor time."""
    clock, processor = time.perf_counter(), time.process_time()
    done = work()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    return {"per s": done / clock, "per cpu s": done / max(processor, 1e-9)}


def best(rates: Sequence[Figures]) -> Figures:
    """Of several measurements of one rate the one that was disturbed least."""
    return max(rates, key=lambda figures: figures["per cpu s"])


def told(rows: Rows) -> list[str]:
    """The rows as lines of text."""
    lines = []
    for name, figures in rows.items():
        parts = (f"{what} {_number(value)}" for what, value in figures.items())
        lines.append(f"  {name:34} " + "   ".join(parts))
    return lines


def _number(value: float) -> str:
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3f}" if abs(value) < 1 else f"{value:.2f}"
