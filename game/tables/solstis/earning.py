"""What on a Solstis table earned each line of a score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Place
from game.rules.solstis import (
    BLUE,
    FIRES,
    PLAIN,
    SPIRITS,
    State,
    covered,
    groups,
    icons,
    lit,
    scores,
)
from game.tables.lore import Earned, given_line
from game.text import Texts


def earned(text: Texts, names: Sequence[str], state: State, seat: int) -> tuple[Earned, ...]:
    """The largest area, the lit fires, and every spirit by itself with what it counts."""
    score = scores(state)[seat]
    area = groups(state, seat)[0].cells if groups(state, seat) else ()
    points = score.line("area").points
    fires = lit(state, seat)
    found = [
        Earned("area", points, text("earned.largest", count=points), area, "icon:area"),
        Earned(
            "fires",
            len(fires),
            text("earned.fires", count=len(fires)),
            _fire_cells(seat, fires),
            "icon:fire",
        ),
    ]
    victim = covered(state)
    pays = {line.name: line.points for line in score.lines}
    for corner, spirit in state.laid[seat]:
        name, place = SPIRITS[spirit], Place(f"square.{seat}", corner % 10, corner // 10)
        if place == victim:
            words = text("earned.covered", spirit=text(f"spirit.{name}"))
            found.append(Earned(name, 0, words, (place,), f"solstis/spirit-{name}"))
            continue
        counted = counts(state, seat, name)
        more = pays.get(name, 0)
        key = f"earned.spirit.{name}" if name in pays else "earned.spirit"
        words = text(key, spirit=text(f"spirit.{name}"), count=more)
        found.append(Earned(name, 1 + more, words, (place, *counted), f"solstis/spirit-{name}"))
    return (*found, *given_line(text, score, Place(f"plate.{seat}"), "icon:star"))


def _fire_cells(seat: int, fires: Sequence[int]) -> tuple[Place, ...]:
    cells = {cell for fire in fires for cell in FIRES[fire]}
    return tuple(Place(f"panorama.{seat}", x, y) for x, y in sorted(cells))


def counts(state: State, seat: int, name: str) -> tuple[Place, ...]:
    """What a blue spirit counts; nothing for the others."""

    def spirits(kind: Sequence[str]) -> tuple[Place, ...]:
        return tuple(
            Place(f"square.{seat}", corner % 10, corner // 10)
            for corner, spirit in state.laid[seat]
            if SPIRITS[spirit] in kind and SPIRITS[spirit] != name and spirit != state.covered
        )

    def unlit() -> tuple[Place, ...]:
        burning = lit(state, seat)
        return _fire_cells(seat, [fire for fire in icons(state, seat) if fire not in burning])

    def areas() -> tuple[Place, ...]:
        return tuple(cell for group in groups(state, seat) for cell in group.cells)

    def rainbows() -> tuple[Place, ...]:
        arcs = state.arcs[seat]
        cells = (cell for cell in range(60) if arcs >> cell & 1)
        return tuple(Place(f"panorama.{seat}", cell % 10, cell // 10) for cell in cells)

    kinds: dict[str, Callable[[], tuple[Place, ...]]] = {
        "bee": lambda: spirits(PLAIN),
        "bird": lambda: spirits(BLUE),
        "ladybug": unlit,
        "wolf": areas,
        "lizard": rainbows,
        "butterfly": lambda: _fire_cells(seat, lit(state, seat)),
    }
    return kinds[name]() if name in kinds else ()
