"""An encounter: the square where the spirit will rest, and the spirits to choose from as cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from game.rules.core import Place, Token
from game.rules.solstis import BLUE, CELLS, SPIRITS, State, square_cells
from game.rules.solstis.scoring import counting, score
from game.rules.solstis.state import NONE
from game.tables.base import Aim
from game.tables.kept import kept
from game.tables.solstis import pieces, rich
from game.tables.solstis.colors import (
    DEEP,
    GLASS,
    GOLD,
    MOAT,
    MUTED,
    NUMBER,
    PLAYERS,
    RIM,
    ROWS,
    STRONG,
    TEXT,
    TITLE,
)
from game.tables.solstis.layout import LARGE, MEDAL_Y, Mountains
from game.tables.solstis.rich import Icon, Medal, Part, Words
from game.text import Texts
from game.view.canvas import CREAM, Box, Canvas
from game.view.timeline import Pose

PHASES = ("meet", "keep")
SQUARE = Box(172, 250, 316, 316)
MAP, STEP = (165, 676), 33
KEYS = Box(674, 942, 820, 60)
"""Where the keys stand while cards are shown."""
LOOK = Box(1524, 942, 300, 60)
"""The button that shows the table without the cards."""
RISEN = 14
TINTS = {"plain": "3A2430", "blue": "16306A", "back": "241A52"}


def worth(state: State, spirit: int) -> int:
    """What a spirit adds to the score of the one who meets it, as things stand."""
    seat = state.mover
    lands, arcs, own = state.lands[seat], state.arcs[seat], counting(state, seat)
    return score(lands, arcs, [*own, spirit]).total - score(lands, arcs, own).total


def pays(state: State, square: Place) -> int:
    """What the spirit on a square earns its owner now."""
    seat, corner = int(square.area[-1]), 10 * square.y + square.x
    spirit = dict(state.laid[seat])[corner]
    lands, arcs, own = state.lands[seat], state.arcs[seat], counting(state, seat)
    others = [other for other in own if other != spirit]
    return score(lands, arcs, own).total - score(lands, arcs, others).total


def _look(canvas: Canvas) -> tuple[object, ...]:
    """All that changes what is drawn without a change of the position."""
    assets = canvas.assets
    return canvas.target.get_size(), canvas.grow, assets.language, assets.plain


class Cards:
    """The cards of one decision; there are none in other phases."""

    def __init__(self, text: Texts, name: str) -> None:
        self.text, self.name = text, name

    def ask(self, state: State, layout: Mountains, tokens: Mapping[Place, Token]) -> None:
        self.state = state
        self.boxes: dict[Place, Box] = {}
        self.faces: dict[Place, str] = {}
        self._behind: pygame.Surface | None = None
        self._look: tuple[object, ...] = ()
        if state.phase not in PHASES:
            return
        area = "spirits" if state.phase == "meet" else "choice"
        places = sorted(place for place in tokens if place.area == area)
        self.faces = {place: tokens[place].face for place in places}
        if state.phase == "meet" and state.spirit_pile:
            self.faces[Place("spirit_pile")] = "back"
        self.boxes = dict(zip(self.faces, layout.cards(len(self.faces)), strict=True))
        self._detail = layout.detail()

    @property
    def _small(self) -> bool:
        return len(self.boxes) > LARGE

    def shown(self, aim: Aim) -> bool:
        """Whether the cards are to be drawn for this aim."""
        return bool(self.boxes) and bool(aim.targets) and not aim.info

    def poses(self, aim: Aim) -> dict[Place, Pose]:
        """Where the spirits that move now lie on their cards: both drawn ones, or the one met."""
        return {
            place: Pose(*self._medal(self._risen(place, box, aim)))
            for place, box in self.boxes.items()
            if place.area == "choice" or (place == aim.cursor and place.area == "spirits")
        }

    def _risen(self, place: Place, box: Box, aim: Aim) -> Box:
        return box._replace(y=box.y - RISEN) if place == aim.cursor else box

    def _medal(self, box: Box) -> tuple[float, float, float]:
        """Middle and diameter of the medal of a card."""
        if self._small:
            size = min(144.0, box.w - 20)
            return box.center[0], box.y + 96, size
        return box.center[0], box.y + MEDAL_Y, 224.0

    # -- drawing -------------------------------------------------------------------------------

    def ready(self, canvas: Canvas) -> bool:
        """Whether what lies behind the cards is worked out for this size and language already."""
        return self._behind is not None and self._look == _look(canvas)

    def draw(self, canvas: Canvas, aim: Aim, tokens: Mapping[Place, Token]) -> None:
        """The whole encounter over the table."""
        target = canvas.target
        if self._behind is None or not self.ready(canvas):
            self._backdrop(canvas, tokens)
            self._behind, self._look = target.copy(), _look(canvas)
        target.blit(self._behind, (0, 0))
        if self.state.square != NONE:
            face = self.faces.get(aim.cursor, "back") if aim.cursor else "back"
            pieces.medal(canvas, face, *SQUARE.center, 56, alpha=0.7)
            pieces.dashed_ring(canvas, *SQUARE.center, 68)
        for place in sorted(self.boxes, key=lambda place: place == aim.cursor):
            box = self._risen(place, self.boxes[place], aim)
            chosen = place == aim.cursor
            key = ("card", self.text.language, *self._says(place), chosen)
            kept(
                canvas, key, box.grown(40), partial(self._card, place=place, box=box, chosen=chosen)
            )
            if chosen and self._small:
                self._explain(canvas, self.faces[place])

    def _says(self, place: Place) -> tuple[object, ...]:
        """All that a card depends on."""
        face = self.faces[place]
        return face, tuple(self._gain(face)), len(self.boxes), self.state.seat

    def _backdrop(self, canvas: Canvas, tokens: Mapping[Place, Token]) -> None:
        """All that stays the same while a card is chosen; the table lies behind, out of focus."""
        target, seat = canvas.target, self.state.mover
        width, height = target.get_size()
        small = pygame.transform.smoothscale(target, (max(1, width // 6), max(1, height // 6)))
        small = pygame.transform.box_blur(small, 2)
        small.fill((86, 80, 116), special_flags=pygame.BLEND_RGB_MULT)
        target.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))
        canvas.glow_disc(330, 520, 520, "C86A50", 0.28)
        heading = self.text("solstis.encounter", name=self.name)
        canvas.text(heading, 960, 104, 64, CREAM, TITLE, "center", shade=0.8)
        about = self.text(f"solstis.encounter.{self.state.phase}")
        canvas.text(about, 960, 172, 32, MUTED, TEXT, "center")
        if self.state.square != NONE:
            self._square(canvas, seat, tokens)
            self._map(canvas, seat)
        canvas.panel(LOOK, 30, 0.85, GLASS, 0.06)
        canvas.outline(LOOK, 30, 2, RIM, 0.4)
        words = Words(self.text("solstis.see_table"), CREAM, STRONG, 30)
        rich.line(canvas, [Icon("eye", 36, MUTED), words], *LOOK.center, "center", LOOK.w - 40)

    def _square(self, canvas: Canvas, seat: int, tokens: Mapping[Place, Token]) -> None:
        """The four tiles, large, with the place of the spirit in their middle."""
        half = SQUARE.w / 2
        corner = self.state.square
        square = Place(f"square.{seat}", corner % 10, corner // 10)
        canvas.haze(SQUARE.grown(6), "05031A", 0.7, 16)
        for place in square_cells(square):
            x = SQUARE.x + half * (place.x - square.x)
            y = SQUARE.y + half * (1 - (place.y - square.y))
            token = tokens.get(place)
            if token is not None and token.kind == "land":
                name = f"solstis/land-{token.face}"
                canvas.picture(name, x + half / 2, y + half / 2, half, half)
            else:
                pieces.rainbow(canvas, x + half / 2, y + half / 2, half)
        canvas.outline(SQUARE.grown(2), 8, 5, GOLD, 0.95, blur=10)
        x, y = SQUARE.center
        canvas.glow_disc(x, y, 118, "FFD98A", 0.40)
        canvas.disc(x, y, 68, "160F33", 0.82)
        here = self.text("solstis.rests_here")
        canvas.text(here, x, SQUARE.y + SQUARE.h + 52, 34, CREAM, STRONG, "center", shade=0.8)

    def _map(self, canvas: Canvas, seat: int) -> None:
        """Where in the panorama that is."""
        left, top = MAP
        box = Box(left - 22, top - 18, 10 * STEP + 44, 6 * STEP + 36)
        canvas.panel(box, 20, 0.82, GLASS, 0.06)
        lands, arcs = self.state.lands[seat], self.state.arcs[seat]
        colors = tuple(ROWS)
        for x, y in CELLS:
            cell = Box(left + STEP * x + 2, top + STEP * (5 - y) + 2, STEP - 4, STEP - 4)
            bit = 1 << 10 * y + x
            if lands & bit:
                canvas.pill(cell, 3, (ROWS[colors[y]], 1.0))
            elif arcs & bit:
                pieces.rainbow(canvas, *cell.center, cell.w)
            else:
                canvas.outline(cell, 3, 2, ROWS[colors[y]], 0.45)
        corner = self.state.square
        x, y = left + STEP * (corner % 10), top + STEP * (4 - corner // 10)
        frame = Box(x, y, 2 * STEP, 2 * STEP)
        canvas.outline(frame.grown(3), 3, 9, MOAT, 1.0)
        canvas.outline(frame, 2, 4, "FFFFFF", 1.0)
        canvas.disc(x + STEP, y + STEP, 11, MOAT)
        canvas.disc(x + STEP, y + STEP, 8, PLAYERS[seat])

    def _card(self, canvas: Canvas, place: Place, box: Box, chosen: bool) -> None:
        face = self.faces[place]
        sort = self._sort(face)
        canvas.panel(box, 28, 0.97 if chosen else 0.92, TINTS[sort], 0.08)
        canvas.outline(box, 28, 2, RIM, 0.8 if chosen else 0.35)
        x, y, size = self._medal(box)
        canvas.glow_disc(x, y, size * 0.67, "FFE3A0", 0.30 if chosen else 0.14)
        if face == "back":
            radius = size * 0.41
            pieces.medal(canvas, face, x + size * 0.15, y - size * 0.045, radius)
            pieces.medal(canvas, face, x - size * 0.13, y + size * 0.055, radius)
        else:
            pieces.medal(canvas, face, x, y, size / 2)
        title = self._title(face)
        if self._small:
            fit = canvas.fitted(title, 30, box.w - 12, STRONG)
            canvas.text(title, x, box.y + box.h - 30, fit, CREAM, STRONG, "center")
        else:
            fit = canvas.fitted(title, 44, box.w - 48, TITLE)
            canvas.text(title, x, box.y + 324, fit, CREAM, TITLE, "center")
            self._tag(canvas, x, box.y + 378, sort)
            for row, words in enumerate(canvas.wrap(self._about(face), 30, box.w - 56, TEXT)):
                canvas.text(words, x, box.y + 438 + 40 * row, 30, CREAM, TEXT, "center")
            rich.line(canvas, self._gain(face), x, box.y + box.h - 46)
        if chosen:
            pieces.focus(canvas, box, 28, self.state.seat)

    def _explain(self, canvas: Canvas, face: str) -> None:
        """What the spirit under the cursor does, below the small cards."""
        box, sort = self._detail, self._sort(face)
        canvas.panel(box, 28, 0.95, TINTS[sort], 0.08)
        canvas.outline(box, 28, 2, RIM, 0.5)
        x = box.center[0]
        canvas.text(self._title(face), x, box.y + 64, 52, CREAM, TITLE, "center")
        self._tag(canvas, x, box.y + 128, sort)
        for row, words in enumerate(canvas.wrap(self._about(face), 36, box.w - 120, TEXT)):
            canvas.text(words, x, box.y + 204 + 46 * row, 36, CREAM, TEXT, "center")
        rich.line(canvas, self._gain(face), x, box.y + box.h - 60)

    def words(self, aim: Aim) -> str:
        """Name and explanation of the card under the cursor, empty for none."""
        face = self.faces.get(aim.cursor) if aim.cursor is not None else None
        if face is None:
            return ""
        return self.text("text.about", title=self._title(face), about=self._about(face))

    @staticmethod
    def _sort(face: str) -> str:
        return "back" if face == "back" else "blue" if face in BLUE else "plain"

    def _title(self, face: str) -> str:
        return self.text("solstis.draw_two" if face == "back" else f"spirit.{face}")

    def _about(self, face: str) -> str:
        key = "solstis.draw_two.about" if face == "back" else f"spirit.{face}.about"
        return self.text(key)

    def _tag(self, canvas: Canvas, x: float, y: float, sort: str) -> None:
        """When the spirit acts."""
        when = self.text(f"solstis.when.{sort}")
        wide = canvas.width(when, 28, STRONG) + 48
        tag = Box(x - wide / 2, y - 22, wide, 44)
        canvas.pill(tag, 22, (DEEP, 0.75))
        canvas.outline(tag, 22, 2, RIM, 0.4)
        canvas.text(when, x, y, 28, GOLD, STRONG, "center")

    def _gain(self, face: str) -> list[Part]:
        if face == "back":
            left = self.text("solstis.left", count=len(self.state.spirit_pile))
            return [Medal("back", 18), Words(left, MUTED, STRONG, 32)]
        stars = worth(self.state, SPIRITS.index(face))
        return [
            Words(self.text("solstis.for_you"), MUTED),
            Words(f"+{stars}", CREAM, NUMBER, 44),
            Icon("star", 38),
        ]
