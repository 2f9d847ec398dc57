"""Builds the program and runs it; the only file that knows all of its parts."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Sequence

import pygame

from game.input import Reader
from game.loop import STEP, Loop
from game.paths import ASSETS
from game.screen import Screen, prefer_plain_drawing
from game.settings import SPEEDS, Settings
from game.shell import Shell
from game.text import Texts
from game.view.assets import Assets
from game.view.canvas import Canvas

VERSION = "0.1.0"
WINDOW_EVENTS = (
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWRESTORED,
)


class App:
    """The running program: ``frame`` is one pass of its loop, ``run`` repeats it until the end."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.loop = Loop()
        self.frames_drawn = 0

    def frame(self, seconds: float | None = None) -> None:
        """One pass: events, due ticks, and a picture if anything changed.

        ``seconds`` of passed time replace the clock, so that tests decide how time goes.
        """
        shell = self.shell
        for event in pygame.event.get():
            self._take(event)
        passed = self.loop.elapsed()
        for _ in range(self.loop.due(passed if seconds is None else seconds)):
            for intent in shell.reader.tick(STEP):
                shell.stack.handle(intent)
            shell.stack.tick(STEP)
        if shell.running and (shell.stack.dirty or shell.screen.dirty):
            self._draw()

    def _take(self, event: pygame.event.Event) -> None:
        shell = self.shell
        if event.type == pygame.QUIT:
            shell.running = False
            return
        if event.type in WINDOW_EVENTS:
            self._window(event)
        if event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            shell.screen.toggle_fullscreen()
            shell.stack.resized()
            return
        if shell.stack.scenes and shell.stack.top.typing:
            shell.stack.top.raw(event)
            if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
                return
        for intent in shell.reader.read(event):
            shell.stack.handle(intent)

    def _window(self, event: pygame.event.Event) -> None:
        """The window was resized, uncovered or came back: its size may be another one."""
        screen = self.shell.screen
        before = screen.size
        screen.resized()
        if screen.size != before or event.type == pygame.WINDOWSIZECHANGED:
            self.shell.stack.resized()

    def _draw(self) -> None:
        screen = self.shell.screen
        canvas = Canvas(screen.window, screen.scale, screen.offset, self.shell.assets)
        screen.dirty = False
        self.shell.stack.draw(canvas, self.loop.rest)
        pygame.display.flip()
        self.frames_drawn += 1

    def run(self) -> None:
        """Play until the person quits."""
        gc.freeze()
        while self.shell.running:
            self.frame()
            self.loop.wait()


def parser() -> argparse.ArgumentParser:
    """The options of the command line."""
    options = argparse.ArgumentParser(
        prog="main.py", description="Umbrella & Solstis: two tabletop games for a couch."
    )
    options.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    options.add_argument("--fullscreen", action="store_true", help="start in fullscreen")
    options.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    options.add_argument(
        "--speed", choices=tuple(SPEEDS), default="normal", help="speed of animations"
    )
    return options


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size; write it as 1280x720")
    if not (320 <= int(width) <= 16384 and 180 <= int(height) <= 16384):
        raise argparse.ArgumentTypeError(f"'{text}' is not between 320x180 and 16384x16384")
    return int(width), int(height)


def create(argv: Sequence[str] = ()) -> App:
    """Open the window and show the title; the caller runs it, or drives it frame by frame."""
    arguments = parser().parse_args(list(argv))
    prefer_plain_drawing()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption("Umbrella & Solstis")
    screen = Screen(arguments.size, arguments.fullscreen)
    shell = Shell(
        screen=screen,
        assets=Assets(ASSETS),
        text=Texts(ASSETS / "text"),
        settings=Settings(speed=arguments.speed),
        reader=Reader(lambda pos: screen.to_logical(pos)),
    )
    from game.scenes.title import TitleScene

    shell.stack.push(TitleScene(shell))
    return App(shell)
