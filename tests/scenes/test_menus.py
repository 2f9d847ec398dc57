"""The menu scenes through the whole program: posted events in, focus, results and pictures out."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from datetime import datetime
from typing import Any

import pygame
import pytest

from game.input import DIRECTIONS
from game.match import Match
from game.plans import Levels
from game.records import result_of
from game.rules.games import GAMES
from game.saves import Save, setup_of
from game.scenes.confirm import ConfirmScene
from game.scenes.controls import ControlsScene
from game.scenes.crash import CrashScene
from game.scenes.draft import Draft
from game.scenes.letters import LettersScene
from game.scenes.lobby import LobbyScene
from game.scenes.options import OptionsScene
from game.scenes.padlost import PadLostScene
from game.scenes.pause import PauseScene
from game.scenes.records import RecordsScene
from game.scenes.remap import RemapScene
from game.scenes.replay import ReplayScene
from game.scenes.saves import SavesScene
from game.scenes.sharing import CodeScene
from game.scenes.stack import Scene
from game.scenes.takeover import TakeoverScene
from game.scenes.title import TitleScene
from game.scenes.volumes import VolumesScene
from game.seats import Seat, Setup
from game.shell import Shell
from game.ui.glyphs import strip
from game.view.canvas import Canvas
from tests.scenes.driving import KEYS, Driver, driver

__all__ = ["driver"]

SAFE = (96, 54, 1824, 1026)


class Below(Scene):
    """Takes the place of a table: keeps what the scene above it was popped with."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[Any] = []

    def resume(self, result: Any) -> None:
        super().resume(result)
        self.results.append(result)


def match(number: int = 0, moves: int = 9) -> Save:
    """A match of four with long names, or of one, after some moves."""
    count = 1 if number % 3 == 1 else 4
    names = [("Wilhelmina Ann", "Ängström")[seat % 2] for seat in range(count)]
    found = Match(GAMES["umbrella"], {"seats": count, "level": 4}, number, names)
    while found.ply < moves and not found.state.over:
        found.play(found.legal[number % len(found.legal)])
    date = datetime(2026, 1, 1 + number)
    return Save(f"2026010{number}-abcdef", setup_of(found), found, date, date, 7 * 3600)


def solstis_replay(shell: Shell) -> Scene:
    found = Match(GAMES["solstis"], {"seats": 2}, 1, ["Wilhelmina Ann", "Ängström"])
    while not found.state.over:
        found.play(found.legal[0])
    return ReplayScene(shell, setup_of(found), found, 1)


def filled(shell: Shell) -> Shell:
    """More matches than the list shows at once, one of them unreadable, and some results."""
    library = shell.home.library
    for number in range(9):
        save = match(number)
        library.resume(save).save()
        library.add_result(result_of(save))
    shell.home.writer.wait()
    shell.home.store.write("matches/20260109-000000.txt", b"save 9")
    library.delete(library.entries()[-1].ident)
    return shell


def lobby(count: int) -> Callable[[Shell], Scene]:
    def make(shell: Shell) -> Scene:
        shell.settings.setups["umbrella"] = {"count": count, "level": count}
        return LobbyScene(shell, "umbrella")

    return make


def four() -> Setup:
    return Setup("umbrella", {"seats": 4}, tuple(Seat(f"Person {k}") for k in range(4)), 1)


def lost(shell: Shell) -> Scene:
    shell.seating.sit("pad:7", 3)
    shell.seating.lose("pad:7")
    return PadLostScene(shell)


SCENES: dict[str, Callable[[Shell], Scene]] = {
    "title": TitleScene,
    "options": OptionsScene,
    "pause": PauseScene,
    "controls": ControlsScene,
    "volumes": VolumesScene,
    "takeover": lambda shell: TakeoverScene(shell, four()),
    "keys": lambda shell: RemapScene(shell, "keys"),
    "buttons": lambda shell: RemapScene(shell, "pad_keys"),
    "letters": lambda shell: LettersScene(shell, "Name of seat 2", "Ottilie", 14),
    "padlost": lost,
    "confirm": lambda shell: ConfirmScene(shell, "Leave?", "All of it is lost.", "Leave", "Stay"),
    **{f"lobby{count}": lobby(count) for count in (1, 2, 3, 4)},
    "saves": lambda shell: SavesScene(filled(shell)),
    "no saves": SavesScene,
    "records": lambda shell: RecordsScene(filled(shell)),
    "no records": RecordsScene,
    "replay": lambda shell: ReplayScene(shell, match().setup, match().match),
    "solstis replay": solstis_replay,
    "code": lambda shell: CodeScene(shell, match().setup),
    "crash": lambda shell: CrashScene(shell, ValueError("x" * 200), "/a/path.txt", lambda: None),
}


