"""The scene stack: the top scene is given every intent; ``back`` is always ``pop(result)``."""

from __future__ import annotations

from typing import Any

import pygame

from game.input import Intent
from game.sound import Mood
from game.view.accents import ACCENTS
from game.view.canvas import Canvas
from game.view.motes import Motes


class Scene:
    """What the stack asks of a scene; every method may be left as it is."""

    overlay = False
    """An overlay leaves the scene below it visible, dimmed."""
    hushed: bool | None = None
    """Whether music is softer here, as in a pause; None leaves that to the scene below."""
    typing = False
    """True while keys are letters: the scene then gets raw events and no key intents."""
    quiet = False
    """True where the upper edge is needed: a lasting warning goes away once it was read."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def mood(self) -> Mood | None:
        """What is to be heard under the scene; None leaves that to the scene below."""
        return None

    @property
    def wears(self) -> str:
        """The game whose colors menus have here; "" leaves that to the scene below."""
        return self.mood.game if self.mood else ""

    @property
    def motes(self) -> Motes | None:
        """What moves by itself as long as the scene is on top."""
        return None

    def enter(self) -> None:
        """Called when the scene is pushed."""

    def resume(self, result: Any) -> None:
        """Called when the scene above was popped with that result."""
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        """React to one intent."""

    def raw(self, event: pygame.event.Event) -> None:
        """Given every pygame event while ``typing``."""

    def resized(self) -> None:
        """Called when the window's size changed: forget what was made for the old one."""
        self.dirty = True

    def tick(self, seconds: float) -> None:
        """Let time go on."""

    def unfocused(self) -> None:
        """Called when the window lost the focus, or the only pad went: wait for the people."""

    def leave(self) -> None:
        """Called when the program ends, and after a fault: keep what nobody else knows."""

    def record(self) -> str:
        """The file of the match that is played here, "" if there is none."""
        return ""

    def draw(self, canvas: Canvas, rest: float) -> None:
        """Draw everything, ``rest`` seconds after the last tick."""


class Stack:
    """Scenes, the last one on top."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._frozen: tuple[tuple[int, int], pygame.Surface] | None = None
        self._fresh = True

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def dirty(self) -> bool:
        return self._fresh or (bool(self.scenes) and self.top.dirty)

    @property
    def mood(self) -> Mood | None:
        """What is to be heard now."""
        moods = (scene.mood for scene in reversed(self.scenes))
        return next((mood for mood in moods if mood is not None), None)

    @property
    def wears(self) -> str:
        """The game whose colors menus have now."""
        worn = (scene.wears for scene in reversed(self.scenes))
        return next((game for game in worn if game), "umbrella")

    @property
    def hushed(self) -> bool:
        """Whether music is softer now."""
        wishes = (scene.hushed for scene in reversed(self.scenes))
        return next((wish for wish in wishes if wish is not None), False)

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._refresh()
        scene.enter()

    def pop(self, result: Any = None) -> None:
        """Leave the top scene; the one below resumes with the result."""
        self.scenes.pop()
        self._refresh()
        if self.scenes:
            self.top.resume(result)

    def replace(self, scene: Scene) -> None:
        """Leave the top scene for another one at the same depth."""
        self.scenes.pop()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Leave every scene for this one."""
        self.scenes.clear()
        self.push(scene)

    def _refresh(self) -> None:
        self._frozen, self._fresh = None, True

    def handle(self, intent: Intent) -> None:
        if self.scenes:
            self.top.handle(intent)

    def resized(self) -> None:
        self._refresh()
        for scene in self.scenes:
            scene.resized()

    def tick(self, seconds: float) -> None:
        if self.scenes:
            self.top.tick(seconds)

    def draw(self, canvas: Canvas, rest: float) -> None:
        """Draw the top scene, over the frozen and dimmed one below if it is an overlay."""
        self._fresh = False
        canvas.assets.accent = ACCENTS[self.wears]
        if self.top.overlay and len(self.scenes) > 1:
            size = canvas.target.get_size()
            if self._frozen is None or self._frozen[0] != size:
                below = canvas.layer()
                self._draw_below(canvas.on(below), rest)
                self._frozen = size, below
            canvas.target.blit(self._frozen[1], (0, 0))
        self.top.dirty = False
        self.top.draw(canvas, rest)

    def _draw_below(self, canvas: Canvas, rest: float) -> None:
        """The first scene that is no overlay, blurred and dimmed once."""
        scene = next(scene for scene in reversed(self.scenes[:-1]) if not scene.overlay)
        scene.draw(canvas, rest)
        target = canvas.target
        quarter = pygame.transform.smoothscale(
            target, (max(1, target.get_width() // 4), max(1, target.get_height() // 4))
        )
        blurred = pygame.transform.gaussian_blur(quarter, 3)
        target.blit(pygame.transform.smoothscale(blurred, target.get_size()), (0, 0))
        canvas.dim(120)
