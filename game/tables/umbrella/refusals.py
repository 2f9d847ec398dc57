"""Why something on an Umbrella table cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Place
from game.rules.umbrella import COLORS, State, live_figures
from game.rules.umbrella.places import TABLES
from game.tables.lore import Why
from game.text import Texts

WAITING = ("center", "lateral", "personal")


def refuse(
    text: Texts, names: Sequence[str], state: State, touched: Sequence[Place], place: Place
) -> Why:
    """The reason, for the one who decides; ``touched`` is what they have chosen so far."""
    name = names[state.seat]
    reasons: dict[str, Callable[[], Why | None]] = {
        "slide": lambda: _slide(names, state, touched, place),
        "claim": lambda: _claim(text, state, touched, place),
        "swap": lambda: _swap(state, touched, place),
        "exchange": lambda: _exchange(state, touched, place),
    }
    found = reasons.get(state.phase, lambda: None)()
    return found or Why("why.other", {"name": name})


def _slide(
    names: Sequence[str], state: State, touched: Sequence[Place], place: Place
) -> Why | None:
    base = place.area.partition(".")[0]
    if base in WAITING:
        table = TABLES[state.seats]
        if place.area not in table.side[state.seat]:
            return Why("why.not_own", {"name": names[state.seat]})
        if not touched and not state.waiting[4 * table.index[place.area] + place.x]:
            return Why("why.empty", {})
    if touched and place.area == f"stage.{state.seat}":
        return Why("why.side", {})
    if base == "stage" or not touched:
        return Why("why.pick_first", {"name": names[state.seat]})
    return None


def _claim(text: Texts, state: State, touched: Sequence[Place], place: Place) -> Why | None:
    base, _, seat = place.area.partition(".")
    if seat != str(state.seat):
        return None
    if base == "figure":
        figures = {figure.place: figure for figure in live_figures(state, state.seat)}
        figure = figures.get(place)
        if figure is None:
            return Why("why.no_figure", {})
        if len(figure.satisfied) < len(figure.cells):
            return Why("why.not_made", {})
        return Why("why.no_space", {"color": text(f"color.{figure.color}")})
    if base == "board":
        index = state.board.at[place.x, place.y]
        if state.drops[state.seat] >> index & 1:
            return Why("why.taken", {})
        return Why("why.space" if touched else "why.figure_first", {})
    return None


def _swap(state: State, touched: Sequence[Place], place: Place) -> Why | None:
    if place.area != f"stage.{state.seat}":
        return Why("why.own_stage", {})
    return Why("why.neighbor", {}) if touched else None


def _exchange(state: State, touched: Sequence[Place], place: Place) -> Why | None:
    if not touched:
        return Why("why.own_stage", {})
    if place.area.partition(".")[0] in WAITING and place.x < len(COLORS):
        return Why("why.empty", {})
    return None
