"""Slides and claims worked out the slow way, on lists of letters, from the pictures of the faces.

Shares no code and no table with the rules; ``test_umbrella_by_hand`` compares the two.
"""

from __future__ import annotations

from game.rules.core import Place, Token

Grid = list[list[str]]

AROUND = {
    1: [("center", "lateral.1", "personal.0", "lateral.0")],
    2: [
        ("center", "lateral.1", "personal.0", "lateral.0"),
        ("center", "lateral.0", "personal.1", "lateral.1"),
    ],
    3: [
        ("center", "lateral.2", "personal.0", "lateral.0"),
        ("center", "lateral.0", "personal.1", "lateral.1"),
        ("center", "lateral.1", "personal.2", "lateral.2"),
    ],
    4: [
        ("center", "lateral.3", "personal.0", "lateral.0"),
        ("center", "lateral.0", "personal.1", "lateral.1"),
        ("center", "lateral.1", "personal.2", "lateral.2"),
        ("center", "lateral.2", "personal.3", "lateral.3"),
    ],
}
"""The areas above, right of, below and left of each seat, written out by hand."""


def grid_of(tokens: dict[Place, Token], seat: int) -> Grid:
    """The stage of a seat as rows of color names."""
    return [[tokens[Place(f"stage.{seat}", x, y)].face for x in range(4)] for y in range(4)]


def slots_of(tokens: dict[Place, Token]) -> list[tuple[str, int]]:
    """The waiting areas and colors that hold an umbrella."""
    found = set()
    for place, token in tokens.items():
        if token.kind == "umbrella" and not place.area.startswith(("stage", "bag")):
            found.add((place.area, place.x))
    return sorted(found)


def slide(grid: Grid, side: str, line: int, color: str) -> tuple[Grid, str]:
    """The stage after an umbrella entered a line from that side, and the one pushed off."""
    rows = [list(row) for row in grid]
    if side == "left":
        rows[line].insert(0, color)
        return rows, rows[line].pop()
    if side == "right":
        rows[line].append(color)
        return rows, rows[line].pop(0)
    columns = [list(column) for column in zip(*rows, strict=True)]
    turned, out = slide(columns, "left" if side == "top" else "right", line, color)
    return [list(row) for row in zip(*turned, strict=True)], out


def slides(tokens: dict[Place, Token], seats: int, seat: int) -> set[str]:
    """All slides as text, for a seat that has an umbrella in one of its areas."""
    found = set()
    for area, color in slots_of(tokens):
        if area in AROUND[seats][seat]:
            side = AROUND[seats][seat].index(area)
            for line in range(4):
                x, y = [(line, 0), (3, line), (line, 3), (0, line)][side]
                found.add(f"slide {area}:{color},0 stage.{seat}:{x},{y}")
    return found


def read_pictures(text: str) -> dict[str, Grid]:
    """The faces as rows of marks, by name."""
    found: dict[str, Grid] = {}
    lines = [line for line in text.splitlines() if line.strip()]
    for start in range(0, len(lines), 5):
        for index, number in enumerate(lines[start].split()):
            for side in (0, 1):
                rows = [lines[start + row].split()[2 * index + side] for row in (1, 2, 3, 4)]
                found[number + "wb"[side]] = [list(row) for row in rows]
    return found


def clockwise(grid: Grid) -> Grid:
    """A quarter turn clockwise."""
    return [list(row) for row in zip(*grid[::-1], strict=True)]


def shown_color(grid: Grid, face: Grid, space: int) -> str:
    """The one color that the cells of a face hold in that figure space, or ""."""
    for _ in range(space):
        face = clockwise(face)
    held = {grid[y][x] for y in range(4) for x in range(4) if face[y][x] == "#"}
    return held.pop() if len(held) == 1 else ""
