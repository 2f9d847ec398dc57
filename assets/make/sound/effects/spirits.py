"""The fourteen spirits of Solstis: an animal's gesture, then two tines and the breath they
share.
"""

from __future__ import annotations

import numpy as np

from assets.make.sound.effects import effect
from assets.make.sound.effects.solstis import harped, line, scrape
from assets.make.sound.effects.ui import bar, tine
from assets.make.sound.effects.umbrella import whoosh
from assets.make.sound.kit.core import (
    add,
    clock,
    drift,
    faded,
    hertz,
    midi,
    rng,
    samples,
    silence,
    stereo,
    swell,
)
from assets.make.sound.kit.filters import band, high, hump, low, paint, peak
from assets.make.sound.kit.modal import drop, knock, struck, tap, thump
from assets.make.sound.kit.space import roomy
from assets.make.sound.kit.tones import breath_pad, fm_bell, glide

# --- spirits: one halo for all, a gesture for each
# ---------------------------------------------------------------------


def halo(
    key: object, at: float, root: str = "D4", fifth: str = "A4", top: str = "E5", level: float = 1.0
) -> np.ndarray:
    """What all spirits share: tines and a breath of the mountain behind the gesture."""
    x = silence(at + 1.9, 2)
    add(
        x,
        breath_pad([midi(root), midi(fifth), midi(top)], 0.5, "halo", key, attack=0.5, release=0.9),
        max(at - 0.25, 0),
        0.16 * level,
    )
    add(x, stereo(tine(fifth, 1.3, 0.34), -0.4), at)
    add(
        x,
        stereo(tine({"A4": "D5", "C5": "F5", "G4": "D5"}.get(fifth, "D5"), 1.3, 0.34), 0.4),
        at + 0.14,
    )
    add(x, stereo(fm_bell(hertz("D6"), 1.4, 2.0, 0.5, 1.2), 0.2), at + 0.14, 0.07)
    return x


def trout() -> np.ndarray:
    x = silence(2.3, 2)
    add(
        x,
        drift(
            glide(line(0.22, (0, "D5"), (0.10, "A4"), (0.22, "A5")), (1, 0.2, 0.05))
            * swell(0.22, 0.02, 0.07),
            -0.5,
            0.1,
        ),
        0.0,
        0.5,
    )
    for k, (at, n) in enumerate(
        ((0.02, "D6"), (0.09, "C6"), (0.30, "A5"), (0.37, "D6"), (0.45, "F6"), (0.56, "A6"))
    ):
        add(
            x,
            stereo(drop(hertz(n), 0.2, 0.5, 0.14), (-0.5, -0.2, 0.5, 0.2, 0.4, 0.1)[k]),
            at,
            0.55 - 0.05 * k,
        )
    wash = paint(0.3, lambda t, f: hump(f, 2600 * 2 ** (-2 * t), 1.9) * np.exp(-t / 0.08), "trout")
    add(x, stereo(wash, 0.3), 0.27, 0.38)
    return add(x, halo("trout", 0.5), 0)


def deer() -> np.ndarray:
    x = silence(2.7, 2)
    for at, side in ((0.0, -0.4), (0.13, -0.15)):
        add(x, stereo(knock(230, 0.14, "hoof", side, dull=1200), side), at, 0.8)
        add(x, stereo(thump(92, 0.2, 0.4, 0.09), side), at, 0.25)
    call = line(0.95, (0, "D4"), (0.22, "D4"), (0.36, "A4"), (0.95, "A4"))
    v = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * clock(0.95)) * np.clip(
        (clock(0.95) - 0.45) / 0.3, 0, 1
    )
    horn = glide(call * v, (1, 0.62, 0.40, 0.22, 0.12, 0.06)) * swell(0.95, 0.07, 0.3)
    add(x, stereo(peak(low(horn, 2200), 620, 5, 1.2), 0.1), 0.30, 0.34)
    return add(x, halo("deer", 0.95), 0)


