"""Information-set search for Solstis (SO-ISMCTS): one tree over many deals of what is hidden.

Every round deals the unseen again, walks down the tree by UCB among what is possible in this
deal, opens one new branch (the likeliest first), plays on by habit for some turns, and takes the
lead that the table shows then.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random

from game.ai.solstis.habit import first, weigh
from game.ai.solstis.quick import Action, Quick
from game.ai.solstis.value import lead
from game.rules.solstis.sight import Hidden, redrawn
from game.rules.solstis.state import State

WIN = 3.0
"""Points that winning is worth beside the lead."""
SCALE = 6.0
"""Points of lead that are nearly a certain win, halfway through."""


@dataclass(frozen=True)
class Effort:
    """How hard to think: rounds of search, turns played on by habit, curiosity, and breadth."""

    rounds: int
    turns: int = 2
    curious: float = 0.35
    breadth: float = 1.5
    sees: str = "own"
    """What a fair player sees; "hands": the other hand too; "all": the order of the piles too."""


class Node:
    """A decision's outcome: its visits, its sum of rewards for the one who chose it."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 1
        self.total = 0.0
        self.children: dict[int, Node] = {}


def with_hands(hidden: Hidden, hands: tuple[tuple[int, ...], tuple[int, ...]]) -> Hidden:
    """The deal with these hands: what they hold changes places with what was dealt to them."""
    dealt = {tile for hand in hidden.hands for tile in hand}
    true = {tile for hand in hands for tile in hand}
    swap = dict(zip(sorted(true - dealt), sorted(dealt - true), strict=True))
    beneath = tuple(swap.get(tile, tile) for tile in hidden.beneath)
    pile = tuple(swap.get(tile, tile) for tile in hidden.pile)
    return hidden._replace(hands=hands, beneath=beneath, pile=pile)


def reward(draft: Quick, seat: int) -> float:
    """0 for a lost match to 1 for a won one."""
    ahead = lead(draft, seat)
    if draft.over and ahead:
        ahead += WIN if ahead > 0 else -WIN
    return 1.0 / (1.0 + exp(-ahead / SCALE))


class Search:
    """One search for one decision of a seat."""

    def __init__(self, state: State, effort: Effort, rng: Random) -> None:
        self.state, self.effort, self.rng = state, effort, rng
        self.seat = state.seat
        self.root = Node()

    def run(self) -> Generator[None, None, list[tuple[int, float, int]]]:
        """For each action of the state: its key, mean reward and visits."""
        for _ in range(self.effort.rounds):
            self._round()
            yield
        return [
            (key, child.total / max(1, child.visits), child.visits)
            for key, child in self.root.children.items()
        ]

    def _round(self) -> None:
        draft = Quick(self.state)
        if self.effort.sees != "all":
            hidden = redrawn(self.state, self.seat, self.rng)
            if self.effort.sees == "hands":
                hidden = with_hands(hidden, self.state.hands)
            draft.deal(hidden)
        node, path = self.root, [(self.root, 0)]
        while not draft.over:
            actions = draft.actions()
            if len(actions) == 1 and node is not self.root:
                draft.act(actions[0][1])
                continue
            mover = draft.seat
            child, index, new = self._descend(node, draft, actions)
            draft.act(index)
            path.append((child, mover))
            node = child
            if new:
                break
        self._play_on(draft)
        own = reward(draft, 0)
        for child, mover in path:
            child.visits += 1
            child.total += own if mover == 0 else 1.0 - own

    def _descend(self, node: Node, draft: Quick, actions: list[Action]) -> tuple[Node, int, bool]:
        """The branch to follow: a new one while there are few for so many visits."""
        children = node.children
        fresh = [action for action in actions if action[0] not in children]
        known = len(actions) - len(fresh)
        if fresh and known <= self.effort.breadth * sqrt(node.visits):
            key, index = fresh[0]
            if len(fresh) > 1:
                weights = weigh(draft, fresh)
                key, index = fresh[max(range(len(fresh)), key=weights.__getitem__)]
            children[key] = child = Node()
            return child, index, True
        best, best_value, chosen = node, -1.0, actions[0][1]
        curious = self.effort.curious
        for key, index in actions:
            found = children.get(key)
            if found is None:
                continue
            found.seen += 1
            value = found.total / found.visits + curious * sqrt(log(found.seen) / found.visits)
            if value > best_value:
                best, best_value, chosen = found, value, index
        return best, chosen, False

    def _play_on(self, draft: Quick) -> None:
        """Play by habit for some turns or to the end."""
        last = draft.turns + self.effort.turns
        rng = self.rng
        while draft.phase != "over" and draft.turns < last:
            draft.act(first(draft, rng))
