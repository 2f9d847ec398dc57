"""Which spaces of a scoreboard earn together, and what on the table earned each line of a score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.core import Place
from game.rules.umbrella import COLORS, Scoreboard, State, scores
from game.rules.umbrella.places import TABLES
from game.tables.lore import Earned, given_line
from game.text import Texts


class Joined(NamedTuple):
    """Spaces (indices) that pay together; ``lacks`` of them still need a drop."""

    spaces: tuple[int, ...]
    points: int
    lacks: int = 0


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(index for index in range(mask.bit_length()) if mask >> index & 1)


def group_of(board: Scoreboard, drops: int, space: int) -> Joined:
    """The group of a space, or the adjacent drops that it belongs to or would join."""
    if board.adjacent:
        mask = next(m for m in board.clusters(drops | 1 << space) if m >> space & 1)
        return Joined(_bits(mask), board.adjacent[mask.bit_count() - 1])
    group = next(group for group in board.groups if space in group.spaces)
    lacks = sum(not drops >> other & 1 for other in group.spaces)
    return Joined(group.spaces, group.points, lacks)


def paying(board: Scoreboard, drops: int) -> list[Joined]:
    """The groups that pay now, as ``Scoreboard.parts`` counts them."""
    if board.adjacent:
        found = [Joined(_bits(m), board.adjacent[m.bit_count() - 1]) for m in board.clusters(drops)]
        return [each for each in found if each.points]
    full = (group for group in board.groups if all(drops >> space & 1 for space in group.spaces))
    return [Joined(group.spaces, group.points) for group in full]


def earned(text: Texts, names: Sequence[str], state: State, seat: int) -> tuple[Earned, ...]:
    """Drops, every group that pays, and the own area."""
    board, drops = state.board, state.drops[seat]
    score = scores(state)[seat]

    def place(index: int) -> Place:
        space = board.spaces[index]
        return Place(f"board.{seat}", space.x, space.y)

    tokens = score.line("tokens")
    words = text("earned.drops", count=tokens.count)
    found = [
        Earned(
            "tokens", tokens.points, words, tuple(place(i) for i in _bits(drops)), "umbrella/drop"
        )
    ]
    for joined in paying(board, drops):
        key = "earned.adjacent" if board.adjacent else "earned.group"
        words = text(key, count=len(joined.spaces))
        spots = tuple(place(index) for index in joined.spaces)
        found.append(Earned("groups", joined.points, words, spots, "umbrella/ring-gold"))
    area = f"personal.{seat}"
    first = 4 * TABLES[state.seats].index[area]
    lying = tuple(
        Place(area, x, y) for x in range(len(COLORS)) for y in range(state.waiting[first + x])
    )
    if lying:
        words = text("earned.area", count=len(lying))
        found.append(Earned("areas", -len(lying), words, lying, "umbrella/spot-red"))
    else:
        slots = tuple(Place(area, x) for x in range(len(COLORS)))
        found.append(
            Earned(
                "clear", score.line("clear").points, text("earned.clear"), slots, "umbrella/tick"
            )
        )
    return (*found, *given_line(text, score, Place(f"name.{seat}"), "umbrella/star"))
