"""Whatever a file holds, it is read or refused in a sentence: a part of what tests/soak tries."""

from __future__ import annotations

import pytest

from tests.fuzzing import NAMES, fuzz


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_file_may_hold_is_a_fault(name: str) -> None:
    fuzz(name, 0.02)
