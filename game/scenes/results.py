"""The results: who won and why, counted up line by line; then again, another set-up, or the title.

What is counted is the game's own: its sheet draws the rows and says the sentence of the winner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from game.input import DIRECTIONS, Intent
from game.match import Match
from game.rules.core import ranking
from game.scenes.account import AccountScene
from game.scenes.confetti import Confetti
from game.scenes.menu import MenuScene
from game.scenes.mountain_sheet import MountainSheet
from game.scenes.plain_sheet import PlainSheet
from game.scenes.records import RecordsScene
from game.scenes.sheet import UmbrellaSheet
from game.scenes.winner import Winner
from game.seats import Setup
from game.settings import SPEEDS
from game.shell import Shell
from game.tidy import tidy
from game.ui.widgets import Button
from game.view.canvas import Box, Canvas
from game.view.motes import Motes

LOST = "-lost"
"""The end of the name of the picture of a solo game that was lost."""
LARGE, SLIM, SPILL = 1.3, 74.0, 16.0
"""Above this text scale few words are shown; buttons lower than that have small letters; how much
less air than usual a label may have."""
POP_SECONDS = 0.4
"""How long the winner takes to appear once everything is counted."""


class Sheet(Protocol):
    """The score sheet of one game; ``length`` is how many seconds its counting takes.

    ``buttons`` are where the three answers stand, ``why`` where the points can be explained,
    ``fame`` where the hall of fame is, ``hints`` where the keys are named, ``asked`` where the
    rules are.
    """

    length: float

    @property
    def backdrop(self) -> str: ...
    @property
    def buttons(self) -> Sequence[Box]: ...
    @property
    def why(self) -> Box: ...
    @property
    def fame(self) -> Box: ...
    @property
    def hints(self) -> tuple[float, float] | None: ...
    @property
    def asked(self) -> tuple[float, float]: ...
    def winner(self) -> Winner: ...

    def stage(self, seconds: float) -> object:
        """Equal at two moments that look the same."""

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """The sheet, counted as far as after so many seconds."""

    def celebrate(self, canvas: Canvas, part: float) -> None:
        """The winner, appearing as ``part`` goes from 0 to 1."""

    def party(self, age: Callable[[], float]) -> Confetti:
        """What falls or rises for the winner, who has been shown for ``age()`` seconds."""


SHEETS: dict[str, Callable[[Shell, Setup, Match], Sheet]] = {
    "umbrella": UmbrellaSheet,
    "solstis": MountainSheet,
}


class ResultsScene(MenuScene):
    """Pops "rematch", "setup" or "title"."""

    def __init__(self, shell: Shell, setup: Setup, match: Match) -> None:
        self.shell = shell
        self.sheet: Sheet = SHEETS[setup.game](shell, setup, match)
        widgets = self._buttons(setup, match)
        canvas = shell.canvas()
        cramped = isinstance(self.sheet, UmbrellaSheet) and self.sheet.cramped(canvas)
        spilled = any(w.tall(canvas, w.box.w) > w.box.h + SPILL for w in widgets)
        if canvas.grow > LARGE or cramped or spilled:
            self.sheet = PlainSheet(self.sheet, setup, match)
            widgets = self._buttons(setup, match)
        super().__init__(shell, widgets)
        self.asked_at = self.sheet.asked
        self._winner, self._game = self.sheet.winner(), setup.game
        self._end = self.sheet.length + POP_SECONDS
        self._speed = SPEEDS[shell.settings.speed]
        self._age = 0.0 if self._speed else self._end
        self._ticks, self._celebrated = 0, False
        self._shown_for = 0.0
        self._party = self.sheet.party(lambda: self._shown_for)

    def _buttons(self, setup: Setup, match: Match) -> list[Button]:
        """The answers; the way to what earned each point; alone, the way to the hall of fame."""
        shell, sheet = self.shell, self.sheet
        best = ranking(match.rules.scores(match.state))[0][0]

        def explain() -> None:
            shell.stack.push(AccountScene(shell, setup, match.state, best))

        def fame() -> None:
            shell.stack.push(RecordsScene(shell, newest=True))

        acts: dict[str, tuple[Box, Callable[[], object]]] = {
            answer: (box, partial(shell.stack.pop, answer))
            for answer, box in zip(("rematch", "setup", "title"), sheet.buttons, strict=True)
        }
        # Where the hall of fame is, a name can be written.
        if len(setup.seats) == 1 and setup.seats[0].person:
            acts["fame"] = sheet.fame, fame
        acts["why"] = sheet.why, explain
        return [
            Button(
                key,
                box,
                shell.text(f"results.{key}"),
                act,
                align="center",
                inset=24,
                size=30 if box.h < SLIM else 38,
            )
            for key, (box, act) in acts.items()
        ]

    @property
    def book(self) -> str:
        return self._game

    @property
    def counting(self) -> bool:
        """Whether the show still runs."""
        return self._age < self._end

    @property
    def motes(self) -> Motes | None:
        """The celebration; nobody waits for it."""
        lost = self._winner.pictures[0].endswith(LOST)
        return None if self.counting or lost or self._party.over else self._party

    def tick(self, seconds: float) -> None:
        if not self.counting:
            self._shown_for += seconds
        else:
            before = self.sheet.stage(self._age)
            self._age += seconds * self._speed
            if self._age > self.sheet.length or self.sheet.stage(self._age) != before:
                self.dirty = True
                self._announce()

    def _announce(self) -> None:
        """Let a step of the counting be heard, and once who has won."""
        play, game = self.shell.sound.play, self._game
        if self._age <= self.sheet.length:
            play("ui/tick", number=self._ticks)
            self._ticks += 1
        elif not self._celebrated:
            self._celebrated = True
            pictures = self._winner.pictures
            ending = "over" if pictures[0].endswith(LOST) else "win"
            play(f"{game}/win_shared" if len(pictures) > 1 else f"{game}/{ending}")

    def enter(self) -> None:
        tidy()
        if not self.counting:
            self._announce()

    def handle(self, intent: Intent) -> None:
        """A press first ends the counting; one that would leave only does that.

        Whoever is still pressing for the last move must not miss the result.
        """
        if self.counting and intent.action != "point":
            self._age = self._end
            self.dirty = True
            self._announce()
            if intent.action not in (*DIRECTIONS, "press"):
                return
        super().handle(intent)

    def back(self) -> None:
        self.shell.stack.pop("title")

    def draw(self, canvas: Canvas, rest: float) -> None:
        canvas.backdrop(self.sheet.backdrop)
        self.sheet.draw(canvas, self._age)
        part = (self._age - self.sheet.length) / POP_SECONDS
        if part > 0:
            self.sheet.celebrate(canvas, min(1.0, part))
        self.menu.draw(canvas)
        self.draw_asked(canvas)
        if self.sheet.hints is not None:
            self.hints(canvas, [("confirm", self.shell.text("hint.choose"))], *self.sheet.hints)
