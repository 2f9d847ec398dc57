"""The table: presses become moves, moves become motion, whatever the game."""

from __future__ import annotations

from typing import Any

from game.input import Intent
from game.library import Running
from game.match import Match
from game.opponent import PACE, Opponent
from game.picker import Picker
from game.rules.core import Event, Move, Place
from game.rules.games import GAMES
from game.scenes.advice import Adviser
from game.scenes.asking import asks, draw_corners
from game.scenes.hands import STEERING, at_table, completed, hints, look, may_act, steered
from game.scenes.hearing import Hearing
from game.scenes.keeping import Keeping, KeptScene
from game.scenes.peek import Peek
from game.scenes.shaking import Shaking
from game.seats import Setup
from game.settings import SPEEDS
from game.shell import Shell
from game.sound import Mood
from game.tables import make_table, with_levels
from game.tables.base import NO_AIM, Aim
from game.tables.picture import Picture
from game.tables.room import seen
from game.tables.show import Show
from game.tidy import Lull
from game.view.canvas import Canvas
from game.view.director import LEAD, Director
from game.view.timeline import Timeline

AIM_SECONDS = 0.14
"""How long a preview takes to open."""
AFTER_LAST = 1.2
"""Seconds from the last move's end to the results."""
OF_ITSELF = 0.35
"""Seconds after which a decision that has only one answer is taken."""
SELF_EVIDENT = frozenset({"claim", "cover"})
"""Kinds of moves that are complete as soon as only one is left."""


