"""Stone, asphalt, wood and roof tiles for a region of the street."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from assets.make.umbrella.noise import cell_hash
from assets.make.umbrella.palette import light
from assets.make.umbrella.street import Material, Region, smooth

JOINT = "0B0F16"


@dataclass(frozen=True)
class Stone:
    """How the stones of a pavement look: tone and its spread, rounded edge, height, tilt, water."""

    color: str
    spread: float = 0.18
    bevel: float = 3.0
    height: float = 2.4
    tilt: float = 0.05  # every stone leans its own way: that makes the street glitter
    wet: float = 0.7
    gloss: float = 0.3
    joint: float = 1.2
    warmth: float = 0.10
    seed: int = 5


def asphalt(region: Region, color: str, grain: float, wet: float) -> Material:
    """Grainy tar with light chips."""
    fine = region.noise(0.15, 1, low=120)
    middle = region.noise(1.0, 2, low=20, high=260)
    broad = region.noise(1.6, 3, high=24)
    tone = (1 + 0.20 * fine * grain + 0.07 * middle + 0.12 * broad).clip(0.3, 2)
    albedo = light(color) * tone[..., None] + smooth(2.0, 2.8, fine)[..., None] * 0.05
    return Material(albedo, fine * 0.5 * grain + middle * 0.18, wet, gloss=0.15)


def stones(
    region: Region, inside: np.ndarray, row: np.ndarray, column: np.ndarray, look: Stone
) -> Material:
    """Stones from the signed distance to their edge (negative inside) and their two numbers."""
    tone, second, third = cell_hash(row, column, look.seed)
    body = smooth(0, -look.bevel * 1.3, inside)
    fine = region.noise(0.2, 6, low=90)
    middle = region.noise(1.1, 7, low=16, high=200)
    value = (1 + look.spread * (tone - 0.5) * 2) * (1 + 0.09 * fine + 0.10 * middle)
    albedo = light(look.color) * value[..., None].clip(0.25, 2.2)
    albedo = albedo * (
        1 + look.warmth * (second - 0.5)[..., None] * np.array([1, 0.1, -1], np.float32)
    )
    solid = smooth(1.2, -0.6, inside)
    albedo = albedo * solid[..., None] + light(JOINT) * (1 - solid[..., None])
    return Material(
        albedo,
        body * look.height + fine * 0.25 + middle * 0.2,
        look.wet * (0.5 + 0.5 * solid),
        (second - 0.5) * 2 * look.tilt * solid,
        (third - 0.5) * 2 * look.tilt * solid,
        look.gloss * solid,
    )


def box_distance(
    u: np.ndarray, v: np.ndarray, width: np.ndarray | float, height: float, look: Stone
) -> np.ndarray:
    """Signed distance to the rounded rectangle of one stone; u, v from its corner."""
    dx = np.abs(u - width / 2) - (width / 2 - look.joint - look.bevel)
    dy = np.abs(v - height / 2) - (height / 2 - look.joint - look.bevel)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return outside + np.minimum(np.maximum(dx, dy), 0) - look.bevel


def bricks(
    region: Region,
    width: float,
    height: float,
    look: Stone,
    origin: tuple[float, float] = (0, 0),
    shift: float = 0.5,
) -> Material:
    """Rectangular stones in rows; every other row is shifted by that part of a stone."""
    x, y = region.x - origin[0], region.y - origin[1]
    row = np.floor(y / height)
    moved = x + (row % 2) * width * shift
    column = np.floor(moved / width)
    inside = box_distance(moved - column * width, y - row * height, width, height, look)
    return stones(region, inside, row, column, look)


def fans(
    region: Region, radius: float, ring: float, look: Stone, origin: tuple[float, float] = (0, 0)
) -> Material:
    """Cobbles in segmental arches, the fish-scale pavement of old towns."""
    step_x, step_y = radius * np.sqrt(2), radius / np.sqrt(2)
    x = region.x - origin[0] + region.noise(1.4, 9, high=40) * 1.5
    y = region.y - origin[1] + region.noise(1.4, 10, high=40) * 1.5
    distance = np.full(x.shape, -1.0, np.float32)
    angle, scale_id = np.zeros_like(distance), np.zeros_like(distance)
    base = np.floor(y / step_y)
    for k in range(3, -3, -1):  # scales in front cover those behind
        row = base + k
        odd = (row % 2) * step_x / 2
        column = np.round((x - odd) / step_x)
        dx, dy = x - (column * step_x + odd), y - row * step_y
        away = np.hypot(dx, dy)
        free = (distance < 0) & (away < radius)
        distance[free] = away[free]
        angle[free] = np.arctan2(dy[free], dx[free])
        scale_id[free] = (row * 57 + column * 13)[free]
    number = np.floor((radius - distance) / ring)
    middle = np.maximum(radius - (number + 0.5) * ring, 6)
    count = np.maximum(3, np.round(2 * np.pi * middle / (ring * 1.12)))
    turn = (angle / (2 * np.pi) + 0.5) * count + (number % 2) * 0.5
    stone = np.floor(turn)
    width = 2 * np.pi * middle / count
    across = (radius - distance) - number * ring
    inside = box_distance((turn - stone) * width, across, width, ring, look)
    return stones(region, inside, scale_id * 37 + number, stone, look)


def planks(region: Region, height: float, color: str, top: float, seed: int) -> Material:
    """Boards from left to right with soft grain."""
    y = region.y - top
    row = np.floor(y / height)
    v = y - row * height
    tone, _, _ = cell_hash(row, row * 0, seed)
    rows, columns = region.x.shape
    random = np.random.default_rng(seed)
    grain = ndimage.zoom(
        random.standard_normal((rows // 3 + 2, columns // 50 + 3)), (3, 50), order=1
    )
    grain = grain[:rows, :columns].astype(np.float32)
    distance = np.minimum(v, height - v) - 1.0
    board = smooth(-0.6, 0.8, distance)[..., None]
    albedo = light(color) * ((0.90 + 0.20 * tone) * (1 + 0.10 * grain))[..., None].clip(0.2, 2)
    albedo = albedo * board + light("120E14") * (1 - board)
    relief = smooth(0, 4, distance) * 1.6 + grain * 0.2
    return Material(albedo, relief, 0.5, tilt_y=(tone - 0.5) * 0.04, gloss=0.4)


def roof_tiles(region: Region, width: float, course: float, look: Stone, top: float) -> Material:
    """Plain tiles seen from above: courses step down the screen, each over the next."""
    y = region.y - top
    row = np.floor(y / course)
    v = y - row * course
    moved = region.x + (row % 2) * width / 2
    column = np.floor(moved / width)
    u = (moved - column * width) / width * 2 - 1
    lip = course * (0.16 * u * u)  # the lower edge of a tile is round
    tone, second, _ = cell_hash(row, column, look.seed)
    fine, middle = region.noise(0.2, 6, low=90), region.noise(1.1, 7, low=16, high=200)
    value = (1 + look.spread * (tone - 0.5) * 2) * (1 + 0.08 * fine + 0.12 * middle)
    edge = smooth(0.0, 2.2, course - lip - v) * smooth(0.98, 0.90, np.abs(u))
    albedo = light(look.color) * (value * (0.35 + 0.65 * edge))[..., None].clip(0.1, 2)
    slope = np.clip((course - lip - v) / course, 0, 1)
    relief = look.height * (1 - slope) * edge + fine * 0.2
    tilt = (second - 0.5) * 2 * look.tilt
    return Material(albedo, relief, look.wet, tilt, tilt * 0.5, look.gloss)
