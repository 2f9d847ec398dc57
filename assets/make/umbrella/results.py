"""The results: after the rain, low sun, one puddle that mirrors a clearing sky and a rainbow."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from assets.make.umbrella import props, scenery, shading
from assets.make.umbrella.materials import Stone, fans
from assets.make.umbrella.palette import light
from assets.make.umbrella.street import Frame, Ripple, Street, smooth
from assets.make.umbrella.title import draw_canopy

RAINBOW = ("FF5A4E", "FF9B3D", "FFE05A", "63D28A", "4FA8F0", "8E7BE6")
TREES = ("1E3A30", "5F8A50", "E8B85A")
UMBRELLAS = (
    ("yellow", 560, 930, 150, 0.2), ("green", 118, 300, 120, 0.4), ("blue", 640, 236, 118, 0.1),
)  # fmt: skip
RIPPLES = ((250, 760, 54, 0.10), (560, 380, 34, 0.09), (140, 420, 26, 0.08), (470, 850, 40, 0.09))


def evening_sky(street: Street) -> np.ndarray:
    """Blue above, peach below, thin clouds and the rainbow's arc, in linear light."""
    whole = street.whole()
    low = np.clip((whole.y - 120) / 820, 0, 1)[..., None]
    sky = light("4F8FE0") * (1 - low) + light("FFB98C") * low
    cloud = smooth(-0.2, 1.3, whole.noise(1.9, 41, low=4, high=60))[..., None]
    sky = sky * (1 - 0.45 * cloud) + light("FFE3CE") * 0.42 * cloud * (0.6 + 0.4 * low)
    near = np.exp(-((np.hypot(whole.x - 372, whole.y - 600) / 480) ** 6))  # one rainbow is enough
    away = np.hypot((whole.x - 330) * 0.92, whole.y - 1060)
    for i, tone in enumerate(RAINBOW):
        band = (np.exp(-(((away - (690 - i * 22)) / 15) ** 2)) * near)[..., None] * 0.78
        sky = sky * (1 - band) + light(tone) * 1.15 * band
    return (sky * (0.27 + 0.25 * near[..., None])).astype(np.float32)


def flood(street: Street) -> None:
    """The big puddle on the left and a few shallow ones; stones rim their shores."""
    whole = street.whole()
    oval = ((whole.x - 372) / 392) ** 2 + ((whole.y - 600) / 412) ** 2
    shore = oval + 0.10 * whole.noise(2.4, 42, low=3, high=10)
    big = np.clip((1.08 - shore) * 3.2, 0, 1)
    hollow = np.clip((whole.noise(2.6, 43, low=2, high=9) - 1.1) * 1.2, 0, 0.85)
    hollow *= smooth(1.15, 1.7, ndimage.gaussian_filter(oval, 6))
    street.flood(np.maximum(big, hollow), 2.8, dark=0.14)
    street.ripples += [Ripple(*numbers) for numbers in RIPPLES]
    street.mirror = evening_sky(street)


def results() -> bytes:
    """The background of the results."""
    street = Street(Frame(), seed=8, stillness=0.985)
    whole = street.whole()
    cobbles = Stone("4A4648", bevel=6, height=2.8, tilt=0.07, wet=0.9, gloss=0.5, joint=1.1)
    whole.lay(np.ones(street.frame.shape, np.float32), fans(whole, 150, 23, cobbles, (30, 70)))
    flood(street)
    street.lamp(-200, -120, 620, "FFB870", 3.1, 1200)
    street.lamp(1300, -60, 300, "FFC890", 1.2, 500)
    street.lamp(1960, 1000, 260, "FF9A70", 0.9, 420)
    lit = shading.shade(street, shading.Sky("7A7CA8", 0.50, "FFC9A0", 0.10), 1.0)
    frame, canvas = street.frame, scenery.on_canvas(lit, street.frame)
    scenery.scatter_leaves(canvas, frame, 4, 46, size=(6, 11))
    for x, y, radius, seed in (
        (-10, 1000, 150, 4), (1900, 40, 130, 7), (20, 40, 100, 9), (-240, 420, 110, 11),
        (2130, 560, 120, 12), (2060, 1150, 140, 13), (700, -150, 110, 14), (-200, -90, 120, 15),
    ):  # fmt: skip
        props.tree(canvas, x, y, radius, seed, TREES)
    for kind, x, y, d, turn in UMBRELLAS:
        draw_canopy(canvas, kind, x, y, d, turn, frame.scale)
    glow = {6: 0.25, 24: 0.30, 70: 0.30}
    scenery.develop(canvas, street, 0.68, glow, (760, 480), (1300, 820), 0.36)
    # Cobbles of the whole picture lie in full light: they need many bytes and few are looked at.
    return scenery.webp(canvas, 74)
