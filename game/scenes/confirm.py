"""A question before something is lost; the answer that loses nothing has the focus."""

from __future__ import annotations

from game.scenes.page import PageScene
from game.shell import Shell
from game.ui.flow import Part, Row, Space, Words
from game.ui.widgets import LAID, Button
from game.view.canvas import CREAM

TALL = LAID._replace(h=80)


class ConfirmScene(PageScene):
    """Pops True for yes, False for no or back."""

    wide = 1000.0

    def __init__(self, shell: Shell, question: str, about: str, yes: str, no: str) -> None:
        self.question, self.told, self.yes, self.no = question, about, yes, no
        super().__init__(shell)

    def parts(self) -> list[Part]:
        pop = self.shell.stack.pop
        answers: list[Part] = [
            Button("no", TALL, self.no, lambda: pop(False), align="center", row=True),
            Button("yes", TALL, self.yes, lambda: pop(True), align="center", row=True),
        ]
        return [
            Words(self.question, 54, CREAM, "extrabold", "center", 1.15),
            Words(self.told, 32, align="center"),
            Space(10),
            Row(answers),
        ]

    def back(self) -> None:
        self.shell.stack.pop(False)
