"""Made-up matches and results, so that pictures can be taken of the scenes that list them."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.saves import Save

KEPT = ("saves", "replay", "records", "code", "crash")
PEOPLE = ("Ines", "Tom", "Mara", "Otto")
KINDS = (("umbrella", 4, 4, 60), ("solstis", 2, 0, 40), ("umbrella", 1, 2, 9999))
"""Game, seats, level and plies of the matches, over and over again."""


def compose_kept(app: App, wanted: str) -> None:
    """Bring the app to a scene that shows what is kept."""
    from game.scenes.crash import CrashScene
    from game.scenes.records import RecordsScene
    from game.scenes.replay import ReplayScene
    from game.scenes.saves import SavesScene
    from game.scenes.sharing import CodeScene

    shell = app.shell
    saves = [_saved(app, number) for number in range(9)]
    shell.home.writer.wait()
    if wanted == "saves":
        shell.stack.push(SavesScene(shell))
    elif wanted == "records":
        shell.stack.push(RecordsScene(shell))
    elif wanted == "code":
        shell.stack.push(CodeScene(shell, saves[0].setup))
    elif wanted == "replay":
        scene = ReplayScene(shell, saves[0].setup, saves[0].match)
        shell.stack.push(scene)
        scene.jump(len(saves[0].match.moves) // 2)
    else:
        error = ValueError("an example of a fault")
        shell.stack.reset(CrashScene(shell, error, shell.stack.top.record(), lambda: None))


def _saved(app: App, number: int) -> Save:
    """Play and save a match."""
    from game.ai.players import PLAYERS, decide
    from game.match import Match
    from game.rules.games import GAMES
    from game.saves import Journal, Save, sealed
    from game.scenes.keeping import Keeping
    from game.scenes.table import TableScene
    from game.seats import Seat, Setup

    game, count, level, plies = KINDS[number % len(KINDS)]
    names = [PEOPLE[(number + seat) % 4] for seat in range(count)]
    seats = tuple(Seat(name, "greedy" if seat % 2 else "person") for seat, name in enumerate(names))
    options = {"seats": count, "level": level} if level else {"seats": count}
    setup = Setup(game, options, seats, number)
    match = Match(GAMES[game], options, number, names)
    rng = Random(number)
    while match.ply < plies and not match.state.over:
        match.play(decide(PLAYERS["greedy"], match.rules, match.state, match.state.seat, rng))
    begun = datetime.now() - timedelta(days=number // 2, hours=number)
    save = Save(f"{begun:%Y%m%d-%H%M%S}-{number:06}", setup, match, begun, begun, 600 + 71 * number)
    running = app.shell.home.library.resume(save)
    running.told = False
    app.shell.stack.push(TableScene(app.shell, setup, match))
    app.frame(0.0)
    Keeping(app.shell, setup, match, running).leave()
    app.shell.stack.scenes.pop()
    # Each on its own day, so that the list is always in the same order.
    app.shell.home.writer.wait()
    save.saved = begun
    app.shell.home.store.write(running.name, sealed(Journal(save).lines()))
    return save
