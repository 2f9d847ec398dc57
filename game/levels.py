"""Reads the level files: scoreboards, start layouts and table layouts become frozen dataclasses.

The one file that imports pytmx; what a level must contain is in ``game.plans``. A file is either
right in every respect or raises one ``LevelError`` that names the file, the object and the mend;
``load_all`` collects those and keeps the levels that are fine. The vocabulary of layers, objects
and properties is listed in levels/README.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from xml.etree.ElementTree import Element

import pytmx

from game.plans import (
    PANEL,
    SCREEN,
    Area,
    BoardPlan,
    GroupSpot,
    Levels,
    PowerSpot,
    SpaceSpot,
    StartLayouts,
    Table,
)
from game.plans.boards import LETTERS, read_board
from game.plans.solstis import read_mountains
from game.plans.tables import read_table
from game.plans.things import Thing
from game.plans.tmx import LevelError, read_map, shorten
from game.rules.umbrella.boards import parse_layouts

__all__ = [
    "Area",
    "BoardPlan",
    "GroupSpot",
    "LevelError",
    "Levels",
    "PowerSpot",
    "SpaceSpot",
    "StartLayouts",
    "Table",
    "load_all",
    "load_mountains",
    "load_scoreboard",
    "load_starts",
    "load_table",
]

T = TypeVar("T")


def load_all(folder: Path, game: str) -> Levels:
    """All levels in ``folder/game``; raises nothing, wrong files are in ``errors``."""
    home = folder / game
    if game == "solstis":
        return _load_solstis(home / "table-2.tmx")
    errors: list[LevelError] = []
    numbers = (1, 2, 3, 4)

    def attempt(load: Callable[[Path], T], name: str) -> T | None:
        try:
            return load(home / name)
        except LevelError as error:
            errors.append(error)
            return None

    boards = {n: attempt(load_scoreboard, f"scoreboard-{n}.tmx") for n in numbers}
    starts = attempt(load_starts, "start.tmx")
    tables = {n: attempt(load_table, f"table-{n}.tmx") for n in numbers}
    return Levels(
        {n: board for n, board in boards.items() if board is not None},
        starts,
        {n: table for n, table in tables.items() if table is not None},
        tuple(errors),
    )


def load_scoreboard(path: Path) -> BoardPlan:
    """A scoreboard of one level; raises LevelError."""
    root, tmx = _open(path, PANEL)
    head = _map_thing(path, tmx)
    level = _check_number(path, head, "level")
    grouped = head.text("scoring", ("groups", "neighbors")) == "groups"
    needed = ["spaces", "groups"] if grouped else ["spaces"]
    return read_board(path, head, level, _layers(path, root, tmx, needed, ("powers",)))


def load_table(path: Path) -> Table:
    """The table layout for a number of seats; raises LevelError."""
    root, tmx = _open(path, SCREEN)
    seats = _check_number(path, _map_thing(path, tmx), "seats")
    names = [f"seat-{seat}" for seat in range(seats)]
    return read_table(path, seats, _layers(path, root, tmx, ["common", *names]))


def load_mountains(path: Path) -> Table:
    """The table layout of Solstis; raises LevelError."""
    root, tmx = _open(path, SCREEN)
    return read_mountains(path, _layers(path, root, tmx, ["common", "seat-0", "seat-1"]))


def _load_solstis(path: Path) -> Levels:
    try:
        return Levels({}, None, {2: load_mountains(path)})
    except LevelError as error:
        return Levels({}, None, {}, (error,))


def load_starts(path: Path) -> StartLayouts:
    """The start layouts; raises LevelError."""
    root, tmx = _open(path, (128, 128))
    names = [layer.get("name", "") for layer in root.iterfind("layer")]
    if (tmx.width, tmx.height) != (4, 4):
        raise LevelError(path.name, "the map is not 4 x 4 tiles", "set its size to 4 x 4")
    if len(names) < 4:
        raise LevelError(
            path.name, f"it has {len(names)} layouts", "paint one tile layer for each of 4 players"
        )
    blocks: dict[str, str] = {}
    for name in names:
        shown = f"layer '{shorten(name)}'"
        rows = [
            [_letter(path, shown, tmx, gid) for gid in row] for row in tmx.layernames[name].data
        ]
        for color, letter in LETTERS.items():
            count = sum(row.count(letter) for row in rows)
            if count != 4:
                raise LevelError(
                    path.name, f"{shown} has {count} {color} tiles", "paint 4 of each color"
                )
        block = "\n".join("".join(row) for row in rows)
        if block in blocks.values():
            raise LevelError(path.name, f"{shown} is the same as another", "change or delete one")
        blocks[name] = block
    text = "\n\n".join(blocks.values()) + "\n"
    parse_layouts(text)
    return StartLayouts(text, tuple(blocks))


def _letter(path: Path, shown: str, tmx: Any, gid: int) -> str:
    color = (tmx.get_tile_properties_by_gid(gid) or {}).get("color")
    if color not in LETTERS:
        raise LevelError(
            path.name,
            f"{shown} has a tile without a color",
            f"give the tile a property color that is one of {', '.join(LETTERS)}",
        )
    return LETTERS[color]


def _open(path: Path, size: tuple[int, int]) -> tuple[Element, Any]:
    """The checked XML tree and what pytmx makes of it."""
    root = read_map(path, *size)
    tmx = pytmx.TiledMap()
    tmx.filename = str(path)
    try:
        tmx.parse_xml(root)
    except Exception as error:  # pytmx has six kinds of errors for what a damaged file may hold
        reason = shorten(str(error) or type(error).__name__)
        raise LevelError(
            path.name, f"pytmx cannot read it ({reason})", "open it in Tiled and save it again"
        ) from None
    return root, tmx


def _map_thing(path: Path, tmx: Any) -> Thing:
    """The map itself as a thing with properties."""
    return Thing(path.name, "", "map", "", (0, 0, 0, 0), dict(tmx.properties))


def _layers(
    path: Path, root: Element, tmx: Any, needed: list[str], optional: tuple[str, ...] = ()
) -> dict[str, list[Thing]]:
    """The objects of each layer; the layers must be exactly those named."""
    names = [layer.get("name", "") for layer in root if layer.tag in ("layer", "objectgroup")]
    for name in names:
        if name not in needed and name not in optional:
            known = ", ".join([*needed, *optional])
            raise LevelError(
                path.name, f"layer '{shorten(name)}' means nothing here", f"name it one of {known}"
            )
    groups = {group.name: group for group in tmx.objectgroups}
    for name in needed:
        if name not in groups:
            raise LevelError(
                path.name, f"layer '{name}' is missing", "add an object layer of that name"
            )
    return {
        name: [
            Thing(
                path.name,
                name,
                thing.name,
                thing.type or "",
                (thing.x, thing.y, thing.width, thing.height),
                dict(thing.properties),
            )
            for thing in group
        ]
        for name, group in groups.items()
        if name in names
    }


def _check_number(path: Path, thing: Thing, name: str) -> int:
    """The level or seats of a map, which must agree with the name of its file."""
    value = int(thing.number(name, 1, 4, whole=True))
    told = re.fullmatch("(?:scoreboard|table)-([1-4])", path.stem)
    if told and int(told[1]) != value:
        raise thing.fault(
            f"has the {name} {value}", f"set its property {name} to {told[1]}, as the file is named"
        )
    return value
