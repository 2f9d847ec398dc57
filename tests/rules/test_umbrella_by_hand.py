"""The fast rules against the slow ones of ``umbrella_by_hand``, ply by ply in random games."""

from __future__ import annotations

from random import Random

import pytest

from game.rules import umbrella as rules
from tests.rules import umbrella_by_hand as by_hand
from tests.rules.umbrella_positions import moves

PICTURES = by_hand.read_pictures(rules.PICTURES)
SIDES = ("top", "right", "bottom", "left")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_slides_and_claims_are_those_worked_out_by_hand(seats: int) -> None:
    rng = Random(seats)
    for level in (1, 4):
        state = rules.new_game({"seats": seats, "level": level}, seats)
        for _ in range(250):
            if state.over:
                break
            before, seat = rules.tokens(state), state.seat
            sliding = state.phase == "slide"
            if sliding:
                assert set(moves(state)) == by_hand.slides(before, seats, seat)
            move = rng.choice(rules.legal_moves(state))
            grid = by_hand.grid_of(before, seat)
            state, _ = rules.apply(state, move)
            if sliding:
                slot, entry = move.path
                side = by_hand.AROUND[seats][seat].index(slot.area)
                line = entry.y if side % 2 else entry.x
                color = rules.COLORS[slot.x]
                expected, _ = by_hand.slide(grid, SIDES[side], line, color)
                assert by_hand.grid_of(rules.tokens(state), seat) == expected
                assert claims_of(state, seat) == claims_by_hand(state, seat, expected)


def claims_of(state: rules.State, seat: int) -> set[str]:
    return set(moves(state, "claim")) if state.seat == seat and state.phase == "claim" else set()


def claims_by_hand(state: rules.State, seat: int, grid: by_hand.Grid) -> set[str]:
    """Complete live figures with the free spaces that take their color, read off the tokens."""
    tokens = rules.tokens(state)
    found = set()
    for place, token in tokens.items():
        if place.area != f"figure.{seat}" or place.y:
            continue
        color = by_hand.shown_color(grid, PICTURES[token.face], place.x)
        for space in state.board.spaces:
            taken = any(p[1:] == (space.x, space.y) for p in tokens if p.area == f"board.{seat}")
            accepted = space.arrow == place.x or color in [rules.COLORS[c] for c in space.colors]
            if color and accepted and not taken:
                found.add(f"claim {place} board.{seat}:{space.x},{space.y}")
    return found
