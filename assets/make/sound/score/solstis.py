"""Solstis: D dorian, four in a bar, 90 to the minute: three bars are exactly 8 s.

The tines play 3 + 3 + 2; the flute breathes in arches of four bars that rise to the dorian sixth
(B) and fall to A. All sections are 24 bars. All but the title end on Am11, so that any may follow
any; `cadence` closes in D with a major third.
"""

from __future__ import annotations

TEMPO, METER, BARS, SWING = 90, 4, 24, 0.5
KEY = {2, 4, 5, 7, 9, 11, 0}

CALM = """
Dm9   | Dm9   | G6/D | G6/D | Am7   | Cadd9 | G6   | Dm11 |
Fmaj9 | Cadd9/E | Dm9 | Am7 | Fmaj9 | G6    | Am11 | Dm9  |
Em7   | Fmaj9 | G6   | Am7  | Cadd9 | Dm9   | G6   | Am11
"""
CALM_FLUTE = """
r*2 A4*1 ~D5*1 | ~E5*3 ~D5*1 | B4*3 ~A4*1 | ~G4*2 r*2 | r*1 A4*1 ~C5*1 ~E5*1 | G5*3 ~E5*1 |
D5*2 ~B4*1 ~G4*1 | A4*3.5 r*.5 |
A5*3 ~G5*1 | E5*3 ~C5*1 | F5*2 ~E5*1 ~D5*1 | E5*3 r*1 | A4*1 ~C5*1 ~E5*1 ~F5*1 |
G5*1.5 ~E5*.5 ~D5*2 | C5*1 ~D5*1 ~E5*1 ~G4*1 | A4*3 r*1 |
B4*1 ~D5*1 ~G5*2 | A5*3 ~G5*1 | E5*1.5 ~D5*.5 ~B4*2 | C5*3 r*1 | E5*2 ~G5*2 | F5*1 ~E5*1 ~D5*2 |
B4*2 ~D5*1 ~E5*1 | E5*3 r*1
"""
CALM_HARP = """
D5*.5 A5*.5 F5*1 r*2 | r*4 | r*1 D5*.5 G5*.5 B5*2 | r*4 | E5*.5 A5*.5 C6*1 r*2 |
r*2 D5*.5 G5*.5 C6*1 | B5*1.5 G5*.5 D5*2 | r*1 F5*.5 A5*.5 D6*2 |
r*2 C6*1 A5*1 | G5*2 r*2 | r*1 F5*.5 A5*.5 E6*2 | C6*1 G5*1 E5*2 | r*1 C5*.5 F5*.5 A5*1 C6*1 |
B5*2 E5*2 | r*1 C5*.5 E5*.5 A5*2 | F5*1 E5*1 D5*2 |
r*1 E5*.5 G5*.5 B5*2 | C6*1 A5*1 F5*2 | r*1 D5*.5 G5*.5 B5*1 D6*1 | E6*2 C6*2 |
r*1 G5*1 E5*1 D5*1 | F5*2 A5*2 | r*1 G5*.5 B5*.5 D6*1 E6*1 | D6*1 C6*1 A5*1 E5*1
"""

THINK = """
Dm9   | Dm9  | Fmaj9 | Fmaj9 | Am11  | Am11  | G6    | G6    |
Em7   | Em7  | Fmaj9 | Fmaj9 | Cadd9 | Cadd9 | G6/D  | G6/D  |
Dm9   | Dm9  | Am11  | Am11  | Fmaj9 | G6    | Am11  | Am11
"""
THINK_HARP = """
A4*2 D5*2 | r*2 E5*2 | r*4 | C5*2 G5*2 | r*2 E5*1 D5*1 | C5*4 | r*4 | B4*2 D5*2 |
r*2 G5*2 | E5*4 | r*4 | A4*2 C5*1 E5*1 | D5*4 | r*2 G5*2 | r*4 | B4*2 A4*2 |
r*2 A5*2 | F5*2 E5*2 | r*4 | C5*2 D5*2 | E5*4 | D5*2 B4*2 | C5*4 | r*4
"""
THINK_FLUTE = """
r*4 | r*4 | r*1 A5*3 | ~G5*2 r*2 | r*4 | r*4 | r*1 B4*1 ~D5*2 | ~D5*2 r*2 |
r*4 | r*4 | r*1 C5*1 ~E5*2 | ~G5*3 r*1 | r*4 | r*4 | r*1 D5*3 | ~B4*2 r*2 |
r*4 | r*4 | r*1 E5*1 ~C5*2 | ~A4*3 r*1 | r*4 | r*4 | r*1 E5*3 | ~D5*3 r*1
"""

