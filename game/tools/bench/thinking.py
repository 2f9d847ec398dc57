"""What the rules and the opponents' own representations do in a second, in random play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.ai.solstis.quick import Quick
from game.ai.umbrella.position import Position
from game.rules.games import GAMES
from game.tools.bench.figures import Amount, Rows, best, rate

LONGEST = 400
"""Plies of a game at most; random Umbrella need not come to an end."""


def rules(amount: Amount) -> Rows:
    """``legal_moves`` and ``apply`` with all events, for each game and number of seats."""
    rows: Rows = {}
    for game, seats in amount.games:
        work = plies(game, seats, amount.plies)
        rows[f"{game} {seats} plies"] = best([rate(work) for _ in range(amount.rounds)])
    return rows


def plies(game: str, seats: int, count: int) -> Callable[[], int]:
    """Plays about so many plies and says how many it were."""

    def work() -> int:
        module, chance = GAMES[game], Random(1).random
        legal_moves, apply = module.legal_moves, module.apply
        done = seed = 0
        while done < count:
            seed += 1
            state = module.new_game(_options(game, seats), seed)
            for _ in range(LONGEST):
                moves = legal_moves(state)
                if not moves:
                    break
                state, _ = apply(state, moves[int(chance() * len(moves))])
                done += 1
        return done

    return work


def playouts(amount: Amount) -> Rows:
    """The same on what the opponents think with: whole games, and slides alone."""
    works = {
        "umbrella playouts, plies": umbrella_playouts(amount.plies),
        "umbrella slides": umbrella_slides(5 * amount.plies),
        "solstis playouts, plies": solstis_playouts(amount.plies),
    }
    return {name: best([rate(work) for _ in range(amount.rounds)]) for name, work in works.items()}


def umbrella_playouts(count: int) -> Callable[[], int]:
    """Whole random games: all codes are listed, one is played, the position before is kept."""

    def work() -> int:
        chance = Random(1).random
        done = seed = 0
        while done < count:
            seed += 1
            position = Position.of(GAMES["umbrella"].new_game(_options("umbrella", 4), seed))
            for _ in range(LONGEST):
                codes = position.codes()
                if not codes:
                    break
                position = position.play(codes[int(chance() * len(codes))])
                done += 1
        return done

    return work


def umbrella_slides(count: int) -> Callable[[], int]:
    """Random slides in turn: all codes are listed, one is done in place; nobody claims."""

    def work() -> int:
        chance = Random(1).random
        done = seed = 0
        while done < count:
            seed += 1
            position = Position.of(GAMES["umbrella"].new_game(_options("umbrella", 4), seed))
            for number in range(LONGEST):
                position.seat = number & 3
                codes = position.slides()
                code = codes[int(chance() * len(codes))]
                position.slide(code[1], code[2])
            done += LONGEST
        return done

    return work


def solstis_playouts(count: int) -> Callable[[], int]:
    """Whole random games on one draft; what is forced counts too, as it does for the rules."""

    def work() -> int:
        chance = Random(1).random
        done = seed = 0
        while done < count:
            seed += 1
            draft = Quick(GAMES["solstis"].new_game({"seats": 2}, seed))
            while not draft.over:
                actions = draft.actions()
                draft.act(actions[int(chance() * len(actions))][1])
                done += 1
        return done

    return work


def _options(game: str, seats: int) -> dict[str, Any]:
    levels = GAMES[game].OPTIONS.get("level")
    return {"seats": seats, **({"level": levels[-1]} if levels else {})}
