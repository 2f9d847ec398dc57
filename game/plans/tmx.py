"""Reads a TMX file into an XML tree that is safe to hand on, or says in one sentence what is wrong.

pytmx checks hardly anything (wrong roots, short rows, foreign tiles and duplicate ids pass, and the
rest ends in six kinds of tracebacks), so everything that can be wrong with a file as such is found
here; what an Umbrella level must contain is the business of ``game.levels``.
"""

from __future__ import annotations

import math
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

MAX_BYTES = 1_000_000
MAX_TAGS = 20_000
MAX_LENGTH = 10_000
"""Largest coordinate or size in pixels, and the largest number of tiles of a tileset."""

ARTICLES = {"int": "a whole number", "float": "a number", "bool": "true or false"}
PLAIN = ("string", "color", "file")
# fmt: off
RESERVED = frozenset((
    "id", "name", "type", "x", "y", "width", "height", "rotation", "visible", "gid", "closed",
    "template", "parent", "properties", "points", "image", "images", "layers", "tilesets",
    "version", "orientation", "filename",
))
# fmt: on
"""Names that pytmx keeps to itself, so that no property may have them."""
IGNORED = ("editorsettings", "imagelayer", "export")
"""Parts of a map that matter in Tiled only, such as a picture to trace."""


class LevelError(Exception):
    """A level file that cannot be used: the file, the object with its fault, and how to mend it."""

    def __init__(self, file: str, what: str, mend: str) -> None:
        super().__init__(f"{file}: {what}; {mend}.")
        self.file = file
        self.what = what
        self.mend = mend

    def __reduce__(self) -> tuple[type[LevelError], tuple[str, str, str]]:
        return LevelError, (self.file, self.what, self.mend)


def read_map(path: Path, width: int, height: int) -> Element:
    """The checked tree of a map of that size in pixels; raises LevelError and nothing else.

    Objects without ``type`` get their ``class``, as Tiled 1.9 wrote it.
    """
    root = _parse(path)
    _check_map(path.name, root, width, height)
    for part in list(root):
        if part.tag in IGNORED:
            root.remove(part)
        elif part.tag not in ("properties", "tileset", "layer", "objectgroup"):
            raise LevelError(
                path.name, f"'{part.tag}' has no meaning here", "take its layers out and delete it"
            )
    for tag in ("map", "group", "layer", "objectgroup", "imagelayer", "tileset"):
        if len(list(root.iter(tag))) != len(root.findall(tag)) + (tag == "map"):
            raise LevelError(
                path.name, f"a '{tag}' lies inside another part of the map", "take it out of there"
            )
    _check_properties(path.name, "the map", root)
    tiles = max((_check_tileset(path.name, part) for part in root.iterfind("tileset")), default=0)
    _check_unique(path.name, "layer", [*root.iterfind("layer"), *root.iterfind("objectgroup")])
    for layer in root.iterfind("layer"):
        _check_tiles(path.name, root, layer, tiles)
    _check_unique(
        path.name, "object", [o for g in root.iterfind("objectgroup") for o in g.iter("object")]
    )
    for group in root.iterfind("objectgroup"):
        for thing in group.iterfind("object"):
            _check_object(path.name, describe(thing, group), thing)
    return root


def describe(thing: Element, group: Element) -> str:
    """How messages name an object."""
    name = thing.get("name", "")
    number = f" {thing.get('id', '')[:12]}".rstrip()
    named = f"object '{shorten(name)}'" if name else f"the object{number} without a name"
    return f"{named} in layer '{shorten(group.get('name', ''))}'"


