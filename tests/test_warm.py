"""The title comes before the games; after a second nobody waits for an import."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = """
import json, sys
from game.app import create
from game.loop import STEP
from game.warm import MODULES
app = create(["--size", "640x360"])
app.frame(STEP)
first = set(sys.modules)
for _ in MODULES:
    app.frame(STEP)
app.frame(STEP)
warm = set(sys.modules)
title = app.shell.stack.top
for row in [row for row in title.menu.widgets if row != "quit"]:
    title.menu.widgets[row].act()
    app.frame(STEP)
    app.shell.stack.reset(title)
    app.frame(STEP)
from game.scenes.lobby import LobbyScene
from game.scenes.table import TableScene
from game.seats import Seat, Setup
for game, options in (("umbrella", {"seats": 2, "level": 1}), ("solstis", {"seats": 2})):
    app.shell.stack.push(LobbyScene(app.shell, game))
    app.frame(STEP)
    seats = (Seat("Ines"), Seat("Tom", "shower"))
    app.shell.stack.push(TableScene(app.shell, Setup(game, options, seats, 1)))
    for _ in range(300):
        app.frame(STEP)
    app.begin()
app.frame(STEP)
print(json.dumps([sorted(first), sorted(warm - first), sorted(set(sys.modules) - warm)]))
"""


def test_what_the_title_does_not_need_comes_behind_it() -> None:
    line = [sys.executable, "-c", CODE]
    unseen = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(line, cwd=ROOT, env=unseen, check=True, stdout=subprocess.PIPE, text=True)
    first, behind, late = map(set, json.loads(done.stdout.splitlines()[-1]))
    for name in ("game.rules.umbrella", "game.ai.players", "game.scenes.table", "pytmx"):
        assert name not in first
        assert name in behind
    assert {name for name in late if name.startswith(("game.", "pytmx"))} == set()
