"""Lays the Solstis table out and writes it as TMX: ``python -m assets.make.solstis_levels``.

Lengths are pixels of the 1920 x 1080 picture. Both seats share one arrangement.
"""

from __future__ import annotations

from pathlib import Path

from assets.make.tmx import Map, Object, Value

CELL = 80
TOP = 104
LEFT = (96, 1024)
SHELF = (344, 664, 1232, 156)
HAND = (448, 180)
"""A tray for three tiles; a fourth makes it one pitch wider, away from the edge."""
TILE, PITCH = 124, 138


def seat_objects(seat: int) -> list[Object]:
    """Everything that belongs to one player; the second one's is mirrored."""
    x = LEFT[seat]
    outline = (x, TOP, 10 * CELL, 6 * CELL)
    tray = (96 if seat == 0 else 1824 - HAND[0], 846, *HAND)
    plate = (96 if seat == 0 else 1608, 54, 216, 122)
    evil = (150 if seat == 0 else 1770, 228)
    side = "left" if seat == 0 else "right"
    hand: dict[str, Value] = {"size": TILE, "pitch": PITCH, "from": side}
    medal: dict[str, Value] = {"size": 58, "on": f"panorama.{seat}"}
    return [
        Object(f"panorama.{seat}", "grid", outline, {"cell": CELL, "size": CELL}),
        Object(f"square.{seat}", "over", outline, medal),
        Object(f"cover.{seat}", "over", outline, {"size": 52, "on": f"panorama.{seat}"}),
        Object(f"hand.{seat}", "row", tray, hand),
        Object(f"evil.{seat}", "spot", (evil[0] - 36, evil[1] - 36, 72, 72), {"size": 72}),
        Object(f"plate.{seat}", "panel", plate),
        Object(f"strip.{seat}", "panel", (x, 594, 10 * CELL, 54)),
    ]


def common_objects() -> list[Object]:
    """What both players share, from the top to the bottom."""
    spirits: dict[str, Value] = {"size": 80, "pitch": 92, "from": "right"}
    asked: dict[str, Value] = {"size": 132, "on": "prompt"}
    return [
        Object("ribbon", "panel", (680, 46, 560, 52)),
        Object("totem", "panel", (920, TOP, 80, 6 * CELL)),
        Object("pile", "spot", (96, 664, 88, 88), {"size": 88}),
        Object("supply", "spot", (220, 664, 88, 88), {"size": 88}),
        Object("display", "row", SHELF, {"size": 112, "pitch": 136, "from": "middle"}),
        Object("spirits", "row", (1600, 678, 114, 80), spirits),
        Object("spirit_pile", "spot", (1730, 674, 88, 88), {"size": 88}),
        Object("prompt", "panel", (568, 846, 784, 180)),
        Object("played", "over", (592, 870, 132, 132), asked),
        Object("loose", "over", (592, 870, 132, 132), asked),
        Object("unseen", "panel", (96, 778, 212, 44)),
        Object("choice", "over", (674, 240, 1150, 640), {"size": 224, "on": "display"}),
        Object("removed", "away", (960, 1100, 88, 88), {"size": 88}),
        Object("box", "away", (1950, 700, 88, 88), {"size": 88}),
    ]


def table() -> Map:
    """The one layout of the table."""
    level = Map((16, 9, 120), {"seats": 2})
    level.add_objects("common", common_objects())
    for seat in (0, 1):
        level.add_objects(f"seat-{seat}", seat_objects(seat))
    return level


def write(folder: Path) -> list[Path]:
    """Write the Solstis levels into the folder; returns the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "table-2.tmx"
    path.write_text(table().text(), encoding="utf-8", newline="\n")
    return [path]


if __name__ == "__main__":
    for path in write(Path(__file__).parents[2] / "levels" / "solstis"):
        print(path.name)
