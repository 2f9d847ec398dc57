"""Umbrella: a jazz waltz in F major, 90 to the minute, so a bar is exactly 2 s and eight bars 16 s.

The theme is a drop that falls and is answered: short, short, long (1, 0.5, 1.5), up a third and a
fifth, then home. All sections are 32 bars. All but the title end on the dominant, so that any may
follow any; `cadence` closes.
"""

from __future__ import annotations

TEMPO, METER, BARS, SWING = 90, 3, 32, 0.62
KEY = {5, 7, 9, 10, 0, 2, 4}

CALM = """
Fmaj9 | Dm9   | Gm9    | C9sus  | Am7     | Abdim7 | Gm9  | C13b9 |
Fmaj9 | Dm9   | Gm9    | C9sus  | Fmaj9/A | Bbmaj9 | Bbm6 | F69   |
Bm7b5 | E7b9  | Am9    | Am9    | Dm9     | G13    | Gm9  | C9sus |
Fmaj9 | Cm9   | Bbmaj9 | Eb9#11 | Am7     | D7b9   | Gm9  | C9sus
"""
CALM_VIBES = """
A4*1 C5*.5 E5*1.5 | D5*1 C5*.5 A4*1.5 | Bb4*1 D5*.5 F5*1.5 | D5*2.5 r*.5 |
E5*1 C5*.5 G4*1.5 | F5*1 D5*.5 Ab4*1.5 | D5*2 Bb4*1 | A4*2.5 r*.5 |
A4*1 C5*.5 E5*1.5 | F5*1 E5*.5 C5*1.5 | D5*1 F5*.5 A5*1.5! | G5*2 r*.5 F5*.5 |
E5*1 C5*.5 A4*1.5 | D5*1 F5*.5 A5*1.5! | G5*1 F5*.5 Db5*1.5 | C5*2.5 r*.5 |
D5*1 F5*1 A5*1 | G#5*1.5! F5*.5 D5*1 | E5*2 C5*1 | B4*2 r*1 |
C5*1 E5*1 A5*1! | F5*1.5 E5*.5 B4*1 | A4*1 Bb4*1 D5*1 | F5*2 r*1 |
A4*1 C5*.5 E5*1.5 | Eb5*1 D5*.5 Bb4*1.5 | A4*1 C5*.5 F5*1.5! | F5*1 Db5*.5 A4*1.5 |
C5*1 E5*.5 G5*1.5! | F#5*1 Eb5*.5 C5*1.5 | D5*1 Bb4*.5 A4*1.5 | G4*2 r*1
"""
CALM_PIANO = """
r*1 E5*.5 G5*.5 E5*.5 C5*.5 | A4*1.5 r*1.5 | r*.5 D5*.5 F5*.5 A5*.5 F5*.5 D5*.5 |
G5*1.5 F5*.5 D5*1 |
C5*2 r*1 | r*1 B4*.5 D5*.5 F5*.5 Ab5*.5 | G5*1 D5*.5 Bb4*.5 A4*1 | r*1 Db5*.5 Bb4*.5 A4*.5 G4*.5 |
A4*2 r*1 | r*1 F5*.5 E5*.5 C5*.5 A4*.5 | Bb4*1 D5*2 | r*1.5 C5*.5 D5*.5 F5*.5 |
G5*1.5! E5*.5 C5*1 | D5*.5 F5*.5 A5*1 r*1 | G5*.5 F5*.5 Db5*1 Bb4*1 | A4*1 D5*1 r*1 |
r*1 A5*1.5 F5*.5 | E5*.5 F5*.5 G#5*.5 B5*1.5! | C6*1 B5*.5 G5*.5 E5*1 | r*3 |
r*.5 D5*.5 E5*.5 F5*.5 A5*.5 C6*.5 | B5*2! E5*1 | D5*1 r*1 F5*1 | D5*1 Bb4*1 G4*1 |
A4*1.5 C5*.5 E5*.5 G5*.5 | Eb5*1 D5*.5 Bb4*1.5 | r*1 C5*.5 D5*.5 F5*1 | G5*1 F5*.5 Db5*1.5 |
C5*1 r*2 | r*.5 A4*.5 C5*.5 Eb5*.5 F#5*.5 A5*.5! | Bb5*1 A5*.5 F5*.5 D5*1 | C5*2 r*1
"""

