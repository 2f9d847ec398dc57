"""Writing a name with a pad: an on-screen keyboard that any keyboard can type into as well."""

from __future__ import annotations

import pygame

from game.input import DIRECTIONS, Intent, keyboard
from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui.keys import action_keys, letter_keys, width
from game.ui.widgets import Widget
from game.view.canvas import CREAM, DARK, GOLD, PALE, Box, Canvas

X, Y = 960 - width() / 2, 374.0
PANEL = Box(X - 48, 90, width() + 96, 832)
LINE = Box(X, 250, width(), 92)


class LettersScene(MenuScene):
    """Pops the text, or None if it was left. Only ``device`` moves the focus, if one is given."""

    overlay = True
    typing = True

    def __init__(
        self, shell: Shell, heading: str, text: str, limit: int, device: str | None = None
    ) -> None:
        self.shell = shell
        self.heading, self.text, self.limit, self.device = heading, text, limit, device
        self.upper, self.more = not text, False
        super().__init__(shell, self._widgets(), "done" if text else "key10")

    def _widgets(self) -> list[Widget]:
        say = self.shell.text
        keys = ("shift", "more", "space", "erase", "done")
        acts = (self._shift, self._turn, lambda: self.type(" "), self.erase, self.done)
        return [
            *letter_keys(X, Y, self.upper, self.more, self.type),
            *action_keys(
                X,
                Y,
                {key: say(f"letters.{key}") for key in keys},
                dict(zip(keys, acts, strict=True)),
            ),
        ]

    def _refresh(self) -> None:
        self.menu.replace(self._widgets())
        self.dirty = True

    def type(self, letter: str) -> None:
        """Add what was typed; a name begins with a capital and goes on without."""
        if len(self.text) < self.limit and letter.isprintable():
            self.text += letter
        self.upper = self.text.endswith((" ", "-")) or not self.text
        self._refresh()

    def erase(self) -> None:
        """Take the last letter away."""
        self.text = self.text[:-1]
        self.upper = not self.text
        self._refresh()

    def _shift(self) -> None:
        self.upper = not self.upper
        self._refresh()

    def _turn(self) -> None:
        self.more = not self.more
        self._refresh()

    def done(self) -> None:
        """Accept what is written; nothing at all changes nothing."""
        self.shell.stack.pop(" ".join(self.text.split()) or None)

    def back(self) -> None:
        self.shell.stack.pop()

    def handle(self, intent: Intent) -> None:
        """Pads have short ways: peek erases, menu is done."""
        if self.device is not None and intent.device not in (self.device, "mouse", "keyboard"):
            return
        if intent.action == "peek":
            self.erase()
        elif intent.action == "info":
            self.type(" ")
        elif intent.action == "menu":
            self.done()
        elif intent.action in ("previous", "next"):
            self._shift()
        else:
            super().handle(intent)

    def raw(self, event: pygame.event.Event) -> None:
        """Letters of a real keyboard are letters; its arrows move the focus."""
        if event.type == pygame.TEXTINPUT:
            for letter in event.text:
                self.type(letter)
        elif event.type == pygame.KEYDOWN:
            action = keyboard.KEYS.get(event.key, "")
            if event.key == pygame.K_BACKSPACE:
                self.erase()
            elif action == "back":
                self.back()
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.done()
            elif action in DIRECTIONS and event.key > 0xFF:
                super().handle(Intent(keyboard.DEVICE, action))

    def draw(self, canvas: Canvas, rest: float) -> None:
        say = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.95)
        canvas.text(self.heading, 960, PANEL.y + 70, 50, CREAM, "extrabold", "center")
        canvas.pill(LINE, 22, ("FFF6E0", 1.0))
        size = canvas.fitted(self.text or " ", 52, LINE.w - 80, "extrabold")
        middle = LINE.center[1]
        wide = canvas.text(self.text, LINE.x + 32, middle, size, DARK, "extrabold")
        canvas.pill(Box(LINE.x + 36 + wide, middle - 32, 5, 64), 2, (GOLD, 1.0))
        left = say("letters.left", count=self.limit - len(self.text))
        canvas.text(left, LINE.x + LINE.w - 20, LINE.y - 30, 28, PALE, "semibold", "right")
        self.menu.draw(canvas)
        hints = [("confirm", say("letters.write")), ("peek", say("letters.erase"))]
        hints += [("menu", say("letters.done")), ("back", say("hint.cancel"))]
        self.hints(canvas, hints, 96, 994)
