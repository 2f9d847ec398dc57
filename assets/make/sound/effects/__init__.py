"""The effects of both games; each maker answers one variant, unleveled.

Importing the modules of this package fills ``EFFECTS``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

Maker = Callable[[int], np.ndarray]

FAMILIES = {"tick": -34.0, "move": -26.5, "note": -23.0, "glow": -20.0, "fanfare": -18.5}
"""The loudness (LUFS of the loudest 3 s, as played) that each class aims at."""


class Effect(NamedTuple):
    """One effect, such as "umbrella/slide".

    ``gain`` is the level in dB at full effects volume, ``drop`` says when it may be left out,
    ``duck`` is by how many dB (negative) music gives way, ``event`` what it is for.
    """

    name: str
    make: Maker
    variants: int
    family: str
    gain: float
    drop: str
    duck: float
    event: str

    def files(self) -> list[str]:
        """The names of its files."""
        if self.variants == 1:
            return [f"{self.name}.ogg"]
        return [f"{self.name}_{variant + 1}.ogg" for variant in range(self.variants)]


EFFECTS: dict[str, Effect] = {}


def effect(
    name: str,
    family: str,
    event: str,
    variants: int = 1,
    gain: float = 0.0,
    drop: str = "never",
    duck: float = 0.0,
) -> Callable[[Maker], Maker]:
    """Register a maker of variants 0 to ``variants`` - 1."""

    def keep(make: Maker) -> Maker:
        EFFECTS[name] = Effect(name, make, variants, family, gain, drop, duck, event)
        return make

    return keep