def shorten(text: str) -> str:
    """Words from a file as messages may show them: printable and at most 40 letters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def _parse(path: Path) -> Element:
    """The tree of the file, without anything that may grow or reach outside while it is parsed."""
    file, data = path.name, _read(path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LevelError(
            file, f"byte {error.start} is not UTF-8", "save the file in Tiled, or as UTF-8 text"
        ) from None
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise LevelError(file, "it declares a DOCTYPE", "delete that line, as Tiled writes none")
    if text.count("<") > MAX_TAGS:
        raise LevelError(
            file, f"it has more than {MAX_TAGS} tags", "a level needs far less, so make it anew"
        )
    try:
        return ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        line, column = getattr(error, "position", (1, 0))
        raise LevelError(
            file,
            f"line {line}, column {column + 1} is not well-formed XML",
            "correct that line, or save the file in Tiled again",
        ) from None


def _read(path: Path) -> bytes:
    """The bytes of a regular file of at most MAX_BYTES."""
    file = path.name
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise LevelError(
                file, "this is not a file", "put the level file of that name in its place"
            )
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise LevelError(
            file, "the file is missing", "put it back, or install the game again"
        ) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its path is wrong"
        raise LevelError(
            file,
            f"the file cannot be read ({reason})",
            "allow reading it, or install the game again",
        ) from None
    if len(data) > MAX_BYTES:
        raise LevelError(
            file, "the file is larger than 1 MB", "a level needs far less, so make it anew in Tiled"
        )
    return data


def whole(text: str | None, low: int, high: int) -> int | None:
    """The whole number in the text if it lies within the limits, else None."""
    if text is None or re.fullmatch("-?[0-9]{1,9}", text) is None:
        return None
    value = int(text)
    return value if low <= value <= high else None


def length(text: str | None) -> float | None:
    """The finite number in the text if it may be a coordinate, else None."""
    if text is None or re.fullmatch(r"-?[0-9]*\.?[0-9]*(e-?[0-9]{1,2})?", text) is None:
        return None
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) and abs(value) <= MAX_LENGTH else None


def _check_map(file: str, root: Element, width: int, height: int) -> None:
    if root.tag != "map":
        raise LevelError(
            file,
            f"the file is a '{shorten(root.tag)}'",
            "save a map (.tmx) from Tiled in its place",
        )
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        raise LevelError(
            file,
            "the map is not an orthogonal one of fixed size",
            "set Orientation to Orthogonal and Infinite to off in the map properties",
        )
    sides = [
        whole(root.get(name), 1, MAX_LENGTH)
        for name in ("width", "tilewidth", "height", "tileheight")
    ]
    columns, across, rows, down = (side or 0 for side in sides)
    if (columns * across, rows * down) != (width, height):
        raise LevelError(
            file,
            f"the map measures {columns * across} x {rows * down} pixels",
            f"set map size and tile size so that it measures {width} x {height}",
        )


def _check_properties(file: str, owner: str, element: Element) -> None:
    """Names are there once, values fit their types."""
    seen: set[str] = set()
    for item in element.iterfind("properties/property"):
        name, kind, value = item.get("name", ""), item.get("type", "string"), item.get("value")
        shown = f"property '{shorten(name)}' of {owner}"
        if not name:
            raise LevelError(file, f"a property of {owner} has no name", "name or delete it")
        if name in seen:
            raise LevelError(file, f"{shown} is there twice", "delete one of the two")
        if name in RESERVED:
            raise LevelError(file, f"{shown} has a reserved name", "give it another name")
        seen.add(name)
        fits = {
            "int": whole(value, -MAX_LENGTH, MAX_LENGTH) is not None,
            "float": length(value) is not None,
            "bool": value in ("true", "false"),
        } | dict.fromkeys(PLAIN, True)
        if kind not in fits:
            types = "string, int, float or bool"
            raise LevelError(file, f"{shown} has the type '{shorten(kind)}'", f"use {types}")
        if not fits[kind]:
            mend = f"write {ARTICLES[kind]} of at most {MAX_LENGTH}"
            raise LevelError(
                file,
                f"{shown} is '{shorten(value or '')}'",
                mend if kind != "bool" else f"write {ARTICLES[kind]}",
            )


def _check_unique(file: str, word: str, things: list[Element]) -> None:
    """Ids are whole numbers and there once; layer names too (objects may share a name)."""
    ids: set[int] = set()
    names: set[str] = set()
    for thing in things:
        name = thing.get("name", "")
        identity = whole(thing.get("id"), 1, 10**9)
        shown = f"{word} '{shorten(name)}'"
        if identity is None or identity in ids:
            fault = "no valid id" if identity is None else f"the id {identity} of another {word}"
            raise LevelError(file, f"{shown} has {fault}", "delete it and draw it again in Tiled")
        ids.add(identity)
        if word == "layer":
            if not name or name in names:
                fault = "has no name" if not name else "is there twice"
                raise LevelError(file, f"{shown} {fault}", "give every layer a name of its own")
            names.add(name)
            if any(length(thing.get(side, "0")) != 0 for side in ("offsetx", "offsety")):
                raise LevelError(
                    file, f"{shown} is shifted", "set both its offsets to 0 and move its objects"
                )


def _check_object(file: str, shown: str, thing: Element) -> None:
    if not thing.get("name"):
        raise LevelError(file, f"{shown} cannot be told apart", "name or delete it")
    if thing.get("template") is not None:
        raise LevelError(file, f"{shown} is a template", "choose Detach from template in Tiled")
    if thing.get("gid") is not None or thing.find("polygon") is not None:
        raise LevelError(file, f"{shown} is no rectangle", "draw a rectangle or an ellipse instead")
    if length(thing.get("rotation", "0")) != 0:
        raise LevelError(file, f"{shown} is turned", "set its rotation to 0")
    for name in ("x", "y", "width", "height"):
        value = length(thing.get(name, "0"))
        if value is None or (value <= 0 and name in ("width", "height")):
            sign = "above 0 and " if name in ("width", "height") else ""
            raise LevelError(
                file,
                f"{shown} has the {name} '{shorten(thing.get(name, '0'))}'",
                f"write a number {sign}of at most {MAX_LENGTH}",
            )
    _check_properties(file, shown, thing)
    if "type" not in thing.attrib and "class" in thing.attrib:
        thing.set("type", thing.attrib["class"])


def _check_tileset(file: str, tileset: Element) -> int:
    """Checks an embedded tileset; returns the number after its last tile."""
    shown = f"tileset '{shorten(tileset.get('name', ''))}'"
    if tileset.get("source") is not None:
        raise LevelError(file, f"{shown} lies in another file", "embed it in the map")
    image = tileset.find("image")
    sizes = [whole(tileset.get(name), 8, 1024) for name in ("tilewidth", "tileheight")]
    counts = [whole(tileset.get(name), 1, 1024) for name in ("firstgid", "tilecount", "columns")]
    spaces = [whole(tileset.get(name, "0"), 0, 64) for name in ("spacing", "margin")]
    sides = (
        [whole(image.get(name), 8, 1024) for name in ("width", "height")]
        if image is not None
        else [None]
    )
    first, count, _ = counts
    if None in (*sizes, *counts, *spaces, *sides) or first is None or count is None:
        raise LevelError(
            file,
            f"{shown} has a size or number out of range",
            "make it anew from one small picture",
        )
    seen: set[int] = set()
    for tile in tileset.iterfind("tile"):
        number = whole(tile.get("id"), 0, count - 1)
        if number is None or number in seen:
            raise LevelError(file, f"{shown} has a tile that is not in it", "delete that tile")
        seen.add(number)
        _check_properties(file, f"tile {number} of {shown}", tile)
    return first + count


def _check_tiles(file: str, root: Element, layer: Element, tiles: int) -> None:
    """The layer has as many rows and columns as the map, filled with tiles of the tilesets."""
    shown = f"layer '{shorten(layer.get('name', ''))}'"
    data = layer.find("data")
    if data is None or data.get("encoding") != "csv" or data.get("compression") is not None:
        raise LevelError(file, f"{shown} is not written as CSV", "set Tile Layer Format to CSV")
    rows = list(_rows(data))
    columns, height = whole(root.get("width"), 1, 99), whole(root.get("height"), 1, 99)
    if (layer.get("width"), layer.get("height")) != (root.get("width"), root.get("height")):
        raise LevelError(file, f"{shown} has another size than the map", "resize the map in Tiled")
    if len(rows) != height:
        raise LevelError(file, f"{shown} has {len(rows)} rows", f"write {height} rows")
    for y, row in enumerate(rows, start=1):
        if len(row) != columns:
            raise LevelError(
                file, f"row {y} of {shown} has {len(row)} tiles", f"write {columns} numbers"
            )
        for x, gid in enumerate(row, start=1):
            if whole(gid, 1, tiles - 1) is None:
                raise LevelError(
                    file,
                    f"tile {x} in row {y} of {shown} is '{shorten(gid)}'",
                    "paint it with a tile of the tileset, not turned or mirrored",
                )


def _rows(data: Element) -> Iterator[list[str]]:
    for line in (data.text or "").split("\n"):
        cells = line.strip().removesuffix(",")
        if cells:
            yield [cell.strip() for cell in cells.split(",")]
