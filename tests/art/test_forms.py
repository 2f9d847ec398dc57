"""Form alone tells umbrellas and rows apart: gray frames are compared with pictures."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

from game.rules.solstis import ROWS
from game.rules.umbrella import COLORS
from game.rules.umbrella import tokens as umbrella_tokens
from game.scenes.table import TableScene
from game.tables.solstis.pieces import TILE_CANVAS
from game.view.assets import PREMUL, Assets
from tests.art import seeing

SURE = 0.04
"""How much better the right picture must match than any wrong one."""
GLYPH = (0.03, 0.72, 0.40, 0.97)
"""Where a loose tile has the glyph of its row: left, top, right, bottom in parts of the tile."""


def gray(part: np.ndarray) -> np.ndarray:
    """Lightness without its mean, of length 1."""
    light = part @ np.array([0.2126, 0.7152, 0.0722])
    light = light - light.mean()
    return np.asarray(light / (np.linalg.norm(light) or 1.0))


def around(frame: np.ndarray, x: float, y: float, side: int) -> np.ndarray:
    left, top = round(x - side / 2), round(y - side / 2)
    return frame[top : top + side, left : left + side]


def picture(assets: Assets, name: str, side: int) -> np.ndarray:
    """A picture on middle gray."""
    ground = pygame.Surface((side, side))
    ground.fill((70, 66, 66))
    ground.blit(assets.image(name, (side, side)), (0, 0), special_flags=PREMUL)
    return seeing.pixels(ground)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_gray_umbrellas_are_told_by_their_forms(seats: int, tmp_path: Path) -> None:
    level = "4" if seats > 1 else "2"
    scene = ["rest", "--seats", str(seats), "--level", level, "--plies", "14", "--seed", "7"]
    app = seeing.composed(tmp_path, scene)
    table, screen = app.shell.stack.top, app.shell.screen
    assert isinstance(table, TableScene)
    frame, layout = seeing.frame(app), table.table.layouts[table.director.seat]
    named = 0
    for place, token in umbrella_tokens(table.state).items():
        if not place.area.startswith("stage"):
            continue
        spot = layout.spots(place)[0]
        side = round(spot.size * screen.scale)
        seen = gray(around(frame, *screen.to_window((spot.x, spot.y)), side))
        # The three turns of a color count as one form.
        match = {
            color: max(
                float((seen * gray(picture(app.shell.assets, name, side))).sum())
                for name in (f"umbrella/canopy-{color}-{turn}" for turn in range(3))
            )
            for color in COLORS
        }
        right = match.pop(token.face)
        assert right > max(match.values()) + SURE, f"{token.face} at {place}: {right} {match}"
        named += 1
    assert named == 16 * seats


def glyph(part: np.ndarray) -> np.ndarray:
    side = part.shape[0]
    left, top, right, bottom = (round(edge * side) for edge in GLYPH)
    return gray(part[top:bottom, left:right])


def test_gray_tiles_are_told_by_the_glyphs_of_their_rows(tmp_path: Path) -> None:
    scene = ["rest", "--game", "solstis", "--plies", "24"]
    app = seeing.composed(tmp_path, scene, hands="open")
    table, screen, assets = app.shell.stack.top, app.shell.screen, app.shell.assets
    assert isinstance(table, TableScene)
    frame, found = seeing.frame(app), set()
    layout = table.director.layout
    for place, sprite in table.director.sprites.items():
        face = sprite.token.face
        if sprite.token.kind != "land" or place.area not in ("display", "hand.0", "hand.1"):
            continue
        shown = table.table._faces.shown(place, sprite.token)
        if not shown or place.y or place == table.cursor:
            continue
        color, _, _ = face.partition("-")
        spot = layout.spots(place)[0]
        side = round(spot.size * screen.scale)
        seen = glyph(around(frame, *screen.to_window((spot.x, spot.y)), side))
        match = {row: _likeness(assets, seen, row, side) for row in ROWS}
        right = match.pop(color)
        assert right > max(match.values()) + SURE, f"{face} at {place}: {right} {match}"
        found.add(color)
    assert len(found) >= 3


def _likeness(assets: Assets, seen: np.ndarray, row: str, side: int) -> float:
    """How like the glyph of a row it is, whatever the number beside it; lightness may be turned."""
    whole = round(side * TILE_CANVAS)
    best = 0.0
    for column in range(4, 8):
        tile = around(
            picture(assets, f"solstis/tile-{row}-{column}", whole), whole / 2, whole / 2, side
        )
        best = max(best, float((seen * glyph(tile)).sum()))
    return best


def test_every_row_has_a_glyph_of_its_own_on_the_totem(tmp_path: Path) -> None:
    app = seeing.composed(tmp_path, ["rest", "--game", "solstis", "--plies", "24"])
    table, screen, assets = app.shell.stack.top, app.shell.screen, app.shell.assets
    assert isinstance(table, TableScene)
    frame, box = seeing.frame(app), table.table.layouts[0].box("totem")
    for row, color in enumerate(ROWS):
        y = box.y + box.h / 6 * (5 - row + 0.5)
        seen = gray(around(frame, *screen.to_window((box.center[0], y)), 44))
        match = {
            other: abs(
                float(
                    (
                        seen * gray(around(picture(assets, f"solstis/row-{other}", 80), 40, 40, 44))
                    ).sum()
                )
            )
            for other in ROWS
        }
        right = match.pop(color)
        assert right > max(match.values()) + SURE, f"{color}: {right} {match}"
