"""Every thing on a table is explained, every move told, every point earned, and nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.players import PLAYERS, decide
from game.levels import load_all
from game.match import Match
from game.paths import ASSETS, LEVELS
from game.picker import Picker
from game.rules.core import HEAD_START
from game.rules.games import GAMES
from game.seats import Seat, Setup
from game.tables import make_table
from game.tables.lore import NOBODY, Step, given_points
from game.tables.lores import LORES
from game.text import Texts

NAMES = ("Ines", "Tom", "Mara", "Otto")
CASES: list[tuple[str, dict[str, Any]]] = [
    *(("umbrella", {"seats": n, "level": level}) for n, level in ((1, 1), (2, 2), (3, 3), (4, 4))),
    ("umbrella", {"seats": 2, "level": 4, "pass_face": "choose"}),
    ("umbrella", {"seats": 3, "level": 1, "head_start": "0,5,2"}),
    ("solstis", {"seats": 2}),
    ("solstis", {"seats": 2, "head_start": "4,0"}),
    ("solstis", {"seats": 2, "evil_passes": "holder_encounter"}),
]
ids = ["-".join([game, *map(str, options.values())]) for game, options in CASES]


class Strict(Texts):
    """Sentences of which none may be missing, and no value of none."""

    def __call__(self, key: str, **values: object) -> str:
        assert self.has(key), f"'{key}' is no sentence"
        said = super().__call__(key, **values)
        assert "{" not in said, f"{key}: {said}"
        return said


TEXT = Strict(ASSETS / "text")


def played(game: str, options: dict[str, Any], seed: int, random: float) -> Match:
    """A match of greedy play with a part of random moves, at most 600 decisions."""
    match, rng = Match(GAMES[game], options, seed), Random(seed)
    while not match.state.over and match.ply < 600:
        if rng.random() < random:
            match.play(rng.choice(match.legal))
        else:
            state = match.state
            match.play(decide(PLAYERS["greedy"], match.rules, state, state.seat, rng))
    return match


def steps(match: Match) -> Iterator[Step]:
    for before, move in zip(match.states, match.moves, strict=False):
        after, events = match.rules.apply(before, move)
        yield Step(before, move, events, after)


def layouts(game: str, options: dict[str, Any]) -> Any:
    full = {"level": 1, **options} if game == "umbrella" else options
    seats = tuple(Seat(name) for name in NAMES[: options["seats"]])
    return make_table(Setup(game, full, seats, 1), load_all(LEVELS, game), TEXT).layouts


@pytest.mark.parametrize(("game", "options"), CASES, ids=ids)
def test_everything_on_the_table_is_explained_without_a_secret(
    game: str, options: dict[str, Any]
) -> None:
    lore, rng, arranged = LORES[game], Random(3), layouts(game, options)
    match = played(game, options, 5, 0.15)
    for state in match.states[:: max(1, len(match.states) // 30)]:
        layout = arranged[state.seat].fit(match.rules.tokens(state))
        things = lore.things(state, layout)
        assert len({thing.place for thing in things}) == len(things)
        for viewer in (NOBODY, *range(options["seats"])):
            said = {t.place: lore.explain(TEXT, NAMES, state, t.place, viewer) for t in things}
            assert all(each.title and all(each.lines) and each.sign for each in said.values())
            for seat in range(options["seats"]) if viewer == NOBODY else (viewer,):
                other = match.rules.resample(state, seat, rng)
                if viewer == NOBODY and game == "solstis":
                    other = match.rules.resample(other, 1 - seat, rng)
                for place, saying in said.items():
                    again = lore.explain(TEXT, NAMES, other, place, viewer)
                    assert again == saying, f"{place} tells {viewer} a secret"


@pytest.mark.parametrize(("game", "options"), CASES, ids=ids)
def test_what_cannot_be_chosen_is_refused_with_a_reason(game: str, options: dict[str, Any]) -> None:
    lore, arranged, seen = LORES[game], layouts(game, options), set()
    for seed in (1, 2, 3):
        match = played(game, options, seed, 0.1)
        for state in match.states[:: max(1, len(match.states) // 40)]:
            legal = match.rules.legal_moves(state)
            layout = arranged[state.seat].fit(match.rules.tokens(state))
            if not legal:
                continue
            move = legal[len(legal) // 2]
            for touched in {(), move.path[:1] if len(move.path) > 1 else ()}:
                picker = Picker(legal)
                for place in touched:
                    picker.touch(place)
                for thing in lore.things(state, layout):
                    if thing.place not in picker.targets:
                        why = lore.refuse(TEXT, NAMES, state, touched, thing.place)
                        assert TEXT(why.key, **why.values)
                        seen.add(why.key)
    assert len(seen) > 4


def public(match: Match, state: Any, viewer: int) -> Any:
    """What a viewer may know of a state; without a seat, what all seats know alike."""
    if viewer != NOBODY:
        return match.rules.sees(state, viewer)
    sights = [match.rules.sees(state, seat).tokens for seat in range(match.options["seats"])]
    shared = {place: {sight[place] for sight in sights} for place in sights[0]}
    return {place: faces if len(faces) == 1 else None for place, faces in shared.items()}


@pytest.mark.parametrize(("game", "options"), CASES, ids=ids)
def test_the_log_tells_every_move_and_no_secret(game: str, options: dict[str, Any]) -> None:
    lore, rng, compared = LORES[game], Random(4), 0
    for seed in (1, 2, 3):
        match = played(game, options, seed, 0.1)
        for step in steps(match):
            for viewer in (NOBODY, *range(options["seats"])):
                entry = lore.tell(TEXT, NAMES, step, viewer)
                assert entry.words
                assert not any("you" in word for word in entry.words.lower().split())
                seat = rng.randrange(options["seats"]) if viewer == NOBODY else viewer
                other = match.rules.resample(step.before, seat, rng)
                if step.move not in match.rules.legal_moves(other):
                    continue
                after, events = match.rules.apply(other, step.move)
                if public(match, after, viewer) != public(match, step.after, viewer):
                    continue  # what was turned up is another thing
                compared += 1
                again = lore.tell(TEXT, NAMES, Step(other, step.move, events, after), viewer)
                assert again == entry, f"ply of '{step.move}' tells {viewer} a secret"
    assert compared > 50


@pytest.mark.parametrize(("game", "options"), CASES, ids=ids)
def test_every_line_of_a_score_shows_what_earned_it(game: str, options: dict[str, Any]) -> None:
    lore = LORES[game]
    for seed in (1, 2, 3, 4):
        match = played(game, options, seed, 0.05)
        for state in match.states[:: max(1, len(match.states) // 25)] + match.states[-1:]:
            for seat, score in enumerate(match.rules.scores(state)):
                lines = lore.earned(TEXT, NAMES, state, seat)
                assert sum(line.points for line in lines) == score.total
                for line in lines:
                    assert line.places or not line.points
                    assert len(set(line.places)) == len(line.places)
                    assert recount(game, state, seat, line) == line.points


def recount(game: str, state: Any, seat: int, line: Any) -> int:
    """The points of a line, from nothing but the places that it shows."""
    if line.name == HEAD_START:
        return given_points(GAMES[game].scores(state)[seat]) or 0
    tokens = GAMES[game].tokens(state)
    lying = [tokens.get(place) for place in line.places]
    kinds = [token.kind for token in lying if token is not None]
    if game == "umbrella":
        return recount_umbrella(state, seat, line, kinds)
    if line.name == "area":
        return kinds.count("land")
    if line.name == "fires":
        return fires(line.places)
    place, counted = line.places[0], line.places[1:]
    if any(
        t.kind == "spirit" and p == place._replace(area=f"cover.{seat}") for p, t in tokens.items()
    ):
        return 0
    own = {
        "ladybug": lambda: fires(counted),
        "butterfly": lambda: fires(counted),
        "wolf": lambda: pieces(counted),
    }
    return 1 + own.get(line.name, lambda: len(counted))()


def recount_umbrella(state: Any, seat: int, line: Any, kinds: list[str]) -> int:
    if line.name == "tokens":
        return 2 * kinds.count("token")
    if line.name == "areas":
        return -kinds.count("umbrella")
    if line.name == "clear":
        return 0 if kinds else 2
    assert kinds == ["token"] * len(line.places)
    drops = sum(1 << state.board.at[place.x, place.y] for place in line.places)
    return sum(state.board.parts(drops))


def fires(cells: Any) -> int:
    from game.rules.solstis import FIRES

    here = {(cell.x, cell.y) for cell in cells}
    return sum(set(fire) <= here for fire in FIRES)


def pieces(cells: Any) -> int:
    """The separate areas among these cells."""
    left, found = {(cell.x, cell.y) for cell in cells}, 0
    while left:
        found += 1
        queue = [left.pop()]
        while queue:
            x, y = queue.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            queue += near
    return found
