"""The log of a Solstis match: each move in a sentence, the hidden told only to who may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core import Event, Moved, Place, Told
from game.rules.solstis import tokens
from game.tables.lore import Entry, Step, sentences
from game.tables.solstis.lore import cell_face, tile_name
from game.tables.solstis.sayings import notice
from game.text import Texts

SILENT = frozenset({"turn", "over", "evil_stays"})
"""Events that are told by a line's name, or by the line after it."""
SPOKEN = ("deer", "eagle", "dragonfly", "beetle", "squirrel")
"""Effects that bring tiles, by the name of the spirit."""


def tell(text: Texts, names: Sequence[str], step: Step, viewer: int) -> Entry:
    """What is said of a move, with all that followed from it at once."""
    teller = _Chronicle(text, names, step, viewer)
    said = [words for event in step.events for words in teller.event(event)]
    if not said:
        said = [text("log.square", name=names[step.before.seat])]
    return Entry(0, 0, step.before.seat, sentences(text, said), tuple(teller.signs[:3]))


class _Chronicle:
    """Tells the events of one move."""

    def __init__(self, text: Texts, names: Sequence[str], step: Step, viewer: int) -> None:
        self.text, self.names, self.step, self.viewer = text, names, step, viewer
        self.name = names[step.before.seat]
        self.before, self.after = tokens(step.before), tokens(step.after)
        self.signs: list[str] = []
        self._drawn: set[str] = set()
        self._faces = {place: token.face for place, token in self.before.items()}

    def event(self, event: Event) -> list[str]:
        """What is said about an event: nothing, or one part of the sentence."""
        if isinstance(event, Told):
            said = "" if event.why in SILENT else notice(self.text, self.names, event)
            return [said] if said else []
        if not isinstance(event, Moved):
            return []
        told: dict[str, Callable[[Moved], str]] = {
            "play": self._play,
            "capture": self._capture,
            "join": self._join,
            "turn_up": self._turn_up,
            "remove": lambda _: "",
            "gain": lambda _: self._say("log.gain", sign="solstis/rainbow"),
            "rainbow": self._rainbow,
            "return": lambda _: self._say("log.return"),
            "draw_spirits": lambda _: self._say("log.draw_spirits", sign="solstis/spirit-back"),
            "lay": self._lay,
            "unchosen": self._unchosen,
            "evil": lambda moved: notice(self.text, self.names, moved),
            "draw": self._draw,
            "cover": self._cover,
            **dict.fromkeys(SPOKEN, self._brings),
        }
        faces = [self._face(source) for source, _ in event.pairs]
        self._pairs = list(zip(faces, event.pairs, strict=True))
        for _, (source, _) in self._pairs:
            self._faces.pop(source, None)
        for face, (_, target) in self._pairs:
            self._faces[target] = face
        said = told[event.why](event) if event.why in told else ""
        return [said] if said else []

    def _face(self, place: Place) -> str:
        return self._faces.get(place, "")

    def _say(self, key: str, sign: str = "", **values: object) -> str:
        if sign and sign not in self.signs:
            self.signs.append(sign)
        return self.text(key, name=self.name, **values)

    def _tile(self, face: str) -> str:
        return tile_name(self.text, face)

    # -- events --------------------------------------------------------------------------------

    def _play(self, moved: Moved) -> str:
        face = self._pairs[0][0]
        return self._say("log.play", f"land:{face}", tile=self._tile(face))

    def _capture(self, moved: Moved) -> str:
        taken = [face for face, (source, _) in self._pairs if source.area == "display"]
        if not taken:  # it has left the game, which is told by itself
            return ""
        return self._say("log.capture", f"land:{taken[0]}", tile=self._tile(taken[0]))

    def _join(self, moved: Moved) -> str:
        face = self._pairs[0][0]
        return self._say("log.join_display", tile=self._tile(face))

    def _turn_up(self, moved: Moved) -> str:
        face = self._pairs[0][0]
        return self._say("log.turn_up", f"land:{face}", tile=self._tile(face))

    def _rainbow(self, moved: Moved) -> str:
        tile = self._tile(cell_face(moved.pairs[0][1]))
        return self._say("log.rainbow", "solstis/rainbow", tile=tile)

    def _lay(self, moved: Moved) -> str:
        name = self._pairs[0][0]
        return self._say("log.lay", f"solstis/spirit-{name}", spirit=self.text(f"spirit.{name}"))

    def _unchosen(self, moved: Moved) -> str:
        name = self._pairs[0][0]
        return self._say("log.unchosen", spirit=self.text(f"spirit.{name}"))

    def _brings(self, moved: Moved) -> str:
        """Only those whose tile lies in a panorama afterwards, where all may see it."""
        tiles = [face for face, (_, target) in self._pairs if target.area.startswith("panorama")]
        if not tiles:
            return ""
        self.signs += [f"land:{face}" for face in tiles]
        name = self.names[int(moved.pairs[0][1].area[-1])]
        tile = self.text("results.comma").join(self._tile(face) for face in tiles)
        spirit = self.text(f"spirit.{moved.why}")
        return self.text("log.brings", name=name, spirit=spirit, tile=tile)

    def _draw(self, moved: Moved) -> str:
        """All draws of a seat at once; their faces are only told to the one who drew them."""
        area = moved.pairs[0][1].area
        if area in self._drawn:
            return ""
        self._drawn.add(area)
        seat = int(area.rpartition(".")[2])
        sources = [
            source
            for event in self.step.events
            if isinstance(event, Moved) and event.why == "draw"
            for source, target in event.pairs
            if target.area == area
        ]
        name = self.names[seat]
        if seat != self.viewer:
            return self.text("log.draw", count=len(sources), name=name)
        faces = [self.before[source].face for source in sources]
        tile = self.text("results.comma").join(map(self._tile, faces))
        return self.text("log.draw.own", name=name, tile=tile)

    def _cover(self, moved: Moved) -> str:
        target = moved.pairs[0][1]
        face = self._face(Place(target.area.replace("cover", "square"), target.x, target.y))
        return self._say(
            "log.cover_spirit", "solstis/spirit-evil", spirit=self.text(f"spirit.{face}")
        )
