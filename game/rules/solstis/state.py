"""The state of a Solstis match, its set-up and its tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.rules.core import Place, Token
from game.rules.solstis import board

NONE = -1
"""In place of a tile, spirit, square or seat: nothing there."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is, as ints: land tiles are cells, spirits are indices of ``SPIRITS``.

    ``phase`` is the kind of decision that ``seat`` makes; ``mover`` has the turn; ``stage`` tells
    where a rainbow placement belongs: "turn" (steps 2-4), "effect" of a spirit, "final" (Squirrel).
    """

    seat: int
    phase: str
    mover: int
    stage: str
    turns: int
    """Turns begun, passes included; 1 at the start."""
    evil_passes: str
    lands: Pair
    """Land tiles in the panoramas, as masks."""
    arcs: Pair
    """Rainbows in the panoramas, as masks."""
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    """Slots that keep their place, NONE for a hole; as long as the hand size."""
    display: tuple[int, ...]
    """Face-up tile of each place, or NONE."""
    beneath: tuple[int, ...]
    """Face-down tile of each place, or NONE."""
    pile: tuple[int, ...]
    """Land pile, the top is the last."""
    removed: tuple[int, ...]
    supply: int
    loose: int
    """Rainbows taken or displaced that ``seat`` must place now."""
    spirits: tuple[int, ...]
    """Face-up spirits, places kept, NONE for a gap."""
    spirit_pile: tuple[int, ...]
    """The top is the last."""
    drawn: tuple[int, ...]
    """The two spirits one of which is to be kept."""
    laid: tuple[tuple[Pair, ...], tuple[Pair, ...]]
    """(square, spirit) for every spirit that lies in a panorama, in order of arrival."""
    square: int
    """The square chosen in the encounter that goes on, or NONE."""
    evil: int
    """In front of whom the Evil Spirit lies, or NONE."""
    fresh: bool
    """The Evil Spirit was drawn in this very encounter, so it does not move."""
    covered: int
    """The spirit that the Evil Spirit covers at the end, or NONE."""
    box: tuple[int, ...]
    """Spirits that are not in this match."""
    filled: int
    """Cells that got a tile in this turn."""
    again: bool
    """The Groundhog gives the mover another turn."""
    played: int
    """The tile that looks for a capture, or NONE."""
    lacks: Pair
    """Tiles that a pass has shown not to be in the hand; a deduction open to all."""
    luck: int
    """64 bits from which Eagle and Dragonfly pick."""
    head_start: tuple[int, ...] = ()
    """Points given beforehand by seat, or nothing."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"


@lru_cache(maxsize=4096)
def corners(laid: tuple[Pair, ...]) -> int:
    """The squares on which a spirit lies, as a mask of their lower left cells."""
    return board.mask(square for square, _ in laid)


def deal(
    evil_passes: str, evil: bool, first: int | None, seed: int, head_start: tuple[int, ...] = ()
) -> State:
    """A shuffled start (section 2); ``first`` is the seat that begins, or None for chance."""
    rng = Random(seed)
    tiles = list(board.CELLS)
    rng.shuffle(tiles)
    spirits = list(range(len(board.SPIRITS)))
    rng.shuffle(spirits)
    starter = rng.randrange(2)
    seat = starter if first is None else first
    return State(
        seat=seat,
        phase="play",
        mover=seat,
        stage="turn",
        turns=1,
        evil_passes=evil_passes,
        lands=(0, 0),
        arcs=(0, 0),
        hands=(tuple(tiles[30:33]), tuple(tiles[33:36])),
        display=tuple(tiles[36:42]),
        beneath=tuple(tiles[42:48]),
        pile=tuple(tiles[:30]),
        removed=(),
        supply=board.RAINBOWS,
        loose=0,
        spirits=(),
        spirit_pile=tuple(spirit for spirit in spirits if evil or spirit != board.EVIL),
        drawn=(),
        laid=((), ()),
        square=NONE,
        evil=NONE,
        fresh=False,
        covered=NONE,
        box=() if evil else (board.EVIL,),
        filled=0,
        again=False,
        played=NONE,
        lacks=(0, 0),
        luck=rng.getrandbits(64),
        head_start=head_start,
    )


def tokens(state: State) -> dict[Place, Token]:
    """All 48 land tiles, 12 rainbows and 15 spirits, and a "pass" to choose when it is offered."""
    found: dict[Place, Token] = {}
    for seat in (0, 1):
        _add_seat(found, state, seat)
    _add_row(found, board.DISPLAY, state.display, board.LAND_UP)
    _add_row(found, board.BENEATH, state.beneath, board.LAND_DOWN)
    _add_row(found, board.PILE, state.pile, board.LAND_DOWN)
    _add_row(found, board.REMOVED, state.removed, board.LAND_UP)
    _add_row(found, board.FACE_UP, state.spirits, board.SPIRIT_UP)
    _add_row(found, board.SPIRIT_PILE, state.spirit_pile, board.SPIRIT_DOWN)
    _add_row(found, board.CHOICE, state.drawn, board.SPIRIT_UP)
    _add_row(found, board.BOX, state.box, board.SPIRIT_UP)
    for rainbows, count in ((board.SUPPLY, state.supply), (board.LOOSE, state.loose)):
        for place in rainbows[:count]:
            found[place] = board.RAINBOW
    if state.played != NONE:
        found[board.PLAYED] = board.LAND_UP[state.played]
    if state.phase == "pass":
        found[board.CHOICE[0]] = board.PASS_TOKEN
    return found


def _add_row(
    found: dict[Place, Token],
    places: tuple[Place, ...],
    things: tuple[int, ...],
    faces: tuple[Token, ...],
) -> None:
    for place, thing in zip(places, things, strict=False):
        if thing != NONE:
            found[place] = faces[thing]


def _add_seat(found: dict[Place, Token], state: State, seat: int) -> None:
    """A panorama with its spirits, the hand, and the Evil Spirit in front or on its victim."""
    _add_row(found, board.HAND[seat], state.hands[seat], board.LAND_UP)
    for cell in board.bits(state.lands[seat]):
        found[board.PANORAMA[seat][cell]] = board.LAND_UP[cell]
    for cell in board.bits(state.arcs[seat]):
        found[board.PANORAMA[seat][cell]] = board.RAINBOW
    victim = NONE
    for square, spirit in state.laid[seat]:
        found[board.SQUARE[seat][square]] = board.SPIRIT_UP[spirit]
        if spirit == state.covered:
            victim = square
    if state.evil == seat:
        at = board.EVIL_AT[seat] if victim == NONE else board.COVER[seat][victim]
        found[at] = board.SPIRIT_UP[board.EVIL]
