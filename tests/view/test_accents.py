"""The colors of each game's interface: words are read on them, and the games differ."""

from __future__ import annotations

import pytest

from game.view.accents import ACCENTS
from game.view.canvas import BAD, CREAM, DARK, GOOD, PALE
from game.view.contrast import ratio, rgb


@pytest.mark.parametrize("game", ACCENTS)
def test_words_are_read_on_every_color(game: str) -> None:
    accent = ACCENTS[game]
    for tone, _ in accent.fill:
        assert ratio(rgb(DARK), rgb(tone)) >= 7, tone
    for ground in (accent.panel, accent.row):
        for word in (CREAM, PALE, GOOD, BAD, accent.text, accent.line):
            assert ratio(rgb(word), rgb(ground)) >= 7, (word, ground)
    for tone, _ in accent.chosen:
        assert ratio(rgb(accent.line), rgb(tone)) >= 3, tone
    top, low = (rgb(tone) for tone, _ in accent.chosen)
    middle = ((top[0] + low[0]) // 2, (top[1] + low[1]) // 2, (top[2] + low[2]) // 2)
    assert ratio(rgb(accent.text), middle) >= 4.5


def test_the_games_are_told_by_their_colors() -> None:
    umbrella, solstis = ACCENTS["umbrella"], ACCENTS["solstis"]
    same = [name for name in umbrella._fields if getattr(umbrella, name) == getattr(solstis, name)]
    assert not same
