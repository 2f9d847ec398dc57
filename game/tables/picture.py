"""The picture of a table, kept in layers so that a frame draws only what moves.

``ground`` changes with the shown state, ``still`` is the ground with every token at rest and
changes when a token starts or stops; each frame copies ``still`` and draws the moving ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

import pygame

from game.rules.core import Place, Token
from game.tables.base import Aim, GameTable, Standing
from game.tables.room import View
from game.view.assets import PREMUL, Assets
from game.view.canvas import Box, Canvas
from game.view.director import Director, Sprite
from game.view.timeline import Pose, in_out_quad

TURN_SECONDS = 0.36
"""How long the still picture takes to change to the next seat's."""
SOFT = 300
"""Logical pixels of the edge between the two pictures."""


class Rest(NamedTuple):
    """What the still picture depends on, besides the shown state and the tokens that move."""

    size: tuple[int, int]
    aim: Aim
    said: str
    looks: dict[int, tuple[Place, Token] | None]
    """What each sprite at rest looks like, None while it moves."""


class Picture:
    """The layers of one table, made anew when the size of the window changes."""

    def __init__(self, table: GameTable, director: Director) -> None:
        self.table, self.director = table, director
        self._layers: dict[str, pygame.Surface] = {}
        self._ground_fresh = False
        self._laying: Iterator[None] | None = None
        self._still_key: Rest | None = None
        self._turn_from: float | None = None
        self._turns = Box(0, 0, 0, 0)
        self._seat = director.seat
        self._wanted = iter(table.pictures)

    def prepare(self, assets: Assets) -> None:
        """Load one more picture that the table will want, so that no frame has to wait for it."""
        for name in islice(self._wanted, 1):
            assets.source(name)

    def forget(self) -> None:
        """Drop all layers, for a window of another size."""
        self._layers.clear()
        self.shown()

    def shown(self, turn_from: float | None = None) -> None:
        """The table shows another state; from that instant on its picture gives way to the next."""
        layers, seat = self._layers, self.director.seat
        self._ground_fresh, self._laying, self._turn_from = False, None, None
        if turn_from is not None and self._still_key is not None and "still" in layers:
            self._turn_from, self._turns = turn_from, self.table.turns(self._seat, seat)
            old = layers.pop("old", None)
            layers["old"] = layers.pop("still")
            if old is not None:
                layers["still"] = old
        self._still_key, self._seat = None, seat

    def draw(
        self, canvas: Canvas, aim: Aim, now: float, prompt: Callable[[Canvas], None], said: str
    ) -> None:
        """Everything but the aim's own overlay; ``said`` is what the prompt says beside the aim."""
        if not self.director.timeline.running:
            self._turn_from = None
        if self._turn_from is not None and self._still_key is None:
            # The work before a turn, a step a frame, while the picture before is still seen.
            if self._ground_fresh:
                self._still(canvas, aim, now, prompt, said)
            else:
                self._lay(canvas)
            canvas.target.blit(self._layers["old"], (0, 0))
        else:
            still = self._still(canvas, aim, now, prompt, said)
            if self._turn_from is None or not self._wipe(canvas, still, now - self._turn_from):
                canvas.target.blit(still, (0, 0))
        sprites = [*self.director.sprites.values(), *self.director.leaving]
        moving = [sprite for sprite in sprites if sprite.moving(now)]
        if moving:
            self.table.sprites(canvas, self._stand(moving, aim, now, moving=True))

    def _wipe(self, canvas: Canvas, still: pygame.Surface, seconds: float) -> bool:
        """The new picture, and what is left of the old at the right of a soft edge that walks.

        Only the edge is blended. To blend all of what turns takes longer than all else in a frame.
        False, and nothing is drawn, once nothing of the old picture is left.
        """
        where = canvas.rect(self._turns).clip(canvas.target.get_rect())
        part = in_out_quad(min(1.0, max(0.0, seconds / TURN_SECONDS)))
        if part >= 1 or not where.w or not where.h:
            self._turn_from = None
            return False
        old, soft = self._layers["old"], canvas.px(SOFT)
        edge = where.left - soft + round(part * (where.w + soft))
        rest = pygame.Rect(edge + soft, where.top, where.right - edge - soft, where.h).clip(where)
        for one in _without(canvas.target.get_rect(), rest):
            canvas.target.blit(still, one, one)
        if rest.w:
            canvas.target.blit(old, rest, rest)
        band = pygame.Rect(edge, where.top, soft, where.h)
        mixed = canvas.assets.made(
            ("wiped", *band.size), lambda: pygame.Surface(band.size, pygame.SRCALPHA)
        )
        mixed.blit(old, (0, 0), band)
        veil = canvas.assets.made(("wipe", *band.size), lambda: _veil(band.size))
        mixed.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        seen = band.clip(where)
        canvas.target.blit(mixed, seen, seen.move(-band.x, -band.y), special_flags=PREMUL)
        return True

    def _layer(self, name: str, canvas: Canvas) -> pygame.Surface:
        layer = self._layers.get(name)
        if layer is None or layer.get_size() != canvas.target.get_size():
            layer = self._layers[name] = canvas.layer()
        return layer

    def _still(
        self, canvas: Canvas, aim: Aim, now: float, prompt: Callable[[Canvas], None], said: str
    ) -> pygame.Surface:
        """Everything at rest, drawn again only where something of it changed."""
        sprites = self.director.sprites.values()
        looks = {
            sprite.ident: None if sprite.moving(now) else (sprite.place, sprite.face(now))
            for sprite in sprites
        }
        rest = Rest(canvas.target.get_size(), aim, said, looks)
        still = self._layer("still", canvas)
        if self._still_key == rest:
            return still
        parts = self._changed(canvas, rest, now)
        self._still_key = rest
        resting = [sprite for sprite in sprites if looks[sprite.ident] is not None]
        standing = list(self._stand(resting, aim, now, moving=False))
        ground, view = self._ground(canvas), canvas.on(still)
        for part in parts:
            still.set_clip(part)
            still.blit(ground, part, part)
            self.table.under(view, aim)
            inside = [one for one in standing if part.colliderect(_reach(canvas, one.pose))]
            self.table.sprites(view, inside)
            self.table.over(view, aim)
            prompt(view)
        still.set_clip(None)
        return still

    def _changed(self, canvas: Canvas, rest: Rest, now: float) -> list[pygame.Rect]:
        """The parts of the still picture that look different now, in pixels, without overlap."""
        whole, before = canvas.target.get_rect(), self._still_key
        if before is None or before.size != rest.size or before.looks.keys() - rest.looks.keys():
            return [whole]
        parts = []
        if (before.aim, before.said) != (rest.aim, rest.said):
            # Where the table made room for large text, the prompt is not where the table says.
            told = None if isinstance(canvas, View) else self.table.saying(before.aim, rest.aim)
            if told is None:
                return [whole]
            parts = [canvas.rect(box).clip(whole) for box in told]
        changed = {
            ident
            for ident, look in rest.looks.items()
            if ident not in before.looks or before.looks[ident] != look
        }
        if changed:
            parts.append(self._around(canvas, changed, now).clip(whole))
        return _apart(parts)

    def _around(self, canvas: Canvas, idents: set[int], now: float) -> pygame.Rect:
        """The pixels that hold these sprites, with all that they throw on the ground."""
        poses = [
            pose
            for sprite in self.director.sprites.values()
            if sprite.ident in idents
            for pose in (
                *sprite.poses(now),
                *(
                    end
                    for flights in sprite.flights.values()
                    for flight in flights
                    for end in (flight.source, flight.target)
                ),
            )
        ]
        if not poses:
            return canvas.target.get_rect()
        first, *others = (_reach(canvas, pose) for pose in poses)
        return first.unionall(others)

    def _ground(self, canvas: Canvas) -> pygame.Surface:
        while not self._ground_fresh:
            self._lay(canvas)
        return self._layer("ground", canvas)

    def _lay(self, canvas: Canvas) -> None:
        """One step of drawing the ground."""
        if self._laying is None:
            self._laying = self.table.ground(canvas.on(self._layer("ground", canvas)))
        if next(self._laying, "done") == "done":
            self._ground_fresh, self._laying = True, None

    def _stand(
        self, sprites: Iterable[Sprite], aim: Aim, now: float, moving: bool
    ) -> list[Standing]:
        hidden = self.table.hidden(aim)
        return [
            Standing(sprite.face(now), sprite.place, sprite.ident, pose, moving)
            for sprite in sprites
            if sprite.place not in hidden
            for pose in sprite.poses(now)
            if pose.alpha > 0.01
        ]


