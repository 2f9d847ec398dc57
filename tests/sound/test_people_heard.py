"""People are heard: taking and leaving seats, writing a name, and a hint that has come."""

from __future__ import annotations

from time import sleep

import pygame
import pytest

from game.loop import STEP
from game.scenes.letters import LettersScene
from game.scenes.lobby import LobbyScene
from game.scenes.seating import SeatsScene
from game.seats import Seat, Setup
from tests.play import key, open_app, open_table
from tests.sound.test_results_heard import Heard


def test_each_seat_has_a_tone_of_its_own_and_leaving_one_of_its_own() -> None:
    app = open_app()
    app.shell.sound = heard = Heard()
    setup = Setup(
        "umbrella", {"seats": 3, "level": 1}, (Seat("Ines"), Seat("Tom"), Seat("Mara")), 1
    )
    scene = SeatsScene(app.shell, setup)
    app.shell.stack.push(scene)
    app.frame(STEP)
    for seat, device in enumerate(("keyboard", "mouse")):
        assert scene.join(device, seat)
        app.frame(STEP)
    scene.step_back("mouse")
    app.frame(STEP)
    assert heard.names == ["ui/join_1", "ui/join_2", "ui/leave"]
    app.close()


def test_letters_are_heard_on_the_screen_and_on_the_keyboard() -> None:
    app = open_app()
    app.shell.sound = heard = Heard()
    app.shell.stack.push(LettersScene(app.shell, "Name", "Al", 14))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    app.frame(STEP)
    assert heard.names.count("ui/text") == 1
    key(app, pygame.K_BACKSPACE)
    assert heard.names.count("ui/text") == 2
    app.close()


def test_a_name_typed_into_its_row_is_heard() -> None:
    app = open_app()
    app.shell.sound = heard = Heard()
    lobby = LobbyScene(app.shell, "umbrella")
    app.shell.stack.push(lobby)
    app.frame(STEP)
    name = next(each for each in lobby.menu.widgets if each.startswith("name"))
    lobby.menu.focus = name
    key(app, pygame.K_RETURN)
    assert lobby.entry is not None
    heard.names.clear()
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    app.frame(STEP)
    assert heard.names == ["ui/text"]
    app.close()


@pytest.mark.parametrize("game", ["umbrella", "solstis"])
def test_a_hint_rings_when_it_comes(game: str) -> None:
    app, scene = open_table(
        ["person", "person"], {"level": 1} if game == "umbrella" else {}, 3, game
    )
    app.shell.sound = heard = Heard()
    scene.adviser.ask(scene)
    for _ in range(3000):
        app.frame(STEP)
        sleep(0.01)  # another process thinks
        if not scene.adviser.thinking:
            break
    assert heard.names.count("ui/hint") == 1
    app.close()
