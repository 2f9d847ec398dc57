"""Nothing gets lost, driven from outside: continue, undo, the list, replays, faults, signals."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.ai.players import PLAYERS, decide
from game.app import App
from game.home import Home
from game.loop import STEP
from game.match import Match
from game.rules.games import GAMES
from game.scenes.confirm import ConfirmScene
from game.scenes.crash import CrashScene
from game.scenes.pause import PauseScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.saves import SavesScene
from game.scenes.sharing import CodeScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats import Seat, Setup
from game.view.canvas import Canvas
from tests.scenes.driving import Driver

ROOT = Path(__file__).resolve().parent.parent.parent
U, R, F5 = pygame.K_u, pygame.K_r, pygame.K_F5


@pytest.fixture
def driver() -> Driver:
    return Driver("--speed", "off")


def opened(
    driver: Driver, players: tuple[str, ...] = ("person", "person"), game: str = "umbrella"
) -> TableScene:
    """A match of these players, over the title."""
    options: dict[str, Any] = {"seats": len(players)}
    if game == "umbrella":
        options["level"] = 1
    seats = tuple(Seat(name, player) for name, player in zip("ABCD", players, strict=False))
    scene = TableScene(driver.shell, Setup(game, options, seats, 5))
    driver.shell.stack.push(scene)
    driver.step()
    return scene


def played(scene: TableScene, moves: int, rng: Random | None = None) -> TableScene:
    """So many decisions later, persons and computers playing greedily."""
    rng = rng or Random(1)
    for _ in range(moves):
        if not scene.state.over:
            seat = scene.state.seat
            scene.play(decide(PLAYERS["greedy"], scene.rules, scene.state, seat, rng))
    return scene


def press(driver: Driver, code: int) -> None:
    driver.post(pygame.KEYDOWN, key=code, mod=0, unicode="")
    driver.post(pygame.KEYUP, key=code, mod=0, unicode="")


def again(driver: Driver) -> Driver:
    """The program is closed and started once more."""
    driver.app.close()
    return Driver("--speed", "off")


def said(driver: Driver) -> str:
    notice = driver.shell.home.notices.shown
    return notice.key if notice else ""


# continue


def test_continue_brings_back_the_very_moment(driver: Driver) -> None:
    assert "continue" not in driver.menu.widgets
    scene = played(opened(driver, ("person", "greedy", "person")), 40)
    for _ in range(2):
        scene.match.undo()
    scene.show_anew()
    driver.step(30)
    other = again(driver)
    assert other.focus == "continue"
    other.key("confirm")
    found = other.top
    assert isinstance(found, TableScene)
    assert found.match.states == scene.match.states
    assert found.match.undone == scene.match.undone
    assert found.setup.seats == scene.setup.seats
    assert found.director.table() == scene.rules.tokens(scene.state)
    found.match.redo()
    found.show_anew()
    played(found, 5)
    other.app.close()
    entry = Home().library.latest()
    assert entry is not None
    assert entry.moves == found.match.ply


def test_a_match_that_is_left_can_be_gone_on_with_at_once(driver: Driver) -> None:
    scene = played(opened(driver), 12)
    driver.key("menu")
    driver.click_on("quit")
    driver.key("right", "confirm")
    assert isinstance(driver.top, TitleScene)
    driver.click_on("continue")
    assert isinstance(driver.top, TableScene)
    assert driver.top.match.moves == scene.match.moves


def test_solstis_is_kept_too(driver: Driver) -> None:
    scene = played(opened(driver, ("person", "greedy"), "solstis"), 25)
    other = again(driver)
    other.key("confirm")
    found: Any = other.top
    # The computer player may have gone on meanwhile, if it was to decide.
    assert found.match.states[: len(scene.match.states)] == scene.match.states


# undo and redo


def test_u_takes_back_and_r_plays_again(driver: Driver) -> None:
    scene = played(opened(driver), 1)
    states = scene.match.states
    press(driver, U)
    assert scene.match.ply == 0
    assert scene.director.table() == scene.rules.tokens(scene.state)
    press(driver, U)
    assert said(driver) == "undo.nothing"
    press(driver, R)
    assert scene.match.states == states


def test_undo_works_against_a_computer_that_thinks(driver: Driver) -> None:
    scene = opened(driver, ("person", "greedy"))
    before = scene.state
    scene.play(scene.match.legal[0])
    press(driver, U)
    assert scene.state == before, "the computer was about to move"
    press(driver, R)
    for _ in range(400):
        driver.step()
        if scene.match.ply > 1 and scene.mine and scene.match.states[-2].seat == 1:
            break
    press(driver, U)
    assert (scene.state, said(driver)) == (before, "")


def test_undo_is_refused_with_the_reason(driver: Driver) -> None:
    scene = opened(driver, ("person", "person"), "solstis")
    while scene.match.ply < 2 or scene.state.seat == scene.match.states[-2].seat:
        played(scene, 1)
    press(driver, U)
    assert said(driver) == "undo.hidden"
    assert driver.shell.text("undo.hidden").endswith("since.")


def test_the_pause_takes_back_too(driver: Driver) -> None:
    scene = played(opened(driver), 1)
    driver.key("menu")
    driver.click_on("undo")
    assert (scene.match.ply, driver.top) == (0, scene)
    driver.key("menu")
    driver.click_on("redo")
    assert (scene.match.ply, driver.top) == (1, scene)


# the list


def listed(driver: Driver, moves: tuple[int, ...] = (8, 12, 16)) -> SavesScene:
    """The list of so many matches."""
    for count in moves:
        played(opened(driver), count)
        driver.shell.stack.pop("quit")
        driver.step()
    driver.click_on("matches")
    assert isinstance(driver.top, SavesScene)
    return driver.top


def test_the_list_is_walked_and_a_match_opened(driver: Driver) -> None:
    scene = listed(driver)
    assert sorted(entry.moves for entry in scene.entries) == [8, 12, 16]
    driver.key("down")
    assert scene.chosen == scene.entries[1].ident
    wanted = scene.entries[1].moves
    driver.key("confirm")
    assert isinstance(driver.top, TableScene)
    assert driver.top.match.ply == wanted


def test_a_long_list_goes_on_under_the_focus(driver: Driver) -> None:
    scene = listed(driver, (1,) * 11)
    seen = set()
    for _ in range(15):
        seen.add(scene.chosen)
        driver.key("down")
    assert seen >= {entry.ident for entry in scene.entries}


def test_deleting_asks_and_can_be_undone(driver: Driver) -> None:
    scene = listed(driver)
    chosen = scene.chosen
    driver.click_on("delete")
    assert isinstance(driver.top, ConfirmScene)
    assert driver.focus == "no"
    driver.key("confirm")
    assert len(scene.entries) == 3
    driver.click_on("delete")
    driver.click_on("yes")
    assert len(scene.entries) == 2
    assert chosen not in [entry.ident for entry in scene.entries]
    driver.click_on("restore")
    assert (len(scene.entries), scene.chosen) == (3, chosen)
    assert "restore" not in driver.menu.widgets


def test_a_damaged_match_is_listed_and_refused_in_a_sentence(driver: Driver) -> None:
    home = driver.shell.home
    assert home.store.root is not None
    folder = home.store.root / "matches"
    folder.mkdir(parents=True)
    (folder / "20260101-000000-aaaaaa.txt").write_bytes(b"\0" * 500)
    (folder / "20260101-000000-bbbbbb.txt").write_bytes(b"save 7\n")
    driver.click_on("matches")
    scene: Any = driver.top
    assert [bool(entry.wrong) for entry in scene.entries] == [True, True]
    driver.click_on(f"row.{scene.entries[0].ident}")
    assert said(driver).startswith("saves.wrong.")
    assert driver.top is scene
    driver.click_on("watch")
    assert driver.top is scene


def test_a_record_can_be_dropped_on_the_window(driver: Driver, tmp_path: Path) -> None:
    match = Match(GAMES["umbrella"], {"seats": 2}, 4, ["Åsa", "李"])
    match.play(match.legal[0])
    path = tmp_path / "рекорд.txt"
    path.write_text(match.record(), encoding="utf-8")
    driver.click_on("matches")
    driver.post(pygame.DROPFILE, file=str(path))
    scene: Any = driver.top
    assert [entry.names for entry in scene.entries] == [("Åsa", "李")]
    driver.post(pygame.DROPFILE, file=str(tmp_path / "missing"))
    driver.post(pygame.DROPFILE, file=str(ROOT / "assets" / "text" / "en.json"))
    assert len(scene.entries) == 1


# replays


def finished() -> tuple[Setup, Match]:
    match = Match(GAMES["umbrella"], {"seats": 2}, 3, ["A", "B"])
    rng = Random(3)
    while not match.state.over:
        match.play(decide(PLAYERS["greedy"], match.rules, match.state, match.state.seat, rng))
    return Setup("umbrella", {"seats": 2, "level": 1}, (Seat("A"), Seat("B", "greedy")), 3), match


def test_a_replay_plays_steps_and_scrubs(driver: Driver) -> None:
    setup, match = finished()
    scene = ReplayScene(driver.shell, setup, match)
    driver.shell.stack.push(scene)
    driver.step()
    driver.click_on("step")
    assert scene.reel.ply == 1
    driver.step(200)
    assert scene.director.table() == match.rules.tokens(match.states[1])
    driver.click_on("step_back")
    assert scene.reel.ply == 0
    driver.click_on("turn")
    assert scene.reel.state.seat != match.states[0].seat
    driver.click_on("turn_back")
    assert scene.reel.ply == 0
    box = driver.menu.widgets["scrub"].box
    driver.click((box.x + box.w / 2, box.center[1]))
    assert abs(scene.reel.ply - match.ply / 2) <= 1
    driver.click((box.x + box.w - 26, box.center[1]))
    assert scene.reel.ply == match.ply
    driver.click_on("play")
    assert scene.playing
    driver.step(400)
    assert scene.reel.ply > 2
    driver.key("menu")
    assert not scene.playing
    driver.key("back")
    assert isinstance(driver.top, TitleScene)
    assert match.state.over


def test_a_replay_goes_to_the_end_by_itself_at_any_pace(driver: Driver) -> None:
    setup, match = finished()
    scene = ReplayScene(driver.shell, setup, match)
    driver.shell.stack.push(scene)
    scene.jump(match.ply - 6)
    scene._set_pace("4")
    scene._toggle()
    for _ in range(1500):
        driver.step()
        if not scene.playing:
            break
    driver.step(300)
    assert scene.reel.ply == match.ply
    assert scene.director.table() == match.rules.tokens(match.state)


def test_a_running_match_shows_no_computers_hand(driver: Driver) -> None:
    scene = played(opened(driver, ("person", "greedy"), "solstis"), 10)
    driver.key("menu")
    driver.click_on("watch")
    replay: Any = driver.top
    assert isinstance(replay, ReplayScene)
    assert [value for value, _ in replay.menu.widgets["view"].values] == [-1, 0]
    assert scene.match.ply == replay.reel.end


def test_a_running_match_of_two_people_shows_no_hand_at_all(driver: Driver) -> None:
    """The picture stays the same whatever the hands are."""
    rules = GAMES["solstis"]
    match = Match(rules, {"seats": 2}, 8, ["A", "B"])
    rng = Random(8)
    while match.ply < 20 or match.state.phase != "play":
        match.play(decide(PLAYERS["greedy"], rules, match.state, match.state.seat, rng))
    setup = Setup("solstis", {"seats": 2}, (Seat("A"), Seat("B")), 8)
    scene = ReplayScene(driver.shell, setup, match)
    driver.shell.stack.push(scene)
    assert len(scene.menu.widgets["view"].values) == 1  # type: ignore[attr-defined]
    scene.jump(match.ply)
    shown, states = pixels(driver), scene.reel.states
    for seat in (0, 1):
        scene.reel.states = (*states[:-1], rules.resample(match.state, seat, Random(99)))
        scene.jump(match.ply)
        assert pixels(driver) == shown


def pixels(driver: Driver) -> bytes:
    driver.top.dirty = True
    driver.step()
    return pygame.image.tobytes(driver.shell.screen.window, "RGB")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_shows_nothing_that_the_seat_may_not_know(driver: Driver, seat: int) -> None:
    """The picture stays the same, to the pixel, when everything hidden is dealt again."""
    rules = GAMES["solstis"]
    match = Match(rules, {"seats": 2}, 8, ["A", "B"])
    rng = Random(8)
    while match.ply < 33:
        match.play(decide(PLAYERS["greedy"], rules, match.state, match.state.seat, rng))
    setup = Setup("solstis", {"seats": 2}, (Seat("A"), Seat("B")), 8)
    scene = ReplayScene(driver.shell, setup, match, seat)
    driver.shell.stack.push(scene)
    for ply in (5, 12, 24, 33):
        scene.jump(ply)
        shown = pixels(driver)
        states = scene.reel.states
        other = rules.resample(states[ply], seat, Random(99))
        assert other != states[ply]
        scene.reel.states = (*states[:ply], other, *states[ply + 1 :])
        scene.jump(ply)
        assert pixels(driver) == shown, f"ply {ply} tells what is hidden"
        scene.reel.states = states


# codes and records


def test_a_code_is_typed_and_played(driver: Driver) -> None:
    driver.click_on("matches")
    driver.click_on("code")
    assert isinstance(driver.top, CodeScene)
    driver.key("confirm")
    driver.write("nonsense")
    press(driver, pygame.K_RETURN)
    driver.click_on("play")
    assert driver.top.wrong
    driver.click_on("field")
    driver.write("6000-00hw-6w")
    press(driver, pygame.K_RETURN)
    driver.click_on("play")
    table: Any = driver.top
    assert isinstance(table, TableScene)
    assert (table.setup.seed, table.setup.options["seats"]) == (2**31 + 5, 4)


def test_the_records_show_what_was_finished(driver: Driver, monkeypatch: Any) -> None:
    scene = opened(driver, ("person",))
    played(scene, 9999)
    driver.step(3)
    for _ in range(200):
        driver.step()
    assert isinstance(driver.top, ResultsScene)
    driver.shell.stack.pop("title")
    driver.step()
    driver.click_on("matches")
    driver.click_on("records")
    assert isinstance(driver.top, RecordsScene)
    words = [text for text, _, _ in driver.written(monkeypatch)]
    points = scene.rules.scores(scene.state)[0].total
    assert "A" in words
    assert str(points).replace("-", "−") in words


# faults


def broken(*_: object) -> None:
    raise RuntimeError("an example of a fault")


def test_a_fault_leads_to_a_page_and_the_match_is_saved(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = played(opened(driver), 9)
    monkeypatch.setattr(scene, "tick", broken)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=()))
    for _ in range(3):
        time.sleep(STEP)
        driver.app._guarded_frame()
    page: Any = driver.top
    assert isinstance(page, CrashScene)
    assert Path(page.saved).exists()
    log = Path(page.log).read_text(encoding="utf-8")
    assert "an example of a fault" in log
    assert "Traceback" in log
    words = [text for text, _, _ in driver.written(monkeypatch)]
    assert any("RuntimeError" in text for text in words)
    driver.click_on("restart")
    assert driver.focus == "continue"
    driver.key("confirm")
    found: Any = driver.top
    assert found.match.moves == scene.match.moves


def test_a_fault_of_that_page_ends_the_program_and_keeps_the_match(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(opened(driver), 9)
    monkeypatch.setattr(Canvas, "text", broken)
    driver.shell.screen.dirty = True
    with pytest.raises(RuntimeError):
        driver.app.run()
    entry = Home().library.latest()
    assert entry is not None
    assert entry.moves == 9


def test_closing_the_window_saves_first(driver: Driver) -> None:
    scene = played(opened(driver), 7)
    driver.shell.home.settings.names[0] = "Neu"
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.app.run()
    home = Home()
    entry = home.library.latest()
    assert entry is not None
    assert entry.moves == scene.match.ply
    assert home.store.exists(f"matches/{entry.ident}.png")
    assert home.settings.names[0] == "Neu"


SCRIPT = """
import sys, time
from pathlib import Path
from game.app import create
from game.scenes.table import TableScene
from game.seats import Seat, Setup
app = create(["--size", "640x360", "--data-dir", sys.argv[1], "--speed", "off"])
setup = Setup("umbrella", {"seats": 2, "level": 1}, (Seat("A", "greedy"), Seat("B", "greedy")), 1)
scene = TableScene(app.shell, setup)
app.shell.stack.push(scene)
plain = scene.play
def play(move):
    plain(move)
    Path(sys.argv[1], "ply").write_text(str(scene.match.ply))
