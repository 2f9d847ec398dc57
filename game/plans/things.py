"""Objects of a map as the checks see them: with everything a message needs to name them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from game.plans import Grid, Value
from game.plans.tmx import LevelError, shorten

Rect = tuple[float, float, float, float]


@dataclass(frozen=True)
class Thing:
    """An object of a map together with what messages need to name it."""

    file: str
    layer: str
    name: str
    kind: str
    rect: Rect
    props: dict[str, Value]

    def fault(self, what: str, mend: str) -> LevelError:
        """The error that this object has."""
        shown = f"object '{shorten(self.name)}' in layer '{shorten(self.layer)}'"
        if not self.layer:
            shown = "the map"
        return LevelError(self.file, f"{shown} {what}", mend)

    def text(self, name: str, allowed: Iterable[str] = ()) -> str:
        """A property that is a word, one of ``allowed`` if that is given."""
        value, words = self.props.get(name), tuple(allowed)
        if isinstance(value, str) and (value in words or (value and not words)):
            return value
        mend = f"set its property {name}" + (f" to one of {', '.join(words)}" if words else "")
        raise self.fault(has(name, value), mend)

    def number(self, name: str, low: float, high: float, whole: bool = False) -> float:
        """A property that is a number within the limits."""
        value = self.props.get(name)
        fits = isinstance(value, int) or (isinstance(value, float) and not whole)
        if fits and not isinstance(value, bool) and low <= float(value or 0) <= high:
            return value  # type: ignore[return-value]
        kind = "int" if whole else "float"
        mend = f"set its property {name} (type {kind}) to a number from {low:g} to {high:g}"
        raise self.fault(has(name, value), mend)

    def places(self, name: str, known: Iterable[Grid]) -> tuple[Grid, ...]:
        """A property that lists spaces of the scoreboard, as in ``0,0 1,0``."""
        found, spaces = [], set(known)
        for word in self.text(name).split():
            place = grid_place(word)
            if place is None or place not in spaces:
                raise self.fault(
                    f"names the space '{shorten(word)}', which is not there",
                    f"list spaces of this board in its property {name}, like 0,0 1,0",
                )
            found.append(place)
        return tuple(found)


def has(name: str, value: object) -> str:
    if value is None:
        return f"has no property {name}"
    return f"has the {name} '{shorten(str(value))}'"


def grid_place(word: str) -> Grid | None:
    place = re.fullmatch("([0-9]|1[01]),([0-9])", word)
    return (int(place[1]), int(place[2])) if place else None


def check_type(thing: Thing, kind: str) -> None:
    if thing.kind != kind:
        raise thing.fault(
            f"has the type '{shorten(thing.kind)}'", f"set its type (class) to {kind}"
        )


def check_inside(thing: Thing, size: tuple[int, int]) -> None:
    x, y, w, h = thing.rect
    if x < 0 or y < 0 or x + w > size[0] or y + h > size[1]:
        raise thing.fault(
            "reaches beyond the edge", f"move it into the {size[0]} x {size[1]} of the map"
        )


def check_apart(things: Iterable[Thing]) -> None:
    for one, two in combinations(things, 2):
        (x, y, w, h), (left, top, width, height) = one.rect, two.rect
        if x < left + width and left < x + w and y < top + height and top < y + h:
            raise two.fault(
                f"overlaps '{shorten(one.name)}'", "move one of them or make it smaller"
            )
