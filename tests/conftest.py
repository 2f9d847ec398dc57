"""Options of the test run."""

from __future__ import annotations

import pytest

from game.storage.folders import VARIABLE


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
