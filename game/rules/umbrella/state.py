"""What a position consists of, and how one is set up (rules, sections 1 and 2)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from game.rules.core import Options, read_head_start
from game.rules.umbrella.boards import (
    BOARDS,
    LAYOUTS,
    SPACES,
    Scoreboard,
    Stage,
    parse_board,
    parse_layouts,
)
from game.rules.umbrella.faces import COLORS, HIDDEN, SIZE, TILES
from game.rules.umbrella.places import TABLES

UMBRELLAS = 25
"""Umbrellas of each color."""

DROPS = 28
"""Scoring tokens in the box."""

POOL = {1: 0, 2: 11, 3: 17, 4: 22}
"""Tokens in the pool by players; solo has no pool, all its tokens lie in the reserve."""

FULL = (1 << SPACES) - 1

Stack = tuple[int, ...]
"""Faces from the live tile down; HIDDEN is added to those that lie unseen."""


@dataclass(frozen=True)
class Setup:
    """What stays the same in a match; ``choose`` says that the passer chooses the face."""

    seats: int
    board: Scoreboard
    choose: bool
    head_start: tuple[int, ...] = ()
    """Points given beforehand by seat, or nothing."""

    def __hash__(self) -> int:
        return hash((self.seats, self.board.level, self.choose))


class State(NamedTuple):
    """A position. Tuples by seat unless said otherwise; masks have bit i for board space i."""

    setup: Setup
    seat: int
    """Whose turn it is; every decision of a turn belongs to that seat."""
    phase: str
    """cover, slide, claim, order, extra, swap, exchange, face or over."""
    stages: tuple[Stage, ...]
    """Color of each of the 16 cells."""
    waiting: tuple[int, ...]
    """Umbrellas by area * 4 + color: center, laterals, personals, and last the bag."""
    figures: tuple[tuple[Stack, ...], ...]
    pending: tuple[Stack, ...]
    """Faces that wait to cover a figure, in the order of their arrival."""
    box: Stack
    """Tiles that are not in play (one tuple for all)."""
    drops: tuple[int, ...]
    """Masks of the board spaces that hold a token."""
    markers: tuple[int, ...]
    """Masks of those that hold an extra marker because all 28 tokens were used."""
    gone: tuple[int, ...]
    """Masks of the powers that are spent or lost (bit i for ``board.powers[i]``)."""
    pool: int
    reserve: int
    claimed: int = -1
    """Space of the figure claimed in this turn until it is passed on, or -1."""
    due: tuple[int, ...] = ()
    """Powers that fired in this turn and wait, the one that is asked first."""
    extra: int = 0
    """Extra turns won and not played yet."""
    trigger: int = -1
    """The seat that triggered the end, or -1; all others play their last turns."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.setup.seats

    @property
    def board(self) -> Scoreboard:
        """The scoreboard that all seats use."""
        return self.setup.board


def open_game(options: Options, seed: int) -> State:
    """Set up a match (rules, 2) from complete options; all chance comes from ``seed``.

    Free options: ``board`` and ``layouts``, texts as in boards.py. Raises ValueError for wrong
    texts and for fewer start layouts than seats.
    """
    rng = Random(seed)
    seats = int(options["seats"])
    board = parse_board(str(options.get("board", BOARDS[int(options["level"])])))
    layouts = parse_layouts(str(options.get("layouts", LAYOUTS)))
    if len(layouts) < seats:
        raise ValueError(f"{seats} seats need as many start layouts, there are {len(layouts)}")
    choose = options["pass_face"] == "choose" or (
        options["pass_face"] == "by_players" and seats == 2
    )
    stages = tuple(rng.sample(layouts, seats))
    tiles = rng.sample(range(0, 2 * TILES, 2), TILES)
    figures = []
    for seat in range(seats):
        a, b, c, d = tiles[4 * seat : 4 * seat + 4]
        figures.append(((a, b + HIDDEN), (c, d + HIDDEN), (), ()))
    areas = len(TABLES[seats].areas) - 1
    bag = UMBRELLAS - areas - seats * SIZE
    return State(
        setup=Setup(seats, board, choose, read_head_start(options, seats)),
        seat=rng.randrange(seats),
        phase="slide",
        stages=stages,
        waiting=(1,) * (areas * len(COLORS)) + (bag,) * len(COLORS),
        figures=tuple(figures),
        pending=((),) * seats,
        box=tuple(tile + HIDDEN for tile in tiles[4 * seats :]),
        drops=(0,) * seats,
        markers=(0,) * seats,
        gone=(0,) * seats,
        pool=POOL[seats],
        reserve=DROPS - POOL[seats],
    )
