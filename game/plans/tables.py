"""Reads the objects of a table map into areas and checks that the table is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.plans import SCREEN, Area, Table, Value
from game.plans.things import Thing, check_apart, check_inside, check_type, has
from game.plans.tmx import LevelError

KINDS = {
    "stage": "grid",
    "center": "slots",
    "lateral": "slots",
    "personal": "slots",
    "figure": "figure",
    "board": "board",
    "power": "over",
    "pending": "row",
    "choice": "row",
    "pool": "over",
    "reserve": "away",
    "bag": "away",
    "box": "away",
    "next": "over",
} | dict.fromkeys(
    ("name", "banner", "level", "prompt", "pool_chip", "clock", "ladder", "stairs", "sign"), "panel"
)
"""The type that each area must have: ``over`` lies on another area, ``away`` beyond the screen."""
NEEDED = {
    "grid": ("size", "cell", "kerb"),
    "slots": ("size", "pitch", "axis"),
    "figure": ("size", "space"),
    "row": ("size", "pitch", "axis"),
    "over": ("on",),
    "away": ("size",),
}
"""The properties that areas of each type must have."""
LIMITS = {
    **dict.fromkeys(("size", "pitch", "cell"), (1, SCREEN[0])),
    **dict.fromkeys(("kerb", "pointer_x", "pointer_y"), (0, SCREEN[0])),
    **dict.fromkeys(("seat", "lateral", "left_stage", "right_stage"), (0, 3)),
    "space": (0, 3),
    "copy": (0, 1),
    "columns": (1, 99),
}
"""The least and the greatest value of the properties that are numbers."""
LENGTHS = ("size", "pitch", "cell", "kerb", "pointer_x", "pointer_y")
"""The numbers that need not be whole."""
WORDS = {"axis": ("right", "down"), "arrow": ("left", "right"), "on": ()}
"""The properties that are words, with the words allowed."""
SEATED = ("stage", "personal", "figure", "board", "power", "pending", "name")
"""Areas that every seat has, numbered by it."""


def read_table(path: Path, seats: int, layers: Mapping[str, list[Thing]]) -> Table:
    """The table of a layer for each seat and a common one; raises LevelError."""
    names = [f"seat-{seat}" for seat in range(seats)]
    common = layers["common"]
    needed = _common_names(seats)
    shared = tuple(_area(thing, seats) for thing in common)
    _check_names(path, "common", common, needed)
    tables = []
    for seat, name in enumerate(names):
        areas = tuple(_area(thing, seats) for thing in layers[name])
        _check_names(path, name, layers[name], _seat_names(seats, seat), (f"name.{seat}",))
        _check_twins(layers[name])
        both = common + layers[name]
        _check_layout(both)
        tables.append(areas + shared)
    return Table(seats, tuple(tables))


def _common_names(seats: int) -> Counter[str]:
    names = ["level", "prompt", "bag", "box", "reserve"]
    return Counter(names + (["clock", "ladder"] if seats == 1 else ["pool", "pool_chip"]))


def _seat_names(seats: int, active: int) -> Counter[str]:
    """How often each area must be drawn in the layer of a seat."""
    names = ["center", "banner", "choice"]
    names += [f"lateral.{k}" for k in range(max(2, seats))]
    for base in SEATED:
        if base != "pending" or seats > 1:
            names += [f"{base}.{seat}" for seat in range(seats)] * (4 if base == "figure" else 1)
    if seats > 1:
        names += [f"lateral.{seats - 1}", "stairs.0", "stairs.1", "sign.0", "sign.1"]
    if seats > 2:
        names.remove(f"name.{active}")  # the banner above the stage names the active seat
        names.append("next")
    return Counter(names)


def _check_names(
    path: Path,
    layer: str,
    things: list[Thing],
    needed: Counter[str],
    optional: tuple[str, ...] = (),
) -> None:
    """Every area is drawn as often as it must be, and nothing else."""
    drawn = Counter(thing.name for thing in things)
    for name, count in needed.items():
        if drawn[name] < count:
            lacks = f"has no '{name}'" if not drawn[name] else f"has too few '{name}'"
            raise LevelError(
                path.name, f"layer '{layer}' {lacks}", f"draw {count} of that name, in this layer"
            )
    for thing in things:
        allowed = needed[thing.name] or (1 if thing.name in optional else 0)
        if not allowed:
            raise thing.fault("does not belong there", "delete it or move it to another layer")
        if drawn[thing.name] > allowed:
            raise thing.fault("is there too often", f"keep {allowed} of that name")


def _area(thing: Thing, seats: int) -> Area:
    """The area that an object draws."""
    base, _, index = thing.name.partition(".")
    limit = {"lateral": max(2, seats), "stairs": 2, "sign": 2} | dict.fromkeys(SEATED, seats)
    known = {str(number) for number in range(limit[base])} if base in limit else {""}
    if base not in KINDS or index not in known or thing.name.endswith("."):
        raise thing.fault("is no area of this game", "name it like stage.0, or delete it")
    kind = KINDS[base]
    check_type(thing, kind)
    for name in sorted({*thing.props, *NEEDED.get(kind, ())}):
        if name in WORDS:
            thing.text(name, WORDS[name])
        elif name in LIMITS:
            thing.number(name, *LIMITS[name], whole=name not in LENGTHS)
    props, (x, y, w, h) = thing.props, thing.rect
    area = Area(thing.name, kind, x, y, w, h, props=props)
    side = 4 * area.number("cell") + 2 * area.number("kerb")
    if kind == "grid" and (abs(w - side) > 0.5 or abs(h - side) > 0.5):
        raise thing.fault(
            f"measures {w:g} x {h:g}", f"make it {side:g} wide and high (4 cells, 2 kerbs)"
        )
    return replace(
        area,
        size=area.number("size"),
        pitch=area.number("pitch"),
        axis=str(props.get("axis", "right")),
        columns=int(area.number("columns")),
        copy=int(area.number("copy")),
    )


def _check_twins(things: list[Thing]) -> None:
    """The four figure spots of a seat and the two ends of a lateral are told apart."""
    seen: set[tuple[str, Value]] = set()
    for thing in things:
        mark = {"figure": "space", "lateral": "copy"}.get(thing.name.partition(".")[0])
        if mark is None:
            continue
        key = (thing.name, thing.props.get(mark, 0))
        if key in seen:
            raise thing.fault(
                f"has the {mark} {key[1]} of another", f"set {mark} to another number"
            )
        seen.add(key)


def _check_layout(things: list[Thing]) -> None:
    """Areas lie on the screen and apart, but for those that lie on another or beyond the edge."""
    names = {thing.name for thing in things}
    for thing in things:
        if thing.kind == "over" and thing.props["on"] not in names:
            raise thing.fault(has("on", thing.props["on"]), "name an area of this layer in it")
        if thing.kind != "away":
            check_inside(thing, SCREEN)
            continue
        x, y, w, h = thing.rect
        if x < SCREEN[0] and x + w > 0 and y < SCREEN[1] and y + h > 0:
            raise thing.fault("can be seen", "move it beyond the edge of the map")
    check_apart(thing for thing in things if thing.kind not in ("over", "away"))
