"""Events of any device turned into a few words: Intent(device, action, pos)."""

from game.input.intent import DIRECTIONS, Intent
from game.input.reader import Reader

__all__ = ["DIRECTIONS", "Intent", "Reader"]
