"""Who may import whom (the table of CONTRIBUTING.md), read from the sources themselves."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STDLIB = frozenset(sys.stdlib_module_names)
PURE = ("game.rules",)

RULES: dict[str, tuple[str, ...]] = {
    # what a module's name begins with: what it may import beside the standard library
    "game.rules": ("game.rules",),
    "game.ai": ("game.rules", "game.ai"),
    "game.match": PURE,
    "game.picker": PURE,
    "game.lessons": ("game.rules", "game.match", "game.picker", "game.lessons"),
    "game.focus": (),
    "game.opponent": ("game.rules", "game.ai"),
    "game.loop": (),
    "game.paths": (),
    "game.tidy": (),
    "game.version": (),
    "game.warm": ("game.tidy",),
    "game.start": ("pygame", "game.version"),
    "game.command": (
        "game.match",
        "game.paths",
        "game.saves",
        "game.seats",
        "game.settings",
        "game.start",
        "game.text",
        "game.version",
    ),
    "game.settings": (),
    "game.storage": ("platformdirs", "game.storage"),
    "game.undo": ("game.rules", "game.match"),
    "game.saves": ("game.rules", "game.match", "game.seats", "game.storage"),
    "game.records": ("game.rules", "game.saves", "game.seats"),
    "game.sharing": ("game.rules",),
    "game.notices": (),
    "game.library": (
        "game.ai",
        "game.match",
        "game.notices",
        "game.records",
        "game.saves",
        "game.seats",
        "game.storage",
    ),
    "game.home": ("game.library", "game.notices", "game.settings", "game.storage"),
    "game.sound": ("pygame", "game.sound"),
    "game.language": ("pygame",),
    "game.text": ("game.language",),
    "game.plans": ("game.rules", "game.plans"),
    "game.levels": ("pytmx", "game.rules", "game.plans"),
    "game.input": ("pygame", "game.input"),
    "game.seats": ("pygame",),
    "game.screen": ("pygame",),
    "game.view": ("pygame", "game.rules.core", "game.levels", "game.view"),
    "game.ui.gui": ("pygame", "pygame_gui", "game.input", "game.focus", "game.view", "game.ui"),
    "game.ui": ("pygame", "game.input", "game.focus", "game.view", "game.ui"),
    "game.tables": (
        "pygame",
        "game.rules",
        "game.levels",
        "game.seats",
        "game.text",
        "game.view",
        "game.ui",
        "game.tables",
    ),
    "game.shell": ("game",),
    "game.couch": ("pygame", "game"),
    "game.weather": ("pygame", "game"),
    "game.scenes": ("pygame", "game"),
    "game.tools": ("pygame", "game"),
    "game.tools.bench": ("pygame", "game", "chess", "catanatron"),
    "game.app": ("pygame", "game"),
}
NEVER_IN_SCENES = ("game.app", "game.tools", "pytmx", "pygame_gui")
LOWER = {
    # scenes import each other only downward
    "title": {
        "learn",
        "joining",
        "lobby",
        "options",
        "ease",
        "menu",
        "form",
        "draft",
        "opening",
        "saves",
        "passers",
    },
    "lobby": {
        "learn",
        "wide",
        "head_start",
        "seating",
        "letters",
        "table",
        "menu",
        "form",
        "dusk_form",
        "draft",
        "options",
    },
    "table": {"advice", "asking", "peek", "hands", "shaking", "pause", "results", "help", "hearing"}
    | {"keeping"},
    "learn": {"lesson", "page", "menu"},
    "lesson": {"table", "teacher", "lessonmenu", "unkept", "hands", "asking"},
    "unkept": {"draft", "dusk_form"},
    "lessonmenu": {"page", "menu", "options"},
    "stack": set(),
}


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((ROOT / "game").rglob("*.py"))
    }


def imports(path: Path) -> set[str]:
    """Every module that the file imports when it runs, wherever in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    checking = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in checking:
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute"
            assert node.module
            found.add(node.module)
            found.update(
                f"{node.module}.{alias.name}"
                for alias in node.names
                if f"{node.module}.{alias.name}" in modules()
            )
    return found


def begins(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")


@pytest.mark.parametrize("module", [name for name in modules() if name != "game"])
def test_imports_follow_the_table(module: str) -> None:
    rows = [prefix for prefix in RULES if begins(module, prefix)]
    assert rows, f"{module} has no row in the import table"
    allowed = RULES[max(rows, key=len)]
    for name in imports(modules()[module]):
        if name.partition(".")[0] in STDLIB:
            continue
        assert any(begins(name, prefix) for prefix in allowed), f"{module} imports {name}"


@pytest.mark.parametrize("module", [name for name in modules() if begins(name, "game.scenes")])
def test_scenes_import_each_other_only_downward(module: str) -> None:
    found = imports(modules()[module])
    for name in found:
        assert not any(begins(name, prefix) for prefix in NEVER_IN_SCENES), f"{module}: {name}"
    own = module.rpartition(".")[2]
    others = {name.split(".")[2] for name in found if name.startswith("game.scenes.")} - {own}
    if own in LOWER:
        assert others - {"stack"} <= LOWER[own], f"{module} imports {others}"


@pytest.mark.parametrize("module", [name for name in modules() if begins(name, "game.rules")])
def test_rules_know_no_clock_no_file_and_no_shared_chance(module: str) -> None:
    for name in imports(modules()[module]):
        assert name.partition(".")[0] not in {"time", "os", "pathlib", "io", "datetime", "secrets"}
    text = modules()[module].read_text(encoding="utf-8")
    assert "import random" not in text, "use a Random that is given"


def test_every_module_is_of_a_size_to_be_read() -> None:
    long = {
        name: lines
        for name, path in modules().items()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert not long
