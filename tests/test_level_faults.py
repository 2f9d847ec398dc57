"""One test for every kind of mistake in a level file, with the sentence the person reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_levels import LEVELS, message


def read_faults() -> list[tuple[str, str, str]]:
    """The mistakes of level_faults.txt: wrong text, right text, sentence."""
    text = (Path(__file__).parent / "level_faults.txt").read_text(encoding="utf-8")
    faults = []
    for block in text.strip().split("\n\n")[1:]:
        wrong, right, says = (line.partition(":")[2][1:] for line in block.split("\n"))
        faults.append((wrong.replace("\\n", "\n"), right.replace("\\n", "\n"), says))
    return faults


FAULTS = read_faults()


def test_all_mistakes_are_read() -> None:
    assert len(FAULTS) > 80


@pytest.mark.parametrize(("wrong", "right", "says"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_mistake_is_named_with_its_mend(
    tmp_path: Path, wrong: str, right: str, says: str
) -> None:
    path = tmp_path / says.partition(":")[0]
    text = (LEVELS / path.name).read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    assert message(path) == says
