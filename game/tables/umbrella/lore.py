"""What everything on an Umbrella table is and does now, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Place, Token
from game.rules.umbrella import COLORS, State, live_figures, scores, sees
from game.rules.umbrella.places import TABLES
from game.tables.lore import Saying, Thing, given_points
from game.tables.umbrella.counting import group_of
from game.text import Texts
from game.view.canvas import Box
from game.view.layout import Layout

FURNITURE = ("name", "banner", "level", "pool_chip", "clock", "ladder", "sign")
"""Panels of the table that can be asked about."""
ROUND = ("stage", "center", "lateral", "personal", "board", "power")
POOL_SIGN, DROP, STAR = "umbrella/drop", "umbrella/drop", "umbrella/star"
DIRECTIONS = ("up", "right", "down", "left")


def things(state: State, layout: Layout) -> list[Thing]:
    """Cells, slots, figure spaces, scoreboard spaces, powers, and the panels around them."""
    found: list[Thing] = []
    for seat in range(state.seats):
        found += _things(layout, [Place(f"stage.{seat}", c % 4, c // 4) for c in range(16)])
        found += _things(layout, [Place(f"figure.{seat}", space) for space in range(4)])
        spaces = [Place(f"board.{seat}", space.x, space.y) for space in state.board.spaces]
        found += _things(layout, spaces)
        found += _things(
            layout, [Place(f"power.{seat}", i) for i in range(len(state.board.powers))]
        )
        waiting = state.pending[seat]
        found += _things(layout, [Place(f"pending.{seat}", i) for i in range(len(waiting))])
    for area in TABLES[state.seats].areas[:-1]:
        found += _things(layout, [Place(area, x) for x in range(len(COLORS))])
    for panel in (panel for base in FURNITURE for panel in layout.named(base)):
        found.append(Thing(Place(panel.name), Box(panel.x, panel.y, panel.w, panel.h)))
    return found


def _things(layout: Layout, places: Sequence[Place]) -> list[Thing]:
    """The places that can be seen, at their copy beside the seat in turn."""
    found = []
    for place in places:
        spots = layout.spots(place)
        if spots:
            x, y, size, _ = spots[0]
            box = Box(x - size / 2, y - size / 2, size, size)
            found.append(Thing(place, box, place.area.partition(".")[0] in ROUND))
    return found


def explain(text: Texts, names: Sequence[str], state: State, place: Place, viewer: int) -> Saying:
    """What the thing at a place is, and what it does now."""
    return _Teller(text, names, state, viewer).say(place)


class _Teller:
    """Says what lies on one position, to a viewer."""

    def __init__(self, text: Texts, names: Sequence[str], state: State, viewer: int) -> None:
        self.text, self.names, self.state = text, names, state
        # Nobody at all knows the lower tiles, so every seat sees the same.
        self.known = sees(state, max(0, viewer)).tokens

    def say(self, place: Place) -> Saying:
        base, _, number = place.area.partition(".")
        seat = int(number or 0)
        kinds: dict[str, Callable[[Place, int], Saying]] = {
            "stage": self._stage,
            "center": self._center,
            "lateral": self._lateral,
            "personal": self._personal,
            "figure": self._figure,
            "pending": self._pending,
            "board": self._space,
            "power": self._power,
            "pool_chip": self._pool,
            "pool": self._pool,
            "reserve": self._pool,
            "name": self._points,
        }
        if base == "banner":
            return self._points(place, self.state.seat)
        return kinds.get(base, self._panel)(place, seat)

    def _color(self, color: str | int) -> str:
        return self.text(f"color.{COLORS[color] if isinstance(color, int) else color}")

    # -- umbrellas -----------------------------------------------------------------------------

    def _stage(self, place: Place, seat: int) -> Saying:
        say, token = self.text, self.known[place]
        figures = live_figures(self.state, seat)
        counts = sum(place in figure.satisfied for figure in figures)
        lines = [
            say("help.stage.is", color=self._color(token.face)),
            say("help.stage.counts", count=counts) if counts else say("help.stage.moves"),
        ]
        title = say("help.stage", name=self.names[seat])
        return Saying(title, tuple(lines), f"umbrella/spot-{token.face}")

    def _waiting(self, place: Place) -> str:
        """How many umbrellas of the color wait in a slot."""
        count, color = self._count(place.area, place.x), self._color(place.x)
        key = "help.waits" if count else "help.waits.none"
        return self.text(key, count=count, color=color)

    def _count(self, area: str, x: int) -> int:
        return self.state.waiting[4 * TABLES[self.state.seats].index[area] + x]

    @staticmethod
    def _spot(place: Place) -> str:
        return f"umbrella/spot-{COLORS[place.x]}"

    def _center(self, place: Place, seat: int) -> Saying:
        about = self.text("help.center.solo" if self.state.seats == 1 else "help.center.about")
        return Saying(self.text("help.center"), (self._waiting(place), about), self._spot(place))

    def _lateral(self, place: Place, number: int) -> Saying:
        say, seats = self.text, self.state.seats
        if seats == 1:
            side = ("left", "right")[number]
            lines = (self._waiting(place), say(f"help.{side}.about"))
            return Saying(say(f"help.{side}"), lines, self._spot(place))
        # The left area of a player is the right one of the next in turn (rules, 2).
        own, next_ = self.names[number], self.names[(number + 1) % seats]
        title = say("help.lateral", name=own, other=next_)
        about = say("help.lateral.about", name=own, other=next_)
        return Saying(title, (self._waiting(place), about), self._spot(place))

    def _personal(self, place: Place, seat: int) -> Saying:
        say, name = self.text, self.names[seat]
        area = 4 * TABLES[self.state.seats].index[place.area]
        whole = sum(self.state.waiting[area : area + 4])
        cost = say("help.personal.costs", count=whole) if whole else say("help.personal.clear")
        lines = (self._waiting(place), cost)
        return Saying(say("help.personal", name=name), lines, self._spot(place))

    # -- figures -------------------------------------------------------------------------------

    def _receiver(self, seat: int) -> str:
        return self.names[(seat + 1) % self.state.seats]

    def _figure(self, place: Place, seat: int) -> Saying:
        say, stack = self.text, self.state.figures[seat][place.x]
        title = say("help.figure", name=self.names[seat])
        if not stack:
            star = say(f"help.star.{DIRECTIONS[place.x]}")
            return Saying(title, (say("help.figure.empty"), star), STAR)
        token = self.known[place]
        sign = f"figure:{token.face}"
        found = [f for f in live_figures(self.state, seat) if f.place == place]
        if not found:
            return Saying(title, (say("help.figure.claimed"),), sign)
        figure = found[0]
        if figure.complete:
            lines = [say("help.figure.complete", color=self._color(figure.color))]
        else:
            count, color = len(figure.satisfied), self._color(figure.color)
            lines = [say("help.figure.is", count=count, color=color)]
        lines.append(self._goes(token, seat))
        if len(stack) > 1:
            below = self.known[place._replace(y=1)]
            lines.append(say("help.figure.under" if below.face else "help.figure.hidden"))
        return Saying(title, tuple(lines), sign, figure.cells)

    def _goes(self, token: Token, seat: int) -> str:
        """Who gets the tile once it is claimed, and which side it then shows."""
        side = "white" if token.face.endswith("w") else "black"
        if self.state.setup.choose:
            return self.text(f"help.goes.{side}.chosen", name=self._receiver(seat))
        return self.text(f"help.goes.{side}", name=self._receiver(seat))

    def _pending(self, place: Place, seat: int) -> Saying:
        name, token = self.names[seat], self.known[place]
        title = self.text("help.pending", name=name)
        return Saying(title, (self.text("help.pending.about"),), f"figure:{token.face}")

    # -- scoreboards ---------------------------------------------------------------------------

    def _space(self, place: Place, seat: int) -> Saying:
        say, board = self.text, self.state.board
        space = board.spaces[board.at[place.x, place.y]]
        token = self.known.get(place)
        if token is not None:
            lines = [say("help.drop" if token.face == "drop" else "help.marker")]
            sign = DROP
        elif space.arrow >= 0:
            lines = [say(f"help.white.{DIRECTIONS[space.arrow]}")]
            sign = STAR
        else:
            colors = [self._color(color) for color in space.colors]
            if len(colors) > 1:
                lines = [say("help.space.either", color=colors[0], other=colors[1])]
            else:
                lines = [say("help.space", color=colors[0])]
            sign = f"umbrella/spot-{COLORS[space.colors[0]]}"
        index = board.at[place.x, place.y]
        lines.append(self._group(index, seat))
        joined = group_of(board, self.state.drops[seat], index).spaces
        title = say("help.board", name=self.names[seat])
        return Saying(title, tuple(lines), sign, self._spaces(seat, joined))

    def _spaces(self, seat: int, spaces: Sequence[int]) -> tuple[Place, ...]:
        """Places of spaces by their numbers; none for a single one."""
        found = [self.state.board.spaces[index] for index in spaces]
        return tuple(Place(f"board.{seat}", s.x, s.y) for s in found if len(found) > 1)

    def _group(self, space: int, seat: int) -> str:
        """What the group of a space pays, or what it lacks."""
        drops = self.state.drops[seat]
        found = group_of(self.state.board, drops, space)
        if self.state.board.adjacent:
            filled = drops >> space & 1
            return self.text(
                "help.cluster" if filled else "help.cluster.would",
                count=len(found.spaces),
                points=found.points,
            )
        if found.lacks:
            return self.text("help.group.lacks", count=found.lacks, points=found.points)
        return self.text("help.group.pays", count=found.points)

    def _power(self, place: Place, seat: int) -> Saying:
        power = self.state.board.powers[place.x]
        gone = self.state.gone[seat] >> place.x & 1
        lines = [self.text(f"help.power.{power.kind}.about")]
        lines.append(self.text("help.power.gone" if gone else "help.power.when"))
        sign = f"umbrella/power-{power.kind}"
        places = self._spaces(seat, (power.a, power.b))
        return Saying(self.text(f"help.power.{power.kind}"), tuple(lines), sign, places)

    # -- panels --------------------------------------------------------------------------------

    def _pool(self, place: Place, seat: int) -> Saying:
        say, state = self.text, self.state
        lines: tuple[str, ...]
        if state.pool:
            lines = (say("help.pool.left", count=state.pool), say("help.pool.about"))
        else:
            lines = (say("help.pool.empty"),)
        return Saying(say("help.pool"), lines, POOL_SIGN)

    def _points(self, place: Place, seat: int) -> Saying:
        say, score = self.text, scores(self.state)[seat]
        drops, groups = score.line("tokens"), score.line("groups")
        area = score.line("areas").points + score.line("clear").points
        lines: tuple[str, ...] = (
            say("help.points.drops", count=drops.count, points=drops.points),
            say("help.points.groups", points=groups.points),
            say("help.points.area", points=f"{area:+d}".replace("-", "−")),
        )
        given = given_points(score)
        if given:
            lines += (say("help.given", count=given),)
        title = say("help.points", name=self.names[seat], points=_plain(score.total))
        return Saying(title, lines, f"seat:{seat}")

    def _panel(self, place: Place, seat: int) -> Saying:
        say, base = self.text, place.area.partition(".")[0]
        if base == "level":
            level = self.state.board.level
            return Saying(
                say("table.level", level=level),
                (say(f"setup.level.{level}"),),
                "umbrella/ring-gold",
            )
        if base == "clock":
            return Saying(say("table.umbrellas_left"), (say("help.clock"),), "umbrella/spot-blue")
        if base == "ladder":
            return Saying(say("table.weather"), (say("help.ladder"),), "umbrella/weather-rainbow")
        return Saying(say("help.sign"), (say("help.sign.about"),), "umbrella/sign")


def _plain(points: int) -> str:
    """A number with a true minus."""
    return str(points).replace("-", "−")
