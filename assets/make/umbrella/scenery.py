"""What the backgrounds of Umbrella share: roofs in the bleed, rain, camera."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable

import numpy as np
from PIL import Image

from assets.make.draw import Canvas, linear, paint
from assets.make.umbrella import props, shading
from assets.make.umbrella.materials import Stone, bricks, roof_tiles
from assets.make.umbrella.palette import LEAVES
from assets.make.umbrella.street import Frame, Street

SCREEN = (1920, 1080)
QUALITY = 86
SLATE = Stone("4E5768", spread=0.30, height=2.2, tilt=0.05, wet=0.8, gloss=0.25, seed=31)
CLAY = Stone("68564F", spread=0.30, height=2.2, tilt=0.05, wet=0.6, gloss=0.12, seed=32)
MOSS = Stone("565F5E", spread=0.30, height=2.2, tilt=0.05, wet=0.7, gloss=0.16, seed=33)
GUTTER = Stone("4A4E57", spread=0.12, height=1.6, tilt=0.02, wet=0.9, gloss=0.6, seed=34)
# Houses along the street: left edge, width, roof. They reach over the whole bleed.
HOUSES = (
    (-400, 330, CLAY),
    (-70, 360, SLATE),
    (290, 330, MOSS),
    (620, 380, CLAY),
    (1000, 310, SLATE),
    (1310, 340, CLAY),
    (1650, 310, MOSS),
    (1960, 340, SLATE),
)
STACKS = (  # chimneys: x, distance from the eaves, width
    (-150, 96, 56), (236, 120, 30), (566, 88, 84), (944, 132, 56), (1262, 100, 30),
    (1600, 118, 56), (1900, 92, 84),
)  # fmt: skip
WINDOWS = ((-290, 70), (60, 104), (430, 64), (780, 78), (1120, 118), (1440, 66), (1790, 84))


def lay_roofs(street: Street, edge: float, upper: bool) -> None:
    """Roofs of the houses above (or below) the screen, down to the eaves at `edge`."""
    depth = 200
    top = edge - depth if upper else edge
    for left, width, look in HOUSES:
        area = street.region(left, top, width, depth)
        tiles = roof_tiles(area, 30, 26, look, top)
        if not upper:
            tiles.tilt_y = tiles.tilt_y + 0.1
        area.lay(area.box(left + 3, top, width - 6, depth), tiles)
        area.cover(area.box(left, top, width, depth), 0.80)
        for wall in (left - 6, left + width - 6):  # fire walls between the houses
            area.darken(area.box(wall + 10, top, 12, depth, 0, blur=5), 0.6)
            area.lay(
                area.box(wall, top, 12, depth),
                bricks(area, 12, 34, Stone("777A84", 0.15, seed=35), (wall, 0), 0),
            )
    gutter = edge - 13 if upper else edge
    area = street.region(-400, gutter, 2720, 13)
    area.darken(area.box(-400, gutter - (14 if upper else -6), 2720, 24, blur=7), 0.55)
    area.lay(area.box(-400, gutter, 2720, 13), bricks(area, 170, 40, GUTTER, (20, gutter - 13)))


def draw_roofs(canvas: Canvas, edge: float, upper: bool) -> None:
    """Chimneys and lit attic windows on the roofs, and the shadow under the eaves."""
    sign = -1 if upper else 1
    stacks, windows = (STACKS, WINDOWS) if upper else (STACKS[1::2], WINDOWS[::3])
    for x, away, width in stacks:
        props.chimney(canvas, x, edge + sign * away - 20, width, 40)
    for x, away in windows:
        props.skylight(canvas, x, edge + sign * away - 20, 36, 40)
    ends = (edge - 2, edge + 30) if upper else (edge + 2, edge - 30)
    shade = linear(0, ends[0], 0, ends[1], ("02030A", 0.65, 0), ("02030A", 0, 1))
    canvas.box(-400, min(ends), 2720, 32, 0, paint(shader=shade))


def on_canvas(picture: np.ndarray, frame: Frame) -> Canvas:
    """A canvas that goes on painting over a shaded street."""
    canvas = Canvas(frame.width, frame.height, frame.scale, frame.left, frame.top)
    canvas.pixels[..., :3] = (picture.clip(0, 1) * 255 + 0.5).astype(np.uint8)
    canvas.pixels[..., 3] = 255
    return canvas


def drizzle(canvas: Canvas, frame: Frame, count: int, strength: float) -> None:
    """Streaks that converge below the camera, and splash rings; both stay behind the game."""
    random = np.random.default_rng(8)
    for _ in range(count):
        x = frame.left + random.uniform(0, frame.width)
        y = frame.top + random.uniform(0, frame.height)
        stretch, dim, thick = (
            random.uniform(0.5, 1.4),
            random.uniform(0.05, 0.2),
            random.uniform(1, 2),
        )
        dx, dy = x - 960, y - 470
        away = math.hypot(dx, dy)
        if away < 60:
            continue
        length = 6 + min(away, 1100) * 0.055 * math.sqrt(strength) * stretch
        alpha = min(0.5, dim * min(1, away / 420 + 0.25) * 0.9 * strength)
        brush = paint("DCE8FF", alpha, stroke=thick * min(1.4, max(0.8, strength)), blur=0.6)
        canvas.line(x, y, x - dx / away * length, y - dy / away * length, brush)
    for _ in range(count // 3):
        x = frame.left + random.uniform(0, frame.width)
        y = frame.top + random.uniform(0, frame.height)
        ring = random.uniform(3, 9)
        canvas.disc(x, y, ring, paint("DCE8FF", random.uniform(0.06, 0.18), stroke=1.4))


def scatter_leaves(
    canvas: Canvas,
    frame: Frame,
    seed: int,
    count: int,
    keep_off: Iterable[tuple[float, float, float, float]] = (),
    size: tuple[float, float] = (5, 8),
) -> None:
    """Fallen leaves on the open street, none on the given rectangles or on roofs."""
    random, blocked = np.random.default_rng(seed), tuple(keep_off)
    for _ in range(count):
        x = frame.left + random.uniform(0, frame.width)
        y = random.uniform(60, SCREEN[1] - 40)
        big, turn, tone = random.uniform(*size), random.uniform(0, 360), int(random.integers(4))
        if any(bx - 14 < x < bx + w + 14 and by - 14 < y < by + h + 14 for bx, by, w, h in blocked):
            continue
        props.leaf(canvas, x, y, big, turn, LEAVES[tone])


def develop(
    canvas: Canvas,
    street: Street,
    threshold: float,
    glow: dict[float, float],
    center: tuple[float, float] = (960, 540),
    size: tuple[float, float] = (1180, 760),
    dark: float = 0.34,
) -> None:
    """Bloom, vignette and grain, as a camera adds them; writes back into the canvas."""
    picture = canvas.pixels[..., :3].astype(np.float32) / np.float32(255)
    shading.bloom(picture, street.frame.scale, threshold, glow)
    picture *= shading.vignette(street, center, size, dark)
    grain = np.random.default_rng(1).standard_normal(picture.shape[:2], dtype=np.float32)
    picture += grain[..., None] * np.float32(0.005)
    canvas.pixels[..., :3] = (picture.clip(0, 1) * 255 + 0.5).astype(np.uint8)


def webp(canvas: Canvas, quality: int = QUALITY) -> bytes:
    """Bytes of an opaque WebP picture."""
    stream = io.BytesIO()
    picture = Image.fromarray(np.ascontiguousarray(canvas.pixels[..., :3]))
    picture.save(stream, "WEBP", quality=quality, method=4)
    return stream.getvalue()
