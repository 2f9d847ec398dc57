"""Mountains as height grids: shaped, worn by rain, lit, and seen from the front. Compiled.

Grids have x across and z (away from the viewer) down; heights and z are in world units except in
`erode`, which works in grid steps.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numba import njit, prange

from assets.make.solstis.noise import fractal, ridged
from assets.make.solstis.window import Point, blur

STEP = 0.012
"""World units between grid points."""
LEFT, RIGHT, DEEP = -3.0, 13.0, 3.0


@njit(cache=True)
def _at(grid, x, y):  # type: ignore[no-untyped-def]
    """The value between four grid points."""
    height, width = grid.shape
    x = min(max(x, 0.0), width - 1.001)
    y = min(max(y, 0.0), height - 1.001)
    ix, iy = int(x), int(y)
    u, v = x - ix, y - iy
    upper = grid[iy, ix] * (1 - u) + grid[iy, ix + 1] * u
    return upper * (1 - v) + (grid[iy + 1, ix] * (1 - u) + grid[iy + 1, ix + 1] * u) * v


@njit(cache=True)
def _carve(grid, ix, iy, amount):  # type: ignore[no-untyped-def]
    """Take earth away with a round brush of radius 2."""
    height, width = grid.shape
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            x, y = ix + dx, iy + dy
            if 0 <= x < width and 0 <= y < height:
                weight = 2.6 - math.sqrt(dx * dx + dy * dy)
                if weight > 0:
                    grid[y, x] -= amount * weight / 18.6


@njit(cache=True)
def _leave(grid, ix, iy, u, v, amount):  # type: ignore[no-untyped-def]
    """Add earth to the four points around a place."""
    grid[iy, ix] += amount * (1 - u) * (1 - v)
    grid[iy, ix + 1] += amount * u * (1 - v)
    grid[iy + 1, ix] += amount * (1 - u) * v
    grid[iy + 1, ix + 1] += amount * u * v


@njit(cache=True)
def erode(grid, drops, seed):  # type: ignore[no-untyped-def]
    """Let drops run downhill, one by one: each takes earth where it is fast, leaves it later."""
    np.random.seed(seed)
    height, width = grid.shape
    for _ in range(drops):
        x = np.random.random() * (width - 3) + 1
        y = np.random.random() * (height - 3) + 1
        way_x, way_y, speed, water, load = 0.0, 0.0, 1.0, 1.0, 0.0
        for _step in range(64):
            ix, iy = int(x), int(y)
            u, v = x - ix, y - iy
            a, b = grid[iy, ix], grid[iy, ix + 1]
            c, d = grid[iy + 1, ix], grid[iy + 1, ix + 1]
            slope_x = (b - a) * (1 - v) + (d - c) * v
            slope_y = (c - a) * (1 - u) + (d - b) * u
            here = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v
            way_x = way_x * 0.06 - slope_x * (1 - 0.06)
            way_y = way_y * 0.06 - slope_y * (1 - 0.06)
            length = math.sqrt(way_x * way_x + way_y * way_y)
            if length < 1e-6:
                break
            way_x /= length
            way_y /= length
            nx, ny = x + way_x, y + way_y
            if nx < 1 or ny < 1 or nx >= width - 2 or ny >= height - 2:
                break
            rise = _at(grid, nx, ny) - here
            room = max(-rise, 0.01) * speed * water * 4.0
            if load > room or rise > 0:
                dropped = min(rise, load) if rise > 0 else (load - room) * 0.25
                load -= dropped
                _leave(grid, ix, iy, u, v, dropped)
            else:
                taken = min((room - load) * 0.28, -rise)
                _carve(grid, ix, iy, taken)
                load += taken
            speed = math.sqrt(max(0.0, speed * speed - rise * 4))
            water *= 0.985
            x, y = nx, ny
    return grid


def massif(crest: Sequence[Point], seed: int, spur: float, drops: int) -> np.ndarray:
    """The heights of a range whose crest goes through the points (x, height above its foot)."""
    width, height = int((RIGHT - LEFT) / STEP), int(DEEP / STEP)
    x = np.linspace(LEFT, RIGHT, width)[None, :]
    z = np.linspace(0, DEEP, height)[:, None]
    span = RIGHT - LEFT
    warp_x = fractal(width, height, span * 0.6, DEEP * 0.6, seed, 2)
    warp_z = fractal(width, height, span * 0.5, DEEP * 0.5, seed + 9, 2)
    xs, tops = zip(*crest, strict=True)
    top = np.interp((x + warp_x * 0.10).ravel(), xs, tops).reshape(height, width)
    top = top.astype(np.float32)
    middle = 1.9 + 0.22 * np.sin(x * 1.9 + seed) + warp_z * 0.45
    front = np.clip(z / middle, 0, 1) ** 1.5
    back = np.clip(1 - (z - middle) / 1.1, 0, 1) ** 1.2
    shape = np.where(z < middle, front, back).astype(np.float32)
    gx = ((np.arange(width) / width * span)[None, :] + warp_x * 0.35).astype(np.float32)
    gz = (z + warp_z * 0.3).astype(np.float32)
    spurs = ridged(gx, gz, spur, spur * 0.42, seed + 31, 3)
    gullies = ridged(gx, gz, spur * 2.6, spur * 1.5, seed + 77, 4)
    strength = np.minimum(top, 2.2)
    heights = top * shape
    heights += (spurs - 0.55) * strength * 0.42 * np.clip(shape * 1.6, 0, 1) * (1 - 0.75 * shape)
    heights += (gullies - 0.5) * strength * 0.16 * np.clip(shape * 2, 0, 1) * (1 - 0.45 * shape)
    heights = np.maximum(heights, 0).astype(np.float32)
    worn = erode((heights / STEP).astype(np.float64), drops, seed)
    return blur((worn * STEP).astype(np.float32), 1.1)


@njit(cache=True, parallel=True)
def shadow(heights, light_x, light_y, light_z):  # type: ignore[no-untyped-def]
    """How much of the sun each point sees, 0 to 1; the light is a direction towards the sun."""
    height, width = heights.shape
    lit = np.ones((height, width), np.float32)
    length = math.hypot(light_x, light_z)
    sx, sz, rise = light_x / length, light_z / length, light_y / length
    for j in prange(height):
        for i in range(width):
            start, most = heights[j, i], 1.0
            for k in range(2, 220):
                x, y = i + sx * k, j + sz * k
                if x < 0 or y < 0 or x >= width - 1 or y >= height - 1:
                    break
                ray = start + rise * k * STEP
                most = min(most, (ray - _at(heights, x, y)) / (k * STEP) * 7 + 0.5)
                if most < 0:
                    break
            lit[j, i] = max(0.0, most)
    return lit


@njit(cache=True, parallel=True)
def project(width, height, left, right, heights, deep, tall, foot, slices):  # type: ignore[no-untyped-def]
    """The grid point seen at every pixel, or -1: nearer slices hide what is behind them.

    A slice at z is drawn z * deep pixels above the foot line, a height h another h * tall pixels.
    """
    grid_height = heights.shape[0]
    seen_x = np.full((height, width), -1.0, np.float32)
    seen_z = np.full((height, width), -1.0, np.float32)
    for i in prange(width):
        gx = (left + (right - left) * (i + 0.5) / width - LEFT) / STEP
        free = height * 1.0
        for k in range(slices):
            gz = k / (slices - 1) * (grid_height - 1.01)
            y = foot - (gz * STEP * deep + _at(heights, gx, gz) * tall)
            if y < free:
                for j in range(max(0, math.ceil(y)), min(height, math.ceil(free))):
                    seen_x[j, i] = gx
                    seen_z[j, i] = gz
                free = y
    return seen_x, seen_z


@njit(cache=True, parallel=True)
def sample(grid, seen_x, seen_z):  # type: ignore[no-untyped-def]
    """The grid's values at the seen points, 0 where nothing is seen."""
    height, width = seen_x.shape
    out = np.zeros((height, width), np.float32)
    for j in prange(height):
        for i in range(width):
            if seen_x[j, i] >= 0:
                out[j, i] = _at(grid, seen_x[j, i], seen_z[j, i])
    return out
