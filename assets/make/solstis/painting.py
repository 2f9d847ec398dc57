"""The painting of the mountain, row by row, and the fires' places in it."""

from __future__ import annotations

from functools import cache

import numpy as np

from assets.make.solstis.forest import forest
from assets.make.solstis.gouache import finish
from assets.make.solstis.hills import hills
from assets.make.solstis.palette import COLUMNS
from assets.make.solstis.rock import Crests, fire_feet, mountains, waterfall
from assets.make.solstis.sky import sky
from assets.make.solstis.valley import valley
from assets.make.solstis.window import Picture, Point, Window, blur, shrink

PX = 240
"""Pixels per cell."""


def land(picture: Picture) -> Crests:
    """Lay everything below the sky over a picture; returns the mountains' crests."""
    crests = mountains(picture)
    waterfall(picture, 5.735, 3.52, 2.80, 0.062)
    forest(picture)
    hills(picture)
    valley(picture)
    return crests


@cache
def painting() -> tuple[np.ndarray, dict[str, Point]]:
    """The ten by six cells at PX pixels each, values 0 to 1, and the feet of the fires."""
    picture = Picture(Window(0, 10, 0, 6, PX))
    sky(picture, 6.9, (-0.6, 3.0))
    crests = land(picture)
    finish(picture, 3)
    return picture.colors, fire_feet(picture.window, crests)


def cell(row: int, column: int, size: int) -> np.ndarray:
    """One cell of the painting, `size` pixels wide; small ones are sharpened."""
    top, left = (6 - row) * PX, (column - 1) * PX
    part = painting()[0][top : top + PX, left : left + PX]
    if size != PX:
        part = shrink(part, size, size)
    if size < 140:
        part = np.clip(part + (part - blur(part, 1.0)) * 0.45, 0, 1)
    return part


@cache
def row_range(row: int) -> tuple[float, float]:
    """Nearly the darkest and the brightest luminance in a row's cells."""
    columns = COLUMNS[row]
    part = painting()[0][(6 - row) * PX : (7 - row) * PX, (columns[0] - 1) * PX : columns[-1] * PX]
    light = part @ np.array([0.3, 0.59, 0.11], np.float32)
    return float(np.percentile(light, 6)), float(np.percentile(light, 94))
