"""The music: stems of exactly their bars and a tail in which they ring out."""

from __future__ import annotations

import numpy as np

from assets.make.sound.kit.dynamics import set_loudness
from assets.make.sound.music import solstis as solstis_pieces
from assets.make.sound.music import umbrella as umbrella_pieces
from assets.make.sound.score import changes, melody, misfits, solstis, umbrella

TARGET = -20.0
"""Loudness of every stem by itself, in LUFS."""
PIECES = {**umbrella_pieces.PIECES, **solstis_pieces.PIECES}
NARROW = {"umbrella_brush", "solstis_drums"}
"""Mono: noise is dear, and a drum stands in the middle."""


def check_scores() -> list[str]:
    """Every melody against its changes."""
    wrong = []
    for score, pairs in (
        (
            umbrella,
            (
                ("CALM", "CALM_VIBES"),
                ("CALM", "CALM_PIANO"),
                ("THINK", "THINK_PIANO"),
                ("TENSE", "TENSE_VIBES"),
                ("TITLE", "TITLE_VIBES"),
                ("TITLE", "TITLE_PIANO"),
                ("CADENCE", "CADENCE_PIANO"),
            ),
        ),
        (
            solstis,
            (
                ("CALM", "CALM_FLUTE"),
                ("CALM", "CALM_HARP"),
                ("THINK", "THINK_HARP"),
                ("THINK", "THINK_FLUTE"),
                ("TENSE", "TENSE_FLUTE"),
                ("TITLE", "TITLE_FLUTE"),
                ("CADENCE", "CADENCE_FLUTE"),
            ),
        ),
    ):
        for chords, tune in pairs:
            c = changes(getattr(score, chords), score.METER)
            wrong += [
                f"{score.__name__} {tune}: {m}"
                for m in misfits(
                    melody(getattr(score, tune), score.METER), c, score.KEY, score.METER
                )
            ]
    return wrong


def stem(name: str) -> np.ndarray:
    """A stem as it is encoded."""
    x = PIECES[name]()
    return set_loudness(x.mean(axis=1) if name in NARROW else x, TARGET, -2.2)
