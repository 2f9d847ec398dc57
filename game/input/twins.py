"""One pad that shows up as two devices: found by its mirrored edges, and made one again."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

MIRROR = 0.030
"""Seconds within which a twin repeats what the pad did."""
ENOUGH = 3
"""Mirrored edges in a row; two people who once press together must not become one."""


class Edge(NamedTuple):
    """A control that went down or up on a device, at a time in seconds."""

    time: float
    device: str
    control: str
    down: bool


class Twins:
    """Counts mirrored edges of pairs of devices."""

    def __init__(self) -> None:
        self._open: list[Edge] = []
        self._counts: Counter[frozenset[str]] = Counter()

    def note(self, edge: Edge) -> tuple[str, str] | None:
        """Take in an edge; the pair (first, second) once the two are known to be one pad."""
        self._expire(edge.time)
        for other in self._open:
            if other.device != edge.device and other[2:] == edge[2:]:
                self._open.remove(other)
                pair = frozenset((other.device, edge.device))
                self._alone(edge.device, pair)
                self._alone(other.device, pair)
                self._counts[pair] += 1
                if self._counts[pair] >= ENOUGH:
                    self.forget(edge.device)
                    return other.device, edge.device
                return None
        self._open.append(edge)
        return None

    def forget(self, device: str) -> None:
        """The device is gone."""
        self._open = [edge for edge in self._open if edge.device != device]
        self._alone(device, frozenset())

    def _expire(self, now: float) -> None:
        """An edge that nobody repeated in time ends the rows of its device."""
        for edge in [edge for edge in self._open if now - edge.time > MIRROR]:
            self._open.remove(edge)
            self._alone(edge.device, frozenset())

    def _alone(self, device: str, kept: frozenset[str]) -> None:
        for pair in [pair for pair in self._counts if device in pair and pair != kept]:
            del self._counts[pair]
