"""The shipped level files are right, and whatever happens to a file ends in one LevelError."""

from __future__ import annotations

import os
import pickle
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from assets.make.levels import write
from game.levels import (
    Area,
    LevelError,
    load_all,
    load_scoreboard,
    load_starts,
    load_table,
)
from game.rules.umbrella.boards import BOARDS, LAYOUTS, parse_board, parse_layouts

LEVELS = Path(__file__).parent.parent / "levels" / "umbrella"
FILES = sorted(path.stem for path in LEVELS.glob("*.tmx"))


def load(path: Path) -> Any:
    """What the file of that name holds."""
    if path.stem.startswith("scoreboard"):
        return load_scoreboard(path)
    return load_starts(path) if path.stem == "start" else load_table(path)


def message(path: Path) -> str:
    """The sentence about a wrong file."""
    with pytest.raises(LevelError) as caught:
        load(path)
    return str(caught.value)


def test_every_shipped_file_is_read() -> None:
    levels = load_all(LEVELS.parent, "umbrella")
    assert levels.errors == ()
    assert list(levels.boards) == list(levels.tables) == [1, 2, 3, 4]
    assert len(FILES) == 9


def test_the_maker_writes_the_shipped_files(tmp_path: Path) -> None:
    for path in write(tmp_path):
        if path.suffix == ".tmx":  # the compression of the picture may differ between systems
            assert path.read_bytes() == (LEVELS / path.name).read_bytes(), path.name
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in LEVELS.iterdir()}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_scoreboards_are_those_of_the_rules(level: int) -> None:
    plan = load_scoreboard(LEVELS / f"scoreboard-{level}.tmx")
    assert plan.board == parse_board(BOARDS[level])
    assert [(s.x, s.y) for s in plan.spaces] == [(s.x, s.y) for s in plan.board.spaces]
    assert len(plan.groups) == len(plan.board.groups)
    assert [power.effect for power in plan.powers] == [power.kind for power in plan.board.powers]


def test_start_layouts_are_those_of_the_rules() -> None:
    starts = load_starts(LEVELS / "start.tmx")
    assert parse_layouts(starts.text) == parse_layouts(LAYOUTS)
    assert starts.names == ("layout 1", "layout 2", "layout 3", "layout 4")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_has_every_place_of_its_seats(seats: int) -> None:
    table = load_table(LEVELS / f"table-{seats}.tmx")
    assert table.seats == len(table.layers) == seats
    for active in range(seats):
        for seat in range(seats):
            figures = table.areas(active, f"figure.{seat}")
            assert sorted(area.number("space") for area in figures) == [0, 1, 2, 3]
            for name in ("stage", "personal", "board"):
                assert len(table.areas(active, f"{name}.{seat}")) == 1
        for lateral in range(max(2, seats)):
            ends = 2 if seats > 1 and lateral == seats - 1 else 1
            assert len(table.areas(active, f"lateral.{lateral}")) == ends


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_laterals_stand_between_their_stages(seats: int) -> None:
    """The left area of seat P is lateral.P, the right one lateral.(P-1) (rules, 2)."""
    table = load_table(LEVELS / f"table-{seats}.tmx")
    for active in range(seats):
        for area in table.layers[active]:
            if area.name.startswith("lateral"):
                number = int(area.name.partition(".")[2])
                if "right_stage" in area.props:
                    seat = int(area.number("right_stage"))
                    stage = table.areas(active, f"stage.{seat}")[0]
                    assert number == seat
                    assert 8 <= stage.x - area.x - area.w <= 10
                if "left_stage" in area.props:
                    seat = int(area.number("left_stage"))
                    stage = table.areas(active, f"stage.{seat}")[0]
                    assert number == (seat - 1) % max(2, seats)
                    assert 8 <= area.x - stage.x - stage.w <= 10


def test_the_center_follows_the_active_stage() -> None:
    table = load_table(LEVELS / "table-4.tmx")
    for active in range(4):
        center, stage = table.areas(active, "center")[0], table.areas(active, f"stage.{active}")[0]
        assert center.center == (stage.center[0], 178)
        assert (stage.w, stage.number("cell")) == (416, 100)


