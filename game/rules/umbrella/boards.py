"""Scoreboards and start layouts: the default ones as readable text, and both ways to read others.

A board text has one line ``level N``, the grid, and how it pays::

    level 4
    R  G  .  B  .  .  Y  B      a letter or several (B|G) are the colors a space accepts,
    Y  W> .  R  Wv .  .  G      W and one of ^ > v < is a white space, . is a gap
    adjacent 0 3 5 8            points of 1, 2, 3, 4 adjacent tokens; or one line for each group:
    power extra 0,0 1,0         group 5 0,0 1,0 2,0 (points, then the grid places x,y of its spaces)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game.rules.umbrella.faces import LETTERS, SIZE

SPACES = 10
"""Spaces of every scoreboard, and so the token that ends the game (rules, 1 and 4)."""

ARROWS = "^>v<"
"""Directions of a star: up, right, down, left, which is also the order of the figure spaces."""

POWERS = ("extra", "swap", "exchange")

BOARDS = {
    1: """
level 1
R B . . Y G .
R Y B . G R Y
group 3 0,0 1,0
group 3 4,0 5,0
group 5 0,1 1,1 2,1
group 5 4,1 5,1 6,1
""",
    2: """
level 2
R Y B|G . B G R|Y
R Y B   G . . .
group 5 0,0 1,0 2,0
group 5 4,0 5,0 6,0
group 8 0,1 1,1 2,1 3,1
""",
    3: """
level 3
R Y  . G . . B G
B W^ . R Y . . W<
adjacent 0 3 5 8
""",
    4: """
level 4
R G  . B .  . Y B
Y W> . R Wv . . G
adjacent 0 3 5 8
power extra 0,0 1,0
power swap 3,0 3,1
power exchange 7,0 7,1
""",
}

LAYOUTS = """
BRGG
BYRR
YGBB
RGYY

RGYY
RRGB
BYBR
GYGB

BRGR
YYGB
BRYB
GGRY

