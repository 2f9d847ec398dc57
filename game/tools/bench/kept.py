"""The short form for CI: ratios to yardsticks of the same run, held against committed ones.

Times differ from machine to machine, ratios hardly do. Larger is worse. A row that got worse by
more than ``ALLOWED`` is measured again before it counts, since other work on the machine can only
make it worse, never better.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from game.tools.bench.figures import Amount, share
from game.tools.bench.files import load_seconds
from game.tools.bench.frames import busiest, resting
from game.tools.bench.others import chess_plies
from game.tools.bench.processes import start, weight
from game.tools.bench.thinking import (
    plies,
    solstis_playouts,
    umbrella_playouts,
    umbrella_slides,
)

ALLOWED = 1.30
AGAIN = 3
"""How often a row that is worse is measured again."""
SHORT = Amount(sizes=("1920x1080",), warm=20.0, play=20.0, starts=5, plies=10_000)

Work = Callable[[], int]
Ratio = Callable[[Amount], float]


def _spent(work: Work) -> float:
    """Processor seconds for one of what the work does."""
    start = time.process_time()
    done = work()
    return max(time.process_time() - start, 1e-9) / max(1, done)


@cache
def _layers(size: tuple[int, int]) -> tuple[list[pygame.Surface], list[pygame.Surface]]:
    """Three grounds as large as the screen, and sixty tokens, all apart in memory as in a match."""
    tokens = [pygame.Surface((96, 96), pygame.SRCALPHA) for _ in range(60)]
    for token in tokens:
        pygame.draw.circle(token, (90, 60, 30, 128), (48, 48), 46)
    return [pygame.Surface(size) for _ in range(3)], tokens


def _pixels() -> int:
    """The yardstick of pictures: a copy of a whole screen, and sixty tokens blended on it."""
    screen = pygame.display.get_surface()
    if screen is None:
        screen = pygame.display.set_mode((1920, 1080))
    grounds, tokens = _layers(screen.get_size())
    for count in range(60):
        screen.blit(grounds[count % 3], (0, 0))
        for number, token in enumerate(tokens):
            at = number * 31 % 1800, number * 17 % 960
            screen.blit(token, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        pygame.display.flip()
    return 60


def _steps() -> int:
    """The yardstick of plain Python: numbers, a list and a table."""
    table: dict[int, int] = {}
    row = list(range(64))
    for number in range(20_000):
        table[number & 255] = row[number & 63] + number
    return 20


def _against_chess(work: Callable[[int], Work]) -> Ratio:
    def ratio(amount: Amount) -> float:
        return _spent(work(amount.plies)) / _spent(chess_plies(amount.plies))

    return ratio


def _drawn(game: str, seats: int, part: float) -> Ratio:
    """A share (0..1) of drawn frames at their busiest, against the yardstick of pictures."""

    def ratio(amount: Amount) -> float:
        taken = busiest(game, seats, amount.sizes[0], amount)
        used = [used for used, drawn in zip(taken.processor, taken.drawn, strict=True) if drawn]
        _pixels()  # the first time makes the surfaces
        return share(used, part) / min(_spent(_pixels) for _ in range(3))

    return ratio


def _rest(amount: Amount) -> float:
    """A frame in which nothing happens, against plain Python."""
    taken = resting("umbrella", 4, amount.sizes[0], "reduced", amount)
    return share(taken.processor, 0.5) / min(_spent(_steps) for _ in range(5))


def _load(amount: Amount) -> float:
    """Reading a saved match, against plain Python."""
    return load_seconds("umbrella", 2) / min(_spent(_steps) for _ in range(5))


def _start(amount: Amount) -> float:
    return next(iter(start(amount).values()))["cpu ratio"]


RATIOS: dict[str, Ratio] = {
    "umbrella rules, python-chess": _against_chess(lambda count: plies("umbrella", 4, count)),
    "solstis rules, python-chess": _against_chess(lambda count: plies("solstis", 2, count)),
    "umbrella playouts, python-chess": _against_chess(umbrella_playouts),
    "umbrella slides, python-chess": _against_chess(lambda count: umbrella_slides(5 * count)),
    "solstis playouts, python-chess": _against_chess(solstis_playouts),
    "umbrella frame median, pixels": _drawn("umbrella", 4, 0.5),
    "umbrella frame p99, pixels": _drawn("umbrella", 4, 0.99),
    "solstis frame median, pixels": _drawn("solstis", 2, 0.5),
    "solstis frame p99, pixels": _drawn("solstis", 2, 0.99),
    "frame at rest, plain Python": _rest,
    "load of a match, plain Python": _load,
    "start, bare window": _start,
    "memory after the start, bare window": lambda amount: weight(amount.sizes[0]),
}
"""Each row with its yardstick: what it costs for one of the yardstick's."""


def ratios(amount: Amount = SHORT, rounds: int = 2) -> dict[str, float]:
    """The best ratio of so many rounds, row by row."""
    return {name: min(ratio(amount) for _ in range(rounds)) for name, ratio in RATIOS.items()}


def keep(path: Path, amount: Amount = SHORT) -> None:
    """Write the present ratios as those to be held."""
    table = {name: round(value, 4) for name, value in ratios(amount).items()}
    path.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")


def check(path: Path, amount: Amount = SHORT) -> list[str]:
    """Print each ratio beside the committed one; sentences about those that are worse."""
    kept: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    faults = [f"'{name}' has no row any more" for name in kept if name not in RATIOS]
    for name, ratio in RATIOS.items():
        if name not in kept:
            faults.append(f"'{name}' is not in {path}; write it with --short --keep {path}")
            continue
        most = ALLOWED * kept[name]
        found = ratio(amount)
        for _ in range(AGAIN):
            if found <= most:
                break
            found = min(found, ratio(amount))
        print(f"  {name:38} {found:9.3f}   kept {kept[name]:9.3f}   x {found / kept[name]:.2f}")
        if found > most:
            faults.append(f"'{name}' is {found:.3f}, more than {ALLOWED} times {kept[name]:.3f}")
    return faults
