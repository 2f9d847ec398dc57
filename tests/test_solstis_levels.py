"""The level of Solstis: the shipped file is right, and every mistake is named with its mend."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assets.make.solstis_levels import write
from game.levels import LevelError, load_all, load_mountains
from game.paths import LEVELS

SHIPPED = (LEVELS / "solstis" / "table-2.tmx").read_text(encoding="utf-8")


def test_the_shipped_level_is_what_the_maker_writes(tmp_path: Path) -> None:
    assert [path.read_text(encoding="utf-8") for path in write(tmp_path)] == [SHIPPED]


def test_the_shipped_level_is_read_without_a_fault() -> None:
    levels = load_all(LEVELS, "solstis")
    assert not levels.errors
    table = levels.tables[2]
    assert table.layers[0] == table.layers[1], "both seats share one arrangement"
    assert {area.name for area in table.layers[0]} >= {
        *("panorama.0", "panorama.1", "hand.0", "hand.1", "square.0", "cover.1", "evil.0"),
        *("display", "pile", "supply", "spirits", "spirit_pile", "played", "loose", "choice"),
    }


FAULTS = [
    (r'name="pile"', 'name="heap"', "has no 'pile'", "draw one of that name"),
    (r'name="supply"', 'name="pile"', "", ""),
    (r'type="grid"', 'type="panel"', "has the type 'panel'", "set its type (class) to grid"),
    (r'x="96" y="104" width="800"', 'x="96" y="104" width="700"', "measures", "make it 800 x 480"),
    (r'value="left"', 'value="above"', "has the from 'above'", "left, right, middle"),
    (r'name="on" value="prompt"', 'name="on" value="desk"', "has the on 'desk'", "name an area"),
    (r'x="568" y="846"', 'x="1668" y="846"', "reaches beyond the edge", "move it into"),
    (r'x="344" y="664"', 'x="344" y="560"', "overlaps", "move one of them"),
    (r'name="size" type="int" value="88"', 'name="size" type="int" value="0"', "has the size", ""),
    (r'name="common"', 'name="shared"', "layer 'shared' means nothing", "common"),
]


@pytest.mark.parametrize(("old", "new", "what", "mend"), FAULTS)
def test_a_mistake_is_named_with_its_mend(
    tmp_path: Path, old: str, new: str, what: str, mend: str
) -> None:
    assert re.search(re.escape(old), SHIPPED), "the shipped level has nothing to spoil"
    path = tmp_path / "table-2.tmx"
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LevelError) as caught:
        load_mountains(path)
    words = str(caught.value)
    assert "table-2.tmx" in words
    assert what in words
    assert mend in words


def test_a_wrong_level_leaves_the_game_without_a_table(tmp_path: Path) -> None:
    (tmp_path / "solstis").mkdir()
    path = tmp_path / "solstis" / "table-2.tmx"
    path.write_text(SHIPPED.replace('name="pile"', 'name="heap"'), encoding="utf-8")
    levels = load_all(tmp_path, "solstis")
    assert not levels.tables
    assert len(levels.errors) == 1
