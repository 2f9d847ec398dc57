"""The stems of Solstis's evening: who plays what, how loud, in which room."""

from __future__ import annotations

import numpy as np

from assets.make.sound.music.mountain import (
    bells,
    drone,
    drum,
    flute_line,
    harp_line,
    harp_rolls,
    tines,
)
from assets.make.sound.music.stage import Stage, bed_of_chords, blend
from assets.make.sound.score import (
    changes,
    melody,
    solstis,
)


def _stage(
    name: str,
    bars: int = solstis.BARS,
    growth: tuple[float, float] = (1.0, 1.0),
    over: tuple[str, ...] = (),
) -> Stage:
    return Stage(solstis, bars, "solstis " + name, growth, over)


def calm_bed() -> np.ndarray:
    s, c = _stage("calm bed", over=("CALM_FLUTE", "CALM_HARP")), changes(solstis.CALM, 4)
    return blend(
        [
            (tines(s, c, solstis.TINES, solstis.TINES_ORDER), -21),
            (
                harp_rolls(
                    _stage("calm rolls", over=("CALM_FLUTE", "CALM_HARP")),
                    c,
                    2,
                    sweep_bars=(7, 15),
                ),
                -23,
            ),
            (bed_of_chords(s, c, 50, 71, 900, 4), -27),
        ],
        "hall",
        0.28,
    )


def calm_flute() -> np.ndarray:
    return blend(
        [(flute_line(_stage("calm flute"), melody(solstis.CALM_FLUTE, 4)), -20)], "valley", 0.34
    )


def calm_harp() -> np.ndarray:
    return blend(
        [(harp_line(_stage("calm harp"), melody(solstis.CALM_HARP, 4)), -20)], "hall", 0.36
    )


def drums() -> np.ndarray:
    return blend(
        [(drum(_stage("drums"), solstis.DRUM, solstis.DRUM_ORDER), -20)], "hall", 0.16, 3.4
    )


def think() -> np.ndarray:
    s, c = _stage("think", over=("THINK_HARP", "THINK_FLUTE")), changes(solstis.THINK, 4)
    sparse = [("0.......", "..2.....", "0...3...", "....1..."), (0, 1, 2, 3, 0, 3, 1, 2)]
    return blend(
        [
            (bed_of_chords(s, c, 50, 72, 1100, 4), -24),
            (
                harp_rolls(_stage("think rolls", over=("THINK_HARP", "THINK_FLUTE")), c, 4, 0.4),
                -26,
            ),
            (harp_line(_stage("think harp"), melody(solstis.THINK_HARP, 4), 0.5), -23),
            (flute_line(_stage("think flute"), melody(solstis.THINK_FLUTE, 4), 0.55), -25),
            (tines(s, c, *sparse, 0.45), -29),
        ],
        "valley",
        0.30,
    )


def tense() -> np.ndarray:
    s, c = (
        _stage("tense bed", growth=(0.78, 1.12), over=("TENSE_FLUTE",)),
        changes(solstis.TENSE, 4),
    )
    notes = melody(solstis.TENSE_FLUTE, 4)
    return blend(
        [
            (tines(s, c, solstis.TENSE_TINES, (0, 1, 2, 1, 0, 3, 1, 3), 0.62), -22),
            (drone(s), -27),
            (bed_of_chords(s, c, 53, 74, 800, 4), -26),
            (flute_line(_stage("tense flute"), notes, 0.78), -23.5),
            (
                harp_line(
                    _stage("tense harp"), [n for n in notes if n.accent or n.beats >= 2], 0.5
                ),
                -28,
            ),
            (
                drum(
                    _stage("heart", growth=(0.7, 1.15)),
                    solstis.HEART,
                    (0, 1, 0, 2, 0, 1, 2, 3),
                    False,
                ),
                -26,
            ),
        ],
        "hall",
        0.22,
    )


def title() -> np.ndarray:
    s, c = _stage("title", over=("TITLE_FLUTE",)), changes(solstis.TITLE, 4)
    notes = melody(solstis.TITLE_FLUTE, 4)
    order = (3, 7, 3, 1, 0, 4, 1, 5, 0, 4, 2, 6, 0, 1, 5, 7, 2, 0, 4, 6, 2, 0, 3, 7)
    late = [n for n in notes if n.beat >= 64]
    return blend(
        [
            (tines(s, c, solstis.TINES, order), -23),
            (
                harp_rolls(
                    _stage("title rolls", over=("TITLE_FLUTE",)), c, 2, sweep_bars=(7, 15, 21)
                ),
                -23,
            ),
            (bed_of_chords(s, c, 50, 72, 1200, 4), -26),
            (flute_line(_stage("title flute"), notes, 0.74), -22),
            (
                bells(
                    _stage("title bells"),
                    [n._replace(number=n.number + 12) for n in late if n.beats >= 1],
                ),
                -32,
            ),
        ],
        "hall",
        0.30,
    )


def cadence() -> np.ndarray:
    s, c = _stage("cadence", 4, over=("CADENCE_FLUTE",)), changes(solstis.CADENCE, 4)
    return blend(
        [
            (tines(s, c, solstis.TINES, (0, 4, 3, 7)), -23),
            (harp_rolls(_stage("cadence rolls", 4, over=("CADENCE_FLUTE",)), c, 1), -23),
            (bed_of_chords(s, c, 50, 72, 1100, 4), -26),
            (flute_line(_stage("cadence flute", 4), melody(solstis.CADENCE_FLUTE, 4), 0.7), -22),
        ],
        "hall",
        0.32,
    )


PIECES = {
    f"solstis_{f.__name__}": f
    for f in (title, calm_bed, calm_flute, calm_harp, drums, think, tense, cadence)
}
