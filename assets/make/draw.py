"""Vector drawing on a numpy picture: a thin, readable layer over skia.

A `Canvas` measures in drawing units; `scale` says how many pixels one unit takes, so the same
drawing code serves sprites of any size and backgrounds baked above screen resolution.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path as FilePath

import numpy as np
import skia

FONTS = FilePath(__file__).parents[1] / "fonts"
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
Stop = tuple[str, float, float]  # hex color, alpha 0..1, position 0..1


def color(hex_color: str, alpha: float = 1.0) -> int:
    """The skia color of a hex string such as "FFD98A"."""
    red, green, blue = (int(hex_color[i : i + 2], 16) for i in (0, 2, 4))
    return skia.Color(red, green, blue, round(255 * alpha))


def blend(first: str, second: str, amount: float) -> str:
    """The hex color `amount` (0..1) of the way from `first` to `second`."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (0, 2, 4)]
    return "".join(f"{round(a * (1 - amount) + b * amount):02X}" for a, b in pairs)


def paint(
    hex_color: str = "FFFFFF",
    alpha: float = 1.0,
    *,
    stroke: float = 0.0,
    blur: float = 0.0,
    dash: Sequence[float] = (),
    add: bool = False,
    shader: skia.Shader | None = None,
) -> skia.Paint:
    """A brush: filled unless `stroke` gives a line width; `add` adds light instead of covering."""
    brush = skia.Paint(Color=color(hex_color, alpha), AntiAlias=True)
    if stroke:
        brush.setStyle(skia.Paint.kStroke_Style)
        brush.setStrokeWidth(stroke)
        brush.setStrokeCap(skia.Paint.kRound_Cap)
        brush.setStrokeJoin(skia.Paint.kRound_Join)
    if blur:
        brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if dash:
        brush.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
    if add:
        brush.setBlendMode(skia.BlendMode.kPlus)
    if shader is not None:
        brush.setShader(shader)
    return brush


def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> skia.Shader:
    """A straight gradient from (x0, y0) to (x1, y1)."""
    ends = [skia.Point(x0, y0), skia.Point(x1, y1)]
    colors = [color(tone, alpha) for tone, alpha, _ in stops]
    return skia.GradientShader.MakeLinear(ends, colors, [at for _, _, at in stops])


def radial(x: float, y: float, radius: float, *stops: Stop) -> skia.Shader:
    """A round gradient from the center outwards."""
    colors = [color(tone, alpha) for tone, alpha, _ in stops]
    return skia.GradientShader.MakeRadial(
        skia.Point(x, y), radius, colors, [at for _, _, at in stops]
    )


def polygon(points: Sequence[tuple[float, float]], close: bool = True) -> skia.Path:
    """The path through the points."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if close:
        path.close()
    return path


def curve(start: tuple[float, float], *cubics: Sequence[float]) -> skia.Path:
    """The open path from `start` through cubic segments of six numbers each."""
    path = skia.Path()
    path.moveTo(*start)
    for numbers in cubics:
        path.cubicTo(*numbers)
    return path


def star(
    x: float, y: float, radius: float, turn: float = 0.0, points: int = 5, inner: float = 0.52
) -> skia.Path:
    """A star whose first point looks up, turned clockwise by `turn` degrees."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn - 90 + i * 180 / points)
        reach = radius if i % 2 == 0 else radius * inner
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def font(name: str, size: float) -> skia.Font:
    """A font of the project's own files, without hinting so that it is the same everywhere."""
    made = skia.Font(skia.Typeface.MakeFromFile(str(FONTS / name)), size)
    made.setSubpixel(True)
    made.setHinting(skia.FontHinting.kNone)
    made.setEdging(skia.Font.Edging.kAntiAlias)
    return made


def premultiplied_image(pixels: np.ndarray) -> skia.Image:
    """A skia picture of a premultiplied RGBA array with values 0..1."""
    data = np.ascontiguousarray((pixels.clip(0, 1) * 255 + 0.5).astype(np.uint8))
    height, width = data.shape[:2]
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, data, width * 4))


class Canvas:
    """A picture of `width` x `height` units that starts at (`left`, `top`) of the drawing.

    `pixels` is an RGBA byte array with straight (not premultiplied) alpha.
    """

    def __init__(
        self, width: float, height: float, scale: float = 1.0, left: float = 0, top: float = 0
    ) -> None:
        self.pixels = np.zeros((round(height * scale), round(width * scale), 4), np.uint8)
        self.surface = skia.Surface(self.pixels, skia.kRGBA_8888_ColorType)
        self.pen = self.surface.getCanvas()
        self.pen.scale(scale, scale)
        self.pen.translate(-left, -top)

    def box(
        self, x: float, y: float, width: float, height: float, corner: float, brush: skia.Paint
    ) -> None:
        """A rectangle with rounded corners."""
        rect = skia.Rect.MakeXYWH(x, y, width, height)
        self.pen.drawRRect(skia.RRect.MakeRectXY(rect, corner, corner), brush)

    def disc(self, x: float, y: float, radius: float, brush: skia.Paint) -> None:
        """A circle, or a ring if the brush strokes."""
        self.pen.drawCircle(x, y, radius, brush)

    def oval(self, x: float, y: float, across: float, down: float, brush: skia.Paint) -> None:
        """An ellipse around (x, y) with the two half axes."""
        self.pen.drawOval(skia.Rect.MakeXYWH(x - across, y - down, 2 * across, 2 * down), brush)

    def line(self, x0: float, y0: float, x1: float, y1: float, brush: skia.Paint) -> None:
        """A straight line."""
        self.pen.drawLine(x0, y0, x1, y1, brush)

    def path(self, outline: skia.Path, brush: skia.Paint) -> None:
        """Any path."""
        self.pen.drawPath(outline, brush)

    def arc(
        self, x: float, y: float, radius: float, start: float, sweep: float, brush: skia.Paint
    ) -> None:
        """A part of a circle; angles in degrees, clockwise from the right."""
        path = skia.Path()
        path.addArc(
            skia.Rect.MakeXYWH(x - radius, y - radius, 2 * radius, 2 * radius), start, sweep
        )
        self.pen.drawPath(path, brush)

    def image(
        self,
        picture: skia.Image,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        alpha: float = 1.0,
        blur: tuple[float, float] | None = None,
        tint: str | None = None,
        add: bool = False,
    ) -> None:
        """A picture centered on (x, y); `tint` keeps only its form, in one color."""
        brush = skia.Paint(AntiAlias=True)
        brush.setAlphaf(alpha)
        if blur:
            brush.setImageFilter(skia.ImageFilters.Blur(*blur))
        if tint:
            brush.setColorFilter(skia.ColorFilters.Blend(color(tint), skia.BlendMode.kSrcIn))
        if add:
            brush.setBlendMode(skia.BlendMode.kPlus)
        rect = skia.Rect.MakeXYWH(x - width / 2, y - height / 2, width, height)
        self.pen.drawImageRect(picture, rect, SMOOTH, brush)
