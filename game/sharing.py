"""The share code of a set-up: game, options and seed in a few letters that can be read aloud.

Letters are Crockford's base 32 (no I, L, O, U); the last two check the others. Who plays is not
told: whoever types the code in sits down themselves.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from game.rules.core import HEAD_START, Rules
from game.rules.games import GAMES

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("OIL", "011")
SEEDS = 2**32
CHECK = 2
"""Letters of the check."""


class CodeError(ValueError):
    """A code that says nothing; ``key`` names the sentence for the player."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def share_code(game: str, options: dict[str, Any], seed: int) -> str:
    """The code, in groups of four; raises CodeError for what no code can tell (edited levels)."""
    rules = GAMES[game]
    number = seed
    if not 0 <= seed < SEEDS:
        raise CodeError("share.wrong.seed")
    fields = _fields(rules)
    # A head start belongs to the people at one sofa, not to the set-up that others try.
    if any(name not in fields and name != HEAD_START for name in options):
        raise CodeError("share.wrong.edited")
    for name, values in fields.items():
        value = options.get(name, values[0])
        if value not in values:
            raise CodeError("share.wrong.edited")
        number = number * len(values) + values.index(value)
    number = number * len(GAMES) + list(GAMES).index(game)
    letters = ""
    while number:
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    letters = letters.rjust(8, "0")
    letters += _check(letters)
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def read_code(text: str) -> tuple[str, dict[str, Any], int]:
    """Game, options and seed of a code; raises CodeError for anything else."""
    letters = "".join(text.split()).replace("-", "").upper().translate(ALIKE)
    if not CHECK < len(letters) <= 24 or any(letter not in LETTERS for letter in letters):
        raise CodeError("share.wrong.letters")
    body, check = letters[:-CHECK], letters[-CHECK:]
    if _check(body) != check:
        raise CodeError("share.wrong.typo")
    number = 0
    for letter in body:
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, index = divmod(number, len(GAMES))
    game = list(GAMES)[index]
    options: dict[str, Any] = {}
    for name, values in reversed(_fields(GAMES[game]).items()):
        number, place = divmod(number, len(values))
        options[name] = values[place]
    if number >= SEEDS:
        raise CodeError("share.wrong.newer")
    return game, options, number


def _fields(rules: Rules[Any]) -> dict[str, tuple[Any, ...]]:
    return {"seats": tuple(rules.SEATS), **rules.OPTIONS}


def _check(letters: str) -> str:
    value = int.from_bytes(sha256(letters.encode("ascii")).digest()[:2], "big")
    return LETTERS[value // 32 % 32] + LETTERS[value % 32]
