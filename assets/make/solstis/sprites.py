"""The list of Solstis' pictures: which file holds what, and how each becomes bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from assets.make.solstis import backdrops, panorama, signs, tiles, vapor
from assets.make.solstis.canvas import Sheet, png, webp
from assets.make.solstis.logo import logo
from assets.make.solstis.medallion import medallion
from assets.make.solstis.night import LATE
from assets.make.solstis.palette import CELLS, COLORS, PLAYERS
from assets.make.solstis.spirits import DRAW

ART = "art/solstis"
Maker = Callable[[], bytes]


def drawn(draw: Callable[..., Sheet], *args: object) -> bytes:
    """A sprite as a PNG with straight alpha."""
    return png(draw(*args).straight())


def painted(draw: Callable[..., Sheet], *args: object) -> bytes:
    """A sprite with a piece of the painting, as WebP: a tenth of the PNG's size."""
    return webp(draw(*args).straight(), 95)


def light(draw: Callable[..., Sheet], *args: object) -> bytes:
    """A premultiplied glow that only adds light: its alpha is zero."""
    pixels = draw(*args).premultiplied()
    pixels[..., 3] = 0
    return png(pixels)


def tile_sprites() -> Iterator[tuple[str, Maker]]:
    """Land tiles, rainbows and what belongs to a row."""
    for row, column in CELLS:
        name = f"{COLORS[row]}-{column}"
        yield f"{ART}/land-{name}.webp", partial(painted, tiles.land, row, column)
        yield f"{ART}/tile-{name}.webp", partial(painted, tiles.tile, row, column)
    yield f"{ART}/tile-back.png", partial(drawn, tiles.back)
    yield f"{ART}/tile-rainbow.png", partial(drawn, tiles.loose_rainbow)
    yield f"{ART}/rainbow.png", partial(drawn, tiles.placed_rainbow)
    for row, color in COLORS.items():
        yield f"{ART}/tab-{color}.png", partial(drawn, tiles.tab, row, False)
        yield f"{ART}/tab-wide-{color}.png", partial(drawn, tiles.tab, row, True)
        yield f"{ART}/chip-{color}.png", partial(drawn, tiles.chip, row)
        yield f"{ART}/glyph-{color}.png", partial(drawn, signs.glyph_sprite, row)
        yield f"{ART}/row-{color}.png", partial(drawn, signs.row_disc, row)


def sign_sprites() -> Iterator[tuple[str, Maker]]:
    """Spirits, fires, emblems, icons and marks."""
    for spirit in (*DRAW, "back"):
        yield f"{ART}/spirit-{spirit}.png", partial(drawn, medallion, spirit)
    yield f"{ART}/fire-lit.png", partial(drawn, signs.fire, True)
    for frame in range(1, 4):
        yield f"{ART}/fire-lit-{frame}.png", partial(drawn, signs.fire, True, frame)
    yield f"{ART}/fire-unlit.png", partial(drawn, signs.fire, False)
    for side in ("left", "right"):
        yield f"{ART}/fire-half-{side}.png", partial(drawn, signs.half_fire, side)
    yield f"{ART}/fire-glow.pm.png", partial(light, signs.fire_glow)
    for who in PLAYERS:
        yield f"{ART}/emblem-{who}.png", partial(drawn, signs.emblem_sprite, who)
    for name in signs.ICONS:
        yield f"{ART}/{name}.png", partial(drawn, signs.icon, name)
    yield f"{ART}/target.png", partial(drawn, signs.target)
    yield f"{ART}/socket.png", partial(drawn, signs.socket)


def panorama_sprites() -> Iterator[tuple[str, Maker]]:
    """The mountain, dark and lit, and where its fires stand."""
    yield f"{ART}/panorama-night.png", partial(drawn, panorama.night)
    for who in ("idle", *PLAYERS):
        yield f"{ART}/panorama-edge-{who}.png", partial(drawn, panorama.edge, who)
    yield f"{ART}/panorama-lit.webp", panorama.lit
    yield f"{ART}/fires.json", panorama.fire_data


def backdrop_pictures() -> Iterator[tuple[str, Maker]]:
    """The backdrops, and what the title and the results lay over theirs."""
    for sky in range(len(LATE)):
        name = f"{ART}/table-{sky}.webp" if sky else f"{ART}/table.webp"
        yield name, partial(backdrops.table, sky)
    yield f"{ART}/results.webp", backdrops.results
    yield f"{ART}/title.webp", backdrops.title
    yield f"{ART}/logo.png", partial(drawn, logo)
    yield f"{ART}/lantern.png", partial(drawn, backdrops.lantern)
    yield f"{ART}/rays.pm.png", partial(light, backdrops.rays)
    for number in range(len(vapor.TONES)):
        yield f"{ART}/mist-{number}.pm.png", partial(vapor.bank, number)


def makers() -> dict[str, Maker]:
    """All pictures: path below assets/ -> function that makes its bytes."""
    parts = (tile_sprites, sign_sprites, panorama_sprites, backdrop_pictures)
    return {name: maker for part in parts for name, maker in part()}