def test_spots_are_the_coordinates_of_the_mock_ups() -> None:
    table = load_table(LEVELS / "table-4.tmx")
    stage, slots = table.areas(1, "stage.1")[0], table.areas(1, "lateral.1")[0]
    assert stage.spot(0, 0) == (941 + 8 + 50, 234 + 8 + 50)
    assert stage.spot(3, 1) == (941 + 8 + 350, 234 + 8 + 150)
    assert [slots.spot(x) for x in range(4)] == [(893, 442 + (x - 1.5) * 86) for x in range(4)]
    figures = table.areas(1, "figure.1")
    assert [(area.x, area.y, area.w) for area in figures] == [
        (946 + 104 * k, 750, 92) for k in range(4)
    ]


def test_a_row_is_centered_and_pushed_together_when_it_is_too_long() -> None:
    row = Area("pending.0", "row", 0, 0, 100, 20, size=20, pitch=30)
    assert [row.spot(x, count=1) for x in range(1)] == [(50, 10)]
    assert [row.spot(x, count=3)[0] for x in range(3)] == [20, 50, 80]
    assert [row.spot(x, count=5)[0] for x in range(5)] == [10, 30, 50, 70, 90]
    assert row.holds(99, 0)
    assert not row.holds(100, 0)


def test_choices_hide_nothing() -> None:
    for seats in (1, 2, 3, 4):
        table = load_table(LEVELS / f"table-{seats}.tmx")
        for active in range(seats):
            (choice,) = table.areas(active, "choice")
            assert min(choice.w, choice.h, choice.size) >= 96
            (center,) = table.areas(active, "center")
            assert choice.x >= center.x + center.w or choice.x + choice.w <= center.x


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_board_fits_any_panel(level: int) -> None:
    plan = load_scoreboard(LEVELS / f"scoreboard-{level}.tmx")
    for w, h in ((468, 120), (420, 132), (416, 96), (350, 88), (282, 82)):
        fitted = plan.fit(100, 200, w, h)
        for spot in fitted.spaces:
            assert spot.at[0] - spot.r >= 100
            assert spot.at[0] + spot.r <= 100 + w
            assert spot.at[1] - spot.r >= 200
            assert spot.at[1] + spot.r <= 200 + h
        for group in fitted.groups:
            assert group.rect[0] < group.number[0] < group.rect[0] + group.rect[2]
        assert fitted.board == plan.board
    assert plan.fit(0, 0, 468, 120).spaces == plan.spaces


def test_class_is_read_where_there_is_no_type(tmp_path: Path) -> None:
    """Tiled 1.9 wrote class= instead of type=."""
    path = tmp_path / "table-2.tmx"
    text = (LEVELS / path.name).read_text(encoding="utf-8")
    path.write_text(
        text.replace(' type="', ' class="')
        .replace('class="int"', 'type="int"')
        .replace('class="float"', 'type="float"'),
        encoding="utf-8",
    )
    assert load_table(path) == load_table(LEVELS / path.name)


def test_what_only_tiled_uses_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "start.tmx"
    text = (LEVELS / path.name).read_text(encoding="utf-8")
    extra = (
        ' <editorsettings/>\n <imagelayer id="9" name="trace"><image source="a.png"/></imagelayer>'
    )
    path.write_text("\ufeff" + text.replace("</map>", extra + "</map>"), encoding="utf-8")
    assert load_starts(path) == load_starts(LEVELS / path.name)


def test_the_other_levels_are_offered(tmp_path: Path) -> None:
    home = tmp_path / "umbrella"
    write(home)
    (home / "scoreboard-2.tmx").write_text("<map", encoding="utf-8")
    (home / "start.tmx").unlink()
    levels = load_all(tmp_path, "umbrella")
    assert list(levels.boards) == [1, 3, 4]
    assert levels.starts is None
    assert list(levels.tables) == [1, 2, 3, 4]
    assert [error.file for error in levels.errors] == ["scoreboard-2.tmx", "start.tmx"]
    assert len(load_all(tmp_path, "nothing").errors) == 9


