"""A canvas for sprites: premultiplied inside, so that glows over nothing stay soft."""

from __future__ import annotations

import io
import math

import numpy as np
import skia
from PIL import Image

from assets.make.draw import Canvas, font, paint, polygon
from assets.make.solstis.window import blur

BOLD = "figtree-extrabold.ttf"


class Sheet(Canvas):
    """A `Canvas` whose pixels are kept premultiplied until they are read."""

    def __init__(
        self, width: float, height: float, scale: float = 1.0, left: float = 0, top: float = 0
    ) -> None:
        self.surface = skia.Surface.MakeRasterN32Premul(round(width * scale), round(height * scale))
        self.pen = self.surface.getCanvas()
        self.pen.scale(scale, scale)
        self.pen.translate(-left, -top)

    def straight(self) -> np.ndarray:
        """RGBA bytes with straight alpha."""
        return self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)

    def premultiplied(self) -> np.ndarray:
        """RGBA bytes with premultiplied alpha."""
        out = self.straight().astype(int)
        out[..., :3] = (out[..., :3] * out[..., 3:] + 127) // 255
        return out.astype(np.uint8)

    def pixels_in(self, picture: np.ndarray, x: float, y: float, size: float) -> None:
        """A square picture (values 0 to 1) with its top left corner at (x, y)."""
        data = to_bytes(picture)
        if data.shape[2] == 3:
            data = np.dstack([data, np.full(data.shape[:2], 255, np.uint8)])
        image = skia.Image.fromarray(
            np.ascontiguousarray(data), colorType=skia.kRGBA_8888_ColorType
        )
        smooth = skia.SamplingOptions(skia.CubicResampler.Mitchell())
        self.pen.drawImageRect(image, skia.Rect.MakeXYWH(x, y, size, size), smooth)

    def number(self, text: str, x: float, y: float, size: float, tone: str) -> None:
        """Extra bold figures, centered on (x, y) by the height of their capitals."""
        face = font(BOLD, size)
        wide, rise = face.measureText(text), face.getMetrics().fCapHeight
        self.pen.drawString(text, x - wide / 2, y + rise / 2, face, paint(tone))


def clip_box(sheet: Canvas, x: float, y: float, width: float, height: float, corner: float) -> None:
    """Keep what follows inside a rectangle with rounded corners (until the pen is restored)."""
    rect = skia.Rect.MakeXYWH(x, y, width, height)
    sheet.pen.save()
    sheet.pen.clipRRect(skia.RRect.MakeRectXY(rect, corner, corner), True)


def spark(x: float, y: float, radius: float, inner: float, points: int) -> skia.Path:
    """A star with its first point up; `inner` is the radius between the points."""
    corners = []
    for i in range(2 * points):
        angle, reach = -math.pi / 2 + i * math.pi / points, radius if i % 2 == 0 else inner
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def png(pixels: np.ndarray) -> bytes:
    """Bytes of a PNG; the same pixels always give the same bytes."""
    stream = io.BytesIO()
    Image.fromarray(pixels).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def to_bytes(values: np.ndarray) -> np.ndarray:
    """Values 0 to 1 as 0 to 255."""
    return (np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)


def webp(pixels: np.ndarray, quality: int) -> bytes:
    """Bytes of a WebP picture, for paintings that would be large as PNG; alpha is kept exactly."""
    stream = io.BytesIO()
    Image.fromarray(pixels).save(stream, "WEBP", quality=quality, method=6, alpha_quality=100)
    return stream.getvalue()


def sharpened(picture: np.ndarray, amount: float = 0.45, sigma: float = 1.0) -> np.ndarray:
    """Unsharp masking."""
    return np.clip(picture + (picture - blur(picture, sigma)) * amount, 0, 1)