class TableScene(KeptScene):
    """One match on the screen, from its set-up to the results."""

    roomy = True  # whether the table makes room for large text

    def __init__(
        self, shell: Shell, setup: Setup, match: Match | None = None, kept: Running | None = None
    ) -> None:
        super().__init__()
        self.shell, self.setup = shell, setup
        shell.seating.begin(setup)
        self.rules = GAMES[setup.game]
        levels = shell.levels(setup.game)
        names, options = [seat.name for seat in setup.seats], with_levels(setup, levels)
        self.match = match or Match(self.rules, options, setup.seed, names)
        self.table = make_table(setup, levels, shell.text)
        self.table.live = shell.settings.live_score
        self.timeline = Timeline(SPEEDS[shell.settings.speed])
        self.director = Director(self.table.layouts, self.table.styles, self.timeline)
        self.picker = Picker(())
        self.cursor: Place | None = None
        self.aim = NO_AIM
        self.pressed: Place | None = None
        self._opponent: Opponent | None = None
        self.adviser, self.lull = Adviser(), Lull()
        self._last_cursor: dict[tuple[int, str], Place] = {}
        self._age = AIM_SECONDS
        self._over_for, self._alone_for, self._info = 0.0, 0.0, 0
        self._watched: Place | None = None
        self.show = Show(self.table, self.director)
        self.picture = Picture(self.table, self.director)
        self._shown: Any = None
        self.peek = Peek(shell, self.table, setup, self._seen)
        self.hearing = Hearing(shell.sound, setup.game, self.director)
        self.shaking = Shaking(shell, self.director)
        self.keeping = Keeping(shell, setup, self.match, kept)
        self._snap()

    def _seen(self) -> None:
        """Other faces may be drawn than before."""
        self._finish()
        self._settle()
        self.dirty = True

    # -- the match -----------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def mood(self) -> Mood:
        """What is to be heard under the match."""
        return self.hearing.mood(self.state)

    @property
    def mine(self) -> bool:
        """Whether a person decides now."""
        return not self.state.over and self.setup.seats[self.state.seat].person

    def _snap(self) -> None:
        """Show the present state at rest."""
        self.director.snap(self.rules.tokens(self.state), self.state.seat)
        self._await()
        self._settle()

    def _settle(self, eased: bool = False) -> None:
        """The show is over: the facts of the present state are drawn."""
        self._shown = self.state
        self.table.show(self.state, self.director.seat)
        self.picture.shown(eased=eased)
        self._refresh_aim()

    def _await(self) -> None:
        """Wait for the next decision: of a person, or of a computer player that begins to think."""
        self._stop_thinking()
        self._opponent = None
        self._alone_for, self._info = 0.0, 0
        self.table.ask(self.state, self.director.seat)
        self.picker = Picker(self.match.legal if self.mine else ())
        self.cursor = self.pressed = None
        if self.mine:
            remembered = self._last_cursor.get((self.state.seat, self.state.phase))
            targets = self.picker.targets
            self.cursor = remembered if remembered in targets else self._first()
        elif not self.state.over:
            player = self.setup.seats[self.state.seat].player
            pace = PACE if self.timeline.speed else 0.0
            # The seed makes the whole match repeatable from its set-up.
            seed = self.setup.seed * 65_537 + self.match.ply
            self._opponent = Opponent(player, self.rules, self.state, seed, pace, self.match.moves)
        self._refresh_aim()

    def _stop_thinking(self) -> None:
        """At once; an opponent begins anew when the table goes on."""
        self.adviser.cancel()
        if self._opponent is not None:
            self._opponent.cancel()

    def _first(self) -> Place | None:
        return self.table.first(self.picker.targets, self.picker.touched)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Play a move and start its show; the state is the new one at once."""
        self.peek.hide()
        self._finish()
        lifted = self.table.lifted(self.aim) if self.mine else {}
        before = self.state
        self.keeping.ready()
        events = self.match.play(move)
        self.keeping.save()
        self.director.perform(events, lifted, self.shell.assets.calm)
        self.show.begin(before, self.state)
        self.hearing.begin(before, self.state, self.show.effects)
        self.shaking.begin(before.seat)
        self._await()
        self._arrive()
        return events

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """React to one intent, and let its result be heard."""
        with self.hearing.listening(self, intent):
            self._handle(intent)

    def _handle(self, intent: Intent) -> None:
        intent = at_table(self.shell.canvas(), intent) if self.roomy else intent
        if self.peek.takes(intent, self.state):
            return
        if not self.state.over and not may_act(self.shell, self.setup, self.state.seat, intent):
            return
        if asks(self, intent):
            self.dirty = True
        elif intent.action == "menu":
            self._pause()
        elif intent.action == "skip":
            self.timeline.skipping = intent.held
        elif intent.action == "point":
            self._point(intent)
        elif intent.action in ("undo", "redo"):
            self.keeping.turn(self, intent.action)
        elif intent.action == "hint":
            self.adviser.ask(self)
        elif self.timeline.running and intent.action in ("press", "confirm", *STEERING):
            self._finish()
            if self.mine:
                self._act(intent)
        elif self.mine:
            self._act(intent)
        elif intent.action == "back":
            self._pause()
        elif intent.action in ("confirm", "press") and self.state.over:
            self._results()
        self.dirty = True

    def _finish(self) -> None:
        self.timeline.finish()
        self._arrive()

    def _act(self, intent: Intent) -> None:
        if intent.action in STEERING:
            self._aim_at(steered(self.table, self.picker, self.cursor, intent.action))
        elif intent.action == "confirm" and self.cursor is not None:
            self._touch(self.cursor)
        elif intent.action == "press" and intent.pos is not None:
            self.pressed = self._under(intent.pos)
            self._aim_at(self.pressed or self.cursor)
        elif intent.action == "release" and intent.pos is not None:
            self._release(intent.pos)
        elif intent.action == "back":
            self._back()

    def _under(self, pos: tuple[float, float]) -> Place | None:
        return self.table.pick(pos, self.picker.targets, self.picker.touched)

    def _point(self, intent: Intent) -> None:
        """The pointer shows what it is over; it never finishes the show."""
        if intent.pos is None or self.timeline.running:
            return
        self._watched = self.table.watch(intent.pos)
        place = self._under(intent.pos) if self.mine else None
        self._aim_at(place or self.cursor)

    def _release(self, pos: tuple[float, float]) -> None:
        """Letting go on what was pressed touches it; letting go elsewhere drags it there."""
        pressed, self.pressed = self.pressed, None
        if pressed is None:
            return
        if self._under(pos) == pressed:
            self._touch(pressed)
            return
        if len(self.picker.targets) and self._touch(pressed):
            return
        place = self._under(pos)
        if place is not None:
            self._touch(place)
        else:
            self._back()

    def _touch(self, place: Place) -> bool:
        """Touch a target; True if that said a move, which is then played."""
        if not self.picker.touched:
            self._last_cursor[self.state.seat, self.state.phase] = place
        move = self.picker.touch(place)
        left = self.picker.moves
        if move is None and len(left) == 1 and left[0].kind in SELF_EVIDENT:
            move = left[0]
        if move is not None:
            self.play(move)
            return True
        self._aim_at(self._first())
        return False

    def _back(self) -> None:
        touched = self.picker.touched
        if self._info:
            self._info = 0
            self._refresh_aim()
        elif self.picker.back():
            self._aim_at(touched[-1])
        elif not self._take_back():
            self._pause()

    # -- the aim -------------------------------------------------------------------------------

    def _aim_at(self, place: Place | None) -> None:
        self.cursor = place
        self._refresh_aim()

    def aim_along(self, move: Move) -> None:
        """Touch all places of a legal move but the last, and point at that one."""
        for place in move.path[:-1]:
            self.picker.touch(place)
        self._aim_at(move.path[-1])

    def _refresh_aim(self) -> None:
        aim = Aim(
            self.picker.touched,
            self.picker.targets,
            self.cursor,
            completed(self.picker, self.cursor),
            look(self.shell, self.setup, self.state.seat),
            self._opponent is not None,
            self._watched,
            self._info,
        )
        if self.timeline.running:
            aim = NO_AIM
        if aim != self.aim:
            # The table keeps what it worked out for an aim as long as it is the same object.
            self.aim, self._age = aim, 0.0 if self.timeline.speed else AIM_SECONDS
            self.dirty = True

    # -- time ----------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        """Let the show go on, the preview open and the opponent think."""
        self.keeping.tick(seconds)
        self.adviser.tick(self)
        self.picture.prepare(self.shell.assets)
        if self.timeline.running:
            self.timeline.advance(seconds)
            self._arrive()
            self.dirty = True
        if self._age < AIM_SECONDS:
            self._age += seconds
            self.dirty = True
        self.dirty |= self.peek.tick(seconds) or self.picture.pending
        if self.shell.seating.players:
            self._take_over()
        shown = look(self.shell, self.setup, self.state.seat)
        if self.aim is not NO_AIM and self.aim.device != shown:
            self._refresh_aim()
        if self.state.over:
            self._end(seconds)
        elif self._opponent is not None:
            move = self._opponent.tick(seconds, not self.timeline.running)
            if move is not None:
                self.play(move)
        elif not self.timeline.running:
            self.hearing.quiet_for += seconds
            self._take_only_move(seconds)
        self.lull.tick(seconds, self.timeline.running or self.picture.pending)

    def _take_only_move(self, seconds: float) -> None:
        """A decision with one answer takes itself after a moment, if the game means it so."""
        move = self.match.forced()
        if move is None or self._info or move.kind not in self.table.automatic:
            return
        self._alone_for += seconds
        if self._alone_for >= (OF_ITSELF if self.timeline.speed else 0.0):
            self.play(move)

    def _arrive(self) -> None:
        """What became due: the table turns to another seat, or the show is over."""
        clock = self.timeline
        self.hearing.advance()
        self.shaking.advance()
        for when, seat in [mark for mark in self.director.marks if mark[0] <= clock.now]:
            self.director.marks.remove((when, seat))
            self._shown = self.state
            self.table.show(self.state, seat)
            self.picture.shown(turn_from=when + LEAD if clock.running else None)
        # Without animations there is an aim already when a decision of the same turn arrives.
        if not clock.running and (self.aim is NO_AIM or self._shown is not self.state):
            if self._shown is self.state:  # since the turn; all of it need not be drawn again
                self._refresh_aim()
            else:
                self._settle(eased=True)

    def _end(self, seconds: float) -> None:
        if not self.timeline.running:
            self._over_for += seconds
            if self._over_for >= (AFTER_LAST if self.timeline.speed else 0.0):
                self._results()

    # -- other scenes --------------------------------------------------------------------------

    def _pause(self) -> None:
        from game.scenes.pause import PauseScene

        self.shell.reader.clear()
        self.shell.reader.pads.still()
        self._stop_thinking()
        self.timeline.skipping = False
        self.leave()
        self.shell.stack.push(PauseScene(self.shell, self.setup, self.match))

    def _results(self) -> None:
        from game.scenes.results import ResultsScene

        self.leave()
        self.shell.stack.push(ResultsScene(self.shell, self.setup, self.match))

    # -- drawing -------------------------------------------------------------------------------

    def resized(self) -> None:
        self.picture.forget()
        self.dirty = True

    def draw(self, canvas: Canvas, rest: float) -> None:
        canvas, now = seen(canvas) if self.roomy else canvas, self.timeline.ahead(rest)
        self.picture.draw(canvas, self.aim, now, self._draw_bar, self.show.notice)
        if self.timeline.running:
            self.show.draw(canvas, now)
        else:
            self.table.overlay(canvas, self.aim, min(1.0, self._age / AIM_SECONDS))
        draw_corners(canvas, self)

    def _draw_bar(self, canvas: Canvas) -> None:
        shown = []
        if self.mine and self.aim is not NO_AIM:
            returns = bool(self.picker.touched or self._info or self._may_take_back())
            shown = hints(self.shell.text, self.aim, returns)
        self.table.bar(canvas, self.aim, self.show.notice, shown)
