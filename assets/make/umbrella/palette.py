"""Umbrella's colors. Values were chosen so that every pair of umbrella colors stays apart under
the three kinds of color blindness, measured on the shaded sprite and not only on the hex values.
"""

from __future__ import annotations

import numpy as np

COLORS = ("red", "yellow", "blue", "green")
LIT = {"red": "C0200E", "yellow": "FFE234", "blue": "1E50B8", "green": "3BC19D"}
SHADE = {"red": "640C2A", "yellow": "E8A01C", "blue": "14246C", "green": "14706C"}
SEATS = {"cat": "FF9FB2", "frog": "C9B0FF", "duck": "FFE7BD", "snail": "9DE7F2"}

INK = "0D1326"  # panels
NIGHT = "05070F"  # the darkest outline
EMBLEM = "171C38"  # drawings on badges
CREAM = "FFF3DC"
GOLD = "FFD98A"
GOLD_TEXT = "FFE3AE"
SHADOW = "03040E"
LEAVES = ("B8662A", "8E3E2A", "B98A34", "6E4A2A")


def to_linear(value: np.ndarray) -> np.ndarray:
    """sRGB 0..1 to linear light 0..1."""
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def to_srgb(value: np.ndarray) -> np.ndarray:
    """Linear light to sRGB, both 0..1, clipped."""
    value = np.maximum(value, 0)
    bright = 1.055 * np.maximum(value, 1e-6) ** (1 / 2.4) - 0.055
    return np.where(value <= 0.0031308, value * 12.92, bright).clip(0, 1)


def light(hex_color: str) -> np.ndarray:
    """A hex color as three linear-light float32 values, for shading."""
    channels = np.array([int(hex_color[i : i + 2], 16) for i in (0, 2, 4)]) / 255.0
    return to_linear(channels).astype(np.float32)
