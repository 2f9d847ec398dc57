"""The stems of Umbrella's waltz: who plays what, how loud, in which room."""

from __future__ import annotations

import numpy as np

from assets.make.sound.music.stage import Stage, bed_of_chords, blend
from assets.make.sound.music.waltz import (
    arpeggios,
    brushes,
    comp,
    ostinato,
    play_piano,
    play_vibes,
    walk,
)
from assets.make.sound.score import (
    changes,
    melody,
    umbrella,
)


def _stage(
    name: str,
    bars: int = umbrella.BARS,
    growth: tuple[float, float] = (1.0, 1.0),
    over: tuple[str, ...] = (),
) -> Stage:
    return Stage(umbrella, bars, "umbrella " + name, growth, over)


def calm_bed() -> np.ndarray:
    s, c = _stage("calm bed", over=("CALM_VIBES", "CALM_PIANO")), changes(umbrella.CALM, 3)
    return blend(
        [(comp(s, c, umbrella.COMP_ORDER), -20), (walk(s, c), -25), (bed_of_chords(s, c), -33)],
        "club",
        0.26,
    )


def calm_vibes() -> np.ndarray:
    return blend(
        [(play_vibes(_stage("calm vibes"), melody(umbrella.CALM_VIBES, 3)), -20)], "club", 0.34
    )


def calm_piano() -> np.ndarray:
    return blend(
        [(play_piano(_stage("calm piano"), melody(umbrella.CALM_PIANO, 3), 0.46, 0.0), -20)],
        "club",
        0.30,
    )


def brush() -> np.ndarray:
    return blend([(brushes(_stage("brush")), -20)], "room", 0.18, 3.6)


def think() -> np.ndarray:
    s, c = _stage("think", over=("THINK_PIANO",)), changes(umbrella.THINK, 3)
    tune = play_piano(_stage("think tune"), melody(umbrella.THINK_PIANO, 3), 0.42, 0.35, 0.9)
    return blend(
        [(arpeggios(s, c), -22.5), (tune, -20), (bed_of_chords(s, c, 57, 76, 1500, 4), -29)],
        "hall",
        0.34,
    )


def tense() -> np.ndarray:
    s, c = (
        _stage("tense bed", growth=(0.78, 1.12), over=("TENSE_VIBES",)),
        changes(umbrella.TENSE, 3),
    )
    tune = play_vibes(
        _stage("tense vibes", growth=(0.85, 1.1)), melody(umbrella.TENSE_VIBES, 3), 0.6, 0.006
    )
    return blend(
        [
            (ostinato(s, c), -21),
            (walk(s, c, pulse=True), -26),
            (bed_of_chords(s, c, 57, 76, 900, 3), -30),
            (tune, -22),
        ],
        "club",
        0.26,
    )


def title() -> np.ndarray:
    s, c = _stage("title", over=("TITLE_VIBES",)), changes(umbrella.TITLE, 3)
    order = ("long",) * 4 + umbrella.COMP_ORDER[:24] + ("long",) * 4
    return blend(
        [
            (comp(s, c, order, 0.95), -23),
            (walk(s, c, busy=0.3), -26),
            (bed_of_chords(s, c, 57, 76, 1300), -31),
            (play_vibes(_stage("title vibes"), melody(umbrella.TITLE_VIBES, 3)), -21.5),
            (play_piano(_stage("title piano"), melody(umbrella.TITLE_PIANO, 3), 0.42), -25),
        ],
        "club",
        0.30,
    )


def cadence() -> np.ndarray:
    s, c = _stage("cadence", 4, over=("CADENCE_PIANO",)), changes(umbrella.CADENCE, 3)
    return blend(
        [
            (comp(s, c, ("long",) * 4), -21),
            (walk(s, c, busy=0), -25),
            (bed_of_chords(s, c), -31),
            (
                play_piano(
                    _stage("cadence tune", 4), melody(umbrella.CADENCE_PIANO, 3), 0.44, 0, 0.6
                ),
                -21,
            ),
        ],
        "club",
        0.32,
    )


PIECES = {
    f"umbrella_{f.__name__}": f
    for f in (title, calm_bed, calm_vibes, calm_piano, brush, think, tense, cadence)
}
