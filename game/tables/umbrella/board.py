"""The scoreboards: capsules that pay their number, or a grid whose neighbors join."""

from __future__ import annotations

import pygame

from game.levels import BoardPlan, SpaceSpot
from game.view import paint
from game.view.assets import PREMUL
from game.view.canvas import CREAM, GOLD, LINE, Box, Canvas

SPOT = 160 / 72
"""Side of a spot's picture in parts of its radius."""


def draw_board(
    canvas: Canvas, box: Box, plan: BoardPlan, filled: frozenset[tuple[int, int]]
) -> None:
    """A scoreboard in its box; ``filled`` are the grid places of the spaces that hold tokens."""
    canvas.panel(box, 12 if box.h < 90 else 16, 0.80, "121829")
    for group in plan.groups:
        done = all(space in filled for space in group.spaces)
        capsule = Box(*group.rect)
        radius = capsule.h / 2
        canvas.pill(capsule, radius, ("6A4A18" if done else "26304E", 0.95))
        canvas.outline(capsule, radius, 2.5, LINE if done else "8E9BD0", 0.95 if done else 0.5)
        size = max(28, min(38, capsule.h * 0.72))
        canvas.printed.text(
            str(group.bonus), *group.number, size, GOLD if done else CREAM, "extrabold", "center"
        )
    if not plan.groups:
        _rods(canvas, plan, filled)
    for space in plan.spaces:
        _space(canvas, space, (space.x, space.y) in filled)


def _rods(canvas: Canvas, plan: BoardPlan, filled: frozenset[tuple[int, int]]) -> None:
    """Lines between neighboring spaces, gold once both hold tokens."""
    at = {(space.x, space.y): space for space in plan.spaces}
    for (x, y), space in at.items():
        for near in ((x + 1, y), (x, y + 1)):
            other = at.get(near)
            if other is None:
                continue
            lit = (x, y) in filled and near in filled
            for thick, color in ((0.85, "070A14"), (0.40, LINE if lit else "4A5580")):
                w = space.r * thick
                (ax, ay), (bx, by) = space.at, other.at
                canvas.pill(Box(ax - w / 2, ay - w / 2, bx - ax + w, by - ay + w), 0, (color, 1.0))


def _space(canvas: Canvas, space: SpaceSpot, filled: bool) -> None:
    x, y = space.at
    side = space.r * SPOT
    names = space.accepts.split("|")
    if len(names) == 1:
        canvas.picture(f"umbrella/spot-{names[0]}", x, y, side)
    else:
        px = canvas.px(side)
        canvas.stamp(
            canvas.assets.made(("halves", *names, px), lambda: _halves(canvas, names, px)), x, y
        )
    white = names[0] in ("up", "right", "down", "left")
    if filled:
        canvas.picture("umbrella/ring-gold", x, y, side)
    else:
        canvas.disc(x, y, space.r, "0A0F20", 0.10 if white else 0.24)


def _halves(canvas: Canvas, names: list[str], px: int) -> pygame.Surface:
    """A space that accepts either of two colors: one beside the other, a line between."""
    left, right = (canvas.assets.image(f"umbrella/spot-{name}", (px, px)) for name in names[:2])
    both = paint.blank(px, px)
    half = px // 2
    both.blit(left, (0, 0), (0, 0, half, px), special_flags=PREMUL)
    both.blit(right, (half, 0), (half, 0, px - half, px), special_flags=PREMUL)
    line = max(1, round(px * 0.03))
    reach = round(px * 72 / 160)
    bar = pygame.Rect(half - line // 2 - line % 2, px // 2 - reach, 2 * line, 2 * reach)
    both.fill(paint.rgba("FFF0D0"), bar)
    return both
