"""The pages of the rules as data: their names, their sentences and how pictures are drawn.

The sentences of page ``aim`` of Umbrella are ``rules.umbrella.aim`` (its heading) and ``.1``,
``.2`` and so on; the pictures are made of the game's own tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.levels import Levels
from game.text import Texts
from game.ui.flow import Part
from game.view.canvas import Box, Canvas

PICTURE = (720.0, 660.0)
"""Width and height that the pictures are drawn for."""


def no_parts(text: Texts) -> Sequence[Part]:
    """Nothing below the sentences."""
    return ()


class Page(NamedTuple):
    """One page; ``draw`` fills a box of PICTURE's size, ``parts`` stand below the sentences.

    Scoreboards are drawn from the level files, as they are played.
    """

    name: str
    sentences: int
    draw: Callable[[Canvas, Box, Levels], None]
    parts: Callable[[Texts], Sequence[Part]] = no_parts


def sentences(game: str, page: Page) -> list[str]:
    """The keys of the sentences of a page, its heading first."""
    first = f"rules.{game}.{page.name}"
    return [first, *(f"{first}.{number}" for number in range(1, page.sentences + 1))]
