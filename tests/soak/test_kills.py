"""300 kills at random moments of playing and saving: always the last move or the one before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.test_saves import kill_one

pytestmark = pytest.mark.soak

KILLS, GROUPS = 300, 10


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_kill_costs_at_most_the_last_move(tmp_path: Path, group: int) -> None:
    rng = Random(group)
    for number in range(KILLS // GROUPS):
        folder = tmp_path / str(number)
        folder.mkdir()
        seconds, pause = rng.random() * 0.6, rng.choice([0.0, 0.002, 0.02])
        played, found = kill_one(folder, number, seconds, pause)
        assert played - 1 <= found <= played, f"{played} were played and {found} are left"
