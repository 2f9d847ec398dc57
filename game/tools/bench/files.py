"""What it takes to save a match and to read it again, and to run each tool."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

from game.match import Match
from game.rules.games import GAMES
from game.saves import Journal, Save, read_entry, read_save, sealed
from game.seats import Seat, Setup
from game.tools.bench.figures import Amount, Rows, spread
from game.tools.bench.processes import ROOT, environment
from game.tools.bench.staging import NAMES, SEED

TIMES = 30
"""How often something of milliseconds is done for each round."""

TOOLS = {
    "simulate, 20 games": "-m game.tools.simulate umbrella --games 20 --seats 2",
    "replay, one record": "-m game.tools.replay RECORD",
    "shoot, one picture": "-m game.tools.shoot table --out SHOT",
    "self-check": "main.py --self-check",
    "package, its help": "-m game.tools.package --help",
}
"""What is run of each tool; words in capitals are files in a folder of its own.

To build a package takes minutes and is not done here.
"""


def saves(amount: Amount) -> Rows:
    """A whole match of each game: its text after one more move, its summary, and all of it."""
    rows: Rows = {}
    for game, seats in amount.games:
        save = _played(game, seats)
        data = sealed(Journal(save).lines())
        journal = Journal(save)
        journal.lines()

        def written(journal: Journal = journal) -> object:
            return sealed(journal.lines())

        def listed(data: bytes = data) -> object:
            return read_entry(data, "00000000")

        def loaded(data: bytes = data) -> object:
            return read_save(data, "00000000")

        times = max(2, TIMES * amount.rounds // 3)
        for name, do in (("save", written), ("list", listed), ("load", loaded)):
            rows[f"{game} {seats} {name}, {save.match.ply} moves"] = _spent(do, times)
    return rows


def load_seconds(game: str, seats: int) -> float:
    """Processor seconds to read a whole match."""
    data = sealed(Journal(_played(game, seats)).lines())
    start = time.process_time()
    for _ in range(TIMES):
        read_save(data, "00000000")
    return (time.process_time() - start) / TIMES


def _played(game: str, seats: int) -> Save:
    """A match played at random, to its end or for 300 moves."""
    players = tuple(Seat(name) for name in NAMES[:seats])
    setup = Setup(game, {"seats": seats}, players, SEED)
    match = Match(GAMES[game], setup.options, SEED, NAMES[:seats])
    rng = Random(SEED)
    while match.legal and match.ply < 300:
        match.play(rng.choice(match.legal))
    now = datetime(2026, 1, 1)
    return Save("00000000", setup, match, now, now)


def _spent(do: Callable[[], object], times: int) -> dict[str, float]:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        do()
        taken.append(time.perf_counter() - start)
    return spread(taken)


def tools(amount: Amount) -> Rows:
    """Seconds of each tool for something small, the best of the rounds."""
    rows: Rows = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        files = {"RECORD": Path(folder) / "match.txt", "SHOT": Path(folder) / "shot.png"}
        files["RECORD"].write_text(_played("umbrella", 2).match.record(), encoding="utf-8")
        for name, line in TOOLS.items():
            words = [str(files.get(word, word)) for word in line.split()]
            _ran(words)  # the first one compiles
            rows[name] = {"s": min(_ran(words) for _ in range(amount.rounds))}
    return rows


def _ran(words: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *words],
        check=True,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - start
