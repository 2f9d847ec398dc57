"""The whole feel of the motion in one table a game: how each kind of event looks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.view.timeline import Ease, in_out_quad


@dataclass(frozen=True)
class Style:
    """How one kind of event moves.

    ``seconds`` long; the next event begins ``wait`` seconds after this one's turn came; it begins
    itself ``delay`` later, and each further token ``stagger`` after the one before. ``arc`` in
    logical pixels, ``lift`` 0..1, ``spin`` and ``lean`` in degrees; ``over`` turns the token over
    halfway; ``from_top`` lets it fall into the picture; having landed, it is squeezed and comes to
    rest within ``settle`` more seconds, before ``wait`` is over. ``sound`` is heard ``sound_at``
    seconds after it began; in its name {seat} is the seat told of, counted from 1, {what} what the
    game says of the event.
    """

    seconds: float = 0.0
    wait: float = 0.0
    ease: Ease = in_out_quad
    delay: float = 0.0
    stagger: float = 0.0
    arc: float = 0.0
    lift: float = 0.0
    spin: float = 0.0
    lean: float = 0.0
    over: bool = False
    from_top: bool = False
    settle: float = 0.0
    sound: str = ""
    sound_at: float = 0.0
    rumble: tuple[float, int] = (0.0, 0)
    """Strength 0..1 and milliseconds of the shaking of the pads concerned."""

    @property
    def length(self) -> float:
        """Seconds until everything of it is at rest."""
        return self.seconds + self.settle

    def calm(self) -> Style:
        """The same without arcs, spins and falls: tokens go straight, or appear where they lie."""
        straight = replace(self, ease=in_out_quad, arc=0.0, lift=0.0, spin=0.0, lean=0.0)
        return replace(straight, from_top=False, settle=0.0)