def eagle() -> np.ndarray:
    x = silence(2.8, 2)
    cry = line(0.85, (0, "F6"), (0.07, "A6"), (0.22, "G6"), (0.6, "D6"), (0.85, "C6"))
    t = clock(0.85)
    cry = cry * (1 + 0.018 * np.sin(2 * np.pi * 17 * t) * np.clip(t / 0.2, 0, 1))
    voice = (
        glide(cry, (1, 0.30, 0.16, 0.05))
        * swell(0.85, 0.03, 0.4)
        * (0.8 + 0.2 * np.sin(2 * np.pi * 17 * t + 1))
    )
    add(x, drift(voice, -0.7, 0.6), 0.16, 0.42)
    for k, at in enumerate((0.0, 0.15)):
        w = whoosh(0.24, "wing", k, path=((0, 300), (0.5, 900), (1, 320)), octaves=1.6)
        add(x, stereo(w, -0.5 + 0.5 * k), at, 0.55)
    return add(x, halo("eagle", 1.0), 0)


def bear() -> np.ndarray:
    x = silence(2.8, 2)
    for at, side in ((0.0, -0.35), (0.36, 0.25)):
        add(x, stereo(thump(78, 0.5, 0.5, 0.28, 0.008), side), at, 0.8)
        add(x, stereo(low(tap(0.2, 120, 600, "paw", side, t60=0.1), 700), side), at, 0.6)
    growl = line(1.0, (0, "A2"), (0.3, "D3"), (1.0, "A2"))
    t = clock(1.0)
    saw = glide(
        growl * (1 + 0.012 * np.sin(2 * np.pi * 23 * t)), [1 / k**0.8 for k in range(1, 16)]
    )
    saw = (
        peak(peak(low(saw, 900), 320, 7, 1.5), 640, 4, 2)
        * (0.72 + 0.28 * np.sin(2 * np.pi * 23 * t))
        * swell(1.0, 0.2, 0.5)
    )
    add(x, stereo(saw, 0.0), 0.42, 0.20)
    add(x, stereo(bar("D4", 1.2, 0.6, 0.004)), 0.42)
    return add(x, halo("bear", 1.05, "D3", "A4", "D5"), 0)


def dragonfly() -> np.ndarray:
    x = silence(2.3, 2)
    for k, (at, n, seconds, a, b) in enumerate(
        (
            (0.0, "D5", 0.20, -0.9, -0.2),
            (0.26, "G5", 0.16, -0.1, 0.5),
            (0.46, "F5", 0.14, 0.5, -0.3),
            (0.64, "A5", 0.34, -0.3, 0.9),
        )
    ):
        t = clock(seconds)
        wing = glide(
            np.full(len(t), hertz(n)) * (1 + 0.02 * np.sin(2 * np.pi * 31 * t)),
            (1, 0.5, 0.28, 0.14, 0.07),
        )
        wing *= (0.5 + 0.5 * np.sin(2 * np.pi * 31 * t)) ** 1.5 * swell(seconds, 0.02, 0.05)
        add(x, drift(wing, a, b), at, 0.40)
        air = (
            band(rng("dragonfly", k).standard_normal(len(t)), 3500, 9000)
            * (0.5 + 0.5 * np.sin(2 * np.pi * 31 * t)) ** 2
            * swell(seconds, 0.02, 0.05)
        )
        add(x, drift(air, a, b), at, 0.06)
        add(x, stereo(tine(n, 0.5, 0.35), (a + b) / 2), at)
    return add(x, halo("dragonfly", 0.75), 0)


def beetle() -> np.ndarray:
    x = silence(2.2, 2)
    at, c = 0.0, rng("beetle")
    for k in range(15):
        s = struck(
            "block", 1250 * 2 ** (c.normal(0, 1.2) / 12), 0.03, 0.06, "beetle", k, touch=0.0004
        )
        add(x, stereo(s, -0.7 + 1.4 * k / 14), at, 0.5 + 0.02 * k)
        at += 0.085 * 0.9**k + 0.008
    for k, n in enumerate(("D4", "F4", "G4")):
        add(x, stereo(tine(n, 0.9, 0.8), -0.3 + 0.3 * k), 0.05 + 0.19 * k)
    return add(x, halo("beetle", 0.75), 0)


def groundhog() -> np.ndarray:
    x = silence(2.3, 2)
    for at, side in ((0.0, -0.3), (0.24, 0.0)):
        w = line(0.13, (0, "A5"), (0.05, "D6"), (0.13, "D6"))
        add(x, stereo(glide(w, (1, 0.12, 0.1)) * swell(0.13, 0.012, 0.04), side), at, 0.5)
        add(
            x,
            stereo(
                band(rng("whistle", side).standard_normal(5733), 1100, 2600)
                * swell(0.13, 0.01, 0.05),
                side,
            ),
            at,
            0.03,
        )
    for k in range(5):
        add(x, stereo(scrape(0.07, ("dig", k), 900), 0.3 + 0.1 * (k % 2)), 0.47 + 0.095 * k, 0.6)
        add(x, stereo(thump(120, 0.1, 0.4, 0.05), 0.3), 0.47 + 0.095 * k, 0.14)
    add(x, stereo(tine("G4", 0.8, 0.6), 0.2), 0.47)
    return add(x, halo("groundhog", 0.9, "D4", "G4", "D5"), 0)


