"""The first start: what makes the game easier is offered, and nothing stands before a match."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app import create
from game.loop import STEP
from game.scenes.ease import EaseScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.ui.widgets import Choice
from tests.layout.recording import Recorder
from tests.scenes.driving import Driver, driver

__all__ = ["driver"]


def presses(driver: Driver, *keys: str) -> int:
    """Press these keys one after the other; answers how many."""
    driver.key(*keys)
    return len(keys)


def test_two_presses_lead_to_the_first_match_and_a_third_one_takes_an_umbrella(
    driver: Driver,
) -> None:
    assert not driver.shell.settings.welcomed
    count = presses(driver, "confirm", "confirm")
    table = driver.top
    assert isinstance(table, TableScene)
    # Chance may let the computer begin, which the person only waits for.
    for _ in range(3000):
        if table.mine and not table.timeline.running:
            break
        driver.step()
    count += presses(driver, "confirm")
    assert count == 3
    assert table.picker.touched
    assert driver.shell.settings.welcomed


def test_the_offer_is_one_press_away_and_the_title_needs_none(driver: Driver) -> None:
    assert isinstance(driver.top, TitleScene)
    driver.post(pygame.KEYDOWN, key=pygame.K_i, mod=0, unicode="i")
    assert isinstance(driver.top, EaseScene)
    driver.key("back")
    assert isinstance(driver.top, TitleScene)
    assert "ease" not in driver.menu.widgets


def test_the_offer_is_reached_by_the_arrows_and_by_a_click(driver: Driver) -> None:
    driver.key("right")
    assert driver.focus == "ease"
    driver.key("left")
    assert driver.focus != "ease"
    driver.click_on("ease")
    assert isinstance(driver.top, EaseScene)


def test_the_offer_is_written_large(patch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    patch.setenv("SDL_VIDEODRIVER", "dummy")
    app = create(["--size", "1280x720", "--data-dir", str(tmp_path)])
    recorder = Recorder(app, patch)
    texts = {each.text: each.drawn for each in recorder.picture()}
    assert texts[app.shell.text("title.ease")] >= 1.25 * 36


@pytest.fixture
def patch() -> Any:
    with pytest.MonkeyPatch.context() as context:
        yield context


# -- the page -------------------------------------------------------------------------------------


def test_text_grows_at_once_and_the_focus_stays_in_sight(driver: Driver) -> None:
    driver.shell.stack.push(EaseScene(driver.shell))
    driver.step()
    driver.key("right", "right", "right")
    assert driver.shell.settings.text_scale == 200
    assert driver.shell.assets.text_scale == 200
    menu = driver.menu
    flow = menu.flow
    assert flow is not None
    assert flow.room > 0
    for _ in range(len(menu.widgets) - 1):
        driver.key("down")
        assert flow is not driver.menu.flow or flow.sees(driver.menu.focused.box)
    assert driver.focus == "back"
    assert flow.scroll == flow.room


def test_another_language_is_spoken_at_once_everywhere(driver: Driver) -> None:
    driver.shell.stack.push(EaseScene(driver.shell))
    driver.step()
    driver.menu.focus = "language"
    row = driver.menu.focused
    assert isinstance(row, Choice)
    assert len(row.values) >= 6
    driver.key("right")
    language = driver.shell.settings.language
    assert language != "en"
    assert driver.shell.text.language == language
    assert driver.menu.widgets["back"].label == driver.shell.text("options.back")  # type: ignore[attr-defined]
    title = driver.shell.stack.scenes[0]
    assert isinstance(title, TitleScene)
    assert title.menu.widgets["quit"].label == driver.shell.text("title.quit")  # type: ignore[attr-defined]


def test_the_wheel_scrolls_and_takes_the_focus_along(driver: Driver) -> None:
    driver.shell.settings.text_scale = 200
    driver.shell.heed()
    driver.shell.stack.push(EaseScene(driver.shell))
    driver.step()
    flow = driver.menu.flow
    assert flow is not None
    driver.post(pygame.MOUSEWHEEL, x=0, y=-9, which=0, flipped=False)
    assert flow.scroll > 0
    assert flow.sees(driver.menu.focused.box)
    driver.post(pygame.MOUSEWHEEL, x=0, y=99, which=0, flipped=False)
    assert flow.scroll == 0


def test_a_click_on_what_is_scrolled_away_does_nothing(driver: Driver) -> None:
    driver.shell.settings.text_scale = 200
    driver.shell.heed()
    driver.shell.stack.push(EaseScene(driver.shell))
    driver.step()
    away = driver.menu.widgets["back"].box
    driver.click(away.center)
    assert isinstance(driver.top, EaseScene)


# -- presses that cool down -----------------------------------------------------------------------


def test_presses_cool_down_if_that_is_wanted(driver: Driver) -> None:
    driver.shell.settings.cool_down = True
    driver.shell.heed()
    driver.key("down", "down")
    assert driver.focus == "solstis"
    driver.step(round(0.6 / STEP))
    driver.key("down")
    assert driver.focus not in ("umbrella", "solstis")


def test_a_device_that_cools_down_does_not_silence_another_one(driver: Driver) -> None:
    driver.shell.settings.cool_down = True
    driver.shell.heed()
    driver.key("down")
    driver.click_on("options")
    assert driver.shell.stack.top is not driver.shell.stack.scenes[0]
