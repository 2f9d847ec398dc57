"""What every scene is given."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.home import Home
from game.input import Reader
from game.levels import Levels, load_all
from game.paths import LEVELS
from game.scenes.stack import Stack
from game.screen import Screen
from game.seats import Seating
from game.settings import Settings
from game.sound import Quiet
from game.text import Texts
from game.view.assets import Assets


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

    def heed(self) -> None:
        """Let devices and screen follow the settings as they are now."""
        settings, pads = self.settings, self.reader.pads
        self.reader.bind(settings.keys)
        pads.bind(settings.pad_keys, settings.pad_swap)
        pads.layouts, pads.glyphs = settings.pad_layouts, settings.glyphs
        pads.set_dead(settings.dead_zone / 100)
        self.reader.last = self.reader.look(self.reader.device)
        looks = self.screen.safe, self.assets.text_scale
        if looks != (settings.safe_area, settings.text_scale):
            self.screen.keep_clear(settings.safe_area)
            self.assets.text_scale = settings.text_scale
            self.stack.resized()

    def levels(self, game: str) -> Levels:
        """The level files of a game, read at the first use."""
        if game not in self._levels:
            self._levels[game] = load_all(LEVELS, game)
        return self._levels[game]
