"""Writes TMX files as Tiled would: maps of tile layers and object layers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.sax.saxutils import quoteattr

Value = str | int | float


def number(value: float) -> str:
    """A length as Tiled writes it: no trailing zeros, at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass
class Map:
    """A TMX file under construction; ids are given in the order of adding."""

    size: tuple[int, int, int]  # columns, rows, side of a grid square
    properties: Mapping[str, Value]
    head: list[str] = field(default_factory=list)
    layers: list[str] = field(default_factory=list)
    objects: int = 0

    def add_objects(self, name: str, objects: list[Object], visible: bool = True) -> None:
        """Add an object layer."""
        lines = []
        for thing in objects:
            self.objects += 1
            lines.append(thing.text(self.objects))
        hidden = "" if visible else ' visible="0"'
        identity = f'id="{len(self.layers) + 1}" name={quoteattr(name)}{hidden}'
        self.layers.append("\n".join([f" <objectgroup {identity}>", *lines, " </objectgroup>"]))

    def add_tiles(self, name: str, rows: list[list[int]], visible: bool = True) -> None:
        """Add a tile layer; rows hold global tile numbers."""
        hidden = "" if visible else ' visible="0"'
        size = f'width="{len(rows[0])}" height="{len(rows)}"'
        data = ",\n".join(",".join(map(str, row)) for row in rows)
        self.layers.append(
            f' <layer id="{len(self.layers) + 1}" name={quoteattr(name)} {size}{hidden}>\n'
            f'  <data encoding="csv">\n{data}\n</data>\n </layer>'
        )

    def text(self) -> str:
        """The whole file."""
        columns, rows, side = self.size
        return "\n".join(
            [
                '<?xml version="1.0" encoding="UTF-8"?>',
                '<map version="1.10" tiledversion="1.11.0" orientation="orthogonal"'
                f' renderorder="right-down" width="{columns}" height="{rows}"'
                f' tilewidth="{side}" tileheight="{side}" infinite="0"'
                f' nextlayerid="{len(self.layers) + 1}" nextobjectid="{self.objects + 1}">',
                *property_lines(self.properties, 1),
                *self.head,
                *self.layers,
                "</map>\n",
            ]
        )


@dataclass
class Object:
    """One object of a level: its name, its Tiled class, its rectangle and its properties."""

    name: str
    type: str
    rect: tuple[float, float, float, float]
    properties: Mapping[str, Value] = field(default_factory=dict)
    round: bool = False

    def text(self, identity: int) -> str:
        """The lines of the object in a TMX file."""
        x, y, w, h = map(number, self.rect)
        start = (
            f'  <object id="{identity}" name={quoteattr(self.name)} type={quoteattr(self.type)}'
            f' x="{x}" y="{y}" width="{w}" height="{h}"'
        )
        inner = property_lines(self.properties, 3)
        if self.round:
            inner.append("   <ellipse/>")
        if not inner:
            return start + "/>"
        return "\n".join([start + ">", *inner, "  </object>"])


def property_lines(properties: Mapping[str, Value], indent: int) -> list[str]:
    """The <properties> block, sorted by name as Tiled writes it."""
    if not properties:
        return []
    lines = [" " * indent + "<properties>"]
    for name, value in sorted(properties.items()):
        kind = {str: "", int: ' type="int"', float: ' type="float"'}[type(value)]
        shown = value if isinstance(value, str) else number(value)
        lines.append(
            " " * (indent + 1) + f'<property name="{name}"{kind} value={quoteattr(str(shown))}/>'
        )
    return [*lines, " " * indent + "</properties>"]
