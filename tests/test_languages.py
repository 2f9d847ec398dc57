"""Every language says everything, with the same values, in signs that the fonts have."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from game.language import ENGLISH, HARD_SPACE, LANGUAGES
from game.paths import ASSETS
from game.view.assets import FONTS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ASSETS / "text"
OTHERS = [code for code in LANGUAGES if code != ENGLISH]
ONE = ".one"
ASKING = {"text", "texts", "say", "tell", "last", "has", "_points", "_words", "_small"}
"""What is called with the key of a sentence."""
COMPOSED = ("color.", "ease.", "spirit.", "hint.why.")
"""Beginnings of keys that are put together of nothing but variables, or named by the rules."""
ZERO = ("letters.left", "results.points", "solstis.unseen.heading", "table.points")
"""Sentences of which there may be zero: where zero is singular that one has to name the number."""
LABELS = (
    *("title.", "pause.", "hint.", "table.key.", "solstis.key.", "action.", "choice.", "letters."),
    *(
        "seats.sit",
        "seats.leave",
        "seats.ready",
        "setup.start",
        "setup.back",
        "share.",
        "help.key.",
    ),
    *("saves.back", "saves.delete", "saves.export", "saves.paste", "saves.play", "saves.watch"),
    *("results.rematch", "results.setup", "results.title", "results.fame", "results.why"),
)
NO_LABELS = (".about", ".ask", ".heading", ".left", ".left.one")
SPARE = 6
"""Letters that any label may be longer; +40 % of "Back" is not even one word in German."""


@cache
def sentences(code: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((FOLDER / f"{code}.json").read_text(encoding="utf-8"))
    return found


def english() -> dict[str, str]:
    return sentences(ENGLISH)


def values(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", sentence))


def test_there_is_a_file_for_each_language_sorted_by_key() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(LANGUAGES)
    for code in LANGUAGES:
        written = json.dumps(sentences(code), indent=2, ensure_ascii=False, sort_keys=True)
        assert (FOLDER / f"{code}.json").read_bytes() == f"{written}\n".encode(), code


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_missing_and_nothing_is_too_much(code: str) -> None:
    missing = sorted(set(english()) - set(sentences(code)))
    plurals = {f"{key}{ONE}" for key, words in english().items() if "{count}" in words}
    extra = sorted(set(sentences(code)) - set(english()) - plurals)
    assert not missing, missing
    assert not extra, extra


@pytest.mark.parametrize("code", OTHERS)
def test_the_same_values_are_filled_in(code: str) -> None:
    wrong = []
    for key, words in sentences(code).items():
        base = english().get(key.removesuffix(ONE), "")
        needed = values(english().get(key, base))
        if key.endswith(ONE):
            good = needed - {"count", "points"} <= values(words) <= values(base) | {"count"}
        else:
            good = values(words) == needed
        if not good or words.count("()") != english().get(key, base).count("()"):
            wrong.append(f"{key}: {words}")
    assert not wrong


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_one_and_zero_have_their_sentences(code: str) -> None:
    own, zero = sentences(code), LANGUAGES[code].singular(0)
    alone = [key for key in own if key.endswith(ONE) and key.removesuffix(ONE) not in own]
    assert not alone
    lacking = [key for key in own if f"{key}{ONE}" in english() and f"{key}{ONE}" not in own]
    assert not lacking
    for key in ZERO if zero else ():
        assert {"count", "points"} & values(own.get(f"{key}{ONE}", "{count}")), key


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_quotes_and_spaces_are_those_of_the_language(code: str) -> None:
    opening, closing = (mark.strip(HARD_SPACE) for mark in LANGUAGES[code].quotes)
    wrong = []
    for key, words in sentences(code).items():
        good = not re.search(r"['\"`´]|\.\.\.|  |\t", words)
        good &= not set("«»„“”‹›") & set(words) - {opening, closing}
        good &= words.count(opening) == words.count(closing)
        if code == "fr":
            good &= not re.search(rf"(?<![{HARD_SPACE}\d])[;:!?»%](?!\d)", words)
            good &= not re.search(rf"«(?!{HARD_SPACE})", words)
        else:
            good &= not re.search(rf"[ {HARD_SPACE}][;:!?»](?!\w)", words)
        # A space at an end only where parts are joined.
        good &= words.strip(" ") == words or len(words) <= 3
        if not good:
            wrong.append(f"{key}: {words}")
    assert not wrong


@pytest.mark.parametrize("code", OTHERS)
def test_labels_of_actions_stay_short(code: str) -> None:
    """At most 40 % or a few letters longer than in English; sentences are not labels."""
    long = {}
    for key, words in english().items():
        own = sentences(code).get(key, "")
        if not key.startswith(LABELS) or key.endswith(NO_LABELS) or len(words) > 24:
            continue
        if len(own) > max(len(words) * 1.4, len(words) + SPARE):
            long[key] = own
    assert set(long) <= FITTING, long


FITTING = frozenset({"action.next"})
"""Labels over that budget; that they fit is what the layout test of all screens shows."""


@pytest.mark.parametrize("face", sorted(set(FONTS.values())))
def test_the_fonts_have_every_letter(face: str) -> None:
    known = set(TTFont(ASSETS / "fonts" / face).getBestCmap())
    lacking = {
        (code, letter)
        for code in LANGUAGES
        for letter in {*"".join(sentences(code).values()), *LANGUAGES[code].name}
        if ord(letter) not in known
    }
    assert not lacking


# -- the keys that the program asks for --------------------------------------------------------


def literals() -> Iterator[tuple[str, bool, str]]:
    """Where, if it is asked for as a sentence, and the pattern, of each string in the program."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        asked = {
            id(node.args[0])
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and node.args and _name(node.func) in ASKING
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                yield path.name, id(node) in asked, _pattern(node)
            elif isinstance(node, ast.Constant) and id(node) not in inside:
                yield path.name, id(node) in asked, re.escape(str(node.value))


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+"
        for part in joined.values
    )


