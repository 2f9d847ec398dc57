"""A picture of any scene, without a screen: ``python -m game.tools.shoot --help``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game.tools.gallery import EXTRA, compose_extra, shoot_all

if TYPE_CHECKING:
    from game.app import App
    from game.match import Match
    from game.scenes.table import TableScene
    from game.seats import Setup

SCENES = {
    "title": "the title",
    "setup": "the set-up of a match",
    "options": "the options",
    "table": "the table after --plies of greedy play, with the next move being aimed at",
    "rest": "the same without an aim",
    "show": "the same in the middle of the next move's animation",
    "pause": "the pause over the table",
    "results": "the results of a whole greedy game",
    "saves": "the list of saved matches",
    "replay": "a replay in the middle of a game",
    "records": "the statistics and the hall of fame",
    "code": "a share code being typed",
    "crash": "the page after a fault",
    **EXTRA,
}
PHASES = {
    "claim": "to claim a figure (Umbrella)",
    "cover": "to cover a figure (Umbrella), a spirit by the Evil one (Solstis)",
    "face": "which side to pass on (Umbrella)",
    "swap": "to swap two umbrellas (Umbrella)",
    "exchange": "to exchange an umbrella (Umbrella)",
    "extra": "to take another turn (Umbrella)",
    "capture": "what to capture (Solstis)",
    "rainbow": "where a rainbow goes (Solstis)",
    "square": "on which square a spirit comes (Solstis)",
    "meet": "which spirit to meet (Solstis)",
    "keep": "which of two spirits to keep (Solstis)",
    "deer": "which tile of the hand the Deer brings (Solstis)",
    "beetle": "which tile of the display the Beetle brings (Solstis)",
}
"""The first decision of that kind in a greedy game."""
MANY_PLIES = 20_000


def build_parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(
        prog="python -m game.tools.shoot", description="Take a picture of a scene of the game."
    )
    options.add_argument(
        "scene", nargs="?", choices=(*SCENES, *PHASES), metavar="SCENE", help="see --list"
    )
    options.add_argument(
        "--all", type=Path, metavar="FOLDER", help="every scene and phase, and a page of them"
    )
    options.add_argument("--contrast", action="store_true", help="in high contrast")
    options.add_argument("--color-help", action="store_true", help="with letters for colors")
    options.add_argument("--list", action="store_true", help="name the scenes and stop")
    options.add_argument("--game", default="umbrella")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--level", type=int, default=1)
    options.add_argument("--plies", type=int, default=20, help="decisions played before")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--size", default="1920x1080", metavar="WxH")
    options.add_argument("--lang", default="en", metavar="CODE")
    options.add_argument("--text-scale", type=int, default=100, metavar="PERCENT")
    options.add_argument("--at", type=float, default=0.3, help="seconds into the animation (show)")
    options.add_argument("--out", type=Path, default=Path("shot.png"), metavar="FILE.png")
    return options


def main(argv: Sequence[str] | None = None) -> int:
    """Take the picture; 0 if it was written."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.list or (arguments.scene is None and arguments.all is None):
        for name, what in SCENES.items():
            print(f"{name:10} {what}")
        for name, what in PHASES.items():
            print(f"{name:10} the table at the first decision {what}")
        return 0
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if arguments.all is not None:
        looks = ["--size", arguments.size, "--lang", arguments.lang]
        looks += ["--text-scale", str(arguments.text_scale)]
        looks += ["--contrast"] * arguments.contrast + ["--color-help"] * arguments.color_help
        for name in shoot_all(arguments.all, looks, _take):
            print(name, flush=True)
        return 0
    # A picture must not depend on, or change, what its maker has played.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            _shoot(arguments, folder)
        except ValueError as error:
            parser.error(str(error))
    print(f"{arguments.out}: {arguments.scene} at {arguments.size}")
    return 0


