"""The move panel between the trays: what a choice does, what has just happened, which keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.core import Place, Token
from game.rules.solstis import Landing, State
from game.tables.base import Aim
from game.tables.room import View
from game.tables.solstis import rich
from game.tables.solstis.colors import GAIN, GLASS, LOSS, MUTED, NUMBER, STRONG, TEXT, TITLE
from game.tables.solstis.preview import Preview
from game.tables.solstis.rich import Chip, Icon, Medal, Part, Words
from game.text import Texts
from game.ui import glyphs
from game.view.canvas import CREAM, GOLD, Box, Canvas

CHIPS = 4
"""Captures that are named one by one."""
SPARE = ("move", "info")
"""Keys that are named only where there is room."""
LOWEST = 1030.0
"""The lower end of the trays."""
LEAST = 60.0
"""Height below them that is worth a panel of its own."""
HELD = 156
"""Room for the tile that looks for a capture, at the left end."""


class Bar:
    """Draws the panel for one state."""

    def __init__(self, text: Texts) -> None:
        self.text = text

    def draw(
        self,
        canvas: Canvas,
        box: Box,
        lines: Sequence[Sequence[Part]],
        hints: Sequence[glyphs.Hint],
        device: str,
        held: bool,
    ) -> None:
        """Up to two lines and the keys; ``held`` leaves room for a tile at the left."""
        if isinstance(canvas, View) and canvas.below(LOWEST).h >= LEAST:
            self._draw_large(canvas, _beside(box, held), lines, hints, device)
            return
        inner = _beside(box, held)
        shown = [hint for hint in hints if glyphs.width(canvas, device, hint[0])]
        middle = inner.center[0]
        rows = [42.0, 92.0] if shown else [62.0, 114.0]
        lines = [parts for parts in lines if parts]
        if len(lines) == 1:
            rows = [66.0] if shown else [box.h / 2]
        for parts, y in zip(lines, rows, strict=False):
            rich.line(canvas, parts, middle, box.y + y, "center", inner.w)
        if shown:
            draw_keys(canvas, shown, device, inner, box.y + box.h - 36)

    def _draw_large(
        self,
        view: View,
        box: Box,
        lines: Sequence[Sequence[Part]],
        hints: Sequence[glyphs.Hint],
        device: str,
    ) -> None:
        """The lines over the whole width below the table, the keys alone in the panel."""
        canvas, room = view.screen, view.below(LOWEST)
        shown = [hint for hint in hints if glyphs.width(canvas, device, hint[0])]
        own, step = view.of(box), 46 * canvas.grow
        rows = [row for row in (shown[:2], shown[2:4]) if row]
        y = own.center[1] - step * (len(rows) - 1) / 2
        for place, row in enumerate(rows):
            draw_keys(canvas, row, device, own, y + step * place)
        lines = [parts for parts in lines if parts]
        if not lines:
            return
        canvas.panel(room, 28, 0.92)
        step = room.h / len(lines)
        for place, parts in enumerate(lines):
            y = room.y + step * (place + 0.5)
            high = max(rich.height(canvas, part) for part in parts)
            rich.line(canvas, parts, room.center[0], y, "center", room.w - 60, step * 0.92 / high)

    # -- what is said --------------------------------------------------------------------------

    def choice(
        self, state: State, aim: Aim, found: Preview | None, tokens: Mapping[Place, Token]
    ) -> list[list[Part]]:
        """What the choice under the cursor would do."""
        if state.phase == "play" and found is not None:
            return self._play(found, tokens)
        if state.phase == "capture" and found is not None:
            own, other = (tokens[place].face for place in found.certain)
            first: list[Part] = [
                Words(self.text("solstis.captures"), size=32),
                Chip(other),
                Words(self._shared(own, other), MUTED),
            ]
            return [first, self._outcome(found)]
        if state.phase in ("deer", "beetle") and found is not None:
            face = tokens[found.source].face
            return [[Chip(face), self._words("solstis.lands")], self._outcome(found)]
        if state.phase == "rainbow" and found is not None:
            return [[self._words("solstis.rainbow_here")], self._outcome(found)]
        return [[self._words(f"solstis.about.{state.phase}")]]

    def _play(self, found: Preview, tokens: Mapping[Place, Token]) -> list[list[Part]]:
        own = tokens[found.source].face
        faces = [tokens[place].face for place in found.captures]
        if not faces:
            return [
                [Chip(own), self._words("solstis.captures_nothing")],
                [Words(self.text("solstis.joins"), MUTED)],
            ]
        first: list[Part] = [Chip(own), Words(self.text("solstis.captures"), size=32)]
        if len(faces) == 1:
            first += [Chip(faces[0]), Words(self._shared(own, faces[0]), MUTED)]
            return [first, self._outcome(found)]
        for face in faces[:CHIPS]:
            first.append(Chip(face))
        if len(faces) > CHIPS:
            first.append(Words("…", MUTED))
        return [first, self._outcome(found) or [Words(self.text("solstis.one_of"), MUTED)]]

    def _shared(self, own: str, other: str) -> str:
        row = own.partition("-")[0] == other.partition("-")[0]
        return self.text("solstis.same_row" if row else "solstis.same_column")

    def _words(self, key: str) -> Words:
        return Words(self.text(key), CREAM, STRONG, 30)

    def _outcome(self, found: Preview) -> list[Part]:
        """What the landing changes; empty if it only adds a tile somewhere."""
        done = found.landing
        return [] if done is None else outcome(self.text, done)

    def spirit(self, name: str, stars: int | None, covered: bool) -> list[list[Part]]:
        """A spirit that is pointed at, with what it pays now where it lies in a panorama."""
        title: list[Part] = [
            Medal(name, 24),
            Words(self.text(f"spirit.{name}"), GOLD, TITLE, 38),
        ]
        if stars is not None:
            title += [Words(f"+{stars}", CREAM, NUMBER, 36), Icon("star", 32)]
        key = "solstis.is_covered" if covered else f"spirit.{name}.about"
        return [title, [Words(self.text(key), CREAM, TEXT, 28)]]


def _beside(box: Box, held: bool) -> Box:
    """What is left of the panel beside the tile that is held there, if one is."""
    left, right = (HELD, 20) if held else (24, 24)
    return Box(box.x + left, box.y, box.w - left - right, box.h)


def draw_keys(
    canvas: Canvas, hints: Sequence[glyphs.Hint], device: str, inner: Box, y: float
) -> None:
    """Keys with what they do around the middle of a box; some go if there is no room for all."""
    size, gap = 28.0, 30.0
    while True:
        rooms = [
            glyphs.width(canvas, device, action) + 10 + canvas.width(label, size, TEXT)
            for action, label in hints
        ]
        whole = sum(rooms) + gap * (len(rooms) - 1)
        if whole <= inner.w or len(hints) < 2:
            break
        spare = [hint for hint in hints if hint[0] in SPARE]
        hints = [hint for hint in hints if hint != (spare or hints)[0]]
    x = inner.center[0] - whole / 2
    for (action, label), room in zip(hints, rooms, strict=True):
        glyphs.draw(canvas, device, action, x, y)
        left = x + glyphs.width(canvas, device, action) + 10
        canvas.text(label, left, y, size, CREAM, TEXT)
        x += room + gap


def outcome(text: Texts, done: Landing) -> list[Part]:
    """Fires, spirits and rainbows that a landing brings, most important first, at most three."""
    parts: list[list[Part]] = []
    if done.blocked:
        parts.append([Icon("cross", 30, LOSS), Words(text("solstis.blocked"), LOSS, STRONG)])
    if done.lights:
        words = text("solstis.lights", count=len(done.lights))
        parts.append([Icon("fire", 38), Words(words, GAIN, STRONG)])
    if done.closes:
        parts.append([Icon("paw", 36, GAIN), Words(text("solstis.comes"), GAIN, STRONG)])
    if done.displaces:
        words = text("solstis.displaces", count=len(done.displaces))
        parts.append([Words(words, GOLD, STRONG)])
    grown = done.after.line("area").points - done.before.line("area").points
    if grown and len(parts) < 2:
        parts.append(
            [Icon("area", 34, GAIN), Words(text("solstis.grows", count=grown), GAIN, STRONG)]
        )
    line: list[Part] = []
    for index, part in enumerate(parts[:3]):
        line += ([Words("  ")] if index else []) + part
    return line


def draw_card_keys(canvas: Canvas, box: Box, hints: Sequence[glyphs.Hint], device: str) -> None:
    """The keys below cards."""
    canvas.panel(box, 30, 0.85, GLASS, 0.06)
    shown = [hint for hint in hints if glyphs.width(canvas, device, hint[0])]
    draw_keys(canvas, shown, device, box, box.center[1])


def draw_card_words(canvas: Canvas, words: str) -> None:
    """What a card says, once more in large letters, where the table made room for them."""
    if not isinstance(canvas, View) or not words or canvas.below(LOWEST).h < LEAST:
        return
    screen, room = canvas.screen, canvas.below(LOWEST)
    screen.panel(room, 28, 0.92, GLASS, 0.06)
    size, lines = screen.filled(words, 32, room.w - 60, room.h - 12, TEXT)
    step = screen.line(size, 1.15)
    y = room.center[1] - step * (len(lines) - 1) / 2
    for each in lines:
        screen.text(each, room.center[0], y, size, CREAM, TEXT, "center")
        y += step
