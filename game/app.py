"""Builds the program and runs it; the only file that knows all of its parts."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.command import parser, read_given
from game.couch import Couch
from game.home import Home
from game.input import Reader
from game.language import spoken
from game.loop import STEP, Loop
from game.match import MAX_BYTES, Match
from game.paths import ASSETS
from game.saves import SaveError
from game.scenes.title import TitleScene
from game.screen import Screen, prefer_plain_drawing
from game.seats import Setup
from game.settings import Settings
from game.shell import Shell
from game.sound import Quiet, Sound
from game.start import fail, prefer_software
from game.text import Texts
from game.ui.banner import draw_banner
from game.version import TITLE
from game.view.assets import Assets
from game.view.canvas import Canvas
from game.warm import Warming
from game.weather import UNSEEN, Weather

ICON = ASSETS / "art/icon-window.png"
"""The icon of the window, 128 pixels wide; systems scale it down."""
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
        self.couch = Couch(shell)
        self.weather = Weather(shell)
        self.warming = Warming()
        self.frames_drawn = 0
        self._said_missing = False

    def frame(self, seconds: float | None = None) -> None:
        """One pass: events, due ticks, and a picture if anything changed.

        ``seconds`` of passed time replace the clock, so that tests decide how time goes.
        """
        shell = self.shell
        for event in self.couch.events():
            self._take(event)
        self.couch.settle()
        passed = self.loop.elapsed()
        for _ in range(self.loop.due(passed if seconds is None else seconds)):
            for intent in shell.reader.tick(STEP):
                self.couch.give(intent)
            shell.stack.tick(STEP)
            shell.home.tick(STEP)
            self.weather.tick(STEP)
        shell.sound.tick(shell.stack.mood, shell.stack.hushed)
        if self.frames_drawn:
            self.warming.step()
        if shell.running and (shell.stack.dirty or shell.screen.dirty or shell.home.notices.dirty):
            self._draw()
        elif shell.running and self.weather.due:
            self._draw_weather()

    def _take(self, event: pygame.event.Event) -> None:
        shell = self.shell
        if event.type == pygame.QUIT:
            shell.running = False
            return
        if event.type == pygame.DROPFILE:
            self._dropped(Path(event.file))
        if event.type in WINDOW_EVENTS:
            self._window(event)
        if event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11
            or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            shell.screen.toggle_fullscreen()
            shell.stack.resized()
            return
        self.weather.watch(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self.couch.unfocused()
        if shell.stack.scenes and shell.stack.top.typing:
            shell.stack.top.raw(event)
            if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
                return
        for intent in shell.reader.read(event):
            if intent.action == "mute":
                self._mute()
            else:
                self.couch.give(intent)

    def _dropped(self, path: Path) -> None:
        """A file was dropped on the window: if it is a record, it comes on the list of matches."""
        shell = self.shell
        try:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except OSError:
            shell.home.notices.tell("saves.wrong.unreadable")
            return
        from game.scenes.saves import SavesScene

        scene = next((each for each in shell.stack.scenes if isinstance(each, SavesScene)), None)
        (scene or SavesScene(shell)).take_in(data)

    def _mute(self) -> None:
        """Silence everything, or let it be heard again, from anywhere."""
        settings, notices = self.shell.settings, self.shell.home.notices
        settings.mute = not settings.mute
        if settings.mute:
            notices.tell("sound.muted")
        elif notices.shown is not None and notices.shown.key == "sound.muted":
            notices.dismiss()

    def _window(self, event: pygame.event.Event) -> None:
        """The window was resized, uncovered or came back: its size may be another one."""
        screen = self.shell.screen
        before = screen.size
        screen.resized()
        if screen.size != before or event.type == pygame.WINDOWSIZECHANGED:
            self.shell.stack.resized()

    def _draw(self, keep: bool = False) -> None:
        """A whole picture, kept if only what moves by itself will be drawn over it."""
        canvas = self.shell.canvas()
        canvas.target.set_clip(None)  # a fault in the middle of a picture leaves one behind
        self.shell.screen.dirty = False
        self.shell.stack.draw(canvas, self.loop.rest)
        self._draw_notice(canvas)
        self.weather.over(canvas, keep)
        pygame.display.flip()
        self.frames_drawn += 1

    def _draw_weather(self) -> None:
        """The picture as it was, with what moves by itself a step further."""
        if not self.weather.clean:
            self._draw(keep=True)
            return
        pygame.display.update(self.weather.again(self.shell.canvas()))
        self.frames_drawn += 1

    def _draw_notice(self, canvas: Canvas) -> None:
        """The sentence that the program has to say now, over everything."""
        notices = self.shell.home.notices
        if not self._said_missing and (self.shell.assets.missing or self.shell.text.lost):
            self._said_missing = True
            notices.tell("text.lost" if self.shell.text.lost else "assets.missing")
        notices.dirty = False
        notice = notices.shown
        if notice is not None and (notices.passing or not self.shell.stack.top.quiet):
            sentence = self.shell.text(notice.key, **dict(notice.values))
            draw_banner(canvas, sentence, notice == notices.lasting)

    def run(self, pictures: int | None = None) -> None:
        """Play until the person quits; whatever happens, what was played is saved.

        ``pictures`` is a number of drawn frames after which it ends by itself.
        """
        with self._signals():
            try:
                while self.shell.running:
                    drawn = self.frames_drawn
                    self._guarded_frame()
                    if pictures is not None and self.frames_drawn >= pictures:
                        break
                    self._listen()
                    self.loop.wait(exact=self.frames_drawn > drawn)
            finally:
                self.close()

    def _listen(self) -> None:
        """Open the sound device once the first picture stands; without one, say so once."""
        sound = self.shell.sound
        sound.open()
        if sound.notice:
            self.shell.home.notices.tell(sound.notice)
            sound.notice = ""

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        """While it lasts, the system's requests to end are taken as quitting."""

        def quit_(number: int, frame: object) -> None:
            self.shell.running = False

        wanted = [getattr(signal, name, None) for name in ("SIGTERM", "SIGINT", "SIGHUP")]
        before = [(each, signal.signal(each, quit_)) for each in wanted if each is not None]
        try:
            yield
        finally:
            for each, handler in before:
                signal.signal(each, handler)

    def _guarded_frame(self) -> None:
        """One pass; a fault in it leads to a page that says so, a fault of that page ends it."""
        try:
            self.frame()
        except Exception as error:
            logging.exception("The program met a fault")
            from game.scenes.crash import CrashScene

            stack = self.shell.stack
            if stack.scenes and isinstance(stack.scenes[0], CrashScene):
                raise
            record = next(filter(None, [each.record() for each in stack.scenes]), "")
            self._leave()
            stack.reset(CrashScene(self.shell, error, record, self.begin))

    def begin(self) -> None:
        """Show the title, and nothing else."""
        self.shell.stack.reset(TitleScene(self.shell))

    def _leave(self) -> None:
        """Let every scene keep what only it knows; one that cannot must not stop the others."""
        for scene in reversed(self.shell.stack.scenes):
            try:
                scene.leave()
            except Exception:
                logging.exception("A scene could not keep its things")
        self.shell.home.flush()

    def close(self) -> None:
        """Save everything and let another copy write."""
        self._leave()
        self.couch.remember()
        self.shell.reader.pads.still()
        self.shell.sound.close()
        self.shell.home.close()


