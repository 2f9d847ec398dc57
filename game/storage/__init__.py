"""Where a person's own things are kept: one folder, whole files, one writer.

The rules come from losses in other games: a file is only replaced by one that was read back whole,
the version before stays as a backup, and what cannot be written stays in memory and is said.
"""

from game.storage.files import MAX_BYTES, aside, write_whole
from game.storage.folders import home_folder
from game.storage.lock import Lock
from game.storage.store import Store
from game.storage.writer import Writer

__all__ = ["MAX_BYTES", "Lock", "Store", "Writer", "aside", "home_folder", "write_whole"]
