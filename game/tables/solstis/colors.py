"""The colors and faces of Solstis; what they are for is in the names."""

from __future__ import annotations

ROWS = {
    "red": "BE1226",
    "orange": "FB882C",
    "green": "357C61",
    "blue": "48A6FB",
    "pink": "FBC9E1",
    "purple": "8442B4",
}
ON_ROW = {
    "red": "FFFFFF",
    "orange": "160F33",
    "green": "FFFFFF",
    "blue": "160F33",
    "pink": "160F33",
    "purple": "FFFFFF",
}
"""The color of a number or glyph on the color of its row."""

PLAYERS = ("FFC24B", "8FDCFF")
EMBLEMS = ("sun", "moon")
"""Each player's color never stands without the emblem or the name."""

GLASS, RAISED, MOAT, DEEP = "17113A", "2A1C66", "0B0724", "0D0828"
RIM, GOLD, LILAC = "F3D7A2", "FFE3A0", "E8DFF8"
MUTED, GAIN, LOSS = "CFC4E6", "9BF0B4", "FFB4A8"

TEXT, STRONG, NUMBER, TITLE = "figtree", "figtree-bold", "figtree-extrabold", "title"
"""Weights of text."""
