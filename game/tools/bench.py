"""How fast the game is, measured: ``python -m game.tools.bench --help``.

Times are of this machine and this moment; run it with nothing else going on. Frame times are what
the process itself computes (update, draw and flip under the dummy driver), in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from game.storage.folders import VARIABLE

if TYPE_CHECKING:
    from game.app import App
    from game.scenes.table import TableScene

SIZES = ("1280x720", "1920x1080", "3840x2160")
SECONDS = 40.0
"""Simulated seconds of play behind each row of frame times."""
WARM = 20.0
"""Simulated seconds played before, so that every picture has been made once."""
PLIES = 30_000
STARTS = 5

BARE_WINDOW = (
    "import pygame; pygame.display.init(); s = pygame.display.set_mode((1920, 1080));"
    "s.fill('black'); pygame.display.flip(); pygame.event.get()"
)
FIRST_FRAME = "from game.app import create; app = create(['--size', '1920x1080']); app.frame()"


@dataclass
class Times:
    """Milliseconds of many frames, or of one kind of thing done many times."""

    name: str
    count: int
    median: float
    p99: float
    most: float

    @classmethod
    def of(cls, name: str, values: Sequence[float]) -> Times:
        ordered = sorted(values) or [0.0]
        return cls(
            name,
            len(values),
            ordered[len(ordered) // 2],
            ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))],
            ordered[-1],
        )


def frame_times(game: str, seats: int, level: int, size: str) -> list[Times]:
    """Frames of computer players at play: while something moves, and while nothing does."""
    from game.loop import STEP

    app, scene = _watched_match(game, seats, level, size)
    for _ in range(round(WARM / STEP)):
        app.frame(STEP)
    moving: list[float] = []
    resting: list[float] = []
    for _ in range(round(SECONDS / STEP)):
        drawn = app.frames_drawn
        start = time.perf_counter()
        app.frame(STEP)
        passed = (time.perf_counter() - start) * 1000
        (moving if app.frames_drawn > drawn else resting).append(passed)
        if scene.state.over:
            break
    name = f"{game} {seats} seats {size}"
    return [Times.of(f"{name} busiest", moving), Times.of(f"{name} at rest", resting)]


def _watched_match(game: str, seats: int, level: int, size: str) -> tuple[App, TableScene]:
    from game.app import create
    from game.rules.games import GAMES
    from game.scenes.table import TableScene
    from game.seats import Seat, Setup

    app = create(["--size", size])
    options: dict[str, Any] = {"seats": seats}
    if "level" in GAMES[game].OPTIONS:
        options["level"] = level
    names = ("Ines", "Tom", "Mara", "Otto")[:seats]
    setup = Setup(game, options, tuple(Seat(name, "greedy") for name in names), 3)
    scene = TableScene(app.shell, setup)
    app.shell.stack.push(scene)
    return app, scene


def plies_per_second(game: str, seats: int) -> float:
    """legal_moves and apply with all events, in random play."""
    from game.rules.games import GAMES

    rules, rng = GAMES[game], Random(1)
    done, seed, start = 0, 0, time.perf_counter()
    while done < PLIES:
        seed += 1
        state = rules.new_game({"seats": seats}, seed)
        for _ in range(400):
            moves = rules.legal_moves(state)
            if not moves:
                break
            state, _ = rules.apply(state, moves[rng.randrange(len(moves))])
            done += 1
    return done / (time.perf_counter() - start)


def start_times() -> dict[str, float]:
    """Seconds from the start of a process to its first frame, the best of STARTS: ours and bare."""

    def best(code: str) -> float:
        return min(_run(code) for _ in range(STARTS))

    bare, ours = best(BARE_WINDOW), best(FIRST_FRAME)
    return {"bare window": bare, "first frame": ours, "ratio": ours / bare}


def _run(code: str) -> float:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    return time.perf_counter() - start


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures."""
    options = argparse.ArgumentParser(
        prog="python -m game.tools.bench", description="Measure frames, rules and the start."
    )
    parts: dict[str, Callable[[argparse.Namespace], dict[str, Any]]] = {
        "frames": _frames,
        "rules": _rules,
        "start": lambda _: start_times(),
    }
    options.add_argument("parts", nargs="*", help=f"of {', '.join(parts)}; all without any")
    options.add_argument("--game", default="umbrella")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--level", type=int, default=4)
    options.add_argument("--size", action="append", metavar="WxH", help="may be repeated")
    options.add_argument("--json", action="store_true")
    arguments = options.parse_args(argv)
    wanted = arguments.parts or list(parts)
    for name in wanted:
        if name not in parts:
            options.error(f"'{name}' is no part; choose of {', '.join(parts)}")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    # What is measured must not depend on, or change, what the person here has played.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[VARIABLE] = folder
        results = {name: parts[name](arguments) for name in wanted}
    if arguments.json:
        print(json.dumps(results, indent=2))
    else:
        _show(results)
    return 0


def _frames(arguments: argparse.Namespace) -> dict[str, Any]:
    rows = [
        row
        for size in arguments.size or SIZES
        for row in frame_times(arguments.game, arguments.seats, arguments.level, size)
    ]
    return {row.name: asdict(row) for row in rows}


def _rules(arguments: argparse.Namespace) -> dict[str, Any]:
    return {
        f"{arguments.game} plies/s": plies_per_second(arguments.game, arguments.seats),
    }


def _show(results: dict[str, dict[str, Any]]) -> None:
    for rows in results.values():
        for name, value in rows.items():
            if isinstance(value, dict):
                print(
                    f"{name:40} {value['count']:5} frames  median {value['median']:6.2f}"
                    f"  p99 {value['p99']:6.2f}  max {value['most']:6.2f} ms"
                )
            else:
                print(f"{name:40} {value:12,.3f}")


if __name__ == "__main__":
    sys.exit(main())
