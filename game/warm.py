"""What is done behind the title, once it is seen: the modules of all else, one a tick.

To import everything takes about as long as all the rest of the start, and longer than a frame. So
the title comes first, then one module after another, each after those that it needs itself. Who is
quicker waits for the rest of it, as ever.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module

from game.tidy import keep_small

MODULES = (
    "game.rules.umbrella.boards",
    "game.rules.umbrella",
    "game.rules.solstis",
    "game.rules.games",
    "game.plans",
    "game.levels",
    "game.ai.umbrella.position",
    "game.ai.umbrella.styles",
    "game.ai.players",
    "game.ai.worker",
    "game.view.director",
    "game.tables.base",
    "game.tables.umbrella.scenery",
    "game.tables.umbrella.table",
    "game.tables.solstis.scenery",
    "game.tables.solstis.table",
    "game.tables.picture",
    "game.scenes.table",
    "game.scenes.opening",
    "game.scenes.lobby",
    "game.lessons",
    "game.scenes.learn",
    "game.scenes.options",
    "game.scenes.saves",
    "game.scenes.pause",
    "game.scenes.results",
    "game.scenes.padlost",
    "game.scenes.teach",
)
"""In this order; all of them are named by some import of the game as well."""


class Warming:
    """A step for each tick, until all is there; then the collector need not look at it again."""

    def __init__(self) -> None:
        self._steps = self._all()

    def step(self) -> None:
        """Import one more module."""
        next(self._steps, None)

    def _all(self) -> Iterator[None]:
        for name in MODULES:
            import_module(name)
            yield
        keep_small()
        gc.collect()
        # Once in a process: what is frozen is never collected, and tests run many programs in one.
        if not gc.get_freeze_count():
            gc.freeze()
        gc.enable()
