"""The files of one person: on the disk if that works, in memory if it does not."""

from __future__ import annotations

import contextlib
import errno
import threading
from pathlib import Path
from typing import NamedTuple

from game.storage.files import aside, backup_of, name_aside, read_limited, write_whole
from game.storage.lock import Lock

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class Version(NamedTuple):
    """What a file holds, and whether it is the backup, since the file itself cannot be read."""

    data: bytes
    backup: bool


class Store:
    """Files by name below one folder; ``None`` as the folder keeps everything in memory.

    Nothing here raises for a full or broken disk: what could not be written is held in memory,
    read from there, and tried again with ``retry``. ``fault`` tells what is wrong now: "" nothing,
    "full", "denied" (no folder that can be written), "busy" (another copy is the writer).
    """

    def __init__(self, root: Path | None) -> None:
        self.root = root
        self.fault = ""
        self._held: dict[str, bytes | None] = {}
        self._guard = threading.RLock()
        self._lock = None if root is None else Lock(root / "lock")
        self._open()

    def _open(self) -> None:
        """Make the folder and become its writer if nobody is."""
        if self.root is None or self._lock is None:
            self.fault = "denied"
            return
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            if self._lock.take():
                self.fault = ""
                self._sweep()
            else:
                self.fault = "busy"
        except OSError as error:
            self.fault = _fault(error)

    def _sweep(self) -> None:
        """Remove what an interrupted save left behind; only the writer may."""
        assert self.root is not None
        for path in self.root.rglob("*.tmp"):
            with contextlib.suppress(OSError):
                path.unlink()

    @property
    def writer(self) -> bool:
        """Whether this copy may write; it becomes the writer as soon as the other one ends."""
        with self._guard:
            if self._lock is None:
                return False
            if not self._lock.held:
                self._open()
            return self._lock.held

    def close(self) -> None:
        """Let another copy write."""
        if self._lock is not None:
            self._lock.drop()

    # -- reading -------------------------------------------------------------------------------

    def path(self, name: str) -> Path | None:
        """Where a file lies, None in memory."""
        return None if self.root is None else self.root / name

    def versions(self, name: str, head: int = 0) -> list[Version]:
        """The file and its backup, the newer first, as far as they can be read.

        ``head`` is how many bytes of each are enough; 0 reads all.
        """
        with self._guard:
            held = self._held.get(name)
            found = [] if held is None else [Version(held, False)]
            if self.root is not None and not (name in self._held and held is None):
                path = self.root / name
                for each in (path, backup_of(path)):
                    with contextlib.suppress(OSError):
                        found.append(Version(read_limited(each, head), each != path))
        return found

    def exists(self, name: str) -> bool:
        """Whether anything lies under that name, readable or not."""
        with self._guard:
            if name in self._held:
                return self._held[name] is not None
            return self.root is not None and (self.root / name).exists()

    def stamp(self, name: str) -> tuple[int, int] | None:
        """What changes when the file does: its time and size; None while that is not known."""
        with self._guard, contextlib.suppress(OSError):
            if self.root is not None and name not in self._held:
                found = (self.root / name).stat()
                return found.st_mtime_ns, found.st_size
        return None

    def changed(self, name: str) -> float:
        """When the file was last written, in seconds since 1970; 0 if that is not known."""
        with contextlib.suppress(OSError):
            if self.root is not None:
                return (self.root / name).stat().st_mtime
        return 0.0

    def names(self, folder: str, ending: str) -> list[str]:
        """The files of a folder, each also if only its backup is left."""
        with self._guard:
            found = {name for name, data in self._held.items() if data is not None}
            gone = {name for name, data in self._held.items() if data is None}
            if self.root is not None:
                with contextlib.suppress(OSError):
                    for path in (self.root / folder).iterdir():
                        found.add(f"{folder}/{path.name.removesuffix('.bak')}")
        return sorted(
            name for name in found - gone if name.startswith(f"{folder}/") and name.endswith(ending)
        )

    # -- writing -------------------------------------------------------------------------------

    def write(self, name: str, data: bytes) -> bool:
        """Keep the bytes under that name; False if they are in memory only."""
        with self._guard:
            if not self.writer:
                self._held[name] = data
                return False
            assert self.root is not None
            path = self.root / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                if path.is_dir():
                    aside(path)
                write_whole(path, data)
            except OSError as error:
                self.fault = _fault(error)
                self._held[name] = data
                return False
            self._held.pop(name, None)
            self._restore()
            return True

    def _restore(self) -> None:
        """A write worked: what was held back is tried too."""
        self.fault = ""
        if self._held:
            self.retry()

    def retry(self) -> bool:
        """Try to write everything that is only in memory; True if all of it is on the disk now."""
        with self._guard:
            if self._held and not self.writer:
                return False
            held, self._held = dict(self._held), {}
            for number, (name, data) in enumerate(held.items()):
                done = self.remove(name) if data is None else self._again(name, data)
                if not done:
                    rest = list(held.items())[number:]
                    self._held.update(rest)
                    return False
            return True

    def _again(self, name: str, data: bytes) -> bool:
        if not self.writer or self.root is None:
            return False
        try:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.root / name, data)
        except OSError as error:
            self.fault = _fault(error)
            return False
        self.fault = ""
        return True

    def remove(self, name: str) -> bool:
        """Forget a file and its backup; False if that holds only for this run."""
        with self._guard:
            if not self.writer:
                self._held[name] = None
                return False
            assert self.root is not None
            self._held.pop(name, None)
            try:
                for path in (backup_of(self.root / name), self.root / name):
                    path.unlink(missing_ok=True)
            except OSError as error:
                self.fault = _fault(error)
                self._held[name] = None
                return False
            return True

    def move(self, name: str, target: str) -> bool:
        """Rename a file together with its backup; False if that was not possible."""
        with self._guard:
            if name in self._held or not self.writer:
                return self._move_held(name, target)
            assert self.root is not None
            source, goal = self.root / name, self.root / target
            try:
                goal.parent.mkdir(parents=True, exist_ok=True)
                for old, new in ((backup_of(source), backup_of(goal)), (source, goal)):
                    if old.exists():
                        old.replace(new)
            except OSError as error:
                self.fault = _fault(error)
                return False
            return True

    def _move_held(self, name: str, target: str) -> bool:
        found = self.versions(name)
        if not found:
            return False
        self._held[target], self._held[name] = found[0].data, None
        return True

    def set_aside(self, name: str) -> str:
        """Rename a damaged file; its new name, or "" if it stays (only the writer renames)."""
        with self._guard:
            if not self.writer or self.root is None or not (self.root / name).exists():
                return ""
            try:
                return aside(self.root / name).name
            except OSError:
                return ""

    def copy_aside(self, name: str, data: bytes) -> str:
        """Keep a copy of a file that is partly damaged and will be written anew; its name."""
        with self._guard:
            if not self.writer or self.root is None:
                return ""
            copy = name_aside(self.root / name)
            try:
                copy.write_bytes(data)
            except OSError:
                return ""
            return copy.name


def _fault(error: OSError) -> str:
    return "full" if error.errno in FULL else "denied"
