"""Options of the test run."""

from __future__ import annotations

import pytest

from game.paths import ASSETS
from game.storage.folders import VARIABLE
from game.text import Texts


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regen", action="store_true", help="rewrite the played games in tests/goldens"
    )


@pytest.fixture
def regen(request: pytest.FixtureRequest) -> bool:
    """Whether the goldens are to be written anew."""
    return bool(request.config.getoption("--regen"))


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test ever writes to, or reads from, the folder of the person who runs it."""
    monkeypatch.setenv(VARIABLE, str(tmp_path_factory.mktemp("home")))


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests find the sentences they look for, whatever the system of their person speaks."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(autouse=True)
def _no_bare_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test shows, no scene asks for a sentence that is not there."""
    say = Texts.__call__

    def checked(self: Texts, key: str, **values: object) -> str:
        assert self.folder != ASSETS / "text" or self.lost or self.has(key), f"no sentence {key}"
        return say(self, key, **values)

    monkeypatch.setattr(Texts, "__call__", checked)
