"""Every word on the Solstis table can be read from a sofa, whatever is said and on every page."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide
from game.view.canvas import Canvas
from tests.play import open_table

LEAST = 25.0
"""Logical pixels; 28 is the rule, long names and rare sentences may give a little."""


@pytest.mark.parametrize("seed", [1, 5])
def test_words_are_large_enough(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = open_table(["person", "person"], {}, seed, game="solstis", speed="off")
    screen, assets = app.shell.screen, app.shell.assets
    canvas = Canvas(screen.window, screen.scale, screen.offset, assets)
    small: dict[str, float] = {}
    plain = Canvas.text

    def text(
        self: Canvas, words: str, x: float, y: float, size: float, *rest: Any, **more: Any
    ) -> float:
        if size < LEAST:
            small[words] = size
        return plain(self, words, x, y, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", text)
    rng = Random(seed)
    while not scene.state.over:
        for page in range(1 + scene.table.info_pages):
            scene._info = page
            scene._refresh_aim()
            scene.draw(canvas, 0.0)
        scene.play(decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng))
    assert small == {}
    assert not assets.missing
