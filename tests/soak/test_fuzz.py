"""20,000 damaged inputs: records, saved matches, settings, results, codes and level files."""

from __future__ import annotations

import pytest

from tests.fuzzing import NAMES, fuzz, kinds

pytestmark = pytest.mark.soak


def test_there_are_20000_inputs() -> None:
    assert sum(kind.inputs for kind in kinds().values()) == 20_000


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_file_may_hold_is_a_fault(name: str) -> None:
    fuzz(name, 1.0)
