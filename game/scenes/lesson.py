"""A lesson: the real table, at which the teacher says what to try and waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.input import Intent
from game.lessons import COURSES, NEIGHBOR, PERSON, Practice, Step
from game.match import Match
from game.picker import Picker
from game.rules.core import Event, Move, Place
from game.rules.games import GAMES
from game.scenes import teacher
from game.scenes.asking import asks
from game.scenes.hands import STEERING, at_table
from game.scenes.lessonmenu import OTHER, LessonMenuScene, LessonOverScene
from game.scenes.table import TableScene
from game.scenes.teacher import HOPS, SECONDS, Laid, Speech
from game.scenes.unkept import COMPUTER, Unkept, first_game
from game.seats import Seat, Setup
from game.settings import SPEEDS
from game.shell import Shell
from game.tables.base import NO_AIM
from game.tables.room import View, seen
from game.ui.spoken import marked
from game.view.canvas import CREAM, Box, Canvas

FADE_SECONDS = 0.3
"""How long one position fades into another."""
MOST = 4
"""With more places to choose from, only the first is pointed at."""


class LessonScene(TableScene):
    """One step of a course after the other; ``at`` is the present one.

    ``told`` says that its move was made and the teacher explains what happened. How far the
    person came stands in the settings.
    """

    motes = None
    """It is dry while somebody explains."""

    def __init__(self, shell: Shell, game: str, at: int = 0) -> None:
        self.course = COURSES[game]
        self.at, self.told, self.wrong = at, False, False
        self._since = 0.0
        self._armed = ""
        self._old: tuple[pygame.Surface, float] | None = None
        self._strayed = False
        self._laid: tuple[Any, Laid] | None = None
        self._device = shell.reader.last
        shell.seating.clear()
        shell.reader.halves = False
        shell.settings.lessons[game] = at
        names = shell.settings.names
        seats = (Seat(names[PERSON]), Seat(names[NEIGHBOR], COMPUTER))
        setup = Setup(game, dict(self.step.options), seats, 0)
        match = self._practice(setup)
        super().__init__(shell, setup, match, Unkept(shell.home.library, setup, match))

    @property
    def step(self) -> Step:
        return self.course.steps[self.at]

    def _practice(self, setup: Setup) -> Match:
        names = [seat.name for seat in setup.seats]
        return Practice(GAMES[setup.game], self.step.options, self.step.state, names)

    # -- the course ----------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether a move is asked for; while something is explained, and ever after, none is."""
        return not self.told and super().mine

    def begin(self, at: int, goes_on: bool = False) -> None:
        """Begin that step: from the present position if it ``goes_on``, else from its own."""
        steps = self.course.steps
        if at >= len(steps):
            self._over()
            return
        here, there = dict(self.step.options), dict(steps[at].options)
        if here != there:
            self._keep_frame()
            scene = LessonScene(self.shell, self.setup.game, at)
            scene._old = self._old
            self.shell.stack.replace(scene)
            return
        self._turn_to(at)
        if goes_on and (steps[at].follows or steps[at].state == self.state):
            self._await()
        else:
            self._keep_frame()
            self.match = self.keeping.match = self._practice(self.setup)
            self.show.forget()
            self.hearing.drop()
            self._snap()
        self.dirty = True

    def _keep_frame(self) -> None:
        """What is seen now fades into another position, if anything may move."""
        if self.timeline.speed and self.shell.settings.motion == "full":
            self._old = self.shell.screen.window.copy(), 0.0

    def _turn_to(self, at: int) -> None:
        self.at, self.told, self.wrong, self._since = at, False, False, 0.0
        self._last_cursor.clear()
        self.shell.settings.lessons[self.setup.game] = at

    def _over(self) -> None:
        """All steps are done."""
        game = self.setup.game
        self.shell.settings.lessons[game] = len(self.course.steps)
        self.shell.sound.play(f"{game}/win")
        self.shell.stack.push(LessonOverScene(self.shell, game))

    def _go_on(self) -> None:
        if self.timeline.running:
            self._finish()
        else:
            self.shell.sound.play("ui/confirm")
            self.begin(self.at + 1, goes_on=True)

    def play(self, move: Move) -> tuple[Event, ...]:
        """The move that was asked for: go on to the next decision, or explain what it did."""
        self.told, self.wrong, self._since = self.step.told, False, 0.0
        if not self.told:
            self._turn_to(self.at + 1)
        return super().play(move)

    def _touch(self, place: Place) -> bool:
        """A touch on the way to an accepted move counts; any other one gets a kind sentence."""
        if place in self.step.next_places(self.match.legal, self.picker.touched):
            self.wrong, self._since = False, 0.0
            return super()._touch(place)
        self.wrong = self._strayed = True
        self._since = 0.0
        return False

    # -- what a table does by itself -----------------------------------------------------------

    def _await(self) -> None:
        """Ask the person, or nobody: the neighbor never decides here."""
        if self.mine:
            super()._await()
            return
        self._stop_thinking()
        self._opponent = None
        self._alone_for, self._info = 0.0, 0
        self.table.ask(self.state, self.director.seat)
        self.picker = Picker(())
        self.cursor = self.pressed = None
        self._refresh_aim()

    def _first(self) -> Place | None:
        """A pointer needs no place to start from, so what it would do is shown at once."""
        wanted = self.wanted()
        return wanted[0] if wanted and self.device.startswith("mouse") else super()._first()

    def _refresh_aim(self) -> None:
        super()._refresh_aim()
        if self.told and self.aim is NO_AIM and not self.timeline.running:
            # To the table an aim without anything means that the show still runs.
            self.aim = replace(NO_AIM)

    def _take_only_move(self, seconds: float) -> None:
        """Here the person makes every move."""

    def _end(self, seconds: float) -> None:
        """The end of a game is explained, too."""

    def _may_take_back(self) -> bool:
        return False

    def _results(self) -> None:
        self._go_on()

    def _back(self) -> None:
        """A wrong thing that was dragged away is let go; else as at any table."""
        strayed, self._strayed = self._strayed, False
        if not strayed:
            super()._back()

    def _pause(self) -> None:
        self.shell.reader.clear()
        self.shell.reader.pads.still()
        self.timeline.skipping = False
        self.shell.stack.push(LessonMenuScene(self.shell, self.at, len(self.course.steps)))

    def unfocused(self) -> None:
        """Wait for the person, whatever is shown."""
        self._pause()

    def leave(self) -> None:
        """Nothing of a lesson is kept but how far the person came."""
        self.peek.hide()

    def record(self) -> str:
        return ""

    def resume(self, result: Any) -> None:
        """Back from the menu or the end of the lesson with what was chosen there."""
        if result == "skip":
            self.begin(self.at + 1)
        elif result == "before":
            self.begin(max(0, self.at - 1) if not self.told else self.at)
        elif result == "again":
            self.begin(0)
        elif result == "leave":
            self.shell.stack.pop(result)
        elif result == "next":
            self.shell.stack.replace(LessonScene(self.shell, OTHER[self.setup.game]))
        elif result == "play":
            setup = first_game(self.shell, self.setup.game)
            self.shell.stack.replace(TableScene(self.shell, setup))
        else:
            super().resume(result)
        self.timeline.speed, self.dirty = SPEEDS[self.shell.settings.speed], True

    # -- intents -------------------------------------------------------------------------------

    def _handle(self, intent: Intent) -> None:
        if self._presses_button(intent):
            self.dirty = True
        elif intent.action == "undo":
            self.resume("before")
        elif intent.action == "redo":
            self.resume("skip")
        elif intent.action == "hint":
            self._show_how()
        elif self.told and intent.action not in ("menu", "skip", "point"):
            self._listen(intent)
        else:
            self._strayed = False
            super()._handle(intent)

    def _listen(self, intent: Intent) -> None:
        """While something is explained: press on, or call the menu."""
        if intent.action == "confirm":
            self._go_on()
        elif asks(self, at_table(self.shell.canvas(), intent)):
            self._laid = None
        elif intent.action == "back":
            self._pause()
        elif self.timeline.running and intent.action in ("press", *STEERING):
            self._finish()
        self.dirty = True

    def _presses_button(self, intent: Intent) -> bool:
        """Whether the pointer is pressed or let go on a button of the teacher, or over it."""
        if intent.pos is None or intent.action not in ("press", "release"):
            return False
        laid = self.laid
        over = ""
        if laid.go_on is not None and laid.go_on.holds(intent.pos):
            over = "go_on"
        elif laid.menu.holds(intent.pos):
            over = "menu"
        armed, self._armed = self._armed, over if intent.action == "press" else ""
        if intent.action == "release" and armed and armed == over:
            if over == "go_on":
                self._go_on()
            else:
                self._pause()
        return bool(armed) or laid.box.holds(intent.pos)

    def _show_how(self) -> None:
        """A hint: touch all of the move that is asked for but its last place."""
        if self.mine and not self.timeline.running:
            self._await()
            self.aim_along(self.step.accepted(self.match.legal)[0])
            self._since = 0.0
            self.shell.sound.play("ui/hint")

    # -- the teacher ---------------------------------------------------------------------------

    def _say(self, end: str, **values: object) -> str:
        """A sentence of the present step."""
        key = f"lesson.{self.setup.game}.{self.step.name}{end}"
        return self.shell.text(key, name=self.setup.seats[NEIGHBOR].name, **values)

    def speech(self) -> Speech:
        """What the teacher says now."""
        text = self.shell.text
        kind = "mouse" if self.device.startswith("mouse") else "keys"
        keys = {action: marked(action) for action in ("move", "confirm")}
        return Speech(
            text("lesson.step", number=self.at + 1, count=len(self.course.steps)),
            self._say(".title"),
            self._say(".done" if self.told else ""),
            self._say(".wrong") if self.wrong else "",
            "" if self.told else text(f"lesson.how.{kind}", **keys),
            text("lesson.continue") if self.told else "",
            text("lesson.menu"),
        )

    @property
    def device(self) -> str:
        """The look of what the person holds."""
        return self.shell.reader.last

    def wanted(self) -> tuple[Place, ...]:
        """The places to touch next."""
        if not self.mine:
            return ()
        touched = self.picker.touched
        found = self.step.next_places(self.step.moves, touched)
        found = found or self.step.next_places(self.match.legal, touched)
        return found if len(found) <= MOST else found[:1]

    def pointed(self) -> list[Box]:
        """What the arrows point at: what is to be touched, or what is talked about."""
        places: Sequence[Place] = self.step.after if self.told else self.wanted()
        return self.boxes(places)

    def boxes(self, places: Sequence[Place]) -> list[Box]:
        """Where places of the table are on the screen, which may be smaller than usual."""
        view = seen(self.shell.canvas())
        found = [boxes[0] for place in places if (boxes := self.table.boxes(place))]
        return [view.of(box) for box in found] if isinstance(view, View) else found

    def _about(self) -> list[Box]:
        """What the instruction speaks of besides."""
        return self.boxes(() if self.told or self.picker.touched else self.step.about)

    @property
    def laid(self) -> Laid:
        """The speech in its place, laid anew when anything about it has changed."""
        canvas = self.shell.canvas()
        speech, device = self.speech(), self.device
        rooms = teacher.rooms_beside(
            self.setup.game, seen(canvas), [*self.boxes(self.picker.targets), *self.pointed()]
        )
        key = speech, device, rooms, canvas.scale, canvas.grow, canvas.target.get_size()
        if self._laid is None or self._laid[0] != key:
            low = teacher.LOW[self.setup.game]
            self._laid = key, teacher.lay(canvas, device, speech, rooms, low)
        return self._laid[1]

    def tick(self, seconds: float) -> None:
        """Arrows hop a few times; the keys shown follow the device."""
        super().tick(seconds)
        if self._old is not None:
            old, age = self._old
            self._old = (old, age + seconds) if age + seconds < FADE_SECONDS else None
            self.dirty = True
        hopping = self._since < HOPS * SECONDS and self.shell.settings.motion == "full"
        self._since += seconds
        if hopping or self._device != self.device:
            self._device, self.dirty = self.device, True

    def draw(self, canvas: Canvas, rest: float) -> None:
        """The table, then the teacher over it, and what is left of another position."""
        self._draw(canvas, rest)
        if self._old is not None and self._old[0].get_size() == canvas.target.get_size():
            old, age = self._old
            old.set_alpha(round(255 * (1 - age / FADE_SECONDS)))
            canvas.target.blit(old, (0, 0))

    def _draw(self, canvas: Canvas, rest: float) -> None:
        super().draw(canvas, rest)
        laid = self.laid
        teacher.draw(canvas, self.device, laid)
        if not self.timeline.running:
            lift = teacher.hop(self._since, self.shell.settings.motion != "full")
            for box in self._about():
                teacher.light(canvas, box, CREAM)
            at = self.boxes(() if self.cursor is None else (self.cursor,))
            for box in self.pointed():
                if box not in at:  # the cursor is light enough
                    teacher.light(canvas, box)
                way = self.step.arrow(len(self.picker.touched), self.told)
                teacher.point_at(canvas, box, way, lift)
