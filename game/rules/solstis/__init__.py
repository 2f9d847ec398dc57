"""Solstis: capture land tiles by row or column and grow a mountain (see the Rules protocol).

Options beside ``seats``: ``evil_passes`` (when the Evil Spirit moves on), ``evil`` ("off" leaves it
in the box), and free ``first`` (0 or 1, the seat that begins; without it chance decides) and
``head_start`` (see core.read_head_start).

Places, P a seat, x from 0: ``panorama.P`` (column, row; row 0 = red), ``hand.P`` (slots that keep
their place), ``display`` (y 0 face up, 1 beneath), ``pile`` and ``spirit_pile`` (the top has the
highest x), ``removed``, ``supply`` (rainbows), ``loose`` (rainbows to be placed now), ``played``
(the tile that looks for a capture), ``spirits`` (face up), ``choice`` (two drawn spirits, or
"pass"), ``square.P`` (a spirit on the square with this lower left cell), ``evil.P``, ``cover.P``
(the Evil Spirit on its victim, as ``square.P``), ``box`` (spirits not in this match).

Phases and moves have the same names, all with one place: ``play`` hand, ``capture`` display,
``rainbow`` panorama, ``square`` square, ``meet`` spirits:x,0 or spirit_pile:0,0 (always this
address; the top ones are drawn), ``keep`` choice, ``deer`` hand, ``beetle`` display, ``cover``
square of the holder, ``pass`` choice:0,0; and the phase ``over``.

Moved: ``play`` hand to played · ``capture`` both tiles to their cells · ``join`` played to
display · ``recall`` back to played, to capture a tile revealed by joining · ``turn_up`` pile to
played · ``uncover`` display y 1 to 0 · ``displace`` rainbow to loose · ``remove`` land tile leaves
the game · ``gain`` rainbow supply to loose · ``rainbow`` loose to its cell · ``return`` loose to
supply · ``draw_spirits`` to choice · ``lay`` spirit to its square · ``unchosen`` to spirits ·
``evil`` the Evil Spirit to a seat · ``deer`` ``eagle`` ``dragonfly`` ``beetle`` ``squirrel`` their
tiles to the panorama · ``close`` the pile closes up after the Eagle · ``draw`` pile to hand ·
``cover`` the Evil Spirit to its victim.

Put: ``reveal`` a land tile turns face up for all · ``look`` a drawn tile or spirit turns up for its
owner alone · ``offer`` and ``withdraw`` the "pass" choice.

Told (seat, amount): ``turn`` · ``second_chance`` nothing matched · ``no_rainbow`` supply empty ·
``no_cell`` nowhere to put a rainbow · ``blocked`` (cell 10 * row + column) the tile leaves because
a spirit holds its rainbow · ``no_spirit`` none left to meet · ``lost`` (spirit) its effect has
nothing to take · ``hand_size`` (new size) · ``evil_stays`` with the one who just met a spirit ·
``again`` the Groundhog's turn follows · ``pass`` · ``pile_empty`` the last land tile is drawn ·
``no_capture`` (seat -1) the end · ``nothing_to_cover`` (holder) · ``over`` (seat -1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core import HEAD_START, Options, read_head_start, read_options
from game.rules.solstis.hints import (
    BLUE,
    CELLS,
    FIRES,
    PLAIN,
    ROWS,
    SPIRITS,
    SQUARES,
    Group,
    Landing,
    captures,
    cell_of,
    covered,
    groups,
    icons,
    landing,
    lit,
    new_squares,
    square_cells,
    unseen,
)
from game.rules.solstis.moves import apply, legal_moves
from game.rules.solstis.scoring import scores
from game.rules.solstis.sight import resample, sees
from game.rules.solstis.state import State, deal, tokens

NAME: str = "solstis"
VERSION: int = 1
SEATS: range = range(2, 3)
OPTIONS: Mapping[str, tuple[Any, ...]] = {
    "evil_passes": ("next_encounter", "holder_encounter"),
    "evil": ("on", "off"),
}
FREE = ("first", HEAD_START)
"""Options beyond the table of allowed values: the seat that begins, points given beforehand."""


def new_game(options: Options, seed: int) -> State:
    """Set up a match; raises ValueError for options the game does not have."""
    import game.rules.solstis as rules

    full = read_options(rules, options, FREE)
    first = full.get("first")
    if first not in (None, 0, 1) or isinstance(first, bool):
        raise ValueError(f"first cannot be {first!r} in {NAME}; choose one of 0, 1")
    given = read_head_start(full, 2)
    return deal(full["evil_passes"], full["evil"] == "on", first, seed, given)


__all__ = [
    "BLUE",
    "CELLS",
    "FIRES",
    "FREE",
    "NAME",
    "OPTIONS",
    "PLAIN",
    "ROWS",
    "SEATS",
    "SPIRITS",
    "SQUARES",
    "VERSION",
    "Group",
    "Landing",
    "State",
    "apply",
    "captures",
    "cell_of",
    "covered",
    "groups",
    "icons",
    "landing",
    "legal_moves",
    "lit",
    "new_game",
    "new_squares",
    "resample",
    "scores",
    "sees",
    "square_cells",
    "tokens",
    "unseen",
]
