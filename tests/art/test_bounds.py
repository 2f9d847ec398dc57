"""Nothing is cut off at any size: words and pieces lie on their surfaces, pieces in their areas."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.levels import Area
from game.rules.core import Place
from game.scenes.table import TableScene
from game.view.canvas import Box
from game.view.layout import Layout
from game.view.letters import CREAM, Lettering
from tests.art import seeing

SIZES = ("1280x720", "1280x800", "1920x1080", "3440x1440", "3840x2160")
QUICK = ("1280x800",)
"""Sizes that are looked at each time; the others in the long runs."""
SCENES = {
    "title": ["title"],
    "options": ["options"],
    "umbrella-1": ["table", "--seats", "1", "--level", "3", "--plies", "14"],
    "umbrella-2": ["table", "--seats", "2", "--level", "1", "--plies", "20"],
    "umbrella-3": ["table", "--seats", "3", "--level", "2", "--plies", "31"],
    "umbrella-4": ["table", "--seats", "4", "--level", "4", "--plies", "60"],
    "umbrella-results": ["results", "--seats", "4", "--level", "4"],
    "solstis": ["table", "--game", "solstis", "--plies", "60"],
    "solstis-results": ["results", "--game", "solstis"],
}
CASES = [
    pytest.param(name, size, marks=() if size in QUICK else pytest.mark.soak)
    for name in SCENES
    for size in SIZES
]
TABLES = [case for case in CASES if "results" not in str(case.values[0])]


@pytest.mark.parametrize(("name", "size"), CASES)
def test_no_word_is_cut(
    name: str, size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    draw = Lettering.text

    def text(
        self: Lettering,
        said: str,
        x: float,
        y: float,
        size: float,
        color: str = CREAM,
        weight: str = "bold",
        align: str = "left",
        shade: float = 0.0,
    ) -> float:
        wide = draw(self, said, x, y, size, color, weight, align, shade)
        left = x - {"left": 0, "center": wide / 2, "right": wide}[align]
        high = self.scaled(size) * 0.35
        top, bottom = self.at(left, y - high)[1], self.at(left, y + high)[1]
        ink = pygame.Rect(self.at(left, y)[0], top, round(wide * self.scale), bottom - top)
        if said.strip() and not self.target.get_rect().inflate(4, 4).contains(ink):
            cut.append(said)
        return wide

    monkeypatch.setattr(Lettering, "text", text)
    seeing.composed(tmp_path, SCENES[name], size)
    assert not cut


@pytest.mark.parametrize(("name", "size"), TABLES)
def test_pieces_lie_in_their_areas_and_in_the_window(name: str, size: str, tmp_path: Path) -> None:
    app = seeing.composed(tmp_path, SCENES[name], size)
    table = app.shell.stack.top
    if not isinstance(table, TableScene):
        return
    canvas = app.shell.canvas()
    window, layout = canvas.target.get_rect(), table.director.layout
    for place in table.director.sprites:
        for spot in layout.spots(place):
            middle = canvas.at(spot.x, spot.y)
            assert window.collidepoint(middle), f"{place} is outside"
            half = canvas.px(spot.size) // 2
            piece = pygame.Rect(middle[0] - half, middle[1] - half, 2 * half, 2 * half)
            assert window.contains(piece), f"{place} is cut off"
            area = _area(layout, place, spot.copy)
            if area is not None and area.kind in ("grid", "slots", "figure"):
                # Fans and lower tiles peek out a little.
                box = Box(area.x, area.y, area.w, area.h).grown(0.35 * spot.size)
                assert box.holds((spot.x, spot.y)), f"{place} is beside its area"


def _area(layout: Layout, place: Place, copy: int) -> Area | None:
    """The area of that copy in which the place lies; a figure space is one of several."""
    for area in layout.areas(place.area):
        if area.copy == copy and area.number("space", place.x) == place.x:
            return area
    return None
