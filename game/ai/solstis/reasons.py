"""Why a move of Solstis is good, in the terms in which panoramas are valued."""

from __future__ import annotations

from game.ai.solstis.quick import Quick, taken
from game.ai.solstis.value import scored
from game.rules.core import Move
from game.rules.solstis import board
from game.rules.solstis.scoring import shape
from game.rules.solstis.state import State

Reason = tuple[str, dict[str, str | int]]


def reason(state: State, move: Move) -> Reason:
    """The key of a sentence and its values."""
    draft = Quick(state)
    place = move.path[0]
    if move.kind == "play":
        return _play(draft, state.hands[state.mover][place.x])
    if move.kind == "capture":
        return _lay(draft, 1 << state.played | 1 << state.display[place.x], 0)
    if move.kind == "deer":
        return _lay(draft, 1 << state.hands[state.mover][place.x], 0)
    if move.kind == "beetle":
        return _lay(draft, 1 << state.display[place.x], 0)
    if move.kind == "rainbow":
        return _lay(draft, 0, 1 << 10 * place.y + place.x)
    if move.kind == "meet" and place.area == "spirits":
        return "hint.why.spirit", {"spirit": board.SPIRITS[state.spirits[place.x]]}
    if move.kind == "keep":
        return "hint.why.spirit", {"spirit": board.SPIRITS[state.drawn[place.x]]}
    return f"hint.why.{move.kind}", {}


def _play(draft: Quick, tile: int) -> Reason:
    """What the best capture with the tile brings, or why it is given away."""
    matches = board.bits(board.MATCHES[tile] & draft.shown())
    if not matches:
        return "hint.why.second_chance", {}
    return max(
        (_lay(draft, 1 << tile | 1 << other, 0) for other in matches),
        key=lambda found: (found[0] == "hint.why.square", found[1].get("count", 0)),
    )


def _lay(draft: Quick, lands: int, arcs: int) -> Reason:
    """A square, a fire, a larger area, points, or what comes of it later."""
    seat = draft.mover if draft.stage != "final" else draft.seat
    old, rainbows, laid = draft.lands[seat], draft.arcs[seat], draft.laid[seat]
    new = old | lands
    after = (rainbows & ~lands) | arcs
    done = board.complete(old | rainbows)
    if board.complete(new | after) & ~done & ~taken(draft, seat) and draft.stage == "turn":
        return "hint.why.square", {}
    before_shape, after_shape = shape(old, rainbows), shape(new, after)
    if after_shape.lit > before_shape.lit:
        return "hint.why.fire", {"count": after_shape.lit - before_shape.lit}
    if after_shape.largest > before_shape.largest:
        return "hint.why.largest", {"count": after_shape.largest}
    gain = scored(new, after, laid, -1) - scored(old, rainbows, laid, -1)
    return ("hint.why.points", {"count": gain}) if gain > 0 else ("hint.why.later", {})
