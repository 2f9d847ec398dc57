"""Whether this copy of the program is whole: ``--self-check`` of the game, built or from source.

Looks at every file, opens a window, plays a game of each kind against the computer, and saves in a
folder of its own; nothing of the person who plays is read or written. One line is printed for each
check, and the program ends with 0, or with 1 if any failed.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.ai.players import COSTLY, LEVELS, PLAYERS, decide
from game.ai.worker import WORKER
from game.levels import load_all
from game.loop import STEP
from game.paths import ASSETS, ROOT
from game.paths import LEVELS as MAPS
from game.rules.games import GAMES
from game.seats import PERSON, Seat, Setup
from game.start import told

if TYPE_CHECKING:
    from game.app import App

SIZE = "960x540"
PATIENCE = 30.0
"""Seconds that a game may take."""
OPPONENT = next(level for level in LEVELS if level in COSTLY)
"""The weakest one that thinks in the worker process."""
BREATH = 0.002
"""Seconds that are left to that process between two frames."""
THREADS = 4
LIVELY = 200
"""Different colors that a real picture has at least."""
PICTURES, SOUNDS = (".png", ".webp", ".jpg"), (".ogg", ".wav")


class FaultError(Exception):
    """What is wrong, in one sentence."""


def check() -> int:
    """Do all checks and print their lines; 0 if this copy is whole, else 1."""
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="umbrella-solstis-") as folder:
        outcomes = [_told(name, work) for name, work in _checks(Path(folder))]
    failed = outcomes.count(False)
    seconds = time.perf_counter() - start
    _say(f"{len(outcomes) - failed} of {len(outcomes)} checks passed in {seconds:.1f} s")
    pygame.quit()
    return 1 if failed else 0


def _checks(folder: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    """The checks in order, each with its name."""
    yield "program", _program
    yield "pictures", _pictures
    yield "fonts", _fonts
    yield "texts", _texts
    yield "levels", _levels
    yield "sounds", _sounds
    apps: list[App] = []
    yield "window", lambda: _window(apps, folder)
    if not apps:
        return
    app = apps[0]
    try:
        yield "typing", lambda: _typing(app)
        for game in GAMES:
            yield f"{game} game", lambda game=game: _game(app, game)  # type: ignore[misc]
        yield "save", lambda: _save(app)
        yield "stand-ins", lambda: _stand_ins(app)
    finally:
        app.close()


def _told(name: str, work: Callable[[], str]) -> bool:
    """Do one check and print its line; whether it passed."""
    start = time.perf_counter()
    try:
        found = work()
    except Exception as error:
        if not isinstance(error, FaultError):
            traceback.print_exc()
        _say(f"FAIL  {name}: {error or type(error).__name__}")
        return False
    _say(f"ok    {name}: {found} ({time.perf_counter() - start:.2f} s)")
    return True


def _say(line: str) -> None:
    # Whoever reads may be gone; that is no fault of this copy.
    try:
        print(line, flush=True)
    except (OSError, ValueError):
        return


def _files(folder: Path, endings: Sequence[str]) -> list[Path]:
    """The files below a folder; raises FaultError if there is none."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in endings)
    if not found:
        raise FaultError(f"there are no files in {folder}")
    return found


def _size(paths: Sequence[Path]) -> str:
    return f"{len(paths)} files, {sum(path.stat().st_size for path in paths) / 1e6:.1f} MB"


def _program() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"{told()}, pygame-ce {pygame.version.ver}, SDL {sdl}"


def _pictures() -> str:
    paths = _files(ASSETS / "art", PICTURES)

    def load(path: Path) -> None:
        with path.open("rb") as file:
            pygame.image.load(file, path.name)

    _decode(paths, load)
    return _size(paths)


def _decode(paths: Sequence[Path], load: Callable[[Path], object]) -> None:
    """Read all files, several at a time; raises FaultError for one that cannot be read."""

    def attempt(path: Path) -> str:
        try:
            load(path)
        except (pygame.error, OSError) as error:
            return f"{path.relative_to(ROOT)} cannot be read: {error}"
        return ""

    with ThreadPoolExecutor(THREADS) as pool:
        wrong = list(filter(None, pool.map(attempt, paths)))
    if wrong:
        raise FaultError("; ".join(wrong[:3]))


def _fonts() -> str:
    from game.view.assets import FONTS

    pygame.font.init()
    paths = _files(ASSETS / "fonts", (".ttf",))
    missing = set(FONTS.values()) - {path.name for path in paths}
    if missing:
        raise FaultError(f"{', '.join(sorted(missing))} is missing")
    for path in paths:
        with path.open("rb") as file:
            pygame.font.Font(file, 24).render("Aé", True, "white")
    return _size(paths)


