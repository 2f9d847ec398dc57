"""What an Umbrella position is worth to each seat: points, plans for the board, figures in reach.

A figure counts by the number of slides that are missing (``bits.closeness``) and by what the best
free space for its color adds to the plan, so color and space, hurry and patience are weighed in
the same points as the score.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.umbrella.bits import FIGURES, LANE, LANE_MASK, NEAREST, REACH
from game.ai.umbrella.position import UNKNOWN, Position
from game.rules.umbrella.boards import SPACES, Scoreboard
from game.rules.umbrella.score import CLEAR_POINTS, TOKEN_POINTS
from game.rules.umbrella.state import FULL, POOL

Figures = tuple[tuple[int, ...], ...]
"""The stacks of a seat by space, and as a fifth one the tiles that wait to cover."""

Target = tuple[int, int, float]
"""A color by its first bit in sides and its first bit in a stage, and its gain."""

Targets = tuple[tuple[Target, ...], ...]

_SPREAD = tuple(sum((slots >> color & 1) << 4 * color for color in range(4)) for slots in range(16))
"""By the colors in an area: bit ``4 * color`` for each of them."""


@dataclass(frozen=True)
class Weights:
    """What an opponent cares about; the levels differ in it."""

    reach: tuple[float, ...] = (0.03, 0.14, 0.3, 0.55, 0.62)
    """Share of its gain that a live figure is worth, by closeness: far, 3, 2, 1, 0 slides."""
    crowd: tuple[float, ...] = (1.0, 0.75, 0.55, 0.4)
    """Share of the best figure, the second best, ...: only one can be claimed in a turn."""
    tempo: float = 0.8
    """For the one whose turn it is."""
    others: float = 1.0
    """How much the opponents' hopes count against the own ones."""
    area: float = 0.4
    """How much the own area counts at the beginning; at the end it counts in full."""
    win: float = 4.0
    """For having won, beside the points of the lead."""
    urge: float = 0.0
    """Points that every token is worth beside its own, for a match that must come to its end."""


URGED = (0.0, 0.15, 0.3, 0.5, 0.6)
"""Share of the urge that the nearest figure has, by closeness; all of it once it is claimed."""

SCARCE = 1.5
"""Tokens left for each seat below which hopes fade."""


class Plan:
    """What the tokens on a scoreboard are worth, with so many more still to come."""

    def __init__(self, board: Scoreboard) -> None:
        self.board = board
        self._value: dict[tuple[int, int], float] = {}
        self._gains: dict[tuple[int, int], tuple[float, ...]] = {}
        self._targets: dict[tuple[int, int], Targets] = {}

    def value(self, drops: int, more: int) -> float:
        """Points expected after ``more`` tokens, each on the best of what happens to fit.

        The best free space is open in half of the cases, else the second best, and so on.
        """
        key = drops, more
        found = self._value.get(key)
        if found is None:
            points = TOKEN_POINTS * drops.bit_count() + sum(self.board.parts(drops))
            found = float(points)
            free = FULL & ~drops
            if more and free:
                after = sorted(
                    (self.value(drops | 1 << i, more - 1) for i in range(SPACES) if free >> i & 1),
                    reverse=True,
                )
                found, share = 0.0, 0.5
                for value in after[:-1]:
                    found += share * value
                    share /= 2
                found += 2 * share * after[-1]
            self._value[key] = found
        return found

    def between(self, drops: int, more: float) -> float:
        """``value`` for a number of tokens that need not be whole."""
        whole = int(more)
        low = self.value(drops, whole)
        return low + (more - whole) * (self.value(drops, whole + 1) - low)

    def gains(self, drops: int, more: int) -> tuple[float, ...]:
        """By ``4 * figure space + color``: what the best space for such a figure adds, or 0."""
        key = drops, more
        found = self._gains.get(key)
        if found is None:
            base = self.value(drops, more)
            by_space = [
                self.value(drops | 1 << i, more) - base if not drops >> i & 1 else 0.0
                for i in range(SPACES)
            ]
            found = self._gains[key] = tuple(
                max(
                    (by_space[i] for i in range(SPACES) if accepted & ~drops & FULL & 1 << i),
                    default=0.0,
                )
                for accepts in self.board.accepts
                for accepted in accepts
            )
        return found

    def targets(self, drops: int, more: int) -> Targets:
        """By figure space the colors that gain something there, with what they gain."""
        key = drops, more
        found = self._targets.get(key)
        if found is None:
            gains = self.gains(drops, more)
            found = self._targets[key] = tuple(
                tuple((4 * color, LANE * color, gain) for color, gain in enumerate(row) if gain)
                for row in (gains[first : first + 4] for first in range(0, 16, 4))
            )
        return found