def bee() -> np.ndarray:
    x = silence(2.4, 2)
    t = clock(1.05)
    f = hertz("A3") * 2 ** (
        (0.9 * np.sin(2 * np.pi * 2.1 * t) + 0.35 * np.sin(2 * np.pi * 4.7 * t)) / 12
    )
    buzz = glide(f, [1 / k for k in range(1, 22)])
    buzz = (
        peak(high(low(buzz, 3600), 180), 1100, 6, 1.4)
        * swell(1.05, 0.16, 0.35)
        * (0.85 + 0.15 * np.sin(2 * np.pi * 2.1 * t))
    )
    side = 0.75 * np.sin(2 * np.pi * 1.05 * t)
    angle = (side + 1) * np.pi / 4
    add(x, np.stack([buzz * np.cos(angle), buzz * np.sin(angle)], axis=1) * 1.41, 0.0, 0.17)
    for k, n in enumerate(("A4", "C5", "A4", "D5")):
        add(x, stereo(tine(n, 0.7, 0.55), (-0.5, 0.0, 0.5, 0.0)[k]), 0.12 + 0.2 * k)
    return add(x, halo("bee", 0.95), 0)


def ladybug() -> np.ndarray:
    x = silence(2.1, 2)
    for k, (at, n) in enumerate(
        ((0.0, "A5"), (0.11, "C6"), (0.22, "A5"), (0.40, "D6"), (0.47, "F6"))
    ):
        add(x, stereo(tine(n, 0.35, 0.8, 5), (-0.6, -0.3, 0.0, 0.3, 0.6)[k]), at)
        add(
            x,
            stereo(
                struck("block", hertz(n), 0.03, 0.06, "bug", k, touch=0.0005),
                (-0.6, -0.3, 0.0, 0.3, 0.6)[k],
            ),
            at,
            0.4,
        )
    t = clock(0.28)
    fl = (
        band(rng("elytra").standard_normal(len(t)), 2500, 8000)
        * (0.5 + 0.5 * np.sin(2 * np.pi * 44 * t))
        * swell(0.28, 0.05, 0.12)
    )
    add(x, drift(fl, 0.0, 0.8), 0.5, 0.10)
    return add(x, halo("ladybug", 0.62), 0)


def wolf() -> np.ndarray:
    x = silence(3.2, 2)
    for k, (at, dev, side, level) in enumerate(
        ((0.0, 1.0, -0.25, 1.0), (0.45, 0.7492, 0.5, 0.4))
    ):  # a second one answers a fourth below
        howl = line(1.55, (0, "A3"), (0.28, "D4"), (0.5, "A4"), (1.05, "A4"), (1.55, "F4")) * dev
        t = clock(1.55)
        howl = howl * 2 ** (
            0.14 * np.sin(2 * np.pi * 5.0 * t) * np.clip((t - 0.5) / 0.4, 0, 1) / 12
        )
        voice = glide(howl, (1, 0.5, 0.22, 0.09, 0.04)) * swell(1.55, 0.22, 0.6)
        voice = peak(voice, 700, 4, 1.0)
        breath = band(rng("wolf", k).standard_normal(len(t)), 500, 1800) * swell(1.55, 0.3, 0.7)
        add(x, stereo(voice + 0.05 * breath, side), at, 0.42 * level)
    return add(x, halo("wolf", 1.35), 0)


def squirrel() -> np.ndarray:
    x = silence(2.2, 2)
    c = rng("squirrel")
    at = 0.0
    for k, n in enumerate(("D5", "F5", "D5", "G5", "F5", "A5", "C6", "D6")):
        add(x, stereo(tine(n, 0.3, 0.7, 5), 0.7 * np.sin(1.7 * k)), at)
        add(
            x,
            stereo(knock(900 + 90 * k, 0.06, "scurry", k, dull=4000), 0.7 * np.sin(1.7 * k + 0.4)),
            at + 0.015,
            0.4,
        )
        at += (0.065, 0.065, 0.10, 0.065, 0.065, 0.085, 0.06, 0.06)[k] + c.normal(0, 0.003)
    for k in range(4):  # chatter
        chirp = line(0.05, (0, 2100.0), (0.05, 1500.0))
        add(
            x,
            stereo(glide(chirp, (1, 0.5, 0.3, 0.2)) * swell(0.05, 0.004, 0.02), -0.2),
            0.62 + 0.066 * k,
            0.16,
        )
    return add(x, halo("squirrel", 0.72), 0)


