"""A pen for emblems drawn on a grid from -50 to 50, y down, in the tones of a palette.

Outlines are strings of points, "x,y x,y"; a point with ! is a sharp corner, all others are smooth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import skia

from assets.make.draw import paint

Corner = tuple[float, float] | tuple[float, float, int]
Outline = str | Sequence[Corner]


def outline_points(outline: Outline) -> list[Corner]:
    """Points of an outline; a third value marks a sharp corner."""
    if not isinstance(outline, str):
        return list(outline)
    points: list[Corner] = []
    for word in outline.split():
        x, y = (float(number) for number in word.rstrip("!").split(","))
        points.append((x, y, 1) if word.endswith("!") else (x, y))
    return points


def smooth_path(points: Sequence[Corner], close: bool) -> skia.Path:
    """A Catmull-Rom curve through the points."""
    count, path = len(points), skia.Path()

    def at(i: int) -> Corner:
        return points[i % count] if close else points[min(max(i, 0), count - 1)]

    path.moveTo(*points[0][:2])
    for i in range(count if close else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        bend_start = 0 if len(start) > 2 else 1 / 6
        bend_end = 0 if len(end) > 2 else 1 / 6
        path.cubicTo(
            start[0] + (end[0] - before[0]) * bend_start,
            start[1] + (end[1] - before[1]) * bend_start,
            end[0] - (after[0] - start[0]) * bend_end,
            end[1] - (after[1] - start[1]) * bend_end,
            end[0], end[1],
        )  # fmt: skip
    if close:
        path.close()
    return path


class Glyph:
    """A pen for one spirit; tones are names of the palette or hex colors."""

    def __init__(self, pen: skia.Canvas, palette: dict[str, str]) -> None:
        self.pen, self.palette = pen, palette

    def _brush(self, tone: str, alpha: float = 1.0, line: float = 0.0) -> skia.Paint:
        return paint(self.palette.get(tone, tone), alpha, stroke=line)

    def sides(self) -> Iterator[None]:
        """Twice: what is drawn lands on the right, then mirrored on the left."""
        for side in (1, -1):
            self.pen.save()
            self.pen.scale(side, 1)
            yield
            self.pen.restore()

    def fill(self, tone: str, path: skia.Path, alpha: float = 1.0) -> None:
        self.pen.drawPath(path, self._brush(tone, alpha))

    def shape(self, tone: str, outline: Outline, alpha: float = 1.0) -> None:
        """A closed curve."""
        self.fill(tone, smooth_path(outline_points(outline), True), alpha)

    def both(self, tone: str, outline: Outline, alpha: float = 1.0) -> None:
        """A closed curve on the right and its mirror on the left."""
        for _ in self.sides():
            self.shape(tone, outline, alpha)

    def mirror_path(self, outline: Outline) -> skia.Path:
        """A closed curve from its right half, top to bottom."""
        half = outline_points(outline)
        left = [(-point[0], *point[1:]) for point in reversed(half) if abs(point[0]) > 0.01]
        return smooth_path(half + left, True)

    def mirrored(self, tone: str, outline: Outline, alpha: float = 1.0) -> None:
        """A symmetric shape from its right half."""
        self.fill(tone, self.mirror_path(outline), alpha)

    def stroke(self, tone: str, line: float, outline: Outline, alpha: float = 1.0) -> None:
        """An open line."""
        path = smooth_path(outline_points(outline), False)
        self.pen.drawPath(path, self._brush(tone, alpha, line))

    def outline(self, tone: str, line: float, outline: Outline) -> None:
        """The line around a closed curve."""
        self.pen.drawPath(smooth_path(outline_points(outline), True), self._brush(tone, line=line))

    def disc(self, tone: str, x: float, y: float, radius: float, alpha: float = 1.0) -> None:
        self.pen.drawCircle(x, y, radius, self._brush(tone, alpha))

    def ellipse(self, tone: str, x: float, y: float, across: float, down: float) -> None:
        """An ellipse by its center and half axes."""
        self.oval(tone, x - across, y - down, x + across, y + down)

    def oval(
        self, tone: str, left: float, top: float, right: float, bottom: float, alpha: float = 1.0
    ) -> None:
        """An ellipse by its box."""
        self.pen.drawOval(skia.Rect.MakeLTRB(left, top, right, bottom), self._brush(tone, alpha))

    def bar(self, tone: str, left: float, top: float, right: float, bottom: float) -> None:
        """A rectangle."""
        self.pen.drawRect(skia.Rect.MakeLTRB(left, top, right, bottom), self._brush(tone))

    def eye(self, x: float, y: float, radius: float) -> None:
        """A dark eye with a glint."""
        self.disc("ink", x, y, radius)
        self.disc("FFFFFF", x - radius * 0.3, y - radius * 0.35, radius * 0.34)