def test_every_sentence_that_is_asked_for_is_there() -> None:
    kinds = {key.partition(".")[0] for key in english()}
    unknown = set()
    for where, asked, pattern in literals():
        kind = pattern.partition("\\.")[0]
        key = asked and kind in kinds and "\\." in pattern
        if key and not any(re.fullmatch(pattern, each) for each in english()):
            unknown.add(f"{where}: {pattern}")
    assert not unknown


def test_every_sentence_is_used_somewhere() -> None:
    patterns = {pattern for _, _, pattern in literals() if re.match(r"\w\w+\\?\.", pattern)}
    known = re.compile("|".join(sorted(patterns)))
    unused = [
        key
        for key in english()
        if not key.startswith(COMPOSED) and not known.fullmatch(key.removesuffix(ONE))
    ]
    assert not unused, unused


# -- the glossary ------------------------------------------------------------------------------


def glossary() -> list[dict[str, str]]:
    """The rows of the table: term, a column for each language, and the keys it is not about."""
    lines = (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    head, _, *terms = rows
    return [dict(zip(head, row, strict=True)) for row in terms]


def is_in(key: str, row: dict[str, str]) -> bool:
    return any(fnmatch(key, each) for each in row["but not in"].split())


@pytest.mark.parametrize("code", OTHERS)
def test_a_thing_has_one_name(code: str) -> None:
    wrong = []
    for row in glossary():
        forms = [form for form in row[code].casefold().split("/") if form]
        term = re.compile(rf"\b{row['term']}(s|es|d|ed)?\b", re.IGNORECASE)
        for key, words in english().items():
            own = sentences(code).get(key, "").casefold()
            meant = term.search(re.sub(r"\{\w*\}", "", words)) and not is_in(key, row)
            if own and forms and meant and not any(form in own for form in forms):
                wrong.append(f"{row['term']} ({row[code]}) {key}: {own}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_colors_are_told_apart_by_their_letters(code: str) -> None:
    letters = [words for key, words in sentences(code).items() if key.startswith("letter.")]
    assert len(set(letters)) == len(letters)
    assert all(len(words) <= 2 for words in letters)
