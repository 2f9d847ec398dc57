"""Decodes sounds in one background thread, the most urgent first; nothing is read before its use.

A section of music takes up to a second to decode and an effect up to some milliseconds, which is
more than a frame has.
"""

from __future__ import annotations

import itertools
import queue
import threading
from collections.abc import Callable
from pathlib import Path

import pygame

from game.sound.mixer import Clip

NOW, SOON, SOME_TIME = range(3)
"""How urgent a sound is: asked for already, next in the music, or likely later on."""
PATIENCE = 2.0
"""Seconds that ``close`` waits for the file being decoded."""


class Loader:
    """Clips by path, decoded or not yet; a file that cannot be read stays silent."""

    def __init__(self, load: Callable[[Path], Clip]) -> None:
        self._load = load
        self._clips: dict[Path, Clip] = {}
        self._asked: set[Path] = set()
        self._order = itertools.count()
        self._queue: queue.PriorityQueue[tuple[int, int, Path | None]] = queue.PriorityQueue()
        self._thread: threading.Thread | None = None

    def get(self, path: Path) -> Clip | None:
        """The clip, if it is decoded already."""
        return self._clips.get(path)

    def want(self, path: Path, urgency: int = SOME_TIME) -> None:
        """Decode a file; asking again only matters if it is urgent now."""
        if path in self._clips or (path in self._asked and urgency != NOW):
            return
        self._asked.add(path)
        self._queue.put((urgency, next(self._order), path))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def drop(self, path: Path) -> None:
        """Forget a clip; a channel that plays it keeps it as long as it needs it."""
        self._clips.pop(path, None)
        self._asked.discard(path)

    def close(self) -> None:
        """End the thread, and wait for it: it must not decode while the device is closed."""
        if self._thread is not None:
            self._queue.put((-1, 0, None))
            self._thread.join(PATIENCE)
            self._thread = None

    def _work(self) -> None:
        while True:
            _, _, path = self._queue.get()
            if path is None:
                return
            if path in self._clips or path not in self._asked:
                continue
            try:
                self._clips[path] = self._load(path)
            except (OSError, pygame.error):
                continue
