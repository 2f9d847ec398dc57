"""Lessons as they are taken: whole ones by each device, wrong moves, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import App, create
from game.lessons import COURSES, PERSON
from game.loop import STEP
from game.paths import ASSETS
from game.rules.core import Place
from game.scenes.learn import LearnScene, learn
from game.scenes.lesson import LessonScene
from game.scenes.lessonmenu import FALL, LessonMenuScene, LessonOverScene
from game.scenes.lobby import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.unkept import COMPUTER
from game.text import languages
from game.ui.spoken import OPEN, Speaker, marked, words_of
from tests.pads import PLAYSTATION, PadHands, VirtualPad, plug
from tests.play import KEYS, Keys, Mouse, click, key, open_app

__all__ = ["plug"]

Plug = type[VirtualPad]
GAMES = tuple(COURSES)


class ByMouse:
    """Takes a lesson with the mouse alone."""

    def touch(self, app: App, scene: LessonScene, place: Place) -> None:
        Mouse().touch(app, scene, place)

    def go_on(self, app: App, scene: LessonScene) -> None:
        assert scene.laid.go_on is not None
        click(app, scene.laid.go_on.center)

    def choose(self, app: App, name: str) -> None:
        menu = app.shell.stack.top
        assert isinstance(menu, MenuScene)
        click(app, menu.menu.widgets[name].box.center)


class ByKeys:
    """Takes a lesson with the keyboard alone."""

    def touch(self, app: App, scene: LessonScene, place: Place) -> None:
        Keys().touch(app, scene, place)

    def go_on(self, app: App, scene: LessonScene) -> None:
        key(app, pygame.K_RETURN)

    def choose(self, app: App, name: str) -> None:
        menu = app.shell.stack.top
        assert isinstance(menu, MenuScene)
        for _ in range(12):
            if menu.menu.focus == name:
                break
            beside = (menu.menu.focus, name) in (("before", "skip"), ("skip", "before"))
            key(app, KEYS["right" if beside else "down"])
        assert menu.menu.focus == name
        key(app, pygame.K_RETURN)


class ByPad:
    """Takes a lesson with one pad alone."""

    def __init__(self, pad: VirtualPad) -> None:
        self.pad = pad

    def touch(self, app: App, scene: LessonScene, place: Place) -> None:
        PadHands({PERSON: self.pad}).touch(app, scene, place)

    def go_on(self, app: App, scene: LessonScene) -> None:
        self.pad.press(app, "a")

    def choose(self, app: App, name: str) -> None:
        menu = app.shell.stack.top
        assert isinstance(menu, MenuScene)
        for _ in range(12):
            if menu.menu.focus == name:
                break
            self.pad.press(app, "down")
        assert menu.menu.focus == name
        self.pad.press(app, "a")


Hand = ByMouse | ByKeys | ByPad


def open_lesson(game: str, at: int = 0) -> tuple[App, LessonScene]:
    app = open_app("--speed", "off")
    scene = LessonScene(app.shell, game, at)
    app.shell.stack.push(scene)
    app.frame(STEP)
    return app, scene


def steps(app: App, frames: int = 1) -> None:
    for _ in range(frames):
        app.frame(STEP)


def do_step(app: App, hand: Hand) -> None:
    """Make the move that is asked for, and read on."""
    scene = app.shell.stack.top
    assert isinstance(scene, LessonScene)
    at, ply = scene.at, scene.match.ply
    match = scene.match
    for place in scene.step.accepted(match.legal)[0].path:
        if match.ply > ply:
            break
        hand.touch(app, scene, place)
    assert match.ply == ply + 1
    if not scene.told:
        assert scene.at == at + 1
        return
    for _ in range(600):
        if not scene.timeline.running:
            break
        app.frame(STEP)
    assert scene.at == at
    hand.go_on(app, scene)


def take(app: App, hand: Hand, game: str) -> None:
    """A whole lesson, from the title to a first game."""
    title = app.shell.stack.top
    assert isinstance(title, TitleScene)
    if isinstance(hand, ByPad):
        hand.pad.press(app, "a")  # the first press takes a seat
    hand.choose(app, "learn")
    assert isinstance(app.shell.stack.top, LearnScene)
    hand.choose(app, f"start.{game}")
    seen = []
    for _ in range(len(COURSES[game].steps)):
        scene = app.shell.stack.top
        assert isinstance(scene, LessonScene)
        seen.append(scene.step.name)
        do_step(app, hand)
    assert seen == [step.name for step in COURSES[game].steps]
    assert isinstance(app.shell.stack.top, LessonOverScene)
    assert app.shell.settings.lessons[game] == len(seen)
    assert nothing_is_kept(app)
    hand.choose(app, "play")
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    assert not isinstance(table, LessonScene)
    assert [seat.player for seat in table.setup.seats] == ["person", COMPUTER]


def nothing_is_kept(app: App) -> bool:
    """Whether no match, picture or result is on the disk."""
    home = app.shell.home
    home.flush()
    library = home.library
    return (
        library.latest() is None and not library.results() and not home.store.names("matches", "")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_mouse(game: str) -> None:
    take(open_app("--speed", "off"), ByMouse(), game)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keyboard(game: str) -> None:
    take(open_app("--speed", "fast"), ByKeys(), game)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_pad(game: str, plug: Plug) -> None:
    app = open_app("--speed", "fast")
    pad = plug()
    steps(app, 3)
    take(app, ByPad(pad), game)


# -- what it says ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_any_other_legal_move_gets_a_kind_sentence_and_is_not_made(game: str) -> None:
    for at in range(len(COURSES[game].steps)):
        app, scene = open_lesson(game, at)
        state, wrong = scene.state, scene._say(".wrong")
        good = scene.step.next_places(scene.match.legal, ())
        others = [place for place in scene.picker.targets if place not in good]
        assert scene.speech().wrong == ""
        for place in others:
            scene._touch(place)
            assert scene.speech().wrong == wrong
            assert scene.state is state
            assert scene.picker.touched == ()
        if len(good) == 1 and scene.step.accepted(scene.match.legal)[0].path[1:]:
            scene._touch(good[0])
            assert scene.speech().wrong == ""
            good = scene.step.next_places(scene.match.legal, scene.picker.touched)
            for place in set(scene.picker.targets) - set(good):
                scene._touch(place)
                assert scene.speech().wrong == wrong
                assert scene.state is state
                assert len(scene.picker.touched) == 1, "what was right stays touched"
        app.close()


def test_a_wrong_thing_that_is_dragged_away_is_let_go_without_a_pause() -> None:
    app, scene = open_lesson("umbrella")
    wrong = Place("center", 0)
    spot = app.shell.screen.to_window(scene.table.boxes(wrong)[0].center)
    away = app.shell.screen.to_window((1600.0, 700.0))
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, spot), (pygame.MOUSEBUTTONUP, away)):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        app.frame(STEP)
    assert app.shell.stack.top is scene
    assert scene.wrong


def test_the_keys_that_are_named_are_those_of_the_device(plug: Plug) -> None:
    app, scene = open_lesson("umbrella")
    pad = plug(PLAYSTATION)
    steps(app, 3)
    click(app, (1700.0, 700.0))
    assert scene.speech().how == app.shell.text("lesson.how.mouse")
    key(app, pygame.K_RIGHT)
    assert marked("confirm") in scene.speech().how
    assert scene.device.startswith("keyboard")
    pad.press(app, "right")
    steps(app, 2)
    assert marked("confirm") in scene.speech().how
    assert scene.device.startswith("pad:playstation")
    shown = [piece for speaker, line, _, _ in scene.laid.lines for word in line for piece in word]
    assert {piece.text for piece in shown if piece.picture} == {"move", "confirm"}
    assert not [piece for piece in shown if OPEN in piece.text]


def test_a_sentence_is_broken_between_words_and_its_pictures() -> None:
    app = open_app()
    canvas = app.shell.canvas()
    sentence = f"Go with {marked('move')}, then press {marked('confirm')}."
    assert [len(word) for word in words_of(sentence)] == [1, 1, 2, 1, 1, 2]
    speaker = Speaker(canvas, "keyboard", 30)
    lines = speaker.lines(sentence, 260)
    assert [word for line in lines for word in line] == words_of(sentence)
    assert len(lines) > 1
    for line in lines:
        assert sum(map(speaker.wide, line)) <= 260


VIEWS = [
    *((size, scale, "de") for size in ("1920x1080", "1280x800") for scale in (100, 125, 150, 200)),
    *(("1920x1080", 200, code) for code in languages(ASSETS / "text") if code != "de"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scale", "language"), VIEWS)
def test_the_panel_fits_and_never_covers_what_is_to_be_touched(
    game: str, size: str, scale: int, language: str
) -> None:
    app = create(["--size", size, "--speed", "off", "--lang", language])
    app.shell.settings.text_scale = scale
    app.shell.heed()
    for at in range(len(COURSES[game].steps)):
        scene = LessonScene(app.shell, game, at)
        app.shell.stack.push(scene)
        app.frame(STEP)
        path = scene.step.accepted(scene.match.legal)[0].path
        for device in ("mouse", "keyboard", "pad:xbox"):
            app.shell.reader.last = device
            for wrong in (False, True):
                scene.wrong = wrong
                check_panel(scene, [place for place in path if scene.table.boxes(place)])
        if scene.step.told:
            scene.told = True
            scene.picker = type(scene.picker)(())
            check_panel(scene, [])
        app.shell.stack.pop()


def check_panel(scene: LessonScene, places: list[Place]) -> None:
    laid = scene.laid
    box = laid.box
    assert laid.fits, scene.step.name
    grow = scene.shell.settings.text_scale / 100
    assert laid.part == 1.0, f"{scene.step.name} is written smaller than at 100 %"
    assert laid.grow >= min(grow, 1.14), f"{scene.step.name} is hardly larger than at 100 %"
    assert box.x >= 96
    assert box.x + box.w <= 1824
    assert box.y + box.h <= 1026
    for button in (laid.go_on, laid.menu):
        if button is not None:
            assert button.h >= 64
            assert button.x >= box.x
            assert button.x + button.w <= box.x + box.w
            assert box.y <= button.y
            assert button.y + button.h <= box.y + box.h + 0.5
    for speaker, line, y, _ in laid.lines:
        assert box.y < y < box.y + box.h
        assert sum(map(speaker.wide, line)) <= box.w - 40
    for place in places:
        there = scene.boxes([place])[0]
        apart = (
            there.x >= box.x + box.w
            or box.x >= there.x + there.w
            or there.y >= box.y + box.h
            or box.y >= there.y + there.h
        )
        assert apart, f"{scene.step.name}: {place} is covered"


# -- waiting, leaving, coming back -----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_step_waits_for_the_person(game: str) -> None:
    for at in range(len(COURSES[game].steps)):
        app, scene = open_lesson(game, at)
        state = scene.state
        for _ in range(30):
            scene.tick(20.0)
        assert (scene.at, scene.told) == (at, False)
        assert scene.state is state
        scene.play(scene.step.accepted(scene.match.legal)[0])
        now = scene.at, scene.told
        for _ in range(30):
            scene.tick(20.0)
        assert (scene.at, scene.told) == now
        assert app.shell.stack.top is scene
        app.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_skipped_one_after_the_other(game: str) -> None:
    app, _ = open_lesson(game)
    hand = ByKeys()
    for at in range(len(COURSES[game].steps)):
        scene = app.shell.stack.top
        assert isinstance(scene, LessonScene)
        assert scene.at == at
        key(app, pygame.K_p)
        assert isinstance(app.shell.stack.top, LessonMenuScene)
        hand.choose(app, "skip")
    assert isinstance(app.shell.stack.top, LessonOverScene)
    assert nothing_is_kept(app)


def test_a_step_can_be_done_again_and_the_one_before_too() -> None:
    app, scene = open_lesson("umbrella", 2)
    scene.play(scene.step.accepted(scene.match.legal)[0])
    assert scene.told
    key(app, pygame.K_u)
    assert (scene.at, scene.told) == (2, False)
    assert scene.state == scene.step.state
    key(app, pygame.K_u)
    assert scene.at == 1
    key(app, pygame.K_r)
    assert scene.at == 2


def test_a_lesson_goes_on_where_it_was_left_even_after_the_program_ended(tmp_path: Path) -> None:
    app = open_app("--speed", "off", "--data-dir", str(tmp_path))
    app.shell.stack.push(LearnScene(app.shell))
    app.frame(STEP)
    ByKeys().choose(app, "start.umbrella")
    for _ in range(3):
        do_step(app, ByKeys())
    key(app, pygame.K_p)
    ByKeys().choose(app, "leave")
    page = app.shell.stack.top
    assert isinstance(page, LearnScene)
    assert "go_on.umbrella" in page.menu.widgets
    steps(app, 90)
    app.close()
    app = open_app("--speed", "off", "--data-dir", str(tmp_path))
    assert app.shell.settings.lessons == {"umbrella": 3}
    learn(app.shell, "umbrella")
    app.frame(STEP)
    page = app.shell.stack.top
    assert isinstance(page, LearnScene)
    assert page.menu.focus == "go_on.umbrella"
    key(app, pygame.K_RETURN)
    scene = app.shell.stack.top
    assert isinstance(scene, LessonScene)
    assert scene.at == 3
    assert scene.state == scene.step.state
    scene._pause()
    app.shell.stack.pop("leave")
    ByKeys().choose(app, "start.umbrella")
    scene = app.shell.stack.top
    assert isinstance(scene, LessonScene)
    assert scene.at == 0, "it can be repeated from the start"


def test_the_hint_touches_all_but_the_last_place() -> None:
    app, scene = open_lesson("umbrella")
    move = scene.step.moves[0]
    key(app, pygame.K_h)
    assert scene.picker.touched == move.path[:-1]
    assert scene.cursor == move.path[-1]
    assert scene.match.ply == 0


# -- the rest of the program -----------------------------------------------------------------------


@pytest.mark.parametrize("told", [False, True])
def test_the_lost_focus_pauses_a_lesson(told: bool) -> None:
    app, scene = open_lesson("solstis", 1)
    if told:
        scene.play(scene.step.accepted(scene.match.legal)[0])
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame(STEP)
    assert isinstance(app.shell.stack.top, LessonMenuScene)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is scene
    assert scene.told == told


def test_the_lost_pad_pauses_a_lesson_and_any_device_goes_on(plug: Plug) -> None:
    app, scene = open_lesson("umbrella")
    pad = plug()
    steps(app, 3)
    pad.press(app, "right")
    pad.unplug()
    steps(app, 3)
    assert isinstance(app.shell.stack.top, LessonMenuScene)
    key(app, pygame.K_RETURN)
    assert app.shell.stack.top is scene
    do_step(app, ByKeys())
    assert scene.at == 1


def test_a_lesson_gives_every_device_to_the_person(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug(), plug()]
    steps(app, 3)
    for pad in pads:
        pad.press(app, "a")
    assert app.shell.seating.devices
    app.shell.stack.push(LessonScene(app.shell, "umbrella"))
    assert not app.shell.seating.devices


@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_asked_about_in_a_lesson_and_it_goes_on_after(
    game: str, told: bool
) -> None:
    app, scene = open_lesson(game, 2)
    if told:
        while not scene.told:
            scene.play(scene.step.accepted(scene.match.legal)[0])
    at = scene.at
    for code in (pygame.K_i, pygame.K_l):
        key(app, code)
        assert app.shell.stack.top is not scene
        key(app, pygame.K_DOWN)
        key(app, pygame.K_ESCAPE)
        assert app.shell.stack.top is scene
        assert (scene.at, scene.told) == (at, told)
    do_step(app, ByKeys()) if not told else ByKeys().go_on(app, scene)
    assert scene.at == at + 1 or app.shell.stack.top is not scene


def test_the_program_may_end_in_the_middle_and_keeps_nothing_of_the_game() -> None:
    app, scene = open_lesson("solstis", 1)
    scene.play(scene.step.accepted(scene.match.legal)[0])
    app.close()
    assert nothing_is_kept(app)


def test_the_set_up_offers_the_lesson_to_those_who_are_new_and_never_insists() -> None:
    app = open_app("--speed", "off")
    app.shell.stack.push(LobbyScene(app.shell, "umbrella"))
    app.frame(STEP)
    lobby = app.shell.stack.top
    assert isinstance(lobby, LobbyScene)
    assert lobby.menu.focus == "start"
    offer = lobby.menu.widgets["learn"]
    assert offer.label == app.shell.text("setup.learn.new")  # type: ignore[attr-defined]
    click(app, offer.box.center)
    scene = app.shell.stack.top
    assert isinstance(scene, LessonScene)
    scene._pause()
    app.shell.stack.pop("leave")
    assert app.shell.stack.top is lobby
    lobby.refresh()
    offer = lobby.menu.widgets["learn"]
    assert offer.label == app.shell.text("setup.learn")  # type: ignore[attr-defined]


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_celebration_comes_to_rest(motion: str) -> None:
    app, scene = open_lesson("umbrella", len(COURSES["umbrella"].steps) - 1)
    app.shell.settings.motion = motion
    scene.begin(scene.at + 1)
    over = app.shell.stack.top
    assert isinstance(over, LessonOverScene)
    steps(app, 3 if motion == "reduced" else int(FALL / STEP) + 3)
    drawn = app.frames_drawn
    steps(app, 20)
    assert app.frames_drawn == drawn


ENDS: dict[str, Callable[[App], bool]] = {
    "next": lambda app: isinstance(app.shell.stack.top, LessonScene),
    "again": lambda app: isinstance(app.shell.stack.top, LessonScene),
    "title": lambda app: isinstance(app.shell.stack.top, TitleScene),
}


@pytest.mark.parametrize("end", ENDS)
def test_from_its_end_a_lesson_leads_on(end: str) -> None:
    app = open_app("--speed", "off")
    app.shell.stack.push(LearnScene(app.shell))
    app.shell.stack.push(LessonScene(app.shell, "umbrella", 7))
    scene = app.shell.stack.top
    assert isinstance(scene, LessonScene)
    scene.begin(8)
    app.frame(STEP)
    ByKeys().choose(app, end)
    assert ENDS[end](app)
    if end == "next":
        assert app.shell.stack.top.setup.game == "solstis"
