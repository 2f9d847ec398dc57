"""Positions of Umbrella drawn in ASCII, and playing them with every law checked on the way.

A drawing has one fact a line; what is left out is as at the start of a game::

    seats 2  level 3  turn 0  phase slide  pool 5  reserve 17  trigger 1
    | R..R  BRGG        the stages of all seats side by side; dots are filled with colors that
    | ....  BYRR        the stage does not show
    | R..R  YGBB
    | ....  RGYY
    center RYB          umbrellas of an area as letters, "-" for none
    lateral RYBG ; -    by seat: lateral.0, lateral.1, ...
    personal - ; RRY
    figures 3w 5w/7b 1w/2w? - ; - - - 9b      by seat and space, live tile first, ? for hidden
    pending - ; 4b 6w
    drops 0,0 1,0 ; -   by seat: scoreboard places that hold a token
    gone 0 ; -          by seat: powers spent or lost
"""

from __future__ import annotations

from collections import Counter

from game.rules import umbrella as rules
from game.rules.core import Event, Move, Moved, Place, Put, Token, Told, follow
from game.rules.umbrella.faces import HIDDEN, NAMES
from game.rules.umbrella.places import TABLES
from game.rules.umbrella.state import DROPS, POOL, UMBRELLAS, State

NUMBERS = ("seats", "level", "turn", "pool", "reserve", "trigger", "extra")