THINK = """
Dm11  | Dm11 | Bbmaj9 | Bbmaj9 | Gm11 | Gm11 | C9sus | C9sus |
Am7   | Am7  | Fmaj9  | Fmaj9  | Ebmaj9 | Ebmaj9 | C9sus | C13 |
Dm11  | Dm11 | Bbmaj9 | Bbmaj9 | Gm9  | Gm9  | A7sus | A7b9 |
Dm9   | Dm9/C | Bm7b5 | Bbm6   | Fmaj9/A | Abdim7 | Gm9 | C9sus
"""
THINK_PIANO = """
A5*3 | r*1 F5*1 E5*1 | D5*3 | r*3 | C5*1 D5*1 F5*1 | G5*3 | F5*2 D5*1 | r*3 |
E5*3 | r*1 C5*1 D5*1 | E5*1 G5*2 | r*3 | Bb4*1 D5*1 F5*1 | G5*3 | F5*2 D5*1 | A4*2 r*1 |
A5*3 | r*1 F5*1 C6*1 | A5*3 | r*3 | D5*1 F5*1 A5*1 | Bb5*3 | E5*2 D5*1 | C#5*2 r*1 |
F5*2 E5*1 | A4*3 | D5*2 F5*1 | G5*2 Db5*1 | C5*3 | r*1 B4*1 D5*1 | A4*2 Bb4*1 | G4*2 r*1
"""

TENSE = """
Dm9   | Dm9  | DmM9  | DmM9  | Dm9/C  | Dm9/C  | Bm7b5 | Bbmaj9 |
Gm9   | Gm9  | Em7b5 | A7b9  | Dm9    | Bbmaj9 | Em7b5 | A7b9 |
Fmaj9 | C9sus | Gm9  | A7b9  | Dm9    | G13    | Bbm6  | A7sus |
Dm9   | DmM9 | Dm9/C | Bm7b5 | Bbmaj9 | Bbm6   | Gm9   | C9sus
"""
TENSE_VIBES = """
A4*1 D5*.5 F5*1.5 | E5*2.5 r*.5 | A4*1 C#5*.5 F5*1.5 | E5*2.5 r*.5 | A4*1 C5*.5 F5*1.5 |
E5*2 D5*1 | D5*1 F5*.5 A5*1.5! | A5*2 F5*1 |
Bb5*1! A5*.5 F5*1.5 | D5*2.5 r*.5 | G5*1 E5*.5 Bb4*1.5 | C#5*2 G5*1 | F5*1 E5*.5 C5*1.5 |
D5*1 F5*.5 A5*1.5! | Bb5*1! G5*.5 E5*1.5 | C#5*2 r*1 |
A5*1! G5*.5 E5*1.5 | F5*1 D5*.5 G4*1.5 | A4*1 Bb4*.5 D5*1.5 | C#5*1 E5*.5 G5*1.5! | F5*2 A5*1 |
B5*1! A5*.5 E5*1.5 | G5*1 F5*.5 Db5*1.5 | D5*2 E5*1 |
A4*1 D5*.5 F5*1.5 | A4*1 C#5*.5 F5*1.5 | A4*1 C5*.5 F5*1.5! | B4*1 D5*.5 F5*1.5 |
A5*1.5! F5*.5 D5*1 | G5*1.5 F5*.5 Db5*1 | D5*1.5 Bb4*.5 A4*1 | G4*2 r*1
"""