def _reach(canvas: Canvas, pose: Pose) -> pygame.Rect:
    """The pixels that a token may touch: its own, its shadow and its mirror on wet ground."""
    x, y = canvas.at(pose.x, pose.y)
    size = canvas.px(pose.size)
    return pygame.Rect(x - size, y - size, 2 * size, round(2.5 * size))


def _without(whole: pygame.Rect, part: pygame.Rect) -> list[pygame.Rect]:
    """The rest of a rectangle around a part of it."""
    if not part.w or not part.h:
        return [whole]
    beside = pygame.Rect(whole.x, part.y, part.x - whole.x, part.h)
    return [
        pygame.Rect(whole.x, whole.y, whole.w, part.y - whole.y),
        beside,
        pygame.Rect(part.right, part.y, whole.right - part.right, part.h),
        pygame.Rect(whole.x, part.bottom, whole.w, whole.bottom - part.bottom),
    ]


def _apart(parts: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels in rectangles of which no two have any in common."""
    apart: list[pygame.Rect] = []
    for part in parts:
        while (at := part.collidelist(apart)) >= 0:
            part = part.union(apart.pop(at))  # it may reach others now
        apart.append(part)
    return apart


def _veil(size: tuple[int, int]) -> pygame.Surface:
    """Nothing at the left, all at the right, to multiply a premultiplied picture with."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        veil.fill((round(255 * in_out_quad((x + 0.5) / size[0])),) * 4, (x, 0, 1, size[1]))
    return veil
