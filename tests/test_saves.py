"""Saved matches come back to the very moment; damaged, newer and foreign files harm nothing."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.home import Home
from game.library import Library
from game.saves import Journal, Save, SaveError, read_entry, read_save, sealed
from game.storage import Store
from tests.damage import DAMAGES
from tests.saving import IDENT, new_save, play_on

ROOT = Path(__file__).resolve().parent.parent
KILLS = 6
"""Kills in the normal run; tests/soak has many more."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def kept(home: Home, moves: int = 30, seed: int = 1) -> Save:
    """A match that was played and saved move by move."""
    save, rng = new_save(seed), Random(seed)
    running = home.library.resume(save)
    for _ in range(moves):
        play_on(save, 1, rng)
        running.save()
    assert home.writer.wait()
    return save


def file_of(home: Home) -> Path:
    assert home.store.root is not None
    return home.store.root / "matches" / f"{IDENT}.txt"


# the very moment


def test_everything_comes_back(home: Home) -> None:
    save = kept(home)
    for _ in range(3):
        save.match.undo()
    running = home.library.resume(save)
    running.tick(95.0)
    running.save()
    found = home.library.load(IDENT)
    assert found.match.states == save.match.states
    assert found.match.undone == save.match.undone
    assert found.setup.seats == save.setup.seats
    assert found.setup.options == save.setup.options
    assert (found.seconds, found.started) == (95, save.started)
    found.match.redo()
    assert found.match.ply == save.match.ply + 1


def test_a_match_is_saved_from_its_first_move_on(home: Home) -> None:
    save = new_save(1)
    running = home.library.resume(save)
    running.save()
    assert home.library.entries() == []
    play_on(save, 1, Random(1))
    running.save()
    assert [entry.moves for entry in home.library.entries()] == [1]


def test_the_text_follows_undo_and_other_moves(home: Home) -> None:
    save, rng = new_save(4), Random(4)
    journal = Journal(save)
    for number in range(120):
        if number % 5 == 4:
            for _ in range(min(save.match.ply, rng.randrange(4))):
                save.match.undo()
        else:
            play_on(save, 1, rng)
        assert sealed(journal.lines()) == sealed(Journal(save).lines())
    assert read_save(sealed(journal.lines()), IDENT).match.states == save.match.states


def test_the_list_tells_date_game_seats_and_score(home: Home) -> None:
    save = kept(home, 60)
    (entry,) = home.library.entries()
    assert entry.names == ("Ines", "Tom", "Mara")
    assert entry.players == ("person", "greedy", "person")
    assert entry.scores == tuple(s.total for s in save.match.rules.scores(save.match.state))
    assert (entry.game, entry.options["level"], entry.moves) == ("umbrella", 4, 60)
    assert (entry.over, entry.wrong, entry.saved.replace(microsecond=0)) == (
        False,
        None,
        save.saved.replace(microsecond=0),
    )


def test_continue_brings_back_the_match_played_last(home: Home) -> None:
    assert home.library.latest() is None
    kept(home)
    for ident, over in (("20260102-000000-aaaaaa", False), ("20260103-000000-aaaaaa", True)):
        save = new_save(2)
        save.ident = ident
        play_on(save, 5000 if over else 5, Random(2))
        home.library.resume(save).save()
    found = home.library.latest()
    assert found is not None
    assert found.ident == "20260102-000000-aaaaaa"


def test_names_of_all_scripts_come_back(home: Home) -> None:
    save = new_save(1, ("Åsa % 1", "李 小龍", "Имя\u2028x"))
    play_on(save, 3, Random(1))
    data = sealed(Journal(save).lines())
    assert read_save(data, IDENT).match.names == save.match.names
    assert read_entry(data, IDENT).names == save.match.names


# damage


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_match_falls_back_to_the_move_before(home: Home, name: str) -> None:
    save = kept(home)
    DAMAGES[name](file_of(home))
    if name in ("foreign", "wrong types", "nan", "deep", "binary", "latin-1"):
        before = file_of(home).read_bytes()
        with contextlib.suppress(SaveError):
            assert home.library.load(IDENT).match.ply == save.match.ply - 1
            return
        assert file_of(home).read_bytes() == before, "what is not ours is left as it is"
        (entry,) = home.library.entries()
        assert entry.wrong is not None
        return
    assert [entry.ident for entry in home.library.entries()] == [IDENT]
    found = home.library.load(IDENT)
    assert found.match.ply == save.match.ply - 1
    assert found.match.states == save.match.states[:-1]
    assert home.notices.shown is not None
    assert home.notices.shown.key == "saves.restored"
    if name != "gone":
        assert list(file_of(home).parent.glob("*.corrupt-*"))
    play_on(found, 1, Random(9))
    home.library.resume(found).save()
    home.writer.wait()
    assert home.library.load(IDENT).match.ply == found.match.ply


