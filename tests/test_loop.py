"""Time: fixed ticks, the rest carried on, long pauses cut."""

from __future__ import annotations

import pytest

from game.loop import LONGEST, STEP, Loop


def test_ten_frames_of_one_step_are_ten_ticks() -> None:
    loop = Loop()
    assert sum(loop.due(STEP) for _ in range(10)) == 10


def test_the_rest_is_carried_on() -> None:
    loop = Loop()
    assert loop.due(STEP * 1.5) == 1
    assert loop.rest == pytest.approx(STEP / 2)
    assert loop.due(STEP / 2) == 1
    assert loop.rest == pytest.approx(0)


@pytest.mark.parametrize("rate", [24, 50, 60, 75, 144, 240])
def test_a_second_is_sixty_ticks_at_any_rate(rate: int) -> None:
    loop = Loop()
    ticks = sum(loop.due(1 / rate) for _ in range(rate))
    assert ticks in (59, 60)


def test_a_long_pause_is_cut() -> None:
    loop = Loop()
    assert loop.due(60.0) <= LONGEST / STEP + 1


def test_waiting_ends_at_the_next_tick() -> None:
    loop = Loop()
    loop.elapsed()
    loop.wait()
    assert loop.elapsed() >= STEP * 0.99