def create(argv: Sequence[str] = ()) -> App:
    """Open the window and show the title; the caller runs it, or drives it frame by frame."""
    options = parser()
    arguments = options.parse_args(list(argv))
    given = None
    if arguments.record is not None:
        try:
            given = read_given(arguments.record)
        except ValueError as error:
            options.exit(2, f"{options.prog}: {error}\n")
    home = Home(arguments.data_dir)
    if arguments.safe_mode:
        prefer_software()
        home.override(Settings().values())
    if arguments.speed is not None:
        home.override({"speed": arguments.speed})
    if arguments.lang is not None:
        home.override({"language": arguments.lang})
    try:
        shell = _shell(arguments, home)
    except Exception as error:
        # Without a window the log is the only page there is.
        logging.exception("The window could not be opened")
        home.close()
        where = f" The log is in {home.log_path}." if home.log_path else ""
        fail(f"{TITLE} cannot start: {error}.{where}")
    app = App(shell)
    app.begin()
    if given is not None:
        _watch(shell, *given)
    return app


def _watch(shell: Shell, setup: Setup, match: Match) -> None:
    """Show the match of the command line; without its level only the title, and why."""
    from game.scenes.opening import check_level
    from game.scenes.replay import ReplayScene

    try:
        check_level(shell, setup, match)
    except SaveError as error:
        shell.home.notices.tell(error.key, **error.values)
        return
    shell.stack.push(ReplayScene(shell, setup, match))


def _shell(arguments: argparse.Namespace, home: Home) -> Shell:
    """The window and everything that scenes share."""
    prefer_plain_drawing()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_caption(TITLE)
    _show_icon()
    screen = _screen(arguments, home.settings)
    if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        # Playing on where nobody sees it would be a double-click that does nothing.
        raise pygame.error("there is no screen to show it on")
    return Shell(
        screen=screen,
        assets=Assets(ASSETS),
        text=Texts(ASSETS / "text", spoken(home.settings.language)),
        settings=home.settings,
        reader=Reader(lambda pos: screen.to_logical(pos)),
        home=home,
        sound=Quiet() if arguments.safe_mode else Sound(ASSETS / "sounds", home.settings),
    )


def _screen(arguments: argparse.Namespace, settings: Settings) -> Screen:
    """The window: as the command line says, else as it was left."""
    full = settings.fullscreen if arguments.fullscreen is None else bool(arguments.fullscreen)
    if arguments.size is not None or not settings.window:
        return Screen(arguments.size, full)
    x, y, width, height = settings.window
    return Screen((width, height), full, (x, y))


def _show_icon() -> None:
    """The icon of the window; it must be there before the window is."""
    with contextlib.suppress(OSError, pygame.error), ICON.open("rb") as file:
        pygame.display.set_icon(pygame.image.load(file, ICON.name))
