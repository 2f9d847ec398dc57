"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regen", action="store_true", help="rewrite the played games in tests/goldens"
    )


@pytest.fixture
def regen(request: pytest.FixtureRequest) -> bool:
    """Whether the goldens are to be written anew."""
    return bool(request.config.getoption("--regen"))
