"""Umbrella's tokens: canopies with shadow and mirror, figure tiles, drops and powers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil

import pygame

from game.rules.core import Place, Token
from game.rules.umbrella import CELLS, Figure
from game.rules.umbrella.faces import NAMES, SIZE
from game.tables.base import Standing
from game.view.assets import PREMUL, Assets
from game.view.canvas import Canvas
from game.view.timeline import Pose

ART = "umbrella/"
TILE_CANVAS = 400 / 320
"""A tile's picture in parts of its plaque: the rest is room for shadow, star and glow."""
STARS = (0, -90, 180, 90)
"""Degrees that turn the star of each figure space up, right, down, left."""
HITS_FROM = 120
"""Logical size from which a tile shows the colors of its satisfied cells: below, they melt."""
RIM = (0.19, 0.12, 0.90, 0.89)
"""Where a shadow with its mirror is more than nothing: left, top, right, bottom of its picture."""
GRAIN = 4
"""Pixels in which sizes grow while a sprite changes its size, so that few pictures are made."""


def draw_all(
    canvas: Canvas, standing: Sequence[Standing], figures: Mapping[Place, Figure], glow: set[Place]
) -> None:
    """Draw tokens: first what they throw on the ground, then the tokens, nearest last."""
    standing = [_rounded(one, canvas.scale) if one.moving else one for one in standing]
    umbrellas = [one for one in standing if one.token.kind == "umbrella"]
    umbrellas.sort(key=lambda one: (one.pose.lift, -one.place.y))
    flat = [one for one in umbrellas if not one.pose.lift and one.pose.alpha >= 0.995]
    raised = [one for one in umbrellas if one.pose.lift or one.pose.alpha < 0.995]
    for one in raised:
        _shadow(canvas, one.token, one.pose)
    crowd = any(one.moving for one in flat)
    if not crowd:
        canvas.target.fblits([_shade(canvas, one) for one in flat], PREMUL)
    tiles = [one for one in standing if one.token.kind == "figure"]
    for one in sorted(tiles, key=lambda one: (one.pose.lift, -one.place.y)):
        _tile(canvas, one, figures.get(one.place), one.place in glow)
    if crowd:
        # What each throws falls down and to the right, so that in this order it is covered by
        # who stands there. In two passes a turning table touches every pixel twice, a third slower.
        flat.sort(key=lambda one: (one.pose.y, one.pose.x))
        batch = [part for one in flat for part in (_shade(canvas, one), _cover(canvas, one))]
    else:
        batch = [_cover(canvas, one) for one in flat]
    canvas.target.fblits(batch, PREMUL)
    for one in raised:
        canopy(canvas, one.token.face, one.pose, one.ident)
    for one in standing:
        if one.token.kind == "token":
            _drop(canvas, one.token, one.pose)
        elif one.token.kind == "power":
            _power(canvas, one.token, one.pose)


