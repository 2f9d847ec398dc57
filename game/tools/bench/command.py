"""The command line of the bench: which parts, how much, and how the figures are told."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from game.storage.folders import VARIABLE
from game.tools.bench.figures import Amount, Rows, told

PARTS = {
    "start": "from the start of the process to the first picture, beside a bare window",
    "frames": "what a frame costs, by game, seats, size and state",
    "input": "from an event to the first picture that shows it",
    "cpu": "the share of a core at rest and in play, at the real pace",
    "memory": "megabytes after the start and after matches",
    "rules": "plies a second, with all events",
    "playouts": "plies and slides a second of what the opponents think with",
    "saves": "to save, list and load a match",
    "tools": "seconds of each tool",
}
COMPARE = "compare"


def build_parser() -> argparse.ArgumentParser:
    parts = "\n".join(f"  {name:10} {what}" for name, what in PARTS.items())
    options = argparse.ArgumentParser(
        prog="python -m game.tools.bench",
        description=f"Measure the game on this machine, now. Parts:\n{parts}",
        epilog="All parts take about twenty minutes. 'cpu ms' and 'per cpu s' are of the "
        "processor, all else is of the clock and wants a quiet machine.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = options.add_argument
    add("parts", nargs="*", metavar="PART", help="all without any")
    add("--json", action="store_true", help="print JSON instead of text")
    add("--compare", action="store_true", help="the same loop on python-chess and catanatron")
    add("--size", action="append", metavar="WxH", help="of the window; may be repeated")
    add("--game", action="append", metavar="GAME:SEATS", help="such as umbrella:4; repeatable")
    add("--long", action="store_true", help="memory over 50 matches")
    add("--short", action="store_true", help="only the ratios that CI holds")
    add("--check", type=Path, metavar="FILE", help="fail if a ratio of --short got worse")
    add("--keep", type=Path, metavar="FILE", help="write the ratios of --short")
    return options


def main(argv: Sequence[str] | None = None, amount: Amount | None = None) -> int:
    """Print the figures; 1 if ``--check`` found something worse."""
    options = build_parser()
    arguments = options.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    # What is measured must not depend on, or change, what the person here has played.
    before = os.environ.get(VARIABLE)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[VARIABLE] = folder
        # An everyday start: the first one of all asks more.
        (Path(folder) / "settings.json").write_text('{"version": 1, "welcomed": true}\n')
        try:
            if arguments.short:
                return _short(arguments, amount)
            return _all(options, arguments, amount or Amount())
        finally:
            os.environ.pop(VARIABLE)
            if before is not None:
                os.environ[VARIABLE] = before


def _short(arguments: argparse.Namespace, amount: Amount | None) -> int:
    from game.tools.bench import kept

    amount = amount or kept.SHORT
    if arguments.keep:
        kept.keep(arguments.keep, amount)
    if arguments.check:
        faults = kept.check(arguments.check, amount)
        for fault in faults:
            print(f"bench: {fault}", file=sys.stderr)
        return 1 if faults else 0
    if not arguments.keep:
        print(json.dumps(kept.ratios(amount, 1), indent=2))
    return 0


def _all(options: argparse.ArgumentParser, arguments: argparse.Namespace, amount: Amount) -> int:
    makers = _makers()
    wanted = arguments.parts or ([] if arguments.compare else list(PARTS))
    for name in wanted:
        if name not in makers:
            options.error(f"'{name}' is no part; choose of {', '.join(PARTS)}")
    if arguments.compare:
        wanted.append(COMPARE)
    amount = replace(amount, long=arguments.long)
    if arguments.size:
        amount = replace(amount, sizes=tuple(arguments.size))
    if arguments.game:
        amount = replace(amount, games=tuple(_game(options, text) for text in arguments.game))
    results: dict[str, Rows] = {}
    for name in wanted:
        results[name] = makers[name](amount)
        if not arguments.json:
            print("\n".join([name, *told(results[name])]), flush=True)
    if arguments.json:
        print(json.dumps(results, indent=2))
    return 0


def _game(options: argparse.ArgumentParser, text: str) -> tuple[str, int]:
    from game.rules.games import GAMES

    name, _, seats = text.partition(":")
    if name not in GAMES or not seats.isdecimal() or int(seats) not in GAMES[name].SEATS:
        options.error(f"'{text}' is no game with so many seats; write it as umbrella:4")
    return name, int(seats)


def _makers() -> Mapping[str, Callable[[Amount], Rows]]:
    # Not before the drivers are chosen: these import pygame.
    from game.tools.bench import answering, files, frames, others, processes, thinking

    return {
        "start": processes.start,
        "frames": frames.frames,
        "input": answering.answers,
        "cpu": processes.processor,
        "memory": processes.memory,
        "rules": thinking.rules,
        "playouts": thinking.playouts,
        "saves": files.saves,
        "tools": files.tools,
        COMPARE: others.compare,
    }