scene.play = play
app.run()
print("ended", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_saves_first(tmp_path: Path, number: int) -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) as program:
        wait_for(lambda: (tmp_path / "ply").exists())
        time.sleep(0.3)
        program.send_signal(number)
        out, _ = program.communicate(timeout=30)
        assert program.returncode == 0
    assert b"ended" in out
    entry = Home(tmp_path).library.entries()[0]
    assert entry.moves == int((tmp_path / "ply").read_text())


def wait_for(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_without_a_folder_a_banner_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    other = Driver("--data-dir", str(tmp_path / "file" / "nowhere"))
    words = [text for text, _, _ in other.written(monkeypatch)]
    assert any("No folder can be written to" in text for text in words)
    scene = played(opened(other), 5)
    other.shell.stack.pop("quit")
    other.step()
    other.click_on("continue")
    found: Any = other.top
    assert found.match.moves == scene.match.moves


def test_missing_pictures_are_said_once(driver: Driver) -> None:
    driver.shell.assets.source("umbrella/no-such-picture")
    driver.shell.screen.dirty = True
    driver.step()
    assert said(driver) == "assets.missing"
    for _ in range(10 * 60):
        driver.step()
    driver.shell.assets.source("umbrella/no-such-picture-either")
    driver.shell.screen.dirty = True
    driver.step()
    assert said(driver) == ""


@pytest.mark.parametrize("damage", ["missing", "empty", "text"])
def test_the_game_starts_without_its_art_and_fonts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    """The sentences are all it needs; everything else has a stand-in."""
    assets = tmp_path / "assets"
    shutil.copytree(ROOT / "assets" / "text", assets / "text")
    if damage != "missing":
        for folder in ("art/umbrella", "art/solstis", "fonts"):
            (assets / folder).mkdir(parents=True)
            for path in (ROOT / "assets" / folder).glob("*.*"):
                (assets / folder / path.name).write_bytes(b"" if damage == "empty" else b"text")
    monkeypatch.setattr("game.app.ASSETS", assets)
    driver = Driver("--speed", "off")
    assert said(driver) == "assets.missing"
    scene = played(opened(driver), 6)
    driver.step(30)
    assert scene.match.ply == 6


def test_the_pause_offers_to_save_again(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(driver)
    with monkeypatch.context() as patch:
        patch.setattr("game.storage.store.write_whole", full)
        played(scene, 3)
        driver.shell.home.writer.wait()
        driver.step(90)
        assert said(driver) == "storage.full"
        driver.key("menu")
        assert isinstance(driver.top, PauseScene)
        driver.click_on("retry")
        assert said(driver) == "storage.not_saved"
    driver.click_on("retry")
    assert not driver.shell.home.store.fault


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_an_app_is_closed_twice_without_harm() -> None:
    app: App = Driver().app
    app.close()
    app.close()


def test_a_solo_game_leads_to_the_hall_of_fame_where_its_name_is_written(driver: Driver) -> None:
    scene = opened(driver, ("person",))
    played(scene, 9999)
    driver.step(200)
    assert isinstance(driver.top, ResultsScene)
    driver.click_on("fame")
    hall: Any = driver.top
    assert isinstance(hall, RecordsScene)
    assert driver.focus == f"place.{scene.keeping.running.value.ident}"
    driver.key("confirm")
    letters: Any = driver.top
    for _ in range(20):
        letters.erase()
    driver.write("Zoë")
    press(driver, pygame.K_RETURN)
    assert driver.top is hall
    assert [each.names for each in driver.shell.home.library.results()] == [("Zoë",)]
