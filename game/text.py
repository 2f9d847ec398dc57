"""Every sentence of the game, by key, in one language."""

from __future__ import annotations

import json
from pathlib import Path


class Texts:
    """The sentences of ``assets/text/<language>.json``; a missing key shows itself."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.language = language
        with (folder / f"{language}.json").open(encoding="utf-8") as file:
            self._sentences: dict[str, str] = json.load(file)

    def __call__(self, key: str, **values: object) -> str:
        """The sentence with its values filled in; for ``count=1`` the key ending in ``.one``."""
        if values.get("count") == 1 and f"{key}.one" in self._sentences:
            key = f"{key}.one"
        sentence = self._sentences.get(key)
        return key if sentence is None else sentence.format(**values)

    def has(self, key: str) -> bool:
        return key in self._sentences
