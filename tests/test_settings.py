"""Settings survive key by key; a broken file is named once, kept aside, and never in the way."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.home import Home
from game.settings import Settings, read_settings
from tests.damage import DAMAGES

NAMES = ["Åsa", "李", "Имя", "x y"]


def keys(home: Home) -> list[str]:
    """What is to be said, in order."""
    found = []
    while home.notices.shown is not None and home.notices.shown != home.notices.lasting:
        found.append(home.notices.shown.key)
        home.notices.dismiss()
    return found


def written(folder: Path, **values: Any) -> Path:
    """A settings file that an earlier run has left."""
    home = Home(folder)
    for name, value in values.items():
        setattr(home.settings, name, value)
    home.close()
    return folder / "settings.json"


def test_settings_come_back(tmp_path: Path) -> None:
    path = written(tmp_path, speed="slow", names=NAMES, setups={"umbrella": {"count": 3}})
    home = Home(tmp_path)
    assert (home.settings.speed, home.settings.names) == ("slow", NAMES)
    assert home.settings.setups == {"umbrella": {"count": 3}}
    assert "Åsa" in path.read_text(encoding="utf-8")
    assert keys(home) == []


def test_nothing_is_written_before_something_is_changed(tmp_path: Path) -> None:
    Home(tmp_path).close()
    assert not (tmp_path / "settings.json").exists()


def test_a_change_is_written_within_a_second(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.tick(0.0)
    home.settings.names[0] = "Neu"
    home.tick(1.01)
    home.writer.wait()
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["names"][0] == "Neu"


def test_what_the_command_line_says_is_not_written_down(tmp_path: Path) -> None:
    path = written(tmp_path, speed="slow")
    home = Home(tmp_path)
    home.override({"speed": "off"})
    home.settings.names[1] = "Neu"
    home.close()
    found = json.loads(path.read_text("utf-8"))
    assert (found["speed"], found["names"][1]) == ("slow", "Neu")


@pytest.mark.parametrize("name", DAMAGES)
def test_damaged_settings_never_stop_the_game(tmp_path: Path, name: str) -> None:
    """Once with a backup of the version before, which is then used, and once without."""
    path = written(tmp_path, speed="slow")
    home = Home(tmp_path)
    home.settings.names = NAMES
    home.close()
    DAMAGES[name](path)
    home = Home(tmp_path)
    said = keys(home)
    if name not in ("wrong types", "nan"):
        assert home.settings.speed == "slow", "the version before knew this already"
        assert len(said) == 1
        if name != "gone":
            assert list(tmp_path.glob("settings.json.corrupt-*"))
    else:
        assert home.settings == Settings()
        assert said == ["settings.partly"] if name == "wrong types" else len(said) == 1
    home.close()
    again = Home(tmp_path)
    assert keys(again) == [], "it is said once"
    assert again.settings == home.settings


@pytest.mark.parametrize("name", [name for name in DAMAGES if name != "gone"])
def test_without_a_backup_the_usual_settings_are_used(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, names=NAMES)
    DAMAGES[name](path)
    home = Home(tmp_path)
    assert home.settings == Settings()
    assert len(keys(home)) == 1
    assert list(tmp_path.glob("settings.json.corrupt-*"))
    home.settings.speed = "fast"
    home.close()
    assert Home(tmp_path).settings.speed == "fast"


def test_one_broken_key_costs_only_itself(tmp_path: Path) -> None:
    path = written(tmp_path, speed="slow", names=NAMES)
    found = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**found, "speed": "warp"}), encoding="utf-8")
    home = Home(tmp_path)
    assert (home.settings.speed, home.settings.names) == ("normal", NAMES)
    notice = home.notices.shown
    assert notice is not None
    assert dict(notice.values)["keys"] == "speed"
    (kept,) = tmp_path.glob("settings.json.corrupt-*")
    assert "warp" in kept.read_text("utf-8")
    home.close()
    assert Home(tmp_path).settings.names == NAMES


def test_keys_of_another_version_stay_in_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, names=NAMES)
    found = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**found, "later": [1]}), encoding="utf-8")
    home = Home(tmp_path)
    home.settings.speed = "fast"
    home.close()
    assert json.loads(path.read_text("utf-8"))["later"] == [1]


def test_a_newer_file_is_used_and_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 99, "speed": "slow", "odd": 1}', encoding="utf-8")
    before = path.read_bytes()
    home = Home(tmp_path)
    assert home.settings.speed == "slow"
    assert keys(home) == ["settings.newer"]
    home.settings.speed = "fast"
    home.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", "warp"),
        ("speed", None),
        ("speed", ["slow"]),
        ("names", ["a", "b", "c"]),
        ("names", ["a", "b", "c", 4]),
        ("names", ["a", "b", "c", ""]),
        ("names", ["a", "b", "c", "\n"]),
        ("names", ["a" * 300, "b", "c", "d"]),
        ("setups", {"umbrella": 3}),
        ("setups", {"umbrella": {"level": float("nan")}}),
        ("setups", {"umbrella": {"level": 10**40}}),
        ("setups", {"umbrella": {"a": [[[[[1]]]]]}}),
    ],
)
def test_values_that_no_setting_can_have_are_not_taken(key: str, value: object) -> None:
    found = read_settings(json.dumps({key: value}).encode())
    assert found.broken == [key]
    assert found.settings == Settings()


def test_a_read_only_file_is_replaced_or_kept_in_memory(tmp_path: Path) -> None:
    path = written(tmp_path, speed="slow")
    path.chmod(0o444)
    home = Home(tmp_path)
    home.settings.speed = "fast"
    home.close()
    assert Home(tmp_path).settings.speed == "fast"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    home = Home(tmp_path)
    assert home.store.fault == "denied"
    tmp_path.chmod(0o755)


def test_the_log_turns_over(tmp_path: Path) -> None:
    import logging

    home = Home(tmp_path)
    assert home.log_path == tmp_path / "log.txt"
    for _ in range(40):
        logging.getLogger().error("x" * 30_000)
    home.close()
    logs = sorted(path.name for path in tmp_path.glob("log.txt*"))
    assert logs == ["log.txt", "log.txt.1", "log.txt.2", "log.txt.3"]
    assert all((tmp_path / name).stat().st_size <= 300_000 for name in logs)
