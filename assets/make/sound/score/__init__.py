"""The written music: changes, melodies and patterns as text, and how to read them.

A melody is bars between `|`; a note is `A4*1.5` (name, beats), `r*1` a rest, `~A4*1` slurred from
the note before, `A4*1!` accented. Changes are chord symbols between `|`, one or two a bar.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import NamedTuple

from assets.make.sound.kit.core import midi

# intervals above the root: what a pianist's hand takes, and what a melody may rest on besides
CHORDS = {
    "maj9": ((4, 7, 11, 14), (0, 2, 4, 6, 7, 9, 11)),
    "maj9#11": ((4, 11, 14, 18), (0, 2, 4, 6, 7, 9, 11)),
    "69": ((4, 7, 9, 14), (0, 2, 4, 6, 7, 9, 11)),
    "add9": ((0, 4, 7, 14), (0, 2, 4, 7, 9, 11)),
    "6": ((0, 4, 7, 9), (0, 2, 4, 7, 9, 11)),
    "": ((0, 4, 7, 12), (0, 2, 4, 7, 9, 11)),
    "m9": ((3, 7, 10, 14), (0, 2, 3, 5, 7, 10)),
    "m7": ((0, 3, 7, 10), (0, 2, 3, 5, 7, 10)),
    "m11": ((3, 7, 10, 17), (0, 2, 3, 5, 7, 10)),
    "madd9": ((0, 3, 7, 14), (0, 2, 3, 5, 7, 10)),
    "m6": ((3, 7, 9, 14), (0, 2, 3, 5, 7, 9)),
    "mM9": ((3, 7, 11, 14), (0, 2, 3, 5, 7, 9, 11)),
    "m7b5": ((0, 3, 6, 10), (0, 3, 5, 6, 8, 10)),
    "dim7": ((0, 3, 6, 9), (0, 2, 3, 5, 6, 8, 9, 11)),
    "9sus": ((5, 7, 10, 14), (0, 2, 5, 7, 9, 10)),
    "7sus": ((0, 5, 7, 10), (0, 2, 5, 7, 9, 10)),
    "13": ((4, 10, 14, 21), (0, 2, 4, 6, 7, 9, 10)),
    "13b9": ((4, 10, 13, 21), (0, 1, 3, 4, 7, 9, 10)),
    "7b9": ((4, 7, 10, 13), (0, 1, 3, 4, 5, 7, 8, 10)),
    "9#11": ((4, 10, 14, 18), (0, 2, 4, 6, 7, 9, 10)),
}


class Note(NamedTuple):
    beat: float  # from the start of the piece
    beats: float
    number: int
    slurred: bool = False
    accent: bool = False


class Chord(NamedTuple):
    beat: float
    beats: float
    root: int  # pitch class
    kind: str
    bass: int  # pitch class
    name: str

    @property
    def tones(self) -> tuple[int, ...]:
        return tuple(self.root + i for i in CHORDS[self.kind][0])

    @property
    def scale(self) -> set[int]:
        return {(self.root + i) % 12 for i in CHORDS[self.kind][1]} | {t % 12 for t in self.tones}


def melody(text: str, meter: int) -> list[Note]:
    """Notes of a melody; a bar that is not full is an error."""
    notes, start = [], 0.0
    for number, bar in enumerate(" ".join(text.split()).strip("| ").split("|"), 1):
        at = 0.0
        for word in bar.split():
            slurred, name, beats, accent = re.fullmatch(
                r"(~?)([A-G][#b]?\d|r)\*([\d.]+)(!?)", word
            ).groups()
            if name != "r":
                notes.append(
                    Note(start + at, float(beats), midi(name), bool(slurred), bool(accent))
                )
            at += float(beats)
        if abs(at - meter) > 1e-6:
            raise ValueError(f"bar {number} has {at} beats, not {meter}: {bar}")
        start += meter
    return notes


def changes(text: str, meter: int) -> list[Chord]:
    chords = []
    for number, bar in enumerate(" ".join(text.split()).strip("| ").split("|")):
        names = bar.split()
        for k, name in enumerate(names):
            letter, accidental, kind, _, low = re.fullmatch(
                r"([A-G])([#b]?)([^/]*)(/([A-G][#b]?))?", name
            ).groups()
            root = midi(letter + accidental + "4") % 12
            if kind not in CHORDS:
                raise ValueError(f"bar {number + 1}: no chord {name}")
            chords.append(
                Chord(
                    number * meter + k * meter / len(names),
                    meter / len(names),
                    root,
                    kind,
                    midi(low + "4") % 12 if low else root,
                    name,
                )
            )
    return chords


@lru_cache(maxsize=4096)
def _voicing(
    tones: tuple[int, ...], before: tuple[int, ...], lowest: int, highest: int
) -> tuple[int, ...]:
    """The voicing of these pitch classes nearest to the last one; no mud below, no minor ninths."""
    middle = (lowest + highest) / 2
    best, cost = (), 1e9
    choices = [[p for p in range(lowest, highest + 1) if p % 12 == t % 12] for t in tones]
    for pick in itertools.product(*choices):
        v = tuple(sorted(pick))
        gaps = [b - a for a, b in itertools.pairwise(v)]
        if min(gaps, default=12) < 1:
            continue
        c = 0.12 * abs(sum(v) / len(v) - middle) * len(v)
        c += sum(abs(a - b) for a, b in zip(v, before, strict=True)) if len(before) == len(v) else 0
        c += (
            2.5 * (gaps.count(1))
            + (4 if gaps and gaps[0] < 3 and v[0] < 55 else 0)
            + (3 if gaps and gaps[-1] == 1 else 0)
        )
        c += 5 * sum(b - a == 13 for a, b in itertools.combinations(v, 2))
        c += (
            0.5 * max(0, v[-1] - v[0] - 17)
            + 0.6 * max(0, 8 - (v[-1] - v[0]))
            + 1.0 * max(0, max(gaps, default=0) - 8)
        )
        if c < cost:
            best, cost = v, c
    return best


def yielding(chord: Chord, tunes: tuple[list[Note], ...]) -> tuple[int, ...]:
    """The tones of a chord, where none lies a semitone below a long melody note: it yields to
    the root, or the fifth.
    """
    sung = {
        n.number % 12
        for tune in tunes
        for n in tune
        if n.beats >= 1 and n.beat < chord.beat + chord.beats and n.beat + n.beats > chord.beat
    }
    out = []
    for tone in chord.tones:
        if (tone + 1) % 12 in sung or ((tone - 1) % 12 in sung and tone % 12 not in sung):
            fifth = chord.root + (6 if "b5" in chord.kind or chord.kind == "dim7" else 7)
            free = [
                t
                for t in (chord.root, fifth, *(x for x in chord.tones if x != tone))
                if (t + 1) % 12 not in sung and (t - 1) % 12 not in sung
            ]
            fresh = (
                [t for t in free if t % 12 not in {x % 12 for x in (*chord.tones, *out)}]
                or free
                or [tone]
            )
            tone = fresh[0]
        out.append(tone)
    return tuple(out)


def voiced(
    chords: list[Chord], lowest: int, highest: int, tunes: tuple[list[Note], ...] = ()
) -> list[tuple[int, ...]]:
    """Voice-led voicings of a progression that keep out of the way of the melodies above it."""
    out, before = [], ()
    for chord in chords:
        before = _voicing(yielding(chord, tunes), before, lowest, highest)
        out.append(before)
    return out


def rubs(tune: list[Note], chords: list[Chord], shapes: list[tuple[int, ...]]) -> int:
    """How many long melody notes lie a semitone or a minor ninth from a tone of the voicing
    beneath.
    """
    return sum(
        any(abs(n.number - v) in (1, 13) for v in shapes[chords.index(at(chords, n.beat))])
        for n in tune
        if n.beats >= 1
    )


def at(chords: list[Chord], beat: float) -> Chord:
    return [c for c in chords if c.beat <= beat + 1e-6][-1]


def misfits(notes: list[Note], chords: list[Chord], key: set[int], meter: int) -> list[str]:
    """Melody notes a listener would call wrong.

    Long or strong ones outside the chord's scale, short ones outside key and chord, and long ones
    a semitone above a chord tone of the left hand.
    """
    found = []
    for n in notes:
        chord = at(chords, n.beat)
        bar, beat = int(n.beat // meter) + 1, n.beat % meter + 1
        where = f"bar {bar} beat {beat:g} {n.number % 12} over {chord.name}"
        pc = n.number % 12
        if n.beats >= 1 or n.beat % meter == 0:
            if pc not in chord.scale:
                found.append("outside the chord: " + where)
            elif (
                n.beats >= 1.5
                and pc not in {t % 12 for t in chord.tones} | {chord.root}
                and (pc - 1) % 12 in {t % 12 for t in chord.tones}
            ):
                found.append("a semitone above a chord tone: " + where)
        elif pc not in chord.scale | key:
            found.append("passing, outside key: " + where)
    return found
