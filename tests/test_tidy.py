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
