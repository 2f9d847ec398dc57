"""Light rain on canvas and asphalt, drips from the awnings, nobody about."""

from __future__ import annotations

import numpy as np

from assets.make.sound.ambience.ring import (
    Spectrum,
    Wave,
    balanced,
    both_sides,
    lap,
    painted,
    tide,
)
from assets.make.sound.kit.core import (
    SR,
    clock,
    decay,
    faded,
    gain,
    hertz,
    rng,
    samples,
    silence,
    stereo,
    wrap,
)
from assets.make.sound.kit.dynamics import integrated
from assets.make.sound.kit.filters import band, hump
from assets.make.sound.kit.modal import drop
from assets.make.sound.kit.space import wet

SECONDS = lap(60.4)


def rain() -> np.ndarray:
    """All layers in balance, with a little of the street's echo; chance runs through them all."""
    c = rng("rain")
    swing, near = tide(SECONDS, "rain"), tide(SECONDS, "rain near", turns=(3, 4, 6, 9))
    banks = _canvas_bank(c), _asphalt_bank(c)
    canvas = _scatter(c, near, banks[0], 46, 0.45)
    asphalt = _scatter(c, near, banks[1], 170, 0.75)
    plinks = _puddles(c)
    drips = _awnings(c)
    layers = [
        (_hiss(swing, near), -25.5),
        (canvas, -27),
        (asphalt, -26),
        (plinks, -34),
        (drips, -37),
        (stereo(_gutter(near), -0.55), -37),
        (both_sides(SECONDS, lambda side: _town(swing), (0, 1), "town"), -41),
    ]
    x = balanced(layers)
    far = wet(drips, "street", True)
    return x + 0.10 * wet(x, "street", True) + far * gain(-37 - integrated(far))


def _hiss(swing: Wave, near: Wave) -> np.ndarray:
    """The rain as a whole, wider than its middle."""

    def spectrum(side: int) -> Spectrum:
        return lambda t, f: (
            (hump(f, 4200, 3.0) + 0.55 * hump(f, 1300, 2.2) + 0.10 * hump(f, 9500, 1.2))
            * (1 + 0.22 * swing(t) + 0.06 * side * near(t))
        )

    def middle(t: np.ndarray, f: np.ndarray) -> np.ndarray:
        return hump(f, 2600, 2.6) * (1 + 0.25 * swing(t))

    hiss = both_sides(SECONDS, spectrum, (-1, 1), "hiss")
    hiss += 0.6 * painted(SECONDS, middle, "hiss middle")[:, None]
    return hiss


def _town(swing: Wave) -> Spectrum:
    """The town far away."""
    return lambda t, f: hump(f, 95, 1.6) * (1 + 0.3 * swing(t))


def _gutter(near: Wave) -> np.ndarray:
    """Water that gurgles in a pipe at the left."""
    return painted(
        SECONDS,
        lambda t, f: (
            hump(f, 780 * 2 ** (0.25 * np.sin(2 * np.pi * 410 * t / SECONDS)), 0.9)
            * (1 + 0.5 * np.sin(2 * np.pi * 233 * t / SECONDS))
            * (1 + 0.3 * near(t))
        ),
        "gutter",
    )


def _canvas_bank(c: np.random.Generator) -> list[np.ndarray]:
    """Drops on stretched canvas: a soft drum and a spray."""
    bank = []
    for _ in range(48):
        f = 220 * 2 ** c.uniform(0, 2.1)
        t = clock(0.10)
        body = np.sin(2 * np.pi * np.cumsum(f * (1 + 0.35 * np.exp(-t / 0.006))) / SR) * decay(
            0.10, c.uniform(0.035, 0.075), 0.0012
        )
        spray = band(c.standard_normal(samples(0.05)), 700, 3800) * decay(0.05, 0.022, 0.0008)
        body[: len(spray)] += 0.55 * spray
        bank.append(faded(body, 0, 0.02))
    return bank


def _asphalt_bank(c: np.random.Generator) -> list[np.ndarray]:
    """Drops on wet stone: a tick, sometimes the ring of a bubble."""
    bank = []
    for k in range(64):
        n = samples(c.uniform(0.004, 0.014))
        tick = np.concatenate(
            [
                band(c.standard_normal(n), c.uniform(1500, 3000), c.uniform(4500, 9000), 1)
                * np.hanning(n) ** 0.7,
                np.zeros(900),
            ]
        )
        if k % 4 == 0:
            bubble = drop(c.uniform(1800, 4200), 0.03, 0.25, 0.03) * 0.5
            tick[200 : 200 + min(len(bubble), len(tick) - 200)] += bubble[: len(tick) - 200]
        bank.append(tick)
    return bank


def _scatter(
    c: np.random.Generator, near: Wave, bank: list[np.ndarray], rate: float, spread: float
) -> np.ndarray:
    """Drops of a bank, ``rate`` a second, denser where the rain comes near."""
    out = silence(SECONDS, 2)
    for _ in range(int(rate * SECONDS)):
        at = c.uniform(0, SECONDS)
        if c.random() > 0.72 + 0.28 * near(at):
            continue
        one = bank[int(c.integers(len(bank)))]
        drop_ = stereo(one, float(np.clip(c.normal(0, spread), -1, 1)))
        wrap(out, drop_, at, min(c.lognormal(-0.7, 0.65), 2.6))
    return out


def _puddles(c: np.random.Generator) -> np.ndarray:
    """Drops that fall into puddles, on notes of the key or near them."""
    plinks = silence(SECONDS, 2)
    for _ in range(int(2.3 * SECONDS)):
        note = c.choice((77, 79, 81, 84, 86, 89, 91, 93))
        f = hertz(float(note) + c.normal(0, 0.15))
        plink = drop(f, 0.16, c.uniform(0.2, 0.5), c.uniform(0.04, 0.11))
        plink = stereo(plink, c.uniform(-0.8, 0.8))
        wrap(plinks, plink, c.uniform(0, SECONDS), min(c.lognormal(-1.0, 0.7), 1.5))
    return plinks


def _awnings(c: np.random.Generator) -> np.ndarray:
    """Drips from the awnings, two or three, at their own pace."""
    drips = silence(SECONDS, 2)
    at = 1.7
    while at < SECONDS - 1.5:
        side, note = c.uniform(-0.7, 0.7), float(c.choice((72, 74, 77, 81)))
        for k in range(int(c.integers(1, 4))):
            drip = stereo(drop(hertz(note), 0.3, 0.45, 0.18), side)
            wrap(drips, drip, at + 0.31 * k + c.normal(0, 0.02), 0.8 - 0.2 * k)
        at += c.uniform(3.2, 7.4)
    return drips
