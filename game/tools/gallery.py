"""A page of pictures of every scene and phase: ``python -m game.tools.shoot --all FOLDER``."""

from __future__ import annotations

import html
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.scenes.table import TableScene

SOLSTIS = ("--game", "solstis")
SHOTS: tuple[tuple[str, ...], ...] = (
    ("title",),
    ("dusk",),
    ("setup",),
    ("setup", *SOLSTIS),
    ("seats", "--seats", "4"),
    ("letters",),
    ("options",),
    ("ease",),
    ("volumes",),
    ("controls",),
    *(("table", "--seats", str(n), "--level", str(n), "--plies", str(12 * n)) for n in (1, 2, 3)),
    ("table", "--seats", "4", "--level", "4", "--plies", "60"),
    *(
        ("show", "--seats", "4", "--level", "4", "--plies", "60", "--at", at)
        for at in ("0.2", "0.5")
    ),
    ("claim", "--seats", "4", "--level", "4", "--seed", "3"),
    ("face", "--level", "4", "--seed", "3"),
    ("cover", "--seats", "1"),
    *((phase, "--level", "4") for phase in ("swap", "exchange", "extra")),
    ("table", *SOLSTIS, "--plies", "4"),
    ("table", *SOLSTIS, "--plies", "40"),
    ("table", *SOLSTIS, "--plies", "90"),
    ("show", *SOLSTIS, "--plies", "40", "--at", "0.6"),
    *(
        (phase, *SOLSTIS)
        for phase in ("capture", "rainbow", "square", "meet", "keep", "deer", "beetle", "cover")
    ),
    ("pause",),
    ("inspect",),
    ("inspect", *SOLSTIS, "--plies", "40"),
    ("log", "--plies", "40"),
    ("rules",),
    ("rules", *SOLSTIS),
    ("lesson",),
    ("lesson", *SOLSTIS),
    *(("results", "--seats", str(n), "--level", str(n)) for n in (1, 2, 3, 4)),
    ("results", *SOLSTIS),
    ("account", "--level", "2"),
    ("saves",),
    ("replay",),
    ("records",),
    ("code",),
    ("crash",),
)
"""Arguments of ``shoot`` for each picture."""
TRIES = 12
"""Seeds that are tried until a game comes to a phase."""

EXTRA = {
    "dusk": "the title while Solstis has the focus",
    "seats": "taking seats",
    "letters": "a name being written with a pad",
    "ease": "what makes the game easier to see and hear",
    "volumes": "the volumes",
    "controls": "controls and television",
    "inspect": "the table being explained",
    "log": "the log of a match",
    "rules": "the rules",
    "lesson": "the first step of the tutorial",
    "account": "what earned each point",
}
"""Scenes that need no more than to be opened."""


def compose_extra(app: App, arguments: Namespace, table: Callable[[], TableScene]) -> None:
    """Bring the app to a scene of EXTRA; ``table`` makes one with a match on it."""
    from game.scenes.account import AccountScene
    from game.scenes.controls import ControlsScene
    from game.scenes.ease import EaseScene
    from game.scenes.inspect import InspectScene
    from game.scenes.lesson import LessonScene
    from game.scenes.letters import LettersScene
    from game.scenes.log import LogScene
    from game.scenes.rulebook import RulesScene
    from game.scenes.seating import SeatsScene
    from game.scenes.volumes import VolumesScene
    from game.ui.menu import Menu

    shell, stack, wanted = app.shell, app.shell.stack, arguments.scene
    if wanted == "dusk":
        menu = getattr(stack.top, "menu", None)
        if isinstance(menu, Menu):
            menu.focus = "solstis"
        return
    plain = {"ease": EaseScene, "volumes": VolumesScene, "controls": ControlsScene}
    if wanted in plain:
        stack.push(plain[wanted](shell))
    elif wanted == "letters":
        stack.push(LettersScene(shell, shell.text("letters.heading", number=1), "Ines", 14))
    elif wanted == "rules":
        stack.push(RulesScene(shell, arguments.game))
    elif wanted == "lesson":
        stack.push(LessonScene(shell, arguments.game))
    else:
        scene = table()
        setup, match = scene.setup, scene.match
        if wanted == "seats":
            stack.push(SeatsScene(shell, setup))
        elif wanted == "account":
            stack.push(AccountScene(shell, setup, match.state))
        elif wanted == "inspect":
            stack.push(InspectScene(shell, setup, match.state))
        else:
            stack.push(LogScene(shell, setup, match))


def shoot_all(
    folder: Path, looks: Sequence[str], take: Callable[[list[str]], None]
) -> Iterator[str]:
    """Take every picture into the folder, with a page that shows them; answers their names.

    ``looks`` are arguments for all of them: size, language and the like. ``take`` takes one by its
    arguments and raises ValueError if its game has no such phase.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for number, shot in enumerate(SHOTS, 1):
        words = [word for word in shot if not word.startswith("--")]
        name = f"{number:02}-{'-'.join(words)}.png"
        for seed in range(1, TRIES + 1):
            seeded = [] if "--seed" in shot else ["--seed", str(seed)]
            try:
                take([*shot, *seeded, *looks, "--out", str(folder / name)])
            except ValueError:
                continue
            rows.append((name, " ".join(shot)))
            yield name
            break
    (folder / "index.html").write_text(page(rows), encoding="utf-8")


def page(rows: list[tuple[str, str]]) -> str:
    """The page: each picture with the arguments that take it again."""
    pictures = "\n".join(
        f'<figure><a href="{name}"><img src="{name}" alt=""></a>'
        f"<figcaption>{html.escape(words)}</figcaption></figure>"
        for name, words in rows
    )
    return (
        "<!doctype html><meta charset=utf-8><title>Umbrella &amp; Solstis</title>"
        "<style>body{background:#101418;color:#fff3dc;font:16px sans-serif}"
        "figure{display:inline-block;width:46%;margin:1%}img{width:100%}</style>\n"
        f"{pictures}\n"
    )
