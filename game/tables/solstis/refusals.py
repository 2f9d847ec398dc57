"""Why something on a Solstis table cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Place
from game.rules.solstis import State, tokens
from game.tables.lore import Why
from game.tables.solstis.lore import tile_name
from game.text import Texts


def refuse(
    text: Texts, names: Sequence[str], state: State, touched: Sequence[Place], place: Place
) -> Why:
    """The reason, for the one who decides; a face is only told where all may see it."""
    name = names[state.seat]
    reasons: dict[str, Callable[[], Why | None]] = {
        "play": lambda: _play(names, state, place),
        "capture": lambda: _capture(text, state, place),
        "rainbow": lambda: _rainbow(state, place),
        "square": lambda: _square(place),
        "deer": lambda: _play(names, state, place),
    }
    found = reasons.get(state.phase, lambda: None)()
    return found or Why("why.other", {"name": name})


def _play(names: Sequence[str], state: State, place: Place) -> Why | None:
    own, other = f"hand.{state.seat}", f"hand.{1 - state.seat}"
    if place.area == other:
        return Why("why.other_hand", {"name": names[1 - state.seat]})
    if place.area == own:
        key = "why.no_capture" if place in tokens(state) else "why.empty_place"
        return Why(key, {})
    return Why("why.hand_first", {"name": names[state.seat]})


def _capture(text: Texts, state: State, place: Place) -> Why | None:
    if place.area != "display":
        return Why("why.display", {})
    lying = tokens(state)
    token, played = lying.get(place), lying.get(Place("played"))
    if token is None or played is None:
        return Why("why.empty_place", {})
    tiles = {"tile": tile_name(text, token.face), "other": tile_name(text, played.face)}
    return Why("why.no_match", tiles)


def _rainbow(state: State, place: Place) -> Why | None:
    if place.area != f"panorama.{state.seat}":
        return Why("why.own_mountain", {})
    return Why("why.occupied" if place in tokens(state) else "why.beside", {})


def _square(place: Place) -> Why | None:
    return Why("why.square", {}) if place.area.startswith("panorama") else None