def show(driver: Driver, name: str) -> Scene:
    driver.shell.stack.push(SCENES[name](driver.shell))
    driver.step()
    return driver.top


# -- every menu ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENES)
def test_every_widget_is_reached_from_every_other_and_none_is_a_trap(
    driver: Driver, name: str
) -> None:
    scene = show(driver, name)
    filled = deepcopy(getattr(scene, "draft", None))
    ways: dict[str, set[str]] = {}
    for key in list(driver.menu.widgets):
        ways[key] = set()
        for direction in DIRECTIONS:
            if isinstance(scene, LobbyScene) and filled is not None:
                scene.draft = deepcopy(filled)
                scene.refresh()
            driver.menu.focus = key
            driver.key(direction)
            ways[key].add(driver.focus)
    for start in ways:
        seen, todo = {start}, [start]
        while todo:
            new = ways[todo.pop()] & set(ways) - seen
            seen |= new
            todo += new
        assert seen == set(ways), f"from {start} no way leads to {set(ways) - seen}"


@pytest.mark.parametrize("name", SCENES)
def test_targets_are_large_and_inside_the_safe_area(driver: Driver, name: str) -> None:
    show(driver, name)
    boxes = []
    for key, widget in driver.menu.widgets.items():
        driver.menu.focus = key
        driver.menu.reveal()
        boxes.append(widget.box)
    for box in boxes:
        assert box.h >= 64
        assert box.w >= 64
        assert box.x >= SAFE[0]
        assert box.y >= SAFE[1]
        assert box.x + box.w <= SAFE[2]
        assert box.y + box.h <= SAFE[3]


def longer(shell: Shell) -> None:
    """All sentences as much longer as German ones may be."""
    sentences = shell.text._english
    for key, sentence in sentences.items():
        if len(sentence) > 2:
            more = max(1, round(len(sentence) * 0.4))
            sentences[key] = f"{sentence} {'abcde fghij'[:more] * (1 + more // 11)}"[
                : len(sentence) + more
            ]


