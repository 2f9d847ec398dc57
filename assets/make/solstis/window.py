"""A window on the painted world, the picture in it, and brushes for its layers.

World units are tiles: x 0 to 10 are the columns, y 0 to 6 the rows upwards, and the land goes on
beyond them, so that any window can be painted. Pictures are float arrays, values 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia
from scipy import ndimage

from assets.make.draw import color, paint
from assets.make.solstis.noise import fractal, fractal_at

Point = tuple[float, float]
Ramp = Sequence[tuple[float, str]]


def rgb(tone: str) -> np.ndarray:
    """A hex color as three values."""
    return np.array([int(tone[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def ramp(t: np.ndarray, stops: Ramp) -> np.ndarray:
    """Colors along a list of (position, color)."""
    places = [place for place, _ in stops]
    tones = np.array([rgb(tone) for _, tone in stops])
    return np.stack([np.interp(t, places, tones[:, k]) for k in range(3)], -1).astype(np.float32)


def smooth(low: float, high: float, x: np.ndarray | float) -> np.ndarray:
    """0 below `low`, 1 above `high`, a soft step between (also falling, if low > high)."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blur(picture: np.ndarray, sigma: float) -> np.ndarray:
    """Gaussian blur of the first two axes."""
    sigmas = (sigma, sigma) + (0,) * (picture.ndim - 2)
    return ndimage.gaussian_filter(picture, sigmas, mode="mirror")


def shrink(picture: np.ndarray, height: int, width: int) -> np.ndarray:
    """A smaller picture, every pixel the mean of the area under it."""

    def means(values: np.ndarray, size: int) -> np.ndarray:
        """Means along the first axis, by differences of the running sum."""
        sums = np.concatenate([np.zeros_like(values[:1]), np.cumsum(values, 0)])
        edges = np.linspace(0, len(values), size + 1)
        low = np.minimum(edges.astype(int), len(values) - 1)
        part = (edges - low).reshape((-1,) + (1,) * (values.ndim - 1))
        at = sums[low] * (1 - part) + sums[low + 1] * part
        return np.diff(at, axis=0) * (size / len(values))

    rows = means(picture.astype(np.float64), height)
    return means(rows.swapaxes(0, 1), width).swapaxes(0, 1).astype(np.float32)


def pen(tone: str, alpha: float = 1.0, *, line: float = 0.0, soft: float = 0.0) -> skia.Paint:
    """A brush; `line` is a stroke's width, `soft` the blur, both in pixels."""
    return paint(tone, min(max(alpha, 0), 1), stroke=line, blur=soft)


def spline(points: Sequence[Point], close: bool = False) -> skia.Path:
    """A smooth path through the points; a closed one gets a straight last side."""
    path = skia.Path()
    path.moveTo(*points[0])
    last = len(points) - 1
    for i in range(last):
        before, start = points[max(0, i - 1)], points[i]
        end, after = points[i + 1], points[min(last, i + 2)]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6,
            end[0], end[1],
        )  # fmt: skip
    if close:
        path.close()
    return path


