"""What a sheet with few rows has room for: final scoreboards, and the weather of a solo game."""

from __future__ import annotations

from game.levels import LevelError, load_scoreboard
from game.paths import LEVELS
from game.rules.umbrella import BANDS, State, band
from game.tables.umbrella.board import draw_board
from game.text import Texts
from game.view.canvas import CREAM, PALE, Box, Canvas

LADDER = (*BANDS, (0, "lost"))
"""Least points and name of every weather, the best one first."""


def next_band(total: int) -> tuple[int, str] | None:
    """The weather above the one that these points reach, None above the best."""
    above = [(least, name) for least, name in BANDS if least > total]
    return above[-1] if above else None


def draw_final_board(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """The scoreboard of a seat with its drops, if its file is still the one that was played."""
    try:
        plan = load_scoreboard(LEVELS / "umbrella" / f"scoreboard-{state.board.level}.tmx")
    except LevelError:
        return
    if plan.board != state.board:
        return
    spaces = state.board.spaces
    filled = {(s.x, s.y) for i, s in enumerate(spaces) if state.drops[seat] >> i & 1}
    fitted = plan.fit(*box)
    draw_board(canvas, box, fitted, frozenset(filled))
    for spot in fitted.spaces:
        if (spot.x, spot.y) in filled:
            wide = spot.r * 1.36
            canvas.picture("umbrella/drop", spot.at[0], spot.at[1] + 1, wide, wide * 224 / 176)
    for index, power in enumerate(fitted.powers):
        spent = "-spent" if state.gone[seat] >> index & 1 else ""
        canvas.picture(f"umbrella/power-{power.effect}{spent}", *power.at, power.r * 2.46)


def draw_ladder(canvas: Canvas, text: Texts, box: Box, total: int, told: bool) -> None:
    """Every weather from the best down; what was reached is gold once it is told."""
    reached = band(total)
    step = box.h / len(LADDER)
    for row, (least, name) in enumerate(LADDER):
        own = Box(box.x, box.y + row * step, box.w, step - 10)
        y = own.center[1]
        here = told and name == reached
        if here:
            canvas.pill(own, 24, *canvas.accent.chosen)
            canvas.outline(own, 24, 4, canvas.accent.line)
        else:
            canvas.pill(own, 24, (canvas.accent.row, 0.92))
            canvas.outline(own, 24, 2.5, canvas.accent.edge, 0.35)
        canvas.picture(f"umbrella/weather-{name}", own.x + 118, y, 76)
        tone = CREAM if here or total >= least else PALE
        canvas.text(text(f"band.{name}"), own.x + 198, y, 38, tone, "bold")
        below = BANDS[-1][0]
        words = text("results.from", count=least) if least else text("results.below", count=below)
        tone = canvas.accent.text if here else PALE
        canvas.text(words, own.x + own.w - 44, y, 34, tone, "bold", "right")
