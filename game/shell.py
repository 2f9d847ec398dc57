"""What every scene is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.home import Home
from game.input import Reader
from game.input.keyboard import CAPS
from game.language import spoken
from game.paths import LEVELS
from game.scenes.stack import Stack
from game.screen import Screen
from game.seats import Seating
from game.settings import Settings
from game.sound import Quiet
from game.text import Texts
from game.view.assets import Assets
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.levels import Levels

COLORS = ("red", "yellow", "blue", "green", "orange", "pink", "purple")
"""The colors of both games that have a letter."""


def cap_of(text: Texts, label: str) -> str:
    """What is printed on a key in the language of the text, by what is on it in English."""
    return text(f"cap.{label.lower().replace(' ', '_')}") if label in CAPS else label


@dataclass
class Shell:
    """The shared parts of one running program."""

    screen: Screen
    assets: Assets
    text: Texts
    settings: Settings
    reader: Reader
    home: Home
    sound: Quiet = field(default_factory=Quiet)
    stack: Stack = field(default_factory=Stack)
    seating: Seating = field(default_factory=Seating)
    running: bool = True
    _levels: dict[str, Levels] = field(default_factory=dict)

    def set_language(self, code: str) -> None:
        """Speak that language from now on, everywhere; "" for the language of the system."""
        self.settings.language = code
        self.heed()

    def heed(self) -> None:
        """Let devices, words and screen follow the settings as they are now."""
        settings, pads = self.settings, self.reader.pads
        self.reader.bind(settings.keys)
        pads.bind(settings.pad_keys, settings.pad_swap)
        pads.layouts, pads.glyphs = settings.pad_layouts, settings.glyphs
        pads.set_dead(settings.dead_zone / 100)
        self.reader.cools = settings.cool_down
        self.reader.last = self.reader.look(self.reader.device)
        language = spoken(settings.language)
        looks = self.screen.safe, self.assets.text_scale, self.assets.language
        if looks != (settings.safe_area, settings.text_scale, language):
            if self.text.language != language:
                self.text.use(language)
            self.screen.keep_clear(settings.safe_area)
            self.assets.text_scale, self.assets.language = settings.text_scale, language
            self.assets.caps = {cap: cap_of(self.text, cap) for cap in CAPS}
            self.stack.resized()
        self.assets.calm = settings.motion != "full"
        letters = {color: self.text(f"letter.{color}") for color in COLORS}
        if self.assets.look(settings.contrast, letters if settings.color_help else {}):
            self.stack.resized()

    def canvas(self) -> Canvas:
        """The window to measure text on, and to draw on."""
        screen = self.screen
        return Canvas(screen.window, screen.scale, screen.offset, self.assets)

    def levels(self, game: str) -> Levels:
        """The level files of a game, read at the first use."""
        if game not in self._levels:
            from game.levels import load_all

            self._levels[game] = load_all(LEVELS, game)
        return self._levels[game]
