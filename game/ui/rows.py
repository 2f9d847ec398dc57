"""A long list of sentences of which one has the focus: any number of rows, each as high as it is.

Only the rows in sight are drawn; heights are measured once for a width and a text scale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.view.canvas import CREAM, DARK, PALE, Box, Canvas
from game.view.letters import evened

SIZE, PAD, SIGN = 28.0, 14.0, 44.0
LABEL, AMOUNT = 64.0, 92.0
"""Room for what stands before a sentence, and after it."""

DrawSign = Callable[[Canvas, str, float, float, float], None]


class Row(NamedTuple):
    """A sentence with pictures before it; ``label`` and ``amount`` stand at its ends.

    ``head`` rows are headings, which the focus skips.
    """

    words: str
    signs: tuple[str, ...] = ()
    label: str = ""
    amount: str = ""
    head: bool = False


class Rows:
    """The list in a view; ``index`` has the focus."""

    def __init__(self, rows: Sequence[Row], sign: DrawSign, labels: bool = False) -> None:
        self.rows, self._sign = list(rows), sign
        self._labels, self._amounts = labels, any(row.amount for row in rows)
        self._label = self._amount = 0.0
        self._side = SIGN
        self.stops = [index for index, row in enumerate(self.rows) if not row.head]
        self.index = self.stops[0] if self.stops else 0
        self.scroll = 0.0
        self._measured: tuple[object, ...] = ()
        self._widths: dict[tuple[str, float], float] = {}
        self._tops: list[float] = []
        self._lines: list[list[str]] = []
        self.view = Box(0, 0, 0, 0)

    @property
    def height(self) -> float:
        return self._tops[-1] if self._tops else 0.0

    def step(self, by: int) -> bool:
        """Move the focus by so many rows; answers whether it moved."""
        if not self.stops:
            return False
        at = self.stops.index(self.index) + by
        return self.go(self.stops[min(len(self.stops) - 1, max(0, at))])

    def go(self, index: int) -> bool:
        """Focus a row and bring it into sight; answers whether the focus moved."""
        before, self.index = self.index, index
        self._reveal()
        return before != index

    def wheel(self, amount: float) -> None:
        """Scroll by the wheel of a mouse; the focus stays."""
        self._scroll_to(self.scroll - amount * 120, down=amount < 0)

    def at(self, pos: tuple[float, float]) -> int | None:
        """The row under a pointer, headings excepted."""
        if not self.view.holds(pos) or not self._tops:
            return None
        y = pos[1] - self.view.y + self.scroll
        for index in self.stops:
            if self._tops[index] <= y < self._tops[index + 1]:
                return index
        return None

    def _scroll_to(self, scroll: float, down: bool = True) -> None:
        """Scroll to there, and on to where a row begins: letters that are cut look broken."""
        wanted = min(max(0.0, self.height - self.view.h), max(0.0, scroll))
        if down:
            whole = min((top for top in self._tops[:-1] if top >= wanted), default=wanted)
        else:
            whole = max((top for top in self._tops[:-1] if top <= wanted), default=wanted)
        # A row can be taller than the view; then there is more of it to be seen in between.
        self.scroll = whole if abs(whole - wanted) < self.view.h / 2 else wanted

    def _reveal(self) -> None:
        if not self._tops:
            return
        top, bottom = self._tops[self.index], self._tops[self.index + 1]
        if self.stops and self.index == self.stops[0]:
            top = 0.0
        if bottom > self.scroll + self.view.h:
            self._scroll_to(bottom - self.view.h)
        if top < self.scroll:
            self._scroll_to(top)

    # -- drawing -------------------------------------------------------------------------------

    def _left(self, row: Row) -> float:
        """Where the words of a row begin."""
        signs = len(row.signs) * (self._side + 6) + (8 if row.signs else 0)
        return PAD + (0 if row.head else self._label) + signs

    def _measure(self, canvas: Canvas, view: Box) -> None:
        key = (view, canvas.grow, canvas.scale)
        if key == self._measured:
            return
        self._measured, self.view, self._widths = key, view, {}
        self._side = SIGN * canvas.grow**0.5
        if self._labels:
            self._label = max(LABEL, canvas.width("888", SIZE) + 12)
        if self._amounts:
            self._amount = max(AMOUNT, canvas.width("+88", SIZE + 6, "extrabold") + 24)
        top, self._tops, self._lines = 0.0, [0.0], []
        step = canvas.line(SIZE, 1.3)
        for row in self.rows:
            room = view.w - self._left(row) - PAD - (self._amount if row.amount else 0)
            lines = self._wrapped(canvas, row.words, SIZE + 4 * row.head, room)
            self._lines.append(lines)
            least = self._side if row.signs else 0.0
            top += max(least, step * max(1, len(lines))) + 2 * PAD
            self._tops.append(top)
        self._reveal()

    def _wrapped(self, canvas: Canvas, text: str, size: float, room: float) -> list[str]:
        """As ``Canvas.wrap``, from the widths of single words: logs say few of them, but often."""
        lines: list[str] = []
        wide, space = 0.0, self._word(canvas, "n n", size) - self._word(canvas, "nn", size)
        for word in filter(None, text.split(" ")):
            own = self._word(canvas, word, size)
            if lines and wide + space + own <= room:
                lines[-1] += f" {word}"
                wide += space + own
            else:
                lines.append(word)
                wide = own
        return evened(lines, lambda line: canvas.width(line, size, "semibold"))

    def _word(self, canvas: Canvas, word: str, size: float) -> float:
        key = (word, size)
        if key not in self._widths:
            self._widths[key] = canvas.width(word, size, "semibold")
        return self._widths[key]

    def draw(self, canvas: Canvas, view: Box) -> None:
        """The rows in sight, the one with the focus on gold, and how the list scrolls."""
        self._measure(canvas, view)
        target, before = canvas.target, canvas.target.get_clip()
        target.set_clip(canvas.rect(view.grown(2)).clip(before))
        for index, row in enumerate(self.rows):
            top = view.y + self._tops[index] - self.scroll
            high = self._tops[index + 1] - self._tops[index]
            if top + high > view.y and top < view.y + view.h:
                self._row(canvas, index, row, Box(view.x, top, view.w, high))
        target.set_clip(before)
        if self.height > view.h:
            x, part = view.x + view.w + 14, view.h / self.height
            canvas.pill(Box(x, view.y, 10, view.h), 5, (PALE, 0.22))
            top = view.y + view.h * self.scroll / self.height
            canvas.pill(Box(x, top, 10, max(24, view.h * part)), 5, (canvas.accent.text, 1.0))

    def _row(self, canvas: Canvas, index: int, row: Row, box: Box) -> None:
        focused = index == self.index and not row.head
        if focused:
            canvas.pill(Box(box.x, box.y + 2, box.w, box.h - 4), 16, *canvas.accent.fill)
            canvas.outline(Box(box.x, box.y + 2, box.w, box.h - 4), 16, 4, CREAM)
        color = DARK if focused else canvas.accent.text if row.head else CREAM
        y, step = box.center[1], canvas.line(SIZE, 1.3)
        if row.label and not row.head:
            tone = DARK if focused else PALE
            canvas.text(
                row.label, box.x + PAD + self._label / 2 - 6, y, SIZE, tone, "bold", "center"
            )
        x = box.x + self._left(row)
        for place, sign in enumerate(row.signs):
            left = x - 8 - (len(row.signs) - place) * (self._side + 6)
            self._sign(canvas, sign, left + self._side / 2, y, self._side)
        lines = self._lines[index]
        first = y - step * (len(lines) - 1) / 2
        for place, words in enumerate(lines):
            size = SIZE + 4 * row.head
            canvas.text(words, x, first + step * place, size, color, "semibold")
        if row.amount:
            right = box.x + box.w - PAD
            canvas.text(row.amount, right, y, SIZE + 6, color, "extrabold", "right")
