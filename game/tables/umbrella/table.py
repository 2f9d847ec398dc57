"""The look of an Umbrella match: what the table scene asks of this game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.levels import Levels
from game.rules.core import Event, Place, Token, Told
from game.rules.umbrella import COLORS, Figure, State, live_figures
from game.rules.umbrella.places import LINES, STAGE, TABLES
from game.rules.umbrella.sight import tokens as tokens_of
from game.seats import Setup
from game.tables.base import NO_AIM, Aim, Effect, Standing, TableDefaults
from game.tables.prompt import draw_prompt
from game.tables.umbrella import preview, tokens
from game.tables.umbrella.drizzle import drizzle
from game.tables.umbrella.effects import effects
from game.tables.umbrella.preview import Lane
from game.tables.umbrella.prompts import prompt
from game.tables.umbrella.scenery import Scenery
from game.tables.umbrella.styles import STYLES
from game.text import Texts
from game.ui.glyphs import Hint
from game.view.canvas import DARK, LINE, Box, Canvas
from game.view.director import Cue
from game.view.layout import Layout, arrange, difference, union
from game.view.motes import Motes
from game.view.styles import Style
from game.view.timeline import Pose

GLOW = 36
"""How far the glow of a banner or prompt reaches beyond it, in logical pixels."""
LAMPLIGHT = 60
"""How far the light of a stage's lamps reaches beyond it, in logical pixels."""


