"""The hint key aims at the best move and says why, whoever the match is against."""

from __future__ import annotations

import time

import pygame
import pytest

from game.ai.worker import WORKER
from game.app import App
from game.loop import STEP
from game.scenes.table import TableScene
from tests.play import key, open_table


def hinted(app: App, scene: TableScene) -> str:
    """Press H and wait; the key of the sentence that is shown."""
    key(app, pygame.K_h)
    assert scene.adviser.thinking
    until = time.perf_counter() + 60
    while scene.adviser.thinking and time.perf_counter() < until:
        app.frame(STEP)
        time.sleep(0.005)
    shown = app.shell.home.notices.shown
    return shown.key if shown else ""


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_hint_aims_at_a_legal_move_and_gives_a_reason(game: str) -> None:
    options: dict[str, object] = {"level": 3} if game == "umbrella" else {}
    app, scene = open_table(["person", "person"], options, 5, game)
    try:
        for _ in range(3):
            while scene.timeline.running or scene.match.forced() is not None:
                app.frame(STEP)
            if game == "solstis":
                key(app, pygame.K_v)  # nobody is told of a hand that is hidden
            ply, said = scene.match.ply, hinted(app, scene)
            assert said.startswith("hint.why.")
            assert app.shell.text.has(said)
            assert scene.aim.move in scene.match.legal
            key(app, pygame.K_RETURN)
            assert scene.match.ply == ply + 1
    finally:
        WORKER.stop()
