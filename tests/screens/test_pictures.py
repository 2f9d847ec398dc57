"""Reference pictures of scenes at fixed instants; `pytest --regen` takes them again.

On a difference the expected and the found picture are left side by side in tests/failures.
"""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.tools import shoot

HERE = Path(__file__).resolve().parent
FAILURES = HERE.parent / "failures"
SIZE = "640x360"
CLOSE = 24
"""Largest difference of a color channel that counts as the same."""
SPARE = 0.002
"""Part of the pixels that may differ more, for other versions of the libraries below pygame."""

SCENES = {
    "title": ["title"],
    "setup": ["setup"],
    "setup-solstis": ["setup", "--game", "solstis"],
    "umbrella-1": ["table", "--seats", "1", "--level", "3", "--plies", "14", "--seed", "2"],
    "umbrella-2": ["table", "--seats", "2", "--level", "1", "--plies", "20", "--seed", "5"],
    "umbrella-3": ["table", "--seats", "3", "--level", "2", "--plies", "31", "--seed", "6"],
    "umbrella-4": ["table", "--seats", "4", "--level", "4", "--plies", "60", "--seed", "1"],
    "umbrella-slide": ["show", "--seats", "4", "--level", "4", "--plies", "60", "--at", "0.25"],
    "umbrella-turn": ["show", "--seats", "4", "--level", "4", "--plies", "60", "--at", "0.85"],
    "umbrella-claim": ["claim", "--seats", "4", "--level", "4", "--seed", "3"],
    "umbrella-face": ["face", "--seats", "2", "--level", "4", "--seed", "3"],
    "umbrella-results": ["results", "--seats", "4", "--level", "4"],
    "solstis": ["table", "--game", "solstis", "--plies", "40"],
    "solstis-results": ["results", "--game", "solstis"],
}


def load(path: Path) -> pygame.Surface:
    with path.open("rb") as file:
        return pygame.image.load(file, path.name)


def different(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the pixels that differ by more than CLOSE in any channel."""
    width, height = one.get_size()
    same = pygame.mask.from_threshold(
        one.convert(24), (0, 0, 0), (CLOSE + 1,) * 3, other.convert(24)
    )
    return 1 - same.count() / (width * height)


@pytest.mark.parametrize("name", SCENES)
def test_the_scene_looks_as_it_should(name: str, regen: bool, tmp_path: Path) -> None:
    taken, reference = tmp_path / "taken.png", HERE / f"{name}.png"
    assert shoot.main([*SCENES[name], "--size", SIZE, "--out", str(taken)]) == 0
    if regen:
        reference.write_bytes(taken.read_bytes())
        return
    assert reference.exists(), f"there is no picture of {name}: take it with pytest --regen"
    found, expected = load(taken), load(reference)
    assert found.get_size() == expected.get_size()
    part = different(found, expected)
    if part > SPARE:
        FAILURES.mkdir(exist_ok=True)
        width, height = found.get_size()
        both = pygame.Surface((2 * width, height))
        both.blit(expected, (0, 0))
        both.blit(found, (width, 0))
        pygame.image.save(both, str(FAILURES / f"{name}.png"))
    assert part <= SPARE, f"{part:.2%} of {name} differ; see tests/failures/{name}.png"


def test_a_changed_picture_is_noticed() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    one = pygame.Surface((100, 100))
    other = one.copy()
    other.fill("white", (0, 0, 10, 10))
    assert different(one, one) == 0
    assert different(one, other) == pytest.approx(0.01)
