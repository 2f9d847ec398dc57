"""From the title to a match of Solstis: the row, the form, and what is kept of it."""

from __future__ import annotations

import pytest

from game.ai.players import LEVELS
from game.scenes.draft import COMPUTER
from game.scenes.dusk_form import DuskDraft
from game.scenes.lobby import LobbyScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.seats import PERSON
from tests.scenes.driving import Driver, driver
from tests.scenes.test_menus import check_words

__all__ = ["driver"]


def lobby(driver: Driver) -> LobbyScene:
    driver.shell.stack.push(LobbyScene(driver.shell, "solstis"))
    driver.step()
    scene = driver.top
    assert isinstance(scene, LobbyScene)
    return scene


def draft(driver: Driver) -> DuskDraft:
    scene = driver.top
    assert isinstance(scene, LobbyScene)
    assert isinstance(scene.draft, DuskDraft)
    return scene.draft


def test_three_presses_lead_from_the_title_into_a_match(driver: Driver) -> None:
    title = driver.top
    assert isinstance(title, TitleScene)
    driver.click_on("solstis")
    assert isinstance(driver.top, LobbyScene)
    assert driver.focus == "start"
    driver.key("confirm")
    scene = driver.top
    assert isinstance(scene, TableScene)
    assert scene.setup.game == "solstis"
    assert [seat.player for seat in scene.setup.seats] == [PERSON, COMPUTER]


def test_the_title_shows_the_game_under_the_focus(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = driver.top
    assert isinstance(title, TitleScene)
    driver.point(driver.menu.widgets["solstis"].box.center)
    assert title.game == "solstis"
    driver.point(driver.menu.widgets["options"].box.center)
    assert title.game == "solstis", "the picture stays until another game has the focus"
    check_words(driver.written(monkeypatch))
    driver.point(driver.menu.widgets["umbrella"].box.center)
    assert title.game == "umbrella"


@pytest.mark.parametrize("evil", ["on", "off"])
@pytest.mark.parametrize("passes", ["next_encounter", "holder_encounter"])
def test_words_can_be_read_and_do_not_overlap(
    driver: Driver, evil: str, passes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.shell.settings.names[:2] = ["Wilhelmina Ann", "Ängström"]
    driver.shell.settings.setups["solstis"] = {"evil": evil, "evil_passes": passes}
    lobby(driver)
    words = driver.written(monkeypatch)
    check_words(words)
    told = [text for text, _, _ in words]
    assert ("It is passed on" in told) == (evil == "on")
    assert not driver.shell.assets.missing


def test_the_evil_spirit_is_chosen_with_left_and_right(driver: Driver) -> None:
    lobby(driver)
    driver.menu.focus = "evil"
    driver.key("right")
    assert draft(driver).evil == "off"
    assert "evil_passes" not in driver.menu.widgets
    driver.key("left")
    assert draft(driver).evil == "on"
    driver.menu.focus = "evil_passes"
    driver.key("right")
    assert draft(driver).evil_passes == "holder_encounter"


def test_a_seat_is_a_persons_or_the_computers(driver: Driver) -> None:
    lobby(driver)
    driver.click_on("kind1")
    assert draft(driver).players == [PERSON, LEVELS[LEVELS.index(COMPUTER) + 1]]
    seen = []
    for _ in range(len(LEVELS) + 1):
        driver.click_on("kind1")
        seen.append(draft(driver).players[1])
    assert sorted(seen) == sorted([PERSON, *LEVELS])


def test_points_are_given_beforehand_and_kept(driver: Driver) -> None:
    lobby(driver)
    driver.click_on("head_start")
    driver.menu.focus = "seat1"
    driver.key("right", "right", "right", "back")
    assert driver.focus == "head_start"
    assert draft(driver).head_start == [0, 3]
    assert draft(driver).setup("solstis", ["A", "B"]).options["head_start"] == "0,3"
    driver.key("back")
    lobby(driver)
    assert draft(driver).head_start == [0, 3]
    driver.key("back")
    driver.shell.settings.setups["solstis"]["head_start"] = [0, 99]
    lobby(driver)
    assert draft(driver).head_start == [0, 0]


def test_the_form_is_kept_and_nonsense_in_it_is_left_out(driver: Driver) -> None:
    lobby(driver)
    driver.click_on("kind0")
    driver.menu.focus = "evil"
    driver.key("right", "back")
    lobby(driver)
    assert draft(driver).players == [LEVELS[0], COMPUTER]
    assert draft(driver).evil == "off"
    driver.key("back")
    driver.shell.settings.setups["solstis"] = {
        "evil": "sometimes",
        "evil_passes": 3,
        "players": ["person", "wizard"],
    }
    lobby(driver)
    assert draft(driver) == DuskDraft()


def test_people_who_sit_already_are_expected(driver: Driver) -> None:
    filled = DuskDraft()
    filled.expect([0], lobby(driver).levels)
    assert filled.players == [PERSON, COMPUTER]
    filled.expect([0, 1, 3], lobby(driver).levels)
    assert filled.players == [PERSON, PERSON]
