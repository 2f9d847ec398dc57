"""Two ways to play any game without thinking: at random, and at random but eager to go on."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.core import Move, Rules

TRIED = 24
"""Moves that eager play tries out."""


def at_random(rules: Rules[Any], state: Any, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(rules.legal_moves(state))


def eagerly(rules: Rules[Any], state: Any, rng: Random) -> Move:
    """A random move, but one that leads to a further decision in the same turn if there is one.

    Games end soon this way, because what can be claimed is claimed.
    """
    moves = [move for move in rules.legal_moves(state) if move.kind != "decline"]
    rng.shuffle(moves)
    for move in moves[:TRIED]:
        after, _ = rules.apply(state, move)
        if (after.seat, after.over) == (state.seat, False) and after.phase != state.phase:
            return move
    return moves[0]
