"""The rules of a game in short pages with pictures; a page that is too long scrolls."""

from __future__ import annotations

from game.input import Intent
from game.scenes.menu import veil
from game.scenes.stack import Scene
from game.shell import Shell
from game.tables.rulebook import PICTURE, Page, sentences
from game.tables.solstis import pages as solstis
from game.tables.umbrella import pages as umbrella
from game.ui.flow import Flow, Space, Words
from game.ui.keyrow import KeyRow
from game.view.canvas import CREAM, DARK, PALE, Box, Canvas

BOOKS: dict[str, tuple[Page, ...]] = {"umbrella": umbrella.PAGES, "solstis": solstis.PAGES}
ABOUT: dict[str, dict[str, str]] = {"umbrella": umbrella.ABOUT, "solstis": solstis.ABOUT}
"""The page on each kind of thing at a table of the game."""
PANEL = Box(96, 60, 1728, 880)
PAPER = {"umbrella": "141B33", "solstis": "17113A"}
SHOWN = Box(136, 200, *PICTURE)
READ = Box(916, 176, 824, 700)
"""Where the picture and the sentences are."""
ARROWS = {"left": Box(24, 440, 60, 120), "right": Box(1836, 440, 60, 120)}
LOW = 1024.0
"""Where the keys end."""
STEP = 0.4
"""How far one press scrolls, in heights of the view."""


class RulesScene(Scene):
    """The rules of one game, from a page on."""

    def __init__(self, shell: Shell, game: str, page: str = "") -> None:
        super().__init__()
        self.shell, self.game = shell, game
        self.pages = BOOKS[game]
        names = [each.name for each in self.pages]
        self.number = names.index(page) if page in names else 0
        self.keys = KeyRow()
        self._open()

    @property
    def wears(self) -> str:
        return self.game

    @property
    def page(self) -> Page:
        return self.pages[self.number]

    def _open(self) -> None:
        """Lay out the present page."""
        text, page = self.shell.text, self.page
        heading, *keys = sentences(self.game, page)
        self.flow = Flow(
            [
                Words(text(heading), 52, CREAM, "extrabold", leading=1.2),
                Space(4),
                *(Words(text(key), 34, CREAM, "semibold", leading=1.4) for key in keys),
                *page.parts(text),
            ],
            gap=20,
        )
        self.dirty = True

    def turn(self, by: int) -> None:
        """Go on by so many pages, but not beyond the ends."""
        number = min(len(self.pages) - 1, max(0, self.number + by))
        if number != self.number:
            self.number = number
            self.shell.sound.play("ui/text")
            self._open()

    def handle(self, intent: Intent) -> None:
        action = intent.action
        if action == "press" and intent.pos is not None:
            action = self._pressed(intent.pos)
        if action in ("left", "previous", "right", "next", "confirm"):
            last = action == "confirm" and self.number == len(self.pages) - 1
            if last:
                self._close()
            else:
                self.turn(-1 if action in ("left", "previous") else 1)
        elif action in ("up", "down"):
            self.dirty |= self.flow.by(STEP if action == "down" else -STEP)
        elif action == "wheel":
            self.dirty |= self.flow.wheel(intent.amount)
        elif action in ("back", "menu", "info"):
            self._close()
        elif action == "point":
            self.dirty = True

    def _pressed(self, pos: tuple[float, float]) -> str:
        """What a pointer presses: an arrow, a dot, a button."""
        for action, box in ARROWS.items():
            if box.holds(pos):
                return action
        for number in range(len(self.pages)):
            if self._dot(number).holds(pos):
                self.turn(number - self.number)
        return self.keys.pick(pos)

    def _close(self) -> None:
        self.shell.sound.play("ui/back")
        self.shell.stack.pop()

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        veil(canvas, f"{self.game}/title-first")
        high = self.keys.tall(canvas)
        # Larger keys need more room below the page.
        low = min(PANEL.y + PANEL.h, LOW - high - 12)
        canvas.panel(PANEL._replace(h=low - PANEL.y), 34, 0.96, PAPER[self.game])
        title = text(f"rules.heading.{self.game}")
        size = canvas.fitted(title, 32, self._dot(0).x - PANEL.x - 64, "semibold")
        canvas.text(title, PANEL.x + 44, PANEL.y + 58, size, canvas.accent.text, "semibold")
        self.page.draw(canvas, SHOWN, self.shell.levels("umbrella"))
        self.flow.lay(canvas, READ._replace(h=min(READ.h, low - 30 - READ.y)))
        self.flow.draw(canvas, lambda _: None)
        for action, box in ARROWS.items():
            if 0 <= self.number + (1 if action == "right" else -1) < len(self.pages):
                canvas.panel(box, 24, 0.9)
                canvas.arrow(*box.center, 1 if action == "right" else 3, 17)
        self._dots(canvas)
        self.keys.draw(canvas, self.shell.reader.last, self._hints(), 960, LOW - high / 2, 1728)

    def _hints(self) -> list[tuple[str, str]]:
        text = self.shell.text
        return [
            ("previous", text("rules.key.previous")),
            ("next", text("rules.key.next")),
            ("back", text("rules.key.close")),
        ]

    def _dot(self, number: int) -> Box:
        step = 44.0
        left = READ.x + READ.w - step * len(self.pages)
        return Box(left + step * number, PANEL.y + 36, step, step)

    def _dots(self, canvas: Canvas) -> None:
        """One for each page, the present one with its number."""
        for number in range(len(self.pages)):
            x, y = self._dot(number).center
            if number == self.number:
                canvas.disc(x, y, 21, canvas.accent.line)
                canvas.text(str(number + 1), x, y, 26, DARK, "extrabold", "center")
            else:
                canvas.disc(x, y, 9, PALE, 0.45)
