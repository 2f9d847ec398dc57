"""What a person may set; the values every part of the game reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 1.8, "off": 0.0}
"""How fast animations run; 0 shows their end at once."""


@dataclass
class Settings:
    """The settings of one run and the names last typed in."""

    speed: str = "normal"
    names: list[str] = field(default_factory=lambda: ["Ines", "Tom", "Mara", "Otto"])
    setups: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By game, what its set-up screen was left with."""
