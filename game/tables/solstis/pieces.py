"""The pictures of Solstis's pieces, each drawn by its middle and its size in logical pixels."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.solstis import CELLS, ROWS, SPIRITS
from game.tables.solstis.colors import MOAT, NUMBER, ON_ROW, PLAYERS
from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import Box, Canvas
from game.view.contrast import DAY, NIGHT

ART = "solstis/"
TILE_CANVAS = 148 / 120
"""A loose tile's picture in parts of the tile: the rest is room for its shadow."""
MEDAL_CANVAS = 9 / 7
"""A spirit's picture in parts of its medal."""
FIRE_CANVAS, FIRE_FOOT = 2.0, 0.78
"""A fire's picture in parts of its height, and where in it the foot is, from the top."""
FACES = tuple(f"{ROWS[y]}-{x + 1}" for x, y in CELLS)
PICTURES = (
    *(f"{ART}{kind}-{face}" for face in FACES for kind in ("tile", "land")),
    *(f"{ART}spirit-{name}" for name in SPIRITS),
)
"""Pictures that a match will want sooner or later."""
GRAIN = 4
"""Pixels in which sizes grow on the way, so that few pictures are made."""
DIM = (116, 108, 150, 255)
"""What is multiplied onto a tile that cannot be taken."""
TAB = (0.40, 0.56, 0.365)
"""The tab of a placed tile, for one and for two digits, and its height, in parts of the cell."""
ICON_CANVAS, CHIP = 128 / 112, (82 / 76, 50 / 44)
"""The pictures of icons and chips in parts of what they show."""


def grained(canvas: Canvas, size: float) -> float:
    """A size whose pixels are a multiple of GRAIN."""
    return max(1, round(size * canvas.scale / GRAIN)) * GRAIN / canvas.scale


