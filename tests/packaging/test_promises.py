"""What the files around the program say of it, and that they say the same."""

from __future__ import annotations

import io
import logging
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import command, start
from game.start import LogStream
from game.tools import package
from game.tools.archive import pack, unpack
from game.tools.licenses import collect
from game.version import NAME, TITLE, VERSION

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX = ROOT / "packaging/linux"


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
    (metadata,) = LINUX.glob("*.metainfo.xml")
    tree = ElementTree.parse(metadata)
    assert next(each.get("version") for each in tree.iter("release")) == VERSION
    assert tree.findtext("name") == TITLE
    assert tree.findtext("provides/binary") == NAME


def test_the_entry_and_the_metadata_of_linux_are_valid() -> None:
    checks = {
        "desktop-file-validate": [str(LINUX / "umbrella-solstis.desktop")],
        "appstreamcli": ["validate", "--no-net", *map(str, LINUX.glob("*.xml"))],
    }
    found = [name for name in checks if shutil.which(name)]
    for name in found:
        done = subprocess.run(
            [name, *checks[name]], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    if not found:
        pytest.skip(f"none of {', '.join(checks)} is installed")


def test_actions_are_pinned_and_no_secret_is_asked_for() -> None:
    for path in (ROOT / ".github/workflows").glob("*.yml"):
        text = path.read_text(encoding="utf-8")
        uses = re.findall(r"uses: (.*)", text)
        assert uses
        for each in uses:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each), each
        assert "secrets." not in text


def test_the_read_me_fits_a_plain_window() -> None:
    text = (ROOT / "packaging/READ-ME.txt").read_text(encoding="ascii")
    assert max(map(len, text.splitlines())) <= 100


def test_every_library_that_is_packed_brings_its_license(tmp_path: Path) -> None:
    names = " ".join(collect(tmp_path))
    wanted = re.findall(
        r"^([\w-]+)==", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.M
    )
    assert wanted
    for name in [*wanted, "python-i18n", "Python"]:
        assert name.lower() in names.lower()
        assert (tmp_path / f"{name}.txt").stat().st_size > 500


def test_large_files_are_explained_by_name() -> None:
    assert package.explain("_internal/libpython3.11.so.1.0")
    assert package.explain(f"{NAME}.exe")
    assert package.explain("assets/art/umbrella/title.webp")
    assert not package.explain("_internal/numpy/core.so")


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    (stage / "inner").mkdir(parents=True)
    (stage / "inner/a.txt").write_text("a", encoding="utf-8")
    (stage / "b").write_text("b", encoding="utf-8")
    (stage / "b").chmod(0o755)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    first, second = (pack(stage, tmp_path / name) for name in ("one", "two"))
    if sys.platform != "darwin":
        assert first.read_bytes() == second.read_bytes()
    unpack(first, tmp_path / "again")
    assert (tmp_path / "again/stage/inner/a.txt").read_text(encoding="utf-8") == "a"
    assert first.with_name(f"{first.name}.sha256").is_file()


def test_what_is_printed_without_a_console_goes_to_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    kept = list(root.handlers)
    stream = LogStream()
    monkeypatch.setattr(root, "handlers", [])
    print("before there is a log", file=stream)
    assert not caplog.records
    monkeypatch.setattr(root, "handlers", kept)
    print("now\nthere", "is one", file=stream)
    assert [record.getMessage() for record in caplog.records] == [
        "before there is a log",
        "now",
        "there is one",
    ]
    with pytest.raises(io.UnsupportedOperation):
        stream.fileno()


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of Windows closes no streams")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_the_source_runs_with_closed_streams(tmp_path: Path, closed: str) -> None:
    line = f'exec "$0" main.py --frames 1 --size 640x360 --data-dir "$1" {closed}'
    done = subprocess.run(
        ["sh", "-c", line, sys.executable, str(tmp_path)],
        cwd=ROOT,
        env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "Traceback" not in (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_a_last_sentence_is_shown_only_if_nobody_would_read_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    for module in (start, command):
        monkeypatch.setattr(module, "tell", shown.append)
    with pytest.raises(SystemExit):
        start.fail("It cannot start.")
    assert not shown
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "stderr", LogStream())
    with pytest.raises(SystemExit, match="cannot start"):
        start.fail("It cannot start.")
    assert shown == ["It cannot start."]
    with pytest.raises(SystemExit) as stopped:
        command.parser().parse_args(["--nothing"])
    assert stopped.value.code == 2
    assert len(shown) == 2
    assert shown[1].startswith(f"{NAME}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of Windows closes no streams")
def test_closed_streams_are_filled_before_a_file_gets_their_numbers(tmp_path: Path) -> None:
    code = (
        "import os, sys; from game.start import prepare; prepare();"
        "file = open(sys.argv[1], 'w'); file.write(str(file.fileno()))"
    )
    line = 'exec "$0" -c "$1" "$2" <&- >&- 2>&-'
    path = tmp_path / "opened"
    done = subprocess.run(
        ["sh", "-c", line, sys.executable, code, str(path)], cwd=ROOT, timeout=60, check=False
    )
    assert done.returncode == 0
    assert int(path.read_text(encoding="ascii")) > 2
