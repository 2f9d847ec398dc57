"""The form of the set-up screen for Solstis: the Evil Spirit, two seats, and what brings stars."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ai.players import PLAYERS
from game.plans import Levels
from game.rules.solstis import CELLS, FIRES, OPTIONS, ROWS
from game.scenes.draft import COMPUTER, KINDS, head_start_option, is_head_start
from game.scenes.form import CELL, panels, seat_card
from game.scenes.form import below as below
from game.seats import PERSON, Seat, Setup
from game.settings import Settings
from game.tables.solstis import mountain, pieces, rich
from game.ui.flow import Drawn, Part, Words
from game.ui.widgets import Choice
from game.view.canvas import CREAM, Box, Canvas

if TYPE_CHECKING:
    from game.scenes.lobby import LobbyScene

BACKDROP = "solstis/title"
PAINTING = (540.0, 324.0)
"""The finished mountain, which is what both players are after."""
ABOVE = 27
"""Room above it for the flames of its summit."""
WAYS = (("area", "area"), ("fires", "fire"), ("spirits", "paw"))
"""What brings stars, and its icon."""


@dataclass
class DuskDraft:
    """One filled-in form; ``players`` holds who plays at each of the two seats."""

    kinds = KINDS
    evil: str = "on"
    evil_passes: str = OPTIONS["evil_passes"][0]
    players: list[str] = field(default_factory=lambda: [PERSON, COMPUTER])
    head_start: list[int] = field(default_factory=lambda: [0, 0])
    count: int = 2

    @classmethod
    def last(cls, settings: Settings, game: str) -> DuskDraft:
        """As it was left when this game was set up before; what no form can hold is left out."""
        draft, kept = cls(), settings.setups.get(game, {})
        for name in ("evil", "evil_passes"):
            if kept.get(name) in OPTIONS[name]:
                setattr(draft, name, kept[name])
        players = kept.get("players")
        if isinstance(players, list) and len(players) == draft.count:
            known = all(player == PERSON or player in PLAYERS for player in players)
            draft.players = players if known else draft.players
        if is_head_start(kept.get("head_start"), draft.count):
            draft.head_start = kept["head_start"]
        return draft

    def keep(self, settings: Settings, game: str) -> None:
        """Remember it for the next time."""
        settings.setups[game] = asdict(self)

    def settle(self, levels: Levels) -> None:
        """There is only one table."""

    def expect(self, seats: list[int], levels: Levels) -> None:
        """Make room for the people who have taken these seats already, if they are several."""
        if len(seats) > 1:
            for seat in seats:
                if seat < self.count:
                    self.players[seat] = PERSON

    def playable(self, levels: Levels) -> bool:
        """Whether the file of the table is right."""
        return self.count in levels.tables

    def setup(self, game: str, names: list[str]) -> Setup:
        """The match as filled in."""
        options: dict[str, Any] = {"seats": self.count, "evil": self.evil}
        options["evil_passes"] = self.evil_passes
        options |= head_start_option(self.head_start)
        seats = zip(names[: self.count], self.players, strict=False)
        return Setup(game, options, tuple(Seat(name, player) for name, player in seats))


def parts(scene: LobbyScene) -> list[Part]:
    """Both panels, as the form is filled in now."""
    draft = scene.draft
    assert isinstance(draft, DuskDraft)
    match = [*_choice(scene, "evil", draft.evil)]
    if draft.evil == "on":
        match += _choice(scene, "evil_passes", draft.evil_passes)
    seats: list[Part] = [
        seat_card(scene, seat, partial(_emblem, seat)) for seat in range(draft.count)
    ]
    match.append(Drawn(PAINTING[1] + ABOVE, _painting))
    return [panels(match, [*seats, *_stars(scene)])]


def _choice(scene: LobbyScene, name: str, value: str) -> list[Part]:
    """One option, with what its value means."""
    text = scene.shell.text
    values = [(option, text(f"setup.{name}.{option}")) for option in OPTIONS[name]]
    abouts = [text(f"setup.{name}.{option}.about") for option in OPTIONS[name]]
    about = text(f"setup.{name}.{value}.about")
    choose = partial(scene.choose, name)
    return [
        Choice(name, CELL, text(f"setup.{name}"), values, value, choose),
        Words(about, others=abouts, leading=1.36),
    ]


def adorn(canvas: Canvas) -> None:
    """The name of the game beside the heading."""
    canvas.picture("solstis/logo", 1628, 86, 820 * 0.52, 320 * 0.52)


def _emblem(seat: int, canvas: Canvas, x: float, y: float, size: float) -> None:
    pieces.emblem(canvas, seat, x, y, size * 0.44)


def _painting(canvas: Canvas, room: Box) -> None:
    """The whole mountain with all its fires."""
    wide, high = PAINTING
    box = Box(room.center[0] - wide / 2, room.y + room.h - high, wide, high)
    mountain.night(canvas, box, 0, True, numbers=False)
    side = wide / 10
    for x, y in CELLS:
        left, top = mountain.point(box, x, y + 1)
        pieces.land(canvas, f"{ROWS[y]}-{x + 1}", Box(left, top, side, side), tab=False)
    for fire in range(len(FIRES)):
        foot = mountain.foot(box, fire)
        pieces.fire_light(canvas, *foot, mountain.FLAME * side)
        pieces.fire(canvas, *foot, mountain.FLAME * side, True)


def _stars(scene: LobbyScene) -> list[Part]:
    """What brings stars, in three sentences; or what is wrong with the table's file."""
    text = scene.shell.text
    wrong = " ".join(str(error) for error in scene.levels.errors)
    head = Words(text("setup.broken" if wrong else "setup.stars"), 38, CREAM, "bold", leading=1.3)
    if wrong:
        return [head, Words(wrong)]
    return [head, *(Way(icon, text(f"setup.stars.{way}")) for way, icon in WAYS)]


class Way(Words):
    """What brings stars: its icon and a sentence beside it."""

    def __init__(self, icon: str, text: str) -> None:
        super().__init__(text, 30, CREAM, leading=1.27)
        self.icon = icon

    def tall(self, canvas: Canvas, width: float) -> float:
        return max(76.0, super().tall(canvas, width - 104))

    def show(self, canvas: Canvas) -> None:
        whole, lines = self.box, super().tall(canvas, self.box.w - 104)
        rich.icon(canvas, self.icon, whole.x + 50, whole.center[1], 56)
        y = whole.center[1] - lines / 2
        self.box = Box(whole.x + 104, y, whole.w - 104, lines)
        super().show(canvas)
        self.box = whole
