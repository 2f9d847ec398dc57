"""The window: native resolution, the logical 1920 x 1080 picture fitted into it, fullscreen."""

from __future__ import annotations

import os
import sys
import warnings

import pygame

WIDTH, HEIGHT = 1920, 1080
SMALLEST = (640, 360)
SAFE = 5
"""Percent of the screen that stay clear at each edge, at first; televisions may cut them off."""


class Screen:
    """The window and how logical pixels map to it; ``dirty`` asks for everything to be drawn."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        place: tuple[int, int] | None = None,
    ) -> None:
        self.dirty = True
        self.fullscreen = fullscreen
        self.safe = SAFE
        self._windowed = size or self._comfortable()
        self._place = place
        self._returning = self.toggled = False
        self._open()
        if place is not None and not fullscreen:
            pygame.display.set_window_position(self._reachable(place))

    @staticmethod
    def _comfortable() -> tuple[int, int]:
        """A 16:9 window of about four fifths of the desktop."""
        desktops = pygame.display.get_desktop_sizes() or [(1600, 900)]
        width, height = desktops[0]
        fit = min(width * 0.8 / 16, height * 0.8 / 9)
        return max(SMALLEST[0], round(fit * 16)), max(SMALLEST[1], round(fit * 9))

    def _reachable(self, place: tuple[int, int]) -> tuple[int, int]:
        """The place, moved so that the window can be taken hold of whatever desktops there are."""
        desktops = pygame.display.get_desktop_sizes() or [self._windowed]
        right = sum(width for width, _ in desktops) - 100
        bottom = max(height for _, height in desktops) - 100
        return max(100 - self._windowed[0], min(place[0], right)), max(0, min(place[1], bottom))

    @property
    def kept(self) -> list[int]:
        """Where the window is when it does not fill the desktop: x, y, width and height."""
        place = self._place if self.fullscreen else pygame.display.get_window_position()
        return [*(place or (0, 0)), *self._windowed]

    def _open(self) -> None:
        # Borderless at the desktop's own size: a mode switch is what breaks other clients.
        if self.fullscreen and not self._fills_desktop():
            self.fullscreen = False
        if not self.fullscreen:
            self.window = _mode(self._windowed, pygame.RESIZABLE)
        self._fit()

    def _fills_desktop(self) -> bool:
        """Try the full screen; some desktops refuse it or give a screen without pixels."""
        size = (pygame.display.get_desktop_sizes() or [self._windowed])[0]
        try:
            self.window = _mode(size, pygame.FULLSCREEN)
        except pygame.error:
            return False
        return all(self.window.get_size())

    def _fit(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None:
            self.window = surface
        width, height = self.window.get_size()
        # Everything is laid out with SAFE percent around it; the whole picture makes room for more.
        room = (100 - 2 * self.safe) / (100 - 2 * SAFE)
        self.scale = min(width / WIDTH, height / HEIGHT) * room
        self.offset = (
            round((width - WIDTH * self.scale) / 2),
            round((height - HEIGHT * self.scale) / 2),
        )
        self.dirty = True

    def keep_clear(self, percent: int) -> None:
        """Keep everything that must be seen so far from the edges of the screen."""
        self.safe = percent
        self._fit()

    def resized(self) -> None:
        """The system says that the window changed: read its size and fit the picture into it."""
        self._fit()
        if self._returning and not self.fullscreen:
            # Some window managers keep the size of the full screen at first.
            self._returning = False
            if self.size != self._windowed:
                self._open()
            if self._place is not None:
                pygame.display.set_window_position(self._place)
        elif not self.fullscreen:
            self._windowed = self.size

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the window."""
        return self.window.get_size()

    def toggle_fullscreen(self) -> None:
        """Fill the desktop, or go back to the window as it was, size and place."""
        if not self.fullscreen:
            self._place = pygame.display.get_window_position()
        self._returning, self.toggled = self.fullscreen, True
        self.fullscreen = not self.fullscreen
        self._open()

    def to_logical(self, pos: tuple[float, float]) -> tuple[float, float]:
        """A point of the window in logical pixels."""
        return (pos[0] - self.offset[0]) / self.scale, (pos[1] - self.offset[1]) / self.scale

    def to_window(self, pos: tuple[float, float]) -> tuple[int, int]:
        """A logical point in pixels of the window."""
        return (
            round(pos[0] * self.scale) + self.offset[0],
            round(pos[1] * self.scale) + self.offset[1],
        )


def _mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """Open the window; the system may give another size than asked for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)


def prefer_plain_drawing() -> None:
    """Ask SDL for plain window surfaces on X11, where its default through a software GL is slow."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
