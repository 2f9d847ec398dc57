"""Play records again, verify them and print the scores they end with.

python -m game.tools.replay FILE...
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.match import MAX_BYTES, Match, RecordError, read_record
from game.rules.core import ranking


def read_file(path: Path) -> Match:
    """The match recorded in a file; raises RecordError or OSError."""
    with path.open("rb") as file:
        return read_record(file.read(MAX_BYTES + 1))


def describe(match: Match, moves: bool) -> str:
    """What was played, every move if asked, and the score of every seat by line."""
    options = " ".join(f"{name}={value!s}" for name, value in match.options.items())
    end = "finished" if match.state.over else "not finished"
    text = [f"{match.rules.NAME} {options} seed={match.seed}: {match.ply} moves, {end}"]
    if moves:
        text += [
            f"{number:4}  seat {state.seat}  {move}"
            for number, (state, move) in enumerate(
                zip(match.states, match.moves, strict=False), start=1
            )
        ]
    scores = match.rules.scores(match.state)
    places = {seat: place for place, seats in enumerate(ranking(scores), start=1) for seat in seats}
    for seat, score in enumerate(scores):
        lines = ", ".join(f"{line.name} {line.points}" for line in score.lines)
        name = match.names[seat] if seat < len(match.names) and match.names[seat] else "-"
        text.append(f"place {places[seat]}: seat {seat} {name}: {score.total} ({lines})")
    return "\n".join(text)


def main(argv: Sequence[str] | None = None) -> int:
    """Verify all the files; 1 if one of them is wrong, with one sentence for each of those."""
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.replay",
        description="Play records again, verify them and print the scores they end with.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--moves", action="store_true", help="print every move")
    arguments = parser.parse_args(argv)
    wrong = 0
    for path in arguments.files:
        try:
            print(f"{path}: {describe(read_file(path), arguments.moves)}")
        except RecordError as error:
            print(f"{path}: {error}", file=sys.stderr)
            wrong = 1
        except OSError as error:
            print(f"{path}: It cannot be read: {error.strerror}.", file=sys.stderr)
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
