"""The games there are, by name; everything else asks this list."""

from __future__ import annotations

from typing import Any

from game.rules import solstis, umbrella
from game.rules.core import Rules

GAMES: dict[str, Rules[Any]] = {"umbrella": umbrella, "solstis": solstis}
