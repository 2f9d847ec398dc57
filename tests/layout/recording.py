"""Notes every text of a picture with its box, the size that was asked for and the one drawn."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.app import App
from game.loop import STEP
from game.tables.room import seen
from game.tables.solstis import rich
from game.ui import lettering
from game.view.canvas import Box, Canvas
from game.view.letters import Lettering

ALIGN = {"left": 0.0, "center": 0.5, "right": 1.0}
OPAQUE = 0.9
"""From here on a panel hides what lies under it."""
INK = 0.36
"""Half of the height of letters without their tails, as a part of their size."""


class Written(NamedTuple):
    """A text in the logical pixels of the screen."""

    text: str
    box: Box
    drawn: float
    asked: float
    printed: bool
    """Whether it is printed on a piece and so does not grow."""
    whole: bool
    """Whether nothing of it is cut off by a clip."""


class Recorder:
    """While ``on``, notes what is drawn; ``cut`` are texts that were shortened."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self.app, self.on = app, False
        self.texts: list[Written] = []
        self.cut: set[str] = set()
        self._asked: dict[str, float] = {}
        self._patch_text(patch)
        self._patch_panel(patch)
        self._patch_fitting(patch)

    def _patch_text(self, patch: pytest.MonkeyPatch) -> None:
        plain = Lettering.text

        def text(
            canvas: Canvas, text: str, x: float, y: float, size: float, *rest: Any, **more: Any
        ) -> float:
            width = plain(canvas, text, x, y, size, *rest, **more)
            if self.on and text.strip():
                align = more.get("align", rest[2] if len(rest) > 2 else "left")
                self._note(canvas, text, x - width * ALIGN[align], y, width, size)
            return width

        patch.setattr(Lettering, "text", text)

    def _patch_panel(self, patch: pytest.MonkeyPatch) -> None:
        plain = Canvas.panel

        def panel(
            canvas: Canvas,
            box: Box,
            radius: float = 18,
            alpha: float = 0.84,
            *rest: Any,
            **more: Any,
        ) -> None:
            plain(canvas, box, radius, alpha, *rest, **more)
            if self.on and alpha >= OPAQUE and canvas.scale == self.app.shell.screen.scale:
                self.texts = [each for each in self.texts if not box.holds(each.box.center)]

        patch.setattr(Canvas, "panel", panel)

    def _patch_fitting(self, patch: pytest.MonkeyPatch) -> None:
        fitted, shortened, draw = Lettering.fitted, lettering.shortened, rich.Words.draw

        def fit(canvas: Canvas, text: str, size: float, *rest: Any, **more: Any) -> float:
            self._asked[text] = canvas.scaled(size)
            return fitted(canvas, text, size, *rest, **more)

        def shorten(canvas: Canvas, text: str, size: float, *rest: Any) -> tuple[float, str]:
            self._asked[text] = canvas.scaled(size)
            found = shortened(canvas, text, size, *rest)
            if self.on and found[1] != text:
                self.cut.add(text)
            return found

        def words(part: rich.Words, canvas: Canvas, x: float, y: float, scale: float) -> None:
            self._asked[part.text] = canvas.scaled(part.size)
            draw(part, canvas, x, y, scale)

        patch.setattr(Lettering, "fitted", fit)
        patch.setattr(lettering, "shortened", shorten)
        patch.setattr("game.ui.widgets.shortened", shorten)
        patch.setattr(rich.Words, "draw", words)

    def _note(
        self, canvas: Canvas, text: str, x: float, y: float, width: float, size: float
    ) -> None:
        drawn = canvas._em(size) / canvas.scale
        box = Box(x, y - drawn * INK, width, drawn * 2 * INK)
        whole = canvas.target.get_clip().contains(canvas.rect(box))
        screen = self.app.shell.screen
        if abs(canvas.scale - screen.scale) > 1e-6:
            box = self._through(canvas, box)
        part = canvas.scale / screen.scale
        asked = max(canvas.scaled(size), self._asked.pop(text, 0.0))
        printed = canvas.grow == 1.0 != self.app.shell.assets.text_scale / 100
        self.texts.append(Written(text, box, drawn * part, asked * part, printed, whole))

    def _through(self, canvas: Canvas, box: Box) -> Box:
        """Where something on a smaller view is on the screen; pieces may be drawn aside first."""
        screen = self.app.shell.screen
        table, part = seen(self.app.shell.canvas()), canvas.scale / screen.scale
        view = table if abs(table.scale - canvas.scale) < 1e-6 else canvas
        left, top = screen.to_logical(view.at(box.x, box.y))
        return Box(left, top, box.w * part, box.h * part)

    @contextlib.contextmanager
    def recording(self) -> Iterator[None]:
        """All that is drawn within is noted, whatever was kept from before."""
        self.texts, self.cut, self._asked = [], set(), {}
        self.on = True
        yield
        self.on = False

    def picture(self) -> list[Written]:
        """Everything written in the present picture, drawn anew."""
        shell = self.app.shell
        assets: Any = shell.assets
        kept = [key for key in assets._made if isinstance(key, tuple) and key[0] == "kept"]
        for key in kept:
            surface = assets._made.pop(key)
            assets._bytes -= surface.get_pitch() * surface.get_height()
        picture = getattr(shell.stack.top, "picture", None)
        if picture is not None:
            picture.forget()
        with self.recording():
            shell.stack.top.dirty = True
            self.app.frame(STEP)
        return list(self.texts)