@pytest.mark.parametrize("long", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("name", SCENES)
def test_texts_are_large_enough_apart_and_inside_the_safe_area(
    driver: Driver, name: str, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        longer(driver.shell)
    scene = show(driver, name)
    keys = list(driver.menu.widgets)
    for key in (keys[0], keys[-1]):
        driver.menu.focus = key
        words = driver.written(monkeypatch)
        if scene.overlay:
            driver.shell.stack.top.dirty = True
        check_words(words)


def check_words(words: list[tuple[str, Any, float]]) -> None:
    assert words
    for text, box, size in words:
        assert size >= 28, f"'{text}' is {size} high"
        assert box.x >= SAFE[0] - 2, text
        assert box.y >= SAFE[1] - 2, text
        assert box.x + box.w <= SAFE[2] + 2, text
        assert box.y + box.h <= SAFE[3] + 2, text
    for index, (text, box, _) in enumerate(words):
        for other, second, _ in words[index + 1 :]:
            apart = (
                box.x + box.w <= second.x
                or second.x + second.w <= box.x
                or box.y + box.h <= second.y
                or second.y + second.h <= box.y
            )
            assert apart, f"'{text}' and '{other}' overlap"


def test_nothing_is_drawn_when_nothing_changed(driver: Driver) -> None:
    for name in SCENES:
        show(driver, name)
        driver.step(2)
        before = driver.app.frames_drawn
        driver.step(30)
        driver.point((960, 20))
        assert driver.app.frames_drawn == before, name
        driver.shell.stack.pop()


def test_hints_follow_the_device_used_last(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def noted(canvas: Canvas, device: str, *rest: Any) -> None:
        seen.append(device)
        strip(canvas, device, *rest)

    monkeypatch.setattr("game.ui.glyphs.strip", noted)
    driver.key("down")
    assert seen[-1] == "keyboard"
    driver.point((960, 20))
    assert seen[-1] == "mouse"


# -- title and options -----------------------------------------------------------------------------


def test_the_title_quits(driver: Driver) -> None:
    driver.key("up")
    assert driver.focus == "quit"
    driver.key("confirm")
    assert not driver.shell.running


def test_back_on_the_title_only_shows_the_way_out(driver: Driver) -> None:
    driver.key("back")
    assert driver.focus == "quit"
    assert driver.shell.running


def test_options_change_at_once_and_lead_back(driver: Driver) -> None:
    driver.click_on("options")
    assert isinstance(driver.top, OptionsScene)
    driver.key("right")
    assert driver.shell.settings.speed == "fast"
    driver.key("left", "left")
    assert driver.shell.settings.speed == "slow"
    driver.key("down", "right")
    assert driver.shell.screen.fullscreen
    driver.key("confirm", "back")
    assert not driver.shell.screen.fullscreen
    assert isinstance(driver.top, TitleScene)


def test_the_options_row_follows_the_key_for_fullscreen(driver: Driver) -> None:
    driver.click_on("options")
    driver.key("down")
    driver.post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    row: Any = driver.menu.widgets["fullscreen"]
    assert row.value is True
    driver.post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
    row = driver.menu.widgets["fullscreen"]
    assert row.value is False


# -- the set-up ------------------------------------------------------------------------------------


def started(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The set-ups of the tables that were opened; they close at once with "setup"."""
    opened: list[Any] = []

    class Table(Below):
        def __init__(self, shell: Shell, setup: Any) -> None:
            super().__init__()
            opened.append(setup)

    monkeypatch.setattr("game.scenes.table.TableScene", Table)
    return opened


def test_two_presses_start_a_match(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = started(driver, monkeypatch)
    driver.key("confirm", "confirm")
    (setup,) = opened
    assert setup.game == "umbrella"
    assert setup.options == {"seats": 2, "level": 1, "pass_face": "by_players"}
    assert [seat.person for seat in setup.seats] == [True, False]
    assert [seat.name for seat in setup.seats] == ["Ines", "Tom"]


def test_the_form_is_filled_in_by_keys_and_remembered(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = started(driver, monkeypatch)
    driver.key("confirm")
    driver.menu.focus = "count2"
    driver.key("right", "right", "down")
    assert driver.focus == "level1"
    driver.key("right", "right")
    driver.menu.focus = "pass_face"
    driver.key("right")
    driver.menu.focus = "kind3"
    driver.key("confirm", "confirm", "confirm")
    driver.menu.focus = "start"
    driver.key("confirm")
    driver.shell.stack.pop("title")
    assert isinstance(driver.top, TitleScene)
    driver.key("confirm", "confirm")
    for setup in opened:
        assert setup.options == {"seats": 4, "level": 3, "pass_face": "flip"}
        assert [seat.player for seat in setup.seats] == ["person", "shower", "shower", "person"]


def test_the_form_is_filled_in_by_mouse(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = started(driver, monkeypatch)
    driver.click_on("umbrella")
    for key in ("free2", "level4", "kind0", "start"):
        driver.click_on(key)
    (setup,) = opened
    assert setup.options["seats"] == 3
    assert setup.options["level"] == 4
    assert [seat.person for seat in setup.seats] == [False, False, False]


def test_after_a_match_the_set_up_is_shown_with_start(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    started(driver, monkeypatch)
    driver.key("confirm", "confirm")
    driver.shell.stack.pop("setup")
    assert isinstance(driver.top, LobbyScene)
    assert driver.focus == "start"


def test_a_level_that_failed_is_shown_with_its_sentence_and_cannot_be_started(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.levels import LevelError

    error = LevelError("scoreboard-2.tmx", "object '0,0' is gone", "put it back")
    scene = show(driver, "lobby1")
    assert isinstance(scene, LobbyScene)
    boards = {level: board for level, board in scene.levels.boards.items() if level != 2}
    scene.levels = replace(scene.levels, boards=boards, errors=(error,))
    scene.refresh()
    driver.menu.focus = "level1"
    driver.key("right")
    assert driver.focus == "level2"
    assert isinstance(scene.draft, Draft)
    assert scene.draft.level == 1
    words = " ".join(text for text, _, _ in driver.written(monkeypatch))
    assert "object '0,0' is gone" in words
    driver.key("right")
    assert isinstance(scene.draft, Draft)
    assert scene.draft.level == 3


def test_without_any_level_start_does_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = started(driver, monkeypatch)
    monkeypatch.setattr("game.scenes.lobby.load_all", lambda *_: Levels({}, None, {}))
    driver.key("confirm", "confirm")
    assert opened == []
    assert driver.written(monkeypatch)


# -- typing a name ---------------------------------------------------------------------------------


def name(driver: Driver, seat: int = 0) -> str:
    return driver.shell.settings.names[seat]


def test_a_name_is_typed_and_accepted(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("confirm")
    assert driver.top.typing
    driver.write("Zoë W")
    driver.key("confirm")
    assert not driver.top.typing
    assert name(driver) == "Zoë W"
    assert driver.focus == "name0"


def test_letters_that_mean_directions_are_letters_while_typing(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name1"
    driver.key("confirm")
    driver.post(pygame.KEYDOWN, key=pygame.K_w, mod=0, unicode="w")
    driver.post(pygame.TEXTINPUT, text="w")
    driver.key("confirm")
    assert name(driver, 1) == "w"
    assert driver.focus == "name1"


def test_escape_keeps_the_old_name_and_the_scene(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("confirm")
    driver.write("Xyz")
    driver.key("back")
    assert isinstance(driver.top, LobbyScene)
    assert name(driver) == "Ines"


def test_an_empty_name_is_not_taken(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("confirm", "backspace")
    driver.write("  ")
    driver.key("confirm")
    assert name(driver) == "Ines"


def test_the_blank_that_began_the_typing_is_not_typed(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("space")
    driver.post(pygame.TEXTINPUT, text=" ")
    driver.key("confirm")
    assert name(driver) == "Ines"


def test_a_click_elsewhere_accepts_the_name_and_a_right_click_does_not(driver: Driver) -> None:
    driver.key("confirm")
    driver.click_on("name0")
    driver.write("Ida")
    driver.click_on("level3")
    assert name(driver) == "Ida"
    assert isinstance(driver.top, LobbyScene)
    assert isinstance(driver.top.draft, Draft)
    assert driver.top.draft.level == 3
    driver.click_on("name0")
    driver.write("Eve")
    driver.click((960, 40), number=3)
    assert name(driver) == "Ida"
    assert isinstance(driver.top, LobbyScene)


def test_a_key_held_when_the_typing_begins_is_not_held_forever(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.post(pygame.KEYDOWN, key=KEYS["down"], mod=0, unicode="")
    driver.menu.focus = "name0"
    driver.key("confirm")
    driver.post(pygame.KEYUP, key=KEYS["down"], mod=0, unicode="")
    driver.key("confirm")
    driver.step(60)
    assert driver.focus == "name0"


def test_a_name_has_at_most_fourteen_letters(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("confirm")
    driver.write("W" * 30)
    driver.key("confirm")
    assert name(driver) == "W" * 14


def test_typing_goes_on_when_the_window_changes(driver: Driver) -> None:
    driver.key("confirm")
    driver.menu.focus = "name0"
    driver.key("confirm")
    driver.write("Ad")
    driver.shell.stack.resized()
    driver.post(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")
    driver.write("a")
    driver.key("confirm")
    assert name(driver) == "Ada"


# -- the pause -------------------------------------------------------------------------------------


@pytest.fixture
def paused(driver: Driver) -> Driver:
    below = Below()
    driver.shell.stack.push(below)
    driver.shell.stack.push(PauseScene(driver.shell))
    driver.step()
    return driver


def results(driver: Driver) -> list[Any]:
    top = driver.top
    assert isinstance(top, Below)
    return top.results


@pytest.mark.parametrize("key", ["confirm", "back", "menu"])
def test_the_pause_resumes(paused: Driver, key: str) -> None:
    paused.key(key)
    assert results(paused) == ["resume"]


@pytest.mark.parametrize(("downs", "result"), [(1, "restart"), (3, "quit")])
def test_the_pause_asks_before_a_match_is_lost(paused: Driver, downs: int, result: str) -> None:
    keys = ["down"] * downs
    paused.key(*keys, "confirm")
    assert isinstance(paused.top, ConfirmScene)
    assert paused.focus == "no"
    paused.key("confirm")
    assert isinstance(paused.top, PauseScene)
    paused.key("confirm", "back")
    assert isinstance(paused.top, PauseScene)
    paused.key("confirm", "right", "confirm")
    assert results(paused) == [result]


def test_the_pause_leads_to_the_options_and_back(paused: Driver) -> None:
    paused.key("down", "down", "confirm")
    assert isinstance(paused.top, OptionsScene)
    paused.key("back")
    assert isinstance(paused.top, PauseScene)
    assert paused.focus == "options"
