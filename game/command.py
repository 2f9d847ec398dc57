"""The command line: its options, and one sentence for whatever is wrong with them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.match import MAX_BYTES, Match, RecordError, read_record
from game.paths import ASSETS
from game.saves import SaveError, read_save, setup_of
from game.seats import Setup
from game.settings import SPEEDS
from game.start import tell, unheard
from game.text import Texts, languages
from game.version import NAME, TITLE, VERSION

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and ends with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message.rstrip('.')} (--help lists the options).\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        super()._print_message(message, file)
        if message and unheard():
            tell(message)


def parser() -> Parser:
    """The options of the command line."""
    frozen = getattr(sys, "frozen", False)
    options = Parser(
        prog=NAME if frozen else "main.py",
        description=f"{TITLE}: two tabletop games for a couch.",
        allow_abbrev=False,
    )
    add = options.add_argument
    add("record", nargs="?", type=Path, metavar="FILE", help="a record or saved match to watch")
    add("--version", action="version", version=f"%(prog)s {VERSION}")
    screen = options.add_mutually_exclusive_group()
    screen.add_argument(
        "--fullscreen", action="store_true", default=None, help="start in fullscreen"
    )
    screen.add_argument(
        "--windowed",
        action="store_false",
        dest="fullscreen",
        default=None,
        help="start in a window",
    )
    add("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    add(
        "--lang",
        type=_language,
        metavar="CODE",
        help=f"language in this run: {', '.join(languages(ASSETS / 'text'))}",
    )
    add("--speed", choices=tuple(SPEEDS), help="speed of animations in this run")
    add(
        "--data-dir",
        type=Path,
        metavar="FOLDER",
        help="folder for settings, matches and records, instead of the user's own",
    )
    add(
        "--safe-mode",
        action="store_true",
        help="default settings, no sound, drawing without the graphics card; for this run only",
    )
    add("--self-check", action="store_true", help="check this copy, say what was found, and leave")
    add("--frames", type=int, metavar="N", help="leave after N pictures, to measure the start")
    return options


def read_given(path: Path) -> tuple[Setup, Match]:
    """The match in a record or saved match; raises ValueError with one sentence."""
    try:
        if not path.is_file():
            raise ValueError(f"There is no file '{path}'.")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise ValueError(f"'{path}' cannot be read: {error.strerror}.") from error
    try:
        if data.startswith(b"save "):
            save = read_save(data, "00000000")
            return save.setup, save.match
        match = read_record(data)
    except RecordError as error:
        raise ValueError(f"'{path}' cannot be opened. {error}") from error
    except SaveError as error:
        told = Texts(ASSETS / "text")(error.key, **error.values)
        raise ValueError(f"'{path}' cannot be opened. {told}") from error
    return setup_of(match), match


def _language(text: str) -> str:
    spoken = languages(ASSETS / "text")
    if text not in spoken:
        raise argparse.ArgumentTypeError(
            f"'{text[:20]}' is no language here; choose of {', '.join(spoken)}"
        )
    return text


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size; write it as 1280x720")
    if not (320 <= int(width) <= 16384 and 180 <= int(height) <= 16384):
        raise argparse.ArgumentTypeError(f"'{text}' is not between 320x180 and 16384x16384")
    return int(width), int(height)
