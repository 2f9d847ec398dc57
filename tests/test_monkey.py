"""A monkey at the program for some simulated minutes; tests/soak lets it stay for an hour."""

from __future__ import annotations

import sys

import pytest

from tests.monkey import at_the_program


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_breaks_in_the_hands_of_a_monkey(seed: int) -> None:
    monkey = at_the_program(seed, pads=sys.platform.startswith("linux"))
    monkey.run(100)
    assert monkey.laws > 25
    assert monkey.saved
    assert len(monkey.scenes) > 4
    monkey.app.close()
