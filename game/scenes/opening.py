"""From a saved match to the scene that plays or shows it."""

from __future__ import annotations

from game.levels import LevelError
from game.match import Match
from game.saves import Save, SaveError
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.seats import Setup
from game.shell import Shell


def open_match(shell: Shell, ident: str) -> bool:
    """Go on with a saved match; False, with a sentence, if that cannot be done."""
    save = _load(shell, ident)
    if save is None:
        return False
    shell.stack.push(TableScene(shell, save.setup, save.match, shell.home.library.resume(save)))
    return True


def watch_match(shell: Shell, ident: str) -> bool:
    """Watch a saved match; False, with a sentence, if that cannot be done."""
    save = _load(shell, ident)
    if save is None:
        return False
    shell.stack.push(ReplayScene(shell, save.setup, save.match))
    return True


def _load(shell: Shell, ident: str) -> Save | None:
    try:
        save = shell.home.library.load(ident)
        check_level(shell, save.setup, save.match)
    except SaveError as error:
        shell.home.notices.tell(error.key, **error.values)
        return None
    return save


def check_level(shell: Shell, setup: Setup, match: Match) -> None:
    """Raise SaveError if the files of the level are wrong or no longer those of the match."""
    try:
        levels = shell.levels(setup.game)
    except (LevelError, OSError) as error:
        raise SaveError("saves.wrong.level") from error
    if len(setup.seats) not in levels.tables:
        raise SaveError("saves.wrong.level")
    if setup.game == "umbrella":
        plan = levels.boards.get(match.options["level"])
        if plan is None or plan.board != match.state.board:
            raise SaveError("saves.wrong.level")
