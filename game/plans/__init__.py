"""What the level files say: where everything lies on the table, scoreboards and start layouts.

Lengths are pixels of the 1920 x 1080 picture. ``game.levels`` reads these from the files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.plans.tmx import LevelError
from game.rules.umbrella.boards import Scoreboard, parse_board

Value = str | int | float
Grid = tuple[int, int]

SCREEN = (1920, 1080)
PANEL = (468, 120)
"""The size that scoreboards are drawn for; ``BoardPlan.fit`` brings them to any other."""


@dataclass(frozen=True)
class Area:
    """Where the tokens of one area of the rules lie, or a piece of furniture of the table.

    ``size`` is the diameter of a token, ``pitch`` the distance of two, ``axis`` (right or down)
    where they go, ``copy`` 1 for the second end of the area that wraps around. ``props`` has all
    properties of the object, also those above.
    """

    name: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    size: float = 0
    pitch: float = 0
    axis: str = "right"
    columns: int = 0
    copy: int = 0
    props: Mapping[str, Value] = field(default_factory=dict, hash=False)

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def number(self, name: str, default: float = 0) -> float:
        """A number property of the object."""
        value = self.props.get(name, default)
        return default if isinstance(value, str) else value

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the rectangle."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def spot(self, x: int, y: int = 0, count: int = 4) -> tuple[float, float]:
        """The center of cell x, y of a stage, of color slot x, or of token x of ``count`` in a row.

        A row that is too long for its rectangle is pushed together. Elsewhere: the middle.
        """
        if self.kind == "grid":
            kerb, cell = self.number("kerb"), self.number("cell")
            return self.x + kerb + cell * (x + 0.5), self.y + kerb + cell * (y + 0.5)
        if self.kind not in ("slots", "row"):
            return self.center
        pitch, count = self.pitch, 4 if self.kind == "slots" else count
        room = self.w if self.axis == "right" else self.h
        if self.kind == "row" and count > 1:
            pitch = min(pitch, max(0.0, room - self.size) / (count - 1))
        along = (x - (count - 1) / 2) * pitch
        middle = self.center
        if self.axis == "right":
            return middle[0] + along, middle[1]
        return middle[0], middle[1] + along


@dataclass(frozen=True)
class Table:
    """The layout of the table for a number of seats; ``layers[k]`` is shown while seat k decides.

    Each layer includes the areas that all seats share.
    """

    seats: int
    layers: tuple[tuple[Area, ...], ...]

    def areas(self, active: int, name: str) -> tuple[Area, ...]:
        """The areas of that name: none, one, two ends of a lateral, or the four figure spots."""
        return tuple(area for area in self.layers[active] if area.name == name)


@dataclass(frozen=True)
class SpaceSpot:
    """A scoreboard space: its grid place, what it accepts (as in the file), center and radius."""

    x: int
    y: int
    accepts: str
    at: tuple[float, float]
    r: float


@dataclass(frozen=True)
class GroupSpot:
    """A capsule: its spaces, its bonus, its rectangle x, y, w, h and where its number stands."""

    spaces: tuple[Grid, ...]
    bonus: int
    rect: tuple[float, float, float, float]
    number: tuple[float, float]


@dataclass(frozen=True)
class PowerSpot:
    """A power between two spaces: what it does, its center and its radius."""

    effect: str
    between: tuple[Grid, Grid]
    at: tuple[float, float]
    r: float


@dataclass(frozen=True)
class BoardPlan:
    """A scoreboard: ``text`` for the rules (``parse_board``), the rest for drawing it."""

    level: int
    text: str
    spaces: tuple[SpaceSpot, ...]
    groups: tuple[GroupSpot, ...] = ()
    powers: tuple[PowerSpot, ...] = ()

    @property
    def board(self) -> Scoreboard:
        """The scoreboard as the rules know it."""
        return parse_board(self.text)

    def fit(self, x: float, y: float, w: float, h: float) -> BoardPlan:
        """The same board in a panel there: capsules keep their form, grids fill the panel."""
        small = min(w / PANEL[0], h / PANEL[1])
        across, down = (small, small) if self.groups else (w / PANEL[0], h / PANEL[1])
        left, top = x + (w - PANEL[0] * across) / 2, y + (h - PANEL[1] * down) / 2

        def put(at: tuple[float, float]) -> tuple[float, float]:
            return left + at[0] * across, top + at[1] * down

        return replace(
            self,
            spaces=tuple(replace(s, at=put(s.at), r=s.r * small) for s in self.spaces),
            groups=tuple(
                replace(
                    group,
                    rect=(*put(group.rect[:2]), group.rect[2] * across, group.rect[3] * down),
                    number=put(group.number),
                )
                for group in self.groups
            ),
            powers=tuple(replace(p, at=put(p.at), r=p.r * small) for p in self.powers),
        )


@dataclass(frozen=True)
class StartLayouts:
    """The start layouts: ``text`` for the rules (``parse_layouts``) and the name of each layer."""

    text: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Levels:
    """What a game can offer: scoreboards by level, tables by seats, and the errors of the rest.

    Without ``starts`` the rules' own layouts remain.
    """

    boards: Mapping[int, BoardPlan]
    starts: StartLayouts | None
    tables: Mapping[int, Table]
    errors: tuple[LevelError, ...] = ()
