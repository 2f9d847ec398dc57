"""Effects as they are encoded: even in loudness, and of one true peak after the encoder."""

from __future__ import annotations

import numpy as np

from assets.make.sound.effects import FAMILIES, Effect
from assets.make.sound.kit.core import gain
from assets.make.sound.kit.dynamics import leveled, trimmed, true_peak
from assets.make.sound.vorbis import decode, encode

CEILING = -6.0
"""True peak in dB."""
NEAR, TRIES = 0.08, 6


def effect_file(effect: Effect, variant: int) -> bytes:
    """One variant as Ogg Vorbis; the encoder moves peaks a little, so aim until they land."""
    name = effect.files()[variant].rsplit("/", 1)[1]
    y = leveled(trimmed(effect.make(variant)), FAMILIES[effect.family], CEILING)
    tries = []
    for _ in range(TRIES):
        data = encode(y, name)
        off = 20 * np.log10(true_peak(decode(data))) - CEILING
        tries.append((abs(off), y))
        if abs(off) < NEAR:
            return data
        y = y * gain(-off * 0.85)
    return encode(min(tries, key=lambda pair: pair[0])[1], name)