TENSE = """
Dm9    | Dm9   | Bbmaj9 | Bbmaj9 | Gm9    | Gm9   | Am7  | A7sus |
Dm9    | Cadd9 | Bbmaj9 | Fmaj9  | Gm9    | Em7b5 | A7sus | Am7  |
Bbmaj9 | Cadd9 | Dm9    | Dm9    | Bbmaj9 | Gm9   | Am7  | Am11
"""
TENSE_KEY = {2, 4, 5, 7, 9, 10, 0}
TENSE_FLUTE = """
r*4 | D5*.5 ~E5*.5 ~F5*1 ~A5*2 | r*4 | D5*.5 ~F5*.5 ~A5*1 ~C6*2! | r*1 Bb5*1 ~A5*1 ~F5*1 |
G5*3 r*1 | r*1 E5*1 ~G5*1 ~A5*1 | D5*3 r*1 |
A5*1! ~F5*.5 ~E5*.5 ~D5*2 | G5*1 ~E5*.5 ~D5*.5 ~C5*2 | F5*1 ~D5*.5 ~C5*.5 ~Bb4*2 |
A4*1 ~C5*1 ~E5*2 | D5*1 ~F5*1 ~Bb5*2! | ~A5*1 ~G5*1 ~E5*2 | D5*2 ~E5*2 | E5*3 r*1 |
D5*1 ~F5*1 ~A5*2 | G5*1 ~E5*1 ~D5*2 | F5*1 ~A5*1 ~C6*2! | ~A5*3 r*1 | D5*1 ~F5*1 ~A5*2! |
~Bb5*2 ~F5*2 | E5*2 ~G5*2 | E5*3 r*1
"""

TITLE = """
Dm9   | Dm9   | G6/D  | G6/D  | Fmaj9 | Cadd9 | G6    | Am11 |
Dm9   | Cadd9/E | Fmaj9 | G6  | Am7   | Cadd9 | G6    | Dm9  |
Fmaj9 | G6    | Am7   | Cadd9 | Fmaj9 | G6    | Dadd9 | Dadd9
"""
TITLE_FLUTE = """
r*4 | r*4 | r*4 | r*2 G4*1 ~B4*1 | C5*3 ~E5*1 | D5*2 ~E5*1 ~G5*1 | B4*3 ~A4*1 | ~E5*3 r*1 |
A4*1 ~D5*1 ~E5*1.5 ~F5*.5 | G5*2 ~E5*2 | A5*1.5! ~G5*.5 ~E5*1 ~C5*1 | D5*3 ~B4*1 |
C5*1 ~E5*1 ~A5*1.5! ~G5*.5 | E5*2 ~D5*2 | B4*1 ~D5*1 ~G5*1 ~E5*1 | D5*3 r*1 |
A5*1 ~C6*1! ~A5*1 ~G5*1 | B5*3! ~G5*1 | A5*1 ~E5*1 ~C5*1 ~E5*1 | G5*2 ~D5*2 |
A5*1.5! ~G5*.5 ~E5*1 ~C5*1 | D5*2 ~B4*1 ~D5*1 | ~F#5*4 | ~E5*2 ~D5*2
"""
CADENCE = "G6 | Am11 | Dadd9 | Dadd9"
CADENCE_FLUTE = "B4*1 ~D5*1 ~G5*2 | E5*2 ~D5*2 | F#5*4 | ~A5*3 r*1"

# tines: which of the five voices on each eighth (3 + 3 + 2), "." rests
TINES = (
    "024.1324",
    "0.241.24",
    "02413.24",
    "0.2.1.3.",
    "024.13.4",
    "0.24132.",
    "02.413.4",
    "0..2..1.",
)
TINES_ORDER = (0, 1, 0, 3, 4, 1, 5, 7, 2, 0, 4, 1, 2, 6, 5, 7, 0, 4, 1, 3, 2, 6, 5, 7)
TENSE_TINES = ("0.020.02", "0.030.13", "0.020.04", "0.410.31")
# the frame drum: D deep, t finger, s brushed, on eighths
DRUM = ("D..t..t.", "D..t.Dt.", "D.t..t.s", "D..s..t.", "D..t.Dtt", "D...s...")
DRUM_ORDER = (5, 3, 0, 3, 0, 1, 0, 5, 0, 3, 0, 1, 2, 0, 4, 5, 0, 1, 2, 0, 4, 1, 3, 5)
HEART = ("D.D...t.", "D.D.t.t.", "D.D..tt.", "D.D.t.tt")
