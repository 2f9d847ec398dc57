"""Widgets and words under and beside each other by their measured heights, scrolled to the focus.

A ``Part`` says how tall it is at a width and is then given its box; every widget is one. So rows
grow with the text scale and the language, and what no longer fits the view of a ``Flow`` scrolls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.parts import GAP as GAP
from game.ui.parts import Drawn as Drawn
from game.ui.parts import Headed as Headed
from game.ui.parts import Part as Part
from game.ui.parts import Space as Space
from game.ui.parts import Still as Still
from game.ui.parts import Told as Told
from game.ui.parts import Words as Words
from game.ui.parts import heading as heading
from game.ui.widgets import Widget
from game.view.canvas import PALE, Box, Canvas

MARGIN = 16.0
"""What stays free around a widget that is scrolled into the view; its ring needs it."""
NOTCH = 110.0
"""Logical pixels of one notch of the wheel."""


class Column:
    """Parts under each other; ``behind`` draws what they stand on, ``pad`` stays free around."""

    def __init__(
        self,
        parts: Sequence[Part],
        gap: float = GAP,
        pad: float = 0.0,
        behind: Callable[[Canvas, Box], object] | None = None,
        narrow: float = 0.0,
        least: float = 0.0,
    ) -> None:
        self.parts, self.gap, self.pad, self._behind = list(parts), gap, pad, behind
        self.narrow, self.least = narrow, least
        """At a text scale of 100 %: the width below which it wants a line of its own, and the
        height that it takes anyway."""
        self.box = Box(0, 0, 0, 0)

    def tall(self, canvas: Canvas, width: float) -> float:
        heights = [part.tall(canvas, width - 2 * self.pad) for part in self.parts]
        least = self.least if canvas.grow == 1 else 0.0
        return max(least, sum(heights) + self.gap * max(0, len(heights) - 1) + 2 * self.pad)

    def fits(self, canvas: Canvas, width: float) -> bool:
        return width >= self.narrow * canvas.grow and all(
            part.fits(canvas, width - 2 * self.pad) for part in self.parts
        )

    def place(self, canvas: Canvas, box: Box) -> None:
        self.box = box
        width, y = box.w - 2 * self.pad, box.y + self.pad
        for part in self.parts:
            high = part.tall(canvas, width)
            part.place(canvas, Box(box.x + self.pad, y, width, high))
            y += high + self.gap

    def widgets(self) -> list[Widget]:
        return [widget for part in self.parts for widget in part.widgets()]

    def show(self, canvas: Canvas) -> None:
        if self._behind is not None:
            self._behind(canvas, self.box)
        for part in self.parts:
            part.show(canvas)


class Row:
    """Parts beside each other, or under each other where one of them would not fit.

    ``shares`` are the parts of the width that they get; all are made equally tall.
    """

    def __init__(
        self, parts: Sequence[Part], shares: Sequence[float] = (), gap: float = 24.0
    ) -> None:
        self.parts, self.gap = list(parts), gap
        self.shares = list(shares) or [1.0] * len(self.parts)

    def _widths(self, width: float) -> list[float]:
        room = width - self.gap * (len(self.parts) - 1)
        return [room * share / sum(self.shares) for share in self.shares]

    def fits(self, canvas: Canvas, width: float) -> bool:
        widths = self._widths(width)
        return all(part.fits(canvas, w) for part, w in zip(self.parts, widths, strict=True))

    def tall(self, canvas: Canvas, width: float) -> float:
        if not self.fits(canvas, width):
            return Column(self.parts, min(self.gap, GAP)).tall(canvas, width)
        widths = self._widths(width)
        return max(part.tall(canvas, w) for part, w in zip(self.parts, widths, strict=True))

    def place(self, canvas: Canvas, box: Box) -> None:
        if not self.fits(canvas, box.w):
            Column(self.parts, min(self.gap, GAP)).place(canvas, box)
            return
        x = box.x
        for part, width in zip(self.parts, self._widths(box.w), strict=True):
            part.place(canvas, Box(x, box.y, width, box.h))
            x += width + self.gap

    def widgets(self) -> list[Widget]:
        return [widget for part in self.parts for widget in part.widgets()]

    def show(self, canvas: Canvas) -> None:
        for part in self.parts:
            part.show(canvas)


class Grid(Row):
    """Parts in two columns, row by row, or in one where a column would be too narrow.

    ``narrow`` is the least width of a column at a text scale of 100 %.
    """

    def __init__(self, parts: Sequence[Part], narrow: float, gap: float = 24.0) -> None:
        super().__init__(parts, gap=gap)
        self.narrow = narrow

    def _laid(self, canvas: Canvas, width: float) -> Column:
        """The rows at that width."""
        if (width - self.gap) / 2 < self.narrow * canvas.grow:
            return Column(self.parts, min(self.gap, GAP))
        rows: list[Part] = []
        for place in range(0, len(self.parts), 2):
            pair = [*self.parts[place : place + 2], Space(0)][:2]
            rows.append(Pair(pair, gap=self.gap))
        return Column(rows, min(self.gap, GAP))

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True

    def tall(self, canvas: Canvas, width: float) -> float:
        return self._laid(canvas, width).tall(canvas, width)

    def place(self, canvas: Canvas, box: Box) -> None:
        self._laid(canvas, box.w).place(canvas, box)


class Pair(Row):
    """A row that stays one; what is in it breaks its own words."""

    def fits(self, canvas: Canvas, width: float) -> bool:
        return True


class Halves(Row):
    """Columns beside each other wherever they are as wide as they must be, whatever is in them."""

    def fits(self, canvas: Canvas, width: float) -> bool:
        pairs = zip(self.parts, self._widths(width), strict=True)
        return all(getattr(part, "narrow", 0.0) * canvas.grow <= room for part, room in pairs)


class Narrow(Column):
    """One part in the middle, so wide at a text scale of 100 %."""

    def __init__(self, part: Part, width: float = 400.0) -> None:
        super().__init__([part])
        self.width = width

    def _inner(self, canvas: Canvas, width: float) -> float:
        return min(width, self.width * canvas.grow)

    def tall(self, canvas: Canvas, width: float) -> float:
        return super().tall(canvas, self._inner(canvas, width))

    def place(self, canvas: Canvas, box: Box) -> None:
        width = self._inner(canvas, box.w)
        super().place(canvas, Box(box.center[0] - width / 2, box.y, width, box.h))


class Flow:
    """Parts in a view, of which as much is seen as fits; ``scroll`` is how far it went down."""

    def __init__(self, parts: Sequence[Part], gap: float = GAP) -> None:
        self.column = Column(parts, gap)
        self.view = Box(0, 0, 0, 0)
        self.height = self.scroll = 0.0
        self._places: dict[str, Widget] = {}
        self.mine: set[str] = set()
        """The keys of the widgets that scroll."""

    def lay(self, canvas: Canvas, view: Box) -> None:
        """Lay everything out in that view, as far down as before."""
        self.view = view
        self.height = self.column.tall(canvas, view.w)
        self._places = {widget.key: widget for widget in self.column.widgets()}
        self.mine = set(self._places)
        self.column.place(canvas, Box(view.x, view.y, view.w, self.height))
        before, self.scroll = self.scroll, 0.0
        self.to(before)

    @property
    def widgets(self) -> list[Widget]:
        return self.column.widgets()

    @property
    def room(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.view.h)

    def to(self, scroll: float) -> bool:
        """Scroll to there or as near as can be; answers whether anything moved."""
        scroll = round(min(max(0.0, scroll), self.room))
        by, self.scroll = self.scroll - scroll, scroll
        if by:
            _shift(self.column, by)
        return bool(by)

    def by(self, pages: float) -> bool:
        """Scroll by so many heights of the view."""
        return self.to(self.scroll + pages * self.view.h)

    def wheel(self, notches: float) -> bool:
        """Scroll by the wheel of a mouse; positive is up."""
        return self.to(self.scroll - notches * NOTCH)

    def reveal(self, widget: Widget) -> bool:
        """Scroll as little as needed to see a widget, to the end of the page if it is the last."""
        mine = self.widgets
        for end, scroll in ((mine[0], 0.0), (mine[-1], self.room)):
            y = widget.box.y + self.scroll - scroll
            if end is widget and self.sees(widget.box._replace(y=y)):
                return self.to(scroll)
        top, bottom = widget.box.y - MARGIN, widget.box.y + widget.box.h + MARGIN
        by = max(0.0, bottom - self.view.y - self.view.h)
        if top - by < self.view.y:
            by = top - self.view.y
        return self.to(self.scroll + by)

    def sees(self, box: Box) -> bool:
        """Whether the box is in the view as a whole, or fills it."""
        above, below = self.view.y - 1, self.view.y + self.view.h + 1
        return box.y >= above and box.y + box.h <= below

    def shows(self, key: str) -> bool:
        """Whether any part of a widget is in the view."""
        box = self._places[key].box
        return box.y < self.view.y + self.view.h and box.y + box.h > self.view.y

    def unrolled(self, widget: Widget) -> Box:
        """Where a widget stands on the whole page, so that directions lead through all of it."""
        x, y, w, h = widget.box
        if widget.key in self.mine:
            return Box(x, y + self.scroll, w, h)
        return Box(x, y + self.room, w, h) if y >= self.view.y + self.view.h else widget.box

    def draw(self, canvas: Canvas, draw: Callable[[Canvas], object]) -> None:
        """What is no widget, then what ``draw`` draws, within the view; and how it scrolls."""
        target, before = canvas.target, canvas.target.get_clip()
        # At the ends of the page nothing is cut, so there the ring of the focus has its room.
        above = MARGIN if self.scroll <= 0 else 0
        below = MARGIN if self.scroll >= self.room else 0
        x, y, w, h = self.view
        room = Box(x - MARGIN, y - above, w + 2 * MARGIN, h + above + below)
        target.set_clip(canvas.rect(room).clip(before))
        self.column.show(canvas)
        draw(canvas)
        target.set_clip(before)
        if self.room:
            self._sign(canvas)

    def _sign(self, canvas: Canvas) -> None:
        """A bar at the right whose light part is what is seen, with arrows where there is more."""
        x, y, high = self.view.x + self.view.w + 30, self.view.y + 26, self.view.h - 52
        canvas.pill(Box(x - 6, y, 12, high), 6, (PALE, 0.22))
        part = self.view.h / self.height
        top = y + high * self.scroll / self.height
        canvas.pill(Box(x - 6, top, 12, max(24, high * part)), 6, (canvas.accent.text, 1.0))
        if self.scroll > 0:
            canvas.arrow(x, y - 16, 0, 11)
        if self.scroll < self.room:
            canvas.arrow(x, y + high + 16, 2, 11)


def _shift(part: Part, by: float) -> None:
    """Move a part, and all that is in it, down."""
    for child in getattr(part, "parts", ()):
        _shift(child, by)
    box = getattr(part, "box", None)
    if isinstance(box, Box):
        part.box = box._replace(y=box.y + by)  # type: ignore[attr-defined]
