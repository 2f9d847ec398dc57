"""Every widget of every menu is reached by the directions alone, at every size of text."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from game.input import DIRECTIONS, Intent
from game.scenes.lobby import LobbyScene
from game.scenes.menu import MenuScene
from tests.layout.scenery import MENUS
from tests.layout.test_layout import SAFE, Look, _within

PRESSES = 4
"""Of one direction, of which the first ones may only scroll."""


def step(scene: MenuScene, filled: Any, key: str, direction: str) -> str:
    """Where the focus is after that direction, pressed until it goes somewhere."""
    if isinstance(scene, LobbyScene):
        # A number that is gone over is chosen, and then there are other widgets.
        scene.draft = deepcopy(filled)
        scene.refresh()
    scene.menu.focus = key
    scene.menu.reveal()
    for _ in range(PRESSES):
        scene.handle(Intent("keyboard", direction))
        if scene.menu.focus != key:
            break
    return scene.menu.focus


@pytest.mark.parametrize("scale", [100, 200])
def test_every_widget_is_reached_and_seen(scale: int, tmp_path: Any) -> None:
    with pytest.MonkeyPatch.context() as patch:
        look = Look("960x540", "en", scale, patch, tmp_path)
        stack = look.app.shell.stack
        wrong = []
        for name, make in MENUS.items():
            scene = make(look.app.shell)
            if not isinstance(scene, MenuScene) or not scene.menu.widgets:
                continue
            stack.push(scene)
            for _ in range(3):
                look.app.frame(0.02)
            wrong += [f"{name}: {fault}" for fault in unreached(scene)]
            stack.pop()
        assert not wrong, "\n".join(wrong)


def unreached(scene: MenuScene) -> list[str]:
    """What cannot be reached from the first widget, or is not seen when it has the focus."""
    stops = [key for key, widget in scene.menu.widgets.items() if widget.stop]
    seen, todo, found = {stops[0]}, [stops[0]], []
    filled = deepcopy(getattr(scene, "draft", None))
    while todo:
        start = todo.pop()
        for direction in DIRECTIONS:
            there = step(scene, filled, start, direction)
            if not _within(scene.menu.focused.box, SAFE):
                found.append(f"{there} has the focus and is not seen")
            if there in stops and there not in seen:
                seen.add(there)
                todo.append(there)
    return found + [f"{key} is not reached" for key in stops if key not in seen]
