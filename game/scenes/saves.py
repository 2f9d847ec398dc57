"""The saved and finished matches: go on, watch, export, delete; with a picture of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.input import Intent
from game.saves import Entry, SaveError
from game.scenes.album import facts, picture, row
from game.scenes.confirm import ConfirmScene
from game.scenes.opening import open_match, watch_match
from game.scenes.records import RecordsScene
from game.scenes.sharing import CodeScene
from game.scenes.table import TableScene
from game.scenes.wide import WideScene, panel
from game.seats import Setup
from game.shell import Shell
from game.ui.clipboard import pasted
from game.ui.flow import Column, Drawn, Flow, Grid, Part, Space, Words
from game.ui.widgets import LAID, Button, Widget
from game.view.canvas import Box, Canvas

LIST, DETAIL = 1016.0, 680.0
"""Widths of the list and of what is known of the chosen match, side by side."""
BROAD = 1.3
"""From this text scale on there is one column, and the chosen match opens in the list."""
PAD = 20.0


class SavesScene(WideScene):
    """The list at the left, the chosen match at the right, or in the list with large text."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.entries: list[Entry] = []
        self.chosen = ""
        self._read()
        self._detail: Column | None = None
        super().__init__(shell, self._focus())

    def _read(self) -> None:
        """Look at the folder again; the choice stays where it is if it is still there."""
        place = next((i for i, each in enumerate(self.entries) if each.ident == self.chosen), 0)
        self.entries = self.shell.home.library.entries()
        idents = [entry.ident for entry in self.entries]
        if self.chosen not in idents:
            self.chosen = idents[min(place, len(idents) - 1)] if idents else ""

    def _focus(self) -> str:
        return f"row.{self.chosen}" if self.chosen else "back"

    @property
    def entry(self) -> Entry | None:
        """The chosen match."""
        return next((each for each in self.entries if each.ident == self.chosen), None)

    # -- widgets -------------------------------------------------------------------------------

    def heading(self) -> str:
        return self.shell.text("saves.heading")

    @property
    def broad(self) -> bool:
        """Whether there is one column only."""
        return self.shell.canvas().grow >= BROAD

    def parts(self) -> list[Part]:
        rows: list[Part] = []
        for entry in self.entries:
            own = entry.ident == self.chosen
            rows.append(row(self.shell, entry, partial(self._open, entry.ident), own))
            if own and self.broad:
                rows += [*facts(self.shell, entry), self._acts(), Space(10)]
        if not rows:
            rows = [Space(40), Words(self.shell.text("saves.none"), 34, align="center")]
        self._detail = None
        entry_ = self.entry
        if entry_ is not None and not self.broad:
            known = [picture(self.shell, entry_), *facts(self.shell, entry_)]
            self._detail = Column([*known, self._acts()], 10)
        return rows

    def _acts(self) -> Part:
        """What can be done with the chosen match."""
        buttons: list[Part] = [
            Button(
                key,
                LAID,
                self.shell.text(f"saves.{key}"),
                act,
                align="center",
                row=True,
                inset=16,
                tail=16,
                enabled=enabled,
            )
            for key, act, enabled in self._actions()
        ]
        return Grid(buttons, 240, gap=12)

    def beside(self) -> list[Widget]:
        return self._detail.widgets() if self._detail is not None else []

    def below(self) -> list[Button]:
        text, library = self.shell.text, self.shell.home.library
        push, shell = self.shell.stack.push, self.shell
        acts: list[tuple[str, Callable[[], object]]] = [("back", self.back)]
        if library.can_undelete:
            acts.append(("restore", self._restore))
        acts += [
            ("records", lambda: push(RecordsScene(shell))),
            ("code", self._code),
            ("paste", self._paste),
        ]
        return [
            Button(key, LAID, text(f"saves.{key}"), act, align="center", inset=24, tail=24)
            for key, act in acts
        ]

    def minor(self) -> Sequence[str]:
        return ("restore", "records", "code", "paste")

    def lay_panels(self, canvas: Canvas, flow: Flow, room: Box) -> None:
        self._panels = [room._replace(w=LIST), room._replace(x=room.x + room.w - DETAIL, w=DETAIL)]
        if self._detail is None:
            self._panels = [room]
        inner = self._panels[0]
        box = Box(inner.x + PAD, inner.y + PAD, inner.w - 2 * PAD, inner.h - 2 * PAD)
        flow.lay(canvas, box)
        if flow.room:
            flow.lay(canvas, box._replace(w=box.w - 30))
        if self._detail is not None:
            box = self._panels[1].grown(-24)
            self._detail.place(canvas, box)
            # What is left over goes to the picture.
            spare = box.h - self._detail.tall(canvas, box.w)
            shown = self._detail.parts[0]
            assert isinstance(shown, Drawn)
            shown.height = max(80.0, min(box.w * 9 / 16, shown.height + spare))
            self._detail.place(canvas, box)

    def under(self, canvas: Canvas) -> None:
        for box in self._panels:
            panel(canvas, box)
        if self._detail is not None:
            self._detail.show(canvas)

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
        self.rebuild(focus)

    # -- what the widgets do -------------------------------------------------------------------

    def _open(self, ident: str) -> None:
        """Confirm on a row: go on with the match, or watch a finished one.

        In one column the pointer first opens a row; there what can be done stands below it.
        """
        if self.broad and ident != self.chosen:
            self._choose(ident)
            return
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
        self.chosen = save.ident
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
        rows, before = f"row.{self.chosen}", self.menu.focus
        super().handle(intent)
        if self.shell.stack.top is not self:
            return
        key = self.menu.focus
        if not key.startswith("row."):
            return
        if not before.startswith("row.") and intent.pos is None and rows in self.menu.widgets:
            # Back to the list is back to the chosen match.
            if key != rows and self._detail is not None:
                self.menu.focus = rows
                self.menu.reveal()
        elif not self.broad or intent.pos is None:
            self._choose(key.removeprefix("row."))
