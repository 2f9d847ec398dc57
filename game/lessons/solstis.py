"""The course of Solstis: eleven decisions, in positions as the rules of the game know them."""

from __future__ import annotations

from dataclasses import replace

from game.lessons.step import Step
from game.rules import solstis as rules
from game.rules.core import Move, Place
from game.rules.solstis import board
from game.rules.solstis.state import NONE, State, deal, tokens

OPTIONS = {"evil": "off", "first": 0}
HOME = "orange-2 orange-3 green-2 blue-2"
"""The person's panorama from the rainbow on: three cells of a square, and a fire above them."""
THEIRS = "red-7 red-8 orange-8 green-8 green-9 pink-6"
"""The neighbor's."""


def _tiles(faces: str) -> tuple[int, ...]:
    return tuple(NONE if face == "-" else board.TILE[face] for face in faces.split())


def position(
    mine: str = "",
    theirs: str = "",
    *,
    hand: str,
    other: str,
    display: str,
    beneath: str = "",
    top: str = "",
    ended: bool = False,
    face_up: str = "",
) -> State:
    """The person's decision in that position; tiles are named by their faces, - for none.

    ``top`` is the top of the pile, which holds what lies nowhere else; once that has ``ended``
    these tiles have left the game.
    """
    base = deal("next_encounter", False, 0, 1)
    spirits = tuple(board.SPIRITS.index(name) for name in face_up.split())
    state = replace(
        base,
        lands=(board.mask(_tiles(mine)), board.mask(_tiles(theirs))),
        hands=(_full(hand), _full(other)),
        display=_tiles(display),
        beneath=(_tiles(beneath) + (NONE,) * 10)[: len(display.split())],
        pile=(),
        spirits=spirits,
        spirit_pile=tuple(s for s in base.spirit_pile if s not in spirits),
        luck=0,
    )
    placed = {token.face for token in tokens(state).values()}
    rest = tuple(cell for cell in board.CELLS if board.FACES[cell] not in placed)
    if ended:
        return replace(state, removed=rest)
    first = _tiles(top)
    return replace(state, pile=(*(cell for cell in rest if cell not in first), *first))


def _full(hand: str) -> tuple[int, ...]:
    return (_tiles(hand) + (NONE,) * 3)[:3]


def _after(state: State, *moves: Move) -> State:
    for move in moves:
        assert move in rules.legal_moves(state)
        state, _ = rules.apply(state, move)
    return state


def _cell(face: str) -> Place:
    return rules.cell_of(face, 0)


def steps() -> tuple[Step, ...]:
    """Match, capture, second chance, rainbow, square and spirit, fires, the end."""
    return (*_match(), *_chance(), *_rainbow(), *_fire(), *_end())


def _match() -> tuple[Step, ...]:
    """A game that has just begun; green 3 matches a color and a number."""
    state = position(
        hand="pink-6 green-3 orange-9",
        other="red-2 blue-8 green-5",
        display="red-8 green-7 purple-4 blue-3 red-1 purple-5",
        beneath="red-10 orange-6 blue-9 green-1 pink-8 red-4",
    )
    play = Move("play", (Place("hand.0", 1),))
    return (
        Step("match", OPTIONS, state, (play,), told=False),
        Step(
            *("capture", OPTIONS, _after(state, play)),
            kind="capture",
            follows=True,
            after=(_cell("green-3"),),
        ),
    )


def _chance() -> tuple[Step, ...]:
    """No tile of the hand matches; the top of the pile does, whatever is played."""
    state = position(
        "green-3 green-7 orange-3",
        "red-7 red-8 orange-8",
        hand="pink-6 red-2 purple-5",
        other="red-1 green-10 pink-7",
        display="blue-3 - blue-8 orange-9 - green-1",
        beneath="- - red-3 green-2 - pink-8",
        top="blue-9",
    )
    play = Move("play", (Place("hand.0", 0),))
    return (
        Step("chance", OPTIONS, state, kind="play", told=False),
        Step("second", OPTIONS, _after(state, play), kind="capture", follows=True),
    )


def _rainbow() -> tuple[Step, ...]:
    """The second chance has failed; the rainbow closes a square, and a spirit comes."""
    state = position(
        HOME,
        THEIRS,
        hand="pink-7 red-10 -",
        other="red-1 green-5 orange-9",
        display="purple-5 blue-3 orange-1 red-4",
        face_up="butterfly",
    )
    state = replace(state, phase="rainbow", loose=1, supply=board.RAINBOWS - 1)
    place = Move("rainbow", (_cell("green-3"),))
    square = Move("square", (Place("square.0", *_cell("orange-2")[1:]),))
    meet = Move("meet", (Place("spirits"),))
    after = _after(state, place)
    return (
        Step("rainbow", OPTIONS, state, (place,), about=(Place("loose"),), told=False),
        Step("square", OPTIONS, after, (square,), told=False, follows=True),
        Step(
            "spirit",
            OPTIONS,
            _after(after, square),
            (meet,),
            follows=True,
            after=square.path,
            arrows=(1, 2),
        ),
    )


def _fire() -> tuple[Step, ...]:
    """Red 2 joins the area of the fire to the valley."""
    state = position(
        HOME,
        THEIRS,
        hand="pink-7 red-2 orange-10",
        other="red-1 green-5 orange-9",
        display="purple-5 blue-3 red-4 -",
    )
    state = _with_spirit(state)
    play = Move("play", (Place("hand.0", 1),))
    fire = _cell("blue-2")
    return (
        Step("fire", OPTIONS, state, (play,), told=False, about=(fire,)),
        Step(*("light", OPTIONS, _after(state, play)), kind="capture", follows=True, after=(fire,)),
    )


def _with_spirit(state: State) -> State:
    """The position with the rainbow and the Butterfly on the square that it closed."""
    spirit = board.SPIRITS.index("butterfly")
    return replace(
        state,
        arcs=(board.mask(_tiles("green-3")), 0),
        supply=board.RAINBOWS - 1,
        laid=(((board.TILE["orange-2"], spirit),), ()),
        spirit_pile=tuple(each for each in state.spirit_pile if each != spirit),
    )


def _end() -> tuple[Step, ...]:
    """The pile is empty, and the only capture left is the person's."""
    state = position(
        f"{HOME} red-2 red-5 blue-3 orange-4",
        f"{THEIRS} pink-7 pink-8 orange-9 red-9",
        hand="purple-6 orange-5 -",
        other="red-1 green-10 -",
        display="orange-7 - pink-4",
        ended=True,
    )
    state = _with_spirit(state)
    play = Move("play", (Place("hand.0", 1),))
    return (
        Step("last", OPTIONS, state, (play,), told=False),
        Step("end", OPTIONS, _after(state, play), kind="capture", follows=True),
    )
