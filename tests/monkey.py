"""A monkey at the program: random mouse, keys, pads, resizes, lost focus and plugs, in simulated
time, with the laws of the whole program asserted again and again."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.pads import BUTTONS, VirtualPad  # sets the drivers before pygame is imported

import pygame  # isort: skip

from game.ai.players import PLAYERS, decide
from game.app import App, create
from game.lessons import Practice
from game.loop import STEP
from game.match import read_record
from game.rules.core import Place, Token
from game.scenes.lobby import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.replay import ReplayScene
from game.scenes.results import SHEETS
from game.scenes.table import TableScene
from game.seats import Seat, Setup
from tests.rules.test_laws import inventory

SIZES = ((640, 360), (800, 600), (960, 540), (1000, 420))
KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 3,
    *(pygame.K_RETURN, pygame.K_SPACE) * 5,
    *(pygame.K_ESCAPE, pygame.K_p, pygame.K_TAB, pygame.K_u, pygame.K_r, pygame.K_h, pygame.K_i),
    *(pygame.K_v, pygame.K_BACKSPACE, pygame.K_m, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F3),
)
PASS = 12 * STEP
"""Seconds of one pass of the loop: twelve ticks and, if anything changed, one picture."""
EVERY = 23
"""Passes between two looks at the laws."""
PADS = 3


class Monkey:
    """One monkey with a program in its hands; it counts what it has seen."""

    def __init__(self, app: App, rng: Random, pads: bool = True) -> None:
        self.app, self.rng, self.with_pads = app, rng, pads
        self.pads: list[VirtualPad] = []
        self.frames = self.laws = self.saved = self.quits = self.ended = 0
        self.scenes: set[str] = set()
        self._things: tuple[Any, Any] = (None, None)
        self._busy = False
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (300, self._mouse),
            (300, self._key),
            (260, self._sensible),
            (140 if pads else 0, self._pad),
            (30, self._type),
            (2, self._resize),
            (15, self._focus),
            (10 if pads else 0, self._plug),
        ]

    def run(self, seconds: float) -> None:
        """So much simulated time."""
        acts = [act for _, act in self._acts]
        weights = [weight for weight, _ in self._acts]
        for _ in range(round(seconds / PASS)):
            if self.rng.random() < 0.7:
                self.rng.choices(acts, weights)[0]()
            self.app.frame(PASS)
            self.frames += 1
            self.scenes.add(type(self.app.shell.stack.top).__name__)
            if not self.app.shell.running:
                self.app.shell.running = True
                self.quits += 1
            if self.frames % EVERY == 0:
                self.check()
        self.release()

    def release(self) -> None:
        """Pull all plugs."""
        for pad in self.pads:
            pad.unplug()
        self.pads.clear()
        self.app.frame(STEP)

    # -- what it does --------------------------------------------------------------------------

    def _post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))

    def _spot(self) -> tuple[int, int]:
        """A point of the window, most often one where something is."""
        top, screen = self.app.shell.stack.top, self.app.shell.screen
        boxes = []
        if isinstance(top, MenuScene):
            boxes = [widget.box for widget in top.menu.widgets.values()]
        elif isinstance(top, TableScene):
            boxes = [box for place in top.picker.targets for box in top.table.boxes(place)]
        if boxes and self.rng.random() < 0.8:
            return screen.to_window(self.rng.choice(boxes).center)
        width, height = screen.size
        return self.rng.randrange(width), self.rng.randrange(height)

    def _mouse(self) -> None:
        pos = self._spot()
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        button = 3 if self.rng.random() < 0.06 else 1
        if self.rng.random() < 0.8:
            self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
            if self.rng.random() < 0.1:
                pos = self._spot()
                self._post(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0), touch=False)
            self._post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)

    def _key(self) -> None:
        code = self.rng.choice(KEYS)
        self._post(pygame.KEYDOWN, key=code, mod=0, unicode="")
        if self.rng.random() < 0.9:
            self._post(pygame.KEYUP, key=code, mod=0, unicode="")

    def _type(self) -> None:
        if self.app.shell.stack.top.typing:
            self._post(pygame.TEXTINPUT, text=self.rng.choice("aZ é李%0-"))
            self._post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")

    def _sensible(self) -> None:
        """People at the table play some sensible moves, so that matches come to an end.

        From elsewhere the monkey finds its way back to a table.
        """
        top = self.app.shell.stack.top
        if not isinstance(top, TableScene):
            if len(self.app.shell.stack.scenes) == 1:
                self._match()
            elif self.rng.random() < 0.4:
                self._post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
                self._post(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="")
            return
        for _ in range(self.rng.randrange(1, 16)):
            if isinstance(top, TableScene) and top.mine and self.app.shell.stack.top is top:
                state = top.state
                top.play(decide(PLAYERS["greedy"], top.rules, state, state.seat, self.rng))
                self.ended += top.state.over
                self.app.frame(PASS)

    def _pad(self) -> None:
        if not self.pads:
            self._plug()
            return
        pad = self.rng.choice(self.pads)
        if self.rng.random() < 0.3:
            pad.axis(self.rng.randrange(6), self.rng.choice((-1.0, -0.3, 0.0, 0.0, 1.0)))
        else:
            name = self.rng.choice(list(BUTTONS))
            pad.button(name, True)
            self.app.frame(STEP)
            pad.button(name, False)

    def _plug(self) -> None:
        if len(self.pads) < PADS and self.rng.random() < 0.6:
            self.pads.append(VirtualPad())
        elif self.pads:
            self.pads.pop(self.rng.randrange(len(self.pads))).unplug()

    def _resize(self) -> None:
        size = self.rng.choice(SIZES)
        if not self.app.shell.screen.fullscreen:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _focus(self) -> None:
        self._post(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))

    def _match(self) -> None:
        """Begin a match of its own, so that every game and number of seats is met."""
        stack = self.app.shell.stack
        if len(stack.scenes) != 1 or stack.top.typing:
            return
        game = self.rng.choice(tuple(SHEETS))
        count = 2 if game == "solstis" else self.rng.randint(1, 4)
        options: dict[str, Any] = {"seats": count}
        if game == "umbrella":
            options["level"] = self.rng.randint(1, 4)
        players = ["person", *self.rng.choices(["person", "greedy", "random"], k=count - 1)]
        seats = tuple(Seat(f"N{seat}", player) for seat, player in enumerate(players))
        setup = Setup(game, options, seats, self.rng.randrange(2**32))
        stack.push(TableScene(self.app.shell, setup))

    # -- the laws ------------------------------------------------------------------------------

    def check(self) -> None:
        """Everything that must be so at any time."""
        self.laws += 1
        top = self.app.shell.stack.top
        if isinstance(top, MenuScene):
            assert top.menu.focus in top.menu.widgets
        if isinstance(top, LobbyScene):
            assert 1 <= top.draft.count <= 4
        if isinstance(top, ReplayScene):
            assert 0 <= top.reel.ply <= top.reel.end
        for scene in self.app.shell.stack.scenes:
            if isinstance(scene, TableScene):
                self._table(scene)

    def _table(self, scene: TableScene) -> None:
        match = scene.match
        tokens: dict[Place, Token] = scene.rules.tokens(match.state)
        assert scene.director.table() == tokens, "the picture has left the rules"
        assert (match.legal == ()) == match.state.over
        if self._things[0] is not match:
            start = scene.rules.tokens(match.states[0])
            self._things = (match, inventory(scene.setup.game, start))
        assert inventory(scene.setup.game, tokens) == self._things[1], "something got lost"
        if isinstance(match, Practice):  # it begins with a given position and is never saved
            assert not scene.keeping.record, "a lesson was kept"
        elif self.laws % 3 == 0 and match.ply:
            assert read_record(match.record()).states == match.states
            home = self.app.shell.home
            home.writer.wait()
            found = home.library.load(scene.keeping.running.value.ident).match
            assert (found.moves, found.undone) == (match.moves, match.undone)
            self.saved += 1


def memory() -> int:
    """Bytes of this program that are in memory now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def at_the_program(seed: int, pads: bool = True) -> Monkey:
    """A monkey with a program of its own."""
    return Monkey(create(["--size", "640x360", "--speed", "fast"]), Random(seed), pads)
