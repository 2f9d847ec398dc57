"""Every word on the Solstis table can be read from a sofa, whatever is said and on every page."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide
from game.language import LANGUAGES
from game.rules.core import Place
from game.tables.base import Aim
from game.tables.solstis.colors import STRONG
from game.tables.solstis.sayings import prompt
from game.view.canvas import Canvas
from tests.play import open_table

PHASES = ("beetle", "capture", "cover", "deer", "keep", "meet", "pass", "play", "rainbow", "square")
LEAST = 25.0
"""Logical pixels; 28 is the rule, long names and rare sentences may give a little."""


@pytest.mark.parametrize("seed", [1, 5])
def test_words_are_large_enough(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = open_table(["person", "person"], {}, seed, game="solstis", speed="off")
    canvas = app.shell.canvas()
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
    assert not app.shell.assets.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits_the_ribbon_beside_the_longest_name(language: str) -> None:
    app, scene = open_table(["person", "person"], {}, 1, game="solstis", speed="off")
    app.shell.set_language(language)
    text, names = app.shell.text, ["Wilhelmina Ann", "Tom"]
    canvas = app.shell.canvas()
    room = scene.table.layouts[0].box("ribbon").w - 90
    for phase in PHASES:
        state = replace(scene.state, phase=phase)
        _, short = prompt(text, names, state, 0, Aim(targets=(Place("pile"),)))
        assert canvas.width(short, LEAST, STRONG) <= room, short
        assert short[:1].isupper() or short[1:2].isupper()