GYRY
RYBY
GRGB
BGBR
"""

Stage = tuple[int, ...]


@dataclass(frozen=True)
class Space:
    """A scoring space: its grid place and what it accepts.

    ``colors`` are color indices; ``arrow`` is -1 or, on a white space, the star direction it asks
    for (an index of ARROWS).
    """

    x: int
    y: int
    colors: tuple[int, ...] = ()
    arrow: int = -1


@dataclass(frozen=True)
class Group:
    """Spaces (indices) that pay their points once all of them hold tokens (levels 1 and 2)."""

    spaces: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Power:
    """A power between two neighboring spaces (indices); ``kind`` is one of POWERS."""

    kind: str
    a: int
    b: int


@dataclass(frozen=True)
class Scoreboard:
    """One scoreboard; ``adjacent`` has the points of 1, 2, ... adjacent tokens, or is empty.

    Masks below have bit ``i`` for ``spaces[i]``. Raises ValueError for a board the rules
    cannot play.
    """

    level: int
    spaces: tuple[Space, ...]
    groups: tuple[Group, ...] = ()
    adjacent: tuple[int, ...] = ()
    powers: tuple[Power, ...] = ()
    at: dict[tuple[int, int], int] = field(init=False, repr=False, compare=False)
    accepts: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    near: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _parts: dict[int, tuple[int, ...]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        spaces = self.spaces
        accepts = tuple(
            tuple(
                sum(1 << i for i, s in enumerate(spaces) if color in s.colors or s.arrow == star)
                for color in range(len(LETTERS))
            )
            for star in range(len(ARROWS))
        )
        near = tuple(
            sum(1 << i for i, s in enumerate(spaces) if abs(s.x - own.x) + abs(s.y - own.y) == 1)
            for own in spaces
        )
        object.__setattr__(self, "at", {(s.x, s.y): i for i, s in enumerate(spaces)})
        object.__setattr__(self, "accepts", accepts)
        object.__setattr__(self, "near", near)
        _check(self)

    def __hash__(self) -> int:
        return hash((self.level, self.spaces))

    def __reduce__(self) -> tuple[Any, ...]:
        return parse_board, (board_text(self),)

    @property
    def adjacency(self) -> bool:
        """Whether adjacent tokens score (levels 3 and 4) instead of drawn groups."""
        return bool(self.adjacent)

    def parts(self, drops: int) -> tuple[int, ...]:
        """The points of each paying group for the spaces in the mask ``drops`` (rules, 5)."""
        found = self._parts.get(drops)
        if found is None:
            if self.adjacent:
                paid = [self.adjacent[mask.bit_count() - 1] for mask in self.clusters(drops)]
            else:
                paid = [
                    group.points
                    for group in self.groups
                    if all(drops >> space & 1 for space in group.spaces)
                ]
            found = self._parts[drops] = tuple(points for points in paid if points)
        return found

    def clusters(self, drops: int) -> list[int]:
        """The orthogonally connected parts of the mask ``drops``, each as a mask."""
        found = []
        while drops:
            cluster, grown = 0, drops & -drops
            while cluster != grown:
                cluster = grown
                for space, near in enumerate(self.near):
                    if cluster >> space & 1:
                        grown |= near & drops
            found.append(cluster)
            drops &= ~cluster
        return found


def _check(board: Scoreboard) -> None:
    """Raises ValueError for the first thing that the rules cannot play with."""
    if board.level not in BOARDS:
        raise ValueError(f"level {board.level} does not exist; write level 1, 2, 3 or 4")
    if len(board.spaces) != SPACES:
        raise ValueError(f"a board has {SPACES} spaces, this one has {len(board.spaces)}")
    if len(board.at) != SPACES:
        raise ValueError("two spaces of the board have the same grid place")
    if bool(board.groups) == bool(board.adjacent):
        raise ValueError("a board pays either by group lines or by one adjacent line")
    grouped = sorted(space for group in board.groups for space in group.spaces)
    if board.groups and grouped != list(range(SPACES)):
        raise ValueError("every space belongs to exactly one group")
    if board.adjacent:
        largest = max(mask.bit_count() for mask in board.clusters((1 << SPACES) - 1))
        if largest > len(board.adjacent):
            raise ValueError(
                f"{largest} spaces are adjacent, but the adjacent line ends at "
                f"{len(board.adjacent)} tokens"
            )
    for power in board.powers:
        if power.kind not in POWERS:
            raise ValueError(f"'{power.kind}' is not a power; choose one of {', '.join(POWERS)}")
        if not board.near[power.a] >> power.b & 1:
            raise ValueError(f"the {power.kind} power does not lie between neighboring spaces")
    if len({frozenset((power.a, power.b)) for power in board.powers}) < len(board.powers):
        raise ValueError("two powers lie between the same spaces")


def _read_space(word: str, x: int, y: int) -> Space:
    if len(word) == 2 and word[0] == "W" and word[1] in ARROWS:
        return Space(x, y, arrow=ARROWS.index(word[1]))
    letters = word.split("|")
    if len(set(letters)) == len(letters) and all(len(c) == 1 and c in LETTERS for c in letters):
        return Space(x, y, tuple(LETTERS.index(letter) for letter in letters))
    raise ValueError(
        f"'{word}' at {x},{y} is not a space; write colors of {LETTERS} as R or B|G, "
        f"a white space as W^ W> Wv W<, a gap as ."
    )


def _read_number(word: str, line: str) -> int:
    if re.fullmatch("[0-9]{1,3}", word) is None:
        raise ValueError(f"'{word}' in '{line}' is not a number")
    return int(word)


def _read_spaces(words: list[str], at: dict[tuple[int, int], int], line: str) -> tuple[int, ...]:
    found = []
    for word in words:
        place = re.fullmatch("([0-9]{1,2}),([0-9]{1,2})", word)
        if place is None or (int(place[1]), int(place[2])) not in at:
            raise ValueError(f"'{word}' in '{line}' is not the x,y of a space")
        found.append(at[int(place[1]), int(place[2])])
    return tuple(found)


_LENGTHS = {"level": (1, 1), "group": (2, 1 + SPACES), "adjacent": (1, SPACES), "power": (3, 3)}
"""First words of the lines below the grid, with the least and most words that follow."""


@lru_cache(maxsize=64)
def parse_board(text: str) -> Scoreboard:
    """Read a board text (see the head of this file); raises ValueError saying what is wrong."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    grid = [row for row in rows if row[0] not in _LENGTHS]
    spaces = tuple(
        _read_space(word, x, y)
        for y, row in enumerate(grid)
        for x, word in enumerate(row)
        if word != "."
    )
    at = {(space.x, space.y): index for index, space in enumerate(spaces)}
    level, groups, powers = 0, [], []
    adjacent: tuple[int, ...] = ()
    for row in (row for row in rows if row[0] in _LENGTHS):
        line, (word, *rest) = " ".join(row), row
        if not _LENGTHS[word][0] <= len(rest) <= _LENGTHS[word][1]:
            raise ValueError(f"'{line}' says too little or too much")
        if word == "level":
            level = _read_number(rest[0], line)
        elif word == "group":
            groups.append(Group(_read_spaces(rest[1:], at, line), _read_number(rest[0], line)))
        elif word == "adjacent":
            adjacent = tuple(_read_number(points, line) for points in rest)
        else:
            a, b = _read_spaces(rest[1:3], at, line)
            powers.append(Power(rest[0], a, b))
    return Scoreboard(level, spaces, tuple(groups), adjacent, tuple(powers))