def position(drawing: str, pass_face: str = "by_players", board: str = "") -> State:
    """The state of a drawing; umbrellas, tiles and tokens that are not drawn lie in the box."""
    facts: dict[str, str] = {}
    rows: list[list[str]] = []
    for line in filter(None, map(str.strip, drawing.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "|":
            rows.append(rest.split())
        elif word in (*NUMBERS, "phase"):
            words = line.split()
            facts.update(zip(words[::2], words[1::2], strict=True))
        else:
            facts[word] = rest
    seats = int(facts.get("seats", 2))
    options = {"seats": seats, "level": int(facts.get("level", 1)), "pass_face": pass_face}
    state = rules.new_game(options | ({"board": board} if board else {}), 7)
    if rows:
        drawn = ("".join(row[seat] for row in rows) for seat in range(seats))
        state = state._replace(stages=tuple(map(_stage, drawn)))
    state = state._replace(
        seat=int(facts.get("turn", 0)),
        phase=facts.get("phase", "slide"),
        trigger=int(facts.get("trigger", -1)),
        extra=int(facts.get("extra", 0)),
        waiting=_waiting(state, facts),
        drops=tuple(_mask(state, words) for words in _by_seat(facts, "drops", seats)),
        gone=tuple(sum(1 << int(i) for i in words) for words in _by_seat(facts, "gone", seats)),
    )
    return _with_tokens(_with_tiles(state, facts), facts)


def _by_seat(facts: dict[str, str], word: str, seats: int, default: str = "-") -> list[list[str]]:
    texts = facts.get(word, " ; ".join([default] * seats)).split(";")
    assert len(texts) == seats, f"'{word}' needs {seats} parts"
    return [[item for item in text.split() if item != "-"] for text in texts]


def _stage(drawn: str) -> tuple[int, ...]:
    assert len(drawn) == 16, drawn
    fillers = [c for c in range(4) if rules.LETTERS[c] not in drawn]
    return tuple(
        fillers[(cell % 4 + 2 * (cell // 4)) % len(fillers)]
        if letter == "."
        else rules.LETTERS.index(letter)
        for cell, letter in enumerate(drawn)
    )


def _mask(state: State, words: list[str]) -> int:
    places = [Place.parse(f"board:{word}") for word in words]
    return sum(1 << state.board.at[place.x, place.y] for place in places)


def _waiting(state: State, facts: dict[str, str]) -> tuple[int, ...]:
    laterals = max(state.seats, 2)
    areas = [
        [facts.get("center", "RYBG")],
        *_by_seat(facts, "lateral", laterals, "RYBG"),
        *_by_seat(facts, "personal", state.seats, "RYBG"),
    ]
    counts = ["".join(words).count(letter) for words in areas for letter in rules.LETTERS]
    for color in range(4):
        shown = sum(stage.count(color) for stage in state.stages)
        counts.append(UMBRELLAS - shown - sum(counts[color:][: 4 * len(areas) : 4]))
    assert min(counts) >= 0, "more than 25 umbrellas of a color are drawn"
    return tuple(counts)


def _with_tiles(state: State, facts: dict[str, str]) -> State:
    texts = facts.get("figures", " ; ".join(f"{24 - s}w - - -" for s in range(state.seats)))
    figures = tuple(
        tuple(
            tuple(NAMES.index(name.strip("?")) + HIDDEN * ("?" in name) for name in stack)
            for stack in ([] if text == "-" else text.split("/") for text in own.split())
        )
        for own in texts.split(";")
    )
    assert [len(own) for own in figures] == [4] * state.seats, "write four stacks a seat"
    pending = tuple(
        tuple(map(NAMES.index, words)) for words in _by_seat(facts, "pending", state.seats)
    )
    used = [face % HIDDEN // 2 for own in figures for stack in own for face in stack]
    used += [face // 2 for own in pending for face in own]
    assert len(used) == len(set(used)), "a tile is drawn twice"
    box = tuple(2 * tile + HIDDEN for tile in range(24) if tile not in used)
    return state._replace(figures=figures, pending=pending, box=box)


def _with_tokens(state: State, facts: dict[str, str]) -> State:
    placed = sum(mask.bit_count() for mask in state.drops)
    pool = int(facts.get("pool", POOL[state.seats] - min(placed, POOL[state.seats])))
    reserve = int(facts.get("reserve", DROPS - placed - pool))
    return state._replace(pool=pool, reserve=reserve)


def draw(state: State, seat: int) -> str:
    """The stage of a seat as four lines of letters."""
    letters = [rules.LETTERS[color] for color in state.stages[seat]]
    return "\n".join("".join(letters[row : row + 4]) for row in (0, 4, 8, 12))


def area(state: State, name: str) -> str:
    """The umbrellas of an area as letters in the order of the colors."""
    start = 4 * TABLES[state.seats].index[name]
    return "".join(
        letter * count
        for letter, count in zip(rules.LETTERS, state.waiting[start : start + 4], strict=True)
    )


def stacks(state: State, seat: int) -> str:
    """The figure spaces of a seat as ``position`` reads them."""
    return " ".join(
        "/".join(NAMES[face % HIDDEN] + "?" * (face >= HIDDEN) for face in stack) or "-"
        for stack in state.figures[seat]
    )


def moves(state: State, kind: str = "") -> list[str]:
    """The legal moves (of a kind) as text."""
    return [str(move) for move in rules.legal_moves(state) if kind in ("", move.kind)]


def play(state: State, *texts: str) -> State:
    """The state after legal moves; each must be complete and lose nothing."""
    for text in texts:
        state, _ = events_of(state, text)
    return state


def events_of(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """The state after one legal move, and its events, with the laws checked."""
    move = Move.parse(text)
    assert move in rules.legal_moves(state), f"{text} is not among {moves(state)}"
    after, events = rules.apply(state, move)
    before = rules.tokens(state)
    assert follow(before, events) == rules.tokens(after)
    assert inventory(rules.tokens(after)) == inventory(before)
    assert (rules.legal_moves(after) == ()) == after.over
    return after, events


def inventory(tokens: dict[Place, Token]) -> Counter[str]:
    """How many things of each kind there are; choices and extra markers are none."""
    return Counter(
        token.kind
        for place, token in tokens.items()
        if place.area != "choice" and token.face != "marker"
    )


def told(events: tuple[Event, ...]) -> list[tuple[str, int, int]]:
    """What was said, in order."""
    return [tuple(event) for event in events if isinstance(event, Told)]  # type: ignore[misc]


def whys(events: tuple[Event, ...]) -> list[str]:
    """The reasons of all events, in order."""
    return [event.why for event in events if isinstance(event, Moved | Put | Told)]


def journey(events: tuple[Event, ...], why: str) -> list[str]:
    """The journeys of the event of that reason, as text."""
    return [
        f"{source} > {target}"
        for event in events
        if isinstance(event, Moved) and event.why == why
        for source, target in event.pairs
    ]