def _take(words: list[str]) -> None:
    """One picture of many; raises ValueError if the game never gets to the scene."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        _shoot(build_parser().parse_args(words), folder)


def _shoot(arguments: argparse.Namespace, folder: str) -> None:
    """Write the picture; raises ValueError if the game never gets to the scene."""
    import pygame

    from game.app import create

    app = create(["--size", arguments.size, "--lang", arguments.lang, "--data-dir", folder])
    app.shell.settings.text_scale = arguments.text_scale
    app.shell.settings.contrast = arguments.contrast
    app.shell.settings.color_help = arguments.color_help
    app.shell.heed()
    app.shell.assets.patient = True
    compose(app, arguments)
    app.frame(0.0)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(app.shell.screen.window, str(arguments.out))
    app.close()


def compose(app: App, arguments: argparse.Namespace) -> None:
    """Bring the app to the scene; raises ValueError if the game never gets there."""
    from game.scenes.lobby import LobbyScene
    from game.scenes.options import OptionsScene
    from game.tools.kept import KEPT, compose_kept

    stack = app.shell.stack
    if arguments.scene == "title":
        return
    if arguments.scene == "setup":
        stack.push(LobbyScene(app.shell, arguments.game))
    elif arguments.scene == "options":
        stack.push(OptionsScene(app.shell))
    elif arguments.scene in KEPT:
        compose_kept(app, arguments.scene)
    elif arguments.scene in EXTRA:
        compose_extra(app, arguments, lambda: _table(app, arguments))
    else:
        _compose_table(app, arguments)


def _setup(arguments: argparse.Namespace) -> Setup:
    from game.rules.games import GAMES
    from game.seats import Seat, Setup

    names = ("Ines", "Tom", "Mara", "Otto")[: arguments.seats]
    options = {"seats": arguments.seats}
    if "level" in GAMES[arguments.game].OPTIONS:
        options["level"] = arguments.level
    return Setup(
        arguments.game,
        options,
        tuple(Seat(name) for name in names),
        arguments.seed,
    )


def play_greedy(match: Match, plies: int, phase: str | None = None) -> None:
    """Greedy play until so many decisions are made, or until one of that phase has to be made.

    Raises ValueError if the game ends before that phase.
    """
    from game.ai.players import PLAYERS, decide

    rng = Random(match.seed)
    while not match.state.over and (match.ply < plies or phase is not None):
        if match.state.phase == phase and match.forced() is None:
            return
        match.play(decide(PLAYERS["greedy"], match.rules, match.state, match.state.seat, rng))
    if phase is not None:
        raise ValueError(f"this game has no decision '{phase}'; try another --seed or --level")


def _alone(setup: Setup, match: Match) -> Setup:
    """Solstis as a lone person sees it: the hand of the one who decides is open."""
    from game.seats import Seat

    if setup.game != "solstis":
        return setup
    deciding = match.state.seat
    seats = [
        Seat(seat.name) if index == deciding else Seat(seat.name, "greedy")
        for index, seat in enumerate(setup.seats)
    ]
    return replace(setup, seats=tuple(seats))


def _table(app: App, arguments: argparse.Namespace) -> TableScene:
    """A table with a match as the arguments say; it is on top of the stack."""
    from game.match import Match
    from game.rules.games import GAMES
    from game.scenes.table import TableScene

    setup = _setup(arguments)
    names = [seat.name for seat in setup.seats]
    match = Match(GAMES[setup.game], setup.options, setup.seed, names)
    wanted = arguments.scene
    if wanted in PHASES:
        play_greedy(match, 0, wanted)
    else:
        ended = wanted in ("results", "account")
        play_greedy(match, MANY_PLIES if ended else arguments.plies)
        opening = match.states[0].phase
        while not ended and match.state.phase != opening and not match.state.over:
            match.play(match.legal[0])
    scene = TableScene(app.shell, _alone(setup, match), match)
    app.shell.stack.push(scene)
    return scene


def _compose_table(app: App, arguments: argparse.Namespace) -> None:
    from game.scenes.pause import PauseScene
    from game.scenes.results import ResultsScene

    scene, wanted = _table(app, arguments), arguments.scene
    setup, match = scene.setup, scene.match
    if wanted == "pause":
        app.frame(0.0)
        app.shell.stack.push(PauseScene(app.shell, setup, match))
    elif wanted == "results":
        app.shell.stack.push(ResultsScene(app.shell, setup, match))
        _pass_time(app, 8.0)
    elif wanted == "table":
        aim_at_best(scene)
        _pass_time(app, 1.0)
    elif wanted == "show":
        aim_at_best(scene)
        _pass_time(app, 1.0)
        if scene.aim.move is not None:
            scene.play(scene.aim.move)
        _pass_time(app, arguments.at)
    else:
        _pass_time(app, 1.0)


def aim_at_best(scene: TableScene) -> None:
    """Aim at the slide that a greedy player would make."""
    from game.ai.players import PLAYERS, decide

    match = scene.match
    if match.state.over:
        return
    move = decide(PLAYERS["greedy"], match.rules, match.state, match.state.seat, Random(match.seed))
    scene.aim_along(move)


def _pass_time(app: App, seconds: float) -> None:
    from game.loop import STEP

    for _ in range(round(seconds / STEP)):
        app.frame(STEP)


if __name__ == "__main__":
    sys.exit(main())
