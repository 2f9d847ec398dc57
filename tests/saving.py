"""A program that only plays and saves, for tests that kill it: ``python -m tests.saving ...``."""

from __future__ import annotations

import os
import sys
import time
from datetime import datetime
from pathlib import Path
from random import Random

from game.home import Home
from game.match import Match
from game.rules.games import GAMES
from game.saves import Save, setup_of

GAME, OPTIONS = "umbrella", {"seats": 3, "level": 4}
IDENT = "20260101-120000-abcdef"


def new_save(seed: int, names: tuple[str, ...] = ("Ines", "Tom", "Mara")) -> Save:
    """A match that nobody has played yet."""
    match = Match(GAMES[GAME], OPTIONS, seed, names)
    now = datetime(2026, 1, 1, 12)
    return Save(IDENT, setup_of(match, ("person", "greedy", "person")), match, now, now)


def play_on(save: Save, moves: int, rng: Random) -> None:
    """Play at random, at most to the end."""
    for _ in range(moves):
        if save.match.state.over:
            return
        save.match.play(rng.choice(save.match.legal))


def main(folder: Path, seed: int, counter: Path, pause: float) -> None:
    """Play and save for ever; the ply that is played stands in the file ``counter``."""
    home = Home(folder)
    rng = Random(seed)
    handle = os.open(counter, os.O_RDWR | os.O_CREAT)
    save = new_save(seed)
    running = home.library.resume(save)
    while True:
        running.ready()
        if save.match.state.over:
            break
        save.match.play(rng.choice(save.match.legal))
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, f"{save.match.ply:8}".encode())
        running.save()
        if pause:
            time.sleep(rng.random() * pause)
    home.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), float(sys.argv[4]))
