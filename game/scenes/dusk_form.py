"""The form of the set-up screen for Solstis: the Evil Spirit, two seats, and what brings stars."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ai.players import PLAYERS
from game.plans import Levels
from game.rules.solstis import CELLS, FIRES, OPTIONS, ROWS
from game.scenes.draft import COMPUTER, KINDS, head_start_option, is_head_start
from game.scenes.form import BACK, CARDS, LEFT, RIGHT, START, head_start, paragraph, seat_fields
from game.seats import PERSON, Seat, Setup
from game.settings import Settings
from game.tables.solstis import mountain, pieces, rich
from game.ui.widgets import ROW, ROW_EDGE, Button, Choice, Widget
from game.view.canvas import CREAM, PALE, Box, Canvas

if TYPE_CHECKING:
    from game.scenes.lobby import LobbyScene

BACKDROP = "solstis/title"
EVIL, PASSES = Box(128, 178, 784, 72), Box(128, 330, 784, 72)
PAINTING = Box(210, 498, 620, 372)
"""The finished mountain, which is what both players are after."""
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


def widgets(scene: LobbyScene) -> list[Widget]:
    """All fields, as the form is filled in now."""
    text, draft = scene.shell.text, scene.draft
    assert isinstance(draft, DuskDraft)
    fields: list[Widget] = [_choice(scene, "evil", EVIL, draft.evil)]
    if draft.evil == "on":
        fields.append(_choice(scene, "evil_passes", PASSES, draft.evil_passes))
    for seat in range(draft.count):
        fields += seat_fields(scene, seat)
    ready = draft.playable(scene.levels)
    return [
        *fields,
        Button("back", BACK, text("setup.back"), scene.back, align="center"),
        *head_start(scene),
        Button(
            "start", START, text("setup.start"), scene.start, align="center", size=42, enabled=ready
        ),
    ]


def _choice(scene: LobbyScene, name: str, box: Box, value: str) -> Choice:
    text = scene.shell.text
    values = [(option, text(f"setup.{name}.{option}")) for option in OPTIONS[name]]
    return Choice(name, box, text(f"setup.{name}"), values, value, partial(scene.choose, name))


def draw_form(canvas: Canvas, scene: LobbyScene) -> None:
    """Everything but the fields themselves."""
    text, draft = scene.shell.text, scene.draft
    assert isinstance(draft, DuskDraft)
    canvas.text(text("setup.heading"), 96, 92, 64, CREAM, "extrabold", shade=0.6)
    canvas.picture("solstis/logo", 1628, 86, 820 * 0.52, 320 * 0.52)
    for panel in (LEFT, RIGHT):
        canvas.panel(panel, 30, alpha=0.88)
    for name, box, value in (
        ("evil", EVIL, draft.evil),
        ("evil_passes", PASSES, draft.evil_passes if draft.evil == "on" else ""),
    ):
        if value:
            lines = canvas.wrap(text(f"setup.{name}.{value}.about"), 28, box.w - 8)
            paragraph(canvas, lines, box.y + box.h + 30, 28)
    _painting(canvas)
    for seat in range(draft.count):
        card = CARDS[seat]
        canvas.pill(card, 26, (ROW, 0.92))
        canvas.outline(card, 26, 2.5, ROW_EDGE, 0.35)
        pieces.emblem(canvas, seat, card.x + 84, card.center[1], 62)
    _stars(canvas, scene)


def _painting(canvas: Canvas) -> None:
    """The whole mountain with all its fires."""
    mountain.night(canvas, PAINTING, 0, True, numbers=False)
    side = PAINTING.w / 10
    for x, y in CELLS:
        left, top = mountain.point(PAINTING, x, y + 1)
        pieces.land(canvas, f"{ROWS[y]}-{x + 1}", Box(left, top, side, side), tab=False)
    for fire in range(len(FIRES)):
        foot = mountain.foot(PAINTING, fire)
        pieces.fire_light(canvas, *foot, mountain.FLAME * side)
        pieces.fire(canvas, *foot, mountain.FLAME * side, True)


def _stars(canvas: Canvas, scene: LobbyScene) -> None:
    """What brings stars, in three sentences; or what is wrong with the table's file."""
    text = scene.shell.text
    x, y = RIGHT.x + 44, CARDS[2].y + 44
    wrong = " ".join(str(error) for error in scene.levels.errors)
    canvas.text(text("setup.broken" if wrong else "setup.stars"), x, y, 38, CREAM, "bold")
    if wrong:
        for row, words in enumerate(canvas.wrap(wrong, 28, RIGHT.w - 88)):
            canvas.text(words, x, y + 60 + 40 * row, 28, PALE, "semibold")
        return
    for index, (way, icon) in enumerate(WAYS):
        middle = y + 84 + 88 * index
        rich.icon(canvas, icon, x + 30, middle, 56)
        lines = canvas.wrap(text(f"setup.stars.{way}"), 30, RIGHT.w - 180)
        for row, words in enumerate(lines):
            offset = (row - (len(lines) - 1) / 2) * 38
            canvas.text(words, x + 88, middle + offset, 30, CREAM, "semibold")
