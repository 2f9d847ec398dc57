"""A position of a match at rest, as the table shows it to those who look at it."""

from __future__ import annotations

from typing import Any

import pygame

from game.rules.core import Place
from game.rules.games import GAMES
from game.scenes.peek import private
from game.seats import Setup
from game.shell import Shell
from game.tables import make_table
from game.tables.base import NO_AIM
from game.tables.lore import NOBODY, Thing
from game.tables.lores import LORES
from game.tables.picture import Picture
from game.tables.room import part_of
from game.view.canvas import Box, Canvas
from game.view.director import Director
from game.view.timeline import Timeline


def eyes(shell: Shell, setup: Setup, state: Any) -> int:
    """Through whose eyes things are told: the one person's, or what all may know.

    Several people at one screen may know what the one in turn does only if hands lie open.
    """
    persons = [index for index, seat in enumerate(setup.seats) if seat.person]
    if len(persons) == 1:
        return persons[0]
    if private(shell, setup) or not persons:
        return NOBODY
    return int(state.seat)


class Position:
    """A table of its own for pictures; the match that it belongs to goes on elsewhere.

    Raises KeyError without the level files.
    """

    def __init__(self, shell: Shell, setup: Setup) -> None:
        self.shell, self.setup = shell, setup
        self.rules, self.lore = GAMES[setup.game], LORES[setup.game]
        self.table = make_table(setup, shell.levels(setup.game), shell.text)
        self.table.conceal(private(shell, setup))
        self.table.live = shell.settings.live_score
        self.names = [seat.name for seat in setup.seats]
        self.timeline = Timeline(1.0)
        self.director = Director(self.table.layouts, self.table.styles, self.timeline)
        self.picture = Picture(self.table, self.director)
        self._small: tuple[object, pygame.Surface] | None = None

    def show(self, state: Any, seat: int = NOBODY) -> None:
        """Show that state from now on, arranged for a seat (that of the one in turn)."""
        self.state = state
        self.seat = state.seat if seat == NOBODY else seat
        self.director.snap(self.rules.tokens(state), self.seat)
        self.table.ask(state, self.seat)
        self.table.show(state, self.seat)
        self.picture.shown()
        self._small = None

    @property
    def viewer(self) -> int:
        """Through whose eyes it is told."""
        return eyes(self.shell, self.setup, self.state)

    def things(self) -> list[Thing]:
        """Everything on it that can be asked about."""
        return self.lore.things(self.state, self.director.layout)

    def boxes(self, places: tuple[Place, ...]) -> list[Box]:
        """Where these places are seen, tokens and panels alike; those out of sight are left out."""
        layout, found = self.director.layout, []
        for place in places:
            spots = layout.spots(place)
            if spots:
                x, y, size, _ = spots[0]
                found.append(Box(x - size / 2, y - size / 2, size, size))
            elif layout.has(place.area):
                found.append(layout.box(place.area))
        return found

    def forget(self) -> None:
        """Drop all pictures, for a window of another size."""
        self.picture.forget()
        self._small = None

    def draw(self, canvas: Canvas) -> None:
        """The whole table at rest, its words no larger for their plates than when it is played."""
        words = canvas.with_grow(min(canvas.grow, 1 / part_of(canvas)))
        self.picture.draw(words, NO_AIM, self.timeline.now, lambda _: None, "")

    def draw_lit(self, canvas: Canvas, lit: list[Box], dim: int = 150) -> None:
        """The table with all but these boxes in the dark."""
        self.draw(canvas)
        target = canvas.target
        spots = [canvas.rect(box).clip(target.get_rect()) for box in lit]
        kept = [(spot, target.subsurface(spot).copy()) for spot in spots if spot.w and spot.h]
        canvas.dim(dim)
        for spot, part in kept:
            target.blit(part, spot)

    def small(self, canvas: Canvas, box: Box, lit: list[Box] | None = None) -> None:
        """The table drawn within a box, made at full size first so that no picture is kept twice.

        The safe border around the picture is left out.
        """
        where = canvas.rect(box)
        key = (where.size, tuple(lit) if lit is not None else None)
        if self._small is None or self._small[0] != key:
            self._small = key, self._made(canvas, where.size, lit)
        canvas.target.blit(self._small[1], where)

    def _made(self, canvas: Canvas, size: tuple[int, int], lit: list[Box] | None) -> pygame.Surface:
        whole = canvas.layer()
        view = canvas.on(whole)
        if lit is None:
            self.draw(view)
        else:
            self.draw_lit(view, lit)
            for each in lit:
                view.outline(each.grown(5), 10, 4, "0A0E1E", 0.9)
                view.outline(each.grown(3), 9, 4, "FFF7E0", 1.0)
        part = canvas.rect(Box(0, 0, 1920, 1080)).clip(whole.get_rect())
        return pygame.transform.smoothscale(whole.subsurface(part), size)