TITLE = """
Fmaj9  | Bbmaj9 | Gm9    | C9sus  |
Fmaj9  | Dm9    | Gm9    | C9sus  | Am7   | Abdim7 | Gm9   | C13b9 |
Fmaj9  | Dm9    | Gm9    | C9sus  | Fmaj9/A | Bbmaj9 | Bbm6 | F69  |
Bbmaj9 | Bbm6   | Am7    | D7b9   | Gm9   | Eb9#11 | Gm9   | C13b9 |
Fmaj9  | Bbmaj9 | Gm9    | Fmaj9
"""
TITLE_VIBES = """
r*3 | r*3 | r*3 | r*3 |
A4*1 C5*.5 E5*1.5 | D5*1 C5*.5 A4*1.5 | Bb4*1 D5*.5 F5*1.5 | D5*2.5 r*.5 | E5*1 C5*.5 G4*1.5 |
F5*1 D5*.5 Ab4*1.5 | D5*2 Bb4*1 | A4*2.5 r*.5 |
A4*1 C5*.5 E5*1.5 | F5*1 E5*.5 C5*1.5 | D5*1 F5*.5 A5*1.5! | G5*2 r*.5 F5*.5 |
E5*1 C5*.5 A4*1.5 | D5*1 F5*.5 A5*1.5! | G5*1 F5*.5 Db5*1.5 | C5*2.5 r*.5 |
F5*1 A5*.5 C6*1.5! | Bb5*1 G5*.5 Db5*1.5 | C5*1 E5*.5 G5*1.5 | F#5*1 A5*.5 C6*1.5! |
Bb5*1 A5*.5 D5*1.5 | F5*1 Db5*.5 A4*1.5 | Bb4*1 D5*.5 A4*1.5 | G4*2 r*1 |
A4*1 C5*.5 E5*1.5 | D5*1 F5*.5 A5*1.5 | F5*1 D5*.5 Bb4*1.5 | A4*3
"""
TITLE_PIANO = """
r*1 C6*.5 A5*.5 G5*.5 E5*.5 | D5*1 r*1 A5*1 | r*1 F5*.5 D5*.5 Bb4*.5 A4*.5 | G4*2 r*1 |
r*3 | r*1.5 E5*.5 F5*.5 E5*.5 | r*3 | r*1 F5*.5 G5*.5 D6*1 | r*3 | r*3 | r*1 G5*.5 F5*.5 D5*1 |
r*1.5 E5*.5 G5*.5 A5*.5 |
r*3 | r*1.5 A5*.5 G5*.5 E5*.5 | r*3 | r*1 D6*.5 C6*.5 A5*1 | r*3 | r*3 |
r*1.5 Bb5*.5 F5*.5 G5*.5 | A5*1 G5*.5 D5*.5 C5*1 |
r*3 | r*3 | r*1.5 B5*.5 C6*.5 E6*.5 | r*3 | r*1.5 F5*.5 G5*.5 Bb5*.5 | A5*1 G5*2 |
r*1.5 F5*.5 A5*.5 D6*.5 | E5*1 Db5*.5 Bb4*.5 A4*1 |
r*1.5 C6*.5 G5*.5 A5*.5 | r*3 | r*1.5 A5*.5 D6*.5 F6*.5 | E6*3
"""
CADENCE = "Gm9 | C13b9 | F69 | F69"
CADENCE_PIANO = "D5*1 F5*.5 A5*1.5 | G5*1 E5*.5 Db5*1.5 | C5*3 | r*1 A5*1 G5*1"

# the left hand and the chords of the comping piano: (beat, beats, which voices from below, force)
COMP = {
    "long": ((0, 2.8, (0, 1, 2, 3), 0.44),),
    "two-three": ((1, 0.75, (1, 2, 3), 0.40), (2, 0.75, (1, 2, 3), 0.34)),
    "push": ((0.5, 1.2, (0, 1, 2, 3), 0.40), (2, 0.9, (1, 2, 3), 0.34)),
    "late": ((1, 1.8, (0, 1, 2, 3), 0.42),),
    "split": ((0, 1.4, (0, 1), 0.42), (1.5, 1.4, (2, 3), 0.38)),
    "lift": ((0, 0.9, (0, 1, 2), 0.40), (2.5, 0.6, (1, 2, 3), 0.36)),
}
COMP_ORDER = (
    "long",
    "late",
    "split",
    "two-three",
    "push",
    "late",
    "split",
    "long",
    "long",
    "push",
    "late",
    "lift",
    "split",
    "two-three",
    "late",
    "long",
    "late",
    "split",
    "long",
    "push",
    "two-three",
    "late",
    "lift",
    "long",
    "split",
    "late",
    "push",
    "long",
    "two-three",
    "split",
    "late",
    "long",
)
