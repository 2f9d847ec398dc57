"""Between matches memory is given back, and asking for it never fails."""

from __future__ import annotations

import gc
import weakref

import pytest

from game import tidy


class Ring:
    def __init__(self) -> None:
        self.own = self


def test_what_is_unused_is_collected() -> None:
    gc.disable()
    try:
        ring = weakref.ref(Ring())
        assert ring() is not None
        tidy.tidy()
        assert ring() is None
    finally:
        gc.enable()


def test_a_system_without_the_gnu_library_only_collects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy.sys, "platform", "darwin")
    tidy.tidy()
    tidy.keep_small()


def test_memory_goes_back_once_in_each_lull(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    monkeypatch.setattr(tidy, "give_back", lambda: given.append(True))
    lull = tidy.Lull()
    frames = round(tidy.CALM * 60) + 1
    for _ in range(3 * frames):
        lull.tick(1 / 60, busy=True)
    assert not given, "not while something is shown"
    for _ in range(3 * frames):
        lull.tick(1 / 60, busy=False)
    assert len(given) == 1
    for _ in range(2):
        lull.tick(1 / 60, busy=True)
        for _ in range(frames):
            lull.tick(1 / 60, busy=False)
    assert len(given) == 3
