"""Who drives which seat: the rules of it, the strip of the title, and the focus on tables."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.players import PLAYERS, decide
from game.focus import nearest
from game.input import DIRECTIONS
from game.loop import STEP
from game.scenes.lobby import LobbyScene
from game.scenes.seatcards import boxes
from game.scenes.seating import SeatsScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats import DESK, Seat, Seating, Setup
from tests.pads import VirtualPad, plug
from tests.play import open_app, open_table

__all__ = ["plug"]

Plug = type[VirtualPad]

SAFE = (96, 54, 1824, 1026)


# -- the rules of it -------------------------------------------------------------------------------


def test_without_devices_everybody_may_play_every_seat() -> None:
    seating = Seating()
    for device in ("mouse", "keyboard", "pad:1", "pad:2"):
        for seat in range(4):
            assert seating.may(device, seat)


def test_a_seated_device_acts_for_its_seat_and_others_for_the_rest() -> None:
    seating = Seating()
    assert seating.sit("pad:1", 0)
    assert not seating.sit("pad:1", 1)
    assert not seating.sit("pad:2", 0)
    assert [seating.may("pad:1", seat) for seat in (0, 1)] == [True, False]
    assert [seating.may("pad:2", seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize("device", sorted(DESK))
def test_one_person_at_the_desk_may_use_all_of_it(device: str) -> None:
    seating = Seating()
    seating.sit("keyboard:left", 2)
    seating.sit("pad:1", 0)
    assert seating.may(device, 2)
    assert not seating.may(device, 0)


def test_two_people_at_the_desk_have_their_own_things() -> None:
    seating = Seating()
    seating.sit("keyboard:left", 0)
    seating.sit("keyboard:right", 1)
    assert seating.halves
    assert [seating.may("keyboard:left", seat) for seat in (0, 1)] == [True, False]
    assert [seating.may("keyboard:right", seat) for seat in (0, 1)] == [False, True]
    assert not any(seating.may("mouse", seat) for seat in (0, 1))


def test_nobody_drives_a_lost_seat_until_it_is_claimed() -> None:
    seating = Seating()
    seating.sit("pad:1", 0, "a")
    seating.sit("pad:2", 1, "b")
    assert seating.lose("pad:2") == 1
    for device in ("pad:1", "pad:3", "keyboard"):
        assert not seating.may(device, 1)
    assert seating.claim("pad:1", "a") is None
    assert seating.claim("pad:3", "c") == 1
    assert seating.may("pad:3", 1)
    assert seating.claim("pad:4", "b") is None


def test_no_sequence_of_coming_and_going_gives_a_device_two_seats() -> None:
    rng, seating = Random(3), Seating()
    devices = [f"pad:{k}" for k in range(6)] + sorted(DESK)
    for _ in range(5000):
        device, seat = rng.choice(devices), rng.randrange(4)
        act = rng.choice(("sit", "leave", "lose", "claim", "move", "free", "merge"))
        if act in ("sit", "move"):
            getattr(seating, act)(device, seat)
        elif act in ("leave", "lose", "claim"):
            getattr(seating, act)(device)
        elif act == "free":
            seating.free(seat)
        else:
            seating.merge(device, rng.choice(devices))
        held = list(seating.devices.values())
        assert len(held) == len(set(held))
        assert not set(seating.devices) & set(seating.lost)
        assert len(seating.lost) == len(set(seating.lost))


def test_who_sits_where_the_computer_plays_may_play_for_any_person() -> None:
    seating = Seating()
    for number in range(3):
        seating.sit(f"pad:{number}", number)
    seats = (Seat("Ada", "greedy"), Seat("Bo"))
    seating.begin(Setup("umbrella", {"seats": 2}, seats, 1))
    assert seating.devices == {1: "pad:1"}
    seating.free(1)
    assert seating.may("pad:0", 1)


# -- the title -------------------------------------------------------------------------------------


def test_pads_take_seats_at_the_title_and_go_on_with_them(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug() for _ in range(3)]
    for _ in range(3):
        app.frame(STEP)
    title = app.shell.stack.top
    assert isinstance(title, TitleScene)
    for pad in pads:
        pad.press(app, "a")
        app.frame(STEP)
    assert app.shell.stack.top is title
    assert app.shell.seating.devices == {k: pad.device for k, pad in enumerate(pads)}
    pads[1].press(app, "start")
    pads[1].press(app, "b")
    assert sorted(app.shell.seating.devices) == [0, 2]
    pads[1].press(app, "a")
    title.menu.focus = "umbrella"
    pads[2].press(app, "a")
    form = app.shell.stack.top
    assert isinstance(form, LobbyScene)
    assert form.draft.count == 3
    assert form.draft.players[:3] == ["person"] * 3
    pads[2].press(app, "a")
    assert isinstance(app.shell.stack.top, SeatsScene)
    for pad in pads:
        pad.press(app, "a")
    for _ in range(60):
        app.frame(STEP)
    assert isinstance(app.shell.stack.top, TableScene)


@pytest.mark.parametrize("scale", [100, 125, 200])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_cards_and_their_rows_are_large_and_inside_the_safe_area(count: int, scale: int) -> None:
    app = open_app()
    app.shell.settings.text_scale = scale
    app.shell.heed()
    seats = tuple(Seat(name) for name in app.shell.settings.names[:count])
    scene = SeatsScene(app.shell, Setup("umbrella", {"seats": count}, seats))
    scene.join("keyboard")
    for seat in range(count):
        card, rows = boxes(app.shell.canvas(), scene, seat)
        for box in (card, *rows.values()):
            assert box.h >= 64
            assert SAFE[0] <= box.x
            assert SAFE[1] <= box.y
            assert box.x + box.w <= SAFE[2]
            assert box.y + box.h <= SAFE[3]


# -- the ways of the focus -------------------------------------------------------------------------


def check_targets(scene: TableScene) -> None:
    """From every target every other is reached by directions, and all are where all is seen."""
    found = {place: scene.table.boxes(place) for place in scene.picker.targets}
    areas = {place: own[0] for place, own in found.items() if own}
    assert len(areas) == len(found), "a target without a box"
    for place, box in areas.items():
        assert SAFE[0] - 60 <= box.x, f"{place} at {box}"
        assert box.x + box.w <= SAFE[2] + 60, f"{place} at {box}"
        assert SAFE[1] - 34 <= box.y, f"{place} at {box}"
        assert box.y + box.h <= SAFE[3] + 34, f"{place} at {box}"
    ways = {
        place: {nearest(place, direction, areas) for direction in DIRECTIONS} - {None}
        for place in areas
    }
    for start in ways:
        seen, todo = {start}, [start]
        while todo:
            new = ways[todo.pop()] - seen
            seen |= new  # type: ignore[arg-type]
            todo += new  # type: ignore[arg-type]
        assert seen == set(ways), f"{scene.state.phase}: {start} never reaches {set(ways) - seen}"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *(("umbrella", seats, {"level": 4}) for seats in (1, 2, 3, 4)),
        ("solstis", 2, {}),
    ],
)
def test_every_target_of_a_match_is_reached_by_directions(
    game: str, seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScene, "_results", lambda scene: None)
    app, scene = open_table(["person"] * seats, options, 11, game=game, speed="off")
    rng, phases = Random(2), set()
    for _ in range(70):
        if scene.state.over:
            break
        move = decide(PLAYERS["greedy"], scene.rules, scene.state, scene.state.seat, rng)
        phases.add(scene.state.phase)
        for place in move.path:
            check_targets(scene)
            if scene._touch(place):
                break
        app.frame(STEP)
    assert len(phases) > 1


def test_two_of_three_pads_sit_down_to_solstis(plug: Plug) -> None:
    app = open_app("--speed", "off")
    pads = [plug() for _ in range(3)]
    for _ in range(3):
        app.frame(STEP)
    for pad in pads:
        pad.press(app, "a")
        app.frame(STEP)
    form = LobbyScene(app.shell, "solstis")
    app.shell.stack.push(form)
    assert form.draft.players[:2] == ["person"] * 2
    pads[0].press(app, "a")
    for pad in pads[:2]:
        pad.press(app, "a")
    for _ in range(60):
        app.frame(STEP)
    table = app.shell.stack.top
    assert isinstance(table, TableScene)
    assert table.peek.private
    assert app.shell.seating.devices == {0: pads[0].device, 1: pads[1].device}
