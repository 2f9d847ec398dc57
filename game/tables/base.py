"""What a game shows of itself: the part of a table that only its own game knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.rules.core import Event, Move, Place, Token
from game.seats import Setup
from game.ui.glyphs import Hint
from game.view.canvas import Box, Canvas
from game.view.director import Cue
from game.view.layout import Layout
from game.view.motes import Motes
from game.view.styles import Style
from game.view.timeline import Pose


class Standing(NamedTuple):
    """One token to draw: how it looks, where it belongs, which sprite it is and its pose.

    Sizes of ``moving`` ones may be rounded, so that few pictures are made on the way.
    """

    token: Token
    place: Place
    ident: int
    pose: Pose
    moving: bool = False


@dataclass(frozen=True)
class Aim:
    """What the one who decides is about to do.

    ``touched`` are the places touched so far, ``targets`` those that may be next, ``cursor`` the
    one pointed at, ``move`` the move that touching the cursor would complete. ``device`` is the
    one whose keys are shown. Without a decision of a person all of that is empty. ``watched`` is
    what the pointer is over, target or not; ``info`` is the page that its key or button shows.
    """

    touched: tuple[Place, ...] = ()
    targets: tuple[Place, ...] = ()
    cursor: Place | None = None
    move: Move | None = None
    device: str = "mouse"
    thinking: bool = False
    watched: Place | None = None
    info: int = 0


NO_AIM = Aim()


class Effect(NamedTuple):
    """Something drawn over the table during a show, besides the tokens on their ways.

    ``draw`` is given how much of its ``seconds`` has passed, 0..1; it stays at 1 until the show
    is over. ``sound`` is heard when it begins, ``x`` is where, in logical pixels.
    """

    start: float
    seconds: float
    draw: Callable[[Canvas, float], None]
    sound: str = ""
    x: float = 960.0


class TableDefaults:
    """What most games need not say about their tables."""

    pictures: Sequence[str] = ()
    """Pictures that are loaded while nothing else is to do."""
    automatic: frozenset[str] = frozenset()
    """Kinds of moves that nobody is asked for when there is only one of them."""
    live = True
    """Whether the points so far are shown before the end."""

    def notice(self, event: Event) -> str:
        """What is said about an event, "" for nothing."""
        return ""

    def played(self, before: Any, after: Any, cues: Sequence[Cue]) -> Sequence[Effect]:
        """Told of each move with the times of its events; effects that go with them."""
        return ()

    def motes(self, aim: Aim) -> Motes | None:
        """What moves by itself around the table."""
        return None

    def may_take_back(self, before: Any, after: Any) -> bool:
        """Whether the step between these states told nobody anything, so "back" may undo it."""
        return False

    def conceal(self, on: bool, peeking: int = -1, seconds: int = 0) -> bool:
        """Keep hands face down but for that seat's, which looks for so many seconds more.

        False if the game has no hands.
        """
        return False

    def saying(self) -> Sequence[Box] | None:
        """All that looks different at rest while a computer is thinking, or says something else.

        None if that may be anywhere.
        """
        return None

    def carded(self, aim: Aim) -> bool:
        """Whether cards lie over the table now, with a heading above them."""
        return False

    def peek_buttons(self) -> Sequence[Box]:
        """Where a pointer asks to look at a hand."""
        return ()

    def watch(self, pos: tuple[float, float]) -> Place | None:
        """The token that a pointer at that point looks at."""
        return None

    @property
    def info_pages(self) -> int:
        """How many pages "info" goes through before it closes."""
        return 0

    def info_button(self) -> Box | None:
        """Where a pointer asks for "info"."""
        return None


class GameTable(Protocol):
    """The look of one match of one game; places, sprites and input are the table scene's.

    What is explained in ``TableDefaults`` is not explained here again.
    """

    @property
    def pictures(self) -> Sequence[str]: ...

    live: bool
    setup: Setup
    """Who plays; the scene changes it when somebody takes a seat over."""

    @property
    def automatic(self) -> frozenset[str]: ...
    def notice(self, event: Event) -> str: ...
    def played(self, before: Any, after: Any, cues: Sequence[Cue]) -> Sequence[Effect]: ...
    def motes(self, aim: Aim) -> Motes | None: ...
    def may_take_back(self, before: Any, after: Any) -> bool: ...
    def conceal(self, on: bool, peeking: int = -1, seconds: int = 0) -> bool: ...
    def saying(self) -> Sequence[Box] | None: ...
    def carded(self, aim: Aim) -> bool: ...
    def peek_buttons(self) -> Sequence[Box]: ...
    def watch(self, pos: tuple[float, float]) -> Place | None: ...
    @property
    def info_pages(self) -> int: ...
    def info_button(self) -> Box | None: ...

    @property
    def styles(self) -> Mapping[str, Style]: ...
    @property
    def layouts(self) -> Mapping[int, Layout]: ...
    @property
    def backdrops(self) -> Sequence[str]:
        """The backgrounds that a match may show, about in the order in which it wants them."""

    def show(self, state: Any, seat: int) -> None:
        """Draw the facts of this state from now on, arranged for that seat in turn."""

    def turns(self, seat: int, other: int) -> Box:
        """What looks different at rest when the table turns from one seat to the other."""

    def ask(self, state: Any, seat: int) -> None:
        """Point at the places of this state from now on; it may be ahead of the one shown."""

    def ground(self, canvas: Canvas) -> Iterator[None]:
        """Draw what lies under the tokens, a step at each value; once for each ``show``."""

    def under(self, canvas: Canvas, aim: Aim) -> None:
        """What the aim changes on the ground, such as light under a lane."""

    def sprites(self, canvas: Canvas, standing: Sequence[Standing]) -> None:
        """Tokens, in any order."""

    def over(self, canvas: Canvas, aim: Aim) -> None:
        """Everything at rest that lies over the tokens: counts, names, the prompt."""

    def bar(self, canvas: Canvas, aim: Aim, notice: str, hints: Sequence[Hint]) -> None:
        """What is asked or told, and which keys do what."""

    def overlay(self, canvas: Canvas, aim: Aim, progress: float) -> None:
        """The cursor and the preview of the aim; ``progress`` 0..1 since the aim changed."""

    def hidden(self, aim: Aim) -> frozenset[Place]:
        """The places whose tokens the overlay draws itself."""

    def lifted(self, aim: Aim) -> dict[Place, Pose]:
        """The poses of those tokens at the end of the preview."""

    def boxes(self, place: Place) -> tuple[Box, ...]:
        """What a pointer may touch for the place."""

    def pick(
        self, pos: tuple[float, float], targets: Iterable[Place], touched: Sequence[Place]
    ) -> Place | None:
        """The target that a pointer at that point means."""

    def first(self, targets: Sequence[Place], touched: Sequence[Place]) -> Place | None:
        """Where the cursor goes at first among the targets."""
