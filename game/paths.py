"""Where the game's own files are, wherever it was started from."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parent.parent))
"""The folder of the program: the unpacked bundle of a built game, else the top of the project."""
ASSETS = ROOT / "assets"
LEVELS = ROOT / "levels"
