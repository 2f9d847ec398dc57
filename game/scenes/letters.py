"""Writing a name with a pad: an on-screen keyboard that any keyboard can type into as well."""

from __future__ import annotations

import pygame

from game.input import DIRECTIONS, Intent, keyboard
from game.scenes.page import PageScene
from game.shell import Shell
from game.ui.flow import Drawn, Part
from game.ui.glyphs import Hint
from game.ui.keys import WIDTH, action_keys, letter_keys
from game.view.canvas import DARK, Box, Canvas

LINE = 92.0
"""Height of the line that is written."""


class LettersScene(PageScene):
    """Pops the text, or None if it was left. Only ``device`` moves the focus, if one is given."""

    typing = True
    wide = WIDTH + 96
    gap = 12.0

    def __init__(
        self, shell: Shell, heading: str, text: str, limit: int, device: str | None = None
    ) -> None:
        self.title, self.text, self.limit, self.device = heading, text, limit, device
        self.upper, self.more = not text, False
        super().__init__(shell, "done" if text else "key10")

    def heading(self) -> str:
        return self.title

    def parts(self) -> list[Part]:
        say = self.shell.text
        keys = ("shift", "more", "space", "erase", "done")
        acts = (self._shift, self._turn, lambda: self.type(" "), self.erase, self.done)
        return [
            Drawn(LINE, self._line),
            letter_keys(self.upper, self.more, self.type),
            action_keys(
                {key: say(f"letters.{key}") for key in keys}, dict(zip(keys, acts, strict=True))
            ),
        ]

    def keys(self) -> list[Hint]:
        say = self.shell.text
        hints = [("confirm", say("letters.write")), ("peek", say("letters.erase"))]
        return [*hints, ("menu", say("letters.done")), ("back", say("hint.cancel"))]

    def _refresh(self) -> None:
        self.shell.sound.play("ui/text")
        self.rebuild()

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

    def _line(self, canvas: Canvas, box: Box) -> None:
        """What is written, and how many letters there is still room for."""
        canvas.pill(box, 22, ("FFF6E0", 1.0))
        left = self.shell.text("letters.left", count=self.limit - len(self.text))
        middle, taken = box.center[1], canvas.width(left, 28, "semibold")
        room = box.w - taken - 110
        size = canvas.fitted(self.text or " ", 52, room, "extrabold")
        wide = canvas.text(self.text, box.x + 32, middle, size, DARK, "extrabold")
        canvas.pill(Box(box.x + 36 + wide, middle - 32, 5, 64), 2, (canvas.accent.text, 1.0))
        canvas.text(left, box.x + box.w - 24, middle, 28, "4A4460", "semibold", "right")