def tile(
    canvas: Canvas,
    face: str,
    x: float,
    y: float,
    size: float,
    *,
    dim: bool = False,
    narrow: float = 1.0,
    turn: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """A loose land tile, ``face`` "" is its back."""
    name = f"{ART}tile-{face or 'back'}"
    side = size * TILE_CANVAS
    if dim:
        px = canvas.px(side)

        def make() -> pygame.Surface:
            dark = canvas.assets.image(name, (px, px)).copy()
            dark.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
            return dark

        canvas.stamp(canvas.assets.made(("dim", name, px), make), x, y)
        number, down = face.partition("-")[2], size * (0.5 - 0.30 * 0.53)
        canvas.printed.text(
            number, x + 0.10 * size, y + down, size * 0.29, "FFFFFF", NUMBER, "center"
        )
        return
    canvas.picture(name, x, y, max(2.0, side * narrow), side, turn, alpha)
    if canvas.assets.plain and face and narrow > 0.99 and not turn:
        _number(canvas, face, x, y, size)


def _number(canvas: Canvas, face: str, x: float, y: float, size: float) -> None:
    """The number of a loose tile once more, where its picture has it."""
    number, down = face.partition("-")[2], size * (0.5 - 0.30 * 0.53)
    canvas.printed.text(number, x + 0.10 * size, y + down, size * 0.29, DAY, NUMBER, "center")


def land(canvas: Canvas, face: str, cell: Box, alpha: float = 1.0, tab: bool = True) -> None:
    """A tile as it lies in a panorama: its part of the painting, and its number on a ``tab``."""
    # Both edges are rounded by themselves, so that neighbors meet without a seam at any scale.
    left, top = canvas.at(cell.x, cell.y)
    right, bottom = canvas.at(cell.x + cell.w, cell.y + cell.h)
    size = (right - left, bottom - top)
    picture = canvas.assets.made(("land", face, size, tab), lambda: _land(canvas, face, size, tab))
    if alpha < 0.995:
        picture = canvas.assets.made(
            ("land", face, size, tab, round(alpha * 16)), lambda: _faded(picture, alpha)
        )
    canvas.target.blit(picture, (left, top), special_flags=PREMUL)


def _faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    copy = picture.copy()
    level = round(round(alpha * 16) / 16 * 255)
    copy.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _land(canvas: Canvas, face: str, size: tuple[int, int], tabbed: bool) -> pygame.Surface:
    color, _, number = face.partition("-")
    picture = paint.blank(*size)
    picture.blit(canvas.assets.image(f"{ART}land-{face}", size), (0, 0))
    width, height = size
    _hairlines(picture)
    if not tabbed:
        return picture
    wide = len(number) > 1
    w, h = round(width * (TAB[1] if wide else TAB[0])), round(height * TAB[2])
    tab = canvas.assets.image(f"{ART}tab-{'wide-' if wide else ''}{color}", (w, h))
    picture.blit(tab, ((width - w) // 2, height - h), special_flags=PREMUL)
    ink = ON_ROW[color]
    if canvas.assets.plain:
        picture.fill(f"#{NIGHT}", ((width - w) // 2, height - h, w, h))
        ink = DAY
    font = canvas.assets.font(NUMBER, round(height * 0.355))
    words = canvas.assets.words(number, NUMBER, round(height * 0.355), ink)
    rise = font.metrics("8")[0]
    top = height - h // 2 - (rise[3] if rise else height // 4) // 2
    where = ((width - words.get_width()) // 2, top - font.get_ascent() + (rise[3] if rise else 0))
    picture.blit(words, where, special_flags=PREMUL)
    return picture


def _hairlines(picture: pygame.Surface) -> None:
    """The lit and the shaded edge of lacquer."""
    width, height = picture.get_size()
    line = max(1, round(height / 80))
    light, dark = paint.rgba("FFFFFF", 0.22), paint.rgba(MOAT, 0.50)
    for box, tone in (
        ((0, 0, line, height), light),
        ((0, 0, width, line), light),
        ((width - line, 0, line, height), dark),
        ((0, height - line, width, line), dark),
    ):
        strip = paint.blank(box[2], box[3])
        strip.fill(tone)
        picture.blit(strip, box[:2], special_flags=PREMUL)


def rainbow(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float = 0.0,
    alpha: float = 1.0,
    loose: bool = False,
) -> None:
    """A rainbow as it fills a cell, or ``loose`` with its frame."""
    name, side = ("tile-rainbow", size * TILE_CANVAS) if loose else ("rainbow", size)
    canvas.picture(f"{ART}{name}", x, y, side, None, turn, alpha)


def medal(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    radius: float,
    *,
    narrow: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """A spirit, or the back of one."""
    side = 2 * radius * MEDAL_CANVAS
    canvas.picture(f"{ART}spirit-{name}", x, y, max(2.0, side * narrow), side, 0, alpha)


def fire(canvas: Canvas, x: float, y: float, height: float, lit: bool, alpha: float = 1.0) -> None:
    """A fire whose foot is at x, y."""
    side = height * FIRE_CANVAS
    name = f"{ART}fire-{'lit' if lit else 'unlit'}"
    canvas.picture(name, x, y - (FIRE_FOOT - 0.5) * side, side, None, 0, alpha)


def fire_light(canvas: Canvas, x: float, y: float, height: float) -> None:
    """The light around a fire whose foot is at x, y."""
    canvas.picture(f"{ART}fire-glow.pm", x, y - 0.35 * height, height * 2.4)


def emblem(canvas: Canvas, seat: int, x: float, y: float, radius: float) -> None:
    name = f"{ART}emblem-{('sun', 'moon')[seat]}"
    canvas.picture(name, x, y, 2 * radius)


def chip(canvas: Canvas, face: str, x: float, y: float, height: float) -> None:
    """A tile named in a sentence: row color, glyph and number; its left end at x."""
    color, _, number = face.partition("-")
    wide = chip_width(height)
    canvas.picture(f"{ART}chip-{color}", x + wide / 2, y, wide * CHIP[0], height * CHIP[1])
    size = height * (0.72 if len(number) < 2 else 0.62)
    canvas.printed.text(number, x + wide * 0.70, y, size, ON_ROW[color], NUMBER, "center")


def chip_width(height: float) -> float:
    return height * 76 / 44


def row(canvas: Canvas, color: str, x: float, y: float, radius: float) -> None:
    """The disc of a row: its glyph, and its height as dots."""
    canvas.picture(f"{ART}row-{color}", x, y, radius * 80 / 33)


def focus(canvas: Canvas, box: Box, radius: float, seat: int) -> None:
    """The focus: a white line in a dark moat, four ticks and a glow in the player's color."""
    tint = PLAYERS[seat]
    canvas.outline(box.grown(8), radius + 8, 5, tint, 0.0, blur=10)
    canvas.outline(box.grown(11), radius + 11, 11, MOAT, 0.95)
    canvas.outline(box.grown(8), radius + 8, 5, "FFFFFF", 1.0)
    px = canvas.px(20)
    for x, y, turn in (
        (box.x - 14, box.y - 14, 0),
        (box.x + box.w + 14, box.y - 14, 270),
        (box.x + box.w + 14, box.y + box.h + 14, 180),
        (box.x - 14, box.y + box.h + 14, 90),
    ):
        make = partial(_tick, px, tint, turn)
        canvas.stamp(canvas.assets.made(("tick", px, tint, turn), make), x, y)


def _tick(px: int, tint: str, turn: int) -> pygame.Surface:
    mark = paint.blank(px, px)
    line = max(2, round(px * 0.26))
    mark.fill(paint.rgba(tint), (0, 0, px, line))
    mark.fill(paint.rgba(tint), (0, 0, line, px))
    return pygame.transform.rotate(mark, turn)


def target(canvas: Canvas, box: Box) -> None:
    """White dashes on a dark line just inside a cell: where something would land."""
    canvas.picture(f"{ART}target", *box.center, box.w, box.h)


def dashed_ring(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The same around something round."""
    canvas.ring(x, y, radius + 2, 7, MOAT, 0.95)
    d = canvas.px(2 * radius)
    made = canvas.assets.made(("dashes", d), lambda: paint.dashes(d, canvas.px(3.5), 16, "FFFFFF"))
    canvas.stamp(made, x, y)
