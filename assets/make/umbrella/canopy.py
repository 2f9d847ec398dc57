"""Umbrella canopies seen from above, computed and not drawn.

Outline and height of each color are functions of angle and radius; normals of the height field are
lit by a warm key from the top left and a cool rim from the bottom right. The pattern of each color
(plain, pinwheel, dots, rings) and its outline make the color readable without hue.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from assets.make.umbrella.palette import LIT, SHADE, light

PANEL = np.pi / 4  # eight panels
PAD = 1.06  # half the sprite's side, in canopy radii
SAG = {"red": 0.105, "yellow": 0.085, "blue": 0.075, "green": 0.085}
PIPING = {  # the hem: where it starts, lit color, shaded color, strength
    "red": (0.955, "FF9A66", "B0365A", 0.80),
    "yellow": (0.955, "FFF6C0", "F0B460", 0.75),
    "blue": (0.955, "9CC4FA", "4A66B8", 0.80),
    "green": (0.945, "D2F8E2", "5CA9A0", 0.85),
}
BRASS = np.array([0.95, 0.66, 0.30])
WARM = np.array([1.0, 0.9, 0.74])
HERO = 300  # from this sprite size on: stitches, ringed ferrule, many beads


def unit(x: float, y: float, z: float) -> np.ndarray:
    """The direction as a vector of length one."""
    vector = np.array([x, y, z])
    return vector / np.linalg.norm(vector)


KEY = unit(-0.56, -0.64, 0.55)
RIM = unit(0.72, 0.62, 0.18)
HALF = unit(*(KEY + np.array([0, 0, 1.0])))  # between the key light and the viewer


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """A soft step from 0 at `low` to 1 at `high`."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


@dataclass
class Shape:
    """Polar coordinates of every pixel on the canopy; radius 1 is the tip of a red umbrella."""

    radius: np.ndarray
    angle: np.ndarray
    panel: np.ndarray  # 0..7
    along: np.ndarray  # 0..1 across the panel
    across: np.ndarray  # -1..1 across the panel, 0 in its middle
    edge: np.ndarray  # radius of the outline at this angle


def shape(kind: str, turn: float, x: np.ndarray, y: np.ndarray) -> Shape:
    """Where each pixel lies on the canopy of one color, turned by `turn` radians."""
    radius, angle = np.hypot(x, y), np.arctan2(y, x) + turn
    if kind == "yellow":  # a pinwheel: its ribs sweep with the radius
        angle = angle - 0.80 * radius**1.1
    count = angle / PANEL
    panel = np.floor(count)
    along = count - panel
    across = (along - 0.5) * 2
    if kind == "red":  # concave hems between pointed tips
        edge = 0.985 - 0.125 * (1 - across**2)
    elif kind == "yellow":
        edge = 0.985 - 0.105 * np.abs(np.sin(np.pi * along)) ** 0.8 * (1.25 - 0.5 * along)
    elif kind == "blue":  # eight round petals
        edge = 0.905 + 0.075 * np.sqrt(np.clip(1 - across**2, 0, 1))
    else:  # sixteen small scallops
        scallop = np.abs(((angle * 16 / (2 * np.pi)) % 1) - 0.5) * 2
        edge = 0.925 + 0.05 * np.sqrt(np.clip(1 - scallop**2, 0, 1))
    return Shape(radius, angle, panel.astype(int) % 8, along, across, edge)


