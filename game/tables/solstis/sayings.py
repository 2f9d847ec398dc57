"""What is asked in a phase, and what an event that explains itself says."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Event, Moved, Told
from game.rules.solstis import ROWS, SPIRITS, State
from game.tables.base import Aim
from game.text import Texts, begun


def prompt(
    texts: Texts, names: Sequence[str], state: State, active: int, aim: Aim
) -> tuple[str, str]:
    """The line at the top, whose turn it is and what to do; and what says it in the least room.

    The emblem beside it tells the player, too, so a long name may be left out.
    """
    if state.over:
        whole = texts("solstis.over")
    elif aim.thinking:
        whole = texts("prompt.thinking", name=names[state.seat])
    elif not aim.targets:
        whole = texts("table.turn", name=names[active])
    else:
        asked = texts(f"solstis.prompt.{state.phase}")
        return texts("text.about", title=names[state.seat], about=asked), begun(asked)
    return whole, whole


def notice(texts: Texts, names: Sequence[str], event: Event) -> str:
    """The sentence that explains an event, "" if it explains itself."""
    if isinstance(event, Moved) and event.why == "evil":
        seat = int(event.pairs[0][1].area[-1])
        return texts("notice.evil", name=names[seat])
    if not isinstance(event, Told):
        return ""
    key = f"notice.{event.why}"
    if not texts.has(key):
        return ""
    values: dict[str, object] = {"name": names[max(0, event.seat)]}
    if event.why == "blocked":
        row, column = divmod(event.amount, 10)
        values["tile"] = f"{texts(f'row.{ROWS[row]}')} {column + 1}"
    elif event.why == "lost":
        values["spirit"] = texts(f"spirit.{SPIRITS[event.amount]}")
    else:
        values["amount"] = event.amount
    return texts(key, **values)
