"""Letters for colors: on every colored piece, in the middle of its disc, never too small."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.paths import ASSETS
from game.view.assets import Assets
from game.view.badges import BADGES, letter

LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G", "pink": "Pi"}


@pytest.fixture
def own() -> Assets:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return Assets(ASSETS)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("umbrella/canopy-red-2", "R"),
        ("umbrella/spot-green", "G"),
        ("solstis/land-pink-4", "Pi"),
        ("solstis/tile-back", None),
        ("umbrella/under-red.pm", None),
        ("umbrella/drop", None),
    ],
)
def test_the_name_of_a_picture_tells_its_letter(name: str, said: str | None) -> None:
    found = letter(name, LETTERS)
    assert (found[0] if found else None) == said
    assert letter(name, {}) is None


def test_letters_are_on_every_colored_piece_of_the_four_umbrellas(own: Assets) -> None:
    for path in sorted(Path(ASSETS / "art/umbrella").glob("canopy-*.png")):
        name = f"umbrella/{path.stem}"
        plain = own.image(name, (96, 96))
        own.look(False, LETTERS)
        marked = own.image(name, (96, 96))
        assert marked.get_at((20, 48)) == plain.get_at((20, 48)), "the form stays"
        assert marked.get_at((30, 48)) != plain.get_at((30, 48))
        own.look(False, {})


def test_a_change_of_looks_makes_everything_anew(own: Assets) -> None:
    before = own.image("umbrella/spot-red", (40, 40))
    assert own.look(False, LETTERS)
    assert not own.look(False, LETTERS)
    assert own.image("umbrella/spot-red", (40, 40)) is not before
    assert own.look(True, LETTERS)


def test_there_is_no_letter_too_small_to_read(own: Assets) -> None:
    own.look(False, LETTERS)
    small = own.image("umbrella/canopy-red-0", (16, 16))
    own.look(False, {})
    assert small.get_at((8, 8)) == own.image("umbrella/canopy-red-0", (16, 16)).get_at((8, 8))


def test_discs_lie_within_their_pictures_or_on_their_edge() -> None:
    for kind, badge in BADGES.items():
        assert 0 < badge.size < 0.7, kind
        assert 0 < badge.x < 1, kind
        assert 0 < badge.y < 1, kind
