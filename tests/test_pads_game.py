"""Whole matches with pads: four people sit down and play, pads come and go in every scene."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.ai.players import LEVELS, PLAYERS, decide
from game.app import App
from game.input import Intent
from game.loop import STEP
from game.rules.core import MOST_GIVEN
from game.scenes.draft import COMPUTER
from game.scenes.letters import LettersScene
from game.scenes.lobby import LobbyScene
from game.scenes.options import OptionsScene
from game.scenes.padlost import SETTLE, STAND_IN, PadLostScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.seating import SeatsScene
from game.scenes.shaking import LONGEST
from game.scenes.stack import Scene
from game.scenes.table import TableScene
from game.scenes.takeover import TakeoverScene
from game.scenes.title import TitleScene
from game.tables.solstis.styles import STYLES as solstis_styles  # noqa: N811
from game.tables.umbrella.styles import STYLES as umbrella_styles  # noqa: N811
from tests.pads import PLAYSTATION, PadHands, VirtualPad, plug, sit_down
from tests.play import key, open_app, open_table, say, show_goes_on

__all__ = ["plug"]

Plug = type[VirtualPad]


def steps(app: App, frames: int = 1) -> None:
    for _ in range(frames):
        app.frame(STEP)


def open_couch(plug: Plug, count: int = 2) -> tuple[App, TableScene, list[VirtualPad]]:
    """A match of so many people, each with a pad and at the seat of that number."""
    app = open_app("--speed", "fast")
    pads = [plug() for _ in range(count)]
    steps(app, 3)
    return app, sit_down(app, pads), pads


def play(app: App, scene: TableScene, hands: PadHands, moves: int, rng: Random) -> None:
    """So many moves, or until the match is over."""
    for _ in range(moves):
        if scene.state.over:
            return
        move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
        say(app, scene, hands, move)
        assert scene.director.table() == scene.rules.tokens(scene.state)
        show_goes_on(app, scene, rng)


def test_four_pads_sit_down_and_play_a_whole_game(plug: Plug) -> None:
    app, scene, pads = open_couch(plug, 4)
    play(app, scene, PadHands(dict(enumerate(pads))), 9999, Random(4))
    assert scene.state.over
    for _ in range(600):
        app.frame(STEP)
        if isinstance(app.shell.stack.top, ResultsScene):
            break
    pads[2].press(app, "a")  # ends the counting
    pads[2].press(app, "right", "right", "a")
    steps(app, 2)
    assert isinstance(app.shell.stack.top, TitleScene)


# -- who may act -----------------------------------------------------------------------------------


def test_a_pad_acts_only_on_the_decisions_of_its_own_seat(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    other = pads[1 - scene.state.seat]
    before = scene.cursor
    other.press(app, "right", "down", "a", "a", "b")
    key(app, pygame.K_RETURN)
    assert (scene.cursor, scene.match.ply) == (before, 0)
    assert app.shell.stack.top is scene
    pads[scene.state.seat].press(app, "right")
    assert scene.cursor != before


def test_pause_and_skip_are_for_everyone(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    other = pads[1 - scene.state.seat]
    other.axis(5, 1.0)
    steps(app, 2)
    assert scene.timeline.skipping
    other.axis(5, -1.0)
    steps(app, 2)
    assert not scene.timeline.skipping
    other.press(app, "start")
    assert isinstance(app.shell.stack.top, PauseScene)
    other.press(app, "start")
    assert app.shell.stack.top is scene


def test_hints_follow_the_device_of_the_seat(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug(), plug(PLAYSTATION)]
    steps(app, 3)
    scene = sit_down(app, pads)
    looks = ["pad:xbox", "pad:playstation"]
    pads[1 - scene.state.seat].press(app, "up")
    steps(app, 2)
    assert scene.aim.device == looks[scene.state.seat]


def test_shoulder_buttons_go_through_the_targets(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    pad, start = pads[scene.state.seat], scene.cursor
    seen = set()
    for _ in range(len(scene.picker.targets)):
        pad.press(app, "rightshoulder")
        seen.add(scene.cursor)
    assert seen == set(scene.picker.targets)
    assert scene.cursor == start
    pad.press(app, "rightshoulder", "leftshoulder")
    assert scene.cursor == start


# -- taking seats ----------------------------------------------------------------------------------


@pytest.fixture
def seats(plug: Plug) -> tuple[App, SeatsScene, list[VirtualPad]]:
    """The seating of three seats before anybody but the one who opened it has sat down."""
    app = open_app("--speed", "off")
    pads = [plug() for _ in range(3)]
    steps(app, 3)
    form = LobbyScene(app.shell, "umbrella")
    app.shell.stack.push(form)
    form.draft.count, form.draft.players = 3, ["person"] * 4
    pads[0].press(app, "up", "down")
    form.start()
    steps(app)
    scene = app.shell.stack.top
    assert isinstance(scene, SeatsScene)
    return app, scene, pads


Seats = tuple[App, SeatsScene, list[VirtualPad]]


def test_confirm_takes_a_seat_and_back_leaves_it_and_menu_does_neither(seats: Seats) -> None:
    app, scene, pads = seats
    assert scene.seating.devices == {0: pads[0].device}
    pads[1].press(app, "start", "x", "down")
    assert list(scene.seating.devices) == [0]
    pads[1].press(app, "a")
    assert scene.seating.devices == {0: pads[0].device, 1: pads[1].device}
    pads[1].press(app, "start")
    assert 1 in scene.seating.devices
    pads[1].press(app, "b")
    assert list(scene.seating.devices) == [0]
    pads[1].press(app, "b")
    assert isinstance(app.shell.stack.top, LobbyScene)


def test_each_pad_moves_only_in_its_own_card(seats: Seats) -> None:
    app, scene, pads = seats
    pads[1].press(app, "a")
    pads[0].press(app, "down")
    assert (scene.row(0), scene.row(1)) == ("name", "ready")
    pads[1].press(app, "down", "down")
    assert (scene.row(0), scene.row(1)) == ("name", "move")
    pads[1].press(app, "right")
    assert scene.seating.devices == {0: pads[0].device, 2: pads[1].device}
    assert app.shell.settings.names[:3] == ["Ines", "Mara", "Tom"]


def test_two_halves_of_the_keyboard_and_the_mouse_take_seats(seats: Seats) -> None:
    app, scene, pads = seats
    pads[0].press(app, "b")
    for code in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_s):
        key(app, code)
    assert scene.seating.devices == {0: "keyboard:left", 1: "keyboard:right"}
    assert (scene.row(0), scene.row(1)) == ("name", "ready")
    scene.join("mouse")
    for code in (pygame.K_w, pygame.K_SPACE, pygame.K_RETURN):
        key(app, code)
    scene.ready.add("mouse")
    steps(app, 60)
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    before, seat = table.cursor, table.state.seat
    keys = [(pygame.K_d, pygame.K_a), (pygame.K_RIGHT, pygame.K_LEFT)]
    if seat < 2:
        for code in keys[1 - seat]:
            key(app, code)
        assert table.cursor == before
        moved = set()
        for code in (*keys[seat], pygame.K_s if seat == 0 else pygame.K_DOWN):
            key(app, code)
            moved.add(table.cursor)
        assert moved != {before}


def test_a_name_is_written_with_the_pad_of_its_seat(seats: Seats) -> None:
    app, scene, pads = seats
    pads[0].press(app, "down", "a")
    letters = app.shell.stack.top
    assert isinstance(letters, LettersScene)
    pads[1].press(app, "a", "down", "b")
    assert app.shell.stack.top is letters
    assert letters.text == "Ines"
    pads[0].press(app, "x", "x", "x", "x")
    assert letters.text == ""
    letters.menu.focus = "key20"
    pads[0].press(app, "a", "right", "a", "start")
    assert app.shell.stack.top is scene
    assert app.shell.settings.names[0] == "As"


def test_computers_play_the_seats_that_stay_free(seats: Seats) -> None:
    app, scene, pads = seats
    pads[0].press(app, "a")
    assert scene.choices(0)[-1] == "start"
    pads[0].press(app, "up", "a")
    steps(app, 2)
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    assert [seat.player for seat in table.setup.seats] == ["person", COMPUTER, COMPUTER]


def test_points_are_given_beforehand_in_a_card_and_go_along_with_the_person(seats: Seats) -> None:
    app, scene, pads = seats
    pads[0].press(app, "down", "down", "down")
    assert scene.row(0) == "head_start"
    pads[0].press(app, "right", "right", "left", "a")
    assert scene.setup.options["head_start"] == "2,0,0"
    pads[0].press(app, "up", "right")
    assert scene.setup.options["head_start"] == "0,2,0"
    assert app.shell.settings.setups["umbrella"]["head_start"][:3] == [0, 2, 0]
    pads[0].press(app, "down", "left", "left")
    assert "head_start" not in scene.setup.options
    pads[0].press(app, "left")
    assert scene.setup.options["head_start"] == f"0,{MOST_GIVEN},0"


def test_the_level_of_the_computers_is_chosen_in_a_card(seats: Seats) -> None:
    app, scene, pads = seats
    scene._become(2, "storm")
    pads[0].press(app, "up")
    assert scene.row(0) == "opponents"
    assert scene.opponent == "storm"
    pads[0].press(app, "right")
    assert scene.opponent == scene.setup.seats[2].player == LEVELS[0]
    pads[0].press(app, "left", "left", "up", "up", "up", "up", "a")
    assert scene.choices(0)[-1] == "start"
    pads[0].press(app, "up", "a")
    steps(app, 2)
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    assert [seat.player for seat in table.setup.seats] == ["person", "downpour", "downpour"]


def test_one_device_may_go_round(seats: Seats) -> None:
    app, _, pads = seats
    pads[2].press(app, "y")
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    assert app.shell.seating.devices == {}
    before = table.cursor
    pads[1].press(app, "right")
    assert table.cursor != before


def test_the_twin_of_a_pad_loses_the_seat_it_took(seats: Seats) -> None:
    app, scene, pads = seats
    for name in ("a", "down"):
        for down in (True, False):
            for pad in pads[1:]:
                pad.button(name, down)
            steps(app, 4)
        if name == "a":
            assert len(scene.seating.devices) == 3
    kept = set(scene.seating.devices.values()) - {pads[0].device}
    assert len(kept) == 1
    assert kept < {pad.device for pad in pads[1:]}


# -- losing a pad ----------------------------------------------------------------------------------


def at_title(app: App) -> None:
    app.shell.stack.reset(TitleScene(app.shell))


def over(make: Callable[[App, TableScene], Scene]) -> Callable[[App, TableScene], None]:
    def go(app: App, scene: TableScene) -> None:
        app.shell.stack.push(make(app, scene))

    return go


PLACES: dict[str, Callable[[App, TableScene], None]] = {
    "table": lambda app, scene: None,
    "title": lambda app, scene: at_title(app),
    "lobby": over(lambda app, scene: LobbyScene(app.shell, "umbrella")),
    "pause": over(lambda app, scene: PauseScene(app.shell)),
    "options": over(lambda app, scene: OptionsScene(app.shell)),
    "results": over(lambda app, scene: ResultsScene(app.shell, scene.setup, scene.match)),
    "seats": over(lambda app, scene: SeatsScene(app.shell, scene.setup)),
    "letters": over(lambda app, scene: LettersScene(app.shell, "Name", "", 14)),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_pad_lost_in_any_scene_keeps_its_seat(plug: Plug, place: str) -> None:
    app, scene, pads = open_couch(plug)
    PLACES[place](app, scene)
    steps(app)
    below = app.shell.stack.top
    pads[1].unplug()
    steps(app, 3)
    lost = app.shell.stack.top
    assert isinstance(lost, PadLostScene)
    assert lost.seat == 1
    pads[0].press(app, "b", "start")
    assert app.shell.stack.top is lost
    again = plug()
    steps(app)
    again.press(app, "a")
    assert app.shell.stack.top is below
    assert app.shell.seating.devices == {0: pads[0].device, 1: again.device}


def test_the_match_waits_in_the_middle_of_a_show(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    move = next(move for move in scene.match.legal if move.kind == "slide")
    scene.play(move)
    steps(app, 2)
    assert scene.timeline.running
    pads[0].unplug()
    steps(app, 2)
    now = scene.timeline.now
    steps(app, 60)
    assert scene.timeline.now == now


def test_pads_replugged_in_another_order_take_the_seat_that_is_named(plug: Plug) -> None:
    app, _, pads = open_couch(plug)
    for pad in pads:
        pad.unplug()
    steps(app, 3)
    lost = app.shell.stack.top
    assert isinstance(lost, PadLostScene)
    assert app.shell.seating.lost == [0, 1]
    second, first = plug(), plug()
    steps(app)
    first.press(app, "a")
    assert app.shell.stack.top is lost
    assert lost.seat == 1
    first.press(app, "a")
    assert app.shell.stack.top is lost, "one pad drives two seats"
    second.press(app, "a")
    assert app.shell.seating.devices == {0: first.device, 1: second.device}


def test_a_pad_of_another_make_gets_its_own_seat_back_first(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug(), plug(PLAYSTATION)]
    steps(app, 3)
    sit_down(app, pads)
    for pad in pads:
        pad.unplug()
    steps(app, 3)
    again = plug(PLAYSTATION)
    steps(app)
    again.press(app, "a")
    assert app.shell.seating.devices == {1: again.device}


def test_a_fifth_pad_may_claim_the_seat_but_nobody_gets_two(plug: Plug) -> None:
    app, scene, pads = open_couch(plug, 4)
    fifth = plug()
    steps(app)
    fifth.press(app, "a", "right")
    assert scene.match.ply == 0
    pads[3].unplug()
    steps(app, 3)
    fifth.press(app, "a")
    assert app.shell.stack.top is scene
    assert app.shell.seating.devices[3] == fifth.device
    assert len(set(app.shell.seating.devices.values())) == 4


@pytest.mark.parametrize(("row", "player"), [("computer", STAND_IN), ("anybody", "person")])
def test_a_lost_seat_is_handed_to_the_computer_or_to_anybody(
    plug: Plug, row: str, player: str
) -> None:
    app, scene, pads = open_couch(plug)
    pads[1].unplug()
    steps(app, 3)
    lost = app.shell.stack.top
    assert isinstance(lost, PadLostScene)
    lost.menu.focus = row
    pads[0].press(app, "a")
    assert app.shell.stack.top is lost, "a press meant for the match decided"
    steps(app, round(SETTLE * 60))
    pads[0].press(app, "a")
    steps(app, 2)
    assert app.shell.stack.top is scene
    assert scene.setup.seats[1].player == player
    assert scene.setup.seats[0].person
    if player == "person":
        assert app.shell.seating.may("keyboard", 1)
        assert not app.shell.seating.may("keyboard", 0)


def test_the_match_goes_on_after_a_seat_went_to_the_computer(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    app.shell.seating.give(1, "greedy")
    steps(app, 2)
    rng = Random(1)
    hands = PadHands({0: pads[0]})
    for _ in range(4000):
        if scene.state.over or scene.match.ply > 40:
            break
        if scene.mine:
            play(app, scene, hands, 1, rng)
        else:
            app.frame(STEP)
    assert scene.match.ply > 10


def test_the_only_pad_without_a_seat_pauses_when_it_goes(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pad = plug()
    steps(app, 3)
    form = LobbyScene(app.shell, "umbrella")
    app.shell.stack.push(form)
    form.start()
    scene = app.shell.stack.top
    assert isinstance(scene, TableScene)
    pad.press(app, "right")
    pad.unplug()
    steps(app, 3)
    assert isinstance(app.shell.stack.top, PauseScene)
    again = plug()
    steps(app)
    again.press(app, "a")
    assert app.shell.stack.top is scene


def test_menu_scenes_take_every_pad(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug(), plug()]
    steps(app, 3)
    title = app.shell.stack.top
    assert isinstance(title, TitleScene)
    first = title.menu.focus
    pads[0].press(app, "down")
    assert title.menu.focus != first
    pads[1].press(app, "up")
    assert title.menu.focus == first
    title.handle(Intent("keyboard", "down"))
    assert title.menu.focus != first


def test_a_seat_goes_to_a_computer_and_back_in_the_pause(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    pads[0].press(app, "start")
    pause = app.shell.stack.top
    assert isinstance(pause, PauseScene)
    pause.menu.focus = "seats"
    pads[0].press(app, "a")
    takeover = app.shell.stack.top
    assert isinstance(takeover, TakeoverScene)
    takeover.menu.focus = "seat1"
    pads[0].press(app, "right", "left", "left", "b", "start")
    assert app.shell.stack.top is scene
    steps(app, 2)
    assert [seat.player for seat in scene.setup.seats] == ["person", "storm"]
    assert app.shell.seating.devices == {0: pads[0].device}
    app.shell.seating.give(1, "person")
    steps(app, 2)
    assert scene.setup.seats[1].person
    assert app.shell.seating.may(pads[1].device, 1)
    assert scene.table.setup is scene.setup


def test_pads_of_those_concerned_shake_for_a_short_time(plug: Plug) -> None:
    app, scene, pads = open_couch(plug)
    for pad in pads:
        pad.shaken.clear()
    hands, mover = PadHands(dict(enumerate(pads))), scene.state.seat
    play(app, scene, hands, 1, Random(3))
    while scene.timeline.running:
        app.frame(STEP)
    assert max(pads[mover].shaken) > (0, 0)
    pygame.time.wait(450)
    app.frame(STEP)
    assert all(pad.shaken[-1] == (0, 0) for pad in pads if pad.shaken)
    app.shell.settings.rumble = 0
    for pad in pads:
        pad.shaken.clear()
    play(app, scene, hands, 2, Random(3))
    assert not any(any(strength) for pad in pads for strength in pad.shaken)


def test_styles_shake_rarely_and_briefly() -> None:
    for styles in (umbrella_styles, solstis_styles):
        rumbles = [style.rumble for style in styles.values() if style.rumble[1]]
        assert 0 < len(rumbles) <= len(styles) / 3
        for strength, milliseconds in rumbles:
            assert 0 < strength <= 1
            assert 0 < milliseconds <= LONGEST


def test_two_pads_play_a_whole_game_of_solstis(plug: Plug, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "_results", lambda scene: None)
    app, scene = open_table(["person", "person"], {}, seed=5, game="solstis", speed="off")
    pads = [plug(), plug()]
    steps(app, 3)
    for seat, pad in enumerate(pads):
        app.shell.seating.sit(pad.device, seat)
    rng, hands = Random(5), PadHands(dict(enumerate(pads)))
    for _ in range(4000):
        if scene.state.over:
            return
        forced = scene.match.forced()
        if forced is not None and forced.kind in scene.table.automatic:
            app.frame(STEP)  # takes itself
            continue
        other, before = pads[1 - scene.state.seat], scene.match.ply
        other.press(app, "a")
        assert scene.match.ply == before
        play(app, scene, hands, 1, rng)
    raise AssertionError("the match does not end")
