"""Every text is large enough, whole, apart from the others and where televisions show it.

The usual run looks at English and at a language that is 40 % longer, at 100 and 200 %; the long
run looks at every language and every size in two windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.app import App, create
from game.loop import STEP
from game.paths import ASSETS
from game.scenes.menu import MenuScene
from game.settings import TEXT_SCALES
from game.text import languages
from game.view.canvas import Box
from tests.layout.recording import Recorder, Written
from tests.layout.scenery import MENUS, TABLES

SAFE = Box(96, 54, 1728, 972)
SLACK = 2.0
HARDLY = 0.85
"""Part of its size to which a text may shrink."""
LEAST = 26.0
"""Logical pixels from the lowest to the highest of a text, and what a face has of its size."""
FACE = 1.18
ON_PLATES = 22.0
"""The same for plates on a table, which have the room that the street gives them."""
LONG = "longer"
ROOMY = 44.0
"""Tables may use this much of the border: what is cut off there is scenery with a plate on it."""
OVER_TABLES = {"replay", "solstis replay"}
"""Menus at the lower edge of a table, whose plates have the size that the table gives them."""


def longer(app: App) -> None:
    """All English sentences as much longer as German ones may be."""
    sentences: dict[str, str] = app.shell.text._english
    for key, sentence in sentences.items():
        if len(sentence) > 2 and "{" not in sentence[-2:]:
            more = max(1, round(len(sentence) * 0.4))
            sentences[key] = sentence + (" abcde fghij" * (1 + more // 12))[:more].rstrip()


class Look:
    """The program in a window, a language and a text scale."""

    def __init__(
        self, size: str, language: str, scale: int, patch: pytest.MonkeyPatch, folder: Any
    ) -> None:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        self.app = create(["--size", size, "--data-dir", str(folder)])
        shell = self.app.shell
        shell.settings.text_scale = scale
        shell.settings.language = "en" if language == LONG else language
        shell.heed()
        # Keys and buttons take more room than what is said to a mouse.
        shell.reader.last = "keyboard" if language == LONG else "pad:xbox"
        if language == LONG:
            longer(self.app)
        self.recorder = Recorder(self.app, patch)

    def show(self, make: Any) -> None:
        stack = self.app.shell.stack
        stack.push(make(self.app.shell))
        self.app.frame(STEP)
        for _ in range(30):
            self.app.frame(STEP)


def faults(look: Look, texts: list[Written], table: bool) -> list[str]:
    """What is wrong with these texts, a line each."""
    found = [f"'{text}' is cut short" for text in look.recorder.cut]
    room = SAFE.grown(ROOMY) if table else SAFE
    least = ON_PLATES if table else LEAST
    shown = [each for each in texts if each.whole]
    for text, box, drawn, asked, printed, _ in shown:
        if drawn * FACE < least - 1.0:
            found.append(f"'{text}' is {drawn:.0f} high")
        if drawn < HARDLY * asked - 0.6 and not printed and not table:
            found.append(f"'{text}' shrank from {asked:.0f} to {drawn:.0f}")
        inside = (
            box.x >= room.x - SLACK
            and box.y >= room.y - SLACK
            and box.x + box.w <= room.x + room.w + SLACK
            and box.y + box.h <= room.y + room.h + SLACK
        )
        if not inside:
            found.append(f"'{text}' at {tuple(map(round, box))} is outside")
    for place, one in enumerate(shown):
        for other in shown[place + 1 :]:
            if _over(one.box, other.box):
                found.append(f"'{one.text}' lies over '{other.text}'")
    return found


def _over(one: Box, other: Box) -> bool:
    return (
        one.x + one.w > other.x + SLACK
        and other.x + other.w > one.x + SLACK
        and one.y + one.h > other.y + SLACK
        and other.y + other.h > one.y + SLACK
    )


def check(look: Look, name: str, thorough: bool) -> list[str]:
    """What is wrong with a scene, whatever has the focus."""
    table = name in TABLES or name in OVER_TABLES
    look.show({**MENUS, **TABLES}[name])
    scene = look.app.shell.stack.top
    texts = look.recorder.picture()
    found = faults(look, texts, table) if texts else ["nothing is written"]
    if isinstance(scene, MenuScene) and scene.menu.widgets:
        keys = [key for key, widget in scene.menu.widgets.items() if widget.stop]
        for key in keys if thorough else dict.fromkeys((keys[0], keys[len(keys) // 2], keys[-1])):
            if key not in scene.menu.widgets:
                continue
            scene.menu.focus = key
            scene.menu.reveal()
            found += faults(look, look.recorder.picture(), table)
            box = scene.menu.widgets[key].box
            if not _within(box, SAFE):
                found.append(f"{key} at {tuple(map(round, box))} is outside")
            if box.h < 64 or box.w < 64:
                found.append(f"{key} is {box.w:.0f} x {box.h:.0f}")
    look.app.shell.stack.pop()
    look.app.shell.home.notices.dismiss()
    return list(dict.fromkeys(found))


def _within(box: Box, room: Box) -> bool:
    return (
        box.x >= room.x - SLACK
        and box.y >= room.y - SLACK
        and box.x + box.w <= room.x + room.w + SLACK
        and box.y + box.h <= room.y + room.h + SLACK
    )


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as context:
        yield context


def all_faults(look: Look, thorough: bool) -> list[str]:
    """What is wrong in any scene; one program shows them all, which takes a third of the time."""
    return [
        f"{name}: {wrong}" for name in (*MENUS, *TABLES) for wrong in check(look, name, thorough)
    ]


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", ["en", LONG])
def test_every_text_is_whole_large_and_apart(
    language: str, scale: int, patch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    wrong = all_faults(Look("1280x800", language, scale, patch, tmp_path), thorough=False)
    assert not wrong, "\n".join(wrong)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["1280x800", "1920x1080"])
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", [*languages(ASSETS / "text"), LONG])
def test_every_text_in_every_language_and_size(
    language: str, scale: int, size: str, patch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    look = Look(size, language, scale, patch, tmp_path)
    wrong = all_faults(look, thorough=language == LONG)
    assert not wrong, "\n".join(wrong)


def test_a_text_that_is_small_cut_or_covered_is_noticed(
    patch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    look = Look("1280x800", "en", 100, patch, tmp_path)
    box = Box(200, 200, 100, 30)
    one = Written("one", box, 30, 30, False, True)
    assert not faults(look, [one, one._replace(box=box._replace(x=400))], False)
    assert faults(look, [one, one], False) == ["'one' lies over 'one'"]
    for wrong in (
        one._replace(drawn=20.0),
        one._replace(asked=40.0),
        one._replace(box=box._replace(x=20)),
    ):
        look.app.shell.screen.scale = 1.0
        assert len(faults(look, [wrong], False)) >= 1
    look.recorder.cut.add("tw…")
    assert faults(look, [], False)
