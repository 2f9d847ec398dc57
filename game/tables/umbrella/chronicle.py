"""The log of an Umbrella match: each move in a sentence, with what followed from it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Event, Moved, Put, Told
from game.rules.umbrella import COLORS, scores, tokens
from game.rules.umbrella.faces import CELLS, HIDDEN
from game.rules.umbrella.places import TABLES
from game.rules.umbrella.play import slide_of
from game.tables.lore import Entry, Step, sentences
from game.text import Texts

SIDES = ("top", "right", "bottom", "left")
TOLD = ("extra_turn", "declined", "last_turns")
"""Events whose notice is a sentence of the log, too."""


def tell(text: Texts, names: Sequence[str], step: Step, viewer: int) -> Entry:
    """What is said of a move, with all that followed from it at once; nothing of it is secret."""
    teller = _Chronicle(text, names, step)
    said = [words for words in (teller.move(), *map(teller.event, step.events)) if words]
    return Entry(0, 0, step.before.seat, sentences(text, said), tuple(teller.signs[:3]))


class _Chronicle:
    """Tells one move and its events."""

    def __init__(self, text: Texts, names: Sequence[str], step: Step) -> None:
        self.text, self.names, self.step = text, names, step
        self.seat = step.before.seat
        self.tokens = tokens(step.before)
        self.signs: list[str] = []

    def _say(self, key: str, **values: object) -> str:
        return self.text(key, name=self.names[self.seat], **values)

    def _color(self, color: int | str, sign: bool = True) -> str:
        name = COLORS[color] if isinstance(color, int) else color
        if sign:
            self.signs.append(f"umbrella/spot-{name}")
        return self.text(f"color.{name}")

    def move(self) -> str:
        """What was decided; a decline is told by its event."""
        move, before = self.step.move, self.step.before
        if move.kind == "slide":
            side, line, _, color, _ = slide_of(before, move)
            return self._say(f"log.slide.{SIDES[side]}", color=self._color(color), number=line + 1)
        if move.kind == "claim":
            return self._claim()
        if move.kind == "decline":
            return self._say("log.claims_nothing") if before.phase == "claim" else ""
        if move.kind == "swap":
            for place in move.path:
                self.signs.append(f"umbrella/spot-{self.tokens[place].face}")
            return self._say("log.swap")
        if move.kind == "exchange":
            cell, slot = move.path
            out = self._color(self.tokens[cell].face)
            return self._say("log.exchange", color=out, other=self._color(slot.x))
        if move.kind == "cover":
            self.signs.append(f"figure:{self.tokens[move.path[0]].face}")
            return self._say("log.cover")
        if move.kind == "power" and before.phase == "order":
            return self._say("log.order")
        return ""

    def _claim(self) -> str:
        before, after = self.step.before, self.step.after
        figure = self.step.move.path[0]
        self.signs += [f"figure:{self.tokens[figure].face}", "umbrella/drop"]
        gained = scores(after)[self.seat].total - scores(before)[self.seat].total
        color = self._color(self._claimed(figure.x))
        return self._say("log.claim", color=color, count=gained)

    def _claimed(self, space: int) -> int:
        """The color that the figure shows."""
        face = self.step.before.figures[self.seat][space][0] % HIDDEN
        return int(self.step.before.stages[self.seat][CELLS[space][face][0]])

    def event(self, event: Event) -> str:
        """What is said about an event, "" for nothing."""
        if isinstance(event, Told):
            return self._told(event)
        if isinstance(event, Put):
            return self.text("log.uncover") if event.why == "uncover" else ""
        if event.why == "push":
            return self._pushed(event)
        if event.why == "leave":
            return self._say("log.leave", color=self._color(self._face(event), sign=False))
        if event.why in ("pass", "pend"):
            target = event.pairs[0][1]
            receiver = self.names[int(target.area.rpartition(".")[2])]
            return self.text(f"log.{event.why}", name=receiver)
        return ""

    def _face(self, event: Moved) -> str:
        return self.tokens[event.pairs[0][0]].face

    def _pushed(self, event: Moved) -> str:
        """Where the umbrella at the other end goes, from where the player sits."""
        before = self.step.before
        area = event.pairs[0][1].area
        side = TABLES[before.seats].side[self.seat].get(area)
        color = self._color(self._face(event), sign=False)
        enters = slide_of(before, self.step.move)[0]
        # With two players an area lies on both sides; it left on the one it did not enter from.
        side = enters ^ 2 if side is None or side == enters else side
        return self.text(f"log.push.{SIDES[side]}", color=color)

    def _told(self, event: Told) -> str:
        if event.why == "power":
            kind = self.step.before.board.powers[event.amount].kind
            self.signs.append(f"umbrella/power-{kind}")
            return self.text(f"log.power.{kind}")
        if event.why not in TOLD:
            return ""
        return self.text(f"notice.{event.why}", name=self.names[event.seat])