@pytest.mark.parametrize("name", [name for name in DAMAGES if name != "gone"])
def test_a_damaged_match_without_a_backup_is_refused_in_a_sentence(home: Home, name: str) -> None:
    kept(home, 1)
    assert not file_of(home).with_suffix(".txt.bak").exists()
    DAMAGES[name](file_of(home))
    with pytest.raises(SaveError) as caught:
        home.library.load(IDENT)
    texts = json.loads((ROOT / "assets/text/en.json").read_text("utf-8"))
    assert texts[caught.value.key].format(**caught.value.values).endswith(".")
    assert file_of(home).exists()
    kept_other(home)
    assert len(home.library.entries()) == 2, "the list is not stopped by it"


def test_what_exactly_is_wrong_with_a_record_is_for_the_log(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    kept(home, 2)
    lines = file_of(home).read_text("utf-8").splitlines()
    record = [line for line in lines if not line.startswith(("checksum ", "sum "))]
    record[-1] = "claim nowhere"
    with pytest.raises(SaveError) as caught:
        read_save(sealed(record), "20260101-120000-000000")
    assert (caught.value.key, caught.value.values) == ("saves.wrong.record.wrong", {})
    assert "of this record is wrong" in caplog.text


def kept_other(home: Home) -> None:
    other = new_save(7)
    other.ident = "20260101-120000-000000"
    play_on(other, 4, Random(7))
    home.library.resume(other).save()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("save 1", "save 2", "saves.wrong.newer"),
        ("player greedy", "player oracle9", "saves.wrong.newer"),
        ("player greedy", "player ../x", "saves.wrong.damaged"),
        ("rules 1", "rules 99", "saves.wrong.record.newer"),
        ("game umbrella", "game chess", "saves.wrong.record.unknown"),
        ("seconds ", "seconds x", "saves.wrong.damaged"),
        ("started ", "started x", "saves.wrong.damaged"),
        ("player person\n", "", "saves.wrong.damaged"),
    ],
)
def test_files_that_say_something_else_are_refused_and_left_untouched(
    home: Home, old: str, new: str, key: str
) -> None:
    """With right checksums, as another version of the program would write them."""
    kept(home, 2)
    file_of(home).with_suffix(".txt.bak").unlink()
    text = file_of(home).read_text("utf-8").replace(old, new)
    lines = [line for line in text.splitlines() if not line.startswith(("checksum ", "sum "))]
    file_of(home).write_bytes(sealed(lines))
    before = file_of(home).read_bytes()
    with pytest.raises(SaveError) as caught:
        home.library.load(IDENT)
    assert caught.value.key == key
    assert file_of(home).read_bytes() == before
    assert len(home.library.entries()) == 1


def test_a_newer_file_is_refused_though_an_older_backup_is_there(home: Home) -> None:
    kept(home, 5)
    file_of(home).write_bytes(file_of(home).read_bytes().replace(b"save 1", b"save 2", 1))
    before = file_of(home).read_bytes()
    with pytest.raises(SaveError, match="newer"):
        home.library.load(IDENT)
    assert file_of(home).read_bytes() == before


# deleting


def test_deleting_can_be_undone(home: Home) -> None:
    save = kept(home)
    home.library.resume(save).keep_picture(b"png")
    assert home.library.delete(IDENT)
    assert home.library.entries() == []
    assert home.library.undelete() == IDENT
    assert home.library.load(IDENT).match.states == save.match.states
    assert home.store.versions(f"matches/{IDENT}.png")[0].data == b"png"
    assert home.library.undelete() == ""


def test_only_so_many_deleted_matches_are_kept(home: Home) -> None:
    for number in range(35):
        save = new_save(1)
        save.ident = f"20260101-0000{number:02}-abcdef"
        play_on(save, 1, Random(1))
        home.library.resume(save).save()
        home.library.delete(save.ident)
    assert len(home.store.names("deleted", ".txt")) == 30


# in memory, and two copies


def test_without_any_folder_a_match_lives_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    home = Home(tmp_path / "file" / "nowhere")
    assert home.store.fault == "denied"
    save = kept(home, 10)
    found = home.library.load(IDENT)
    assert found.match.states == save.match.states
    assert [entry.moves for entry in home.library.entries()] == [10]
    assert home.library.export(found) == ""
    assert home.library.delete(IDENT)
    assert home.library.undelete() == IDENT
    assert home.notices.lasting is not None
    assert home.notices.lasting.key == "storage.denied"


def test_the_second_copy_plays_and_saves_once_the_first_is_closed(tmp_path: Path) -> None:
    one, two = Home(tmp_path), Home(tmp_path)
    assert two.notices.lasting is not None
    assert two.notices.lasting.key == "storage.busy"
    kept(one, 10)
    other = new_save(3)
    other.ident = "20260101-120000-222222"
    play_on(other, 5, Random(3))
    two.library.resume(other).save()
    assert len(two.library.entries()) == 2
    two.settings.speed = "slow"
    one.settings.names[0] = "Neu"
    one.close()
    two.close()
    both = Home(tmp_path)
    assert len(both.library.entries()) == 2
    assert (both.settings.speed, both.settings.names[0]) == ("slow", "Neu")


