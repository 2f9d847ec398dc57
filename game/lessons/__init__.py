"""Lessons: one short course for each game, of real positions in which the person makes the move.

Data and checks only; ``game.scenes.lesson`` shows them. A step asks for one decision. Its
sentences are ``lesson.GAME.NAME`` (what to do), ``.wrong`` (a legal move that is not the one) and,
if it is ``told``, ``.done`` (what has happened).
"""

from __future__ import annotations

from game.lessons import solstis, umbrella
from game.lessons.step import NEIGHBOR, PERSON, Course, Practice, Step, seconds

COURSES: dict[str, Course] = {
    "umbrella": Course("umbrella", umbrella.steps()),
    "solstis": Course("solstis", solstis.steps()),
}

__all__ = ["COURSES", "NEIGHBOR", "PERSON", "Course", "Practice", "Step", "seconds"]
