"""The 24 figure tiles as readable pictures, and the cells they ask for in each figure space.

A face is a number 0..47: ``(tile - 1) * 2`` for the white side, one more for the black side.
"""

from __future__ import annotations

COLORS = ("red", "yellow", "blue", "green")
"""Umbrella colors by index; every place of an umbrella outside a stage has this index as x."""

LETTERS = "RYBG"
"""The colors as single letters, in the order of COLORS."""

SIZE = 4
"""Rows and columns of a stage. Cells are numbered row by row from the top left, 0..15."""

TILES = 24
FACES = 2 * TILES
HIDDEN = FACES
"""Added to the face of a tile that lies unseen under a start stack."""

# Rules, section 7: left = white, right = black, drawn for the first space (its star points up).
PICTURES = """
1           2           3           4           5           6
#..# ...#   #... ....   #..# .##.   ...# ...#   #..# .#..   #..# ....
.... ..#.   ...# #..#   .... .##.   #... .#..   .... ###.   .#.. ####
.... .#..   ...# .##.   #..# ....   ...# ..#.   ..#. ....   .... ....
#..# #...   #... ....   .... ....   #... #...   #... ....   #... ....

7           8           9           10          11          12
#..# ..#.   .#.# .##.   .#.# ....   .#.. ....   .##. ..#.   #.#. .#..
#..# ..##   #... ##..   .... .#.#   #..# #.#.   .... ..#.   .#.. #.#.
.... ....   .... ....   ...# #.#.   .... #.#.   #..# ##..   #... .#..
.... #...   #... ....   #... ....   .#.. ....   .... ....   .... ....

13          14          15          16          17          18
#.#. ..#.   .... ....   .##. ##..   .##. ..##   .### #...   #### .#..
.... .#..   #..# ..##   #..# .##.   #... ...#   .#.. ###.   .... ..#.
#.#. #.#.   #..# ##..   .... ....   #... .#..   .... ....   .... ...#
.... ....   .... ....   .... ....   .... ....   .... ....   .... #...

19          20          21          22          23          24
...# ..#.   ..#. ..##   ..#. #..#   ..## .#..   ##.. #..#   ###. ###.
...# ...#   ...# ...#   #... ....   .... ....   ##.. .##.   #... .#..
#... .#..   #... ....   ...# .##.   #... .#.#   .... ....   .... ....
#... #...   .#.. #...   .#.. ....   #... #...   .... ....   .... ....
"""

Cells = tuple[int, ...]


def face_name(face: int) -> str:
    """The face as tokens name it: tile number and side, for example ``7w`` or ``7b``."""
    return f"{face // 2 + 1}{'wb'[face % 2]}"


def flipped(face: int) -> int:
    """The other side of the same tile."""
    return face ^ 1


def read_faces(text: str) -> tuple[Cells, ...]:
    """The cells of every face as drawn; raises ValueError unless each has four."""
    faces: list[Cells] = []
    for block in text.strip().split("\n\n"):
        numbers, *rows = (line.split() for line in block.splitlines())
        for column in range(2 * len(numbers)):
            drawn = "".join(row[column] for row in rows)
            cells = tuple(cell for cell, mark in enumerate(drawn) if mark == "#")
            if len(cells) != SIZE or len(drawn) != SIZE * SIZE:
                raise ValueError(f"face {face_name(len(faces))} does not mark four of 16 cells")
            faces.append(cells)
    return tuple(faces)


def turned(cells: Cells, quarters: int) -> Cells:
    """The cells after so many quarter turns clockwise."""
    for _ in range(quarters):
        cells = tuple(sorted(cell % SIZE * SIZE + SIZE - 1 - cell // SIZE for cell in cells))
    return cells


_DRAWN = read_faces(PICTURES)

CELLS = tuple(tuple(turned(cells, space) for cells in _DRAWN) for space in range(4))
"""``CELLS[space][face]``: the four cells a face asks for when it lies in that figure space."""

NAMES = tuple(face_name(face) for face in range(FACES))
"""``NAMES[face]``: how tokens name it."""
