"""The page after a fault of the program: what is safe, where the log is, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.menu import MenuScene
from game.shell import Shell
from game.ui.lettering import line
from game.ui.widgets import Button
from game.view.canvas import CREAM, GOLD, INK, PALE, Box, Canvas

PANEL = Box(260, 150, 1400, 780)
LEFT, ROOM = PANEL.x + 60, PANEL.w - 120
BUTTONS = Box(LEFT, PANEL.y + PANEL.h - 128, 410, 80)
STEP = 435


class CrashScene(MenuScene):
    """Stands alone on the stack; ``record`` is where the match is saved, "" if none was played."""

    def __init__(
        self, shell: Shell, error: Exception, record: str, restart: Callable[[], None]
    ) -> None:
        text = shell.text
        rows: list[tuple[str, Callable[[], None]]] = [("restart", restart), ("quit", self.quit)]
        super().__init__(
            shell,
            [
                Button(
                    key,
                    Box(BUTTONS.x + STEP * place, *BUTTONS[1:]),
                    text(f"crash.{key}"),
                    act,
                    align="center",
                    row=True,
                )
                for place, (key, act) in enumerate(rows)
            ],
        )
        self.fault = f"{type(error).__name__}: {error}"
        self.saved = record
        self.log = str(shell.home.log_path or "")

    def quit(self) -> None:
        """Leave the program."""
        self.shell.running = False

    def back(self) -> None:
        """There is nothing behind this page."""

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        # No picture here: it may have been a picture that failed.
        canvas.target.fill(f"#{INK}")
        canvas.panel(PANEL, 30, alpha=0.92)
        heading = text("crash.heading")
        line(canvas, heading, LEFT, PANEL.y + 84, 56, ROOM, CREAM, "extrabold")
        y = PANEL.y + 166.0
        saved = "crash.saved" if self.saved or not self.shell.home.store.fault else "crash.kept"
        for words in canvas.wrap(text(saved), 34, ROOM):
            canvas.text(words, LEFT, y, 34, CREAM, "semibold")
            y += 48
        for key, value in (("fault", self.fault), ("record", self.saved), ("log", self.log)):
            if value:
                y = self._fact(canvas, text(f"crash.{key}"), value, y + 20)
        self.menu.draw(canvas)

    def _fact(self, canvas: Canvas, name: str, value: str, y: float) -> float:
        """A small heading with what it names below, in two lines at most; the next free height."""
        canvas.text(name, LEFT, y, 28, PALE, "bold")
        y += 42
        for words in pieces(canvas, value, 28, ROOM)[:2]:
            canvas.text(words, LEFT, y, 28, GOLD, "semibold")
            y += 38
        return y


def pieces(canvas: Canvas, text: str, size: float, room: float) -> list[str]:
    """The text in lines that fit, broken anywhere: paths have no blanks to break at."""
    lines: list[str] = [""]
    for letter in " ".join(text.split()):
        if canvas.width(lines[-1] + letter, size, "semibold") > room:
            lines.append("")
        lines[-1] += letter
    return lines
