"""Drawing in logical pixels (1920 x 1080) on a surface of any size."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.view import paint
from game.view.accents import Accent
from game.view.assets import PREMUL, Part
from game.view.contrast import DAY, NIGHT
from game.view.letters import CREAM as CREAM
from game.view.letters import Lettering

WIDTH, HEIGHT = 1920, 1080
BLEED = pygame.Rect(-336, -180, 2592, 1440)
"""What a background picture covers, so that other aspect ratios show scenery and no bars."""

INK, PALE, GOLD, DARK = "0D1326", "C9D3F5", "FFE3AE", "1C1A30"
LINE, GOOD, BAD = "FFD98A", "BFF2C8", "FFC4BC"


THICK, SOLID = 4.0, 0.5
"""In high contrast: the thinnest edge, and the alpha from which on a ground becomes opaque."""


class Box(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, pos: tuple[float, float]) -> bool:
        return self.x <= pos[0] < self.x + self.w and self.y <= pos[1] < self.y + self.h


class Canvas(Lettering):
    """A surface seen through a scale and an offset; every method takes logical pixels.

    Sizes of text are those at a text scale of 100 %: what is drawn and measured is ``scaled``.
    """

    def on(self, target: pygame.Surface) -> Canvas:
        """The same view of another surface of the same size."""
        return Canvas(target, self.scale, self.offset, self.assets, self.grow)

    def with_grow(self, grow: float) -> Canvas:
        """The same view with text that is so much larger than at 100 %."""
        return Canvas(self.target, self.scale, self.offset, self.assets, grow)

    @property
    def printed(self) -> Canvas:
        """The same view for what is printed on a piece, which cannot grow without the piece."""
        return self.with_grow(1.0)

    @property
    def accent(self) -> Accent:
        """The colors of the interface of the game that is drawn."""
        return self.assets.accent

    def layer(self) -> pygame.Surface:
        """A new opaque surface as large as this one."""
        return pygame.Surface(self.target.get_size())  # which has the format of the window

    def rect(self, box: Box) -> pygame.Rect:
        """Logical box to screen pixels."""
        left, top = self.at(box.x, box.y)
        right, bottom = self.at(box.x + box.w, box.y + box.h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def stamp(self, surface: pygame.Surface, x: float, y: float) -> None:
        """A premultiplied surface with its center at x, y."""
        px, py = self.at(x, y)
        width, height = surface.get_size()
        self.target.blit(surface, (px - width // 2, py - height // 2), special_flags=PREMUL)

    def lay(self, surface: pygame.Surface, x: float, y: float) -> None:
        """A premultiplied surface with its top left corner at x, y."""
        self.target.blit(surface, self.at(x, y), special_flags=PREMUL)

    def backdrop(self, name: str) -> None:
        """A background picture that covers BLEED, as much of it as the window shows."""
        self.target.blit(self.backdrop_surface(name), (0, 0))

    def first_backdrop(self, name: str) -> None:
        """The same without waiting for it: a small picture stands in, see ``Assets.first``."""
        picture, size = self.assets.first(name, *self._shown()), self.target.get_size()
        if picture.get_size() == size:
            self.target.blit(picture, (0, 0))
        else:
            pygame.transform.smoothscale(picture, size, self.target)

    def backdrop_surface(self, name: str) -> pygame.Surface:
        """The background picture as large as this surface."""
        return self.assets.crop(name, *self._shown())

    def expect_backdrop(self, name: str) -> None:
        """Prepare a background that will be wanted soon."""
        self.assets.expect(name, *self._shown())

    def _shown(self) -> tuple[Part, tuple[int, int]]:
        """The part of BLEED that the surface shows, and the surface's size."""
        width, height = self.target.get_size()
        left = -self.offset[0] / self.scale
        top = -self.offset[1] / self.scale
        part = (
            (left - BLEED.x) / BLEED.w,
            (top - BLEED.y) / BLEED.h,
            width / self.scale / BLEED.w,
            height / self.scale / BLEED.h,
        )
        return part, (width, height)

    def picture(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        turn: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """A picture with its center at x, y; turned by degrees (steps of 3)."""
        size = self.px(width), self.px(width if height is None else height)
        level = 255 if alpha >= 0.995 else max(0, round(alpha * 16)) * 15
        if level:
            self.stamp(self.assets.image(name, size, round(turn / 3) * 3, level), x, y)

    # -- parts of the interface ----------------------------------------------------------------

    def panel(
        self,
        box: Box,
        radius: float = 18,
        alpha: float = 0.84,
        color: str | None = None,
        edge: float = 0.16,
        glow: str | None = None,
        shadow: bool = True,
    ) -> None:
        """Ink glass with a lit edge."""
        w, h, r = self.px(box.w), self.px(box.h), self.px(radius)
        made, line = self.assets.made, max(1, self.px(2))
        ink = color or self.accent.panel
        if self.assets.plain:
            self._plain_panel(box, radius, glow)
            return
        if shadow:
            blur = self.px(12)
            self.stamp(
                made(("shadow", w, h, r, blur), lambda: _shadow(w, h, r, blur)),
                box.x + box.w / 2,
                box.y + box.h / 2 + 5,
            )

        def make() -> pygame.Surface:
            mask = paint.slab(w, h, r)
            body = paint.tinted(mask, ink, alpha)
            sheen = paint.graded(mask, ("8FA2E8", 0.13), ("8FA2E8", 0.02), ("000000", 0.10))
            body.blit(sheen, (0, 0), special_flags=PREMUL)
            rim = paint.frame(w, h, r, line)
            tones = ("FFE7C0", edge * 1.9), ("BFD0FF", edge * 0.6), ("BFD0FF", edge * 0.4)
            body.blit(paint.graded(rim, *tones), (0, 0), special_flags=PREMUL)
            return body

        self.lay(made(("panel", w, h, r, alpha, ink, edge), make), box.x, box.y)
        if glow:
            self.outline(box.grown(1), radius + 1, 3, glow, blur=10)

    def _plain_panel(self, box: Box, radius: float, glow: str | None) -> None:
        """The same for high contrast: one dark color and a thick edge."""
        self.pill(box, radius, (NIGHT, 1.0))
        self.outline(box, radius, 3, glow or DAY, 1.0)

    def outline(
        self,
        box: Box,
        radius: float,
        thickness: float,
        color: str,
        alpha: float = 0.95,
        blur: float = 0,
    ) -> None:
        """A line along the inside of the box, with a glow if ``blur`` is given."""
        if self.assets.plain and alpha:
            thickness, alpha, blur = max(1.5 * thickness, THICK), 1.0, 0
        w, h, r, line = self.px(box.w), self.px(box.h), self.px(radius), self.px(thickness)
        made = self.assets.made
        if blur:
            size = self.px(blur)
            self.stamp(
                made(
                    ("glow", w, h, r, line, color, size),
                    lambda: paint.soft(
                        paint.tinted(paint.frame(w, h, r, line * 2), color, 0.6), size
                    ),
                ),
                *box.center,
            )
        frame = made(
            ("frame", w, h, r, line, color, alpha),
            lambda: paint.tinted(paint.frame(w, h, r, line), color, alpha),
        )
        left, top = self.at(box.x, box.y)
        edge = max(r, line) + 1
        if min(w, h) <= 4 * edge:
            self.target.blit(frame, (left, top), special_flags=PREMUL)
            return
        # A large frame is mostly empty: only its four sides are laid down.
        for side in (
            (0, 0, w, edge),
            (0, h - edge, w, edge),
            (0, edge, edge, h - 2 * edge),
            (w - edge, edge, edge, h - 2 * edge),
        ):
            spot = (left + side[0], top + side[1])
            self.target.blit(frame, spot, side, special_flags=PREMUL)

    def pill(self, box: Box, radius: float, *stops: tuple[str, float]) -> None:
        """A filled round rectangle, its colors running from top to bottom."""
        if self.assets.plain and min(alpha for _, alpha in stops) >= SOLID:
            stops = ((stops[len(stops) // 2][0], 1.0),)
        w, h, r = self.px(box.w), self.px(box.h), self.px(radius)
        self.lay(
            self.assets.made(
                ("pill", w, h, r, stops),
                lambda: (
                    paint.graded(paint.slab(w, h, r), *stops)
                    if len(stops) > 1
                    else paint.tinted(paint.slab(w, h, r), *stops[0])
                ),
            ),
            box.x,
            box.y,
        )

    def disc(self, x: float, y: float, radius: float, color: str, alpha: float = 1.0) -> None:
        d = self.px(2 * radius)
        self.stamp(
            self.assets.made(
                ("disc", d, color, alpha), lambda: paint.tinted(paint.disc(d), color, alpha)
            ),
            x,
            y,
        )

    def ring(
        self, x: float, y: float, radius: float, thickness: float, color: str, alpha: float = 1.0
    ) -> None:
        """A circle whose line lies inside the radius."""
        d, line = self.px(2 * radius), self.px(thickness)
        self.stamp(
            self.assets.made(
                ("ring", d, line, color, alpha),
                lambda: paint.tinted(paint.ring(d, line), color, alpha),
            ),
            x,
            y,
        )

    def glow_disc(self, x: float, y: float, radius: float, color: str, alpha: float) -> None:
        """A soft additive light."""
        d = self.px(2 * radius)

        def make() -> pygame.Surface:
            light = paint.soft(paint.tinted(paint.disc(d), color, alpha), d // 4)
            light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return light

        self.stamp(self.assets.made(("light", d, color, alpha), make), x, y)

    def haze(self, box: Box, color: str, alpha: float, blur: float) -> None:
        """A patch of color with a soft edge."""
        w, h, size = self.px(box.w), self.px(box.h), self.px(blur)

        def make() -> pygame.Surface:
            patch = paint.tinted(paint.slab(w, h, min(w, h) / 2), color, alpha)
            return paint.soft(patch, size)

        self.stamp(self.assets.made(("haze", w, h, color, alpha, size), make), *box.center)

    def focus(self, box: Box, radius: float) -> None:
        """The one focus style: cream between two ink lines, with a warm glow."""
        self.outline(box.grown(10), radius + 10, 4, "0A0E1E", 0.9, blur=0)
        self.outline(box.grown(8), radius + 8, 5, "FFF7E0", 1.0, blur=10)
        self.outline(box.grown(3), radius + 3, 3, "0A0E1E", 0.9)

    def focus_ring(self, x: float, y: float, radius: float) -> None:
        """The focus style around something round."""
        self.glow_disc(x, y, radius * 1.15, "FFD98A", 0.30)
        self.ring(x, y, radius + 5, 5, "0A0E1E", 0.9)
        self.ring(x, y, radius + 2, 5, "FFF7E0")
        self.ring(x, y, radius - 3, 3, "0A0E1E", 0.9)

    def arrow(self, x: float, y: float, direction: int, size: float, color: str = GOLD) -> None:
        """A solid triangle; direction 0 up, 1 right, 2 down, 3 left; size = half its height."""
        px = self.px(size * 2.4)
        self.stamp(
            self.assets.made(("arrow", px, direction, color), lambda: _arrow(px, direction, color)),
            x,
            y,
        )

    def chevron(self, x: float, y: float, direction: int, size: float) -> None:
        """A cream chevron with a dark edge; size = its height."""
        px = self.px(size * 1.5)

        def make() -> pygame.Surface:
            points = [(0.40, 0.18), (0.64, 0.5), (0.40, 0.82)]
            mark = paint.stroke(px, px, points, px * 0.24, "0A0E1E")
            mark.blit(paint.stroke(px, px, points, px * 0.13, CREAM), (0, 0), special_flags=PREMUL)
            return pygame.transform.rotate(mark, 90 * (1 - direction))

        self.stamp(self.assets.made(("chevron", px, direction), make), x, y)

    def dim(self, level: int) -> None:
        """Darken everything drawn so far to ``level`` / 255."""
        self.target.fill((level, level, min(255, level + 8)), special_flags=pygame.BLEND_RGB_MULT)


def _shadow(w: int, h: int, radius: int, blur: int) -> pygame.Surface:
    return paint.soft(paint.tinted(paint.slab(w, h, radius), "02030A", 0.5), blur)


def _arrow(px: int, direction: int, color: str) -> pygame.Surface:
    outer = paint.polygon(px, px, [(0.5, 0.04), (0.97, 0.90), (0.03, 0.90)], "0A0E1E")
    inner = paint.polygon(px, px, [(0.5, 0.22), (0.82, 0.81), (0.18, 0.81)], color)
    outer.blit(inner, (0, 0), special_flags=PREMUL)
    return pygame.transform.rotate(outer, -90 * direction)
