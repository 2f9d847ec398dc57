"""Looking ahead in Umbrella: every seat plays what is best for itself (max^n), the best lines only.

A ply is a whole turn. What follows a slide within a turn (claim, powers, face) and the covers
before it are settled by what the table is worth right after them.
"""

from __future__ import annotations

from collections.abc import Generator

from game.ai.umbrella.position import EXCHANGE, SWAP, Code, Position
from game.ai.umbrella.worth import Worth

WITHIN = frozenset({"claim", "order", "extra", "swap", "exchange", "face"})
"""Phases inside a turn."""

COVERS = 3
"""Ways to cover that are looked at to the end."""

Ranked = list[tuple[float, Code]]
"""Codes with their values, the best first."""


class Search:
    """One search; ``widths`` has for each turn looked at how many lines go on after it."""

    def __init__(self, worth: Worth, widths: tuple[int, ...]) -> None:
        self.worth = worth
        self.widths = widths

    def rank(self, position: Position) -> Generator[None, None, Ranked]:
        """The moves that were looked at to the end, best first, with their values."""
        seat = position.seat
        options = []
        for code in position.codes():
            after = position.play(code)
            if position.phase == "cover":
                options.append((self.worth.lead(after)[seat], code, after))
            else:
                end = yield from self.finish(after, seat)
                options.append((self.worth.lead(end)[seat], code, end))
            yield
        options.sort(key=lambda option: option[0], reverse=True)
        turns = self.widths
        if position.phase == "cover" and len(turns) > 1:
            # The own slide comes only after the covers: look at fewer of each.
            turns = (COVERS, max(1, turns[0] // 2), *turns[1:])
        if len(turns) > 1:
            found: Ranked = []
            for _, code, after in options[: turns[0]]:
                values = yield from self._look(after, turns[1:])
                found.append((values[seat], code))
            found.sort(key=lambda option: option[0], reverse=True)
            return found
        return [(value, code) for value, code, _ in options]

    def _look(
        self, position: Position, widths: tuple[int, ...]
    ) -> Generator[None, None, list[float]]:
        """By seat the value of a position after so many more turns."""
        options = yield from self.turns(position)
        if not options:
            return self.worth.lead(position)
        if len(widths) == 1:
            return options[0][1]
        seat = position.seat
        best: list[float] = []
        for _, _, after in options[: widths[0]]:
            values = yield from self._look(after, widths[1:])
            if not best or values[seat] > best[seat]:
                best = values
        return best

    def turns(
        self, position: Position
    ) -> Generator[None, None, list[tuple[float, list[float], Position]]]:
        """The positions after each turn of the seat with their leads, the best one first."""
        if position.over:
            return []
        while position.phase == "cover":
            position = self._best(position, position.seat)
            yield
        seat, worth = position.seat, self.worth
        found = []
        for code in position.slides():
            end = position.play(code)
            if end.phase in WITHIN:
                end = yield from self.finish(end, seat)
            lead = worth.lead(end)
            found.append((lead[seat], lead, end))
            yield
        found.sort(key=lambda option: option[0], reverse=True)
        return found

    def finish(self, position: Position, seat: int) -> Generator[None, None, Position]:
        """Play the rest of a turn that has begun in the best way for its seat."""
        if position.phase not in WITHIN:
            return position
        best, best_value = position, float("-inf")
        for code in sensible(position):
            end = position.play(code)
            if end.phase in WITHIN:
                end = yield from self.finish(end, seat)
            yield
            value = self.worth.lead(end)[seat]
            if value > best_value:
                best, best_value = end, value
        return best

    def _best(self, position: Position, seat: int) -> Position:
        """The best position after one more decision."""
        return max(
            (position.play(code) for code in position.codes()),
            key=lambda after: self.worth.lead(after)[seat],
        )


def sensible(position: Position) -> list[Code]:
    """The moves of a decision within a turn without those that change as good as nothing.

    Equal colors change nothing, and of the areas from which a color can be exchanged one is
    enough: hundreds of exchanges become some fifty.
    """
    codes = position.codes()
    if position.phase == "swap":
        color = position.color_at
        return [code for code in codes if code[0] != SWAP or color(code[1]) != color(code[2])]
    if position.phase == "exchange":
        slots = {code[2] & 3: code[2] for code in reversed(codes) if code[0] == EXCHANGE}
        colors = [position.color_at(cell) for cell in range(16)]
        return [
            code
            for code in codes
            if code[0] != EXCHANGE
            or (slots[code[2] & 3] == code[2] and colors[code[1]] != code[2] & 3)
        ]
    return codes