def height(kind: str, turn: float, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The dome: a cosine that sags between the ribs."""
    s = shape(kind, turn, x, y)
    dome = 0.66 * np.cos(np.minimum(s.radius, 1.1) * np.pi / 2 * 0.90)
    dome = dome - SAG[kind] * np.clip(s.radius, 0, 1.1) ** 1.35 * (1 - s.across**2)
    if kind == "yellow":
        dome = dome + 0.05 * s.radius**1.2 * (s.along - 0.5)
    return dome


class Cloth:
    """Lit and shaded color of every pixel, onto which the pattern is laid."""

    def __init__(self, kind: str, size: tuple[int, int]) -> None:
        self.base, self.base_shade = light(LIT[kind]), light(SHADE[kind])
        self.lit = np.broadcast_to(self.base, (*size, 3)).copy()
        self.shade = np.broadcast_to(self.base_shade, (*size, 3)).copy()

    def lay(self, mask: np.ndarray, lit: np.ndarray, shade: np.ndarray, amount: float = 1) -> None:
        """Cover the mask with another pair of colors."""
        m = (mask * amount)[..., None]
        self.lit = self.lit * (1 - m) + lit * m
        self.shade = self.shade * (1 - m) + shade * m


def lay_pattern(cloth: Cloth, kind: str, s: Shape, soft: float, hero: bool) -> None:
    """The pattern of the color; `soft` is the width of an antialiased edge."""
    relative = s.radius / s.edge
    cream, cream_shade = light("FFF4DE"), light("9C9AC4")
    even = ((s.panel % 2) == 0).astype(float)
    if kind == "red":
        tone = cloth.base * np.array([0.88, 0.78, 0.78])
        cloth.lay(even, tone, cloth.base_shade * 0.9, 0.6)
    elif kind == "yellow":
        sail = np.minimum(s.along - 0.10, 0.96 - s.along) * s.radius * PANEL / soft
        mask = even * np.clip(sail + 0.5, 0, 1) * smooth(0.15, 0.17, s.radius)
        cloth.lay(mask, light("7A3F10"), light("3B1530"))
    elif kind == "blue":
        middle = (s.panel + 0.5) * PANEL
        px, py = s.radius * np.cos(s.angle), s.radius * np.sin(s.angle)
        dot = np.hypot(px - 0.645 * np.cos(middle), py - 0.645 * np.sin(middle))
        cloth.lay(np.clip((0.165 - dot) / soft + 0.5, 0, 1), cream, cream_shade)
        cloth.lay(np.clip((0.235 - s.radius) / soft + 0.5, 0, 1), cream, cream_shade)
    else:
        for inner, outer in ((0.33, 0.455), (0.665, 0.80)):
            ring = smooth(inner - soft, inner + soft, relative)
            ring = ring * (1 - smooth(outer - soft, outer + soft, relative))
            cloth.lay(ring, light("0B4A44"), light("062430"))
    start, lit, shade, amount = PIPING[kind]
    start = 0.978 if hero and kind == "red" else start
    cloth.lay(smooth(start - soft, start + soft, relative), light(lit), light(shade), amount)
    if hero and kind == "red":
        stitch = np.clip((0.0035 - np.abs(relative - 0.955)) / soft + 0.5, 0, 1)
        stitch = stitch * (np.sin(s.angle * 150) > -0.2)
        cloth.lay(stitch, light("FFB48A"), light("C0506A"), 0.55)


@dataclass
class Beads:
    """Water beads: their cover, the glint at the top left and the caustic at the bottom right."""

    cover: np.ndarray
    glint: np.ndarray
    caustic: np.ndarray


def add_beads(
    x: np.ndarray,
    y: np.ndarray,
    nx: np.ndarray,
    ny: np.ndarray,
    edge: float,
    count: int,
    big: float,
) -> Beads:
    """Scatter `count` small lenses, bending the slopes `nx`, `ny` in place."""
    beads = Beads(np.zeros_like(x), np.zeros_like(x), np.zeros_like(x))
    random, n = np.random.default_rng(1), len(x)
    for _ in range(count):
        angle, reach = random.uniform(0, 2 * np.pi), np.sqrt(random.uniform(0.02, 0.72))
        size = random.uniform(0.010, 0.030) * big
        bx, by = reach * np.cos(angle), reach * np.sin(angle)
        columns, rows = (
            slice(
                int((c - size * 1.6 + PAD) / (2 * PAD) * n),
                int((c + size * 1.6 + PAD) / (2 * PAD) * n) + 1,
            )
            for c in (bx, by)
        )
        part = (rows, columns)
        dx, dy = x[part] - bx, y[part] - by
        mask = np.clip((1 - np.hypot(dx, dy) / size) * size / edge, 0, 1)
        nx[part] += mask * dx / size * 0.9
        ny[part] += mask * dy / size * 0.9
        glint = 1 - np.hypot(dx + 0.38 * size, dy + 0.42 * size) / (0.34 * size)
        caustic = 1 - np.hypot(dx - 0.35 * size, dy - 0.4 * size) / (0.75 * size)
        for layer, value in (
            (beads.cover, mask),
            (beads.glint, mask * np.clip(glint, 0, 1)),
            (beads.caustic, mask * np.clip(caustic, 0, 1)),
        ):
            layer[part] = np.maximum(layer[part], value)
    return beads


def lay_seams(cloth: Cloth, s: Shape, soft: float) -> np.ndarray:
    """Dark seams over the ribs; returns the lit flank beside each."""
    distance = np.minimum(s.along, 1 - s.along) * PANEL * s.radius
    seam = np.clip((0.011 - distance) / soft + 0.5, 0, 1) * smooth(0.06, 0.12, s.radius)
    cloth.lay(seam, cloth.base * 0.35, cloth.base_shade * 0.4, 0.55)
    flank = np.clip((0.030 - np.abs(distance - 0.022)) / 0.018, 0, 1)
    return (s.along < 0.5) * flank * smooth(0.08, 0.2, s.radius)


def lit_cloth(cloth: Cloth, normal: np.ndarray, s: Shape, flank: np.ndarray) -> np.ndarray:
    """Key, rim and gloss on the cloth, in linear light."""
    facing = normal @ KEY
    key = smooth(0.18, 0.86, np.clip((facing + 0.30) / 1.30, 0, 1))[..., None]
    warm = np.array([1.0, 0.90, 0.74]) * (0.72 + 0.75 * np.clip(facing, 0, 1)[..., None])
    out = cloth.shade * (1 - key) * 1.05 + cloth.lit * key * warm
    rim = np.clip(normal @ RIM, 0, 1)[..., None] ** 1.8
    out = out + (cloth.lit * 0.5 + 0.04) * np.array([0.36, 0.52, 1.0]) * 0.75 * rim
    out = out + flank[..., None] * cloth.lit * 0.30 * key
    valley = (1 - s.across**2) * np.clip(s.radius / s.edge, 0, 1) ** 3
    out = out * (1 - 0.16 * valley[..., None])
    gloss = np.clip(normal @ HALF, 0, 1)[..., None]
    return out + (gloss**22 * 0.10 + gloss**140 * 0.40) * WARM


def hem_light(x: np.ndarray, y: np.ndarray, s: Shape, hero: bool) -> np.ndarray:
    """The thin line of light on the hem: warm at the top left, cool at the bottom right."""
    low, high = (0.968, 0.992) if hero else (0.935, 0.985)
    hem = smooth(low, high, s.radius / s.edge)
    toward = (x * 0.62 + y * 0.72) / np.hypot(0.62, 0.72) / np.maximum(s.radius, 1e-3)
    warm = hem * np.clip(-toward, 0, 1) ** 1.2 * 0.85
    cool = hem * np.clip(toward, 0, 1) ** 1.5 * 0.38
    return warm[..., None] * np.array([1.0, 0.80, 0.50]) + cool[..., None] * np.array(
        [0.40, 0.58, 1.0]
    )


def add_ferrule(out: np.ndarray, x: np.ndarray, y: np.ndarray, edge: float) -> np.ndarray:
    """The brass cap in the middle and its small shadow."""
    radius = np.hypot(x, y)
    cap = np.clip((0.082 - radius) / edge + 0.5, 0, 1)[..., None]
    shadow = np.clip((0.125 - np.hypot(x - 0.02, y - 0.025)) / 0.05, 0, 1)[..., None]
    out = out * (1 - 0.45 * shadow * (1 - cap))
    round_ = np.sqrt(np.clip(1 - (radius / 0.085) ** 2, 0.02, 1))
    normal = np.stack([x / 0.085, y / 0.085, round_], -1)
    brass = BRASS * (0.16 + 1.1 * np.clip(normal @ KEY, 0, 1)[..., None])
    brass = brass + np.clip(normal @ HALF, 0, 1)[..., None] ** 40 * 1.2
    return out * (1 - cap) + brass * cap


def add_hero_ferrule(out: np.ndarray, x: np.ndarray, y: np.ndarray, edge: float) -> np.ndarray:
    """A ring around the cap and a knob on it, for the canopy close to the camera."""
    radius = np.hypot(x, y)
    ring = np.clip((0.012 - np.abs(radius - 0.104)) / edge + 0.5, 0, 1)[..., None]
    slope = np.clip(0.5 - (x * 0.66 + y * 0.75) / 0.2, 0, 1)[..., None]
    out = out * (1 - ring) + np.array([0.75, 0.46, 0.16]) * (0.10 + slope**2) * ring
    tip = np.clip((0.034 - radius) / edge + 0.5, 0, 1)[..., None]
    shadow = np.clip((0.058 - np.hypot(x - 0.012, y - 0.014)) / 0.02, 0, 1)[..., None]
    out = out * (1 - 0.45 * shadow * (1 - tip))
    shine = np.clip(0.6 - (x * 0.62 + y * 0.72) / 0.06, 0, 1.3)[..., None] ** 1.5
    return out * (1 - tip) + np.array([1.0, 0.78, 0.42]) * shine * tip


def filmic(linear: np.ndarray) -> np.ndarray:
    """Linear light to sRGB with a gentle shoulder."""
    c = np.maximum(linear, 0)
    c = c * (1 + c / 6.0) / (1 + c * 0.62) * 1.18
    bright = 1.055 * np.maximum(c, 1e-6) ** (1 / 2.4) - 0.055
    return np.where(c <= 0.0031308, c * 12.92, bright).clip(0, 1)


def render(kind: str, size: int, turn: float = 0.0, beads: int | None = None) -> np.ndarray:
    """The canopy as a premultiplied float RGBA array of `size` x `size`.

    The tip circle has the radius size / 2 / PAD. `beads` is the number of water beads; by default
    none on small sprites, where they would read as holes.
    """
    oversample = 4 if size < 160 else 3 if size < 420 else 2
    hero, n = size >= HERO, size * oversample
    axis = ((np.arange(n) + 0.5) / n * 2 - 1) * PAD
    x, y = np.meshgrid(axis, axis)
    step, edge = 2.0 * PAD / n, 3.0 / n
    s = shape(kind, turn, x, y)
    z = height(kind, turn, x, y)
    nx = (z - height(kind, turn, x + step, y)) / step
    ny = (z - height(kind, turn, x, y + step)) / step
    if beads is None:
        beads = 90 if hero else 0
    water = add_beads(x, y, nx, ny, edge, beads, 1.0 if hero else 1.5)
    normal = np.stack([nx, ny, np.ones_like(nx)], -1) / np.sqrt(nx**2 + ny**2 + 1)[..., None]
    cloth = Cloth(kind, x.shape)
    lay_pattern(cloth, kind, s, edge * 1.2, hero)
    flank = lay_seams(cloth, s, edge * 1.2)
    out = lit_cloth(cloth, normal, s, flank) + hem_light(x, y, s, hero)
    out = out * (1 - 0.10 * water.cover[..., None])
    out = out + water.caustic[..., None] * (cloth.lit * 0.8 + 0.02) * 0.9
    out = add_ferrule(out + water.glint[..., None] * 1.3, x, y, edge)
    if hero:
        out = add_hero_ferrule(out, x, y, edge)
    alpha = np.clip((s.edge - s.radius) / edge + 0.5, 0, 1)[..., None]
    rgba = np.concatenate([filmic(out) * alpha, alpha], -1)
    return rgba.reshape(size, oversample, size, oversample, 4).mean((1, 3))


def bloomed(kind: str, size: int, turn: float, shown: float, beads: int = 0) -> np.ndarray:
    """`render` with the glow of bright cloth baked in, as it looks at `shown` pixels on screen."""
    out = render(kind, size, turn, beads)
    alpha = out[..., 3:]
    bright = np.maximum(out[..., :3] - 0.62 * alpha, 0)
    spread = size / shown
    glow = sum(
        ndimage.gaussian_filter(bright, (sigma * spread, sigma * spread, 0)) * amount
        for sigma, amount in ((5, 0.30), (18, 0.34))
    )
    # The cream dots would wash the blue cloth out, towards what green is for tritan eyes.
    glow = glow * (0.35 if kind == "blue" else 1.0)
    out[..., :3] = np.minimum(out[..., :3] * 1.05 + glow * alpha, alpha)
    return out.clip(0, 1)
