"""Tables with large text: smaller, with the prompt below, and touched where things are seen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.loop import STEP
from game.scenes.table import TableScene
from game.tables.room import View, part_of, seen
from game.view.canvas import BLEED
from tests.layout.scenery import table
from tests.layout.test_layout import Look


def opened(
    patch: pytest.MonkeyPatch, folder: Any, scale: int, size: str
) -> tuple[Look, TableScene]:
    look = Look(size, "en", scale, patch, folder)
    scene = table("umbrella", 2, 1, 20)(look.app.shell)
    assert isinstance(scene, TableScene)
    look.app.shell.stack.push(scene)
    for _ in range(200):
        look.app.frame(STEP)
    return look, scene


@pytest.fixture
def patch() -> Any:
    with pytest.MonkeyPatch.context() as context:
        yield context


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_pointer_touches_what_is_seen_under_it(
    scale: int, patch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    look, scene = opened(patch, tmp_path, scale, "1280x720")
    view = seen(look.app.shell.canvas())
    for target in list(scene.picker.targets):
        box = scene.table.boxes(target)[0]
        shown = view.of(box) if isinstance(view, View) else box
        at = look.app.shell.screen.to_window(shown.center)
        moved = pygame.event.Event(
            pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False
        )
        for intent in look.app.shell.reader.read(moved):
            scene.handle(intent)
        assert scene.cursor == target


@pytest.mark.parametrize("size", ["1280x720", "1280x800", "1920x1080", "1720x720", "800x600"])
@pytest.mark.parametrize("scale", [125, 150, 200])
def test_no_more_is_seen_than_is_painted(
    scale: int, size: str, patch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    canvas = Look(size, "en", scale, patch, tmp_path).app.shell.canvas()
    view = seen(canvas)
    width, height = canvas.target.get_size()
    left, top = -view.offset[0] / view.scale, -view.offset[1] / view.scale
    right, bottom = left + width / view.scale, top + height / view.scale
    assert left >= BLEED.x - 1
    assert top >= BLEED.y - 1
    assert right <= BLEED.x + BLEED.w + 1
    assert bottom <= BLEED.y + BLEED.h + 1
    assert part_of(canvas) <= 1
    if size == "1280x720":
        assert isinstance(view, View)
        assert view.below(962).h > 64 * scale / 100
