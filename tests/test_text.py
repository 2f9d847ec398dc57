"""Sentences: their values and plurals, and a game that goes on when their file is damaged."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import pygame
import pygame.system
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.app import create
from game.input import keyboard
from game.language import number, system_language
from game.paths import ASSETS
from game.scenes.dates import day_of, moment
from game.shell import cap_of
from game.text import LOST, Texts
from game.tools import shoot


def texts(folder: Path, content: bytes) -> Texts:
    (folder / "en.json").write_bytes(content)
    return Texts(folder)


def test_values_and_plurals_are_filled_in(tmp_path: Path) -> None:
    say = texts(tmp_path, b'{"left": "{count} left", "left.one": "one left"}')
    assert say("left", count=3) == "3 left"
    assert say("left", count=1) == "one left"
    assert say("unknown") == "unknown"
    assert not say.lost


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\x00" * 64, b"\xff\xfe{}", b"[" * 100_000],
    ids=["empty", "cut", "list", "null", "zeroed", "not UTF-8", "deep"],
)
def test_a_damaged_file_costs_the_words_and_not_the_game(tmp_path: Path, content: bytes) -> None:
    say = texts(tmp_path, content)
    assert say.lost
    assert say("title.quit") == "title.quit"
    assert say("text.lost") == LOST


def test_a_missing_file_is_told_as_well(tmp_path: Path) -> None:
    assert Texts(tmp_path).lost


def test_a_sentence_with_wrong_braces_is_shown_as_it_is(tmp_path: Path) -> None:
    say = texts(tmp_path, b'{"a": "{name", "b": "{other} {0}"}')
    assert say("a", name="Ines") == "{name"
    assert say("b", name="Ines") == "{other} {0}"


def two_languages(folder: Path, language: str, content: dict[str, str]) -> Texts:
    english = {"left": "{count} left", "left.one": "one left", "only": "only English"}
    (folder / "en.json").write_text(json.dumps(english), encoding="utf-8")
    (folder / f"{language}.json").write_text(json.dumps(content), encoding="utf-8")
    return Texts(folder, language)


def test_what_a_language_lacks_is_said_in_english_and_a_switch_is_heard_at_once(
    tmp_path: Path,
) -> None:
    say = two_languages(tmp_path, "de", {"left": "noch {count}"})
    assert say("left", count=1) == "noch 1"
    assert say("only") == "only English"
    assert say.has("only")
    assert not say.lost
    say.use("en")
    assert say("left", count=1) == "one left"


def test_zero_is_singular_in_french_where_the_sentence_names_it(tmp_path: Path) -> None:
    named = {"left": "{count} lettres", "left.one": "{count} lettre"}
    assert two_languages(tmp_path, "fr", named)("left", count=0) == "0 lettre"
    assert two_languages(tmp_path, "de", named)("left", count=0) == "0 lettres"
    said = {"left": "{count} lettres", "left.one": "une lettre"}
    assert two_languages(tmp_path, "pt-BR", said)("left", count=0) == "0 lettres"


def test_a_damaged_language_leaves_english_and_says_so(tmp_path: Path) -> None:
    say = two_languages(tmp_path, "fr", {})
    (tmp_path / "fr.json").write_bytes(b"{")
    say.use("fr")
    assert say.lost
    assert say("only") == "only English"


@pytest.mark.parametrize(
    ("language", "value", "written"),
    [
        ("en", 12_345.5, "12,345.5"),
        ("de", 12_345.5, "12.345,5"),
        ("fr", 12_345.5, "12\u00a0345,5"),
        ("es", 1234, "1234"),
        ("it", -3, "−3"),
        ("pt-BR", 0.5, "0,5"),
        ("de", 2.0, "2"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, value: float, written: str) -> None:
    assert number(language, value) == written


@pytest.mark.skipif(os.name == "nt", reason="Windows is asked in another way")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "ja:es:fr"}, "es"),
        ({"LC_ALL": "C", "LANGUAGE": "es", "LANG": "de_DE"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_system_that_says_nothing_is_asked_for_its_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [{"language": "ja"}, {"language": "pt", "country": "BR"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: found)
    assert system_language({}) == "pt-BR"


def test_the_order_of_a_date_is_the_languages_own() -> None:
    when = datetime(2026, 11, 3, 9, 5)
    assert moment(Texts(ASSETS / "text"), when, datetime(2026, 11, 30)) == "Nov 3, 2026 09:05"
    german = Texts(ASSETS / "text", "de")
    assert day_of(german, "2026-11-03T09:05:00") == "3. Nov. 2026"
    assert day_of(german, "yesterday") == "yesterday"


@pytest.mark.parametrize("scene", ["title", "setup", "options", "pause", "table", "rest", "meet"])
def test_a_change_of_language_is_seen_at_once(scene: str, tmp_path: Path) -> None:
    """Nothing drawn in English stays: the picture is the one that a start in German shows."""
    game = "solstis" if scene in ("meet", "rest") else "umbrella"
    shot = shoot.build_parser().parse_args([scene, "--game", game])
    shown = []
    for first in ("en", "de"):
        app = create(["--size", "640x360", "--lang", first, "--data-dir", str(tmp_path / first)])
        app.shell.assets.patient = True
        shoot.compose(app, shot)
        app.frame(0.0)
        app.shell.set_language("de")
        app.frame(0.0)
        shown.append(pygame.image.tobytes(app.shell.screen.window, "RGB"))
        assert app.shell.settings.language == "de"
        app.close()
    assert shown[0] == shown[1]


def test_keys_are_called_what_is_printed_on_them() -> None:
    for language, printed in (("en", "Space"), ("fr", "Espace")):
        app = create(["--size", "640x360", "--lang", language])
        assert app.shell.assets.caps["Space"] == printed
        app.close()
    assert cap_of(Texts(ASSETS / "text", "de"), "PgUp") == "Bild auf"
    assert cap_of(Texts(ASSETS / "text", "de"), "F5") == "F5"
    for half in (keyboard.LABELS, *keyboard.HALF_LABELS.values()):
        assert all(label in keyboard.CAPS or len(label) == 1 for label in half.values())
