"""Watching a match: play, pause, step, scrub by turn, speed, and from each seat's view."""

from __future__ import annotations

from game.input import Intent
from game.match import Match
from game.scenes.asking import draw_buttons
from game.scenes.hearing import Hearing
from game.scenes.inspect import InspectScene
from game.scenes.log import LogScene
from game.scenes.menu import MenuScene
from game.scenes.reel import ALL, Reel, seen_by, views, without_turns
from game.scenes.transport import Bar, Labels, Scrub, bar_of, buttons
from game.seats import Setup
from game.shell import Shell
from game.tables import make_table
from game.tables.base import NO_AIM
from game.tables.lores import LORES
from game.tables.picture import Picture
from game.tables.room import seen
from game.tables.show import Show
from game.ui import icons
from game.ui.widgets import Button, Choice, Widget
from game.view.canvas import Box, Canvas
from game.view.director import LEAD, Director
from game.view.timeline import Timeline

PACES = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0}
REST = 0.55
"""Seconds between the end of one move and the beginning of the next, at normal pace."""


class ReplayScene(MenuScene):
    """A film of a match; the match stays as it is. Raises KeyError without its level files."""

    quiet = True

    def __init__(self, shell: Shell, setup: Setup, match: Match, view: int = ALL) -> None:
        self.shell, self.setup = shell, setup
        self.match, self.reel = match, Reel(match)
        self.playing, self.pace, self.view = False, "1", view
        self._left = 0.0
        self.timeline = Timeline(1.0)
        self._look_from(view)
        super().__init__(shell, self._widgets(), "play")

    # -- the view ------------------------------------------------------------------------------

    def _look_from(self, view: int) -> None:
        """Build the table that shows what this seat may know."""
        self.view = view
        setup = seen_by(self.setup, view)
        self.table = make_table(setup, self.shell.levels(setup.game), self.shell.text)
        persons = sum(seat.person for seat in self.setup.seats)
        self.table.live = self.shell.settings.live_score or self.reel.over
        # While several people play, nobody looks into the hand of another one here.
        self._private = not self.reel.over and persons > 1 and self.table.conceal(True)
        self.director = Director(self.table.layouts, self.table.styles, self.timeline)
        self.show = Show(self.table, self.director)
        self.picture = Picture(self.table, self.director)
        self.hearing = Hearing(self.shell.sound, setup.game, self.director)
        self._fixed = view != ALL and len({id(each) for each in self.table.layouts.values()}) > 1
        self._snap()

    @property
    def wears(self) -> str:
        return self.setup.game

    @property
    def _seat(self) -> int:
        """The seat whose arrangement of the table is shown."""
        return self.view if self._fixed else self.reel.state.seat

    def _snap(self) -> None:
        """Show the present state at rest."""
        self.show.forget()
        self.hearing.drop()
        state = self.reel.state
        self.director.snap(self.reel.rules.tokens(state), self._seat)
        self.table.ask(state, self._seat)
        self.table.show(state, self._seat)
        self.picture.shown()
        self._left = REST

    # -- the controls --------------------------------------------------------------------------

    def _widgets(self) -> list[Widget]:
        text, reel = self.shell.text, self.reel
        bar = self.bar = self._bar()
        sign = icons.pause if self.playing else icons.play
        seen = (ALL,) if self._private else views(self.setup, reel.over)
        looks = [(view, self._view_name(view)) for view in seen]
        return [
            Scrub(bar.scrub, *self._where(), self._by_turn, self._to_part, self._toggle),
            *buttons(
                bar,
                [
                    ("turn_back", icons.turn_back, lambda: self._by_turn(-1)),
                    ("step_back", icons.step_back, lambda: self._step(-1)),
                    ("play", sign, self._toggle),
                    ("step", icons.step, lambda: self._step(1)),
                    ("turn", icons.turn, lambda: self._by_turn(1)),
                ],
            ),
            Choice(
                "speed",
                bar.speed,
                "",
                [(pace, text("replay.pace", pace=speed)) for pace, speed in PACES.items()],
                self.pace,
                self._set_pace,
                split=0.0,
            ),
            Choice("view", bar.view, "", looks, self.view, self._set_view, split=0.0),
            Button(
                "close",
                bar.close,
                text("replay.close"),
                self.back,
                align="center",
                row=True,
                inset=20,
                tail=20,
            ),
        ]

    def _bar(self) -> Bar:
        """Where the controls stand, with room for the longest of what they say."""
        text, canvas = self.shell.text, self.shell.canvas()
        names = [seat.name for seat in self.setup.seats]
        turns = len(self.reel.starts)
        where = [text("replay.at", name=name, turn=turns, turns=turns) for name in names]
        looks = [self._view_name(view) for view in (ALL, *range(len(names)))]
        paces = [text("replay.pace", pace=speed) for speed in PACES.values()]

        def longest(said: list[str]) -> str:
            return max(said, key=lambda words: canvas.width(words, 34))

        labels = Labels(longest(where), longest(paces), longest(looks), text("replay.close"))
        return bar_of(self.director.layout, canvas, labels)

    def _where(self) -> tuple[float, str]:
        """How far the replay is, from 0 to 1, and in words."""
        reel = self.reel
        key = "replay.end" if reel.state.over else "replay.at"
        name = self.setup.seats[reel.state.seat].name
        words = self.shell.text(key, name=name, turn=reel.turn + 1, turns=len(reel.starts))
        return (reel.ply / reel.end if reel.end else 1.0), words

    def _view_name(self, view: int) -> str:
        if view == ALL:
            return self.shell.text("replay.view.all")
        return self.shell.text("replay.view", name=self.setup.seats[view].name)

    def refresh(self) -> None:
        self.menu.replace(self._widgets())
        self.dirty = True

    def _set_pace(self, pace: object) -> None:
        self.pace = str(pace)
        self.timeline.speed = PACES[self.pace]
        self.dirty = True

    def _set_view(self, view: object) -> None:
        if isinstance(view, int):
            self._look_from(view)
            self.refresh()

    def _toggle(self) -> None:
        if not self.playing and self.reel.ply == self.reel.end:
            self.reel.go(0)
            self._snap()
        self.playing = not self.playing
        self._left = 0.0
        self.refresh()

    def _by_turn(self, by: int) -> None:
        self._halt()
        self.reel.go_turn(by)
        self._jump()

    def _to_part(self, part: float) -> None:
        self._halt()
        self.reel.go(round(part * self.reel.end))
        self._jump()

    def _step(self, by: int) -> None:
        self._halt()
        if by > 0:
            self._forward()
        else:
            self.reel.go(self.reel.ply + by)
            self._jump()

    def _halt(self) -> None:
        """Somebody wants to look: no longer play, and finish what moves."""
        self.playing = False
        self._finish()

    def jump(self, ply: int) -> None:
        """Show a ply at rest."""
        self.reel.go(ply)
        self._jump()

    def _jump(self) -> None:
        self._snap()
        self.refresh()

    # -- time ----------------------------------------------------------------------------------

    def _forward(self) -> None:
        """Show the next move."""
        before = self.reel.state
        events = self.reel.forward()
        if self.reel.state is before:
            return
        if self._fixed:
            events = without_turns(events)
        self.director.perform(events, calm=self.shell.assets.calm)
        self.show.begin(before, self.reel.state)
        self.hearing.begin(before, self.reel.state, self.show.effects)
        self.table.ask(self.reel.state, self.director.seat)
        self._left = REST
        if not self.timeline.running:
            self._arrive()
        # In place: somebody may be pressing a button at this moment.
        scrub = self.menu.widgets["scrub"]
        if isinstance(scrub, Scrub):
            scrub.part, scrub.label = self._where()
        self.dirty = True

    def _finish(self) -> None:
        if self.timeline.running:
            self.timeline.finish()
            self._arrive()

    def _arrive(self) -> None:
        """What became due: the table turns to another seat, or the show is over."""
        clock = self.timeline
        self.hearing.advance()
        for when, seat in [mark for mark in self.director.marks if mark[0] <= clock.now]:
            self.director.marks.remove((when, seat))
            self.table.show(self.reel.state, seat)
            self.picture.shown(turn_from=when + LEAD if clock.running else None)
        if not clock.running:
            self.table.show(self.reel.state, self.director.seat)
            self.picture.shown()

    def tick(self, seconds: float) -> None:
        if self.timeline.running:
            self.timeline.advance(seconds)
            self._arrive()
            self.dirty = True
        elif self.playing:
            self._left -= seconds * PACES[self.pace]
            if self._left <= 0:
                self._forward()
                if self.reel.ply == self.reel.end:
                    self.playing = False
                    self.refresh()
        self.dirty |= self.picture.pending

    def handle(self, intent: Intent) -> None:
        if intent.action in ("menu", "skip"):
            if intent.held and intent.action == "menu":
                self._toggle()
            return
        if self._asks(intent):
            return
        if self.menu.focus in ("scrub", "speed", "view") and intent.action in ("up", "down"):
            # Left and right change these, so the other two lead to what stands beside them.
            keys = list(self.menu.widgets)
            place = keys.index(self.menu.focus) + (1 if intent.action == "down" else -1)
            self.menu.focus, self.dirty = keys[place % len(keys)], True
            return
        super().handle(intent)

    def _corners(self) -> dict[str, Box]:
        """Where a pointer asks what things are, and for the log."""
        boxes = self.bar.corners or LORES[self.setup.game].corners
        return dict(zip(("info", "log"), boxes, strict=True))

    def _asks(self, intent: Intent) -> bool:
        """Look around at this moment, or open the log there; False if neither is asked for."""
        action = intent.action
        if action == "press" and intent.pos is not None:
            found = (each for each, box in self._corners().items() if box.holds(intent.pos))
            action = next(found, "")
        if action not in ("info", "log"):
            return False
        self._halt()
        shell, setup = self.shell, seen_by(self.setup, self.view)
        if action == "info":
            scene = InspectScene(shell, setup, self.reel.state, seat=self.director.seat)
            shell.stack.push(scene)
        else:
            shell.stack.push(LogScene(shell, setup, self.match, self.reel.ply, self.jump))
        return True

    def back(self) -> None:
        self.shell.stack.pop()

    # -- drawing -------------------------------------------------------------------------------

    def resized(self) -> None:
        super().resized()
        self.picture.forget()
        self.refresh()

    def draw(self, canvas: Canvas, rest: float) -> None:
        now, view = self.timeline.ahead(rest), seen(canvas)
        self.picture.draw(view, NO_AIM, now, lambda _: None, "")
        if self.timeline.running:
            self.show.draw(view, now)
        canvas.panel(self.bar.panel, 34, alpha=0.96)
        self.menu.draw(canvas)
        draw_buttons(canvas, self._corners(), self.shell.reader.last)
