"""The set-up of a match: how many play, on which level, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.input import Intent, keyboard
from game.input.controls import is_pad
from game.levels import load_all
from game.paths import LEVELS
from game.scenes import dusk_form, form
from game.scenes.draft import Draft
from game.scenes.dusk_form import DuskDraft
from game.scenes.head_start import HeadStartScene
from game.scenes.letters import LettersScene
from game.scenes.wide import HEADING_ROLLS, WideScene
from game.shell import Shell
from game.sound import Mood
from game.ui.flow import Part
from game.ui.glyphs import Hint
from game.ui.widgets import LAID, Button
from game.view.canvas import Box, Canvas

if TYPE_CHECKING:
    from game.ui.gui import Entry

FORMS = {"umbrella": form, "solstis": dusk_form}
"""The fields of each game and how its form looks."""
DRAFTS: dict[str, type[Draft | DuskDraft]] = {"umbrella": Draft, "solstis": DuskDraft}
LONGEST = 14
"""Letters of a name."""
ACCEPT = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)


class LobbyScene(WideScene):
    """The form of one game; Start has the focus, so that playing is one press."""

    asked_at = (1250.0, 92.0)
    strip_end = 1160.0
    editing: int
    """The seat whose name is being typed, or -1."""
    lettered: int
    """The seat whose name is being written with a pad, or -1."""

    def __init__(self, shell: Shell, game: str) -> None:
        self.game = game
        self.levels = load_all(LEVELS, game)
        self.form = FORMS[game]
        self.draft: Draft | DuskDraft = DRAFTS[game].last(shell.settings, game)
        self.draft.settle(self.levels)
        self.draft.expect(list(shell.seating.devices), self.levels)
        self.entry: Entry | None = None
        self.editing = self.lettered = -1
        self.backdrop = self.form.BACKDROP
        super().__init__(shell, "start")

    def heading(self) -> str:
        return self.shell.text("setup.heading")

    def parts(self) -> list[Part]:
        found: list[Part] = self.form.parts(self)
        return found

    def below(self) -> list[Button]:
        found: list[Button] = self.form.below(self)
        new = not {self.game} & {*self.shell.settings.lessons, *self.shell.settings.setups}
        label = self.shell.text("setup.learn.new" if new else "setup.learn")
        found.insert(1, Button("learn", LAID, label, self.learn, align="center"))
        if self.shell.canvas().grow >= HEADING_ROLLS:
            rules = self.shell.text("help.key.rules")
            found.insert(1, Button("rules", LAID, rules, self.show_book, align="center"))
        return found

    def learn(self) -> None:
        """How it is played, for those who do not know yet; what was filled in stays."""
        from game.scenes.learn import learn

        self.draft.keep(self.shell.settings, self.game)
        learn(self.shell, self.game)

    def minor(self) -> Sequence[str]:
        return ("learn", "rules", "head_start")

    def adorn(self, canvas: Canvas) -> None:
        self.form.adorn(canvas)

    # -- what the widgets do -------------------------------------------------------------------

    def choose(self, name: str, value: Any) -> None:
        """Fill in one field of the form."""
        setattr(self.draft, name, value)
        self.refresh()

    def toggle(self, seat: int) -> None:
        """The next kind of player at a seat: a person, or an opponent of one of the levels."""
        players, kinds = self.draft.players, self.draft.kinds
        now = kinds.index(players[seat]) if players[seat] in kinds else 0
        players[seat] = kinds[(now + 1) % len(kinds)]
        self.refresh()

    def refresh(self) -> None:
        """Build the widgets anew from the form."""
        self.rebuild()

    def start(self) -> None:
        """Play the match as filled in."""
        from game.scenes.seating import SeatsScene
        from game.scenes.table import TableScene

        self.draft.keep(self.shell.settings, self.game)
        self.shell.settings.welcomed = True
        setup = self.draft.setup(self.game, self.shell.settings.names)
        reader, persons = self.shell.reader, sum(seat.person for seat in setup.seats)
        if reader.pads.by_id and persons > 1:
            self.shell.stack.push(SeatsScene(self.shell, setup, reader.device))
            return
        self.shell.seating.clear()
        reader.halves = False
        self.shell.stack.push(TableScene(self.shell, setup))

    def head_start(self) -> None:
        """Give points beforehand."""
        names = self.shell.settings.names[: self.draft.count]
        self.shell.stack.push(HeadStartScene(self.shell, names, self.draft.head_start))

    def back(self) -> None:
        self.draft.keep(self.shell.settings, self.game)
        self.shell.stack.pop()

    def resume(self, result: Any) -> None:
        """Back from the match: stay for another set-up, or go on to the title."""
        super().resume(result)
        if self.menu.focus == "head_start":
            self.refresh()
            return
        self.menu.focus = "start"
        if self.lettered >= 0:
            self.menu.focus = f"name{self.lettered}"
            if isinstance(result, str):
                self.shell.settings.names[self.lettered] = result
            self.lettered = -1
            self.refresh()
            return
        if result in ("title", "quit"):
            self.back()

    @property
    def shown_level(self) -> int:
        """The level that is described: the one under the focus, else the chosen one."""
        key = self.menu.focus
        assert isinstance(self.draft, Draft)
        return int(key[-1]) if key.startswith("level") else self.draft.level

    # -- typing a name -------------------------------------------------------------------------

    def rename(self, seat: int) -> None:
        """Begin to type the name of a seat; with a pad, on a keyboard on the screen."""
        if is_pad(self.shell.reader.last):
            heading = self.shell.text("letters.heading", number=seat + 1)
            name, self.lettered = self.shell.settings.names[seat], seat
            self.shell.stack.push(LettersScene(self.shell, heading, name, LONGEST))
            return
        self.editing = seat
        self._open(self.shell.settings.names[seat])

    def _open(self, text: str) -> None:
        from game.ui.gui import Entry

        shell = self.shell
        # The release of a held key will be typed, so the reader would wait for it forever.
        shell.reader.clear()
        self.typing = True
        self.refresh()
        x, y, w, h = self.menu.widgets[f"name{self.editing}"].box
        box, size = Box(x + 24, y, w - 90, h), shell.canvas().scaled(41)
        self.entry = Entry(shell.screen, shell.assets.root / "fonts", box, text, size, LONGEST)

    def _close(self, accept: bool) -> None:
        if self.entry is None:
            return
        if accept and self.entry.text:
            self.shell.settings.names[self.editing] = self.entry.text
        self.entry.close()
        self.entry, self.editing, self.typing = None, -1, False
        self.refresh()

    @property
    def book(self) -> str:
        return "" if self.typing else self.game

    @property
    def mood(self) -> Mood:
        return Mood(self.game, "title")

    def raw(self, event: pygame.event.Event) -> None:
        if self.entry is None:
            return
        if event.type == pygame.KEYDOWN and event.key in ACCEPT:
            self._close(True)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._close(False)
        elif self._leaves(event):
            self._close(True)
        else:
            self.entry.take(event)
            erases = event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE
            if erases or event.type == pygame.TEXTINPUT:
                self.shell.sound.play("ui/text")

    def _leaves(self, event: pygame.event.Event) -> bool:
        """Whether the pointer is pressed outside of the line."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        return not self.menu.focused.box.holds(self.shell.screen.to_logical(event.pos))

    def handle(self, intent: Intent) -> None:
        if self.entry is None:
            super().handle(intent)
        elif intent.action == "back":
            self._close(False)

    def tick(self, seconds: float) -> None:
        if self.entry is not None and self.entry.tick(seconds):
            self.dirty = True

    def resized(self) -> None:
        super().resized()
        if self.entry is not None:
            text = self.entry.text
            self.entry.close()
            self._open(text)

    # -- drawing -------------------------------------------------------------------------------

    def keys(self) -> list[Hint]:
        text = self.shell.text
        if self.typing:
            return [("confirm", text("hint.done")), ("back", text("hint.cancel"))]
        return super().keys()

    def look(self) -> str:
        return keyboard.DEVICE if self.typing else super().look()

    def draw(self, canvas: Canvas, rest: float) -> None:
        super().draw(canvas, rest)
        if canvas.grow < HEADING_ROLLS:
            self.draw_asked(canvas)
        else:
            self.book_row.boxes.clear()
        if self.entry is not None:
            self.entry.draw(canvas)
