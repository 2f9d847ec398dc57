"""The course of Umbrella: eight decisions of two players' games, as the rules set them up."""

from __future__ import annotations

from game.lessons.step import NEIGHBOR, PERSON, Step, resumed
from game.rules import umbrella as rules
from game.rules.core import Move, Place
from game.rules.umbrella.faces import HIDDEN, NAMES
from game.rules.umbrella.places import TABLES
from game.rules.umbrella.state import DROPS, POOL, UMBRELLAS, State

FIRST = {"seats": 2, "level": 1, "pass_face": "choose"}
POWERS = {"seats": 2, "level": 4, "pass_face": "flip"}

STAGES = (
    "BBGR BYRG YRGB GYRY",  # three blue umbrellas of the block in the corner are there already
    "GYRY RYBY GRGB BGBR",
)
LATE = ("RGYB YRBG GBRY BYGR", "GYRY RYBY GRGB BGBR")
RED_BLOCK = ("YGRR BYRR BGGB GYBY", "GYRY RYBY GRGB BGBR")
TILES = (("23w 7w?", "20w 11w?", "", ""), ("14w 3w?", "9w 17w?", "", ""))
"""Live tile first, ? for one that lies unseen; 23w is a block of four in a corner."""


def position(
    options: dict[str, object],
    stages: tuple[str, str],
    tiles: tuple[tuple[str, ...], tuple[str, ...]] = TILES,
    drops: tuple[str, str] = ("", ""),
    **areas: str,
) -> State:
    """The person's decision in that position; areas that are not named hold one of each color.

    ``drops`` are grid places of the scoreboards that hold a token, as "0,0 1,0". Areas are named
    with ``_`` in place of the dot.
    """
    state = rules.new_game(options, 1)
    waiting = [1] * len(state.waiting)
    for name, umbrellas in areas.items():
        start = 4 * TABLES[2].index[name.replace("_", ".")]
        waiting[start : start + 4] = [umbrellas.count(letter) for letter in rules.LETTERS]
    for color, letter in enumerate(rules.LETTERS):
        shown = sum(stage.count(letter) for stage in stages)
        waiting[-4 + color] = UMBRELLAS - shown - sum(waiting[color:-4:4])
    figures = tuple(tuple(map(_stack, own)) for own in tiles)
    used = {face % HIDDEN // 2 for own in figures for stack in own for face in stack}
    masks = tuple(_mask(state, text) for text in drops)
    placed = sum(mask.bit_count() for mask in masks)
    pool = max(0, POOL[2] - placed)
    return state._replace(
        seat=PERSON,
        phase="slide",
        stages=tuple(tuple(map(rules.LETTERS.index, s.replace(" ", ""))) for s in stages),
        waiting=tuple(waiting),
        figures=figures,
        box=tuple(2 * tile + HIDDEN for tile in range(24) if tile not in used),
        drops=masks,
        pool=pool,
        reserve=DROPS - placed - pool,
    )


def _stack(text: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name.strip("?")) + HIDDEN * ("?" in name) for name in text.split())


def _mask(state: State, text: str) -> int:
    places = [Place.parse(f"board:{where}") for where in text.split()]
    return sum(1 << state.board.at[place.x, place.y] for place in places)


def _after(state: State, move: Move) -> State:
    """The person's next decision after the move."""
    assert move in rules.legal_moves(state)
    after, _ = rules.apply(state, move)
    found: State = resumed(after)
    return found


def steps() -> tuple[Step, ...]:
    """Slide, push off, figure, claim, pass on, the end, and a power with its use."""
    parse = Move.parse
    slide = parse("slide personal.0:1,0 stage.0:2,3")
    push = parse("slide lateral.0:0,0 stage.0:0,2")
    figure = parse("slide lateral.0:2,0 stage.0:0,1")
    claim = parse("claim figure.0:0,0 board.0:1,0")
    tile = Place(f"figure.{PERSON}")
    start = position(FIRST, STAGES, drops=("0,0", ""))
    second = _after(start, slide)
    third = _after(second, push)
    fourth = _after(third, figure)
    fifth = _after(fourth, claim)
    return (
        Step("slide", FIRST, start, (slide,), after=(Place("center", 3),), arrows=(2, 0, 3)),
        Step("push", FIRST, second, (push,), after=(Place("lateral.1", 2),), arrows=(2, 1, 3)),
        Step("figure", FIRST, third, (figure,), about=(tile,), after=(tile,), arrows=(2, 1, 3)),
        Step(
            "claim", FIRST, fourth, (claim,), follows=True, after=(claim.path[1],), arrows=(3, 2, 2)
        ),
        Step(
            *("pass", FIRST, fifth),
            kind="face",
            follows=True,
            after=(Place(f"figure.{NEIGHBOR}", 2), tile),
            arrows=(2, 3),
        ),
        _end(),
        *_powers(),
    )


def _end() -> Step:
    """The last turn: the pool is empty, and one umbrella waits in the person's own area."""
    state = position(
        FIRST,
        LATE,
        drops=("0,0 1,0 2,1 4,0 5,1 6,1", "0,0 1,0 0,1 1,1 4,0"),
        personal_0="G",
        personal_1="RB",
    )._replace(trigger=NEIGHBOR)
    moves = tuple(Move.parse(f"slide personal.0:3,0 stage.0:{x},3") for x in (1, 0, 2, 3))
    return Step("end", FIRST, state, moves, arrows=(2, 0))


def _powers() -> tuple[Step, Step]:
    """Level 4: a claim that wakes the swap, and the swap."""
    tiles = (("20w 7w?", "23w 11w?", "", ""), TILES[1])
    state = position(POWERS, RED_BLOCK, tiles, ("3,0", "0,0"))._replace(phase="claim")
    claim = Move.parse("claim figure.0:1,0 board.0:3,1")
    after = _after(state, claim)
    power = Place(f"power.{PERSON}", 1)
    nearby = Move.parse("swap stage.0:1,0 stage.0:2,0")
    return (
        Step("power", POWERS, state, (claim,), told=False, about=(power,), arrows=(3, 0)),
        Step("swap", POWERS, after, (nearby,), "swap", follows=True),
    )
