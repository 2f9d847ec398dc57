"""A monkey at the program for a simulated minute; tests/soak lets it stay for an hour."""

from __future__ import annotations

import sys

from tests.monkey import at_the_program


def test_nothing_breaks_in_the_hands_of_a_monkey() -> None:
    monkey = at_the_program(1, pads=sys.platform.startswith("linux"))
    monkey.run(70)
    assert monkey.laws > 12
    assert monkey.saved
    assert len(monkey.scenes) > 4
    monkey.app.close()
