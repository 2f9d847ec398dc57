"""What must not be told apart by its color alone is far apart for every eye, on real frames."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

from game.rules.solstis import ROWS
from game.rules.umbrella import tokens as umbrella_tokens
from game.scenes.table import TableScene
from tests.art import seeing

UMBRELLAS, LAND = 20.0, 15.0
"""The least distances asked for."""
HUES = {"red": "C0200E", "yellow": "FFE234", "blue": "1E50B8", "green": "3BC19D"}
"""The lit cloth of the palette; its pattern, hem and glints are not what is measured."""
TABLES = (
    ["table", "--seats", "4", "--level", "4", "--plies", "60"],
    ["table", "--seats", "1", "--level", "3", "--plies", "8"],
    ["table", "--seats", "2", "--level", "1", "--plies", "20"],
)


def cloth(part: np.ndarray, kind: str) -> np.ndarray:
    """The linear pixels that are shaded cloth: near the color's own hue, vivid, and not at an edge.

    At the edge of a pattern or a hem a pixel is a blend of two colors and shows neither.
    """
    reach = part.shape[0] / 2
    rows, columns = np.mgrid[: part.shape[0], : part.shape[1]] + 0.5 - reach
    light = seeing.linear(part)
    own = seeing.lab(seeing.linear([int(HUES[kind][i : i + 2], 16) for i in (0, 2, 4)]))
    seen = seeing.lab(light)
    hue = np.degrees(np.arctan2(seen[..., 2], seen[..., 1]) - np.arctan2(own[2], own[1]))
    near = np.abs((hue + 180) % 360 - 180) < 38
    vivid = (np.hypot(seen[..., 1], seen[..., 2]) > 22) & (seen[..., 0] > 18)
    mask = near & vivid & (rows**2 + columns**2 < reach**2)
    for _ in range(2):
        sides = [np.roll(mask, shift, axis) for axis in (0, 1) for shift in (-1, 1)]
        mask = np.logical_and.reduce([mask, *sides])
    return np.asarray(light[mask])


def umbrella_colors(scene: TableScene, frame: np.ndarray) -> dict[str, np.ndarray]:
    """The mean cloth of each color, as the umbrellas on all stages show it."""
    found: dict[str, list[np.ndarray]] = defaultdict(list)
    layout, screen = scene.table.layouts[scene.director.seat], scene.shell.screen
    for place, token in umbrella_tokens(scene.state).items():
        if not place.area.startswith("stage"):
            continue
        spot = layout.spots(place)[0]
        x, y = (round(value) for value in screen.to_window((spot.x, spot.y)))
        reach = round(0.42 * spot.size * screen.scale)
        part = frame[y - reach : y + reach, x - reach : x + reach]
        found[token.face].append(cloth(part, token.face))
    return {kind: np.concatenate(parts).mean(0) for kind, parts in found.items()}


@pytest.mark.parametrize("scene", TABLES, ids=["four", "alone", "two"])
def test_umbrellas_differ_for_every_eye(scene: list[str], tmp_path: Path) -> None:
    app = seeing.composed(tmp_path, ["rest", *scene[1:]])
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    colors = umbrella_colors(table, seeing.frame(app))
    assert set(colors) == set(HUES)
    for eye in seeing.EYES:
        far, pair = seeing.closest(colors, eye)
        assert far >= UMBRELLAS, f"{pair} are {far:.1f} apart for {eye} eyes"


@pytest.mark.parametrize("plies", [60, 90])
def test_rows_of_the_mountain_differ_for_every_eye(plies: int, tmp_path: Path) -> None:
    app = seeing.composed(tmp_path, ["rest", "--game", "solstis", "--plies", str(plies)])
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    colors = totem(table, seeing.frame(app))
    assert set(colors) == set(ROWS)
    for eye in seeing.EYES:
        far, pair = seeing.closest(colors, eye)
        assert far >= LAND, f"{pair} are {far:.1f} apart for {eye} eyes"


def totem(scene: TableScene, frame: np.ndarray) -> dict[str, np.ndarray]:
    """The color of each row as its disc between the mountains shows it."""
    box = scene.table.layouts[0].box("totem")
    step = box.h / 6
    found = {}
    for row, color in enumerate(ROWS):
        middle = box.center[0], box.y + step * (5 - row + 0.5)
        x, y = (round(value) for value in scene.shell.screen.to_window(middle))
        reach = 27
        part = frame[y - reach : y + reach, x - reach : x + reach]
        rows, columns = np.mgrid[-reach:reach, -reach:reach]
        inside = seeing.linear(part[rows**2 + columns**2 < reach**2])
        # Glyph and dots are ink or white; the disc itself is most of the rest.
        found[color] = np.median(inside, 0)
    return found
