"""The ambience to be seen: what moves by itself in the top scene, drawn only where it is.

It costs a few small pictures a frame, thirty times a second. It rests with reduced motion, without
the focus, while a sentence lies over the picture, and where nobody looks (SDL's dummy driver),
unless ``shown`` says otherwise.
"""

from __future__ import annotations

import pygame

from game.shell import Shell
from game.view.assets import PREMUL
from game.view.canvas import Canvas
from game.view.motes import Mote, Motes

EVERY = 2
"""Ticks from one picture to the next."""
UNSEEN = ("offscreen", "dummy")
"""What SDL draws to, without a word, if it finds no display."""


class Weather:
    """The motes of whatever scene is on top; ``shown`` overrules what the display driver says."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.shown: bool | None = None
        self.focused = True
        self._motes: Motes | None = None
        self._seconds = 0.0
        self._ticks = 0
        self._first = True
        self._clean: pygame.Surface | None = None
        self._kept = False
        self._touched: list[pygame.Rect] = []

    @property
    def allowed(self) -> bool:
        """Whether anything may move by itself now."""
        seen = self.shown
        if seen is None:
            seen = pygame.display.get_driver() not in UNSEEN
        return seen and self.focused and self.shell.settings.motion == "full"

    @property
    def falling(self) -> bool:
        """Whether something moves now."""
        return self._motes is not None and self._seconds >= self._motes.delay

    @property
    def due(self) -> bool:
        """Whether the next picture of it is due."""
        return self.falling and self._ticks >= EVERY

    def tick(self, seconds: float) -> None:
        """Let time go on."""
        before = self.falling
        self._motes = self._top() if self.allowed and not self._told else None
        if self._motes is not None:
            self._seconds += seconds
            self._ticks += 1
        elif before and self.focused:
            # What fell last must not stay in the picture.
            self._seconds, self.shell.screen.dirty = 0.0, True

    @property
    def _told(self) -> bool:
        """Whether a sentence lies over the picture."""
        notices, scenes = self.shell.home.notices, self.shell.stack.scenes
        return notices.passing or (notices.shown is not None and not (scenes and scenes[-1].quiet))

    def _top(self) -> Motes | None:
        """The motes of the scene on top, whether they may move or not."""
        scenes = self.shell.stack.scenes
        return scenes[-1].motes if scenes else None

    def watch(self, event: pygame.event.Event) -> None:
        """Without the focus everything stands still."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.focused = False
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.focused = True

    @property
    def clean(self) -> bool:
        """Whether the picture without any of it is at hand, so that it can be restored."""
        return self._kept and self._fits

    @property
    def _fits(self) -> bool:
        """Whether there is a surface to keep a picture on."""
        window = self.shell.screen.window
        return self._clean is not None and self._clean.get_size() == window.get_size()

    def over(self, canvas: Canvas, keep: bool) -> None:
        """Draw it over a whole new picture; ``keep`` that picture for the frames that follow."""
        self._touched, self._kept = [], keep
        if keep and self._fits and self._clean is not None:
            self._clean.blit(canvas.target, (0, 0))
        elif keep:
            self._clean = canvas.target.copy()
        if self.falling:
            self._draw(canvas)
            return
        first, self._first = self._first, False
        motes = self._top()
        # The first picture must come soon; the second one follows at once.
        if motes is not None and (not first or self.shell.assets.patient):
            canvas.target.fblits(list(motes.still(canvas)), PREMUL)

    def again(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw only it, over the kept picture; the changed parts of the screen."""
        before, clean = self._touched, self._clean
        if clean is None:
            return []
        canvas.target.fblits([(clean.subsurface(rect), rect.topleft) for rect in before])
        self._draw(canvas)
        return [*before, *self._touched]

    def _draw(self, canvas: Canvas) -> None:
        self._ticks = 0
        motes: list[Mote] = []
        if self._motes is not None:
            motes = list(self._motes.at(canvas, self._seconds - self._motes.delay))
        canvas.target.fblits(motes, PREMUL)
        bounds = canvas.target.get_rect()
        rects = (surface.get_rect(topleft=at).clip(bounds) for surface, at in motes)
        self._touched = [rect for rect in rects if rect.w and rect.h]
