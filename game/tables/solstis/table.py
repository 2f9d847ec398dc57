"""The look of a Solstis match: what the table scene asks of this game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from game.levels import Levels
from game.rules.core import Event, Place, Score
from game.rules.solstis import State, captures, cell_of, covered
from game.rules.solstis import tokens as tokens_of
from game.seats import Setup
from game.tables.base import NO_AIM, Aim, Effect, Standing, TableDefaults
from game.tables.solstis import pieces, preview
from game.tables.solstis.bar import Bar, draw_card_keys, draw_card_words
from game.tables.solstis.cards import KEYS, LOOK, Cards, pays
from game.tables.solstis.company import draw_company
from game.tables.solstis.effects import effects, kindled
from game.tables.solstis.layout import Mountains
from game.tables.solstis.night import Night
from game.tables.solstis.pointing import meant, uppermost
from game.tables.solstis.preview import Preview, PreviewView
from game.tables.solstis.private import Veil
from game.tables.solstis.rich import Part, Words
from game.tables.solstis.sayings import notice, prompt
from game.tables.solstis.scenery import SKIES, Scenery, sky
from game.tables.solstis.styles import STYLES
from game.tables.solstis.tokens import draw_all
from game.tables.solstis.unseen import draw_unseen
from game.text import Texts
from game.ui.glyphs import Hint
from game.view.canvas import GOLD, HEIGHT, WIDTH, Box, Canvas
from game.view.director import Cue
from game.view.layout import Layout
from game.view.motes import Motes
from game.view.styles import Style
from game.view.timeline import Pose

TILES = ("hand", "display")
"""Areas whose tiles rise under the cursor."""


class SolstisTable(TableDefaults):
    """One match of Solstis on the screen."""

    styles: Mapping[str, Style] = STYLES
    backdrops = SKIES
    pictures = pieces.PICTURES
    automatic = frozenset(
        {"capture", "rainbow", "square", "meet", "deer", "beetle", "cover", "pass"}
    )

    def __init__(self, setup: Setup, levels: Levels, text: Texts) -> None:
        self.setup, self.text = setup, text
        home = Mountains(levels.tables[2])
        self.layouts: Mapping[int, Layout] = {0: home, 1: home}
        self._home = home
        self._scenery = Scenery(setup.seats, text)
        self._bar = Bar(text)
        self._viewing = 0
        self._veil = Veil()
        self._looking = self._darker = False
        self._sky = 0
        self._night = Night()
        self._waiting: tuple[tuple[int, int], ...] = ()
        self._found: tuple[Aim, Preview | None] = (NO_AIM, None)

    # -- what is shown -------------------------------------------------------------------------

    def show(self, state: State, seat: int) -> None:
        """Draw the facts of this state from now on; the final choices know no turn."""
        self._darker, self._sky = sky(state) != self._sky, sky(state)
        self.state = state
        active = state.seat if state.stage == "final" else seat
        self._viewing = self._veil.viewer(self.setup.seats, active)
        self._faces = self._veil.faces(state, self._viewing)
        self.layout = self._home.fit(tokens_of(state))
        self._scenery.seats = self.setup.seats
        self._scenery.live = self.live or state.over
        self._scenery.show(state, active, self.layout)

    def ask(self, state: State, seat: int) -> None:
        """Point at the places of this state; its tokens are already on their ways."""
        self._asked = state
        self._tokens = tokens_of(state)
        self._faces = self._veil.faces(state, self._viewing)
        self._asked_layout = self._home.fit(self._tokens)
        name = self.setup.seats[state.mover].name
        self._cards = Cards(self.text, name)
        self._cards.ask(state, self._asked_layout, self._tokens)
        self._view = PreviewView(self._asked_layout, self._tokens)
        self._found = (NO_AIM, None)

    def turns(self, seat: int, other: int) -> Box:
        """All of it when the sky grows darker; else the light walks over as an effect."""
        return Box(0, 0, WIDTH, HEIGHT) if self._darker else Box(0, 0, 0, 0)

    def played(self, before: State, after: State, cues: Sequence[Cue]) -> Sequence[Effect]:
        """Sparks, flames and rings of light."""
        self._waiting = kindled(before, after)
        return effects(after, cues, self._home.fit(tokens_of(after)), self._waiting)

    def saying(self) -> Sequence[Box] | None:
        """Only the ribbon and the move panel, unless fires were waiting to be lit."""
        return None if self._waiting else self._scenery.saying()

    def motes(self, aim: Aim) -> Motes | None:
        """The night around the mountains; nothing while cards, lists or a warning lie on top."""
        read = self._cards.boxes or aim.info or self._veil.peeking >= 0
        return None if read else self._night.motes(self.layout, self.state)

    def notice(self, event: Event) -> str:
        return notice(self.text, [seat.name for seat in self.setup.seats], event)

    def may_take_back(self, before: State, after: State) -> bool:
        """A tile of the hand may be taken back as long as nothing has been turned up for it."""
        return (
            before.phase == "play"
            and after.phase == "capture"
            and before.pile == after.pile
            and before.display == after.display
        )

    # -- what is aimed at ----------------------------------------------------------------------

    def _preview(self, aim: Aim) -> Preview | None:
        if self._found[0] is not aim:
            hidden = not aim.targets or aim.info or self._veil.hides(aim.cursor)
            cursor = None if hidden else aim.cursor
            self._found = (aim, preview.preview(self._asked, cursor))
        return self._found[1]

    def _raised(self, aim: Aim) -> Place | None:
        """The tile that has risen because the cursor is on it."""
        cursor = aim.cursor
        if cursor is None or not aim.targets or aim.info or cursor not in self._tokens:
            return None
        return cursor if cursor.area.partition(".")[0] in TILES else None

    def hidden(self, aim: Aim) -> frozenset[Place]:
        """The places whose tokens the overlay draws itself."""
        if self._cards.shown(aim):
            return frozenset(place for place in self._cards.boxes if place.area == "choice")
        raised = self._raised(aim)
        return frozenset() if raised is None else frozenset({raised})

    def lifted(self, aim: Aim) -> dict[Place, Pose]:
        """The poses of what the aim has raised, or of spirits on their cards."""
        if self._cards.shown(aim):
            return self._cards.poses(aim)
        raised = self._raised(aim)
        return {} if raised is None else {raised: self._raised_pose(raised, 1.0)}

    def _raised_pose(self, place: Place, part: float) -> Pose:
        spot = self._asked_layout.spots(place)[0]
        return Pose(spot.x, spot.y - preview.RISE * part, spot.size)

    def _dim(self, aim: Aim) -> frozenset[Place]:
        """Display tiles that the tile at hand cannot take."""
        found = self._preview(aim)
        phase = self._asked.phase
        if aim is NO_AIM or phase not in ("play", "capture"):
            return frozenset()
        if phase == "capture":
            open_to = captures(self._asked, Place("played"))
        elif found is not None:
            open_to = found.captures
        else:
            return frozenset()
        shown = (place for place in self._tokens if place.area == "display" and place.y == 0)
        return frozenset(place for place in shown if place not in open_to)

    # -- drawing -------------------------------------------------------------------------------

    def ground(self, canvas: Canvas) -> Iterator[None]:
        """Sky, mountains and furniture, where they are not kept; then the gaps of the display."""
        yield from self._scenery.ground(canvas)

    def under(self, canvas: Canvas, aim: Aim) -> None:
        """Prepares the tokens at rest: what the aim dims, what lies between them."""
        self._dimmed = self._dim(aim)
        waiting = self._waiting if aim is NO_AIM else ()
        between = partial(self._scenery.between, waiting=waiting)
        self._between: Callable[[Canvas], None] | None = between

    def sprites(self, canvas: Canvas, standing: Sequence[Standing]) -> None:
        """Tokens, in any order."""
        cell = self._home.area("panorama.0").number("cell")
        draw_all(canvas, standing, self._faces, cell, self._dimmed, self._between)
        self._between = None

    def over(self, canvas: Canvas, aim: Aim) -> None:
        """Names, scores and counts; or the cards of an encounter."""
        self._looking = bool(aim.info)
        carded = self._cards.shown(aim)
        if not (carded and self._cards.ready(canvas)):
            self._facts(canvas, aim)
        if carded:
            self._cards.draw(canvas, aim, self._tokens)
        elif not self._cards.boxes:
            self._veil.draw_slots(canvas, self._asked_layout, self._asked)
            self._page(canvas, aim.info)
        if not carded:
            words = self.text(f"solstis.{self._next(aim)}")
            self._scenery.info_button(canvas, words, bool(aim.info))

    def _page(self, canvas: Canvas, page: int) -> None:
        """What is asked for with "info": the tiles not seen yet, or the spirits in play."""
        if page == 1:
            faces = self._veil.unseen(self._asked, self._viewing)
            draw_unseen(canvas, self.text, faces, self._viewing)
        elif page == 2:
            names = [seat.name for seat in self.setup.seats]
            draw_company(canvas, self.text, names, self._asked, self._viewing)

    def _facts(self, canvas: Canvas, aim: Aim) -> None:
        """Names, scores, whose turn it is, counts."""
        scenery = self._scenery
        found = self._preview(aim)
        for seat in (0, 1):
            after: Score | None = None
            if found is not None and found.seat == seat and found.landing is not None:
                after = found.landing.after
            scenery.plate(canvas, seat, after)
            scenery.strip(canvas, seat, after)
        scenery.ribbon(canvas, *self._prompt(aim))
        scenery.counts(canvas)

    def _prompt(self, aim: Aim) -> tuple[str, str]:
        names = [seat.name for seat in self.setup.seats]
        return prompt(self.text, names, self.state, self._scenery.active, aim)

    def carded(self, aim: Aim) -> bool:
        return self._cards.shown(aim)

    def bar(self, canvas: Canvas, aim: Aim, notice: str, hints: Sequence[Hint]) -> None:
        """The move panel; under cards only the keys, and large what the chosen one says."""
        hints = self._hints(aim, hints)
        if self.carded(aim):
            draw_card_keys(canvas, KEYS, hints, aim.device)
            draw_card_words(canvas, self._cards.words(aim))
            return
        box = self._scenery.prompt()
        held = any(place.area in ("played", "loose") for place in self._tokens)
        lines = self._lines(aim, notice)
        self._bar.draw(canvas, box, lines, hints, aim.device, held)

    def _hints(self, aim: Aim, hints: Sequence[Hint]) -> list[Hint]:
        """The keys with what they do in this phase."""
        if not aim.targets:
            return list(hints)
        named = {"confirm": self.text(f"solstis.key.{self._asked.phase}")}
        shown = [(action, named.get(action, label)) for action, label in hints]
        if aim.info:
            return [("info", self.text(f"solstis.{self._next(aim)}")), *shown[-1:]]
        shown[-1:-1] = self._veil.hints(self.text, self._asked, aim.device)
        if not aim.device.startswith("mouse"):
            cards = self._cards.boxes
            shown.insert(-1, ("info", self.text("solstis.see_table" if cards else "help.key.look")))
        return shown

    def _next(self, aim: Aim) -> str:
        """What "info" would show next."""
        if self._cards.boxes and aim.targets:
            return "cards" if aim.info else "see_table"
        return ("unseen", "next.company", "close")[aim.info]

    def _lines(self, aim: Aim, notice: str) -> list[list[Part]]:
        """What the move panel says."""
        told: list[Part] = [Words(notice, GOLD, "figtree-bold", 30)] if notice else []
        watched = self._watched_spirit(aim)
        if watched is not None:
            name, hidden = self._tokens[watched].face, watched == covered(self._asked)
            laid = watched.area.startswith("square") and not hidden
            stars = pays(self._asked, watched) if laid else None
            return self._bar.spirit(name, stars, hidden)
        if not aim.targets:
            return [told]
        lines = self._bar.choice(self._asked, aim, self._preview(aim), self._tokens)
        if told and (len(lines) == 1 or not lines[1]):
            return [lines[0], told]
        return lines

    def _watched_spirit(self, aim: Aim) -> Place | None:
        place = aim.watched
        if place is None and self._asked.phase == "cover":
            place = aim.cursor
        token = self._tokens.get(place) if place is not None else None
        if place is None or token is None or token.kind != "spirit":
            return None
        return place if self._faces.shown(place, token) else None

    def overlay(self, canvas: Canvas, aim: Aim, progress: float) -> None:
        """The cursor and the preview of the aim; ``progress`` 0..1 since the aim changed."""
        self._overlay(canvas, aim, progress)
        self._veil.draw_band(canvas, self.text, self.setup.seats, aim.device)

    def _overlay(self, canvas: Canvas, aim: Aim, progress: float) -> None:
        if self._cards.shown(aim) or aim.info:
            return
        self._mark_cells(canvas, aim)
        self._mark_targets(canvas, aim)
        found = self._preview(aim)
        if found is not None:
            self._view.faint(canvas, found)
            self._view.draw(canvas, found, progress)
            frames = [place for place in found.captures if place != aim.cursor]
            preview.capture_frames(canvas, self._asked_layout, frames, found.seat)
        if aim.cursor is not None:
            self._cursor(canvas, aim.cursor, aim, progress)

    def _mark_cells(self, canvas: Canvas, aim: Aim) -> None:
        """The cell of the tile under the pointer or the cursor, in both panoramas."""
        for place in {aim.watched, aim.cursor}:
            token = self._tokens.get(place) if place is not None else None
            if place is None or token is None or token.kind != "land":
                continue
            face = self._faces.shown(place, token)
            for seat in (0, 1) if face else ():
                cell = cell_of(face, seat)
                if cell != place:
                    self._view.mark(canvas, cell, self._asked.seat, 0.8)

    def _mark_targets(self, canvas: Canvas, aim: Aim) -> None:
        """Where a rainbow, a spirit or the Evil Spirit may go, and what may be captured."""
        phase, seat = self._asked.phase, self._asked.seat
        for target in aim.targets:
            spot = self._asked_layout.spots(target)[0]
            if phase == "rainbow" and target != aim.cursor:
                half = spot.size / 2 - 6
                box = Box(spot.x - half, spot.y - half, 2 * half, 2 * half)
                canvas.outline(box, 8, 3, "FFFFFF", 0.75)
            elif phase in ("square", "cover"):
                pieces.dashed_ring(canvas, spot.x, spot.y, 33)
        if phase == "capture":
            others = [target for target in aim.targets if target != aim.cursor]
            preview.capture_frames(canvas, self._asked_layout, others, seat)

    def _cursor(self, canvas: Canvas, place: Place, aim: Aim, progress: float) -> None:
        seat = self._asked.seat
        if place == self._raised(aim):
            pose = self._raised_pose(place, progress)
            face = self._faces.shown(place, self._tokens[place])
            pieces.tile(canvas, face, pose.x, pose.y, pose.size)
            if self._veil.hides(place):
                self._veil.draw_number(canvas, self._asked_layout, place, preview.RISE * progress)
            half = pose.size / 2
            pieces.focus(canvas, Box(pose.x - half, pose.y - half, pose.size, pose.size), 15, seat)
        elif place.area.startswith(("square", "cover")):
            spot = self._asked_layout.spots(place)[0]
            pieces.focus(canvas, Box(spot.x - 33, spot.y - 33, 66, 66), 33, seat)
        elif place.area.startswith("panorama"):
            pieces.focus(canvas, self.boxes(place)[0], 6, seat)

    # -- pointing ------------------------------------------------------------------------------

    def boxes(self, place: Place) -> tuple[Box, ...]:
        """What a pointer may touch for the place."""
        card = self._cards.boxes.get(place)
        return (card,) if card is not None else self._asked_layout.boxes(place)

    def pick(
        self, pos: tuple[float, float], targets: Iterable[Place], touched: Sequence[Place]
    ) -> Place | None:
        """The target that a pointer at that point means."""
        return meant(pos, ((place, self.boxes(place)) for place in targets))

    def first(self, targets: Sequence[Place], touched: Sequence[Place]) -> Place | None:
        """Where the cursor goes at first: the tile with a capture, the middle of the rest."""
        if self._asked.phase == "play" and not any(map(self._veil.hides, targets)):
            for place in targets:
                if captures(self._asked, place):
                    return place
        return targets[0] if targets else None

    def watch(self, pos: tuple[float, float]) -> Place | None:
        """The uppermost token under the pointer whose face may be seen; cards hide all."""
        if self._cards.boxes and not self._looking:
            return None
        shown = [p for p, token in self._tokens.items() if self._faces.shown(p, token)]
        return uppermost(pos, shown, self._asked_layout)

    def conceal(self, on: bool, peeking: int = -1, seconds: int = 0) -> bool:
        """Keep both hands face down but for the one that its owner looks at."""
        self._veil.on, self._veil.peeking, self._veil.seconds = on, peeking, seconds
        self._found = (NO_AIM, None)
        return True

    def peek_buttons(self) -> Sequence[Box]:
        """The eyes over the trays."""
        return () if self._cards.boxes else self._veil.buttons(self._asked_layout, self._asked)

    @property
    def info_pages(self) -> int:
        """Unseen tiles and spirits; from the cards only the table."""
        return 1 if self._cards.boxes else 2

    def info_button(self) -> Box | None:
        """The button of the list of unseen tiles."""
        return LOOK if self._cards.boxes and not self._looking else self._home.box("unseen")