def test_many_copies_started_and_closed_together_lose_nothing(tmp_path: Path) -> None:
    first = Home(tmp_path)
    kept(first, 10)
    first.close()
    code = "import sys; from game.home import Home; from pathlib import Path\n"
    code += "h = Home(Path(sys.argv[1])); h.settings.names[0] = sys.argv[2]; h.close()"
    runs = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path), f"N{number}"], cwd=ROOT)
        for number in range(6)
    ]
    assert [run.wait(60) for run in runs] == [0] * 6
    home = Home(tmp_path)
    assert home.store.writer
    assert home.settings.names[0].startswith("N")
    assert home.library.load(IDENT).match.ply == 10


# kills and full disks


def kill_one(folder: Path, seed: int, seconds: float, pause: float) -> tuple[int, int]:
    """Kill a program that plays and saves; the plies that were played and that are on the disk."""
    counter = folder / "counter"
    command = [sys.executable, "-m", "tests.saving", str(folder), str(seed), str(counter)]
    with subprocess.Popen([*command, str(pause)], cwd=ROOT) as program:
        deadline = time.monotonic() + 60
        while not counter.exists() or not counter.read_text().strip():
            assert time.monotonic() < deadline, "the program does not start"
            assert program.poll() is None
            time.sleep(0.005)
        time.sleep(seconds)
        program.kill()
        program.wait()
    played = int(counter.read_text())
    home = Home(folder)
    try:
        return played, home.library.load(IDENT).match.ply
    except SaveError:
        return played, 0
    finally:
        home.close()


def test_a_kill_costs_at_most_the_last_move(tmp_path: Path) -> None:
    rng = Random(5)
    for number in range(KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        played, found = kill_one(folder, number, rng.random() * 0.4, rng.choice([0.0, 0.004]))
        assert played - 1 <= found <= played, f"{played} were played and {found} are left"


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[None]:
    """A file system of that size at the folder; skips the test where that is not allowed."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no mount command here")
    if done.returncode:
        pytest.skip(f"mounting is not allowed here: {done.stderr.decode().strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tmpfs is a thing of Linux")
def test_a_disk_that_fills_up_costs_nothing_that_was_saved(tmp_path: Path) -> None:
    with small_disk(tmp_path, "64k"):
        home = Home(tmp_path)
        save, rng = new_save(1), Random(1)
        running = home.library.resume(save)
        (tmp_path / "filler").write_bytes(b"x" * 20_000)
        while not home.store.fault:
            play_on(save, 1, rng)
            running.save()
            home.writer.wait()
        assert home.store.fault == "full"
        full_at = save.match.ply
        home.tick(2.0)
        assert home.notices.lasting is not None
        assert home.notices.lasting.key == "storage.full"
        on_disk = Library(Store(tmp_path), home.writer, home.notices).load(IDENT)
        assert full_at - 1 == on_disk.match.ply, "the last good version is whole"
        play_on(save, 5, rng)
        running.save()
        assert home.library.load(IDENT).match.ply == full_at + 5, "the match goes on in memory"
        assert not home.retry()
        (tmp_path / "filler").unlink()
        assert home.retry()
        home.close()
        again = Home(tmp_path)
        assert again.library.load(IDENT).match.states == save.match.states
        again.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tmpfs is a thing of Linux")
def test_a_disk_that_is_full_at_the_end_keeps_the_settings_before(tmp_path: Path) -> None:
    with small_disk(tmp_path, "64k"):
        home = Home(tmp_path)
        home.settings.names[0] = "Alt"
        home.flush()
        with contextlib.suppress(OSError), (tmp_path / "filler").open("wb", 0) as file:
            while True:
                file.write(b"x" * 4096)
        home.settings.names[0] = "Neu"
        home.close()
        assert Home(tmp_path).settings.names[0] == "Alt"
        (tmp_path / "filler").unlink()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tmpfs is a thing of Linux")
def test_a_disk_that_cannot_be_written_is_read_all_the_same(tmp_path: Path) -> None:
    with small_disk(tmp_path, "1m"):
        first = Home(tmp_path)
        kept(first, 10)
        first.close()
        done = subprocess.run(["mount", "-o", "remount,ro", str(tmp_path)], check=False)
        if done.returncode:
            pytest.skip("a file system cannot be made read-only here")
        home = Home(tmp_path)
        assert home.store.fault == "denied"
        assert home.library.load(IDENT).match.ply == 10
        found = home.library.load(IDENT)
        play_on(found, 2, Random(1))
        home.library.resume(found).save()
        assert home.library.load(IDENT).match.ply == 12
        home.close()


# time


def test_saving_costs_the_game_less_than_a_tenth_of_a_frame(home: Home) -> None:
    save, rng = new_save(2), Random(2)
    running = home.library.resume(save)
    spent = []
    for _ in range(200):
        play_on(save, 1, rng)
        start = time.perf_counter()
        running.ready()
        running.save()
        spent.append(time.perf_counter() - start)
        home.writer.wait()  # as between the moves of people: the disk has the time it needs
    spent.sort()
    assert spent[len(spent) // 2] < 0.0016, f"half of the saves take {spent[100] * 1000:.2f} ms"
