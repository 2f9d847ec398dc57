"""Reads the objects of a scoreboard map into a plan that the rules can play and the table draw."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from game.plans import PANEL, BoardPlan, Grid, GroupSpot, PowerSpot, SpaceSpot
from game.plans.things import Thing, check_apart, check_inside, check_type, grid_place, has
from game.plans.tmx import LevelError
from game.rules.umbrella.boards import SPACES, parse_board

LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G"}
ARROWS = {"up": "W^", "right": "W>", "down": "Wv", "left": "W<"}
EFFECTS = ("extra", "swap", "exchange")


def read_board(path: Path, head: Thing, level: int, layers: Mapping[str, list[Thing]]) -> BoardPlan:
    """The plan of a scoreboard; ``head`` has the properties of the map. Raises LevelError."""
    grouped = "groups" in layers
    spaces = _read_spaces(path, layers["spaces"])
    places = [(space.x, space.y) for space in spaces]
    groups = _read_groups(path, layers["groups"], places) if grouped else ()
    powers = _read_powers(layers.get("powers", []), places)
    pays = [f"group {g.bonus} {_list(g.spaces)}" for g in groups]
    if not grouped:
        adjacent = head.text("adjacent")
        if re.fullmatch("[0-9]{1,2}( [0-9]{1,2}){0,9}", adjacent) is None:
            raise head.fault(has("adjacent", adjacent), "write points as in 0 3 5 8")
        pays = [f"adjacent {adjacent}"]
    pays += [f"power {power.effect} {_list(power.between)}" for power in powers]
    text = "\n".join([f"level {level}", *_board_rows(spaces), *pays, ""])
    try:
        parse_board(text)
    except ValueError as error:
        raise LevelError(path.name, str(error), "change the spaces or what they pay") from None
    return BoardPlan(level, text, spaces, groups, powers)


def _list(places: Iterable[Grid]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def _board_rows(spaces: Iterable[SpaceSpot]) -> list[str]:
    """The grid lines of the board's text."""
    words = {
        (space.x, space.y): ARROWS.get(space.accepts)
        or "|".join(LETTERS[color] for color in space.accepts.split("|"))
        for space in spaces
    }
    width, height = max(x for x, _ in words) + 1, max(y for _, y in words) + 1
    return [" ".join(words.get((x, y), ".") for x in range(width)) for y in range(height)]


def _read_spaces(path: Path, things: list[Thing]) -> tuple[SpaceSpot, ...]:
    found: dict[Grid, SpaceSpot] = {}
    for thing in things:
        check_type(thing, "space")
        place = grid_place(thing.name)
        if place is None:
            raise thing.fault("is not named by its place", "name it column,row like 0,1")
        if place in found:
            raise thing.fault("is there twice", "name one of the two by its own place")
        accepts = thing.text("accepts")
        colors = accepts.split("|")
        if accepts not in ARROWS and not (set(colors) <= set(LETTERS) and _once(colors)):
            raise thing.fault(
                has("accepts", accepts),
                "write colors like red or blue|green, or up, right, down, left for a white space",
            )
        check_inside(thing, PANEL)
        x, y, w, h = thing.rect
        found[place] = SpaceSpot(*place, accepts, (x + w / 2, y + h / 2), min(w, h) / 2)
    if len(found) != SPACES:
        raise LevelError(
            path.name, f"layer 'spaces' has {len(found)} spaces", f"draw {SPACES} of them"
        )
    check_apart(things)
    return tuple(sorted(found.values(), key=lambda space: (space.y, space.x)))


def _once(words: Iterable[object]) -> bool:
    return all(count == 1 for count in Counter(words).values())


def _read_groups(path: Path, things: list[Thing], known: list[Grid]) -> tuple[GroupSpot, ...]:
    found: list[GroupSpot] = []
    for thing in things:
        check_type(thing, "group")
        spaces = thing.places("spaces", known)
        taken = [place for group in found for place in group.spaces]
        if not _once([*taken, *spaces]):
            raise thing.fault("has a space that is already in a group", "list every space once")
        check_inside(thing, PANEL)
        x, y, w, h = thing.rect
        bonus = int(thing.number("bonus", 1, 99, whole=True))
        inset = thing.number("inset", 0, w)
        found.append(GroupSpot(spaces, bonus, thing.rect, (x + w - inset, y + h / 2)))
    left = set(known).difference(*(group.spaces for group in found))
    if left:
        raise LevelError(
            path.name,
            f"object '{_list([min(left)])}' in layer 'spaces' is in no group",
            "add it to the property spaces of a group",
        )
    check_apart(things)
    return tuple(found)


def _read_powers(things: list[Thing], known: list[Grid]) -> tuple[PowerSpot, ...]:
    found: list[PowerSpot] = []
    for thing in things:
        check_type(thing, "power")
        effect, between = thing.text("effect", EFFECTS), thing.places("between", known)
        if len(between) != 2 or sum(abs(a - b) for a, b in zip(*between, strict=True)) != 1:
            raise thing.fault(
                "is not between two neighbors",
                "name two neighboring spaces in its property between",
            )
        if any(set(other.between) == set(between) for other in found):
            raise thing.fault("lies where another power lies", "move one of the two")
        check_inside(thing, PANEL)
        x, y, w, h = thing.rect
        at = (x + w / 2, y + h / 2)
        found.append(PowerSpot(effect, (between[0], between[1]), at, min(w, h) / 2))
    return tuple(found)
