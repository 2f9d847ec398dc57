"""The list of Umbrella's sprites: which file holds what, and how each becomes bytes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from PIL import Image

from assets.make.draw import Canvas, premultiplied_image
from assets.make.umbrella import badges, canopy, signs, tiles
from assets.make.umbrella.palette import COLORS, SEATS, SHADOW

ART = "art/umbrella"
CANOPY, SHOWN = 256, 100  # pixels of a canopy sprite, and its usual size on screen
TURNS = (-0.12, 0.0, 0.12)
UNDER = 128
BEADS = 12
Maker = Callable[[], bytes]


def png(pixels: np.ndarray) -> bytes:
    """Bytes of a PNG; the same pixels always give the same bytes."""
    stream = io.BytesIO()
    Image.fromarray(pixels).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def to_bytes(pixels: np.ndarray) -> np.ndarray:
    """Values 0..1 to 0..255."""
    return (pixels.clip(0, 1) * 255 + 0.5).astype(np.uint8)


def premultiply(pixels: np.ndarray) -> np.ndarray:
    """Straight alpha to premultiplied, both as bytes."""
    out = pixels.copy()
    out[..., :3] = (out[..., :3].astype(int) * out[..., 3:] + 127) // 255
    return out


def canopy_sprite(kind: str, turn: float) -> bytes:
    """A canopy with straight alpha."""
    pixels = canopy.bloomed(kind, CANOPY, turn, SHOWN, BEADS)
    alpha = pixels[..., 3:]
    pixels[..., :3] = np.where(alpha > 0, pixels[..., :3] / np.maximum(alpha, 1e-6), 0)
    return png(to_bytes(pixels))


def under_layers(kind: str, d: float, lift: float) -> tuple[Canvas, Canvas]:
    """Shadow and colored mirror of a canopy `d` wide, on canvases of 1.7 d x 2.1 d."""
    picture = premultiplied_image(canopy.render(kind, round(d)))
    shadow, mirror = Canvas(round(1.7 * d), round(2.1 * d)), Canvas(round(1.7 * d), round(2.1 * d))
    x, y, offset, soft = (
        shadow.pixels.shape[1] / 2,
        0.75 * d,
        0.10 + 0.10 * lift,
        0.06 + 0.04 * lift,
    )
    wide = 1.02 * d
    shadow.image(
        picture, x + d * offset * 0.85, y + d * offset * 1.3, wide, wide,
        alpha=0.60, blur=(d * soft, d * soft), tint=SHADOW,
    )  # fmt: skip
    contact = 0.5 * (1 - 0.6 * min(lift, 1))  # a lifted canopy no longer touches its shadow
    shadow.image(
        picture, x + d * 0.02, y + d * 0.04, d, d,
        alpha=contact, blur=(d * 0.02, d * 0.02), tint=SHADOW,
    )  # fmt: skip
    mirror.image(
        picture, x + d * 0.03, y + d * (0.36 + 0.06 * lift), d * 0.9, d * 1.05,
        alpha=0.24, blur=(d * 0.06, d * 0.17),
    )  # fmt: skip
    return shadow, mirror


def under_sprite(kind: str, lift: float) -> bytes:
    """One premultiplied picture: rgb adds the mirror, alpha takes the light away."""
    shadow, mirror = under_layers(kind, UNDER, lift)
    out = premultiply(shadow.pixels)
    out[..., :3] = np.minimum(out[..., :3].astype(int) + premultiply(mirror.pixels)[..., :3], 255)
    return png(out)


def drawn(draw: Callable[[], Canvas]) -> bytes:
    """A sprite drawn on a canvas."""
    return png(draw().pixels)


def color_sprites() -> Iterator[tuple[str, Maker]]:
    """Sprites that exist once per umbrella color."""
    for kind in COLORS:
        for i, turn in enumerate(TURNS):
            yield f"{ART}/canopy-{kind}-{i}.png", partial(canopy_sprite, kind, turn)
        yield f"{ART}/under-{kind}.pm.png", partial(under_sprite, kind, 0.0)
        yield f"{ART}/lift-{kind}.pm.png", partial(under_sprite, kind, 1.0)
        yield f"{ART}/spot-{kind}.png", partial(drawn, partial(signs.spot, kind))
        yield f"{ART}/slot-{kind}.png", partial(drawn, partial(signs.slot, kind))


def sign_sprites() -> Iterator[tuple[str, Maker]]:
    """Spots, powers, weather and the small signs of the table."""
    for side in signs.SIDES:
        yield f"{ART}/spot-{side}.png", partial(drawn, partial(signs.white_spot, side))
    for kind in ("extra", "swap", "exchange"):
        for spent in (False, True):
            name = f"{ART}/power-{kind}{'-spent' if spent else ''}.png"
            yield name, partial(drawn, partial(signs.power, kind, spent))
    for kind in ("lost", "drizzle", "shower", "downpour", "storm", "rainbow"):
        yield f"{ART}/weather-{kind}.png", partial(drawn, partial(signs.weather, kind))
    for name, draw in {
        "ring-gold": signs.ring_gold,
        "ring-ghost": signs.ring_ghost,
        "drop": signs.drop,
        "tick": signs.tick,
        "path-dot": signs.path_dot,
        "ripple": signs.ripple,
        "count": signs.count_disc,
        "sign": signs.sign,
    }.items():
        yield f"{ART}/{name}.png", partial(drawn, draw)


def tile_sprites() -> Iterator[tuple[str, Maker]]:
    """Everything a figure tile is composed of."""
    for face in ("white", "black"):
        yield f"{ART}/tile-{face}.png", partial(drawn, partial(tiles.plaque, face))
        yield f"{ART}/square-{face}.png", partial(drawn, partial(tiles.ink_square, face))
        yield f"{ART}/dot-{face}.png", partial(drawn, partial(tiles.ink_dot, face))
    for name, draw in {
        "tile-under": tiles.under_edge,
        "tile-back": tiles.back,
        "tile-glow": tiles.frame_glow,
        "tile-empty": tiles.recess,
        "star": tiles.medallion,
        "star-empty": tiles.faint_star,
        "slab-gold": tiles.gold_slab,
    }.items():
        yield f"{ART}/{name}.png", partial(drawn, draw)


def badge_sprites() -> Iterator[tuple[str, Maker]]:
    """The emblems of the seats."""
    for who in SEATS:
        yield f"{ART}/badge-{who}.png", partial(drawn, partial(badges.badge, who))


def makers() -> dict[str, Maker]:
    """All sprites: path below assets/ -> function that makes its bytes."""
    parts = (color_sprites, sign_sprites, tile_sprites, badge_sprites)
    return {name: maker for part in parts for name, maker in part()}
