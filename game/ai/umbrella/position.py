"""An Umbrella position made for search: numbers instead of tokens, and no events.

It follows the rules exactly (a test plays both side by side), except that with ``blind`` a tile
that nobody has seen yet turns up as UNKNOWN. Moves are codes, tuples that begin with their kind:
``(SLIDE, slot, line)``, ``(CLAIM, space, board space)``, ``(DECLINE,)``, ``(POWER, index)``,
``(SWAP, cell, cell)``, ``(EXCHANGE, cell, slot)``, ``(FACE, 0 keep or 1 flip)``,
``(COVER, tile, space)``; a slot is ``4 * area + color`` and a line as in ``bits``.
"""

from __future__ import annotations

from functools import cache

from game.ai.umbrella.bits import BY_LINE, COLOR_OF, FIGURES, LANE, LANES, stage_bits
from game.rules.umbrella.boards import SPACES
from game.rules.umbrella.faces import HIDDEN
from game.rules.umbrella.places import NEIGHBORS, SIDES, TABLES
from game.rules.umbrella.state import FULL, Setup, State

SLIDE, CLAIM, DECLINE, POWER, SWAP, EXCHANGE, FACE, COVER = range(8)

UNKNOWN = -1
"""A face that nobody has seen."""

Code = tuple[int, ...]
Stack = tuple[int, ...]


@cache
def _entering(area: int, side: int) -> tuple[tuple[Code, ...], ...]:
    """By the colors in an area, as bits: its slides from that side."""
    slots, lines = range(4 * area, 4 * area + 4), range(4 * side, 4 * side + 4)
    return tuple(
        tuple((SLIDE, slot, line) for slot in slots if filled >> (slot & 3) & 1 for line in lines)
        for filled in range(16)
    )


class Fixed:
    """What stays the same in a match, ready to be looked up."""

    def __init__(self, setup: Setup, blind: bool) -> None:
        table = TABLES[setup.seats]
        self.setup = setup
        self.seats = setup.seats
        self.board = setup.board
        self.blind = blind
        self.around = table.around
        self.bag = 4 * (len(table.areas) - 1)
        """Slots from here on are not waiting areas."""
        self.powers = setup.board.powers
        self.targets = tuple(
            tuple(self.bag if self.seats == 1 else 4 * own[side ^ 2] for side in SIDES)
            for own in self.around
        )
        """By seat and side of a slide: first slot of the area that gets what it pushes off."""
        self.entering = tuple(
            tuple((4 * area, _entering(area, side)) for side, area in enumerate(own))
            for own in self.around
        )
        """By seat and side: first slot of the own area there, and the slides out of it."""


