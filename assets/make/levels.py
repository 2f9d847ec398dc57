"""Writes the Umbrella level files (TMX) from the house values, so that they can be made anew.

The files are meant to be edited in Tiled afterwards; running this again puts the house values back.
Lengths are pixels of the 1920 x 1080 picture, for scoreboards of a nominal 468 x 120 panel.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from assets.make.tables import table
from assets.make.tmx import Map, Object, Value

COLORS = ("red", "yellow", "blue", "green")
LETTERS = dict(zip("RYBG", COLORS, strict=True))
PAINT = ((192, 32, 14), (255, 226, 52), (30, 80, 184), (59, 193, 157))
ARROWS = {"^": "up", ">": "right", "v": "down", "<": "left"}

STARTS = (
    ("BRGG", "BYRR", "YGBB", "RGYY"),
    ("RGYY", "RRGB", "BYBR", "GYGB"),
    ("BRGR", "YYGB", "BRYB", "GGRY"),
    ("GYRY", "RYBY", "GRGB", "BGBR"),
)
GROUPS = {  # level: (first grid column, row, accepted colors, bonus); "/" separates the spaces
    1: ((0, 0, "R/B", 3), (4, 0, "Y/G", 3), (0, 1, "R/Y/B", 5), (4, 1, "G/R/Y", 5)),
    2: ((0, 0, "R/Y/BG", 5), (4, 0, "B/G/RY", 5), (0, 1, "R/Y/B/G", 8)),
}
GRIDS = {3: ("RY.G..BG", "B^.RY..<"), 4: ("RG.B..YB", "Y>.Rv..G")}
POWERS = {
    4: (
        ("extra", (0, 0), (1, 0)),
        ("swap", (3, 0), (3, 1)),
        ("exchange", (7, 0), (7, 1)),
    )
}
UNIT = 56  # of the 468 x 120 panel


def disc(name: str, kind: str, at: tuple[float, float], r: float, **extra: Value) -> Object:
    """A round object given by its center."""
    return Object(name, kind, (at[0] - r, at[1] - r, 2 * r, 2 * r), extra, round=True)


def group_board(level: int) -> Map:
    """Levels 1 and 2: capsules of spaces that pay together (rules, section 5)."""
    u, left = UNIT, 10
    right = left + 8 * u - u * (0.92 * 3 + 0.86)
    spaces: list[Object] = []
    capsules: list[Object] = []
    for column, row, text, bonus in GROUPS[level]:
        accepts = ["|".join(LETTERS[letter] for letter in space) for space in text.split("/")]
        width = u * (0.92 * len(accepts) + 0.86)
        x = right if column else left
        if len(accepts) == 4:
            x = (468 - width) / 2
        y = 4 + u * (row + 0.5)
        names = [f"{column + i},{row}" for i in range(len(accepts))]
        for i, (name, colors) in enumerate(zip(names, accepts, strict=True)):
            at = (x + u * (0.48 + 0.92 * i), y)
            spaces.append(disc(name, "space", at, u * 0.4, accepts=colors))
        capsules.append(
            Object(
                f"group {len(capsules) + 1}",
                "group",
                (x, y - u * 0.46, width, u * 0.92),
                {"bonus": bonus, "spaces": " ".join(names), "inset": u * 0.5},
            )
        )
    board = Map((39, 10, 12), {"level": level, "scoring": "groups"})
    board.add_objects("groups", capsules)
    board.add_objects("spaces", spaces)
    return board


def grid_board(level: int) -> Map:
    """Levels 3 and 4: a grid whose gap columns (3, 5 and 6) are half as wide (rules, section 5)."""
    across, down = (468 - 16) / 7, (120 - 10) / 2
    radius = min(down * 0.46, across * 0.42, UNIT * 0.5)

    def center(x: int, y: int) -> tuple[float, float]:
        column = x - 0.5 * (x > 2) - 0.5 * (x > 5)
        return 8 + across * (column + 0.5), 5 + down * (y + 0.5)

    spaces = [
        disc(f"{x},{y}", "space", center(x, y), radius, accepts=(LETTERS | ARROWS)[letter])
        for y, row in enumerate(GRIDS[level])
        for x, letter in enumerate(row)
        if letter != "."
    ]
    board = Map((39, 10, 12), {"level": level, "scoring": "neighbors", "adjacent": "0 3 5 8"})
    board.add_objects("spaces", spaces)
    if level in POWERS:
        board.add_objects(
            "powers", [power(*row, center(*row[1]), center(*row[2])) for row in POWERS[level]]
        )
    return board


def power(
    effect: str,
    a: tuple[int, int],
    b: tuple[int, int],
    here: tuple[float, float],
    there: tuple[float, float],
) -> Object:
    """A power disc on the middle of the rod between two spaces."""
    middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
    between = f"{a[0]},{a[1]} {b[0]},{b[1]}"
    return disc(effect, "power", middle, UNIT * 0.26, effect=effect, between=between)


def starts() -> Map:
    """The start layouts (rules, section 6) as tile layers over four colored tiles."""
    level = Map((4, 4, 32), {})
    tiles = [
        f'  <tile id="{i}" type="umbrella">\n   <properties>\n'
        f'    <property name="color" value="{color}"/>\n   </properties>\n  </tile>'
        for i, color in enumerate(COLORS)
    ]
    level.head = [
        ' <tileset firstgid="1" name="umbrellas" tilewidth="32" tileheight="32"'
        ' tilecount="4" columns="4">',
        '  <image source="umbrellas.png" width="128" height="32"/>',
        *tiles,
        " </tileset>",
    ]
    for i, rows in enumerate(STARTS):
        gids = [["RYBG".index(letter) + 1 for letter in row] for row in rows]
        level.add_tiles(f"layout {i + 1}", gids, visible=i == 0)
    return level


def tile_pixel(index: int, x: float, y: float) -> tuple[int, int, int, int]:
    """Color of one point (-1..1) of a tile; each color also has its own pattern."""
    r = (x * x + y * y) ** 0.5
    if r > 0.94:
        return 0, 0, 0, 0
    dark = (
        min(abs(x), abs(y), abs(x - y) * 0.7, abs(x + y) * 0.7) < 0.035,
        (x > 0) ^ (y > 0),
        abs(r - 0.55) < 0.22 and abs(x * y) > 0.07,
        abs(r - 0.3) < 0.09 or abs(r - 0.68) < 0.09,
    )[index]
    ink = ((100, 12, 42), (122, 63, 16), (255, 244, 222), (11, 74, 68))[index]
    return (*(ink if dark else PAINT[index]), 255)


def tile_picture() -> bytes:
    """A 128 x 32 PNG with the four tiles, for Tiled only."""
    rows = bytearray()
    for y in range(32):
        rows.append(0)
        for x in range(128):
            rows += bytes(tile_pixel(x // 32, (x % 32 - 15.5) / 16, (y - 15.5) / 16))

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    header = struct.pack(">IIBBBBB", 128, 32, 8, 6, 0, 0, 0)
    body = zlib.compress(bytes(rows), 9)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def write(folder: Path) -> list[Path]:
    """Write all Umbrella levels into the folder; returns the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    levels = {f"scoreboard-{n}.tmx": group_board(n) for n in GROUPS}
    levels |= {f"scoreboard-{n}.tmx": grid_board(n) for n in GRIDS}
    levels |= {f"table-{n}.tmx": table(n) for n in (1, 2, 3, 4)}
    levels["start.tmx"] = starts()
    written = []
    for name, level in sorted(levels.items()):
        path = folder / name
        path.write_text(level.text(), encoding="utf-8", newline="\n")
        written.append(path)
    picture = folder / "umbrellas.png"
    picture.write_bytes(tile_picture())
    return [*written, picture]


if __name__ == "__main__":
    for path in write(Path(__file__).parents[2] / "levels" / "umbrella"):
        print(path.name)
