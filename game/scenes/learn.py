"""The lessons there are: begin one, or go on where it was left."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.lessons import COURSES, seconds
from game.rules.games import GAMES
from game.scenes.lesson import LessonScene
from game.scenes.page import PageScene
from game.shell import Shell
from game.text import Texts
from game.ui.flow import Narrow, Part, Row, Space, Words
from game.ui.spoken import marked
from game.ui.widgets import LAID, Button
from game.view.canvas import CREAM, GOLD


def minutes(text: Texts, game: str) -> int:
    """How long the lesson of that game takes, rounded up: what is read, and the moves."""
    course = COURSES[game]
    keys = {action: marked(action) for action in ("move", "confirm")}
    told = [f"lesson.{game}.{step.name}{end}" for step in course.steps for end in ("", ".done")]
    sentences = [text(key, name="Tom") for key in told if text.has(key)]
    sentences += [text("lesson.how.keys", **keys)] * len(course.steps)
    legal = GAMES[game].legal_moves
    moves = sum(len(step.accepted(legal(step.state))[0].path) for step in course.steps)
    return math.ceil(seconds(sentences, moves) / 60)


class LearnScene(PageScene):
    """Reached from the title and from the set-up of a match; each lesson leads back here."""

    wide = 1000.0

    def __init__(self, shell: Shell, focus: str | None = None) -> None:
        super().__init__(shell, focus)

    def heading(self) -> str:
        return self.shell.text("learn.heading")

    def about(self) -> str:
        return self.shell.text("learn.about")

    def parts(self) -> list[Part]:
        found: list[Part] = []
        for game in COURSES:
            found += [*self._lesson(game), Space(8)]
        say = self.shell.text("learn.back")
        return [*found, Narrow(Button("back", LAID, say, self.back, align="center", row=True))]

    def _lesson(self, game: str) -> list[Part]:
        """The name of the game, how long its lesson takes, and the ways into it."""
        text, course = self.shell.text, COURSES[game]
        at, count = self.shell.settings.lessons.get(game, 0), len(course.steps)
        state = text("learn.minutes", count=minutes(text, game))
        if at >= count:
            state = text("learn.done")
        title = Row(
            [
                Words(text(f"learn.{game}"), 40, CREAM, "extrabold"),
                Words(state, 30, GOLD, "bold", "right"),
            ]
        )
        if not 0 < at < count:
            return [title, self._button(f"start.{game}", text("learn.start"), game, 0)]
        name = text(f"lesson.{game}.{course.steps[at].name}.title")
        label = text("learn.go_on", number=at + 1, title=name)
        return [
            title,
            self._button(f"go_on.{game}", label, game, at),
            self._button(f"start.{game}", text("learn.again"), game, 0),
        ]

    def _button(self, key: str, label: str, game: str, at: int) -> Button:
        return Button(key, LAID, label, partial(self._open, game, at), row=True)

    def _open(self, game: str, at: int) -> None:
        self.shell.stack.push(LessonScene(self.shell, game, at))

    def resume(self, result: Any) -> None:
        """Back from a lesson, or from the match that followed it."""
        super().resume(result)
        if result in ("title", "quit"):
            self.shell.stack.pop(result)
        else:
            self.rebuild()


def learn(shell: Shell, game: str) -> None:
    """The lesson of a game; if it was left in the middle, the question where to go on."""
    if 0 < shell.settings.lessons.get(game, 0) < len(COURSES[game].steps):
        shell.stack.push(LearnScene(shell, f"go_on.{game}"))
    else:
        shell.stack.push(LessonScene(shell, game))