class Position:
    """A position; ``play`` makes the next one and leaves this one as it is."""

    __slots__ = (
        "claimed",
        "drops",
        "due",
        "extra",
        "figures",
        "fixed",
        "gone",
        "open",
        "pending",
        "phase",
        "pool",
        "reserve",
        "seat",
        "stages",
        "trigger",
        "waiting",
    )

    fixed: Fixed
    seat: int
    phase: str
    stages: list[int]
    waiting: list[int]
    figures: list[tuple[Stack, ...]]
    pending: list[Stack]
    drops: list[int]
    gone: list[int]
    open: int
    """Mask of the slots that are not empty."""
    pool: int
    reserve: int
    claimed: int
    due: tuple[int, ...]
    extra: int
    trigger: int

    @classmethod
    def of(cls, state: State, blind: bool = True) -> Position:
        """The position of a state of the rules."""
        new = cls()
        new.fixed = Fixed(state.setup, blind)
        new.seat, new.phase = state.seat, state.phase
        new.stages = [stage_bits(stage) for stage in state.stages]
        new.waiting = list(state.waiting)
        new.figures, new.pending = list(state.figures), list(state.pending)
        new.drops, new.gone = list(state.drops), list(state.gone)
        new.pool, new.reserve = state.pool, state.reserve
        new.claimed, new.due = state.claimed, state.due
        new.extra, new.trigger = state.extra, state.trigger
        new.open = sum(1 << slot for slot, count in enumerate(state.waiting) if count)
        return new

    def copy(self) -> Position:
        new = Position()
        new.fixed, new.seat, new.phase = self.fixed, self.seat, self.phase
        new.stages, new.waiting = self.stages[:], self.waiting[:]
        new.figures, new.pending = self.figures, self.pending
        new.drops, new.gone = self.drops, self.gone
        new.pool, new.reserve, new.open = self.pool, self.reserve, self.open
        new.claimed, new.due = self.claimed, self.due
        new.extra, new.trigger = self.extra, self.trigger
        return new

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"

    # -- which moves there are -----------------------------------------------------------------

    def codes(self) -> list[Code]:
        """Every legal move; empty exactly when the match is over."""
        if self.phase == "slide":
            return self.slides()
        if self.phase == "claim":
            return [*self.claims(), (DECLINE,)]
        if self.phase == "cover":
            spaces = [space for space, stack in enumerate(self.figures[self.seat]) if stack]
            tiles = range(len(self.pending[self.seat]))
            return [(COVER, tile, space) for tile in tiles for space in spaces]
        return self._after_claim()

    def slides(self) -> list[Code]:
        """Slots of the own areas by line, or all slots by all lines if these are empty."""
        filled = self.open
        found: list[Code] = []
        for first, codes in self.fixed.entering[self.seat]:
            found += codes[filled >> first & 15]
        if not found:
            slots = [slot for slot in range(self.fixed.bag) if filled >> slot & 1]
            found = [(SLIDE, slot, line) for slot in slots for line in range(16)]
        return found

    def claims(self) -> list[Code]:
        """Every complete live figure with every free space that accepts it."""
        found: list[Code] = []
        seat = self.seat
        stage, free = self.stages[seat], FULL & ~self.drops[seat]
        accepts = self.fixed.board.accepts
        for space, stack in enumerate(self.figures[seat]):
            color = shown(stage, space, stack) if stack else -1
            if color >= 0:
                targets = accepts[space][color] & free
                while targets:
                    found.append((CLAIM, space, (targets & -targets).bit_length() - 1))
                    targets &= targets - 1
        return found

    def claimable(self) -> bool:
        """Whether there are ``claims``."""
        seat = self.seat
        stage = self.stages[seat]
        for space, stack in enumerate(self.figures[seat]):
            if stack:
                color = shown(stage, space, stack)
                if color >= 0 and self.fixed.board.accepts[space][color] & ~self.drops[seat]:
                    return True
        return False

    def _after_claim(self) -> list[Code]:
        """Moves of the phases in which powers are used and a face is chosen."""
        phase = self.phase
        if phase == "face":
            return [(FACE, 0), (FACE, 1)]
        if phase == "swap":
            return [*((SWAP, a, b) for a, b in NEIGHBORS), (DECLINE,)]
        if phase == "extra":
            return [(POWER, self.due[0]), (DECLINE,)]
        if phase == "order":
            kinds = self.fixed.powers
            return [(POWER, index) for index in self.due if kinds[index].kind != "extra"]
        if phase == "over":
            return []
        slots = [slot for slot in range(self.fixed.bag) if self.waiting[slot]]
        return [*((EXCHANGE, cell, slot) for slot in slots for cell in range(16)), (DECLINE,)]

    # -- playing -------------------------------------------------------------------------------

    def play(self, code: Code) -> Position:
        """The position after a legal move."""
        new = self.copy()
        kind = code[0]
        if kind == SLIDE:
            new.slide(code[1], code[2])
            if new.claimable():
                new.phase = "claim"
            else:
                new._end_turn()
        elif kind == CLAIM:
            new._claim(code[1], code[2])
        elif kind == COVER:
            new._cover(code[1], code[2])
        elif kind == FACE:
            new._pass(bool(code[1]))
        elif self.phase == "claim":
            new._end_turn()
        elif self.phase == "order":
            new.due = (code[1], *(index for index in self.due if index != code[1]))
            new.phase = self.fixed.powers[code[1]].kind
        else:
            new._use(code)
        return new

    def slide(self, slot: int, number: int) -> None:
        """The umbrella of the slot enters; what it pushes off goes to the other side."""
        line, seat = BY_LINE[number], self.seat
        stage = self.stages[seat]
        pushed = COLOR_OF[stage >> line.exit & LANES]
        self.stages[seat] = line.slide(stage, slot & 3)
        self._move(slot, self.fixed.targets[seat][line.side] + pushed)

    def _move(self, source: int, target: int) -> None:
        """One umbrella fewer in a slot, one more in another."""
        waiting = self.waiting
        waiting[source] -= 1
        if not waiting[source]:
            self.open ^= 1 << source
        waiting[target] += 1
        self.open |= 1 << target

    def _claim(self, space: int, target: int) -> None:
        seat, powers = self.seat, self.fixed.powers
        if self.pool:
            self.pool -= 1
        elif self.reserve:
            self.reserve -= 1
        self.drops = self.drops[:]
        drops = self.drops[seat] = self.drops[seat] | 1 << target
        self.claimed = space
        fired = [
            index
            for index, power in enumerate(powers)
            if drops >> power.a & drops >> power.b & 1 and not self.gone[seat] >> index & 1
        ]
        fired.sort(key=lambda index: powers[index].kind == "extra")
        self.due = tuple(fired)
        self._ask()

    def _ask(self) -> None:
        """Ask for the next power that waits, or go on to passing the tile."""
        powers = self.fixed.powers
        due = []
        for index in self.due:
            if self._usable(powers[index].kind):
                due.append(index)
            else:
                self._spend(index)
        self.due = tuple(due)
        if not due:
            if self.fixed.setup.choose:
                self.phase = "face"
            else:
                self._pass(True)
        elif sum(powers[index].kind != "extra" for index in due) > 1:
            self.phase = "order"
        else:
            self.phase = powers[due[0]].kind

    def _usable(self, kind: str) -> bool:
        if kind == "extra":
            return self.fixed.seats > 1
        return kind == "swap" or any(self.waiting[: self.fixed.bag])

    def _spend(self, index: int) -> None:
        self.gone = self.gone[:]
        self.gone[self.seat] |= 1 << index

    def _use(self, code: Code) -> None:
        """Use or decline the power that is asked."""
        if code[0] == POWER:
            self.extra += 1
        elif code[0] == SWAP:
            self._exchange_cells(code[1], code[2])
        elif code[0] == EXCHANGE:
            self._exchange(code[1], code[2])
        self._spend(self.due[0])
        self.due = self.due[1:]
        self._ask()

    def color_at(self, cell: int) -> int:
        """The color on a cell of the seat in turn."""
        return COLOR_OF[self.stages[self.seat] >> cell & LANES]

    def _exchange_cells(self, a: int, b: int) -> None:
        one, two = self.color_at(a), self.color_at(b)
        if one != two:
            both = 1 << a | 1 << b
            self.stages[self.seat] ^= both << LANE * one | both << LANE * two

    def _exchange(self, cell: int, slot: int) -> None:
        out, into = self.color_at(cell), slot & 3
        self._move(slot, slot - into + out)
        if out != into:
            self.stages[self.seat] ^= 1 << LANE * out + cell | 1 << LANE * into + cell

    def _cover(self, tile: int, space: int) -> None:
        seat = self.seat
        waiting = self.pending[seat]
        rest = waiting[:tile] + waiting[tile + 1 :]
        self._set_stack(seat, space, (waiting[tile], *self.figures[seat][space]))
        self.pending = self.pending[:]
        self.pending[seat] = rest
        self.phase = "cover" if rest else "slide"

    def _set_stack(self, seat: int, space: int, stack: Stack) -> None:
        own = self.figures[seat]
        self.figures = self.figures[:]
        self.figures[seat] = (*own[:space], stack, *own[space + 1 :])

    def _pass(self, flip: bool) -> None:
        """Pass the claimed tile on, uncover what lay under it, end the turn."""
        seat, space = self.seat, self.claimed
        face, *rest = self.figures[seat][space]
        if rest and rest[0] >= HIDDEN:
            rest[0] = UNKNOWN if self.fixed.blind else rest[0] - HIDDEN
        self._set_stack(seat, space, tuple(rest))
        receiver = (seat + 1) % self.fixed.seats
        passed = face if face == UNKNOWN else face ^ flip
        for index, stack in enumerate(self.figures[receiver]):
            if not stack:
                self._set_stack(receiver, index, (passed,))
                break
        else:
            self.pending = self.pending[:]
            self.pending[receiver] = (*self.pending[receiver], passed)
        self.claimed = -1
        self._end_turn()

    def _end_turn(self) -> None:
        """The end check, then whose turn is next (rules, 3.6, 4 and 8)."""
        seat, fixed = self.seat, self.fixed
        if fixed.seats == 1:
            over = self.drops[0].bit_count() == SPACES or not any(self.waiting[: fixed.bag])
            self.phase = "over" if over else "slide"
            return
        if self.trigger < 0 and self.triggers():
            self.trigger = seat
        if self.extra:
            self.extra -= 1
        else:
            seat = (seat + 1) % fixed.seats
            if seat == self.trigger:
                self.phase = "over"
                return
            self.seat = seat
        self.phase = "cover" if self.pending[seat] else "slide"

    def triggers(self) -> bool:
        """Whether the seat in turn triggers the end."""
        seat = self.seat
        return (
            self.pool == 0
            or self.drops[seat].bit_count() == SPACES
            or not (any(self.figures[seat]) or self.pending[seat])
        )


_LOOK = tuple(
    tuple((cells, (cells & -cells).bit_length() - 1) for cells in faces) for faces in FIGURES
)
"""By figure space and face: the cells, and one of them."""


def shown(stage: int, space: int, stack: Stack) -> int:
    """The color that the live figure of a space shows on the stage, or -1."""
    face = stack[0]
    if face >= 0:
        cells, cell = _LOOK[space][face]
        color = COLOR_OF[stage >> cell & LANES]
        if stage >> LANE * color & cells == cells:
            return color
    return -1
