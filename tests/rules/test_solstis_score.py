"""The score of Solstis, by sentences of section 4 and against a slow scorer written on its own."""

from __future__ import annotations

from random import Random

import pytest

from game.rules import solstis
from game.rules.core import ranking
from game.rules.solstis.state import State
from tests.rules.solstis_positions import position, tiles

TOWER = """
          . # # .
        . . # . . .
      . . . # . . . .
    . . . . # . . . . .
    . . . . # . . . . .
    . . . . # . . . . .
"""


def line(state: State, name: str) -> int:
    return solstis.scores(state)[0].line(name).points


def test_a_fire_is_lit_if_its_group_reaches_row_1() -> None:
    assert line(position(TOWER), "fires") == 3  # purple-5, purple-6 and the shared icon
    assert solstis.lit(position(TOWER), 0) == (5, 6, 8)
    assert line(position(TOWER[: TOWER.rstrip().rfind("\n")] + "\n" + ". " * 10), "fires") == 0


def test_the_shared_icon_needs_both_tiles() -> None:
    assert line(position(TOWER.replace(". # # .", ". # . .")), "fires") == 1
    assert line(position(TOWER.replace(". # # .", ". # ~ .")), "fires") == 1


def test_rainbows_carry_the_fire_also_in_row_1() -> None:
    text = """
    # . . . . . . .
    . ~ . . . . . . . .
    . # . . . . . . . .
    . ~ . . . . . . . .
    """
    assert line(position(text), "fires") == 1


def test_a_fire_need_not_be_in_the_largest_area() -> None:
    text = """
    # . . . . . . .
    . # . . . . . . . .
    . # . . . . . . . .
    . # . . # # # # # #
    """
    state = position(text)
    assert (line(state, "fires"), line(state, "area")) == (1, 6)
    assert [group.lands for group in solstis.groups(state, 0)] == [6, 4]


def test_ladybug_counts_the_icons_that_are_not_lit() -> None:
    text = """
          # # # .
        # . . . . #
      . . . . . . . #
    . . . . . . . . # .
    . . . . . . . . # .
    . . . . . . . . # .
    """
    state = position(text, laid=({"red-9": "ladybug"}, {}))
    assert solstis.icons(state, 0) == (1, 2, 3, 4, 5, 6, 8)
    assert (line(state, "fires"), line(state, "ladybug")) == (1, 6)


def test_wolf_counts_every_area_also_single_tiles_and_rainbows_only() -> None:
    state = position("# # . ~ . # . ~ ~ .", laid=({"red-1": "wolf"}, {}))
    assert line(state, "wolf") == 4


def test_bee_counts_plain_lizard_rainbows_butterfly_fires() -> None:
    spirits = {"red-1": "bee", "red-3": "trout", "red-5": "bear", "red-7": "lizard"}
    spirits |= {"orange-2": "butterfly", "green-1": "bird"}
    state = position(TOWER.replace(". . # .", "~ ~ # ."), laid=(spirits, {}))
    names = ("bee", "lizard", "butterfly", "bird", "spirits")
    assert [line(state, name) for name in names] == [2, state.arcs[0].bit_count(), 3, 3, 6]


def test_evil_is_worth_nothing_and_equal_totals_share_the_victory() -> None:
    state = position("# . . . . . . . . .", ". # . . . . . . . .", evil=0)
    assert [score.total for score in solstis.scores(state)] == [1, 1]
    assert ranking(solstis.scores(state)) == ((0, 1),)


def test_only_blue_spirits_that_are_there_have_a_line() -> None:
    state = position(laid=({"red-1": "bear", "red-3": "squirrel"}, {}))
    assert [entry.name for entry in solstis.scores(state)[0].lines] == ["area", "fires", "spirits"]


# A slow scorer on dicts, written from the rules alone

ICONS = ["blue-2", "blue-9", "pink-3", "pink-8", "purple-4", "purple-5", "purple-6", "purple-7"]
PLAIN = {"trout", "deer", "eagle", "bear", "dragonfly", "beetle", "groundhog"}


def areas(cells: dict[tuple[int, int], str]) -> list[set[tuple[int, int]]]:
    left, found = set(cells), []
    while left:
        area, edge = set(), [left.pop()]
        while edge:
            x, y = edge.pop()
            area.add((x, y))
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        found.append(area)
    return found


def slow_total(state: State, seat: int) -> int:
    table = solstis.tokens(state)
    cells = {(p.x, p.y): t.face for p, t in table.items() if p.area == f"panorama.{seat}"}
    victim = {(p.x, p.y) for p in table if p.area == f"cover.{seat}"}
    spirits = {
        token.face
        for place, token in table.items()
        if place.area == f"square.{seat}" and (place.x, place.y) not in victim
    }
    found = areas(cells)
    faces = [[cells[cell] for cell in area if cells[cell] != "rainbow"] for area in found]
    warm = {face for area, own in zip(found, faces, strict=True) for face in own if has_row_1(area)}
    mine = {face for own in faces for face in own}
    fires = sum(face in warm for face in ICONS) + ({"purple-5", "purple-6"} <= warm)
    printed = sum(face in mine for face in ICONS) + ({"purple-5", "purple-6"} <= mine)
    worth = {
        "bee": len(spirits & PLAIN),
        "ladybug": printed - fires,
        "wolf": len(found),
        "bird": len(spirits - PLAIN) - 1,
        "lizard": list(cells.values()).count("rainbow"),
        "butterfly": fires,
    }
    largest = max((len(own) for own in faces), default=0)
    return largest + fires + len(spirits) + sum(worth.get(spirit, 0) for spirit in spirits)


def has_row_1(area: set[tuple[int, int]]) -> bool:
    return any(y == 0 for _, y in area)


@pytest.mark.parametrize("start", range(0, 200, 50))
def test_a_slow_scorer_agrees_on_random_games(start: int) -> None:
    for seed in range(start, start + 50):
        rng, state = Random(seed), solstis.new_game({}, seed)
        while not state.over:
            state, _ = solstis.apply(state, rng.choice(solstis.legal_moves(state)))
            if rng.random() < 0.1 or state.over:
                totals = [score.total for score in solstis.scores(state)]
                assert totals == [slow_total(state, 0), slow_total(state, 1)]


def test_the_slow_scorer_agrees_on_dense_panoramas() -> None:
    """Random finals are sparse, so panoramas are filled at random as well."""
    rng = Random(5)
    for _ in range(300):
        state = dense(rng)
        assert solstis.scores(state)[0].total == slow_total(state, 0)


def dense(rng: Random) -> State:
    marks = [rng.choices("#~.", (6, 2, 2), k=width) for width in (4, 6, 8, 10, 10, 10)]
    names = rng.sample(sorted({*PLAIN, *solstis.BLUE}), 6)
    squares = ["red-1", "red-3", "green-5", "orange-8", "blue-4", "pink-5"]
    assert len(tiles(" ".join(squares))) == 6
    drawing = "\n".join(" ".join(row) for row in marks)
    return position(drawing, laid=(dict(zip(squares, names, strict=True)), {}))
