"""The same loop on other people's games, in the same run: python-chess and catanatron.

Each plays at random what it lists as legal. Measurements take turns with ours, so that a machine
that is slow for a while is slow for all. Both are dev dependencies (requirements-dev.txt).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.tools.bench.figures import Amount, Figures, Rows, best, rate
from game.tools.bench.thinking import (
    LONGEST,
    plies,
    solstis_playouts,
    umbrella_playouts,
    umbrella_slides,
)


def chess_plies(count: int) -> Callable[[], int]:
    """python-chess: list ``legal_moves``, ``push`` one."""
    import chess

    def work() -> int:
        chance = Random(1).random
        done = 0
        while done < count:
            board = chess.Board()
            for _ in range(LONGEST):
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(moves[int(chance() * len(moves))])
                done += 1
        return done

    return work


def catan_plies(count: int) -> Callable[[], int]:
    """catanatron: four of its random players, ``play_tick`` by ``play_tick``."""
    import catanatron

    def work() -> int:
        done = seed = 0
        while done < count:
            seed += 1
            colors = (catanatron.Color.RED, catanatron.Color.BLUE)
            others = (catanatron.Color.WHITE, catanatron.Color.ORANGE)
            players = [catanatron.RandomPlayer(color) for color in (*colors, *others)]
            game = catanatron.Game(players, seed=seed)
            for _ in range(10 * LONGEST):
                if game.winning_color() is not None:
                    break
                game.play_tick()
                done += 1
        return done

    return work


def compare(amount: Amount) -> Rows:
    """Rates of all, then ours as multiples of theirs."""
    count = amount.plies
    works = {
        "python-chess plies": chess_plies(count),
        "catanatron plies": catan_plies(count),
        **{f"{game} {seats} plies": plies(game, seats, count) for game, seats in amount.games},
        "umbrella playouts": umbrella_playouts(count),
        "umbrella slides": umbrella_slides(5 * count),
        "solstis playouts": solstis_playouts(count),
    }
    taken: dict[str, list[Figures]] = {name: [] for name in works}
    for _ in range(amount.rounds):
        for name, work in works.items():
            taken[name].append(rate(work))
    rows = {name: best(rates) for name, rates in taken.items()}
    chess, catan = rows["python-chess plies"], rows["catanatron plies"]
    for name in list(works)[2:]:
        rows[f"{name}, ratio"] = {
            "of python-chess": rows[name]["per cpu s"] / chess["per cpu s"],
            "of catanatron": rows[name]["per cpu s"] / catan["per cpu s"],
        }
    return rows
