"""What every scene is given."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.input import Reader
from game.scenes.stack import Stack
from game.screen import Screen
from game.settings import Settings
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
    stack: Stack = field(default_factory=Stack)
    running: bool = True