def _space_text(space: Space) -> str:
    if space.arrow >= 0:
        return "W" + ARROWS[space.arrow]
    return "|".join(LETTERS[color] for color in space.colors)


def board_text(board: Scoreboard) -> str:
    """The text that ``parse_board`` reads back to an equal board."""
    words = {(space.x, space.y): _space_text(space) for space in board.spaces}
    columns = range(max(x for x, _ in words) + 1)
    lines = [f"level {board.level}"]
    for y in range(max(y for _, y in words) + 1):
        lines.append(" ".join(words.get((x, y), ".") for x in columns))
    named = [f"{space.x},{space.y}" for space in board.spaces]
    for group in board.groups:
        lines.append(" ".join(["group", str(group.points), *(named[i] for i in group.spaces)]))
    if board.adjacent:
        lines.append(" ".join(["adjacent", *map(str, board.adjacent)]))
    for power in board.powers:
        lines.append(f"power {power.kind} {named[power.a]} {named[power.b]}")
    return "\n".join(lines) + "\n"


def parse_layouts(text: str) -> tuple[Stage, ...]:
    """Read start layouts: four rows of four letters each, blank lines between them.

    Raises ValueError unless all are different and have four umbrellas of each color.
    """
    layouts: list[Stage] = []
    for number, block in enumerate(re.split(r"\n\s*\n", text.strip()), start=1):
        rows = block.split()
        if [len(row) for row in rows] != [SIZE] * SIZE:
            raise ValueError(f"start layout {number} is not four rows of four letters")
        letters = "".join(rows)
        if sorted(letters) != sorted(LETTERS * SIZE):
            raise ValueError(f"start layout {number} does not have four each of {LETTERS}")
        layout = tuple(LETTERS.index(letter) for letter in letters)
        if layout in layouts:
            raise ValueError(f"start layouts {layouts.index(layout) + 1} and {number} are the same")
        layouts.append(layout)
    return tuple(layouts)


def layouts_text(layouts: tuple[Stage, ...]) -> str:
    """The text that ``parse_layouts`` reads back to equal layouts."""
    blocks = []
    for layout in layouts:
        letters = "".join(LETTERS[color] for color in layout)
        blocks.append("\n".join(letters[row : row + SIZE] for row in range(0, SIZE * SIZE, SIZE)))
    return "\n\n".join(blocks) + "\n"
