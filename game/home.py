"""Everything that is kept of the person who plays: files, settings, matches, the log."""

from __future__ import annotations

import contextlib
import json
import logging
import time
from collections.abc import Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from game.library import Library
from game.notices import Notices
from game.settings import Settings, SettingsError, read_settings, settings_text
from game.storage import Store, Writer, home_folder

SETTINGS, LOG = "settings.json", "log.txt"
LOG_BYTES, LOGS = 256_000, 3
EVERY = 1.0
"""Seconds between two looks whether a setting was changed."""
PATIENCE = 1.5
"""Seconds that the end of the program waits for another copy that is still the writer."""


class Home:
    """The person's own things; ``folder`` None is the usual place for them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.notices = Notices()
        self.store = Store(_place(folder))
        self.writer = Writer(self.store)
        self.log = self._open_log()
        self.library = Library(self.store, self.writer, self.notices)
        self._known: dict[str, Any] = {}
        self._fixed = False
        self.settings = self._read_settings()
        self._wait = 0.0
        self._look()

    # -- settings ------------------------------------------------------------------------------

    def _read_settings(self) -> Settings:
        self._whole = True
        settings = self._settings()
        # A file that was broken is written anew, so that this is said once only.
        self._known = settings.values() if self._whole else {}
        return settings

    def _settings(self) -> Settings:
        """From the file, else from its backup, else the defaults; what is broken is said once."""
        versions = self.store.versions(SETTINGS)
        for data, backup in versions:
            try:
                found = read_settings(data)
            except SettingsError:
                continue
            if found.newer:
                self._fixed = True
                self.notices.tell("settings.newer")
            elif backup:
                self._say_broken("settings.restored", self.store.set_aside(SETTINGS))
            elif found.broken:
                name = self.store.copy_aside(SETTINGS, data)
                self._say_broken("settings.partly", name, keys=", ".join(found.broken))
            return found.settings
        if versions or self.store.exists(SETTINGS):
            self._say_broken("settings.broken", self.store.set_aside(SETTINGS))
        return Settings()

    def _say_broken(self, key: str, name: str, **values: object) -> None:
        # A second copy of the program reads the same file but must not touch it.
        self._whole = not self.store.writer
        self.notices.tell(key, file=name or SETTINGS, **values)

    def override(self, values: Mapping[str, Any]) -> None:
        """Settings of the command line hold for this run and are not written down."""
        for name, value in values.items():
            setattr(self.settings, name, value)
            self._known[name] = value

    def keep_settings(self) -> None:
        """Write the settings that were changed since they were read, and only those."""
        values = self.settings.values()
        changed = {name: value for name, value in values.items() if self._known.get(name) != value}
        if changed and not self._fixed:
            self._known = values
            self.writer.put(SETTINGS, lambda: self._merged(changed))

    def _merged(self, changed: Mapping[str, Any]) -> bytes:
        """The file as it is now with the changes: keys that we do not know stay in it."""
        table: dict[str, Any] = {}
        for data, _ in self.store.versions(SETTINGS)[:1]:
            with contextlib.suppress(ValueError, RecursionError):
                broken = set(read_settings(data).broken)
                found = json.loads(data.decode("utf-8-sig"))
                table = {key: value for key, value in found.items() if key not in broken}
        return settings_text(table, changed)

    # -- time ----------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        """Once in a while: changed settings are written, and what cannot be written is said."""
        self.notices.tick(seconds)
        self._wait -= seconds
        if self._wait <= 0:
            self._wait = EVERY
            self.keep_settings()
            self._look()

    def _look(self) -> None:
        """Say as long as it is so that nothing can be written."""
        fault = self.store.fault
        self.notices.last(f"storage.{fault}" if fault else "")

    def retry(self) -> bool:
        """Try again to write what is only in memory; True if nothing is left."""
        self.writer.wait()
        done = self.store.retry()
        self._look()
        return done

    def flush(self) -> None:
        """Everything that can be on the disk is there when this comes back."""
        self.keep_settings()
        self.writer.wait()
        self.store.retry()

    def close(self) -> None:
        """The end of the program: save first, then let another copy write."""
        self.flush()
        until = time.monotonic() + PATIENCE
        # Copies that are closed all at once take turns.
        while self.store.fault == "busy" and not self.store.retry() and time.monotonic() < until:
            time.sleep(0.05)
        self.store.close()
        self._close_log()

    # -- the log -------------------------------------------------------------------------------

    @property
    def log_path(self) -> Path | None:
        """Where the log is, None if there is none."""
        return None if self.log is None else Path(self.log.baseFilename)

    def _open_log(self) -> RotatingFileHandler | None:
        root = logging.getLogger()
        path = self.store.path(LOG if self.store.writer else f"copy-{LOG}")
        if path is None or not path.parent.is_dir():
            return None
        try:
            log = RotatingFileHandler(path, "a", LOG_BYTES, LOGS, "utf-8", True, "backslashreplace")
        except OSError:
            return None
        log.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        for old in [each for each in root.handlers if isinstance(each, RotatingFileHandler)]:
            root.removeHandler(old)
            old.close()
        root.addHandler(log)
        return log

    def _close_log(self) -> None:
        if self.log is not None:
            logging.getLogger().removeHandler(self.log)
            self.log.close()


def _place(folder: Path | None) -> Path | None:
    """The folder to use; None if the system cannot name one."""
    if folder is not None:
        return folder.absolute()
    try:
        return home_folder()
    except (OSError, RuntimeError):
        return None
