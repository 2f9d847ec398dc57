"""Text in lines: no word alone at the end where the lines above can spare one."""

from __future__ import annotations

import pygame
import pytest

from game.view.letters import SHORT, Lettering
from tests.play import open_app

SENTENCE = "Einer für jeden Geist und mehr für das, was er mag"


def lettering() -> Lettering:
    app = open_app()
    return Lettering(pygame.Surface((8, 8)), 1.0, (0, 0), app.shell.assets, 1.0)


@pytest.mark.parametrize("room", range(200, 800, 20))
def test_a_last_line_is_not_short_if_the_one_before_can_share(room: int) -> None:
    letters = lettering()
    lines = letters.wrap(SENTENCE, 30, room)
    widths = [letters.width(line, 30, "semibold") for line in lines]
    assert " ".join(lines) == SENTENCE
    assert max(widths) <= room
    assert widths[-1] >= SHORT * max(widths)


def test_a_word_that_is_too_long_stays_alone() -> None:
    assert lettering().wrap("Donaudampfschiff x", 30, 40) == ["Donaudampfschiff", "x"]


def test_no_words_are_no_lines() -> None:
    assert lettering().wrap("", 30, 100) == []
