"""The wet street as buffers: what it is made of, how high, how wet. `shading` lights it.

All coordinates and sizes are logical pixels of the 1920 x 1080 screen; a street covers more than
the screen (its bleed), at `scale` pixels per logical pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import skia
from scipy import ndimage

from assets.make.draw import Canvas, paint
from assets.make.umbrella.noise import spectral
from assets.make.umbrella.palette import light

Outline = Callable[[Canvas, skia.Paint], None]


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """A soft step from 0 at `low` to 1 at `high`; `high` may be the lower one."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


@dataclass(frozen=True)
class Frame:
    """The part of the world that is painted."""

    left: float = -336
    top: float = -180
    width: float = 2592
    height: float = 1440
    scale: float = 1.5

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the pixels."""
        return round(self.height * self.scale), round(self.width * self.scale)


@dataclass(frozen=True)
class Lamp:
    """A light at (x, y), `height` above the ground; half its power is gone at `reach`."""

    x: float
    y: float
    height: float
    color: np.ndarray
    reach: float


@dataclass
class Material:
    """What a region is made of; each field is an array of the region or one number."""

    albedo: np.ndarray
    height: np.ndarray | float = 0.0
    wet: np.ndarray | float = 0.6
    tilt_x: np.ndarray | float = 0.0
    tilt_y: np.ndarray | float = 0.0
    gloss: np.ndarray | float = 0.0


class Region:
    """A window into a street: materials are computed only there."""

    def __init__(self, street: Street, x0: float, y0: float, x1: float, y1: float) -> None:
        frame, (rows, columns) = street.frame, street.frame.shape
        left, right = (round((x - frame.left) * frame.scale) for x in (x0, x1))
        top, bottom = (round((y - frame.top) * frame.scale) for y in (y0, y1))
        self.street = street
        self.part = (
            slice(min(max(0, top), rows), max(0, min(rows, bottom))),
            slice(min(max(0, left), columns), max(0, min(columns, right))),
        )
        self.x, self.y = street.x[self.part], street.y[self.part]

    def noise(self, slope: float, seed: int, low: float = 0, high: float = 9e9) -> np.ndarray:
        """This window's part of the street's noise."""
        street = self.street
        whole = spectral(
            street.frame.shape, street.frame.scale, slope, seed + 100 * street.seed, low, high
        )
        return whole[self.part]

    def mask(self, outline: Outline, blur: float = 0) -> np.ndarray:
        """Coverage 0..1 of a drawn form."""
        frame = self.street.frame
        rows, columns = self.x.shape
        left = frame.left + self.part[1].start / frame.scale
        top = frame.top + self.part[0].start / frame.scale
        canvas = Canvas(columns / frame.scale, rows / frame.scale, frame.scale, left, top)
        outline(canvas, paint(blur=blur))
        return canvas.pixels[..., 3].astype(np.float32) / 255

    def box(
        self, x: float, y: float, width: float, height: float, corner: float = 0, blur: float = 0
    ) -> np.ndarray:
        """Coverage of a rounded rectangle."""
        return self.mask(lambda c, brush: c.box(x, y, width, height, corner, brush), blur)

    def lay(self, mask: np.ndarray, material: Material) -> None:
        """Cover the masked ground with a material."""
        street, part = self.street, self.part
        m = mask[..., None]
        street.albedo[part] = street.albedo[part] * (1 - m) + material.albedo * m
        for name in ("height", "wet", "tilt_x", "tilt_y", "gloss"):
            layer = getattr(street, name)
            layer[part] = layer[part] * (1 - mask) + getattr(material, name) * mask

    def tint(self, mask: np.ndarray, color: str, gloss: float = 0, wet: float = 1.0) -> None:
        """Paint over the masked ground, keeping its relief."""
        street, part = self.street, self.part
        m = mask[..., None]
        street.albedo[part] = street.albedo[part] * (1 - m) + light(color) * m
        street.gloss[part] = street.gloss[part] * (1 - mask) + gloss * mask
        street.wet[part] = street.wet[part] * (1 - mask) + wet * mask

    def darken(self, mask: np.ndarray, amount: float) -> None:
        """Shadow without a light, as in a corner."""
        self.street.albedo[self.part] *= (1 - amount * mask)[..., None]

    def cover(self, mask: np.ndarray, amount: float) -> None:
        """Keep the light of lamps away, as from a roof that lies above them."""
        self.street.shelter[self.part] *= 1 - amount * mask

    def raise_by(self, amount: np.ndarray) -> None:
        """Lift the ground."""
        self.street.height[self.part] += amount


@dataclass
class Ripple:
    """A ring of waves around a rain drop."""

    x: float
    y: float
    radius: float
    strength: float


@dataclass
class Street:
    """All buffers of one picture, in rows and columns of `frame.shape`."""

    frame: Frame
    seed: int
    lamps: list[Lamp] = field(default_factory=list)
    ripples: list[Ripple] = field(default_factory=list)
    mirror: np.ndarray | None = None  # what standing water shows, linear rgb
    stillness: float = 0.93  # how much of the ground's relief water hides

    def __post_init__(self) -> None:
        shape, frame = self.frame.shape, self.frame
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        self.x = (columns + np.float32(0.5)) / np.float32(frame.scale) + np.float32(frame.left)
        self.y = (rows + np.float32(0.5)) / np.float32(frame.scale) + np.float32(frame.top)
        for name in ("height", "wet", "water", "tilt_x", "tilt_y", "gloss"):
            setattr(self, name, np.zeros(shape, np.float32))
        self.shelter = np.ones(shape, np.float32)  # how much of the lamps reaches the ground
        self.albedo = np.zeros((*shape, 3), np.float32)

    def region(self, x: float, y: float, width: float, height: float, pad: float = 16) -> Region:
        """The window around a rectangle."""
        return Region(self, x - pad, y - pad, x + width + pad, y + height + pad)

    def whole(self) -> Region:
        """The window of everything."""
        frame = self.frame
        return Region(
            self, frame.left, frame.top, frame.left + frame.width, frame.top + frame.height
        )

    def lamp(
        self, x: float, y: float, height: float, color: str, power: float, reach: float
    ) -> None:
        """Add a light."""
        self.lamps.append(Lamp(x, y, height, light(color) * np.float32(power), reach))

    def flood(self, level: np.ndarray, relief: float, dark: float) -> None:
        """Let water stand where `level` (0 dry, 1 full) is above the stones.

        Stones are `relief` high: at the shore their tops stay dry, so that the edge of a puddle
        follows the joints. Water darkens what lies under it, and damp ground around it.
        """
        even = ndimage.gaussian_filter(self.height, 1.1 * self.frame.scale)
        stones = np.clip(even / relief, -0.2, 1.1)
        water = smooth(-0.15, 0.35, level * 1.45 - 0.2 - stones * 0.8) * smooth(0.0, 0.15, level)
        self.water = np.maximum(self.water, water)
        damp = ndimage.gaussian_filter(water, 11 * self.frame.scale)
        self.albedo *= (1 - (1 - dark) * water)[..., None]
        self.albedo *= (1 - 0.35 * np.clip(damp * 1.4 - water, 0, 1))[..., None]
        self.wet += 0.35 * np.clip(damp * 1.5, 0, 1)
