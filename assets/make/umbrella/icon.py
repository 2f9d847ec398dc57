"""The program's icon: a red canopy under a street lamp on wet ground, as PNG, ICO and ICNS."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache, partial

import numpy as np
import skia
from PIL import Image

from assets.make.draw import Canvas, linear, paint, premultiplied_image, radial
from assets.make.umbrella import canopy
from assets.make.umbrella.palette import SHADOW

SIDE, MARGIN, CORNER = 512, 20, 104
WINDOW = 128
ICO_SIZES = [(side, side) for side in (16, 24, 32, 48, 64, 128, 256)]


@lru_cache(maxsize=1)
def icon() -> Image.Image:
    """512 x 512 with straight alpha."""
    canvas, box = Canvas(SIDE, SIDE), (MARGIN, MARGIN, SIDE - 2 * MARGIN, SIDE - 2 * MARGIN)
    canvas.box(MARGIN, MARGIN + 6, box[2], box[3], CORNER, paint("02030A", 0.5, blur=7))
    ground = linear(0, 0, SIDE, SIDE, ("34466A", 1, 0), ("182038", 1, 0.55), ("0B1022", 1, 1))
    canvas.box(*box, CORNER, paint(shader=ground))
    canvas.pen.save()
    clip = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*box), CORNER, CORNER)
    canvas.pen.clipRRect(clip, True)
    lamp = radial(120, 96, 420, ("FFBE74", 0.62, 0), ("FFBE74", 0.20, 0.45), ("FFBE74", 0, 1))
    canvas.box(*box, CORNER, paint(shader=lamp))
    size = 420
    picture = premultiplied_image(canopy.bloomed("red", size, 0.1, 200, beads=26))
    x, y = SIDE / 2, SIDE / 2 - 6
    canvas.image(picture, x + 26, y + 44, size, size, alpha=0.65, blur=(22, 22), tint=SHADOW)
    canvas.image(picture, x + 8, y + 130, size * 0.9, size, alpha=0.34, blur=(20, 54), add=True)
    canvas.image(picture, x, y, size, size)
    canvas.pen.restore()
    edge = linear(0, MARGIN, 0, SIDE - MARGIN, ("FFE7C0", 0.7, 0), ("BFD0FF", 0.14, 1))
    inner = (MARGIN + 2.5, MARGIN + 2.5, box[2] - 5, box[3] - 5)
    canvas.box(*inner, CORNER - 2, paint(stroke=5, shader=edge))
    return Image.fromarray(np.ascontiguousarray(canvas.pixels))


def save(kind: str) -> bytes:
    """The icon in one of the three formats, or small for the window."""
    stream = io.BytesIO()
    if kind == "WINDOW":
        icon().resize((WINDOW, WINDOW), Image.Resampling.BOX).save(stream, "PNG")
    elif kind == "ICO":
        icon().save(stream, kind, sizes=ICO_SIZES)
    else:
        icon().save(stream, kind)
    return stream.getvalue()


def makers() -> dict[str, Callable[[], bytes]]:
    """The three files, and the small one."""
    files = {f"art/icon.{kind.lower()}": partial(save, kind) for kind in ("PNG", "ICO", "ICNS")}
    return files | {"art/icon-window.png": partial(save, "WINDOW")}
