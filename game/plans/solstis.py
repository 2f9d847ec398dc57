"""Reads the objects of the Solstis table into areas and checks that the table is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.plans import SCREEN, Area, Table
from game.plans.things import Thing, check_apart, check_inside, check_type, has
from game.plans.tmx import LevelError

COMMON = {
    **dict.fromkeys(("pile", "supply", "spirit_pile"), "spot"),
    **dict.fromkeys(("display", "spirits"), "row"),
    **dict.fromkeys(("played", "loose", "choice"), "over"),
    **dict.fromkeys(("removed", "box"), "away"),
    **dict.fromkeys(("ribbon", "totem", "prompt", "unseen"), "panel"),
}
"""The type of each area that both players share."""
SEATED = {
    "panorama": "grid",
    "square": "over",
    "cover": "over",
    "hand": "row",
    "evil": "spot",
    "plate": "panel",
    "strip": "panel",
}
"""The type of each area that a player has, named with the seat."""
NEEDED = {
    "grid": ("size", "cell"),
    "row": ("size", "pitch"),
    "spot": ("size",),
    "over": ("size",),
    "away": ("size",),
}
"""The lengths that areas of each type must have."""
FROM = ("left", "right", "middle")
"""Where a row begins, in its property ``from``."""
COLUMNS, ROWS = 10, 6
"""Cells of the rectangle around the outline of a panorama."""


def read_mountains(path: Path, layers: Mapping[str, list[Thing]]) -> Table:
    """The table of the layers ``common``, ``seat-0`` and ``seat-1``; raises LevelError."""
    kinds = {"common": COMMON}
    for seat in (0, 1):
        kinds[f"seat-{seat}"] = {f"{base}.{seat}": kind for base, kind in SEATED.items()}
    areas: list[Area] = []
    everything: list[Thing] = []
    for layer, known in kinds.items():
        _check_names(path, layer, layers[layer], known)
        areas += [_area(thing, known[thing.name]) for thing in layers[layer]]
        everything += layers[layer]
    _check_layout(everything)
    return Table(2, (tuple(areas), tuple(areas)))


def _check_names(path: Path, layer: str, things: list[Thing], known: Mapping[str, str]) -> None:
    """Every area is drawn exactly once, and nothing else."""
    drawn = Counter(thing.name for thing in things)
    for name in known:
        if not drawn[name]:
            raise LevelError(
                path.name,
                f"layer '{layer}' has no '{name}'",
                "draw one of that name, in this layer",
            )
    for thing in things:
        if thing.name not in known:
            raise thing.fault("does not belong there", "delete it or move it to another layer")
        if drawn[thing.name] > 1:
            raise thing.fault("is there too often", "keep 1 of that name")


def _area(thing: Thing, kind: str) -> Area:
    """The area that an object draws."""
    check_type(thing, kind)
    for name in NEEDED.get(kind, ()):
        thing.number(name, 1, SCREEN[0])
    if kind == "row":
        thing.text("from", FROM)
    if kind == "over":
        thing.text("on")
    x, y, w, h = thing.rect
    area = Area(thing.name, kind, x, y, w, h, props=thing.props)
    cell = area.number("cell")
    if kind == "grid" and (abs(w - COLUMNS * cell) > 0.5 or abs(h - ROWS * cell) > 0.5):
        raise thing.fault(
            f"measures {w:g} x {h:g}",
            f"make it {COLUMNS * cell:g} x {ROWS * cell:g} ({COLUMNS} x {ROWS} cells)",
        )
    return replace(area, size=area.number("size"), pitch=area.number("pitch"))


def _check_layout(things: list[Thing]) -> None:
    """Areas lie on the screen and apart, but for those that lie on another or beyond the edge.

    Name plates stand in the free corners beside the peak, so panoramas and what stands there with
    them are measured against the rest only.
    """
    names = {thing.name for thing in things}
    for thing in things:
        if thing.kind == "over" and thing.props["on"] not in names:
            raise thing.fault(has("on", thing.props["on"]), "name an area of this level in it")
        if thing.kind != "away":
            check_inside(thing, SCREEN)
    corners = ("plate", "evil")
    apart = [thing for thing in things if thing.kind not in ("over", "away")]
    check_apart(thing for thing in apart if thing.name.partition(".")[0] not in corners)
    check_apart(thing for thing in apart if thing.kind != "grid")
