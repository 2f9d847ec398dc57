"""The folder of the person who plays, by the custom of each system."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NAME = "Umbrella-Solstis"
VARIABLE = "UMBRELLA_SOLSTIS_DATA"
"""The environment variable that names another folder, as ``--data-dir`` does."""


def home_folder() -> Path:
    """%APPDATA%, ~/Library/Application Support or $XDG_DATA_HOME; never the program's own folder.

    It need not exist. Raises RuntimeError or OSError if the system does not know the person's home.
    """
    other = os.environ.get(VARIABLE)
    if other:
        return Path(other)
    return platformdirs.user_data_path(NAME, appauthor=False, roaming=True)
