"""The saved and finished matches: go on, watch, export, delete; with a picture of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.input import Intent
from game.saves import Entry, SaveError
from game.scenes.album import draw_entry, row
from game.scenes.confirm import ConfirmScene
from game.scenes.menu import MenuScene, veil
from game.scenes.opening import open_match, watch_match
from game.scenes.records import RecordsScene
from game.scenes.sharing import CodeScene
from game.scenes.table import TableScene
from game.seats import Setup
from game.shell import Shell
from game.ui.clipboard import pasted
from game.ui.widgets import Button, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

LIST, DETAIL = Box(96, 146, 1016, 770), Box(1144, 146, 680, 770)
ROWS, ROW, STEP = 7, Box(116, 166, 976, 96), 106
ACTIONS = [Box(1168 + 322 * (place % 2), 736 + 88 * (place // 2), 310, 76) for place in range(4)]
BACK, RESTORE = Box(96, 944, 220, 76), Box(336, 944, 320, 76)
OTHERS = [Box(676 + 389 * place, 944, 370, 76) for place in range(3)]


class SavesScene(MenuScene):
    """The list at the left, the chosen match at the right."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.entries: list[Entry] = []
        self.first = 0
        self.chosen = ""
        self._read()
        super().__init__(shell, self._widgets(), self._focus())

    def _read(self) -> None:
        """Look at the folder again; the choice stays where it is if it is still there."""
        place = next((i for i, each in enumerate(self.entries) if each.ident == self.chosen), 0)
        self.entries = self.shell.home.library.entries()
        idents = [entry.ident for entry in self.entries]
        if self.chosen not in idents:
            self.chosen = idents[min(place, len(idents) - 1)] if idents else ""
        self.first = max(0, min(self.first, len(idents) - ROWS))

    def _focus(self) -> str:
        return f"row.{self.chosen}" if self.chosen else "back"

    @property
    def entry(self) -> Entry | None:
        """The chosen match."""
        return next((each for each in self.entries if each.ident == self.chosen), None)

    # -- widgets -------------------------------------------------------------------------------

    def _widgets(self) -> list[Widget]:
        text, library = self.shell.text, self.shell.home.library
        fields: list[Widget] = [
            row(
                self.shell,
                entry,
                Box(ROW.x, ROW.y + STEP * place, ROW.w, ROW.h),
                partial(self._open, entry.ident),
                entry.ident == self.chosen,
            )
            for place, entry in enumerate(self.entries[self.first : self.first + ROWS])
        ]
        for place, (key, act, enabled) in enumerate(self._actions()):
            label = text(f"saves.{key}")
            fields.append(
                Button(key, ACTIONS[place], label, act, align="center", row=True, enabled=enabled)
            )
        fields.append(Button("back", BACK, text("saves.back"), self.back, align="center"))
        if library.can_undelete:
            fields.append(
                Button("restore", RESTORE, text("saves.restore"), self._restore, align="center")
            )
        push, shell = self.shell.stack.push, self.shell
        others: list[tuple[str, Callable[[], object]]] = [
            ("records", lambda: push(RecordsScene(shell))),
            ("code", self._code),
            ("paste", self._paste),
        ]
        for box, (key, act) in zip(OTHERS, others, strict=True):
            fields.append(Button(key, box, text(f"saves.{key}"), act, align="center", inset=24))
        return fields

    def _actions(self) -> list[tuple[str, Callable[[], object], bool]]:
        """What can be done with the chosen match."""
        entry = self.entry
        if entry is None:
            return []
        good = entry.wrong is None
        return [
            ("play", partial(open_match, self.shell, entry.ident), good and not entry.over),
            ("watch", partial(watch_match, self.shell, entry.ident), good),
            ("export", partial(self._export, entry), good),
            ("delete", self._ask, True),
        ]

    def _refresh(self, focus: str | None = None) -> None:
        self.menu.replace(self._widgets(), focus)
        self.dirty = True

    # -- what the widgets do -------------------------------------------------------------------

    def _open(self, ident: str) -> None:
        """Confirm on a row: go on with the match, or watch a finished one."""
        self._choose(ident)
        entry = self.entry
        if entry is not None and entry.wrong is not None:
            self.shell.home.notices.tell(entry.wrong.key, **entry.wrong.values)
        elif entry is not None:
            (watch_match if entry.over else open_match)(self.shell, ident)

    def _choose(self, ident: str) -> None:
        if ident != self.chosen:
            self.chosen = ident
            self._refresh()

    def _export(self, entry: Entry) -> None:
        home = self.shell.home
        try:
            path = home.library.export(home.library.load(entry.ident))
        except SaveError as error:
            home.notices.tell(error.key, **error.values)
            return
        if path:
            home.notices.tell("saves.exported", path=path)

    def _paste(self) -> None:
        """Take a record in from the clipboard."""
        self.take_in(pasted().encode("utf-8", errors="replace"))

    def take_in(self, data: bytes) -> None:
        """Put a record on the list, or say why it is none."""
        home = self.shell.home
        if not data.strip():
            home.notices.tell("saves.nothing")
            return
        try:
            save = home.library.take_in(data)
        except SaveError as error:
            home.notices.tell(error.key, **error.values)
            return
        home.notices.tell("saves.taken")
        self.chosen, self.first = save.ident, 0
        self._read()
        self._refresh(self._focus())

    def _code(self) -> None:
        """The share code of the chosen match, and a place to type another one."""
        setup = None
        entry = self.entry
        if entry is not None and entry.wrong is None:
            try:
                setup = self.shell.home.library.load(entry.ident).setup
            except SaveError as error:
                self.shell.home.notices.tell(error.key, **error.values)
        self.shell.stack.push(CodeScene(self.shell, setup))

    def _ask(self) -> None:
        text = self.shell.text
        self.shell.stack.push(
            ConfirmScene(
                self.shell,
                text("saves.delete.ask"),
                text("saves.delete.about"),
                text("saves.delete.yes"),
                text("saves.delete.no"),
            )
        )

    def _restore(self) -> None:
        ident = self.shell.home.library.undelete()
        if ident:
            self.chosen = ident
        self._read()
        self._show_chosen()
        self._refresh(self._focus())

    def resume(self, result: Any) -> None:
        """Back from the question, a match or a replay."""
        super().resume(result)
        if result is True and self.chosen:
            self.shell.home.library.delete(self.chosen)
            self.shell.home.notices.tell("saves.deleted")
        if isinstance(result, Setup):
            self.shell.stack.push(TableScene(self.shell, result))
            return
        if result in ("title", "setup"):
            self.shell.stack.pop(result)
            return
        self._read()
        self._refresh(self._focus() if result is True else None)

    # -- moving about --------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        if intent.action in ("up", "down") and self._scroll(-1 if intent.action == "up" else 1):
            return
        super().handle(intent)
        key = self.menu.focus
        if key.startswith("row."):
            self._choose(key.removeprefix("row."))

    def _scroll(self, by: int) -> bool:
        """Let the list go on under the focus at its end; False if the focus moves by itself."""
        key = self.menu.focus
        if not key.startswith("row."):
            return False
        idents = [entry.ident for entry in self.entries]
        wanted = idents.index(key.removeprefix("row.")) + by
        if not 0 <= wanted < len(idents):
            return False
        self.chosen = idents[wanted]
        self._show_chosen()
        self._refresh(self._focus())
        return True

    def _show_chosen(self) -> None:
        place = next((i for i, each in enumerate(self.entries) if each.ident == self.chosen), 0)
        self.first = min(max(self.first, place - ROWS + 1), place)

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, rest: float) -> None:
        text = self.shell.text
        veil(canvas, "umbrella/title")
        canvas.text(text("saves.heading"), 96, 92, 64, CREAM, "extrabold", shade=0.6)
        for panel in (LIST, DETAIL):
            canvas.panel(panel, 30, alpha=0.88)
        if self.entry is None:
            for place, words in enumerate(canvas.wrap(text("saves.none"), 34, LIST.w - 120)):
                x, y = LIST.center[0], LIST.y + 120 + 48 * place
                canvas.text(words, x, y, 34, PALE, "semibold", "center")
        else:
            draw_entry(canvas, self.shell, self.entry, DETAIL)
        self._marks(canvas)
        self.menu.draw(canvas)
        hints = [("confirm", text("hint.choose")), ("back", text("hint.back"))]
        self.hints(canvas, hints, 1144, 92)

    def _marks(self, canvas: Canvas) -> None:
        """Arrows where the list goes on."""
        x = LIST.center[0]
        if self.first:
            canvas.arrow(x, LIST.y + 10, 0, 8)
        if self.first + ROWS < len(self.entries):
            canvas.arrow(x, LIST.y + LIST.h - 14, 2, 8)
