"""The scenes whose layout is tested, each with what it must show at its fullest."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.ai.players import PLAYERS, decide
from game.input.pads import Pad
from game.match import Match
from game.rules.games import GAMES
from game.saves import setup_of
from game.scenes.account import AccountScene
from game.scenes.ease import EaseScene
from game.scenes.head_start import HeadStartScene
from game.scenes.learn import LearnScene
from game.scenes.lessonmenu import LessonMenuScene, LessonOverScene
from game.scenes.lobby import LobbyScene
from game.scenes.log import LogScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import RulesScene
from game.scenes.seating import SeatsScene
from game.scenes.stack import Scene
from game.scenes.table import TableScene
from game.scenes.teach import TeachScene
from game.scenes.title import TitleScene
from game.seats import Seat, Setup
from game.shell import Shell
from tests.scenes.test_menus import SCENES

NAMES = ("Wilhelmina Ann", "Ängström", "Mara", "Otto")
Make = Callable[[Shell], Scene]


def played(game: str, seats: int, level: int, plies: int, phase: str = "") -> Match:
    """A match after so many greedy decisions, or at the first one of that phase."""
    options: dict[str, object] = {"seats": seats}
    if "level" in GAMES[game].OPTIONS:
        options["level"] = level
    match = Match(GAMES[game], options, 3, NAMES[:seats])
    rng = Random(3)
    while not match.state.over and (match.ply < plies or (phase and match.state.phase != phase)):
        player = PLAYERS["greedy"]
        match.play(decide(player, match.rules, match.state, match.state.seat, rng))
    return match


def table(game: str, seats: int, level: int, plies: int, phase: str = "") -> Make:
    def make(shell: Shell) -> Scene:
        match = played(game, seats, level, plies, phase)
        return TableScene(shell, setup_of(match), match)

    return make


def over(game: str, seats: int, level: int) -> Make:
    def make(shell: Shell) -> Scene:
        match = played(game, seats, level, 100_000)
        scene = ResultsScene(shell, setup_of(match), match)
        scene._age = scene._end
        return scene

    return make


def seated(shell: Shell) -> Scene:
    shell.settings.names[:] = NAMES
    seats = tuple(Seat(name) for name in NAMES)
    scene = SeatsScene(shell, Setup("umbrella", {"seats": 4}, seats))
    scene.join("keyboard")
    scene.join("mouse")
    return scene


def log(shell: Shell) -> Scene:
    match = played("umbrella", 4, 4, 40)
    return LogScene(shell, setup_of(match), match)


def account(game: str) -> Make:
    def make(shell: Shell) -> Scene:
        match = played(game, 2, 2, 100_000)
        return AccountScene(shell, setup_of(match), match.state)

    return make


def unknown_pad(shell: Shell) -> Scene:
    """A pad that nobody knows, which stays as long as the picture is taken."""
    pad = Pad.__new__(Pad)
    pad.id = 77
    shell.reader.pads.by_id[77] = pad
    scene = TeachScene(shell, pad)
    shell.reader.pads.by_id.pop(77)
    scene.tick = lambda seconds: None  # type: ignore[method-assign]
    return scene


def told(shell: Shell) -> Scene:
    """A long sentence of the program over the title."""
    shell.home.notices.tell("storage.full")
    return TitleScene(shell)


MENUS: dict[str, Make] = {
    **SCENES,
    "notice": told,
    "ease": EaseScene,
    "teach": unknown_pad,
    "dusk": lambda shell: LobbyScene(shell, "solstis"),
    "seats": seated,
    "head start": lambda shell: HeadStartScene(shell, list(NAMES), [0, 2, 4, 10]),
    "learn": LearnScene,
    "lesson menu": lambda shell: LessonMenuScene(shell, 2, 9),
    "lesson over": lambda shell: LessonOverScene(shell, "umbrella"),
    "rules": lambda shell: RulesScene(shell, "umbrella"),
    "dusk rules": lambda shell: RulesScene(shell, "solstis"),
    "log": log,
    "account": account("umbrella"),
    "dusk account": account("solstis"),
    "results": over("umbrella", 4, 4),
    "solo results": over("umbrella", 1, 2),
    "dusk results": over("solstis", 2, 0),
}
TABLES: dict[str, Make] = {
    "umbrella 1": table("umbrella", 1, 3, 14),
    "umbrella 2": table("umbrella", 2, 1, 20),
    "umbrella 3": table("umbrella", 3, 2, 31),
    "umbrella 4": table("umbrella", 4, 4, 60),
    "umbrella claim": table("umbrella", 4, 4, 0, "claim"),
    "solstis": table("solstis", 2, 0, 40),
    "solstis meet": table("solstis", 2, 0, 0, "meet"),
}
