"""What everything on a Solstis table is and does now, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Place, Token
from game.rules.solstis import (
    CELLS,
    FIRES,
    ROWS,
    SPIRITS,
    SQUARES,
    State,
    captures,
    cell_of,
    covered,
    groups,
    icons,
    lit,
    scores,
    sees,
    square_cells,
)
from game.rules.solstis.scoring import counting, score
from game.rules.solstis.state import NONE
from game.tables.lore import Saying, Thing
from game.tables.solstis.cards import pays
from game.tables.solstis.earning import counts
from game.tables.solstis.scenery import GIVEN, strip_points
from game.text import Texts
from game.view.canvas import Box
from game.view.layout import Layout

FURNITURE = ("plate.0", "plate.1", "strip.0", "strip.1", "totem")
"""Panels of the table that can be asked about."""
ROUND = ("square", "cover", "spirits", "spirit_pile", "evil")
STACKS = ("pile", "supply", "spirit_pile")
HIDDEN = Token("land", "", False)


def things(state: State, layout: Layout) -> list[Thing]:
    """Cells, spirits, the display, hands, supplies, and the panels around them."""
    places = [Place(f"panorama.{seat}", x, y) for seat in (0, 1) for x, y in CELLS]
    places += [Place("display", x) for x in range(len(state.display))]
    places += [Place(f"hand.{s}", x) for s in (0, 1) for x in range(len(state.hands[s]))]
    places += [Place("spirits", x) for x, own in enumerate(state.spirits) if own != NONE]
    places += [Place(area) for area in STACKS]
    places += [Place("played")] * (state.played != NONE) + [Place("loose")] * bool(state.loose)
    for seat in (0, 1):
        laid = [corner for corner, _ in state.laid[seat]]
        places += [Place(f"square.{seat}", corner % 10, corner // 10) for corner in laid]
    if state.evil != NONE and state.covered == NONE:
        places.append(Place(f"evil.{state.evil}"))
    found = []
    for place in places:
        spots = layout.spots(place)
        if spots:
            x, y, size, _ = spots[0]
            box = Box(x - size / 2, y - size / 2, size, size)
            found.append(Thing(place, box, place.area.partition(".")[0] in ROUND))
    return found + [Thing(Place(name), layout.box(name)) for name in FURNITURE]


def explain(text: Texts, names: Sequence[str], state: State, place: Place, viewer: int) -> Saying:
    """What the thing at a place is, and what it does now."""
    return _Teller(text, names, state, viewer).say(place)


def known(state: State, viewer: int) -> dict[Place, Token]:
    """The tokens that a seat may know; without a seat, those that everybody may know."""
    tokens = sees(state, max(0, viewer)).tokens
    if viewer < 0:
        for place, token in tokens.items():
            if place.area.startswith("hand.") or (place.area == "choice" and state.drawn):
                tokens[place] = token._replace(face="", up=False)
    return tokens


def tile_name(text: Texts, face: str) -> str:
    """A land tile as people call it: its row and its number."""
    color, _, number = face.partition("-")
    return f"{text(f'row.{color}')} {number}"


def cell_face(place: Place) -> str:
    """The face of the land tile that belongs on a cell."""
    return f"{ROWS[place.y]}-{place.x + 1}"


class _Teller:
    """Says what lies on one position, to a viewer."""

    def __init__(self, text: Texts, names: Sequence[str], state: State, viewer: int) -> None:
        self.text, self.names, self.state = text, names, state
        self.known = known(state, viewer)

    def say(self, place: Place) -> Saying:
        base, _, number = place.area.partition(".")
        kinds: dict[str, Callable[[Place, int], Saying]] = {
            "panorama": self._cell,
            "display": self._display,
            "hand": self._hand,
            "spirits": self._face_up,
            "square": self._laid,
            "evil": self._evil,
            "cover": self._evil,
            "pile": self._pile,
            "supply": self._supply,
            "spirit_pile": self._spirit_pile,
            "played": self._played,
            "loose": self._loose,
            "plate": self._points,
            "strip": self._points,
        }
        return kinds.get(base, self._rows)(place, int(number or 0))

    def _tile(self, face: str) -> str:
        return tile_name(self.text, face)

    # -- panoramas -----------------------------------------------------------------------------

    def _cell(self, place: Place, seat: int) -> Saying:
        token = self.known.get(place)
        if token is None:
            return self._empty(place)
        if token.kind == "rainbow":
            return self._rainbow(place, seat)
        group = next(group for group in groups(self.state, seat) if place in group.cells)
        lines = [self.text("help.land", count=group.lands, name=self.names[seat])]
        fires = [i for i in icons(self.state, seat) if (place.x, place.y) in FIRES[i]]
        if fires:
            burns = all(fire in lit(self.state, seat) for fire in fires)
            lines.append(self.text("help.fire.lit" if burns else "help.fire.unlit"))
        elif group.cells == groups(self.state, seat)[0].cells:
            lines.append(self.text("help.land.largest"))
        return Saying(self._tile(token.face), tuple(lines), f"land:{token.face}")

    def _empty(self, place: Place) -> Saying:
        tile = self._tile(cell_face(place))
        lines = [self.text("help.cell", tile=tile)]
        if self._closes(place):
            lines.append(self.text("help.cell.closes"))
        sign = f"solstis/row-{ROWS[place.y]}"
        return Saying(self.text("help.cell.empty"), tuple(lines), sign)

    def _closes(self, place: Place) -> bool:
        """Whether this cell is the only one that a square without a spirit lacks."""
        seat = int(place.area[-1])
        taken = {corner for corner, _ in self.state.laid[seat]}
        for x, y in ((place.x - dx, place.y - dy) for dx in (0, 1) for dy in (0, 1)):
            if (x, y) not in SQUARES or 10 * y + x in taken:
                continue
            cells = square_cells(Place(f"square.{seat}", x, y))
            if [cell for cell in cells if cell not in self.known] == [place]:
                return True
        return False

    def _rainbow(self, place: Place, seat: int) -> Saying:
        tile = self._tile(cell_face(place))
        held = any(
            place in square_cells(Place(f"square.{seat}", corner % 10, corner // 10))
            for corner, _ in self.state.laid[seat]
        )
        key = "help.rainbow.held" if held else "help.rainbow.free"
        lines = (self.text("help.rainbow.is"), self.text(key, tile=tile))
        return Saying(self.text("help.rainbow"), lines, "solstis/rainbow")

    # -- spirits -------------------------------------------------------------------------------

    def _spirit(self, name: str) -> tuple[str, str]:
        """Name of a spirit, and what it does."""
        return self.text(f"spirit.{name}"), self.text(f"spirit.{name}.about")

    def _laid(self, place: Place, seat: int) -> Saying:
        name = SPIRITS[dict(self.state.laid[seat])[10 * place.y + place.x]]
        title, about = self._spirit(name)
        if place == covered(self.state):
            return Saying(title, (self.text("solstis.is_covered"),), f"solstis/spirit-{name}")
        count = pays(self.state, place)
        now = self.text("help.spirit.now", count=count, name=self.names[seat])
        counted = tuple(p for p in counts(self.state, seat, name) if p != place)
        return Saying(title, (about, now), f"solstis/spirit-{name}", counted)

    def _face_up(self, place: Place, seat: int) -> Saying:
        name = SPIRITS[self.state.spirits[place.x]]
        title, about = self._spirit(name)
        now = self.text(
            "help.spirit.open",
            count=self._worth(self.state.spirits[place.x]),
            name=self.names[self.state.mover],
        )
        return Saying(title, (about, now), f"solstis/spirit-{name}")

    def _worth(self, spirit: int) -> int:
        """What a spirit would add to the points of the one in turn."""
        state, seat = self.state, self.state.mover
        own = counting(state, seat)
        lands, arcs = state.lands[seat], state.arcs[seat]
        return score(lands, arcs, [*own, spirit]).total - score(lands, arcs, own).total

    def _evil(self, place: Place, seat: int) -> Saying:
        title, about = self._spirit("evil")
        return Saying(title, (about,), "solstis/spirit-evil")

    # -- tiles ---------------------------------------------------------------------------------

    def _display(self, place: Place, seat: int) -> Saying:
        token = self.known.get(place)
        if token is None:
            title = self.text("help.display.empty")
            return Saying(title, (self.text("help.display.empty.about"),), "land:")
        lines = [self.text("help.display")]
        if self.state.beneath[place.x : place.x + 1] not in ((), (NONE,)):
            lines.append(self.text("help.display.beneath"))
        cells = (cell_of(token.face, 0), cell_of(token.face, 1))
        return Saying(self._tile(token.face), tuple(lines), f"land:{token.face}", cells)

    def _hand(self, place: Place, seat: int) -> Saying:
        say, name = self.text, self.names[seat]
        token = self.known.get(place)
        if token is None:
            return Saying(say("help.hand.gap"), (say("help.hand.gap.about", name=name),), "land:")
        if not token.face:
            return Saying(say("help.hidden"), (say("help.hidden.about", name=name),), "land:")
        count = len(captures(self.state, place))
        key = "help.hand.captures" if count else "help.hand.joins"
        if not count and not self.state.pile:
            key = "help.hand.waits"
        lines = (say("help.hand", name=name), say(key, count=count))
        taken = (*captures(self.state, place), cell_of(token.face, seat))
        return Saying(self._tile(token.face), lines, f"land:{token.face}", taken)

    def _played(self, place: Place, seat: int) -> Saying:
        face = self.known[place].face
        return Saying(self._tile(face), (self.text("help.played"),), f"land:{face}")

    # -- supplies and panels -------------------------------------------------------------------

    def _pile(self, place: Place, seat: int) -> Saying:
        count = len(self.state.pile)
        key = "help.pile.left" if count else "notice.pile_empty"
        return Saying(self.text("help.pile"), (self.text(key, count=count),), "land:")

    def _supply(self, place: Place, seat: int) -> Saying:
        lines = (
            self.text("solstis.left", count=self.state.supply),
            self.text("help.supply"),
            self.text("help.rainbow.is"),
        )
        return Saying(self.text("help.rainbow"), lines, "solstis/rainbow")

    def _loose(self, place: Place, seat: int) -> Saying:
        return Saying(self.text("help.rainbow"), (self.text("help.loose"),), "solstis/rainbow")

    def _spirit_pile(self, place: Place, seat: int) -> Saying:
        lines = (
            self.text("solstis.left", count=len(self.state.spirit_pile)),
            self.text("help.spirits"),
        )
        return Saying(self.text("help.spirit_pile"), lines, "solstis/spirit-back")

    def _points(self, place: Place, seat: int) -> Saying:
        say, whole = self.text, scores(self.state)[seat]
        points = strip_points(whole)
        keys = {line: f"help.stars.{line}" for line in points} | {GIVEN: "help.given"}
        lines = tuple(say(keys[line], count=points[line]) for line in points)
        title = say("help.stars", name=self.names[seat], count=whole.total)
        return Saying(title, lines, f"seat:{seat}")

    def _rows(self, place: Place, seat: int) -> Saying:
        return Saying(self.text("help.rows"), (self.text("help.rows.about"),), "solstis/row-red")
