"""Every sentence of the game, by key, in one language."""

from __future__ import annotations

import json
from pathlib import Path

LOST = (
    "The file of all sentences is missing or damaged: please install the game again. "
    "You can play on."
)
"""The one sentence that must be there without its file."""


class Texts:
    """The sentences of ``assets/text/<language>.json``; a missing key shows itself.

    ``lost`` says that the file cannot be read: then every key shows itself.
    """

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.language, self.lost = language, False
        self._sentences: dict[str, str] = {"text.lost": LOST}
        try:
            read = json.loads((folder / f"{language}.json").read_bytes())
            self._sentences |= {key: str(sentence) for key, sentence in read.items()}
        except (OSError, ValueError, AttributeError, RecursionError):
            self.lost = True

    def __call__(self, key: str, **values: object) -> str:
        """The sentence with its values filled in; for ``count=1`` the key ending in ``.one``."""
        if values.get("count") == 1 and f"{key}.one" in self._sentences:
            key = f"{key}.one"
        sentence = self._sentences.get(key, key)
        try:
            return sentence.format(**values)
        except (KeyError, IndexError, ValueError, AttributeError):
            return sentence

    def has(self, key: str) -> bool:
        return key in self._sentences