def bird() -> np.ndarray:
    x = silence(2.3, 2)
    song = (
        (0.0, 0.09, "A5", "D6"),
        (0.13, 0.07, "F6", "D6"),
        (0.24, 0.09, "D6", "G6"),
        (0.60, 0.16, "A6", "F6"),
    )
    for k, (at, seconds, a, b) in enumerate(song):
        add(
            x,
            stereo(
                glide(line(seconds, (0, a), (seconds, b)), (1, 0.12))
                * swell(seconds, 0.012, 0.035),
                -0.3 + 0.15 * k,
            ),
            at,
            0.45,
        )
    t = clock(0.24)
    trill = hertz("C6") * 2 ** (2.5 * (0.5 + 0.5 * np.sin(2 * np.pi * 24 * t)) / 12)
    add(
        x,
        stereo(
            glide(trill, (1, 0.1))
            * swell(0.24, 0.03, 0.06)
            * (0.7 + 0.3 * np.sin(2 * np.pi * 24 * t)),
            0.1,
        ),
        0.35,
        0.42,
    )
    for at, n in ((0.0, "D5"), (0.35, "C5"), (0.60, "F5")):
        add(x, stereo(tine(n, 0.9, 0.5), 0.2), at)
    return add(x, halo("bird", 0.8, "D4", "C5", "F5"), 0)


def lizard() -> np.ndarray:
    x = silence(2.1, 2)
    c = rng("lizard")
    for k in range(18):  # a dry scuttle that stops dead
        at = 0.016 * k + (0.11 if k > 10 else 0)
        s = band(c.standard_normal(700), 2600, 7800) * np.hanning(700) ** 2
        add(x, stereo(s, -0.7 + 1.2 * k / 17), at, 0.26 * c.uniform(0.6, 1))
    for k, n in enumerate(("A5", "G5", "F5", "D5")):
        add(x, stereo(tine(n, 0.4, 0.6, 5), -0.5 + 0.3 * k), 0.045 * k)
    slide = line(0.2, (0, "D5"), (0.2, "A5"))
    add(x, stereo(glide(slide, (1, 0.3, 0.12)) * swell(0.2, 0.02, 0.03), 0.5), 0.42, 0.34)
    add(x, stereo(knock(1300, 0.05, "tongue", dull=5000), 0.6), 0.62, 0.5)
    return add(x, halo("lizard", 0.66), 0)


def butterfly() -> np.ndarray:
    x = silence(2.6, 2)
    for k in range(13):
        n = (("A5", "D6") if k < 7 else ("C6", "F6"))[k % 2]
        level = 0.25 + 0.35 * np.sin(np.pi * (k + 0.5) / 13)
        side = 0.8 * np.sin(2 * np.pi * k / 13)
        add(x, stereo(fm_bell(hertz(n), 0.7, 2.0, 0.45, 0.5, 0.008), side), 0.088 * k, level * 0.6)
        add(x, stereo(harped(n, 0.6, 0.4, 2), side), 0.088 * k, level)
        w = band(rng("flutter", k).standard_normal(1800), 900, 3200) * np.hanning(1800)
        add(x, stereo(w, side), 0.088 * k, 0.07 * level)
    return add(x, halo("butterfly", 1.1), 0)


SPIRITS = {
    f.__name__: f
    for f in (
        trout,
        deer,
        eagle,
        bear,
        dragonfly,
        beetle,
        groundhog,
        bee,
        ladybug,
        wolf,
        squirrel,
        bird,
        lizard,
        butterfly,
    )
}


def _spirit(name: str) -> np.ndarray:
    x = roomy(SPIRITS[name](), "valley", 0.20)
    return faded(x[: samples(2.45)], 0, 0.7)


for _name in SPIRITS:
    effect(f"solstis/spirit_{_name}", "glow", f"the {_name} arrives", 1, -2, "never", -5)(
        lambda v, n=_name: _spirit(n)
    )