class UmbrellaTable(TableDefaults):
    """One match of Umbrella on the screen."""

    styles: Mapping[str, Style] = STYLES

    def __init__(self, setup: Setup, levels: Levels, text: Texts) -> None:
        self.setup, self.text = setup, text
        plan = levels.boards[setup.options["level"]]
        self.layouts: Mapping[int, Layout] = arrange(levels.tables[len(setup.seats)], plan)
        self._scenery = Scenery(setup.seats, text)
        self._lane: tuple[Aim, Lane | None] = (NO_AIM, None)
        self._rain: dict[Layout, Motes] = {}

    @property
    def backdrops(self) -> Sequence[str]:
        """The street as each seat in turn sees it, and what the results lie on."""
        seats = len(self.setup.seats)
        turns = [(self.layout.active + turn) % seats for turn in range(seats)]
        return (*(f"umbrella/table-{seats}-{seat}" for seat in turns), "umbrella/results")

    def show(self, state: State, seat: int) -> None:
        """Draw the facts of this state from now on, arranged for that seat in turn."""
        self.state = state
        self.layout = self.layouts[seat]
        self._scenery.live = self.live or state.over
        self._scenery.show(state, self.layout)
        self._tokens = tokens_of(state)
        self.figures: dict[Place, Figure] = {
            figure.place: figure
            for own in range(len(self.setup.seats))
            for figure in live_figures(state, own)
        }
        self._lane = (NO_AIM, None)

    def turns(self, seat: int, other: int) -> Box:
        """What looks different when the table turns: moved areas, and the lamps of both stages."""
        one, two = self.layouts[seat], self.layouts[other]
        stages = [layout.box(f"stage.{k}") for layout in (one, two) for k in (seat, other)]
        return union([difference(one, two), *stages]).grown(LAMPLIGHT)

    def saying(self) -> Sequence[Box] | None:
        """Only the banner and the prompt."""
        return [self.layout.box(name).grown(GLOW) for name in ("banner", "prompt")]

    def ask(self, state: State, seat: int) -> None:
        """Point at the places of this state from now on; it may be ahead of the one shown."""
        self._asked, self._asked_layout = state, self.layouts[seat]
        self._offered = {
            place: token for place, token in tokens_of(state).items() if place.area == "choice"
        }

    # -- what is aimed at ----------------------------------------------------------------------

    def lane(self, aim: Aim) -> Lane | None:
        """The slide that is being aimed at, if any."""
        if self._lane[0] is not aim:
            move = aim.move
            found = None
            if move is not None and move.kind == "slide":
                found = preview.lane_of(self.state, move, self._top(move.path[0]))
            self._lane = (aim, found)
        return self._lane[1]

    def _top(self, slot: Place) -> Place:
        """The uppermost umbrella of a slot, which is the one that is taken."""
        y = 0
        while slot._replace(y=y + 1) in self._tokens:
            y += 1
        return slot._replace(y=y)

    def _picked(self, aim: Aim) -> Place | None:
        """The slot whose umbrella is picked, while a slide is being said."""
        if self.state.phase == "slide" and aim.touched:
            return aim.touched[0]
        return None

    def _emptied(self, aim: Aim) -> frozenset[tuple[str, int]]:
        slot = self._picked(aim)
        return frozenset() if slot is None else frozenset({(slot.area, slot.x)})

    def hidden(self, aim: Aim) -> frozenset[Place]:
        """The places whose tokens the overlay draws itself."""
        lane = self.lane(aim)
        if lane is not None:
            return frozenset((*lane.cells, lane.source))
        slot = self._picked(aim)
        return frozenset() if slot is None else frozenset({self._top(slot)})

    def lifted(self, aim: Aim) -> dict[Place, Pose]:
        """The poses of those tokens at the end of the preview."""
        lane = self.lane(aim)
        return {} if lane is None else preview.poses(lane, self.layout, 1.0)

    def _glowing(self, aim: Aim) -> set[Place]:
        lane = self.lane(aim)
        if lane is not None:
            return {figure.place for figure in lane.result.completes}
        if self.state.phase == "claim":
            if aim.touched:
                return {aim.touched[0]}
            return {target for target in aim.targets if target.area.startswith("figure")}
        return set()

    def _lit(self, aim: Aim) -> list[Figure]:
        """The figures whose cells light up under the umbrellas."""
        lane = self.lane(aim)
        if lane is not None:
            return list(lane.result.completes)
        if self.state.phase != "claim":
            return []
        chosen = aim.touched[:1] or ((aim.cursor,) if aim.cursor in self.figures else ())
        places = chosen or tuple(t for t in aim.targets if t in self.figures)[:1]
        return [self.figures[place] for place in places if place in self.figures]

    # -- drawing -------------------------------------------------------------------------------

    def ground(self, canvas: Canvas) -> Iterator[None]:
        """The street with its slots; then what is written on boards and plates."""
        scenery = self._scenery
        scenery.street(canvas)
        yield
        scenery.slots(canvas)
        scenery.boards(canvas)
        yield
        scenery.plates(canvas)

    def under(self, canvas: Canvas, aim: Aim) -> None:
        """What the aim changes on the ground: a slot emptied, the lane, the lit slabs."""
        self._scenery.emptied_slots(canvas, self._emptied(aim))
        lane = self.lane(aim)
        if lane is not None:
            preview.draw_band(canvas, lane, self.layout)
        for figure in self._lit(aim):
            preview.draw_slabs(canvas, figure.cells, self.layout)
        self._glow = self._glowing(aim)

    def sprites(self, canvas: Canvas, standing: Sequence[Standing]) -> None:
        """Tokens, in any order."""
        tokens.draw_all(canvas, standing, self.figures, self._glow)

    def over(self, canvas: Canvas, aim: Aim) -> None:
        """Counts, the banner, the prompt and the choices."""
        scenery = self._scenery
        scenery.tallies(canvas, self._emptied(aim))
        scenery.banner(canvas, aim.thinking)
        lane = self.lane(aim)
        if lane is not None:
            self._near(canvas, lane)
        for place, token in self._offered.items():
            self._choice(canvas, place, token, aim)

    def notice(self, event: Event) -> str:
        """The sentence for an event, if it has one."""
        if not isinstance(event, Told) or event.seat < 0:
            return ""
        key = f"notice.{event.why}"
        name = self.setup.seats[event.seat].name
        return self.text(key, name=name) if self.text.has(key) else ""

    def played(self, before: State, after: State, cues: Sequence[Cue]) -> Sequence[Effect]:
        """A claim glows through its umbrellas, landings ring the ground."""
        return effects(before, after, cues, self.layouts)

    def motes(self, aim: Aim) -> Motes | None:
        """Rain on the street, beside everything that lies there."""
        if self.layout not in self._rain:
            self._rain[self.layout] = drizzle(self.layout)
        return self._rain[self.layout]

    def bar(self, canvas: Canvas, aim: Aim, notice: str, hints: Sequence[Hint]) -> None:
        """What is asked, in one line, the spot of the picked color before it."""
        name = self.setup.seats[self.state.seat].name
        words = prompt(self.text, self.state, aim, name, self.lane(aim))
        slot = self._picked(aim)
        icon = None if slot is None else f"umbrella/spot-{COLORS[slot.x]}"
        draw_prompt(canvas, self.layout.box("prompt"), words or notice, icon, hints, aim)

    def _near(self, canvas: Canvas, lane: Lane) -> None:
        """Figures that are one slide away wear a pale outline and a 1."""
        for figure in lane.result.near:
            spot = self.layout.spots(figure.place)[0]
            box = Box(spot.x - spot.size / 2, spot.y - spot.size / 2, spot.size, spot.size)
            canvas.outline(box.grown(4), spot.size * 0.15 + 4, 4, "C9D3F5")
            self._tile(canvas, figure.place)
            x, y = box.x + box.w - 6, box.y + box.h - 6
            canvas.picture("umbrella/count", x, y, 48)
            canvas.printed.text("1", x, y, 28, weight="extrabold", align="center")

    def overlay(self, canvas: Canvas, aim: Aim, progress: float) -> None:
        """The cursor and the preview of the aim; ``progress`` 0..1 since the aim changed."""
        lane = self.lane(aim)
        if lane is not None:
            preview.draw_entries(canvas, self.state, lane.side, lane.line, self.layout)
            preview.draw_preview(
                canvas, lane, self.layout, self.text, len(self.setup.seats) == 1, progress
            )
            return
        slot = self._picked(aim)
        if slot is not None:
            side = self._side(aim)
            if side is not None:
                preview.draw_entries(canvas, self.state, side, -1, self.layout)
            spot = self.layout.spots(slot)[0]
            preview.draw_pick(canvas, spot, self._tokens[slot].face, progress)
        self._mark_targets(canvas, aim)
        if slot is None:
            for place in aim.touched:
                self._cursor(canvas, place)
        if aim.cursor is not None:
            self._cursor(canvas, aim.cursor)

    def _side(self, aim: Aim) -> int | None:
        """The side of the stage from which the picked umbrella enters, once that is clear."""
        area = aim.touched[-1].area
        if any(not target.area.startswith("stage") for target in aim.targets):
            return None
        return TABLES[len(self.setup.seats)].side[self.state.seat].get(area)

    def _mark_targets(self, canvas: Canvas, aim: Aim) -> None:
        """Rings on what may be touched, where that is not plain to see."""
        for target in aim.targets:
            kind = target.area.partition(".")[0]
            if kind == "board" or (kind == "figure" and self.state.phase == "cover"):
                for spot in self.layout.spots(target)[:1]:
                    if kind == "board":
                        canvas.ring(spot.x, spot.y, spot.size / 2 + 7, 4, LINE)
                    else:
                        half = spot.size / 2
                        box = Box(spot.x - half, spot.y - half, spot.size, spot.size)
                        canvas.outline(box.grown(4), half * 0.3 + 4, 4, LINE)

    def _cursor(self, canvas: Canvas, place: Place) -> None:
        kind = place.area.partition(".")[0]
        if kind == "choice":
            canvas.focus(self.boxes(place)[0], 30)
            return
        for spot in self.layout.spots(place)[:1]:
            if kind in ("figure", "pending"):
                half = spot.size / 2
                canvas.focus(
                    Box(spot.x - half, spot.y - half, spot.size, spot.size), spot.size * 0.15
                )
                self._tile(canvas, place)
            else:
                canvas.focus_ring(spot.x, spot.y, max(24, spot.size * 0.54))
                self._scenery.tallies(canvas, frozenset(), place)

    def _tile(self, canvas: Canvas, place: Place) -> None:
        """A tile drawn again over its ring: its star sticks out and must stay in sight."""
        if place in self._tokens:
            x, y, size, _ = self.layout.spots(place)[0]
            tile = Standing(self._tokens[place], place, 0, Pose(x, y, size))
            tokens.draw_all(canvas, [tile], self.figures, self._glow)

    # -- choices -------------------------------------------------------------------------------

    def _choice(self, canvas: Canvas, place: Place, token: Token, aim: Aim) -> None:
        if place not in aim.targets:
            return
        box = self.boxes(place)[0]
        if token.kind == "figure":
            surface = tokens.tile_surface(
                canvas.assets, canvas.px(box.w - 8), token.face, self._landing_space()
            )
            canvas.stamp(surface, *box.center)
            return
        canvas.pill(box, 30, ("FFE7B4", 1.0), ("FFC45E", 1.0))
        words = self.text(f"choice.{self._asked.phase}")
        size = canvas.fitted(words, 32, box.w - 36)
        canvas.text(words, *box.center, size, DARK, align="center")

    def _landing_space(self) -> int:
        """The figure space where the passed tile will lie, so that the choice shows it turned."""
        state = self.state
        seats = len(self.setup.seats)
        receiver = (state.seat + 1) % seats
        spaces = list(state.figures[receiver])
        if seats == 1 and state.claimed >= 0:
            spaces[state.claimed] = spaces[state.claimed][1:]
        return next((space for space, stack in enumerate(spaces) if not stack), -1)

    # -- pointing ------------------------------------------------------------------------------

    def boxes(self, place: Place) -> tuple[Box, ...]:
        """What a pointer may touch for the place."""
        if place.area != "choice":
            return self._asked_layout.boxes(place)
        if place not in self._offered:
            return ()
        area = self._asked_layout.area("choice")
        if self._offered[place].kind == "figure":
            x, y = area.spot(place.x, 0, 2)
            return (Box(x - 52, y - 52, 104, 104),)
        return (Box(area.x, area.y + 14, area.w, 68),)

    def pick(
        self, pos: tuple[float, float], targets: Iterable[Place], touched: Sequence[Place]
    ) -> Place | None:
        """The target that a pointer at that point means.

        While a lane is to be chosen, its whole row or column counts, and the kerb beside it.
        """
        targets = tuple(targets)
        if not targets:
            return None
        if self._asked.phase == "slide" and touched and targets[0].area.startswith("stage"):
            return self._lane_at(pos, targets, touched)
        for place in targets:
            if place.area == "choice" and any(box.holds(pos) for box in self.boxes(place)):
                return place
        seen = [place for place in targets if place.area != "choice"]
        return self._asked_layout.place_at(pos, seen)

    def _lane_at(
        self, pos: tuple[float, float], targets: Sequence[Place], touched: Sequence[Place]
    ) -> Place | None:
        seat = self._asked.seat
        side = TABLES[len(self.setup.seats)].side[seat].get(touched[-1].area)
        area = self._asked_layout.area(f"stage.{seat}")
        cell, kerb = area.number("cell"), area.number("kerb")
        across = 0 if side in (0, 2) else 1
        start = (area.x, area.y)[across] + kerb
        line = int((pos[across] - start) // cell)
        along = pos[1 - across] - (area.x, area.y)[1 - across]
        if side is None or not 0 <= line < 4 or not -cell <= along <= area.w + cell:
            return None
        entry = STAGE[seat][LINES[side][line][0]]
        return entry if entry in targets else None

    def first(self, targets: Sequence[Place], touched: Sequence[Place]) -> Place | None:
        """Where the cursor goes at first: the lane nearest to the picked umbrella."""
        if not targets:
            return None
        if touched and targets[0].area.startswith("stage"):
            spot = self._asked_layout.spots(touched[-1])[0]
            return min(
                targets,
                key=lambda place: (
                    (self._asked_layout.spots(place)[0].x - spot.x) ** 2
                    + (self._asked_layout.spots(place)[0].y - spot.y) ** 2
                ),
            )
        return targets[0]
