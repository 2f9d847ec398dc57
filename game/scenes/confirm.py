"""A question before something is lost; the answer that loses nothing has the focus."""

from __future__ import annotations

from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui.lettering import line
from game.ui.widgets import Button
from game.view.canvas import CREAM, PALE, Box, Canvas

PANEL = Box(460, 340, 1000, 404)
NO = Box(508, 616, 440, 80)
YES = Box(972, 616, 440, 80)


class ConfirmScene(MenuScene):
    """Pops True for yes, False for no or back."""

    overlay = True

    def __init__(self, shell: Shell, question: str, about: str, yes: str, no: str) -> None:
        pop = shell.stack.pop
        super().__init__(
            shell,
            [
                Button("no", NO, no, lambda: pop(False), align="center", row=True),
                Button("yes", YES, yes, lambda: pop(True), align="center", row=True),
            ],
        )
        self.question, self.about = question, about

    def back(self) -> None:
        self.shell.stack.pop(False)

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        canvas.panel(PANEL, 30, alpha=0.92)
        room = PANEL.w - 96
        line(canvas, self.question, 960, PANEL.y + 82, 54, room, CREAM, "extrabold", "center")
        for row, words in enumerate(canvas.wrap(self.about, 32, PANEL.w - 120)):
            canvas.text(words, 960, PANEL.y + 160 + 44 * row, 32, PALE, "semibold", "center")
        self.menu.draw(canvas)
        self.hints(canvas, [("confirm", text("hint.choose")), ("back", text("hint.back"))], 96, 994)