def test_an_error_survives_the_way_between_processes(tmp_path: Path) -> None:
    with pytest.raises(LevelError) as caught:
        load_table(tmp_path / "table-1.tmx")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.mend) == (str(caught.value), caught.value.mend)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert message(tmp_path / "table-1.tmx") == (
        "table-1.tmx: the file is missing; put it back, or install the game again."
    )


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "table-1.tmx").mkdir()
    assert "this is not a file" in message(tmp_path / "table-1.tmx")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "table-1.tmx")
    assert "this is not a file" in message(tmp_path / "table-1.tmx")


def test_an_unreadable_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table-1.tmx"
    path.write_bytes(b"")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert message(path) == (
        "table-1.tmx: the file cannot be read (Permission denied);"
        " allow reading it, or install the game again."
    )


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "line 1, column 1 is not well-formed XML"),
        (b"\0" * 500, "line 1, column 1 is not well-formed XML"),
        ('<map a="\u00fc"/>'.encode("latin-1"), "byte 8 is not UTF-8"),
        (b"<map/>" + b" " * 1_000_000, "larger than 1 MB"),
        (b"<map>" + b"<a>" * 30_000 + b"</a>" * 30_000 + b"</map>", "more than 20000 tags"),
        (b"<map>" + b"<a>" * 9_000 + b"</a>" * 9_000 + b"</map>", "the map is not an orthogonal"),
        (b'<!DOCTYPE a [<!ENTITY b "bbb">]><map>&b;</map>', "declares a DOCTYPE"),
        (b"<tileset/>", "the file is a 'tileset'"),
        (b'{"type": "map"}', "line 1, column 1 is not well-formed XML"),
    ],
)
def test_files_that_are_no_maps(tmp_path: Path, data: bytes, fault: str) -> None:
    path = tmp_path / "table-1.tmx"
    path.write_bytes(data)
    start = time.perf_counter()
    assert fault in message(path)
    assert time.perf_counter() - start < 1


def wound(data: bytes, rng: Random) -> bytes:
    """The bytes with a cut, changed bytes, or a number or word exchanged for another."""
    kind = rng.randrange(4)
    if kind == 0:
        return data[: rng.randrange(len(data))]
    if kind == 1:
        first, last = sorted(rng.sample(range(len(data)), 2))
        return data[:first] + data[last:]
    if kind == 2:
        changed = bytearray(data)
        for _ in range(rng.randint(1, 8)):
            changed[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(changed)
    parts = data.split(b'"')
    values = range(1, len(parts) - 1, 2)
    wild = (b"", b"-1", b"0", b"nan", b"1e308", b"99999999999", b"../x", b"&#0;", b"\xff", b"map")
    for _ in range(rng.randint(1, 3)):
        parts[rng.choice(values)] = rng.choice([*wild, parts[rng.choice(values)]])
    return b'"'.join(parts)


@pytest.mark.parametrize("name", FILES)
def test_damaged_files_end_in_one_sentence(tmp_path: Path, name: str) -> None:
    rng, data = Random(name), (LEVELS / f"{name}.tmx").read_bytes()
    path = tmp_path / f"{name}.tmx"
    sentences = set()
    for _ in range(150):
        path.write_bytes(wound(data, rng))
        start = time.perf_counter()
        try:
            load(path)
        except LevelError as error:
            sentences.add(str(error))
        assert time.perf_counter() - start < 2
    assert len(sentences) > 10
    assert all("\n" not in sentence and len(sentence) < 400 for sentence in sentences)


def test_a_match_gets_its_levels_quickly() -> None:
    """The bound is ten times what it takes: this is about mistakes, not about the machine."""
    start = time.perf_counter()
    load_scoreboard(LEVELS / "scoreboard-4.tmx")
    load_starts(LEVELS / "start.tmx")
    load_table(LEVELS / "table-4.tmx")
    assert time.perf_counter() - start < 0.2
