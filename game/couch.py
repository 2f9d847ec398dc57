"""What the program does for people on a couch: pads that come and go, the pointer, the focus.

The program asks it for events and gives it every intent; scenes need not know of any of this.
"""

from __future__ import annotations

import logging

import pygame

from game.input import Intent
from game.input.controls import is_pad
from game.shell import Shell


class Couch:
    """Stands between the devices and the stack of scenes."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._pointer = True
        pads = shell.reader.pads
        pads.seated = self._sure
        pads.start()
        shell.heed()

    def _sure(self, device: str) -> bool:
        """Whether a person of its own holds the device."""
        seating = self.shell.seating
        return seating.playing and seating.holds(device) is not None

    def events(self) -> list[pygame.event.Event]:
        """What happened; a fault of the driver costs this batch and nothing else."""
        try:
            return pygame.event.get()
        except SystemError:
            # Unplugging some pads makes the library stumble over an id that it just forgot.
            logging.warning("Events of a pad were lost", exc_info=True)
            self.shell.reader.pads.rescan()
            return []

    def give(self, intent: Intent) -> None:
        """Hand an intent to the top scene; what is held does not count in another scene."""
        stack = self.shell.stack
        before = stack.top if stack.scenes else None
        stack.handle(intent)
        if stack.scenes and stack.top is not before:
            self.shell.reader.clear()

    def remember(self) -> None:
        """Keep where the window is for the next time."""
        settings, screen = self.shell.settings, self.shell.screen
        settings.window = screen.kept
        if screen.toggled:
            settings.fullscreen = screen.fullscreen

    def unfocused(self) -> None:
        """The window lost the focus: nothing shakes and the match pauses."""
        self.shell.reader.pads.still()
        self.shell.stack.top.unfocused()

    def settle(self) -> None:
        """After the events of a frame: pads that went, were unknown, or were one pad."""
        pads, seating = self.shell.reader.pads, self.shell.seating
        for ghost, kept in pads.merged:
            seating.merge(ghost, kept)
        pads.merged.clear()
        for pad in pads.lost:
            if seating.lose(pad.device) is not None:
                self._miss()
            elif self.shell.reader.device == pad.device:
                self.shell.stack.top.unfocused()
        pads.lost.clear()
        for pad in pads.strange:
            if pads.listener is None and pad.id in pads.by_id:
                from game.scenes.teach import TeachScene

                self.shell.reader.clear()
                self.shell.stack.push(TeachScene(self.shell, pad))
        pads.strange.clear()
        self._show_pointer()

    def _miss(self) -> None:
        """Ask who takes the seat of a lost pad, once for all that are lost together."""
        from game.scenes.padlost import PadLostScene

        stack = self.shell.stack
        if isinstance(stack.top, PadLostScene):
            stack.top.refresh()
            return
        self.shell.reader.clear()
        stack.push(PadLostScene(self.shell))

    def _show_pointer(self) -> None:
        """The pointer is in the way of people with pads."""
        wanted = not is_pad(self.shell.reader.last)
        if wanted != self._pointer:
            self._pointer = wanted
            pygame.mouse.set_visible(wanted)
