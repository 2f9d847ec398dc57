"""Every word is read against the worst pixel behind it, on the finished frame of every scene.

Each scene is drawn twice, once without its words: what then shows where they stood is their ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app import App
from game.view import contrast
from game.view.assets import Assets, faded
from game.view.letters import CREAM, Lettering
from tests.art import seeing

NORMAL, LARGE, HIGH = 4.5, 3.0, 7.0
LARGE_FROM = 52
"""Pixels of a letter's height at 1080p from which a word counts as large (XAG 101, couch)."""
SIZE = "1920x1080"
NOISE = 2.0
"""Percent of the pixels behind a word that may be worse, as glints and grain are."""

SCENES = {
    "title": ["title"],
    "dusk": ["dusk"],
    "setup": ["setup"],
    "options": ["options"],
    "umbrella-1": ["table", "--seats", "1", "--level", "3", "--plies", "14"],
    "umbrella-2": ["table", "--seats", "2", "--level", "1", "--plies", "20"],
    "umbrella-3": ["rest", "--seats", "3", "--level", "2", "--plies", "31"],
    "umbrella-4": ["table", "--seats", "4", "--level", "4", "--plies", "60"],
    "umbrella-claim": ["claim", "--seats", "4", "--level", "4"],
    "umbrella-results": ["results", "--seats", "4", "--level", "4"],
    "umbrella-alone": ["results", "--seats", "1", "--level", "3"],
    "pause": ["pause"],
    "pause-solstis": ["pause", "--game", "solstis"],
    "solstis": ["rest", "--game", "solstis", "--plies", "90"],
    "solstis-aim": ["table", "--game", "solstis", "--plies", "40"],
    "solstis-deer": ["deer", "--game", "solstis"],
    "solstis-capture": ["capture", "--game", "solstis"],
    "solstis-meet": ["meet", "--game", "solstis"],
    "solstis-results": ["results", "--game", "solstis"],
    "saves": ["saves"],
    "replay": ["replay"],
    "ease": ["ease"],
    "seats": ["seats", "--seats", "4"],
    "letters": ["letters"],
    "inspect": ["inspect", "--game", "solstis", "--plies", "40"],
    "log": ["log", "--plies", "40"],
    "rules": ["rules"],
    "lesson": ["lesson", "--game", "solstis"],
    "account": ["account", "--level", "2"],
    "setup-solstis": ["setup", "--game", "solstis"],
    "records": ["records"],
    "code": ["code"],
    "crash": ["crash"],
}


@dataclass(frozen=True)
class Word:
    """One line of text as it was drawn: where on the window, with its ink."""

    text: str
    color: str
    px: int
    at: tuple[int, int]
    ink: pygame.Surface


def watch(patch: pytest.MonkeyPatch, words: list[Word]) -> None:
    """Note every line that is drawn from now on."""
    draw, prepare = Lettering.text, contrast.prepare
    chosen: list[str] = []

    def noted(
        self: Lettering,
        text: str,
        x: float,
        y: float,
        size: float,
        color: str = CREAM,
        weight: str = "bold",
        align: str = "left",
        shade: float = 0.0,
    ) -> float:
        px = round(self.scaled(size) * self.scale)
        font, ink = self.assets.font(weight, px), self.assets.words(text, weight, px, color)
        left, middle = self.at(x, y)
        left -= {"left": 0, "center": ink.get_width() // 2, "right": ink.get_width()}[align]
        capital = font.metrics("H")[0]
        top = middle + (capital[3] if capital else round(px * 0.7)) // 2 - font.get_ascent()
        # Kept pictures have an offset of their own; the window of these sizes has none.
        chosen[:] = [color]
        wide = draw(self, text, x, y, size, color, weight, align, shade)
        at = (left - self.offset[0], top - self.offset[1])
        words.append(Word(text, chosen[0], px, at, ink))
        return wide

    def choose(target: pygame.Surface, where: pygame.Rect, color: str) -> str:
        chosen[:] = [prepare(target, where, color)]
        return chosen[0]

    patch.setattr(contrast, "prepare", choose)
    patch.setattr(Lettering, "text", noted)


def hide(patch: pytest.MonkeyPatch) -> None:
    """Draw every line so faintly that it cannot be seen; all else stays as it is."""
    write = Assets.words

    def faint(self: Assets, text: str, weight: str, px: int, color: str) -> pygame.Surface:
        return faded(write(self, text, weight, px, color), 2)

    patch.setattr(Assets, "words", faint)


def unreadable(
    scene: list[str], folder: Path, least: float | None, **settings: object
) -> list[str]:
    """The words of a scene that are not read well enough, with their contrast.

    ``least`` replaces the ratios for normal and large words.
    """
    words: list[Word] = []

    def last(app: App) -> None:
        if app.shell.stack.top.overlay or scene == SCENES["saves"]:
            words.clear()  # what lies below, or was drawn for its picture, is not to be read

    with pytest.MonkeyPatch.context() as patch:
        watch(patch, words)
        app = seeing.composed(folder / "with", scene, SIZE, last, **settings)
        shown = seeing.frame(app).astype(int)
    with pytest.MonkeyPatch.context() as patch:
        hide(patch)
        bare = seeing.frame(seeing.composed(folder / "without", scene, SIZE, **settings))
    checked, wrong = 0, []
    for word in {(each.text, each.at): each for each in words}.values():
        alpha = pygame.surfarray.array_alpha(word.ink).T
        inside = pygame.Rect(word.at, word.ink.get_size())
        ink = word.ink.get_bounding_rect().move(word.at)
        if not pygame.Rect(0, 0, *shown.shape[1::-1]).contains(inside.union(ink)):
            continue
        seen = shown[inside.top : inside.bottom, inside.left : inside.right][alpha >= 250]
        if len(seen) < 12:
            continue
        color = np.median(seen, 0)
        if (np.abs(seen - color).max(1) < 24).mean() < 0.8:
            continue  # something lies over it
        if np.abs(color - contrast.rgb(word.color)).max() > 24:
            continue  # it is not there any more, or below a pause
        under = bare[inside.top : inside.bottom, inside.left : inside.right][alpha >= 250]
        if np.abs(seen - under).max(1).mean() < 12:
            continue  # the same without it: it is covered
        ground = bare[ink.top : ink.bottom, ink.left : ink.right].reshape(-1, 3)
        found = float(np.percentile(seeing.ratio(ground, color), NOISE))
        asked = least or (LARGE if word.px >= LARGE_FROM else NORMAL)
        checked += 1
        if found < asked:
            wrong.append(f"{word.text!r} at {ink.topleft}: {found:.1f}:1")
    assert checked, "no word was found"
    return wrong


OFTEN = ("title", "umbrella-4", "solstis")
"""Scenes that are measured each time; the others in the long runs."""
MEASURED = [pytest.param(name, marks=() if name in OFTEN else pytest.mark.soak) for name in SCENES]


@pytest.mark.parametrize("name", MEASURED)
def test_every_word_stands_out(name: str, tmp_path: Path) -> None:
    assert not unreadable(SCENES[name], tmp_path, None)


@pytest.mark.parametrize("name", MEASURED)
def test_every_word_stands_out_far_in_high_contrast(name: str, tmp_path: Path) -> None:
    assert not unreadable(SCENES[name], tmp_path, HIGH, contrast=True)