def _shade(canvas: Canvas, one: Standing) -> tuple[pygame.Surface, tuple[int, int]]:
    """What an umbrella on the ground throws there, and where."""
    pose = one.pose
    size = canvas.px(1.7 * pose.size), canvas.px(2.1 * pose.size)
    picture = _trimmed(canvas.assets, f"{ART}under-{one.token.face}.pm", size)
    dx, dy = picture.get_offset()
    x, y = canvas.at(pose.x, pose.y + 0.30 * pose.size)
    return picture, (x - size[0] // 2 + dx, y - size[1] // 2 + dy)


def _cover(canvas: Canvas, one: Standing) -> tuple[pygame.Surface, tuple[int, int]]:
    """The umbrella itself, and where."""
    side = canvas.px(one.pose.size)
    name = f"{ART}canopy-{one.token.face}-{one.ident % 3}"
    picture = canvas.assets.image(name, (side, side), round(one.pose.turn / 3) * 3)
    x, y = canvas.at(one.pose.x, one.pose.y)
    width, height = picture.get_size()
    return picture, (x - width // 2, y - height // 2)


def _trimmed(assets: Assets, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture without its empty rim: half of its pixels, and half of the time to draw it."""

    def make() -> pygame.Surface:
        whole = assets.image(name, size)
        left, top, right, bottom = RIM
        part = pygame.Rect(
            int(left * size[0]),
            int(top * size[1]),
            ceil(right * size[0]) - int(left * size[0]),
            ceil(bottom * size[1]) - int(top * size[1]),
        )
        return whole.subsurface(part.clip(whole.get_rect()))

    return assets.made(("trimmed", name, size), make)


def _shadow(canvas: Canvas, token: Token, pose: Pose) -> None:
    name = "lift" if pose.lift > 0.4 else "under"
    d = pose.size
    canvas.picture(
        f"{ART}{name}-{token.face}.pm", pose.x, pose.y + 0.30 * d, 1.7 * d, 2.1 * d, 0, pose.alpha
    )


def canopy(canvas: Canvas, color: str, pose: Pose, ident: int = 1) -> None:
    """One umbrella from above; which of its three turned pictures is the sprite's own."""
    size = pose.size * (1 + 0.10 * pose.lift)
    canvas.picture(
        f"{ART}canopy-{color}-{ident % 3}", pose.x, pose.y, size, None, pose.turn, pose.alpha
    )


def _drop(canvas: Canvas, token: Token, pose: Pose) -> None:
    """A raindrop on a space; a marker, for when all 28 are used, is a gold one."""
    flat = pose.squash
    if token.face == "marker":
        side = pose.size * 0.9 * (1 - flat / 2)
        canvas.picture(f"{ART}star", pose.x, pose.y, side, None, 0, pose.alpha)
        return
    width = pose.size * 0.56 * 176 / 144
    height = width * 224 / 176
    # What lands is squeezed against its foot.
    y = pose.y + pose.size * 0.02 + 0.4 * height * flat
    canvas.picture(f"{ART}drop", pose.x, y, width * (1 + flat), height * (1 - flat), 0, pose.alpha)


def _power(canvas: Canvas, token: Token, pose: Pose) -> None:
    name = f"{ART}power-{token.face}" + ("" if token.up else "-spent")
    side = max(pose.size, 24) * 128 / 104
    canvas.picture(name, pose.x, pose.y, side * max(0.06, pose.narrow), side, 0, pose.alpha)


# -- figure tiles ------------------------------------------------------------------------------


def _tile(canvas: Canvas, one: Standing, figure: Figure | None, glow: bool) -> None:
    pose = one.pose
    space = one.place.x if one.place.area.startswith("figure") else -1
    under = one.place.area.startswith("figure") and one.place.y > 0
    hits: frozenset[int] = frozenset()
    color = ""
    if figure is not None and pose.size >= HITS_FROM and not under:
        hits = frozenset(cell.y * SIZE + cell.x for cell in figure.satisfied)
        color = figure.color
    px = canvas.px(pose.size)
    face = one.token.face if one.token.up and not under else ""
    if under and one.token.up:
        face = "under"
    surface = tile_surface(canvas.assets, px, face, space, hits, color, glow)
    if pose.narrow < 0.99:
        width = max(2, round(surface.get_width() * pose.narrow))
        surface = pygame.transform.smoothscale(surface, (width, surface.get_height()))
    canvas.stamp(surface, pose.x, pose.y)


def tile_surface(
    assets: Assets,
    px: int,
    face: str,
    space: int,
    hits: frozenset[int] = frozenset(),
    color: str = "",
    glow: bool = False,
) -> pygame.Surface:
    """A figure tile whose plaque is ``px`` wide, as it lies in that space (-1: in none).

    ``face`` "" is a hidden tile, "under" the edge of one that is covered.
    """
    key = ("tile", px, face, space, hits, color, glow)
    return assets.made(key, lambda: _compose(assets, px, face, space, hits, color, glow))


def _compose(
    assets: Assets,
    px: int,
    face: str,
    space: int,
    hits: Iterable[int],
    color: str,
    glow: bool,
) -> pygame.Surface:
    whole = round(px * TILE_CANVAS)
    size = (whole, whole)
    if face in ("", "under"):
        return assets.image(f"{ART}tile-{'under' if face else 'back'}", size)
    side = "white" if face.endswith("w") else "black"
    picture = assets.image(f"{ART}tile-{side}", size).copy()
    edge = (whole - px) / 2
    pitch = (px - 2 * 0.155 * px) / SIZE
    origin = edge + 0.155 * px
    filled = CELLS[max(0, space)][NAMES.index(face)]
    for cell in range(SIZE * SIZE):
        x, y = origin + pitch * (cell % SIZE + 0.5), origin + pitch * (cell // SIZE + 0.5)
        if cell not in filled:
            _put(assets, picture, f"dot-{side}", x, y, 0.13 * pitch * 48 / 8)
            continue
        _put(assets, picture, f"square-{side}", x, y, 0.86 * pitch * 96 / 80)
        if cell in hits:
            _put(assets, picture, f"spot-{color}", x, y, 0.36 * pitch * 160 / 72)
    if glow:
        picture.blit(assets.image(f"{ART}tile-glow", size), (0, 0), special_flags=PREMUL)
    if space >= 0:
        _star(assets, picture, px, edge, space)
    return picture


def _star(assets: Assets, picture: pygame.Surface, px: int, edge: float, space: int) -> None:
    """The medallion on the edge that the space demands, lying .015 s inside it."""
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[space]
    middle, reach = edge + px / 2, px / 2 - 0.015 * px
    star = assets.image(f"{ART}star", (round(0.115 * px * 128 / 52),) * 2, STARS[space])
    x, y = middle + dx * reach, middle + dy * reach
    picture.blit(
        star,
        (round(x - star.get_width() / 2), round(y - star.get_height() / 2)),
        special_flags=PREMUL,
    )


def _put(
    assets: Assets, picture: pygame.Surface, name: str, x: float, y: float, side: float
) -> None:
    image = assets.image(f"{ART}{name}", (max(1, round(side)),) * 2)
    picture.blit(
        image,
        (round(x - image.get_width() / 2), round(y - image.get_height() / 2)),
        special_flags=PREMUL,
    )


def _rounded(one: Standing, scale: float) -> Standing:
    """The same with a size whose pixels are a multiple of GRAIN."""
    size = max(1, round(one.pose.size * scale / GRAIN)) * GRAIN / scale
    return one._replace(pose=one.pose._replace(size=size))
