"""Gamepads without hardware: SDL virtual joysticks, made through ctypes on the library in use.

A ``VirtualPad`` is plugged into the running program; what it presses goes the whole way through
SDL, its mapping and pygame's events.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
# A window of the dummy driver never has the focus, without which pads are not heard.
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

import pygame
import pytest

from game.app import App
from game.loop import STEP
from game.rules.core import Place
from game.scenes.lobby import LobbyScene
from game.scenes.seating import SeatsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from tests.play import Keys

XBOX, PLAYSTATION, NINTENDO, NOBODY = (
    (0x045E, 0x028E),
    (0x054C, 0x0CE6),
    (0x057E, 0x2009),
    (0x1234, 0x0001),
)
"""Vendor and product."""
BUTTONS = {
    name: number
    for number, name in enumerate(
        (
            *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
            *("leftshoulder", "rightshoulder", "up", "down", "left", "right"),
        )
    )
}
FULL = 32767
SHOOK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = [
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "player")),
        ("rumble", SHOOK),
        *((name, ctypes.c_void_p) for name in ("triggers", "light", "effect")),
    ]


def _library() -> ctypes.CDLL:
    """The SDL that pygame has loaded."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the SDL in use is looked up in a file of Linux")
    maps = Path("/proc/self/maps").read_text(encoding="utf-8")
    path = next(line.split()[-1] for line in maps.splitlines() if "libSDL2-2" in line)
    sdl = ctypes.CDLL(path)
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    for word, kind in (("Button", "uint8"), ("Axis", "int16"), ("Hat", "uint8")):
        call = getattr(sdl, f"SDL_JoystickSetVirtual{word}")
        call.argtypes = [ctypes.c_void_p, ctypes.c_int, getattr(ctypes, f"c_{kind}")]
    return sdl


class VirtualPad:
    """One pad that is plugged in from its making until ``unplug``.

    ``mapped`` ones are game controllers with SDL's automatic mapping; others are joysticks that
    nobody knows. ``shaken`` lists the strengths of its rumbling, each as (low, high).
    """

    def __init__(
        self,
        kind: tuple[int, int] = XBOX,
        mapped: bool = True,
        axes: int = 6,
        buttons: int = 15,
        hats: int = 0,
    ) -> None:
        self.sdl = _library()
        self.shaken: list[tuple[int, int]] = []
        self._shook = SHOOK(self._note)
        self._description = _Description(
            1, 1 if mapped else 0, axes, buttons, hats, *kind, 0, 0, 0, b"Test pad"
        )
        self._description.rumble = self._shook
        index = self.sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        assert index >= 0, pygame.get_error()
        self._stick = self.sdl.SDL_JoystickOpen(index)
        self.id = self.sdl.SDL_JoystickInstanceID(self._stick)
        self.plugged = True

    def _note(self, data: object, low: int, high: int) -> int:
        self.shaken.append((low, high))
        return 0

    @property
    def device(self) -> str:
        return f"pad:{self.id}"

    def button(self, name: str | int, down: bool) -> None:
        number = BUTTONS[name] if isinstance(name, str) else name
        self.sdl.SDL_JoystickSetVirtualButton(self._stick, number, down)

    def axis(self, number: int, value: float) -> None:
        """Axis 0 across and 1 down of the left stick, 4 and 5 the triggers; -1..1."""
        self.sdl.SDL_JoystickSetVirtualAxis(self._stick, number, round(value * FULL))

    def hat(self, value: int) -> None:
        """Bits: 1 up, 2 right, 4 down, 8 left."""
        self.sdl.SDL_JoystickSetVirtualHat(self._stick, 0, value)

    def unplug(self) -> None:
        if not self.plugged:
            return
        self.plugged = False
        for index in range(self.sdl.SDL_NumJoysticks()):
            if self.sdl.SDL_JoystickGetDeviceInstanceID(index) == self.id:
                self.sdl.SDL_JoystickDetachVirtual(index)
                break
        self.sdl.SDL_JoystickClose(self._stick)

    # -- in the running program ----------------------------------------------------------------

    def press(self, app: App, *names: str | int, frames: int = 1) -> None:
        """Press and release buttons one after the other, each held for so many frames."""
        for name in names:
            self.button(name, True)
            for _ in range(frames):
                app.frame(STEP)
            self.button(name, False)
            app.frame(STEP)


@pytest.fixture
def plug() -> Iterator[type[VirtualPad]]:
    """Makes pads that are unplugged when the test is over."""
    made: list[VirtualPad] = []

    class Plugged(VirtualPad):
        def __init__(self, *rest: object, **more: object) -> None:
            super().__init__(*rest, **more)  # type: ignore[arg-type]
            made.append(self)

    yield Plugged
    for pad in made:
        pad.unplug()
    pygame.event.pump()
    pygame.event.clear()


class PadHands:
    """People with pads at a table: each touches with the pad of the seat that decides."""

    def __init__(self, pads: Mapping[int, VirtualPad]) -> None:
        self.pads = pads

    def touch(self, app: App, scene: TableScene, place: Place) -> None:
        pad = self.pads[scene.state.seat]
        if scene.timeline.running:
            pad.press(app, "right")  # a press finishes the show
        for direction in Keys().way(scene, place):
            pad.press(app, direction)
        assert scene.cursor == place, f"the cursor went to {scene.cursor}, not to {place}"
        pad.press(app, "a")


def sit_down(app: App, pads: Sequence[VirtualPad]) -> TableScene:
    """From the title to the table with pads alone: everybody takes a seat and is ready."""
    first = pads[0]
    while not isinstance(app.shell.stack.top, LobbyScene):
        title = app.shell.stack.top
        assert isinstance(title, TitleScene)
        if title.menu.focus != "umbrella":
            first.press(app, "down")
        else:
            first.press(app, "a")
    form = app.shell.stack.top
    assert isinstance(form, LobbyScene)
    form.choose("count", len(pads))
    for seat in range(len(pads)):
        form.draft.players[seat] = "person"
    form.refresh()
    first.press(app, "a")
    assert isinstance(app.shell.stack.top, SeatsScene)
    for pad in pads[1:]:
        pad.press(app, "a")
    for pad in pads:
        app.frame(STEP)
        pad.press(app, "a")
    for _ in range(120):
        app.frame(STEP)
        if isinstance(app.shell.stack.top, TableScene):
            return app.shell.stack.top
    raise AssertionError("the match did not begin")
