"""What must be right before pygame is imported: streams, pixels, and a voice without a console.

A program that was double-clicked may have no stdout and stderr at all (Python gives None then), or
none that anybody sees. What is printed goes to the log instead, and the one sentence of a start
that failed is shown in a window of the system.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import sys
from collections import deque
from pathlib import Path
from typing import NoReturn

from game.version import NAME, TITLE, VERSION

KEPT = 200
"""Lines that are kept until there is a log."""


class LogStream(io.TextIOBase):
    """A stream whose lines go to the log; before there is one, the last of them are kept."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque(maxlen=KEPT)
        self._part = ""
        self._busy = False

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        *lines, self._part = (self._part + text).split("\n")
        self._waiting.extend(line for line in lines if line.strip())
        # A log that cannot be written complains on this very stream.
        if logging.getLogger().handlers and not self._busy:
            self._busy = True
            try:
                while self._waiting:
                    logging.getLogger().warning("%s", self._waiting.popleft())
            finally:
                self._busy = False
        return len(text)


def prepare() -> None:
    """Make the process fit to play in; harmless when it is one already."""
    _fill_descriptors()
    _borrow_console()
    if sys.stdout is None:
        sys.stdout = LogStream()
    if sys.stderr is None:
        sys.stderr = LogStream()
    _take_real_pixels()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # What desktops use to find the icon and the entry of a window.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", NAME.lower())
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", NAME.lower())
    os.environ.setdefault("SDL_APP_NAME", TITLE)


def prefer_software() -> None:
    """Ask SDL to draw without the graphics card; only before the window is opened."""
    os.environ["SDL_RENDER_DRIVER"] = "software"
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


def _fill_descriptors() -> None:
    """Open the null device in the place of closed standard streams.

    Otherwise the next opened file, a save perhaps, gets the number 1 or 2, and what a C library
    prints ends up in it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            with contextlib.suppress(OSError):
                os.open(os.devnull, os.O_RDWR)


def _borrow_console() -> None:
    """Speak in the console that a windowed program on Windows was started from, if any."""
    if sys.platform == "win32" and sys.stdout is None and sys.stderr is None:
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            if ctypes.windll.kernel32.AttachConsole(-1):
                console = Path("CONOUT$").open("w", encoding="utf-8", errors="replace")  # noqa: SIM115
                sys.stdout = sys.stderr = console


def _take_real_pixels() -> None:
    """Tell Windows that we draw for the pixels of the monitor, before anything else decides it.

    Without this the window is stretched and, in fullscreen, larger than the monitor at 125-200 %.
    """
    if sys.platform == "win32":
        import ctypes

        user, number = ctypes.windll.user32, ctypes.c_void_p(-4)
        # Per monitor since Windows 10; since 8.1; and for all monitors alike before.
        with contextlib.suppress(AttributeError, OSError):
            if not user.SetProcessDpiAwarenessContext(number):
                ctypes.windll.shcore.SetProcessDpiAwareness(2)
        with contextlib.suppress(AttributeError, OSError):
            user.SetProcessDPIAware()  # changes nothing if one of the others did it
        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(NAME)


def told() -> str:
    """What a report of a fault must say: the program, the system and the libraries."""
    kind = "built" if getattr(sys, "frozen", False) else "source"
    # The module platform opens a console on Windows to find this out.
    if sys.platform == "win32":
        system = "Windows {}.{}.{}".format(*sys.getwindowsversion()[:3])
    else:
        system = " ".join(os.uname()[index] for index in (0, 2, 4))
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{TITLE} {VERSION} ({kind}), {system}, Python {python}"


def unheard() -> bool:
    """Whether a double-clicked program would print its last sentence to nobody."""
    if not getattr(sys, "frozen", False):
        return False
    if sys.platform == "win32" or isinstance(sys.stderr, LogStream):
        return isinstance(sys.stderr, LogStream)
    try:
        null = Path(os.devnull).stat().st_rdev
        return null != 0 and os.fstat(2).st_rdev == null
    except OSError:
        return True


def fail(sentence: str) -> NoReturn:
    """End a start that failed with its one sentence, where it will be seen."""
    if unheard():
        tell(sentence)
    sys.exit(sentence)


def tell(sentence: str) -> None:
    """Show a sentence in a window of the system; without one there is only the log."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, 0x10)
        return
    with contextlib.suppress(Exception):
        import pygame

        pygame.display.message_box(TITLE, sentence, "error")
