"""What only a process of its own can tell: the start, the share of the processor, the memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from game.storage.folders import VARIABLE
from game.tools.bench.figures import Amount, Figures, Rows

ROOT = Path(__file__).resolve().parents[3]

BARE = """
import pygame
pygame.display.init()
surface = pygame.display.set_mode(({size}))
surface.fill("black")
pygame.display.flip()
pygame.event.get()
"""
"""A program that shows a black window and has looked once for input."""
OURS = """
import sys, pygame
flip = pygame.display.flip
def shown():
    flip()
    tell()
pygame.display.flip = shown
sys.argv = ["main.py", "--size", "{size}", "--lang", "en"]
import runpy
runpy.run_path("main.py", run_name="__main__")
"""
"""The program from its own main, until its first picture: the title, whose menu takes input."""
TELL = """
def tell():
    import os, time
    print(time.time(), time.process_time(), flush=True)
    os._exit(0)
"""
"""What both do then: say when, and end without any further ado."""

STATES = {
    "title, reduced motion": ("title", "reduced"),
    "title": ("title", "full"),
    "table at rest, reduced motion": ("rest", "reduced"),
    "table at rest": ("rest", "full"),
    "play": ("play", "full"),
}
"""Rows of the share of the processor: what the child does, and the setting ``motion``."""


def start(amount: Amount) -> Rows:
    """From the start of a process to its first picture, ours and a bare window in turns."""
    rows: Rows = {}
    for size in amount.sizes:
        bare = BARE.format(size=size.replace("x", ","))
        codes = {"bare": f"{TELL}{bare}tell()", "ours": TELL + OURS.format(size=size)}
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in codes}
        for code in codes.values():
            _timed(code)  # the first one compiles
        for _ in range(amount.starts):
            for name, code in codes.items():
                taken[name].append(_timed(code))
        clock = {name: min(each[0] for each in times) for name, times in taken.items()}
        used = {name: min(each[1] for each in times) for name, times in taken.items()}
        rows[f"first picture {size}"] = {
            "ms": 1000 * clock["ours"],
            "bare ms": 1000 * clock["bare"],
            "ratio": clock["ours"] / clock["bare"],
            "cpu ratio": used["ours"] / max(used["bare"], 1e-9),
        }
    return rows


def _timed(code: str) -> tuple[float, float]:
    """Seconds until a process says that it is there: by the clock, and of the processor."""
    line = [sys.executable, "-c", code]
    before = time.time()
    done = subprocess.run(
        line, check=True, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
    )
    when, used = done.stdout.split()[-2:]
    return float(when) - before, float(used)


def environment() -> dict[str, str]:
    """That of the bench; compiled modules are kept beside its files, as they are for players."""
    environment = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment | {"PYTHONPYCACHEPREFIX": str(Path(os.environ[VARIABLE]) / "compiled")}


def child(*arguments: str) -> Figures:
    """The figures that a process with ``child.py`` prints."""
    done = subprocess.run(
        [sys.executable, "-m", "game.tools.bench.child", *arguments],
        check=True,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def processor(amount: Amount) -> Rows:
    """The share of one core that the loop takes at its own pace."""
    size = amount.sizes[min(1, len(amount.sizes) - 1)]
    rows: Rows = {}
    for game, seats in (amount.games[-2], amount.games[-1]):
        for name, (state, motion) in STATES.items():
            if state == "title" and game != amount.games[-2][0]:
                continue
            title = name if state == "title" else f"{game} {seats} {name}"
            rows[title] = child("cpu", state, motion, size, game, str(seats), str(amount.rest))
    return rows


def weight(size: str) -> float:
    """Megabytes of the program with its title, as a multiple of those of a bare window."""
    return child("memory", size)["start MB"] / child("bare", size)["MB"]


def memory(amount: Amount) -> Rows:
    """Megabytes in use after the start and after matches of all games and seats in turn."""
    size = amount.sizes[min(1, len(amount.sizes) - 1)]
    marks = [amount.matches] + ([3 * amount.matches, 5 * amount.matches] if amount.long else [])
    return {f"resident {size}": child("memory", size, *map(str, marks))}
