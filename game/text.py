"""Every sentence of the game, by key, in the language that is set."""

from __future__ import annotations

import json
from pathlib import Path

from game.language import ENGLISH, LANGUAGES, number

LOST = (
    "The file of all sentences is missing or damaged: please install the game again. "
    "You can play on."
)
"""The one sentence that must be there without its file."""


class Texts:
    """The sentences of ``assets/text/<language>.json``.

    What a language lacks is said in English, and a key that English lacks shows itself. ``lost``
    says that a file cannot be read.
    """

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        self.folder, self.lost = folder, False
        self._english = {"text.lost": LOST} | self._read(ENGLISH)
        self.use(language)

    def use(self, language: str) -> None:
        """Speak that language from now on; who has kept a sentence must ask for it again."""
        self.language = language
        self._rules = LANGUAGES.get(language, LANGUAGES[ENGLISH])
        self._own = {} if language == ENGLISH else self._read(language)

    def _read(self, language: str) -> dict[str, str]:
        """The file of a language, nothing if it cannot be read."""
        try:
            read = json.loads((self.folder / f"{language}.json").read_bytes())
            return {key: str(sentence) for key, sentence in read.items()}
        except (OSError, ValueError, AttributeError, RecursionError):
            self.lost = True
            return {}

    def __call__(self, key: str, **values: object) -> str:
        """The sentence with its values filled in, numbers as the language writes them.

        ``count`` is the number that decides between the sentence of ``key`` and the singular one
        of ``key.one``.
        """
        sentence = self._chosen(key, values.get("count"))
        said = {name: self._written(value) for name, value in values.items()}
        try:
            return sentence.format(**said)
        except (KeyError, IndexError, ValueError, AttributeError):
            return sentence

    def _chosen(self, key: str, count: object) -> str:
        """The sentence for that number of things; without a number only ``key`` will do."""
        sentences = self._own if key in self._own else self._english
        several = sentences.get(key, key)
        single = sentences.get(f"{key}.one")
        if single is None or not isinstance(count, int | float):
            return several
        if count == 1:
            return single
        # Where zero is singular its sentence must name the number: "one left" is not "0 left".
        named = "{count}" in single or "{points}" in single
        if sentences is self._own and named and self._rules.singular(count):
            return single
        return several

    def _written(self, value: object) -> object:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return number(self.language, value)
        return value

    def has(self, key: str) -> bool:
        return key in self._own or key in self._english


def begun(words: str) -> str:
    """The words as the beginning of a sentence: the first letter is a capital."""
    first = next((place for place, sign in enumerate(words) if sign.isalpha()), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]


def languages(folder: Path) -> list[str]:
    """The codes of the languages that have a file of sentences, in the order they are offered."""
    return [code for code in LANGUAGES if (folder / f"{code}.json").is_file()]
