"""Lights the street: diffuse light, gloss, sky and the mirror of puddles, then the camera."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from assets.make.umbrella.palette import light, to_srgb
from assets.make.umbrella.street import Lamp, Ripple, Street

RELIEF = 0.55  # how strongly heights bend the light
VIEW = 0.22  # the camera leans a little down the screen, only for reflections
FADE = 5.5  # lamps end at this many times their reach


@dataclass(frozen=True)
class Sky:
    """The light that comes from everywhere."""

    ambient: str = "33495F"
    ambient_power: float = 0.34
    tone: str = "7FA0C8"
    power: float = 0.10


@dataclass
class Slopes:
    """Inclination of the wet surface in x and y, and the matching upright part of its normal."""

    x: np.ndarray
    y: np.ndarray
    up: np.ndarray


def gradient(values: np.ndarray, scale: float) -> tuple[np.ndarray, np.ndarray]:
    """Slopes (x, y) per logical pixel."""
    down, across = np.gradient(values)
    return across * np.float32(scale), down * np.float32(scale)


def add_ripple(street: Street, ripple: Ripple, sx: np.ndarray, sy: np.ndarray) -> None:
    """Bend the slopes around one drop; hardly where no water stands."""
    reach = ripple.radius * 1.4
    area = street.region(ripple.x - reach, ripple.y - reach, 2 * reach, 2 * reach, 0)
    if not area.x.size:
        return
    dx, dy = area.x - ripple.x, area.y - ripple.y
    away = np.hypot(dx, dy) + 1e-3
    outer = np.exp(-(((away - ripple.radius) / (ripple.radius * 0.13 + 1.5)) ** 2))
    inner = np.exp(-(((away - ripple.radius * 0.6) / (ripple.radius * 0.10 + 1.5)) ** 2))
    wave = np.sin((away - ripple.radius) / (ripple.radius * 0.06 + 1.1)) * (outer + 0.6 * inner)
    wave = wave * ripple.strength * (0.10 + 0.90 * street.water[area.part]) / away
    sx[area.part] += wave * dx
    sy[area.part] += wave * dy


def slopes(street: Street) -> Slopes:
    """The surface that light sees: stones, smoothed by water, with waves and a meniscus."""
    scale = street.frame.scale
    gx, gy = gradient(ndimage.gaussian_filter(street.height, 0.6 * scale), scale)
    dry = 1 - street.water * street.stillness
    sx, sy = (street.tilt_x - gx * RELIEF) * dry, (street.tilt_y - gy * RELIEF) * dry
    wx, wy = gradient(street.whole().noise(2.2, 12, low=8, high=60), scale)
    mx, my = gradient(ndimage.gaussian_filter(street.water, 1.2 * scale), scale)
    sx += street.water * wx * 0.16 - mx * 0.5
    sy += street.water * wy * 0.16 - my * 0.5
    for ripple in street.ripples:
        add_ripple(street, ripple, sx, sy)
    return Slopes(sx, sy, 1 / np.sqrt(sx * sx + sy * sy + 1))


def sky_light(street: Street, s: Slopes, sky: Sky) -> np.ndarray:
    """Ambient light and the pale sky on everything wet."""
    wet = np.clip(street.wet + street.water * 0.9, 0, 1.5)
    ambient = light(sky.ambient) * np.float32(sky.ambient_power * 3)
    facing = (0.45 + 0.55 * s.up) * (1 + 0.25 * np.clip(-s.y, -1, 1))
    out = street.albedo * ambient * facing[..., None]
    cloud = 0.55 + 0.45 * np.tanh(street.whole().noise(2.0, 14, high=14) * 0.9 + s.y * 2.5 + s.x)
    fresnel = 0.25 + 0.75 * np.clip(np.abs(s.y + VIEW * 0.5) * 2.0, 0, 1)
    shine = wet * cloud * (fresnel * (0.5 + 0.5 * street.gloss) + 0.20 * street.water)
    return out + light(sky.tone) * (np.float32(sky.power) * shine)[..., None]


def add_mirror(street: Street, s: Slopes, out: np.ndarray) -> None:
    """Standing water shows the mirror picture, shaken by its slopes."""
    if street.mirror is None:
        return
    rows, columns = street.frame.shape
    shake = 46 * street.frame.scale
    y, x = np.nonzero(street.water > 0.004)
    from_y = np.clip(y + s.y[y, x] * shake, 0, rows - 1).astype(int)
    from_x = np.clip(x + s.x[y, x] * shake, 0, columns - 1).astype(int)
    out[y, x] += street.mirror[from_y, from_x] * (street.water[y, x] ** 1.3)[:, None]


def add_lamp(street: Street, s: Slopes, lamp: Lamp, out: np.ndarray) -> None:
    """One lamp: diffuse light plus a gloss lobe that smears down the screen on wet ground."""
    end = lamp.reach * FADE
    area = street.region(lamp.x - end, lamp.y - end, 2 * end, 2 * end, 0)
    if not area.x.size:
        return
    p = area.part
    sx, sy, up, water, gloss = s.x[p], s.y[p], s.up[p], street.water[p], street.gloss[p]
    dx, dy, h = lamp.x - area.x, lamp.y - area.y, np.float32(lamp.height)
    distance = np.sqrt(dx * dx + dy * dy + h * h)
    relative = (distance / np.float32(lamp.reach)) ** 2
    fall = 1 / (1 + relative)
    fall = fall * np.sqrt(fall) * np.clip(1 - relative / FADE**2, 0, 1) ** 2
    fall = fall * street.shelter[p]
    facing = np.clip((dx * sx + dy * sy + h) * up / distance, 0, 1)
    diffuse = fall * facing * np.float32(3.1)
    half = h / distance + 1
    ax, ay = (dx / distance) / half - sx, (dy / distance + np.float32(VIEW)) / half - sy
    kx = 14 + 70 * gloss * (1 - water) + 170 * water
    ky = 5 + 16 * gloss * (1 - water) + 26 * water
    wet = np.clip(street.wet[p] + water * 0.9, 0, 1.5)
    strength = (0.13 + 0.20 * gloss + 0.85 * water) * wet
    gleam = np.exp(-(ax * ax * kx + ay * ay * ky)) * strength * fall * np.float32(0.85)
    for channel in range(3):
        color = lamp.color[channel]
        out[p][..., channel] += color * (street.albedo[p][..., channel] * diffuse + gleam)


def shade(street: Street, sky: Sky, exposure: float) -> np.ndarray:
    """The lit street as sRGB 0..1, float32."""
    s = slopes(street)
    out = sky_light(street, s, sky).astype(np.float32)
    add_mirror(street, s, out)
    for lamp in street.lamps:
        add_lamp(street, s, lamp, out)
    return tone_map(out * np.float32(exposure))


def tone_map(linear: np.ndarray) -> np.ndarray:
    """Bright light rolls off as on film."""
    c = np.maximum(linear, 0)
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14)
    return to_srgb(c).astype(np.float32)


def dusk_mirror(street: Street, seed: int, power: float = 1.0) -> np.ndarray:
    """What puddles mirror at dusk: dark clouds and a few long smears of shop light."""
    whole, random = street.whole(), np.random.default_rng(seed)
    cloud = 0.5 + 0.5 * np.tanh(whole.noise(2.2, seed, low=3, high=22) * 0.9)
    out = light("16263C") * (0.35 + 0.65 * cloud)[..., None]
    tones = [light(tone) for tone in ("FFA54A", "FFB765", "FF8A50", "FFC978", "6FB4D9")]
    frame = street.frame
    for i in range(round(frame.width * frame.height / 52000)):
        x = frame.left + random.uniform(0, frame.width)
        y = frame.top + random.uniform(0, frame.height)
        wide, long, power_ = (
            random.uniform(24, 60),
            random.uniform(90, 220),
            random.uniform(0.05, 0.2),
        )
        area = street.region(x - 3 * wide, y - 2.5 * long, 6 * wide, 5 * long, 0)
        if not area.x.size:
            continue
        smear = np.exp(-(((area.x - x) / wide) ** 2) - ((area.y - y) / long) ** 2)
        ripple = 0.9 + 0.1 * np.sin(area.y * 0.22 + 2 * np.sin(area.x * 0.05))
        out[area.part] += tones[i % len(tones)] * (smear * ripple * power_)[..., None]
    return (out * np.float32(0.55 * power)).astype(np.float32)


def bloom(picture: np.ndarray, scale: float, threshold: float, glow: dict[float, float]) -> None:
    """Let everything brighter than `threshold` glow; `glow` maps spread (logical px) to amount."""
    bright = np.maximum(picture - np.float32(threshold), 0)
    rows, columns = bright.shape[:2]
    small = bright.reshape(rows // 4, 4, columns // 4, 4, 3).mean((1, 3))
    for spread, amount in glow.items():
        sigma = spread * scale
        if sigma < 10:
            picture += ndimage.gaussian_filter(bright, (sigma, sigma, 0)) * np.float32(amount)
            continue
        soft = ndimage.gaussian_filter(small, (sigma / 4, sigma / 4, 0))
        up = ndimage.zoom(soft, (4, 4, 1), order=1, grid_mode=True, mode="nearest")
        picture += up * np.float32(amount)


def vignette(
    street: Street, center: tuple[float, float], size: tuple[float, float], amount: float
) -> np.ndarray:
    """A factor for every pixel that darkens the corners of the screen."""
    far = ((street.x - center[0]) / size[0]) ** 2 + ((street.y - center[1]) / size[1]) ** 2
    return (1 - amount * np.clip(far - 0.33, 0, 1.2))[..., None]
