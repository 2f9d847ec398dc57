"""What all menu scenes share: a menu, the way back, and hints for the device used last."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.input import DIRECTIONS, Intent
from game.scenes.stack import Scene
from game.shell import Shell
from game.ui import glyphs
from game.ui.keyrow import KeyRow
from game.ui.menu import Menu
from game.ui.widgets import Widget
from game.view.canvas import INK, Canvas


class MenuScene(Scene):
    """A scene whose intents go to a menu; ``back`` leaves it."""

    back_sound = "ui/back"
    asked_at = (0.0, 0.0)
    """Where the button for the rules has its middle, if there is a book."""
    asked_by = "info"
    """The action that shows them."""

    def __init__(self, shell: Shell, widgets: Sequence[Widget], focus: str | None = None) -> None:
        super().__init__()
        self.shell = shell
        self.menu = Menu(widgets, focus)
        self._device = shell.reader.last
        self.book_row = KeyRow()

    @property
    def book(self) -> str:
        """The game whose rules can be read from here, "" for none."""
        return ""

    def _asks_rules(self, intent: Intent) -> bool:
        """Show the rules if the intent is for them."""
        pressed = intent.action == "press" and intent.pos and self.book_row.pick(intent.pos)
        if not self.book or not (pressed or intent.action == self.asked_by):
            return False
        self.shell.sound.play("ui/confirm")
        self.show_book()
        return True

    def show_book(self) -> None:
        """The rules of the game that is meant here."""
        from game.scenes.rulebook import RulesScene

        self.shell.stack.push(RulesScene(self.shell, self.book))

    def draw_asked(self, canvas: Canvas) -> None:
        """The button for the rules, with its key."""
        device, words = self.shell.reader.last, self.shell.text("help.key.rules")
        self.book_row.draw(canvas, device, [(self.asked_by, words)], *self.asked_at, 400)

    def handle(self, intent: Intent) -> None:
        if self._device != self.shell.reader.last:
            self._device = self.shell.reader.last
            self.dirty = True
        if self._asks_rules(intent):
            return
        if intent.action == "back":
            self.shell.sound.play(self.back_sound)
            self.back()
            return
        if not self.menu.widgets:
            return
        before, focused = self.menu.focus, self.menu.focused
        if self.menu.handle(intent):
            self.dirty = True
            self._be_heard(intent, before, focused)

    def _be_heard(self, intent: Intent, before: str, focused: Widget) -> None:
        """Let a change of the menu be heard: another focus, a step, or a choice."""
        if self.menu.focus != before:
            self.shell.sound.play("ui/focus", self.menu.focused.box.center[0])
        elif intent.action in DIRECTIONS:
            self.shell.sound.play("ui/text", focused.box.center[0])
        elif intent.action == "confirm" or (
            intent.action == "release" and intent.pos and focused.box.holds(intent.pos)
        ):
            self.shell.sound.play(focused.sound, focused.box.center[0])

    def back(self) -> None:
        """What the back action does: leave without a result."""
        self.shell.stack.pop()

    def hints(self, canvas: Canvas, hints: Sequence[glyphs.Hint], x: float, y: float) -> None:
        """The strip of hints for the device that was used last."""
        glyphs.strip(canvas, self.shell.reader.last, hints, x, y)


def veil(canvas: Canvas, name: str) -> None:
    """A background picture out of focus and darker, so that panels on it are calm to read."""
    if canvas.assets.plain:
        canvas.target.fill(f"#{INK}")
        return
    size = canvas.target.get_size()

    def make() -> pygame.Surface:
        picture = canvas.backdrop_surface(name)
        small = pygame.transform.smoothscale(picture, (max(1, size[0] // 6), max(1, size[1] // 6)))
        small = pygame.transform.gaussian_blur(small, max(1, round(canvas.scale * 4)))
        blurred = pygame.transform.smoothscale(small, size)
        blurred.fill((178, 178, 196), special_flags=pygame.BLEND_RGB_MULT)
        return blurred

    canvas.target.blit(canvas.assets.made(("veil", name, size), make), (0, 0))