class Window:
    """A rectangle of the world at `px` pixels per unit; `span` is how far land is strewn."""

    def __init__(
        self, left: float, right: float, bottom: float, top: float, px: float,
        span: Point = (-6.0, 16.0),
    ) -> None:  # fmt: skip
        self.left, self.right, self.bottom, self.top, self.px = left, right, bottom, top, px
        self.span = span
        self.width, self.height = round((right - left) * px), round((top - bottom) * px)
        self.xs = left + (np.arange(self.width) + 0.5) / px
        self.ys = top - (np.arange(self.height) + 0.5) / px

    @property
    def wide(self) -> float:
        """How much wider land is strewn than in the painting itself; scales counts."""
        return (self.span[1] - self.span[0]) / 22

    def x(self, x: float) -> float:
        """World to pixels."""
        return (x - self.left) * self.px

    def y(self, y: float) -> float:
        """World to pixels."""
        return (self.top - y) * self.px

    def points(self, points: Sequence[Point]) -> list[Point]:
        """World to pixels."""
        return [(self.x(x), self.y(y)) for x, y in points]

    def shows(self, x: float, margin: float) -> bool:
        """Whether something at x, reaching `margin` to both sides, can be seen."""
        return self.left - margin < x < self.right + margin

    def noise(
        self, fine: float, seed: int, octaves: int = 4, fine_y: float | None = None,
        ground: float = 0.0,
    ) -> np.ndarray:  # fmt: skip
        """Noise tied to the world, `fine` lattice cells a unit, anchored at the height `ground`."""
        down = fine if fine_y is None else fine_y
        across = (self.right - self.left) * fine
        return fractal(
            self.width, self.height, across, (self.top - self.bottom) * down, seed, octaves,
            self.left * fine, (ground - self.top) * down,
        )  # fmt: skip

    def profile(self, fine: float, seed: int, octaves: int = 4) -> np.ndarray:
        """Noise along x alone."""
        y = 3.7 + seed * 0.13
        return np.array([fractal_at(float(x) * fine, y, seed, octaves) for x in self.xs])


class Layer:
    """A transparent sheet over a window, drawn on with skia in pixels."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.surface = skia.Surface.MakeRasterN32Premul(window.width, window.height)
        self.pen = self.surface.getCanvas()

    def path(self, outline: skia.Path, brush: skia.Paint) -> None:
        """A path."""
        self.pen.drawPath(outline, brush)

    def line(self, x0: float, y0: float, x1: float, y1: float, brush: skia.Paint) -> None:
        """A straight line."""
        self.pen.drawLine(x0, y0, x1, y1, brush)

    def disc(self, x: float, y: float, radius: float, brush: skia.Paint) -> None:
        """A circle."""
        self.pen.drawCircle(x, y, radius, brush)

    def oval(self, left: float, top: float, right: float, bottom: float, brush: skia.Paint) -> None:
        """An ellipse in a box."""
        self.pen.drawOval(skia.Rect.MakeLTRB(left, top, right, bottom), brush)

    def box(
        self, x: float, y: float, width: float, height: float, corner: float, brush: skia.Paint
    ) -> None:
        """A rectangle with round corners."""
        self.pen.drawRoundRect(skia.Rect.MakeXYWH(x, y, width, height), corner, corner, brush)

    def pixels(self) -> np.ndarray:
        """The sheet, premultiplied."""
        out = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        out = out.astype(np.float32) / 255
        out[..., :3] *= out[..., 3:]
        return out


class Picture:
    """The colors of a window, painted from back to front."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.colors = np.zeros((window.height, window.width, 3), np.float32)

    def over(self, colors: np.ndarray, alpha: np.ndarray) -> None:
        """Lay colors (straight, 0 to 1) over it."""
        alpha = alpha.astype(np.float32)[..., None]
        self.colors = np.clip(colors, 0, 1).astype(np.float32) * alpha + self.colors * (1 - alpha)

    def lay(self, layer: Layer) -> None:
        """Lay a drawn sheet over it."""
        drawn = layer.pixels()
        self.colors = drawn[..., :3] + self.colors * (1 - drawn[..., 3:])

    def tint(self, tone: str, alpha: np.ndarray) -> None:
        """Lay one color over it."""
        alpha = np.clip(alpha, 0, 1).astype(np.float32)[..., None]
        self.colors = rgb(tone) * alpha + self.colors * (1 - alpha)


def fade(x0: float, y0: float, x1: float, y1: float, *tones: str) -> skia.Paint:
    """A brush whose colors run from one point to another."""
    ends = [skia.Point(x0, y0), skia.Point(x1, y1)]
    shader = skia.GradientShader.MakeLinear(ends, [color(tone) for tone in tones])
    return skia.Paint(AntiAlias=True, Shader=shader)
