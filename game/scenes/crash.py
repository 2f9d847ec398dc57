"""The page after a fault of the program: what is safe, where the log is, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.page import PageScene
from game.shell import Shell
from game.ui.flow import Part, Row, Space, Still, Words
from game.ui.glyphs import Hint
from game.ui.widgets import LAID, Button
from game.view.canvas import CREAM, GOLD, INK, PALE, Canvas


class CrashScene(PageScene):
    """Stands alone on the stack; ``record`` is where the match is saved, "" if none was played."""

    overlay = False
    wide = 1400.0

    def __init__(
        self, shell: Shell, error: Exception, record: str, restart: Callable[[], None]
    ) -> None:
        self._restart = restart
        self.fault = f"{type(error).__name__}: {error}"
        self.saved = record
        self.log = str(shell.home.log_path or "")
        super().__init__(shell)

    def parts(self) -> list[Part]:
        text = self.shell.text
        saved = "crash.saved" if self.saved or not self.shell.home.store.fault else "crash.kept"
        rows: list[Part] = [
            Words(text("crash.heading"), 56, CREAM, "extrabold", leading=1.3),
            Words(text(saved), 34, CREAM),
        ]
        for key, value in (("fault", self.fault), ("record", self.saved), ("log", self.log)):
            if value:
                rows += [Words(text(f"crash.{key}"), 28, PALE, "bold", leading=1.2), Fact(value)]
        acts: list[tuple[str, Callable[[], object]]] = [
            ("restart", self._restart),
            ("quit", self.quit),
        ]
        buttons: list[Part] = [
            Button(key, LAID, text(f"crash.{key}"), act, align="center", row=True)
            for key, act in acts
        ]
        return [*rows, Space(6), Row(buttons)]

    def keys(self) -> list[Hint]:
        return []

    def quit(self) -> None:
        """Leave the program."""
        self.shell.running = False

    def back(self) -> None:
        """There is nothing behind this page."""

    def draw(self, canvas: Canvas, rest: float) -> None:
        # No picture here: it may have been a picture that failed.
        canvas.target.fill(f"#{INK}")
        super().draw(canvas, rest)


class Fact(Still):
    """A path or the words of a fault, in two lines at most."""

    def __init__(self, value: str) -> None:
        self.value = value

    def _lines(self, canvas: Canvas, width: float) -> list[str]:
        return pieces(canvas, self.value, 28, width)[:2]

    def tall(self, canvas: Canvas, width: float) -> float:
        return len(self._lines(canvas, width)) * canvas.line(28, 1.36)

    def show(self, canvas: Canvas) -> None:
        y = self.box.y + canvas.line(28, 1.36) / 2
        for words in self._lines(canvas, self.box.w):
            canvas.text(words, self.box.x, y, 28, GOLD, "semibold")
            y += canvas.line(28, 1.36)


def pieces(canvas: Canvas, text: str, size: float, room: float) -> list[str]:
    """The text in lines that fit, broken anywhere: paths have no blanks to break at."""
    lines: list[str] = [""]
    for letter in " ".join(text.split()):
        if canvas.width(lines[-1] + letter, size, "semibold") > room:
            lines.append("")
        lines[-1] += letter
    return lines