_PLANS: dict[Scoreboard, Plan] = {}


def plan_of(board: Scoreboard) -> Plan:
    """The plan of a board, made once."""
    if board not in _PLANS:
        if len(_PLANS) > 8:
            _PLANS.clear()
        _PLANS[board] = Plan(board)
    return _PLANS[board]


class Worth:
    """Values positions of one match; keep one for one decision, as it remembers what it saw."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.weights = weights
        self.fixed = position.fixed
        self.plan = plan_of(position.fixed.board)
        self._hopes: dict[tuple[int, int, Figures, int, int], float] = {}

    def lead(self, position: Position) -> list[float]:
        """By seat: the own worth less that of the others, the best of them counting most."""
        own = self.values(position)
        if len(own) == 1:
            return own
        share = self.weights.others
        if len(own) == 2:
            one, two = own
            return [one - share * two, two - share * one]
        total = sum(own)
        found = []
        for seat, value in enumerate(own):
            best = max(other for index, other in enumerate(own) if index != seat)
            mean = (total - value) / (len(own) - 1)
            found.append(value - share * (best + mean) / 2)
        return found

    def values(self, position: Position) -> list[float]:
        """By seat: points and hopes."""
        if position.phase == "over":
            return self._final(position)
        seats = self.fixed.seats
        if seats == 2:
            found = [self.value(position, 0), self.value(position, 1)]
        else:
            found = [self.value(position, seat) for seat in range(seats)]
        if seats > 1:
            found[position.seat] += self.weights.tempo
        return found

    def points(self, position: Position, seat: int) -> tuple[int, int]:
        """The score and how many umbrellas lie in the own area."""
        first = 4 * self.fixed.around[seat][2]
        umbrellas = sum(position.waiting[first : first + 4])
        drops = position.drops[seat]
        points = TOKEN_POINTS * drops.bit_count() + sum(self.fixed.board.parts(drops))
        given = self.fixed.setup.head_start
        points += given[seat] if given else 0
        return points - umbrellas + (0 if umbrellas else CLEAR_POINTS), umbrellas

    def _final(self, position: Position) -> list[float]:
        keys = []
        for seat in range(self.fixed.seats):
            total, umbrellas = self.points(position, seat)
            keys.append((total, -umbrellas))
        best = max(keys)
        winners = keys.count(best)
        win = self.weights.win
        urge = self.weights.urge
        return [
            total + (win / winners if (total, tie) == best else -win) + urge * drops.bit_count()
            for (total, tie), drops in zip(keys, position.drops, strict=True)
        ]

    def turns_left(self, position: Position, seat: int) -> int:
        """Turns that this seat surely has no more than, or a large number."""
        trigger = position.trigger
        if self.fixed.seats == 1:
            return sum(position.waiting[: self.fixed.bag])
        if trigger < 0:
            return 99
        seats = self.fixed.seats
        ahead = (trigger - position.seat) % seats
        waits = (seat - position.seat) % seats
        if seat == position.seat:
            return 1 + position.extra if seat != trigger else 1
        return int(waits < ahead)

    def value(self, position: Position, seat: int) -> float:
        """Points so far, those the tokens to come promise, and the figures in reach."""
        fixed, figures, waiting = self.fixed, position.figures[seat], position.waiting
        stock = pool = position.pool
        if position.trigger >= 0 or fixed.seats == 1:
            stock = -1 - self.turns_left(position, seat)
        top, right, bottom, left = fixed.around[seat]
        is_open = position.open
        # The same as sides(), which would cost a call here.
        sides = (
            _SPREAD[is_open >> 4 * top & 15]
            | _SPREAD[is_open >> 4 * right & 15] << 1
            | _SPREAD[is_open >> 4 * bottom & 15] << 2
            | _SPREAD[is_open >> 4 * left & 15] << 3
        )
        if position.pending[seat]:
            figures = (*figures, position.pending[seat])
        key = (position.stages[seat], sides, figures, position.drops[seat], stock)
        found = self._hopes.get(key)
        if found is None:
            found = self._hopes[key] = self._promise(*key)
        late = 1.0 - pool / POOL[fixed.seats] if stock >= 0 else 1.0
        first = 4 * bottom
        area = waiting[first] + waiting[first + 1] + waiting[first + 2] + waiting[first + 3]
        weight = self.weights.area
        return found + (weight + (1 - weight) * late) * (-area or CLEAR_POINTS)

    def sides(self, position: Position, seat: int) -> int:
        """Bit ``4 * color + side`` is set where that color can enter from that side."""
        top, right, bottom, left = self.fixed.around[seat]
        is_open = position.open
        return (
            _SPREAD[is_open >> 4 * top & 15]
            | _SPREAD[is_open >> 4 * right & 15] << 1
            | _SPREAD[is_open >> 4 * bottom & 15] << 2
            | _SPREAD[is_open >> 4 * left & 15] << 3
        )

    def _promise(self, stage: int, sides: int, figures: Figures, drops: int, stock: int) -> float:
        """Plan and hopes of a seat; ``stock`` is the pool, or -1 less the turns that are left."""
        turns, seats, share = 99, self.fixed.seats, 1.0
        if stock >= 0:
            more = stock / seats
            # Few tokens are left for all: to wait for figures must not look better than to end.
            share = min(1.0, more / SCARCE)
        else:
            turns = -1 - stock
            more = turns / 2.2 if seats == 1 else 0.0
        more = min(more, float(SPACES - drops.bit_count()))
        plan = self.plan.between(drops, more) + self.weights.urge * drops.bit_count()
        if turns == 0:
            return plan
        hope = self._hope(stage, sides, figures, drops, int(more), min(turns, NEAREST))
        if self.weights.urge:
            plan += self._urge(stage, sides, figures, drops)
        return plan + share * hope

    def _urge(self, stage: int, sides: int, figures: Figures, drops: int) -> float:
        """What urges to claim: the figure that is nearest, whatever else it may be good for."""
        live = [(space, stack[0]) for space, stack in enumerate(figures[:4]) if stack]
        waiting = figures[4] if len(figures) > 4 else ()
        live += [(space, face) for face in waiting for space in range(4) if figures[space]]
        targets = self.plan.targets(drops, 0)
        found = [
            _figure(
                stage, sides, space, face, tuple([(a, b, 1.0) for a, b, _ in targets[space]]), URGED
            )
            for space, face in live
        ]
        return self.weights.urge * max(found, default=0.0)

    def _hope(
        self,
        stage: int,
        sides: int,
        figures: Figures,
        drops: int,
        more: int,
        turns: int,
    ) -> float:
        targets = self.plan.targets(drops, more)
        reach = self.weights.reach
        if turns < NEAREST:
            # What takes more slides than there are turns is worth nothing; the rest is sure.
            reach = tuple(
                0.0 if NEAREST - near > turns else share for near, share in enumerate(reach)
            )
        found = [
            _figure(stage, sides, space, stack[0], targets[space], reach)
            for space, stack in enumerate(figures[:4])
            if stack
        ]
        for face in figures[4] if len(figures) > 4 else ():
            # A pending tile will cover the figure that it improves most.
            better = [
                _figure(stage, sides, space, face, targets[space], reach) - found[space]
                for space in range(len(found))
            ]
            if better:
                best = max(range(len(better)), key=better.__getitem__)
                found[best] += better[best]
        if len(found) > 1:
            found.sort(reverse=True)
        return sum([share * hope for share, hope in zip(self.weights.crowd, found, strict=False)])


def _figure(
    stage: int,
    sides: int,
    space: int,
    face: int,
    targets: tuple[Target, ...],
    reach: tuple[float, ...],
) -> float:
    """The hope in one live figure: the best color for it."""
    if face == UNKNOWN:
        return sum([gain for _, _, gain in targets]) / 4 * reach[2]
    figure, tables = FIGURES[space][face] << 4, REACH.tables
    best = 0.0
    for shift, lane, gain in targets:
        key = figure | sides >> shift & 15
        near = (tables.get(key) or REACH.table(key))[stage >> lane & LANE_MASK]
        hope = reach[near] * gain
        if hope > best:
            best = hope
    return best
