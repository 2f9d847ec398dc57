"""The ambiences: rings of a minute that end where they begin, of layers that move slowly."""

from __future__ import annotations

import numpy as np

from assets.make.sound.ambience.night import night
from assets.make.sound.ambience.rain import rain
from assets.make.sound.kit.core import gain
from assets.make.sound.kit.dynamics import integrated
from assets.make.sound.kit.filters import high, low

TARGET = -32.0
"""Loudness in LUFS."""
LOOPS = {"umbrella_rain": rain, "solstis_night": night}


def loop(name: str) -> np.ndarray:
    """An ambience as it is encoded; it is filtered around the ring, too."""
    x = LOOPS[name]()
    x = low(high(np.concatenate([x, x, x]), 35), 12000)[len(x) : 2 * len(x)]
    return x * gain(TARGET - integrated(x))