def _texts() -> str:
    paths = _files(ASSETS / "text", (".json",))
    texts = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}
    for language, sentences in texts.items():
        # Single ones are told in English; that none is missing is what the tests hold.
        lost = set(texts["en"]) - set(sentences)
        if len(lost) * 2 > len(texts["en"]):
            raise FaultError(
                f"{language} lacks {len(lost)} sentences: {', '.join(sorted(lost)[:3])}"
            )
    return f"{', '.join(texts)}, {len(texts['en'])} sentences"


def _levels() -> str:
    counts = []
    for game in GAMES:
        levels = load_all(MAPS, game)
        if levels.errors:
            raise FaultError(str(levels.errors[0]))
        counts.append(f"{game} {len(levels.boards) + len(levels.tables)}")
    return f"{', '.join(counts)} maps"


def _sounds() -> str:
    """Decode every sound; the device may be missing, the sounds may not."""
    paths = _files(ASSETS / "sounds", SOUNDS)
    device = "sound device"
    try:
        pygame.mixer.init()
    except (pygame.error, NotImplementedError):
        device = "no sound device"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.mixer.init()
    try:
        _decode(paths, lambda path: pygame.mixer.Sound(str(path)))
    finally:
        pygame.mixer.quit()
    return f"{_size(paths)}, {device}"


def _window(apps: list[App], folder: Path) -> str:
    """Open the program's own window and draw its first picture; without a display, in memory."""
    from game.app import create

    def opened() -> App:
        return create(["--size", SIZE, "--windowed", "--speed", "off", "--data-dir", str(folder)])

    try:
        app = opened()
    except SystemExit:
        pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        app = opened()
    apps.append(app)
    app.frame(STEP)
    _look(app)
    width, height = app.shell.screen.size
    return f"{width} x {height}, driver {pygame.display.get_driver()}"


def _look(app: App) -> None:
    """Raises FaultError if the window shows next to nothing."""
    window = app.shell.screen.window
    width, height = window.get_size()
    colors = {tuple(window.get_at((x, y))) for x in range(0, width, 8) for y in range(0, height, 8)}
    if len(colors) < LIVELY:
        raise FaultError(f"the picture has {len(colors)} colors only")


def _typing(app: App) -> str:
    """pygame_gui brings files of its own; this is where they are needed."""
    from game.scenes.lobby import LobbyScene

    lobby = LobbyScene(app.shell, "umbrella")
    app.shell.stack.push(lobby)
    lobby.rename(0)
    app.frame(STEP)
    assert lobby.entry is not None
    typed = lobby.entry.text
    lobby.entry.close()
    app.begin()
    return f"the name {typed} can be changed"


def _game(app: App, game: str) -> str:
    """A whole game on the screen, with a person who never hesitates."""
    from game.scenes.table import TableScene

    seats = next((count for count in GAMES[game].SEATS if count > 1), 1)
    people = (Seat("Ines"), *(Seat(str(seat), OPPONENT) for seat in range(1, seats)))
    options = {name: values[0] for name, values in GAMES[game].OPTIONS.items()} | {"seats": seats}
    scene = TableScene(app.shell, Setup(game, options, people, 11))
    app.shell.stack.push(scene)
    rng, until = Random(5), time.perf_counter() + PATIENCE
    while not scene.state.over:
        if time.perf_counter() > until:
            raise FaultError(f"it has not ended after {PATIENCE:.0f} s and {scene.match.ply} moves")
        if scene.mine:
            seat = scene.state.seat
            scene.play(decide(PLAYERS["greedy"], scene.rules, scene.state, seat, rng))
        else:
            time.sleep(BREATH)
        app.frame(STEP)
    _look(app)
    scores = ", ".join(str(score.total) for score in scene.rules.scores(scene.state))
    return f"{scene.match.ply} moves against {OPPONENT} {_where()}, scores {scores}"


def _where() -> str:
    """The process in which the opponent thought; raises FaultError if it had to be this one."""
    if WORKER.refused or WORKER.process is None:
        raise FaultError("the process in which opponents think could not be started")
    return f"in process {WORKER.process.pid}"


def _save(app: App) -> str:
    """Write a match and read it again."""
    from game.match import Match

    rules = next(iter(GAMES.values()))
    match = Match(rules, {"seats": 2}, 7)
    for _ in range(6):
        match.play(match.legal[0])
    seats = (Seat("Ines", PERSON), Seat("Tom", PERSON))
    running = app.shell.home.library.begin(Setup(rules.NAME, match.options, seats, 7), match)
    running.save()
    app.shell.home.flush()
    if app.shell.home.store.fault:
        raise FaultError(f"the folder for saves cannot be written ({app.shell.home.store.fault})")
    read = app.shell.home.library.load(running.value.ident)
    if read.match.moves != match.moves or read.match.state != match.state:
        raise FaultError("the match that was read is not the one that was written")
    return f"{match.ply} moves written and read in {app.shell.home.store.root}"


def _stand_ins(app: App) -> str:
    """No picture that a scene asked for was missing."""
    missing = app.shell.assets.missing
    if missing:
        raise FaultError(f"missing pictures: {', '.join(missing)}")
    return "none was needed"
