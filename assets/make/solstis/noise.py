"""Gradient noise, compiled: the same numbers for the same world coordinates in any window."""

from __future__ import annotations

import math

import numpy as np
from numba import njit, prange

TURN = 6.2831853


@njit(cache=True)
def _hash(ix, iy, seed):  # type: ignore[no-untyped-def]
    """A well mixed 32 bit number of a lattice point."""
    mixed = (ix * 374761393 + iy * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 16)) * 2246822519) & 0xFFFFFFFF
    return mixed ^ (mixed >> 15)


@njit(cache=True)
def _corner(ix, iy, dx, dy, seed):  # type: ignore[no-untyped-def]
    """The slope at a lattice point, times the way from it."""
    angle = _hash(ix, iy, seed) / 4294967296.0 * TURN
    return math.cos(angle) * dx + math.sin(angle) * dy


@njit(cache=True)
def gradient(x, y, seed):  # type: ignore[no-untyped-def]
    """One octave, about -1 to 1."""
    ix, iy = math.floor(x), math.floor(y)
    fx, fy = x - ix, y - iy
    u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    upper = _corner(ix, iy, fx, fy, seed) * (1 - u) + _corner(ix + 1, iy, fx - 1, fy, seed) * u
    n01 = _corner(ix, iy + 1, fx, fy - 1, seed)
    n11 = _corner(ix + 1, iy + 1, fx - 1, fy - 1, seed)
    return (upper * (1 - v) + (n01 * (1 - u) + n11 * u) * v) * 1.5


@njit(cache=True)
def fractal_at(x, y, seed, octaves):  # type: ignore[no-untyped-def]
    """Octaves of noise, each twice as fine and half as strong."""
    total, strength, fine = 0.0, 0.5, 1.0
    for i in range(octaves):
        total += strength * gradient(x * fine, y * fine, seed + i * 17)
        strength *= 0.5
        fine *= 2.03
    return total


@njit(cache=True)
def ridged_at(x, y, seed, octaves):  # type: ignore[no-untyped-def]
    """Noise folded at zero: sharp crests, rougher where it is high."""
    total, strength, fine, weight = 0.0, 0.5, 1.0, 1.0
    for i in range(octaves):
        n = 1 - abs(gradient(x * fine, y * fine, seed + i * 17)) * 1.35
        n = n * n * weight
        total += strength * n
        weight = min(1.0, max(0.0, n * 1.6))
        strength *= 0.5
        fine *= 2.07
    return total


@njit(cache=True, parallel=True)
def fractal(width, height, across, down, seed, octaves, left=0.0, top=0.0):  # type: ignore[no-untyped-def]
    """A picture of noise that is `across` by `down` lattice cells large."""
    out = np.empty((height, width), np.float32)
    for j in prange(height):
        for i in range(width):
            out[j, i] = fractal_at(
                i / width * across + left, j / height * down + top, seed, octaves
            )
    return out


@njit(cache=True, parallel=True)
def ridged(xs, ys, fine_x, fine_y, seed, octaves):  # type: ignore[no-untyped-def]
    """Folded noise at given points (two arrays of one shape)."""
    height, width = xs.shape
    out = np.empty((height, width), np.float32)
    for j in prange(height):
        for i in range(width):
            out[j, i] = ridged_at(xs[j, i] * fine_x, ys[j, i] * fine_y, seed, octaves)
    return out
