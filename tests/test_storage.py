"""Files are replaced whole or not at all; what cannot be written stays in memory and is said."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.storage import Store, Writer, files, home_folder, write_whole
from game.storage.folders import VARIABLE

ROOT = Path(__file__).resolve().parent.parent


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def bytes_of(store: Store, name: str, head: int = 0) -> list[bytes]:
    return [version.data for version in store.versions(name, head)]


# whole files


def test_a_file_is_replaced_and_the_version_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for text in (b"one", b"two", b"three"):
        write_whole(path, text)
    assert path.read_bytes() == b"three"
    assert (tmp_path / "a.txt.bak").read_bytes() == b"two"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.txt", "a.txt.bak"]


@pytest.mark.parametrize("step", ["fsync", "link", "replace"])
def test_a_fault_at_any_step_leaves_the_old_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"old")
    write_whole(path, b"good")
    with monkeypatch.context() as patch:
        if step == "replace":
            patch.setattr(files, "_replace", full)
        else:
            patch.setattr(os, step, full)
            if step == "link":
                patch.setattr(files.shutil, "copyfile", full)
        with pytest.raises(OSError, match="space"):
            write_whole(path, b"new")
    assert path.read_bytes() == b"good"
    assert (tmp_path / "a.txt.bak").read_bytes() == b"old"
    assert not list(tmp_path.glob("*.tmp")) or step == "replace"


def test_a_silent_short_write_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"good")
    plain = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda self: plain(self)[:-1])
    with pytest.raises(OSError, match="differently"):
        write_whole(path, b"new text")
    monkeypatch.undo()
    assert path.read_bytes() == b"good"


def test_the_data_is_on_the_disk_before_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    plain_sync, plain_replace = os.fsync, files._replace
    monkeypatch.setattr(os, "fsync", lambda handle: (told.append("sync"), plain_sync(handle))[1])
    monkeypatch.setattr(
        files, "_replace", lambda a, b: (told.append(b.name), plain_replace(a, b))[1]
    )
    write_whole(tmp_path / "a", b"1")
    write_whole(tmp_path / "a", b"2")
    assert told == ["sync", "a", "sync", "sync", "a.bak", "a", "sync"]


def test_where_no_second_names_exist_the_backup_is_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    write_whole(tmp_path / "a", b"1")
    write_whole(tmp_path / "a", b"2")
    assert (tmp_path / "a.bak").read_bytes() == b"1"


def test_more_than_the_limit_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    assert Store(tmp_path).versions("large") == []
    assert bytes_of(Store(tmp_path), "large", 100) == [b"\0" * 100]


# the store


def test_a_full_disk_is_said_and_what_was_to_be_written_is_kept_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    assert store.write("m/a", b"1")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert not store.write("m/a", b"2")
        assert not store.write("m/b", b"3")
        assert store.fault == "full"
        assert bytes_of(store, "m/a") == [b"2", b"1"]
        assert store.names("m", "") == ["m/a", "m/b"]
        assert not store.retry()
    assert (tmp_path / "m/a").read_bytes() == b"1"
    assert store.write("m/c", b"4"), "a write that works takes the others along"
    assert store.fault == ""
    assert [(tmp_path / "m" / name).read_bytes() for name in "abc"] == [b"2", b"3", b"4"]


def test_without_a_folder_everything_stays_in_memory() -> None:
    store = Store(None)
    assert not store.write("a/x.txt", b"1")
    assert (store.fault, bytes_of(store, "a/x.txt")) == ("denied", [b"1"])
    assert store.move("a/x.txt", "b/x.txt")
    assert store.names("b", ".txt") == ["b/x.txt"]
    assert not store.exists("a/x.txt")
    assert not store.retry()
    store.remove("b/x.txt")
    assert store.names("b", ".txt") == []


def test_a_folder_that_is_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"")
    store = Store(tmp_path / "home" / "game")
    assert store.fault == "denied"
    assert not store.write("a", b"1")
    assert bytes_of(store, "a") == [b"1"]


def test_a_folder_instead_of_a_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()
    (tmp_path / "a.json" / "inside").write_bytes(b"theirs")
    store = Store(tmp_path)
    assert store.versions("a.json") == []
    assert store.write("a.json", b"1")
    (kept,) = tmp_path.glob("a.json.corrupt-*")
    assert (kept / "inside").read_bytes() == b"theirs"


def test_what_an_interrupted_save_left_is_swept_by_the_writer_only(tmp_path: Path) -> None:
    (tmp_path / "m").mkdir()
    first = Store(tmp_path)
    rest = tmp_path / "m" / "a.txt.tmp"
    rest.write_bytes(b"half")
    assert Store(tmp_path).fault == "busy"
    assert rest.exists()
    first.close()
    assert Store(tmp_path).fault == ""
    assert not rest.exists()


def test_damaged_files_get_names_of_their_own(tmp_path: Path) -> None:
    store = Store(tmp_path)
    names = []
    for _ in range(3):
        (tmp_path / "a").write_bytes(b"bad")
        names.append(store.set_aside("a"))
    assert len(set(names)) == 3
    assert all(name.startswith("a.corrupt-2") for name in names)
    assert store.copy_aside("b", b"copy").startswith("b.corrupt-")


# one writer


def test_the_second_copy_writes_nothing_until_the_first_ends(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    assert (one.writer, two.writer, two.fault) == (True, False, "busy")
    one.write("a", b"1")
    assert not two.write("a", b"2")
    assert not two.set_aside("a")
    assert not two.remove("b")
    assert (tmp_path / "a").read_bytes() == b"1"
    one.close()
    assert two.write("b", b"3")
    assert two.fault == ""
    assert (tmp_path / "a").read_bytes() == b"2", "what it held back is written now"


def test_the_lock_goes_with_a_killed_program_and_is_in_the_own_folder(tmp_path: Path) -> None:
    code = "import sys,time; from game.storage import Store; from pathlib import Path\n"
    code += "s = Store(Path(sys.argv[1])); print(s.writer, flush=True); time.sleep(60)"
    command = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        store = Store(tmp_path)
        assert store.fault == "busy"
        other.kill()
        other.wait()
    assert store.writer
    assert (tmp_path / "lock").exists()


def test_a_file_system_without_locks_is_written_to_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr("game.storage.lock._take", no_locks)
    assert Store(tmp_path).write("a", b"1")


# the writing thread


def test_versions_are_written_in_order_and_the_last_one_stays(tmp_path: Path) -> None:
    writer = Writer(Store(tmp_path))
    for number in range(50):
        writer.put("a", lambda number=number: str(number).encode())  # type: ignore[misc]
    assert writer.wait()
    assert (tmp_path / "a").read_bytes() == b"49"
    assert (tmp_path / "a.bak").read_bytes() == b"48"


def test_a_fault_in_one_file_does_not_end_the_saving(tmp_path: Path) -> None:
    writer = Writer(Store(tmp_path))

    def fault() -> bytes:
        raise RuntimeError("cannot be made")

    writer.put("a", fault)
    writer.put("b", lambda: b"1")
    assert writer.wait()
    assert (tmp_path / "b").read_bytes() == b"1"


def test_a_disk_that_hangs_stops_the_game_for_a_moment_only(tmp_path: Path) -> None:
    writer = Writer(Store(tmp_path))
    held = threading.Event()

    def slow() -> bytes:
        held.wait(5)
        return b"1"

    writer.put("a", slow)
    start = time.perf_counter()
    writer.put("a", lambda: b"2")
    assert time.perf_counter() - start < 1.0
    held.set()
    assert writer.wait()
    assert (tmp_path / "a").read_bytes() == b"2"


# folders


def test_the_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(VARIABLE)
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
        assert home_folder() == tmp_path / "d" / "Umbrella-Solstis"
        monkeypatch.delenv("XDG_DATA_HOME")
        monkeypatch.setenv("HOME", "/home/Åsa Ωμέγα")
        assert home_folder() == Path("/home/Åsa Ωμέγα/.local/share/Umbrella-Solstis")
    assert home_folder().name == "Umbrella-Solstis"
    assert ROOT not in home_folder().parents


@pytest.mark.parametrize("name", ["Åsa Ωμέγα", "ユーザー 名", "with  two blanks", "имя'&%"])
def test_any_name_of_a_home_folder_works(tmp_path: Path, name: str) -> None:
    root = tmp_path / name / "data"
    store = Store(root)
    assert store.write("matches/é 1.txt", "ü".encode())
    assert store.fault == ""
    assert bytes_of(Store(root), "matches/é 1.txt") == ["ü".encode()]
