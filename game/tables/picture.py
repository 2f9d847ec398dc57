"""The picture of a table, kept in layers so that a frame draws only what moves.

``ground`` changes with the shown state, ``still`` is the ground with every token at rest and
changes when a token starts or stops; each frame copies ``still`` and draws the moving ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
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
SOFT = 96
"""Logical pixels of the edge between the two pictures."""
AT_ONCE = 16
"""Tokens that may come to rest in a frame; when a table has turned, there are a hundred."""
PARTS = 3
"""Parts of the still picture that are drawn one by one; each costs a look at all of the table."""
STRIPS = 3
"""Frames in which a whole still picture is drawn that need not be seen at once."""

Look = tuple[Place, Token]
"""What a token at rest looks like."""


class Rest(NamedTuple):
    """What the still picture depends on, besides the shown state and the tokens that move."""

    size: tuple[int, int]
    aim: Aim
    said: str
    looks: dict[int, Look | None]
    """What each sprite at rest looks like, None while it moves."""


class Picture:
    """The layers of one table, made anew when the size of the window changes."""

    def __init__(self, table: GameTable, director: Director) -> None:
        self.table, self.director = table, director
        self._layers: dict[str, pygame.Surface] = {}
        self._ground_fresh = False
        self._laying: Iterator[None] | None = None
        self._making: tuple[Rest, Iterator[None]] | None = None
        self._still_key: Rest | None = None
        self._spots: dict[int, list[pygame.Rect]] = {}
        self._before: Rest | None = None
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

    def shown(self, turn_from: float | None = None, eased: bool = False) -> None:
        """The table shows another state; from that instant on its picture gives way to the next.

        Without an instant it does so at once, or, if ``eased``, as soon as the next one is made,
        a step a frame.
        """
        seat, pending = self.director.seat, self.pending
        seen = self._before if pending else self._still_key
        self._ground_fresh, self._laying, self._making, self._turn_from = False, None, None, None
        if seen is None or not (eased or turn_from is not None) or not _holds(seen, self._looks()):
            self._before = self._still_key = None
        elif not pending:
            self._set_aside(seen)
            if turn_from is not None:
                self._turn_from, self._turns = turn_from, self.table.turns(self._seat, seat)
        self._seat = seat

    def _set_aside(self, seen: Rest) -> None:
        """Go on showing that picture while the next one is made."""
        old = self._layers.pop("old", None)
        self._layers["old"] = self._layers.pop("still")
        if old is not None:
            self._layers["still"] = old
        self._before, self._still_key, self._making = seen, None, None

    @property
    def pending(self) -> bool:
        """Whether the next picture is not made yet, and the one before is still seen."""
        return self._before is not None and self._still_key is None

    def _looks(self, now: float | None = None) -> dict[int, Look | None]:
        """What each token looks like at rest, None while it moves."""
        if now is None:
            now = self.director.timeline.now
        return {
            sprite.ident: None if sprite.moving(now) else (sprite.place, sprite.face(now))
            for sprite in self.director.sprites.values()
        }

    def draw(
        self, canvas: Canvas, aim: Aim, now: float, prompt: Callable[[Canvas], None], said: str
    ) -> None:
        """Everything but the aim's own overlay; ``said`` is what the prompt says beside the aim."""
        if not self.director.timeline.running:
            self._turn_from = None
        rest = Rest(canvas.target.get_size(), aim, said, self._looks(now))
        self._go_on(canvas, rest, now, prompt)
        early = self._turn_from is not None and now < self._turn_from
        if not self.pending and not early:
            self._still(canvas, rest, now, prompt)
        if self.pending or early:
            seen = self._before
            canvas.target.blit(self._layers["old"], (0, 0))
        else:
            seen, still = self._still_key, self._layers["still"]
            if self._turn_from is None or not self._wipe(canvas, still, now - self._turn_from):
                canvas.target.blit(still, (0, 0))
        resting = {} if seen is None else seen.looks
        moving = [
            sprite
            for sprite in self.director.sprites.values()
            if resting.get(sprite.ident) is None or sprite.moving(now)
        ]
        moving += [sprite for sprite in self.director.leaving if sprite.moving(now)]
        if moving:
            self.table.sprites(canvas, self._stand(moving, aim, now, moving=True))

    def _go_on(
        self, canvas: Canvas, rest: Rest, now: float, prompt: Callable[[Canvas], None]
    ) -> None:
        """One more step of the next picture; none if the one before is not true any more."""
        before = self._before
        if before is None or not self.pending:
            return
        if self._making is None:
            self._making = rest, self._make(canvas, rest, now, prompt)
        begun, steps = self._making
        if not _serves(begun, rest) or not _holds(before, rest.looks):
            self._before = self._turn_from = None  # so that it is drawn at once
        else:
            self._before = self._land(canvas, self._layers["old"], before, rest, now)
            next(steps, None)

    def _make(
        self, canvas: Canvas, rest: Rest, now: float, prompt: Callable[[Canvas], None]
    ) -> Iterator[None]:
        """The next still picture, in as many frames as there are steps."""
        while not self._ground_fresh:
            self._lay(canvas)
            yield
        if self._turn_from is not None:  # as it lies when all else begins to glide
            now = max(now, self._turn_from)
            rest = rest._replace(looks=self._looks(now))
        resting = [one for one in self.director.sprites.values() if rest.looks.get(one.ident)]
        self._spots = {
            one.ident: [_reach(canvas, pose) for pose in one.poses(now)] for one in resting
        }
        standing = self._stand(resting, rest.aim, now, moving=False)
        width, height = rest.size
        for strip in range(STRIPS):
            top, end = height * strip // STRIPS, height * (strip + 1) // STRIPS
            part = pygame.Rect(0, top, width, end - top)
            self._paint(canvas, part, rest.aim, standing, prompt)
            if strip < STRIPS - 1:
                yield
        self._still_key = rest

    def _land(
        self, canvas: Canvas, layer: pygame.Surface, seen: Rest, rest: Rest, now: float
    ) -> Rest:
        """Lay what has come to rest over that picture, until the next one has all in its order."""
        landed = [
            sprite
            for sprite in self.director.sprites.values()
            if rest.looks[sprite.ident] and not seen.looks.get(sprite.ident)
        ]
        if len(landed) <= AT_ONCE:
            return seen
        self.table.sprites(canvas.on(layer), self._stand(landed, rest.aim, now, moving=True))
        looks = {sprite.ident: rest.looks[sprite.ident] for sprite in landed}
        return seen._replace(looks={**seen.looks, **looks})

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
        self, canvas: Canvas, rest: Rest, now: float, prompt: Callable[[Canvas], None]
    ) -> None:
        """Draw everything at rest, again only where something of it changed."""
        before = self._still_key
        if before == rest:
            return
        if before is not None and before.size == rest.size and self._turn_from is None:
            landed = self._land(canvas, self._layers["still"], before, rest, now)
            if landed is not before:
                self._set_aside(landed)
                return
        self._layer("still", canvas)
        parts = self._changed(canvas, rest, now)
        self._still_key = rest
        resting = [one for one in self.director.sprites.values() if rest.looks[one.ident]]
        standing = self._stand(resting, rest.aim, now, moving=False)
        for part in parts:
            self._paint(canvas, part, rest.aim, standing, prompt)

    def _paint(
        self,
        canvas: Canvas,
        part: pygame.Rect,
        aim: Aim,
        standing: Sequence[Standing],
        prompt: Callable[[Canvas], None],
    ) -> None:
        """That part of the still picture."""
        still, ground = self._layer("still", canvas), self._ground(canvas)
        view = canvas.on(still)
        still.set_clip(part)
        still.blit(ground, part, part)
        self.table.under(view, aim)
        inside = [one for one in standing if part.colliderect(_reach(canvas, one.pose))]
        self.table.sprites(view, inside)
        self.table.over(view, aim)
        prompt(view)
        still.set_clip(None)

    def _changed(self, canvas: Canvas, rest: Rest, now: float) -> list[pygame.Rect]:
        """The parts of the still picture that look different now, in pixels, without overlap."""
        whole, before, spots = canvas.target.get_rect(), self._still_key, self._spots
        fresh = before is None or before.size != rest.size
        looks = {} if before is None or fresh else before.looks
        idents = looks.keys() | rest.looks.keys()
        changed = {ident for ident in idents if looks.get(ident) != rest.looks.get(ident)}
        parts = [spot for ident in changed for spot in spots.pop(ident, ())]
        for sprite in self.director.sprites.values():
            if sprite.ident in changed and rest.looks[sprite.ident] is not None:
                spots[sprite.ident] = [_reach(canvas, pose) for pose in sprite.poses(now)]
                parts += spots[sprite.ident]
        if before is None or fresh:
            return [whole]
        if len(parts := _apart(parts)) > PARTS:
            parts = [parts[0].unionall(parts[1:])]
        if (before.aim, before.said) != (rest.aim, rest.said):
            # Where the table made room for large text, the prompt is not where the table says.
            told = None if isinstance(canvas, View) else self.table.saying()
            if told is None or not _only_says(before.aim, rest.aim):
                return [whole]
            parts = _apart([*parts, *(canvas.rect(box) for box in told)])
        return [part.clip(whole) for part in parts]

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


def _serves(begun: Rest, rest: Rest) -> bool:
    """Whether a picture begun for the one is at most to be told otherwise for the other."""
    same = (begun.size, begun.aim, begun.said) == (rest.size, rest.aim, rest.said)
    return same or (begun.size == rest.size and _only_says(begun.aim, rest.aim))


def _only_says(before: Aim, after: Aim) -> bool:
    """Whether nobody is asked for anything, and at most a computer has begun or ended to think."""
    return replace(before, thinking=after.thinking) == after and not after.targets


def _holds(seen: Rest, looks: Mapping[int, Look | None]) -> bool:
    """Whether all that rests in a picture is still where and as it was."""
    return all(looks.get(ident) == look for ident, look in seen.looks.items() if look)


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
